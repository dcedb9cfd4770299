"""The table: shows a game to whoever sits before it, and hands the choices of all seats to the session."""

from __future__ import annotations

from tortuga.app.captains.thinking import Thinking
from tortuga.app.draw.art import Art
from tortuga.app.draw.canvas import Canvas
from tortuga.app.input.focus import Focusable
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import (
    Click,
    Drag,
    Drop,
    Hover,
    Input,
    Key,
    Push,
    Scroll,
    Sentence,
    Transition,
)
from tortuga.app.settings import SPEEDS
from tortuga.app.table.controls import SPEED_ICON, TableControls
from tortuga.app.table.course import TableCourse
from tortuga.app.table.decision import PendingDecision
from tortuga.app.table.drawing import Frame, TableDrawing
from tortuga.app.table.inspect import InspectedTable, Inspector
from tortuga.app.table.log import LOG, OpenTabs
from tortuga.app.table.marks import Banner, Marks, Shown
from tortuga.app.table.ui import AnySession, AnyTableUI
from tortuga.app.widgets.dialog import notice_dialog, remember, told_notice
from tortuga.kernel.errors import Told

_SETTLED = 0.4
"""Seconds until the table stands: before, every core has enough to do."""


class TableScene(TableCourse):
    """A game in play. Arguments: see `TableCourse`."""

    drags = True

    def __init__(
        self, context: Context, session: AnySession, ui: AnyTableUI, thinking: Thinking | None = None
    ) -> None:
        super().__init__(context, session, ui, thinking)
        self._sheets = ui.sheets()
        self.drawing = TableDrawing(session.rules.name, ui, self.presenter.picture)
        self.panel = OpenTabs(self.drawing.panels.names)
        self.inspector = Inspector()
        self._topics = ui.topics()
        self._art: Art | None = None
        """Pictures that may still have to be read ahead."""

    def fit(self, canvas: Canvas) -> None:
        """See `Scene`."""
        self._art = canvas.art

    def update(self, dt: float) -> Transition | None:
        """See `Scene`."""
        transition = super().update(dt)
        self.panel.follow(*self.ui.tab(self.presenter.view))
        self.inspector.update(dt)
        self.drawing.time += dt
        if self._art is not None and self.drawing.time > _SETTLED:
            self._read_ahead(self._art)
            self._art = None
        return transition

    def _read_ahead(self, art: Art) -> None:
        """Have what flies and lights up later read now, the own dice first."""
        own = self.session.seats[self.presenter.me].colour
        others = [spec.colour for spec in self.session.seats if spec.colour != own]
        art.ahead(self.ui.ahead((own, *others)))

    def counselled(self) -> None:
        """See `TableCourse`."""
        self.panel.advice = True
        self.focus.focused = "primary"

    # ------------------------------------------------------------------ inputs
    def controls(self) -> TableControls:
        """The buttons as they are now; while something moves nothing is decided."""
        presenter = self.presenter
        decision = self.decision if not presenter.busy else None
        undo = (decision is not None and decision.can_undo) or self.session.can_undo(presenter.me)
        advised = self.decision is not None and self.decision.advice is not None
        return TableControls(
            self.context,
            presenter.picture,
            self.drawing.panels.tabs(len(self.session.seats), advised),
            presenter.view,
            presenter.me,
            decision.chooser if decision is not None else None,
            undo,
            presenter.busy,
            self.context.settings.now.speed,
            self.rushing,
            bool(presenter.recent) and not presenter.busy,
        )

    def focusables(self) -> list[Focusable]:
        """See `Scene`."""
        return self.controls().focusables()

    def activate(self, name: str) -> Transition | None:
        """See `Scene`."""
        match name:
            case "primary":
                return self._confirm()
            case "skip":
                self.presenter.drain()
            case "undo" | "menu-undo":
                return self._undo()
            case "clear" | "forfeit" if self.decision is not None:
                self.decision.clear() if name == "clear" else self.decision.forfeit()
            case "hint" if self.decision is not None and self.decision.advice is not None:
                self._turn_page()
            case "hint" if self.decision is not None and self.context.settings.now.hints:
                return self._ask_advice(self.decision)
            case "menu":
                return Push(self.menu())
            case "help":
                return self.consult()
            case "speed":
                return self._faster()
            case "again":
                self.presenter.again()
            case "rush":
                self.rushing = not self.rushing
            case "panel":
                self.panel.open(name)
            case _ if name.startswith("tab-"):
                self.panel.open(name)
            case "hint" | "clear" | "forfeit" | "primary":
                return None
            case _ if self.decision is not None and self.decision.pick(name):
                self._picked(name)
            case _ if self.decision is not None:
                self.context.sound.play("refuse")
        return None

    def _ask_advice(self, decision: PendingDecision) -> Transition | None:
        """One question is one hint in the statistics, however often the key is pressed while it is open."""
        if not self.queries.advising(decision.desk.seat):
            try:
                self.session.note_assist("hint", decision.desk.seat)
            except Told as error:
                return Push(notice_dialog(self.context, told_notice(error)))
            self.queries.advise(decision.desk.seat, decision.desk.view)
        decision.wait()
        return None

    def _turn_page(self) -> None:
        """The key of the advice again: its next page, or back to it when the log lay over it."""
        assert self.decision is not None
        if self.panel.advice:
            self.decision.turn_page()
        self.panel.advice = True

    def _picked(self, name: str) -> None:
        """After a pick by keyboard the next Enter confirms, unless more may be picked where the focus is."""
        assert self.decision is not None
        chooser = self.decision.chooser
        if self.focus.focused != name or (chooser.single and chooser.command() is not None):
            self.focus.focused = "primary"

    def _faster(self) -> Transition | None:
        now = self.context.settings.now.speed
        speed = SPEEDS[(SPEEDS.index(now) - 1) % len(SPEEDS)]
        if self.decision is not None:
            say = self.context.say
            self.decision.tell(Banner(SPEED_ICON[speed], say(f"speed-{speed}"), say(f"speed-{speed}-note")))
        return remember(self.context, speed=speed)

    def handle(self, action: Input) -> Transition | None:
        """See `Scene`."""
        match action:
            case Key("skip"):
                self.presenter.drain()
            case Hover(pos):
                self.inspector.point(pos)
            case Click(pos, button) if button > 1:
                return self._rules(self.inspector.page_at(self.asked(), pos))
            case Click():
                self.presenter.skip()
            case Key("confirm" | "hint") if self.presenter.busy:
                return self._hurry(action)
            case Key(name) if name in self._sheets:
                return self._lay(name)
            case Key("redo"):
                return self._redo()
            case Key("log"):
                self.panel.open(f"tab-{LOG}")
            case Key("settings"):
                return Push(self.context.router.settings())
            case Key("menu"):
                return Push(self.menu())
            case Key("page-up") | Key("page-down"):
                self.panel.scroll(1 if action.action == "page-up" else -1, len(self.presenter.lines))
            case Scroll(_, steps):
                self.panel.scroll(round(steps), len(self.presenter.lines))
            case Drag(start, pos, source) if self.decision is not None and source is not None:
                if self.grip is None or self.grip[0] != start:
                    self.grip = (start, self.decision)
                if self.grip[1] is self.decision:
                    self.carried = (source, pos)
            case Drop(start, pos, source, target):
                taken = self.grip is not None and self.grip[0] == start and self.grip[1] is not self.decision
                self.carried = self.grip = None
                if self.decision is not None and source is not None and not taken:
                    landed = self.decision.drop(source, target, pos[0])
                    self.context.sound.play(self.presenter.picture.laid() if landed else "refuse")
            case _:
                pass
        return None

    def consult(self) -> Transition | None:
        """See `Scene`. The rules, at what is in focus or at hand."""
        return self._rules(self.inspector.page(self.asked()))

    def _rules(self, page: str) -> Transition:
        return Push(self.context.router.rules(page, self.session.rules.name))

    def _lay(self, action: str) -> Transition | None:
        """Lay a sheet over the table, for the eyes that look at it now."""
        sheet = self._sheets[action](self.context, self.presenter.eyes)
        if sheet is None:
            self.context.sound.play("refuse")
        return Push(sheet) if sheet is not None else None

    def _hurry(self, action: Key) -> Transition | None:
        """A key for a decision while something still moves: finish it, then decide."""
        self.presenter.drain()
        transition = self._next(0.0)
        if transition is None and action.action == "hint" and self.decision is not None:
            return self.activate("hint")
        return transition

    # ------------------------------------------------------------------ picture
    def frame(self) -> Frame:
        """What is drawn now."""
        presenter = self.presenter
        return Frame(
            presenter.view,
            presenter.me,
            self.session.seats,
            self.context.text,
            presenter.player,
            self.controls(),
            self.focus,
            self.panel,
            presenter.lines,
            self.decision,
            presenter.recent.traces,
            self.paused_banner(),
            self.carried,
            self.context.key_label("hint"),
            self.hotseat.several,
            self.context.settings.now.reduced_motion,
        )

    def asked(self) -> InspectedTable:
        """What can be asked about now."""
        presenter, decision = self.presenter, self.decision
        seats = self.session.seats
        panels = self.drawing.panels
        advised = self.panel.advice and decision is not None and decision.advice is not None
        return InspectedTable(
            Shown(presenter.view, presenter.me, Marks(), seats, self.context.text),
            presenter.picture,
            self._topics,
            self.focus,
            tuple(decision.chooser.targets()) if decision is not None else (),
            (*panels.boxes(len(seats), self.panel.tab).items(), *panels.tabs(len(seats)).items()),
            panels.boxes(len(seats))[LOG] if advised else None,
            presenter.busy or self.carried is not None,
            self.context.key_label,
        )

    def paused_banner(self) -> Banner | None:
        """What the banner says instead of whom the game waits for; None = the ordinary words."""
        return None

    def spoken(self) -> list[Sentence]:
        """See `Scene`. What happened since the table stands, and what is to be decided."""
        said = list(self.presenter.said)
        if self.decision is not None and not self.presenter.busy:
            banner = self.decision.banner()
            asked = (self.decision, self.decision.times_told)
            said.append(Sentence(f"{banner.title}. {banner.message}", asked))
            if self.decision.advice is not None and self.panel.advice:
                decision, panel = self.decision, self.ui.advice()
                assert decision.advice is not None, "asked before"
                text, seats = self.context.text, decision.desk.seats
                said.append(Sentence(panel.spoken(text, seats, decision.advice, decision.page)))
        return said

    def draw(self, canvas: Canvas) -> None:
        """See `Scene`."""
        self.drawing.draw(canvas, self.frame())
        self.draw_over(canvas)
        self.inspector.draw(canvas, self.asked())

    def draw_over(self, canvas: Canvas) -> None:
        """Paint what lies over the table and below the words at the pointer."""
