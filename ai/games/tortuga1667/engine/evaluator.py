"""The value of a board, and of choices by the boards they lead to.

A board is worth every loyalty's chance to win, from one linear model of the final lead: British treasure
less French treasure. Ten weights per phase predict it; the chances of all three loyalties follow from the
prediction and its spread. In a vote the others play cards by their attitude to the captain, I play what
I choose.
"""

from __future__ import annotations

import functools
import math
from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from typing import Final, Literal

from ai.games.tortuga1667.belief.deals import (
    BRITISH,
    DUTCH,
    FRENCH,
    SIDES,
    Floats,
    joint_marginals,
    marginals,
)
from ai.games.tortuga1667.belief.tells import levelling
from ai.games.tortuga1667.engine.situation import ARMADA, Board, other_ship, situation_of
from ai.games.tortuga1667.learned import (
    BY_SEATS,
    CARDS_LEFT,
    FLAG,
    FLAG_DUTCH,
    PHASES,
    SKULL,
    SKULL_CALLER,
    TOPS,
    TOPS_CAPTAIN,
    Phase,
)
from ai.games.tortuga1667.votes import Shown, attack, brawl, mixed, mutiny, remaining
from tortuga.games.tortuga1667.commands import Command, LookAt
from tortuga.games.tortuga1667.pieces import CREW, FOUNTAIN, SHIPS, TORTUGA
from tortuga.games.tortuga1667.state import View
from tortuga.kernel.game import NOBODY
from tortuga.kernel.players import Reason

Chances = tuple[float, float, float]
"""Chance that the British, the French, the Dutch win."""


def phase_of(seats: int, cards_left: int, overtime: bool, armada_known: bool) -> Phase:
    """The weights for this many event cards left in row and deck."""
    if overtime:
        return PHASES["o"]
    if seats in BY_SEATS:
        return _between(seats, cards_left)
    if armada_known:
        return PHASES["k"]
    return PHASES["a" if cards_left >= 14 else "b" if cards_left >= 9 else "c" if cards_left >= 5 else "d"]


@functools.cache
def _between(seats: int, cards_left: int) -> Phase:
    rows = BY_SEATS[seats]
    left = min(CARDS_LEFT[-1], max(CARDS_LEFT[0], cards_left))
    at = max(0, bisect_left(CARDS_LEFT, left) - 1)
    part = (left - CARDS_LEFT[at]) / (CARDS_LEFT[at + 1] - CARDS_LEFT[at])
    return Phase(*(a + part * (b - a) for a, b in zip(rows[at], rows[at + 1], strict=True)))


def predicted_lead(board: Board, beliefs: Sequence[Sequence[float]], phase: Phase, following: int) -> float:
    """The expected lead of the British over the French at the end.

    Args:
        beliefs: the chances to be British, French, Dutch, by seat.
        phase: its weights.
        following: the seat that acts next.
    """
    seats, holds = board.seats, board.holds
    mean = phase.ships * (holds[0] - holds[1] + holds[2] - holds[3]) + phase.island * (holds[4] - holds[5])
    for ship in (0, 1):
        line = board.lines[ship]
        if not line:
            continue
        for_british = min(3, holds[2 * ship + 1])
        for_french = min(3, holds[2 * ship])
        captain = line[0]
        british, french = beliefs[captain][0], beliefs[captain][1]
        mean += phase.captain * _soon(board, captain, following, seats) * (british - french)
        for pawn in line:
            believed = beliefs[pawn]
            mean += phase.aboard * (believed[0] * for_british - believed[1] * for_french)
        boy = line[-1]
        worth = phase.cabin + phase.cabin_soon * _soon(board, boy, following, seats)
        mean += worth * (beliefs[boy][0] * for_british - beliefs[boy][1] * for_french)
    if board.lines[2]:
        governor = board.lines[2][0]
        british, french = beliefs[governor][0], beliefs[governor][1]
        need = phase.need + phase.need_soon * _soon(board, governor, following, seats)
        mean += british * (phase.governor + need * (2 - holds[4]))
        mean -= french * (phase.governor + need * (2 - holds[5]))
    for seat, cards in enumerate(board.cards):
        if cards != 3:
            mean += phase.cards * (cards - 3) * (beliefs[seat][0] - beliefs[seat][1])
    return mean


