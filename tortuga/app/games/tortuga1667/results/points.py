"""The turning points of a finished game: what swung the winners' chance, and what gave a player away."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from tortuga.app.draw.canvas import Canvas, Style, legible
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga1667.narrative import Narrative1667
from tortuga.app.games.tortuga1667.palette import nation_named, symbol
from tortuga.app.games.tortuga1667.pieces.nations import draw_badge, draw_face
from tortuga.app.games.tortuga1667.results.hindsight import Course, Insight, insights
from tortuga.app.games.tortuga1667.results.tale import MainEvent, Tale
from tortuga.app.scene.context import Context
from tortuga.app.widgets.button import SHADE

MAX_ROOMY: Final = 5
"""Turning points the board has room for in two lines each."""
MAX_LINES: Final = 11
"""Turning points the board has room for in one line each."""
_MIN_OTHERS: Final = 2
"""Turns without a move of treasure that are listed even if many others had one."""
_MIN_MOVED: Final = 5
"""Percentage points by which a move of treasure must change the chance, once that is known."""
_MIN_MOVES: Final = 3
"""So many moves are listed even if they changed less."""
MIN_PERCENT: Final = 10
"""Percentage points by which a chance must change to be worth mentioning."""
PERCENT_STEP: Final = 5
"""Percentage points that chances are rounded to, as they are not known more exactly."""
_STEP = 76.0
"""From one turning point to the next."""
_FAINT = 0.87
"""Letter size of the second line relative to the first."""
_NUMBER, _BADGE = 88.0, 40.0
"""Width of a swing, and of the badge of a side."""
_KIND_ICON = {
    "moment-sneaked": "sneak",
    "moment-galleon": "attack",
    "moment-ship": "attack",
    "moment-brawl": "brawl",
    "moment-storm": "treasure",
    "last-mutiny": "mutiny",
    "last-maroons": "maroon",
    "last-boards": "row",
    "last-rowed": "row",
}


@dataclass(frozen=True)
class Swing:
    """A turn that moved the chance of the side that won in the end."""

    event: MainEvent
    percent: int | None
    """By how much, in steps of `PERCENT_STEP` or as in the captain's log; None until it is known."""
    step: int = PERCENT_STEP
    """How exactly it is known."""

    @property
    def turn(self) -> int:
        """When it was."""
        return self.event.turn

    @property
    def seat(self) -> int:
        """Who did it."""
        return self.event.seat


def side_of(tale: Tale) -> str:
    """The side whose chance is shown: the winner, or the French after a draw."""
    return tale.winner or "french"


def swings(tale: Tale, course: Course | None, changes: Mapping[int, float]) -> tuple[Swing, ...]:
    """The turns in which something happened, by how much they changed the chance.

    Args:
        changes: change of the chance by turn, from the captain's log; empty until there is one.
    """

    def percent(turn: int) -> int | None:
        if changes:
            return round(100 * changes.get(turn, 0.0))
        if not course or turn >= len(course):
            return None
        return rounded(course[turn].swings.get(side_of(tale), 0.0))

    step = 1 if changes else PERCENT_STEP
    swung = (Swing(event, percent(event.turn), step) for event in tale.main_events)
    return tuple(sorted(swung, key=lambda each: (-abs(each.percent or 0), -each.turn)))


def rounded(chance: float) -> int:
    """A chance or its change in percent, as exactly as it is known; only certainty is 100."""
    percent = PERCENT_STEP * round(100 * abs(chance) / PERCENT_STEP)
    return round(math.copysign(99 if percent == 100 and abs(chance) < 1 else percent, chance))


def turning_points(
    tale: Tale, course: Course | None, changes: Mapping[int, float]
) -> tuple[Swing | Insight, ...]:
    """The moves of treasure that mattered and the most important other turns and insights, in order."""
    swung = swings(tale, course, changes)
    moves = [each for each in swung if each.event.moves][:MAX_LINES]
    known = sum(each.percent is None or abs(each.percent) >= _MIN_MOVED for each in moves)
    moves = moves[: max(known, _MIN_MOVES)]  # the weightiest come first
    others = [each for each in swung if not each.event.moves and abs(each.percent or 0) >= MIN_PERCENT]
    seen = insights(course or (), {(each.turn, each.seat) for each in (*moves, *others)})
    room = min(max(MAX_ROOMY - len(moves), _MIN_OTHERS), MAX_LINES - len(moves))
    further: Sequence[Swing | Insight] = (*seen, *others)
    return tuple(sorted((*moves, *further[:room]), key=lambda each: each.turn))


def described(context: Context, tale: Tale, point: Swing | Insight) -> tuple[str, str]:
    """What happened, and who did it and when, or how the belief about that player changed."""
    say, name = context.say, tale.seats[point.seat].name
    if isinstance(point, Swing):
        act, who = say(point.event.message), say("results-point-when", name=name, turn=point.turn)
    else:
        act = Narrative1667(context.text, tale.seats).worded(point.reason.id, point.reason.args)
        before, after = rounded(point.before), rounded(point.after)
        who = say("results-point-belief", name=name, side=point.side, before=before, after=after)
    return act[:1].upper() + act[1:], who


