"""Rule book, results, proof, New game and notebook of 1667."""

from __future__ import annotations

import contextlib
import dataclasses
import io
from functools import cache
from types import SimpleNamespace
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga1667 import newgame
from tortuga.app.games.tortuga1667.palette import EVENT
from tortuga.app.games.tortuga1667.proof import CardProof, chance_record
from tortuga.app.games.tortuga1667.results.board import Results1667
from tortuga.app.games.tortuga1667.results.hindsight import (
    Hindsight,
    Insight,
    insights,
    leanings,
    looked_back,
)
from tortuga.app.games.tortuga1667.results.points import (
    MAX_ROOMY,
    MIN_PERCENT,
    Swing,
    rounded,
    side_of,
    swings,
    turning_points,
)
from tortuga.app.games.tortuga1667.results.tale import Tale, tale_of
from tortuga.app.games.tortuga1667.rulebook import FIGURES, PAGES, TABLES, words
from tortuga.app.games.tortuga1667.screenshots import _LEANINGS, sample_course
from tortuga.app.games.tortuga1667.statistics import ACTIONS, by_action, standings_of
from tortuga.app.games.tortuga1667.table.parts import CHART
from tortuga.app.games.tortuga1667.words import notes
from tortuga.app.gameui.boards import EditedOptions
from tortuga.app.stills.sample import InlineExecutor, play
from tortuga.app.text import Text
from tortuga.games.tortuga1667.game import GAME
from tortuga.games.tortuga1667.options import Seats
from tortuga.games.tortuga1667.pieces import LOYALTIES, TREASURE
from tortuga.games.tortuga1667.rules import RULES
from tortuga.kernel.game import EVERYTHING
from tortuga.kernel.players import HUMAN, Retrospect, SeatSpec
from tortuga.kernel.session import Session

SEATS = get_args(Seats)


@cache
def played(seats: int, hand: str = "p") -> Any:
    """A game that is over."""
    specs = tuple(SeatSpec(HUMAN, f"P{seat}", GAME.colours[seat]) for seat in range(seats))
    return play(Session.new(RULES, GAME.make(seats, {}), specs, f"pages-{seats}"), hand)


def tale(seats: int) -> Tale:
    return tale_of(played(seats).observer(EVERYTHING))


# ---------------------------------------------------------------------------------- rules
def test_every_text_figure_and_table_of_the_book_is_there() -> None:
    voice = Text("en").of("tortuga1667")
    for page in PAGES:
        captions = tuple(f"rules-fig-{name}" for name in (*page.figures, *page.below))
        for id in (f"rules-{page.id}", *page.text_ids(), *captions, *words(page)):
            assert voice.has(id), id
        assert {*page.figures, *page.below} <= FIGURES.keys()
        assert not page.table or page.table in TABLES
    drawn = {name for page in PAGES for name in (*page.figures, *page.below)}
    assert drawn == FIGURES.keys()
    assert {page.table for page in PAGES} - {""} == TABLES.keys()


def test_every_kind_of_event_card_has_its_rule_in_the_book() -> None:
    told = {id for page in PAGES for id in words(page)}
    assert {f"event-{kind}-whole" for kind in EVENT} <= told


VOICE = Text("en")


class Brush:
    """A canvas that keeps the words written on it."""

    def __init__(self) -> None:
        self.words: list[str] = []

    def sized(self, _role: str, size: float) -> float:
        return size

    def write(self, told: str, *_args: Any, **_lie: Any) -> None:
        self.words.append(told)

    def __getattr__(self, _name: str) -> Any:
        return lambda *_args, **_lie: None


def written(table: str, monkeypatch: pytest.MonkeyPatch, **options: Any) -> list[str]:
    """What stands in a table of the book under these options."""
    brush: Any = Brush()
    for name in ("vote_front", "draw_badge"):
        monkeypatch.setattr(f"tortuga.app.games.tortuga1667.rulebook.{name}", lambda *_args: None)
    context: Any = SimpleNamespace(say=VOICE.of("tortuga1667", options).say, options=options)
    TABLES[table](brush, context, 1600.0)[0](brush, 0.0, 0.0)
    return brush.words


def test_the_tables_follow_the_options_in_force(monkeypatch: pytest.MonkeyPatch) -> None:
    """T9, T12, T16 and the saved letter of the later edition."""
    votes = (4, 3, 3, 2, 2, 2, 2, 3, 3, 2, 2, 2)
    told = written("votecards", monkeypatch, custom_votes=votes)
    assert [word for word in told if word.startswith("\u00d7")] == [f"\u00d7{count}" for count in votes]
    plain, more = (written("players", monkeypatch, **one) for one in ({}, {"starred_count": 8}))
    assert "19" in plain
    assert "24" in more
    letter = VOICE.of("tortuga1667").say("pic-act-rescue")
    assert letter not in written("actions", monkeypatch)
    assert letter in written("actions", monkeypatch, edition="v2")


