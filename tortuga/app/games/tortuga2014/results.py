"""The game in numbers: results with a score sheet for each seat, standings, actions carried out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, Style, legible
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga2014.ending import Ending
from tortuga.app.games.tortuga2014.palette import FACE_ICON, ICON
from tortuga.app.games.tortuga2014.tale import CATEGORIES, Story, points_of, story_of
from tortuga.app.gameui.boards import Analysable, Counted, Standing, StatisticsPanel, Unfolding
from tortuga.app.scene.context import Context
from tortuga.app.table.acts.motions import Cue
from tortuga.app.widgets.button import SHADE
from tortuga.games.tortuga2014.events import Event
from tortuga.games.tortuga2014.pieces import (
    ACTION_NAMES,
    ACTIONS,
    BOARD,
    EXPAND_FLEET,
    RAID,
    RECRUIT_CREW,
    TREASURE_HUNT,
)
from tortuga.games.tortuga2014.scoring import Score, places, score, standings
from tortuga.games.tortuga2014.state import Board, View
from tortuga.kernel.analysis import Analysis
from tortuga.kernel.observer import Observer
from tortuga.kernel.players import Reason, SeatSpec


@dataclass(frozen=True)
class SeatResult:
    """One seat at the end."""

    name: str
    score: Score
    place: int
    """1 = best; the same for equal points."""


@dataclass(frozen=True)
class Result(Unfolding, Analysable):
    """The end of a game, which unfolds."""

    seats: tuple[SeatResult, ...]
    """In seat order."""
    rounds: int
    ending: Ending

    @property
    def winners(self) -> tuple[SeatResult, ...]:
        """The seats that share the victory (R83)."""
        return tuple(seat for seat in self.seats if seat.place == 1)

    @property
    @override
    def length(self) -> float:
        return self.ending.length

    @property
    @override
    def decided(self) -> float:
        return self.ending.decided

    @property
    @override
    def cues(self) -> tuple[Cue, ...]:
        return self.ending.cues

    @override
    def analysed(self, analysis: Analysis, describe: Callable[[int, Reason], str]) -> Result:
        story = self.ending.story.analysed(analysis, describe)
        return replace(self, ending=replace(self.ending, story=story))

    @override
    def draw(self, canvas: Canvas, context: Context) -> None:
        self.draw_at(canvas, context, self.length)

    @override
    def draw_at(self, canvas: Canvas, context: Context, time: float) -> None:
        self.ending.draw(canvas, context, time)

    @override
    def verdict(self, context: Context) -> str:
        """Somebody always wins (R83)."""
        say, winners = context.say, self.winners
        points = winners[0].score.total
        if len(winners) == 1:
            return say("results-winner", name=winners[0].name, points=points, rounds=self.rounds)
        names = say("list-two", first=winners[0].name, second=winners[1].name)
        for other in winners[2:]:
            names = say("list-two", first=names, second=other.name)
        return say("results-shared", names=names, points=points, rounds=self.rounds)

    @override
    def spoken(self, context: Context) -> tuple[str, ...]:
        """Every seat, best first, from its total down to what it is made of; then the story."""
        best = sorted(self.seats, key=lambda seat: seat.place)
        rows = (f"{seat.place}. {seat.name}: {_score_text(context, seat.score)}." for seat in best)
        said = self.ending.last_word(context)
        last = () if said is None else (f"{self.seats[said[0]].name}: {said[1]}",)
        return (*rows, *self.ending.sentences(context), *last)


def _score_text(context: Context, points: Score) -> str:
    """A score in words, row by row."""
    made = zip(CATEGORIES, points_of(points), strict=True)
    parts = (f"{context.say(f'results-{row}')} {count}" for row, count in made)
    return f"{points.total}. {', '.join(parts)}"


def result_of(
    boards: Sequence[Board], seats: Sequence[SeatSpec], rounds: int, story: Story | None = None
) -> Result:
    """The result of a finished game.

    Args:
        boards: as they are at the end, with all tile values known.
        rounds: played.
        story: what its record tells.
    """
    scores = [score(board) for board in boards]
    ends = zip(seats, scores, places([points.total for points in scores]), strict=True)
    results = tuple(SeatResult(spec.name, points, place) for spec, points, place in ends)
    return Result(results, rounds, Ending(tuple(seats), tuple(boards), story or Story()))


def result_seen(eyes: Observer[View, Event]) -> Result:
    """The result of a finished game that is seen whole."""
    return result_of(eyes.view.table.boards, eyes.header.seats, eyes.round, story_of(eyes))


# ------------------------------------------------------------------ in numbers
_ACTION_OF = {"fleet-expanded": EXPAND_FLEET, "crew-recruited": RECRUIT_CREW, "hunt-started": TREASURE_HUNT}
_ATTACKED = "attacked"


def standings_of(view: View) -> tuple[Standing, ...]:
    """By seat, its points, its tokens, and the chests on its Tortuga."""
    return tuple(
        Standing(
            now.points,
            ((ICON["boat"], now.boat), (ICON["pirate"], now.pirate), (ICON["tortuga"], now.tortuga)),
        )
        for now in standings(view.table)
    )


def by_action(counts: Mapping[tuple[str, int | str], int]) -> list[int]:
    """How often each action was carried out, from counts of events by tag and action."""
    done = [0] * len(ACTIONS)
    for (tag, action), count in counts.items():
        done[int(action) if tag == _ATTACKED and action in (BOARD, RAID) else _ACTION_OF[tag]] += count
    return done


_ACTION_NAME: Final = 158.0
"""Width of an action's name beside its bars."""


