"""Where the Armada may lie, as far as one seat can know (T13): one of the last five places of the deck."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Final

LAST: Final = 5
"""The Armada is shuffled among this many cards, which go under the rest."""


def armada_chances(
    row: Sequence[int], deck: Iterable[int], seen: Iterable[int], cards: int
) -> list[Fraction]:
    """Chance that each row card is the Armada, to a seat that has not seen it.

    Args:
        row: places in the first deck, from 1, of the cards in the row.
        deck: the same for those in the deck.
        seen: places of the row cards that the seat knows.
        cards: in the whole deck at the start.
    """
    known = set(seen)
    late = {place for place in (*row, *deck) if place > cards - LAST and place not in known}
    return [Fraction(1, len(late)) if place in late else Fraction(0) for place in row]
