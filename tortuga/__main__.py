"""`python -m tortuga`, the installed command, and the starter of the frozen game.

Only what Python itself has loaded is imported here: an interrupt in the middle would be told at length.
"""

import _signal  # type: ignore[import-not-found]  # `signal` itself imports much
import _thread
import os
import sys
import time
from collections.abc import Callable
from importlib import import_module
from types import FrameType

INTERRUPTED = 130
"""The exit code of a program that was interrupted, as shells have it."""
PATIENCE = 10.0
"""Seconds after which an interrupted program is ended that has not ended by itself."""
AGAIN = 0.02
"""Seconds until an interrupt is repeated that came at a bad moment."""
IMPORTER = "<frozen importlib._bootstrap>"
"""What an import calls its own code."""
_interrupts: list[int] = []
"""Those that came: the numbers of their signals."""


def start() -> int:
    """Run the program by the arguments of the process; its exit code.

    An interrupt ends it at any moment without a word, from the first import on.
    """
    if _signal.getsignal(_signal.SIGINT) is _signal.default_int_handler:  # else it is to be ignored
        _signal.signal(_signal.SIGINT, _interrupt)
        sys.unraisablehook = _swallowed
    try:
        # a frozen game starts itself anew for the process in which captains think
        import_module("multiprocessing").freeze_support()
        vars(import_module("tortuga.processes"))["owned"] = True
        main: Callable[[], int] = import_module("tortuga.cli").main
        code = main()
    except BaseException:
        if not _interrupts:  # Python wraps an interrupt where a class is being made
            raise
        code = INTERRUPTED
    _signal.signal(_signal.SIGINT, _signal.SIG_IGN)  # nothing is left that could be interrupted
    return code


def _interrupt(number: int, frame: FrameType | None) -> None:
    """Raise `KeyboardInterrupt`, and see to it that it is heeded.

    What is being imported may swallow it, or leave half a module behind: it waits for the end of the import.
    """
    if not _interrupts:
        _thread.start_new_thread(_insist, ())  # no `Thread`: it takes locks, and one of them may be taken now
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
    """Interrupt once more where Python could do nothing but swallow it, as in the callbacks of references."""
    if lost.exc_type is KeyboardInterrupt:
        _thread.start_new_thread(_repeat, ())
    else:
        sys.__unraisablehook__(lost)


def _repeat() -> None:
    time.sleep(AGAIN)
    if os.name == "posix":
        os.kill(os.getpid(), _signal.SIGINT)  # wakes whoever waits for a lock meanwhile
    else:
        _thread.interrupt_main()


def _insist() -> None:
    time.sleep(PATIENCE)
    os._exit(INTERRUPTED)  # whatever was confirmed is on the disk


if __name__ == "__main__":
    sys.exit(start())
