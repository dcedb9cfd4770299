"""The table of a guided game: the guide's words over it, and input limited to what a step is about."""

from __future__ import annotations

from typing import Final

from typing_extensions import override

from tortuga.app.captains.thinking import Thinking
from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.theme import ICON
from tortuga.app.gameui.script import Do, Halo, Lesson, Move, Tell
from tortuga.app.input.focus import Focusable, id_parts
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Drop, Hover, Input, Push, Sentence, Transition, ended
from tortuga.app.scenes.lesson import panel
from tortuga.app.scenes.lesson.guide import Guide, GuidedQueries
from tortuga.app.scenes.lesson.panel import Halos, Said
from tortuga.app.table.marks import Banner
from tortuga.app.table.pending import PendingDecision
from tortuga.app.table.scene import TableScene
from tortuga.app.table.ui.table import AnyTableUI
from tortuga.app.widgets.button import Button
from tortuga.app.widgets.dialog import Answer, Dialog
from tortuga.kernel.players import Decision
from tortuga.kernel.session import Session

_FREE: Final = frozenset(("menu", "help", "speed", "panel", "skip", "notes"))
_TAB: Final = "tab"
"""Prefix of the tabs, buttons that change nothing in the game."""
_KEYS: Final = ("confirm", "hint", "rules")
"""Keys common to all games that the texts may name."""
_GLANCE: Final = 0.4
"""Seconds after a movement in which nobody can have read anything: a press was meant to hurry it."""


