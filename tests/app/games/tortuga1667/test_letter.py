"""One's own letter is read first in a new game: in the middle of the table, until Enter."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from types import SimpleNamespace
from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from tests.app.conftest import Hands
from tests.app.games.tortuga1667.stories import games, seen_by
from tests.app.games.tortuga1667.table import Harbour, sit
from tests.games.tortuga1667.tables import table as lay
from tests.hands.cards import begin, persons
from tortuga.app.draw.canvas import Box, Canvas
from tortuga.app.games.tortuga1667.acts import pace
from tortuga.app.games.tortuga1667.acts.director import TableDirector67
from tortuga.app.games.tortuga1667.acts.flying import moment
from tortuga.app.games.tortuga1667.layout import CARD_SHAPE
from tortuga.app.games.tortuga1667.letter import _MIDDLE, _WIDTH, OPENS, RISES, LetterScene
from tortuga.app.games.tortuga1667.palette import symbol
from tortuga.app.games.tortuga1667.picture import Picture67
from tortuga.app.games.tortuga1667.pieces.marks import draw_sign
from tortuga.app.games.tortuga1667.seen.shown import Fate, TableMarks, TableShown
from tortuga.app.games.tortuga1667.table import fates as large
from tortuga.app.games.tortuga1667.table.blows import LEFT, RIGHT
from tortuga.app.games.tortuga1667.table.fates import fate_words
from tortuga.app.games.tortuga1667.table.own import CORNER, OwnBoard
from tortuga.app.games.tortuga1667.table.roster import Roster
from tortuga.app.games.tortuga1667.table.tray import _whose
from tortuga.app.games.tortuga1667.table.treasure import _SIGN_DY, GALLEON
from tortuga.app.games.tortuga1667.tableui import TABLE
from tortuga.app.games.tortuga1667.words.naming import action_icon, action_words, last_actions
from tortuga.app.scene.base import INPUT_DELAY
from tortuga.app.table.marks import Spot, Status
from tortuga.app.text import Text
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.pieces import LOYALTIES, TORTUGA
from tortuga.games.tortuga1667.state import View
from tortuga.kernel.game import EVERYTHING, NOBODY

STEP = 0.1
WORDS = Text("en").of("tortuga1667")


def test_a_new_game_begins_with_the_letter_and_enter_leads_to_the_table(
    harbour: Harbour, set_stage: Callable[..., Hands]
) -> None:
    """It comes before anything is asked, and only once."""
    session = begin(5, "letter", people=1)
    table = sit(harbour, session, opens=True)
    hands = set_stage(table, (640, 360))
    hands.step(1, STEP)
    letter = hands.top
    assert isinstance(letter, LetterScene)
    assert letter.nation == session.observer(0).view.loyalty
    assert table.decision is None
    said = " ".join(sentence.words for sentence in letter.spoken())
    assert letter.context.say(f"letter-{letter.nation}") in said
    hands.press(pygame.K_RETURN)
    assert hands.top is letter, "that press may have been meant for the table"
    hands.step(round(INPUT_DELAY / STEP) + 1, STEP)
    hands.press(pygame.K_RETURN)
    assert hands.top is table
    for _ in range(10):
        hands.step(1, STEP)
        assert hands.top is table


def test_no_letter_lies_open_among_several_or_in_a_game_that_has_begun(harbour: Harbour) -> None:
    """Among several everybody looks at their own under a cover."""
    assert not sit(harbour, begin(5, "letter", people=2), opens=True).opens
    assert not sit(harbour, begin(5, "letter", people=0), opens=True).opens
    begun = begin(5, "letter", people=1)
    seat = begun.to_act()[0]
    begun.submit(seat, begun.observer(seat).legal()[0])
    assert not sit(harbour, begun, opens=True).opens
    assert TABLE.opening is LetterScene


def frames(harbour: Harbour, set_stage: Callable[..., Hands], side: str, own: bool) -> list[Any]:
    """What is seen and said of the letter until it is open; another seat's side, or one's own."""
    eyes = begin(5, "letter", people=1).observer(0)
    sides = list(eyes.view.table.loyalties)
    sides[0 if own else 3] = side
    view = replace(eyes.view, table=replace(eyes.view.table, loyalties=tuple(sides)))
    letter = LetterScene(harbour.context, SimpleNamespace(view=view, seat=0, header=eyes.header))  # type: ignore[arg-type]
    hands, told = set_stage(letter, (640, 360)), []
    for _ in range(round((RISES + OPENS) / STEP) + 2):
        hands.step(1, STEP)
        told.append((hands.stage.canvas.surface.get_buffer().raw, letter.spoken(), letter.open))
    return told


def test_it_does_not_lie_open_on_the_own_board_before(
    harbour: Harbour, set_stage: Callable[..., Hands]
) -> None:
    """There it lies once it was opened."""
    harbour.store.lend(speed="normal")
    painted = dict[str, list[bytes]]()
    for seed in "abcdef":
        hands = set_stage(sit(harbour, begin(5, seed, people=1), opens=True), (640, 360))
        hands.step(1, STEP)
        letter = hands.top
        assert isinstance(letter, LetterScene)
        if letter.nation in painted:
            continue
        for time in (0.0, RISES + OPENS):
            letter._time = time
            hands.stage.draw()
            board = hands.stage.canvas.surface.subsurface(hands.stage.canvas.rect(*CORNER))
            painted.setdefault(letter.nation, []).append(pygame.image.tobytes(board, "RGB"))
    assert len(painted) > 1
    assert len({closed for closed, _ in painted.values()}) == 1
    assert len({opened for _, opened in painted.values()}) == len(painted)


def test_its_title_stands_between_the_sign_of_the_galleon_and_the_letter(
    harbour: Harbour, set_stage: Callable[..., Hands], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It lay over the sign, which shows through the veil."""
    hands = set_stage(sit(harbour, begin(5, "a", people=1), opens=True), (1280, 720))
    hands.step(1, STEP)
    letter, canvas, written = hands.top, hands.stage.canvas, []
    assert isinstance(letter, LetterScene)
    write = Canvas.write

    def noted(canvas: Canvas, *args: Any, **more: Any) -> Box:
        written.append(args)
        return write(canvas, *args, **more)

    monkeypatch.setattr(Canvas, "write", noted)
    letter.draw(canvas)
    monkeypatch.undo()
    title = next(args for args in written if args[0] == letter.context.say("letter-title"))
    canvas.surface.fill("black")
    canvas.write(*title)
    mask = pygame.mask.from_threshold(canvas.surface, "black", (1, 1, 1, 255))
    mask.invert()
    inked = mask.get_bounding_rects()
    sign = draw_sign(canvas, GALLEON.moved(dy=_SIGN_DY).center, "Galleon")
    card = _MIDDLE[1] - _WIDTH * CARD_SHAPE / 2
    assert canvas.px(sign.bottom) <= min(rect.top for rect in inked)
    assert max(rect.bottom for rect in inked) <= canvas.px(card)


