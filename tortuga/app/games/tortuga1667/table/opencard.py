"""The open event card, over its panel and the log, with its revealer and its effect."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from typing_extensions import override

from tortuga.app.draw.canvas import WRAP_LEADING, Canvas, Style, legible
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga1667.layout import CARD_SHAPE, EVENTS, LOG, LOG_TALL
from tortuga.app.games.tortuga1667.palette import event_named
from tortuga.app.games.tortuga1667.pieces.events import draw_event
from tortuga.app.games.tortuga1667.pieces.faces import draw_face
from tortuga.app.games.tortuga1667.pieces.marks import ROMAN
from tortuga.app.games.tortuga1667.seen.shown import TableShown
from tortuga.app.games.tortuga1667.table.events import event_tip
from tortuga.app.table.marks import Spot
from tortuga.app.table.part import Hit, Part
from tortuga.app.table.side.sentence import draw_meaning
from tortuga.games.tortuga1667.pieces import ROW

PANEL: Final = EVENTS.union(LOG)
PANEL_TALL: Final = EVENTS.union(LOG_TALL)
"""With larger letters, when it also shows the meaning of the person's choice."""
CARD: Final = 336
BOX: Final = Box.around((PANEL.center[0], 360), CARD, CARD * CARD_SHAPE)
_HEAD: Final = Box(PANEL.x + 14, PANEL.y + 10, PANEL.w - 28, 42)
_WORDS: Final = Box(PANEL.x + 16, 602, PANEL.w - 32, 142)
_LARGEST, _LEAST = 20.0, 16.5


class OpenCard(Part):
    """The card, unless the person has put it aside."""

    covering = True
    places = {"event": BOX}
    pages = {"event": "events"}

    @override
    def areas(self, shown: TableShown) -> Iterator[Hit]:
        if shown.event is not None:
            yield Hit(Spot("event"), BOX)

    @override
    def tip(self, shown: TableShown, spot: Spot) -> str:
        return "" if shown.event is None else event_tip(shown, shown.event.event)

    @staticmethod
    def lies(shown: TableShown) -> bool:
        """Whether it lies there, and has not been put aside to read what is below."""
        return shown.event is not None and not shown.marks.aside

    @staticmethod
    def words(shown: TableShown, event: str) -> tuple[str, str, str]:
        """Name, line and rule of the card; nothing while it shows its back."""
        if shown.marks.turning:
            return "", "", ""
        named = f"event-{event}"
        return shown.say(named), shown.say(f"{named}-line"), shown.say(f"{named}-whole")

    @override
    def paint(self, canvas: Canvas, shown: TableShown) -> None:
        event = shown.event
        if event is None or not self.lies(shown):
            return
        name, line, whole = self.words(shown, event.event)
        panel = PANEL_TALL if shown.marks.choice_tab else PANEL
        canvas.plate("wood", panel)
        who, mood = shown.colour(event.seat), shown.mood(event.seat)
        draw_face(canvas, who, (_HEAD.x + 24, _HEAD.center[1] + 2), 52, mood, "gold")
        slot = ROMAN[event.card] if 0 <= event.card < ROW else ""
        sentence = shown.say("pic-reveals", name=shown.name(event.seat), card=slot)
        canvas.write(sentence, legible("sc", 22, "label", "shade"), _HEAD.line(_HEAD.h / 2, 58, 2))
        if shown.rests(Spot("event")):
            draw_event(canvas, event_named(event.event), BOX.center, CARD, name, line, lift=8)
        below = _WORDS._replace(h=_WORDS.h + panel.h - PANEL.h)
        canvas.plate("parchment_flat", below)
        if shown.marks.choice_tab and shown.marks.meaning is not None:
            end = draw_meaning(canvas, shown.marks.meaning, below.inset(10))
            _paragraph(canvas, whole, "", below.cut(top=end - below.y)[1])
        else:
            _paragraph(canvas, whole, line, below)


def _paragraph(canvas: Canvas, whole: str, line: str, box: Box) -> None:
    """The rule, as large as it fits; else the card's line, or nothing."""
    box = box.inset(15, 7)
    for text in filter(None, (whole, line)):
        size = canvas.sized("text", _LARGEST)
        while size >= _LEAST:
            rows = canvas.lines(text, "text", size, box.w)
            step = size * (WRAP_LEADING - 0.06)
            if len(rows) * step <= box.h:
                top = box.center[1] - (len(rows) - 1) * step / 2
                for k, row in enumerate(rows):
                    canvas.write(row, Style("text", size, "ink"), (box.x, top + k * step))
                return
            size -= 0.5
