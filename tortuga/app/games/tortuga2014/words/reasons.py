"""Reasons of the rules and of captains in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from tortuga.games.tortuga2014.pieces import ACTION_NAMES, CHESTS
from tortuga.kernel.players import SeatSpec

KEEP_SKULLS: Final = "advice-keep-skulls"
_BY_TOTAL: Final = {"advice-keep": 0, KEEP_SKULLS: 1, "advice-declare-chance": 0}
"""Reasons that name a total, and whether skulls alone are kept, which go to no action yet."""
_LIKELY: Final = 65
"""Per cent from which a total is said to come 1st usually; another sample tells the same."""
_SELDOM: Final = 15
"""Per cent below which a chance to be best is no reason any more, only a warning."""
_SMALL: Final = 3
"""A total up to which it is a surprise that it suffices."""

Args = Mapping[str, str | int]


def _by_total(id: str, args: Args, best: bool) -> Sequence[tuple[str, Args]]:
    """What there is to say of dice that go to an action, sentence by sentence.

    Args:
        id: of the reason.
        args: of the reason; what each means is told where the captains find it.
        best: whether the choice is proposed; a bare "seldom" would speak against it.
    """
    told = {**args, "skulls": _BY_TOTAL[id], "small": int(int(args["total"]) <= _SMALL)}
    chance = int(told.pop("chance", _LIKELY))
    likely = "sure" if "sure" in args else "usual" if chance >= _LIKELY else "fair"
    if "safe" in args:
        return [("advice-safe", told), *([("advice-safe-best", {})] if best else [])]
    if id == KEEP_SKULLS and likely == "fair" and "seat" not in args:
        return [("advice-skulls-wait", told)]  # what they would make there is not why they are kept
    if "seat" in args:
        said: list[tuple[str, Args]] = [("advice-skulls-beat", told)]
    elif chance < _SELDOM and likely == "fair":
        hope = "more" if "more" in args else "defends" if "defends" in args else "none"
        said = [("advice-seldom-best", {**told, "hope": hope}) if best else ("advice-seldom", told)]
        if best and hope == "defends":
            return said
    else:
        said = [("advice-total", {**told, "likely": likely})]
        if "tie" in args:
            said.append(("advice-tie", {}))
        if likely != "fair":
            return said
    return [*said, ("advice-defends", told)] if "defends" in args else said


def worded(
    say: Callable[..., str], seats: Sequence[SeatSpec], id: str, args: Args, best: bool = False
) -> str:
    """The text of an id with its arguments in words.

    `action` (number or stable name) becomes its name, while `deed` is the stable one; `chest` becomes the
    name of its colour, and `seat` and `target` of an advice (from 0) the names of the captains there;
    refusals of the kernel number seats from 1 and keep them. `best`: whether an advice proposes the choice.
    """
    if id in _BY_TOTAL:
        return " ".join(worded(say, seats, each, its) for each, its in _by_total(id, args, best))
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
    if "skulls" in told:
        told["lead"] = say("advice-lead", **{key: told[key] for key in ("skulls", "action")})
    told.setdefault("bag", 0)
    said = say(id, **told)
    if id == "advice-move" and best:
        return f"{said} {say('advice-move-best', **told)}"
    return f"{said} {say('advice-set')}" if "set" in args else said
