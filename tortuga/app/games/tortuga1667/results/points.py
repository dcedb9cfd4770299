"""Turning points in words: what swung the winners' chance, and what gave a player away."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tortuga.app.draw.canvas import Canvas, Style, legible
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga1667.narrative import Narrative1667
from tortuga.app.games.tortuga1667.palette import EVENT, ICON, event_named, nation_named
from tortuga.app.games.tortuga1667.pieces.faces import draw_face
from tortuga.app.games.tortuga1667.pieces.nations import draw_badge
from tortuga.app.games.tortuga1667.results.hindsight import Course, Insight, insights
from tortuga.app.games.tortuga1667.results.tale import Deed, Tale
from tortuga.app.scene.context import Context
from tortuga.app.widgets.button import SHADE

MOST: Final = 5
LEAST: Final = 10
"""Percent by which a chance must change to be worth mentioning."""
ROUNDED: Final = 5
"""Percent that chances are rounded to: they are not known more exactly."""
_STEP = 76.0
_FAINT = 0.87
"""Size of the second line by that of the first."""
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

    deed: Deed
    percent: int
    """How much, in steps of `ROUNDED`."""

    @property
    def turn(self) -> int:
        """When it was."""
        return self.deed.turn

    @property
    def seat(self) -> int:
        """Who did it."""
        return self.deed.seat


def side_of(tale: Tale) -> str:
    """The side whose chance is shown: the winners, or the French after a draw."""
    return tale.winner or "french"


def swings(tale: Tale, course: Course) -> tuple[Swing, ...]:
    """The turns in which the chance swung, the largest swings first."""
    swung = []
    for deed in tale.deeds:
        swing = course[deed.turn].swings.get(side_of(tale), 0.0) if deed.turn < len(course) else 0.0
        percent = rounded(swing)
        if abs(percent) >= LEAST:
            swung.append(Swing(deed, percent))
    return tuple(sorted(swung, key=lambda each: (-abs(each.percent), -each.turn)))


def rounded(chance: float) -> int:
    """A chance, or its change, in percent as exactly as it is known; only certainty is shown as 0 or 100."""
    percent = ROUNDED * round(100 * abs(chance) / ROUNDED)
    return round(math.copysign(99 if percent == 100 and abs(chance) < 1 else percent, chance))


def turning_points(tale: Tale, course: Course | None) -> tuple[Swing | Insight, ...]:
    """The weightiest of both kinds, in the order in which they came."""
    if not course:
        return ()
    swung = swings(tale, course)
    seen = insights(course, {(swing.turn, swing.seat) for swing in swung})
    points: Sequence[Swing | Insight] = (*seen, *swung[: MOST - len(seen)])
    return tuple(sorted(points, key=lambda each: each.turn))


def described(context: Context, tale: Tale, point: Swing | Insight) -> tuple[str, str]:
    """What happened, and a line about who did it and when, or what that player was taken for."""
    say, name = context.say, tale.seats[point.seat].name
    if isinstance(point, Swing):
        act = say(point.deed.message)
        return act[:1].upper() + act[1:], say("results-point-when", name=name, turn=point.turn)
    act = Narrative1667(context.text, tale.seats).worded(point.reason.id, point.reason.args)
    before, after = rounded(point.before), rounded(point.after)
    seems = say("results-point-belief", name=name, side=point.side, before=before, after=after)
    return act[:1].upper() + act[1:], seems


def spoken(context: Context, tale: Tale, point: Swing | Insight) -> str:
    """A turning point as it is read out."""
    act, who = described(context, tale, point)
    if isinstance(point, Insight):
        return f"{who}: {act}"
    swung = "results-point-rose" if point.percent > 0 else "results-point-fell"
    return f"{who}: {act}. {context.say(swung, side=side_of(tale), percent=abs(point.percent))}"


def draw_points(
    canvas: Canvas, context: Context, box: Box, tale: Tale, course: Course | None, shown: bool = True
) -> None:
    """Paint them on their board.

    Args:
        course: None while it is worked out, () when it could not be.
        shown: whether it is their turn to be shown.
    """
    say = context.say
    x, y, w, _ = box
    title = canvas.write(say("results-points"), Style("sc", 27, "cream", SHADE), (x + 34, y + 42), w * 0.5)
    left = title.right + 24
    told_of = say("results-points-chance", side=side_of(tale))
    style = Style("ital", 20, "note", SHADE)
    canvas.write(told_of, style, (x + w - 40, y + 44), x + w - 40 - left, "midright")
    if not shown:
        return
    points = turning_points(tale, course)
    if not points:
        id = "notebook-asking" if course is None else f"results-points-{'none' if course else 'unknown'}"
        canvas.paragraph(say(id), Style("ital", 24, "note", SHADE), box.line(230, 60), anchor="center")
    lines = [
        (*described(context, tale, point), w - 188 - (_NUMBER if isinstance(point, Swing) else _BADGE))
        for point in points
    ]
    acts = canvas.alike([(act, room) for act, _, room in lines], legible("bold", 22, "cream"))
    whose = canvas.alike([(who, room) for _, who, room in lines], legible("ital", 19, "label"))
    whose = whose.at_most(acts.size * _FAINT)
    for row, (point, (act, who, room)) in enumerate(zip(points, lines, strict=True)):
        top = y + 72 + row * _STEP
        canvas.plate("well_tray", Box(x + 24, top, w - 48, 68))
        draw_face(canvas, tale.seats[point.seat].colour, (x + 62, top + 34), 54)
        canvas.icon(_icon(point), (x + 112, top + 34), 28, "glyph", shadow=110)
        canvas.write(act, acts, (x + 136, top + 22), room)
        canvas.write(who, whose, (x + 136, top + 48), room)
        right = (x + w - 40, top + 34)
        if isinstance(point, Swing):
            _draw_swing(canvas, context, point, right)
        else:
            _draw_side(canvas, context, point, right)


def _icon(point: Swing | Insight) -> str:
    if isinstance(point, Insight):
        return "spyglass"
    kind, _, card = point.deed.message.partition("-")
    if kind == "event":
        return EVENT[event_named(card)].icon
    return ICON[_KIND_ICON[f"{kind}-{card.partition('-')[0]}"]]


def _draw_swing(canvas: Canvas, context: Context, swing: Swing, right: Point) -> None:
    """By how much the chance rose or fell."""
    up = swing.percent > 0
    label = context.say("results-point-up" if up else "results-point-down", percent=abs(swing.percent))
    canvas.write(label, Style("black", 27, "good" if up else "warn", SHADE), right, _NUMBER, "midright")


def _draw_side(canvas: Canvas, context: Context, insight: Insight, right: Point) -> None:
    """The side that a player seemed to be on."""
    x, y = right
    nation = nation_named(insight.side)
    draw_badge(canvas, nation, (x - 14, y), 32, context.say(f"side-letter-{nation}"))
