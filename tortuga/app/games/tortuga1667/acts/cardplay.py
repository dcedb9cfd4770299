"""Cards that turn, cross and lie under a cloth."""

from __future__ import annotations

import math

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga1667.acts.motions import Cloth, Flip, Shuffle, TurnEvent
from tortuga.app.games.tortuga1667.palette import event_named
from tortuga.app.games.tortuga1667.pieces.events import draw_event, draw_event_back
from tortuga.app.games.tortuga1667.pieces.marks import ROMAN
from tortuga.app.games.tortuga1667.pieces.nations import draw_loyalty_back
from tortuga.app.games.tortuga1667.pieces.votes import draw_vote_back, vote_front
from tortuga.app.games.tortuga1667.seen.polls import shown_last
from tortuga.app.games.tortuga1667.table import events, opencard
from tortuga.app.games.tortuga1667.table.pawns import face
from tortuga.app.games.tortuga1667.table.votepanel import poll_card
from tortuga.app.table.acts.motion import between, ease_in_out, share
from tortuga.app.table.acts.motions import Act

_STEP = 24
"""Widths of a card that grows, in units: it is not made anew for each frame."""
_THIN = 0.04
_MEETING = (934.0, 384.0)


def turn_event(canvas: Canvas, motion: TurnEvent, time: float) -> None:
    """Off the row, round and up to its large size."""
    part = share(time, motion.delay, motion.duration)
    if part >= 1:
        return
    x, y = events.card(motion.card).center
    if part < motion.LEAVES:
        lifted = (x, y - 14 * ease_in_out(part / motion.LEAVES))
        draw_event_back(canvas, lifted, events.CARD, ROMAN[motion.card], lift=10)
        return
    grown = share(part, motion.LEAVES, 1 - motion.LEAVES)
    moved = ease_in_out(grown)
    x2, y2 = opencard.BOX.center
    center = (between(x, x2, moved), between(y - 14, y2, moved))
    width = round(between(events.CARD, opencard.CARD, moved) / _STEP) * _STEP
    turn = max(_THIN, abs(math.cos(math.pi * grown)))
    if grown < 0.5:
        draw_event_back(canvas, center, width, ROMAN[motion.card], turn=turn)
    else:
        draw_event(canvas, event_named(motion.event), center, width, turn=turn)


def shuffle(canvas: Canvas, motion: Shuffle, time: float) -> None:
    """All backs cross twice at equal speed: no card can be followed."""
    part = share(time, motion.delay, motion.duration)
    if part <= 0 or part >= 1:
        return
    middle = poll_card(0, 1).center[0]
    for k in range(motion.count):
        card = poll_card(k, motion.count)
        x, y = card.center
        center = (middle + (x - middle) * math.cos(2 * math.pi * part), y)
        draw_vote_back(canvas, center, card.w, lift=6)


def flip(canvas: Canvas, act: Act, motion: Flip, time: float) -> None:
    """A card of a vote turns about its upright axis; all of them alike."""
    part = share(time, motion.delay, motion.duration)
    shown = shown_last(act.after.table)
    if part <= 0 or part >= 1 or shown is None:
        return
    card, turn = poll_card(motion.index, motion.count), max(_THIN, abs(math.cos(math.pi * part)))
    if part < 0.5:
        draw_vote_back(canvas, card.center, card.w, turn=turn)
    else:
        vote_front(canvas, shown.cards[motion.index], card.center, card.w, shown.kind, turn=turn)


def cloth(canvas: Canvas, act: Act, motion: Cloth, time: float) -> None:
    """Two letters go under one cloth and come back: nobody sees whether they changed."""
    part = share(time, motion.delay, motion.duration)
    if part <= 0 or part >= 1:
        return
    near = ease_in_out(min(1.0, part * 4, (1 - part) * 4))
    x, y = _MEETING
    for side, seat in ((-1, motion.seat), (1, motion.target)):
        x1, y1 = face(act.after.table.board, seat).center
        draw_loyalty_back(canvas, (between(x1, x + side * 34, near), between(y1, y, near)), 54)
    if 0.25 < part < 0.75:
        sway = 10 * math.sin((part - 0.25) * 2 * math.pi * 6)
        canvas.plate("leather", Box(x - 100 + round(sway), y - 62, 200, 124))
