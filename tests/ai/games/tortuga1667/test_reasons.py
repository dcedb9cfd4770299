"""Reasons of choices and beliefs have words, with the arguments that the words ask for."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from ai.games.tortuga1667.advice.adviser import choices
from ai.games.tortuga1667.captains import CAPTAINS
from ai.games.tortuga1667.measure.table import Moment, played
from tests.games.tortuga1667.tables import table
from tortuga.games.tortuga1667.rules import RULES
from tortuga.kernel.players import Reason
from tortuga.paths import assets_dir

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
