"""What a screen reader is told of the card game's decisions: nobody has to see the table to choose."""

from __future__ import annotations

from msgspec.structs import replace

from tests.app.games.tortuga1667.test_choosers import TEXTS, ViewDesk, game_text
from tests.games.tortuga1667 import tables
from tortuga.app.games.tortuga1667.decisions.base import ListeningChooser
from tortuga.app.games.tortuga1667.decisions.choose import chooser_for
from tortuga.app.games.tortuga1667.tableui import TABLE
from tortuga.app.table.decision.pending import PendingDecision

HAND = ("WFs", "CBb", "TFs")


def test_whose_turn_it_is_hears_how_things_stand() -> None:
    table = tables.table("012", "3", boats=(4, -1), hands={0: HAND})
    told = " ".join(chooser_for(ViewDesk(table, 0)).heard())
    assert "Flying Dutchman: Rosa, Jack and Bellamy." in told
    assert "Silas." in told, "who sits in a rowboat"
    assert "The British have 2." in told
    assert "You are with the British." in told
    assert "Your votes: water, French flag, skull; cannon, British flag, blank; torch" in told


def test_what_is_picked_tells_what_it_does() -> None:
    chooser = chooser_for(ViewDesk(tables.table("012", "34"), 0))
    chooser.pick("act-0")
    chooser.pick("at-card-0")
    chooser.pick("at-card-1")
    assert tuple(chooser.heard()) == (chooser.meaning().told,)
    assert "I and II" in chooser.meaning().told


def test_a_card_that_one_knows_is_named() -> None:
    table = tables.table("012", "34")
    seen = replace(table, seen=(0b10, *table.seen[1:]))
    chooser = chooser_for(ViewDesk(seen, 0))
    chooser.pick("act-1")
    known = {target.id: target.heard for target in chooser.targets() if "card" in target.id}
    assert known["at-card-1"] == "Letter of Marque"
    assert known["at-card-0"] == ""


def test_who_only_may_speak_is_not_called_each_time() -> None:
    desk = ViewDesk(tables.table("012", "34", current=3, options={"talk": "on"}), 0)
    chooser, text = chooser_for(desk), game_text(TEXTS["en"])
    assert isinstance(chooser, ListeningChooser)
    decision = PendingDecision(desk, chooser, TABLE.narrative(text, desk.seats), TABLE.advice())
    assert list(decision.spoken(text, advised=False)) == []
    assert decision.pick("talk")
    (said,) = decision.spoken(text, advised=False)
    assert said.words.startswith("Talk")
