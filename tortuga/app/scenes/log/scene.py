"""The captain's log of a finished game: pages about how it was played, through the eyes of one seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final, Protocol

import pygame
from typing_extensions import override

from tortuga.app.captains import ask
from tortuga.app.draw.canvas import Canvas, Style, as_png
from tortuga.app.draw.theme import ICON
from tortuga.app.draw.units import Box
from tortuga.app.drill import Position
from tortuga.app.input.focus import Action, Focus, Focusable
from tortuga.app.records import (
    GameAnalysis,
    GameRecord,
    RecordRouter,
    Retry,
    analysed_log,
    file_for,
    write,
)
from tortuga.app.registry import UIS
from tortuga.app.scene.base import Control, ControlScene
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Input, Key, Push, Scroll, Sentence, Transition
from tortuga.app.scenes.library.branch import branch_dialog
from tortuga.app.scenes.log.answer import Question
from tortuga.app.scenes.log.moments import PICTURE, ROWS, Moments
from tortuga.app.scenes.log.overview import Overview
from tortuga.app.scenes.log.picture import WHOLE, MomentPicture
from tortuga.app.scenes.log.practise import Practise
from tortuga.app.scenes.log.reads import Reads
from tortuga.app.scenes.log.rounds import Rounds
from tortuga.app.scenes.log.view import LogView
from tortuga.app.scenes.pathdialog import PathDialog
from tortuga.app.widgets.button import Pressable, back_button
from tortuga.app.widgets.choice import Option, Segmented
from tortuga.app.widgets.dialog import error_dialog
from tortuga.app.widgets.heading import heading
from tortuga.app.widgets.toast import Toasts
from tortuga.kernel.analysis import Moment
from tortuga.kernel.errors import UserError
from tortuga.kernel.session import Session
from tortuga.processes import ProcessOrThreadExecutor

PAGES: Final[tuple[tuple[str, str], ...]] = (
    ("overview", "histogram"),
    ("rounds", "cycle"),
    ("moments", "spyglass"),
)
"""Pages and their symbols, in order."""
_DRILL: Final = ("drill", "brain")
"""The tab after them, which leads to a screen of its own."""
_READS: Final = ("reads", "two-coins")
"""The last tab, in games where secret choices can be bet on."""
_TABS: Final = Box(520, 30, 860, 56)
_EYES: Final = Box(1440, 30, 230, 56)
_PROGRESS: Final = Box(660, 680, 600, 18)
_BACK: Final = Box(1690, 30, 190, 56)


class _Page(Protocol):
    """What is shown below the tabs."""

    def controls(self) -> Iterator[Control]: ...
    def spoken(self) -> Iterator[str]: ...
    def draw(self, canvas: Canvas) -> None: ...


@dataclass(frozen=True)
class EyesButton(Pressable):
    """A seat through whose eyes the game can be seen."""

    label: str
    game: str
    colour: str
    chosen: bool

    @override
    def focusables(self) -> tuple[Focusable, ...]:
        return self.item(self.label, radius=self.box.h / 2, checked=self.chosen)

    @override
    def draw(self, canvas: Canvas, focus: Focus) -> None:
        lit = self.chosen or focus.hot(self.id)
        if self.chosen:
            canvas.circle(self.box.center, 29, "gold_l", 4)
        canvas.emblem(canvas.seat(self.game, self.colour), self.box.center, 48, alpha=255 if lit else 120)


class LogScene(ControlScene):
    """The captain's log.

    Args:
        way: to the replay.
        record: the game, which is over.
        analysis: that of the game, or of the voyage it was; it may still be in the making.
        executor: where captains think about bets and mistakes; a process of its own by default.
    """

    def __init__(
        self,
        context: Context,
        way: RecordRouter,
        record: GameRecord,
        analysis: GameAnalysis,
        executor: Executor | None = None,
    ) -> None:
        super().__init__(context)
        self._way, self._record, self._analysis = way, record, analysis
        people = [seat for seat, spec in enumerate(record.seats) if spec.is_human]
        self.eyes = people[0] if people else 0
        self.page = PAGES[0][0]
        self.round = 1
        self.moment = 0
        self._first = 0
        """The moment on top of the list."""
        self._view: LogView | None = None
        self._practise: Practise | None = None
        self._ready = False
        self._picture = MomentPicture(context)
        self._reads: tuple[int, Reads] | None = None
        self._asked: Question | None = None
        """The mistake that the adviser was last asked about."""
        self._executor = executor
        self._canvas: Canvas | None = None
        self._toasts = Toasts((960.0, 1000.0), 1500.0)

    @property
    def view(self) -> LogView | None:
        """The analysed game in these eyes; None until it is ready."""
        result = self._analysis.found
        if result is None:
            return None
        if self._view is None or self._view.eyes != self.eyes:
            voyage = self._analysis.since is not None
            self._view = LogView(self.context, self._record, result, self.eyes, voyage)
            self._practise = Practise(self._view, self._way.records)
        return self._view

    @override
    def fit(self, canvas: Canvas) -> None:
        self._canvas = canvas

    @override
    def update(self, dt: float) -> Transition | None:
        self._toasts.update(dt)
        try:
            self._ready = self._analysis.found is not None
        except UserError as error:
            return error_dialog(self.context, error)
        return super().update(dt)

    @override
    def animating(self) -> bool:
        match self.page:
            case "reads":
                thinking = self._reads is not None and self._reads[1].waiting
            case "moments":
                thinking = self._asked is not None and self._asked.waiting
            case _:
                thinking = False
        return super().animating() or self._analysis.waiting or thinking or bool(self._toasts.text)

    @override
    def enter(self) -> None:
        """Digits lay coins, as they choose the eyes of a replay."""
        self.context.keys.play(self._record.game, replay=True)

    @override
    def leave(self) -> None:
        self.context.keys.play(self._record.game)

    @override
    def close(self) -> None:
        self._analysis.close()
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)

    @property
    def _shown(self) -> _Page | None:
        """The page that is open."""
        view = self.view
        if view is None:
            return None
        match self.page:
            case "rounds":
                return Rounds(view, max(self.round, view.first), self._turn, self._look)
            case "moments":
                return Moments(
                    view, self.moment, self._first, self._pick, self._look, self._play, self._table, self._why
                )
            case "reads":
                return self._bets
            case _:
                assert self._practise is not None, "it is made with the view"
                return Overview(view, self._practise, self._look, self._ways)

    @property
    def _bets(self) -> Reads:
        """The bets in these eyes."""
        if self._reads is None or self._reads[0] != self.eyes:
            self._executor = self._executor or ProcessOrThreadExecutor(1)
            records = self._way.records
            page = Reads(self.context, records, self._record, self.eyes, self._executor)
            self._reads = self.eyes, page
        return self._reads[1]

    # ---------------------------------------------------------------- input
    @override
    def controls(self) -> Iterator[Control]:
        say = self.context.say
        if self.page == "reads" and self.view is not None and self._bets.large:
            yield from self._bets.controls()
            return
        tabs = (*self._pages, _DRILL, *([_READS] if UIS[self._record.game].reads is not None else []))
        options = tuple(Option(page, say(f"account-{page}"), icon) for page, icon in tabs)
        yield Segmented("page", _TABS, options, self.page, 22, name=say("account-page"), choose=self._open)
        for seat, spec in enumerate(self._record.seats):
            box = _EYES.column(seat, len(self._record.seats))
            label = say("account-eyes", name=spec.name)
            game, colour = self._record.game, spec.colour
            yield EyesButton(
                f"eyes:{seat}", box, label, game, colour, seat == self.eyes, action=partial(self._see, seat)
            )
        yield back_button(self.context, _BACK, 20)
        page = self._shown
        if page is not None:
            yield from page.controls()

    @property
    def _pages(self) -> tuple[tuple[str, str], ...]:
        """The pages that the game has: in a game of sides the page of a round would say nothing."""
        sides = UIS[self._record.game].side_colours
        return tuple(page for page in PAGES if not sides or page[0] != "rounds")

    def _open(self, page: str) -> Transition | None:
        if page == "drill":
            return self._drill()
        self.page = page
        return None

    def _drill(self) -> Transition:
        return self._way.drill(self._record.game)

    def _watch(self) -> Transition:
        return self._way.watch_at(self._record, 0)

    @property
    def _ways(self) -> Mapping[str, Action]:
        """What the buttons of the overview do."""
        return {
            "practise": self._drill,
            "watch": self._watch,
            "export": partial(self._ask, "analysis", ".json", self._content),
            "picture": partial(self._ask, "picture", ".png", self._pictured),
        }

    def _ask(self, kind: str, suffix: str, content: Callable[[], bytes]) -> Transition:
        """Ask for the file to write."""
        path = file_for(self._record.entry, suffix)
        return Push(PathDialog(self.context, kind, path, partial(self._write, content), replaces=True))

    def _write(self, content: Callable[[], bytes], path: Path) -> None:
        write(self._way.records, path, content)
        self._toasts.show(self.context.say("library-exported", file=str(path)), "good", ICON["done"])

    def _content(self) -> bytes:
        """The log with its analysis."""
        assert self.view is not None, "it is asked for on a page of the view"
        return analysed_log(self._record.log, self.view.analysis)

    def _pictured(self) -> bytes:
        """The overview as an image, as large as in the window, without its buttons."""
        page, canvas = self._shown, self._canvas
        assert isinstance(page, Overview), "it is asked for on that page"
        assert canvas is not None, "a scene is laid out before it is seen"
        layer = Canvas(pygame.Surface(canvas.surface.get_size()), canvas.art)
        layer.ground(self.context.game)
        names = ", ".join(spec.name for spec in self._record.seats)
        heading(layer, self.context.say("account-title"), names, 1800)
        page.draw(layer)
        for pin in page.pins():
            pin.draw(layer, Focus())
        stage = layer.surface.get_rect().clip(layer.rect(*WHOLE))
        return as_png(layer.surface.subsurface(stage))

    def _see(self, seat: int) -> None:
        self.eyes, self.moment, self._first = seat, 0, 0

    def _turn(self, number: int) -> None:
        self.round = number

    def _pick(self, at: int) -> None:
        self.moment = at
        self._first = min(max(self._first, at - ROWS + 1), at)

    def _look(self, line: int) -> Transition | None:
        """Go to the event in a line of the log: decisions are looked at before they are made."""
        return self._way.watch_at(self._record, self._position(line))

    def _play(self, start: int, moment: Moment) -> Transition:
        """Ask how to play on in the seat of a moment; luck is drawn anew unless the player says otherwise."""
        reopen = partial(reopened, self._way, self._record, self._analysis.since, self.eyes, self.moment)
        retry = Retry(moment, start, reopen)
        dialog = branch_dialog(self.context, self._way, self._record, start, retry)
        dialog.seat, dialog.together = moment.seat, False
        dialog.fresh = dialog.fresh or moment.kind == "luck"
        return Push(dialog)

    def _why(self, moment: Moment) -> str:
        """What sets a choice apart from the best one; "" if the adviser cannot say."""
        if len(moment.candidates) < 2:
            return ""
        if self._asked is None or self._asked.moment != moment:
            self._executor = self._executor or ProcessOrThreadExecutor(1)
            self._asked = Question(self.context, self._record, Position("", moment), self._executor)
        if self._asked.waiting:
            return self.context.say("drill-thinking")
        commands = [one.command for one in moment.candidates]
        return self._asked.compared(commands.index(moment.chosen))

    def _position(self, line: int) -> int:
        assert self._view is not None, "only an analysed game has moments"
        step = self._view.step(line)
        return step.position - (step.cause == "decision")

    def _table(self, canvas: Canvas, moment: Moment) -> None:
        """Paint the table at a moment, small."""
        self._picture.draw(canvas, self._record, self.eyes, self._position(moment.line), PICTURE)

    @override
    def raw(self, event: pygame.event.Event) -> bool:
        reads = self.page == "reads" and self.view is not None
        return (reads and self._bets.raw(event)) or super().raw(event)

    @override
    def handle(self, action: Input) -> Transition | None:
        view = self.view
        if view is None:
            return None
        if self.page == "reads":
            self._bets.handle(action, self.focus.hovered)
            return None
        match action:
            case Key("page-up" | "page-down" as key) if self.page == "rounds":
                turned = max(self.round, view.first) + (1 if key == "page-down" else -1)
                self.round = min(max(view.first, turned), view.rounds)
            case Key("page-up" | "page-down" as key) if self.page == "moments" and view.moments:
                self._pick(
                    min(max(0, self.moment + (1 if key == "page-down" else -1)), len(view.moments) - 1)
                )
            case Scroll(_, steps) if self.page == "moments":
                self._first = min(max(0, self._first - round(steps)), max(0, len(view.moments) - ROWS))
            case _:
                pass
        return None

    @override
    def spoken(self) -> tuple[Sentence, ...]:
        page = self._shown
        words = [self._waiting] if page is None else list(page.spoken())
        return (Sentence(self.context.say("account-title")), *map(Sentence, words), *self._toasts.spoken)

    @property
    def _waiting(self) -> str:
        return self.context.say("account-waiting" if self._analysis.waiting else "account-failed")

    # ---------------------------------------------------------------- drawing
    @override
    def draw(self, canvas: Canvas) -> None:
        canvas.ground(self.context.game)
        heading(canvas, self.context.say("account-title"), max_w=740)
        page = self._shown
        if page is None:
            middle = Box(0, 0, 1920, 1080).center
            canvas.icon(ICON["wait"], (middle[0], middle[1] - 70), 120, "glyph", shadow=140)
            words = Style("ital", 30, "cream", "shade")
            canvas.paragraph(self._waiting, words, (middle[0], middle[1] + 50), 1200, "center")
            if self._analysis.waiting:
                canvas.plate("well_deep", _PROGRESS.inset(-6))
                canvas.fill(
                    _PROGRESS.cut(left=max(1.0, _PROGRESS.w * self._analysis.done))[0], "gold_l", 255, 6
                )
        else:
            page.draw(canvas)
        self.draw_controls(canvas)
        self._toasts.draw(canvas)


def reopened(way: RecordRouter, record: GameRecord, since: int | None, eyes: int, at: int) -> Transition:
    """Back to a captain's log, at a moment in the eyes of a seat."""
    way_there = way.captains_log(record, since=since)
    if isinstance(way_there, Push) and isinstance(scene := way_there.scene, LogScene):
        scene.page, scene.eyes = "moments", eyes
        scene._pick(at)
    return way_there


def retried(way: RecordRouter, context: Context, session: Session) -> Retry | None:
    """The moment of a captain's log that a game tries again: it branched off just before, in its seat."""
    header, records = session.header, way.records
    if not header.branched:
        return None
    for entry in records.plays(header.branched[-1].commitment):
        for _, analysis in records.library.analyses(header.game, [entry.id]):
            try:
                record = records.load(entry.id)
            except UserError:  # damaged since: then there is nothing to lead back to
                continue
            for seat in ask.people(session.seats):
                view = LogView(context, record, analysis, seat)
                here = [at for at, one in enumerate(view.moments) if view.start(one) == header.inherited]
                if here:  # a choice before the luck that it led to
                    at = min(here, key=lambda at: view.moments[at].kind == "luck")
                    reopen = partial(reopened, way, record, None, seat, at)
                    return Retry(view.moments[at], header.inherited, reopen)
    return None
