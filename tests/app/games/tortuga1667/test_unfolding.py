"""The end of a game unfolds: letters turn over one by one, the winners last, then graphs are drawn."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from dataclasses import replace
from typing import Any

import msgspec
import pygame
import pytest

from tests.app.conftest import Hands
from tests.app.games.tortuga1667.table import Harbour, sit
from tests.hands.cards import begin
from tests.hands.gauge import measure
from tortuga.app.captains import ask
from tortuga.app.captains.thinking import Thinking
from tortuga.app.draw.art import Art
from tortuga.app.games.tortuga1667.results import board, teams
from tortuga.app.games.tortuga1667.results.board import result_of
from tortuga.app.games.tortuga1667.results.hindsight import Hindsight
from tortuga.app.games.tortuga1667.results.sheets import CARD
from tortuga.app.games.tortuga1667.results.tale import tale_of
from tortuga.app.games.tortuga1667.results.teams import DRAWN, FRONT, LEAD, LETTER_STEP_S, TURN
from tortuga.app.games.tortuga1667.screenshots import _LEANINGS, _SWINGS, sample_course, sample_tale
from tortuga.app.games.tortuga1667.tableui import TABLE
from tortuga.app.scene.base import INPUT_DELAY
from tortuga.app.scenes.results import ResultsScene
from tortuga.app.screenshots import all_shots
from tortuga.app.sound.sound import Silence
from tortuga.app.stills.sample import play
from tortuga.app.table.scene import TableScene
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.pieces import LOYALTIES
from tortuga.games.tortuga1667.rules import RULES
from tortuga.kernel.game import EVERYTHING
from tortuga.kernel.log.format import Log
from tortuga.kernel.players import HUMAN, Belief, Retrospect
from tortuga.kernel.session import Session

pytestmark = pytest.mark.slow


STEP = 0.05
WHOLE = LEAD + 9 * (TURN + LETTER_STEP_S) + DRAWN + 5 * CARD


class Ear(Silence):
    """Notes what is heard."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[str] = []

    def play(self, name: str, volume: float = 1.0, pan: float | None = None) -> None:
        self.heard.append(name)