def test_treasure_of_tortuga_lies_in_its_holds_in_the_later_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    lying: list[int] = []
    for part in CHART:
        monkeypatch.setattr(part, "paint", lambda _canvas, shown: lying.append(shown.table.board.beach))
    brush: Any = Brush()
    for options in ({}, {"edition": "v2"}):
        FIGURES["treasure"].paint(brush, VOICE.of("tortuga1667", options))
    assert lying == [2] * len(CHART) + [0] * len(CHART)


# ---------------------------------------------------------------------------------- results
@pytest.mark.parametrize("seats", SEATS)
def test_results_tell_teams_totals_and_main_events_as_they_were(seats: int) -> None:
    """T71, T72: the last totals are those of the end; whatever turn moved treasure tells how."""
    game, table = tale(seats), played(seats).observer(EVERYTHING).view.table
    assert game.totals == table.board.totals == game.treasure[-1][1]
    assert sorted(seat for _, members in game.teams for seat in members) == list(range(seats))
    if game.winner is not None:
        assert game.teams[0][0] == game.winner
    assert all(sum(totals) <= TREASURE for _, totals in game.treasure)
    messages = {event.turn: event.message for event in game.main_events}
    assert len(messages) == len(game.main_events), "one a turn"
    assert all(messages[turn].startswith("moment-") for turn, _ in game.treasure[1:])
    steps = played(seats).observer(EVERYTHING).past()
    for event in game.main_events:
        boards = [seen.before.table.board for seen in steps if seen.before.table.turn == event.turn]
        after = [seen.after.table.board for seen in steps if seen.before.table.turn == event.turn]
        assert event.message == "event-armada" or boards[0] != after[-1], (
            "a turn that changed nothing tells nothing"
        )
    if game.revealer >= 0:
        assert (game.main_events[-1].seat, game.main_events[-1].message) == (game.revealer, "event-armada")


def test_beliefs_of_an_onlooker_come_to_whole_chances_and_read_no_open_loyalty() -> None:
    """Of every turn; what the end opens changes nothing. A turn that gave somebody away has its reason."""
    eyes = played(5).observer(EVERYTHING)
    views = looked_back(eyes)
    view = views[-1]
    board = Results1667(tale(5), Hindsight(views))
    assert board.pondering
    board.ponder(InlineExecutor())
    course = board.hindsight.course
    assert course is not None
    assert not board.pondering
    assert len(course) == view.table.turn + 1
    for told in course:
        for seat in range(5):
            assert sum(belief.chance for belief in told.beliefs if belief.seat == seat) == pytest.approx(1)
            assert -1 <= leanings((told,), seat)[0] <= 1
    hidden = replace(view.table, loyalties=(None,) * 5, winner=None, stage="act")
    other = Hindsight((*views[:-1], replace(view, table=hidden)))
    other.ask(InlineExecutor())
    assert other.course is not None
    assert [told.beliefs for told in other.course] == [told.beliefs for told in course]


def test_a_leap_of_belief_is_told_once_a_person_with_its_act() -> None:
    course = sample_course(_LEANINGS, 44, {})
    (insight,) = insights(course)
    assert (insight.turn, insight.seat, insight.side) == (23, 4, "british")
    assert insight.after - insight.before > 0.25
    assert insights(course, {(23, 4)}) == ()
    points = turning_points(tale(9), course, {})
    assert [point for point in points if isinstance(point, Insight)] == [insight]
    others = [point for point in points if point != insight]
    assert all(isinstance(point, Swing) and point.event.moves for point in others), "no turn swung the chance"


def test_turning_points_are_the_turns_that_swung_the_winners_chance_in_rounded_numbers() -> None:
    """Below ten percent nothing is told, nor closer than to five: it is not known better."""
    found = tale(9)
    turns = [event.turn for event in found.main_events]
    swung = dict(zip(turns, (0.24, -0.13, 0.07, -0.04, 0.31, 0.11, -0.18, 0.12), strict=False))
    course = tuple(
        Retrospect((), {str(side_of(found)): swung.get(turn, 0.0)}) for turn in range(found.turns + 1)
    )
    points = [point for point in swings(found, course, {}) if abs(point.percent or 0) >= MIN_PERCENT]
    assert [point.percent for point in points] == [30, 25, -20, -15, 10, 10]
    assert {point.turn for point in points} == {turn for turn, by in swung.items() if abs(by) > 0.075}
    shown = turning_points(found, course, {})
    moves = [point for point in swings(found, course, {}) if point.event.moves]
    mattered = max(3, sum(abs(point.percent or 0) >= 5 for point in moves))
    assert len(shown) == min(MAX_ROOMY, mattered + len([point for point in points if not point.event.moves]))
    assert [point.turn for point in shown] == sorted(point.turn for point in shown)


@pytest.mark.parametrize(
    ("chance", "told"),
    [(0.123, 10), (-0.38, -40), (0.98, 99), (1.0, 100), (0.974, 95), (-1.0, -100), (0.0, 0)],
)
def test_a_chance_is_told_no_closer_than_it_is_known(chance: float, told: int) -> None:
    assert rounded(chance) == told


