"""Types of whatever game it is: the house hands on what it does not look into."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from tortuga.kernel.observer import ObservedStep, Observer

Say: TypeAlias = Callable[..., str]
"""Words a message: `Text.say`."""
AnyView: TypeAlias = Any
"""A view of whatever game it is: the house hands it on and does not look into it."""
AnyObserver: TypeAlias = Observer[Any, Any]
AnyObservedStep: TypeAlias = ObservedStep[Any, Any]
