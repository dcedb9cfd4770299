"""What a screen reader is told of the card game's decisions: nobody has to see the table to choose."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.app.games.tortuga1667.table import Harbour, sit
from tests.games.tortuga1667 import tables
from tests.hands.cards import TEXTS, ViewDesk, game_text
from tests.hands.cards_table import until
from tortuga.app.games.tortuga1667.decisions.base import ListeningChooser
from tortuga.app.games.tortuga1667.decisions.choose import chooser_for
from tortuga.app.games.tortuga1667.palette import NAME
from tortuga.app.games.tortuga1667.tableui import TABLE
from tortuga.app.languages import LANGUAGES
from tortuga.app.table.pending import PendingDecision
from tortuga.app.text import Text
from tortuga.games.tortuga1667 import commands as cmd
from tortuga.kernel.players import Advice, Choice, Reason

HAND = ("WFs", "CBb", "TFs")


def test_whose_turn_it_is_hears_how_things_stand() -> None:
    table = tables.table("012", "3", boats=(4, -1), hands={0: HAND})
    told = " ".join(chooser_for(ViewDesk(table, 0)).heard())
    assert "Flying Dutchman: Rosa, Jack and Bellamy." in told
    assert "Silas." in told, "who sits in a rowboat"
    assert "The British have 2." in told
    assert "You are with the British." in told
    assert "Your votes: water, French flag, skull; cannon, British flag, blank; torch" in told


def test_t37_before_others_nothing_is_heard_that_one_alone_knows() -> None:
    """At a shared screen one acts in the open: who listens is told what lies on the table."""
    table = tables.table("012", "3", boats=(4, -1), hands={0: HAND})
    chooser = chooser_for(ViewDesk(replace(table, seen=(0b10, *table.seen[1:])), 0))
    chooser.closed = True
    told = " ".join(chooser.heard())
    assert "Flying Dutchman: Rosa, Jack and Bellamy." in told
    assert "You are" not in told
    assert "votes" not in told
    chooser.pick("act-1")
    assert not any(target.heard for target in chooser.targets())


def test_t37_a_shared_table_is_not_told_whose_side_one_is_on(harbour: Harbour) -> None:
    """Nor which cards of the row one has viewed; a lone person is."""
    for people, told in ((5, False), (1, True)):
        table = sit(harbour, until(lambda found: found.stage == "act" and found.current == 0, people))
        for _ in range(200):
            table.update(0.1)
        assert table.decision is not None
        said = " ".join(sentence.words for sentence in table.spoken())
        assert ("You are with" in said) is told


def test_what_is_picked_tells_what_it_does() -> None:
    chooser = chooser_for(ViewDesk(tables.table("012", "34"), 0))
    chooser.pick("act-0")
    chooser.pick("at-card-0")
    chooser.pick("at-card-1")
    assert tuple(chooser.heard()) == (chooser.inner.meaning().text,)
    assert "I and II" in chooser.inner.meaning().text


def test_a_card_that_one_knows_is_named() -> None:
    table = tables.table("012", "34")
    seen = replace(table, seen=(0b10, *table.seen[1:]))
    chooser = chooser_for(ViewDesk(seen, 0))
    chooser.pick("act-1")
    known = {target.id: target.heard for target in chooser.targets() if "card" in target.id}
    assert known["at-card-1"] == "Letter of Marque"
    assert known["at-card-0"] == ""
    tips = {target.id: target.tip for target in chooser.targets()}
    line = game_text(TEXTS["en"]).say("event-letter-line")
    assert tips["at-card-1"].endswith(f"Letter of Marque. {line}"), "whoever walks there by keys can read it"
    assert not tips["at-card-0"]
    for card, told in ((1, "II (Letter of Marque)"), (0, "whatever it is")):
        chooser.pick(f"at-card-{card}")
        assert told in chooser.inner.meaning().text
    chooser.closed = True
    tips = {target.id: target.tip for target in chooser.targets()}
    assert not tips["at-card-1"], "others look over the shoulder"


def test_who_only_may_speak_is_not_called_each_time() -> None:
    desk = ViewDesk(tables.table("012", "34", current=3, options={"talk": "on"}), 0)
    chooser, text = chooser_for(desk), game_text(TEXTS["en"])
    assert isinstance(chooser.inner, ListeningChooser)
    decision = PendingDecision(desk, chooser, TABLE.narrative(text, desk.seats), TABLE.advice)
    assert list(decision.spoken(text, advised=False)) == []
    assert decision.pick("talk")
    (said,) = decision.spoken(text, advised=False)
    assert said.words.startswith("Talk")


def test_what_the_banner_says_is_not_said_again() -> None:
    table = tables.turned(tables.table("012", "3", "4"), 0, "letter")
    desk, text = ViewDesk(table, 0), game_text(TEXTS["en"])
    decision = PendingDecision(desk, chooser_for(desk), TABLE.narrative(text, desk.seats), TABLE.advice)
    said = [sentence.words for sentence in decision.spoken(text, advised=False)]
    asked = decision.chooser.banner().message
    assert sum(asked in words for words in said) == 1


def test_why_something_is_advised_is_said_once() -> None:
    desk, text = ViewDesk(tables.table("012", "34"), 0), game_text(TEXTS["en"])
    decision = PendingDecision(desk, chooser_for(desk), TABLE.narrative(text, desk.seats), TABLE.advice)
    why = Reason("reason-reveal-unknown")
    choices = tuple(Choice(cmd.Reveal(card), 0.5, (0.5,) * 5, reason=why) for card in (0, 1))
    decision.show_advice(Advice(0, choices))
    said = " ".join(sentence.words for sentence in decision.spoken(text, advised=True))
    assert said.count(text.say(why.id)) == 1
    assert "Reveal 1: I." in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_of_the_best_choice_it_is_said_that_it_is_the_best(language: str) -> None:
    """Of a Letter of Marque two were "worth most", and no rescue helped as much as a swap, all at once."""
    narrative = TABLE.narrative(Text(language).of(NAME), ViewDesk(tables.table("012", "34"), 0).seats)
    rescue = Reason("reason-rescue", {"seat": 1, "place": "dutchman"})
    for reason in (rescue, Reason("reason-swap"), Reason("reason-atlantis"), Reason("reason-keep-map")):
        assert narrative.advised(reason, best=True) != narrative.advised(reason)
    assert narrative.advised(Reason("reason-none"), best=True) == narrative.advised(Reason("reason-none"))
