"""The rating: the scale it stands on, what moves it, and how often its interval holds the truth."""

import itertools
import math
import random

import pytest

from ai import rating
from ai.rating import CERTAINTY, Ladder, rate
from ai.strength_report import LevelReport, Measurement, StrengthReport
from tortuga.kernel.library.statistics import Choices, Result

LEVELS = ("deckhand", "mate", "quartermaster", "captain", "admiral")
LADDER = Ladder(LEVELS, {2: (-4.0, -3.0, -2.0, -1.0, 0.0)}, {2: (0.03, 0.02, 0.01, 0.005, 0.0)})


def duel(rival, *, won):
    return Result(0, ("human", rival), (0 if won else 1,))


def means(*evidence):
    """Where the player stands after each of these, and nothing else."""
    return [
        rate(LADDER, [one] if isinstance(one, Result) else [], [one] if isinstance(one, Choices) else []).mean
        for one in evidence
    ]


# ---------------------------------------------------------------- the scale
def test_the_levels_of_the_dice_game_are_in_order_at_every_table():
    found = rating.ladder("tortuga2014")
    assert set(found.strengths) == {2, 3, 4}
    for values in found.strengths.values():
        assert list(values) == sorted(values)
        assert values[-2] < values[-1] == 0


def test_where_sides_win_the_levels_are_in_order_and_alike_at_every_table():
    found = rating.ladder("tortuga1667")
    assert set(found.strengths) == set(range(2, 10))
    assert len(set(found.strengths.values())) == 1
    values = found.strengths[5]
    assert list(values) == sorted(values)
    assert values[-1] == 0


def report(kind, seats, shares):
    """What the levels won, with a great many games."""
    pages = [
        LevelReport(level, seats, "", "", (Measurement(kind, ("x",), 10**6, 10**6, share, (share, share)),))
        for level, share in shares.items()
    ]
    return StrengthReport("", "", "", {}, LEVELS, {}, tuple(pages))


@pytest.mark.parametrize("seats", [3, 4])
def test_strengths_are_read_off_tables_of_all_levels(seats):
    truth = dict(zip(LEVELS, (-2.0, -1.2, -0.7, -0.1, 0.0), strict=True))
    tables = list(itertools.combinations(LEVELS, seats))

    def share(level):
        met = [table for table in tables if level in table]
        return sum(
            math.exp(truth[level]) / sum(math.exp(truth[one]) for one in table) for table in met
        ) / len(met)

    found = rating.strengths(report("mixed", seats, {level: share(level) for level in LEVELS}), sides=False)
    assert found[seats] == pytest.approx(list(truth.values()), abs=0.001)


def test_strengths_are_read_off_the_level_below_or_one_player():
    odd = {level: 1 / (1 + math.exp(-1.0)) for level in LEVELS[1:]}
    assert rating.strengths(report("below", 2, odd), sides=False)[2] == pytest.approx(
        (-4, -3, -2, -1, 0), abs=0.001
    )
    odd = {level: 1 / (1 + math.exp(2.0 - at)) for at, level in enumerate(LEVELS)}
    assert rating.strengths(report("panel", 6, odd), sides=False)[6] == pytest.approx(
        (-4, -3, -2, -1, 0), abs=0.001
    )
    assert rating.strengths(report("panel", 6, {}), sides=False) == {}


# ---------------------------------------------------------------- what moves it
def test_without_evidence_it_is_the_middle_with_a_wide_interval():
    found = rate(LADDER, [], [])
    assert found.mean == pytest.approx(2)
    assert (found.level_at(found.low), found.level_at(found.high)) == ("deckhand", "admiral")
    assert (found.results, found.analysed, found.decisions) == (0, 0, 0)


def test_results_move_it_the_more_the_less_they_were_expected():
    lost_low, lost_high, won_low, won_high = means(
        *(duel(rival, won=won) for won in (False, True) for rival in ("deckhand", "admiral"))
    )
    assert lost_low < lost_high < 2 < won_low < won_high
    assert 2 - lost_high < 0.4 < 2 - lost_low
    assert won_low - 2 < 0.4 < won_high - 2


