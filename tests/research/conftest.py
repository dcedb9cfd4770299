"""A window without a screen.

PettingZoo chooses a sound driver for the whole process as it is imported; the other tests keep theirs.
"""

from __future__ import annotations

import os

from tests.app.conftest import display

_BEFORE = dict(os.environ)

import pettingzoo  # noqa: E402, F401

os.environ.clear()
os.environ.update(_BEFORE)

__all__ = ["display"]
