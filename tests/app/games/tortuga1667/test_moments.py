"""Large moments where votes lie: nothing covers the chart, nothing runs ahead, nothing hidden shows."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest

from tests.app.games.tortuga1667.sheets import captains
from tests.app.games.tortuga1667.stories import GAMES, Step, played, seen_by
from tests.hands.cards import dealt_anew, other_event
from tests.hands.gauge import measure
from tortuga.app.draw.art import Art
from tortuga.app.draw.canvas import Canvas
from tortuga.app.games.tortuga1667 import layout
from tortuga.app.games.tortuga1667.acts.director import TableDirector67
from tortuga.app.games.tortuga1667.acts.motions import Flip, Result
from tortuga.app.games.tortuga1667.narrative import Narrative1667
from tortuga.app.games.tortuga1667.palette import NAME, PICTURES
from tortuga.app.games.tortuga1667.picture import TablePicture67
from tortuga.app.games.tortuga1667.table.moments import HEAD, deciding, thrown
from tortuga.app.games.tortuga1667.table.votes import PANEL
from tortuga.app.languages import LANGUAGES
from tortuga.app.table.acts.motion import ActPlayer
from tortuga.app.table.acts.motions import Act
from tortuga.app.table.drawing import TablePicture
from tortuga.app.table.marks import Shown
from tortuga.app.text import Text
from tortuga.games.tortuga1667 import events as ev
from tortuga.kernel.game import NOBODY

STEP = 0.12
SMALL = (640, 360)


@pytest.fixture(scope="module")
def art() -> Art:
    pygame.display.init()
    pygame.font.init()
    return Art(games=[PICTURES])


def moments() -> Iterator[tuple[int, Step]]:
    """One step of each kind of large moment, with the number of seats."""
    found = set[object]()
    for options in GAMES[:5]:
        for seed in "ab":
            for step in played(options, seed):
                match step[1]:
                    case ev.VoteShown(kind=kind, result=result):
                        name: object = (kind, result)
                    case _:
                        continue
                if name not in found:
                    found.add(name)
                    yield options.seats, step


def act_of(step: Step, eyes: int, seats: int, language: str = "en") -> Act:
    text = Text(language).of(NAME)
    seen = seen_by(step, eyes)
    lines = [line.text for line in Narrative1667(text, captains(seats, 1)).lines(seen)]
    return TableDirector67(text.say, captains(seats, 1)).act(seen, max(0, eyes), lines)


def frame(
    art: Art, act: Act, seats: int, time: float, size: tuple[int, int] = SMALL, **more: object
) -> bytes:
    """The table at a time of an act; `still`: without motion; `language`."""
    still, text = bool(more.get("still")), Text(str(more.get("language", "en"))).of(NAME)
    picture, people = TablePicture67(), captains(seats, 1)
    player = ActPlayer(people, picture)
    player.add(act)
    player.update(0.0, "normal")
    player.time = time
    marks = replace(picture.playing(act, time, still), hidden=player.hidden(still))
    shown = Shown(act.after, act.me, marks, people, text)
    canvas = Canvas(pygame.Surface(size, 0, 32), art)
    TablePicture(picture).draw(canvas, shown, (picture.tray(shown, None, None, None),))
    player.draw(canvas, still)
    return pygame.image.tobytes(canvas.surface, "RGB")


@pytest.mark.parametrize("count", range(1, 12))
def test_thrown_cards_stay_in_the_panel_and_lie_by_their_places_alone(count: int) -> None:
    for index in range(count):
        box, angle = thrown(index, count)
        assert PANEL.x <= box.x
        assert box.right <= PANEL.right
        assert HEAD.bottom < box.center[1] - box.h * 0.4
        assert abs(angle) <= 7.5
    assert layout.CHART.bottom <= PANEL.y, "nothing covers the chart"


def test_the_result_comes_when_the_last_card_lies_open() -> None:
    found = 0
    for seats, step in moments():
        act = act_of(step, NOBODY, seats)
        results = [motion for motion in act.motions if isinstance(motion, Result)]
        flips = [motion for motion in act.motions if isinstance(motion, Flip)]
        for result in results:
            assert act.revealed == pytest.approx(result.delay)
            assert max(flip.delay + flip.duration for flip in flips) == pytest.approx(result.delay)
            picture = TablePicture67()
            for time, closed in ((act.revealed - 0.01, True), (act.revealed + 0.01, False)):
                poll = picture.playing(act, time, False).poll
                assert poll is not None
                assert poll.closed == closed
            found += 1
    assert found >= 6


def test_the_card_that_decided_is_the_first_after_which_nothing_changes() -> None:
    for seats, step in moments():
        poll = TablePicture67().playing(act := act_of(step, NOBODY, seats), act.length, False).poll
        if poll is not None:
            key = deciding(poll)
            assert replace(poll, cards=poll.cards[: key + 1]).decided
            assert not replace(poll, cards=poll.cards[:key]).decided


def test_without_motion_cards_lie_straight_and_the_picture_is_finished_at_once() -> None:
    for seats, step in moments():
        act = act_of(step, NOBODY, seats)
        for late in (0.01, 0.3):
            marks = TablePicture67().playing(act, act.revealed + late, True)
            assert marks.level
            assert marks.result == 1.0


@pytest.mark.slow
@pytest.mark.parametrize("eyes", [NOBODY, 2])
def test_twins_show_the_same_frames(art: Art, eyes: int) -> None:
    """Games that differ only in what is hidden: every moment looks alike from beginning to end."""
    hand, changed = random.Random("moments"), 0
    for seats, step in moments():
        before, event, after = step
        twin = dealt_anew(before, eyes, hand), other_event(event, eyes, hand), dealt_anew(after, eyes, hand)
        changed += twin != step
        here, there = act_of(step, eyes, seats), act_of(twin, eyes, seats)
        assert here.length == there.length
        time = 0.0
        while time < here.length:
            assert frame(art, here, seats, time) == frame(art, there, seats, time), (event, time)
            time += STEP * 3
    assert changed


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_words_have_their_room(language: str, art: Art, monkeypatch: pytest.MonkeyPatch) -> None:
    gauge = measure(monkeypatch)
    for growth in (1.0, 1.5):
        art.restyle(growth, False)
        for seats, step in moments():
            act = act_of(step, 0, seats, language)
            frame(art, act, seats, act.length - 0.01, (1280, 720), language=language)
    art.restyle(1.0, False)
    assert not gauge.faults
