"""Attacks, mutinies and brawls in sentences. Who played which card is told to nobody but open eyes (T45)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from tortuga.app.games.tortuga1667.words.naming import HOLD_SIDES
from tortuga.app.games.tortuga1667.words.teller import Teller
from tortuga.app.table.marks import Line
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.pieces import SKULL
from tortuga.games.tortuga1667.state import Table


class VoteTeller(Teller):
    """Tells of votes and what they lead to."""

    def told(self, event: ev.VoteEvent, before: Table, open_cards: bool) -> Iterator[Line]:
        """The sentences of one event.

        Args:
            open_cards: for eyes that see everything.
        """
        names = self._names
        match event:
            case ev.VoteCalled(seat, kind):
                yield self._line(seat, f"called-{kind}")
            case ev.VoteVoided(kind=kind):
                yield self._line(None, f"void-{kind}")
            case ev.VoteOpened(voters=voters, missing=missing):
                if missing:
                    yield self._line(None, "absent", names=names.join(missing))
                if not voters:
                    yield self._line(None, "nobody-votes")
            case ev.BallotCast(seat, cards):
                if open_cards and cards:
                    yield self._line(seat, "ballot-open", cards=names.votes(cards))
            case ev.VoteShown():
                yield from self._shown(event)
            case ev.VotesDrawn(seats):
                if before.stage == "gold":
                    yield self._line(seats[0], "draws-vote")
            case ev.TreasureTaken(seat, _, source, hold):
                if source < 0:
                    yield self._line(seat, "took-galleon", side=HOLD_SIDES[hold])
                else:
                    yield self._line(seat, "took-ship", source=HOLD_SIDES[source], side=HOLD_SIDES[hold])
            case ev.TreasureLeft(seat):
                yield self._line(seat, "took-nothing")
            case ev.BrawlSettled(holds):
                result = {(2, 0): "british", (0, 2): "french"}.get(holds, "tie")
                yield self._line(None, f"settled-{result}")
            case _:
                assert_never(event)

    def _shown(self, event: ev.VoteShown) -> Iterator[Line]:
        for seat, count in zip(event.voters, event.played, strict=True):
            if count > 1:
                yield self._line(seat, "played-two")
        tally = self._names.tally(event.kind, event.cards)
        match event.kind:
            case "attack":
                yield self._line(None, f"attack-{event.result}", of=self._names.of(event.place), tally=tally)
            case "mutiny":
                tied = 2 * sum(card[2] == SKULL for card in event.cards) == len(event.cards)
                result = "tie" if tied else event.result
                yield self._line(None, f"mutiny-{result}", on=self._names.on(event.place), tally=tally)
            case "brawl":
                yield self._line(None, f"brawl-{event.result}", tally=tally)