class Frames:
    """What each frame showed: who lies open, whose letter turns, how much of the graphs is there."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.open: list[list[str]] = []
        self.turning: list[int] = []
        self.parts: list[float] = []
        self._fronts: list[str] = []
        self._edges = 0
        self._spy(monkeypatch, "draw_loyalty", lambda nation, turn: self._fronts.append(nation))
        self._spy(monkeypatch, "draw_loyalty_back", lambda nation, turn: None)
        plain = board.draw_treasure_chart

        def chart(canvas: Any, context: Any, box: Any, tale: Any, part: float) -> None:
            self.parts.append(part)
            plain(canvas, context, box, tale, part)

        monkeypatch.setattr(board, "draw_treasure_chart", chart)
        whole = board.Results1667.draw_at

        def draw_at(shown: Any, canvas: Any, context: Any, time: float) -> None:
            self._fronts, self._edges = [], 0
            whole(shown, canvas, context, time)
            self.open.append(self._fronts)
            self.turning.append(self._edges)

        monkeypatch.setattr(board.Results1667, "draw_at", draw_at)

    def _spy(self, monkeypatch: pytest.MonkeyPatch, name: str, note: Callable[[str, float], None]) -> None:
        plain = getattr(teams, name)

        def spied(canvas: Any, *args: Any, **pose: Any) -> None:
            note(str(args[0]), pose["turn"])
            self._edges += pose["turn"] < 1
            plain(canvas, *args, **pose)

        monkeypatch.setattr(teams, name, spied)


@pytest.fixture
def frames(monkeypatch: pytest.MonkeyPatch) -> Frames:
    return Frames(monkeypatch)


def end(harbour: Harbour, reopened: bool = False) -> ResultsScene:
    """The end of a game of nine: four British, then the Dutch player, have lost to four French."""
    found = board.Results1667(
        sample_tale(harbour.context), Hindsight((), sample_course(_LEANINGS, 44, _SWINGS))
    )
    return ResultsScene(harbour.context, found, reopened=reopened)


def rest_of(hands: Hands) -> float:
    """Seconds until nothing moves any more."""
    seconds = 0.0
    while hands.top.animating():
        hands.step(1, STEP)
        seconds += STEP
        assert seconds < 60
    return seconds


def test_letters_turn_one_by_one_from_the_beaten_to_the_winners(
    harbour: Harbour, set_stage: Callable[..., Hands], frames: Frames
) -> None:
    harbour.store.lend(speed="normal")
    hands = set_stage(end(harbour))
    assert frames.open[0] == [], "at first all letters are closed"
    assert rest_of(hands) == pytest.approx(WHOLE, abs=3 * STEP)
    counts = [len(shown) for shown in frames.open]
    assert counts == sorted(counts)
    assert set(counts) == set(range(10)), "no two of them at once"
    assert max(frames.turning) == 1
    came: list[str] = []
    for shown in frames.open:
        for side in set(shown):
            if shown.count(side) > came.count(side):
                came.append(side)
    assert came == ["dutch", *["british"] * 4, *["french"] * 4], "the winners last"


def test_the_last_frame_is_the_picture_that_stands(
    harbour: Harbour, set_stage: Callable[..., Hands], frames: Frames
) -> None:
    """Graphs come after the letters, from the left; in the end it looks as without any motion."""
    harbour.store.lend(speed="normal")
    hands = set_stage(end(harbour))
    rest_of(hands)
    drawn = [part for part in frames.parts if part > 0]
    assert frames.parts[0] == 0.0
    assert len(set(drawn)) > DRAWN / STEP / 2
    assert drawn == sorted(drawn)
    assert frames.parts[-1] == 1.0
    unfolded = hands.stage.canvas.surface.copy()
    harbour.store.lend(speed="off")
    other = set_stage(end(harbour))
    assert other.stage.canvas.surface.get_buffer().raw == unfolded.get_buffer().raw


@pytest.mark.parametrize(("speed", "longer"), [("slow", 2.0), ("fast", 0.5)])
def test_it_keeps_to_the_speed_that_is_chosen(
    harbour: Harbour, set_stage: Callable[..., Hands], speed: str, longer: float
) -> None:
    harbour.store.lend(speed=speed)
    assert rest_of(set_stage(end(harbour))) == pytest.approx(longer * WHOLE, abs=3 * STEP)


@pytest.mark.parametrize("chosen", [{"speed": "off"}, {"speed": "normal", "reduced_motion": True}])
def test_where_nothing_may_move_everything_is_there_at_once(
    harbour: Harbour, set_stage: Callable[..., Hands], frames: Frames, chosen: dict[str, Any]
) -> None:
    harbour.store.lend(**chosen)
    hands = set_stage(end(harbour))
    assert not hands.top.animating()
    assert len(frames.open[0]) == 9
    assert frames.parts[0] == 1.0


def test_what_is_opened_again_does_not_unfold_again(
    harbour: Harbour, set_stage: Callable[..., Hands], frames: Frames
) -> None:
    harbour.store.lend(speed="normal")
    hands = set_stage(end(harbour, reopened=True))
    assert not hands.top.animating()
    assert len(frames.open[0]) == 9


@pytest.mark.parametrize("press", ["escape", "letter", "click"])
def test_any_press_shows_the_end_and_does_no_more(
    harbour: Harbour, set_stage: Callable[..., Hands], frames: Frames, press: str
) -> None:
    harbour.store.lend(speed="normal")
    scene = end(harbour)
    hands = set_stage(scene)
    hands.step(7, INPUT_DELAY / 6)
    assert scene.animating()
    if press == "click":
        hands.click("title")
    else:
        hands.press(pygame.K_ESCAPE if press == "escape" else pygame.K_z)
    assert hands.top is scene, "the press that ends it leads nowhere"
    assert not scene.animating()
    assert len(frames.open[-1]) == 9


def test_the_ground_of_the_results_is_read_while_the_last_act_plays(
    harbour: Harbour, set_stage: Callable[..., Hands], monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    monkeypatch.setattr(Art, "backdrop_ahead", lambda _self, name: read.append(name))
    session = begin(5, "ground", people=5)
    table = sit(harbour, session)
    set_stage(table)
    table.update(STEP)
    assert not read, "not before the game is over"
    play(session, "p")
    table.update(STEP)
    table.update(STEP)
    assert read == ["tortuga1667/planks"]


@pytest.mark.parametrize("name", ["results", "results-shared", "results-look", "results-lesson"])
def test_pictures_show_the_end(harbour: Harbour, name: str) -> None:
    harbour.store.lend(speed="normal")
    scene = all_shots("tortuga1667")[name](harbour.context)[-1]
    scene.enter()
    assert isinstance(scene, ResultsScene)
    assert not scene.animating()


def test_seals_break_and_the_winners_are_greeted(harbour: Harbour, set_stage: Callable[..., Hands]) -> None:
    harbour.store.lend(speed="normal")
    ear = Ear()
    scene = end(harbour)
    scene.context = msgspec.structs.replace(scene.context, sound=ear)
    hands = set_stage(scene)
    rest_of(hands)
    assert ear.heard.count("tortuga1667/seal-break") == 9
    assert ear.heard.count("fanfare") == 1
    assert ear.heard.index("fanfare") == 9, "with the last letter of the winners"


class Silent(Executor):
    """Captains who never answer."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        return Future()


def last_choice(people: int, swapped: bool) -> tuple[Any, int, Any]:
    """A game of five before the choice that ends it, and that choice; or its twin.

    Args:
        swapped: whether the loyalties of all but the first were dealt to others: all else happens alike.
    """
    whole = begin(5, "ground", people=people, starred=("powder", "nest", "code"))
    play(whole, "p")
    at = whole.decisions()[-1]
    events = [step.event for step in whole.whole_steps[:at]]
    ((place, dealt),) = [(n, one) for n, one in enumerate(events) if isinstance(one, ev.LoyaltiesDealt)]
    if swapped:
        first, *others = dealt.loyalties
        events[place] = ev.LoyaltiesDealt((first, *others[1:], others[0]))
        assert events[place] != dealt
    session = Session.resume(RULES, Log(whole.header, whole.options, tuple(events)), whole.seed)
    last = whole.whole_steps[at]
    decided = RULES.command_of(last.before, last.event)
    assert decided is not None
    return session, *decided


