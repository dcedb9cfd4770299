"""How an act looks at a moment: its marks, pieces in flight, pawns that walk, cards that turn."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import pygame

from tortuga.app.draw.canvas import Canvas, Style, legible
from tortuga.app.draw.theme import STAGE
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga1667.acts import motions as mo
from tortuga.app.games.tortuga1667.layout import CHART
from tortuga.app.games.tortuga1667.palette import ASHORE, ICON, NAME, event_named
from tortuga.app.games.tortuga1667.pieces.events import draw_event, draw_event_back
from tortuga.app.games.tortuga1667.pieces.faces import draw_face
from tortuga.app.games.tortuga1667.pieces.marks import ROMAN, draw_treasure
from tortuga.app.games.tortuga1667.pieces.nations import draw_loyalty_back
from tortuga.app.games.tortuga1667.pieces.votes import draw_vote_back, vote_front
from tortuga.app.games.tortuga1667.seen import spots
from tortuga.app.games.tortuga1667.seen.polls import Poll, poll_of, poll_shown, shown_last, turned
from tortuga.app.games.tortuga1667.seen.shown import Pirate, TableMarks, event_of, table_marks
from tortuga.app.games.tortuga1667.table import events, opencard
from tortuga.app.games.tortuga1667.table.events import WATCH
from tortuga.app.games.tortuga1667.table.own import VOTES
from tortuga.app.games.tortuga1667.table.parts import PARTS
from tortuga.app.games.tortuga1667.table.pawns import FORCED, FORCED_STEP, face, forced_at
from tortuga.app.games.tortuga1667.table.ships import draw_place
from tortuga.app.games.tortuga1667.table.votepanel import poll_card
from tortuga.app.table.acts.motion import between, ease_in_out, ease_out, share
from tortuga.app.table.acts.motions import Act, Motion, Piece, PlateDrop, Travel
from tortuga.app.table.marks import Spot
from tortuga.games.tortuga1667.pieces import SHIPS, TORTUGA
from tortuga.games.tortuga1667.state import View
from tortuga.kernel.players import SeatSpec

_LIFT = 12.0


def moment(act: Act, time: float, still: bool) -> TableMarks:
    """The marks of an act that has lasted some time; `still` leaves motion out."""
    marks, before, after = table_marks(act.marks), act.before, act.after
    coming, lifted = ({}, {}) if still else (_coming(act, time), _lifted(act, time))
    walking = any(time < move.delay + move.duration for move in act.motions if isinstance(move, mo.Walk))
    crossing = [move for move in act.motions if isinstance(move, mo.Shuffle)]
    shuffled = any(move.delay < time < move.delay + move.duration for move in crossing)
    return replace(
        marks,
        # no face may react to what has not been revealed yet
        moods=marks.moods if time >= act.revealed else {},
        poll=marks.poll or _poll(act, time, before, after),
        event=marks.event or event_of(after.table) or event_of(before.table),
        turning=any(isinstance(move, mo.TurnEvent) and time < move.shown for move in act.motions),
        stands=before.table.board if walking and not still else None,
        lights=True,
        shuffled=shuffled and not still,
        coming={**coming, **marks.coming},
        lifted={**lifted, **marks.lifted},
    )


def _poll(act: Act, time: float, before: View, after: View) -> Poll | None:
    """The vote with the cards turned over so far."""
    flips = [motion for motion in act.motions if isinstance(motion, mo.Flip)]
    if not flips:
        return poll_of(after.table) or poll_of(before.table)
    shown = shown_last(after.table)
    if shown is None:
        return None
    lying = sum(time >= flip.delay + flip.duration / 2 for flip in flips)
    return turned(poll_shown(shown), lying)


def _coming(act: Act, time: float) -> dict[Spot, int]:
    """Treasures in flight, by where they will lie; a hold counts for its nation's score."""
    coming: Counter[Spot] = Counter()
    for motion in act.motions:
        if not isinstance(motion, Travel) or motion.piece != mo.TREASURE:
            continue
        if time < motion.delay + motion.duration:
            end = Spot("galleon") if motion.end.kind == "chest" else motion.end
            coming[end] += 1
            if end.kind == "hold":
                coming[Spot("score", index=end.index % 2)] += 1
            if motion.start.kind == "hold":
                coming[Spot("score", index=motion.start.index % 2)] -= 1
    return dict(coming)


