"""Processes that work for a tournament, and what is told when one of them dies."""

import os

import pytest

from ai.arena.executors import WorkerEnded, each_done, workers


def test_a_worker_that_dies_is_told_as_what_it_is():
    with pytest.raises(WorkerEnded), workers(2) as executor:
        list(each_done(executor, os._exit, [1, 1, 1]))
