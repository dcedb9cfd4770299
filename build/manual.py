"""Write the manual page and the completions of bash, zsh and fish from the command line's own help.

    python build/manual.py

They lie in build/release/manual, from where the wheel takes them to share/. Run it after the help has
changed; tests/recipes fails if that was forgotten.
"""

from __future__ import annotations

import argparse
import re
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "build")]

from tortuga.app.text import Text  # noqa: E402
from tortuga.cli.parser import build  # noqa: E402
from tortuga.games import GAMES  # noqa: E402
from tortuga.paths import DATA_DIR_VARIABLE  # noqa: E402

MANUAL = ROOT / "build" / "release" / "manual"


@dataclass(frozen=True)
class Flag:
    """An option, or an argument without a name."""

    names: tuple[str, ...]
    value: str
    help: str

    @property
    def values(self) -> list[str]:
        """What is taken as its value, if that is known."""
        if "--game" in self.names:
            return list(GAMES)
        return self.value.split("|") if re.fullmatch(r"[\w.]+(\|[\w.]+)+", self.value) else []

    @property
    def files(self) -> bool:
        """Whether its value is a file or a folder."""
        return self.value.startswith(("FILE", "DIR"))


@dataclass(frozen=True)
class Command:
    """A command; without a name, the program itself."""

    name: str
    about: str
    flags: list[Flag]
    of_games: dict[str, list[Flag]]
    """What is different with `--game` and the name of a game."""

    @property
    def every(self) -> dict[str, Flag]:
        """All its options by name, whatever the game."""
        flags = [*(flag for more in self.of_games.values() for flag in more), *self.flags]
        return {name: flag for flag in flags for name in flag.names}


def commands() -> list[Command]:
    """The program and its commands, in the order of its help."""
    found: dict[str, Command] = {}
    for game in GAMES:
        parser = build(Text("en"), GAMES[game])
        (listed,) = (each for each in parser._actions if isinstance(each, argparse._SubParsersAction))
        for name, one in {"": parser, **listed.choices}.items():
            flags = [
                _flag(each) for each in one._actions if each.help != argparse.SUPPRESS and each is not listed
            ]
            if name not in found:
                found[name] = Command(name, one.description or "", flags, {})
            elif other := [
                flag for flag in flags if flag not in found[name].flags and "--game" not in flag.names
            ]:
                found[name].of_games[game] = other
    return list(found.values())


def _flag(action: argparse.Action) -> Flag:
    value = "" if action.nargs == 0 else str(action.metavar) + ("..." if action.nargs == "+" else "")
    return Flag(tuple(action.option_strings), value, action.help or "")


def page(told: list[Command]) -> str:
    """The manual page, in the language of man."""
    program, *rest = told
    words = Text("en")
    everywhere = [flag for flag in program.flags if all(flag in command.flags for command in rest)]

    def listed(flags: list[Flag]) -> list[str]:
        lines = []
        for flag in flags:
            names = ", ".join(rf"\fB{_roff(name)}\fR" for name in flag.names)
            lines += [
                ".TP",
                f"{names} \\fI{_roff(flag.value)}\\fR".replace(r" \fI\fR", "").strip(),
                _roff(flag.help),
            ]
        return lines

    lines = [
        *(r".\" Made by build/manual.py.", ".TH TORTUGA 6", ".SH NAME", r"tortuga \- two pirate games"),
        *(".SH SYNOPSIS", r"\fBtortuga\fR [\fIOPTION\fR]... [\fICOMMAND\fR [\fIARGUMENT\fR]...]"),
        *(".SH DESCRIPTION", _roff(program.about), ".SH OPTIONS", *listed(program.flags), ".SH COMMANDS"),
        r"Each of them takes \fB\-\-help\fR, \fB\-\-data\-dir\fR and \fB\-\-lang\fR, too.",
    ]
    for command in rest:
        lines += [f".SS {command.name}", _roff(command.about)]
        lines += listed([flag for flag in command.flags if flag not in everywhere])
        for game, flags in command.of_games.items():
            lines += [".PP", rf"With \fB\-\-game {game}\fR:", *listed(flags)]
    lines += [".SH ENVIRONMENT", ".TP", rf"\fB{DATA_DIR_VARIABLE}\fR", r"the same as \fB\-\-data\-dir\fR"]
    lines += [".SH EXIT STATUS", _roff(words.say("cli-help-end"))]
    return "\n".join(lines) + "\n"


