"""The tutor at the card game's table: four rungs in its words, each of which fits."""

import pygame
import pytest

from tests.hands.gauge import measure
from tortuga.app.draw.canvas import Canvas
from tortuga.app.games.tortuga1667.screenshots import SHOTS
from tortuga.app.languages import LANGUAGES
from tortuga.app.stills.house import still_context
from tortuga.app.table.tutor import CANDIDATES, RANKING, RUNG_NAMES

pytestmark = pytest.mark.slow


def drawn(scene, art, gauge):
    """What is wrong with the words of the whole picture, in another size first so that all is drawn."""
    for size in ((640, 360), (1280, 720)):
        gauge.clear()
        scene.draw(Canvas(pygame.Surface(size), art))
    return {*gauge.faults, *gauge.overlaps()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rung_fits_and_names_no_chance_too_early(language, art, tmp_path, monkeypatch):
    gauge = measure(monkeypatch)
    faults = {}
    for name in ("table-advice", "table-advice-vote"):
        scene = SHOTS[name](still_context(tmp_path, language).of("tortuga1667"))[-1]
        scene.context.settings.lend(tutor="asked")
        scene.session.note_assist = lambda *_: None
        decision = scene.decision
        decision.tutor.advice = decision.advice
        decision.clear()
        decision.chooser.propose(decision.tutor.advice.choices[1].command)
        before = drawn(scene, art, gauge)
        for rung in RUNG_NAMES:
            scene.activate("hint")
            assert decision.tutor.rung == decision.banner().rung == rung
            assert decision.open_choice == 0, "the best one first"
            if found := drawn(scene, art, gauge) - before:
                faults[name, rung] = found
            percents = [word for word, _, _ in gauge.words if "%" in word]
            assert bool(percents) == (rung >= RANKING), percents
            if rung == CANDIDATES:
                assert sum(candidate.picked for candidate in decision.candidates) == 1
    assert faults == {}