def test_nothing_of_it_is_seen_or_said_before_it_opens_and_nothing_of_others_ever(
    harbour: Harbour, set_stage: Callable[..., Hands]
) -> None:
    harbour.store.lend(speed="normal")
    one, other = (frames(harbour, set_stage, side, own=True) for side in LOYALTIES[:2])
    closed = [at for at, frame in enumerate(one) if not frame[2]]
    assert closed
    assert all(one[at] == other[at] for at in closed)
    assert one[-1] != other[-1]
    assert frames(harbour, set_stage, "british", own=False) == frames(harbour, set_stage, "french", own=False)


NEEDED = {
    ("british", (1, 2)): "you need the lead",
    ("british", (2, 1)): "you have the lead",
    ("french", (2, 2)): "you need the lead",
    ("dutch", (1, 2)): "you need a tie",
    ("dutch", (2, 2)): "you have your tie",
}


def test_beside_the_loyalty_stands_what_is_needed_and_only_while_it_is_open() -> None:
    for (side, (british, french)), needed in NEEDED.items():
        table = replace(
            lay("01", "2", holds=((british, 0), (0, french), (0, 0))), loyalties=(side, None, None)
        )
        for eyes in (0, NOBODY):
            shown = TableShown(View(eyes, table), 0, TableMarks(), persons(3, 1), WORDS)
            tip = OwnBoard().tip(shown, Spot("loyalty"))
            assert (f"British {british}, French {french}: {needed}." in tip) == (eyes == 0), tip


def test_every_last_act_in_the_roster_has_its_symbol() -> None:
    """From six seats on there is no room for its words."""
    found = set()
    for _, steps in games():
        for _, event, after in steps:
            words, sign = action_words(event, WORDS.say), action_icon(event)
            assert bool(words) == bool(sign)
            if sign:
                assert symbol(sign)
                found.add(sign)
            if words and (seat := getattr(event, "seat", -1)) >= 0:
                marks = TableMarks(status={seat: Status(words, symbol(sign))})
                shown = TableShown(View(NOBODY, after), 0, marks, persons(9), WORDS)
                assert Roster().tip(shown, Spot("board", seat)) == f"{shown.name(seat)}: {words}"
    assert {"view", "force", "row", "attack", "mutiny", "brawl", "maroon", "island", "sneak"} <= found


