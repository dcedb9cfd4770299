"""The game in numbers: results with a score sheet for each seat, standings, actions carried out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, Style, legible
from tortuga.app.draw.theme import ink_on
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga2014.palette import COLOUR, FACE_ICON, ICON
from tortuga.app.games.tortuga2014.table.pieces import draw_chest, draw_treasure_tile
from tortuga.app.gameui.boards import Counted, ResultCard, ResultsBoard, Standing, StatisticsPanel, draw_cards
from tortuga.app.scene.context import Context
from tortuga.app.widgets.button import SHADE
from tortuga.games.tortuga2014.pieces import (
    ACTION_NAMES,
    ACTIONS,
    BOARD,
    EXPAND_FLEET,
    RAID,
    RECRUIT_CREW,
    TREASURE_HUNT,
    Chest,
)
from tortuga.games.tortuga2014.scoring import Score, places, score, standings
from tortuga.games.tortuga2014.state import Board, View
from tortuga.kernel.players import SeatSpec


@dataclass(frozen=True)
class SeatResult(ResultCard):
    """One seat at the end."""

    name: str
    colour: str
    is_human: bool
    score: Score
    board: Board
    place: int
    """1 = best; the same for equal points."""

    @property
    def winner(self) -> bool:
        """Whether it has won, perhaps with others (R83)."""
        return self.place == 1

    @override
    def draw(self, canvas: Canvas, context: Context, box: Box) -> None:
        ScoreCard(context, self, box).draw(canvas)


@dataclass(frozen=True)
class Result(ResultsBoard):
    """The end of a game: a `ResultsBoard`."""

    seats: tuple[SeatResult, ...]
    """In seat order."""
    rounds: int

    @property
    def winners(self) -> tuple[SeatResult, ...]:
        """The seats that share the victory (R83)."""
        return tuple(seat for seat in self.seats if seat.winner)

    @property
    def cards(self) -> tuple[SeatResult, ...]:
        """Best first; seat order among equals."""
        return tuple(sorted(self.seats, key=lambda seat: seat.place))

    @override
    def draw(self, canvas: Canvas, context: Context) -> None:
        draw_cards(canvas, context, self.cards)

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
        """Every sheet from its total down to what it is made of."""
        return tuple(f"{seat.place}. {seat.name}: {_score_text(context, seat.score)}." for seat in self.cards)


def _score_text(context: Context, points: Score) -> str:
    """A score in words, row by row."""
    parts = (f"{context.say(f'results-{row}')} {made}" for row, made in _points(points).items())
    return f"{points.total}. {', '.join(parts)}"


def _points(score: Score) -> dict[str, int]:
    """By row of the score sheet, its points."""
    made = (score.tortuga, score.fleet, score.crew, score.set_points, score.tracks, score.tiles)
    return dict(zip(_ROWS, made, strict=True))


def result_of(boards: Sequence[Board], seats: Sequence[SeatSpec], rounds: int) -> Result:
    """The result of a finished game.

    Args:
        boards: as they are at the end, with all tile values known.
        rounds: played.
    """
    scores = [score(board) for board in boards]
    ends = zip(seats, scores, boards, places([points.total for points in scores]), strict=True)
    return Result(
        tuple(
            SeatResult(spec.name, spec.colour, spec.is_human, points, board, place)
            for spec, points, board, place in ends
        ),
        rounds,
    )


_MARGIN = 24.0
_FIRST_ROW = 66.0
_HEAD = 54.0  # the ribbon
_ICON, _POINTS = 60.0, 74.0  # beside what a row counts
_END = 18.0  # from the points to the end of a row
_HIGH, _LOW = 100.0, 80.0  # rows with chests, rows with numbers
_GAP = 8.0  # between rows
_CHEST, _PITCH = 36.0, 41.0
_ROWS = ("tortuga", "fleet", "crew", "sets", "tracks", "tiles")
_SET_STEP, _SET_GAP = 0.62, 0.45  # in chests


@dataclass(frozen=True)
class ScoreCard:
    """Draws a `SeatResult` on a wooden card."""

    context: Context
    seat: SeatResult
    box: Box

    def draw(self, canvas: Canvas) -> None:
        """Paint the card."""
        if self.seat.winner:
            canvas.glow(self.box, 18, 1.0, blur=14)
        canvas.plate("wood", self.box)
        self._draw_ribbon(canvas)
        board, points = self.seat.board, _points(self.seat.score)
        rows: tuple[tuple[str, str, float, Callable[[Canvas, Box], None]], ...] = (
            ("tortuga", ICON["tortuga"], _HIGH, partial(self._chests, board.tortuga)),
            ("fleet", ICON["fleet"], _HIGH, partial(self._chests, board.fleet)),
            ("crew", ICON["crew"], _HIGH, partial(self._chests, board.crew)),
            ("sets", "diamonds", _HIGH, self._sets),
            ("tracks", "compass", _LOW, self._tracks),
            ("tiles", ICON["coin"], _LOW, self._tiles),
        )
        left = self.box.inset(_MARGIN, 0).cut(top=_FIRST_ROW)[1]
        for name, icon, high, paint in rows:
            row, left = left.cut(top=high)
            paint(canvas, self._row(canvas, row, name, icon, points[name]))
        self._draw_total(canvas, left.moved(0, 2).cut(top=74)[0])

    def _draw_ribbon(self, canvas: Canvas) -> None:
        seat, head = self.seat, self.box.cut(top=_HEAD)[0]
        canvas.plate(COLOUR[seat.colour].ribbon, head.moved(5, -8).inset(29, 0))
        ink = ink_on(COLOUR[seat.colour].cloth)
        shade = SHADE if ink == ink_on("#000000") else None
        name = head.line(17, 102, 128 if seat.winner else 88)
        canvas.write(seat.name, Style("sc", 28, ink, shade), name)
        canvas.emblem(
            COLOUR[seat.colour],
            head.line(20, 46).at("midleft"),
            84,
            mood="pleased" if seat.winner else "calm",
        )
        if seat.winner:
            canvas.disc("chosen", "laurels-trophy", head.line(18, 40).at("midright"), 78, ring="gold_l")
        else:
            place = self.context.say("results-place", place=seat.place)
            canvas.write(place, Style("black", 25, ink), head.line(19, 42).at("midright"), anchor="midright")

    # ---------------------------------------------------------------- rows
    def _row(self, canvas: Canvas, row: Box, name: str, icon: str, points: int) -> Box:
        """Ground, heading and points of a row; returns where its details are."""
        box = row.cut(bottom=_GAP)[1]
        x, middle = box.at("midleft")
        canvas.plate("well_tray", box)
        canvas.icon(icon, (x + 30, middle), 36, "glyph", shadow=100)
        letters = Style("black", 32, "gold_l", SHADE)
        canvas.write(str(points), letters, (box.right - _END, middle), anchor="midright")
        details = box.cut(left=_ICON)[1].cut(right=_POINTS)[1]
        room = details.w + 4
        titles = {kind: self.context.say(f"results-{kind}") for kind in _ROWS}
        style = canvas.alike([(title, room) for title in titles.values()], Style("sc", 19, "label", SHADE))
        canvas.write(titles[name], style, details.line(22 if row.h == _HIGH else 19).at("midleft"), room)
        return details

    def _chests(self, chests: Sequence[Chest], canvas: Canvas, box: Box) -> None:
        pitch = min(_PITCH, (box.w - _CHEST) / max(1, len(chests) - 1))
        for i, chest in enumerate(chests):
            draw_chest(canvas, chest, (box.x + _CHEST / 2 + i * pitch, box.y + 60), _CHEST)

    def _sets(self, canvas: Canvas, box: Box) -> None:
        """Three chests overlap, so that a set reads as one thing; many sets are drawn smaller."""
        sets, wide = self.seat.score.sets, 1 + 2 * _SET_STEP
        size = min(_CHEST, box.w / max(1.0, len(sets) * wide + (len(sets) - 1) * _SET_GAP))
        for i, threes in enumerate(sets):
            first = box.x + size / 2 + i * (wide + _SET_GAP) * size
            for k, chest in enumerate((threes.red, threes.blue, threes.yellow)):
                draw_chest(canvas, chest, (first + k * _SET_STEP * size, box.y + 60), size)

    def _tracks(self, canvas: Canvas, box: Box) -> None:
        score = self.seat.score
        for i, (icon, reached) in enumerate(((ICON["boat"], score.boat), (ICON["pirate"], score.pirate))):
            x = box.x + 14 + i * 96
            canvas.icon(icon, (x, box.y + 51), 28, "glyph", shadow=90)
            canvas.write(str(reached), Style("black", 22, "cream", SHADE), (x + 24, box.y + 50))

    def _tiles(self, canvas: Canvas, box: Box) -> None:
        coins = self.seat.board.tiles
        pitch = min(36.0, (box.w - 30) / max(1, len(coins) - 1))
        for i, value in enumerate(coins):
            draw_treasure_tile(canvas, (box.x + 15 + i * pitch, box.y + 51), 30, value)

    def _draw_total(self, canvas: Canvas, box: Box) -> None:
        won, title, total = self.seat.winner, self.context.say("results-total"), str(self.seat.score.total)
        x, middle = box.at("midleft")
        canvas.plate("well_gold" if won else "well", box)
        canvas.icon("laurels-trophy", (x + 30, middle), 42, "gold_l", shadow=120)
        room, spot = self.box.w - 220, (x + 64, middle - 1)
        canvas.write(title, Style("sc", 26, "cream", SHADE), spot, room)
        tone, spot = "gold_l" if won else "cream", (box.right - _END, middle - 1)
        canvas.write(total, Style("black", 52, tone, SHADE), spot, anchor="midright")


# ------------------------------------------------------------------ in numbers
_DONE = {"fleet-expanded": EXPAND_FLEET, "crew-recruited": RECRUIT_CREW, "hunt-started": TREASURE_HUNT}
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
        done[int(action) if tag == _ATTACKED and action in (BOARD, RAID) else _DONE[tag]] += count
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
    _legend(canvas, inner.moved(dy=416).cut(top=16)[0], entries)


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


def _legend(canvas: Canvas, box: Box, entries: Sequence[tuple[str, str]]) -> None:
    for i, (label, color) in enumerate(entries):
        swatch, rest = box.column(i, len(entries)).cut(left=26)
        canvas.fill(swatch, color, radius=4)
        words = rest.line(7, 10, 8)
        canvas.write(label, Style("ital", 20, "note", SHADE), words)


PANELS: Final = (StatisticsPanel((*_DONE, _ATTACKED), "action", _draw_actions),)