def _lifted(act: Act, time: float) -> dict[int, float]:
    """How far the cards of the row that a player looks at are raised: up, a while, down."""
    heights: dict[int, float] = {}
    for motion in act.motions:
        if isinstance(motion, mo.Lift):
            part = share(time, motion.delay, motion.duration)
            up = min(1.0, part * 4, (1 - part) * 4)
            heights |= {card: round(_LIFT * max(0.0, up)) for card in motion.cards}
    return heights


_WAVE = "#d9f4fb"


def walk(canvas: Canvas, act: Act, motion: mo.Walk, part: float, seats: Sequence[SeatSpec]) -> None:
    """A pawn on its way; until it leaves it stands in its old place, without its rank."""
    seat, spec = motion.seat, seats[motion.seat]
    first, last = face(act.before.table.board, seat), face(act.after.table.board, seat)
    (x1, y1), (x2, y2) = first.center, last.center
    moved = ease_in_out(part)
    center = (between(x1, x2, moved), between(y1, y2, moved) - motion.arc * math.sin(math.pi * part))
    if part <= 0 or motion.arc == 0:
        _standing(canvas, act.before, seat, spec, center, first[2])
        return
    if motion.splash and part > 0.7:
        _splash(canvas, (x2, y2 + 8), share(part, 0.7, 0.3))
    size = between(first[2], last[2], moved) * (1 + 0.12 * math.sin(math.pi * part))
    draw_face(canvas, spec.colour, center, 2 * round(size / 2), "angry" if motion.splash else "calm", lift=10)


def _standing(canvas: Canvas, view: View, seat: int, spec: SeatSpec, center: Point, size: float) -> None:
    place = view.table.board.place(seat)
    if place in SHIPS:
        draw_place(canvas, center, Pirate(spec.colour, spec.name))
        return
    draw_face(canvas, spec.colour, center, size)
    if place == TORTUGA:
        style = legible("sc", 19, ASHORE)
        canvas.write(spec.name, style, (center[0], center[1] + size / 2 + 12), 74, "center")


def _splash(canvas: Canvas, center: Point, part: float) -> None:
    """A ring on the water that widens."""
    for late in (0.0, 0.3):
        grown = share(part, late, 1 - late)
        if 0 < grown < 1:
            radius = canvas.px(between(20, 52, ease_out(grown)))
            line = max(1, canvas.px(4 * (1 - grown)))
            pygame.draw.aacircle(canvas.surface, canvas.color(_WAVE), canvas.at(*center), radius, line)


def point(canvas: Canvas, act: Act, motion: mo.Point, part: float) -> None:
    """A hand goes from one face to another; what is forced rises beside it."""
    board = act.after.table.board
    (x1, y1), (x2, y2) = face(board, motion.seat).center, face(board, motion.target).center
    moved = ease_out(min(1.0, part * 1.5))
    spot = (between(x1, x2 - 44, moved), between(y1, y2 - 30, moved))
    canvas.icon(ICON["force"], spot, 54, "cream", 200, flip=x2 < x1)
    left, top = forced_at((x2, y2), board.place(motion.target), board.governor == motion.target)
    for k, card in enumerate(motion.cards):
        rise = ease_out(share(part, 0.4, 0.4))
        if rise > 0:
            middle = (left + k * FORCED_STEP, top + 26 * (1 - rise))
            draw_event_back(canvas, middle, FORCED, ROMAN[card], alpha=round(255 * rise))


_STEP = 24
"""A growing card has widths in steps of this many units, so that it is not redrawn for each frame."""
_THIN = 0.04
_MEETING = (934.0, 384.0)


def turn_event(canvas: Canvas, motion: mo.TurnEvent, part: float) -> None:
    """Off the row, round and up to its large size."""
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


def shuffle(canvas: Canvas, motion: mo.Shuffle, part: float) -> None:
    """All backs cross twice at equal speed: no card can be followed."""
    middle = poll_card(0, 1).center[0]
    for k in range(motion.count):
        card = poll_card(k, motion.count)
        x, y = card.center
        center = (middle + (x - middle) * math.cos(2 * math.pi * part), y)
        draw_vote_back(canvas, center, card.w, lift=6)


