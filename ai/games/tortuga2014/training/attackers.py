"""Measures how well targets are foretold, and what that is worth to a captain whom everybody pursues.

python -m ai attackers tortuga2014 --opponents admiral,pursuer --seats 3,4 --games 60 --jobs 2

In each game one seat is the player's; in all others sit attackers of one kind. A `pursuer` plays like
`additive` but attacks the player wherever it can. Printed are the player's win share, the surprise of the
attackers' targets (-ln of the chance that the record gave them just before), what a guess would have given,
and last the `PRIOR` of `engine.foresight` that fits best if those like the player count twice.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import numpy as np
from typing_extensions import override

from ai.arena.executors import workers
from ai.arena.intervals import Cluster, interval95
from ai.arena.play import play, seated
from ai.experiment import collected, experiment
from ai.games.tortuga2014.captains import CAPTAINS
from ai.games.tortuga2014.engine.batch import Floats
from ai.games.tortuga2014.engine.foresight import HAZE, by_kind, judged, prior
from ai.games.tortuga2014.panel.players import Additive, RankedCommand
from ai.probes import Mean, clustered
from tortuga.games import GAMES
from tortuga.games.tortuga2014.commands import Claim, Steal
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Table, View
from tortuga.kernel.dealer import derived_seed
from tortuga.kernel.players import Ranked

PURSUER: Final = "pursuer"
ABOVE_ALL: Final = 1e3
"""Points for attacking the prey."""
STEPS: Final = 50
"""Of expectation and maximization."""


class Pursuer(Additive):
    """The player `additive`, but whatever it costs it attacks one seat."""

    def __init__(self, prey: int) -> None:
        super().__init__("")
        self.prey = prey

    @override
    def act(self, view: View) -> Iterator[RankedCommand]:
        for ranked in super().act(view):
            command = ranked.command
            at_prey = isinstance(command, Steal | Claim) and command.target == self.prey
            yield Ranked(command, ranked.value + ABOVE_ALL * at_prey, ranked.reason)


class Task(NamedTuple):
    """One game."""

    player: str
    attackers: str
    seats: int
    seat: int
    """The player's."""
    seed: str


class Found(NamedTuple):
    """What one game told."""

    share: float
    """The player's, of the victory."""
    told: tuple[float, int]
    """The sum of the surprises of all targets that had an alternative, and how many there were."""
    guessed: tuple[float, int]
    likely: tuple[Floats, ...]
    """By attacker (kinds of `HAZE` and pursuers of any seat,): how likely all its targets were."""


def found(task: Task) -> Found:
    """Play a game, and judge its attacks."""
    names = [task.player if seat == task.seat else task.attackers for seat in range(task.seats)]
    players = seated(CAPTAINS, ["random" if name == PURSUER else name for name in names], task.seed)
    players = [
        Pursuer(task.seat) if name == PURSUER else player for name, player in zip(names, players, strict=True)
    ]
    played = play(players, RULES, GAMES[RULES.name].make(task.seats, {}), task.seed)
    others = [seat for seat in range(task.seats) if seat != task.seat]
    told, guessed = surprises(played.state, others)
    likely = tuple(likelihood(played.state, seat) for seat in others)
    return Found(played.credit(task.seat), (sum(told), len(told)), (sum(guessed), len(guessed)), likely)


def surprises(table: Table, seats: Sequence[int]) -> tuple[list[float], list[float]]:
    """Of every attack of these seats with a choice of targets, its surprise, and that of a guess."""
    told, guessed, chances = [], [], prior(table.seats)
    for attack in table.attacks:
        by_target = chances[attack.seat] @ by_kind(attack, table.options)
        targets = int(np.count_nonzero(by_target))
        if attack.seat in seats and targets > 1:
            told.append(-float(np.log(by_target[attack.target])))
            guessed.append(float(np.log(targets)))
        chances = judged(chances, [attack], table.options)
    return told, guessed


def likelihood(table: Table, seat: int) -> Floats:
    """(kinds of `HAZE` and pursuers,): how likely all attacks of a seat were, pursuers of any seat as one."""
    mine = [attack for attack in table.attacks if attack.seat == seat]
    each = np.array([by_kind(attack, table.options)[:, attack.target] for attack in mine])
    whole = each.prod(axis=0) if mine else np.ones(len(HAZE) + table.seats)
    pursuers = np.delete(whole[len(HAZE) :], seat)
    return np.append(whole[: len(HAZE)], pursuers.mean())


def fitted(likely: Floats, weights: Floats) -> Floats:
    """(kinds,): shares that make these attackers (attackers, kinds) likeliest, each of its weight."""
    shares = np.full(likely.shape[1], 1 / likely.shape[1])
    for _ in range(STEPS):
        each = likely * shares
        shares = weights @ (each / each.sum(axis=1, keepdims=True)) / weights.sum()
    return shares


def row(task: Task, games: Sequence[Found]) -> str:
    """One line of the table."""
    low, high = interval95([Cluster(game.share, 1) for game in games])
    share = sum(game.share for game in games) / len(games)
    told, guessed = clustered(game.told for game in games), clustered(game.guessed for game in games)
    cells = (
        task.seats,
        task.attackers,
        f"{share:.3f} ({low:.3f} to {high:.3f})",
        told or "-",
        _mean(guessed),
    )
    return f"| {' | '.join(map(str, cells))} |"


def _mean(found: Mean | None) -> str:
    return f"{found.mean:.3f}" if found else "-"


@experiment(
    "ai attackers tortuga2014",
    player="admiral",
    opponents=["admiral", *CAPTAINS.panel, PURSUER],
    seats=[3, 4],
    games=60,
    seed="attackers",
    jobs=2,
)
def main(args: argparse.Namespace) -> None:
    """Play, judge and print."""
    likely, weights = [], []
    print(
        "| seats | attackers | share of the player | surprise | guessing |\n|---|---|---|---|---|", flush=True
    )
    with workers(args.jobs) as executor:
        for seats in args.seats:
            for name in args.opponents:
                tasks = [
                    Task(args.player, name, seats, game % seats, derived_seed(args.seed, seats, game))
                    for game in range(args.games)
                ]
                games = collected(executor, found, tasks, f"{seats} seats, {name}")
                print(row(tasks[0], games), flush=True)
                each = [kinds for game in games for kinds in game.likely]
                part = 2.0 if name == args.player else 1.0
                likely += each
                weights += [part / len(each)] * len(each)
    shares = fitted(np.array(likely), np.array(weights))
    print("prior", " ".join(f"{share:.2f}" for share in shares))
