"""Reasons of the rules and of captains in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from tortuga.games.tortuga2014.pieces import ACTION_NAMES, CHESTS
from tortuga.kernel.players import SeatSpec

KEEP_SKULLS: Final = "advice-keep-skulls"
_LIKELY: Final = 50
"""Per cent from which a total is called usually the best; another sample tells the same."""
_SELDOM: Final = 15
"""Per cent below which a chance to be best is no reason any more, only a warning."""


def seldom(args: Mapping[str, str | int]) -> bool:
    """Whether a reason names a chance too small to speak for a choice."""
    chance = args.get("chance")
    return isinstance(chance, int) and chance < _SELDOM


def worded(say: Callable[..., str], seats: Sequence[SeatSpec], id: str, args: Mapping[str, str | int]) -> str:
    """The text of an id with its arguments in words.

    `action` (number or stable name) becomes its name, while `deed` is the stable one; `chest` becomes the
    name of its colour, and `seat` and `target` of an advice (from 0) the names of the captains there;
    refusals of the kernel number seats from 1 and keep them. `skulls`: whether skulls alone are kept, which
    go to no action yet.
    """
    told: dict[str, str | int] = dict(args)
    action = told.get("action")
    if action in ACTION_NAMES:
        told["deed"] = action
    if isinstance(action, int):
        told["action"] = say(f"log-action-{ACTION_NAMES[action]}")
    elif action in ACTION_NAMES:
        told["action"] = say(f"log-action-{action}")
    if told.get("chest") in CHESTS:
        told["chest"] = say(f"colour-word-{told['chest']}")
    for key in ("seat", "target"):
        seat = told.get(key)
        if id.startswith("advice") and isinstance(seat, int):
            told[key] = seats[seat].name
    told.setdefault("skulls", int(id == KEEP_SKULLS))
    chance = told.pop("chance", None)
    if isinstance(chance, int):
        told["likely"] = int(chance >= _LIKELY)
    if seldom(args) and id != "advice-seldom-best":
        id = "advice-seldom"
    return say(id, **told)
