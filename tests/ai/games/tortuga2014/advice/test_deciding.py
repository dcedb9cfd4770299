"""The first sentence of advice is what decides, and facts it gives are facts of the table."""

from functools import cache

import pytest

from ai.games.tortuga2014.adviser import Adviser, advise
from ai.games.tortuga2014.reasons import with_deciding
from tests.ai.games.tortuga2014.engine.positions import some
from tortuga.app.games.tortuga2014.advicewords import level
from tortuga.app.games.tortuga2014.narrative import worded
from tortuga.app.languages import LANGUAGES
from tortuga.app.text import Text
from tortuga.games.tortuga2014.commands import Claim, Keep, Steal
from tortuga.games.tortuga2014.legal import taken
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.scoring import score
from tortuga.games.tortuga2014.state import Options
from tortuga.kernel.players import CLEAR_LOSS, Choice, Reason, SeatSpec

pytestmark = pytest.mark.slow

SEATS = tuple(SeatSpec("human", name, "red") for name in ("Ann", "Ben", "Cid", "Dee"))


@cache
def advised():
    """Views of real positions with their advice; late cycles, which are solved quickly."""
    found = []
    for seats in (2, 3):
        for stage, count in (("select", 20), ("skulls", 3), ("act", 40)):
            for table in some(Options(seats=seats), (stage,), count, seed=7):
                if stage == "select" and table.cycle < 4:
                    continue
                view = RULES.observe(table, RULES.to_act(table)[0])
                found.append((view, advise(view, "seed")))
    return found


def test_choices_within_the_error_are_called_equal_and_no_others():
    met = set()
    for _, advice in advised():
        best, *others = advice.choices
        assert best.error == 0.0
        for choice in others:
            behind = best.chance - choice.chance
            assert choice.equals(best) == (behind <= max(CLEAR_LOSS, 2 * choice.error))
            met.add(choice.equals(best))
        assert all(choice.equals(best) for choice in level(advice.choices))
    assert met == {True, False}
    far, near = (Choice(None, 0.3, (0.3,), error=error) for error in (0.005, 0.02))
    best = Choice(None, 0.335, (0.335,))
    assert not far.equals(best)
    assert near.equals(best), "another sample might put it first"


def test_errors_tell_how_much_another_sample_differs():
    """Differences by two seeds, in standard errors of both, spread by about one."""
    off = []
    for view, _ in advised()[::2]:
        one, other = (Adviser(seed).valued(view).choices for seed in ("one", "other"))
        there = {entry.action_value.command: entry for entry in other}
        for entry in one[1:4]:
            again, best = there.get(entry.action_value.command), there.get(one[0].action_value.command)
            if again is not None and best is not None and entry.error > 1e-4 and again.error > 1e-4:
                difference = (one[0].raw - entry.raw) - (best.raw - again.raw)
                off.append(difference / (entry.error**2 + again.error**2) ** 0.5)
    assert len(off) > 40
    assert 0.5 < (sum(value**2 for value in off) / len(off)) ** 0.5 < 1.6


def test_facts_of_an_attack_are_facts_of_the_table():
    met = set()
    for view, advice in advised():
        best = advice.choices[0]
        if not isinstance(best.command, Steal | Claim):
            continue
        args = best.reason.args
        met |= set(args)
        if "leads" in args:
            points = [score(board).total + 2 * board.tiles.count(None) for board in view.table.boards]
            assert points[best.command.target] == max(points)
            assert points.count(max(points)) == 1
            assert view.table.seats > 2
        assert "double" not in args or taken(view.table, best.command) == "purple"
    assert {"leads", "double"} <= met


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_tiles_that_decide_the_first_sentence_says_so_and_no_total_is_told(language):
    view = next(view for view, advice in advised() if isinstance(advice.choices[0].command, Keep))
    total = Reason("advice-keep", {"action": "raid", "total": 3, "chance": 90})
    say = Text(language).of("tortuga2014").say

    def told(deciding):
        reason = with_deciding(view, total, deciding, Keep((0,)), Keep((1,)))
        return worded(say, SEATS, reason.id, reason.args, best=True)

    plain = told(None)
    assert "3" in plain
    assert told(Reason("advice-why-tiles")) == say("advice-decides-tiles")
    assert told(Reason("advice-why-place", {"action": "raid"})) == plain, "it names the action itself"
    assert told(Reason("advice-why-place", {"action": "board"})).endswith(plain)
    assert told(Reason("advice-why-place", {"action": "board"})) != plain


def test_what_decides_is_named_once():
    """What opens the reason is none of the parts that the reason names itself."""
    say = Text("en").of("tortuga2014").say
    for _, advice in advised():
        reason = advice.choices[0].reason
        words = worded(say, SEATS, reason.id, reason.args, best=True)
        sentences = words.split(". ")
        assert len(sentences) == len(set(sentences))
        if "decides" in reason.args:
            assert reason.args["decides"] != reason.args["action"]
