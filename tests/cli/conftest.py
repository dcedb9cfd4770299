"""The program, run in this process; no text that it needs may be missing."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.hands.terminal import Ran
from tortuga.cli import main


@pytest.fixture(autouse=True)
def _no_text_is_missing(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    with caplog.at_level(logging.ERROR):
        yield
    assert not [record for record in caplog.records if record.getMessage().startswith("text:")]


@pytest.fixture
def tortuga(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Callable[..., Ran]:
    """Run the program in this process."""
    monkeypatch.setenv("TORTUGA_DATA_DIR", str(tmp_path / "data"))

    def run(*argv: str | Path) -> Ran:
        try:
            code = main([str(arg) for arg in argv])
        except SystemExit as left:  # as help, version and malformed arguments do
            code = int(left.code or 0)
        out, err = capsys.readouterr()
        return Ran(code=code, out=out, err=err)

    return run
