"""How a moving thing looks at a moment: easing, arcs, flips, and the drawing of pieces in flight."""

from __future__ import annotations

import math
from collections.abc import Sequence

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga2014.acts.motions import (
    BonusPiece,
    ChestPiece,
    DiePiece,
    Lock,
    SchoonerPiece,
    Steps,
    TilePiece,
    Tumble,
)
from tortuga.app.games.tortuga2014.palette import COLOUR, ICON
from tortuga.app.games.tortuga2014.shown import die_letter
from tortuga.app.games.tortuga2014.table.parts import PARTS
from tortuga.app.games.tortuga2014.table.pieces import (
    draw_bonus_tile,
    draw_chest,
    draw_die,
    draw_pip,
    draw_start_token,
    draw_treasure_tile,
    draw_tumble,
)
from tortuga.app.table.acts.motion import between, ease_in_out, ease_out, share
from tortuga.app.table.acts.motions import Act, Motion, PlateDrop, Travel
from tortuga.app.table.marks import Spot
from tortuga.games.tortuga2014.pieces import SKULL
from tortuga.kernel.players import SeatSpec

CHEST_IN_SPOT = {"center": 0.905, "tortuga": 1.0, "fleet": 0.962, "crew": 0.962, "island": 1.0, "bag": 0.55}
"""Width of a chest by the width of its spot."""
SETTLED = 0.1
"""Seconds for which a landed die is still drawn in flight: the table is repainted a little later."""
LOWER_EDGE = 1110.0
SHAKE = 0.15
DROP = 0.15
SINKS = 0.7
"""Share of a flight after which a piece sinks where it arrives."""
MIDDLE = (960.0, 470.0)
OUTWARD = 0.55
"""How far the schooner swings out of the straight line."""
SETTLES = 0.72
"""Share of a throw after which the die no longer turns over."""


# ------------------------------------------------------------------ drawing
def fly(
    canvas: Canvas, act: Act, motion: Motion, time: float, seats: Sequence[SeatSpec], still: bool
) -> None:
    """See `Picture`."""
    if still:
        if isinstance(motion, PlateDrop):
            draw(canvas, act, motion, motion.delay + motion.duration / 2, seats)
        else:
            ring(canvas, act, motion)
    elif not isinstance(motion, Travel) or not motion.landed(time - SETTLED):
        draw(canvas, act, motion, time, seats)


def draw(canvas: Canvas, act: Act, motion: Motion, time: float, seats: Sequence[SeatSpec]) -> None:
    """Paint one motion as it looks `time` seconds after its act began."""
    match motion:
        case Travel():
            _travel(canvas, act, motion, time, seats)
        case Tumble():
            _tumble(canvas, act, motion, time, seats)
        case Steps():
            _steps(canvas, act, motion, time, seats)
        case PlateDrop():
            _pop(canvas, act, motion, time)
        case Lock():
            _lock(canvas, act, motion, time)
        case _:
            pass


def ring(canvas: Canvas, act: Act, motion: Motion) -> None:
    """A still ring where something changed, in place of the motion (reduced motion)."""
    match motion:
        case Travel(end=end, sink=False) if end.kind != "die":
            spot = end
        case Steps(seat, token, _start, end_box):
            spot = Spot(token, seat, end_box)
        case _:
            return
    canvas.plate("frame_gold", PARTS.box(spot, act.after, act.me).inset(-4))


def _travel(canvas: Canvas, act: Act, travel: Travel, time: float, seats: Sequence[SeatSpec]) -> None:
    part = share(time, travel.delay, travel.duration)
    if (part <= 0 and not travel.waits) or (part >= 1 and travel.sink):
        return
    moved = ease_in_out(part)
    origin, goal = _box(travel.start, act, before=True), _box(travel.end, act, before=False)
    start, end = origin.center, goal.center
    x, y = between(start[0], end[0], moved), between(start[1], end[1], moved)
    bow = math.sin(math.pi * part)
    y -= travel.arc * bow
    if isinstance(travel.piece, SchoonerPiece):  # around the table, not across it
        x, y = _along_the_edge(start, end, moved)
    size = between(
        _width(travel.piece, travel.start, origin.w), _width(travel.piece, travel.end, goal.w), moved
    )
    size *= 1 + (travel.swell - 1) * bow
    alpha = 255
    if travel.sink and part > SINKS:
        left = (1 - part) / (1 - SINKS)
        alpha, size, y = round(255 * left), size * (0.55 + 0.45 * left), y + 16 * (1 - left)
    if not travel.waits and part < 0.15:
        alpha = round(255 * part / 0.15)
    _piece(canvas, act, travel.piece, (x, y), size, part, alpha, seats)


