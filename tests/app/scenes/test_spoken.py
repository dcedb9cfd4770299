"""What a screen reader is told by the screens beside the table."""

from __future__ import annotations

import pygame
import pytest

from tests.hands.harbour import wreck
from tests.hands.listener import Listener, read
from tests.hands.records import four, type_path
from tortuga.app.games.tortuga1667.tableui import TABLE as CARDS
from tortuga.app.games.tortuga2014.rulebook import BOOK
from tortuga.app.games.tortuga2014.tableui import TABLE
from tortuga.app.scene.protocol import Push, ended
from tortuga.app.scenes.newgame.options import HouseRulesScene
from tortuga.app.scenes.newgame.scene import NewGameScene
from tortuga.app.scenes.proof import ProofScene
from tortuga.app.scenes.rules.scene import RulesScene
from tortuga.app.scenes.settings.scene import SettingsScene
from tortuga.app.stage.reader import Reader
from tortuga.app.table.menu import KeysDialog
from tortuga.games.tortuga1667.pieces import VOTE_SUPPLY
from tortuga.games.tortuga2014.pieces import NUMBERS

pytestmark = pytest.mark.slow


def listen(hands):
    listener = Listener()
    hands.stage.reader = Reader(listener)
    hands.step()
    return listener


def test_a_replay_tells_what_it_shows(watch):
    hands = watch(four())
    show = hands.top.show
    listener = listen(hands)
    for _ in range(60):
        hands.click("event")
    lines = [show._narrative.plain(told.line) for told in show.told[: show.here() + 1]]
    first = next(at for at, told in enumerate(show.told) if told.position >= show.rounds[0])
    assert " ".join(read(listener)).endswith(" ".join(lines[first:]))
    hands.click("event-back")
    before = len(read(listener))
    hands.click("round-back")
    assert read(listener)[before:], "where it goes back to"


def test_the_library_tells_its_games_and_what_was_done(hands):
    listener = listen(hands)
    entry = hands.top.shelf.entry
    (first,) = read(listener)
    for words in (hands.stage.top.context.say("library-title"), *(spec.name for spec in entry.seats)):
        assert words in first
    other = hands.top.shelf.games[1]
    hands.click(f"game:{other.id}")
    assert all(spec.name in read(listener)[-1] for spec in other.seats)
    hands.click("delete")
    assert hands.top.toasts.text in read(listener)[-1]


def test_a_fault_of_a_file_is_told_each_time(hands, tmp_path):
    listener = listen(hands)
    hands.click("import")
    hands.step()
    assert "game file (.jsonl)" in read(listener)[-1]
    for _ in range(2):
        before = len(read(listener))
        type_path(hands, tmp_path / "none.jsonl")
        assert "The file cannot be read: no such file or folder." in read(listener)[before:]


def test_comparison_tells_where_the_games_part(hands, library):
    hands.top.shelf.choose(4)
    hands.step()
    listener = listen(hands)
    hands.click("compare")
    scene = hands.top
    said = read(listener)[-1]
    assert f"Round {scene.parting[0].round}: here the games part" in said
    for spec, points in zip(scene.first.seats, scene.first.entry.scores, strict=True):
        assert f"{spec.name} {points}" in said


def test_statistics_are_told(hands):
    listener = listen(hands)
    hands.click("statistics")
    assert "Captain Rosa" in read(listener)[-1]
    assert "Best score: 42" in read(listener)[-1]
    hands.click("page")
    assert "All games: 7 games" in read(listener)[-1]
    hands.click("person:next")
    assert "Turtle Jack" in read(listener)[-1]


def test_the_proof_tells_what_was_found(hands):
    listener = listen(hands)
    hands.click("which:finished")
    hands.click("proof")
    scene = hands.top
    assert isinstance(scene, ProofScene)
    for _ in range(500):
        hands.step()
        if scene.report is not None:
            break
        pygame.time.wait(5)
    hands.step()
    assert "The seed is the one that was promised" in read(listener)[-1]


def test_why_a_game_cannot_begin_is_told(hands, course):
    listener = listen(hands)
    hands.stage._apply(Push(course.new_game()))
    scene = hands.top
    assert isinstance(scene, NewGameScene)
    hands.step()
    before = len(read(listener))
    scene._change_seat(0, name=scene.game.seats[1].name)
    hands.step()
    (told,) = read(listener)[before:]
    assert told == scene._fault()
    assert told


def test_a_copied_report_is_told_each_time(harbour, monkeypatch):
    monkeypatch.setattr(pygame.scrap, "put_text", lambda _text: None)
    hands, _ = wreck(harbour, monkeypatch)
    listener = listen(hands)
    before = read(listener)
    for _ in range(2):
        hands.press(pygame.K_c, pygame.KMOD_CTRL)
    assert read(listener)[len(before) :] == [hands.top.toasts.text] * 2


