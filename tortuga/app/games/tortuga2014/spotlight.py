"""What is in the spotlight: who acts against whom, and what follows, step by step (R40-R66)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal, TypeAlias

from tortuga.games.tortuga2014 import events as ev
from tortuga.games.tortuga2014.pieces import BOARD, EXPAND_FLEET, RAID, RECRUIT_CREW, Chest
from tortuga.games.tortuga2014.scoring import places, score
from tortuga.games.tortuga2014.state import Board, Table, View
from tortuga.kernel.observer import ObservedStep

Area: TypeAlias = Literal["fleet", "crew"]
State: TypeAlias = Literal["next", "now", "done"]


@dataclass(frozen=True, slots=True)
class ChestCard:
    """A chest that changes hands, is claimed or is drawn."""

    seat: int
    """Who gets it."""
    chest: Chest | None
    """None: there is none to get."""
    source: Literal["target", "island", "bag"]


@dataclass(frozen=True, slots=True)
class TokenCard:
    """A token that is driven back, or stays where it is."""

    seat: int
    """The owner of the token."""
    area: Area
    before: int
    after: int
    """Boxes 1..8."""
    defender: int | None = None
    """For an attacker's own token: the target whose defence drives it back (R55)."""
    defended: bool = True
    """For an attacker's own token: whether the target defends at all."""


@dataclass(frozen=True, slots=True)
class TilesCard:
    """Treasure tiles of a hunt."""

    seat: int
    count: int
    """How many are drawn."""


Card: TypeAlias = ChestCard | TokenCard | TilesCard


@dataclass(frozen=True, slots=True)
class Spotlight:
    """A moment in the spotlight; the ladder of those who take part follows from the table."""

    actor: int | None = None
    """Who acts."""
    target: int | None = None
    """Who suffers."""
    cards: tuple[Card, ...] = ()
    """What follows, in the order of the rules (R52, R53)."""
    beats: tuple[float, ...] = ()
    """Seconds of the act at which each card begins, and at which the last one is done."""
    passed: int = 0
    """How many of these beats are over."""
    choosing: bool = False
    """Whether the person at the bottom chooses whom to attack."""
    opening: bool = False
    """Whether totals are being compared: until the first beat nobody acts."""
    compares: float = 0.0
    """For how many seconds before the first beat."""
    compared: float = 1.0
    """How far they are, 0..1: sums count up, then plates take their places."""
    forfeits: bool = False
    """Whether who acts does nothing."""
    why: str = ""
    """Id of the text that tells what the table shows of a reason for that."""
    veil: float = 1.0
    """How dense the veil over the island is, 0..1."""
    fades: tuple[float, float] | None = None
    """Seconds of the act from and until which the veil comes; in reverse order: goes."""

    def at(self, time: float, still: bool = False) -> Spotlight:
        """The same, some seconds after its act began.

        Args:
            still: each beat is a cut: nothing counts and nothing slides.
        """
        veil = self.veil
        if self.fades is not None:
            start, end = self.fades
            part = (time - min(start, end)) / abs(end - start)
            veil = round(_VEILS * min(1.0, max(0.0, part))) / _VEILS
            veil = veil if end > start else 1.0 - veil
        compared = 1.0
        if self.compares and not still:
            left = (self.beats[0] - time) / self.compares
            compared = round(_COMPARISONS * (1.0 - min(1.0, max(0.0, left)))) / _COMPARISONS
        passed = sum(beat <= time for beat in self.beats)
        if (passed, veil, compared) == (self.passed, self.veil, self.compared):
            return self
        return replace(self, passed=passed, veil=veil, compared=compared)

    def state(self, index: int) -> State:
        """Whether a card has been, is being, or will be played out."""
        return "done" if self.passed > index + 1 else "now" if self.passed == index + 1 else "next"

    @property
    def takes(self) -> bool:
        """Whether the turn of the chest has come, if there is one."""
        chests = (index for index, card in enumerate(self.cards) if isinstance(card, ChestCard))
        return all(self.state(index) != "next" for index in chests)

    @property
    def comparing(self) -> bool:
        """Whether totals are being compared now."""
        return self.opening and not self.passed

    @property
    def decided(self) -> bool:
        """Whether all totals are counted and the places taken."""
        return self.compared >= 1

    def counted(self, total: int) -> int:
        """How much of a total has been counted."""
        return round(total * min(1.0, self.compared / _COUNTS))

    @property
    def slid(self) -> float:
        """How far plates are on their way from the order of the seats to that of the totals, 0..1."""
        return max(0.0, (self.compared - _COUNTS) / (1.0 - _COUNTS))


@dataclass(frozen=True, slots=True)
class RoundRow:
    """How a seat stands when a round begins."""

    seat: int
    place: int
    """1 = best; the same for equal points."""
    points: int
    """Without the treasure tiles that are hidden from the viewer."""
    gained: int | None
    """Points since the round before; None if that was not seen."""
    climbed: int
    """Places won since then; negative: lost."""


@dataclass(frozen=True, slots=True)
class Theft:
    """A chest that was stolen from a ship or a crew, or claimed from the center island."""

    seat: int
    victim: int | None
    """None: it was claimed."""
    chest: Chest


