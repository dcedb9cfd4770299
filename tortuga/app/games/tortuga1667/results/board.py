"""The results: teams, and on two pages how the game went and what was said, believed and true."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TypeAlias

import pygame
from typing_extensions import override

from tortuga.app.draw.art import Art
from tortuga.app.draw.canvas import Canvas, Style, legible
from tortuga.app.draw.nineslice import blank
from tortuga.app.draw.theme import rgb
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga1667.palette import HOLDERS, ICON, NATION, Nation
from tortuga.app.games.tortuga1667.pieces.nations import draw_badge, draw_face
from tortuga.app.games.tortuga1667.results.hindsight import (
    Course,
    Hindsight,
    leanings,
    looked_back,
    taken_for,
)
from tortuga.app.games.tortuga1667.results.points import draw_points, rounded, side_of, spoken, turning_points
from tortuga.app.games.tortuga1667.results.sheets import (
    CARD,
    card_cues,
    cards_in,
    claim_words,
    deed_words,
    draw_claims,
    draw_heading,
    draw_last_word,
    draw_notebooks,
    draw_record,
    draw_vote,
    guess_words,
    lead_words,
    vote_words,
)
from tortuga.app.games.tortuga1667.results.tale import Tale, tale_of
from tortuga.app.games.tortuga1667.results.teams import Reveal, Team, draw_teams
from tortuga.app.gameui.boards import Analysable, Paged, Personal, Pondering, Unfolding
from tortuga.app.scene.context import Context
from tortuga.app.table.acts.motion import toward
from tortuga.app.table.acts.motions import Cue
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.pieces import LOYALTIES
from tortuga.games.tortuga1667.state import View
from tortuga.kernel.analysis import Analysis
from tortuga.kernel.observer import Observer
from tortuga.kernel.players import Reason

_STEPS = 100
"""Heights of a graph, each way from its middle."""
_AXIS = Style("bold", 19, "ink2")
"""How the numbers along the axes are written."""
_PLAYER, _FACE, _BADGE = 96.0, 46.0, 36.0
"""Largest height of a player's row among the beliefs, and largest size of face and badge in it."""
_EDGE = 52.0
"""From the border to the middle of the faces, at the left, and of the badges, at the right."""
_DASH = 9.0
"""Length of the white dashes in the French line, and of the gaps between them."""


def draw_opinions(
    canvas: Canvas, context: Context, box: Box, tale: Tale, course: Course | None, part: float = 1.0
) -> None:
    """Paint what was believed of each player, turn by turn.

    Args:
        course: None while it is being computed, () when that failed.
        part: how much is drawn, from the left: the players from the start, their true sides at the end.
    """
    say = context.say
    draw_heading(canvas, box, say("results-beliefs"), say("results-beliefs-note"))
    if course is None:
        canvas.write(say("notebook-asking"), Style("ital", 24, "ink2"), box.inset(40, 0), anchor="center")
        return
    if part <= 0:
        return  # the order of the players gives the teams away
    room = box.h - 132
    high = min(_PLAYER, room / len(tale.seats))
    top = box.y + 76 + (room - high * len(tale.seats)) / 2
    names = [(spec.name, 132.0) for spec in tale.seats]
    style = canvas.alike_names(names, legible("sc", 21, "ink"))
    graph = Box(box.x + 216, top + high * 0.09, box.w - 308, high * 0.82)
    badges = box.right - _EDGE
    for row, seat in enumerate(seat for _, members in tale.teams for seat in members):
        spec, middle = tale.seats[seat], top + (row + 0.5) * high
        draw_face(canvas, spec.colour, (box.x + _EDGE, middle), min(_FACE, high - 3))
        canvas.write(spec.name, style, (box.x + 78, middle - 1), 136)
        _draw_strip(canvas, graph.moved(dy=row * high), leanings(course, seat), part)
        if part >= 1:
            truth = tale.loyalties[seat]
            draw_badge(canvas, truth, (badges, middle), min(_BADGE, high - 6), say(f"side-letter-{truth}"))
    foot, half = box.bottom - 36, graph.w / 2 - 14
    up, down = say("results-beliefs-up"), say("results-beliefs-down")
    style = canvas.alike([(up, half), (down, half)], Style("bold", 18))
    canvas.write(up, style.inked(NATION["french"].color), (graph.x, foot), half)
    canvas.write(down, style.inked(NATION["british"].color), (graph.right - 12, foot), half, "midright")
    canvas.write(say("results-beliefs-truth"), Style("ital", 18, "ink2"), (badges, foot), 68, "center")


