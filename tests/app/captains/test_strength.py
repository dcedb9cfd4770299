"""The strength passport on the new-game screen: the line on a card, the dialog, and that the words fit."""

from __future__ import annotations

from pathlib import Path

import pytest

from ai import strength_report
from ai.strength_report import BadReport, LevelReport, Measurement, StrengthReport
from tests.hands.gauge import measure
from tortuga.app.captains import strength
from tortuga.app.captains.ask import captains_of
from tortuga.app.captains.characters import offered
from tortuga.app.languages import LANGUAGES
from tortuga.app.scene.protocol import Push
from tortuga.app.screenshots import paint
from tortuga.app.stills.house import house_shots, still_context
from tortuga.app.widgets.dialog import Dialog
from tortuga.app.widgets.seat import StrengthStrip

pytestmark = pytest.mark.slow

GAME = "tortuga2014"
LEVELS = captains_of(GAME).levels


def passport(weights: str) -> StrengthReport:
    """Every level has every kind of result."""
    pages = [
        LevelReport(
            level,
            seats,  # type: ignore[arg-type]
            weights,
            "command",
            tuple(
                Measurement(kind, (LEVELS[0],) * (seats - 1), 1200, 600, 0.618, (0.59, 0.64))
                for kind in (("below", "panel") if seats == 2 else ("panel", "mixed"))
            ),
        )
        for level in LEVELS
        for seats in (2, 3, 4)
    ]
    return StrengthReport("about", "seed", GAME, {"target": 6}, LEVELS, {}, tuple(pages))


@pytest.fixture
def measured(monkeypatch):
    strength._passport.cache_clear()
    monkeypatch.setattr(strength_report, "load", lambda _game: passport("abc"))
    monkeypatch.setattr(type(captains_of(GAME)), "fingerprint", lambda *_asked: "abc")
    yield
    strength._passport.cache_clear()


def test_without_a_measurement(tmp_path: Path, monkeypatch):
    strength._passport.cache_clear()
    monkeypatch.setattr(strength_report, "load", lambda _game: None)
    context = still_context(tmp_path, "en").of("tortuga2014")
    assert strength.short_words(context, GAME, LEVELS[0], 2) == ""
    (scene,) = house_shots("tortuga2014")["newgame"](context)
    assert not [item for item in scene.focusables() if item.id.endswith(".strength")]
    assert strength.strength_dialog(context, GAME, LEVELS[0], 2).message == context.say("passport-none")
    strength._passport.cache_clear()


def test_other_weights(tmp_path: Path, measured, monkeypatch):
    monkeypatch.setattr(type(captains_of(GAME)), "fingerprint", lambda *_asked: "other")
    context = still_context(tmp_path, "en").of("tortuga2014")
    assert strength.short_words(context, GAME, LEVELS[0], 3) == context.say("passport-stale")


def test_a_damaged_passport_is_told(tmp_path: Path, monkeypatch):
    def broken(_game: str) -> None:
        raise BadReport("error-passport-unreadable", file="passport.json", reason="torn")

    strength._passport.cache_clear()
    monkeypatch.setattr(strength_report, "load", broken)
    context = still_context(tmp_path, "en").of("tortuga2014")
    assert strength.short_words(context, GAME, LEVELS[0], 2) == context.say("passport-damaged")
    strength._passport.cache_clear()


def test_the_card_tells_and_opens_the_dialog(tmp_path: Path, measured, canvas_of):
    (scene,) = house_shots("tortuga2014")["newgame"](still_context(tmp_path, "en").of("tortuga2014"))
    words = [item.label for item in scene.focusables() if item.id.endswith(".strength")]
    assert len(words) == 3  # a person has none
    assert all("62%" in told for told in words)
    cards = [each for each in scene.controls() if isinstance(each, StrengthStrip)]
    counted = scene.context.say("passport-wins")
    assert {(card.share, card.par, card.before) for card in cards} == {(0.618, 0.25, counted)}
    scene._change_seat(1, character=offered(GAME)[1])  # what it wins is measured without
    strips = [each for each in scene.controls() if isinstance(each, StrengthStrip)]
    (most,) = (strip for strip in strips if strip.before != counted)
    assert most.before == "up to"
    assert most.tooltip == scene.context.say("passport-tip-character", line=most.words)
    pushed = scene.activate("seat1.strength")
    assert isinstance(pushed, Push)
    assert isinstance(pushed.scene, Dialog)
    for part in ("62%", "59–64", "1200", "25%"):
        assert part in pushed.scene.message


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3])
def test_the_words_fit(language, seats, canvas_of, tmp_path: Path, measured, monkeypatch):
    canvas = canvas_of((1280, 720))
    gauge = measure(monkeypatch)
    faults = []
    context = still_context(tmp_path, language).of("tortuga2014")
    (scene,) = house_shots("tortuga2014")["newgame"](context)
    scene._seat_count(seats)
    for level in LEVELS:
        scene._change_seat(1, level=level, character="")
        gauge.clear()
        paint((strength.strength_dialog(context, GAME, level, seats),), canvas)
        faults += [*gauge.faults, *gauge.overlaps()]
        for _ in offered(GAME):
            gauge.clear()
            paint((scene,), canvas)
            faults += [*gauge.faults, *gauge.overlaps()]
            scene.activate("seat1.character:next")
    assert scene.game.seats[1].character == ""  # once around
    scene.activate("seat1.character:previous")
    assert scene.game.seats[1].player == f"{LEVELS[-1]}-{offered(GAME)[-1]}"
    assert faults == []


def test_the_dialog_speaks_the_words_of_the_game_that_is_asked_for(tmp_path: Path):
    strength._passport.cache_clear()
    context = still_context(tmp_path, "en")
    (scene,) = house_shots("tortuga1667")["newgame"](context)
    went = scene.activate("seat1.strength")
    assert isinstance(went, Push)
    assert isinstance(went.scene, Dialog)
    words = context.of("tortuga1667")
    assert "level-" not in went.scene.message
    seats = len(scene.game.seats)
    assert went.scene.message.startswith(words.say("passport-seats", seats=seats, par=round(100 / seats)))
