"""What players look for first: best score, streaks, latest games, strength, milestones, favourite rival."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tortuga.app.captains.strength import Rating, rating_words
from tortuga.app.draw.canvas import Canvas, Style, legible
from tortuga.app.draw.units import Box
from tortuga.app.records import PERSON
from tortuga.app.scene.context import Context
from tortuga.app.scenes.library.charts import percent
from tortuga.app.scenes.library.words import who
from tortuga.app.widgets.button import SHADE
from tortuga.kernel.library.statistics import Played, Row

_CARDS: Final[Box] = Box(60.0, 118.0, 1800.0, 236.0)
_TREND: Final[Box] = Box(60.0, 378.0, 1120.0, 612.0)
_MILESTONES: Final[Box] = Box(1200.0, 378.0, 660.0, 612.0)
_GAP: Final = 20.0
SHOWN: Final = 20
"""Number of games in the trend."""
SPAN: Final = 10
"""Games on each side of the comparison of the latest with those before."""
GOALS: Final = (
    *(("games", goal) for goal in (1, 10, 50, 100)),
    *(("wins", goal) for goal in (1, 5, 25)),
    *(("streak", goal) for goal in (3, 5)),
)
"""Milestones: their kinds, and how much of each is needed."""
_NORTH, _SOUTH = 0.3, 0.72
"""Where victories and defeats lie in a voyage."""
_LARGER: Final = 1.2
"""How much larger a victory is drawn than a defeat."""
_DOT: Final = 16.0
"""Units between the dots of its route."""
_MIN_BAR_H: Final = 12.0
"""Least height of a bar."""
_STRENGTH: Final = _TREND.cut(bottom=256)[0]
_LADDER: Final = _STRENGTH.inset(34, 0).cut(top=104)[1].cut(bottom=56)[1]
_EDGE: Final = 0.75
"""How far the ladder is drawn beyond its ends, in levels."""
_GOAL_ROWS: Final = _MILESTONES.cut(top=68)[1].cut(bottom=24)[1].inset(26, 0)
_TITLE, _TREND_NOTE = Style("display", 36, "red_d"), Style("text", 23, "ink")
_POINTS: Final = Style("black", 20, "ink")
_MILESTONES_TITLE, _MILESTONE = Style("sc", 25, "cream", SHADE), legible("sc", 21, "cream", SHADE)
_PROGRESS: Final = Style("bold", 21, "label", SHADE)
_CARD_TITLE, _CARD_NOTE = Style("sc", 23, "label", SHADE), Style("ital", 21, "note", SHADE)
_NUMBER, _NAME = legible("black", 68, "gold_l", SHADE), legible("sc", 40, "gold_l", SHADE)
_PLACE: Final = legible("sc", 30, "gold_l", SHADE)
_CARD_SIGN: Final = 128.0
"""Width of the sign at the left of a card."""
_PORT: Final = 66.0
_ICONS: Final = {"games": "anchor", "wins": "laurels-trophy", "streak": "seven-pointed-star"}


@dataclass(frozen=True)
class Highlights:
    """The games of a person, the oldest first, and whom they met."""

    games: tuple[Played, ...]
    rivals: tuple[Row, ...]
    rating: Rating | None = None
    """None where nobody can be rated."""

    @property
    def best(self) -> int | None:
        """The most points in one game; None where none are counted."""
        return max((game.score for game in self.games if game.score is not None), default=None)

    @property
    def wins(self) -> int:
        """Games that were won, alone or with others."""
        return sum(game.won for game in self.games)

    @property
    def streak(self) -> int:
        """The longest run of victories."""
        longest = run = 0
        for game in self.games:
            run = run + 1 if game.won else 0
            longest = max(longest, run)
        return longest

    @property
    def running(self) -> int:
        """The current run of victories."""
        run = 0
        for game in reversed(self.games):
            if not game.won:
                break
            run += 1
        return run

    @property
    def rival(self) -> Row | None:
        """The rival they met most often."""
        return max(self.rivals, key=lambda row: row.games, default=None)

    def reached(self, kind: str) -> int:
        """How far they came on the way to a kind of milestones."""
        return {"games": len(self.games), "wins": self.wins, "streak": self.streak}[kind]

    # ---------------------------------------------------------------- in words
    def cards(self, context: Context) -> tuple[tuple[str, str, str, str], ...]:
        """Icon, title, value and remark of each card."""
        say, count, rival = context.say, len(self.games), self.rival
        share = percent(context, self.wins / count) if count else ""
        wins = f"{share} · {say('statistics-of', games=count)}"
        cards = [("laurels-trophy", say("statistics-victories"), str(self.wins), wins)]
        if self.best is not None:
            last = self.games[-1].score
            note = say("statistics-best-last", points=last) if last is not None else ""
            cards.insert(0, ("crown-coin", say("statistics-best"), str(self.best), note))
        now = say("statistics-streak-now", count=self.running)
        cards.append(("seven-pointed-star", say("statistics-streak"), str(self.streak), now))
        if rival is not None:
            note = say("statistics-rival-note", ahead=rival.won, games=rival.games, tied=int(rival.even > 0))
            title = say("statistics-rival" if rival.key.startswith(PERSON) else "statistics-rival-level")
            cards.append(("person", title, who(context, rival.key), note))
        return tuple(cards)

    def trend(self, context: Context) -> str:
        """How the last games went, compared with those before."""
        late = self.games[-SPAN:]
        early = self.games[-2 * SPAN : -SPAN]
        won = sum(game.won for game in late)
        if not early:
            return context.say("statistics-trend-first", won=won, games=len(late))
        before = sum(game.won for game in early)
        return context.say(
            "statistics-trend-both", won=won, games=len(late), before=before, earlier=len(early)
        )

    def told(self, context: Context) -> tuple[str, ...]:
        """Everything in sentences."""
        goals = ", ".join(_goal(context, kind, goal) for kind, goal in GOALS if self.reached(kind) >= goal)
        cards = (f"{title}: {what}, {note}" for _, title, what, note in self.cards(context))
        strength: tuple[str, ...] = ()
        if self.rating is not None:
            place, known = rating_words(context, self.rating)
            strength = (f"{context.say('rating-title')}: {place}. {known}",)
        return (*cards, self.trend(context), *strength, f"{context.say('statistics-milestones')}: {goals}")

    # ---------------------------------------------------------------- drawing
    def draw(self, canvas: Canvas, context: Context) -> None:
        """Paint cards, trend and milestones."""
        cards = self.cards(context)
        for place, card in enumerate(cards):
            _card(canvas, _CARDS.column(place, len(cards), _GAP), card)
        self._draw_trend(canvas, context)
        if self.rating is not None:
            _draw_strength(canvas, context, self.rating)
        self._draw_milestones(canvas, context)

    def _draw_trend(self, canvas: Canvas, context: Context) -> None:
        box = _TREND if self.rating is None else _TREND.cut(bottom=_STRENGTH.h + _GAP)[1]
        area = box.cut(top=110)[1]
        canvas.plate("parchment_torn", box)
        canvas.write(context.say("statistics-trend"), _TITLE, _TREND.line(44, 34))
        canvas.write(self.trend(context), _TREND_NOTE, _TREND.line(88, 36))
        shown = self.games[-SHOWN:]
        if all(game.score is None for game in shown):
            _route(canvas, area, shown)
            return
        bars = area.cut(top=70)[1].cut(bottom=40)[1].inset(40, 0)
        floor = bars.inset(-4, 0)
        most = max([game.score or 0 for game in shown] or [0])
        canvas.line(floor.at("bottomleft"), floor.at("bottomright"), "parch_dd", 3)
        for place, game in enumerate(shown):
            share = game.score / most if game.score is not None and most else 0.8 if game.won else 0.3
            column = bars.column(place, max(SPAN, len(shown)))
            bar = column.cut(bottom=max(_MIN_BAR_H, column.h * share))[0].inset(5, 0)
            canvas.plate("gold" if game.won else "menu", bar)
            middle, top = bar.center[0], bar.y
            trophy = top - 18
            if game.score is not None:
                canvas.write(str(game.score), _POINTS, (middle, top - 15), anchor="center")
                trophy = top - 42
            if game.won:
                canvas.icon("laurels-trophy", (middle, trophy), 26, "ink2")

    def _draw_milestones(self, canvas: Canvas, context: Context) -> None:
        canvas.plate("wood_brass", _MILESTONES)
        canvas.write(context.say("statistics-milestones"), _MILESTONES_TITLE, _MILESTONES.line(42, 34))
        names, room = [_goal(context, kind, goal) for kind, goal in GOALS], _GOAL_ROWS.w - 198
        style = canvas.alike([(name, room) for name in names], _MILESTONE)
        for place, ((kind, goal), name) in enumerate(zip(GOALS, names, strict=True)):
            now = min(self.reached(kind), goal)
            done = now >= goal
            row = _GOAL_ROWS.row(place, len(GOALS))
            middle = row.center[1] - 2
            canvas.plate("well_small", row.cut(bottom=6)[1])
            ink = "gold_l" if done else "label_dim"
            canvas.icon(_ICONS[kind], (row.x + 34, middle), 32, ink, shadow=100)
            canvas.write(name, style.inked(ink), (row.x + 66, middle - 1), room)
            if done:
                canvas.icon("check-mark", (row.right - 34, middle), 30, "good", shadow=100)
            else:
                progress = context.say("statistics-progress", now=now, goal=goal)
                canvas.write(progress, _PROGRESS, (row.right - 18, middle - 1), 120, "midright")


def _draw_strength(canvas: Canvas, context: Context, rating: Rating) -> None:
    """Draw the person's place on the ladder of levels: how likely every place is, the interval in gold."""
    canvas.plate("wood_brass", _STRENGTH)
    place, known = rating_words(context, rating)
    title = canvas.write(context.say("rating-title"), _MILESTONES_TITLE, _STRENGTH.line(40, 34))
    right = _STRENGTH.right - 34
    canvas.write(place, _PLACE, (right, _STRENGTH.y + 40), right - title.right - 24, "midright")
    canvas.write(known, _CARD_NOTE, _STRENGTH.line(76, 34))
    levels = len(rating.levels)
    unit = _LADDER.w / (levels - 1 + 2 * _EDGE)

    def across(step: float) -> float:
        return _LADDER.x + min(max(0.0, step + _EDGE), levels - 1 + 2 * _EDGE) * unit

    wide = (rating.density[1][0] - rating.density[0][0]) * unit
    for step, likely in rating.density:
        bar = Box(across(step) - wide / 2, _LADDER.bottom - _LADDER.h * likely, wide - 2, _LADDER.h * likely)
        if abs(step - (levels - 1) / 2) < (levels - 1) / 2 + _EDGE and bar.h >= 1:
            canvas.fill(bar, "gold_l" if rating.known and rating.low <= step <= rating.high else "label_dim")
    y = _LADDER.bottom
    canvas.line((_LADDER.x, y), (_LADDER.right, y), "label_dim", 3)
    names = [context.say(f"level-{level}") for level in rating.levels]
    style = canvas.alike([(name, unit - 10) for name in names], _MILESTONE)
    for at, name in enumerate(names):
        canvas.line((across(at), y), (across(at), y + 8), "label_dim", 3)
        ink = "gold_l" if rating.known and rating.low - 0.5 <= at <= rating.high + 0.5 else "label_dim"
        canvas.write(name, style.inked(ink), (across(at), y + 26), unit - 10, "center")
    if rating.known:
        x = across(rating.mean)
        canvas.line((x, _LADDER.y - 6), (x, y), "red", 4)


