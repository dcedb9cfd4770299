"""Vote arithmetic against the exact vectors of the design, in fractions (parts 2.3 to 2.5)."""

from __future__ import annotations

import itertools
from fractions import Fraction

import pytest

from ai.games.tortuga1667.votes import ALL, Shown, attack, brawl, counts, mixed, mutiny, remaining, shown

F = Fraction
DECK = [each for each, number in ALL.items() for _ in range(number)]
ONE = {"T": (F(1), F(0), F(0)), "C": (F(0), F(1), F(0)), "W": (F(0), F(0), F(1))}


def tops(cards: list[Shown]) -> tuple[F, F, F]:
    """Chances of a card drawn from these."""
    torch, cannon, water = (F(sum(each.top == top for each in cards), len(cards)) for top in range(3))
    return torch, cannon, water


def without(cards: list[Shown], taken: list[Shown]) -> list[Shown]:
    rest = list(cards)
    for each in taken:
        rest.remove(each)
    return rest


def hand(text: str) -> list[Shown]:
    return [shown(each) for each in text.split()]


FRESH = """
C 2/5 12/29, T 3/10 9/29, W 0 0, CT 7/10 19/28, CC 2/5 3/7, TT 3/10 9/28, CW 0 0, TW 0 0, CCT 7/10 2/3,
CTT 1 1, CTW 2/5 11/27, CTTW 7/10 9/13, TTT 3/10 1/3, CCC 2/5 4/9, TTW 3/10 1/3, CCTW 2/5 11/26, CTTT 1 1,
CTTWW 2/5 2/5, CCTTW 7/10 17/25, TTTTT 3/10 9/25, CCCCC 2/5 12/25, TTTWW 3/10 9/25
"""
"""Cards, then the chance with a deck card from the fresh thirty, and from the thirty without them."""


@pytest.mark.parametrize(("cards", "fresh", "played"), [each.split() for each in FRESH.split(",")])
def test_t48_attack_with_given_cards(cards: str, fresh: str, played: str) -> None:
    deck = [12, 9, 9]
    shown = [ONE[each] for each in cards]
    assert attack([*shown, tuple(F(n, 30) for n in deck)]) == F(fresh)  # type: ignore[list-item]
    for each in cards:
        deck["TCW".index(each)] -= 1
    rest = tuple(F(n, sum(deck)) for n in deck)
    assert attack([*shown, rest]) == F(played)  # type: ignore[list-item]


def drawn(number: int, pools: list[int]) -> list[tuple[tuple[int, ...], F]]:
    """All ways to draw so many from pools without replacement, in order, with their chances."""
    if not number:
        return [((), F(1))]
    found = []
    for pool, size in enumerate(pools):
        if size:
            rest = [size - (index == pool) for index, size in enumerate(pools)]
            for draws, chance in drawn(number - 1, rest):
                found.append(((pool, *draws), chance * F(size, sum(pools))))
    return found


def certain(pool: int) -> tuple[F, F, F]:
    return ONE["TCW"[pool]]


@pytest.mark.parametrize(
    ("own", "chances"),
    [
        ("C", "12/29 81/203 839/1827 11507/23751 12059/23751"),
        ("T", "9/29 135/406 311/609 4178/7917 24121/39585"),
        ("W", "0 0 33/203 484/2639 3751/13195"),
    ],
)
def test_t48_attack_among_unknown_cards(own: str, chances: str) -> None:
    pools = [12 - (own == "T"), 9 - (own == "C"), 9 - (own == "W")]
    for others, expected in enumerate(chances.split()):
        found = sum(
            chance * attack([ONE[own], *map(certain, draws)]) for draws, chance in drawn(others + 1, pools)
        )
        assert found == F(expected)


@pytest.mark.parametrize(
    ("voters", "by_skulls", "rest"),
    [(1, "0 1/2", "14/29"), (2, "0 1/2 1", "1/2"), (3, "0 0 1/2 1", "13/27"), (4, "0 0 1/2 1 1", "1/2")],
)
def test_t50_mutiny_by_skulls_played(voters: int, by_skulls: str, rest: str) -> None:
    for skulls, expected in enumerate(by_skulls.split()):
        played = [F(1)] * skulls + [F(0)] * (voters - skulls)
        assert mutiny([*played, F(1, 2)]) == F(expected)
        deck = F(15 - skulls, 30 - voters)
        assert mutiny([*played, deck]) == (F(rest) if F(expected) == F(1, 2) else F(expected))


@pytest.mark.parametrize(
    ("others", "skull", "blank"),
    [(0, "14/29", "0"), (1, "43/58", "15/58"), (2, "247/522", "65/522"), (3, "176/261", "85/261")],
)
def test_t50_mutiny_among_unknown_cards(others: int, skull: str, blank: str) -> None:
    for own, expected in ((1, skull), (0, blank)):
        found = sum(
            chance * mutiny([F(own), *(F(1 - pool) for pool in draws)])
            for draws, chance in drawn(others + 1, [15 - own, 14 + own])
        )
        assert found == F(expected)


