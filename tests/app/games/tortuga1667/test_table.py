"""The table of 1667: where things are, what is painted again, how a vote stands."""

from __future__ import annotations

import math
from itertools import product

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.app.games.tortuga1667.sheets import acts, captains
from tests.app.games.tortuga1667.stories import GAMES, played
from tests.games.tortuga1667 import tables
from tests.hands.gauge import measure
from tortuga.app.draw.art import Art
from tortuga.app.draw.canvas import MIN_TEXT, Canvas
from tortuga.app.games.tortuga1667.layout import VOTE_SHAPE
from tortuga.app.games.tortuga1667.palette import NAME, PICTURES
from tortuga.app.games.tortuga1667.picture import Picture67
from tortuga.app.games.tortuga1667.pieces.cards import BOXES
from tortuga.app.games.tortuga1667.seen import spots
from tortuga.app.games.tortuga1667.seen.shown import Poll, TableMarks, TableShown
from tortuga.app.games.tortuga1667.table.own import digit_at
from tortuga.app.games.tortuga1667.table.parts import PARTS
from tortuga.app.games.tortuga1667.table.pawns import destination_at
from tortuga.app.games.tortuga1667.table.roster import PLACE_X, Roster, Row, _place
from tortuga.app.games.tortuga1667.table.tray import viewed
from tortuga.app.games.tortuga1667.table.votes import poll_card
from tortuga.app.languages import LANGUAGES
from tortuga.app.table import drawing
from tortuga.app.table.drawing import RetainedTable
from tortuga.app.table.marks import Banner, Marks, Shown, Spot, Status
from tortuga.app.text import Text
from tortuga.games.tortuga1667.board import Board
from tortuga.games.tortuga1667.pieces import SKULL, VOTE_KINDS, VoteKind
from tortuga.games.tortuga1667.rules import RULES
from tortuga.games.tortuga1667.state import Table
from tortuga.games.tortuga1667.votes import result
from tortuga.kernel.game import EVERYTHING, NOBODY
from tortuga.kernel.players import SeatSpec

pytestmark = pytest.mark.slow

SIZE = (640, 360)
BANNER = Banner("ship-wheel", "Turn 1", "It is somebody's turn.")


@pytest.fixture(scope="module")
def art() -> Art:
    pygame.display.init()
    pygame.font.init()
    return Art(games=[PICTURES])


def paint(keeper: RetainedTable, canvas: Canvas, table: Table, eyes: int, text: Text) -> bytes:
    picture = Picture67()
    seats = captains(table.seats, 2)
    shown = Shown(RULES.observe(table, eyes), 0, Marks(banner=BANNER), seats, text)
    keeper.draw(canvas, shown, (picture.tray(shown, None, None, None),))
    return pygame.image.tobytes(canvas.surface, "RGB")


