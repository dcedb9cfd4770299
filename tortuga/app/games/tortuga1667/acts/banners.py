"""What stands below the chart while an event is shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tortuga.app.games.tortuga1667.palette import EVENT, GROUP_ICON, ICON, event_named
from tortuga.app.table.marks import Banner
from tortuga.app.table.ui.anygame import Say
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.state import Table

_MOST: Final = 2
"""Sentences for which there is room."""


def announced(say: Say, event: ev.Event, before: Table, after: Table, told: Sequence[str]) -> Banner | None:
    """The announcement of an event; None where there is nothing to announce.

    Args:
        told: its sentences.
    """
    words = " · ".join(told[:_MOST])
    match event:
        case ev.TurnBegan() | ev.TurnMissed() | ev.ActionGranted():
            return Banner(ICON["start"], told[0] if told else "")
        case ev.LoyaltiesDealt():  # for all eyes the same: it says where to look, not what is there
            return Banner(ICON["seen"], say("banner-set-up"), say("banner-loyalties"))
        case ev.GameEnded():
            return Banner(ICON["armada"], say("banner-over"), told[-1] if told else "")
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
    return Banner(_icon(event), words)


def _sign(card: str) -> str:
    """The badge of an event card's group."""
    return GROUP_ICON[EVENT[event_named(card)].group]


def _icon(event: ev.Event) -> str:
    match event:
        case ev.Looked():
            return ICON["view"]
        case ev.Forced() | ev.Picked():
            return ICON["force"]
        case ev.Rowed():
            return ICON["row"]
        case ev.Sneaked():
            return ICON["sneak"]
        case _:
            return ICON["start"]
