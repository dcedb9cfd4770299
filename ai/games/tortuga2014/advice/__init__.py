"""Advice: every choice with its win chances, and why one is better than the next.

`adviser.advise(view)` thinks; this package itself only knows the answer, so that a window may read it
without loading what thinks.
"""

from ai.games.tortuga2014.advice.answer import PARTS, Advice, Choice, Why

__all__ = ["PARTS", "Advice", "Choice", "Why"]
