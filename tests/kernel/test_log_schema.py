"""`LOG.md` and the schemas tell the format as it is."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from tests.golden.regenerate import FOLDER
from tortuga.games import GAMES
from tortuga.kernel.log.format import KernelEvent
from tortuga.kernel.log.reader import DEEPEST, MAX_LINE, MAX_LINES
from tortuga.paths import PACKAGE
from tortuga.research.schema import place, written

PAGE = (PACKAGE / "kernel" / "LOG.md").read_text(encoding="utf-8")
LOGS = sorted(
    path for path in FOLDER.glob("*.jsonl") if path.stem.startswith(("cards", "two", "three", "four"))
)


@cache
def told(game: str) -> dict[str, Any]:
    """The schema in the file of a game."""
    read: dict[str, Any] = json.loads(place(GAMES[game]).read_text(encoding="utf-8"))
    return read


@cache
def judge(game: str, kind: str) -> Any:
    """What judges lines of one type; the whole schema would ask all types for each line."""
    parts = told(game)["$defs"]
    tags = {name: part["properties"].get("type", {}).get("enum", ["header"]) for name, part in parts.items()}
    name = next(each for each, tag in tags.items() if tag == [kind] and "seal" in parts[each]["properties"])
    return Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": parts})


@pytest.mark.parametrize("name", ["tortuga2014", "tortuga1667"])
def test_the_schema_of_a_game_is_that_of_its_types(name: str) -> None:
    """Run `python -m tortuga.research.schema` after a change of a type."""
    assert place(GAMES[name]).read_text(encoding="utf-8") == written(GAMES[name])


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_every_golden_log_is_as_the_schema_says(path: Path) -> None:
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    seen: set[str] = set()
    for line in lines:
        if (kind := line.get("type", "header")) in seen:
            continue  # one of each: the whole logs take seconds
        seen.add(kind)
        valid = judge(lines[0]["game"], kind).is_valid
        assert valid(line), line
        assert not valid(line | {"more": 1})
        assert not valid(line | {"seal": "0" * 15})
        assert not valid({name: value for name, value in line.items() if name != "seal"})


def test_the_sample_checks_seals(tmp_path: Path) -> None:
    sample = re.search(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert sample is not None
    whole = FOLDER / "cards-two-seats-v2.jsonl"
    altered = tmp_path / "altered.jsonl"
    altered.write_text(whole.read_text(encoding="utf-8").replace('"seat":1', '"seat":0', 1), encoding="utf-8")
    said = [
        subprocess.run(
            [sys.executable, "-c", sample[1], str(path)], capture_output=True, text=True, check=False
        )
        for path in (whole, altered)
    ]
    assert said[0].stdout == "all seals hold\n"
    assert re.fullmatch(r"line \d+ was altered\n", said[1].stderr)


def test_the_page_tells_the_bounds_and_the_fields() -> None:
    assert f"{MAX_LINE:,} bytes" in PAGE
    assert f"{MAX_LINES:,} lines" in PAGE
    assert f"at most {DEEPEST} deep" in PAGE
    fields = told("tortuga2014")["$defs"]["Header"]["properties"]
    assert not [field for field in fields if f"| `{field}` |" not in PAGE]
    assert all(f"`{kind.__struct_config__.tag}`" in PAGE for kind in KernelEvent.__args__)
