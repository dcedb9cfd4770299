"""Two tables whose dice behind screens and whose hidden coins differ, under the same hands: nothing shows.

At a shared screen whatever is hidden from an onlooker is another, and what lies closed is looked at; of a
lone person's table everything is looked at. `MONKEYS=50` for as many pairs of a kind as one likes.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from ai.games.tortuga2014.probing import dealt_anew
from tests.app.conftest import Hands
from tests.app.games.tortuga2014.games import specs
from tests.hands.monkeys import PAIRS, tables_of, watched
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Options
from tortuga.kernel.game import NOBODY
from tortuga.kernel.session import Session

pytestmark = pytest.mark.slow

STAGES = ("select", "move", "act", "tile", "reroll-keep")


def reached(stage: str, people: int, seed: str) -> Session | None:
    """A game at some decision of a kind that a person makes."""
    rng = random.Random(seed)
    seats = rng.choice((2, 3, 4))
    who = ["human" if seat < people else "greedy" for seat in range(seats)]
    session: Session = Session.new(RULES, Options(seats=seats), specs(*who), seed)
    wait = rng.randrange(60)
    while not session.finished:
        seat = session.to_act()[0]
        if session.whole_state.stage == stage and seat < people and session.position > wait:
            return session
        session.submit(seat, rng.choice(session.observer(seat).legal()))
    return None


def twin_of(session: Session, eyes: int, seed: str) -> Session:
    """The same game at the same moment with all changed that these eyes do not see."""
    other = Session.resume(RULES, session.log, session.seed)
    last = other._timeline._steps[-1]
    changed = dealt_anew(last.after, eyes, random.Random(seed))
    other._timeline._steps[-1] = replace(last, after=changed)
    return other


@pytest.mark.parametrize("people", [4, 1])
@pytest.mark.parametrize("stage", STAGES)
def test_r92_whatever_hands_do_nothing_hidden_shows(
    stage: str, people: int, tmp_path: Path, set_stage: Callable[..., Hands]
) -> None:
    compared = 0
    for attempt in range(PAIRS):
        seed, eyes = f"{stage}/{attempt}", NOBODY if people > 1 else 0
        tries = (reached(stage, people, f"{seed}/{n}") for n in range(60))
        session = next(found for found in tries if found is not None)
        games = (session, twin_of(session, eyes, seed))
        compared += watched(set_stage, tables_of(games, tmp_path / f"{attempt}", eyes), eyes, seed)
    assert compared
