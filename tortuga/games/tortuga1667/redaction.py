"""Events without the secrets of others, and who alone saw all that is in them (T10, T37)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from msgspec.structs import replace

from tortuga.games.tortuga1667 import events as ev
from tortuga.kernel.game import EVERYTHING

Value = TypeVar("Value")


def hidden(cards: Sequence[object]) -> tuple[None, ...]:
    """So many cards face down."""
    return (None,) * len(cards)


def _own(values: Sequence[Value], seats: Sequence[int], seat: int) -> tuple[Value | None, ...]:
    """Values of seats, None where they are another's."""
    return tuple([value if at == seat else None for at, value in zip(seats, values, strict=True)])


def _loyalties(event: ev.LoyaltiesDealt, seat: int) -> ev.Event:
    return ev.LoyaltiesDealt(_own(event.loyalties, range(len(event.loyalties)), seat))


def _hands(event: ev.VotesDealt, seat: int) -> ev.Event:
    kept = tuple([hand if at == seat else hidden(hand) for at, hand in enumerate(event.hands)])
    return ev.VotesDealt(kept, hidden(event.deck))


def _deck(event: ev.EventsLaid | ev.DeckShuffled | ev.OvertimeBegan, _seat: int) -> ev.Event:
    return type(event)(hidden(event.cards))


def _looked(event: ev.Looked, seat: int) -> ev.Event:
    return event if event.seat == seat else ev.Looked(event.seat, event.cards, (None, None))


def _ballot(event: ev.BallotCast, seat: int) -> ev.Event:
    return event if event.seat == seat else ev.BallotCast(event.seat, None)


def _shown(event: ev.VoteShown, _seat: int) -> ev.Event:
    return replace(event, under=hidden(event.under))


def _drawn(event: ev.VotesDrawn, seat: int) -> ev.Event:
    return ev.VotesDrawn(event.seats, _own(event.cards, event.seats, seat))


def _card(event: ev.VoteLost | ev.LastVoteLost | ev.VoteSwapped | ev.VotePutBack, seat: int) -> ev.Event:
    return event if event.seat == seat else replace(event, card=None)


def _fever(event: ev.LoyaltiesShuffled, seat: int) -> ev.Event:
    first, second = _own(event.loyalties, event.seats, seat)
    return ev.LoyaltiesShuffled(event.seats, (first, second))


def _climbed(event: ev.Climbed, seat: int) -> ev.Event:
    return event if event.seat == seat else ev.Climbed(event.seat, event.target, hidden(event.pool))


def _composed(event: ev.HandComposed, seat: int) -> ev.Event:
    if seat in (event.seat, event.target):
        return event
    return ev.HandComposed(event.seat, event.target, hidden(event.cards))


_HIDES: Final[dict[type, Callable[[Any, int], ev.Event]]] = {
    ev.LoyaltiesDealt: _loyalties,
    ev.VotesDealt: _hands,
    ev.EventsLaid: _deck,
    ev.Looked: _looked,
    ev.BallotCast: _ballot,
    ev.VoteShown: _shown,
    ev.VotesDrawn: _drawn,
    ev.VoteLost: _card,
    ev.LastVoteLost: _card,
    ev.VoteSwapped: _card,
    ev.VotePutBack: _card,
    ev.LoyaltiesShuffled: _fever,
    ev.Climbed: _climbed,
    ev.HandComposed: _composed,
    ev.DeckShuffled: _deck,
    ev.OvertimeBegan: _deck,
}
"""Events of which not everybody sees everything. A table, since random play asks it at every step."""


def redact(event: ev.Event, seat: int) -> ev.Event:
    """The event as the seat sees it, or `NOBODY`, or `EVERYTHING`."""
    hide = _HIDES.get(type(event))
    return event if hide is None or seat == EVERYTHING else hide(event, seat)


def _every(event: ev.LoyaltiesDealt) -> tuple[int, ...]:
    """The letter that a Cabin Fever takes away is remembered."""
    return tuple(range(len(event.loyalties)))


def _one(event: Any) -> tuple[int, ...]:
    return (event.seat,)


def _some(event: ev.VotesDrawn | ev.LoyaltiesShuffled) -> tuple[int, ...]:
    return event.seats


def _composers(event: ev.HandComposed) -> tuple[int, ...]:
    return (event.seat, event.target) if event.seat != event.target else (event.seat,)


WITNESSES: Final[dict[type, Callable[[Any], tuple[int, ...]]]] = {
    ev.LoyaltiesDealt: _every,
    ev.Looked: _one,
    ev.BallotCast: _one,
    ev.VotesDrawn: _some,
    ev.VoteLost: _one,
    ev.LastVoteLost: _one,
    ev.VoteSwapped: _one,
    ev.VotePutBack: _one,
    ev.LoyaltiesShuffled: _some,
    ev.Climbed: _one,
    ev.HandComposed: _composers,
}
"""Events of which some seats see more than others learn and keep it, and which seats those are."""