def _draw_actions(canvas: Canvas, context: Context, box: Box, counted: Counted) -> None:
    canvas.plate("leather", box)
    say, inner = context.say, box.inset(34, 0)
    title = inner.line(40)
    canvas.write(say("statistics-actions"), Style("sc", 25, "label", SHADE), title)
    mine = [count / max(1, counted.games) for count in by_action(counted.mine)]
    theirs = [count / max(1, counted.others) for count in by_action(counted.theirs)]
    _bars(canvas, context, inner.inset(-8, 0).moved(dy=66).cut(top=326)[0], mine, theirs)
    entries = ((counted.name, "gold"), (say("statistics-others"), "luck"))
    legend = inner.moved(dy=416).cut(top=16)[0]
    for index, (label, color) in enumerate(entries):
        swatch, rest = legend.column(index, len(entries)).cut(left=26)
        canvas.fill(swatch, color, radius=4)
        canvas.write(label, Style("ital", 20, "note", SHADE), rest.line(7, 10, 8))


def _bars(canvas: Canvas, context: Context, box: Box, mine: Sequence[float], theirs: Sequence[float]) -> None:
    """A row for each action: how often a game it was carried out, by the person and by the others."""
    most = max([*mine, *theirs, 0.1])
    names = [context.say(f"log-action-{name}") for name in ACTION_NAMES[: len(mine)]]
    style = canvas.alike_names([(name, _ACTION_NAME) for name in names], legible("sc", 19, "cream", SHADE))
    for action, (own, other) in enumerate(zip(mine, theirs, strict=True)):
        row = box.row(action, len(mine))
        x, middle = row.at("midleft")
        canvas.plate("well_tray", row.inset(0, 3))
        canvas.icon(FACE_ICON[action], (x + 30, middle), 32, "glyph", shadow=110)
        canvas.write(names[action], style, (x + 56, middle - 1), _ACTION_NAME)
        room = box.w - 226 - 62
        for k, (value, plate, ink) in enumerate(((own, "gold", "gold_l"), (other, "bar_luck", "preview"))):
            bar = Box(x + 222, middle + (k - 0.5) * 25 - 9, max(10.0, room * value / most), 18)
            canvas.plate(plate, bar)
            number = context.say("statistics-decimal", value=round(value, 1))
            canvas.write(number, Style("black", 19, ink, SHADE), (bar.right + 10, bar.y + 8))


PANELS: Final = (StatisticsPanel((*_ACTION_OF, _ATTACKED), "action", _draw_actions),)