def _soon(board: Board, seat: int, following: int, seats: int) -> float:
    distance = (seat - following) % seats
    if board.marks >> seat & 1:
        distance += seats
    return 1 - distance / seats


def chances(mean: float, spread: float, seats: int, tie: float = 0.5) -> Chances:
    """Every loyalty's chance, from the predicted lead; the Dutch win with a lead of less than `tie`."""
    if seats % 2 == 0:
        british = normal(mean / spread)
        return british, 1 - british, 0.0
    british, french = normal((mean - tie) / spread), normal((-mean - tie) / spread)
    return british, french, 1 - british - french


def ended(lead: int, seats: int) -> Chances:
    """Who has won with this final lead; with an even number of seats a tie plays on (T73)."""
    if lead:
        return (1.0, 0.0, 0.0) if lead > 0 else (0.0, 1.0, 0.0)
    return (0.0, 0.0, 1.0) if seats % 2 else (0.5, 0.5, 0.0)


def normal(x: float) -> float:
    """The cumulative distribution function of the standard normal distribution."""
    return 0.5 * (1 + math.erf(x / math.sqrt(2)))


class Evaluator:
    """The situation, the belief, and the phase with its weights."""

    def __init__(self, view: View, weights: Floats) -> None:
        """Evaluate for a view, with these weights over the deals."""
        self.situation = situation = situation_of(view)
        self._weights = weights
        self.beliefs: list[list[float]] = marginals(weights, view.table.seats).tolist()
        self.following = situation.following
        self._at(situation.cards_left)

    def _at(self, cards_left: int) -> None:
        situation = self.situation
        self.phase = phase_of(situation.seats, cards_left, situation.overtime, situation.armada_known)
        self.now = self.of(situation.board)

    @functools.cached_property
    def turned(self) -> Evaluator:
        """The evaluator for boards once one more card is turned over, which brings the end nearer."""
        if self.situation.overtime or self.situation.seats not in BY_SEATS:
            return self
        later = copy(self)
        later._at(self.situation.cards_left - 1)
        return later

    def mean(self, board: Board) -> float:
        """The expected lead of the British over the French at the end."""
        return predicted_lead(board, self.beliefs, self.phase, self.following)

    def of(self, board: Board) -> Chances:
        """Everybody's chances on a board."""
        if self.situation.overtime and (lead := board.lead):
            return ended(lead, board.seats)
        return chances(self.mean(board), self.phase.spread, board.seats, self.phase.tie)

    def terminal(self, board: Board) -> Chances:
        """The chances when the Armada comes now; an even table with a tie plays overtime."""
        if board.lead == 0 and board.seats % 2 == 0:
            phase = PHASES["o"]
            lead = predicted_lead(board, self.beliefs, phase, self.following)
            return chances(lead, phase.spread, board.seats)
        return ended(board.lead, board.seats)

    def chosen_by(self, seat: int, boards: Sequence[Board], dutch: Chances | None = None) -> Chances:
        """Everybody's chances when a seat chooses among boards, by the sides it may be on."""
        if not boards:
            return self.now
        if seat == self.situation.me:
            side = self.situation.side
            return max(map(self.of, boards), key=lambda chances: chances[side])
        if len(boards) == 1:
            return self.of(boards[0])
        means = [self.mean(board) for board in boards]
        british, french, tie = self.beliefs[seat]
        for_british = self.of(boards[means.index(max(means))])
        for_french = self.of(boards[means.index(min(means))])
        return mix(((british, for_british), (french, for_french), (tie, dutch or self.now)))

    def same(self, a: int, b: int) -> float:
        """Chance that two seats are on the same one of the two big sides."""
        return self._related(a, b, (BRITISH, FRENCH))

    def opposite(self, a: int, b: int) -> float:
        """Chance that one of two seats is British and the other French."""
        return self._related(a, b, (FRENCH, BRITISH))

    def _related(self, a: int, b: int, sides: tuple[int, int]) -> float:
        """Chance that one seat's side is `sides[side]`, where `side` is the other's, British or French."""
        me, side = self.situation.me, self.situation.side
        if me in (a, b):
            return 0.0 if side == DUTCH else self.beliefs[b if a == me else a][sides[side]]
        pairs = self._together
        return float(pairs[a, BRITISH, b, sides[BRITISH]] + pairs[a, FRENCH, b, sides[FRENCH]])

    @functools.cached_property
    def _together(self) -> Floats:
        """(n, 3, n, 3): joint chances of the sides of every two seats."""
        return joint_marginals(self._weights, self.situation.seats)

    def by_seat(self, chances: Chances) -> tuple[float, ...]:
        """Everybody's win chance by seat."""
        return tuple(sum(belief[side] * chances[side] for side in range(SIDES)) for belief in self.beliefs)


