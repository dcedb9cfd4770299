"""Shuffles and draws by address, and the events that chance could have led to.

An address names the moment, and does not depend on earlier decisions: `vote/TURN/ACTION` gives the order in
which the cards of that vote are turned over, whichever they are. A shuffle fixes the whole order of a deck.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import permutations
from math import factorial
from typing import TypeVar

from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.pieces import HAND, ROW, VOTE_KINDS, Loyalty, loyalties
from tortuga.games.tortuga1667.state import Table
from tortuga.games.tortuga1667.votes import called, result
from tortuga.kernel.game import Chance, Outcomes

Item = TypeVar("Item")
BOTTOM_CARDS = 4
"""Cards that are shuffled with the Armada and lie at the bottom of the deck (T13)."""
WORDS = 8
"""Random words at an address."""
MAX_LISTED = 128
"""Maximum number of outcomes that `chances` lists."""


def shuffled(items: Iterable[Item], chance: Chance, address: str) -> tuple[Item, ...]:
    """The items in random order, every order equally likely (Fisher and Yates)."""
    order = list(items)
    last = len(order) - 1
    words: list[int] = []
    for block in range((last + WORDS - 1) // WORDS):
        words += chance.words(f"{address}/{block}")
    for index in range(last, 0, -1):
        other = words[last - index] % (index + 1)
        order[index], order[other] = order[other], order[index]
    return tuple(order)


def deal(table: Table, chance: Chance) -> ev.Event:
    """The event that chance chooses in a chance stage."""
    seats, moment = table.seats, f"{table.turn}/{table.action}"
    match table.stage:
        case "loyalties":
            return ev.LoyaltiesDealt(shuffled(loyalties(seats), chance, "loyalties"))
        case "votes":
            cards = shuffled(vote_cards(table), chance, "votes")
            hands = tuple([cards[HAND * seat : HAND * (seat + 1)] for seat in range(seats)])
            return ev.VotesDealt(hands, cards[HAND * seats :])
        case "events":
            return _lay(table, chance)
        case "pawns":
            return ev.PawnsDrawn(shuffled(range(seats), chance, "pawns"))
        case "pawn":
            left = _waiting(table)
            return ev.PawnDrawn(left[chance.words(f"pawn/{seats - len(left)}")[0] % len(left)])
        case "show":
            return _show(table, chance, moment)
        case "bells":
            place, line = _ringing(table)
            return ev.BellsRung(place, shuffled(line, chance, f"bells/{moment}"))
        case "shuffle":
            return _shuffles(table)[chance.words(f"fever/{moment}")[0] % 2]
        case "reshuffle":
            return ev.DeckShuffled(shuffled(sorted(map(str, table.deck)), chance, f"nest/{moment}"))
        case "overtime":
            cards = shuffled(sorted(_unplayed(table)), chance, f"overtime/{table.overtime + 1}")
            return ev.OvertimeBegan(cards)
        case stage:
            raise AssertionError(f"no chance in stage {stage}")


def vote_cards(table: Table) -> tuple[str, ...]:
    """All vote cards of the game, in the order of their kinds (T9)."""
    return _cards(table.options.votes)


@lru_cache(maxsize=1 << 6)
def _cards(votes: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([kind for kind, count in zip(VOTE_KINDS, votes, strict=True) for _ in range(count)])


def _lay(table: Table, chance: Chance) -> ev.EventsLaid:
    """The event deck: the Armada is among the last five cards (T12, T13)."""
    options = table.options
    starred = options.starred or shuffled(options.pool, chance, "starred")[: options.starred_count]
    cards = shuffled((*options.basic, *starred), chance, "events")
    last = shuffled((*cards[-BOTTOM_CARDS:], "armada"), chance, "armada")
    return ev.EventsLaid(cards[:-BOTTOM_CARDS] + last)


def _waiting(table: Table) -> list[int]:
    """Seats whose pawn is still in the pouch (T78)."""
    standing = {seat for line in table.board.lines for seat in line}
    return [seat for seat in range(table.seats) if seat not in standing]


def _show(table: Table, chance: Chance, moment: str) -> ev.VoteShown:
    """Ballots and the deck's card, sorted before the shuffle: the order gives no player away (T45)."""
    call = called(table)
    ballots = [table.ballots[seat] or () for seat in call.voters]
    cards = sorted([str(table.deck[0]), *(card for cards in ballots for card in cards)])
    return ev.VoteShown(
        call.seat,
        call.kind,
        call.place,
        call.captain,
        call.voters,
        call.missing,
        tuple([len(cards) for cards in ballots]),
        shuffled(cards, chance, f"vote/{moment}"),
        result(call.kind, cards),
        shuffled(cards, chance, f"under/{moment}"),
    )


def _ringing(table: Table) -> tuple[int, tuple[int, ...]]:
    """Where the bells ring, and who stands there, in order (T65)."""
    assert table.turned is not None, "bells ring where the revealer stands"
    place = table.board.place(table.turned.seat)
    return place, table.board.lines[place]