def frames_to_the_letters(harbour: Harbour, set_stage: Callable[..., Hands], twin: Any) -> list[object]:
    """Everything that is seen and said from the last choice until the first letter begins to open."""
    session, seat, command = twin
    ear = Ear()
    thinking = Thinking(ask.decide, pool=Silent)
    table = TableScene(msgspec.structs.replace(harbour.context, sound=ear), session, TABLE, thinking)
    hands, told = set_stage(table, (640, 360)), list[object]()
    table._submit(seat, command)
    assert session.finished

    def look() -> None:
        said = [sentence.words for sentence in hands.top.spoken()]
        items = [(item.id, item.label, item.tooltip) for item in hands.top.focusables()]
        told.append((hands.stage.canvas.surface.get_buffer().raw, said, items, tuple(ear.heard)))

    for _ in range(400):
        hands.step(1, STEP)
        if hands.top is not table:
            break
        look()
    else:
        pytest.fail("the game is over")
    beliefs = tuple(Belief(seat, side, 1 / 3) for seat in range(5) for side in LOYALTIES)
    course = (Retrospect(beliefs),) * (session.whole_state.turn + 1)
    found = replace(result_of(session.observer(EVERYTHING)), hindsight=Hindsight((), course))
    results = ResultsScene(msgspec.structs.replace(harbour.context, sound=ear), found)
    hands = set_stage(results, (640, 360))
    for _ in range(round((LEAD + TURN * FRONT) / STEP) - 1):
        look()
        hands.step(1, STEP)
    found.opened(board.SAID).draw_at(hands.stage.canvas, results.context, LEAD)
    return [*told, hands.stage.canvas.surface.get_buffer().raw]


@pytest.mark.parametrize("people", [1, 5])
def test_t10_nothing_tells_a_loyalty_before_its_letter_is_open(
    harbour: Harbour, set_stage: Callable[..., Hands], people: int
) -> None:
    """Games that differ in the loyalties of others alone end alike: table, log, faces, speech, results."""
    harbour.store.lend(speed="normal")
    one, other = (
        frames_to_the_letters(harbour, set_stage, last_choice(people, swapped)) for swapped in (False, True)
    )
    assert len(one) == len(other) > LEAD / STEP + 10
    for at, (here, there) in enumerate(zip(one, other, strict=True)):
        assert here == there, at


def test_whoever_changed_sides_is_told_of_with_the_side_before_and_the_turn() -> None:
    """A defeat with the side that one had fought would be a riddle (T62)."""
    shuffled = 0
    for seed in range(12):
        session = begin(5, f"fever {seed}", starred=("fever", "nest", "bells"))
        play(session, str(seed))
        eyes = session.observer(EVERYTHING)
        tale, sides = tale_of(eyes), {}
        for seen in eyes.past():
            if isinstance(seen.event, ev.LoyaltiesShuffled):
                turn = seen.before.table.turn
                pairs = zip(seen.before.table.loyalties, seen.after.table.loyalties, strict=True)
                sides |= {seat: (was, turn) for seat, (was, now) in enumerate(pairs) if was != now}
        assert tale.former == sides
        shuffled += len(sides)
    assert shuffled


def test_nobody_is_told_who_won_while_a_letter_is_closed(
    harbour: Harbour, set_stage: Callable[..., Hands], monkeypatch: pytest.MonkeyPatch
) -> None:
    harbour.store.lend(speed="normal")
    scene = end(harbour)
    hands = set_stage(scene)
    won = scene.result.verdict(scene.context)
    chance = scene.context.say("results-points-chance", side="french")
    reveal = scene.result.reveal
    side, members = scene.result.tale.teams[0]
    early = reveal.turned_by - LETTER_STEP_S - TURN * (1 - FRONT) - 2 * STEP
    gauge = measure(monkeypatch)
    hands.step(round(early / STEP), STEP)
    assert {chance, "You win with the French"}.isdisjoint(words for words, _, _ in gauge.words)
    assert all(sentence.words != won for sentence in scene.spoken())
    assert len(members) > 1
    assert not reveal.opened(side, early)
    rest_of(hands)
    assert {chance, "You win with the French"} <= {words for words, _, _ in gauge.words}
    assert [sentence.words for sentence in scene.spoken()[:2]] == ["You win with the French", won]


def test_the_heading_says_how_it_ended_for_the_only_person(harbour: Harbour) -> None:
    tale = sample_tale(harbour.context)
    several = (tale.seats[0], msgspec.structs.replace(tale.seats[1], player=HUMAN), *tale.seats[2:])

    def said(**other: Any) -> str:
        return board.Results1667(replace(tale, **other), Hindsight(())).own_result(harbour.context)

    assert said() == "You win with the French"
    assert said(winner="british") == "You lose with the French"
    assert said(winner=None) == "", "nobody won"
    assert said(seats=several) == "", "several persons"