def _along_the_edge(start: Point, end: Point, part: float) -> Point:
    """On a bow that bends away from the middle of the table."""
    half = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    bend = (half[0] + (half[0] - MIDDLE[0]) * OUTWARD, half[1] + (half[1] - MIDDLE[1]) * OUTWARD)
    first = (between(start[0], bend[0], part), between(start[1], bend[1], part))
    second = (between(bend[0], end[0], part), between(bend[1], end[1], part))
    x, y = between(first[0], second[0], part), between(first[1], second[1], part)
    return (min(max(x, 40), 1880), min(max(y, 90), 1040))


def _lock(canvas: Canvas, act: Act, lock: Lock, time: float) -> None:
    """The space as it was, over what it is now, until the token stands; then it fades."""
    left = 1.0 - share(time, lock.delay, lock.duration)
    if left <= 0:
        return
    board = act.after.table.boards[lock.seat]
    if len(board.fleet if lock.area == "fleet" else board.crew) > lock.place:
        return  # surplus still lies there
    box = x, y, w, h = _box(Spot(lock.area, lock.seat, lock.place), act, before=False)
    alpha = round(255 * left)
    if not lock.opens:  # the padlock below must not show through yet
        canvas.fill(box.inset(2), "slot", round(225 * left), radius=6)
    canvas.plate("slot_locked" if lock.opens else "slot", box, alpha)
    if lock.opens:
        spot = (x + w / 2 - h * 0.20, y + h / 2)
        canvas.icon(ICON["lock"], spot, h * 0.50, "locked", alpha=150 * alpha // 255)


def _piece(
    canvas: Canvas,
    act: Act,
    piece: object,
    center: Point,
    size: float,
    part: float,
    alpha: int,
    seats: Sequence[SeatSpec],
) -> None:
    match piece:
        case ChestPiece(chest):
            draw_chest(canvas, chest, center, size, alpha=alpha)
        case DiePiece():
            _die(canvas, act, piece, center, size, part, seats)
        case BonusPiece(value, turned):
            shown, squash = (value, 1.0) if not turned else _flip(part, value - 1, value)
            draw_bonus_tile(canvas, center, shown, size, alpha=alpha, squash=squash)
        case TilePiece(coins):
            if coins is None:
                draw_treasure_tile(canvas, center, size, None, 0, alpha)
            else:
                side, squash = _flip(part, 0, coins)
                draw_treasure_tile(canvas, center, size, side or None, 0, alpha, squash=squash)
        case SchoonerPiece():
            draw_start_token(canvas, center, size * 0.92, alpha)


def _flip(part: float, first: int, second: int) -> tuple[int, float]:
    """The visible side and its height (0..1) while a piece flips halfway."""
    turned = share(part, 0.3, 0.5)
    squash = abs(math.cos(math.pi * turned))
    return (first if turned < 0.5 else second), max(0.06, squash)


def _die(
    canvas: Canvas,
    act: Act,
    piece: DiePiece,
    center: Point,
    size: float,
    part: float,
    seats: Sequence[SeatSpec],
) -> None:
    colour = seats[piece.seat].colour
    numbers = act.after.table.options.numbers
    face = SKULL if piece.turned and part < 0.45 else piece.face
    if 0.0 < part < 1.0 and piece.turned and 0.3 < part < 0.6:
        draw_tumble(canvas, colour, 0.5 + (part - 0.3) / 0.6, piece.face, center, size)
    elif piece.seat == act.me or face == SKULL:
        draw_die(canvas, colour, die_letter(numbers, piece.die, face), face, center, size)
    else:
        draw_pip(canvas, colour, numbers[piece.die][face], center, size)


def _tumble(canvas: Canvas, act: Act, tumble: Tumble, time: float, seats: Sequence[SeatSpec]) -> None:
    part = share(time, tumble.delay, tumble.duration)
    if part <= 0:
        return
    box = _box(Spot("die", tumble.seat, tumble.die), act, before=False)
    end = box.center
    colour = seats[tumble.seat].colour
    rolled = ease_out(min(1.0, part / 0.82))
    drift = (tumble.die - 2) * 34.0 - 60.0
    origin = LOWER_EDGE if tumble.seat == act.me else end[1] + 90
    center = (between(end[0] + drift, end[0], rolled), between(origin, end[1], rolled))
    # one bounce when it is nearly there
    bounce = share(part, 0.62, 0.38)
    height = 46.0 * (1 - rolled) + 10.0 * math.sin(math.pi * bounce)
    center = (center[0], center[1] - height)
    swing = 16 * (1 if tumble.die % 2 else -1)
    if part < SETTLES:
        # the strip of the face that will lie on top ends face-on: two whole turns until the die settles
        turns = 2 * rolled / ease_out(SETTLES / 0.82)
        lean = (_tilt(tumble.die) + swing) * share(part, SETTLES / 2, SETTLES / 2)
        draw_tumble(canvas, colour, turns, tumble.face, center, box.w, lean, lift=8 + height * 0.5)
        return
    angle = _tilt(tumble.die) + (1 - share(part, SETTLES, 1 - SETTLES)) * swing
    numbers = act.after.table.options.numbers
    lift = 4 + height * 0.5
    draw_die(
        canvas,
        colour,
        die_letter(numbers, tumble.die, tumble.face),
        tumble.face,
        center,
        box.w,
        round(angle),
        lift=lift,
    )


def _tilt(die: int) -> float:
    return (-6.0, 4.0, -3.0, 6.0, -5.0)[die % 5]


def _steps(canvas: Canvas, act: Act, steps: Steps, time: float, seats: Sequence[SeatSpec]) -> None:
    back = steps.end < steps.start
    begin = steps.delay + (SHAKE if back else 0.0)
    part = share(time, begin, steps.duration - (SHAKE if back else 0.0))
    boxes = abs(steps.end - steps.start)
    walked = part * boxes
    whole = min(boxes - 1, int(walked)) if boxes else 0
    rest = ease_in_out(walked - whole)
    way = -1 if back else 1
    first = PARTS.box(Spot(steps.token, steps.seat, steps.start + way * whole), act.after, act.me).center
    second = PARTS.box(
        Spot(steps.token, steps.seat, steps.start + way * (whole + 1)), act.after, act.me
    ).center
    x, y = between(first[0], second[0], rest), between(first[1], second[1], rest)
    y -= 8 * math.sin(math.pi * rest)
    if back and steps.delay <= time < begin:
        x += 3 * math.sin((time - steps.delay) * 80)
    size = PARTS.box(Spot(steps.token, steps.seat, steps.start), act.after, act.me)[2]
    icon = ICON["boat" if steps.token == "boat" else "pirate"]
    canvas.disc(COLOUR[seats[steps.seat].colour].rgb, icon, (x, y), size, lift=4)


def _pop(canvas: Canvas, act: Act, pop: PlateDrop, time: float) -> None:
    part = share(time, pop.delay, pop.duration)
    if part <= 0 or part >= 1:
        return
    x, y, w, h = _box(pop.spot, act, before=False)
    seconds = time - pop.delay
    fallen = ease_out(min(1.0, seconds / DROP))
    alpha = round(255 * min(1.0, seconds / DROP, (1 - part) * pop.duration / 0.12))
    size = pop.size if pop.spot.seat == act.me else pop.size * 0.82
    center = (min(max(x + w / 2, 90), 1830), y + h / 2 - 26 * (1 - fallen))
    canvas.tag(center, pop.text, pop.plate, pop.icon, size, alpha=alpha)


def _box(spot: Spot, act: Act, before: bool) -> Box:
    return PARTS.box(spot, act.before if before else act.after, act.me)


def _width(piece: object, spot: Spot, width: float) -> float:
    """Size of a piece where it rests on a spot of this width."""
    match piece:
        case ChestPiece():
            return width * CHEST_IN_SPOT.get(spot.kind, 1.0)
        case TilePiece() if spot.kind in ("pool", "screen", "tiles"):
            return 34.0 if spot.kind == "pool" else 44.0
        case DiePiece() if spot.kind == "screen":
            return 40.0
        case BonusPiece() if spot.kind == "supply":
            return 56.0
    return width
