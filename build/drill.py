"""Make the positions that the drill begins with, before a player has made mistakes of their own.

    python build/drill.py [--games N]      plays N games and looks through them, some ten seconds each

Weak captains play games under the seeds DRILL-0001 and so on; the engine finds what they did wrong. Ten
positions of each kind of decision are taken, each from a different game, where the best choice is clear but
the one taken looked plausible, without those in `LEFT_OUT`; present positions stay if they are still good
enough. Games that were played once are kept in `cache/drill`.
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
PREFIX: Final = "DRILL-"
"""Beginning of the names of games, which are their seeds."""
CACHE: Final = ROOT / "build" / "cache" / "drill"
NAMES: Final = ("Rosa", "Jack", "Anne", "Bellamy")
EACH: Final = 10
KINDS: Final = ("first-keep", "later-keep", "skulls", "bonus", "attack", "moves")
LEAST, MOST = 0.03, 0.35
"""Win chance that the choice taken costs: it must hurt, but not be absurd."""
SMALLER: Final = {"moves": 0.02}
"""The lower limit instead of `LEAST` for kinds in which mistakes seldom cost as much."""
APART: Final = 0.4
"""Part of the lower limit that the next best choice has to cost, so that the best one stands alone."""
FIRST_ROUNDS: Final = 3
"""Most positions of a kind from first rounds, which are much alike."""
LEFT_OUT: Final = {
    "as good as decided": "0009:345 0024:143 0039:170",
    "two tiles, or one as good as the best not offered": "0019:47 0025:275 0054:24",
    "nobody could explain it": "0001:272 0002:329 0009:72 0016:203 0019:371 0019:381 0021:46 0034:246 "
    "0050:291",
}
"""Game and line of positions that were looked over and found dull or unfair, by the reason."""


def played(name: str) -> bytes:
    """The log of a game of deckhands and mates, of two, three or four seats in turn."""
    file = CACHE / f"{name}.jsonl"
    if not file.exists():
        number = int(name.removeprefix(PREFIX))
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


def moments(name: str) -> tuple[Moment, ...]:
    """The moments of a game, analysed by the present captains."""
    log = played(name)
    file = CACHE / f"{name}.json"
    if file.exists():
        kept = msgspec.json.decode(file.read_bytes(), type=Analysis)
        if kept.engine == CAPTAINS.analyst(parse(log, GAMES).options):
            return kept.moments
    made = ask.analyse(log, SAMPLES)
    file.write_bytes(msgspec.json.encode(made))
    return made.moments


def instructive(moment: Moment, what: str) -> bool:
    """Whether something can be learned: the best choice stands alone, the one taken was plausible."""
    if len(moment.candidates) < 2:
        return False
    least = SMALLER.get(what, LEAST)
    second = min(one.loss for one in moment.candidates if one.command != moment.best)
    return least <= moment.points <= MOST and second >= max(APART * least, 2 * (moment.se or 0.0))


def shipped() -> dict[str, list[int]]:
    """Lines of the positions that come with the game so far, by game, if captains still play it so."""
    lines: dict[str, list[int]] = {}
    if shipped_file(GAME).exists():
        with zipfile.ZipFile(shipped_file(GAME)) as archive:
            for one in msgspec.json.decode(archive.read(POSITIONS), type=list[Shipped]):
                if played(one.log).startswith(archive.read(f"{one.log}.jsonl")):
                    lines.setdefault(one.log, []).append(one.moment.line)
    return lines


def offered(games: int) -> Iterator[tuple[str, Moment]]:
    """Moments in the order in which they are chosen: those shipped already, then the costliest of each game.

    Those shipped stay if they can, because the progress of a player is kept by position.
    """
    for name, lines in shipped().items():
        yield from ((name, moment) for moment in moments(name) if moment.line in lines)
    for number in range(1, games + 1):
        name = f"{PREFIX}{number:04}"
        yield from ((name, moment) for moment in sorted(moments(name), key=lambda moment: -moment.points))


def positions(games: int) -> list[tuple[str, Moment]]:
    """The positions in the order of games: ten of each kind, no two of a kind from one game."""
    CACHE.mkdir(parents=True, exist_ok=True)
    chosen: dict[tuple[str, str], Moment] = {}
    have: Counter[str] = Counter()
    early: Counter[str] = Counter()
    left_out = " ".join(LEFT_OUT.values()).split()
    for name, moment in offered(games):
        what = moment.about.id.removeprefix("account-")
        if (
            moment.kind == "choice"
            and what in KINDS
            and have[what] < EACH
            and (name, what) not in chosen
            and not (moment.round == 1 and early[what] == FIRST_ROUNDS)
            and f"{name.removeprefix(PREFIX)}:{moment.line}" not in left_out
            and instructive(moment, what)
        ):
            chosen[name, what] = moment
            have[what] += 1
            early[what] += moment.round == 1
            print(name, moment.line, dict(have), flush=True)
        if have.total() == EACH * len(KINDS):
            break
    found = [(name, moment) for (name, _), moment in chosen.items()]
    return sorted(found, key=lambda one: (one[0], one[1].line))


def main() -> None:
    """Choose the positions and write them."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=150)
    arguments = parser.parse_args()
    chosen = positions(arguments.games)
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
