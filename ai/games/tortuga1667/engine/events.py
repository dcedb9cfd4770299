"""What it is worth when somebody turns over an event card."""

from __future__ import annotations

from ai.games.tortuga1667.belief.deals import SIDES
from ai.games.tortuga1667.engine.board import FULL, NOBODY, SHIPS, TORTUGA, Board
from ai.games.tortuga1667.engine.evaluator import Chances, Mind, mix
from ai.games.tortuga1667.engine.situation import ARMADA

FOUNTAIN, ATLANTIS = "fountain", "atlantis"

FEES = {"letter": 0.003, "nest": 0.01, "code": -0.01}
"""What a card is worth to its revealer on top of the board."""


class Events:
    """The event cards as they would come out now, each revealer and card once."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
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
            unseen = self.mind.scene.unseen
            total = sum(unseen.values())
            self._unknown[seat] = (
                mix((number / total, self.of(card, seat)) for card, number in unseen.items())
                if total
                else self.mind.now
            )
        return self._unknown[seat]

    def slot(self, slot: int, seat: int) -> Chances:
        """The chances when a seat turns over this card of the row."""
        lying = self.mind.scene.row[slot]
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
        scene = self.mind.scene
        if seat != scene.me:
            return 0.0
        lying = scene.row[slot]
        if lying.card is not None:
            return FEES.get(lying.card, 0.0)
        total = sum(scene.unseen.values())
        known = sum(fee * scene.unseen.get(card, 0.0) for card, fee in FEES.items())
        return (1 - lying.armada) * known / total if total else 0.0

    def _of(self, card: str, seat: int) -> Chances:
        mind, board = self.mind, self.mind.scene.board
        match card:
            case "pistol":
                return mind.chosen_by(seat, [self.marooned(each, True) for each in range(board.seats)])
            case "letter":
                boards = [moved for _, _, moved in rescues(board)]
                if seat == mind.scene.me:
                    boards.append(board)
                return mind.chosen_by(seat, boards)
            case "spot":
                return mind.of(self.marooned(seat, True))
            case "albatross":
                after = board.copy()
                after.gain_albatross(seat)
                return mind.of(after)
            case "powder":
                return mind.chosen_by(seat, [closed(board, boat) for boat in (0, 1) if boat != board.closed])
            case "fever":
                return self._fever(seat)
            case "facade":
                after = board.copy()
                after.swap(seat, (seat - 1) % board.seats)
                return mind.of(after)
            case "bells":
                return self._bells(seat)
            case "scurvy":
                after = board.copy()
                after.scurvy(seat)
                return mind.of(after)
            case "storm":
                after = board.copy()
                after.storm(seat)
                return mind.of(after)
            case "armada":
                return mind.terminal(board)
        return mind.now

    def marooned(self, seat: int, cancels: bool) -> Board:
        """The board with a seat marooned, unless its Fountain helps it."""
        scene = self.mind.scene
        after = scene.board.copy()
        if not (cancels and scene.owns(FOUNTAIN, seat)):
            after.maroon(seat)
        return after

    def _bells(self, seat: int) -> Chances:
        board = self.mind.scene.board
        place = board.place_of(seat)[0]
        line = board.lines[place] if place <= TORTUGA else []
        if len(line) < 2:
            return self.mind.now
        found = []
        for turned in range(len(line)):
            after = board.copy()
            after.lines[place] = line[turned:] + line[:turned]
            found.append((1 / len(line), self.mind.of(after)))
        return mix(found)

    def _fever(self, seat: int) -> Chances:
        """The chances after Cabin Fever: I may hold the other's card; between others it is not foreseen."""
        mind, scene = self.mind, self.mind.scene
        if seat != scene.me:
            return mind.now
        gain = max((fever_gain(mind, each) for each in range(scene.seats) if each != seat), default=0.0)
        found = list(mind.now)
        found[scene.side] += gain
        return found[0], found[1], found[2]


def fever_gain(mind: Mind, other: int) -> float:
    """What it is worth to me to shuffle loyalties with somebody."""
    mine = mind.now[mind.scene.side]
    return sum(mind.beliefs[other][side] * (mine + mind.now[side]) / 2 for side in range(SIDES)) - mine


def rescues(board: Board) -> list[tuple[int, int, Board]]:
    """Whom a Letter of Marque can move, to which ship, and the board after it (T53)."""
    found = []
    for seat in [*board.lines[TORTUGA], *(each for each in board.boats if each != NOBODY)]:
        for ship in SHIPS:
            if len(board.lines[ship]) < FULL:
                after = board.copy()
                after.board(seat, ship)
                found.append((seat, ship, after))
    return found


def closed(board: Board, boat: int) -> Board:
    """The board with the explosion token on a boat."""
    after = board.copy()
    after.close(boat)
    return after
