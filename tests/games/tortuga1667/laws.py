"""The laws that hold at every step of every game, and a command that checks them in many games.

`python -m tests.games.tortuga1667.laws --games 10000` plays random games over all seat counts and
options and fails at the first step that breaks a law.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from fractions import Fraction

import msgspec

from tests.games.tortuga1667.tables import at_random, play
from tests.hands.play import fold
from tortuga.games.tortuga1667.chance import vote_cards
from tortuga.games.tortuga1667.options import Options
from tortuga.games.tortuga1667.pieces import CREW, MAPS, SHIPS, STARRED, TREASURE, VOTES
from tortuga.games.tortuga1667.rules import RULES
from tortuga.games.tortuga1667.state import Table, View
from tortuga.kernel.game import EVERYTHING, NOBODY
from tortuga.kernel.observer import refusal

CUSTOM = (5, 1, 3, 3, 2, 2, 2, 3, 1, 4, 2, 2)


def check_invariants(table: Table) -> None:
    """What is true of every whole table between two events."""
    conditions = [bool(RULES.to_act(table)), RULES.awaits_chance(table), RULES.automatic(table) is not None]
    assert sum(conditions) == (0 if RULES.finished(table) else 1), table.stage
    board, seats = table.board, table.seats
    if table.hands:
        votes = [card for hand in table.hands for card in hand] + list(table.deck)
        assert Counter(votes) == Counter(vote_cards(table))
        assert len(votes) == VOTES
        assert len(table.deck) >= 1
    if table.turn:
        treasure = board.galleon + board.beach + sum(map(sum, board.holds))
        assert treasure == TREASURE
        assert sum(board.holds[2]) + board.beach == 2
        standing = [seat for line in board.lines for seat in line] + [s for s in board.boats if s >= 0]
        assert sorted(standing) == list(range(seats))
        for ship in SHIPS:
            assert len(board.lines[ship]) <= CREW
            birds = sum(table.albatrosses[seat] for seat in board.lines[ship])
            assert birds < 2 or table.stage in ("strike", "finished")
        check_events(table)
    if table.stage == "act":
        assert len(RULES.legal(table, table.current)) > 0


def check_events(table: Table) -> None:
    """Every event card is in deck, row, discards, before a player, or being resolved (T5, T16, T70)."""
    if table.stage in ("finished", "end", "overtime"):
        return
    cards = [card for card in (*table.events, *table.row, *table.discards) if card]
    cards += ["albatross"] * sum(table.albatrosses) + ["letter"] * sum(table.letters)
    cards += ["code"] * sum(left > 0 for left in table.codes)
    cards += [name for name, owner in zip(MAPS, table.maps, strict=True) if owner >= 0]
    held = table.turned.event if table.turned is not None else ""
    if (held in (*MAPS, "code") and held not in cards) or (held == "albatross" and table.stage == "effect"):
        cards.append(held)
    if not table.overtime:
        cards.remove("armada")
    starred = [card for card in cards if card in STARRED]
    assert len(set(starred)) == len(starred) == table.options.starred_count
    assert Counter(cards) == Counter((*table.options.basic, *starred))


def check_game(options: Options, seed: object, every: int = 1) -> int:
    """Play one random game and check every law at every step, for the whole table and for every view.

    Args:
        every: legal commands, refusals and chances are looked at in every so many steps.

    Returns:
        Number of events.
    """
    steps = list(play(f"law-{seed}", options, at_random(seed)))
    final = steps[-1][2]
    assert fold(RULES, RULES.start(options), [event for _, event, _ in steps]) == final
    for at, (before, event, after) in enumerate(steps):
        check_invariants(after)
        if RULES.awaits_chance(before):
            assert RULES.plausible(before, event)
            if at % every == 0 and (listed := RULES.chances(before)) is not None:
                assert event in [outcome for outcome, _ in listed]
                assert sum(chance for _, chance in listed) == Fraction(1)
    for seat in (*range(options.seats), NOBODY, EVERYTHING):
        seen = RULES.observe(RULES.start(options), seat).table
        for at, (before, event, after) in enumerate(steps):
            seen = RULES.evolve(seen, RULES.redact(event, seat))
            assert seen == RULES.observe(after, seat).table, (seat, event)
            if at % every == 0:
                check_view(before, seat, random.Random(f"{seed}/{at}/{seat}"))
    assert RULES.outcome(final).sides == final.loyalties
    return len(steps)


_coder = (msgspec.json.Encoder(), msgspec.json.Decoder(View))


def check_view(table: Table, seat: int, hand: random.Random) -> None:
    """A view travels as bytes; what may be done, and why not, is the same on it as on the whole table."""
    view = RULES.observe(table, seat)
    assert _coder[1].decode(_coder[0].encode(view)) == view
    assert RULES.to_act(view.table) == RULES.to_act(table)
    assert RULES.may_act(view.table) == RULES.may_act(table)
    if seat < 0:
        return
    legal = RULES.legal(table, seat)
    assert RULES.legal(view.table, seat) == legal
    for command in hand.sample(legal, min(3, len(legal))):
        assert refusal(RULES, table, seat, command) is None
        event = RULES.decide(table, seat, command)
        assert RULES.command_of(table, event) == (seat, command)


def any_options(seed: int) -> Options:
    """Options drawn evenly from all there are."""
    rng = random.Random(seed)
    seats = 2 + seed % 8
    base = Options(seats)  # type: ignore[arg-type]
    chosen = tuple(rng.sample(base.pool, rng.randint(3, len(base.pool)))) if rng.random() < 0.3 else ()
    custom = rng.random() < 0.2
    return Options(
        seats,  # type: ignore[arg-type]
        rng.choice(("2017web", "v2")),  # type: ignore[arg-type]
        chosen,
        len(chosen) or rng.randint(3, len(base.pool)),
        rng.choice(("usual", "advanced")),  # type: ignore[arg-type]
        rng.choice(("no", "yes")),  # type: ignore[arg-type]
        rng.choice((0, 0, 30)),  # type: ignore[arg-type]
        rng.choice((0, 1, 2, 3)),  # type: ignore[arg-type]
        rng.choice(("off", "off", "off", "on")),  # type: ignore[arg-type]
        "custom" if custom else "reconstructed",
        CUSTOM if custom else None,
    )


def _check_seed(seed: int) -> int:
    return check_game(any_options(seed), seed, every=7)


def main() -> None:
    """Check many games and print how many events they had."""
    parser = argparse.ArgumentParser(description="check the laws in many random games")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    with ProcessPoolExecutor(asked.jobs) as pool:
        events = sum(pool.map(_check_seed, range(asked.games), chunksize=25))
    print(f"{asked.games} games, {events} events: every law holds at every step, for every view")


if __name__ == "__main__":
    main()
