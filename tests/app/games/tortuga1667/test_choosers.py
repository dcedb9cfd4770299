"""Choosers of 1667: every legal choice is made by digits, by single picks, and by a proposal."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pygame
import pytest
from msgspec.structs import replace

from tests.games.tortuga1667 import tables
from tests.hands.cards import TEXTS, ViewDesk, any_kind, begin, by_key, game_text, path, persons
from tests.hands.gauge import measure
from tortuga.app.draw.art import Art
from tortuga.app.draw.canvas import Box, Canvas, Point
from tortuga.app.games.tortuga1667.decisions import act, answer, tray
from tortuga.app.games.tortuga1667.decisions.act import ActChooser, BeforeTurnChooser
from tortuga.app.games.tortuga1667.decisions.answer import AnswerChooser
from tortuga.app.games.tortuga1667.decisions.base import PirateDesk
from tortuga.app.games.tortuga1667.decisions.choose import chooser_for, clock, idle, waived
from tortuga.app.games.tortuga1667.decisions.hand import HandChooser
from tortuga.app.games.tortuga1667.decisions.steps import StepsChooser
from tortuga.app.games.tortuga1667.decisions.talk import TalkChooser
from tortuga.app.games.tortuga1667.seen import spots
from tortuga.app.games.tortuga1667.seen.shown import table_marks
from tortuga.app.games.tortuga1667.table.places import berth
from tortuga.app.table.pending import EyesDesk
from tortuga.games.tortuga1667 import commands as cmd
from tortuga.games.tortuga1667.pieces import Cause
from tortuga.kernel.errors import Notice
from tortuga.kernel.session import Session
from tortuga.paths import assets_dir

pytestmark = pytest.mark.slow


def desks(session: Session, language: str = "en") -> Iterator[EyesDesk]:
    for seat in session.to_act():
        yield EyesDesk(session.observer(seat), game_text(TEXTS[language]).say)


def digits(chooser: TalkChooser, pressed: str) -> Notice | None:
    """Press digits one after the other; what the last one says."""
    told = None
    for number in pressed.replace(" ", ""):
        told = by_key(chooser, tray.digit(int(number)))
    return told


def say_all(chooser: TalkChooser) -> None:
    """Everything that it says has words."""
    assert chooser.banner().title
    assert chooser.button().label
    assert all(chooser.inner.meaning()), type(chooser.inner)
    assert all(target.label for target in chooser.targets())
    chooser.marks()
    chooser.status()


@pytest.mark.parametrize("seats", [2, 4, 5, 9])
def test_every_kind_of_choice_is_reached_by_proposal_and_by_single_picks(seats: int) -> None:
    rng = random.Random(seats)
    seen: set[str] = set()
    for seed in range(4):
        setup = "advanced" if seed == 1 else "usual"
        session = begin(
            seats, f"{seats}/{seed}", setup=setup, edition="v2" if seed == 2 and seats < 4 else "2017web"
        )
        while not session.finished:
            desk = next(desks(session, rng.choice(tuple(TEXTS))))
            seen.add(session.whole_state.stage)
            commands = desk.legal()
            command = any_kind(rng, commands)
            chooser = chooser_for(desk)
            say_all(chooser)
            if len(commands) > 1 and not waived(desk, "key"):
                assert chooser.command() is None, "nothing is preselected"
            chooser.propose(command)
            assert chooser.command() == command
            chooser.clear()
            assert chooser.command() is None or len(commands) == 1
            if isinstance(chooser.inner, BeforeTurnChooser) and command == cmd.KeepMap():
                session.submit(desk.seat, command)
                continue
            for id in path(chooser, command):
                assert any(target.id in (id, f"at-{id}") for target in chooser.targets()), id
                chooser.pick(id)
                say_all(chooser)
            assert chooser.command() == command
            assert clock(desk) is None
            only = idle(desk)
            assert only is None or commands == (only,)
            session.submit(desk.seat, command)
    assert {"act", "ballot", "pick", "take", "letter", "pistol", "give", "lose"} <= seen


@pytest.mark.parametrize("language", TEXTS)
def test_whoever_loses_a_vote_is_told_why(language: str) -> None:
    """Nothing else costs a vote card than being marooned on Tortuga (T40)."""
    table = replace(tables.table("02468", "1357"), stage="lose", victim=0)
    chooser = chooser_for(ViewDesk(table, 0, language))
    assert "Tortu" in chooser.inner.meaning().text


def test_the_table_of_digits() -> None:
    """View IV, V = 1 4 5; force seat 7 with II, IV = 3 2 4 7."""
    table = tables.table("02468", "1357")
    view = chooser_for(ViewDesk(table, 0))
    digits(view, "1 4 5")
    assert view.command() == cmd.LookAt((3, 4))
    force = chooser_for(ViewDesk(table, 0))
    digits(force, "3 2 4 7")
    assert force.command() == cmd.Force(6, (1, 3))
    maroon = chooser_for(ViewDesk(table, 0))
    digits(maroon, "6 5")
    assert maroon.command() == cmd.Maroon(4)
    row = chooser_for(ViewDesk(table, 0))
    digits(row, "4")
    assert row.command() == cmd.Row(3), "an only legal end is taken as chosen"


def test_the_digits_of_the_actions_are_shown_where_they_mean_them_and_only_there(
    art: Art, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While an action asks for something the digits mean that; where it leaves no choice they choose anew."""
    labels: list[bool] = []
    monkeypatch.setattr(act, "draw_action", lambda *_what, label, **_how: labels.append(label))
    canvas = Canvas(pygame.Surface((640, 360)), art)
    chooser = chooser_for(ViewDesk(tables.table("02468", "1357"), 0))
    for pressed, shown in (("", True), ("4", True), ("5", True), ("1", False)):
        digits(chooser, pressed)
        labels.clear()
        chooser.inner.paint(canvas, None)
        assert set(labels) == {shown}
        keyed = {target.key for target in chooser.targets() if target.id.startswith("act-")}
        assert (keyed != {None}) == shown
    assert chooser.command() is None, "now 1 would be the first card"


