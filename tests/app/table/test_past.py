"""What a picture of the table knows of the past: what was shown, and as the person at the screen saw it."""

from __future__ import annotations

import random

import pytest

from tests.hands.play import begin, play
from tortuga.app.registry import UIS
from tortuga.app.table.presenter import Presenter
from tortuga.app.text import Text
from tortuga.kernel.session import Session

STEP = 0.1


def presenting(session: Session, me: int = 0) -> Presenter:
    game = session.header.game
    return Presenter(session.observer(me), UIS[game].table, Text("en").of(game), me)


@pytest.mark.parametrize("game", UIS)
def test_the_past_grows_with_the_picture(game: str) -> None:
    session = begin(game, 3)
    presenter = presenting(session)
    known = len(presenter.past)
    play(session, random.Random(1), 30)
    presenter.follow(known)
    assert len(presenter.past) == known, "nothing has been shown yet"
    lengths = []
    while presenter.busy:
        presenter.update(STEP, "fast")
        lengths.append(len(presenter.past))
    assert lengths == sorted(lengths)
    assert len(set(lengths)) > 5, "one step after the other"
    assert tuple(presenter.past) == tuple(session.observer(0).past())
    presenter.again()
    presenter.drain()
    assert tuple(presenter.past) == tuple(session.observer(0).past()), "what is shown again counts once"


@pytest.mark.parametrize("game", UIS)
def test_turned_to_another_seat_it_is_that_seats_past(game: str) -> None:
    session = play(begin(game, 3), random.Random(1), 30)
    presenter = presenting(session)
    one, other = (tuple(session.observer(seat).past()) for seat in (0, 1))
    assert one != other
    assert tuple(presenter.past) == one
    presenter.look(1, session.observer(1))
    assert tuple(presenter.past) == other