def _route(canvas: Canvas, box: Box, games: Sequence[Played]) -> None:
    """Games without points as ports of a voyage: victories in the north, defeats in the south."""
    lanes, sea = box.inset(36, 0), box.inset(60, 0)
    ports = [
        (sea.column(place, max(SPAN, len(games))).center[0], box.y + box.h * (_NORTH if game.won else _SOUTH))
        for place, game in enumerate(games)
    ]
    size = min(_PORT, sea.w / max(SPAN, len(games)) - 14)
    for lane in (_NORTH, _SOUTH):
        row = lanes.line(box.h * lane)
        canvas.line(row.at("midleft"), row.at("midright"), "parch_dd", 2)
    for (x1, y1), (x2, y2) in itertools.pairwise(ports):
        dots = max(2, round(math.dist((x1, y1), (x2, y2)) / _DOT))
        for dot in range(1, dots):
            part = dot / dots
            canvas.circle((x1 + (x2 - x1) * part, y1 + (y2 - y1) * part), 3.5, "red")
    for port, game in zip(ports, games, strict=True):
        colour, icon = ("chosen", "laurels-trophy") if game.won else ("wood", "pirate-skull")
        large = _LARGER if game.won else 1.0
        canvas.disc(colour, icon, port, size * large, ring="gold" if game.won else "light")


def _card(canvas: Canvas, box: Box, card: tuple[str, str, str, str]) -> None:
    icon, title, what, note = card
    canvas.plate("wood_brass", box)
    canvas.icon(icon, (box.x + 70, box.center[1] + 6), 74, "gold", shadow=140)
    words = box.cut(left=_CARD_SIGN)[1].cut(right=30)[1]
    canvas.write(title, _CARD_TITLE, words.line(50))
    canvas.write(what, _NUMBER if what.isdecimal() else _NAME, words.line(116))
    canvas.write(note, _CARD_NOTE, words.line(184))


def _goal(context: Context, kind: str, goal: int) -> str:
    return context.say(f"statistics-goal-{kind}", count=goal)
