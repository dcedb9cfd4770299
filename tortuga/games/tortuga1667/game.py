"""Tortuga 1667 as the program knows it: rules, seats, and its options as data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tortuga.games.tortuga1667.commands import LINES
from tortuga.games.tortuga1667.options import MIN_STARRED
from tortuga.games.tortuga1667.pieces import EVENT_CARDS, FOUR_UP, ROW, STARRED, VOTE_KINDS
from tortuga.games.tortuga1667.rules import RULES
from tortuga.games.tortuga1667.state import Table
from tortuga.kernel.game import Game, Option, Spaces


def _not_with_few(value: int | str, seats: int) -> bool:
    """Whether two or three players cannot have a starred card, or this many of them (T15)."""
    return seats < 4 and (
        value in FOUR_UP or (isinstance(value, int) and value > len(STARRED) - len(FOUR_UP))
    )


OPTIONS: Final = (
    Option("edition", ("2017web", "v2"), "2017web", flag="--edition", place="board"),
    Option("setup", ("usual", "advanced"), "usual", place="board"),
    Option("timer", (0, 30), 0, place="board"),
    Option("talk", ("off", "on"), "off", place="board"),
    Option("starred_count", tuple(range(MIN_STARRED, len(STARRED) + 1)), MIN_STARRED, locked=_not_with_few),
    Option("starred", STARRED, (), many=range(len(STARRED) + 1), locked=_not_with_few),
    Option("fountain_vs_mutiny", ("no", "yes"), "no"),
    Option("stall", (0, 1, 2, 3), 0),
    Option("custom_votes", (), ()),
)
"""() for `starred`: `starred_count` are drawn in secret; () for `custom_votes`: the reconstructed cards."""

_SEATS: Final = 9
_HAND: Final = 6
_VOTES: Final = 12
"""More vote cards than are ever shown at once."""
_PAST: Final = 16
"""Maximum number of the latest facts of the history in an array."""

SPACES: Final = Spaces(
    lengths={
        **dict.fromkeys(
            (
                *("lines[]", "loyalties", "hands", "seen", "albatrosses", "codes", "letters", "scurvy"),
                *("voters", "missing", "ballots", "cast", "said", "seats", "played"),
            ),
            _SEATS,
        ),
        **dict.fromkeys(("deck", "events", "under", "pool"), 0),
        "hands[]": _HAND,
        "row": ROW,
        "ballots[]": 2,
        "discards": 24,
        "maps": 3,
        "cards": _VOTES,
        "cursed": 2,
        "history": _PAST,
    },
    longest=20_000,
    numbers=range(-1, _SEATS),
    said=("", *VOTE_KINDS, *EVENT_CARDS, *LINES),
    words={
        **dict.fromkeys(("hands[][]", "ballots[][]", "card", "cards[]"), VOTE_KINDS),
        **dict.fromkeys(("row[]", "event", "events[]", "discards[]"), ("", *EVENT_CARDS)),
        "line": tuple(LINES),
        "result": ("", "success", "failure", "british", "french", "tie"),
    },
    skipped=frozenset({"options", "Past.board", "memory", "votes-dealt"}),
)


class Tortuga1667(Game):
    """The card game of 2017."""

    rules = RULES
    seats = range(2, 10)
    options = OPTIONS
    colours = ("rosa", "jack", "bellamy", "anne", "silas", "zola", "kofi", "finn", "mei")
    """The nine pirates' tints, which no nation has."""
    sides = "loyalties"
    spaces = SPACES
    voyages = "tortuga.games.tortuga1667.voyages:CHART"

    def figures(self, state: Table) -> Mapping[str, float]:
        """How long it took, and whether it went into overtime."""
        return {"turns": state.turn, "overtime_share": state.overtime > 0}

    def completed(self, values: dict[str, Any]) -> dict[str, Any]:
        """The values; `vote_set` follows `custom_votes`, and `starred_count` the starred cards if chosen."""
        values["custom_votes"] = values["custom_votes"] or None
        values["vote_set"] = "custom" if values["custom_votes"] else "reconstructed"
        values["starred"] = tuple(values["starred"])
        if values["starred"]:
            values["starred_count"] = len(values["starred"])
        return values


GAME: Final = Tortuga1667()
