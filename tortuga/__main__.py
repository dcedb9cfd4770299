"""`python -m tortuga`, the installed command, and the starter of the frozen game.

Imports only modules that Python has already loaded: an interrupt during an import prints a traceback.
"""

import _signal  # type: ignore[import-not-found]  # `signal` itself imports much
import _thread
import gc
import os
import sys
import time
from collections.abc import Callable
from importlib import import_module
from types import FrameType

INTERRUPTED = 130
"""Exit code of an interrupted program, as in shells."""
KILL_AFTER_S = 10.0
"""Seconds that an interrupted program has left before it is killed."""
REPEAT_AFTER_S = 0.02
"""Seconds until an interrupt that came at a bad moment is repeated."""
IMPORTER = "<frozen importlib._bootstrap>"
"""File name of Python's import code."""
_interrupts: list[int] = []
"""Signals received so far."""


def start() -> int:
    """Run the program with the arguments of the process; returns the exit code.

    An interrupt ends it silently at any time, even during imports.
    """
    if _signal.getsignal(_signal.SIGINT) is _signal.default_int_handler:  # else interrupts are ignored
        _signal.signal(_signal.SIGINT, _interrupt)
        sys.unraisablehook = _swallowed
    try:
        gc.disable()  # objects made while loading live to the end: nothing to collect
        if getattr(sys, "frozen", False):  # it starts itself again for its captains' processes
            import_module("multiprocessing").freeze_support()
        vars(import_module("tortuga.processes"))["owned"] = True
        main: Callable[[], int] = import_module("tortuga.cli").main
        code = main()
    except BaseException:
        if not _interrupts:  # Python wraps an interrupt that comes while a class is made
            raise
        code = INTERRUPTED
    finally:
        gc.freeze()  # the process ends: two more full collections would take longer than all else
    _signal.signal(_signal.SIGINT, _signal.SIG_IGN)  # nothing is left to interrupt
    return code


def _interrupt(number: int, frame: FrameType | None) -> None:
    """Raise `KeyboardInterrupt`, and make sure that it takes effect.

    A module being imported may swallow it, or stay half imported, so it waits for the end of an import.
    """
    if not _interrupts:
        _thread.start_new_thread(_insist, ())  # not `Thread`, which takes locks that may be held now
    _interrupts.append(number)
    if _importing(frame):
        _thread.start_new_thread(_repeat, ())
    else:
        raise KeyboardInterrupt


def _importing(frame: FrameType | None) -> bool:
    while frame is not None and frame.f_code.co_filename != IMPORTER:
        frame = frame.f_back
    return frame is not None


def _swallowed(lost: "sys.UnraisableHookArgs") -> None:
    """Repeat an interrupt that Python had to swallow, as in callbacks of weak references."""
    if lost.exc_type is KeyboardInterrupt:
        _thread.start_new_thread(_repeat, ())
    else:
        sys.__unraisablehook__(lost)


def _repeat() -> None:
    time.sleep(REPEAT_AFTER_S)
    if os.name == "posix":
        os.kill(os.getpid(), _signal.SIGINT)  # wakes a main thread that waits for a lock
    else:
        _thread.interrupt_main()


def _insist() -> None:
    time.sleep(KILL_AFTER_S)
    os._exit(INTERRUPTED)  # everything confirmed is on disk


if __name__ == "__main__":
    sys.exit(start())
