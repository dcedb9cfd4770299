"""The results: teams, treasure and beliefs turn by turn, turning points."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga1667.results.chart import draw_treasure_chart
from tortuga.app.games.tortuga1667.results.hindsight import Course, Hindsight, looked_back, taken_for
from tortuga.app.games.tortuga1667.results.opinions import draw_opinions
from tortuga.app.games.tortuga1667.results.points import draw_points, rounded, spoken, turning_points
from tortuga.app.games.tortuga1667.results.reveal import Reveal
from tortuga.app.games.tortuga1667.results.tale import Tale, tale_of
from tortuga.app.games.tortuga1667.results.teams import Team, draw_teams
from tortuga.app.scene.context import Context
from tortuga.app.table.acts.motions import Cue
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.state import View
from tortuga.kernel.observer import Observer

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
class Results1667:
    """See `ResultsBoard`, `Unfolding` and `Pondering`."""

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

    def verdict(self, context: Context) -> str:
        """See `ResultsBoard`."""
        tale, say = self.tale, context.say
        british, french = tale.totals
        ended = say("results-turns", turns=tale.turns)
        if tale.revealer >= 0:
            ended = say("results-armada", turns=tale.turns, name=tale.seats[tale.revealer].name)
        elif tale.overtime:
            ended = say("results-overtime", turns=tale.turns)
        won = say(f"log-won-{tale.winner or 'nobody'}", british=british, french=french)
        return say("results-verdict", won=won, ended=ended)

    def spoken(self, context: Context) -> tuple[str, ...]:
        """See `ResultsBoard`. Each team with its members, what was believed at last, the turning points."""
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
        found = [taken_for(course[-1].beliefs, seat) for seat in range(len(self.tale.seats))]
        ends = [
            say(
                "results-beliefs-end",
                name=self.tale.seats[belief.seat].name,
                side=say(f"loyalty-{belief.side}"),
                percent=rounded(belief.chance),
            )
            for belief in found
        ]
        return (say("results-beliefs-spoken", beliefs="; ".join(ends)),)

    # ---------------------------------------------------------------- see `Unfolding`
    @property
    def length(self) -> float:
        """See `Unfolding`."""
        return self.reveal.length

    @property
    def decided(self) -> float:
        """See `Unfolding`: the last letter lies open."""
        return self.reveal.turned_by

    @property
    def cues(self) -> tuple[Cue, ...]:
        """See `Unfolding`."""
        return self.reveal.cues

    def draw(self, canvas: Canvas, context: Context) -> None:
        """See `ResultsBoard`."""
        self.draw_at(canvas, context, self.length)

    def draw_at(self, canvas: Canvas, context: Context, time: float) -> None:
        """See `Unfolding`."""
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
    def ponder(self, executor: Executor | None = None) -> None:
        """See `Pondering`."""
        self.hindsight.ask(executor)

    @property
    def pondering(self) -> bool:
        """See `Pondering`."""
        return self.hindsight.course is None

    def close(self) -> None:
        """See `Pondering`."""
        self.hindsight.close()


def result_of(eyes: Observer[View, ev.Event]) -> Results1667:
    """The results of a finished game; the eyes see everything."""
    return Results1667(tale_of(eyes), Hindsight(looked_back(eyes)))
