"""Vote cards as the arithmetic needs them (T9), and the chances of the three votes.

Each card shown is taken as independent of the others. Pure Python over any kind of number: floats at the
table, fractions in the exact vectors.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import lru_cache
from types import MappingProxyType
from typing import Final, TypeVar, cast

import msgspec

TORCH, CANNON, WATER = range(3)
TOPS: Final = "TCW"


class Shown(msgspec.Struct, frozen=True):
    """One vote card."""

    top: int
    """`TORCH`, `CANNON` or `WATER`."""
    british: bool
    """Whether the flag is British; otherwise French."""
    skull: bool
    """Whether the bottom shows a skull; otherwise blank."""


@lru_cache(64)
def shown(text: str) -> Shown:
    """A card as the documents write it: top, flag, bottom, such as `TBs`."""
    top, flag, bottom = text[0], text[1], text[2]
    return Shown(TOPS.index(top), flag == "B", bottom == "s")


ALL: Final = MappingProxyType(
    {
        shown(text): number
        for text, number in (
            ("TBs", 3), ("TBb", 3), ("TFs", 3), ("TFb", 3),
            ("CBs", 2), ("CBb", 2), ("CFs", 2), ("CFb", 3),
            ("WBs", 3), ("WBb", 2), ("WFs", 2), ("WFb", 2),
        )
    }
)  # fmt: skip
"""The thirty cards of the game, reconstructed [RECON]."""


class Remaining(msgspec.Struct, frozen=True):
    """How many cards are unknown, and how many of them show each symbol."""

    tops: tuple[int, int, int]
    british: int
    skulls: int

    @property
    def size(self) -> int:
        """All of them."""
        return sum(self.tops)


def remaining(seen: Iterable[Shown], deck: Iterable[tuple[Shown, int]] = ALL.items()) -> Remaining:
    """The rest of a deck without the cards seen."""
    tops, british, skulls = [0, 0, 0], 0, 0
    for card, number in (*deck, *((card, -1) for card in seen)):
        tops[card.top] += number
        british += number * card.british
        skulls += number * card.skull
    torches, cannons, waters = tops
    return Remaining((torches, cannons, waters), british, skulls)


Number = TypeVar("Number", float, Fraction)


def attack(shown: Iterable[tuple[Number, Number, Number]]) -> Number:
    """Chance that an attack succeeds (T48): a cannon, and more torches than waters.

    Args:
        shown: by card, the chances of a torch, a cannon, water.
    """
    places: dict[tuple[bool, int], Number] = {(False, 0): cast(Number, 1)}
    for torch, cannon, water in shown:
        following: dict[tuple[bool, int], Number] = {}
        for (seen, lead), chance in places.items():
            for place, part in (
                ((seen, lead + 1), torch),
                ((True, lead), cannon),
                ((seen, lead - 1), water),
            ):
                if part:
                    following[place] = following.get(place, cast(Number, 0)) + chance * part
        places = following
    return sum((chance for (seen, lead), chance in places.items() if seen and lead > 0), cast(Number, 0))


def counts(chances: Iterable[Number]) -> list[Number]:
    """Chances that 0, 1, 2, ... of independent cards show a symbol (Poisson-binomial)."""
    spread: list[Number] = [cast(Number, 1)]
    for chance in chances:
        miss = 1 - chance
        spread = [
            (spread[k] * miss if k < len(spread) else cast(Number, 0))
            + (spread[k - 1] * chance if k else cast(Number, 0))
            for k in range(len(spread) + 1)
        ]
    return spread


def mutiny(skulls: Iterable[Number]) -> Number:
    """Chance that skulls are in the majority of all cards shown (T50)."""
    chances = counts(skulls)
    shown = len(chances) - 1
    return sum((chance for k, chance in enumerate(chances) if 2 * k > shown), cast(Number, 0))


def brawl(british: Iterable[Number]) -> tuple[Number, Number, Number]:
    """Chances that British flags, French flags or neither are in the majority (T51)."""
    chances = counts(british)
    shown = len(chances) - 1
    ours = sum((chance for k, chance in enumerate(chances) if 2 * k > shown), cast(Number, 0))
    theirs = sum((chance for k, chance in enumerate(chances) if 2 * k < shown), cast(Number, 0))
    tie = chances[shown // 2] if shown % 2 == 0 else cast(Number, 0)
    return ours, theirs, tie


def mixed(weighted: Sequence[tuple[Number, Sequence[Number]]]) -> tuple[Number, ...]:
    """The weighted mean of several ways to show a card."""
    size = len(weighted[0][1])
    return tuple(
        sum((weight * shows[symbol] for weight, shows in weighted), cast(Number, 0)) for symbol in range(size)
    )
