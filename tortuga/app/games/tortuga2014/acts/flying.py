"""How a moving thing looks at a moment: easing, arcs, flips, and the drawing of pieces in flight."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame

from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.lettering import WRAP_LEADING
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga2014.acts import motions as mo
from tortuga.app.games.tortuga2014.palette import COLOUR, ICON
from tortuga.app.games.tortuga2014.shown import dice_marks, die_letter
from tortuga.app.games.tortuga2014.spotlight import veiled
from tortuga.app.games.tortuga2014.table.layout import Arrangement, Shape, arrangement
from tortuga.app.games.tortuga2014.table.parts import parts_for
from tortuga.app.games.tortuga2014.table.pieces import (
    GHOST,
    draw_bonus_tile,
    draw_chest,
    draw_die,
    draw_padlock,
    draw_pip,
    draw_start_token,
    draw_treasure_tile,
    draw_tumble,
)
from tortuga.app.games.tortuga2014.table.spotlightlayout import SpotlightLayout
from tortuga.app.table.acts.motion import between, ease_in_out, ease_out, share, toward
from tortuga.app.table.acts.motions import Act, Motion, PlateDrop, Travel
from tortuga.app.table.marks import Spot
from tortuga.games.tortuga2014.pieces import BOARD, RAID, SKULL
from tortuga.kernel.players import SeatSpec

CHEST_IN_SPOT = {"center": 0.905, "tortuga": 1.0, "fleet": 0.962, "crew": 0.962, "island": 1.0, "bag": 0.55}
"""Width of a chest by the width of its spot."""
SETTLE_S = 0.1
"""Seconds for which a landed piece is still drawn in flight: the table is repainted a little later."""
BOUNCE = 0.12
"""How much larger a chest is, at most, while it settles."""
LOWER_EDGE = 1110.0
SHAKE = 0.15
"""Seconds for which a token shakes before it steps back."""
DROP = 0.15
"""Seconds in which a plate drops."""
ENTERS = 260.0
"""How far aside a captain stands before coming into the spotlight."""
LIFTED = 0.25
"""Share of a handover in which the chest is lifted."""
SINKS = 0.7
"""Share of a flight after which a piece sinks where it arrives."""
MIDDLE = (960.0, 470.0)
WATERS = (90, 1040)
"""How high and how low the schooner stays."""
SHORE = 40.0
"""How far it stays from the sides."""
OUTWARD = 0.55
"""How far the schooner swings out of the straight line."""
SETTLES = 0.72
"""Share of a throw after which the die no longer turns over."""
ROLLS = 0.82
"""Share of a throw after which the die has come to its place."""
APPEARS = 0.15
"""Share of a flight in which a piece that was not seen before appears."""
FADE = 0.12
"""Seconds in which a plate fades at the end."""
TAIL = 22.0
"""Length of the tail of a bubble."""
NARROWS = 12.0
"""Steps in which a bubble becomes narrower, until its words would need one line more."""
BUBBLE_H = 50.0
"""Room for the lines of a bubble, if letters are to be larger."""
BUBBLE_W, BUBBLE_BY_FACE, BUBBLE_BELOW = 264.0, 230.0, 340.0
"""Width of a captain's words, at most: by a board, by a face in the spotlight, and below the banner."""
MOUTH = (0.47, -0.18)
"""Where words come from, inwards from the middle of a face in the spotlight, as shares of its width."""
_WORDS = Style("ital", 20, "ink")
_TILTS = (-6.0, 4.0, -3.0, 6.0, -5.0)
_SWINGS = (-16.0, 16.0, -16.0, 16.0, -16.0)
"""By die, how much more it leans before it settles."""
_DRIFTS = (-128.0, -94.0, -60.0, -26.0, 8.0)
"""By die, how far beside its place a throw begins."""
_SIZES = {
    (mo.TilePiece, "pool"): 34.0,
    (mo.TilePiece, "screen"): 44.0,
    (mo.TilePiece, "tiles"): 44.0,
    (mo.DiePiece, "screen"): 40.0,
    (mo.BonusPiece, "supply"): 56.0,
}
"""Size of a piece on spots that are wider than it."""