# ---------------------------------------------------------------------------------- statistics and proof
def test_standings_know_no_hidden_loyalty() -> None:
    session = played(5)
    whole = standings_of(session.observer(EVERYTHING).view)
    table = session.observer(EVERYTHING).view.table
    british, french = table.board.totals
    for side, standing in zip(table.loyalties, whole, strict=True):
        assert standing.points == {"british": british, "french": french}.get(side, min(british, french))


def test_actions_are_counted_by_what_was_done() -> None:
    counts = {("looked", -1): 2, ("vote-called", "mutiny"): 3, ("vote-called", "attack"): 1}
    found = by_action(counts)
    assert {name: found[name] for name in ("view", "mutiny", "attack")} == {
        "view": 2,
        "mutiny": 3,
        "attack": 1,
    }
    assert set(found) == set(ACTIONS)
    assert sum(found.values()) == 6


@pytest.mark.parametrize("seats", [2, 5, 9])
def test_the_printed_recipe_derives_the_loyalties(seats: int) -> None:
    log = played(seats).log
    proof = CardProof(log)
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        exec("\n".join(proof.recipe), {})
    promised, dealt = said.getvalue().split("\n")[:2]
    assert promised == log.header.commitment
    assert dealt == proof.recipe[-1].partition("# ")[2]
    assert dealt.split() == [side[0].upper() for side in chance_record(log).loyalties]


def test_the_armada_is_among_the_last_five() -> None:
    """T13."""
    for seats in SEATS:
        assert 1 <= chance_record(played(seats).log).armada <= 5


# ---------------------------------------------------------------------------------- New game
class _Said:
    def say(self, id: str, **_: object) -> str:
        return id


def asked(seats: int, **chosen: Any) -> EditedOptions:
    usual = {option.field: option.default for option in GAME.options}
    specs = tuple(SeatSpec(HUMAN, f"P{seat}", GAME.colours[seat]) for seat in range(seats))
    return EditedOptions(_Said(), usual | chosen, specs, lambda _: None)  # type: ignore[arg-type]


def press(editor: Any, id: str, seats: int, chosen: dict[str, Any]) -> None:
    """Press one of an editor's further controls, if it is there; the chosen values change."""
    made = dataclasses.replace(asked(seats, **chosen), change=chosen.update)
    for control in editor.more(made, Box(0, 0, 900, 200)):
        for item in control.focusables():
            if item.id == id and item.enabled:
                item.action()


@pytest.mark.parametrize("seats", SEATS)
def test_chosen_starred_cards_always_make_a_game(seats: int) -> None:
    """T12, T15: whatever is pressed, at any number of seats, the game can begin."""
    editor = newgame.EDITORS["starred"]
    chosen: dict[str, Any] = dict(asked(seats).chosen)
    chosen |= editor.choose(chosen, "chosen")
    for card in (*EVENT, *EVENT):
        press(editor, f"starred-card:{card}", seats, chosen)
        assert GAME.make(seats, chosen).starred == chosen["starred"]
    for fewer in SEATS:
        after = dict(chosen)
        for each in newgame.EDITORS.values():
            after |= each.seated(after, fewer)
        assert GAME.make(fewer, after).starred_count == after["starred_count"]


def test_own_vote_cards_begin_as_the_usual_ones_and_stay_counts() -> None:
    editor = newgame.EDITORS["custom_votes"]
    chosen: dict[str, Any] = dict(asked(4).chosen)
    chosen |= editor.choose(chosen, "custom")
    assert editor.value(chosen) == "custom"
    GAME.make(4, chosen)
    for _ in range(20):
        press(editor, "vote-kind:0:less", 4, chosen)
    assert chosen["custom_votes"][0] == 0
    assert editor.choose(chosen, "reconstructed") == {"custom_votes": ()}


# ---------------------------------------------------------------------------------- notebook
NOTE = st.builds(
    notes.Note,
    st.sampled_from((*LOYALTIES, None)),
    st.text(st.characters(blacklist_categories=("Cc", "Cs", "Zl", "Zp")), max_size=20).map(str.strip),
)


@given(st.lists(NOTE, min_size=2, max_size=9))
def test_notes_are_read_as_they_were_written(found: list[notes.Note]) -> None:
    assert list(notes.parse(notes.as_text(found), len(found))) == found


@pytest.mark.parametrize("seats", SEATS)
def test_guesses_go_round_and_name_no_dutch_at_even_numbers(seats: int) -> None:
    """T10, T77."""
    offered = notes.possible_guesses(seats)
    assert ("dutch" in offered) == (seats % 2 == 1)
    guess, seen = None, []
    for _ in offered:
        guess = notes.next_guess(guess, seats)
        seen.append(guess)
    assert set(seen) == set(offered)
    assert (offered == ()) == (seats == 2)
