"""What happens in a game: how much is attacked, taken and voted on, and in how many turns nothing is.

    python -m ai deeds tortuga1667 [--players deckhand,admiral] [--seats 5,9] [--games 100] [--seed deeds]

One player sits in all seats. "taken" counts treasures won in attacks; "cards" is the share of turns in which
somebody looks at two cards or turns one over, "force" that in which somebody is made to turn one over. "row
of looks" is how many look at the same two cards one after another, the longest such row of a game.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from statistics import fmean

from ai.experiment import experiment
from ai.games.tortuga1667.levels import LEVELS
from ai.games.tortuga1667.measure.table import played
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.state import Table


def counted(table: Table) -> Counter[str]:
    """What happened in one finished game."""
    counts: Counter[str] = Counter(turns=table.turn)
    same, before = 0, (-1, -1)
    for past in table.history:
        match past.event:
            case ev.Looked(cards=cards):
                same = same + 1 if cards == before else 1
                before = cards
                counts["row of looks"] = max(same, counts["row of looks"])
                counts["look"] += 1
            case ev.CardTurned(forcer=forcer):
                counts["reveal" if forcer < 0 else "force"] += 1
                before = (-1, -1)
            case ev.VoteShown(kind=kind):
                counts["votes"] += 1
                counts[kind] += 1
            case ev.TreasureTaken():
                counts["taken"] += 1
            case _:
                pass
    return counts


def told(games: Sequence[Counter[str]]) -> str:
    """The figures of many games, in one line."""
    of: Counter[str] = sum(games, Counter())
    of["cards"] = of["look"] + of["reveal"]
    rows = [game["row of looks"] for game in games]
    each = (f"{name} {of[name] / len(games):.2f}" for name in ("turns", "attack", "taken", "mutiny", "brawl"))
    shares = (f"{name} {of[name] / of['turns']:.2f}" for name in ("cards", "look", "reveal", "force"))
    return (
        f"a game {', '.join(each)}; of turns {', '.join(shares)}; without a vote "
        f"{sum(not game['votes'] for game in games)}; row of looks {fmean(rows):.1f}, most {max(rows)}"
    )


@experiment(
    "ai deeds tortuga1667", players=[level.name for level in LEVELS], seats=[5, 9], games=100, seed="deeds"
)
def main(args: argparse.Namespace) -> None:
    """Measure and print."""
    for seats in args.seats:
        for player in args.players:
            games = [
                counted(played(seats, f"{args.seed}/{game}", [player] * seats)) for game in range(args.games)
            ]
            print(f"{player}, {seats} seats, {args.games} games: {told(games)}", flush=True)