def flip(canvas: Canvas, act: Act, motion: mo.Flip, part: float) -> None:
    """A card of a vote turns about its upright axis; all of them alike."""
    shown = shown_last(act.after.table)
    if shown is None:
        return
    card, turn = poll_card(motion.index, motion.count), max(_THIN, abs(math.cos(math.pi * part)))
    if part < 0.5:
        draw_vote_back(canvas, card.center, card.w, turn=turn)
    else:
        vote_front(canvas, shown.cards[motion.index], card.center, card.w, shown.kind, turn=turn)


def cloth(canvas: Canvas, act: Act, motion: mo.Cloth, part: float) -> None:
    """Two letters go under one cloth and come back: nobody sees whether they changed."""
    near = ease_in_out(min(1.0, part * 4, (1 - part) * 4))
    x, y = _MEETING
    for side, seat in ((-1, motion.seat), (1, motion.target)):
        x1, y1 = face(act.after.table.board, seat).center
        draw_loyalty_back(canvas, (between(x1, x + side * 34, near), between(y1, y, near)), 54)
    if 0.25 < part < 0.75:
        sway = 10 * math.sin((part - 0.25) * 2 * math.pi * 6)
        canvas.plate("leather", Box(x - 100 + round(sway), y - 62, 200, 124))


_DROP = 0.15
_SINKS = 0.7
"""Share of a flight after which a piece sinks where it arrives."""
_EDGE = 24


def fly(
    canvas: Canvas, act: Act, motion: Motion, time: float, seats: Sequence[SeatSpec], still: bool
) -> None:
    """Draw a motion of an act that has lasted some time; `still` leaves motion out."""
    if still:
        _resting(canvas, act, motion, time)
        return
    part = share(time, motion.delay, motion.duration)
    waits = isinstance(motion, mo.Walk | mo.TurnEvent) or (isinstance(motion, Travel) and motion.waits)
    if (part <= 0 and not waits) or (part >= 1 and not isinstance(motion, mo.Sail)):
        return
    match motion:
        case Travel():
            _travel(canvas, act, motion, part)
        case mo.Walk():
            walk(canvas, act, motion, part, seats)
        case mo.Point():
            point(canvas, act, motion, part)
        case mo.TurnEvent():
            turn_event(canvas, motion, part)
        case mo.Shuffle():
            shuffle(canvas, motion, part)
        case mo.Flip():
            flip(canvas, act, motion, part)
        case mo.Cloth():
            cloth(canvas, act, motion, part)
        case mo.Flash():
            _flash(canvas, act, motion, part)
        case mo.Sail():
            _sail(canvas, part)
        case mo.Bubble() | PlateDrop():
            _plate(canvas, act, motion, time)


def _resting(canvas: Canvas, act: Act, motion: Motion, time: float) -> None:
    """Reduced motion: plates in their final places, and a still ring where something has changed."""
    match motion:
        case mo.Bubble() | PlateDrop():
            if motion.delay <= time <= motion.delay + motion.duration:
                _plate(canvas, act, motion, motion.delay + motion.duration / 2)
        case mo.Walk(seat):
            _ring(canvas, act, spots.pawn(seat))
        case Travel(end=end, sink=False) if end.kind in ("hold", "chest", "beach", "card", "kept"):
            _ring(canvas, act, end)
        case mo.Flash(place):
            _ring(canvas, act, spots.going(place))


def _ring(canvas: Canvas, act: Act, spot: Spot) -> None:
    canvas.plate("frame_gold", PARTS.box(spot, act.after, act.me).inset(-4))


# ------------------------------------------------------------------ pieces
def _place(spot: Spot, act: Act, before: bool) -> Box:
    """The place of a piece; of any vote card in the own hand the middle, so that none can be followed."""
    if spot.kind in ("vote", "fan") and spot.seat == act.me:
        return VOTES
    return PARTS.box(spot, act.before if before else act.after, act.me)


def _travel(canvas: Canvas, act: Act, travel: Travel, part: float) -> None:
    moved = ease_in_out(part)
    first, last = _place(travel.start, act, True), _place(travel.end, act, False)
    (x1, y1), (x2, y2) = first.center, last.center
    bow = math.sin(math.pi * part)
    center = (between(x1, x2, moved), between(y1, y2, moved) - travel.arc * bow)
    size = between(_width(travel.piece, first), _width(travel.piece, last), moved)
    size *= 1 + (travel.swell - 1) * bow
    alpha = 255
    if travel.sink and part > _SINKS:
        left = (1 - part) / (1 - _SINKS)
        alpha, size = round(255 * left), size * (0.55 + 0.45 * left)
    if not travel.waits and part < 0.15:
        alpha = round(255 * part / 0.15)
    _piece(canvas, travel.piece, center, size, alpha)


