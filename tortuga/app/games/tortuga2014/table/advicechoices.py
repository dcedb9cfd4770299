"""Which choices of an advice are named beside the best one, and what is said of one that stands alone."""

from __future__ import annotations

from collections.abc import Sequence

from tortuga.games.tortuga2014.commands import Command, Forfeit, KeepTile, MoveChests, Perform, Steal
from tortuga.kernel.players import Advice, Choice

_EVEN = 0.02
"""Choices so close behind the best are good too: another sample might put them first."""
_EVEN_LEAD = 0.9
"""And no whole point behind: whoever counts along sees one, however little it changes the chance to win."""
_MOST_EVEN = 2


def forced(advice: Advice[Command]) -> bool:
    """Whether there is nothing to compare."""
    return len(advice.choices) == 1


def as_good(choices: Sequence[Choice[Command]]) -> list[Choice[Command]]:
    """What may be named beside the best choice, which is the first, as about equally good.

    Never giving up an action that can only bring points, nor the same chest stolen from another space, nor a
    tile with fewer coins.
    """
    best, *others = choices
    lead = dict(best.expected)["lead"]
    even: list[Choice[Command]] = []
    for choice in others:
        if (
            best.chance - choice.chance <= _EVEN
            and lead - dict(choice.expected)["lead"] <= _EVEN_LEAD
            and not (isinstance(best.command, Perform) and isinstance(choice.command, Forfeit))
            and not any(_same_theft(choice, named) for named in (best, *even))
            and not _fewer_coins(choice, best)
        ):
            even.append(choice)
    return even[:_MOST_EVEN]


def _same_theft(one: Choice[Command], other: Choice[Command]) -> bool:
    thefts = isinstance(one.command, Steal) and isinstance(other.command, Steal)
    return thefts and one.reason == other.reason


def _fewer_coins(choice: Choice[Command], best: Choice[Command]) -> bool:
    # each coin is a point, whatever a sample makes of it
    return isinstance(choice.command, KeepTile) and choice.reason != best.reason


def told_alone(choice: Choice[Command]) -> str:
    """The text beside a choice that is compared with nothing.

    What moves on can be settled while the order, of which advice knows only the best, is still the player's.
    """
    match choice.command:
        case MoveChests(to_fleet, to_crew) if len(set(to_fleet)) > 1 or len(set(to_crew)) > 1:
            return "advice-order"
        case _:
            return "advice-only"