def test_whoever_is_forced_sees_of_the_two_cards_the_one_that_is_known(
    art: Art, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its front and its name lie in the tray, and what it does is told before it is turned over."""
    row = ("pistol", "letter", "spot", "fountain", "albatross")
    laid = tables.table("02468", "1357", row=row, seen=(0, 1 << 1, *[0] * 7))
    chooser = chooser_for(ViewDesk(tables.act(laid, (0, cmd.Force(1, (1, 2)))), 1))
    fronts: list[str] = []
    captions: list[str] = []
    monkeypatch.setattr(answer, "draw_event", lambda _canvas, kind, *_where: fronts.append(kind))
    caption = tray.caption

    def listen(canvas: Canvas, box: Box, told: str, ink: str) -> tuple[Point, float]:
        captions.append(told)
        return caption(canvas, box, told, ink)

    monkeypatch.setattr(tray, "caption", listen)
    chooser.inner.paint(Canvas(pygame.Surface((640, 360)), art), None)
    assert (fronts, captions) == (["letter"], ["II: Letter of Marque", "III"])
    told = []
    for card in (1, 2):
        chooser.clear()
        assert chooser.pick(f"card-{card}") is None
        told.append(chooser.inner.meaning().text)
    say = game_text(TEXTS["en"]).say
    assert say("event-letter-line") in told[0]
    assert told[1] == say("does-pick", card="III"), "nobody has viewed it"


def test_nothing_shines_before_there_is_an_action_to_pick_it_for() -> None:
    """A thing with a halo is one that a click picks."""
    chooser = chooser_for(ViewDesk(tables.table("02468", "1357"), 0))
    spots = {target.spot for target in chooser.targets()}
    assert chooser.marks().legal <= spots
    digits(chooser, "3")
    assert chooser.marks().legal
    assert chooser.marks().legal <= {target.spot for target in chooser.targets()}


def test_whoever_is_picked_on_a_ship_may_be_clicked_on_face_and_name() -> None:
    chooser = chooser_for(ViewDesk(tables.table("02468", "1357"), 0))
    digits(chooser, "6")
    boxes = {target.id: target.box for target in chooser.targets() if target.id.startswith("at-pawn-")}
    assert boxes == {
        f"at-pawn-{seat}": berth("dutchman", place) for place, seat in enumerate((0, 2, 4, 6, 8)) if place
    }


def taking(galleon: int, own: tuple[int, int], other: tuple[int, int]) -> TalkChooser:
    """The choice of a captain whose attack has succeeded."""
    laid = tables.table("012", "34", galleon=galleon, holds=(own, other, (0, 0)))
    called = tables.act(laid, (0, cmd.Attack()))
    state = replace(called, stage="take", action=1)
    return chooser_for(ViewDesk(state, 0))


def test_where_treasure_comes_from_is_asked_only_where_that_is_a_choice() -> None:
    only = taking(4, (1, 0), (0, 1))
    assert [target.id for target in only.targets() if target.box is not None] == [
        "hold-0",
        "hold-1",
        "leave-0",
    ]
    assert only.command() is None
    assert "Galleon" not in only.banner().message
    digits(only, "2")
    assert only.command() == cmd.TakeTreasure(-1, 1)
    digits(only, "0")
    assert only.command() == cmd.LeaveTreasure()
    digits(only, "1")
    assert only.command() == cmd.TakeTreasure(-1, 0)
    both = taking(0, (1, 0), (1, 1))
    digits(both, "2 1")
    assert both.command() == cmd.TakeTreasure(1, 0)


def test_t60_who_holds_el_dorado_reads_that_two_cards_may_be_played() -> None:
    """The vote lies where the banner is: what it tells stands on the parchment."""
    for owner in (0, 1):
        table = tables.act(tables.table("012", "34", maps={"eldorado": owner}), (0, cmd.Attack()))
        desk = ViewDesk(table, 0)
        told = chooser_for(desk).inner.meaning().text
        assert (desk.say("do-ballot-two") in told) == (owner == 0)


@pytest.mark.parametrize(
    ("cause", "other_ship", "edition", "told"),
    [
        ("captain", "23", "v1", ["atlantis", "fountain"]),
        ("captain", "23456", "v1", ["fountain"]),
        ("captain", "23", "v2", ["fountain"]),
        ("pistol", "23", "v1", ["fountain"]),
    ],
)
def test_t57_t59_whoever_maroons_is_told_what_may_answer(
    cause: Cause, other_ship: str, edition: str, told: list[str]
) -> None:
    """Atlantis helps against the own captain alone, with room on the other ship, and in the first edition."""
    table = tables.table("01", other_ship, maps={"atlantis": 1, "fountain": 1}, options={"edition": edition})
    desk = PirateDesk(ViewDesk(table, 0))
    maps = ", ".join(desk.names.event(card) for card in told)
    assert desk.answers(1, cause) == desk.say("does-answer", maps=maps)
    assert not desk.answers(0, cause)


def test_whoever_shares_the_screen_reads_that_the_own_cards_change_places() -> None:
    """The number that a card had at the last look is another card's now."""
    desk = ViewDesk(tables.act(tables.table("012", "34"), (0, cmd.Attack())), 0)
    mixed = desk.say("do-vote-mixed")
    assert mixed in chooser_for(desk).inner.meaning().text
    desk.seats = persons(desk.view.table.seats, people=1)
    assert mixed not in chooser_for(desk).inner.meaning().text, "alone nothing is mixed"


def test_t59_atlantis_before_the_own_turn_is_a_button_and_no_question() -> None:
    """Whoever acts keeps the map for now, and gives both commands at once."""
    table = replace(tables.table("012", "34", maps={"atlantis": 0}), stage="gap")
    desk = ViewDesk(table, 0)
    assert [waived(desk, how) for how in ("always", "matter", "key")] == [None] * 3
    chooser = chooser_for(desk)
    assert chooser.command() is None
    by_key(chooser, "use-map")
    assert (chooser.command(), chooser.then()) == (cmd.UseMap(), None)
    digits(chooser, "1 1 2")
    assert (chooser.command(), chooser.then()) == (cmd.KeepMap(), cmd.LookAt((0, 1)))
    chooser.propose(cmd.KeepMap())
    assert (chooser.command(), chooser.then()) == (cmd.KeepMap(), None)
    told = by_key(chooser_for(desk), "digit-8")
    assert told is not None
    assert told.id.startswith("refusal-"), "what is not legal then tells why"
    of_another = replace(tables.table("012", "34", maps={"atlantis": 3}), stage="gap")
    assert waived(ViewDesk(of_another, 3), "matter") == cmd.KeepMap()
    assert waived(ViewDesk(of_another, 3), "always") is None


@pytest.mark.parametrize("language", TEXTS)
def test_whoever_is_asked_for_a_map_reads_its_keys_and_what_each_does(language: str) -> None:
    """The two tiles bear no digit: the keys stand in their tips, and in what is said without a choice."""
    table = replace(tables.table("012", "34", maps={"atlantis": 3}), stage="gap")
    chooser = chooser_for(ViewDesk(table, 3, language))
    tips = {target.key: target.tip for target in chooser.targets() if target.key}
    assert all(tips[key] for key in ("use-map", "keep-map"))
    assert tips["use-map"] != tips["keep-map"]
    for key, tip in tips.items():
        chooser.clear()
        by_key(chooser, key)
        assert chooser.inner.meaning().text == tip
    missing = game_text(TEXTS[language]).say(
        chooser.missing().id, **{"key-use-map": "Ü", "key-keep-map": "Ö"}
    )
    assert "Ü" in missing
    assert "Ö" in missing


@pytest.mark.parametrize("language", TEXTS)
@pytest.mark.parametrize("growth", [1.0, 1.5])
def test_the_line_over_the_actions_ends_before_atlantis(
    language: str, growth: float, art: Art, monkeypatch: pytest.MonkeyPatch
) -> None:
    gauge = measure(monkeypatch)
    art.restyle(growth, False)
    table = replace(tables.table("012", "34", maps={"atlantis": 0}), stage="gap")
    chooser_for(ViewDesk(table, 0, language)).inner.paint(Canvas(pygame.Surface((1366, 768)), art), None)
    art.restyle(1.0, False)
    assert not gauge.overlaps()
    assert not gauge.faults


@pytest.mark.parametrize("language", TEXTS)
@pytest.mark.parametrize(("boats", "tortuga", "keys"), [((0, -1), "", "13"), ((-1, -1), "0", "12")])
def test_what_is_missing_names_the_places_that_can_be_chosen_and_their_keys(
    language: str, boats: tuple[int, int], tortuga: str, keys: str
) -> None:
    """Out of a rowboat to its ship or Tortuga, from there into either boat; what else is at hand varies."""
    desk = ViewDesk(tables.table("12", "34", tortuga, boats=boats), 0, language)
    chooser = chooser_for(desk)
    digits(chooser, "4")
    notice = chooser.missing()
    told = {name: f"<{value[-1]}>" for name, value in notice.args.items() if name.startswith("key-")}
    said = desk.say(notice.id, **{**notice.args, **told})
    places = [part for part in chooser.inner.open() if part.kind == "place"]
    assert [chooser.inner.label(part) for part in places if chooser.inner.label(part) not in said] == []
    assert re.findall("<(.)>", said) == list(keys)
    assert len(places) == len(keys)


@pytest.mark.parametrize("language", TEXTS)
def test_no_text_of_a_decision_names_a_key_that_may_be_bound_anew(language: str) -> None:
    texts = (assets_dir() / "text" / language / "tortuga1667" / "decisions.ftl").read_text("utf-8")
    lines = [line for line in texts.splitlines() if re.match(r"(do|does|missing)-", line)]
    assert lines
    assert not [line for line in lines if re.search(r"(?<![\w-])\d(?!\w)", line.partition("=")[2])]


@pytest.mark.parametrize("birds", [{4: 2}, {4: 1, 2: 1}, {4: 1}, {2: 1}, {}])
def test_whoever_comes_aboard_with_the_second_albatross_is_told_what_it_does_t55(
    birds: dict[int, int],
) -> None:
    """A rescue, and the own oars; the end of it is that of the rules."""
    say = game_text(TEXTS["en"]).say
    laid = tables.turned(tables.table("02", "135", "4", birds=birds), 0, "letter")
    rescue = cmd.Rescue(4, 0)
    chooser = chooser_for(ViewDesk(laid, 0))
    chooser.propose(rescue)
    sunk = 4 not in tables.act(laid, (0, rescue)).board.lines[0]
    assert sunk == (sum(birds.values()) > 1)
    assert (say("does-albatrosses") in chooser.inner.meaning().text) == sunk
    rowing = tables.table("02", "135", boats=(4, -1), birds=birds, current=4)
    chooser = chooser_for(ViewDesk(rowing, 4))
    chooser.propose(cmd.Row(0))
    assert (say("does-albatrosses") in chooser.inner.meaning().text) == sunk
    chooser.propose(cmd.Row(2))
    assert say("does-albatrosses") not in chooser.inner.meaning().text


@pytest.mark.parametrize("seats", [4, 9])
def test_a_number_on_the_chart_is_the_digit_that_picks_what_it_stands_on(seats: int) -> None:
    """Wherever a digit means something else at this moment, none stands there."""
    rng, seen = random.Random(seats), set()
    for seed in range(4):
        session = begin(seats, f"numbers/{seed}")
        while not session.finished:
            desk = next(desks(session))
            command, chooser = any_kind(rng, desk.legal()), chooser_for(desk)
            steps = list(path(chooser, command)) if isinstance(chooser.inner, StepsChooser) else []
            for id in steps:
                numbered = table_marks(chooser.marks()).numbered - chooser.marks().chosen
                for spot in numbered:
                    if spot.kind not in ("pawn", "place"):
                        continue
                    number = spot.seat + 1 if spot.kind == "pawn" else spots.PLACE_DIGIT[spot.index]
                    before = chooser.pending()
                    assert by_key(chooser, tray.digit(number)) is None
                    assert spot in chooser.marks().chosen
                    chooser.restore(before)
                    seen.add((type(chooser.inner), spot.kind))
                chooser.pick(id)
            session.submit(desk.seat, command)
    assert {kind for _, kind in seen} == {"pawn", "place"}
    assert {made for made, _ in seen} >= {ActChooser, AnswerChooser}


def test_the_timer_runs_for_the_owner_of_atlantis_too_and_what_is_left_happens_at_once() -> None:
    """T38: thirty seconds for map and action together, then View 2, not thirty seconds more."""
    late = (cmd.RunOut(), cmd.LookAt((0, 1)))
    act = tables.table("02468", "1357", options={"timer": 30})
    assert clock(ViewDesk(act, 0)) == (30.0, late)
    gap = replace(tables.table("02468", "1357", maps={"atlantis": 0}, options={"timer": 30}), stage="gap")
    assert clock(ViewDesk(gap, 0)) == (30.0, (cmd.KeepMap(), *late))
    for command in (cmd.KeepMap(), *late):
        assert ViewDesk(gap, 0).refusal(command) is None
        gap = tables.act(gap, (0, command))
    assert gap.current == 1
    assert clock(ViewDesk(replace(act, late=True), 0)) == (0.0, late[1:])
    other = replace(gap, stage="gap", current=0, maps=(-1, 2, -1))
    assert clock(ViewDesk(other, 2)) is None


def test_the_digit_of_a_card_that_the_adviser_has_lifted_leaves_it_lifted() -> None:
    """Pressing it once more, without advice, puts it down."""
    table = replace(tables.table("", "", "01234", hands={0: ("CFb", "TFs")}), stage="lose", victim=0)
    chooser = chooser_for(ViewDesk(table, 0))
    assert isinstance(chooser.inner, HandChooser)
    chooser.propose(cmd.LoseVote("TFs"))
    lifted = tray.digit(chooser.inner.hand.index("TFs") + 1)  # at a shared screen the hand lies in any order
    by_key(chooser, lifted)
    assert chooser.command() == cmd.LoseVote("TFs")
    by_key(chooser, lifted)
    assert chooser.command() is None


@pytest.mark.parametrize("held", [(), ("TFs",)])
def test_nobody_searches_the_vote_deck_for_a_hand_without_cards(held: tuple[str, ...]) -> None:
    """Crow's Nest may be turned on anybody (T63); with nothing to look for no pool is opened."""
    table = tables.turned(tables.table("01", "23", "4", hands={3: held}), 0, "nest")
    chooser = chooser_for(ViewDesk(table, 0))
    chooser.propose(cmd.Climb(3))
    assert ("no vote card" in chooser.inner.meaning().text) == (not held), "it is told before it is chosen"
    table = tables.act(table, (0, cmd.Climb(3)))
    assert table.stage == "search"
    kept = waived(ViewDesk(table, 0), "always")
    assert kept == (None if held else cmd.Compose(()))
    if kept is not None:
        assert ViewDesk(table, 0).refusal(kept) is None
