"""The results: teams, treasure and beliefs turn by turn, turning points."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import TypeAlias

import pygame
from typing_extensions import override

from tortuga.app.draw.art import Art
from tortuga.app.draw.canvas import Canvas, Style, legible
from tortuga.app.draw.nineslice import blank
from tortuga.app.draw.theme import rgb
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga1667.palette import HOLDERS, ICON, NATION, Nation
from tortuga.app.games.tortuga1667.pieces.faces import draw_face
from tortuga.app.games.tortuga1667.pieces.nations import draw_badge
from tortuga.app.games.tortuga1667.results.hindsight import (
    Course,
    Hindsight,
    leanings,
    looked_back,
    taken_for,
)
from tortuga.app.games.tortuga1667.results.points import draw_points, rounded, spoken, turning_points
from tortuga.app.games.tortuga1667.results.reveal import Reveal
from tortuga.app.games.tortuga1667.results.tale import Tale, tale_of
from tortuga.app.games.tortuga1667.results.teams import Team, draw_teams
from tortuga.app.gameui.boards import Pondering, ResultsBoard, Unfolding
from tortuga.app.scene.context import Context
from tortuga.app.table.acts.motions import Cue
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.state import View
from tortuga.kernel.observer import Observer

_TALLEST = 96.0
_STEPS = 100
"""Steps of height in a strip, each way."""


def _heading(canvas: Canvas, box: Box, title: str, note: str) -> None:
    """The title of a sheet, and a note beside it."""
    written = canvas.write(title, Style("display", 34, "red_d"), (box.x + 34, box.y + 42), box.w * 0.4)
    left = written.right + 18
    canvas.write(note, Style("ital", 21, "ink2"), (left, box.y + 44), box.right - 30 - left)


def draw_opinions(
    canvas: Canvas, context: Context, box: Box, tale: Tale, course: Course | None, part: float = 1.0
) -> None:
    """Paint them on their sheet.

    Args:
        course: None while it is worked out, () when it could not be.
        part: how much of it is drawn, from the left: players with the first bit, what was true with the last.
    """
    say = context.say
    x, y, w, h = box
    _heading(canvas, box, say("results-beliefs"), say("results-beliefs-note"))
    if course is None:
        canvas.write(say("notebook-asking"), Style("ital", 24, "ink2"), box.inset(40, 0), anchor="center")
        return
    if part <= 0:
        return  # the order of the players shows who was with whom
    step = min(_TALLEST, (h - 132) / len(tale.seats))
    names = [spec.name for spec in tale.seats]
    style = canvas.alike_names([(name, 132) for name in names], legible("sc", 21, "ink"))
    strip_x, strip_w = x + 216, w - 216 - 92
    top = y + 76 + ((h - 132) - step * len(tale.seats)) / 2
    for row, seat in enumerate(seat for _, members in tale.teams for seat in members):
        middle = top + (row + 0.5) * step
        draw_face(canvas, tale.seats[seat].colour, (x + 52, middle), min(46.0, step - 3))
        canvas.write(names[seat], style, (x + 78, middle - 1), 136)
        values = leanings(course, seat) if course else ()
        _draw_strip(canvas, Box(strip_x, middle - step * 0.41, strip_w, step * 0.82), values, part)
        if part < 1:
            continue
        truth = tale.loyalties[seat]
        draw_badge(canvas, truth, (x + w - 52, middle), min(36.0, step - 6), say(f"side-letter-{truth}"))
    foot, half = y + h - 36, strip_w / 2 - 14
    up, down = say("results-beliefs-up"), say("results-beliefs-down")
    style = canvas.alike([(up, half), (down, half)], Style("bold", 18))
    right = (strip_x + strip_w - 12, foot)
    canvas.write(up, style.inked(NATION["french"].color), (strip_x, foot), half)
    canvas.write(down, style.inked(NATION["british"].color), right, half, "midright")
    canvas.write(say("results-beliefs-truth"), Style("ital", 18, "ink2"), (x + w - 52, foot), 68, "center")


def _draw_strip(canvas: Canvas, box: Box, values: Sequence[float], part: float) -> None:
    size = canvas.rect(*box).size
    heights = tuple([round(_STEPS * value) for value in values])
    art = canvas.art
    picture = art.made(("opinion", size, heights), lambda: _strip(art, size, heights))
    x, y, w, h = box
    with canvas.within(Box(x, y, w * part, h)):
        canvas.blit(picture, canvas.rect(*box).topleft)


def _strip(art: Art, size: tuple[int, int], heights: Sequence[int]) -> pygame.Surface:
    """A frame with a line in its middle, and the area between that line and the heights."""
    big = 2
    wide, high = size[0] * big, size[1] * big
    middle, edge = high / 2, max(1, art.px(1.6) * big)
    out = blank((wide, high))
    out.fill((185, 141, 78, 70))
    xs = [wide * at / max(1, len(heights) - 1) for at in range(len(heights))]
    ys = [middle - (middle - edge) * each / _STEPS for each in heights]
    if len(xs) > 1:
        for look, keep in ((NATION["french"], min), (NATION["british"], max)):
            spots = [(x, keep(y, middle)) for x, y in zip(xs, ys, strict=True)]
            pygame.draw.polygon(out, rgb(look.color), [(0.0, middle), *spots, (wide, middle)])
            pygame.draw.lines(out, rgb(look.dark), False, spots, max(1, round(edge)))
    pygame.draw.line(out, rgb("#2a1a0c"), (0, middle), (wide, middle), max(1, round(edge * 0.8)))
    small = pygame.transform.smoothscale(out, size)
    pygame.draw.rect(small, rgb("#7a5a2a"), small.get_rect(), max(1, art.px(1.6)), border_radius=art.px(4))
    return small


_Spot: TypeAlias = Callable[[float, float], Point]
"""Where a turn and a number of treasures stand."""
_DASH = 9.0


def draw_treasure_chart(canvas: Canvas, context: Context, box: Box, tale: Tale, part: float = 1.0) -> None:
    """Paint it on its sheet, with a mark for every vote above the turns.

    Args:
        part: how much of it is drawn, from the left.
    """
    say = context.say
    x, y, w, h = box
    _heading(canvas, box, say("results-treasure"), say("results-treasure-note"))
    most = max(4, *(max(totals) for _, totals in tale.treasure))
    inner = (x + 62, y + 84, w - 150, h - 156)

    def at(turn: float, count: float) -> Point:
        return (inner[0] + inner[2] * turn / max(1, tale.turns), inner[1] + inner[3] * (1 - count / most))

    for count in range(0, most + 1, 1 if most < 7 else 2):
        left_end, right_end = at(0, count), at(tale.turns, count)
        canvas.line(left_end, right_end, "parch_dd", 1.2)
        letters = Style("bold", 19, "ink2")
        canvas.write(str(count), letters, (left_end[0] - 14, left_end[1]), anchor="midright")
    base = y + h - 34
    step = 5 if tale.turns <= 30 else 10
    for turn in range(0, tale.turns + 1, step):
        if turn == 0 or tale.turns - turn >= step * 0.6:
            label = say("results-start") if turn == 0 else str(turn)
            canvas.write(label, Style("bold", 19, "ink2"), (at(turn, 0)[0], base), anchor="center")
    style = Style("bold", 19, "ink2")
    end = canvas.write(str(tale.turns), style, (at(tale.turns, 0)[0], base), anchor="center")
    left = end.right + 10
    canvas.write(say("results-turn"), Style("ital", 19, "ink2"), (left, base), x + w - 26 - left)
    if part <= 0:
        return
    _votes(canvas, tale, at, part * tale.turns)
    for number, nation in enumerate(HOLDERS):
        offset = (number - 0.5) * 5
        spots = _stairs(tale, number, at, offset)
        _draw_line(canvas, spots if part >= 1 else _left_of(spots, at(part * tale.turns, 0)[0]), nation)
        if part < 1:
            continue
        last = spots[-1]
        other = tale.totals[1 - number]
        aside = 0.0 if tale.totals[number] != other else (number - 0.5) * 44
        draw_badge(canvas, nation, (last[0] + 22, last[1] + aside), 42, say(f"side-letter-{nation}"))
        spot = (last[0] + 50, last[1] + aside)
        canvas.write(str(tale.totals[number]), Style("black", 27, "ink"), spot)


def _votes(canvas: Canvas, tale: Tale, at: _Spot, until: float) -> None:
    """A small symbol for every vote up to a turn, above the axis."""
    taken = -100.0
    for turn, kind in tale.votes:
        x, y = at(turn, 0)
        if x - taken < 15 or turn > until:
            continue
        taken = x
        canvas.icon(ICON[kind], (x, y - 14), 20, "ink2")


def _stairs(tale: Tale, number: int, at: _Spot, offset: float) -> list[Point]:
    """Corners of a nation's line."""
    spots: list[Point] = []
    for turn, totals in tale.treasure:
        x, y = at(turn, totals[number])
        if spots:
            spots.append((x + offset, spots[-1][1]))
        spots.append((x + offset, y + offset))
    end = at(tale.turns, 0)[0]
    spots.append((end, spots[-1][1]))
    return spots


