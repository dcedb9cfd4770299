"""Measures how well targets are foretold, and what that is worth to a captain whom everybody pursues.

python -m ai attackers tortuga2014 --opponents admiral,pursuer --seats 3,4 --games 60 --jobs 2

In each game one seat is the player's, and all others are attackers of one kind. A `pursuer` plays like
`additive` but attacks the player wherever it can. Printed are the player's win share, the surprise of the
attackers' targets (-ln of the chance that the record gave them just before), the surprise of a guess, and at
the end the `PRIOR` of `engine.foresight` that fits best if attackers like the player count twice.
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
from ai.games.tortuga2014.engine.foresight import PRIOR, PURSUERS, target_chances, target_surprises
from ai.games.tortuga2014.panel.players import Additive, RankedCommand
from ai.probes import clustered
from tortuga.games import GAMES
from tortuga.games.tortuga2014.commands import Claim, Steal
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Table, View
from tortuga.kernel.dealer import derived_seed
from tortuga.kernel.players import Ranked

PURSUER: Final = "pursuer"
ABOVE_ALL: Final = 1e3
"""Points for attacking the prey: more than anything else can bring."""
OWN_WEIGHT: Final = 2.0
"""How often attackers like the player count in the fit of the prior; all others count once."""
STEPS: Final = 50
"""Of expectation and maximization."""


class Pursuer(Additive):
    """The player `additive`, but it attacks one seat whatever it costs."""

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


class Measured(NamedTuple):
    """What one game says about its attackers."""

    share: float
    """The player's, of the victory."""
    surprise: tuple[float, int]
    """The sum over all targets that had an alternative, and how many there were."""
    guess: tuple[float, int]
    """The same, had the targets been guessed."""
    likelihoods: tuple[Floats, ...]
    """By attacker (kinds of `PRIOR`,): how likely all its targets were."""


def measured(task: Task) -> Measured:
    """Play a game, and judge its attacks."""
    names = [task.player if seat == task.seat else task.attackers for seat in range(task.seats)]
    players = seated(CAPTAINS, ["random" if name == PURSUER else name for name in names], task.seed)
    players = [
        Pursuer(task.seat) if name == PURSUER else player for name, player in zip(names, players, strict=True)
    ]
    played = play(players, RULES, GAMES[RULES.name].make(task.seats, {}), task.seed)
    others = [seat for seat in range(task.seats) if seat != task.seat]
    surprise, guess = target_surprises(played.state, others)
    likelihoods = tuple(likelihood(played.state, seat) for seat in others)
    return Measured(
        played.credit(task.seat), (sum(surprise), len(surprise)), (sum(guess), len(guess)), likelihoods
    )


def likelihood(table: Table, seat: int) -> Floats:
    """(kinds of `PRIOR`,): how likely all attacks of a seat were."""
    mine = [attack for attack in table.attacks if attack.seat == seat]
    each = np.array([target_chances(attack, table.options)[:, attack.target] for attack in mine])
    whole = each.prod(axis=0) if mine else np.ones(PURSUERS + table.seats)
    pursuers = np.delete(whole[PURSUERS:], seat)
    return np.append(whole[:PURSUERS], pursuers.mean())


def fitted(likelihoods: Floats, weights: Floats) -> Floats:
    """(kinds,): the shares under which attackers (attackers, kinds) of these weights are likeliest."""
    shares = np.full(len(PRIOR), 1 / len(PRIOR))
    for _ in range(STEPS):
        each = likelihoods * shares
        shares = weights @ (each / each.sum(axis=1, keepdims=True)) / weights.sum()
    return shares


def row(task: Task, games: Sequence[Measured]) -> str:
    """One line of the table."""
    low, high = interval95([Cluster(game.share, 1) for game in games])
    share = sum(game.share for game in games) / len(games)
    surprise, guess = clustered(game.surprise for game in games), clustered(game.guess for game in games)
    won = f"{share:.3f} ({low:.3f} to {high:.3f})"
    cells = (task.seats, task.attackers, won, surprise or "-", f"{guess.mean:.3f}" if guess else "-")
    return f"| {' | '.join(map(str, cells))} |"


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
    likelihoods, weights = [], []
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
                games = collected(executor, measured, tasks, f"{seats} seats, {name}")
                print(row(tasks[0], games), flush=True)
                each = [attacker for game in games for attacker in game.likelihoods]
                weight = OWN_WEIGHT if name == args.player else 1.0
                likelihoods += each
                weights += [weight / len(each)] * len(each)
    shares = fitted(np.array(likelihoods), np.array(weights))
    print("prior", " ".join(f"{share:.2f}" for share in shares))
