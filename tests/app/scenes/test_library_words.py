"""Games are named after what they were, and files are chosen in the system's own dialog."""

from __future__ import annotations

import os
import stat
import time

import pygame
import pytest

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box
from tortuga.app.input.focus import Focus
from tortuga.app.languages import LANGUAGES
from tortuga.app.scenes.library.card import GameCard
from tortuga.app.scenes.library.row import GameRow, row_box
from tortuga.app.scenes.library.scene import LibraryScene
from tortuga.app.scenes.library.words import entry_title, when
from tortuga.app.scenes.newgame.scene import NewGameScene
from tortuga.app.scenes.pathdialog import PathDialog
from tortuga.app.stills.house import still_context
from tortuga.kernel.library.entries import Entry
from tortuga.kernel.players import HUMAN, SeatSpec

NOON = "2026-11-22T12:00:00+00:00"


def entry(names: str, people: int = 1, game: str = "tortuga2014", **more) -> Entry:
    seats = tuple(
        SeatSpec(HUMAN if seat < people else "admiral", name, "red")
        for seat, name in enumerate(names.split())
    )
    state = "finished" if "winners" in more else "running"
    given = {"name": "", "scores": None, "winners": None} | more
    return Entry(id=1, game=game, state=state, created=NOON, changed=NOON, events=9, seats=seats, **given)


@pytest.mark.parametrize(
    ("played", "title"),
    [
        (entry("Jana Magpie", scores=(42, 37), winners=(0,)), "Jana against Magpie, 42 : 37"),
        (entry("Jana Magpie"), "Jana against Magpie"),
        (entry("Jana A B C", scores=(7, 42, 5, 1), winners=(1,)), "Jana against 3 others, 7 : 42"),
        (entry("Jana Kate A", 2, scores=(7, 9, 5), winners=(1,)), "Jana and Kate"),
        (entry("Jana A", name="Revenge", scores=(1, 2), winners=(1,)), "Revenge"),
        (
            entry("Jana A B", game="tortuga1667", sides=("french", "british", "dutch"), winners=(0,)),
            "Jana, French: won",
        ),
        (
            entry("Jana A", game="tortuga1667", sides=("french", "british"), winners=(1,)),
            "Jana, French: lost",
        ),
        (
            entry("Jana A", game="tortuga1667", sides=("french", "british"), winners=()),
            "Jana, French: a draw",
        ),
    ],
)
def test_a_game_is_named_after_what_it_was(course, played, title):
    assert entry_title(course.context, played) == title


def answering(folder, monkeypatch, script: str) -> None:
    """A system whose dialog answers at once."""
    program = folder / "bin" / "zenity"
    program.parent.mkdir()
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("PATH", str(program.parent), prepend=os.pathsep)
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr("tortuga.app.scenes.pathdialog.sys.platform", "linux")
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")


def answered(hands) -> None:
    """Wait for the dialog of the system."""
    for _ in range(2000):
        if not isinstance(hands.top, PathDialog):
            return
        hands.step()
        pygame.time.wait(2)
    raise AssertionError("no answer")


needs_a_shell = pytest.mark.skipif(os.name == "nt", reason="a shell script stands in for a program of Linux")


@needs_a_shell
def test_the_dialog_of_the_system_asks_for_the_file(hands, tmp_path, monkeypatch):
    out = tmp_path / "out"
    answering(tmp_path, monkeypatch, f'echo "$@" > "{tmp_path}/asked"; echo "{out}"')
    hands.click("which:finished")
    hands.click("export")
    answered(hands)
    assert isinstance(hands.top, LibraryScene)
    assert out.with_suffix(".jsonl").exists(), "with the ending that such files have"
    assert "--save" in (tmp_path / "asked").read_text()


@needs_a_shell
def test_a_dialog_of_the_system_that_is_dismissed_is_the_end(hands, tmp_path, monkeypatch):
    answering(tmp_path, monkeypatch, "exit 1")
    hands.click("import")
    answered(hands)
    assert isinstance(hands.top, LibraryScene)


@needs_a_shell
def test_a_dialog_of_the_system_that_fails_leaves_the_own_one(hands, tmp_path, monkeypatch):
    answering(tmp_path, monkeypatch, "exit 5")
    hands.click("import")
    for _ in range(2000):
        hands.step()
        if hands.top.typing.field is not None:
            break
        pygame.time.wait(2)
    assert hands.top.typing.field == "path"


