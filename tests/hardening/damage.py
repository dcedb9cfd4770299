"""The hardening line of forged logs: altered in every way we know, half of them resealed; see `forge`."""

from __future__ import annotations

from tests.hardening.forge import EACH as FORGERIES
from tests.hardening.forge import forge
from tests.hardening.line import Found, Line
from tortuga.games import GAMES

EACH = 10 * FORGERIES


def part(number: int, seed: str) -> Found:
    """A part: some forgeries of one game."""
    name = sorted(GAMES)[number % len(GAMES)]
    found = Found(fate for _, fate in forge(name, EACH, f"{seed}/{number}"))
    found[name] = EACH
    return found


LINE = Line("damage", "altered logs: refused with the line, or honest", "logs", EACH, 1_000_000, part)