def _width(piece: Piece, place: Box) -> float:
    """Size of a piece where it rests."""
    _, _, w, h = place
    if piece == mo.TREASURE:
        return min(50.0, w, h * 0.6) if w > 60 else w
    return w if h > w else 34.0


def _piece(canvas: Canvas, piece: Piece, center: Point, size: float, alpha: int) -> None:
    width = max(12.0, round(size / 6) * 6)  # in few sizes, so that a card is not rendered for each frame
    match piece:
        case mo.FlyingPiece("treasure"):
            draw_treasure(canvas, center, size, alpha=alpha)
        case mo.FlyingPiece("vote"):
            draw_vote_back(canvas, center, width, alpha=alpha, lift=8)
        case mo.FlyingPiece("letter"):
            draw_loyalty_back(canvas, center, width, alpha=alpha, lift=8)
        case mo.FlyingPiece("event", ""):
            draw_event_back(canvas, center, width, alpha=alpha, lift=8)
        case mo.FlyingPiece("event", event):
            draw_event(canvas, event_named(event), center, width, alpha=alpha, lift=8)


# ------------------------------------------------------------------ the rest
def _flash(canvas: Canvas, act: Act, flash: mo.Flash, part: float) -> None:
    x, y = PARTS.box(spots.going(flash.place), act.after, act.me).center
    size = between(40, 210, ease_out(part))
    canvas.glow(Box.around((x, y), size * 0.8), size * 0.4, 1 - part, 30)
    canvas.sprite(
        f"{NAME}/blast", (x, y), round(size / 10) * 10, alpha=round(255 * (1 - part * part)), shadow=False
    )


def _sail(canvas: Canvas, part: float) -> None:
    """The Armada leaves its watch and crosses the chart; night falls."""
    canvas.dim(round(150 * part), "#05070c")
    x1, y1 = WATCH.center
    x2, y2 = CHART.x + 120, CHART.y + 250
    moved = ease_in_out(part)
    center = (between(x1, x2, moved), between(y1, y2, moved) + 10 * math.sin(part * 14))
    canvas.icon(
        ICON["armada"], center, round(between(30, 240, min(1.0, part * 1.6)) / 10) * 10, "#ffdca8", 200
    )


def _plate(canvas: Canvas, act: Act, plate: mo.Bubble | PlateDrop, time: float) -> None:
    """A plate that drops on a spot, or a line that somebody says."""
    part = share(time, plate.delay, plate.duration)
    seconds = time - plate.delay
    fallen = ease_out(min(1.0, seconds / _DROP))
    alpha = round(255 * min(1.0, seconds / _DROP, (1 - part) * plate.duration / 0.12))
    if isinstance(plate, mo.Bubble):
        x, y, w, h = PARTS.box(Spot("board", plate.seat), act.after, act.me)
        left = x + min(h - 12, 96) + 24  # beside the face: it covers nobody's name but the speaker's
        box = Box(left, y + 4 - 12 * (1 - fallen), x + w - 6 - left, h - 8)
        canvas.plate("parchment_flat", box, alpha)
        middle = (left + box[2] / 2, box[1] + box[3] / 2)
        room = box[2] - 20
        style = Style("bold", 20, "ink", alpha=alpha)
        canvas.paragraph(plate.text, style, middle, room, "center", high=box[3] - 6)
        return
    x, y, w, h = PARTS.box(plate.spot, act.after, act.me)
    wide = STAGE[0] - 2 * _EDGE
    half = min(canvas.tag_width(plate.text, plate.size, plate.icon), wide) / 2
    middle_x = min(max(x + w / 2, _EDGE + half), STAGE[0] - _EDGE - half)
    center = (middle_x, max(_EDGE, y + h / 2 - 26 * (1 - fallen)))
    canvas.tag(center, plate.text, plate.plate, plate.icon, plate.size, max_w=wide, alpha=alpha)
