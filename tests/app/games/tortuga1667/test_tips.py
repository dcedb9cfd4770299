"""Tooltips of 1667: everything on the table says what it is, and no secret."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.app.games.tortuga1667.stories import GAMES, played, specs
from tortuga.app.games.tortuga1667.table.sight import TableMarks, TableShown
from tortuga.app.games.tortuga1667.tips import TableTopics67, elements, tip
from tortuga.app.languages import LANGUAGES
from tortuga.app.text import Text
from tortuga.games.tortuga1667.observer import observe
from tortuga.games.tortuga1667.state import CHANCE
from tortuga.kernel.observer import NOBODY

TOPICS = TableTopics67()
QUIET = {"board", "corner"}


def shown(table, eyes, me, language="en"):
    text = Text(language).of("tortuga1667")
    return TableShown(observe(table, eyes), me, TableMarks(), specs(table.seats), text)


def moments(seed="a", every=67):
    return [after for _, _, after in played(GAMES[0], seed)[12::every] if after.stage not in CHANCE]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_table_is_told(language):
    for table in moments():
        sight = shown(table, NOBODY, 0, language)
        for element in elements(sight):
            told = tip(sight, element)
            assert bool(told) == (element.kind not in QUIET), element
            assert "{" not in told
            assert "  " not in told
            assert TOPICS.page_of_element(element.kind, element.index)


def test_what_lies_on_top_is_found():
    table = moments()[-1]
    sight = shown(table, NOBODY, 2)
    for element in elements(sight):
        x, y, w, h = element.box
        found = TOPICS.element_at(sight, (x + w / 2, y + h / 2))
        assert found is not None
        if element.kind in ("pawn", "card", "hold", "action", "watch", "fan"):
            assert found == element
    assert TOPICS.element_at(sight, (1, 1079)) is None


def test_t37_no_tooltip_tells_a_secret():
    """What nobody may see is told to nobody, whatever it is."""
    for table in moments("b"):
        for me in (0, 4):
            public = shown(table, NOBODY, me)
            words = [tip(public, element) for element in elements(public)]
            own = shown(table, me, me)
            told = [tip(own, element) for element in elements(own)]
            for element, first, second in zip(elements(public), words, told, strict=True):
                if element.kind not in ("card", "loyalty", "vote"):
                    assert first == second, element
    assert any(
        "seen by you" in tip(shown(table, seat, seat), element)
        for table in moments("b")
        for seat in range(9)
        for element in elements(shown(table, seat, seat))
        if element.kind == "card"
    )


def test_the_tooltip_of_a_vote_card_is_that_of_the_card_that_lies_there():
    """At a shared screen they lie in a fresh order each time: the words of another one would mislead."""
    table = next(each for each in moments("b") if each.hands and len(set(each.hands[0])) > 1)
    sight = shown(table, 0, 0)
    laid = sight.table.hands[0][::-1]
    told = []
    for hand in ((), laid):
        lies = replace(sight, marks=TableMarks(hand=hand))
        told.append([tip(lies, element) for element in elements(lies) if element.kind == "vote"])
    assert told[1] == told[0][::-1] != told[0]
    closed = replace(shown(table, NOBODY, 0), marks=TableMarks(hand=laid))
    assert len({tip(closed, element) for element in elements(closed) if element.kind == "vote"}) == 1
