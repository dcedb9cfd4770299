#!/bin/sh
# Starts the game that lies beside it; where the system is too old for it, says so instead of failing without a word.
here=$(dirname "$(readlink -f "$0")")
has=$(getconf GNU_LIBC_VERSION 2>/dev/null | sed 's/.* //')
if [ -n "$has" ] && [ "$(printf '%s\n' "GLIBC" "$has" | sort -V | head -n 1)" != "GLIBC" ]; then
  told="Tortuga needs a Linux with glibc GLIBC or newer, and this one has $has."
  echo "$told" >&2
  if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] && [ ! -t 2 ]; then
    zenity --error --text "$told" 2>/dev/null || kdialog --error "$told" 2>/dev/null || xmessage "$told" 2>/dev/null
  fi
  exit 1
fi
exec "$here/tortuga-game" "$@"
