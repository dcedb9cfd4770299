"""What an event puts into the spotlight, and the beats in which it is played out; seconds at normal speed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import Final

from tortuga.app.games.tortuga2014.spotlight import (
    Area,
    Card,
    ChestCard,
    Spotlight,
    TilesCard,
    TokenCard,
    box_of,
)
from tortuga.games.tortuga2014 import events as ev
from tortuga.games.tortuga2014.pieces import BOARD
from tortuga.games.tortuga2014.state import Table

VEIL_UP: Final = 0.30
VEIL_DOWN: Final = 0.25
TOTALS: Final = 0.95
"""Totals are compared."""
NOBODY: Final = 0.50
"""An action in which nobody takes part."""
ENTERS: Final = 0.30
"""A captain comes on."""
HANDOVER: Final = 0.80
"""A stolen chest is lifted and flies."""
CLAIM: Final = 0.60
"""A chest of the island flies to an island area."""
DRAWS: Final = 0.60
"""A chest comes out of the bag."""
TILES: Final = 0.40
BOX: Final = 0.22
"""A token moves by a box."""
SHAKES: Final = 0.15
"""A token that is driven back shakes before it moves."""
STAYS: Final = 0.30
"""A card without effect is read."""
ROUND: Final = 2.5
"""The card of a round is read."""
HOLD: Final = 0.50
"""The finished picture stays."""


def spotlight_of(event: ev.Event, before: Table) -> Spotlight | None:
    """What an event of phase 2 puts into the spotlight; None for all others.

    Args:
        before: the table before the event.
    """
    match event:
        case ev.ActionOpened(ranking=ranking):
            begins = before.action == 0
            fades = (0.0, VEIL_UP) if begins else None
            first = VEIL_UP if begins else 0.0
            if not ranking:
                return Spotlight(opening=True, fades=fades)
            return Spotlight(ranking[0], opening=True, fades=fades, beats=(first + TOTALS,), compares=TOTALS)
        case ev.Attacked():
            return _attacked(event, before)
        case ev.FleetExpanded(seat=seat, box=box):
            return _moved(TokenCard(seat, "fleet", before.boards[seat].boat, box))
        case ev.CrewRecruited(seat=seat, box=box):
            return _moved(TokenCard(seat, "crew", before.boards[seat].pirate, box))
        case ev.HuntDrawn(seat=seat, chest=chest, tiles=tiles):
            cards: list[Card] = [ChestCard(seat, chest, "bag")] if chest is not None else []
            cards += [TilesCard(seat, len(tiles))] if tiles else []
            return Spotlight(seat, None, tuple(cards), _beats(0.1, map(duration, cards)))
        case ev.TileKept(seat=seat):
            return Spotlight(seat)
        case ev.Forfeited(seat=seat) | ev.HuntStarted(seat=seat):
            return Spotlight(seat)
        case ev.SurplusDropped():
            return Spotlight()
    return None


def duration(card: Card) -> float:
    """How long a card is played out."""
    match card:
        case TokenCard(before=before, after=after) if before != after:
            return BOX * abs(after - before) + (SHAKES if after < before else 0.0)
        case ChestCard(chest=str(), source="target"):
            return HANDOVER
        case ChestCard(chest=str(), source="island"):
            return CLAIM
        case ChestCard(chest=str()):
            return DRAWS
        case TilesCard():
            return TILES
        case _:
            return STAYS


def _beats(start: float, lengths: Iterable[float]) -> tuple[float, ...]:
    return tuple(accumulate(lengths, initial=start))


def _moved(card: TokenCard) -> Spotlight:
    return Spotlight(card.seat, None, (card,), _beats(0.1, (duration(card),)))


def _attacked(event: ev.Attacked, before: Table) -> Spotlight:
    """In 1st position the chest changes hands first, in 2nd it is claimed last (R52, R53)."""
    area: Area = "fleet" if event.action == BOARD else "crew"
    victim, attacker = before.boards[event.target], before.boards[event.seat]
    chest = ChestCard(event.seat, event.chest, "island" if event.place else "target")
    tokens: Sequence[Card] = (
        TokenCard(event.target, area, box_of(victim, area), event.target_box),
        TokenCard(event.seat, area, box_of(attacker, area), event.box, event.target, event.defended),
    )
    cards = (*tokens, chest) if event.place else (chest, *tokens)
    return Spotlight(event.seat, event.target, cards, _beats(ENTERS + 0.05, map(duration, cards)))
