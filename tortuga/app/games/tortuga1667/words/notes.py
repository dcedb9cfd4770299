"""A person's notes on each player, a guess and a few words, as one text kept in the library.

One line per seat: the letter of the guess ("B", "F", "D", "?"), a space, the words.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tortuga.games.tortuga1667.pieces import LOYALTIES, Loyalty

_LETTERS: Final[dict[str, Loyalty]] = {side[0].upper(): side for side in LOYALTIES}
_UNKNOWN: Final = "?"
MAX_NOTE: Final = 70
"""Maximum number of characters of a note."""


@dataclass(frozen=True)
class Note:
    """A note on one player."""

    guess: Loyalty | None = None
    words: str = ""


def parse(text: str, seats: int) -> tuple[Note, ...]:
    """The notes by seat; a line without the letter of a guess is all words."""
    lines = text.split("\n")
    return tuple(_note(lines[seat] if seat < len(lines) else "") for seat in range(seats))


def _note(line: str) -> Note:
    mark, _, words = line.partition(" ")
    if mark in _LETTERS or mark == _UNKNOWN:
        return Note(_LETTERS.get(mark), words)
    return Note(None, line)


def as_text(notes: Sequence[Note]) -> str:
    """The text from which `parse` gets these notes; "" if all are empty."""
    if not any(note.guess or note.words for note in notes):
        return ""
    return "\n".join(
        f"{note.guess[0].upper() if note.guess else _UNKNOWN} {note.words}".rstrip() for note in notes
    )


def possible_guesses(seats: int) -> tuple[Loyalty | None, ...]:
    """The possible guesses, "unknown" last; none with two players, who know everything (T77)."""
    if seats == 2:
        return ()
    return (*(side for side in LOYALTIES if side != "dutch" or seats % 2), None)


def next_guess(guess: Loyalty | None, seats: int) -> Loyalty | None:
    """The next guess in turn: British, French, Dutch, unknown, and again British."""
    guesses = possible_guesses(seats)
    return guesses[(guesses.index(guess) + 1) % len(guesses)] if guess in guesses else guess
