"""What captains say at the table of 1667: of public things alone, seldom, in turn, never a person."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import pairwise

import pytest
from msgspec.structs import replace

from ai.arena.play import play
from ai.games.tortuga1667.captains import CAPTAINS
from tests.app.games.tortuga1667.stories import GAMES, NAMES, TINTS, Step, games, played, seen_by
from tests.hands.cards import dealt_anew
from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.lettering import WRAP_LEADING
from tortuga.app.games.tortuga1667.acts.flying import MARGIN, REMARKED, bubble_box
from tortuga.app.games.tortuga1667.acts.motions import Bubble
from tortuga.app.games.tortuga1667.remarks import Remarks67
from tortuga.app.games.tortuga1667.table.roster import roster_row
from tortuga.app.games.tortuga1667.tableui import TABLE
from tortuga.app.languages import LANGUAGES
from tortuga.app.settings import Talk
from tortuga.app.table.presenter import Presenter
from tortuga.app.table.speech import Remark
from tortuga.app.text import Text
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.options import Options
from tortuga.games.tortuga1667.rules import RULES
from tortuga.kernel.game import EVERYTHING, NOBODY
from tortuga.kernel.log.format import new_header
from tortuga.kernel.players import SeatSpec
from tortuga.kernel.session import Session
from tortuga.paths import assets_dir

FEWEST, MOST = 22, 29
LAST = 3
"""Situations of which the results speak, once the letters are open: won, lost, won alone."""
MANY = 7
"""Situations of which captains speak in one game at least."""
TEXT = Text("en").of("tortuga1667")


def specs(seats: int, people: int = 1) -> tuple[SeatSpec, ...]:
    return tuple(
        SeatSpec("human" if seat < people else "captain-hothead", NAMES[seat], TINTS[seat])
        for seat in range(seats)
    )


def remarks_of(options: Options, people: int = 1) -> Remarks67:
    return Remarks67(new_header(RULES, options, specs(options.seats, people), "TALK"), TEXT)


def said(
    options: Options, steps: Sequence[Step], eyes: int = NOBODY, people: int = 1
) -> Iterator[tuple[Step, Remark | None]]:
    remarks = remarks_of(options, people)
    for step in steps:
        yield step, remarks.hear(seen_by(step, eyes))


def situation(remark: Remark) -> str:
    return remark.message.removeprefix("line-")[:-2]


@cache
def game_of_captains() -> tuple[Step, ...]:
    options = Options(seats=9)
    result = play([CAPTAINS.make("greedy", f"talk{seat}") for seat in range(9)], RULES, options, "talk")
    steps, table = [], RULES.start(options)
    for event in result.events:
        after = RULES.evolve(table, event)
        steps.append((table, event, after))
        table = after
    return tuple(steps)


def test_captains_speak_of_many_things_in_a_game_of_their_own() -> None:
    heard = [remark for _, remark in said(Options(seats=9), game_of_captains(), people=0) if remark]
    assert len({situation(remark) for remark in heard}) >= MANY
    assert len({remark.seat for remark in heard}) > 3


@pytest.mark.parametrize("options", GAMES, ids=lambda options: f"{options.seats} seats")
def test_a_twin_hears_the_same_lines(options: Options) -> None:
    """Equal public history, everything hidden dealt again or open: equal lines for every listener."""
    steps, hand = played(options, "b"), random.Random("anew")
    public = [remark for _, remark in said(options, steps)]
    assert any(public)
    for eyes in (EVERYTHING, *range(options.seats)):
        assert [remark for _, remark in said(options, steps, eyes)] == public
    twins = [
        (dealt_anew(before, NOBODY, hand), event, dealt_anew(after, NOBODY, hand))
        for before, event, after in steps
    ]
    assert any(twin != step for twin, step in zip(twins, steps, strict=True))
    assert [remark for _, remark in said(options, twins, EVERYTHING)] == public


@pytest.mark.parametrize("people", [1, 2])
def test_nobody_speaks_often_or_out_of_turn_and_no_person_at_all(people: int) -> None:
    for options, steps in games():
        spoken = [(step, remark) for step, remark in said(options, steps, people=people) if remark]
        for (_, _, after), remark in spoken:
            assert remark.seat >= people
            assert not after.said[remark.seat], "who talks says no more"
        talk = [(step[2].turn, remark) for step, remark in spoken]
        for (earlier, one), (later, other) in pairwise(talk):
            assert later - earlier >= 3
            alone = options.seats - people == 1
            assert situation(one) != situation(other) if alone else one.seat != other.seat
        assert people == 1 or not [remark for _, remark in spoken if "-you" in remark.message]


@pytest.mark.parametrize(("stage", "answers"), [("act", True), ("ballot", False)])
def test_nobody_answers_between_a_call_and_its_result(stage: str, answers: bool) -> None:
    table = next(after for _, _, after in played(GAMES[3], "b") if after.stage == stage and after.turn)
    accusation, remarks = ev.Said(0, "accuse-british", -1, 1, ""), remarks_of(GAMES[3])
    later = [replace(table, turn=turn) for turn in range(100, 400, 20)]
    heard = [remarks.hear(seen_by((now, accusation, now), NOBODY)) for now in later]
    assert any(heard) == answers


def test_nearly_everything_is_spoken_of_and_no_line_comes_again_before_the_others() -> None:
    heard: Counter[str] = Counter()
    for options, steps in games():
        for people in (0, 1, 3):
            lines = [remark for _, remark in said(options, steps, people=people) if remark]
            for id, count in Counter(map(situation, lines)).items():
                neutral = [line.message for line in lines if situation(line) == id][:3]
                assert len(set(neutral)) == len(neutral)
                heard[id] += count
    assert len(heard) >= FEWEST


def test_nobody_speaks_at_the_end() -> None:
    """The letters open in the results: a line of the winner would tell a side before them (T10)."""
    for options, steps in games():
        heard = list(said(options, steps, people=0))
        assert any(remark for _, remark in heard)
        assert not any(remark for (_, event, _), remark in heard if isinstance(event, ev.GameEnded))


def test_every_line_is_there_in_every_language_and_fits_its_bubble(
    canvas_of: Callable[[tuple[int, int]], Canvas],
) -> None:
    canvas = canvas_of((1920, 1080))
    rooms = {bubble_box(roster_row(1, seats)).inset(*MARGIN)[2:] for seats in range(2, 10)}
    for language in LANGUAGES:
        text = Text(language).of("tortuga1667")
        lines = (assets_dir() / "text" / language / "tortuga1667" / "lines.ftl").read_text(encoding="utf-8")
        ids = re.findall(r"^line-([\w-]+)-[123] =", lines, re.MULTILINE)
        assert set(Counter(ids).values()) == {3}
        assert len(set(ids)) == MOST + LAST
        for id in (f"line-{id}-{end}" for id in set(ids) for end in "123"):
            words = text.say(id, name="Treasure Jane")
            for wide, high in rooms:
                rows, size = canvas.typeset(words, REMARKED, wide, high)
                assert len(rows) * size * WRAP_LEADING <= high, words


@pytest.mark.parametrize("talk", ["all", "mine", "never"])
def test_the_setting_and_muting_decide_what_is_shown(talk: Talk) -> None:
    options, steps = Options(seats=9), game_of_captains()
    session = Session.new(RULES, options, specs(9), "TALK")
    remarks = Remarks67(session.header, TEXT)
    whole = [*session.observer(NOBODY).past(), *(seen_by(step, NOBODY) for step in steps)]
    heard = [remark for remark in map(remarks.hear, whole) if remark]
    me = next(min(remark.mine) for remark in heard if remark.mine)

    def shown(muted: frozenset[int]) -> list[str]:
        presenter = Presenter(session.observer(NOBODY), TABLE, TEXT, me)
        presenter.talk, presenter.picture.hearing.muted = talk, muted
        presenter.take([seen_by(step, NOBODY) for step in steps])
        acts = presenter.player._waiting
        presenter.picture.hearing.heard = "none"
        assert all(presenter.picture.hears(act) for act in acts), "the log is read aloud all the same"
        return [bubble.text for act in acts for bubble in act.remarks.values() if isinstance(bubble, Bubble)]

    wanted = [remark for remark in heard if talk == "all" or (talk == "mine" and me in remark.mine)]
    assert bool(wanted) == (talk != "never")
    for muted in (frozenset[int](), frozenset(remark.seat for remark in wanted[:1])):
        words = [remark.message for remark in wanted if remark.seat not in muted or remark.seat == me]
        assert len(shown(muted)) == len(words)
