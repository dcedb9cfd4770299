"""Two tables that differ in what is hidden alone, under the same hands: whatever these press, nothing shows.

At a shared screen everything hidden is dealt anew, and what lies closed is looked at: a person's own cards
may differ while he holds them, and leave no trace. A lone person's table is looked at always: only others'
secrets are dealt anew. `MONKEYS=50` for as many pairs of a kind as one likes.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.app.conftest import Hands
from tests.hands.cards import any_kind, dealt_anew, persons
from tests.hands.monkeys import PAIRS, Minds, tables_of, watched
from tortuga.app.captains import thinking
from tortuga.app.draw.art import Art
from tortuga.app.games.tortuga1667.decisions import hand as hand_module
from tortuga.app.games.tortuga1667.table import peeks
from tortuga.games.tortuga1667 import commands as cmd
from tortuga.games.tortuga1667.options import Options
from tortuga.games.tortuga1667.pieces import STARRED
from tortuga.games.tortuga1667.rules import RULES
from tortuga.games.tortuga1667.state import Table
from tortuga.kernel.game import NOBODY
from tortuga.kernel.session import Session

pytestmark = pytest.mark.slow

STAGES = ("ballot", "swap", "lose", "act", "search", "letter", "pick", "fever", "hold", "gap", "pistol")
NOTED = ("F first" + "\nB" * 7, "B first" + "\nF" * 7)
"""What everybody has noted down at either table."""


def reached(stage: str, people: int, seed: str) -> Session | None:
    """A game at some decision of a kind that a person makes."""
    rng = random.Random(seed)
    seats = rng.choice((4, 5, 9) if people > 1 else (4, 5, 6))
    starred = ("nest", "bells", "fever") if stage == "search" else STARRED[:4]
    options = Options(seats, starred=starred, starred_count=len(starred), talk=rng.choice(("on", "off")))
    session = Session.new(RULES, options, persons(seats, people), seed)
    wait = rng.randrange(25)
    while not session.finished:
        seat = session.to_act()[0]
        if session.whole_state.stage == stage and seat < people and session.position > wait:
            return session
        legal = [
            each for each in session.observer(seat).legal() if not isinstance(each, cmd.Say | cmd.RunOut)
        ]
        session.submit(seat, any_kind(rng, legal))
    return None


def twin_of(session: Session, eyes: int) -> Session:
    """The same game at the same moment with all dealt anew that these eyes do not see."""
    other = Session.resume(RULES, session.log, session.seed)
    last = other._timeline._steps[-1]
    anew: Table = dealt_anew(last.after, eyes, random.Random("anew"))
    cast = zip(anew.ballots, last.after.ballots, anew.hands, strict=True)
    ballots = tuple(given if given == was else held[: len(given or ())] for given, was, held in cast)
    other._timeline._steps[-1] = replace(last, after=replace(anew, ballots=ballots))
    return other


@pytest.fixture
def in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hands lie as they were dealt, and what is worked out elsewhere is there at once."""
    monkeypatch.setattr(thinking, "ProcessOrThreadExecutor", lambda _workers: Minds(True))
    for module in (peeks, hand_module):
        monkeypatch.setattr(module, "shuffle", lambda _cards: None)


@pytest.fixture
def letters(stage: str, people: int, art: Art) -> Iterator[None]:
    """With large ones what a choice means is a tab: in every other kind of decision."""
    art.restyle((1.0, 1.5)[(STAGES.index(stage) + people // 9) % 2], False)
    yield
    art.restyle(1.0, False)


@pytest.mark.usefixtures("in_order", "letters")
@pytest.mark.parametrize("people", [9, 1])
@pytest.mark.parametrize("stage", STAGES)
def test_t37_whatever_hands_do_nothing_hidden_shows(
    stage: str, people: int, tmp_path: Path, set_stage: Callable[..., Hands]
) -> None:
    """No residue of a look, no tip, focus, speech or frame that secrets change."""
    compared = 0
    for attempt in range(PAIRS):
        seed = f"{stage}/{attempt}"
        tries = (reached(stage, people, f"{seed}/{n}") for n in range(60))
        session = next(found for found in tries if found is not None)
        eyes = NOBODY if people > 1 else 0
        games = (session, twin_of(session, eyes))
        for game, words in zip(games, NOTED, strict=True):
            for seat in range(people if eyes == NOBODY else 0):
                game.observer(seat).note(words)
        compared += watched(set_stage, tables_of(games, tmp_path / f"{attempt}", eyes), eyes, seed)
    assert compared
