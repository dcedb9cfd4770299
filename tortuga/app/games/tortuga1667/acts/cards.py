"""Event cards as they are seen. What is hidden moves alike whatever it is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from tortuga.app.games.tortuga1667.acts import pace
from tortuga.app.games.tortuga1667.acts.motions import Bubble, Cloth, Flash, Point, Sail, TableMotion
from tortuga.app.games.tortuga1667.acts.staging import fan, kept, treasure, vote, walks
from tortuga.app.games.tortuga1667.seen import spots
from tortuga.app.table.acts.motions import Pause
from tortuga.app.table.marks import Spot
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.pieces import HOLDS, TORTUGA
from tortuga.games.tortuga1667.state import Table


def carded(
    event: ev.CardEvent | ev.GameEnded | ev.Said, before: Table, after: Table, told: str
) -> Iterator[TableMotion]:
    """What is seen of an event card, of the end, and of talk.

    Args:
        told: the line of talk, for its bubble.
    """
    match event:
        case ev.Shot(seat, target):
            yield Point(seat, target, (), 0.0, pace.POINT)
        case ev.Infected(seat, target):
            yield Point(seat, target, (), 0.0, pace.POINT)
        case ev.Rescued(_, target):
            yield from walks((target,), before.board, after.board)
        case ev.VoteSwapped(seat):
            yield vote(Spot("votes"), fan(seat))
        case ev.VotePutBack(seat):
            yield vote(fan(seat), Spot("votes"))
        case ev.MapGiven(_, target, card):
            yield kept(card, target, _last(after, target, card))
        case ev.CardKept(seat, card):
            yield kept(card, seat, _last(after, seat, card))
        case ev.LetterKept(seat):
            yield kept("letter", seat, _last(after, seat, "letter"))
        case ev.BoatBlown(_, place):
            yield Flash(place, 0.0, pace.CALL)
        case ev.LoyaltiesShuffled((seat, target)):
            yield Cloth(seat, target, 0.0, pace.READ)
        case ev.Climbed(_, target):
            yield vote(fan(target), Spot("votes"))
        case ev.HandComposed(_, target):
            yield vote(Spot("votes"), fan(target))
        case ev.DeckShuffled():
            yield Pause(0.0, pace.DRAW)
        case ev.PawnsSwapped(seat, target):
            yield from walks((seat, target), before.board, after.board)
        case ev.BellsRung(_, seats):
            yield from walks(seats, before.board, after.board)
        case ev.ScurvySpread() | ev.CardFizzled():
            yield Pause(0.0, pace.CALL)
        case ev.SeasRose():
            yield from _storm(event, before, after)
        case ev.OvertimeBegan():
            yield Pause(0.0, pace.END)
        case ev.GameEnded():
            yield Sail(0.0, pace.END)
        case ev.Said(seat, target=target):
            yield Bubble(seat, told, target, 0.0, pace.BUBBLE)
        case _:
            assert_never(event)


def _last(table: Table, seat: int, card: str) -> int:
    """Where a card has come to lie among those that a seat keeps."""
    cards = spots.kept_cards(table, seat)
    return len(cards) - 1 - cards[::-1].index(card) if card in cards else 0


def _storm(event: ev.SeasRose, before: Table, after: Table) -> Iterator[TableMotion]:
    """Treasure leaves the holds, for the Galleon or the beach; in v2 Tortuga's are shared out again (T68)."""
    was, now = before.board.holds[event.place], after.board.holds[event.place]
    starts = [spots.hold(event.place, side) for side in HOLDS for _ in range(was[side] - now[side])]
    if not starts:
        yield Pause(0.0, pace.CALL)
    back = [spots.hold(event.place, side) for side in HOLDS for _ in range(now[side] - was[side])]
    for at, start in enumerate(starts):
        if back:
            yield treasure(start, back[at])
        else:
            beach = event.place == TORTUGA
            yield treasure(start, Spot("beach") if beach else spots.chest(before.board.galleon + at))
