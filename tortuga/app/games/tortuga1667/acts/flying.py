"""An act at a moment: its marks, pieces in flight, walking pawns, turning cards."""

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
from tortuga.app.games.tortuga1667.pieces.cards import draw_event, draw_event_back, draw_vote_back, vote_front
from tortuga.app.games.tortuga1667.pieces.marks import ROMAN, draw_treasure
from tortuga.app.games.tortuga1667.pieces.nations import draw_face, draw_loyalty_back
from tortuga.app.games.tortuga1667.pieces.stock import CardPose
from tortuga.app.games.tortuga1667.seen import spots
from tortuga.app.games.tortuga1667.seen.shown import (
    Blow,
    Fate,
    Loot,
    Pirate,
    Poll,
    TableMarks,
    event_of,
    poll_of,
    poll_shown,
    shown_last,
    table_marks,
    turned,
)
from tortuga.app.games.tortuga1667.table import events
from tortuga.app.games.tortuga1667.table.loot import mark_chart
from tortuga.app.games.tortuga1667.table.own import VOTES
from tortuga.app.games.tortuga1667.table.parts import PARTS
from tortuga.app.games.tortuga1667.table.pawns import FORCED, FORCED_STEP, face, forced_at
from tortuga.app.games.tortuga1667.table.places import draw_place
from tortuga.app.games.tortuga1667.table.votes import poll_card
from tortuga.app.table.acts.motion import between, ease_in_out, ease_out, share, toward
from tortuga.app.table.acts.motions import Act, Motion, Piece, PlateDrop, Travel
from tortuga.app.table.marks import Spot
from tortuga.games.tortuga1667.pieces import SHIPS, TORTUGA
from tortuga.games.tortuga1667.state import View
from tortuga.kernel.players import SeatSpec

_COMES, _UNSEALS = 0.2, 0.3
"""In the first share of a moment persons come on if nobody walks; from the second on a letter opens."""
_LIFT, _TAKEN = 12.0, 14
"""How far a card of the row is raised while a player looks at it, and before it leaves the row."""
_WIDTHS = 24
"""A growing card has only multiples of this as its width, so that it is not made anew for each frame."""
_THIN = 0.04
"""The width of a card that turns is at least this share of its own."""
_POINTING, _BESIDE = 54, (-44, -30)
"""The size of the hand that points, and how far from the middle of a face it stops."""
_LETTER, _LETTERS = 54, ((900.0, 384.0), (968.0, 384.0))
"""The width of a letter, and where two of them meet."""
_CLOTH = Box.around((934, 384), 200, 124)
_WAVE = "#d9f4fb"
_RINGS, _BLAST, _ARMADA = (20, 52), (40, 210), (30, 240)
"""At first and at last: the radii of rings on the water, the sizes of a blast and of the Armada."""
_WEST = (CHART.x + 120, CHART.y + 250)
"""Where the Armada arrives."""
_DROP, _FADE = 0.15, 0.12
"""Seconds for which a plate drops, and for which it fades out."""
_APPEARS, _SINKS = 0.15, 0.7
"""Shares of a flight: a piece has appeared by the first; from the second on it sinks, or water splashes."""
_EDGE = 24
"""Plates keep this distance from the edges of the stage."""
_NAME = legible("sc", 19, ASHORE)
SAID, REMARKED = Style("bold", 20, "ink"), Style("ital", 19, "ink")
"""Styles of table talk, which is a move in the game, and of remarks, which are not."""
MARGIN = (10, 3)
"""Between a bubble's edge and its words."""


def _bowed(start: Point, end: Point, moved: float, rise: float) -> Point:
    """A point on the way between two points, raised by `rise`."""
    x, y = toward(start, end, moved)
    return (x, y - rise)


def _turning(part: float) -> tuple[float, bool]:
    """The width of a card that turns over once, as a share of its own, and whether its front shows."""
    return max(_THIN, abs(math.cos(math.pi * part))), part >= 0.5


def _there_and_back(part: float) -> float:
    """0..1: away in the first quarter, back in the last."""
    return max(0.0, min(1.0, part * 4, (1 - part) * 4))


