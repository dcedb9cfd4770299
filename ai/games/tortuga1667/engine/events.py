"""What it is worth when somebody turns over an event card."""

from __future__ import annotations

from ai.games.tortuga1667.belief.deals import SIDES
from ai.games.tortuga1667.engine.board import FULL, NOBODY, SHIPS, TORTUGA, Board
from ai.games.tortuga1667.engine.evaluator import Chances, Evaluator, mix
from ai.games.tortuga1667.engine.situation import ARMADA

FOUNTAIN, ATLANTIS = "fountain", "atlantis"

FEES = {"letter": 0.003, "nest": 0.01, "code": -0.01}
"""What a card is worth to its revealer on top of the board."""


class Events:
    """The event cards as they would come out now, each revealer and card once."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator
        self._found: dict[tuple[str, int], Chances] = {}
        self._unknown: dict[int, Chances] = {}

    def of(self, card: str, seat: int) -> Chances:
        """The chances when a seat turns over a card."""
        key = (card, seat)
        if key not in self._found:
            self._found[key] = self._of(card, seat)
        return self._found[key]

    def unknown(self, seat: int) -> Chances:
        """The mean over all cards that I have not seen, the Armada apart."""
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
        known = sum(fee * situation.unseen.get(card, 0.0) for card, fee in FEES.items())
        return (1 - lying.armada) * known / total if total else 0.0

    def _of(self, card: str, seat: int) -> Chances:
        evaluator, board = self.evaluator, self.evaluator.situation.board
        match card:
            case "pistol":
                return evaluator.chosen_by(seat, [self.marooned(target) for target in range(board.seats)])
            case "letter":
                boards = [moved for _, _, moved in rescues(board)]
                if seat == evaluator.situation.me:
                    boards.append(board)
                return evaluator.chosen_by(seat, boards)
            case "spot":
                return evaluator.of(self.marooned(seat))
            case "albatross":
                return evaluator.of(board.after(Board.gain_albatross, seat))
            case "powder":
                boards = [board.after(Board.close, boat) for boat in (0, 1) if boat != board.closed]
                return evaluator.chosen_by(seat, boards)
            case "fever":
                return self._fever(seat)
            case "facade":
                return evaluator.of(board.after(Board.swap, seat, (seat - 1) % board.seats))
            case "bells":
                return self._bells(seat)
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

    def _bells(self, seat: int) -> Chances:
        board = self.evaluator.situation.board
        place = board.place_of(seat)[0]
        line = board.lines[place] if place <= TORTUGA else []
        if len(line) < 2:
            return self.evaluator.now
        boards = []
        for turned in range(len(line)):
            after = board.copy()
            after.lines[place] = line[turned:] + line[:turned]
            boards.append((1 / len(line), self.evaluator.of(after)))
        return mix(boards)

    def _fever(self, seat: int) -> Chances:
        """The chances after Cabin Fever: I may hold the other's card; between others it is not foreseen."""
        evaluator, situation = self.evaluator, self.evaluator.situation
        if seat != situation.me:
            return evaluator.now
        others = (other for other in range(situation.seats) if other != seat)
        gain = max((fever_gain(evaluator, other) for other in others), default=0.0)
        chances = list(evaluator.now)
        chances[situation.side] += gain
        return chances[0], chances[1], chances[2]


def fever_gain(evaluator: Evaluator, other: int) -> float:
    """What it is worth to me to shuffle loyalties with somebody."""
    now, believed = evaluator.now, evaluator.beliefs[other]
    mine = now[evaluator.situation.side]
    return sum(believed[side] * (mine + now[side]) / 2 for side in range(SIDES)) - mine


def rescues(board: Board) -> list[tuple[int, int, Board]]:
    """Whom a Letter of Marque can move, to which ship, and the board after it (T53)."""
    return [
        (seat, ship, board.after(Board.board, seat, ship))
        for seat in [*board.lines[TORTUGA], *(rower for rower in board.boats if rower != NOBODY)]
        for ship in SHIPS
        if len(board.lines[ship]) < FULL
    ]
