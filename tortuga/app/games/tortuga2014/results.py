"""The game in numbers: results with a score sheet for each seat, standings, actions carried out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from typing_extensions import override

from tortuga.app.draw.brush import SetLine
from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.fitted import one_style, words
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
    tortuga: tuple[Chest, ...]
    fleet: tuple[Chest, ...]
    crew: tuple[Chest, ...]
    coins: tuple[int, ...]
    """Values of the treasure tiles."""
    winner: bool
    place: int
    """1 = best; the same for equal points."""

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
    rows = (points.tortuga, points.fleet, points.crew, points.set_points, points.tracks, points.tiles)
    parts = (f"{context.say(f'results-{row}')} {made}" for row, made in zip(_ROWS, rows, strict=True))
    return f"{points.total}. {', '.join(parts)}"


def result_of(boards: Sequence[Board], seats: Sequence[SeatSpec], rounds: int) -> Result:
    """The result of a finished game.

    Args:
        boards: as they are at the end, with all tile values known.
        rounds: played.
    """
    scores = [score(board) for board in boards]
    totals = [points.total for points in scores]
    return Result(
        tuple(
            SeatResult(
                name=spec.name,
                colour=spec.colour,
                is_human=spec.is_human,
                score=points,
                tortuga=board.tortuga,
                fleet=board.fleet,
                crew=board.crew,
                coins=tuple(coin for coin in board.tiles if coin is not None),
                winner=place == 1,
                place=place,
            )
            for spec, board, points, place in zip(seats, boards, scores, places(totals), strict=True)
        ),
        rounds,
    )


_MARGIN = 24.0
_FIRST_ROW = 66.0
_HIGH, _LOW = 100.0, 62.0  # rows with chests, rows with numbers
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
        seat, points = self.seat, self.seat.score
        y = self.box[1] + _FIRST_ROW
        y = self._chests(canvas, y, "tortuga", seat.tortuga, points.tortuga)
        y = self._chests(canvas, y, "fleet", seat.fleet, points.fleet)
        y = self._chests(canvas, y, "crew", seat.crew, points.crew)
        y = self._sets(canvas, y)
        y = self._tracks(canvas, y)
        y = self._tiles(canvas, y)
        self._draw_total(canvas, y)

    def _draw_ribbon(self, canvas: Canvas) -> None:
        x, y, w, _ = self.box
        seat = self.seat
        canvas.plate(COLOUR[seat.colour].ribbon, Box(x + 34, y - 8, w - 58, 54))
        ink = ink_on(COLOUR[seat.colour].cloth)
        shade = SHADE if ink == ink_on("#000000") else None
        room = w - (230 if seat.winner else 190)
        canvas.text(seat.name, "sc", 28, ink, (x + 102, y + 17), shade=shade, max_w=room)
        canvas.emblem(COLOUR[seat.colour], (x + 46, y + 20), 84, mood="pleased" if seat.winner else "calm")
        if seat.winner:
            canvas.disc("chosen", "laurels-trophy", (x + w - 40, y + 18), 78, ring="gold_l")
        else:
            place = self.context.say("results-place", place=seat.place)
            canvas.text(place, "black", 25, ink, (x + w - 42, y + 19), "midright")

    # ---------------------------------------------------------------- rows
    def _row(
        self, canvas: Canvas, y: float, h: float, name: str, icon: str, points: int
    ) -> tuple[float, float]:
        """Ground, heading and points of a row; returns the start and the width of its details."""
        x, _, w, _ = self.box
        canvas.plate("well_tray", Box(x + _MARGIN, y, w - 2 * _MARGIN, h - 8))
        canvas.icon(icon, (x + _MARGIN + 30, y + (h - 8) / 2), 36, "glyph", shadow=100)
        canvas.text(
            str(points),
            "black",
            32,
            "gold_l",
            (x + w - _MARGIN - 18, y + (h - 8) / 2),
            "midright",
            shade=SHADE,
        )
        room = w - 178
        titles = {row: self.context.say(f"results-{row}") for row in _ROWS}
        canvas.text(
            SetLine(titles[name]),
            "sc",
            canvas.alike([(label, room) for label in titles.values()], "sc", 19),
            "label",
            (x + _MARGIN + 60, y + (22 if h == _HIGH else 19)),
            shade=SHADE,
            max_w=room,
        )
        return x + _MARGIN + 60, w - 2 * _MARGIN - 60 - 74

    def _chests(self, canvas: Canvas, y: float, name: str, chests: Sequence[str], points: int) -> float:
        left, room = self._row(canvas, y, _HIGH, name, ICON[name], points)
        pitch = min(_PITCH, (room - _CHEST) / max(1, len(chests) - 1))
        for i, chest in enumerate(chests):
            draw_chest(canvas, chest, (left + _CHEST / 2 + i * pitch, y + 60), _CHEST)
        return y + _HIGH

    def _sets(self, canvas: Canvas, y: float) -> float:
        sets = self.seat.score.sets
        left, room = self._row(canvas, y, _HIGH, "sets", "diamonds", self.seat.score.set_points)
        # three chests overlap, so that a set reads as one thing; many sets are drawn smaller
        wide = 1 + 2 * _SET_STEP
        size = min(_CHEST, room / max(1.0, len(sets) * wide + (len(sets) - 1) * _SET_GAP))
        for i, threes in enumerate(sets):
            first = left + size / 2 + i * (wide + _SET_GAP) * size
            for k, chest in enumerate((threes.red, threes.blue, threes.yellow)):
                draw_chest(canvas, chest, (first + k * _SET_STEP * size, y + 60), size)
        return y + _HIGH

    def _tracks(self, canvas: Canvas, y: float) -> float:
        score = self.seat.score
        left, _ = self._row(canvas, y, _LOW + 18, "tracks", "compass", score.tracks)
        for i, (icon, box) in enumerate(((ICON["boat"], score.boat), (ICON["pirate"], score.pirate))):
            spot = left + 14 + i * 96
            canvas.icon(icon, (spot, y + 51), 28, "glyph", shadow=90)
            canvas.text(str(box), "black", 22, "cream", (spot + 24, y + 50), shade=SHADE)
        return y + _LOW + 18

    def _tiles(self, canvas: Canvas, y: float) -> float:
        left, room = self._row(canvas, y, _LOW + 18, "tiles", ICON["coin"], self.seat.score.tiles)
        coins = self.seat.coins
        pitch = min(36.0, (room - 30) / max(1, len(coins) - 1))
        for i, value in enumerate(coins):
            draw_treasure_tile(canvas, (left + 15 + i * pitch, y + 51), 30, value)
        return y + _LOW + 18

    def _draw_total(self, canvas: Canvas, y: float) -> None:
        x, _, w, _ = self.box
        box = Box(x + _MARGIN, y + 2, w - 2 * _MARGIN, 74)
        canvas.plate("well_gold" if self.seat.winner else "well", box)
        middle = y + 2 + 37
        canvas.icon("laurels-trophy", (x + _MARGIN + 30, middle), 42, "gold_l", shadow=120)
        canvas.text(
            self.context.say("results-total"),
            "sc",
            26,
            "cream",
            (x + _MARGIN + 64, middle - 1),
            shade=SHADE,
            max_w=w - 220,
        )
        canvas.text(
            str(self.seat.score.total),
            "black",
            52,
            "gold_l" if self.seat.winner else "cream",
            (x + w - _MARGIN - 18, middle - 1),
            "midright",
            shade=SHADE,
        )


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


def _draw_actions(canvas: Canvas, context: Context, box: Box, counted: Counted) -> None:
    canvas.plate("leather", box)
    x, y, w, _ = box
    say = context.say
    title = say("statistics-actions")
    canvas.text(title, "sc", 25, "label", (x + 34, y + 40), shade=SHADE, max_w=w - 68)
    mine = [count / max(1, counted.games) for count in by_action(counted.mine)]
    theirs = [count / max(1, counted.others) for count in by_action(counted.theirs)]
    _bars(canvas, context, Box(x + 26, y + 66, w - 52, 326), mine, theirs)
    entries = ((counted.name, "gold"), (say("statistics-others"), "luck"))
    _legend(canvas, (x + 34, y + 424), entries, w - 68)


def _bars(canvas: Canvas, context: Context, box: Box, mine: Sequence[float], theirs: Sequence[float]) -> None:
    """A row for each action: how often a game it was carried out, by the person and by the others."""
    x, y, w, h = box
    most = max([*mine, *theirs, 0.1])
    step = h / len(mine)
    names = [context.say(f"log-action-{name}") for name in ACTION_NAMES[: len(mine)]]
    role, size = one_style(canvas, names, 158, 19)
    for action, (own, other) in enumerate(zip(mine, theirs, strict=True)):
        top = y + action * step
        middle = top + step / 2
        canvas.plate("well_tray", Box(x, top + 3, w, step - 6))
        canvas.icon(FACE_ICON[action], (x + 30, middle), 32, "glyph", shadow=110)
        name = SetLine(names[action])
        words(canvas, name, role, size, "cream", (x + 56, middle - 1), shade=SHADE, max_w=158)
        room = w - 226 - 62
        for k, (value, plate, ink) in enumerate(((own, "gold", "gold_l"), (other, "bar_luck", "preview"))):
            cy = middle + (k - 0.5) * 25
            canvas.plate(plate, Box(x + 222, cy - 9, max(10.0, room * value / most), 18))
            spot = (x + 222 + max(10.0, room * value / most) + 10, cy - 1)
            canvas.text(
                context.say("statistics-decimal", value=round(value, 1)), "black", 19, ink, spot, shade=SHADE
            )


def _legend(
    canvas: Canvas, pos: tuple[float, float], entries: Sequence[tuple[str, str]], room: float
) -> None:
    """What the colours of the bars mean."""
    x, y = pos
    each = room / len(entries)
    for i, (label, color) in enumerate(entries):
        canvas.fill(Box(x + i * each, y - 8, 26, 16), color, radius=4)
        canvas.text(label, "ital", 20, "note", (x + i * each + 36, y - 1), shade=SHADE, max_w=each - 44)


PANELS: Final = (StatisticsPanel((*_DONE, _ATTACKED), "action", _draw_actions),)