def _draw_strip(canvas: Canvas, box: Box, values: Sequence[float], part: float) -> None:
    """The graph of one player."""
    spot, art = canvas.rect(*box), canvas.art
    heights = tuple([round(_STEPS * value) for value in values])
    picture = art.made(("opinion", spot.size, heights), lambda: _strip(art, spot.size, heights))
    with canvas.within(box._replace(w=box.w * part)):
        canvas.blit(picture, spot.topleft)


def _strip(art: Art, size: tuple[int, int], heights: Sequence[int]) -> pygame.Surface:
    """A frame with a line in its middle, and the area between that line and the graph."""
    big = 2
    wide, high = size[0] * big, size[1] * big
    middle, edge = high / 2, max(1, art.px(1.6) * big)
    out = blank((wide, high))
    out.fill((185, 141, 78, 70))
    xs = [wide * turn / max(1, len(heights) - 1) for turn in range(len(heights))]
    ys = [middle - (middle - edge) * height / _STEPS for height in heights]
    if len(xs) > 1:
        for look, keep in ((NATION["french"], min), (NATION["british"], max)):
            spots = [(x, keep(y, middle)) for x, y in zip(xs, ys, strict=True)]
            pygame.draw.polygon(out, rgb(look.color), [(0.0, middle), *spots, (wide, middle)])
            pygame.draw.lines(out, rgb(look.dark), False, spots, max(1, round(edge)))
    pygame.draw.line(out, rgb("#2a1a0c"), (0, middle), (wide, middle), max(1, round(edge * 0.8)))
    small = pygame.transform.smoothscale(out, size)
    pygame.draw.rect(small, rgb("#7a5a2a"), small.get_rect(), max(1, art.px(1.6)), border_radius=art.px(4))
    return small


@dataclass(frozen=True)
class _Axes:
    """Where turns (from left to right) and numbers of treasures (upwards) lie."""

    box: Box
    turns: int
    most: int

    def point(self, turn: float, count: float) -> Point:
        """The point of a number of treasures in a turn."""
        return (
            self.box.x + self.box.w * turn / max(1, self.turns),
            self.box.y + self.box.h * (1 - count / self.most),
        )

    def x(self, turn: float) -> float:
        """Where a turn lies."""
        return self.point(turn, 0)[0]


def draw_treasure_chart(canvas: Canvas, context: Context, box: Box, tale: Tale, part: float = 1.0) -> None:
    """Paint the treasure of both nations turn by turn, with a mark for every vote above the turns.

    Args:
        part: how much is drawn, from the left.
    """
    say = context.say
    draw_heading(canvas, box, say("results-treasure"), say("results-treasure-note"))
    most = max(4, *(max(totals) for _, totals in tale.treasure))
    axes = _Axes(Box(box.x + 62, box.y + 84, box.w - 150, box.h - 156), tale.turns, most)
    for count in range(0, most + 1, 1 if most < 7 else 2):
        start = axes.point(0, count)
        canvas.line(start, axes.point(tale.turns, count), "parch_dd", 1.2)
        canvas.write(str(count), _AXIS, (start[0] - 14, start[1]), anchor="midright")
    base = box.bottom - 34
    step = 5 if tale.turns <= 30 else 10
    for turn in range(0, tale.turns + 1, step):
        if turn == 0 or tale.turns - turn >= step * 0.6:
            label = say("results-start") if turn == 0 else str(turn)
            canvas.write(label, _AXIS, (axes.x(turn), base), anchor="center")
    end = canvas.write(str(tale.turns), _AXIS, (axes.x(tale.turns), base), anchor="center")
    left = end.right + 10
    canvas.write(say("results-turn"), Style("ital", 19, "ink2"), (left, base), box.right - 26 - left)
    if part <= 0:
        return
    _draw_votes(canvas, tale, axes, part * tale.turns)
    for number, nation in enumerate(HOLDERS):
        side = number - 0.5  # lines and totals of both nations are kept apart where they are equal
        offset = side * 5
        points = (axes.point(turn, totals[number]) for turn, totals in tale.treasure)
        changes = [(x + offset, y + offset) for x, y in points]
        ends = [*(x for x, _ in changes[1:]), axes.x(tale.turns)]
        spots = [spot for start, end in zip(changes, ends, strict=True) for spot in (start, (end, start[1]))]
        _draw_line(canvas, spots if part >= 1 else _left_of(spots, axes.x(part * tale.turns)), nation)
        if part >= 1:
            (x, y), total = spots[-1], tale.totals[number]
            if total == tale.totals[1 - number]:
                y += side * 44
            draw_badge(canvas, nation, (x + 22, y), 42, say(f"side-letter-{nation}"))
            canvas.write(str(total), Style("black", 27, "ink"), (x + 50, y))


