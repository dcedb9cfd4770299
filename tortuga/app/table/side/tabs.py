"""What is open at the side of the table: a tab, advice or recap over it, and how far the log is scrolled."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from tortuga.app.table.marks import Meaning
from tortuga.app.table.pending import PendingDecision
from tortuga.app.table.presenter import Presenter
from tortuga.app.table.side.recap import RecapPanel

LOG, ADVICE, RECAP, CHOICE = "log", "advice", "recap", "choice"
NEXT_TAB = "panel"
"""In place of a tab: the one after the open one. Also the id of the control that turns the tabs."""
_SCROLL = 2


class OpenTabs:
    """The open tab, remembered for each part of a round, and what lies over it.

    Args:
        names: names of the side panels beside the log.
        recap: events since the last turn; it closes when something else is opened.
    """

    def __init__(self, names: Sequence[str], recap: RecapPanel) -> None:
        self.recap = recap
        self._names = (LOG, *names)
        self._tabs: dict[Hashable, str] = {}
        self._part: Hashable = None
        self._usual = LOG
        self._offered: PendingDecision | None = None
        """The decision with which the recap was offered."""
        self.offset = 0
        self.advice = False
        """Whether advice is open, as long as there is any."""
        self.choice_tab = False
        """Whether the effect of a choice has a tab, see `Picture.choice_tab`."""
        self.choice = False
        """Whether that tab is open, as long as there is a choice."""
        self.aside = False
        """Whether parts of the game over the tabs (`Picture.covers`) are moved off, until the next choice."""

    @property
    def tab(self) -> str:
        """The open tab."""
        return self._tabs.get(self._part, self._usual)

    def follow(self, part: Hashable, usual: str) -> None:
        """Note the part of the round; a new part opens its own tab, at the newest line."""
        if part != self._part:
            self._part, self._usual, self.offset = part, usual, 0

    def offer(self, decision: PendingDecision | None, presenter: Presenter) -> None:
        """Open the recap when the player's turn begins, and close it with the first choice."""
        if decision is self._offered:
            return
        self._offered, self.aside = decision, False
        if decision is None:
            self.recap.open = False
            return
        self.offset, self.choice = 0, True
        if not presenter.busy:
            self.recap.offer(presenter)

    def meaning(self, decision: PendingDecision | None) -> Meaning | None:
        """The effect of the open choice, if it has a tab."""
        return decision.chooser.means if self.choice_tab and decision is not None else None

    def over(self, decision: PendingDecision | None) -> tuple[str, ...]:
        """Tabs that lie over the panels: the choice, the advice on it, the recap while it is open."""
        advised = decision is not None and decision.advice is not None
        there = {CHOICE: self.meaning(decision) is not None, ADVICE: advised, RECAP: self.recap.open}
        return tuple(name for name, is_there in there.items() if is_there)

    def picked(self) -> None:
        """Something was picked: show its effect."""
        self.recap.open, self.choice = False, True
        self.advice = self.advice and not self.choice_tab

    def advised(self, decision: PendingDecision | None) -> bool:
        """Whether advice is shown over the log."""
        return self.advice and decision is not None and decision.advice is not None

    def advice_came(self) -> None:
        """Advice has arrived: show it."""
        self.advice = True
        self.recap.open = False

    def turn_page(self, decision: PendingDecision) -> None:
        """Open the next page of the advice, or return to it from the log.

        Further pages move covering parts of the game aside; the first one can be read on the banner.
        """
        if self.advice:
            decision.turn_page()
        else:
            decision.advise_again()
        self.advice, self.aside = True, decision.page > 0

    def ask_recap(self, presenter: Presenter) -> bool:
        """Open the recap, or replay all of it if open; False if there is none."""
        if not self.recap.ask(presenter):
            return False
        self.advice = False
        return True

    def open(self, name: str, decision: PendingDecision | None, covered: bool = False) -> None:
        """Open a tab; `NEXT_TAB` closes what lies over the tabs, or else opens the next one.

        covered: whether the game covers the tabs (`Picture.covers`); the cover is then moved off first.
        """
        if name == NEXT_TAB and self._uncover(covered):
            return
        if name == RECAP:
            self.advice = False
        elif name == CHOICE:
            self.advice, self.recap.open, self.choice = False, False, True
        elif name == NEXT_TAB and self.recap.open and not self.advised(decision):
            self.recap.open = False
        elif name == NEXT_TAB and self.meaning(decision) is not None and not self.advised(decision):
            self._turn_from_choice()
        else:
            self.recap.open = self.recap.open and name == ADVICE
            self.choice = self.choice and name in (NEXT_TAB, ADVICE)
            self._turn(name)

    def open_log(self, decision: PendingDecision | None, covered: bool = False) -> None:
        """Open the log, or return from it to the effect of the choice. `covered`: see `open`."""
        if self._uncover(covered):
            self.open(LOG, decision)
            return
        lies = self.tab == LOG and not (self.choice or self.recap.open or self.advised(decision))
        back = lies and self.meaning(decision) is not None
        self.open(CHOICE if back else LOG, decision)

    def _uncover(self, covered: bool) -> bool:
        """Move a covering part off the tabs, or back; whether there is one."""
        self.aside = covered and not self.aside
        return covered

    def _turn_from_choice(self) -> None:
        """Open the next tab when the choice has one, which comes before the log."""
        last = self.tab == self._names[-1]
        if self.choice:
            self.choice = False
            self._tabs[self._part] = LOG
        elif last:
            self.choice = True
        else:
            self._turn(NEXT_TAB)

    def _turn(self, name: str) -> None:
        if name == ADVICE or (name == NEXT_TAB and self.advice):
            self.advice = name != NEXT_TAB
            return
        self.advice = False
        if name == NEXT_TAB:
            place = self._names.index(self.tab) + 1
            name = self._names[place % len(self._names)]
        self._tabs[self._part] = name
        self.offset = 0

    def scroll(self, steps: int, lines: int) -> None:
        """Scroll the log; positive steps go back."""
        self.offset = max(0, min(self.offset + steps * _SCROLL, max(0, lines - 5)))
