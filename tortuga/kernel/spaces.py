"""How large the parts of a view and of a command can become: what fixed-size arrays have to know of a game.

Most of it the types tell: how many fields there are, which words a `Literal` has. What they leave open
stands here, by the name of the field; an item of the tuple `hands` is `hands[]`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Spaces:
    """What the types of a game do not tell of their sizes."""

    lengths: Mapping[str, int]
    """Most items of a tuple that are written into an array, the latest ones of more; 0 = how many alone."""
    longest: int
    """Choices of a game, chance counted, that no game comes near."""
    numbers: range
    """Whole numbers that commands tell."""
    said: tuple[str, ...] = ()
    """Words that commands tell where their types name none."""
    words: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Words that a field may be, where its type names none."""
    skipped: frozenset[str] = frozenset()
    """What is in no array, though the view has it: fields (`options`, `Past.board`), all fields of a tag."""