def _draw_votes(canvas: Canvas, tale: Tale, axes: _Axes, until: float) -> None:
    """A small symbol for every vote up to a turn, above the axis, where there is room for it."""
    last = -100.0
    for turn, kind in tale.votes:
        x, y = axes.point(turn, 0)
        if x - last >= 15 and turn <= until:
            last = x
            canvas.icon(ICON[kind], (x, y - 14), 20, "ink2")


def _left_of(spots: Sequence[Point], edge: float) -> list[Point]:
    """The part of a line up to an edge."""
    kept = list(itertools.takewhile(lambda spot: spot[0] <= edge, spots))
    if kept and len(kept) < len(spots):
        kept.append((edge, kept[-1][1]))
    return kept


def _draw_line(canvas: Canvas, spots: Sequence[Point], nation: Nation) -> None:
    """A thick line with a dark rim; the French one is dashed, for those who cannot tell its colour."""
    look = NATION[nation]
    for color, width in ((look.dark, 8.0), (look.color, 5.0)):
        for start, end in itertools.pairwise(spots):
            canvas.line(start, end, color, width)
    if nation != "french":
        return
    for start, end in itertools.pairwise(spots):
        long = max(1.0, abs(end[0] - start[0]), abs(end[1] - start[1]))
        for dash in range(int(long // (2 * _DASH)) + 1):
            first, last = 2 * dash * _DASH / long, min(1.0, (2 * dash + 1) * _DASH / long)
            if first < last:
                canvas.line(toward(start, end, first), toward(start, end, last), "#ffffff", 1.8)


_TEAMS = Box(30, 112, 1860, 318)
_LEFT, _MIDDLE, _RIGHT = Box(30, 446, 620, 470), Box(666, 446, 620, 470), Box(1302, 446, 588, 470)
_VOTE, _RECORD = _RIGHT.cut(top=256)[0], _RIGHT.cut(top=264)[1]
_WORD = _LEFT.cut(bottom=118)[0]
_CHART = _LEFT.cut(bottom=124)[1]
"""The chart, where somebody speaks below it."""
_PIECE = 2
"""The piece of texture that the sheets are cut from: one picture serves both parchments."""
_PAPER, _WOOD = "parchment_torn", "wood_brass"
_Paint: TypeAlias = Callable[[Box], None]
STORY, SAID = "story", "said"
"""The pages."""


@dataclass(frozen=True)
class Results1667(Unfolding, Pondering, Analysable, Paged, Personal):
    """The results of a finished game: they unfold while beliefs are being computed."""

    tale: Tale
    hindsight: Hindsight
    page: str = STORY
    changes: Mapping[int, float] = field(default_factory=dict)
    """By turn, of the chance of the side whose chance is shown, once the captain's log is there."""
    awaited: bool = False
    """Whether that log is on its way: until then no chance is shown, as it would be replaced."""

    @property
    def cards(self) -> tuple[Team, ...]:
        """The teams in an order that does not give away who won."""
        teams = sorted(self.tale.teams, key=lambda team: LOYALTIES.index(team[0]))
        return tuple(Team(self.tale, side, members, self.reveal) for side, members in teams)

    @property
    def reveal(self) -> Reveal:
        """When each part of the results is shown."""
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
    def own_result(self, context: Context) -> str:
        tale = self.tale
        if tale.person < 0 or tale.winner is None:
            return ""
        side = tale.loyalties[tale.person]
        return context.say("results-you-won" if side == tale.winner else "results-you-lost", side=side)

    @override
    def spoken(self, context: Context) -> tuple[str, ...]:
        """Each team with its members, then page by page what is on them."""
        say, tale = context.say, self.tale
        members = [(team, ", ".join(tale.seats[seat].name for seat in team.members)) for team in self.cards]
        teams = [say("results-spoken-team", team=team.head(context), names=names) for team, names in members]
        course = self.hindsight.course
        swung = turning_points(tale, None if self.awaited else course, self.changes)
        points = tuple(spoken(context, tale, point) for point in swung)
        word = tale.record.last_word
        speaks = () if word is None else (f"{tale.seats[word[0]].name}: {say(word[1])}",)
        return (
            *teams,
            *points,
            *vote_words(context, tale),
            *((lead_words(context, tale),) if tale.record.leads else ()),
            *deed_words(context, tale),
            *speaks,
            *self._beliefs(context, course),
            *claim_words(context, tale),
            *guess_words(context, tale),
        )

    def _beliefs(self, context: Context, course: Course | None) -> tuple[str, ...]:
        """The final belief about each player, as one sentence."""
        if not course:
            return ()
        say, ends = context.say, []
        for seat, spec in enumerate(self.tale.seats):
            belief = taken_for(course[-1].beliefs, seat)
            side, percent = say(f"loyalty-{belief.side}"), rounded(belief.chance)
            ends.append(say("results-beliefs-end", name=spec.name, side=side, percent=percent))
        return (say("results-beliefs-spoken", beliefs="; ".join(ends)),)

    # ---------------------------------------------------------------- see `Unfolding`
    @property
    @override
    def length(self) -> float:
        return self.reveal.length + cards_in(self.tale) * CARD

    @property
    @override
    def decided(self) -> float:
        """When the last letter lies open."""
        return self.reveal.turned_by

    @property
    @override
    def cues(self) -> tuple[Cue, ...]:
        return (*self.reveal.cues, *card_cues(self.tale, self.reveal.length))

    @override
    def draw(self, canvas: Canvas, context: Context) -> None:
        self.draw_at(canvas, context, self.length)

    @override
    def draw_at(self, canvas: Canvas, context: Context, time: float) -> None:
        draw_teams(canvas, context, _TEAMS, self.cards, time)
        for number, (plate, box, paint) in enumerate(self._sheets(canvas, context, time)):
            laid = self.reveal.laid(number, time)
            if laid > 0:  # until then nothing of it is made
                canvas.plate(plate, box, round(255 * laid), _PIECE)
            if laid >= 1:
                paint(box)

    def _sheets(self, canvas: Canvas, context: Context, time: float) -> Iterator[tuple[str, Box, _Paint]]:
        """The sheets of the page, each with its plate, in the order in which they are laid down."""
        tale, reveal, course = self.tale, self.reveal, self.hindsight.course
        part, over, ended = reveal.drawn(time), reveal.points(time), time >= self.length
        if self.page == SAID:
            yield _PAPER, _LEFT, lambda box: draw_opinions(canvas, context, box, tale, course, part)
            yield _PAPER, _MIDDLE, partial(draw_claims, canvas, context, tale=tale, shown=over)
            yield _PAPER, _RIGHT, partial(draw_notebooks, canvas, context, tale=tale, shown=over)
            return
        speaks = tale.record.last_word is not None and context.settings.now.talk != "never"

        def chart(box: Box) -> None:
            draw_treasure_chart(canvas, context, box, tale, part)
            if speaks and ended:
                draw_last_word(canvas, context, _WORD, tale)

        yield _PAPER, _CHART if speaks else _LEFT, chart
        known = None if self.awaited else course
        yield _WOOD, _MIDDLE, lambda box: draw_points(canvas, context, box, tale, known, over, self.changes)
        opened = time - reveal.length if over else None
        yield _PAPER, _VOTE, partial(draw_vote, canvas, context, tale=tale, time=opened)
        yield _WOOD, _RECORD, partial(draw_record, canvas, context, tale=tale, shown=ended)

    # ---------------------------------------------------------------- see `Paged`
    @property
    @override
    def pages(self) -> tuple[tuple[str, str], ...]:
        return ((STORY, ICON["treasure"]), (SAID, ICON["talk"]))

    @override
    def opened(self, page: str) -> Results1667:
        return replace(self, page=page)

    # ---------------------------------------------------------------- see `Analysable`
    @override
    def analysed(self, analysis: Analysis, describe: Callable[[int, Reason], str]) -> Results1667:
        side = analysis.sides.index(side_of(self.tale))
        before, changes = analysis.graph[0].chances[side], dict[int, float]()
        for turn, after in {point.round: point.chances[side] for point in analysis.graph}.items():
            changes[turn], before = after - before, after
        return replace(self, changes=changes, awaited=False)

    @override
    def awaiting(self, coming: bool) -> Results1667:
        return replace(self, awaited=coming)

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
