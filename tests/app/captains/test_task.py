"""A task in the background: its result, its failure, and what becomes of it when nobody waits any more."""

from __future__ import annotations

import pytest

from tests.app.games.tortuga2014.games import Later
from tortuga.app.captains.thinking import BackgroundTask
from tortuga.app.stills.sample import InlineExecutor


def test_the_result_is_there_when_it_is_done():
    pool = Later()
    task = BackgroundTask(pool, str.upper, "land")
    assert not task.done
    pool.work()
    assert task.done
    assert task.result() == "LAND"


def test_a_failure_is_logged_and_has_no_result(caplog: pytest.LogCaptureFixture):
    task = BackgroundTask(InlineExecutor(), int, "no number")
    assert task.done
    assert task.result() is None
    assert "no number" in caplog.text


def test_what_was_given_up_has_no_result(caplog: pytest.LogCaptureFixture):
    pool = Later()
    task = BackgroundTask(pool, str.upper, "land")
    task.close()
    assert pool.calls[0][0].cancel()
    assert task.done
    assert task.result() is None
    assert not caplog.text
