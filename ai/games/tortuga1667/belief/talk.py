"""What is said at the table: claims and accusations, weighed by the credibility each speaker has earned."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Final

import msgspec

from tortuga.games.tortuga1667.events import Said
from tortuga.games.tortuga1667.pieces import HELPFUL, LOYALTIES, MAPS

MOST: Final = 0.3
"""Log-likelihood ratio of a claim at full credibility; kept small until measured on people."""
FIRST: Final = 0.5
"""Credibility of a speaker not yet proved right or wrong."""
STEP: Final = 0.25
"""What a true statement about a card adds; a lie halves the credibility."""
GOOD: Final = frozenset((*HELPFUL, *MAPS))


class Claim(msgspec.Struct, frozen=True):
    """Somebody said which side somebody is on."""

    actor: int
    about: int
    side: int
    weight: float
    """Credibility of the speaker, 0..1."""

    def chances(self) -> tuple[float, float, float]:
        """How likely the claim is for each side of the seat it is about, up to a factor."""
        told = math.exp(MOST * self.weight)
        total = told + 2
        british, french, dutch = (told / total if side == self.side else 1 / total for side in range(3))
        return british, french, dutch


@dataclass(slots=True)
class Speakers:
    """Who has said what, and how it turned out."""

    credit: dict[int, float] = field(default_factory=dict)
    _said: dict[int, list[tuple[int, str, str]]] = field(default_factory=dict)
    """By place in the row: speaker, line, event card."""
    _claimed: set[tuple[int, int, int]] = field(default_factory=set)

    def of(self, seat: int) -> float:
        """The credibility of a seat, 0..1."""
        return self.credit.get(seat, FIRST)

    def heard(self, said: Said) -> list[Claim]:
        """The claims in a line; each counts once, however often it is said."""
        if said.line in ("card-is", "card-good", "card-bad"):
            self._said.setdefault(said.card, []).append((said.seat, said.line, said.event))
        kind, _, name = said.line.partition("-")
        if kind not in ("with", "accuse") or name not in LOYALTIES:
            return []
        about = said.seat if kind == "with" else said.target
        claim = (said.seat, about, LOYALTIES.index(name))
        if claim in self._claimed:
            return []
        self._claimed.add(claim)
        weight = self.of(said.seat) * (1.0 if kind == "with" else 0.5)
        return [Claim(said.seat, about, claim[2], weight)]

    def turned(self, slot: int, event: str) -> None:
        """A card of the row was turned over: note who had told the truth about it."""
        for seat, line, named in self._said.pop(slot, ()):
            true = named == event if line == "card-is" else (event in GOOD) == (line == "card-good")
            credit = self.of(seat)
            self.credit[seat] = min(1.0, credit + STEP) if true else credit / 2