def mix(parts: Iterable[tuple[float, Chances]]) -> Chances:
    """The mean of several chances, by weights that add up to 1."""
    british = french = tie = 0.0
    for weight, (b, f, d) in parts:
        british += weight * b
        french += weight * f
        tie += weight * d
    return british, french, tie


_DOUBT: Final = 1e-3
"""The doubt that a belief leaves about what is certain."""


@dataclass(frozen=True, slots=True)
class Judged:
    """One choice; only differences of `value` within a decision mean something."""

    command: Command
    value: float
    """My chance to win, with all fees, likings and errors."""
    chances: Chances
    """Chances of the British, the French and the Dutch."""
    reason: Reason

    @property
    def kind(self) -> str:
        """For likings, and for the errors of weak levels, which choices of one kind may share."""
        return "look" if isinstance(self.command, LookAt) else type(self.command).__name__.lower()


def percent(chance: float) -> int:
    """A chance as texts show it, in percent: 0 and 100 only for what is certain."""
    rounded = round(100 * chance)
    return rounded if min(chance, 1 - chance) < _DOUBT else min(99, max(1, rounded))


BRAWLED: Final = (2, 0, 1)
"""By the side that wins a brawl, how many treasures of Tortuga become British."""

FEES = {"letter": 0.003, "nest": 0.01, "code": -0.01}
"""What a card is worth to its revealer on top of the board."""
PRAISED: Final = 0.02
"""What an unseen card is worth to its revealer, on top of the board, if praised and the praise believed."""
CERTAIN = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))


