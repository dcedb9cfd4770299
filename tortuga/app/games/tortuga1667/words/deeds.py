"""Decisions of 1667 in words that no line of the log tells, for the comparison of two games."""

from __future__ import annotations

from collections.abc import Callable

from tortuga.app.games.tortuga1667.words.naming import Naming
from tortuga.games.tortuga1667 import events as ev


def decided(say: Callable[..., str], names: Naming, event: ev.Event) -> str:
    """What somebody chose, for eyes that may see it; "" for what the log tells anyway.

    A card that these eyes do not see is left out.
    """

    def told(id: str, seat: int, **args: str) -> str:
        return say(f"deed-{id}", name=names.names[seat], **args)

    match event:
        case ev.CardChosen(seat, card):
            return told("reveals", seat, card=names.slot(card))
        case ev.Picked(seat, card):
            return told("picks", seat, card=names.slot(card))
        case ev.BallotCast(seat, cards):
            if cards is None:
                return told("votes", seat)
            return told("votes-open", seat, cards=names.votes(cards))
        case ev.MapKept(seat, card):
            return told("keeps", seat, event=names.event(card))
        case ev.VoteLost(seat, str(card)):
            return told("loses-open", seat, cards=names.vote(card))
        case ev.VotePutBack(seat, card):
            if card is None:
                return told("puts-back", seat)
            return told("puts-open", seat, cards=names.vote(card))
        case ev.HandComposed(seat, target, composed):
            if None in composed:
                return told("composes", seat, target=names.names[target])
            return told("composes-open", seat, target=names.names[target], cards=names.votes(composed))
        case _:
            return ""
