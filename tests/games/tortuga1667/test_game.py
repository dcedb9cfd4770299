"""The game in a session: logs that verify, that are forged, that a seat may see; options and figures."""

from __future__ import annotations

import random
import re
from typing import Any

import msgspec
import pytest

from tests.games.tortuga1667.laws import any_options
from tests.games.tortuga1667.tables import played
from tortuga.games import GAMES
from tortuga.games.tortuga1667.game import GAME
from tortuga.games.tortuga1667.options import Options
from tortuga.games.tortuga1667.rules import RULES
from tortuga.kernel.errors import Refusal
from tortuga.kernel.game import NOBODY
from tortuga.kernel.log.format import NO_SEAL, Log, Writer, dump
from tortuga.kernel.observer import shareable
from tortuga.kernel.session import Session
from tortuga.kernel.verify import verify


@pytest.mark.parametrize("seats", range(2, 10))
def test_a_whole_game_verifies_down_to_the_last_card(seats: int) -> None:
    session = played(Options(seats), f"whole {seats}")  # type: ignore[arg-type]
    report = verify(dump(session.log), GAMES)
    assert report.good, report.fault
    assert (report.status, report.unproven) == ("finished", 0)
    assert report.dealt >= 4
    assert report.winners == RULES.outcome(session.whole_state).winners


@pytest.mark.parametrize("seed", range(6))
def test_a_running_game_resumes_verifies_and_tells_no_secret_when_it_is_shared(seed: int) -> None:
    session = played(any_options(seed), f"running {seed}", turns=6)
    if session.finished:
        return
    report = verify(dump(session.log), GAMES)
    assert (report.good, report.status) == (True, "unfinished"), report.fault
    again: Session = Session.resume(RULES, session.log, session.seed)
    assert again.whole_state == session.whole_state
    seen = shareable(RULES, session.log)
    assert verify(dump(seen), GAMES).status == "seen"
    for event in seen.events:
        assert event == RULES.redact(event, NOBODY)


def test_no_choice_is_taken_back() -> None:
    session = played(Options(5), "undo", turns=12)
    assert not any(session.can_undo(seat) for seat in range(5))


def forgeries(log: Log, rng: random.Random) -> list[tuple[int, Log]]:
    """Logs with one event altered, sealed again; each with its line."""
    found = []
    for _ in range(40):
        at = rng.randrange(len(log.events) - 1)
        event = log.events[at]
        fields = [name for name in event.__struct_fields__ if altered(getattr(event, name), rng) is not None]
        if not fields:
            continue
        name = rng.choice(fields)
        other = msgspec.structs.replace(event, **{name: altered(getattr(event, name), rng)})
        if other != event:
            events = (*log.events[:at], other, *log.events[at + 1 :])
            found.append((at + 2, Log(log.header, log.options, events)))
    return found


def altered(value: Any, rng: random.Random) -> Any:
    """Another value like it; None where none is known."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + rng.choice((-1, 1))
    if isinstance(value, tuple) and len(set(map(str, value))) > 1:
        return (*value[1:], value[0])
    if isinstance(value, str) and value in ("pistol", "letter", "spot", "success", "failure"):
        return rng.choice([other for other in ("pistol", "letter", "spot", "code") if other != value])
    return None


@pytest.mark.parametrize("seed", range(4))
def test_a_forged_log_is_refused_at_the_altered_line_or_soon_after(seed: int) -> None:
    log = played(Options(2 + 2 * seed), f"forged {seed}").log  # type: ignore[arg-type]
    forged = forgeries(log, random.Random(seed))
    assert len(forged) > 20
    for line, other in forged:
        report = verify(dump(other), GAMES)
        assert not report.good, (line, other.events[line - 2])
        assert report.fault is not None
        assert report.fault.arguments["line"] >= line, (line, report.fault)


def test_a_line_that_is_altered_breaks_its_seal() -> None:
    log = played(Options(5), "sealed").log
    lines = list(Writer(NO_SEAL).lines((log.header, *log.events)))
    at = next(number for number, line in enumerate(lines) if '"card-turned"' in line)
    lines[at] = re.sub(r'"seat":(\d)', lambda told: f'"seat":{(int(told[1]) + 1) % 5}', lines[at], count=1)
    fault = verify([line.rstrip("\n") for line in lines], GAMES).fault
    assert fault is not None
    assert fault.arguments["line"] == at + 1


@pytest.mark.parametrize("seats", range(2, 10))
def test_options_are_made_and_those_that_do_not_fit_are_named(seats: int) -> None:
    assert GAME.make(seats, {}) == Options(seats)  # type: ignore[arg-type]
    for chosen in ({"nothing": 1}, {"timer": 7}, {"edition": "v3"}, {"starred": ("armada",)}, {"talk": 3}):
        with pytest.raises(Refusal) as told:
            GAME.make(seats, chosen)
        assert told.value.id.startswith("refusal-option")
    with pytest.raises(Refusal):
        GAME.make(seats + 8, {})


def test_every_option_is_a_field_and_usual_as_the_struct_says() -> None:
    fields = set(Options.__struct_fields__) - {"seats", "vote_set"}
    assert {option.field for option in GAME.options} == fields
    for option in GAME.options:
        if option.values and option.many is None:
            assert option.default == getattr(Options(5), option.field)


def test_figures_tell_turns_and_overtime() -> None:
    state = played(Options(4), "figures").whole_state
    assert GAME.figures(state) == {"turns": state.turn, "overtime_share": state.overtime > 0}
