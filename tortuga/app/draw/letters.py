"""Words that a line of text must not part."""

from __future__ import annotations

from collections.abc import Sequence

_SIGNS = frozenset("+=→")
_LEANING = frozenset("KSVZOU")  # Czech prepositions that begin a sentence; small letters lean all alike


def tied(before: str, after: str) -> bool:
    """Whether no line may end between two words: within a sum, or after a word of one letter."""
    return before in _SIGNS or after in _SIGNS or after == "%" or _leans(before)


def kept(line: Sequence[str], after: str) -> int:
    """How many words of a full line stay on it when `after` begins the next; all, if it would be empty."""
    count = len(line)
    while count and tied(line[count - 1], after):
        count -= 1
        after = line[count]
    return count or len(line)


def _leans(word: str) -> bool:
    return len(word) == 1 and (word.islower() or word in _LEANING)
