"""Whom one may play against in a game."""

from __future__ import annotations

from tortuga.app.captains.ask import captains_of


def levels(game: str) -> tuple[str, ...]:
    """Captains at hand, weakest first. Each has the texts level-<name> and level-<name>-note."""
    return captains_of(game).levels


def usual(game: str) -> str:
    """Whom a new player meets first."""
    return captains_of(game).default_level


def panel(game: str) -> tuple[str, ...]:
    """Players for measuring; not offered, but a game that was played with them may be played again."""
    return captains_of(game).panel