class Ballots:
    """The votes of one moment. `played` are my own cards: none while I am not among the voters."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator
        situation = evaluator.situation
        rest = remaining(situation.hand, situation.vote_set)
        size = max(1, rest.size)
        if situation.top is not None:
            self.top = CERTAIN[situation.top.top]
            self.flag, self.skull = float(situation.top.british), float(situation.top.skull)
        else:
            torches, cannons, waters = rest.tops
            self.top = (torches / size, cannons / size, waters / size)
            self.flag, self.skull = rest.british / size, rest.skulls / size
        self._wins: dict[int, Chances] = {}

    def attack(self, ship: int, voters: Sequence[int], played: Sequence[Shown]) -> tuple[float, Chances]:
        """Chance that an attack by this ship succeeds, and everybody's chances."""
        captain = self.evaluator.situation.board.lines[ship][0]
        shown = [CERTAIN[card.top] for card in played]
        shown += [self._top(seat, captain) for seat in voters if seat != self.evaluator.situation.me]
        success = attack([self.top, *shown])
        return success, mix(((success, self.prize(ship)), (1 - success, self.evaluator.now)))

    def mutiny(
        self, ship: int, caller: int, voters: Sequence[int], played: Sequence[Shown]
    ) -> tuple[float, Chances]:
        """Chance that a mutiny on this ship succeeds, and everybody's chances."""
        situation = self.evaluator.situation
        captain = situation.board.lines[ship][0]
        skulls = [float(card.skull) for card in played]
        skulls += [self._skull(seat, captain, caller) for seat in voters if seat != situation.me]
        success = mutiny([self.skull, *skulls])
        return success, mix(((success, self.ousted(ship)), (1 - success, self.evaluator.now)))

    def brawl(self, voters: Sequence[int], played: Sequence[Shown]) -> tuple[float, Chances]:
        """Chance that my side has the majority of flags (a tie, for the Dutch), and everybody's chances."""
        flags = [float(card.british) for card in played]
        flags += [self._flag(seat) for seat in voters if seat != self.evaluator.situation.me]
        results = brawl([self.flag, *flags])
        board = self.evaluator.situation.board
        ends = [self.evaluator.of(board.after(Board.brawl, british)) for british in BRAWLED]
        return results[self.evaluator.situation.side], mix(zip(results, ends, strict=True))

    def welcome(self, kind: Literal["attack", "mutiny"], ship: int) -> bool:
        """Whether my side does not lose by a successful attack by this ship, or mutiny on it."""
        side = self.evaluator.situation.side
        then = self.prize(ship) if kind == "attack" else self.ousted(ship)
        return then[side] >= self.evaluator.now[side]

    def ousted(self, ship: int) -> Chances:
        """The chances when a mutiny on this ship succeeds."""
        situation = self.evaluator.situation
        board, captain = situation.board, situation.board.lines[ship][0]
        saved = situation.against_mutiny and situation.owns(FOUNTAIN, captain)
        return self.evaluator.of(board if saved else board.after(Board.maroon, captain))

    def prize(self, ship: int) -> Chances:
        """The chances when an attack by this ship succeeds: its captain takes what gains most."""
        if ship not in self._wins:
            board = self.evaluator.situation.board
            captain = board.lines[ship][0] if board.lines[ship] else self.evaluator.situation.me
            boards = [after for _, _, after in prizes(board, ship)]
            level = min(boards, key=lambda after: abs(after.lead), default=board)
            self._wins[ship] = self.evaluator.chosen_by(captain, boards, self.evaluator.of(level))
        return self._wins[ship]

    def _top(self, seat: int, captain: int) -> tuple[float, float, float]:
        if seat == captain:
            return TOPS_CAPTAIN
        same, opposite = self.evaluator.same(seat, captain), self.evaluator.opposite(seat, captain)
        torch, cannon, water = mixed(((same, TOPS[0]), (opposite, TOPS[1]), (1 - same - opposite, TOPS[2])))
        return torch, cannon, water

    def _skull(self, seat: int, captain: int, caller: int) -> float:
        if seat == caller:
            return SKULL_CALLER
        same, opposite = self.evaluator.same(seat, captain), self.evaluator.opposite(seat, captain)
        return same * SKULL[0] + opposite * SKULL[1] + (1 - same - opposite) * SKULL[2]

    def _flag(self, seat: int) -> float:
        british, french, tie = self.evaluator.beliefs[seat]
        dutch = levelling(FLAG_DUTCH, self.evaluator.situation.board.lead, BRITISH)
        return british * FLAG + french * (1 - FLAG) + tie * dutch


def prizes(board: Board, ship: int) -> list[tuple[int, int, Board]]:
    """What a successful attack may take, and where to: (source, or -1 the Galleon; hold; the board after)."""
    target = other_ship(ship)
    sources = [-1] if board.galleon else [hold for hold in (2 * target, 2 * target + 1) if board.holds[hold]]
    return [
        (source, hold, board.after(Board.take, ship, source, hold))
        for source in sources
        for hold in (BRITISH, FRENCH)
    ]


