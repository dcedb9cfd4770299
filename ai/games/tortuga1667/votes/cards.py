"""Vote cards as the arithmetic needs them: what of each symbol is left in the thirty (T9)."""

from __future__ import annotations

from collections.abc import Iterable
from types import MappingProxyType
from typing import Final

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


def card(text: str) -> Shown:
    """A card as the documents write it: top, flag, bottom, such as `TBs`."""
    top, flag, bottom = text[0], text[1], text[2]
    return Shown(TOPS.index(top), flag == "B", bottom == "s")


ALL: Final = MappingProxyType(
    {
        card(text): number
        for text, number in (
            ("TBs", 3), ("TBb", 3), ("TFs", 3), ("TFb", 3),
            ("CBs", 2), ("CBb", 2), ("CFs", 2), ("CFb", 3),
            ("WBs", 3), ("WBb", 2), ("WFs", 2), ("WFb", 2),
        )
    }
)  # fmt: skip
"""The thirty cards of the game, reconstructed [RECON]."""


class Left(msgspec.Struct, frozen=True):
    """How many cards are unknown, and how many of them show each symbol."""

    tops: tuple[int, int, int]
    british: int
    skulls: int

    @property
    def size(self) -> int:
        """All of them."""
        return sum(self.tops)


def left(seen: Iterable[Shown], deck: Iterable[tuple[Shown, int]] = ALL.items()) -> Left:
    """What is left of a deck without the cards seen."""
    tops, british, skulls = [0, 0, 0], 0, 0
    for each, number in (*deck, *((each, -1) for each in seen)):
        tops[each.top] += number
        british += number * each.british
        skulls += number * each.skull
    torches, cannons, waters = tops
    return Left((torches, cannons, waters), british, skulls)
