"""JSON Schema of the lines of a log, made from the types: `python -m tortuga.research.schema [NAME...]`.

Without names it rewrites `log.schema.json` beside the rules of every game; with names it
prints the schemas of these games. `tortuga/kernel/LOG.md` describes the rest of the format.
"""

from __future__ import annotations

import inspect
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, Union

import msgspec

from tortuga.games import GAMES
from tortuga.kernel.game import Game
from tortuga.kernel.log.format import FORMAT, SEAL_DIGITS, VERSION, Header, KernelEvent

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
_SEAL: Final = {"type": "string", "pattern": f"^[0-9a-f]{{{SEAL_DIGITS}}}$"}
_PLACE: Final = "#/$defs/{name}"

Schema = dict[str, Any]


def schema(game: Game) -> Schema:
    """The JSON Schema of a log's lines: the header or an event, each with its seal."""
    rules = game.rules
    kinds = [Header, rules.options_type, Union[rules.event_type, KernelEvent]]  # noqa: UP007 - a value
    (header, options, events), parts = msgspec.json.schema_components(kinds, ref_template=_PLACE)
    for part in parts.values():
        if "description" in part:  # only since 3.13 Python removes the indentation by itself
            part["description"] = inspect.cleandoc(part["description"])
    of_lines = [header, *events["anyOf"]]
    for reference in of_lines:
        part = parts[_name(reference)]
        part["properties"]["seal"] = _SEAL
        part["required"] = [*part.get("required", []), "seal"]
        part["additionalProperties"] = False
    head = parts[_name(header)]["properties"]
    head |= {"format": {"const": FORMAT}, "version": {"const": VERSION}, "game": {"const": game.name}}
    head["options"] = options
    head["seats"] |= {"minItems": game.seats[0], "maxItems": game.seats[-1]}
    return {
        "$schema": DIALECT,
        "title": f"A line of a log of {game.name}, format version {VERSION}",
        "oneOf": of_lines,
        "$defs": dict(sorted(parts.items())),
    }


def _name(reference: Schema) -> str:
    return str(reference["$ref"]).rpartition("/")[2]


def written(game: Game) -> str:
    """The text of a game's schema file."""
    return json.dumps(schema(game), indent=1, ensure_ascii=False) + "\n"


def place(game: Game) -> Path:
    """The path of a game's schema file, beside the rules."""
    module = sys.modules[type(game.rules).__module__]
    assert module.__file__ is not None
    return Path(module.__file__).parent / "log.schema.json"


def main(names: Sequence[str]) -> None:
    """Print the schemas of the named games, or rewrite all of them."""
    for name in names:
        sys.stdout.write(written(GAMES[name]))
    for name in () if names else GAMES:
        place(GAMES[name]).write_text(written(GAMES[name]), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
