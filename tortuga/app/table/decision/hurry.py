"""How much of a hurry the person is in until his next choice: as ever, fast, or cut to it."""

from __future__ import annotations

from typing import Final

RUSH: Final = 6.0
"""How much faster than the chosen speed things go when the player is in a hurry."""


class Hurry:
    """Fast when it is asked for, cut when it is asked for again, as ever the third time."""

    def __init__(self) -> None:
        self.rushing = False
        """Whether everything goes fast."""
        self.cutting = False
        """Whether nothing is shown at all."""
        self.retell = False
        """Whether what was cut is still to be told in the recap."""

    @property
    def rate(self) -> float:
        """How much faster time passes."""
        return RUSH if self.rushing else 1.0

    def more(self) -> None:
        """It is asked for once more."""
        self.rushing, self.cutting = not self.cutting, self.rushing and not self.cutting

    def end(self) -> None:
        """A choice of a person has come."""
        self.retell = self.retell or self.cutting
        self.rushing = self.cutting = False