def _opaque(part: float) -> int:
    """Alpha by the share of what shows."""
    return round(255 * part)


def _rounded(size: float, step: int = 10) -> int:
    """One of few sizes, so that a picture is not made anew for each frame."""
    return round(size / step) * step


def moment(act: Act, time: float, still: bool) -> TableMarks:
    """The marks of an act after `time` seconds; `still` leaves motion out."""
    marks, before, after = table_marks(act.marks), act.before, act.after
    coming, lifted = ({}, {}) if still else (_coming(act, time), _lifted(act, time))
    walking = any(time < move.delay + move.duration for move in act.motions if isinstance(move, mo.Walk))
    crossing = [move for move in act.motions if isinstance(move, mo.Shuffle)]
    shuffled = any(move.delay < time < move.delay + move.duration for move in crossing)
    return replace(
        marks,
        # no face may react to what has not been revealed yet
        moods=marks.moods if time >= _turned(act) else {},
        poll=marks.poll or _poll(act, time, before, after),
        event=marks.event or event_of(after.table) or event_of(before.table),
        turning=any(isinstance(move, mo.TurnEvent) and time < move.shown for move in act.motions),
        stands=before.table.board if walking and not still else None,
        lights=True,
        shuffled=shuffled and not still,
        blow=_blow(act, time, still),
        loot=_loot(act, time, still),
        fate=_fate(act, time, still),
        result=1.0 if still else _result(act, time),
        level=still,
        coming={**coming, **marks.coming},
        lifted={**lifted, **marks.lifted},
    )


def _poll(act: Act, time: float, before: View, after: View) -> Poll | None:
    """The vote, with the cards that are open by now."""
    flips = [motion for motion in act.motions if isinstance(motion, mo.Flip)]
    if not flips:
        return poll_of(after.table) or poll_of(before.table)
    shown = shown_last(after.table)
    if shown is None:
        return None
    lying = sum(time >= flip.delay + flip.duration / 2 for flip in flips)
    return turned(poll_shown(shown), lying, closed=time < _turned(act))


def _turned(act: Act) -> float:
    """When the last card has turned, 0 if none does."""
    ends = (move.delay + move.duration for move in act.motions if isinstance(move, mo.Flip | mo.TurnEvent))
    return max(ends, default=0.0)


def _blow(act: Act, time: float, still: bool) -> Blow | None:
    """Who is being marooned; the picture is finished if nothing moves."""
    for motion in act.motions:
        if isinstance(motion, mo.Marooning):
            walks = [move for move in act.motions if isinstance(move, mo.Walk)]
            walked = {move.seat: 1.0 if still else share(time, move.delay, move.duration) for move in walks}
            comes = min((move.delay for move in walks), default=motion.duration * _COMES)
            came = 1.0 if still else share(time, 0.0, comes)
            board = act.before.table.board
            return Blow(motion.seats, motion.by, motion.cause, board, motion.map, came, walked)
    return None


def _loot(act: Act, time: float, still: bool) -> Loot | None:
    """The treasure that is being taken; the picture is finished if nothing moves."""
    for move in act.motions:
        if isinstance(move, mo.Looting):
            chest = next(each for each in act.motions if isinstance(each, Travel))
            lands = chest.delay + chest.duration
            counts = min(move.counts, move.duration - lands)
            spans = ((0.0, chest.delay), (chest.delay, chest.duration), (lands, counts))
            lifted, flown, counted = (1.0 if still else share(time, *span) for span in spans)
            board = act.before.table.board
            taken = (move.seat, move.robbed, move.place, move.source, move.hold)
            return Loot(*taken, board, lifted, flown, counted)
    return None


def _fate(act: Act, time: float, still: bool) -> Fate | None:
    """What befalls the seat at the bottom; the picture is finished if nothing moves."""
    for move in act.motions:
        if isinstance(move, mo.Befalling):
            loyalties = act.before.table.loyalties
            opens = (move.duration * _UNSEALS, move.duration * _COMES)
            came, opened = (
                1.0 if still else share(time, *span) for span in ((0.0, move.duration * _COMES), opens)
            )
            return Fate(move.seat, move.by, move.cards, loyalties[move.seat], came, opened)
    return None


