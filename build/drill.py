"""Make the positions that the drill begins with, before a player has made mistakes of their own.

    python build/drill.py [--games N]      plays N games and looks through them, some ten seconds each

Weak captains play games under the seeds DRILL-0001 and so on; what they did wrong is found by the engine. Ten
positions of each kind of decision are taken, each of another game, where the best choice is clear but the
one taken looked plausible, without those in `LEFT_OUT`. Games that were played once are kept in
`cache/drill`.
"""

from __future__ import annotations

import argparse
import sys
import zipfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

ROOT = Path(__file__).resolve().parents[1]
sys.path.append(str(ROOT))

from ai.arena.play import seated  # noqa: E402
from ai.games.tortuga2014.captains import CAPTAINS  # noqa: E402
from tortuga.app.captains import ask  # noqa: E402
from tortuga.app.drill import POSITIONS, Shipped, shipped_file  # noqa: E402
from tortuga.app.records import SAMPLES  # noqa: E402
from tortuga.games import GAMES  # noqa: E402
from tortuga.kernel.analysis import Analysis, Moment  # noqa: E402
from tortuga.kernel.log.format import dump  # noqa: E402
from tortuga.kernel.log.reader import parse  # noqa: E402
from tortuga.kernel.players import SeatSpec  # noqa: E402
from tortuga.kernel.session import Session  # noqa: E402

GAME: Final = "tortuga2014"
CACHE: Final = ROOT / "build" / "cache" / "drill"
NAMES: Final = ("Rosa", "Jack", "Anne", "Bellamy")
EACH: Final = 10
KINDS: Final = ("first-keep", "later-keep", "skulls", "bonus", "attack", "moves")
LEAST, MOST = 0.05, 0.35
"""Win chance that the choice taken costs: it must hurt, but not be absurd."""
SMALLER: Final = {"attack": 0.045, "moves": 0.02}
"""Smallest number of kinds in which mistakes never cost as much."""
APART: Final = 0.4
"""Smallest part of that which the next best choice costs, so that the best one stands alone."""
FIRST_ROUNDS: Final = 3
"""Most positions of a kind from first rounds, which are much alike."""
LEFT_OUT: Final = {
    "as good as decided": "0009:345 0024:143 0039:170",
    "two tiles, or one as good as the best not offered": "0019:47 0025:275 0054:24",
    "nobody could explain it": "0001:272 0009:72 0016:203 0019:371 0019:381 0034:246 0050:291",
}
"""Game and line of positions that were looked over and found dull or unfair, by the reason."""


def played(name: str, number: int) -> bytes:
    """The log of a game of deckhands and mates, of two, three or four seats in turn."""
    file = CACHE / f"{name}.jsonl"
    if not file.exists():
        count = 2 + number % 3
        game = GAMES[GAME]
        levels = [("deckhand", "mate")[(number + seat) % 2] for seat in range(count)]
        colours = ("orange", "green", "yellow", "blue")
        seats = [SeatSpec(level, NAMES[at], colours[at]) for at, level in enumerate(levels)]
        players = seated(CAPTAINS, levels, name)
        session = Session.new(game.rules, game.make(count, {}), seats, name)
        while not session.finished:
            seat = session.to_act()[0]
            session.submit(seat, players[seat].choose(session.observer(seat).view).command)
        file.write_bytes(dump(session.log))
    return file.read_bytes()


def analysed(name: str, log: bytes) -> Analysis:
    """The analysis of a game by the captains of today."""
    file = CACHE / f"{name}.json"
    if file.exists():
        kept = msgspec.json.decode(file.read_bytes(), type=Analysis)
        if kept.engine == CAPTAINS.analyst(parse(log, GAMES).options):
            return kept
    made = ask.analyse(log, SAMPLES)
    file.write_bytes(msgspec.json.encode(made))
    return made


def instructive(moment: Moment, what: str) -> bool:
    """Whether something can be learned: the best choice stands alone, the one taken was plausible."""
    if len(moment.candidates) < 2:
        return False
    least = SMALLER.get(what, LEAST)
    second = min(one.loss for one in moment.candidates if one.command != moment.best)
    return least <= moment.points <= MOST and second >= max(APART * least, 2 * (moment.se or 0.0))


def positions(games: int) -> Iterator[tuple[str, Moment]]:
    """The positions: ten of each kind, no two of a kind from one game."""
    CACHE.mkdir(parents=True, exist_ok=True)
    have: Counter[str] = Counter()
    early: Counter[str] = Counter()
    left_out = " ".join(LEFT_OUT.values()).split()
    for number in range(1, games + 1):
        if sum(have.values()) == EACH * len(KINDS):
            break
        name = f"DRILL-{number:04}"
        log = played(name, number)
        taken = set()
        for moment in sorted(analysed(name, log).moments, key=lambda moment: -moment.points):
            if moment.kind != "choice" or f"{number:04}:{moment.line}" in left_out:
                continue
            what = moment.about.id.removeprefix("account-")
            if moment.round == 1 and early[what] == FIRST_ROUNDS:
                continue
            if what in KINDS and what not in taken and have[what] < EACH and instructive(moment, what):
                taken.add(what)
                have[what] += 1
                early[what] += moment.round == 1
                yield name, moment
        print(name, dict(have), flush=True)


def main() -> None:
    """Choose the positions and write them."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=150)
    arguments = parser.parse_args()
    chosen = sorted(positions(arguments.games), key=lambda one: (one[0], one[1].line))
    last = {name: moment.line for name, moment in chosen}
    file = shipped_file(GAME)
    file.parent.mkdir(exist_ok=True)
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:

        def put(name: str, content: bytes) -> None:
            archive.writestr(zipfile.ZipInfo(name, (2026, 1, 1, 12, 0, 0)), content, zipfile.ZIP_DEFLATED, 9)

        put(POSITIONS, msgspec.json.encode([Shipped(name, moment) for name, moment in chosen]))
        for name, line in last.items():
            log = (CACHE / f"{name}.jsonl").read_bytes()
            put(f"{name}.jsonl", b"\n".join(log.splitlines()[:line]) + b"\n")
    print(file, file.stat().st_size, "bytes,", len(chosen), "positions")


if __name__ == "__main__":
    main()
