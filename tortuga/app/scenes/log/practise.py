"""What somebody should practise: the kinds of decision that cost the most in the last games."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Final, NamedTuple

from tortuga.app.draw.canvas import Canvas, Style, legible
from tortuga.app.draw.units import Box
from tortuga.app.records import Records, name_aliases, rival_key
from tortuga.app.scenes.log.view import PANEL_HEAD, PANEL_NOTE, PANEL_TEXT, PARTS, LogView, kind_name, signed
from tortuga.app.widgets.button import SHADE
from tortuga.kernel.analysis import Analysis
from tortuga.kernel.players import SeatSpec

GAMES: Final = 11
"""How many games are counted: this one and those before it."""
MIN_MISTAKES: Final = 5
"""Fewest mistakes of a kind for which anything is said about it."""
KINDS: Final = 3


class Kind(NamedTuple):
    """A kind of decision."""

    about: str
    points: float
    """Points of win chance that it cost per game."""
    mistakes: int


class Practise:
    """What the person through whose eyes a game is seen should practise."""

    def __init__(self, view: LogView, records: Records) -> None:
        self._view, self._records = view, records
        self._aliases = name_aliases(view.context.text.language, view.record.game)

    @cached_property
    def kinds(self) -> tuple[Kind, ...]:
        """The costliest kinds, the worst first."""
        who = rival_key(self._view.seats[self._view.eyes], self._aliases)
        games = list(self._games(who))
        costs: defaultdict[str, list[float]] = defaultdict(list)
        for analysis, seats in games:
            for moment in analysis.moments:
                if moment.kind == "choice" and moment.seat in seats:
                    costs[self._view.kind(moment)].append(100 * moment.points)
        kinds = [Kind(about, sum(lost) / len(games), len(lost)) for about, lost in costs.items()]
        kinds.sort(key=lambda kind: -kind.points)
        return tuple(kind for kind in kinds if kind.mistakes >= MIN_MISTAKES)[:KINDS]

    def _games(self, who: str) -> Iterator[tuple[Analysis, frozenset[int]]]:
        """The analyses of this game and of those before it, with the seats of that person."""
        view, entry = self._view, self._view.record.entry

        def sat(seats: Sequence[SeatSpec]) -> frozenset[int]:
            return frozenset(seat for seat, spec in enumerate(seats) if rival_key(spec, self._aliases) == who)

        yield view.analysis, sat(view.seats)
        if entry is None:
            return
        played = [
            one for one in self._records.entries() if one.game == entry.game and one.state == "finished"
        ]
        here = next((at for at, one in enumerate(played) if one.id == entry.id), len(played))
        before = {
            one.id: seats for one in played[here + 1 :] if not one.imported and (seats := sat(one.seats))
        }
        last = list(before)[: GAMES - 1]
        for id, analysis in self._records.library.analyses(entry.game, last):
            yield analysis, before[id]

    def spoken(self) -> Iterator[str]:
        """The same in words."""
        rows = "; ".join(f"{name}: {cost}, {count}" for name, cost, count in self._rows) or self._none
        yield f"{self._view.context.say('account-practise')}: {rows}"

    @property
    def _none(self) -> str:
        return self._view.context.say("account-practise-none")

    @property
    def _rows(self) -> Iterator[tuple[str, str, str]]:
        """Each kind with its cost per game and how often it happened."""
        say = self._view.context.say
        for kind in self.kinds:
            cost = say("account-a-game", points=signed(self._view.context, -kind.points))
            yield kind_name(self._view.context, kind.about), cost, say("account-times", count=kind.mistakes)

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Paint the panel."""
        say = self._view.context.say
        canvas.plate("wood", box)
        head, body = box.inset(24, 14).cut(top=44)
        right = head.line(22).at("midright")
        note = canvas.write(say("account-practise-from"), PANEL_NOTE, right, head.w * 0.45, "midright")
        canvas.write(say("account-practise"), PANEL_HEAD, head._replace(w=note.x - head.x - 12).line(20))
        rows = tuple(self._rows)
        if not rows:
            canvas.fit_paragraph(self._none, PANEL_TEXT, body, "topleft")
            return
        names = [(name, body.w - 270) for name, *_ in rows]
        style = canvas.alike(names, legible("text", 21, "cream", SHADE))
        for at, (name, cost, count) in enumerate(rows):
            x, y = body.row(at, KINDS).at("midleft")
            canvas.icon(PARTS[0].icon, (x + 16, y), 28, "glyph", shadow=110)
            canvas.write(name, style, (x + 42, y - 1), body.w - 270)
            tag = Box(body.right - 62, y - 17, 62, 34)
            canvas.plate("tag_red", tag)
            canvas.write(count, Style("black", 19, "cream", SHADE), tag.center, tag.w - 8, "center")
            canvas.write(cost, Style("bold", 19, "warn", SHADE), (tag.x - 12, y - 1), 150, "midright")
