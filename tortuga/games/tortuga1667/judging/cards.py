"""What event cards ask their revealer for, judged (T52-T63)."""

from __future__ import annotations

from collections import Counter

from tortuga.games.tortuga1667 import commands as cmd
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.judging.checks import check_hand, check_other
from tortuga.games.tortuga1667.legal import in_order, rescues
from tortuga.games.tortuga1667.pieces import BOATS, SHIPS, VOTE_KINDS
from tortuga.games.tortuga1667.state import Table
from tortuga.kernel.errors import Refusal


def shoot(table: Table, seat: int, command: cmd.Shoot) -> ev.Shot:
    """Pistol: anybody, in v2 another player (T52)."""
    if table.options.later or not 0 <= command.target < table.seats:
        check_other(table, seat, command.target)
    return ev.Shot(seat, command.target)


def rescue(table: Table, seat: int, command: cmd.Rescue) -> ev.Rescued:
    """Letter of Marque: from Tortuga or a rowboat to a ship with room (T53)."""
    board, target = table.board, command.target
    if not 0 <= target < table.seats:
        raise Refusal("refusal-no-such-seat")
    if command.place not in SHIPS:
        raise Refusal("refusal-no-such-place")
    if board.place(target) in SHIPS:
        raise Refusal("refusal-aboard-already", seat=target + 1)
    if command not in rescues(board):
        raise Refusal("refusal-ship-full")
    return ev.Rescued(seat, target, board.place(target), command.place)


def swap_vote(table: Table, seat: int, _: cmd.SwapVote) -> ev.VoteSwapped:
    """Letter of Marque: draw a vote card (T53); not in v2."""
    if table.options.later:
        raise Refusal("refusal-not-now")
    return ev.VoteSwapped(seat, table.deck[0])


def keep_letter(table: Table, seat: int, _: cmd.KeepLetter) -> ev.LetterKept:
    """Save a Letter of Marque; only in v2 (part 13)."""
    if not table.options.later:
        raise Refusal("refusal-not-now")
    return ev.LetterKept(seat)


def put_back(table: Table, seat: int, command: cmd.PutBack) -> ev.VotePutBack:
    """Letter of Marque: a card of the enlarged hand (T53)."""
    check_hand(table, seat, (command.card,))
    return ev.VotePutBack(seat, command.card)


def give(table: Table, seat: int, command: cmd.Give) -> ev.MapGiven:
    """A map to another player (T56)."""
    check_other(table, seat, command.target)
    assert table.turned is not None, "a map was turned over"
    return ev.MapGiven(seat, command.target, table.turned.event)


def blow_up(_: Table, seat: int, command: cmd.BlowUp) -> ev.BoatBlown:
    """Black Powder: either rowboat (T61)."""
    if command.place not in BOATS:
        raise Refusal("refusal-no-such-place")
    return ev.BoatBlown(seat, command.place)


def infect(table: Table, seat: int, command: cmd.Infect) -> ev.Infected:
    """Cabin Fever: with another player (T62)."""
    check_other(table, seat, command.target)
    return ev.Infected(seat, command.target)


def climb(table: Table, seat: int, command: cmd.Climb) -> ev.Climbed:
    """Crow's Nest: anybody (T63)."""
    if not 0 <= command.target < table.seats:
        raise Refusal("refusal-no-such-seat")
    return ev.Climbed(seat, command.target, _pool(table, command.target))


def _pool(table: Table, target: int) -> tuple[str | None, ...]:
    """Deck and hand, ordered so that they tell nothing; None where hidden (T63)."""
    cards = (*table.deck, *table.hands[target])
    known = tuple([card for card in cards if card is not None])
    return in_order(known) if len(known) == len(cards) else (None,) * len(cards)


def compose(table: Table, seat: int, command: cmd.Compose) -> ev.HandComposed:
    """Crow's Nest: as many cards of the pool as the hand had (T63)."""
    assert table.turned is not None, "a hand is exchanged"
    target, cards = table.turned.target, command.cards
    if len(cards) != len(table.hands[target]):
        raise Refusal("refusal-hand-size", cards=len(table.hands[target]))
    if Counter[str | None](cards) - Counter(table.pool):
        raise Refusal("refusal-not-in-deck")
    if set(cards) <= set(VOTE_KINDS) and cards != in_order(cards):
        raise Refusal("refusal-cards-order")
    return ev.HandComposed(seat, target, cards)
