"""Tooltips of 1667: everything on the table says what it is, and no secret."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.app.games.tortuga1667.stories import GAMES, played, specs
from tortuga.app.games.tortuga1667.seen.shown import TableMarks, TableShown
from tortuga.app.games.tortuga1667.table.parts import PARTS
from tortuga.app.languages import LANGUAGES
from tortuga.app.text import Text
from tortuga.games.tortuga1667.observer import observe
from tortuga.games.tortuga1667.state import CHANCE
from tortuga.kernel.game import NOBODY

QUIET = {"board", "corner"}


def shown(table, eyes, me, language="en"):
    text = Text(language).of("tortuga1667")
    return TableShown(observe(table, eyes), me, TableMarks(), specs(table.seats), text)


def hits(sight):
    """All that the pointer can rest on."""
    return PARTS.areas(sight)


def tips(sight, *kinds):
    return [PARTS.tip(sight, hit.spot) for hit in hits(sight) if hit.spot.kind in kinds or not kinds]


def moments(seed="a", every=67):
    return [after for _, _, after in played(GAMES[0], seed)[12::every] if after.stage not in CHANCE]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_table_is_told(language):
    for table in moments():
        sight = shown(table, NOBODY, 0, language)
        for spot, _ in hits(sight):
            told = PARTS.tip(sight, spot)
            assert bool(told) == (spot.kind not in QUIET), spot
            assert "{" not in told
            assert "  " not in told
            assert PARTS.page(spot)


def test_what_lies_on_top_is_found():
    table = moments()[-1]
    sight = shown(table, NOBODY, 2)
    for hit in hits(sight):
        found = PARTS.hit(sight, hit.box.center)
        assert found is not None
        if hit.spot.kind in ("pawn", "card", "hold", "action", "watch", "fan"):
            assert found == hit
    assert PARTS.hit(sight, (1, 1079)) is None


def test_t37_no_tooltip_tells_a_secret():
    """What nobody may see is told to nobody, whatever it is."""
    for table in moments("b"):
        for me in (0, 4):
            public = shown(table, NOBODY, me)
            own = shown(table, me, me)
            found = {hit.spot for hit in hits(public)} & {hit.spot for hit in hits(own)}
            assert len(found) > 30
            for spot in found:
                if spot.kind not in ("card", "loyalty", "vote"):
                    assert PARTS.tip(public, spot) == PARTS.tip(own, spot), spot
    assert any(
        "seen by you" in told
        for table in moments("b")
        for seat in range(9)
        for told in tips(shown(table, seat, seat), "card")
    )


def test_the_tooltip_of_a_vote_card_is_that_of_the_card_that_lies_there():
    """At a shared screen they lie in a fresh order each time: the words of another one would mislead."""
    table = next(each for each in moments("b") if each.hands and len(set(each.hands[0])) > 1)
    sight = shown(table, 0, 0)
    laid = sight.table.hands[0][::-1]
    told = []
    for hand in ((), laid):
        lies = replace(sight, marks=TableMarks(hand=hand))
        told.append(tips(lies, "vote"))
    assert told[1] == told[0][::-1] != told[0]
    closed = replace(shown(table, NOBODY, 0), marks=TableMarks(hand=laid))
    assert len(set(tips(closed, "vote"))) == 1
