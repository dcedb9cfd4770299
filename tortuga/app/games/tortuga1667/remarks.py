"""What captains remark on at the table of 1667: situations that everybody has seen arise.

No line gives away a side, says who played a card, or answers an accusation.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from typing_extensions import override

from tortuga.app.games.tortuga1667.seen.spots import others
from tortuga.app.games.tortuga1667.table.events import LATE_SPAN
from tortuga.app.games.tortuga1667.words.naming import SECTIONS
from tortuga.app.table.speech import ONCE, Situation, Speech
from tortuga.app.text import Text
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.pieces import BOATS, TORTUGA, WATER
from tortuga.games.tortuga1667.state import Table, View
from tortuga.kernel.log.format import Header
from tortuga.kernel.observer import ObservedStep

_LONE, _UNANIMOUS = 4, 3
"""Fewest cards of a vote of which one can stand alone, or on which all can agree."""


class Remarks67(Speech):
    """What the captains of one game say."""

    order = (
        "black-spot", "deposed", "marooned-deeper", "marooned-again", "marooned-by", "albatross", "rescued",
        "took-ship", "ship-robbed", "takes-command", "mutiny-held", "maroons-you",
    )  # fmt: skip

    def __init__(self, header: Header, text: Text) -> None:
        super().__init__(header, text)
        self._ashore: Counter[int] = Counter()
        """By seat, how often it was marooned from a ship or rowboat."""
        self._doer = -1
        """The seat that last ordered a marooning or fired the pistol."""

    @override
    def moment(self, seen: ObservedStep[View, ev.Event]) -> tuple[int, int]:
        """A turn is an action, and the rests are counted in turns."""
        turn = seen.after.table.turn
        return turn, turn

    @override
    def situations(self, seen: ObservedStep[View, ev.Event]) -> Iterator[Situation]:
        """None between a call and its result; who has said a line of talk in this turn is silent.

        Nor any at the end: the letters open in the results, and a line would give away a side too soon (T10).
        """
        event, before, after = seen.event, seen.before.table, seen.after.table
        if isinstance(event, ev.GameEnded) or (after.call is not None and not after.call.result):
            return
        for situation in (*self._of(event, before, after), *self._changed(before, after)):
            if not after.said or not after.said[situation.seat]:
                yield situation

    def _of(self, event: ev.Event, before: Table, after: Table) -> Iterator[Situation]:
        match event:
            case ev.MaroonOrdered(seat=seat) | ev.Shot(seat=seat):
                self._doer = seat
            case ev.Marooned():
                yield from self._marooned(event, before, after)
            case ev.AlbatrossStruck(seats=seats):
                yield Situation("albatross", self.captain(seats), 1, ONCE, None, frozenset(seats))
            case ev.Rescued(seat=seat, target=target) if seat != target:
                yield Situation("rescued", target, 1, 3, seat, frozenset((seat,)))
            case ev.VoteShown():
                yield from self._voted(event)
            case ev.TreasureTaken(seat=seat, source=-1):
                yield Situation("took-galleon", seat, 2, 6)
            case ev.TreasureTaken(seat=seat, place=place):
                robbed = before.board.lines[1 - place]
                yield Situation("took-ship", seat, 1, 4, None, frozenset(robbed))
                if robbed:
                    yield Situation(
                        "ship-robbed", self.captain(robbed), 1, 4, None, frozenset((seat, *robbed))
                    )
            case ev.BrawlSettled() if before.call is not None:
                speaker = self.captain((before.call.seat, before.board.boy(TORTUGA)))
                tie = before.call.result == "tie"
                yield Situation("brawl-tie" if tie else "brawl-settled", speaker, 2, 6)
            case ev.Rowed(seat=seat, place=place) if place in BOATS:
                yield Situation("rows-out", seat, 3, 6)
            case ev.Rowed(seat=seat, place=place) if place == TORTUGA:
                yield Situation("lands", seat, 3, 6)
            case ev.CardTurned(seat=seat, event=card, forcer=-1) if card not in ("spot", "armada"):
                yield Situation("reveals", seat, 3, 6)
            case ev.Sneaked(seat=seat):
                yield Situation("sneaks", seat, 3, 6)
            case ev.Said(seat=seat, line=line, target=target) if line.startswith(("accuse-", "saw-")):
                yield Situation("accused", target, 2, 6, None, frozenset((seat,)))
            case ev.OvertimeBegan():
                yield Situation("overtime", self._next(after), 1, ONCE)
            case _:
                pass

    def _marooned(self, event: ev.Marooned, before: Table, after: Table) -> Iterator[Situation]:
        """The grudge is a count of public maroonings."""
        seat, cause, doer = event.seat, event.cause, self._doer
        if cause == "spot":
            yield Situation("black-spot", seat, 1, 6)
        elif cause == "mutiny" and before.call is not None:
            caller, voters = before.call.seat, frozenset(before.call.voters)
            yield Situation("deposed", seat, 1, 4, None, voters)
            if after.board.captain(event.origin) == caller:
                yield Situation("takes-command", caller, 1, 6, None, frozenset((seat, *voters)))
        elif cause in ("captain", "pistol") and doer != seat:
            yield Situation("marooned-by", seat, 1, 3, doer, frozenset((doer,)))
            if cause == "captain" and seat == self.you:
                yield Situation("maroons-you", doer, 1, 4, None, frozenset((seat,)))
        if event.origin == TORTUGA:
            yield Situation("marooned-deeper", seat, 1, 6)
            return
        yield Situation("marooned", seat, 2, 4)
        if self._ashore[seat]:
            yield Situation("marooned-again", seat, 1, 6)
        self._ashore[seat] += 1

    def _voted(self, event: ev.VoteShown) -> Iterator[Situation]:
        voters, failed = frozenset(event.voters), event.result == "failure"
        if event.kind == "mutiny" and failed:
            yield Situation("mutiny-held", event.captain, 1, 6, None, voters)
            yield Situation("outvoted", event.seat, 2, 6, None, frozenset((event.captain, *voters)))
        if event.kind == "attack" and failed:
            yield Situation("attack-failed", event.seat, 2, 6, None, voters)
        section, _ = SECTIONS[event.kind]
        symbols = Counter(card[section] for card in event.cards)
        attack, speaker = event.kind == "attack", self.captain((event.seat, *event.voters))
        if len(event.cards) >= _LONE and (symbols[WATER] == 1 if attack else 1 in symbols.values()):
            yield Situation("lone-card", speaker, 2, 8, None, voters)
        agreed = not failed and not symbols[WATER] if attack else len(symbols) == 1
        if len(event.cards) >= _UNANIMOUS and agreed:
            yield Situation("unanimous", speaker, 2, 8, None, voters)

    def _changed(self, before: Table, after: Table) -> Iterator[Situation]:
        """Occasions for remarks after any kind of event."""
        governor, turned = after.board.governor, before.turned
        if after.turn and governor not in (-1, before.board.governor):
            yield Situation("governor", governor, 2, 8)
        busy = after.turned is not None or after.stage in ("end", "overtime")
        if turned is not None and turned.forcer >= 0 and not busy:
            yield Situation("forced", turned.seat, 2, 4, turned.forcer, frozenset((turned.forcer,)))
        if after.left <= LATE_SPAN + 1 < before.left and not after.overtime:
            yield Situation("armada-close", self._next(after), 1, ONCE)

    def _next(self, table: Table) -> int:
        """The next computer in turn order."""
        return self.captain((*others(table.current, table.seats), table.current))