def test_keys_are_told_with_what_they_do(course, set_stage):
    context = course.context.of("tortuga2014")
    hands = set_stage(KeysDialog(context, TABLE.keys))
    told = " ".join(read(listen(hands)))
    assert "Enter: " in told
    assert "1 \u2013 9: " in told
    cards = set_stage(KeysDialog(course.context.of("tortuga1667"), CARDS.keys))
    assert " ".join(read(listen(cards))).count(" A: ") == 1, "what a game says of a key the house need not"
    assert cards.top.box[1] >= 42, "half the medallion above it fits the stage"
    rules = set_stage(RulesScene(context, BOOK, "keys"))
    told = " ".join(read(listen(rules)))
    assert "H: " in told
    assert "Esc: " in told


def test_a_heading_ends_before_the_text_begins(course, set_stage):
    context = course.context.of("tortuga2014")
    told = " ".join(read(listen(set_stage(RulesScene(context, BOOK, "reveal")))))
    assert told.startswith(context.say("rules-reveal") + ". ")
    assert ended("Mutiny!") == "Mutiny!"


def test_new_game_tells_whose_seat_it_is_and_what_is_chosen(course, set_stage):
    hands = set_stage(course.new_game())
    items = {item.id: item for item in hands.top.focusables()}
    seat = hands.top.game.seats[1]
    assert items["seat1.kind:person"].label == "seat 2: Human"
    assert items["seat1.name"].label == f"seat 2: Name: {seat.name}"
    assert items["seat1.character:next"].label == "Next character; Character: none"
    for control in ("colour", "level"):
        chosen = [
            item for name, item in items.items() if name.startswith(f"seat1.{control}:") and item.checked
        ]
        assert [item.id for item in chosen] == [f"seat1.{control}:{getattr(seat, control)}"]
        assert chosen[0].label.startswith("seat 2: ")


def test_a_replay_tells_whose_eyes_look(watch):
    hands = watch(four())
    looking = [item.id for item in hands.top.focusables() if item.id.startswith("eyes:") and item.checked]
    assert looking == [f"eyes:{hands.top.show.eyes}"]


def test_house_rules_and_options_tell_what_they_are_about(course, set_stage):
    scene = course.new_game()
    items = {item.id: item.label for item in scene.focusables()}
    assert items["target:8"] == "Game length: 8 chests"
    rules = HouseRulesScene(course.context.of("tortuga2014"), scene.game, lambda _game: None)
    hands = set_stage(rules)
    listener = listen(hands)
    assert all(row.title in read(listener)[0] for row in rules._rows)
    labels = {item.id: item.label for item in hands.top.focusables()}
    assert labels["attack_empty:forbidden"].startswith(rules._rows[1].title)
    hands.click("attack_empty:forbidden")
    assert read(listener)[-1].startswith(rules._rows[1].title)
    assert read(listener)[-1].count(".") <= 3, "only what has changed"


def test_what_is_agreed_on_dice_and_cards_is_told(course):
    def labels(rules):
        return {item.id: item.label for item in rules.focusables()}

    scene = course.new_game()
    dice = HouseRulesScene(course.context.of("tortuga2014"), scene.game, lambda _game: None)
    dice.activate("dice:custom")
    before = labels(dice)["die:0.0"]
    assert before == f"A, Expand Fleet: {NUMBERS[0][0]}"
    dice.activate("die:0.0")
    assert labels(dice)["die:0.0"] != before

    scene.activate("game:tortuga1667")
    cards = HouseRulesScene(course.context.of("tortuga1667"), scene.game, lambda _game: None)
    cards.activate("votes:custom")
    cards.activate("vote-kind:0:more")
    assert labels(cards)["vote-kind:0:less"].endswith(f"; {VOTE_SUPPLY[0] + 1}; 31 of 30 cards")
    cards.activate("starred:chosen")
    chosen = {item.id for item in cards.focusables() if item.id.startswith("starred-card") and item.checked}
    assert chosen == {f"starred-card:{card}" for card in cards.game.chosen["starred"]}


def test_settings_tell_their_section_and_the_note_of_the_row_in_focus(course, set_stage):
    context = course.context
    hands = set_stage(SettingsScene(context))
    listener = listen(hands)
    chosen = [item.id for item in hands.top.focusables() if item.id.startswith("section:") and item.checked]
    assert chosen == ["section:game"]
    hands.press(pygame.K_PAGEDOWN)
    assert read(listener)[-1] == context.say(f"settings-{hands.top.section}") + "."
    hands.top.activate("section:sound")
    hands.tab_to("muted")
    note = context.say("setting-muted-note", keys=context.key_label("mute"), count=1)
    assert read(listener)[-1].endswith(note)


def test_credits_are_told(course, set_stage):
    (told,) = read(listen(set_stage(course.credits())))
    assert "Work 39, Somebody, CC BY 3.0." in told


def test_how_to_play_on_is_told(watch):
    hands = watch(four())
    listener = listen(hands)
    hands.click("branch")
    context = hands.top.context
    assert read(listener)[-1].startswith(context.say("branch-title"))
    assert f"{context.say('branch-seat')}: Captain Rosa." in read(listener)[-1]
    hands.click("chance:fresh")
    assert read(listener)[-1] == context.say("branch-fresh-note")
