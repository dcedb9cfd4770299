"""What each seat did last, in two or three words for its row of the roster."""

from __future__ import annotations

from tortuga.app.table.ui.anygame import Say
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.pieces import BOATS, PLACE_NAMES
from tortuga.games.tortuga1667.state import Table

_ROMAN = ("I", "II", "III", "IV", "V")


def last_deeds(table: Table, say: Say) -> dict[int, str]:
    """By seat; what nobody did yet is missing."""
    found: dict[int, str] = {}
    for past in reversed(table.history):
        seat = getattr(past.event, "seat", -1)
        if seat in found or seat < 0:
            continue
        told = deed(past.event, say)
        if told:
            found[seat] = told
            if len(found) == table.seats:
                break
    return found


def deed(event: ev.Event, say: Say) -> str:
    """What an event is, as what its seat did last; "" for what is no deed."""
    match event:
        case ev.Looked(cards=(first, second)):
            return say("last-looked", first=_ROMAN[first], second=_ROMAN[second])
        case ev.Forced():
            return say("last-forced")
        case ev.CardTurned(event=name):
            return say("last-revealed", event=say(f"event-{name}"))
        case ev.Rowed(place=place):
            return say("last-boards-boat" if place in BOATS else f"last-rowed-{PLACE_NAMES[place]}")
        case ev.Sneaked(hold=hold):
            return say("last-sneaked-french" if hold == 0 else "last-sneaked-british")
        case ev.MaroonOrdered():
            return say("last-maroons")
        case ev.VoteShown(kind=kind, result=result):
            return say(f"last-{kind}-{result}")
        case ev.Marooned():
            return say("last-marooned")
        case ev.MapUsed(event=name):
            return say("last-used", event=say(f"event-{name}"))
        case ev.TurnMissed():
            return say("last-missed")
        case _:
            return ""
