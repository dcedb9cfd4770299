"""The library: all games with filter and order; continue, watch, rename, delete, exchange, compare."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import cast

import pygame

from tortuga.app import records
from tortuga.app.draw.canvas import Canvas
from tortuga.app.records import Order, RecordRouter, Which, Wish
from tortuga.app.scene.base import Control, ControlScene
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Input, Key, Pop, Push, Scroll, Sentence, Transition
from tortuga.app.scenes.library import bar as librarybar
from tortuga.app.scenes.library.card import GameCard
from tortuga.app.scenes.library.row import ROWS, GameRow, row_box
from tortuga.app.scenes.pathdialog import PathDialog
from tortuga.app.widgets.entry import Typing
from tortuga.app.widgets.heading import heading
from tortuga.app.widgets.toast import Toasts
from tortuga.games import GAMES
from tortuga.kernel.errors import Told
from tortuga.kernel.library.library import Entry

_NAME_LENGTH = 60


class LibraryScene(ControlScene):
    """The player's games.

    Args:
        way: the games, and what is made of them.
    """

    def __init__(self, context: Context, way: RecordRouter) -> None:
        super().__init__(context)
        self._way = way
        self._records = way.records
        self.wish = Wish()
        self.chosen: int | None = None
        """Id of the game shown at the right."""
        self.toasts = Toasts((695.0, 960.0), 1100.0)
        self._offset = 0
        self.games: list[Entry] = []
        """The games listed now."""
        self._all: list[Entry] = []
        self._rounds: dict[int, int] = {}
        self._deleted: Entry | None = None
        self._failed = False
        self._trouble: Transition | None = None
        """What went wrong while the games were read, told with the next frame."""
        self._canvas: Canvas | None = None
        self._typing = Typing(self._name)
        self._named: str | None = None
        """What has been typed and is not kept yet."""

    # ---------------------------------------------------------------- games
    def enter(self) -> None:
        """See `Scene`. Games may have been played or taken in since."""
        try:
            self._read()
            self._failed = False
        except Told as error:
            # the dialog uncovers this scene again: one and the same trouble is told once
            self._trouble = None if self._failed else self._way.told(error)
            self._failed = True

    def _read(self) -> None:
        self._all = self._records.entries()
        self._rounds = self._records.rounds()
        self._choose(self.chosen)

    @property
    def entry(self) -> Entry | None:
        """The game shown at the right."""
        return next((entry for entry in self._all if entry.id == self.chosen), None)

    def _choose(self, id: int | None) -> None:
        """Show a game at the right, and see to it that its row is in sight; None = the first."""
        self.games = records.listed(self._all, self._rounds, self.wish)
        ids = [entry.id for entry in self.games]
        self.chosen = id if id in ids else (ids[0] if ids else None)
        at = ids.index(self.chosen) if self.chosen is not None else 0
        self._scroll(min(self._offset, at) if at < self._offset else max(self._offset, at - ROWS + 1))

    def _scroll(self, offset: int) -> None:
        self._offset = max(0, min(offset, len(self.games) - ROWS))

    def _want(self, wish: Wish) -> None:
        self.wish = wish
        self._offset = 0
        self._choose(self.chosen)

    # ---------------------------------------------------------------- controls
    def controls(self) -> Iterator[Control]:
        """See `ControlScene`."""
        if len(GAMES) > 1:
            yield librarybar.game_filter(self.context, self.wish)
        asked = [entry for entry in self._all if self.wish.game in ("", entry.game)]
        yield from librarybar.filters(self.context, self.wish, records.seat_counts(asked))
        shown = tuple(self.games[self._offset : self._offset + ROWS])
        for place, game in enumerate(shown):
            rounds = self._rounds.get(game.id, 1)
            yield GameRow(self.context, game, rounds, row_box(place), game.id == self.chosen, shown)
        if self.entry is not None:
            yield from self._card(self.entry).controls()
        yield from librarybar.foot(self.context, self._deleted is not None)

    def _card(self, entry: Entry) -> GameCard:
        return GameCard(
            self.context,
            entry,
            self._rounds.get(entry.id, 1),
            bool(records.alike(self._all, entry)),
            self._typing.field is not None,
        )

    # ---------------------------------------------------------------- pressing
    def activate(self, name: str) -> Transition | None:
        """See `Scene`."""
        trouble = self._keep_name()
        if trouble is not None:
            return trouble
        part, _, value = name.partition(":")
        match part:
            case "which":
                self._want(replace(self.wish, which=cast(Which, value)))
            case "seats":
                self._want(replace(self.wish, seats=int(value)))
            case "rival":
                keys = ("", *records.rivals(self._all))
                at = keys.index(self.wish.rival) if self.wish.rival in keys else 0
                self._want(replace(self.wish, rival=keys[(at + (1 if value == "next" else -1)) % len(keys)]))
            case "game-kind":
                keys = ("", *GAMES)
                at = keys.index(self.wish.game) + (1 if value == "next" else -1)
                self._want(replace(self.wish, game=keys[at % len(keys)], seats=0))
            case "order":
                self._want(replace(self.wish, order=cast(Order, value)))
            case "game" if int(value) == self.chosen and self.focus.visible:
                return self.activate("open")
            case "game":
                self._choose(int(value))
            case "back":
                return Pop()
            case "statistics":
                shown = "" if self.entry is None else self.entry.game
                return self._way.statistics(self.wish.game or shown)
            case "import":
                return Push(PathDialog(self.context, "import", records.documents(), self._import))
            case "restore":
                return self._restore()
            case _ if self.entry is not None:
                return self._with(self.entry, name)
        return None

    def _with(self, entry: Entry, name: str) -> Transition | None:
        way = self._way
        match name:
            case "open":
                return way.resume(entry.id) if entry.state == "running" else way.watch(entry.id)
            case "watch":
                return way.watch(entry.id)
            case "compare":
                return way.compare(entry.id)
            case "same" | "proof":
                return self._loaded(entry, name)
            case "export":
                path = records.file_for(entry)
                return Push(PathDialog(self.context, "export", path, self._export, replaces=True))
            case "delete":
                return self._delete(entry)
            case "name":
                self._rename(entry)
        return None

    def _loaded(self, entry: Entry, name: str) -> Transition:
        try:
            record = self._records.load(entry.id)
        except Told as error:
            return self._way.told(error)
        return self._way.prove(record) if name == "proof" else self._way.same_deal(record)

    def _import(self, path: Path) -> Transition | None:
        known = {entry.id for entry in self._all}
        self.chosen = self._records.import_log(path)
        self._want(Wish(order=self.wish.order))
        message = "library-imported-known" if self.chosen in known else "library-imported"
        self.toasts.show(self.context.say(message), "good", "check-mark")
        return None

    def _export(self, path: Path) -> Transition | None:
        entry = self.entry
        assert entry is not None, "the dialog stands over its game"
        self._records.library.export_log(entry.id, path, GAMES)
        self.toasts.show(self.context.say("library-exported", file=path.name), "good", "check-mark")
        return None

    def _delete(self, entry: Entry) -> Transition | None:
        ids = [game.id for game in self.games]
        at = ids.index(entry.id)
        try:
            self._records.library.delete(entry.id)
        except Told as error:
            return self._way.told(error)
        self._deleted = entry
        beside = [*ids[at + 1 :], *reversed(ids[:at])]
        self.chosen = beside[0] if beside else None
        self._read()
        self.toasts.show(self.context.say("library-deleted"), "info", "anticlockwise-rotation")
        return None

    def _restore(self) -> Transition | None:
        assert self._deleted is not None, "only shown after a deletion"
        try:
            self._records.library.restore(self._deleted.id)
        except Told as error:
            return self._way.told(error)
        self.chosen, self._deleted = self._deleted.id, None
        self._read()
        self.toasts.show(self.context.say("library-restored"), "good", "check-mark")
        return None

    def handle(self, action: Input) -> Transition | None:
        """See `Scene`."""
        match action:
            case Key("back"):
                return Pop()
            case Scroll(_, steps):
                self._scroll(self._offset - round(steps))
            case Key("page-up"):
                self._scroll(self._offset - ROWS)
            case Key("page-down"):
                self._scroll(self._offset + ROWS)
            case _:
                pass
        return None

    # ---------------------------------------------------------------- renaming
    def _rename(self, entry: Entry) -> None:
        if self._canvas is not None:
            self._named = None
            self._typing.begin(self._canvas, self._card(entry).name_field, _NAME_LENGTH)

    def _name(self, _field: str, name: str) -> None:
        self._named = name.strip()

    def _keep_name(self) -> Transition | None:
        """Keep the name that was typed."""
        self._typing.end()
        entry, name, self._named = self.entry, self._named, None
        if entry is None or name is None or name == entry.name:
            return None
        try:
            self._records.library.rename(entry.id, name)
            self._read()
        except Told as error:
            return self._way.told(error)
        return None

    def raw(self, event: pygame.event.Event) -> bool:
        """See `Scene`. While the name is typed in, the keys go there."""
        return self._typing.raw(event)

    def update(self, dt: float) -> Transition | None:
        """See `Scene`."""
        self.toasts.update(dt)
        self._typing.update(dt)
        if self._typing.field is None and self._named is not None:
            self._trouble = self._keep_name() or self._trouble
        trouble, self._trouble = self._trouble, None
        return trouble

    def animating(self) -> bool:
        """The caret blinks, and messages go by themselves."""
        return self._typing.field is not None or bool(self.toasts.text)

    def leave(self) -> None:
        """See `Scene`."""
        self._trouble = self._keep_name() or self._trouble

    def fit(self, canvas: Canvas) -> None:
        """See `Scene`. The caret belongs to the old size."""
        self._typing.end()
        self._canvas = canvas

    def spoken(self) -> tuple[Sentence, ...]:
        """See `Scene`. How many games there are, which one lies at the right, and what was done."""
        say, entry = self.context.say, self.entry
        title = f"{say('library-title')}. {self._count}"
        shown = () if entry is None else (Sentence(self._card(entry).told),)
        return (Sentence(title), *shown, *self.toasts.spoken)

    @property
    def _count(self) -> str:
        return self.context.say("library-count", games=len(self.games), all=len(self._all))

    # ---------------------------------------------------------------- drawing
    def draw(self, canvas: Canvas) -> None:
        """See `Scene`."""
        say = self.context.say
        canvas.backdrop("sea")
        heading(canvas, say("library-title"), self._count)
        librarybar.labels(canvas, self.context)
        librarybar.ground(canvas, self.context, len(self.games), len(self._all), self._offset)
        if self.entry is not None:
            self._card(self.entry).draw_board(canvas)
        self.draw_controls(canvas)
        self._typing.draw(canvas)
        self.toasts.draw(canvas)
