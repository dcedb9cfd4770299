"""What is noted without opening the notebook: a guess, and a pinned sentence of the log."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tortuga.app.games.tortuga1667.narrative import Narrative1667
from tortuga.app.games.tortuga1667.words import notes
from tortuga.app.games.tortuga1667.words.deeds import deed
from tortuga.app.table.marks import Spot
from tortuga.app.table.ui.anygame import AnyObserver
from tortuga.app.text import Text

_BETWEEN: Final = "; "
_FACES: Final = ("board", "pawn", "fan", "turn", "kept")
"""Kinds of elements that are of one player."""


def guessed(text: Text, eyes: AnyObserver, pointed: Spot | None, line: int) -> str:  # noqa: ARG001
    """See `Jot`: the next guess of whoever is pointed at: open, British, French, Dutch."""
    seats = eyes.header.seats
    if pointed is None or pointed.kind not in _FACES or pointed.seat in (-1, eyes.seat):
        return ""
    seat, noted = pointed.seat, list(notes.read(eyes.notes(), len(seats)))
    if not notes.offered(len(seats)):
        return ""
    noted[seat] = replace(noted[seat], guess=notes.turned(noted[seat].guess, len(seats)))
    eyes.note(notes.written(noted))
    guess, name = noted[seat].guess, seats[seat].name
    if guess is None:
        return text.say("notebook-guess-open", name=name)
    return text.say("notebook-guess", name=name, side=text.say(f"loyalty-{guess}"))


def pinned(text: Text, eyes: AnyObserver, pointed: Spot | None, line: int) -> str:  # noqa: ARG001
    """See `Jot`: what a sentence of the log tells, among the words about its player."""
    seats = eyes.header.seats
    narrative, number = Narrative1667(text, seats), line
    for seen in eyes.past():
        told = narrative.lines(seen)
        if number >= len(told):
            number -= len(told)
            continue
        seat = told[number].seat if number >= 0 else None
        if seat is None or seat == eyes.seat:
            return ""
        words = deed(seen.event, text.say) or narrative.plain(told[number])
        turn = seen.before.table.turn or seen.after.table.turn
        pin = text.say("notebook-pinned", turn=turn, words=words)
        noted = list(notes.read(eyes.notes(), len(seats)))
        noted[seat] = replace(noted[seat], words=_joined(noted[seat].words, pin))
        eyes.note(notes.written(noted))
        return f"{seats[seat].name}: {pin}"
    return ""


def _joined(words: str, pin: str) -> str:
    """The words with the pin at the end; the oldest ones give way."""
    parts = [part for part in words.split(_BETWEEN) if part and part != pin]
    while parts and len(_BETWEEN.join((*parts, pin))) > notes.LONGEST:
        parts.pop(0)
    return _BETWEEN.join((*parts, pin))[: notes.LONGEST]