def test_the_same_deal_says_that_it_is_one(hands):
    hands.click("which:finished")
    title = entry_title(hands.top.context, hands.top.shelf.entry)
    hands.click("same")
    assert isinstance(hands.top, NewGameScene)
    assert hands.top.same_deal
    assert any(title in sentence.words for sentence in hands.top.spoken())
    hands.click("seed-new")
    assert not hands.top.same_deal


def placed(canvas, monkeypatch):
    """What is drawn from now on: kind and box."""
    found = []
    put_line, tag = canvas.put_line, canvas.tag

    def around(kind):
        def note(*args, **_named):
            at = next(i for i, part in enumerate(args) if isinstance(part, tuple))
            (x, y), size = args[at : at + 2]
            found.append((kind, Box.around((x, y), size)))

        return note

    def told(*args, **named):
        box = put_line(*args, **named)
        found.append((args[0], box))
        return box

    def hung(*args, **named):
        before = len(found)
        box = tag(*args, **named)
        del found[before:]  # its own word and icon
        found.append(("tag", box))
        return box

    monkeypatch.setattr(canvas, "emblem", around("emblem"))
    monkeypatch.setattr(canvas, "icon", around("icon"))
    monkeypatch.setattr(canvas, "put_line", told)
    monkeypatch.setattr(canvas, "tag", hung)
    return found


@pytest.mark.parametrize("growth", [1.0, 1.5])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "played",
    [
        entry("Bartholomew Jacqueline Maximilian Wilhelmina", scores=(88, 87, 86, 88), winners=(0, 3)),
        entry("Bartholomew Jacqueline Maximilian Wilhelmina", practice=True),
        entry("Anna Eve Bartholomew Jane Wilhelmina", game="tortuga1667", sides=("dutch",) * 5, winners=(4,)),
        entry("A B C D E F G H I", game="tortuga1667", sides=("dutch",) * 9, winners=(8,), practice=True),
    ],
)  # fmt: skip
def test_no_tag_lies_over_the_last_seat(played, language, growth, art, tmp_path, monkeypatch):
    art.restyle(growth, False)
    canvas = Canvas(pygame.Surface((1280, 720)), art)
    found = placed(canvas, monkeypatch)
    GameRow(still_context(tmp_path, language), played, 7, row_box(0), False).draw(canvas, Focus())
    tags = [box for kind, box in found if kind == "tag"]
    seats = [one for one in found if one[0] != "tag"]
    assert len([1 for kind, _ in seats if kind == "emblem"]) == len(played.seats)
    assert len(tags) == 1 + bool(played.practice)
    for tag in tags:
        assert [kind for kind, box in seats if box.touches(tag)] == []
    art.restyle(1.0, False)


@pytest.fixture
def live_in():
    """Moves the player to a time zone, for one test."""
    with pytest.MonkeyPatch.context() as rigged:

        def move(zone):
            rigged.setenv("TZ", zone)
            time.tzset()

        yield move
    time.tzset()


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="this system has one time zone for all programs")
@pytest.mark.parametrize(
    ("zone", "hour"), [("UTC", "12:00"), ("Europe/Prague", "13:00"), ("Asia/Tokyo", "21:00")]
)
def test_row_card_and_screen_reader_tell_one_time_and_that_of_the_player(
    zone, hour, art, tmp_path, monkeypatch, live_in
):
    live_in(zone)
    played, context = entry("Jana Magpie", scores=(42, 37), winners=(0,)), still_context(tmp_path, "en")
    canvas = Canvas(pygame.Surface((1280, 720)), art)
    row = GameRow(context, played, 7, row_box(0), False)
    card = GameCard(context, played, 7, False, False, {})
    told = []
    for draw in (lambda: row.draw(canvas, Focus()), lambda: card.draw_board(canvas)):
        with monkeypatch.context() as rigged:
            found = placed(canvas, rigged)
            draw()
        told += [words for words, _ in found if f"2026-11-22, {hour}" in words]
    assert len(told) == 2
    assert told[0] == told[1] == when(context, played, 7)
    (item,) = row.focusables()
    assert told[0] in item.label
    assert told[0] in card.told