@dataclass(frozen=True)
class Flight:
    """Draws the motions of an act as they look `time` seconds after it began."""

    canvas: Canvas
    act: Act
    time: float
    seats: Sequence[SeatSpec]
    shape: Shape = "usual"

    @property
    def _arranged(self) -> Arrangement:
        return arrangement(len(self.seats), self.shape)

    @property
    def _layout(self) -> SpotlightLayout:
        return self._arranged.spotlight

    def fly(self, motion: Motion, still: bool) -> None:
        """Paint one motion; `still`: only the plates at rest, and a ring where something changed."""
        if still and isinstance(motion, PlateDrop):
            replace(self, time=motion.delay + motion.duration / 2).draw(motion)
        elif still:
            self._ring(motion)
        elif not isinstance(motion, Travel) or not motion.landed(self.time - SETTLE_S):
            self.draw(motion)

    def draw(self, motion: Motion) -> None:
        """Paint one motion."""
        match motion:
            case Travel():
                self._travel(motion)
            case mo.Tumble():
                self._tumble(motion)
            case mo.Steps():
                self._steps(motion)
            case PlateDrop():
                self._plate(motion)
            case mo.Lock():
                self._lock(motion)
            case mo.Enter():
                self._enter(motion)
            case mo.Handover():
                self._handover(motion)

    def _share(self, motion: Motion) -> float:
        return share(self.time, motion.delay, motion.duration)

    def _box(self, spot: Spot) -> Box:
        return parts_for(self.shape).box(spot, self.act.after, self.act.me)

    def _box_before(self, spot: Spot) -> Box:
        return parts_for(self.shape).box(spot, self.act.before, self.act.me)

    def _colour(self, seat: int) -> str:
        return self.seats[seat].colour

    def _letter(self, die: int, face: int) -> str:
        return die_letter(self.act.after.table.options.numbers, die, face)

    # ------------------------------------------------------------------ pieces
    def _travel(self, travel: Travel) -> None:
        part = self._share(travel)
        if (part <= 0 and not travel.waits) or (part >= 1 and travel.sink):
            return
        moved = ease_in_out(part)
        origin, goal = self._box_before(travel.start), self._box(travel.end)
        bow = math.sin(math.pi * part)
        if isinstance(travel.piece, mo.SchoonerPiece):  # around the table, not across it
            bend = toward(MIDDLE, toward(origin.center, goal.center, 0.5), 1 + OUTWARD)
            x, y = toward(toward(origin.center, bend, moved), toward(bend, goal.center, moved), moved)
            left, right = self._arranged.edges
            x = min(max(x, left + SHORE), right - SHORE)
            y = min(max(y, WATERS[0]), WATERS[1])
        else:
            x, y = toward(origin.center, goal.center, moved)
            y -= travel.arc * bow
        first, last = _width(travel.piece, travel.start, origin.w), _width(travel.piece, travel.end, goal.w)
        size = between(first, last, moved) * (1 + (travel.swell - 1) * bow)
        if isinstance(travel.piece, mo.ChestPiece):  # it is heavy
            settling = share(self.time, travel.delay + travel.duration, SETTLE_S)
            size *= 1 + BOUNCE * math.sin(math.pi * settling)
        alpha = 255
        if travel.sink and part > SINKS:
            left = (1 - part) / (1 - SINKS)
            alpha, size, y = round(255 * left), size * (0.55 + 0.45 * left), y + 16 * (1 - left)
        if not travel.waits and part < APPEARS:
            alpha = round(255 * part / APPEARS)
        self._piece(travel.piece, (x, y), size, part, alpha)

    def _piece(self, piece: object, center: Point, size: float, part: float, alpha: int) -> None:
        canvas = self.canvas
        match piece:
            case mo.ChestPiece(chest):
                draw_chest(canvas, chest, center, size, alpha=alpha)
            case mo.DiePiece():
                colour = self._colour(piece.seat)
                turning = share(part, 0.3, 0.3) if piece.turned else 1.0
                face = SKULL if turning < 0.5 else piece.face
                if 0 < turning < 1:
                    draw_tumble(self.canvas, colour, (1 + turning) / 2, piece.face, center, size)
                elif piece.seat == self.act.me or face == SKULL:
                    draw_die(self.canvas, colour, self._letter(piece.die, face), face, center, size)
                else:
                    numbers = self.act.after.table.options.numbers
                    draw_pip(self.canvas, colour, numbers[piece.die][face], center, size)
            case mo.BonusPiece(value):
                shown, squash = _flip(part, 1, 2) if value == 2 else (value, 1.0)
                draw_bonus_tile(canvas, center, shown, size, alpha=alpha, squash=squash)
            case mo.TilePiece(coins):
                side, squash = _flip(part, 0, coins) if coins is not None else (0, 1.0)
                draw_treasure_tile(canvas, center, size, side or None, 0, alpha, squash=squash)
            case mo.SchoonerPiece():
                draw_start_token(canvas, center, size * 0.92, alpha)

    def _tumble(self, tumble: mo.Tumble) -> None:
        part = self._share(tumble)
        if part <= 0:
            return
        die, face, colour = tumble.die, tumble.face, self._colour(tumble.seat)
        box = self._box(Spot("die", tumble.seat, die))
        x, y = box.center
        rolled = ease_out(min(1.0, part / ROLLS))
        origin = LOWER_EDGE if tumble.seat == self.act.me else y + 90
        # one bounce when it is nearly there
        bounce = share(part, 0.62, 0.38)
        height = 46.0 * (1 - rolled) + 10.0 * math.sin(math.pi * bounce)
        center = (between(x + _DRIFTS[die], x, rolled), between(origin, y, rolled) - height)
        tilt, swing = _TILTS[die], _SWINGS[die]
        if part < SETTLES:
            # the strip of the face that will lie on top ends face-on: two whole turns until the die settles
            turns = 2 * rolled / ease_out(SETTLES / ROLLS)
            lean = (tilt + swing) * share(part, SETTLES / 2, SETTLES / 2)
            draw_tumble(self.canvas, colour, turns, face, center, box.w, lean, lift=8 + height * 0.5)
            return
        angle = round(tilt + (1 - share(part, SETTLES, 1 - SETTLES)) * swing)
        letter, lift = self._letter(die, face), 4 + height * 0.5
        draw_die(self.canvas, colour, letter, face, center, box.w, angle, lift=lift)

    # ------------------------------------------------------------------ tokens, padlocks, plates
    def _steps(self, steps: mo.Steps) -> None:
        back = steps.end < steps.start
        shakes = SHAKE if back else 0.0
        begin = steps.delay + shakes
        part = share(self.time, begin, steps.duration - shakes)
        boxes = abs(steps.end - steps.start)
        walked = part * boxes
        whole = min(boxes - 1, int(walked)) if boxes else 0
        rest = ease_in_out(walked - whole)
        way = -1 if back else 1
        first, second, start = (
            self._box(Spot(steps.token, steps.seat, steps.start + way * count))
            for count in (whole, whole + 1, 0)
        )
        x, y = toward(first.center, second.center, rest)
        y -= 8 * math.sin(math.pi * rest)
        if back and steps.delay <= self.time < begin:
            x += 3 * math.sin((self.time - steps.delay) * 80)
        colour = COLOUR[self._colour(steps.seat)].rgb
        self.canvas.disc(colour, ICON[steps.token], (x, y), start.w, lift=4)

    def _lock(self, lock: mo.Lock) -> None:
        """The old look of the space over the new one, until the token has arrived; then it fades."""
        left = 1.0 - self._share(lock)
        if left <= 0:
            return
        board = self.act.after.table.boards[lock.seat]
        if len(board.fleet if lock.area == "fleet" else board.crew) > lock.place:
            return  # surplus still lies there
        box = self._box(Spot(lock.area, lock.seat, lock.place))
        alpha = round(255 * left)
        if not lock.opens:  # the padlock below must not show through yet
            self.canvas.fill(box.inset(2), "slot", round(225 * left), radius=6)
        self.canvas.plate("slot_locked" if lock.opens else "slot", box, alpha)
        if lock.opens:
            draw_padlock(self.canvas, box, 150 * alpha // 255)

    def _plate(self, plate: PlateDrop) -> None:
        part = self._share(plate)
        if part <= 0 or part >= 1:
            return
        box = self._box(plate.spot)
        x, y = box.center
        if plate.spot.kind == "spotlight_right":
            y = box.bottom - 12  # below the eyes, above the name
        seconds = self.time - plate.delay
        fallen = min(1.0, seconds / DROP)
        alpha = round(255 * min(fallen, (1 - part) * plate.duration / FADE))
        size = plate.size if plate.spot.seat == self.act.me else plate.size * 0.82
        left, right = self._arranged.edges
        center = (min(max(x, left + 90), right - 90), y - 26 * (1 - ease_out(fallen)))
        self.canvas.tag(center, plate.text, plate.plate, plate.icon, size, alpha=alpha)

    # ------------------------------------------------------------------ in the spotlight
    def _enter(self, enter: mo.Enter) -> None:
        part = self._share(enter)
        if not 0 < part < 1:
            return
        goal = self._box(Spot(enter.kind)).center
        away = ENTERS if enter.kind == "spotlight_right" else -ENTERS
        x = between(goal[0] + away, goal[0], ease_out(part))
        colour = COLOUR[self._colour(enter.seat)]
        mood = dice_marks(self.act.marks).moods.get(enter.seat, "calm")
        alpha = round(255 * min(1.0, 2 * part))
        self.canvas.emblem(colour, (x, goal[1]), self._layout.face, ring="gold_l", mood=mood, alpha=alpha)

    def _handover(self, handover: mo.Handover) -> None:
        part = self._share(handover)
        if part >= 1:
            return
        box, layout = self._box_before(handover.start), self._layout
        size = _width(mo.ChestPiece(handover.chest), handover.start, box.w)
        draw_chest(self.canvas, handover.chest, box.center, size, alpha=255 if part <= 0 else GHOST)
        if part <= 0:
            return
        start, end = layout.flight
        lifted = share(part, 0.0, LIFTED)
        flown = ease_in_out(share(part, LIFTED, 1 - LIFTED))
        x, y = toward(start, end, flown)
        y -= layout.lift * math.sin(math.pi * flown) + 12 * (lifted - flown)
        grown = layout.flown * (0.7 + 0.3 * ease_out(lifted))
        draw_chest(self.canvas, handover.chest, (x, y), grown, alpha=round(255 * min(1.0, 3 * lifted)))

    # ------------------------------------------------------------------ what captains say
    def speak(self, bubble: mo.Bubble, playing: tuple[Act, float] | None) -> None:
        """Paint words on parchment, while they are to be read, with a tail towards the speaker.

        Args:
            playing: the act that is shown meanwhile, and for how many seconds; None: nothing moves.
        """
        if self.time < bubble.delay or self._share(bubble) >= 1:
            return
        way = self._way(bubble.seat, playing)
        if way is None:
            self._below(bubble)
            return
        layout, ribbon = self._layout, self._box(Spot("ribbon", bubble.seat))
        if veiled(self.act.after.table):
            x, y = layout.actor if way > 0 else layout.target
            tip = (x + way * MOUTH[0] * layout.face, y + MOUTH[1] * layout.face)
            below = layout.title[1] + layout.title_size / 2 + 1
            self._parchment(bubble.words, tip, way, BUBBLE_BY_FACE, BUBBLE_H, below)
        else:
            tip = (ribbon.right + 14 if way > 0 else ribbon.x - 14, ribbon.center[1] + 6)
            self._parchment(bubble.words, tip, way, BUBBLE_W, 1.5 * BUBBLE_H)

    def _way(self, seat: int, playing: tuple[Act, float] | None) -> int | None:
        """Whether words stand right (1) or left (-1) of their speaker; None: there is no room beside it."""
        if not veiled(self.act.after.table):
            shown = [self.act] if playing is None else [self.act, playing[0]]
            marks = [dice_marks(act.marks) for act in shown]
            if seat == self.act.me or any(each.spotlight or each.round_card for each in marks):
                return None
            ribbon = self._box(Spot("ribbon", seat))
            reach = ribbon.inset(-BUBBLE_W, 0)
            if any(panel.touches(reach) for panel in self._arranged.side):
                return None
            return 1 if ribbon.center[0] < MIDDLE[0] else -1
        if playing is None or self._layout.duel:
            return None
        act, time = playing
        spotlight = dice_marks(act.marks).spotlight
        if spotlight is None or spotlight.opening or spotlight.at(time).veil < 1:
            return None
        if act.hits or act.after.table.action not in (BOARD, RAID):
            return None
        entering = [each.seat for each in act.motions if isinstance(each, mo.Enter) and each.rests(time)]
        if seat in entering:
            return None  # only who stands there already speaks there
        return {spotlight.target: -1, spotlight.actor: 1}.get(seat)

    def _below(self, bubble: mo.Bubble) -> None:
        """Words beside their speaker's face, between banner and board, where nothing else ever lies."""
        face, room = self._arranged.remark.cut(left=self._arranged.remark.h)
        mood = dice_marks(self.act.marks).moods.get(bubble.seat, "calm")
        most = min(room.w - TAIL, BUBBLE_BELOW * self.canvas.art.letters.growth**2)
        self._parchment(bubble.words, (face.right, face.center[1]), 1, most, BUBBLE_H)
        self.canvas.emblem(COLOUR[self._colour(bubble.seat)], face.center, face.w, ring="gold_l", mood=mood)

    def _parchment(
        self, words: str, tip: Point, way: int, most: float, lines_h: float, top: float = 0.0
    ) -> None:
        """Words on parchment, in lines of about one length, right (1) or left (-1) of its tip.

        Args:
            most: its width, at most.
            lines_h: room for the lines, if letters are to be larger.
            top: where it begins at the earliest.
        """
        canvas, role, room = self.canvas, _WORDS.role, most - 32
        lines, size = canvas.typeset(words, _WORDS, room, lines_h)
        while len(closer := canvas.lines(words, role, size, room - NARROWS)) == len(lines) > 1:
            lines, room = closer, room - NARROWS
        wide = max(canvas.width(line, role, size, True) for line in lines) + 34
        step = size * WRAP_LEADING
        high, base = step * len(lines) + 7, tip[0] + way * TAIL
        box = Box(base if way > 0 else base - wide, max(top, tip[1] - high / 2), wide, high)
        ends = (tip, (base + 4 * way, tip[1] - 9), (base + 4 * way, tip[1] + 9))
        corners = tuple(canvas.at(*spot) for spot in ends)
        canvas.shape(canvas.rect(*box.inset(-TAIL)), pygame.draw.polygon, canvas.color("#e9d3a0"), corners)
        canvas.plate("cream", box)
        for row, line in enumerate(lines):
            middle = box.center[1] + step * (row - (len(lines) - 1) / 2)
            canvas.write(line, _WORDS.fixed(size), (box.center[0], middle), anchor="center")

    def _ring(self, motion: Motion) -> None:
        """A still ring where something changed, in place of the motion (reduced motion)."""
        match motion:
            case Travel(end=end, sink=False) | mo.Handover(end=end) if end.kind not in ("die", "drawn"):
                spot = end
            case mo.Steps(seat, token, _start, end_box):
                spot = Spot(token, seat, end_box)
            case _:
                return
        self.canvas.plate("frame_gold", self._box(spot).inset(-4))


def _flip(part: float, first: int, second: int) -> tuple[int, float]:
    """The visible side and its height (0..1) while a piece flips halfway."""
    turned = share(part, 0.3, 0.5)
    squash = abs(math.cos(math.pi * turned))
    return (first if turned < 0.5 else second), max(0.06, squash)


def _width(piece: object, spot: Spot, width: float) -> float:
    """Size of a piece where it rests on a spot of this width."""
    if isinstance(piece, mo.ChestPiece):
        return width * CHEST_IN_SPOT.get(spot.kind, 1.0)
    return _SIZES.get((type(piece), spot.kind), width)
