"""The digests of the rules tell every number that code cites, each rule once and in order."""

from __future__ import annotations

import re

import pytest

from tortuga.paths import PACKAGE

ROOT = PACKAGE.parent
NUMBER = re.compile(r"\b[RTACU][1-9]\d?\b")
RANGE = re.compile(r"\b([RT])(\d+)(?:-| to )\1?(\d+)\b")
TOLD = re.compile(r"^- \*\*([RTACU]\d+)\*\* ", re.MULTILINE)


def digest(game: str) -> list[str]:
    """The numbers of the rules in a game's digest, in its order."""
    return TOLD.findall((ROOT / "tortuga/games" / game / "RULES.md").read_text(encoding="utf-8"))


def cited(game: str) -> set[str]:
    """The numbers that the code of a game cites."""
    found: set[str] = set()
    for folder in ("tortuga/games", "tortuga/app/games", "ai/games", "tests/games"):
        for path in (ROOT / folder / game).rglob("*.py"):
            text = path.read_text(encoding="utf-8")
            found.update(NUMBER.findall(text))
            for letter, first, last in RANGE.findall(text):
                found.update(f"{letter}{number}" for number in range(int(first), int(last) + 1))
    return found


@pytest.mark.parametrize(("game", "letter", "last"), [("tortuga2014", "R", 92), ("tortuga1667", "T", 79)])
def test_every_rule_has_its_line(game, letter, last):
    rules = [number for number in digest(game) if number.startswith(letter)]
    assert rules == [f"{letter}{number}" for number in range(1, last + 1)]


@pytest.mark.parametrize("game", ["tortuga2014", "tortuga1667"])
def test_every_number_that_is_cited_is_in_the_digest(game):
    assert cited(game) - set(digest(game)) == set()
