#!/bin/sh
# Puts Tortuga into the menu of the desktop, for this person only; --remove takes it out again.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
home=${XDG_DATA_HOME:-$HOME/.local/share}
id=game.tortuga.tortuga
entry=$home/applications/$id.desktop
# 1.0.0 called them tortuga
rm -f "$home/applications/tortuga.desktop" "$home"/icons/hicolor/*/apps/tortuga.png
if [ "${1:-}" = --remove ]; then
  rm -f "$entry" "$home"/icons/hicolor/*/apps/$id.png
  exit
fi
for size in 48 256; do
  icons=$home/icons/hicolor/${size}x$size/apps
  mkdir -p "$icons"
  cp "$here/icons/tortuga-$size.png" "$icons/$id.png"
done
mkdir -p "${entry%/*}"
# a path in an Exec line: quoted, and what is special there escaped once for the quotes and once for the line
path=$(printf %s "$here/tortuga" | sed -e 's/\\/\\\\\\\\/g' -e 's/["`$]/\\\\&/g' -e 's/%/%%/g')
while IFS= read -r line; do
  case $line in
    # by way of sh: some desktops look for the program as it is written, and find none whose path is escaped
    Exec=*) printf 'Exec=sh -c "exec \\\\"\\\\$0\\\\"" "%s"\n' "$path" ;;
    *) printf '%s\n' "$line" ;;
  esac
done <"$here/tortuga.desktop" >"$entry"
echo "$entry"
