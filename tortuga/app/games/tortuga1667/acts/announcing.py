"""What is said of an event while it is shown: the banner, and a plate over the player's own board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from tortuga.app.games.tortuga1667.acts.pace import HIT
from tortuga.app.games.tortuga1667.palette import EVENT, GROUP_ICON, ICON, event_named
from tortuga.app.games.tortuga1667.words.naming import stands
from tortuga.app.table.acts.motions import PlateDrop
from tortuga.app.table.marks import BETWEEN, Banner, Spot
from tortuga.app.table.ui.anygame import Say
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.state import Table

_LARGE: Final = (ev.Marooned, ev.AlbatrossStruck, ev.Forced, ev.LoyaltiesShuffled)
"""Events that have a large moment if they befall the seat at the screen."""
_MAX_SENTENCES: Final = 2
"""Sentences for which there is room."""
_BANNER_ICONS: Final[dict[type, str]] = {
    ev.Looked: "view",
    ev.Forced: "force",
    ev.Picked: "force",
    ev.Rowed: "row",
    ev.Sneaked: "sneak",
}
"""Icons of actions."""


def befalls(event: ev.Event, me: int) -> bool:
    """Whether an event does something to a seat."""
    match event:
        case (
            ev.AlbatrossStruck(seats=seats) | ev.ScurvySpread(seats=seats) | ev.LoyaltiesShuffled(seats=seats)
        ):
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


def plates(
    say: Say,
    event: ev.Event,
    before: Table,
    after: Table,
    me: int,
    sentences: Sequence[str],
    delay: float,
) -> Iterator[PlateDrop]:
    """The plate over the player's own board when something happens to the pawn of the seat at the screen.

    It names players, never "you": several may be watching. Some events have a large moment instead.

    Args:
        sentences: the sentences of the event.
        delay: until the pawn has arrived.
    """
    cause = sentences[0] if sentences and befalls(event, me) else ""
    if not cause or isinstance(event, _LARGE):
        return
    here, there = stands(say, before.board, me), stands(say, after.board, me)
    words = cause if here == there else say("plate-moved", cause=cause, before=here, after=there)
    good = isinstance(event, ev.Rescued | ev.MapGiven)
    plate = "tag_green" if good else "tag_red"
    yield PlateDrop(words, Spot("ribbon"), plate, ICON["info"], delay, HIT)


def announced(
    say: Say, event: ev.Event, before: Table, after: Table, sentences: Sequence[str]
) -> Banner | None:
    """The announcement of an event; None if there is nothing to announce.

    Args:
        sentences: what the log says of it.
    """
    words = BETWEEN.join(sentences[:_MAX_SENTENCES])
    match event:
        case ev.TurnBegan():  # what was done just before can still be read meanwhile
            return None
        case ev.TurnMissed() | ev.ActionGranted():
            return Banner(ICON["start"], sentences[0] if sentences else "")
        case ev.LoyaltiesDealt():  # the same for every observer: it says where to look, not what is there
            return Banner(ICON["seen"], say("banner-set-up"), say("banner-loyalties"))
        case ev.GameEnded():
            # who has won is shown with the letters, in the results
            return Banner(ICON["armada"], say("banner-over"), say("banner-letters"))
        case ev.OvertimeBegan():
            return Banner(ICON["armada"], say("banner-overtime"), words)
        case ev.Said():
            return Banner(ICON["talk"], words)
        case ev.MapUsed(event=card) | ev.MapKept(event=card) | ev.CardTurned(event=card):
            return Banner(_sign(card), say(f"event-{card}"), words) if words else None
        case ev.Marooned() | ev.AlbatrossStruck() | ev.VoteLost() | ev.LastVoteLost() | ev.MaroonOrdered():
            return Banner(ICON["maroon"], say("banner-marooning"), words)
    if not words:
        return None
    if (call := after.call or before.call) is not None:
        return Banner(ICON[call.kind], say(f"banner-{call.kind}"), words)
    if (turned := before.turned) is not None and turned.event:
        return Banner(_sign(turned.event), say(f"event-{turned.event}"), words)
    if not after.turn:
        return Banner(ICON["treasure"], say("banner-set-up"), words)
    return Banner(ICON[_BANNER_ICONS.get(type(event), "start")], words)


def _sign(card: str) -> str:
    """The badge of an event card's group."""
    return GROUP_ICON[EVENT[event_named(card)].group]
