"""What befalls the person at the bottom, shown large where votes lie: a forced reveal, loyalties shuffled."""

from __future__ import annotations

import math
from typing import Final

from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.units import Point
from tortuga.app.games.tortuga1667.palette import EVENT, ICON, Nation, known_nation
from tortuga.app.games.tortuga1667.pieces.cards import draw_event_back
from tortuga.app.games.tortuga1667.pieces.marks import ROMAN
from tortuga.app.games.tortuga1667.pieces.nations import draw_loyalty, draw_loyalty_back
from tortuga.app.games.tortuga1667.seen.shown import Fate, TableShown
from tortuga.app.games.tortuga1667.table.blows import (
    ISLE,
    LEFT,
    OWN_FACE,
    RIGHT,
    draw_hit,
    draw_person,
    draw_scenery,
)
from tortuga.app.games.tortuga1667.table.moments import FOOT, SCENE, Headline, draw_headline, draw_panel
from tortuga.app.games.tortuga1667.table.own import needed_words
from tortuga.app.table.acts.motion import ease_out

_CARD, _LETTER = 96, 104
_APART: Final = 64
"""From the middle of the scene to each of two cards."""
_OWN: Final = 50
"""How far to the right one's letters lie: beside the person, away from the one they are shuffled with."""
_MASKS: Final = (-124, 60)
"""From the middle of the scene to the symbol between those two, and its size."""
_RISE: Final = 30
"""How far cards come up from below."""
_WORDS: Final = Style("bold", 26, "cream", "shade")


def draw_fate(canvas: Canvas, shown: TableShown, fate: Fate) -> None:
    """Paint who did it, who is hit, and what lies between them."""
    if fate.cards and shown.hits((fate.seat,)):
        draw_hit(canvas)
    draw_panel(canvas)
    draw_scenery(canvas, ISLE)
    draw_person(canvas, shown, fate.by, LEFT, fate.came, "pleased" if fate.cards else "calm")
    draw_person(canvas, shown, fate.seat, RIGHT, fate.came, "angry" if fate.cards else "calm", OWN_FACE)
    middle, y = SCENE.center[0], SCENE.center[1] + _RISE * (1 - ease_out(fate.came))
    spots = ((middle - _APART, y), (middle + _APART, y))
    if fate.cards:
        for spot, card in zip(spots, fate.cards, strict=True):
            draw_event_back(canvas, spot, _CARD, ROMAN[card])
    else:
        _letters(canvas, shown, fate, spots)
    draw_headline(canvas, fate_words(shown, fate), fate.came)
    canvas.plate("well", FOOT)
    canvas.paragraph(_sentence(shown, fate), _WORDS, FOOT.inset(24, 0), anchor="center", high=FOOT.h - 12)


def _letters(canvas: Canvas, shown: TableShown, fate: Fate, spots: tuple[Point, Point]) -> None:
    """The old letter, and the new one as it opens; each is sealed if the person may not see it."""
    turn = max(0.05, abs(math.cos(math.pi * fate.opened)))
    before, after = known_nation(fate.before), _loyalty(shown, fate, 0.5)
    old, now = ((x + _OWN, y) for x, y in spots)
    for nation, spot, pose, new in ((before, old, 1.0, False), (after, now, turn, True)):
        if nation is None:
            draw_loyalty_back(canvas, spot, _LETTER, turn=pose)
            continue
        name, letter = shown.say(f"loyalty-{nation}"), shown.letter(nation)
        draw_loyalty(canvas, nation, spot, _LETTER, name, letter=letter, turn=pose, dim=not new, glow=new)
    x, y = SCENE.center
    canvas.icon("play-button", (x + _OWN, y), 26, "gold_l", shadow=160)
    canvas.icon(EVENT["fever"].icon, (x + _MASKS[0], y), _MASKS[1], "gold_l", shadow=160)


def _loyalty(shown: TableShown, fate: Fate, opened: float = 1.0) -> Nation | None:
    """The new loyalty; None while its letter is less open than this, or if the person may not see it."""
    visible = shown.open and fate.opened >= opened
    return known_nation(shown.table.loyalties[fate.seat] if visible else None)


def fate_words(shown: TableShown, fate: Fate) -> Headline:
    """What happens, and who or what does it; a name instead of "you" if several people share the screen."""
    if fate.cards:
        name = shown.name(fate.seat)
        title = (
            shown.say("large-forced-you") if shown.you(fate.seat) else shown.say("large-forced", name=name)
        )
        return Headline(title, shown.name(fate.by), ICON["force"], "red")
    own = _loyalty(shown, fate)
    id = "large-fever-same" if own == fate.before else "large-fever-changed"
    title = shown.say("large-fever" if own is None else id)
    return Headline(title, shown.say("event-fever"), EVENT["fever"].icon, "gold")


def _sentence(shown: TableShown, fate: Fate) -> str:
    names = {"name": shown.name(fate.by), "target": shown.name(fate.seat)}
    if fate.cards:
        first, second = (shown.say(f"slot-{card + 1}") for card in fate.cards)
        return shown.say("log-forced", **names, first=first, second=second)
    own = _loyalty(shown, fate)
    if own is None:
        return shown.say("log-infected", **names)
    return f"{shown.say(f'you-are-{own}')}. {needed_words(shown, own)}"
