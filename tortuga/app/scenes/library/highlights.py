"""What players look for first: best score, streaks, latest games, milestones, favourite rival."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

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
"""Games of the trend."""
HALF: Final = 10
"""Games on each side of the comparison of the latest with those before."""
GOALS: Final = (
    *(("games", goal) for goal in (1, 10, 50, 100)),
    *(("wins", goal) for goal in (1, 5, 25)),
    *(("streak", goal) for goal in (3, 5)),
)
"""Kinds of milestones and how much of each is one."""
_NORTH, _SOUTH = 0.3, 0.72
"""Where victories and defeats lie in a voyage."""
_LARGER: Final = 1.2
"""How much larger a victory is drawn than a defeat."""
_DOT: Final = 16.0
"""Units between the dots of its route."""
_ICONS: Final = {"games": "anchor", "wins": "laurels-trophy", "streak": "seven-pointed-star"}


@dataclass(frozen=True)
class Highlights:
    """The games of a person, the oldest first, and whom they met."""

    games: tuple[Played, ...]
    rivals: tuple[Row, ...]

    @property
    def best(self) -> int | None:
        """The most points of one game; None where none are counted."""
        return max((game.score for game in self.games if game.score is not None), default=None)

    @property
    def wins(self) -> int:
        """Games that were won, alone or with others."""
        return sum(game.won for game in self.games)

    @property
    def streak(self) -> int:
        """The most victories one after another."""
        longest = run = 0
        for game in self.games:
            run = run + 1 if game.won else 0
            longest = max(longest, run)
        return longest

    @property
    def running(self) -> int:
        """Victories up to now, one after another."""
        run = 0
        for game in reversed(self.games):
            if not game.won:
                break
            run += 1
        return run

    @property
    def rival(self) -> Row | None:
        """Whom they met most often."""
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
        found = [("laurels-trophy", say("statistics-victories"), str(self.wins), wins)]
        if self.best is not None:
            last = self.games[-1].score
            note = say("statistics-best-last", points=last) if last is not None else ""
            found.insert(0, ("crown-coin", say("statistics-best"), str(self.best), note))
        now = say("statistics-streak-now", count=self.running)
        found.append(("seven-pointed-star", say("statistics-streak"), str(self.streak), now))
        if rival is not None:
            note = say("statistics-rival-note", ahead=rival.won, games=rival.games, tied=int(rival.even > 0))
            title = say("statistics-rival" if rival.key.startswith(PERSON) else "statistics-rival-level")
            found.append(("person", title, who(context, rival.key), note))
        return tuple(found)

    def trend(self, context: Context) -> str:
        """How the last games went, beside those before."""
        late = self.games[-HALF:]
        early = self.games[-2 * HALF : -HALF]
        won = sum(game.won for game in late)
        if not early:
            return context.say("statistics-trend-first", won=won, games=len(late))
        before = sum(game.won for game in early)
        return context.say(
            "statistics-trend-both", won=won, games=len(late), before=before, earlier=len(early)
        )

    def told(self, context: Context) -> tuple[str, ...]:
        """All of it in sentences."""
        goals = ", ".join(_goal(context, kind, goal) for kind, goal in GOALS if self.reached(kind) >= goal)
        cards = (f"{title}: {what}, {note}" for _, title, what, note in self.cards(context))
        return (*cards, self.trend(context), f"{context.say('statistics-milestones')}: {goals}")

    # ---------------------------------------------------------------- drawing
    def draw(self, canvas: Canvas, context: Context) -> None:
        """Paint cards, trend and milestones."""
        cards = self.cards(context)
        for place, card in enumerate(cards):
            _card(canvas, _CARDS.column(place, len(cards), _GAP), card)
        self._draw_trend(canvas, context)
        self._draw_milestones(canvas, context)

    def _draw_trend(self, canvas: Canvas, context: Context) -> None:
        x, y, w, h = _TREND
        canvas.plate("parchment_torn", _TREND)
        title = context.say("statistics-trend")
        canvas.write(title, Style("display", 36, "red_d"), _TREND.line(44, 34))
        canvas.write(self.trend(context), Style("text", 23, "ink"), _TREND.line(88, 36))
        shown = self.games[-SHOWN:]
        if all(game.score is None for game in shown):
            _route(canvas, Box(x, y + 110, w, h - 110), shown)
            return
        most = max([game.score or 0 for game in shown] or [0])
        base, room = y + h - 40, h - 220
        step = (w - 80) / max(HALF, len(shown))
        canvas.line((x + 36, base), (x + w - 36, base), "parch_dd", 3)
        for place, game in enumerate(shown):
            share = game.score / most if game.score is not None and most else 0.8 if game.won else 0.3
            high = max(12.0, room * share)
            left, top = x + 40 + place * step, base - high
            canvas.plate("gold" if game.won else "menu", Box(left + 5, top, step - 10, high))
            middle, trophy = left + step / 2, top - 18
            if game.score is not None:
                canvas.write(str(game.score), Style("black", 20, "ink"), (middle, top - 15), anchor="center")
                trophy = top - 42
            if game.won:
                canvas.icon("laurels-trophy", (middle, trophy), 26, "ink2")

    def _draw_milestones(self, canvas: Canvas, context: Context) -> None:
        x, y, w, h = _MILESTONES
        canvas.plate("wood_brass", _MILESTONES)
        title = context.say("statistics-milestones")
        canvas.write(title, Style("sc", 25, "cream", SHADE), _MILESTONES.line(42, 34))
        step = (h - 92) / len(GOALS)
        names = [_goal(context, kind, goal) for kind, goal in GOALS]
        style = canvas.alike([(name, w - 250) for name in names], legible("sc", 21, "cream", SHADE))
        for place, ((kind, goal), name) in enumerate(zip(GOALS, names, strict=True)):
            now = min(self.reached(kind), goal)
            done = now >= goal
            top = y + 68 + place * step
            middle = top + step / 2 - 2
            canvas.plate("well_small", Box(x + 26, top, w - 52, step - 6))
            ink = "gold_l" if done else "label_dim"
            canvas.icon(_ICONS[kind], (x + 60, middle), 32, ink, shadow=100)
            canvas.write(name, style.inked(ink), (x + 92, middle - 1), w - 250)
            if done:
                canvas.icon("check-mark", (x + w - 60, middle), 30, "good", shadow=100)
            else:
                told = context.say("statistics-progress", now=now, goal=goal)
                letters = Style("bold", 21, "label", SHADE)
                canvas.write(told, letters, (x + w - 44, middle - 1), 120, "midright")


def _route(canvas: Canvas, box: Box, games: Sequence[Played]) -> None:
    """Games without points as ports of a voyage: victories in the north, defeats in the south."""
    x, y, w, h = box
    step = (w - 120) / max(HALF, len(games))
    size = min(66.0, step - 14)
    ports = [
        (x + 60 + (place + 0.5) * step, y + h * (_NORTH if game.won else _SOUTH))
        for place, game in enumerate(games)
    ]
    for lane in (_NORTH, _SOUTH):
        canvas.line((x + 36, y + h * lane), (x + w - 36, y + h * lane), "parch_dd", 2)
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
    x, y, w, h = box
    canvas.plate("wood_brass", box)
    canvas.icon(icon, (x + 70, y + h / 2 + 6), 74, "gold", shadow=140)
    left, room = x + 128, w - 128 - 30
    canvas.write(title, Style("sc", 23, "label", SHADE), (left, y + 50), room)
    role, size = ("black", 68) if what.isdecimal() else ("sc", 40)
    canvas.write(what, legible(role, size, "gold_l", SHADE), (left, y + 116), room)
    canvas.write(note, Style("ital", 21, "note", SHADE), (left, y + 184), room)


def _goal(context: Context, kind: str, goal: int) -> str:
    return context.say(f"statistics-goal-{kind}", count=goal)
