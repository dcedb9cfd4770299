"""Conditions that several commands share."""

from __future__ import annotations

from collections import Counter

from tortuga.games.tortuga1667.pieces import HOLDS
from tortuga.games.tortuga1667.state import Table
from tortuga.kernel.errors import Refusal


def check_other(table: Table, seat: int, target: int) -> None:
    """Accept another player."""
    if not 0 <= target < table.seats:
        raise Refusal("refusal-no-such-seat")
    if target == seat:
        raise Refusal("refusal-not-yourself")


def check_hold(hold: int) -> None:
    """Accept the British or the French hold."""
    if hold not in HOLDS:
        raise Refusal("refusal-no-such-hold")


def check_hand(table: Table, seat: int, cards: tuple[str, ...]) -> None:
    """Accept cards that the seat holds."""
    hand = table.hands[seat]
    if cards[0] not in hand or (len(cards) > 1 and Counter[str | None](cards) - Counter(hand)):
        raise Refusal("refusal-not-in-hand")