class Events:
    """The outcomes of event cards turned over now, each computed once by revealer and card.

    Args:
        praise: by place in the row, how far I believe what was said for its card, or against it.
    """

    def __init__(self, evaluator: Evaluator, praise: Mapping[int, float]) -> None:
        self.evaluator, self._praise = evaluator, praise
        self._cache: dict[tuple[str, int], Chances] = {}
        self._unknown: dict[int, Chances] = {}

    def of(self, card: str, seat: int) -> Chances:
        """The chances when a seat turns over a card."""
        key = (card, seat)
        if key not in self._cache:
            self._cache[key] = self._of(card, seat)
        return self._cache[key]

    def unknown(self, seat: int) -> Chances:
        """The mean over all cards that I have not seen, except the Armada."""
        if seat not in self._unknown:
            unseen = self.evaluator.situation.unseen
            total = sum(unseen.values())
            self._unknown[seat] = (
                mix((number / total, self.of(card, seat)) for card, number in unseen.items())
                if total
                else self.evaluator.now
            )
        return self._unknown[seat]

    def slot(self, slot: int, seat: int) -> Chances:
        """The chances when a seat turns over this card of the row."""
        lying = self.evaluator.situation.row[slot]
        if lying.card is not None:
            return self.of(lying.card, seat)
        armada = lying.armada
        if armada >= 1:
            return self.of(ARMADA, seat)
        if armada <= 0:
            return self.unknown(seat)
        return mix(((armada, self.of(ARMADA, seat)), (1 - armada, self.unknown(seat))))

    def fee(self, slot: int, seat: int) -> float:
        """What turning over this card is worth to me on top of the board."""
        situation = self.evaluator.situation
        if seat != situation.me:
            return 0.0
        lying = situation.row[slot]
        if lying.card is not None:
            return FEES.get(lying.card, 0.0)
        total = sum(situation.unseen.values())
        expected = sum(fee * situation.unseen.get(card, 0.0) for card, fee in FEES.items())
        fee = (1 - lying.armada) * expected / total if total else 0.0
        return fee + PRAISED * self._praise.get(slot, 0.0)

    def _of(self, card: str, seat: int) -> Chances:
        evaluator, board, me = self.evaluator, self.evaluator.situation.board, self.evaluator.situation.me
        match card:
            case "pistol":
                return evaluator.chosen_by(seat, [self.marooned(target) for target in range(board.seats)])
            case "letter":
                boards = [moved for _, _, moved in rescues(board)]
                if seat == me:
                    boards.append(board)
                return evaluator.chosen_by(seat, boards)
            case "spot":
                return evaluator.of(self.marooned(seat))
            case "albatross":
                return evaluator.of(board.after(Board.gain_albatross, seat))
            case "powder":
                boards = [board.after(Board.close, boat) for boat in (0, 1) if boat != board.closed]
                return evaluator.chosen_by(seat, boards)
            case "fever" if seat == me:  # I may hold the other's card; between others it is not foreseen
                gain = max(
                    (fever_gain(evaluator, other) for other in range(board.seats) if other != me), default=0.0
                )
                chances = list(evaluator.now)
                chances[evaluator.situation.side] += gain
                return chances[0], chances[1], chances[2]
            case "facade":
                return evaluator.of(board.after(Board.swap, seat, (seat - 1) % board.seats))
            case "bells":
                place = board.place_of(seat)[0]
                line = board.lines[place] if place <= TORTUGA else []
                if len(line) < 2:
                    return evaluator.now
                turns = []
                for turned in range(len(line)):
                    after = board.copy()
                    after.lines[place] = line[turned:] + line[:turned]
                    turns.append((1 / len(line), evaluator.of(after)))
                return mix(turns)
            case "scurvy":
                return evaluator.of(board.after(Board.scurvy, seat))
            case "storm":
                return evaluator.of(board.after(Board.storm, seat))
            case "armada":
                return evaluator.terminal(board)
        return evaluator.now

    def marooned(self, seat: int) -> Board:
        """The board with a seat marooned, unless its Fountain helps it."""
        situation = self.evaluator.situation
        saved = situation.owns(FOUNTAIN, seat)
        return situation.board if saved else situation.board.after(Board.maroon, seat)


def fever_gain(evaluator: Evaluator, other: int) -> float:
    """What it is worth to me to shuffle loyalties with somebody."""
    now, believed = evaluator.now, evaluator.beliefs[other]
    mine = now[evaluator.situation.side]
    return sum(believed[side] * (mine + now[side]) / 2 for side in range(SIDES)) - mine


def rescues(board: Board) -> list[tuple[int, int, Board]]:
    """Whom a Letter of Marque can move, to which ship, and the board after it (T53)."""
    return [
        (seat, ship, board.after(Board.join_line, seat, ship))
        for seat in [*board.lines[TORTUGA], *(rower for rower in board.boats if rower != NOBODY)]
        for ship in SHIPS
        if len(board.lines[ship]) < CREW
    ]
