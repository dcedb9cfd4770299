"""Which tab of the side panel is open, and how far the log is scrolled back."""

from __future__ import annotations

from tortuga.app.tables.tortuga2014.side import Tab

_SCROLL = 2


class Panel:
    """The choice of tab, remembered for each phase: dice table in phase 1, then the log, until changed."""

    def __init__(self) -> None:
        self._tabs: dict[int, Tab] = {1: "dice"}
        self._phase = 0
        self.offset = 0
        self.advice = False
        """Whether advice lies over the log, as long as there is any."""

    @property
    def tab(self) -> Tab:
        """The open tab."""
        return self._tabs.get(self._phase, "log")

    def follow(self, phase: int) -> None:
        """The round goes on; a new phase shows its own tab, from the newest line."""
        if phase != self._phase:
            self._phase, self.offset = phase, 0

    def open(self, name: str) -> None:
        """Open "tab-log", "tab-dice" or "tab-advice"; with "panel" close the advice, else the other tab."""
        if name == "tab-advice" or (name == "panel" and self.advice):
            self.advice = name == "tab-advice"
            return
        self.advice = False
        wanted: Tab = "log" if name == "tab-log" or (name == "panel" and self.tab == "dice") else "dice"
        self._tabs[self._phase] = wanted
        self.offset = 0

    def scroll(self, steps: int, lines: int) -> None:
        """Scroll the log; positive steps go back."""
        self.offset = max(0, min(self.offset + steps * _SCROLL, max(0, lines - 5)))
