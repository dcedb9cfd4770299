"""Table talk: nine lines at a time, what they speak of, and the command that says one (T37)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas
from tortuga.app.games.tortuga1667.decisions import tray
from tortuga.app.games.tortuga1667.decisions.base import PirateChooser, PirateDesk
from tortuga.app.games.tortuga1667.palette import ICON
from tortuga.app.input.focus import id_parts
from tortuga.app.table.chooser import Chooser, PrimaryButton, Target
from tortuga.app.table.marks import Banner, Marks, Meaning, Status
from tortuga.games.tortuga1667.commands import LINES, Command
from tortuga.games.tortuga1667.commands import Say as Said
from tortuga.games.tortuga1667.pieces import EVENT_CARDS
from tortuga.kernel.errors import Notice

TALK: Final = "talk"
"""The target that opens the lines, and turns their page."""

PAGE: Final = 9
_CALL: Final = ("promise-vote", "have-cannon", "have-torch", "have-skull", "have-water", "yes", "no", "doubt")
_HIT: Final = ("accuse-lies", "accuse-sabotage", "doubt", "no", "not-mine")


class Speech(NamedTuple):
    """A line that is being chosen; immutable, so that a pick can be taken back."""

    page: int = 0
    line: str = ""
    card: int = -1
    seat: int = -1
    event: str = ""


class TalkChooser(Chooser[Command]):
    """Table talk beside any decision: until something is being said, everything is up to `inner`.

    Args:
        inner: the decision.
    """

    single = forced = advisable = False  # as of the inner decision

    def __init__(self, inner: PirateChooser) -> None:
        self.inner = inner
        super().__init__(inner.desk)
        self.desk: PirateDesk = inner.desk
        self.kind, self.lone, self.calls = inner.kind, inner.lone, inner.calls
        self.single, self.forced, self.advisable = inner.single, inner.forced, inner.advisable
        self.speech: Speech | None = None
        table = inner.desk.table
        lines = [line for line in LINES if "dutch" not in line or table.seats % 2]
        first = _CALL if table.call is not None else _HIT if table.victim == inner.desk.seat else ()
        self._lines = (*first, *(line for line in lines if line not in first))
        self._sayable = frozenset(said for said in self.commands if isinstance(said, Said))
        self._chip = tray.TALK_BESIDE if inner.beside else tray.TALK

    @property
    @override
    def closed(self) -> bool:
        return self.inner.closed

    @closed.setter
    def closed(self, closed: bool) -> None:
        self.inner.closed = closed

    # ------------------------------------------------------------------ what is shown
    @property
    @override
    def means(self) -> Meaning | None:
        return self.inner.means if self.speech is None else self._meaning(self.speech)

    @override
    def banner(self) -> Banner:
        if self.speech is None:
            return self.inner.banner()
        lacks = self._lacks(self.speech) or "done"
        return Banner(ICON["talk"], self.say("do-talk-title"), self.say(f"do-talk-{lacks}"))

    @override
    def heard(self) -> Iterable[str]:
        return self.inner.heard() if self.speech is None else ()

    @override
    def status(self) -> Status:
        return self.inner.status()

    @override
    def button(self) -> PrimaryButton:
        if self.speech is None:
            return self.inner.button()
        return PrimaryButton(self.say("do-talk-button"), ICON["talk"], self.instant)

    @override
    def marks(self) -> Marks:
        return self.inner.marks()

    @override
    def targets(self) -> Sequence[Target]:
        targets = list(self.inner.targets() if self.speech is None else self._tiles(self.speech))
        if self._sayable:
            title, tip = self.say("do-talk-title"), self.say("do-talk-tip")
            targets.append(Target(TALK, title, box=self._chip, key="talk", tip=tip))
        return targets

    def _tiles(self, speech: Speech) -> list[Target]:
        options = self._options(speech)
        boxes = tray.boxes(len(options), 3 if len(options) <= PAGE else 4)
        return [
            Target(id, words, box=box, key=tray.digit(number) if number <= PAGE else None)
            for number, ((id, words), box) in enumerate(zip(options, boxes, strict=True), start=1)
        ]

    @override
    def tray(self, canvas: Canvas, hot: str | None) -> None:
        if self.speech is None:
            self.inner.tray(canvas, hot)
        else:
            tray.parchment(canvas, self._meaning(self.speech))
            tray.lines(canvas, self._tiles(self.speech), hot)
        if self._sayable:
            lit = hot == TALK or self.speech is not None
            tray.chip(canvas, self._chip, self.say("do-talk-title"), ICON["talk"], 18, lit)

    # ------------------------------------------------------------------ the line that is chosen
    def _lacks(self, speech: Speech) -> str:
        """The next question: "line", "card", "seat", "event"; "" when the sentence is complete."""
        about = LINES.get(speech.line, "line").split()
        return next((part for part in about if getattr(speech, part) in ("", -1)), "")

    def _options(self, speech: Speech) -> tuple[tuple[str, str], ...]:
        """Ids and words of what can be picked next; once all is said, of what was picked last."""
        desk, names = self.desk, self.desk.names
        match self._lacks(speech) or self._last(speech):
            case "line":
                lines = self._lines[speech.page * PAGE : (speech.page + 1) * PAGE]
                return tuple((f"line-{line}", self._words(Speech(line=line))) for line in lines)
            case "card":
                return tuple((f"about-{card}", names.slot(card)) for card in desk.table.cards)
            case "seat":
                others = (seat for seat in range(desk.table.seats) if seat != desk.seat)
                return tuple((f"about-{seat}", desk.name(seat)) for seat in others)
        return tuple((f"event-{card}", names.event(card)) for card in EVENT_CARDS)

    @staticmethod
    def _last(speech: Speech) -> str:
        about = LINES[speech.line]
        return about.split()[-1] if about else "line"

    def _picked(self, speech: Speech, id: str) -> Speech:
        """The speech after one of the options was picked."""
        kind, *rest = id_parts(id)
        name = "-".join(rest)
        if kind == "line":
            return Speech(speech.page, name)
        if kind == "event":
            return speech._replace(event=name)
        if "card" in LINES[speech.line]:
            return speech._replace(card=int(name))
        return speech._replace(seat=int(name))

    def _words(self, speech: Speech) -> str:
        """The line in words; what it speaks of as far as it is chosen."""
        names, dots = self.desk.names, "\u2026"
        return self.say(
            f"talk-{speech.line}",
            card=names.slot(speech.card) if speech.card >= 0 else dots,
            name=self.desk.name(speech.seat) if speech.seat >= 0 else dots,
            event=names.event(speech.event) if speech.event else dots,
        )

    def _meaning(self, speech: Speech) -> Meaning:
        line = self._words(speech) if speech.line else self.say("do-talk-line")
        return Meaning(self.say("do-talk-title"), line)

    # ------------------------------------------------------------------ what is done
    @override
    def pick(self, id: str) -> Notice | None:
        if id == TALK:
            page = 0 if self.speech is None else (self.speech.page + 1) % -(-len(self._lines) // PAGE)
            self.speech = Speech(page)
        elif self.speech is None:
            return self.inner.pick(id)
        else:
            self.speech = self._picked(self.speech, id)
        return None

    @override
    def command(self) -> Command | None:
        if self.speech is None:
            return self.inner.command()
        _, line, card, seat, event = self.speech
        said = Said(line, card, seat, event)
        return None if self._lacks(self.speech) or said not in self._sayable else said

    @override
    def then(self) -> Command | None:
        return self.inner.then() if self.speech is None else None

    @override
    def missing(self) -> Notice:
        return self.inner.missing() if self.speech is None else Notice("missing-talk")

    @override
    def clear(self) -> None:
        """Drop what is being said; if nothing is, the selection."""
        if self.speech is None:
            self.inner.clear()
        self.speech = None

    @override
    def propose(self, command: Command) -> None:
        if isinstance(command, Said):
            self.speech = Speech(0, command.line, command.card, command.seat, command.event)
        else:
            self.speech = None
            self.inner.propose(command)

    @override
    def pending(self) -> tuple[object, ...]:
        return (*self.inner.pending(), self.speech)

    @override
    def restore(self, pending: tuple[object, ...]) -> None:
        *selection, speech = pending
        self.inner.restore(tuple(selection))
        self.speech = speech if isinstance(speech, Speech) else None

    @property
    @override
    def instant(self) -> bool:
        """A line is said as soon as it is complete."""
        return self.speech is not None and self.command() is not None
