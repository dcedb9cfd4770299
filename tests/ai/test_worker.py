import multiprocessing
from concurrent.futures import ProcessPoolExecutor

import msgspec
import pytest

from ai import worker
from ai.captains import UnknownPlayer
from tests.ai.games.tortuga2014.moments import moments
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Options

pytestmark = pytest.mark.slow

GAME = RULES.name


def test_answers_travel_as_bytes():
    for moment in moments(("additive", "greedy", "random"), Options(3), "bytes"):
        view = worker.encode(RULES.observe(moment.table, moment.seat))
        answer = worker.decide(GAME, view, moment.player, moment.seat_seed)
        assert worker.decode_decision(GAME, answer) == moment.decision


def test_another_process_gives_the_same_answer():
    context = multiprocessing.get_context("spawn")
    asked = list(moments(("additive", "greedy"), Options(2), "process"))[:10]
    with ProcessPoolExecutor(1, mp_context=context) as pool:
        pool.submit(worker.warm_up, GAME).result()
        for moment in asked:
            view = worker.encode(RULES.observe(moment.table, moment.seat))
            answer = pool.submit(worker.decide, GAME, view, moment.player, moment.seat_seed).result()
            assert worker.decode_decision(GAME, answer) == moment.decision


def test_what_a_captain_refuses_arrives_with_its_reason():
    moment = next(moments(("random", "random"), Options(2), "x"))
    view = worker.encode(RULES.observe(moment.table, moment.seat))
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, mp_context=context) as pool, pytest.raises(UnknownPlayer) as caught:
        pool.submit(worker.decide, GAME, view, "nobody", "seed").result()
    assert caught.value.id == "error-unknown-player"
    assert caught.value.arguments["name"] == "nobody"


def test_refusals():
    moment = next(moments(("random", "random"), Options(2), "x"))
    view = worker.encode(RULES.observe(moment.table, moment.seat))
    with pytest.raises(UnknownPlayer):
        worker.decide(GAME, view, "nobody", "seed")
    with pytest.raises(msgspec.DecodeError):
        worker.decide(GAME, b"\x00", "random", "seed")
