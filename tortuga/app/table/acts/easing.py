"""How far a motion is at a moment: shares of time, easing."""

from __future__ import annotations


def share(time: float, delay: float, duration: float) -> float:
    """How much of a motion has passed, 0..1."""
    if duration <= 0:
        return 1.0 if time >= delay else 0.0
    return min(1.0, max(0.0, (time - delay) / duration))


def ease_in_out(part: float) -> float:
    """Slow, fast, slow."""
    return part * part * (3 - 2 * part)


def ease_out(part: float) -> float:
    """Fast, then slow."""
    return 1 - (1 - part) ** 3


def between(start: float, end: float, part: float) -> float:
    """The value `part` of the way from start to end."""
    return start + (end - start) * part
