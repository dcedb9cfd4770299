"""Logs as nobody wrote them: bytes that are no text, lines without end, headers that lie, each named."""

from __future__ import annotations

import json
import os
import random
import threading
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.hands.logs import TOY, refused, sealed, unsealed, worded
from tests.hands.play import GAMES, begin, finished, play
from tortuga.kernel.game import Raw
from tortuga.kernel.library.library import Library
from tortuga.kernel.log import reader
from tortuga.kernel.log.format import LogError, dump
from tortuga.kernel.log.reader import DEEPEST, LONGEST_NAME, MAX_BRANCHES, MAX_LINE, parse, read
from tortuga.kernel.session import Session
from tortuga.kernel.verify import verify
from tortuga.unicode import harmless

REAL = dump(finished("tortuga2014", 3, seed="foul").log)


def deep(levels: int) -> bytes:
    return b'{"a":' * (levels - 1) + b"{}" + b"}" * (levels - 1) + b"\n"


@pytest.mark.parametrize(
    ("data", "id"),
    [
        (b'{"\xff":1}\n', "error-log-not-text"),
        (b'{"format":"tortuga-log","version":1,"game":"\xc3\x28"}\n', "error-log-not-text"),
        (b'{"a":"\\ud800"}\n', "error-log-not-json"),
        ('{"format":"tortuga-log"}\n'.encode("utf-16"), "error-log-not-json"),
        (deep(990), "error-log-deep"),
        (deep(DEEPEST + 1), "error-log-deep"),
        (deep(DEEPEST), "error-log-foreign"),
        (deep(100_000), "error-log-wide"),
        (b"[" * 900 + b"]" * 900 + b"\n", "error-log-deep"),
        (b" " * (MAX_LINE + 1), "error-log-wide"),
        (b'{"format":"tortuga-log","format":"tortuga-log","version":1}\n', "error-log-twice"),
        (b'{"format":"tortuga-log","version":1,"a":{"b":1,"b":1}}\n', "error-log-twice"),
        (b'{"format":"tortuga-log","version":1e3}\n', "error-log-header"),
        (b'{"format":"tortuga-log","version":-5}\n', "error-log-older"),
        (b'{"format":"tortuga-log","version":' + b"9" * 4000 + b"}\n", "error-log-newer"),
        (b'{"format":"tortuga-log","version":' + b"9" * 6000 + b"}\n", "error-log-not-json"),
        (b'{"format":"tortuga-log","version":1,"a":1e999}\n', "error-log-not-json"),
        (b'{"format":"tortuga-log","version":1,"a":NaN}\n', "error-log-not-json"),
        (b"\x00" * 1000, "error-log-cut"),
        (b"\xef\xbb\xbf", "error-log-empty"),
    ],
)
def test_every_kind_of_foul_bytes_has_its_name(data: bytes, id: str) -> None:
    fault = refused(data)
    assert (fault.id, fault.line) == (id, 1)


def test_an_object_with_a_number_too_large_to_seal_is_refused() -> None:
    fault = refused(b'{"format":"tortuga-log","version":1,"a":' + b"9" * 4000 + b',"seal":"x"}\n')
    assert fault.line == 1


def test_the_second_line_is_judged_like_the_first() -> None:
    head = TOY.splitlines(keepends=True)[0]
    assert refused(head + b'{"type":"\xff"}\n').id == "error-log-not-text"
    assert refused(head + deep(990)).id == "error-log-deep"
    assert refused(head + b"x" * (MAX_LINE + 1)).id == "error-log-wide"


def test_a_byte_order_mark_is_passed_over() -> None:
    assert parse(b"\xef\xbb\xbf" + TOY, GAMES) == parse(TOY, GAMES)


def test_a_long_word_is_told_shortened_and_without_letters_that_steer() -> None:
    raw = unsealed()
    raw[0]["game"] = "\x1b[31m\n" + "g" * 5000
    fault = refused(sealed(raw))
    told = str(fault.arguments["game"])
    assert (fault.id, len(told) < 500) == ("error-log-unknown-game", True)
    assert told == harmless(told)
    raw = unsealed()
    raw[1]["type"] = "t" * 5000
    assert len(str(refused(sealed(raw)).arguments["type"])) < 500


def test_a_file_without_end_is_refused_before_it_is_held(tmp_path: Path) -> None:
    """100 MB of `{}` once took 2.1 GB; now the first line is looked at, and no more."""
    file = tmp_path / "many.jsonl"
    with file.open("wb") as out:
        for _ in range(100):
            out.write(b"{}\n" * (1 << 18))
    tracemalloc.start()
    report = verify(file, GAMES)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert report.fault is not None
    assert (worded(report.fault).id, peak < 20_000_000) == ("error-log-foreign", True)


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no such device here")
@pytest.mark.parametrize(("device", "id"), [("zero", "error-log-wide"), ("null", "error-log-empty")])
def test_a_device_is_read_within_bounds(device: str, id: str) -> None:
    assert refused_file(Path("/dev") / device).id == id


def refused_file(path: Path) -> LogError:
    with pytest.raises(LogError) as told:
        read(path, GAMES)
    return worded(told.value)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with a name here")