def test_choices_move_it_and_many_more_than_few():
    weak, weaker, strong = means(Choices(2, 20, 0.02), Choices(2, 20, 0.04), Choices(2, 20, 0.001))
    assert weaker < weak < 2 < strong
    few, many = (rate(LADDER, [], [Choices(2, count, 0.02)]) for count in (5, 400))
    assert many.high - many.low < 0.7 < few.high - few.low
    assert many.mean == pytest.approx(1, abs=0.1), "it loses what a mate loses"
    assert means(Choices(2, 5, 0.0))[0] < means(Choices(2, 60, 0.0))[0], "few choices without a loss are luck"
    assert (many.analysed, many.decisions) == (1, 400)


def test_a_character_counts_as_its_level():
    assert means(duel("admiral-raider", won=True)) == means(duel("admiral", won=True))


@pytest.mark.parametrize(
    "silent",
    [
        Result(0, ("human", "mate"), ()),
        Result(0, ("human", "human"), (0,)),
        Result(0, ("human", "mate", "parrot:Captain"), (2,)),
        Result(0, ("human", "human", "mate", "mate"), (0, 1), ("a", "a", "b", "b")),
    ],
)
def test_draws_and_victories_by_and_with_persons_say_nothing(silent):
    found = rate(LADDER, [silent], [])
    assert found.results == 0
    assert found.mean == pytest.approx(2)


def test_of_others_at_the_table_only_those_are_left_out_who_are_not_known():
    alone, beside = means(duel("mate", won=False), Result(0, ("human", "mate", "human"), (1,)))
    assert beside == pytest.approx(alone)
    odd = Result(0, ("human", "mate", "mate", "mate", "human"), (0, 1), ("a", "a", "b", "b", "c"))
    assert rate(LADDER, [odd], []).results == 1


def test_a_shared_victory_lies_between_victory_and_defeat():
    lost, shared, won = means(*(Result(0, ("human", "mate"), winners) for winners in ((1,), (0, 1), (0,))))
    assert lost < shared < won


def test_with_a_side_it_counts_who_was_on_it():
    sides = ("a", "a", "b", "b")
    strong, weak = (
        Result(0, ("human", mate, "mate", "mate"), (0, 1), sides) for mate in ("admiral", "deckhand")
    )
    helped, alone = means(strong, weak)
    assert 2 < helped < alone


# ---------------------------------------------------------------- opponents
@pytest.mark.parametrize(
    ("mean", "count", "levels"),
    [
        (2.0, 3, ("quartermaster",) * 3),
        (1.4, 1, ("mate",)),
        (1.6, 1, ("quartermaster",)),
        (1.4, 3, ("quartermaster", "mate", "mate")),
        (-0.7, 2, ("deckhand",) * 2),
        (4.8, 2, ("admiral",) * 2),
        (3.9, 2, ("admiral",) * 2),
    ],
)
def test_equals_are_the_nearest_levels_mixed(mean, count, levels):
    found = rating.Rating(LEVELS, mean, 0, 0, (), 0, 0, 0)
    assert found.equals(count) == levels


# ---------------------------------------------------------------- calibration
def history(rng, ladder, place):
    """Some games of a player against two of any levels, and what the choices in some of them lost."""
    results, choices = [], []
    for number in range(rng.randint(1, 6)):
        rivals = rng.choices(LEVELS, k=2)
        odds = [
            math.exp(rating.between(ladder.strengths_at(3), at)) for at in (place, *map(LEVELS.index, rivals))
        ]
        (winner,) = rng.choices(range(3), odds)
        results.append(Result(0, ("human", *rivals), (winner,)))
        if number % 2:
            loss = rating.loss_between(ladder.losses_at(3), place)
            size = rating.DISPERSION * math.sqrt(loss) / 2  # of a mistake, on average
            lost = [
                min(1.0, rng.expovariate(1 / size)) if rng.random() < loss / size else 0.0 for _ in range(30)
            ]
            choices.append(Choices(3, 30, sum(lost) / 30))
    return results, choices


@pytest.mark.slow
def test_the_interval_holds_the_truth_as_often_as_it_says():
    ladder = rating.ladder("tortuga2014")
    rng = random.Random(8)
    held = 0
    for _ in range(200):
        place = min(5.4, max(-1.4, rng.gauss(2, rating.SPREAD)))
        found = rate(ladder, *history(rng, ladder, place))
        held += found.low <= place <= found.high
    assert abs(held / 200 - CERTAINTY) <= 0.1
