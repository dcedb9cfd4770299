"""Effects of an event on players, by public facts alone: their moods, and the plate for the player hit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from tortuga.app.draw.brush import Mood
from tortuga.app.games.tortuga1667.acts import pace
from tortuga.app.games.tortuga1667.palette import ICON
from tortuga.app.games.tortuga1667.words.naming import stands
from tortuga.app.table.acts.motions import PlateDrop
from tortuga.app.table.marks import Spot
from tortuga.app.table.ui.anygame import Say
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.pieces import BOATS, SHIPS, TORTUGA
from tortuga.games.tortuga1667.state import Table

PLEASED: Final[Mood] = "pleased"
ANGRY: Final[Mood] = "angry"


def moods(event: ev.Event, before: Table) -> dict[int, Mood]:
    """Moods by seat; the face of a computer player follows public events only, never its cards or loyalty."""
    match event:
        case (
            ev.Forced(_, seat)
            | ev.Shot(_, seat)
            | ev.Marooned(seat)
            | ev.VoteLost(seat)
            | ev.LastVoteLost(seat)
        ):
            return {seat: ANGRY}
        case ev.AlbatrossStruck(seats=seats) | ev.ScurvySpread(seats=seats):
            return dict.fromkeys(seats, ANGRY)
        case ev.BoatBlown(place=place) if before.board.boats[place - BOATS[0]] >= 0:
            return {before.board.boats[place - BOATS[0]]: ANGRY}
        case ev.Rescued(target=seat) | ev.MapGiven(target=seat) | ev.MapUsed(seat=seat):
            return {seat: PLEASED}
        case ev.VoteShown(kind="attack", captain=captain, result=result):
            return {captain: PLEASED if result == "success" else ANGRY}
        case ev.VoteShown(kind="mutiny", seat=seat, captain=captain, result=result):
            won = result == "success"
            return {seat: PLEASED if won else ANGRY, captain: ANGRY if won else PLEASED}
        case ev.TreasureTaken(seat=seat, place=place, source=source):
            robbed = before.board.captain(1 - place) if source >= 0 else -1
            return {seat: PLEASED} | ({robbed: ANGRY} if robbed >= 0 else {})
        case ev.SeasRose(place=place, treasure=treasure) if treasure and place in SHIPS:
            captain = before.board.captain(place)
            return {captain: ANGRY} if captain >= 0 else {}
        case _:
            return {}


def plates(
    say: Say, event: ev.Event, before: Table, after: Table, me: int, sentences: Sequence[str]
) -> Iterator[PlateDrop]:
    """The plate over the own board when something happens to the pawn of the seat at the screen.

    It names players, never "you": several may be watching.

    Args:
        sentences: the sentences of the event.
    """
    if isinstance(event, ev.LoyaltiesShuffled):
        if me in event.seats:
            yield PlateDrop(say("plate-loyalty"), Spot("ribbon"), "tag_red", ICON["seen"], 0.0, pace.HIT)
        return
    cause = sentences[0] if sentences and befalls(event, me) else ""
    if isinstance(event, ev.Marooned) and event.seat == me:
        cause = say("plate-cause", cause=say(f"plate-by-{event.cause}"), told=cause)
    if not cause:
        return
    here, there = stands(say, before.board, me), stands(say, after.board, me)
    words = cause if here == there else say("plate-moved", cause=cause, before=here, after=there)
    good = isinstance(event, ev.Rescued | ev.MapGiven)
    icon = ICON["maroon"] if isinstance(event, ev.Marooned | ev.AlbatrossStruck) else ICON["info"]
    yield PlateDrop(words, Spot("ribbon"), "tag_green" if good else "tag_red", icon, 0.0, pace.HIT)


def befalls(event: ev.Event, me: int) -> bool:
    """Whether an event does something to a seat."""
    match event:
        case ev.AlbatrossStruck(seats=seats) | ev.ScurvySpread(seats=seats):
            return me in seats
        case ev.Rescued(seat=seat, target=target):
            return target == me != seat
        case ev.PawnsSwapped(seat=seat, target=target):
            return me in (seat, target)
        case ev.Infected() | ev.Climbed() | ev.MapGiven() | ev.Forced():
            return event.target == me
        case ev.Marooned(seat=seat) | ev.VoteLost(seat=seat) | ev.LastVoteLost(seat=seat):
            return seat == me
        case _:
            return False


def touched(event: ev.Event, after: Table, me: int) -> Iterator[Spot]:
    """Places that keep a quiet outline until the person has chosen again."""
    match event:
        case ev.LoyaltiesShuffled(seats=seats) if me in seats:
            yield Spot("loyalty")
        case ev.Rowed(seat) | ev.Marooned(seat) | ev.PlaceTaken(seat) | ev.Rescued(target=seat):
            yield Spot("pawn", seat)
        case ev.MapUsed(seat, "atlantis"):
            yield Spot("pawn", seat)
        case ev.PawnsSwapped(seat, target):
            yield from (Spot("pawn", seat), Spot("pawn", target))
        case ev.AlbatrossStruck(seats=seats) | ev.BellsRung(seats=seats):
            yield from (Spot("pawn", seat) for seat in seats)
        case ev.Sneaked(place=place, hold=hold):
            yield Spot("hold", index=2 * place + 1 - hold)
        case ev.TreasureTaken(place=place, hold=hold):
            yield Spot("hold", index=2 * place + hold)
        case ev.BrawlSettled():
            filled = (side for side in (0, 1) if after.board.holds[TORTUGA][side])
            yield from (Spot("hold", index=2 * TORTUGA + side) for side in filled)
        case ev.SeasRose(place=place):
            yield from (Spot("hold", index=2 * place + side) for side in (0, 1))
        case ev.Looked(cards=cards):
            yield from (Spot("card", index=card) for card in cards)
        case ev.CardTurned(card=card):
            yield Spot("card", index=card)
        case ev.BoatBlown(place=place):
            yield Spot("place", index=place)