def _result(act: Act, time: float) -> float:
    """How much of the motion of a vote's result has passed."""
    parts = (share(time, move.delay, move.duration) for move in act.motions if isinstance(move, mo.Result))
    return next(parts, 1.0)


def _coming(act: Act, time: float) -> dict[Spot, int]:
    """Treasures and votes in flight, by their destinations; a hold counts towards its nation's score."""
    coming: Counter[Spot] = Counter()
    for motion in act.motions:
        if isinstance(motion, Travel) and motion.end.kind == "fan" and not motion.landed(time):
            coming[motion.end] += 1
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
    """How far the cards that a player looks at are raised: up, a while, down."""
    heights: dict[int, float] = {}
    for motion in act.motions:
        if isinstance(motion, mo.Lift):
            up = _LIFT * _there_and_back(share(time, motion.delay, motion.duration))
            heights |= dict.fromkeys(motion.cards, round(up))
    return heights


def walk(canvas: Canvas, act: Act, motion: mo.Walk, part: float, seats: Sequence[SeatSpec]) -> None:
    """A pawn on its way; until it leaves, it stands where it was, without its rank."""
    seat, spec = motion.seat, seats[motion.seat]
    first, last = face(act.before.table.board, seat), face(act.after.table.board, seat)
    moved, bow = ease_in_out(part), math.sin(math.pi * part)
    center = _bowed(first.center, last.center, moved, motion.arc * bow)
    if part <= 0 or motion.arc == 0:
        _standing(canvas, act.before, seat, spec, center, first.w)
        return
    if motion.splash and part > _SINKS:
        _splash(canvas, last.moved(dy=8).center, share(part, _SINKS, 1 - _SINKS))
    size = between(first.w, last.w, moved) * (1 + 0.12 * bow)
    draw_face(canvas, spec.colour, center, _rounded(size, 2), "angry" if motion.splash else "calm", lift=10)


def _standing(canvas: Canvas, view: View, seat: int, spec: SeatSpec, center: Point, size: float) -> None:
    """A pawn as it stands on its place."""
    place = view.table.board.place(seat)
    if place in SHIPS:
        draw_place(canvas, center, Pirate(spec.colour, spec.name))
        return
    draw_face(canvas, spec.colour, center, size)
    if place == TORTUGA:
        canvas.write(spec.name, _NAME, (center[0], center[1] + size / 2 + 12), 74, "center")


def _splash(canvas: Canvas, center: Point, part: float) -> None:
    """Two rings that widen on the water."""
    for late in (0.0, 0.3):
        grown = share(part, late, 1 - late)
        if 0 < grown < 1:
            radius = canvas.px(between(*_RINGS, ease_out(grown)))
            line = max(1, canvas.px(4 * (1 - grown)))
            pygame.draw.aacircle(canvas.surface, canvas.color(_WAVE), canvas.at(*center), radius, line)


def point(canvas: Canvas, act: Act, motion: mo.Point, part: float) -> None:
    """A hand goes from one face to another; the cards to pick from rise beside it."""
    board = act.after.table.board
    start, end = face(board, motion.seat), face(board, motion.target)
    spot = toward(start.center, end.moved(*_BESIDE).center, ease_out(min(1.0, part * 1.5)))
    canvas.icon(ICON["force"], spot, _POINTING, "cream", 200, flip=end.center[0] < start.center[0])
    left, top = forced_at(end.center, board.place(motion.target), board.governor == motion.target)
    rise = ease_out(share(part, 0.4, 0.4))
    for k, card in enumerate(motion.cards if rise > 0 else ()):
        middle = (left + k * FORCED_STEP, top + 26 * (1 - rise))
        draw_event_back(canvas, middle, FORCED, ROMAN[card], alpha=_opaque(rise))


