"""What each seat did last, in two or three words for its row of the roster."""

from __future__ import annotations

from tortuga.app.table.ui.anygame import Say
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.pieces import BOATS, PLACE_NAMES
from tortuga.games.tortuga1667.state import Table

_ROMAN = ("I", "II", "III", "IV", "V")


def last_actions(table: Table, say: Say) -> dict[int, str]:
    """By seat; without seats that have done nothing yet."""
    actions: dict[int, str] = {}
    for past in reversed(table.history):
        seat = getattr(past.event, "seat", -1)
        if seat in actions or seat < 0:
            continue
        words = action_words(past.event, say)
        if words:
            actions[seat] = words
            if len(actions) == table.seats:
                break
    return actions


def action_words(event: ev.Event, say: Say) -> str:
    """An event as the last action of its seat; "" if it is none."""
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