def _left_of(spots: Sequence[Point], edge: float) -> list[Point]:
    """The same line as far as an edge."""
    kept: list[Point] = []
    for x, y in spots:
        if x > edge:
            if kept:
                kept.append((edge, kept[-1][1]))
            break
        kept.append((x, y))
    return kept


def _draw_line(canvas: Canvas, spots: Sequence[Point], nation: Nation) -> None:
    look = NATION[nation]
    for color, width in ((look.dark, 8.0), (look.color, 5.0)):
        for one, other in itertools.pairwise(spots):
            canvas.line(one, other, color, width)
    if nation != "french":
        return
    for one, other in itertools.pairwise(spots):
        long = max(abs(other[0] - one[0]), abs(other[1] - one[1]))
        for k in range(int(long // (2 * _DASH)) + 1):
            start, stop = 2 * k * _DASH / max(1.0, long), min(1.0, (2 * k + 1) * _DASH / max(1.0, long))
            if stop > start:
                canvas.line(_between(one, other, start), _between(one, other, stop), "#ffffff", 1.8)


def _between(one: Point, other: Point, share: float) -> Point:
    return (one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share)


_TEAMS: Box = Box(30, 112, 1860, 318)
_LOWER = 446.0
_LOWER_H = 470.0
_CHART: Box = Box(30, _LOWER, 620, _LOWER_H)
_BELIEFS: Box = Box(666, _LOWER, 620, _LOWER_H)
_POINTS: Box = Box(1302, _LOWER, 588, _LOWER_H)
_SHEETS: tuple[tuple[str, Box], ...] = (
    ("parchment_torn", _CHART),
    ("parchment_torn", _BELIEFS),
    ("wood_brass", _POINTS),
)
_PIECE = 2
"""Which piece of a texture they are cut from: one picture serves both parchments."""


@dataclass(frozen=True)
class Results1667(ResultsBoard, Unfolding, Pondering):
    """The results of a finished game; they unfold, and beliefs are computed meanwhile."""

    tale: Tale
    hindsight: Hindsight

    @property
    def cards(self) -> tuple[Team, ...]:
        """The teams, the winners first."""
        return tuple(Team(self.tale, side, members, self.reveal) for side, members in self.tale.teams)

    @property
    def reveal(self) -> Reveal:
        """When what lies open."""
        return Reveal(self.tale)

    @override
    def verdict(self, context: Context) -> str:
        tale, say = self.tale, context.say
        british, french = tale.totals
        ended = say("results-turns", turns=tale.turns)
        if tale.revealer >= 0:
            ended = say("results-armada", turns=tale.turns, name=tale.seats[tale.revealer].name)
        elif tale.overtime:
            ended = say("results-overtime", turns=tale.turns)
        won = say(f"log-won-{tale.winner or 'nobody'}", british=british, french=french)
        return say("results-verdict", won=won, ended=ended)

    @override
    def spoken(self, context: Context) -> tuple[str, ...]:
        """Each team with its members, what was believed at last, the turning points."""
        say, seats = context.say, self.tale.seats
        teams = tuple(
            say(
                "results-spoken-team",
                team=say(f"results-team-{team.side}", count=len(team.members)),
                names=", ".join(seats[seat].name for seat in team.members),
            )
            for team in self.cards
        )
        course = self.hindsight.course
        points = tuple(spoken(context, self.tale, point) for point in turning_points(self.tale, course))
        return (*teams, *self._beliefs(context, course), *points)

    def _beliefs(self, context: Context, course: Course | None) -> tuple[str, ...]:
        """What was believed of everybody at the end."""
        if not course:
            return ()
        say = context.say
        beliefs = [taken_for(course[-1].beliefs, seat) for seat in range(len(self.tale.seats))]
        ends = [
            say(
                "results-beliefs-end",
                name=self.tale.seats[belief.seat].name,
                side=say(f"loyalty-{belief.side}"),
                percent=rounded(belief.chance),
            )
            for belief in beliefs
        ]
        return (say("results-beliefs-spoken", beliefs="; ".join(ends)),)

    # ---------------------------------------------------------------- see `Unfolding`
    @property
    @override
    def length(self) -> float:
        return self.reveal.length

    @property
    @override
    def decided(self) -> float:
        """The last letter lies open."""
        return self.reveal.turned_by

    @property
    @override
    def cues(self) -> tuple[Cue, ...]:
        return self.reveal.cues

    @override
    def draw(self, canvas: Canvas, context: Context) -> None:
        self.draw_at(canvas, context, self.length)

    @override
    def draw_at(self, canvas: Canvas, context: Context, time: float) -> None:
        draw_teams(canvas, context, _TEAMS, self.cards, time)
        self._sheets(canvas, context, time)

    def _sheets(self, canvas: Canvas, context: Context, time: float) -> None:
        """Graphs and turning points, each on a sheet that is laid down first."""
        tale, reveal, course = self.tale, self.reveal, self.hindsight.course
        part = reveal.drawn(time)
        paints: tuple[Callable[[Box], None], ...] = (
            lambda box: draw_treasure_chart(canvas, context, box, tale, part),
            lambda box: draw_opinions(canvas, context, box, tale, course, part),
            lambda box: draw_points(canvas, context, box, tale, course, reveal.points(time)),
        )
        for sheet, ((plate, box), paint) in enumerate(zip(_SHEETS, paints, strict=True)):
            laid = reveal.laid(sheet, time)
            if laid > 0:  # until then nothing of it is made
                canvas.plate(plate, box, round(255 * laid), _PIECE)
            if laid >= 1:
                paint(box)

    # ---------------------------------------------------------------- see `Pondering`
    @override
    def ponder(self, executor: Executor | None = None) -> None:
        self.hindsight.ask(executor)

    @property
    @override
    def pondering(self) -> bool:
        return self.hindsight.course is None

    @override
    def close(self) -> None:
        self.hindsight.close()


def result_of(eyes: Observer[View, ev.Event]) -> Results1667:
    """The results of a finished game; the eyes see everything."""
    return Results1667(tale_of(eyes), Hindsight(looked_back(eyes)))
