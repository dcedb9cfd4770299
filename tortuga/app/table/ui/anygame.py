"""Types for values of any game, which shared code only passes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from tortuga.kernel.observer import ObservedStep, Observer

Say: TypeAlias = Callable[..., str]
"""Words a message: `Text.say`."""
AnyView: TypeAlias = Any
"""A view of any game."""
AnyObserver: TypeAlias = Observer[Any, Any]
AnyObservedStep: TypeAlias = ObservedStep[Any, Any]
