"""The board beside the drill: today's answers, when positions come again, and what is often wrong."""

from __future__ import annotations

from typing import Final

from tortuga.app.draw.canvas import Canvas, Style, legible
from tortuga.app.draw.theme import ICON
from tortuga.app.draw.units import Box
from tortuga.app.drill import A_DAY, SPANS, Deck
from tortuga.app.scene.context import Context
from tortuga.app.scenes.log.view import PANEL_HEAD, PANEL_NOTE, PANEL_TEXT, kind_name
from tortuga.app.widgets.button import SHADE

_KINDS: Final = 4
WITHIN: Final = (*(f"drill-within-{days}" for days in SPANS), "drill-later")
"""When positions come again, see `Deck.spans`."""


def leak_words(context: Context, deck: Deck) -> str:
    """What is often wrong; "" for nothing."""
    leaks = [kind for kind in deck.kinds if kind.leak]
    return context.say("drill-leak", kind=kind_name(context, leaks[0].about)) if leaks else ""


def draw_deck(canvas: Canvas, context: Context, deck: Deck, board: Box) -> None:
    """Draw today's answers, when positions come again, and what is often wrong."""
    say = context.say
    canvas.plate("wood", board)
    done, every = len(deck.marks), len(deck.marks) + len(deck.left)
    head, rest = board.inset(26, 22).cut(top=40)
    count = canvas.write(
        say("drill-count", done=done, count=every),
        Style("black", 22, "gold_l", SHADE),
        head.line(18),
        anchor="midright",
    )
    canvas.write(say("drill-today"), PANEL_HEAD, head._replace(w=count.x - head.x - 10).line(18))
    marks, rest = rest.cut(top=124)
    shown = [*deck.marks, *(None for _ in deck.left)][-A_DAY:]
    for at, mark in enumerate(shown):
        spot = marks.column(at % 4, 4).center[0], marks.y + 32 + at // 4 * 60
        canvas.disc(*answer_sign(mark), spot, 46, alpha=255 if mark is not None else 130)
    head, rest = rest.cut(top=48)
    note = canvas.write(say("drill-positions"), PANEL_NOTE, head.line(28), anchor="midright")
    canvas.write(say("drill-again"), PANEL_HEAD, head._replace(w=note.x - head.x - 10).line(26))
    names, counts = (*WITHIN, "drill-new"), (*deck.spans, deck.waiting)
    rows, rest = rest.cut(top=len(names) * 50)
    for at, (id, number) in enumerate(zip(names, counts, strict=True)):
        box = rows.row(at, len(names), 6)
        canvas.plate("well_small", box)
        figure = Style("black", 22, "gold_l" if number else "note", SHADE)
        canvas.write(str(number), figure, box.line(box.h / 2 - 1, 0, 16), anchor="midright")
        canvas.write(
            say(id),
            legible("sc", 20, "cream" if number else "note", SHADE),
            box.line(box.h / 2 - 1, 16, 70),
        )
    _draw_kinds(canvas, context, deck, rest.cut(top=14)[1])


def _draw_kinds(canvas: Canvas, context: Context, deck: Deck, area: Box) -> None:
    say, kinds = context.say, deck.kinds[:_KINDS]
    head, rest = area.cut(top=42)
    canvas.write(say("drill-kinds"), PANEL_HEAD, head.line(20))
    if not kinds:
        canvas.fit_paragraph(say("drill-kinds-later"), PANEL_NOTE, rest.cut(top=110)[0], "topleft")
        return
    for at, kind in enumerate(kinds):
        row = rest.moved(dy=at * 58)._replace(h=52)
        share = kind.right / kind.of
        percent = say("statistics-percent", percent=round(100 * share))
        count = say("drill-share", share=percent, count=kind.of)
        figure = canvas.write(count, Style("bold", 19, "gold_l", SHADE), row.line(16), anchor="midright")
        name = legible("text", 20, "warn" if kind.leak else "cream", SHADE)
        canvas.write(kind_name(context, kind.about), name, row._replace(w=figure.x - row.x - 10).line(16))
        bar = Box(row.x, row.y + 36, row.w, 8)
        canvas.fill(bar, "slot", 200, 4)
        canvas.fill(bar._replace(w=max(8.0, bar.w * share)), "warn" if kind.leak else "gold", 255, 4)
    if leak := leak_words(context, deck):
        canvas.fit_paragraph(leak, PANEL_TEXT, rest.cut(top=len(kinds) * 58 + 2)[1], "topleft")


def answer_sign(right: bool | None) -> tuple[str, str]:
    """Colour and symbol of an answer; None for one that is still to come."""
    if right is None:
        return "secondary", ICON["wait"]
    return ("good_plate", ICON["done"]) if right else ("warn_plate", ICON["cancel"])