def differing(one: bytes, other: bytes) -> set[tuple[int, int]]:
    """Where two pictures differ, in fields of 40 units."""
    found = (at // 3 for at, (a, b) in enumerate(zip(one, other, strict=True)) if a != b)
    step = 1920 // SIZE[0]
    return {(at % SIZE[0] * step // 40 * 40, at // SIZE[0] * step // 40 * 40) for at in found}


@pytest.mark.parametrize("eyes", [0, NOBODY, EVERYTHING])
@pytest.mark.parametrize("game", range(3))
def test_what_is_remembered_never_shows(art: Art, game: int, eyes: int) -> None:
    """A picture painted again part by part is the one that is painted at once."""
    steps = played(GAMES[game], "table")
    text = Text("en").of(NAME)
    keeper, canvas = RetainedTable(Picture67()), Canvas(pygame.Surface(SIZE, 0, 32), art)
    for _, _, table in steps[6 :: max(1, len(steps) // 24)]:
        fresh = Canvas(pygame.Surface(SIZE, 0, 32), art)
        again = paint(keeper, canvas, table, eyes, text)
        whole = paint(RetainedTable(Picture67()), fresh, table, eyes, text)
        assert again == whole, (table.stage, differing(again, whole))


@pytest.mark.parametrize("game", range(3))
def test_t27_what_was_viewed_lies_there_large_until_ones_own_choice(game: int) -> None:
    text, found = Text("en").of(NAME), 0
    for _, _, table in played(GAMES[game], "table"):
        seats = captains(table.seats, 1)

        def lying(eyes: int, table: Table = table, seats: tuple[SeatSpec, ...] = seats) -> TableShown:
            return TableShown.of(Shown(RULES.observe(table, eyes), 0, Marks(), seats, text))

        row = RULES.observe(table, 0).table.row
        known = tuple((at, card) for at, card in enumerate(row) if card)
        if not known or lying(0).poll:
            continue
        found += 1
        assert viewed(lying(0)) == known
        for others in (NOBODY, EVERYTHING, 1):
            assert not viewed(lying(others)), "it is nobody else's to see, nor anything one has viewed"
    assert found


@pytest.mark.parametrize("game", range(len(GAMES)))
def test_everything_lies_on_the_stage(game: int) -> None:
    steps = played(GAMES[game], "table")
    for _, _, table in steps[:: max(1, len(steps) // 30)]:
        view = RULES.observe(table, NOBODY)
        for kind in spots.KINDS:
            for seat in range(table.seats):
                index = seat % 5 if kind != "score" else seat % 2
                spot = spots.poll(index, 6) if kind == "poll" else Spot(kind, seat, index)
                x, y, w, h = PARTS.box(spot, view, 0)
                assert w > 0
                assert h > 0
                assert -8 <= x <= x + w <= 1928, (spot, x, w)
                assert -8 <= y <= y + h <= 1088, (spot, y, h)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", range(5, 10))
def test_a_row_with_many_cards_before_it_cuts_neither_name_nor_rank(
    art: Art, seats: int, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    text, gauge = Text(language).of(NAME), measure(monkeypatch)
    people = tuple(replace(spec, name="Turtle Jack") for spec in captains(seats, 1))
    canvas = Canvas(pygame.Surface((1280, 720), 0, 32), art)
    rest = "".join(map(str, range(3, seats)))
    for ship, other, isle in (("012", "", rest), ("01", "2", rest), ("0", "2", rest + "1")):
        for cards in ({"birds": {1: 1}}, {"birds": {1: 2}, "maps": {"fountain": 1}}):
            view = RULES.observe(tables.table(ship, other, isle, **cards), 0)
            Roster().paint(canvas, TableShown(view, 0, TableMarks(), people, text))
    assert not gauge.faults
    kept = [PARTS.box(Spot("kept", 1, index), view, 0) for index in range(3)]
    assert len({box[0] for box in kept}) == 3, "each shows beside the others"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_somebody_did_last_is_told_whole_or_not_beside_the_cards(
    art: Art, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two cards cut "vesluje na Holanďana" at 150 %."""
    text, gauge = Text(language).of(NAME), measure(monkeypatch)
    monkeypatch.setattr(art.letters, "growth", 1.5)
    canvas = Canvas(pygame.Surface((1366, 768), 0, 32), art)
    told = {1: Status(text.say("last-rowed-dutchman"))}
    for cards in ({}, {"birds": {1: 1}}, {"birds": {1: 1}, "maps": {"fountain": 1}}):
        view = RULES.observe(tables.table("012", "", "34", **cards), 0)
        Roster().paint(canvas, TableShown(view, 0, TableMarks(status=told), captains(5, 1), text))
        drawn = [word for word, *_ in gauge.words if word in told[1].text]
        assert bool(cards) or told[1].text in drawn
    assert not gauge.faults


@pytest.mark.parametrize("count", range(1, 12))
def test_the_line_of_time_of_a_replay_covers_no_vote_card(count: int) -> None:
    tops = [poll_card(index, count).y for index in range(count)]
    assert Picture67().furnished(9).timeline.bottom <= min(tops)


@pytest.mark.parametrize("width", [96.0, 104.0, 112.0])
def test_the_digit_of_a_vote_card_lies_beside_its_skull(width: float) -> None:
    """In a mutiny the skull alone counts."""
    skull = BOXES[2].center[0] / 100, BOXES[2].center[1] / 100
    middle = (width * (skull[0] - 0.5), width * (skull[1] - VOTE_SHAPE / 2))
    assert math.dist(digit_at((0.0, 0.0), width), middle) > 14 + width * 0.16


_CARDS = st.lists(st.sampled_from(VOTE_KINDS), min_size=1, max_size=7)


@given(st.sampled_from(["attack", "mutiny", "brawl"]), _CARDS, st.integers(0, 2))
def test_what_may_still_change_a_vote(kind: VoteKind, cards: list[str], rest: int) -> None:
    """A vote is decided when no cards that are still to come give another end."""
    poll = Poll(kind, 0, 2, -1, (0,), frozenset({0}), len(cards) + rest, tuple(cards))
    ends = {result(kind, (*cards, *more)) for more in product(VOTE_KINDS, repeat=rest)}
    assert poll.decided == (ends == {poll.stands})
    if kind == "mutiny":  # as the tally says beside it: so many skulls are needed
        assert (poll.stands == "success") == (poll.counted(SKULL, 2) >= poll.count // 2 + 1)


@pytest.mark.parametrize("name", sorted(acts()))
def test_every_motion_is_painted_at_any_time(art: Art, name: str) -> None:
    act, _ = acts()[name]
    picture, canvas = Picture67(), Canvas(pygame.Surface(SIZE, 0, 32), art)
    seats = captains(act.after.table.seats)
    bare = bytes(canvas.surface.get_buffer())
    for part in range(12):
        for motion in act.motions:
            for still in (False, True):
                picture.fly(canvas, act, motion, act.length * part / 11, seats, still)
        picture.playing(act, act.length * part / 11, False)
    assert bytes(canvas.surface.get_buffer()) != bare


def test_the_keys_of_the_ships_stand_alike_while_places_are_chosen() -> None:
    """At the set-up by choice a line may have gaps: its length says nothing."""
    board = Board(lines=((-1, 1, -1, -1, -1), (), ()))
    view = RULES.observe(replace(tables.table("0123"), stage="place", board=board), 0)
    assert destination_at(view.table, 0)[1] == destination_at(view.table, 1)[1]


def test_a_long_place_touches_neither_the_edge_of_its_row_nor_the_cards(
    art: Art, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = played(GAMES[0], "a")[-1][2]
    shown = Shown(RULES.observe(table, NOBODY), 0, Marks(), captains(9, 2), Text("cs").of(NAME))
    row, ends = Row(TableShown.of(shown), 1), []
    art.restyle(1.5, False)
    canvas = Canvas(pygame.Surface((1280, 720)), art)
    write = canvas.write
    monkeypatch.setattr(canvas, "write", lambda *args: ends.append(write(*args).right))
    row.rank, room = "", row.second_edge - row.left - PLACE_X
    while canvas.width(row.rank + "i", "bold", 19, True) <= room - 8:
        row.rank += "i"
        row.place = row.first = row.rank
        _place(canvas, row)
    art.restyle(1.0, False)
    assert max(ends) <= row.second_edge - 6
    assert max(ends) > row.second_edge - 16, "the room is used"


def test_a_place_without_a_rank_stands_whole_in_the_lowest_row_beside_three_kept_cards(art: Art) -> None:
    table = replace(played(GAMES[0], "a")[-1][2], albatrosses=(0, 3, *[0] * 7))
    art.restyle(1.5, False)
    canvas = Canvas(pygame.Surface((1280, 720)), art)
    for text in (Text(language).of(NAME) for language in LANGUAGES):
        shown = Shown(RULES.observe(table, NOBODY), 0, Marks(), captains(9, 2), text)
        row = Row(TableShown.of(shown), 1)
        room = row.second_edge - row.left - PLACE_X
        for place in ("aboard", "ashore", "in-boat"):
            assert canvas.width(text.say(f"rank-{place}"), "bold", MIN_TEXT, True) <= room
    art.restyle(1.0, False)


def test_nothing_waits_for_ever_while_something_else_changes_in_every_frame(
    art: Art, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a slow computer a frame has time for few pieces; those left over come first in the next one."""
    monkeypatch.setattr(drawing, "FRAME_SECONDS", 0.0)
    text, (first, *_, last) = Text("en").of(NAME), played(GAMES[1], "a")
    canvas, keeper = Canvas(pygame.Surface(SIZE, 0, 32), art), RetainedTable(Picture67())
    paint(keeper, canvas, first[0], NOBODY, text)
    keeper.patient = True
    for number in range(60):
        seats = captains(last[0].seats, 2)
        marks = Marks(banner=Banner("ship-wheel", f"Turn {number}", "It is somebody's turn."))
        shown = Shown(RULES.observe(last[0], NOBODY), 0, marks, seats, text)
        keeper.draw(canvas, shown)
    whole = Canvas(pygame.Surface(SIZE, 0, 32), art)
    RetainedTable(Picture67()).draw(whole, shown)
    assert canvas.surface.get_buffer().raw == whole.surface.get_buffer().raw
