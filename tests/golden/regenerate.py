"""Golden logs: whole games as data; a change of rules, dealing or format shows as a reviewed difference.

`python -m tests.golden.regenerate` writes them anew; the choices in them are drawn from a fixed seed.
"""

from __future__ import annotations

from pathlib import Path

from tests.games.tortuga1667.tables import played as cards_played
from tests.games.tortuga2014.laws import CUSTOM
from tests.games.tortuga2014.tables import at_random
from tests.golden.seen import told
from tests.hands.play import GAMES
from tortuga.games.tortuga1667.options import Options as CardOptions
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Options
from tortuga.kernel.log.format import dump
from tortuga.kernel.players import SeatSpec
from tortuga.kernel.session import Session

FOLDER = Path(__file__).parent
COLOURS = ("blue", "orange", "yellow", "green")
GOLDEN: dict[str, tuple[Options, str]] = {
    "two-seats": (Options(2), "golden-2"),
    "three-seats": (Options(3), "golden-3"),
    "four-seats": (Options(4), "golden-4"),
    "four-seats-to-eight": (Options(4, 8, "youngest", 2), "golden-8"),
    "three-seats-house-rules": (
        Options(3, 6, "seat", 1, "afterEachAttack", "forbidden", "clockwise", "custom", CUSTOM),
        "golden-h",
    ),
}

CARDS: dict[str, tuple[CardOptions, str]] = {
    "cards-two-seats-v2": (CardOptions(2, "v2"), "golden-c2"),
    "cards-five-seats": (CardOptions(5), "golden-c5"),
    "cards-six-seats-advanced": (CardOptions(6, starred_count=8, setup="advanced"), "golden-c6"),
}
"""The card game's."""


def played(options: Options, seed: str) -> Session:  # type: ignore[type-arg]
    """A whole game whose choices depend on the seed alone."""
    seats = [SeatSpec("random", f"Seat {seat + 1}", COLOURS[seat]) for seat in range(options.seats)]
    session = Session.new(RULES, options, seats, seed)
    choose = at_random(len(seed) + options.seats)
    while not session.finished:
        seat = session.to_act()[-1]
        session.submit(seat, choose(session.whole_state, seat))
    return session


def main() -> None:
    """Write all golden logs, and what is seen of every log in the folder."""
    for name, (options, seed) in GOLDEN.items():
        (FOLDER / f"{name}.jsonl").write_bytes(dump(played(options, seed).log))
    for name, (chosen, seed) in CARDS.items():
        (FOLDER / f"{name}.jsonl").write_bytes(dump(cards_played(chosen, seed).log))
    for path in sorted(FOLDER.glob("*.jsonl")):
        path.with_suffix(".seen.txt").write_text(told(path, GAMES))


if __name__ == "__main__":
    main()
