"""A decision of a person while it is being made."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tortuga.app.draw.theme import ICON
from tortuga.app.draw.units import Point
from tortuga.app.scene.protocol import Drag, Drop, Sentence, ended
from tortuga.app.table.chooser import Chooser, Desk
from tortuga.app.table.marks import Banner
from tortuga.app.table.tutor import (
    CANDIDATES,
    RANKING,
    RUNG_NAMES,
    THINK,
    WHY,
    Candidate,
    Tutor,
    candidates_spoken,
    numerals,
)
from tortuga.app.table.ui.anygame import AnyObserver, AnyView, Say
from tortuga.app.table.ui.panels import AdvicePanel
from tortuga.app.table.ui.telling import Narrative
from tortuga.app.text import Text
from tortuga.app.widgets.dialog import error_notice
from tortuga.kernel.errors import Notice
from tortuga.kernel.players import Advice, Decision, Ranked, Reason, SeatSpec


@dataclass(frozen=True)
class EyesDesk:
    """A `Desk` in a game that is played."""

    eyes: AnyObserver
    say: Say

    @property
    def seat(self) -> int:
        """The deciding seat."""
        return self.eyes.seat

    @property
    def view(self) -> AnyView:
        """What the seat sees now."""
        return self.eyes.view

    @property
    def seats(self) -> tuple[SeatSpec, ...]:
        """The players at the table."""
        return self.eyes.header.seats

    def legal(self) -> Sequence[Any]:
        """Every command the seat may give now."""
        return self.eyes.legal()

    def refusal(self, command: Any) -> Notice | None:
        """Why the rules forbid a command; None if they do not."""
        refused = self.eyes.refusal(command)
        return None if refused is None else error_notice(refused)


@dataclass(eq=False)
class PendingDecision:
    """One decision, from its offer until its command is submitted."""

    desk: Desk[Any, Any]
    """What the decision is made from."""
    chooser: Chooser[Any]
    """The game's part of it."""
    narrative: Narrative[Any, Any]
    """Words refusals and reasons."""
    panel: AdvicePanel[Any]
    """Divides advice into pages."""
    keys: Callable[[], Mapping[str, str]] = dict
    """The keys texts may name, by `key-<action>`, and `offer`, the sentence that offers advice."""
    age: float = 0.0
    """Seconds since it was offered."""
    shown_s: float = 0.0
    """Seconds for which it is shown at normal speed before it confirms itself, if it does."""
    awaiting: bool = False
    """Whether advice was asked for and nothing has been picked since; otherwise it comes too late."""
    _advice: Advice[Any] | None = None
    since: str = ""
    """What changed since the last advice, if much did."""
    page: int = 0
    """The open page of the advice (see `AdvicePanel`)."""
    times_told: int = 0
    """Number of messages so far, so that a screen reader repeats an equal refusal."""
    tutor: Tutor = field(default_factory=Tutor)
    """Advice that is opened rung by rung."""
    _past: list[tuple[object, ...]] = field(default_factory=list)
    _taken_back: list[tuple[object, ...]] = field(default_factory=list)
    _message: Banner | None = None
    _private: bool = False
    """Whether the message may name secrets of this seat."""

    # ------------------------------------------------------------------ what is said
    def banner(self) -> Banner:
        """A refusal or advice, otherwise the task."""
        return self.reply or self.chooser.banner()

    @property
    def reply(self) -> Banner | None:
        """A refusal or advice since the last pick; None if there is none or it is hidden."""
        return None if self._private and self.chooser.closed else self._message

    @property
    def advice(self) -> Advice[Any] | None:
        """A captain's advice on this decision, once asked for; hidden while its secrets are."""
        return None if self.chooser.closed else self._advice

    def refuse(self, notice: Notice) -> None:
        """Show why something is not possible."""
        title = "missing-title" if notice.id.startswith("missing") else "refusal-title"
        keys = self.keys()
        # an argument called `key-...` names an action
        own = {name: keys[f"key-{value}"] for name, value in notice.args.items() if name.startswith("key-")}
        said = self.narrative.worded(notice.id, {**keys, **notice.args, **own})
        self.tell(
            Banner(ICON["cancel"] if title == "refusal-title" else ICON["info"], self.desk.say(title), said)
        )

    def tell(self, banner: Banner) -> None:
        """Show a message until the next pick; one shown while secrets are open may speak of them."""
        self._message, self._private = banner, not self.chooser.closed
        self.times_told += 1

    def wait(self, icon: str = ICON["hint"]) -> None:
        """Show that a captain was asked for advice."""
        self.awaiting = True
        self.tell(Banner(icon, self.desk.say("advice-title"), self.desk.say("advice-wait")))

    def stop_waiting(self) -> None:
        """Stop waiting for advice, which will not come."""
        self.tutor.unable = True
        if self.awaiting:
            self.awaiting, self._message = False, None

    def spoken(self, text: Text, advised: bool) -> Iterator[Sentence]:
        """The task, and the open page of the advice if any, for screen readers."""
        banner = self.banner()
        if self.chooser.calls or self._past or self.times_told:
            title = f"{ended(banner.title)} " if banner.title else ""
            yield Sentence(f"{title}{banner.message}", (self, self.times_told))
        heard = (words for words in self.chooser.heard() if words not in banner.message)
        yield from (Sentence(words, (self, "heard")) for words in heard)
        if advised and self.advice is not None and self.tutor.rung == CANDIDATES:
            yield Sentence(candidates_spoken(text, self.desk, self.panel, self.candidates))
        elif advised and self.advice is not None:
            yield Sentence(self.panel.spoken(text, self.desk.seats, self.advice, self.page))
            if self.page == 1 and self.since:
                yield Sentence(self.since)

    # ------------------------------------------------------------------ what is done
    @property
    def outdated(self) -> bool:
        """Whether the legal commands have changed since the offer, because others have acted."""
        return tuple(self.desk.legal()) != tuple(self.chooser.commands)

    @property
    def can_undo(self) -> bool:
        """Whether a pick can be undone."""
        return bool(self._past)

    def pick(self, id: str) -> bool:
        """Pick a target; False and a reason on the banner when that is not possible."""
        before = self.chooser.pending()
        if (problem := self.chooser.pick(id)) is not None:
            self.refuse(problem)
            return False
        self._remember(before)
        return True

    def drop(self, source: str, pos: Point) -> bool:
        """A target was dragged and dropped; False when that has no effect."""
        before = self.chooser.pending()
        done = self.chooser.drop(source, pos)
        if isinstance(done, Notice):
            self.refuse(done)
        if done is not True:
            return False
        self._remember(before)
        return True

    def clear(self) -> None:
        """Forget the whole selection."""
        before = self.chooser.pending()
        self.chooser.clear()
        self._remember(before)

    def forfeit(self) -> None:
        """Choose to forfeit the action, or not."""
        before = self.chooser.pending()
        self.chooser.forfeit()
        self._remember(before)

    def undo(self) -> None:
        """Take back the last pick."""
        if self._past:
            self._taken_back.append(self.chooser.pending())
            self.chooser.restore(self._past.pop())
            self._message = None
            self._descend()

    @property
    def can_redo(self) -> bool:
        """Whether a pick was undone and nothing picked since."""
        return bool(self._taken_back)

    def redo(self) -> None:
        """Repeat the last undone pick."""
        if self._taken_back:
            self._past.append(self.chooser.pending())
            self.chooser.restore(self._taken_back.pop())
            self._message = None
            self._descend()

    @property
    def only(self) -> bool:
        """Whether there is nothing to decide because the rules allow only one choice."""
        return self.chooser.lone and (self.chooser.forced or len(self.chooser.commands) == 1)

    def take_only(self) -> None:
        """Make the only choice the pending selection."""
        if self.only and self.chooser.command() is None:
            self.chooser.propose(self.chooser.commands[0])

    def propose(self, decision: Decision[Any], best: bool = False) -> None:
        """Make a captain's choice the pending selection and show its reason; `best`: of all choices."""
        before = self.chooser.pending()
        self.chooser.propose(decision.command)
        self._remember(before)
        choice = next((ranked for ranked in decision.ranked if ranked.command == decision.command), None)
        said = self._advised(choice.reason if choice is not None else None, best)
        self._advise(self.desk.say("advice-title"), said)

    def _advised(self, reason: Reason | None, best: bool) -> str:
        return self.narrative.advised(reason, best) if reason is not None else ""

    def _advise(self, title: str, said: str, rung: int = 0) -> None:
        names = tuple(self.desk.say(f"tutor-rung-{name}") for name in RUNG_NAMES.values()) if rung else ()
        self.tell(Banner(ICON["hint"], title, said, rungs=names, rung=rung))
        self._private = True

    def show_advice(self, advice: Advice[Any]) -> None:
        """Show new advice: the best choice becomes the pending selection."""
        self._advice, self.page = advice, 0
        self._show_page()

    def climb(self) -> int:
        """Open the tutor's next rung and return its number; the advice must be known."""
        tutor, say = self.tutor, self.desk.say
        assert tutor.advice is not None, "known before"
        rung = tutor.climb()
        self.chooser.numerals = numerals(self.chooser, self.candidates) if rung == CANDIDATES else {}
        opened = self._message.rung if self._message is not None else 0
        if rung == opened == WHY and self._advice is not None:
            # one choice after the other, then the first again
            self.page = max(self.panel.why_page, (self.page + 1) % self.panel.pages(self._advice))
            return rung
        if rung == THINK:
            self._advice = None
            title, message = tutor.verdict(self.panel, self.chooser.command())
            self._advise(say(title), say(message), rung)
            return rung
        self._advice = tutor.advice
        self.page = {CANDIDATES: 0, RANKING: 1, WHY: self.panel.why_page}[rung]
        self._advise(say(f"tutor-{RUNG_NAMES[rung]}"), say(f"tutor-{RUNG_NAMES[rung]}-note"), rung)
        return rung

    def quiet(self) -> None:
        """Close the tutor's ladder and clear the banner."""
        self._descend()
        self._message = None

    @property
    def candidates(self) -> tuple[Candidate, ...]:
        """The tutor's candidates: the sensible choices and the picked one."""
        return self.tutor.candidates(self.panel, self.chooser.commands, self.chooser.command())

    def turn_page(self) -> None:
        """Open the next page of the advice; only a page about the best choice changes the selection."""
        assert self._advice is not None, "asked before"
        self.page = (self.page + 1) % self.panel.pages(self._advice)
        self._show_page()

    def advise_again(self) -> None:
        """Reopen the advice: it proposes its choice again unless something is picked."""
        if self.chooser.command() is None:
            self.page = 0
            self._show_page()

    @property
    def open_choice(self) -> int:
        """Index of the choice that the open page of the advice is about."""
        return self.panel.choice(self.page)

    @property
    def picked_choice(self) -> int | None:
        """Index of the advised choice that is picked now, whichever is being read; None if none is."""
        picked = self.chooser.command()
        if self._advice is None or picked is None:
            return None
        return self.panel.place(self._advice, picked)

    def _show_page(self) -> None:
        assert self._advice is not None, "only with advice"
        index = self.open_choice
        choice = self._advice.choices[index]
        if index:
            # not in the title, which larger text drops
            self._advise("", self.desk.say("advice-other", said=self._advised(choice.reason, best=False)))
        else:
            self.propose(
                Decision(choice.command, (Ranked(choice.command, choice.chance, choice.reason),)), best=True
            )

    def command(self) -> Any | None:
        """The command to submit; None, with the reason on the banner, if the selection is incomplete."""
        command = self.chooser.command()
        if command is None:
            self.refuse(self.chooser.missing())
        return command

    # ------------------------------------------------------------------ inside
    def _remember(self, before: tuple[object, ...]) -> None:
        self._message, self.awaiting = None, False
        self._descend()
        if before != self.chooser.pending():
            self._past.append(before)
            self._taken_back.clear()

    def _descend(self) -> None:
        """Close the tutor's ladder, as the pick has changed."""
        if self.tutor.rung:
            self.tutor.rung, self._advice, self.chooser.numerals = 0, None, {}


