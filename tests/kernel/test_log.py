"""The exchange format: what is written is what is read, and every fault has its line."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.hands.logs import LINES, TOY, refused, sealed, unsealed
from tests.hands.play import GAMES, begin, finished
from tortuga import __version__
from tortuga.kernel.game import Raw, Upcast
from tortuga.kernel.log.format import VERSION, LogError, dump, save
from tortuga.kernel.log.reader import is_newer, parse, read


@given(st.sampled_from(["toy", "tortuga2014"]), st.integers(2, 4), st.text(min_size=1, max_size=16))
@settings(max_examples=12)
def test_load_of_dump_is_the_log(game: str, count: int, seed: str) -> None:
    log = finished(game, count, seed).log
    assert parse(dump(log), GAMES) == log


def test_every_line_is_json_with_its_type_and_seal() -> None:
    header, *events = map(json.loads, LINES)
    assert (header["format"], header["version"], header["game"]) == ("tortuga-log", VERSION, "toy")
    assert len(header["commitment"]) == 64
    assert all(isinstance(event["type"], str) and len(event["seal"]) == 16 for event in events)
    assert events[-1]["type"] == "seed-revealed"


def test_a_running_log_does_not_hold_the_seed() -> None:
    assert b"a very secret seed" not in dump(begin(seed="a very secret seed").log)


@given(st.data())
@settings(max_examples=300)
def test_any_changed_byte_is_refused_at_its_line(data: st.DataObject) -> None:
    number = data.draw(st.integers(0, len(LINES) - 1))
    line = LINES[number]
    at = data.draw(st.integers(0, len(line) - 1))
    byte = data.draw(st.integers(33, 126).filter(lambda byte: byte != line[at]))
    changed = line[:at] + bytes([byte]) + line[at + 1 :]
    fault = refused(b"".join(part + b"\n" for part in [*LINES[:number], changed, *LINES[number + 1 :]]))
    assert fault.line == number + 1


def test_every_deletion_but_the_last_is_refused_at_its_line() -> None:
    for number in range(len(LINES) - 1):
        fault = refused(b"\n".join(LINES[:number] + LINES[number + 1 :]) + b"\n")
        assert fault.line == number + 1


def test_every_swap_and_every_doubled_line_is_refused_at_its_line() -> None:
    for number in range(len(LINES) - 1):
        swapped = [*LINES[:number], LINES[number + 1], LINES[number], *LINES[number + 2 :]]
        assert refused(b"\n".join(swapped) + b"\n").line == number + 1
        doubled = [*LINES[: number + 1], *LINES[number:]]
        assert refused(b"\n".join(doubled) + b"\n").line == number + 2


def test_a_log_that_ends_after_a_whole_line_is_read() -> None:
    for count in range(1, len(LINES)):
        for end in (b"\n", b""):
            log = parse(b"\n".join(LINES[:count]) + end, GAMES)
            assert len(log.events) == count - 1
            assert log.seed is None


def test_a_log_cut_inside_a_line_is_refused_at_that_line() -> None:
    start = 0
    for number, line in enumerate(LINES, start=1):
        for length in (1, len(line) // 2, len(line) - 1):
            fault = refused(TOY[: start + length])
            assert (fault.id, fault.line) == ("error-log-cut", number)
        start += len(line) + 1


def test_spacing_order_of_keys_and_line_ends_do_not_matter() -> None:
    loose = [json.dumps(dict(reversed(json.loads(line).items())), indent=None) for line in LINES]
    assert parse("\r\n".join(loose).encode(), GAMES) == parse(TOY, GAMES)


def header(**changes: Any) -> Callable[[list[Raw]], list[Raw]]:
    return lambda contents: [{**contents[0], **changes}, *contents[1:]]


def event(**changes: Any) -> Callable[[list[Raw]], list[Raw]]:
    return lambda contents: [contents[0], {**contents[1], **changes}, *contents[2:]]


FAULTS: list[tuple[str, int, Callable[[list[Raw]], list[Raw]]]] = [
    ("error-log-foreign", 1, header(format="pgn")),
    ("error-log-newer", 1, header(version=VERSION + 1)),
    ("error-log-older", 1, header(version=0)),
    ("error-log-header", 1, header(version="1")),
    ("error-log-header", 1, header(version=True)),
    ("error-log-header", 1, header(mood="good")),
    ("error-log-header", 1, header(commitment=None)),
    ("error-log-header", 1, header(commitment="soon")),
    ("error-log-unknown-game", 1, header(game="chess")),
    ("error-log-options", 1, header(options={"seats": "two"})),
    ("error-log-seat-count", 1, header(options={"seats": 9})),
    ("error-log-seat-count", 1, header(options={"seats": 2**62})),
    ("error-log-options", 1, header(options={"houses": 2})),
    ("error-log-seats", 1, header(options={"seats": 3})),
    ("error-log-unknown-event", 2, event(type="earthquake")),
    ("error-log-unknown-event", 2, lambda contents: [contents[0], {"dice": [1, 2]}]),
    ("error-log-event", 2, event(dice="many")),
    ("error-log-field", 2, event(weather="storm")),
    ("error-log-after-end", len(LINES) + 1, lambda contents: [*contents, contents[1]]),
]


@pytest.mark.parametrize(("id", "line", "change"), FAULTS)
def test_faults_have_names_even_with_fitting_seals(
    id: str, line: int, change: Callable[[list[Raw]], list[Raw]]
) -> None:
    fault = refused(sealed(change(unsealed())))
    assert (fault.id, fault.line) == (id, line)


@pytest.mark.parametrize(
    ("data", "id", "line"),
    [
        (b"", "error-log-empty", 1),
        (b"\n \n", "error-log-empty", 1),
        (LINES[0] + b"\n\n" + LINES[1] + b"\n", "error-log-blank", 2),
        (b"Dear diary\n", "error-log-not-json", 1),
        (b"\xff\xfe\x00\n", "error-log-not-json", 1),
        (b'{"a":' + b"[" * 99_999 + b"\n", "error-log-deep", 1),
        (b"[1, 2]\n", "error-log-not-object", 1),
        (b'{"format":"tortuga-log","version":1' + b"0" * 300 + b"}\n", "error-log-newer", 1),
        (b"{}\n", "error-log-foreign", 1),
        (TOY + b"and then", "error-log-cut", len(LINES) + 1),
        (json.dumps(unsealed()[0]).encode() + b"\n", "error-log-no-seal", 1),
        (LINES[0] + b"\n" + json.dumps(unsealed()[1]).encode() + b"\n", "error-log-no-seal", 2),
        (LINES[0] + b'\n{"type":"rolled","dice":[1,2],"seal":7}\n', "error-log-no-seal", 2),
    ],
)
def test_files_of_another_form(data: bytes, id: str, line: int) -> None:
    fault = refused(data)
    assert (fault.id, fault.line) == (id, line)


def test_old_versions_are_brought_up_to_date_step_by_step() -> None:
    """A version 0 that never was: it called the game `play` and the dice `eyes`."""
    old = unsealed()
    old[0] = {**old[0], "version": 0, "play": old[0]["game"]}
    del old[0]["game"]
    old[1:] = [
        {("eyes" if name == "dice" else name): value for name, value in event.items()} for event in old[1:]
    ]

    def new_header(raw: Raw) -> Raw:
        return {**{name: raw[name] for name in raw if name != "play"}, "game": raw["play"], "version": 1}

    def new_event(game: str, raw: Raw) -> Raw:
        assert game == "toy"
        return {("dice" if name == "eyes" else name): value for name, value in raw.items()}

    upcasts = {0: Upcast(new_header, new_event)}
    assert parse(sealed(old), GAMES, upcasts=upcasts) == parse(TOY, GAMES)
    altered = sealed(old).replace(b'"amount": 1', b'"amount": 3', 1)
    assert refused(altered, upcasts=upcasts).id == "error-log-wrong-seal"
    assert refused(sealed(old)).id == "error-log-older"


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(LogError) as told:
        read(tmp_path / "none.jsonl", GAMES)
    assert (told.value.id, told.value.line) == ("error-log-unreadable", 0)
    assert "none.jsonl" in str(told.value.arguments["file"])


def test_reading_changes_nothing_and_writing_replaces_whole_files(tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    save(file, TOY)
    assert file.read_bytes() == TOY
    read(file, GAMES)
    assert file.read_bytes() == TOY
    save(file, TOY[:100])
    assert file.read_bytes() == TOY[:100]
    assert [path.name for path in tmp_path.iterdir()] == ["a.jsonl"]


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    for place in (tmp_path / "missing" / "a.jsonl", tmp_path / "folder"):
        with pytest.raises(LogError) as told:
            save(place, TOY)
        assert told.value.id == "error-log-unwritable"
    assert [path.name for path in tmp_path.iterdir()] == ["folder"]


@pytest.mark.parametrize("end", [b"\n", b"\n\n \n", b"\r\n"])
def test_blank_lines_at_the_end_are_no_fault(end: bytes) -> None:
    assert parse(TOY + end, GAMES) == parse(TOY, GAMES)


def _of_app(app: str, change: Callable[[list[Raw]], object]) -> bytes:
    raw = unsealed()
    raw[0]["app"] = app
    change(raw)
    return sealed(raw)


@pytest.mark.parametrize(
    ("line", "change"),
    [
        (1, lambda raw: raw[0].update(weather="fog")),
        (1, lambda raw: raw[0].update(game="tortuga2031")),
        (1, lambda raw: raw[0]["options"].update(weather="fog")),
        (2, lambda raw: raw[1].update(type="fogged")),
        (2, lambda raw: raw[1].update(fog=1)),
    ],
)
def test_what_a_newer_program_wrote_is_newer_and_not_wrong(
    line: int, change: Callable[[list[Raw]], object]
) -> None:
    fault = refused(_of_app("99.0", change))
    assert (fault.id, fault.line) == ("error-log-newer-app", line)
    assert fault.arguments == {"line": line, "app": "99.0", "known": __version__}
    assert refused(_of_app(__version__, change)).id != "error-log-newer-app"
    assert refused(_of_app("9" * 90, change)).id != "error-log-newer-app"


def test_a_broken_seal_is_wrong_whoever_wrote_it() -> None:
    data = _of_app("99.0", lambda raw: raw[1].update(type="fogged")).replace(b"fogged", b"rogged")
    assert refused(data).id == "error-log-wrong-seal"


@pytest.mark.parametrize(
    ("app", "newer"),
    [("99.0.0", True), ("99.0.0b1", True), (__version__, False), ("0.9", False), ("", False), ("new", False)],
)
def test_versions_are_told_apart(app: str, newer: bool) -> None:
    assert is_newer(app) is newer
