"""What captains say where talk is on: which side they are on, whom they suspect, what they have seen.

Nothing is said that the seat cannot know, and nothing twice; talk never stands in for a decision.
"""

from __future__ import annotations

import random
from typing import Final

from ai.games.tortuga1667.belief.assignments import DUTCH, SIDES
from ai.games.tortuga1667.belief.talk import GOOD
from ai.games.tortuga1667.belief.weights import marginals
from ai.games.tortuga1667.characters import Character
from ai.games.tortuga1667.heard import enough
from ai.games.tortuga1667.outlook import Outlook
from tortuga.games.tortuga1667.commands import Say
from tortuga.games.tortuga1667.events import Said
from tortuga.games.tortuga1667.pieces import LOYALTIES
from tortuga.games.tortuga1667.state import View

SURE: Final = 0.85
"""Nobody is accused below this chance."""


def line(view: View, outlook: Outlook, character: Character, rng: random.Random) -> Say | None:
    """A line for one's own turn, or None; at most one a turn."""
    table, me = view.table, view.seat
    if table.options.talk != "on" or table.said[me] or rng.random() >= character.talk:
        return None
    if enough(table):
        return None
    truly = rng.random() >= character.lies
    for found in (_card(view, truly), _accusation(view, outlook, truly), _own(view, truly)):
        if found is not None and fresh(view, found):
            return found
    return None


def fresh(view: View, line: Say) -> bool:
    """Whether the seat has not said this before."""
    return not any(
        isinstance(past.event, Said)
        and past.event.seat == view.seat
        and (past.event.line, past.event.target, past.event.event) == (line.line, line.seat, line.event)
        for past in view.table.history
    )


def _own(view: View, truly: bool) -> Say | None:
    """Which side I am on; the Dutch keep silent, or claim the side that trails."""
    loyalty = view.loyalty
    if loyalty is None:
        return None
    side = LOYALTIES.index(loyalty)
    if side == DUTCH:
        return None if truly else Say(f"with-{LOYALTIES[view.table.board.lead > 0]}")
    return Say(f"with-{LOYALTIES[side if truly else 1 - side]}")


def _accusation(view: View, outlook: Outlook, truly: bool) -> Say | None:
    """An accusation of the seat that I am surest of, unless it is on my side."""
    if view.loyalty is None:
        return None
    side = LOYALTIES.index(view.loyalty)
    found = marginals(outlook.weights(view), view.table.seats)
    sure = [
        (chance, seat, theirs)
        for seat, believed in enumerate(found.tolist())
        for theirs, chance in enumerate(believed[:SIDES])
        if seat != view.seat and theirs != side and chance > SURE
    ]
    if not sure or not truly:
        return None
    _, seat, theirs = max(sure)
    return Say(f"accuse-{LOYALTIES[theirs]}", seat=seat)


def _card(view: View, truly: bool) -> Say | None:
    """A hurtful card that I have seen in the row."""
    for slot, card in enumerate(view.table.row):
        if card and card != "armada" and card not in GOOD:
            return Say("card-bad" if truly else "card-good", card=slot, event="")
    return None
