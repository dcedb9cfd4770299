"""The decision of the person in front of the screen: pending selection, the way back, advice and refusals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tortuga.app.draw.theme import ICON
from tortuga.app.table.chooser import Chooser, Desk
from tortuga.app.table.marks import Banner
from tortuga.app.table.ui import AdvicePanel, AnyEyes, AnyView, Narrative, Say
from tortuga.app.widgets.dialog import told_notice
from tortuga.kernel.errors import Notice
from tortuga.kernel.players import Advice, Decision, Ranked, SeatSpec


@dataclass(frozen=True)
class EyesDesk:
    """See `Desk`: a decision in a game that is played."""

    eyes: AnyEyes
    say: Say

    @property
    def seat(self) -> int:
        """See `Desk`."""
        return self.eyes.seat

    @property
    def view(self) -> AnyView:
        """See `Desk`."""
        return self.eyes.view

    @property
    def seats(self) -> tuple[SeatSpec, ...]:
        """See `Desk`."""
        return self.eyes.header.seats

    def legal(self) -> Sequence[Any]:
        """See `Desk`."""
        return self.eyes.legal()

    def refusal(self, command: Any) -> Notice | None:
        """See `Desk`."""
        refused = self.eyes.refusal(command)
        return None if refused is None else told_notice(refused)


class PendingDecision:
    """One decision, from the moment it is offered until its command is submitted.

    Args:
        desk: the view of the seat that decides.
        chooser: the game's own part of it.
        narrative: words refusals and reasons.
        panel: how advice is laid out in pages.
    """

    def __init__(
        self,
        desk: Desk[Any, Any],
        chooser: Chooser[Any],
        narrative: Narrative[Any, Any],
        panel: AdvicePanel[Any],
    ) -> None:
        self.desk = desk
        self.chooser = chooser
        self._narrative = narrative
        self._panel = panel
        self.age = 0.0
        """Seconds since it is offered."""
        self.awaiting = False
        """Whether advice was asked for and nothing was picked since: else it comes too late."""
        self.advice: Advice[Any] | None = None
        """What a captain thinks of this decision, once asked."""
        self.page = 0
        """Which page of the advice lies open (see `AdvicePanel`)."""
        self.times_told = 0
        """How often something was told: a refusal that comes again is another one for a screen reader."""
        self._past: list[tuple[object, ...]] = []
        self._taken_back: list[tuple[object, ...]] = []
        self._told: Banner | None = None

    # ------------------------------------------------------------------ what is said
    def banner(self) -> Banner:
        """A refusal or an advice, else what is to be done."""
        return self._told or self.chooser.banner()

    def refuse(self, notice: Notice) -> None:
        """Tell why something is not possible."""
        title = "missing-title" if notice.id.startswith("missing") else "refusal-title"
        said = self._narrative.told(notice.id, notice.args)
        self.tell(
            Banner(ICON["cancel"] if title == "refusal-title" else ICON["info"], self.desk.say(title), said)
        )

    def tell(self, banner: Banner) -> None:
        """Tell something until the next pick."""
        self._told = banner
        self.times_told += 1

    def wait(self) -> None:
        """Tell that a captain was asked for advice."""
        self.awaiting = True
        self.tell(Banner(ICON["hint"], self.desk.say("advice-title"), self.desk.say("advice-wait")))

    def stop_waiting(self) -> None:
        """No advice will come of what was asked."""
        if self.awaiting:
            self.awaiting, self._told = False, None

    # ------------------------------------------------------------------ what is done
    @property
    def outdated(self) -> bool:
        """Whether something else may be done now than when it was offered: others have acted meanwhile."""
        return tuple(self.desk.legal()) != tuple(self.chooser.commands)

    @property
    def can_undo(self) -> bool:
        """Whether something that was picked can be taken back."""
        return bool(self._past)

    def pick(self, id: str) -> bool:
        """Pick a target; False and a reason on the banner when that is not possible."""
        return self._change(lambda: self.chooser.pick(id))

    def drop(self, source: str, target: str | None, x: float) -> bool:
        """A target was dragged onto another; False when that means nothing."""
        before = self.chooser.pending()
        if not self.chooser.drop(source, target, x):
            return False
        self._remember(before)
        return True

    def clear(self) -> None:
        """Forget the whole selection."""
        self._change(self.chooser.clear)

    def forfeit(self) -> None:
        """Choose to let the action drop, or not."""
        self._change(self.chooser.forfeit)

    def undo(self) -> None:
        """Take back the last pick."""
        if self._past:
            self._taken_back.append(self.chooser.pending())
            self.chooser.restore(self._past.pop())
            self._told = None

    @property
    def can_redo(self) -> bool:
        """Whether a pick was taken back, and nothing picked since."""
        return bool(self._taken_back)

    def redo(self) -> None:
        """Pick again what was taken back last."""
        if self._taken_back:
            self._past.append(self.chooser.pending())
            self.chooser.restore(self._taken_back.pop())
            self._told = None

    @property
    def only(self) -> bool:
        """Whether there is nothing to decide: the rules allow one choice."""
        return self.chooser.forced or len(self.chooser.commands) == 1

    def take_only(self) -> None:
        """Show the one choice there is as the pending selection."""
        if self.only and self.chooser.command() is None:
            self.chooser.propose(self.chooser.commands[0])

    def propose(self, decision: Decision[Any], best: bool = False) -> None:
        """Show a captain's choice as the pending selection, with its reason; `best` of all there is."""
        before = self.chooser.pending()
        self.chooser.propose(decision.command)
        self._remember(before)
        choice = next((ranked for ranked in decision.ranked if ranked.command == decision.command), None)
        said = ""
        if choice is not None and choice.reason is not None:
            said = self._narrative.advised(choice.reason, best)
        self.tell(Banner(ICON["hint"], self.desk.say("advice-title"), said))

    def counsel(self, advice: Advice[Any]) -> None:
        """Advice came in: the best choice becomes the pending selection."""
        self.advice, self.page = advice, 0
        self._show_page()

    def turn_page(self) -> None:
        """The next page of the advice; its choice becomes the pending selection."""
        assert self.advice is not None, "asked before"
        self.page = (self.page + 1) % self._panel.pages(self.advice)
        self._show_page()

    def _show_page(self) -> None:
        assert self.advice is not None, "only with advice"
        index = max(0, self.page - 1)
        choice = self.advice.choices[index]
        ranked = (Ranked(choice.command, choice.chance, choice.reason),)
        self.propose(Decision(choice.command, ranked), best=index == 0)

    def command(self) -> Any | None:
        """The command to submit; None and a reason on the banner when the selection is not complete."""
        command = self.chooser.command()
        if command is None:
            self.refuse(self.chooser.missing())
        return command

    # ------------------------------------------------------------------ inside
    def _change(self, change: object) -> bool:
        assert callable(change)
        before = self.chooser.pending()
        problem = change()
        if isinstance(problem, Notice):
            self.refuse(problem)
            return False
        self._remember(before)
        return True

    def _remember(self, before: tuple[object, ...]) -> None:
        self._told, self.awaiting = None, False
        if before != self.chooser.pending():
            self._past.append(before)
            self._taken_back.clear()
