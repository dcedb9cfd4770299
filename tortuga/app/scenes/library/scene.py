"""The library: all games with filter and order; continue, watch, rename, delete, exchange, compare."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path

from typing_extensions import override

from tortuga.app import records
from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.units import Box
from tortuga.app.input.focus import Action
from tortuga.app.records import ORDERS, WHICH, GameRecord, RecordRouter, Wish
from tortuga.app.registry import UIS
from tortuga.app.scene.base import Control
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Input, Key, Push, Scene, Scroll, Sentence, Transition
from tortuga.app.scenes.library.card import GameCard
from tortuga.app.scenes.library.row import ROWS, GameRow, row_box
from tortuga.app.scenes.library.shelf import Shelf
from tortuga.app.scenes.library.words import game_name, who
from tortuga.app.scenes.pathdialog import PathDialog
from tortuga.app.widgets.button import Button, back_button, in_a_row
from tortuga.app.widgets.choice import Option, Segmented
from tortuga.app.widgets.dialog import error_dialog
from tortuga.app.widgets.entry import TypingScene
from tortuga.app.widgets.heading import heading, label
from tortuga.app.widgets.stepper import Stepper
from tortuga.app.widgets.toast import Toasts
from tortuga.games import GAMES
from tortuga.kernel.errors import UserError
from tortuga.kernel.library.entries import Entry
from tortuga.unicode import cleaned

_BOARD = Box(60.0, 182.0, 1270.0, 808.0)
_BAR_Y, _BAR_H = 124.0, 46.0
_LABEL_Y = 112.0
_BAR = {"show": (60.0, 440.0), "seats": (516.0, 460.0), "rival": (992.0, 338.0), "order": (1352.0, 508.0)}
"""By filter, left edge and width of its control."""
_MANY, _WORD_BEFORE_MANY = 5, 2.3
"""Beyond this many seat counts each is narrow, and the word before them is this many times as wide."""
_FOOT_Y, _FOOT_H = 1006.0, 58.0


def filters(context: Context, shelf: Shelf, seats: Iterable[int]) -> Iterator[Control]:
    """Which games are listed: `which`, `seats`, `rival`, `order`.

    Args:
        seats: numbers of seats to choose from.
    """
    wish = shelf.wish
    say = context.say
    boxes = {name: Box(left, _BAR_Y, wide, _BAR_H) for name, (left, wide) in _BAR.items()}
    which = tuple(Option(part, say(f"library-{part}")) for part in WHICH)
    name, choose = say("library-show"), partial(shelf.filter, "which")
    yield Segmented("which", boxes["show"], which, wish.which, 20, name=name, choose=choose)
    counts = (Option("0", say("library-any-seats")), *(Option(str(n), str(n)) for n in seats))
    first = _WORD_BEFORE_MANY if len(counts) > _MANY else 1.0
    name, choose = say("library-seats"), partial(shelf.filter, "seats")
    yield Segmented(
        "seats", boxes["seats"], counts, str(wish.seats), 20, name=name, first=first, choose=choose
    )
    yield Stepper(
        "rival",
        boxes["rival"],
        who(context, wish.rival) if wish.rival else say("library-anybody"),
        19,
        say("library-rival-previous"),
        say("library-rival-next"),
        shelf.next_rival,
    )
    orders = tuple(Option(order, say(f"library-by-{order}")) for order in ORDERS)
    name, choose = say("library-order"), partial(shelf.filter, "order")
    yield Segmented("order", boxes["order"], orders, wish.order, 19, name=name, choose=choose)


def game_filter(context: Context, shelf: Shelf) -> Control:
    """Whose rules the listed games follow: `game-kind`; beside the heading, where several are known."""
    say = context.say
    label = game_name(context, shelf.wish.game) if shelf.wish.game else say("library-any-game")
    before, after = say("library-game-previous"), say("library-game-next")
    return Stepper("game-kind", Box(1420, 40, 440, 52), label, 22, before, after, shelf.next_game)


def labels(canvas: Canvas, context: Context) -> None:
    """What each control above the list asks."""
    for name, (left, wide) in _BAR.items():
        label(canvas, context.say(f"library-{name}"), (left + 4, _LABEL_Y), 17, wide)


def ground(canvas: Canvas, context: Context, listed: int, games: int, offset: int) -> None:
    """The board below the list: how far the list is scrolled, or why it is empty.

    Args:
        listed: games in the list, `games` = in the whole library.
        offset: rows scrolled away at the top.
    """
    x, y, w, h = _BOARD
    canvas.plate("wood_brass", _BOARD)
    if not listed:
        message = context.say("library-none" if games else "library-empty")
        canvas.icon("spyglass", (x + w / 2, y + h / 2 - 90), 150, "glyph", shadow=140, alpha=110)
        canvas.paragraph(
            message, Style("ital", 28, "note", "shade"), (x + w / 2, y + h / 2 + 30), 700, "center"
        )
    elif listed > ROWS:
        track = h - 60
        tall = max(60.0, track * ROWS / listed)
        top = y + 30 + (track - tall) * offset / (listed - ROWS)
        canvas.fill(Box(x + w - 20, y + 30, 7, track), "slot", 150, 3)
        canvas.fill(Box(x + w - 20, top, 7, tall), "gold", 255, 3)


_NAME_LENGTH = 60


class LibraryScene(TypingScene):
    """The player's games.

    Args:
        way: the games, and the routes to what shows them.
    """

    def __init__(self, context: Context, way: RecordRouter) -> None:
        super().__init__(context)
        self._way = way
        self._records = way.records
        self.shelf = Shelf(way.records, context.text.language)
        self.toasts = Toasts((695.0, 976.0), 1100.0)
        self._deleted: list[Entry] = []
        """Deleted games that can be brought back, the last one first."""
        self._failed = False
        self._trouble: Transition | None = None
        """What went wrong while the games were read; shown with the next frame."""
        self._named: str | None = None
        """Typed text that is not stored yet."""

    # ---------------------------------------------------------------- games
    @override
    def enter(self) -> None:
        """Games may have been played or imported since."""
        try:
            self.shelf.read()
            self._failed = False
        except UserError as error:
            # closing the dialog enters this scene again: the same trouble is reported once
            self._trouble = None if self._failed else error_dialog(self.context, error)
            self._failed = True

    # ---------------------------------------------------------------- controls
    @override
    def controls(self) -> Iterator[Control]:
        shelf = self.shelf
        if len(UIS) > 1:
            yield game_filter(self.context, shelf)
        yield from filters(self.context, shelf, records.seat_counts(shelf.asked, UIS))
        shown = shelf.shown
        for place, game in enumerate(shown):
            chosen = game.id == shelf.chosen
            pick = partial(self._pick, game.id)
            yield GameRow(self.context, game, shelf.rounds(game), row_box(place), chosen, shown, pick)
        if shelf.entry is not None:
            yield from self._card(shelf.entry).controls()
        yield from self._foot()

    def _foot(self) -> Iterator[Control]:
        """Buttons below the list; one brings back what was deleted."""
        say = self.context.say
        places = [Box(60 + i * 364, _FOOT_Y, 344, _FOOT_H) for i in range(5)]
        statistics, taking = say("library-statistics"), say("library-import")
        yield from in_a_row(
            (
                back_button(self.context, places[0], 21),
                Button("statistics", places[1], statistics, "histogram", size=21, action=self._statistics),
                Button("drill", places[2], say("drill-title"), "brain", size=21, action=self._drill),
                Button("import", places[3], taking, "save", size=21, action=self._ask_import),
            )
        )
        if self._deleted:
            yield Button(
                "restore",
                places[4],
                say("library-restore"),
                "anticlockwise-rotation",
                "primary",
                21,
                key="undo",
                glow=True,
                action=self._restore,
            )

    def _pick(self, id: int) -> Transition | None:
        """Show a game at the right; Enter on the one already shown opens it."""
        entry = self.shelf.entry
        if entry is not None and id == entry.id and self.focus.visible:
            return self._open(entry)
        self.shelf.choose(id)
        return None

    def _ask_import(self) -> Transition:
        return Push(PathDialog(self.context, "import", records.documents(), self._import))

    def _card(self, entry: Entry) -> GameCard:
        return GameCard(
            self.context,
            entry,
            self.shelf.rounds(entry),
            bool(records.alike(self.shelf.all, entry)),
            self.typing.field is not None,
            self._actions(entry),
        )

    @override
    def coming(self) -> Iterator[Scene]:
        """The screens that the chosen game leads to, and the statistics."""
        if self.shelf.entry is not None:
            yield from self._coming_of(self.shelf.entry)
            went = self._statistics()
            if isinstance(went, Push):
                yield went.scene

    def _coming_of(self, entry: Entry) -> Iterator[Scene]:
        """The replay of a game, the proof behind it, and its results."""
        went: Transition | None = self._way.watch(entry.id)
        if not isinstance(went, Push):
            return
        yield went.scene
        yield from went.scene.coming()
        if entry.state == "finished" and not entry.seen:
            went = self._loaded(entry, self._way.results)
            if isinstance(went, Push):
                yield went.scene

    def _statistics(self) -> Transition:
        return self._way.statistics(self._game)

    def _drill(self) -> Transition:
        return self._way.drill(self._game)

    @property
    def _game(self) -> str:
        """Name of the game that is filtered for, else that of the one shown at the right."""
        shown = "" if self.shelf.entry is None else self.shelf.entry.game
        return self.shelf.wish.game or shown

    # ---------------------------------------------------------------- pressing
    @override
    def activate(self, name: str) -> Transition | None:
        return self._keep_name() or super().activate(name)

    def _actions(self, entry: Entry) -> dict[str, Action]:
        """What the controls of a game do, by their ids."""
        way, loaded = self._way, partial(self._loaded, entry)
        return {
            "name": partial(self._rename, entry),
            "open": partial(self._open, entry),
            "watch": partial(way.watch, entry.id),
            "compare": partial(way.compare, entry.id),
            "same": partial(loaded, way.same_deal),
            "proof": partial(loaded, way.prove),
            "results": partial(loaded, way.results),
            "log": partial(loaded, way.captains_log),
            "export": partial(self._ask_export, entry),
            "delete": partial(self._delete, entry),
        }

    def _open(self, entry: Entry) -> Transition | None:
        return self._way.resume(entry.id) if entry.state == "running" else self._way.watch(entry.id)

    def _ask_export(self, entry: Entry) -> Transition:
        path = records.file_for(entry)
        return Push(PathDialog(self.context, "export", path, self._export, replaces=True))

    def _loaded(self, entry: Entry, show: Callable[[GameRecord], Transition]) -> Transition:
        """Load a game, then show something of it."""
        try:
            record = self._records.load(entry.id)
        except UserError as error:
            return error_dialog(self.context, error)
        return show(record)

    def _import(self, path: Path) -> Transition | None:
        shelf, ids = self.shelf, {entry.id for entry in self.shelf.all}
        taken = self._records.import_log(path)
        # a deleted game may have come back in this way
        self._deleted = [entry for entry in self._deleted if entry.id != taken]
        shelf.want(Wish(order=shelf.wish.order))
        shelf.chosen = taken  # found on the shelf once that is read again, after the dialog
        message = "library-imported-known" if taken in ids else "library-imported"
        self.toasts.show(self.context.say(message), "good", "check-mark")
        return None

    def _export(self, path: Path) -> Transition | None:
        entry = self.shelf.entry
        assert entry is not None, "the dialog stands over its game"
        self._records.library.export_log(entry.id, path, GAMES, replacing=True)
        self.toasts.show(self.context.say("library-exported", file=path.name), "good", "check-mark")
        return None

    def _delete(self, entry: Entry) -> Transition | None:
        try:
            self._records.library.delete(entry.id)
        except UserError as error:
            return error_dialog(self.context, error)
        self._deleted.append(entry)
        self.shelf.take_out(entry)
        self.toasts.show(self.context.say("library-deleted"), "info", "anticlockwise-rotation")
        return None

    def _restore(self) -> Transition | None:
        assert self._deleted, "only shown after a deletion"
        try:
            self._records.library.undelete(self._deleted[-1].id)
        except UserError as error:
            return error_dialog(self.context, error)
        self.shelf.chosen = self._deleted.pop().id
        self.shelf.read()
        if not self._deleted and self.focus.focused == "restore":  # its button is gone: go on to the game
            self.focus.focused = f"game:{self.shelf.chosen}"
        self.toasts.show(self.context.say("library-restored"), "good", "check-mark")
        return None

    @override
    def handle(self, action: Input) -> Transition | None:
        match action:
            case Scroll(_, steps):
                self.shelf.scroll(self.shelf.offset - round(steps))
            case Key("page-up"):
                self.shelf.scroll(self.shelf.offset - ROWS)
            case Key("page-down"):
                self.shelf.scroll(self.shelf.offset + ROWS)
            case _:
                pass
        return None

    # ---------------------------------------------------------------- renaming
    def _rename(self, entry: Entry) -> None:
        self._named = None
        self.type_in(self._card(entry).name_field, _NAME_LENGTH)

    @override
    def typed(self, field: str, text: str) -> None:
        self._named = cleaned(text)

    def _keep_name(self) -> Transition | None:
        """Keep the name that was typed."""
        self.typing.end()
        entry, name, self._named = self.shelf.entry, self._named, None
        if entry is None or name is None or name == entry.name:
            return None
        try:
            self._records.library.rename(entry.id, name)
            self.shelf.read()
        except UserError as error:
            return error_dialog(self.context, error)
        return None

    @override
    def update(self, dt: float) -> Transition | None:
        self.toasts.update(dt)
        super().update(dt)
        if self.typing.field is None and self._named is not None:
            self._trouble = self._keep_name() or self._trouble
        trouble, self._trouble = self._trouble, None
        return trouble

    def animating(self) -> bool:
        """The caret blinks, and messages disappear by themselves."""
        return super().animating() or bool(self.toasts.text)

    @override
    def leave(self) -> None:
        self._trouble = self._keep_name() or self._trouble

    @override
    def spoken(self) -> tuple[Sentence, ...]:
        """How many games there are, which one is shown at the right, and what was done."""
        say, entry = self.context.say, self.shelf.entry
        title = f"{say('library-title')}. {self._count}"
        shown = () if entry is None else (Sentence(self._card(entry).told),)
        return (Sentence(title), *shown, *self.toasts.spoken)

    @property
    def _count(self) -> str:
        return self.context.say("library-count", games=len(self.shelf.games), all=len(self.shelf.all))

    # ---------------------------------------------------------------- drawing
    @override
    def draw(self, canvas: Canvas) -> None:
        say, shelf = self.context.say, self.shelf
        canvas.backdrop("sea")
        heading(canvas, say("library-title"), self._count)
        labels(canvas, self.context)
        ground(canvas, self.context, len(shelf.games), len(shelf.all), shelf.offset)
        if self.shelf.entry is not None:
            self._card(self.shelf.entry).draw_board(canvas)
        self.draw_controls(canvas)
        self.typing.draw(canvas)
        self.toasts.draw(canvas)
