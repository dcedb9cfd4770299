"""What a person sees of his own under a cover, where several play at one screen."""

from __future__ import annotations

import pygame
import pytest
from msgspec.structs import replace

from tests.app.games.tortuga1667.sheets import captains
from tests.hands.cards import begin
from tortuga.app.draw.art import Art
from tortuga.app.draw.canvas import Canvas
from tortuga.app.games.tortuga1667.palette import NAME
from tortuga.app.games.tortuga1667.pieces.cards import WORDS_FROM
from tortuga.app.games.tortuga1667.table import events as cards
from tortuga.app.games.tortuga1667.table.peeks import PiratePeeks
from tortuga.app.table.marks import Marks, Shown
from tortuga.app.table.sheets.covers import SECRETS
from tortuga.app.text import Text

_ROW = ("fountain", "albatross", "storm", "pistol", "letter")


@pytest.mark.parametrize("growth", [1.0, 1.5])
@pytest.mark.parametrize("jotted", ["", "\nB\nF\n\nB"])
@pytest.mark.parametrize("count", [1, 2, 5])
def test_t27_viewed_cards_can_be_read_and_no_other_is_shown(
    art: Art, count: int, jotted: str, growth: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody knows an event by its picture alone, and at this table it lies open nowhere else."""
    drawn = []
    plain = cards.draw_event

    def listening(canvas, kind, center, width, name="", line="", **pose):  # type: ignore[no-untyped-def]
        drawn.append((kind, center, width, name, line))
        plain(canvas, kind, center, width, name, line, **pose)

    monkeypatch.setattr(cards, "draw_event", listening)
    view = begin(5, "peeks", people=3).observer(0).view
    row = tuple(card if place < count else None for place, card in enumerate(_ROW))
    shown = Shown(
        replace(view, table=replace(view.table, row=row)),
        0,
        Marks(own_notes=jotted),
        captains(5),
        Text("de").of(NAME),
    )
    art.restyle(growth, False)
    PiratePeeks().draw(Canvas(pygame.Surface((1600, 900), 0, 32), art), shown, SECRETS)
    art.restyle(1.0, False)
    assert [kind for kind, *_ in drawn] == list(_ROW[:count])
    for kind, (x, _), width, name, line in drawn:
        assert width >= WORDS_FROM
        assert SECRETS[0] <= x - width / 2 < x + width / 2 <= SECRETS[0] + SECRETS[2] + 1
        assert name == shown.say(f"event-{kind}")
        assert line == shown.say(f"event-{kind}-line")
    said = " ".join(PiratePeeks().spoken(shown))
    assert all(shown.say(f"event-{kind}-line") in said for kind in _ROW[:count])
    assert not any(shown.say(f"event-{kind}-line") in said for kind in _ROW[count:])