def spoken(context: Context, tale: Tale, point: Swing | Insight) -> str:
    """A turning point as read aloud."""
    act, who = described(context, tale, point)
    if isinstance(point, Insight):
        return f"{who}: {act}"
    if not point.percent:
        return f"{who}: {act}."
    swung = "results-point-rose" if point.percent > 0 else "results-point-fell"
    return f"{who}: {act}. {context.say(swung, side=side_of(tale), percent=abs(point.percent))}"


def draw_points(
    canvas: Canvas,
    context: Context,
    box: Box,
    tale: Tale,
    course: Course | None,
    shown: bool,
    changes: Mapping[int, float],
) -> None:
    """Paint the turning points on their board.

    Args:
        course: None while it or the captain's log is being computed, () if that failed.
        shown: whether the points themselves are shown yet, or only the title.
        changes: change of the chance by turn; empty until there is a captain's log.
    """
    say = context.say
    y, right = box.y + 44, box.right - 40
    style = Style("sc", 27, "cream", SHADE)
    title = canvas.write(say("results-points"), style, (box.x + 34, y - 2), box.w * 0.5)
    if not shown:
        return
    chance, style = say("results-points-chance", side=side_of(tale)), Style("ital", 20, "note", SHADE)
    canvas.write(chance, style, (right, y), right - title.right - 24, "midright")
    points = turning_points(tale, course, changes)
    if not points:
        id = "notebook-asking" if course is None else f"results-points-{'none' if course else 'unknown'}"
        canvas.paragraph(say(id), Style("ital", 24, "note", SHADE), box.line(230, 60), anchor="center")
    if len(points) > MAX_ROOMY:
        _in_lines(canvas, context, box, tale, points, course)
        return
    lines = [
        (*described(context, tale, point), box.w - 188 - (_NUMBER if isinstance(point, Swing) else _BADGE))
        for point in points
    ]
    acts = canvas.alike([(act, room) for act, _, room in lines], legible("bold", 22, "cream"))
    whose = canvas.alike([(who, room) for _, who, room in lines], legible("ital", 19, "label"))
    whose = whose.at_most(acts.size * _FAINT)
    for row, (point, (act, who, room)) in enumerate(zip(points, lines, strict=True)):
        tray = Box(box.x + 24, box.y + 72 + row * _STEP, box.w - 48, 68)
        left, middle = tray.at("midleft")
        canvas.plate("well_tray", tray)
        draw_face(canvas, tale.seats[point.seat].colour, (left + 38, middle), 54)
        canvas.icon(_icon(point), (left + 88, middle), 28, "glyph", shadow=110)
        canvas.write(act, acts, (left + 112, middle - 12), room)
        canvas.write(who, whose, (left + 112, middle + 14), room)
        _changed(canvas, context, point, (right, middle), 27, course)


def _in_lines(
    canvas: Canvas,
    context: Context,
    box: Box,
    tale: Tale,
    points: Sequence[Swing | Insight],
    course: Course | None,
) -> None:
    """Paint many turning points in one line each: the turn, a face, what happened."""
    rows = Box(box.x + 24, box.y + 70, box.w - 48, box.h - 96)
    sentences = [described(context, tale, point)[isinstance(point, Insight)] for point in points]
    room = rows.w - 128 - _NUMBER
    style = canvas.alike([(words, room) for words in sentences], legible("bold", 20, "cream", most=22))
    for row, (point, words) in enumerate(zip(points, sentences, strict=True)):
        tray = rows.row(row, len(points), 3)
        left, middle = tray.at("midleft")
        canvas.plate("well_tray", tray)
        turn = Style("black", 19, "label", SHADE)
        canvas.write(str(point.turn), turn, (left + 24, middle - 1), anchor="center")
        draw_face(canvas, tale.seats[point.seat].colour, (left + 62, middle), min(32.0, tray.h + 2))
        canvas.icon(_icon(point), (left + 98, middle), 22, "glyph", shadow=110)
        canvas.write(words, style, (left + 120, middle - 1), room)
        _changed(canvas, context, point, (tray.right - 14, middle), 22, course)


def _changed(
    canvas: Canvas,
    context: Context,
    point: Swing | Insight,
    right: Point,
    size: float,
    course: Course | None,
) -> None:
    """Paint by how much the chance changed, or the side the player seemed to be on."""
    if isinstance(point, Insight):
        nation = nation_named(point.side)
        letter = context.say(f"side-letter-{nation}")
        draw_badge(canvas, nation, (right[0] - 14, right[1]), min(32.0, size + 6), letter)
    elif point.percent is None:
        if course is None:  # it is still being computed
            canvas.write("\u2026", Style("black", size, "note", SHADE), right, _NUMBER, "midright")
    else:
        way = "down" if point.percent < 0 else "up" if point.percent else "little"
        label = context.say(f"results-point-{way}", percent=abs(point.percent) or point.step)
        ink = {"down": "warn", "up": "good"}.get(way, "note")
        canvas.write(label, Style("black", size, ink, SHADE), right, _NUMBER, "midright")


def _icon(point: Swing | Insight) -> str:
    if isinstance(point, Insight):
        return "spyglass"
    message = point.event.message
    kind = "-".join(message.split("-")[:2])
    return symbol(message if kind.startswith("event") else _KIND_ICON[kind])