def turn_event(canvas: Canvas, motion: mo.TurnEvent, part: float) -> None:
    """A card leaves the row, turns over and grows to its large size."""
    start = events.card(motion.card)
    if part < motion.LEAVES:
        lifted = start.moved(dy=-_TAKEN * ease_in_out(part / motion.LEAVES)).center
        draw_event_back(canvas, lifted, events.CARD, ROMAN[motion.card], lift=10)
        return
    grown = share(part, motion.LEAVES, 1 - motion.LEAVES)
    moved, (turn, front) = ease_in_out(grown), _turning(grown)
    center = toward(start.moved(dy=-_TAKEN).center, events.OPEN_CARD.center, moved)
    width = _rounded(between(events.CARD, events.OPEN_CARD_W, moved), _WIDTHS)
    if front:
        draw_event(canvas, event_named(motion.event), center, width, turn=turn)
    else:
        draw_event_back(canvas, center, width, ROMAN[motion.card], turn=turn)


def shuffle(canvas: Canvas, motion: mo.Shuffle, part: float) -> None:
    """All backs cross twice, so that no card can be followed."""
    middle = poll_card(0, 1).center[0]
    for k in range(motion.count):
        card = poll_card(k, motion.count)
        x, y = card.center
        center = (middle + (x - middle) * math.cos(2 * math.pi * part), y)
        draw_vote_back(canvas, center, card.w, lift=6)


def flip(canvas: Canvas, act: Act, motion: mo.Flip, part: float) -> None:
    """A card of a vote turns over, the same way for every card."""
    shown = shown_last(act.after.table)
    if shown is None:
        return
    card, (turn, front) = poll_card(motion.index, motion.count), _turning(part)
    if front:
        vote_front(canvas, shown.cards[motion.index], card.center, card.w, shown.kind, turn=turn)
    else:
        draw_vote_back(canvas, card.center, card.w, turn=turn)


def cloth(canvas: Canvas, act: Act, motion: mo.Cloth, part: float) -> None:
    """Two letters go under a cloth and come back: nobody sees whether they changed places."""
    near = ease_in_out(_there_and_back(part))
    for spot, seat in zip(_LETTERS, (motion.seat, motion.target), strict=True):
        draw_loyalty_back(canvas, toward(face(act.after.table.board, seat).center, spot, near), _LETTER)
    if near == 1:
        canvas.plate("leather", _CLOTH.moved(round(10 * math.sin((part - 0.25) * 2 * math.pi * 6))))


def fly(
    canvas: Canvas, act: Act, motion: Motion, time: float, seats: Sequence[SeatSpec], still: bool
) -> None:
    """Draw a motion of an act after `time` seconds; `still` leaves motion out."""
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
            center = PARTS.box(spots.going(motion.place), act.after, act.me).center
            size, alpha = between(*_BLAST, ease_out(part)), _opaque(1 - part * part)
            canvas.glow(Box.around(center, size * 0.8), size * 0.4, 1 - part, 30)
            canvas.sprite(f"{NAME}/blast", center, _rounded(size), alpha=alpha, shadow=False)
        case mo.Sail():
            _sail(canvas, part)
        case mo.Looting():
            _marked(canvas, act, time, still)
        case mo.Bubble() | PlateDrop():
            _plate(canvas, act, motion, time)


def _resting(canvas: Canvas, act: Act, motion: Motion, time: float) -> None:
    """Without motion: plates where they come to rest, and a ring where something has changed."""
    match motion:
        case mo.Bubble() | PlateDrop():
            if motion.delay <= time <= motion.delay + motion.duration:
                _plate(canvas, act, motion, motion.delay + motion.duration / 2)
        case mo.Looting():
            _marked(canvas, act, time, True)
        case mo.Walk(seat):
            _ring(canvas, act, spots.pawn(seat))
        case Travel(end=end, sink=False) if end.kind in ("hold", "chest", "beach", "card", "kept"):
            _ring(canvas, act, end)
        case mo.Flash(place):
            _ring(canvas, act, spots.going(place))


def _marked(canvas: Canvas, act: Act, time: float, still: bool) -> None:
    """On the chart, where a treasure has left and where it has landed."""
    if (loot := _loot(act, time, still)) is not None:
        mark_chart(canvas, loot)


def _ring(canvas: Canvas, act: Act, spot: Spot) -> None:
    canvas.plate("frame_gold", PARTS.box(spot, act.after, act.me).inset(-4))


