"""Which captains a game has: the app's list of whom one may play against."""

from __future__ import annotations

_LEVELS = ("deckhand", "mate", "quartermaster", "captain", "admiral")
_PANEL = ("random", "greedy", "additive")


def levels(game: str) -> tuple[str, ...]:  # noqa: ARG001
    """Captains at hand, weakest first. Each has the texts level-<name> and level-<name>-note."""
    return _LEVELS


def usual(game: str) -> str:  # noqa: ARG001
    """Whom a new player meets first."""
    return "mate"


def panel(game: str) -> tuple[str, ...]:  # noqa: ARG001
    """Players for measuring; not offered, but a game that was played with them may be played again."""
    return _PANEL