def test_a_pipe_is_read_and_one_that_nobody_writes_to_is_not_waited_for(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    assert refused_file(pipe).id == "error-log-empty"
    reading, writing = os.pipe()
    writer = threading.Thread(target=lambda: (os.write(writing, TOY), os.close(writing)))
    writer.start()
    assert read(Path(f"/dev/fd/{reading}"), GAMES) == parse(TOY, GAMES)
    writer.join()
    os.close(reading)


def test_a_folder_and_an_impossible_name_are_named(tmp_path: Path) -> None:
    assert refused_file(tmp_path).id == "error-log-unreadable"
    assert refused_file(Path("a\0b")).id == "error-log-unreadable"
    assert refused_file(tmp_path / ("x" * 5000)).id == "error-log-unreadable"


def test_more_lines_than_any_log_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader, "MAX_LINES", len(TOY.splitlines()) - 1)
    fault = refused(TOY)
    assert (fault.id, fault.line) == ("error-log-long", len(TOY.splitlines()))


def seat(**changes: Any) -> Callable[[Raw], None]:
    return lambda header: header["seats"][0].update(changes)


def branched(count: int) -> Callable[[Raw], None]:
    part = {"events": 0, "commitment": "0" * 64}
    return lambda header: header.update(branched=[part] * count)


HEADERS: list[tuple[str, Callable[[Raw], None]]] = [
    ("error-log-colour", seat(colour="octarine")),
    ("error-log-colour", seat(colour="")),
    ("error-log-colour-twice", lambda header: header["seats"][1].update(colour=header["seats"][0]["colour"])),
    ("error-log-words", seat(player="\x07")),
    ("error-log-words", lambda header: header.update(app="1\r2")),
    ("error-log-words-long", seat(name="n" * (LONGEST_NAME + 1))),
    ("error-log-words-long", seat(player="p" * 5000)),
    ("error-log-words-long", lambda header: header.update(app="9" * 5000)),
    ("error-log-header", seat(name=7)),
    ("error-log-header", lambda header: header.update(eyes=9)),
    ("error-log-header", lambda header: header.update(eyes=-2)),
    ("error-log-header", lambda header: header.update(commitment=header["commitment"] + "\n")),
    ("error-log-header", lambda header: header.update(practice="yes")),
    ("error-log-header", lambda header: header.update(seats={})),
    ("error-log-seat-count", lambda header: header.update(seats=[])),
    ("error-log-branches", branched(MAX_BRANCHES + 1)),
    ("error-log-branch", lambda header: header.update(branched=[{"events": -1, "commitment": "0" * 64}])),
    ("error-log-unknown-game", lambda header: header.update(game="")),
]


@pytest.mark.parametrize(("id", "change"), HEADERS)
def test_everything_in_a_header_is_judged_on_reading(id: str, change: Callable[[Raw], None]) -> None:
    raw = unsealed()
    change(raw[0])
    fault = refused(sealed(raw))
    assert (fault.id, fault.line) == (id, 1)


@pytest.mark.parametrize("name", ["\u2068Petra\u2069", "\x1b[2Jgone", "nul\0", "back\u202ewards", ""])
def test_a_name_that_a_person_could_once_enter_is_no_fault(name: str, tmp_path: Path) -> None:
    """It is stored under its seal, stays as it is, and is made harmless wherever it is shown."""
    session = begin("tortuga2014", 2)
    named = tuple(msgspec.structs.replace(seat, name=name) for seat in session.seats[:1]) + session.seats[1:]
    with Library(tmp_path) as library:
        shelf = library.new_game()
        old = Session.new(session.rules, session.options, named, "s", shelf)
        play(old, random.Random(1), 3)
        assert shelf.id is not None
        (entry,) = library.games()
        assert (entry.state, entry.seats[0].name) == ("running", name)
        assert library.load(shelf.id, GAMES).header.seats[0].name == name
        library.export_log(shelf.id, tmp_path / "out.jsonl", GAMES)
    assert read(tmp_path / "out.jsonl", GAMES).header.seats[0].name == name


@pytest.mark.parametrize("events", [10**18, 2**64 - 1])
def test_a_number_without_end_can_be_told(events: int) -> None:
    raw = unsealed()
    raw[0]["branched"] = [{"events": events, "commitment": "0" * 64}]
    fault = verify(sealed(raw), GAMES).fault
    assert fault is not None
    assert worded(fault).id == "error-log-branch-end"


def test_200_000_earlier_games_are_refused_at_once() -> None:
    raw = unsealed()
    branched(200_000)(raw[0])
    assert refused(sealed(raw)).id == "error-log-wide"


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)


@pytest.mark.slow
@given(data=st.data())
@settings(max_examples=200)
def test_any_value_anywhere_sealed_anew_is_refused_or_a_game(data: st.DataObject) -> None:
    """Whatever is put in whatever place: never anything but a report with a name that has its words."""
    raw = [json.loads(line) for line in REAL.splitlines()[: data.draw(st.sampled_from([1, 3, 20, 400]))]]
    for line in raw:
        del line["seal"]
    place: Any = raw[data.draw(st.integers(0, len(raw) - 1))]
    while True:
        key = data.draw(st.sampled_from(sorted(place) if isinstance(place, dict) else range(len(place))))
        inner = place[key]
        if not isinstance(inner, dict | list) or not inner or data.draw(st.booleans()):
            break
        place = inner
    place[key] = data.draw(JSON)
    try:
        bad = sealed(raw)
    except (ValueError, OverflowError):  # our own writer cannot seal it
        return
    report = verify(bad, GAMES)
    if report.fault is not None:
        worded(report.fault)


@pytest.mark.slow
@given(st.binary(max_size=200), st.integers(0, len(REAL)))
@settings(max_examples=300)
def test_any_bytes_in_any_place_are_refused_or_a_game(piece: bytes, at: int) -> None:
    report = verify(REAL[:at] + piece + REAL[at + len(piece) // 2 :], GAMES)
    if report.fault is not None:
        worded(report.fault)