# ------------------------------------------------------------------ pieces
def _place(spot: Spot, act: Act, before: bool) -> Box:
    """Where a piece lies: for one's own votes the middle of the hand, so that none can be followed."""
    if spot.kind in ("vote", "fan") and spot.seat == act.me:
        return VOTES
    return PARTS.box(spot, act.before if before else act.after, act.me)


def _travel(canvas: Canvas, act: Act, travel: Travel, part: float) -> None:
    """A piece on its way; it may swell in between, and sink at its end."""
    moved, bow, alpha = ease_in_out(part), math.sin(math.pi * part), 255
    first, last = _place(travel.start, act, True), _place(travel.end, act, False)
    center = _bowed(first.center, last.center, moved, travel.arc * bow)
    size = between(_width(travel.piece, first), _width(travel.piece, last), moved)
    size *= 1 + (travel.swell - 1) * bow
    if travel.sink and part > _SINKS:
        left = (1 - part) / (1 - _SINKS)
        alpha, size = _opaque(left), size * between(0.55, 1, left)
    if not travel.waits and part < _APPEARS:
        alpha = _opaque(part / _APPEARS)
    width = max(12.0, _rounded(size, 6))
    pose: CardPose = {"alpha": alpha, "lift": 8}
    match travel.piece:
        case mo.FlyingPiece("treasure"):
            draw_treasure(canvas, center, size, alpha=alpha)
        case mo.FlyingPiece("vote"):
            draw_vote_back(canvas, center, width, **pose)
        case mo.FlyingPiece("letter"):
            draw_loyalty_back(canvas, center, width, **pose)
        case mo.FlyingPiece("event", ""):
            draw_event_back(canvas, center, width, **pose)
        case mo.FlyingPiece("event", event):
            draw_event(canvas, event_named(event), center, width, **pose)


def _width(piece: Piece, place: Box) -> float:
    """The size of a piece where it rests."""
    if piece == mo.TREASURE:
        return min(50.0, place.w, place.h * 0.6) if place.w > 60 else place.w
    return place.w if place.h > place.w else 34.0


# ------------------------------------------------------------------ the rest
def _sail(canvas: Canvas, part: float) -> None:
    """The Armada leaves its watch and crosses the chart; night falls."""
    canvas.dim(round(150 * part), "#05070c")
    center = _bowed(events.WATCH.center, _WEST, ease_in_out(part), -10 * math.sin(part * 14))
    size = between(*_ARMADA, min(1.0, part * 1.6))
    canvas.icon(ICON["armada"], center, _rounded(size), "#ffdca8", 200)


def bubble_box(row: Box) -> Box:
    """Where a line is said in a row of the roster: beside the face, over nobody's name but the speaker's."""
    return row.cut(left=min(row.h - 12, 96) + 24)[1].cut(right=6)[1].inset(0, 4)


def _plate(canvas: Canvas, act: Act, plate: mo.Bubble | PlateDrop, time: float) -> None:
    """A plate that drops on a spot, or a line that somebody says."""
    part, seconds = share(time, plate.delay, plate.duration), time - plate.delay
    fallen = ease_out(min(1.0, seconds / _DROP))
    alpha = _opaque(min(1.0, seconds / _DROP, (1 - part) * plate.duration / _FADE))
    if isinstance(plate, mo.Bubble):
        box = bubble_box(PARTS.box(Spot("board", plate.seat), act.after, act.me)).moved(dy=-12 * (1 - fallen))
        canvas.plate("parchment_flat", box, alpha)
        room = box.inset(*MARGIN)
        style = (REMARKED if plate in act.remarks.values() else SAID)._replace(alpha=alpha)
        canvas.paragraph(plate.text, style, room, anchor="center", high=room.h)
        return
    x, y = PARTS.box(plate.spot, act.after, act.me).center
    wide = STAGE[0] - 2 * _EDGE
    half = min(canvas.tag_width(plate.text, plate.size, plate.icon), wide) / 2
    middle = min(max(x, _EDGE + half), STAGE[0] - _EDGE - half)
    center = (middle, max(_EDGE, y - 26 * (1 - fallen)))
    canvas.tag(center, plate.text, plate.plate, plate.icon, plate.size, max_w=wide, alpha=alpha)
