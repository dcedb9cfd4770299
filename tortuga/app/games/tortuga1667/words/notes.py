"""A person's notes on each player, a guess and a line of words, as one text kept in the library.

A line for each seat: the letter of the guess ("B", "F", "D", "?"), a space, the words.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tortuga.games.tortuga1667.pieces import LOYALTIES, Loyalty

_LETTERS: Final[dict[str, Loyalty]] = {side[0].upper(): side for side in LOYALTIES}
_OPEN: Final = "?"
LONGEST: Final = 70
"""The most letters a line may have."""


@dataclass(frozen=True)
class Note:
    """What is noted of one player."""

    guess: Loyalty | None = None
    words: str = ""


def read(text: str, seats: int) -> tuple[Note, ...]:
    """The notes by seat; a line that is none is taken as words."""
    lines = text.split("\n")
    return tuple(_note(lines[seat] if seat < len(lines) else "") for seat in range(seats))


def _note(line: str) -> Note:
    mark, _, words = line.partition(" ")
    if mark in _LETTERS or mark == _OPEN:
        return Note(_LETTERS.get(mark), words)
    return Note(None, line)


def written(notes: Sequence[Note]) -> str:
    """The text that `read` takes; "" when nothing is noted."""
    if not any(note.guess or note.words for note in notes):
        return ""
    return "\n".join(
        f"{note.guess[0].upper() if note.guess else _OPEN} {note.words}".rstrip() for note in notes
    )


def possible_guesses(seats: int) -> tuple[Loyalty | None, ...]:
    """The possible guesses, "unknown" last; none with two players, who know everything (T77)."""
    if seats == 2:
        return ()
    return (*(side for side in LOYALTIES if side != "dutch" or seats % 2), None)


def next_guess(guess: Loyalty | None, seats: int) -> Loyalty | None:
    """The next guess: open, British, French, Dutch, open."""
    known = possible_guesses(seats)
    return known[(known.index(guess) + 1) % len(known)] if guess in known else guess
