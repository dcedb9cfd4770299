"""What `ai.probes` asks of this game: what is hidden dealt anew, and how surprising keeps and attacks are."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from ai.captains import Decided
from ai.games.tortuga2014.account.forecast import forecast
from ai.games.tortuga2014.engine.foresight import target_surprises
from tortuga.games.tortuga2014.commands import Keep, MoveChests
from tortuga.games.tortuga2014.pieces import SKULL
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Table
from tortuga.kernel.game import NOBODY


def dealt_anew(table: Table, seat: int, rng: random.Random) -> Table:
    """Another table that looks the same to a seat: rolls, secret choices and tiles that it may not see."""
    rolls, commits, boards = list(table.rolls), list(table.commits), list(table.boards)
    for other in range(table.seats):
        if other == seat:
            continue
        if table.stage == "select" and (roll := rolls[other]):
            rolls[other] = tuple(face if face < 0 else rng.randrange(SKULL + 1) for face in roll)
        if commits[other] is not None and table.stage == "move":
            moves = RULES.legal(replace(table, chosen=(False,) * table.seats), other)
            commits[other] = rng.choice([move for move in moves if isinstance(move, MoveChests)])
        coins = tuple(rng.choice((1, 2, 3)) for _ in boards[other].tiles)
        boards[other] = replace(boards[other], tiles=coins)
    return replace(table, rolls=tuple(rolls), commits=tuple(commits), boards=tuple(boards))


def surprises(decisions: Sequence[Decided], end: Table) -> Mapping[str, Sequence[float]]:
    """Surprises of the actions for which dice were kept, to an onlooker, and of the targets of attacks.

    `guessed` is what a guess among the targets would have given; among the five actions it gives 1.609.
    """
    keep = []
    for table, seat, command in decisions:
        roll = table.rolls[seat] if table.stage == "select" else None
        kept = {roll[die] for die in command.dice} - {SKULL} if roll and isinstance(command, Keep) else ()
        if len(kept) == 1:
            keep.append(-math.log(forecast(RULES.observe(table, NOBODY), seat)[min(kept)]))
    target, guessed = target_surprises(end, {seat for _, seat, _ in decisions})
    return {"keep": keep, "target": target, "guessed": guessed}