def _shuffles(table: Table) -> tuple[ev.LoyaltiesShuffled, ev.LoyaltiesShuffled]:
    """Cabin Fever: both keep their cards, or they swap (T62)."""
    assert table.turned is not None, "a card was turned over"
    seats = (table.turned.seat, table.turned.target)
    first, second = (table.loyalties[seat] for seat in seats)
    return ev.LoyaltiesShuffled(seats, (first, second)), ev.LoyaltiesShuffled(seats, (second, first))


def _unplayed(table: Table) -> list[str]:
    """The event cards that form the deck of overtime: discards, row and deck (T73)."""
    return [str(card) for card in (*table.discards, *table.row, *table.events) if card != ""]


# -------------------------------------------------------------------------------- possible events
def plausible(table: Table, event: ev.Event) -> bool:
    """Whether chance could have led to this event."""
    match table.stage, event:
        case "loyalties", ev.LoyaltiesDealt(dealt):
            return _same(dealt, loyalties(table.seats))
        case "votes", ev.VotesDealt(hands, deck):
            sizes = [len(hand) for hand in hands] == [HAND] * table.seats
            return sizes and _same([card for hand in (*hands, deck) for card in hand], vote_cards(table))
        case "events", ev.EventsLaid(cards):
            return _possible_deck(table, cards)
        case "pawns", ev.PawnsDrawn(seats):
            return _same(seats, range(table.seats))
        case "pawn", ev.PawnDrawn(seat):
            return seat in _waiting(table)
        case "show", ev.VoteShown():
            return _possible_vote(table, event)
        case "bells", ev.BellsRung(place, seats):
            return place == _ringing(table)[0] and _same(seats, _ringing(table)[1])
        case "shuffle", ev.LoyaltiesShuffled():
            return event in _shuffles(table)
        case "reshuffle", ev.DeckShuffled(deck):
            return _same(deck, table.deck)
        case "overtime", ev.OvertimeBegan(cards):
            return _same(cards, _unplayed(table))
        case _:
            return False


def _same(cards: Iterable[object], others: Iterable[object]) -> bool:
    """Whether both hold the same items, in any order."""
    return Counter(cards) == Counter(others)


def _possible_deck(table: Table, cards: Sequence[str | None]) -> bool:
    """Whether this is a possible event deck (T12, T13)."""
    options = table.options
    starred = [card for card in cards if card in options.pool]
    fits = set(starred) == set(options.starred) if options.starred else True
    distinct = len(set(starred)) == len(starred) == options.starred_count
    return (
        fits
        and distinct
        and _same(cards, (*options.basic, *starred, "armada"))
        and "armada" in cards[-BOTTOM_CARDS - 1 :]
        and len(cards) > ROW
    )


def _possible_vote(table: Table, event: ev.VoteShown) -> bool:
    """Whether these are the cards played, in any order."""
    call = called(table)
    ballots = [table.ballots[seat] or () for seat in call.voters]
    cards = [str(table.deck[0]), *(card for cards in ballots for card in cards)]
    expected = (call.seat, call.kind, call.place, call.captain, call.voters, call.missing)
    return (
        (event.seat, event.kind, event.place, event.captain, event.voters, event.missing) == expected
        and event.played == tuple(map(len, ballots))
        and _same(event.cards, cards)
        and _same(event.under, cards)
        and event.result == result(call.kind, cards)
    )


def chances(table: Table) -> Outcomes | None:
    """Every event that chance may choose, with its probability, if there are few.

    These are the loyalties of a few seats, pawns of up to five, Eight Bells for up to five, and Cabin Fever.
    """
    match table.stage:
        case "loyalties":
            dealt = assignments(loyalties(table.seats))
            return _even([ev.LoyaltiesDealt(cards) for cards in dealt]) if len(dealt) <= MAX_LISTED else None
        case "pawns" if factorial(table.seats) <= MAX_LISTED:
            return _even([ev.PawnsDrawn(seats) for seats in permutations(range(table.seats))])
        case "pawn":
            return _even([ev.PawnDrawn(seat) for seat in _waiting(table)])
        case "bells" if factorial(len(_ringing(table)[1])) <= MAX_LISTED:
            place, line = _ringing(table)
            return _even([ev.BellsRung(place, seats) for seats in permutations(line)])
        case "shuffle":
            kept, swapped = _shuffles(table)
            return _even([kept] if kept == swapped else [kept, swapped])
        case _:
            return None


def _even(events: Sequence[ev.Event]) -> Outcomes:
    return tuple((event, Fraction(1, len(events))) for event in events)


def assignments(cards: tuple[Loyalty, ...]) -> list[tuple[Loyalty, ...]]:
    """All distinct ways to deal the cards."""
    if not cards:
        return [()]
    deals = []
    for card in sorted(set(cards)):
        rest = list(cards)
        rest.remove(card)
        deals += [(card, *others) for others in assignments(tuple(rest))]
    return deals
