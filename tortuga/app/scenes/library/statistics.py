"""The statistics of a person: what players want to know, and behind a button sample sizes, chance, help."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from typing_extensions import override

from tortuga.app.captains.strength import rating_of
from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.units import Box
from tortuga.app.gameui.boards import Counted
from tortuga.app.records import name_aliases
from tortuga.app.registry import UIS
from tortuga.app.scene.base import Control, ControlScene
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Sentence
from tortuga.app.scenes.library import charts
from tortuga.app.scenes.library.highlights import Highlights
from tortuga.app.scenes.library.words import game_name, who
from tortuga.app.widgets.button import SHADE, Button, back_button
from tortuga.app.widgets.choice import Option, Segmented
from tortuga.app.widgets.heading import heading
from tortuga.app.widgets.stepper import Stepper
from tortuga.kernel.library.database import Database
from tortuga.kernel.library.statistics import Help, Row, Statistics, persons
from tortuga.kernel.players import GUIDE

_GAMES: Box = Box(960.0, 40.0, 440.0, 52.0)
_SEATS: Box = Box(60.0, 118.0, 1120.0, 396.0)
_RIVALS: Box = Box(60.0, 534.0, 1120.0, 456.0)
_PANEL: Box = Box(1200.0, 118.0, 660.0, 462.0)
_HELP: Box = Box(1200.0, 600.0, 660.0, 390.0)
_PAGE: Final[Box] = Box(380, 1006, 340, 58)
_FROM: Box = Box(740.0, 1006.0, 440.0, 58.0)
_TABS = ("here", "imported")
"""Where the games were played: here, or elsewhere."""
MAX_RIVALS = 6
_MAX_LINES = 9
_LINE, _LINES = 72.0, 290.0
"""Height of a line of victories, and of all of them."""
_ROUND_ENDED, _TURN_BEGAN = "round-ended", "turn-began"
"""Tags of events: games have rounds, or only turns."""


class StatisticsScene(ControlScene):
    """The results in a library.

    Args:
        database: that of the library.
        game: whose results; name in the registry.
    """

    def __init__(self, context: Context, database: Database, game: str) -> None:
        super().__init__(context)
        self._database = database
        self.detailed = False
        """Whether the page with samples and intervals is open."""
        self.imported = False
        """Whether games played elsewhere are shown, in place of those played here."""
        self.name = ""
        self._turn_to(game)

    def _turn_to(self, game: str) -> None:
        """Show the results of a game, for the same person as before if that person has played it."""
        self._game = game
        self.context = self.context.of(game)
        self._aliases = name_aliases(self.context.text.language, game)
        self.persons = persons(self._database, game, GUIDE, imported=self.imported, aliases=self._aliases)
        self._others = bool(persons(self._database, game, GUIDE, imported=not self.imported))
        self.at = next((at for at, (name, *_) in enumerate(self.persons) if name == self.name), 0)
        self._read()

    def _read(self) -> None:
        name = self.persons[self.at][0] if self.persons else ""
        statistics = Statistics(
            self._database, self._game, name, GUIDE, imported=self.imported, aliases=self._aliases
        )
        self.name = name
        self.total: Row = statistics.total()
        rated = rating_of(statistics) if name else None
        self.first = Highlights(tuple(statistics.course()), tuple(statistics.by_opponent()), rated)
        self.by_seats: Sequence[Row] = statistics.by_seats()
        self.by_side: Sequence[Row] = statistics.by_side()
        self.rivals: Sequence[Row] = statistics.by_opponent()
        self.by_help: Sequence[Row] = statistics.by_help()
        self.help: Help = statistics.help()
        ended = statistics.mean(_ROUND_ENDED)
        self.rounds = ended + 1 if ended else statistics.mean(_TURN_BEGAN)
        others = sum(int(row.key) * row.games for row in self.by_seats) - self.total.games
        self.panels = [
            (
                panel,
                Counted(
                    name,
                    statistics.events(panel.tags, panel.field, rivals=False),
                    statistics.events(panel.tags, panel.field, rivals=True),
                    self.total.games,
                    others,
                ),
            )
            for panel in UIS[self._game].panels
        ]

    # ---------------------------------------------------------------- controls
    @override
    def controls(self) -> Iterator[Control]:
        say = self.context.say
        if len(UIS) > 1:
            games, label = [Option(name, game_name(self.context, name)) for name in UIS], say("newgame-game")
            yield Segmented("game", _GAMES, tuple(games), self._game, 22, name=label, choose=self._turn_to)
        if len(self.persons) > 1:
            yield Stepper(
                "person",
                Box(1420, 40, 440, 52),
                self.name,
                22,
                say("statistics-previous"),
                say("statistics-next"),
                step=self._next_person,
            )
        if self.persons:
            page = "highlights" if self.detailed else "details"
            icon = "laurels-trophy" if self.detailed else "histogram"
            yield Button("page", _PAGE, say(f"statistics-{page}"), icon, size=24, action=self._turn_page)
        if self._tabs:
            tabs = tuple(Option(part, say(f"statistics-{part}")) for part in _TABS)
            whose, now = say("statistics-from"), _TABS[self.imported]
            yield Segmented("from", _FROM, tabs, now, 20, name=whose, choose=self._show_from)
        yield back_button(self.context)

    def _turn_page(self) -> None:
        self.detailed = not self.detailed

    def _show_from(self, part: str) -> None:
        self.imported = part == _TABS[True]
        self._turn_to(self._game)

    def _next_person(self, step: int) -> None:
        self.at = (self.at + step) % len(self.persons)
        self._read()

    @override
    def spoken(self) -> tuple[Sentence, ...]:
        """The content of the page."""
        say = self.context.say
        if not self.persons:
            return (Sentence(f"{say('statistics-title')}. {say('statistics-empty')}"),)
        if not self.detailed:
            texts = (f"{say('statistics-title')}. {self._note}", *self.first.told(self.context))
            return tuple(map(Sentence, texts))
        tables = (
            ("statistics-results", "statistics-won", self.results()),
            ("statistics-duels", "statistics-ahead", self._duels()),
            ("statistics-help", "statistics-won", self._helped()),
        )
        texts = (f"{say('statistics-title')}. {self._note}",)
        for title, won, lines in tables:
            rows = ". ".join(charts.told(self.context, line, say(won)) for line in lines)
            texts += (f"{say(title)}. {rows}",)
        return tuple(map(Sentence, (*texts, *(words for _, words in self._notes()))))

    @property
    def _tabs(self) -> bool:
        """Whether there are imported games to turn to, or back from."""
        return self.imported or self._others

    @property
    def _note(self) -> str:
        return self.context.say("statistics-note", name=self.name, games=self.total.games)

    # ---------------------------------------------------------------- drawing
    @override
    def draw(self, canvas: Canvas) -> None:
        say = self.context.say
        canvas.ground(self.context.game)
        heading(canvas, say("statistics-title"), self._note if self.persons else "", _GAMES[0] - 80)
        if not self.persons:
            canvas.plate("wood_brass", Box(360, 300, 1200, 420))
            canvas.icon("histogram", (960, 420), 130, "glyph", shadow=140, alpha=140)
            style = Style("ital", 28, "note", SHADE)
            canvas.paragraph(say("statistics-empty"), style, (960, 560), 900, "center")
        elif not self.detailed:
            self.first.draw(canvas, self.context)
        else:
            self._draw_results(canvas)
            for panel, counted in self.panels:
                panel.draw(canvas, self.context, _PANEL, counted)
            self._draw_help(canvas)
            told = say("statistics-counted")
            left = _FROM.right + 24 if self._tabs else 750
            canvas.paragraph(told, Style("ital", 20, "#cfe6e4", SHADE), (left, 1035), 1860 - left, high=64)
        self.draw_controls(canvas)

    def results(self) -> list[charts.ResultLine]:
        """The victories: all, by side where there are sides, by number of seats as far as there is room."""
        say = self.context.say
        lines = [charts.ResultLine(say("statistics-all"), "anchor", self.total)]
        lines += [charts.ResultLine(say(f"side-{row.key}"), "person", row) for row in self.by_side]
        often = sorted(self.by_seats, key=lambda row: -row.games)[: _MAX_LINES - len(lines)]
        return lines + [
            charts.ResultLine(say("statistics-seats", seats=int(row.key)), "meeple-group", row)
            for row in self.by_seats
            if row in often
        ]

    def _duels(self) -> list[charts.ResultLine]:
        return [
            charts.ResultLine(
                who(self.context, row.key), "person" if row.key.startswith("@") else "pirate-hat", row
            )
            for row in self.rivals[:MAX_RIVALS]
        ]

    def _helped(self) -> list[charts.ResultLine]:
        return [
            charts.ResultLine(
                self.context.say(f"statistics-{row.key}"), "light-bulb" if row.key == "with" else "brain", row
            )
            for row in sorted(self.by_help, key=lambda row: row.key, reverse=True)
        ]

    def _notes(self) -> tuple[tuple[str, str], ...]:
        """Icon and words of the notes below the results with and without help."""
        say = self.context.say
        notes = (
            ("light-bulb", say("statistics-hints", count=self.help.hints, games=self.help.games)),
            ("anticlockwise-rotation", say("statistics-undone", count=self.help.undone)),
        )
        if not self.rounds:
            return notes
        rounds = charts.decimal(self.context, self.rounds)
        return (*notes, ("stopwatch", say("statistics-rounds", rounds=rounds)))

    def _draw_results(self, canvas: Canvas) -> None:
        heads = ("statistics-results", "statistics-games", "statistics-won")
        lines = self.results()
        charts.table(canvas, self.context, _SEATS, heads, lines, min(_LINE, _LINES / len(lines)))
        heads = ("statistics-duels", "statistics-meetings", "statistics-ahead")
        charts.table(canvas, self.context, _RIVALS, heads, self._duels(), 58)

    def _draw_help(self, canvas: Canvas) -> None:
        canvas.plate("wood_brass", _HELP)
        x, y, w, _ = _HELP
        title = self.context.say("statistics-help")
        canvas.write(title, Style("sc", 25, "cream", SHADE), _HELP.line(42, 34))
        for i, line in enumerate(self._helped()):
            charts.result(canvas, self.context, Box(x + 28, y + 74 + i * 78, w - 56, 68), line, compact=True)
        for i, (icon, words) in enumerate(self._notes()):
            middle = y + 254 + i * 44
            canvas.icon(icon, (x + 52, middle), 28, "glyph", shadow=100)
            canvas.write(words, Style("text", 22, "cream", SHADE), (x + 82, middle - 1), w - 116)