@dataclass(frozen=True, slots=True)
class RoundCard:
    """The standings, when a round begins."""

    round: int
    rows: tuple[RoundRow, ...]
    """Best first."""
    last: bool
    """Whether this `may_be_last`."""
    thefts: tuple[Theft, ...] = ()
    """Of the round before, stolen ones first, as far as they were seen."""


def public_points(table: Table) -> tuple[int, ...]:
    """By seat, all points but those of the treasure tiles."""
    scores = (score(board) for board in table.boards)
    return tuple(now.total - now.tiles for now in scores)


def round_card(table: Table, before: Table | None, thefts: Sequence[Theft] = ()) -> RoundCard:
    """The standings at the beginning of a round.

    Args:
        before: the table a round earlier, if it was seen.
        thefts: of the round before.
    """
    points = [score(board).total for board in table.boards]
    past = list(points) if before is None else [score(board).total for board in before.boards]
    open_now, open_then = public_points(table), public_points(before or table)
    for seat, board in enumerate((before or table).boards):
        if None in board.tiles or None in table.boards[seat].tiles:  # other eyes may have seen that round
            past[seat] = points[seat] - open_now[seat] + open_then[seat]
    now, earlier = places(points), places(past)
    rows = (
        RoundRow(
            seat,
            now[seat],
            points[seat],
            None if before is None else points[seat] - past[seat],
            earlier[seat] - now[seat],
        )
        for seat in sorted(range(table.seats), key=lambda seat: now[seat])
    )
    return RoundCard(table.round, tuple(rows), may_be_last(table), tuple(thefts))


def may_be_last(table: Table) -> bool:
    """Whether this may be the last round: fleets that sail home would end the game (R77)."""
    return any(len(board.tortuga) + len(board.fleet) >= table.options.target for board in table.boards)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How an action of this round ended for a seat."""

    seat: int
    """Who acted."""
    gain: Literal["boxes", "chest", "tile", "nothing", "forfeit"]
    chest: Chest | None = None
    boxes: int = 0


def outcomes(past: Sequence[ObservedStep[View, Any]]) -> dict[int, tuple[Outcome, ...]]:
    """By action of this round, how it ended for those who acted, in that order."""
    ended: dict[int, tuple[Outcome, ...]] = {}
    for step in reversed(past):
        table = step.before.table
        match step.event:
            case ev.FleetExpanded(seat=seat, box=box):
                outcome = Outcome(seat, "boxes", boxes=box - table.boards[seat].boat)
            case ev.CrewRecruited(seat=seat, box=box):
                outcome = Outcome(seat, "boxes", boxes=box - table.boards[seat].pirate)
            case ev.HuntDrawn(seat=seat, chest=chest):
                outcome = Outcome(seat, "tile" if chest is None else "chest", chest)
            case ev.Attacked(seat=seat, chest=chest):
                outcome = Outcome(seat, "nothing" if chest is None else "chest", chest)
            case ev.Forfeited(seat=seat):
                outcome = Outcome(seat, "forfeit")
            case ev.RoundEnded() | ev.Revealed():
                break
            case _:
                continue
        ended[table.action] = (outcome, *ended.get(table.action, ()))
    return ended


_VEILS = 6
"""Densities of the veil while it comes and goes; few, so that the table is repainted less often."""
_COMPARISONS = 40
"""Steps in which totals are compared."""
_COUNTS = 0.63
"""The share of it in which they count up."""


def area_of(action: int) -> Area:
    """The area whose token an action moves: `fleet` or `crew`."""
    return "fleet" if action in (EXPAND_FLEET, BOARD) else "crew"


def box_of(board: Board, area: Area) -> int:
    """Where the token of an area stands."""
    return board.boat if area == "fleet" else board.pirate


def veiled(table: Table) -> bool:
    """Whether the island is covered: from the first total to the last surplus chest."""
    return table.phase == 2


def contested(table: Table) -> bool:
    """Whether the current action is one that moves tokens on, which is shown in lanes."""
    return table.action in (EXPAND_FLEET, RECRUIT_CREW)


def waiting(view: View) -> Spotlight | None:
    """The spotlight while nothing moves; None while the island is only scenery."""
    table = view.table
    if not veiled(table):
        return None
    actor = table.actors[table.place] if table.place < len(table.actors) else None
    if actor is not None and table.stage == "tile":
        return Spotlight(actor, cards=(TilesCard(actor, len(table.drawn)),), beats=(0.0,), passed=1)
    attacks = table.stage == "act" and table.action in (BOARD, RAID)
    return Spotlight(actor, rival(table) if attacks else None, choosing=attacks and actor == view.seat)


def rival(table: Table) -> int | None:
    """Whom the seat that acts attacks if there is no choice: the other one of two."""
    attacks = table.seats == 2 and table.action in (BOARD, RAID) and bool(table.ranking)
    return 1 - table.ranking[0] if attacks else None


def ladder(table: Table) -> tuple[int, ...]:
    """All seats, best total of the current action first; those without a die there come last."""
    others = tuple(seat for seat in range(table.seats) if seat not in table.ranking)
    return (*table.ranking, *table.clockwise(others))


def tied_places(table: Table) -> tuple[int, ...]:
    """Places (0 = best) whose total equals that of the next place, as far as it decides who acts."""
    totals = [table.totals[seat] for seat in table.ranking[: 2 if table.seats == 2 else 3]]
    return tuple(place for place in range(len(totals) - 1) if totals[place] == totals[place + 1])
