"""Measures the chances of totals in self-play of `additive` and writes `engine/place_odds.json`.

    python -m ai odds tortuga2014

Each pass plays with the chances of the pass before; the first one begins with a plain guess. A total's
chance is counted against what the others really had: where would it have ranked?
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, Literal

import msgspec
import numpy as np

from ai.arena.play import Played, play
from ai.experiment import experiment
from ai.games.tortuga2014.dice_solver import Floats
from ai.games.tortuga2014.engine.places import FILE, MAX_TOTAL, PlaceOdds
from ai.games.tortuga2014.panel.players import Additive
from tortuga.games.tortuga2014.events import ActionOpened, RoundEnded, StartDrawn
from tortuga.games.tortuga2014.pieces import ACTION_NAMES, ACTIONS
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Options
from tortuga.kernel.dealer import derived_seed

SEATS: Final[tuple[Literal[2, 3, 4], ...]] = (2, 3, 4)
SEED: Final = "panel-chances"
RECIPE: Final = "python -m ai.games.tortuga2014.panel.measure_odds"
ABOUT: Final = "Chance of a total to be best or second best, by seats, action and total (0, 1, 2, ...)."


def guess(seats: int) -> PlaceOdds:
    """A first guess: opponents have each total up to 11 equally often."""
    below = np.clip(np.arange(MAX_TOTAL + 1) / 12, 0, 1)
    first = below ** (seats - 1)
    second = (seats - 1) * (1 - below) * below ** (seats - 2) if seats > 2 else 0 * below
    return PlaceOdds(np.tile(first, (len(ACTIONS), 1)), np.tile(second, (len(ACTIONS), 1)))


class Counter:
    """Counts how each total would have ranked."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.ranks: Floats = np.zeros((2, len(ACTIONS), MAX_TOTAL + 1))
        self.seen = np.zeros(len(ACTIONS))

    def add(self, played: Played) -> None:
        """Count all actions of a game."""
        start = 0
        for event in played.events:
            match event:
                case StartDrawn(start) | RoundEnded(start):
                    pass
                case ActionOpened(action, totals):
                    for seat in range(self.seats):
                        self._rank(action, totals, seat, start)

    def _rank(self, action: int, totals: Sequence[int], seat: int, start: int) -> None:
        """Count the rank each total would have given a seat, ties by nearness to the start player (R43)."""
        self.seen[action] += 1
        distance = [(other - start) % self.seats for other in range(self.seats)]
        for total in range(MAX_TOTAL + 1):
            ahead = sum(
                there > total or (there == total > 0 and distance[other] < distance[seat])
                for other, there in enumerate(totals)
                if other != seat
            )
            if ahead < len(self.ranks):
                self.ranks[ahead, action, total] += 1

    def chances(self) -> PlaceOdds:
        """The chances counted; the 2nd position gets nothing at two seats (R86)."""
        first, second = self.ranks / self.seen[:, None]
        return PlaceOdds(first, second if self.seats > 2 else 0 * second)


def measure(seats: Literal[2, 3, 4], games: int, passes: int) -> PlaceOdds:
    """Chances at one number of seats, after `passes` passes of `games` games of self-play."""
    chances = guess(seats)
    for number in range(passes):
        counter = Counter(seats)
        for game in range(games):
            captains = [Additive("", chances) for _ in range(seats)]
            counter.add(play(captains, RULES, Options(seats=seats), derived_seed(SEED, seats, number, game)))
        chances = counter.chances()
    return chances


def as_text(odds: Mapping[int, PlaceOdds], games: int) -> str:
    """The content of the file, one line for each row of numbers."""
    blocks = []
    for seats, chances in odds.items():
        rows = []
        for action, name in enumerate(ACTION_NAMES):
            first, second = (
                msgspec.json.encode([round(float(x), 3) for x in row[action]]).decode()
                for row in (chances.first, chances.second)
            )
            rows.append(
                f'      "{name}": {{\n        "first": {first},\n        "second": {second}\n      }}'
            )
        blocks.append(f'    "{seats}": {{\n' + ",\n".join(rows) + "\n    }")
    head = f'  "about": "{ABOUT}",\n  "recipe": "{RECIPE}",\n  "games": {games},\n'
    return "{\n" + head + '  "seats": {\n' + ",\n".join(blocks) + "\n  }\n}\n"


@experiment("ai odds tortuga2014", games=250, passes=3, out=Path(__file__).parents[1] / "engine" / FILE)
def main(args: argparse.Namespace) -> None:
    """Measure and write."""
    odds: dict[int, PlaceOdds] = {seats: measure(seats, args.games, args.passes) for seats in SEATS}
    args.out.write_text(as_text(odds, args.games), encoding="utf-8")


if __name__ == "__main__":
    main(None)  # as the stored recipe has it
