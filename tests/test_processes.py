"""Pools of processes: ended in the middle of their work, wherever an interrupt hits, without a word."""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import struct
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from multiprocessing.queues import SimpleQueue
from pathlib import Path
from typing import Any

import pytest

from tortuga.workers import end_at_once, interrupts_deferred, process_pool

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[1]
POSIX = pytest.mark.skipif(os.name != "posix", reason="a signal of POSIX")


def test_work_that_was_given_up_is_not_complained_about(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[type[BaseException]] = []
    monkeypatch.setattr(threading, "excepthook", lambda args: told.append(args.exc_type))
    pool = process_pool(1)
    assert pool.submit(abs, -1).result() == 1  # its worker lives
    asked = [pool.submit(time.sleep, 60) for _ in range(4)]
    assert asked[-1].cancel()
    manager = pool._executor_manager_thread
    assert manager is not None
    monkeypatch.setattr(pool, "shutdown", lambda **_: None)  # the workers end before the pool hears of it
    end_at_once(pool)
    manager.join(30)
    assert not manager.is_alive()
    assert told == []


def half_an_answer(_: bytes) -> None:
    """In a worker: announce an answer of 100 bytes, and be killed before it is written."""
    me = multiprocessing.current_process().name
    for queue in [found for found in gc.get_objects() if isinstance(found, SimpleQueue)]:
        os.write(queue._writer.fileno(), struct.pack("!i", 100) + me.encode())  # type: ignore[attr-defined]
    time.sleep(60)


def late(_: bytes) -> None:
    """In a worker: take no further question."""
    time.sleep(60)


@POSIX
@pytest.mark.parametrize(("work", "size"), [(half_an_answer, 1), (late, 1 << 18)])
def test_a_pool_ends_whatever_stands_half_written_in_its_pipes(
    work: Callable[[bytes], None], size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(threading, "excepthook", lambda args: None)
    pool = process_pool(1)
    assert pool.submit(abs, -1).result() == 1
    for _ in range(4):
        pool.submit(work, bytes(size))
    time.sleep(1)
    manager: Any = pool._executor_manager_thread
    asked: Any = pool._call_queue
    end_at_once(pool)
    for thread in (manager, asked._thread):
        thread.join(30)
        assert not thread.is_alive()


INTERRUPTED = """
import signal, sys, threading, time
from ai.arena.executors import each_done, workers

def enter(self, left=[int(sys.argv[1])], taken=threading.Condition.__enter__):
    told = taken(self)
    if threading.get_ident() == threading.main_thread().ident:
        left[0] -= 1
        if not left[0]:
            signal.raise_signal(signal.SIGINT)
    return told

try:
    with workers(2) as pool:
        threading.Condition.__enter__ = enter
        for _ in each_done(pool, time.sleep, [600] * 40):
            pass
except KeyboardInterrupt:
    print("interrupted")
"""


@pytest.mark.parametrize("number", [1, 4, 9, 25, 60])
def test_an_interrupt_while_a_lock_is_taken_leaves_none_taken(number: int) -> None:
    """Of a queue, a future, a thread that starts: else a thread of the pool waits for it for ever."""
    argv = [sys.executable, "-c", INTERRUPTED, str(number)]
    ran = subprocess.run(argv, cwd=ROOT, capture_output=True, check=False, timeout=120)
    assert (ran.stdout.decode().strip(), ran.stderr) == ("interrupted", b"")


def test_interrupts_that_are_held_come_when_they_are_asked_for_or_at_the_end() -> None:
    def work() -> None:
        with interrupts_deferred() as raise_deferred:
            raise_deferred()
            signal.raise_signal(signal.SIGINT)
            steps.append("held")
            with pytest.raises(KeyboardInterrupt):
                raise_deferred()
            raise_deferred()
            signal.raise_signal(signal.SIGINT)
            steps.append("held again")

    steps: list[str] = []
    with pytest.raises(KeyboardInterrupt):
        work()
    assert steps == ["held", "held again"]
    with pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)


def test_where_no_interrupt_can_come_none_is_held() -> None:
    came: list[object] = []

    def work() -> None:
        with interrupts_deferred() as raise_deferred:
            raise_deferred()
            came.append(signal.getsignal(signal.SIGINT))

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert came == [signal.default_int_handler]


UNHEARD = """
import signal, sys, time, types, weakref
from importlib.machinery import ModuleSpec
import tortuga.__main__ as program

class Gone: pass

def callback():
    program.KILL_AFTER_S = 600
    gone = Gone()
    called = weakref.ref(gone, lambda _: signal.raise_signal(signal.SIGINT))
    del gone
    print("callback", flush=True)
    time.sleep(600)

def swallowed():
    try:
        signal.raise_signal(signal.SIGINT)
    except KeyboardInterrupt:
        print("swallowed", flush=True)
    time.sleep(600)

class Swallowing:
    def find_spec(self, name, path=None, target=None):
        return ModuleSpec(name, self) if name == "swallowing" else None

    def create_module(self, spec):
        return None

    def exec_module(self, module):
        try:
            signal.raise_signal(signal.SIGINT)
        except KeyboardInterrupt:
            pass

def imported():
    program.KILL_AFTER_S = 600
    sys.meta_path.insert(0, Swallowing())
    print("imported", flush=True)
    import swallowing
    time.sleep(600)

def wrapped():
    class Named:
        def __set_name__(self, *_):
            print("wrapped", flush=True)
            signal.raise_signal(signal.SIGINT)
    class Made:
        part = Named()

program.KILL_AFTER_S = 0.1
main = globals()[sys.argv[1]]
sys.modules["tortuga.cli"] = types.SimpleNamespace(main=main)
sys.exit(program.start())
"""


@pytest.mark.parametrize("how", ["swallowed", "wrapped", "callback", "imported"])
def test_an_interrupt_ends_the_program_whatever_python_makes_of_it(how: str) -> None:
    argv = [sys.executable, "-c", UNHEARD, how]
    ran = subprocess.run(argv, cwd=ROOT, capture_output=True, check=False, timeout=120)
    assert (ran.returncode, ran.stdout.strip(), ran.stderr) == (130, how.encode(), b"")


@POSIX
def test_the_pipes_of_a_pool_that_is_ended_are_its_own_to_close(monkeypatch: pytest.MonkeyPatch) -> None:
    """Closed by two, the number of a pipe may be somebody else's by the second time."""
    pool = process_pool(1)
    assert pool.submit(abs, -1).result() == 1
    queues: Any = pool
    ends = (queues._result_queue._writer, queues._call_queue._reader)
    manager: Any = pool._executor_manager_thread
    monkeypatch.setattr(pool, "shutdown", lambda **_: None)
    end_at_once(pool)
    assert not any(end.closed for end in ends)
    manager.join(30)
    assert not manager.is_alive()


LEFT = """
import ctypes, sys, time
from tortuga import processes
processes.EXIT_GRACE_SECONDS = 0.6
processes.owned = sys.argv[1] == "own"
processes.force_exit_soon()
if sys.argv[2] == "thread":
    time.sleep(600)
ctypes.PyDLL(None).sleep(600 if processes.owned else 0)  # keeps the GIL
"""


@POSIX
@pytest.mark.parametrize("how", ["thread", "lock"])
def test_a_program_that_is_left_ends_whatever_hangs(how: str) -> None:
    argv = [sys.executable, "-c", LEFT, "own", how]
    ran = subprocess.run(argv, cwd=ROOT, capture_output=True, check=False, timeout=120)
    assert (ran.returncode, ran.stderr) == (0 if how == "thread" else 1, b"")


def test_only_the_programs_own_process_is_ended() -> None:
    ran = subprocess.run([sys.executable, "-c", LEFT, "shared", "lock"], cwd=ROOT, check=False, timeout=120)
    assert ran.returncode == 0
