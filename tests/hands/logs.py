"""Logs that are taken apart, changed and sealed again."""

from __future__ import annotations

import json
from typing import Any, TypeVar

import pytest

from tests.hands.play import GAMES, finished
from tortuga.app.text import Text
from tortuga.kernel.errors import UserError
from tortuga.kernel.game import Raw
from tortuga.kernel.log.format import NO_SEAL, LogError, dump, seal
from tortuga.kernel.log.reader import parse

TOY = dump(finished(seed="toy log").log)
LINES = TOY.splitlines()
TEXT = Text()
Error = TypeVar("Error", bound=UserError)


def sealed(contents: list[Raw]) -> bytes:
    """The lines of a log with valid seals, whatever their contents."""
    last, out = NO_SEAL, b""
    for content in contents:
        last = seal(last, content)
        out += json.dumps({**content, "seal": last}).encode() + b"\n"
    return out


def unsealed(lines: list[bytes] = LINES) -> list[Raw]:
    contents = [json.loads(line) for line in lines]
    for content in contents:
        del content["seal"]
    return contents


def worded(error: Error) -> Error:
    """The error, after checking that its text is complete."""
    assert TEXT.say(error.id, **error.arguments)
    return error


def refused(data: bytes, **options: Any) -> LogError:
    with pytest.raises(LogError) as told:
        parse(data, GAMES, **options)
    return worded(told.value)