@pytest.mark.parametrize(
    ("others", "expected"),
    [
        (0, "14/29 0 15/29"),
        (1, "43/58 15/58 0"),
        (2, "247/522 65/522 35/87"),
        (3, "176/261 85/261 0"),
        (8, "4502/10005 500/2001 1001/3335"),
    ],
)
def test_t51_brawl_among_unknown_cards(others: int, expected: str) -> None:
    found = [F(0)] * 3
    for draws, chance in drawn(others + 1, [14, 15]):
        for index, part in enumerate(brawl([F(1), *(F(1 - pool) for pool in draws)])):
            found[index] += chance * part
    assert found == [F(each) for each in expected.split()]


ATTACKS = {
    "v1": ("CBs TFb WBb", [], "11/27 8/27 0"),
    "v2": ("CBs TFb WBb", ["TBs TFb CFb"], "41/72 5/12 0"),
    "v3": ("CBs TFb WBb", ["TBs WFb CFb", "WBs WBs TFs"], "64/189 67/189 16/189"),
}
MUTINIES = {
    "v4": ([], "13/27 0"),
    "v5": (["TBb CBs WFb"], "2/3 1/6"),
    "v6": (["TBb CBs WFb", "CFs WBs TBs"], "13/21 1/7"),
}
BRAWLS = {
    "v7": ([], "13/27 0 14/27", "0 14/27 13/27"),
    "v8": (["TFb CFs WFb", "TBb CBs WFs"], "22/63 10/63 31/63", "0 41/63 22/63"),
}


@pytest.mark.parametrize("name", ATTACKS)
def test_attack_with_hands_known(name: str) -> None:
    own, others, expected = ATTACKS[name]
    hands = [hand(each) for each in others]
    rest = tops(without(DECK, [*hand(own), *itertools.chain(*hands)]))
    for top, chance in zip("CTW", expected.split(), strict=True):
        assert attack([ONE[top], *map(tops, hands), rest]) == F(chance)


@pytest.mark.parametrize("name", MUTINIES)
def test_mutiny_with_hands_known(name: str) -> None:
    others, expected = MUTINIES[name]
    hands = [hand(each) for each in others]
    rest = without(DECK, [*hand("TBs CFb WFs"), *itertools.chain(*hands)])
    skulls = [F(sum(each.skull for each in cards), len(cards)) for cards in [*hands, rest]]
    for own, chance in zip((1, 0), expected.split(), strict=True):
        assert mutiny([F(own), *skulls]) == F(chance)


@pytest.mark.parametrize("name", BRAWLS)
def test_brawl_with_hands_known(name: str) -> None:
    others, *expected = BRAWLS[name]
    hands = [hand(each) for each in others]
    rest = without(DECK, [*hand("TBs CFb WBs"), *itertools.chain(*hands)])
    flags = [F(sum(each.british for each in cards), len(cards)) for cards in [*hands, rest]]
    for own, chances in zip((1, 0), expected, strict=True):
        assert brawl([F(own), *flags]) == tuple(F(each) for each in chances.split())


def test_v9_to_v11_with_hands_unknown() -> None:
    seen = remaining(hand("CBs TFb WBb"))
    for top, expected in zip("CTW", ["451/975", "116/225", "88/585"], strict=True):
        found = sum(
            chance * attack([ONE[top], *map(certain, draws)]) for draws, chance in drawn(3, list(seen.tops))
        )
        assert found == F(expected)
    seen = remaining(hand("TBs CFb WFs"))
    for own, expected in ((1, "20/27"), (0, "2/9")):
        found = sum(
            chance * mutiny([F(own), *(F(1 - pool) for pool in draws)])
            for draws, chance in drawn(2, [seen.skulls, seen.size - seen.skulls])
        )
        assert found == F(expected)
    seen = remaining(hand("TBs CFb WBs"))
    for own, expected in ((1, "101/150 49/150 0"), (0, "121/450 329/450 0")):
        sums = [F(0)] * 3
        for draws, chance in drawn(4, [seen.british, seen.size - seen.british]):
            for index, part in enumerate(brawl([F(own), *(F(1 - pool) for pool in draws)])):
                sums[index] += chance * part
        assert sums == [F(each) for each in expected.split()]


@pytest.mark.parametrize(
    ("same", "expected"),
    [
        ("1", "629/900 59/100 19/75"),
        ("2/3", "703/1296 679/1350 2117/12150"),
        ("1/3", "803/2025 371/900 1331/12150"),
        ("0", "2821/10800 143/450 8/135"),
    ],
)
def test_v12_cannon_among_friends_torch_among_enemies(same: str, expected: str) -> None:
    mate, enemy = (F(3, 5), F(3, 10), F(1, 10)), (F(1, 4), F(1, 5), F(11, 20))
    torch, cannon, water = mixed([(F(same), mate), (1 - F(same), enemy)])
    deck = remaining(hand("CBs TFb WBb"))
    assert deck.tops == (11, 8, 8)
    shown = [(torch, cannon, water)] * 2 + [(F(11, 27), F(8, 27), F(8, 27))]
    for top, chance in zip("CTW", expected.split(), strict=True):
        assert attack([ONE[top], *shown]) == F(chance)


def test_counts_add_up() -> None:
    assert sum(counts([F(1, 3), F(1, 7), F(5, 6)])) == 1
    assert remaining(()).tops == (12, 9, 9)
    assert (remaining(()).british, remaining(()).skulls) == (15, 15)