def _roff(text: str) -> str:
    return re.sub(r"^([.'])", r"\\&\1", text.replace("\\", r"\e").replace("-", r"\-"))


def bash(told: list[Command]) -> str:
    """Completion for bash; what it does not know are files."""
    program, *rest = told
    names = "|".join(command.name for command in rest)
    flags = {name: flag for command in told for name, flag in command.every.items() if name.startswith("-")}
    choices = {name: flag.values for name, flag in flags.items() if flag.values}
    free = sorted(name for name, flag in flags.items() if flag.value and not flag.values)
    lines = [
        "# Made by build/manual.py.",
        "_tortuga() {",
        '  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command="" words="" i',
        "  COMPREPLY=()",
        "  for ((i = 1; i < COMP_CWORD; i++)); do",
        f"    case ${{COMP_WORDS[i]}} in {names}) command=${{COMP_WORDS[i]}}; break ;; esac",
        "  done",
        "  case $before in",
        *(f"    {name}) words='{' '.join(values)}' ;;" for name, values in sorted(choices.items())),
        f"    {'|'.join(free)}) return ;;",
        "    *) case $command in",
    ]
    lines += [f"      {command.name}) words='{' '.join(command.every)}' ;;" for command in rest]
    lines += [
        f"      *) words='{names.replace('|', ' ')} {' '.join(program.every)}' ;;",
        *(
            "    esac ;;",
            "  esac",
            "  # shellcheck disable=SC2207  # macOS' bash has no mapfile",
            '  COMPREPLY=($(compgen -W "$words" -- "$word"))',
            "}",
        ),
        "complete -o default -F _tortuga tortuga",
    ]
    return "\n".join(lines) + "\n"


def zsh(told: list[Command]) -> str:
    """Completion for zsh."""
    program, *rest = told

    def specs(command: Command) -> list[str]:
        made = []
        for name, flag in command.every.items():
            value = f"({' '.join(flag.values)})" if flag.values else "_files" if flag.files else " "
            made.append(
                f"{name}[{_zsh(flag.help)}]"
                + (f":{flag.value.partition('|')[0]}:{value}" if flag.value else "")
            )
        made += ["*:file:_files"] if any(flag.files and not flag.names for flag in command.flags) else []
        return [f"'{spec}'" for spec in made]

    lines = ["#compdef tortuga", "# Made by build/manual.py.", "local state line", "_arguments -C \\"]
    lines += [f"  {spec} \\" for spec in specs(program)]
    lines += [
        "  '1:command:->command' '*::argument:->argument'",
        "case $state in",
        "  command)",
        "    local commands=(",
    ]
    lines += [f"      '{command.name}:{_zsh(command.about)}'" for command in rest]
    lines += ["    )", "    _describe command commands ;;", "  argument)", "    case $line[1] in"]
    lines += [f"      {command.name}) _arguments {' '.join(specs(command))} ;;" for command in rest]
    return "\n".join([*lines, "    esac ;;", "esac"]) + "\n"


def _zsh(text: str) -> str:
    return re.sub(r"([\[\]:\\])", r"\\\1", text).replace("'", r"'\''")


def fish(told: list[Command]) -> str:
    """Completion for fish."""
    lines = ["# Made by build/manual.py."]
    for command in told:
        when = f"__fish_seen_subcommand_from {command.name}" if command.name else "__fish_use_subcommand"
        for name, flag in command.every.items():
            how = f"-{'l' if name.startswith('--') else 's'} {name.lstrip('-')}"
            how += (
                f" -x -a '{' '.join(flag.values)}'" if flag.values else " -r" if flag.files else " -x"
            ) * bool(flag.value)
            lines.append(f"complete -c tortuga -n '{when}' {how} -d '{_fish(flag.help)}'")
        if command.name:
            lines.append(
                "complete -c tortuga -n __fish_use_subcommand -f"
                f" -a {command.name} -d '{_fish(command.about)}'"
            )
    return "\n".join(lines) + "\n"


def _fish(text: str) -> str:
    return text.replace("\\", r"\\").replace("'", r"\'")


def made() -> dict[str, str]:
    """What lies in build/release/manual."""
    told = commands()
    return {
        "tortuga.6": page(told),
        "tortuga.bash": bash(told),
        "_tortuga": zsh(told),
        "tortuga.fish": fish(told),
    }


def main() -> None:
    """Write all four."""
    MANUAL.mkdir(exist_ok=True)
    for name, words in made().items():
        (MANUAL / name).write_text(words, "utf-8", newline="\n")


if __name__ == "__main__":
    main()
