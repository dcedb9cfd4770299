"""Random play of our games and of comparable ones, and how fast it is."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import pytest

from tortuga.games import GAMES as HOUSE
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Options
from tortuga.kernel.dealer import Dealer
from tortuga.kernel.log.format import Writer


def decisions_of(seats: int, games: int, sealed: bool) -> int:
    """Play random games with their full event logs; `sealed` also writes every line as it is stored."""
    rng, made = random.Random(1), 0
    for game in range(games):
        state, dealer, log = RULES.start(Options(seats)), Dealer(f"bench-{game}"), []  # type: ignore[arg-type]
        while not RULES.finished(state):
            if waiting := RULES.to_act(state):
                seat = waiting[0]
                event = RULES.decide(state, seat, rng.choice(RULES.legal(state, seat)))
                made += 1
            elif RULES.awaits_chance(state):
                event = RULES.deal(state, dealer)
            else:
                automatic = RULES.automatic(state)
                assert automatic is not None
                event = automatic
            log.append(event)
            state = RULES.evolve(state, event)
        if sealed:
            assert sum(1 for _ in Writer().lines(log)) == len(log)
    return made


def open_spiel_decisions(name: str, games: int) -> int:
    """Random play of an OpenSpiel game that is written in Python."""
    pyspiel = pytest.importorskip("pyspiel")
    pytest.importorskip("open_spiel.python.games")
    game, rng, made = pyspiel.load_game(name), random.Random(1), 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(rng.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                made += 1
    return made


def catanatron_decisions(games: int) -> int:
    """Random play of Catan by four seats."""
    catanatron = pytest.importorskip("catanatron")
    random.seed(1)
    made = 0
    for _ in range(games):
        game = catanatron.Game([catanatron.RandomPlayer(colour) for colour in catanatron.Color])
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            made += 1
    return made


def house_decisions(game: str, seats: int, games: int) -> int:
    """Random play of one of our games, with its full event log."""
    rules, options = HOUSE[game].rules, HOUSE[game].make(seats, {})
    rng, made = random.Random(1), 0
    for number in range(games):
        state, dealer, log = rules.start(options), Dealer(f"bench-{number}"), []
        while not rules.finished(state):
            if waiting := rules.to_act(state):
                seat = waiting[0]
                event = rules.decide(state, seat, rng.choice(rules.legal(state, seat)))
                made += 1
            else:
                event = rules.deal(state, dealer) if rules.awaits_chance(state) else rules.automatic(state)
            log.append(event)
            state = rules.evolve(state, event)
    return made


def rate(play: Callable[[], int]) -> float:
    """Decisions per second, the best of three runs after one to warm up."""
    play()
    best = 0.0
    for _ in range(3):
        started = time.perf_counter()
        made = play()
        best = max(best, made / (time.perf_counter() - started))
    return best


def rate_once(play: Callable[[], int]) -> float:
    """Decisions per second of one run, in process time."""
    started = time.process_time()
    made = play()
    return made / (time.process_time() - started)
