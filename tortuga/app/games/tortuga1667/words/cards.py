"""What event cards do, in sentences (T52-T70)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from tortuga.app.games.tortuga1667.words.teller import Teller
from tortuga.app.table.marks import Line
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.pieces import PLACE_NAMES, TORTUGA
from tortuga.games.tortuga1667.state import Table


class CardTeller(Teller):
    """Tells of event cards."""

    def told(self, event: ev.CardEvent, after: Table, open_cards: bool) -> Iterator[Line]:
        """The sentences of one event.

        Args:
            open_cards: for eyes that see everything.
        """
        names = self._names
        match event:
            case ev.Shot(seat, target) if seat == target:
                yield self._line(seat, "shot-self")
            case ev.Shot(seat, target):
                yield self._line(seat, "shot", target=names.names[target])
            case ev.Rescued(seat, target, _, place) if seat == target:
                yield self._line(seat, "rescued-self", to=names.to(place))
            case ev.Rescued(seat, target, _, place):
                yield self._line(seat, "rescued", target=names.names[target], to=names.to(place))
            case ev.VoteSwapped(seat, card):
                yield self._line(seat, "vote-swapped")
                if open_cards:
                    yield self._line(seat, "vote-swapped-open", cards=names.vote(card))
            case ev.VotePutBack(seat, card):
                if open_cards:
                    yield self._line(seat, "vote-put-back-open", cards=names.vote(card))
            case ev.LetterKept(seat):
                yield self._line(seat, "letter-kept")
            case ev.MapGiven(seat, target, card):
                given = names.names[target]
                yield self._line(seat, "map-given", target=given, event=names.event(card))
            case ev.BoatBlown(seat, place):
                yield self._line(seat, "blown-up", boat=PLACE_NAMES[place])
            case ev.Infected(seat, target):
                yield self._line(seat, "infected", target=names.names[target])
            case ev.LoyaltiesShuffled(seats, loyalties):
                for seat, side in zip(seats, loyalties, strict=True):
                    if open_cards and side is not None:
                        yield self._line(seat, "loyalty-shown", side=self._say(f"loyalty-{side}"))
            case ev.Climbed(seat, target):
                yield self._line(seat, "nested", target=names.names[target])
            case ev.HandComposed(seat, target, cards):
                if open_cards:
                    held = names.votes(cards)
                    yield self._line(target, "hand", cards=held)
            case ev.DeckShuffled():
                return
            case ev.PawnsSwapped(seat, target):
                yield self._line(seat, "swapped", target=names.names[target])
            case ev.BellsRung(place, seats):
                yield self._line(None, "bells", on=names.on(place), names=names.join(seats))
            case ev.CardKept(seat, card):
                yield self._line(seat, "kept", event=names.event(card))
            case ev.ScurvySpread(seats):
                yield self._line(None, "scurvy", names=names.join(seats), count=len(seats))
            case ev.SeasRose(place, treasure):
                yield self._storm(place, treasure, after)
            case ev.CardFizzled(_, card):
                yield self._line(None, "fizzled", event=names.event(card))
            case ev.OvertimeBegan(cards):
                id = "overtime" if after.overtime == 1 else "overtime-again"
                yield self._line(None, id, loud=True, count=len(cards))
            case _:
                assert_never(event)

    def _storm(self, place: int, treasure: int, after: Table) -> Line:
        if place == TORTUGA and after.options.later:
            return self._line(None, "storm-both")
        return self._line(None, "storm-tortuga" if place == TORTUGA else "storm-galleon", count=treasure)
