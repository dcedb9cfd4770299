"""What a command of the program printed."""

from __future__ import annotations

from types import SimpleNamespace

from tests.hands.play import finished
from tortuga.kernel.log.format import dump

LOG = dump(finished("tortuga2014", 3, seed="command line").log)


class Ran(SimpleNamespace):
    code: int
    out: str
    err: str


def one_line(ran: Ran, code: int, *parts: str) -> None:
    assert ran.code == code
    assert ran.out == ""
    assert ran.err.count("\n") == 1, ran.err
    for part in parts:
        assert part in ran.err
