"""Reasons of choices and beliefs have words, with the arguments that the words ask for."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from ai.games.tortuga1667.adviser import choices
from ai.games.tortuga1667.captains import CAPTAINS
from ai.games.tortuga1667.measure.table import Moment, played
from tests.games.tortuga1667.tables import table
from tortuga.games.tortuga1667.rules import RULES
from tortuga.kernel.players import Reason
from tortuga.paths import assets_dir

pytestmark = pytest.mark.slow

FILE = Path("en", "tortuga1667", "captains.ftl")


def variables(node: object) -> set[str]:
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, ast.BaseNode):
        node = list(vars(node).values())
    return {name for each in node for name in variables(each)} if isinstance(node, list) else set()


def test_reasons_have_words_and_all_that_these_ask_for() -> None:
    body = FluentParser().parse((assets_dir() / "text" / FILE).read_text("utf-8")).body
    asked = {entry.id.name: variables(entry.value) for entry in body if isinstance(entry, ast.Message)}
    told: dict[str, Reason] = {}

    def watch(moment: Moment) -> None:
        for choice in CAPTAINS.make("admiral", "seed").choose(moment.view).ranked:
            if choice.reason is not None:
                told[choice.reason.id] = choice.reason
        advice = CAPTAINS.advise(moment.view, "seed") if moment.table.turn % 5 == 0 else None
        for belief in advice.beliefs if advice is not None else ():
            told.update({reason.id: reason for reason in belief.because})
        assert all(
            name in asked for choice in (advice.choices if advice else ()) for name, _ in choice.expected
        )

    for game in range(5):
        names = ["admiral-loyal", "honest", "randomk", "captain-schemer", "greedy", "honest", "admiral"]
        played(7, f"reasons/{game}", names, {"talk": "on", "starred_count": 6}, watch=watch)
    assert len(told) > 40
    for reason in told.values():
        assert reason.id in asked
        assert asked[reason.id] <= set(reason.args), reason


def test_why_a_choice_is_better_than_the_next_adds_up() -> None:
    """Parts of the difference: one's own side's victory, and the rest; the last choice has none."""
    found = choices(RULES.observe(table("024", "135"), 0), "why")
    assert found[-1].why is None
    for choice, following in pairwise(found):
        assert choice.why is not None
        assert choice.why.difference == pytest.approx(choice.chance - following.chance)
        assert sum(share for _, share in choice.why.parts) == pytest.approx(choice.why.difference)


def test_a_vote_says_when_its_failure_is_better_and_the_lone_dutch_hear_of_no_side() -> None:
    """The best card against a success has the least chance of it: a bare "0%" would speak against it."""
    against, welcome, lone = 0, 0, set()

    def watch(moment: Moment) -> None:
        nonlocal against, welcome
        ranked = CAPTAINS.make("admiral", "seed").choose(moment.view).ranked
        reasons = [choice.reason for choice in ranked if choice.reason is not None]
        ballots = [reason for reason in reasons if reason.id.startswith("reason-ballot-")]
        if ballots and not ballots[0].id.startswith("reason-ballot-brawl"):
            assert len({reason.id for reason in ballots}) == 1
            chances = [int(reason.args["chance"]) for reason in ballots]
            if ballots[0].id.endswith("-against"):
                assert chances[0] == min(chances)
                against += len(set(chances)) > 1
            else:
                assert chances[0] == max(chances)
                welcome += len(set(chances)) > 1
        if moment.table.loyalties[moment.view.seat] == "dutch":
            lone.update(reason.id for reason in reasons)

    for game in range(3):
        names = ["admiral", "honest", "randomk", "captain-schemer", "admiral"]
        played(5, f"votes/{game}", names, watch=watch)
    assert against
    assert welcome
    assert "reason-shoot" in lone
    assert not lone & {"reason-maroon", "reason-give"}