class DragState:
    """The target being dragged; a drag belongs to one decision."""

    def __init__(self) -> None:
        self.carried: tuple[str, Point] | None = None
        """The dragged target, and where the pointer is."""
        self._grip: tuple[Point, PendingDecision | None] | None = None
        """Where the drag began, and its decision; None after `let_go`."""

    def let_go(self) -> None:
        """Put the target back; the rest of the drag moves nothing."""
        self.carried = None
        if self._grip is not None:
            self._grip = (self._grip[0], None)

    def drag(self, drag: Drag, decision: PendingDecision) -> None:
        """The pointer moved during a drag, which carries a target if it began on one."""
        if drag.source is None:
            return
        if self._grip is None or self._grip[0] != drag.start:
            self._grip = (drag.start, decision)
        if self._grip[1] is decision:
            self.carried = (drag.source, drag.pos)

    def drop(self, drop: Drop, decision: PendingDecision | None, right: float) -> bool | None:
        """The drag ended: whether the target may be dropped there; None if nothing was dragged.

        Args:
            right: how far right of its usual place the tray lies.
        """
        taken = self._grip is not None and self._grip[0] == drop.start and self._grip[1] is not decision
        self.carried = self._grip = None
        if decision is None or drop.source is None or taken:
            return None
        return decision.drop(drop.source, (drop.pos[0] - right, drop.pos[1]))
