"""Tortuga 1667 as the house knows it: rules, seats, and its options as data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from tortuga.games.tortuga1667.commands import LINES
from tortuga.games.tortuga1667.options import LEAST_STARRED, Options, check
from tortuga.games.tortuga1667.pieces import EVENT_CARDS, FOUR_UP, ROW, STARRED, VOTE_KINDS
from tortuga.games.tortuga1667.rules import RULES
from tortuga.games.tortuga1667.state import Table
from tortuga.kernel.errors import Refusal
from tortuga.kernel.game import Option, Spaces, Upcasts


def _not_with_few(value: int | str, seats: int) -> bool:
    """Whether two or three players cannot have a starred card, or so many of them (T15)."""
    return seats < 4 and (
        value in FOUR_UP or (isinstance(value, int) and value > len(STARRED) - len(FOUR_UP))
    )


OPTIONS: Final = (
    Option("edition", ("2017web", "v2"), "2017web", flag="--edition", place="board"),
    Option("setup", ("usual", "advanced"), "usual", place="board"),
    Option("timer", (0, 30), 0, place="board"),
    Option("talk", ("off", "on"), "off", place="board"),
    Option(
        "starred_count", tuple(range(LEAST_STARRED, len(STARRED) + 1)), LEAST_STARRED, locked=_not_with_few
    ),
    Option("starred", STARRED, (), many=range(len(STARRED) + 1), locked=_not_with_few),
    Option("fountain_vs_mutiny", ("no", "yes"), "no"),
    Option("stall", (0, 1, 2, 3), 0),
    Option("custom_votes", (), ()),
)
"""No `starred`: `starred_count` of them are drawn in secret; no `custom_votes`: the reconstructed cards."""

_SEATS: Final = 9
_HAND: Final = 6
_VOTES: Final = 12
"""Vote cards that are shown at once, and more."""
_PAST: Final = 16
"""Of the history the last facts are told."""

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


class Tortuga1667Game:
    """See `tortuga.kernel.game.Game`."""

    name = RULES.name
    rules = RULES
    seats = range(2, 10)
    options = OPTIONS
    colours = ("rosa", "jack", "bellamy", "anne", "silas", "zola", "kofi", "finn", "mei")
    """The nine pirates' tints, which no nation has."""
    sides = "loyalties"
    upcasts: Upcasts = {}
    spaces = SPACES

    def figures(self, state: Table) -> Mapping[str, float]:
        """How long it took, and whether it went into overtime."""
        return {"turns": state.turn, "overtime_share": state.overtime > 0}

    def make(self, seats: int, chosen: Mapping[str, Any]) -> Options:
        """The options of a new game.

        Args:
            chosen: by field; what is missing is as usual, `vote_set` follows from `custom_votes`, and as many
                starred cards are in the game as are chosen.

        Raises:
            Refusal: naming the option.
        """
        told: dict[str, Any] = {option.field: option.usual for option in OPTIONS}
        if strange := sorted(chosen.keys() - told.keys()):
            raise Refusal("refusal-option", option=strange[0])
        told |= chosen
        told["custom_votes"] = told["custom_votes"] or None
        told["vote_set"] = "custom" if told["custom_votes"] else "reconstructed"
        told["starred"] = tuple(told["starred"])
        if told["starred"]:
            told["starred_count"] = len(told["starred"])
        try:
            options = msgspec.convert({"seats": seats, **told}, Options)
        except msgspec.ValidationError as error:
            # "... - at `$.seats`" is how msgspec ends; the field is what is told
            raise Refusal("refusal-option", option=str(error).rpartition("$.")[2].strip("`[.]")) from error
        check(options)
        return options


GAME: Final = Tortuga1667Game()