def test_who_was_moved_by_others_stands_in_the_roster_with_that() -> None:
    """What is said beside a seat never contradicts where it stands."""
    found = set()
    for _, steps in games():
        for before, event, after in steps:
            match event:
                case ev.Marooned(seat=seat, origin=origin):
                    moved, again = (seat,), origin == TORTUGA
                    words = "goes to the back" if again else "goes to Tortuga"
                case ev.AlbatrossStruck(seats=moved):
                    words = "goes to Tortuga"
                case ev.Rescued(target=target):
                    moved, words = (target,), "comes aboard"
                case _:
                    continue
            found.add(words)
            calling = after.call.seat if after.call is not None and not after.call.result else -1
            last = last_actions(after, WORDS.say)
            assert {last[seat][0] for seat in moved if seat != calling} <= {words}, before.turn
    assert found == {"goes to the back", "goes to Tortuga", "comes aboard"}


def test_the_roster_names_who_is_marooned() -> None:
    picture, named = Picture67(), 0
    for options, steps in games():
        for _, event, after in steps:
            if isinstance(event, ev.MaroonOrdered):
                marks = TableMarks(status=picture.statuses(View(NOBODY, after), WORDS.say))
                shown = TableShown(View(NOBODY, after), 0, marks, persons(options.seats), WORDS)
                words = f"{shown.name(event.seat)}: maroons {shown.name(event.target)}"
                assert Roster().tip(shown, Spot("board", event.seat)) == words
                named += 1
    assert named > 3


def test_nobody_is_told_to_follow_once_the_armada_is_there() -> None:
    """The game is over, or goes on in another way."""
    told = {True: 0, False: 0}
    for options, steps in games():
        for _, event, after in steps:
            if isinstance(event, ev.CardTurned) and after.turned is not None:
                shown = TableShown(View(NOBODY, after), 0, TableMarks(), persons(options.seats, 1), WORDS)
                told[event.event == "armada"] += bool(_whose(shown))
    assert told[False]
    assert not told[True]


def test_beside_whoever_called_an_open_vote_stands_no_older_result() -> None:
    told = {True: 0, False: 0}
    for _, steps in islice(games(), 9):
        for _, _, after in steps:
            if after.call is not None:
                counted = bool(after.call.result)
                told[counted] += after.call.seat in last_actions(after, WORDS.say)
    assert told[True]
    assert not told[False]


def fates(eyes_of: Callable[[int], int]) -> Iterator[tuple[TableShown, Fate]]:
    """The large moments of everybody whom a forced reveal or Cabin Fever hits, once they have come on."""
    for options, steps in islice(games(), 9):
        director = TableDirector67(WORDS.say)
        for step in steps:
            if not isinstance(step[1], ev.Forced | ev.LoyaltiesShuffled):
                continue
            for me in range(options.seats):
                act = director.act(seen_by(step, eyes_of(me)), me, ["", ""])
                for time in (0.0, pace.HIT):
                    marks = moment(act, time, False)
                    if marks.fate is not None:
                        yield TableShown(act.after, me, marks, persons(options.seats, 1), WORDS), marks.fate


def test_whoever_is_forced_or_changes_sides_is_told_so_large_and_nobody_else() -> None:
    found = Counter[str]()
    for shown, fate in fates(lambda me: me):
        assert fate.seat == shown.me != fate.by
        title = fate_words(shown, fate).title
        assert pace.HIT <= 2.0
        if fate.cards:
            you = shown.me == 0
            assert title == (
                WORDS.say("large-forced-you") if you else f"{shown.name(shown.me)} must reveal a card"
            )
            found["forced"] += 1
            watched = TableShown(replace(shown.view, seat=EVERYTHING), 0, shown.marks, shown.seats, WORDS)
            assert fate_words(watched, fate).title == f"{shown.name(fate.seat)} must reveal a card"
        elif fate.opened < 1:
            assert title == WORDS.say("large-fever"), "the letter is not open yet"
        else:
            same = fate.before == shown.table.loyalties[shown.me]
            assert title == WORDS.say(f"large-fever-{'same' if same else 'changed'}")
            found["same" if same else "changed"] += 1
    assert set(found) == {"forced", "same", "changed"}


def test_both_letters_lie_beside_the_person_whose_they_are(
    harbour: Harbour, set_stage: Callable[..., Hands], monkeypatch: pytest.MonkeyPatch
) -> None:
    """An old letter beside the other one would tell that this is now theirs."""
    canvas = set_stage(sit(harbour, begin(5, people=1)), (640, 360)).stage.canvas
    shown, fate = next(found for found in fates(lambda me: me) if not found[1].cards and found[1].opened >= 1)
    spots: list[tuple[float, float]] = []
    monkeypatch.setattr(large, "draw_loyalty", lambda _canvas, _nation, spot, *_, **__: spots.append(spot))
    large.draw_fate(canvas, shown, fate)
    old, new = (x for x, _ in spots)
    assert new > old
    assert old - LEFT[0] > 1.5 * (RIGHT[0] - new)


def test_nobody_at_a_shared_screen_sees_whose_loyalty_it_is() -> None:
    for shown, fate in fates(lambda _: NOBODY):
        if not fate.cards:
            assert fate.before is None
            assert fate_words(shown, fate).title == WORDS.say("large-fever")
