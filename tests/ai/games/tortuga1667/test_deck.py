"""When the Armada comes, against the exact vectors of the design (part 2.1)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from ai.games.tortuga1667.engine.situation import armada_chances

F = Fraction


def reveals(cards: int) -> dict[int, F]:
    """Chance that the Armada is the k-th card turned over, by the observer's own chances at each step."""
    found: dict[int, F] = {}
    ways = {(1, 2, 3, 4, 5): F(1)}
    for turned in range(1, cards + 1):
        deck = range(turned + 5, cards + 1)
        following: dict[tuple[int, ...], F] = {}
        for row, chance in ways.items():
            for slot, armada in enumerate(armada_chances(row, deck, (), cards)):
                each = chance / len(row)
                found[turned] = found.get(turned, F(0)) + each * armada
                rest = tuple(sorted((*row[:slot], *row[slot + 1 :], *deck[:1])))
                if rest and armada != 1:
                    early = tuple(max(place, cards - 5) for place in rest)  # all early ones are alike
                    following[early] = following.get(early, F(0)) + each * (1 - armada)
        ways = following
    return {turned: chance for turned, chance in found.items() if chance}


@pytest.mark.parametrize("cards", [16, 19, 24])
def test_t16_when_the_armada_comes(cards: int) -> None:
    found = reveals(cards)
    first = [F(1, 25), F(9, 125), F(61, 625), F(369, 3125), *[F(2101, 15625)] * 5]
    assert found == dict(zip(range(cards - 8, cards + 1), first, strict=True))
    assert sum(turned * chance for turned, chance in found.items()) == cards - F(10452, 3125)


def test_t13_early_cards_and_known_ones_are_not_the_armada() -> None:
    chances = armada_chances((14, 15, 16, 17, 18), (19,), (16,), 19)
    assert chances == [0, F(1, 4), 0, F(1, 4), F(1, 4)]