class GuidedTable(TableScene):
    """A table scene with a guide beside it; an ordinary one once the lesson is over."""

    def __init__(
        self,
        context: Context,
        session: Session,
        ui: AnyTableUI,
        lesson: Lesson,
        thinking: Thinking | None = None,
    ) -> None:
        super().__init__(context, session, ui, thinking)
        self.lesson = lesson
        self.opens = False  # the guide says it
        self.presenter.picture.pinned = True  # the guide points at places
        self.guide = Guide(lesson, session)
        self.queries = GuidedQueries(session, self.thinking, self.guide, lesson.then)
        self.advising.queries, self.advising.guided = self.queries, lambda: self.guide.active
        self._reason = ""
        self._age = 0.0
        self._grown = False
        """Whether words are larger than usual."""
        self._moved = -_GLANCE
        """When something last moved, in the time of `_age`."""
        self._read: Tell | None = None
        """The entry for which the button that reads on was last focused, so that Enter presses it."""

    # ------------------------------------------------------------------ time
    @property
    @override
    def talks(self) -> bool:
        """Nobody interrupts the lesson."""
        return False

    @override
    def update(self, dt: float) -> Transition | None:
        self._age += dt
        if self.presenter.busy:
            self._moved = self._age
        entry = self.guide.entry
        if isinstance(entry, Move) and not self.presenter.busy and not self.queries.moves:
            if self.session.observer(entry.seat).refusal(entry.command) is None:
                self.queries.moves.append((entry.seat, entry.command))
            else:
                self.guide.end()  # something that the learner does not see is not as scripted
        if isinstance(entry, Tell) and entry is not self._read:
            self._read, self.focus.focused = entry, "guide-next"
        return super().update(dt)

    @property
    @override
    def held_up(self) -> bool:
        return self.guide.active and not isinstance(self.guide.entry, Do)

    @property
    @override
    def automatic(self) -> bool:
        # what the step wants to show is not done for the learner
        return super().automatic and not self.guide.active

    @override
    def carried_out(self) -> None:
        self._reason = ""
        self.guide.decided()

    @override
    def breathes(self) -> bool:
        """The guide's golden frames never rest."""
        return not self.guide.active and super().breathes()

    # ------------------------------------------------------------------ hands
    @override
    def focusables(self) -> list[Focusable]:
        """Reading on comes first, ending the lesson last."""
        ours = [item for button in self._buttons() for item in button.focusables()]
        first = [item for item in ours if item.id == "guide-next"]
        return [*first, *super().focusables(), *(item for item in ours if item not in first)]

    @override
    def activate(self, name: str) -> Transition | None:
        ours = next((button for button in self._buttons() if button.id == name), None)
        if ours is not None and ours.action is not None:
            transition: Transition | None = ours.action()
            return transition
        if not self.guide.active or name in _FREE or id_parts(name)[0] == _TAB or self.presenter.busy:
            return super().activate(name)
        entry = self.guide.entry
        if not isinstance(entry, Do) or self.decision is None:
            self._refuse("guide-read-on")
            return None
        return self._try(name, entry)

    def _buttons(self) -> tuple[Button, ...]:
        """The guide's own buttons."""
        said = self.said()
        return () if said is None else tuple(said.buttons(self._go_on, self._ask_end))

    def _go_on(self) -> None:
        """Go on to what the guide says next."""
        if self._age - self._moved >= _GLANCE:
            self._reason = ""
            self.guide.read()

    def _ask_end(self) -> Transition:
        """Ask whether to leave the guide behind."""
        say = self.context.say
        answers = (
            Answer("end", say("guide-leave"), "exit-door", action=self.guide.end),
            Answer("stay", say("button-back"), "ship-wheel", "primary", "back"),
        )
        return Push(Dialog(self.context, say("guide-leave"), say("guide-leave-tip"), answers, "ship-wheel"))

    def _try(self, name: str, step: Do) -> Transition | None:
        """Do something, if the step is about it."""
        assert self.decision is not None
        chooser, why = self.decision.chooser, ""
        match name:
            case "hint":
                self._show(step, self.decision)
                return None
            case "undo" | "menu-undo" if not self.decision.can_undo:
                why = "guide-no-undo"
            case "undo" | "menu-undo" | "clear":
                self._reason = ""
            case "primary":
                command = chooser.command()
                why = "" if command is None or self.guide.allows(step, command) else self._why(step)
            case "forfeit":
                why = self._why(step)
            case _:
                return self._pick(name, step, self.decision)
        if why:
            self._refuse(why)
            return None
        return super().activate(name)

    def _show(self, step: Do, decision: PendingDecision) -> None:
        """Choose for the learner what the step is about."""
        decision.propose(Decision(step.command))
        told = self.context.say("guide-done-for-you", **self._args())
        decision.tell(Banner(ICON["hint"], self.context.say("guide-again-title"), told))
        self.panel.picked()
        self.focus.focused = "primary"

    def _pick(self, name: str, step: Do, decision: PendingDecision) -> Transition | None:
        """Pick something at the table, if it leads to what the step is about."""
        chooser = decision.chooser
        before = chooser.pending()
        problem = chooser.pick(name)
        leads = self.guide.leads(step, chooser)
        chooser.restore(before)
        if problem is None and not leads:
            self._refuse(self._why(step))
            return None
        transition = super().activate(name)
        # the table says what the rules do not allow; the guide says it, too
        self._reason = decision.banner().message if problem is not None else ""
        return transition

    @override
    def handle(self, action: Input) -> Transition | None:
        entry = self.guide.entry
        if isinstance(action, Drop) and isinstance(entry, Do) and self.decision is not None:
            chooser = self.decision.chooser
            before = chooser.pending()
            transition = super().handle(action)
            if not self.guide.leads(entry, chooser):
                chooser.restore(before)
                self._refuse(self._why(entry))
            return transition
        transition = super().handle(action)
        if isinstance(action, Hover) and self.said() is not None and self.board.box.has(action.pos):
            self.inspector.hide()  # the guide's board lies over what is below the pointer
        return transition

    @property
    def board(self) -> panel.Board:
        """Where the guide speaks in this game."""
        pointing = self.lesson.pointing
        own = pointing.panel_grown if self._grown and pointing.panel_grown else pointing.panel
        return panel.Board(own or panel.BOX)

    @override
    def fit(self, canvas: Canvas) -> None:
        super().fit(canvas)
        self._grown = canvas.art.letters.growth > 1.0

    def _framed(self, entry: Tell | Do) -> tuple[Halo, ...]:
        """What the guide points at now: of the things to be pressed, only those that come next.

        The frames have no numbers, as dice, cards, players and keys have their own.
        """
        if isinstance(entry, Tell):
            return entry.halo
        assert self.decision is not None
        chooser, last = self.decision.chooser, self.lesson.pointing.last
        left = tuple(halo for halo in entry.halo if halo not in chooser.marks().chosen and halo != last)
        command = chooser.command()
        if command is not None and self.guide.allows(entry, command):
            return (*left, last) if last else left
        halos, items = self.halos(), [item.box for item in self.focusables() if item.enabled]
        pressed = [halo for halo in left if any(halos.box(halo).touches(box) for box in items)]
        return tuple(halo for halo in left if not pressed or panel.kind(halo) == panel.kind(pressed[0]))

    def _why(self, step: Do) -> str:
        own = f"guide-{step.id}-no"
        return own if self.context.text.has(own) else "guide-no"

    def _refuse(self, id: str) -> None:
        self._reason = self.context.say(id, **self._args())
        self.context.sound.play("refuse")

    # ------------------------------------------------------------------ what is said
    def said(self) -> Said | None:
        """What the guide says now; None while something moves, and when the lesson is over."""
        entry = self.guide.entry
        if not isinstance(entry, Tell | Do) or self.presenter.busy:
            return None
        if isinstance(entry, Do) and self.decision is None:
            return None
        say, args = self.context.say, self._args()
        step, steps = self.guide.progress
        reads = isinstance(entry, Tell)
        last = step == steps
        return Said(
            say(f"guide-{entry.id}-title"),
            say(f"guide-{entry.id}", **args),
            say("guide-progress", step=step, steps=steps),
            self._reason,
            say("guide-finish" if last else "guide-next") if reads else "",
            "" if last else say("guide-leave"),
            say("guide-leave-tip"),
            self.board,
        )

    @override
    def paused_banner(self) -> Banner | None:
        """A step that is only read waits for the reader, not for the captains."""
        said = self.said()
        if said is None or not isinstance(self.guide.entry, Tell):
            return None
        step, steps = self.guide.progress
        message = said.title if step == steps else self.context.say("guide-read-on", **self._args())
        return Banner(ICON["wait"], self.context.say("guide-again-title"), message)

    def halos(self) -> Halos:
        """What may be pointed at, as the table is now."""
        controls = self.controls
        marked = controls.chooser.marks().legal if controls.chooser is not None else ()
        return Halos(self.lesson.pointing, self.presenter.view, self.presenter.me, controls.menu(), marked)

    def _args(self) -> dict[str, str]:
        """Names and keys that the texts mention."""
        seats = self.session.seats
        keys = self.context.key_variables(*_KEYS, *self.lesson.keys)
        return {**{name: seats[seat].name for name, seat in self.lesson.names.items()}, **keys}

    @override
    def spoken(self) -> list[Sentence]:
        """The guide speaks last."""
        said = self.said()
        ours = [] if said is None else [Sentence(said.reason or f"{ended(said.title)} {said.text}")]
        return [*super().spoken(), *ours]

    @override
    def draw_over(self, canvas: Canvas) -> None:
        """Frames, arrows, the guide's board."""
        said, entry = self.said(), self.guide.entry
        if said is None or not isinstance(entry, Tell | Do):
            return
        still, halos = self.context.settings.now.still, self.halos()
        for halo in self._framed(entry):
            halos.draw(canvas, halo, self._age, still)
        panel.draw_panel(canvas, said)
        focused = self.in_focus
        for button in said.buttons(self._go_on, self._ask_end):
            button.keyed(self.key_label, focused).draw(canvas, self.focus)
