"""A few forgeries of every game; `python -m tests.hardening.forge` makes as many as are asked for."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from tests.hardening.alterations import contents
from tests.hardening.forge import Believed, check_honest, first_difference, forge, judged, resealed
from tests.hardening.origins import origin
from tortuga.games import GAMES
from tortuga.kernel.log.format import dump
from tortuga.kernel.log.reader import parse
from tortuga.kernel.verify import verify

pytestmark = pytest.mark.slow

FINISHED = {
    name: next(
        found
        for at in range(40)
        if (found := origin(name, f"over {at}")).log.seed and not found.log.header.branched
    )
    for name in GAMES
}


@pytest.mark.parametrize("name", sorted(GAMES))
def test_forgeries_are_refused_with_their_line_or_are_honest_games(name: str) -> None:
    fates = Counter(fate for _, fate in forge(name, 90, "suite"))
    assert fates["refused"] > 45, fates


@pytest.mark.parametrize("name", sorted(GAMES))
def test_an_origin_is_told_untouched_and_a_shorter_one_shorter(name: str) -> None:
    source = FINISHED[name]
    lines = contents(dump(source.log))
    assert judged(source, resealed(lines)) == "untouched"
    assert judged(source, resealed(lines[:20])) == "shorter"


@pytest.mark.parametrize(
    ("new", "line"),
    [
        (b'{"c":{},"a":1}\n{"b": 0}\n', 3),
        (b'{"a":1,"c":{}}\n{"b":false}\n', 2),
        (b'{"a":true,"c":{}}\n{"b":0}\n', 1),
        (b'{"a":1,"c":[]}\n{"b":0}\n', 1),
        (b'{"a":1,"c":{}}\n', 2),
    ],
)
def test_a_line_is_altered_where_a_seal_would_break(new: bytes, line: int) -> None:
    assert first_difference(b'{"a":1,"c":{}}\n{"b":0}\n', new) == line


@pytest.mark.parametrize("name", sorted(GAMES))
def test_the_referee_beside_verify_finds_an_invented_draw(name: str) -> None:
    """The referee is worth something only if it can fail: draws under another seed are not honest."""
    source = FINISHED[name]
    other = msgspec.structs.replace(
        source.log, events=(*source.log.events[:-1], type(source.log.events[-1])("x"))
    )
    with pytest.raises(Believed):
        check_honest(other, verify(dump(source.log), GAMES), source)


def test_where_secrets_outlive_a_round_no_part_of_a_log_was_dealt_under_a_secret_seed() -> None:
    """No branch leaves a running game there, so a log that claims one is invented."""
    lines = contents(dump(FINISHED["tortuga1667"].log))
    lines[0]["branched"] = [{"events": len(lines) - 10, "commitment": "0" * 64}]
    fault = verify(resealed(lines), GAMES).fault
    assert fault is not None
    assert (fault.id, fault.line) == ("error-log-branch-secret", 1)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_what_nobody_may_see_is_not_in_a_log_that_somebody_saw(name: str) -> None:
    lines = contents(dump(FINISHED[name].log))[:40]
    lines[0]["eyes"] = -1
    fault = verify(resealed(lines), GAMES).fault
    assert fault is not None
    assert (fault.id, fault.line > 1) == ("error-log-seen-more", True)
    assert parse(resealed(lines), GAMES).header.eyes == -1
