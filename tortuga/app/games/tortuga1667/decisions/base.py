"""What all choosers of this game have in common: what the choice does, and table talk beside it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga1667.decisions import tray
from tortuga.app.games.tortuga1667.decisions.desk import PirateDesk, choices_of
from tortuga.app.games.tortuga1667.decisions.keys import digit
from tortuga.app.games.tortuga1667.decisions.talk import Parley, Speech
from tortuga.app.games.tortuga1667.palette import ICON
from tortuga.app.table.chooser import Chooser, PrimaryButton, Target
from tortuga.app.table.marks import Banner, Marks, Meaning, Status
from tortuga.games.tortuga1667.commands import Command
from tortuga.games.tortuga1667.commands import Say as Said
from tortuga.kernel.errors import Notice

TALK = "talk"
"""The target that opens the lines, and turns their page."""


class PirateChooser(Chooser[Command]):
    """See `Chooser`. A line of table talk may be picked in the middle of any decision.

    Args:
        desk: the view it is made from.
        choices: what is chosen from; by default all that decides something.
    """

    icon = ICON["wait"]

    def __init__(self, desk: PirateDesk, choices: Sequence[Command] | None = None) -> None:
        super().__init__(desk)
        self.desk: PirateDesk = desk
        self.choices = choices_of(self.commands) if choices is None else tuple(choices)
        self.speech: Speech | None = None
        self.parley = Parley(desk, [command for command in self.commands if isinstance(command, Said)])

    # ------------------------------------------------------------------ of each kind
    @abstractmethod
    def asked(self) -> Banner:
        """What is to be done, while nothing is being said."""

    @abstractmethod
    def meaning(self) -> Meaning:
        """What the pending selection does, or what can be chosen."""

    @abstractmethod
    def act_button(self) -> PrimaryButton:
        """Names the act, or what is missing."""

    @abstractmethod
    def options(self) -> Sequence[Target]:
        """What can be picked, while nothing is being said."""

    @abstractmethod
    def take(self, id: str) -> Notice | None:
        """Pick or unpick one of the options; the reason when that is not possible."""

    @abstractmethod
    def chosen_command(self) -> Command | None:
        """The command of the pending selection, None when it is not complete."""

    @abstractmethod
    def forget(self) -> None:
        """Forget the pending selection."""

    @abstractmethod
    def show(self, command: Command) -> None:
        """Make the pending selection that leads to this command."""

    @abstractmethod
    def paint(self, canvas: Canvas, hot: str | None) -> None:
        """The inside of the tray, while nothing is being said; the parchment is painted already."""

    # ------------------------------------------------------------------ see Chooser
    @property
    @override
    def means(self) -> Meaning | None:
        return self._means()

    def _means(self) -> Meaning:
        if self.speech is None:
            return self.meaning()
        told = self.parley.told(self.speech) if self.speech.line else self.say("do-talk-line")
        return Meaning(self.say("do-talk-title"), told)

    @override
    def banner(self) -> Banner:
        if self.speech is None:
            return self.asked()
        slot = self.parley.slot(self.speech) or "done"
        return Banner(ICON["talk"], self.say("do-talk-title"), self.say(f"do-talk-{slot}"))

    @override
    def heard(self) -> Iterable[str]:
        """What lies on the parchment."""
        return (self.meaning().told,) if self.speech is None else ()

    @override
    def status(self) -> Status:
        """Nothing, for one's own row tells rank and place already."""
        return Status("")

    @override
    def button(self) -> PrimaryButton:
        if self.speech is None:
            return self.act_button()
        ready = self.parley.command(self.speech) is not None
        return PrimaryButton(self.say("do-talk-button"), ICON["talk"], ready)

    @override
    def targets(self) -> Sequence[Target]:
        found = list(self._lines() if self.speech is not None else self.options())
        if self.parley:
            found.append(
                Target(
                    TALK, self.say("do-talk-title"), box=self._chip, key="talk", tip=self.say("do-talk-tip")
                )
            )
        return found

    def _lines(self) -> list[Target]:
        assert self.speech is not None
        options = self.parley.options(self.speech)
        boxes = tray.boxes(len(options), 3 if len(options) <= 9 else 4)
        return [
            Target(id, words, box=box, key=digit(at + 1) if at < 9 else None)
            for at, ((id, words), box) in enumerate(zip(options, boxes, strict=True))
        ]

    @override
    def pick(self, id: str) -> Notice | None:
        if id == TALK:
            page = 0 if self.speech is None else (self.speech.page + 1) % self.parley.pages
            self.speech = Speech(page)
            return None
        if self.speech is None:
            return self.take(id)
        self.speech = self.parley.picked(self.speech, id)
        return None

    @property
    @override
    def instant(self) -> bool:
        """A line is said as soon as it is whole."""
        return self.speech is not None and self.parley.command(self.speech) is not None

    @override
    def command(self) -> Command | None:
        return self.chosen_command() if self.speech is None else self.parley.command(self.speech)

    @override
    def missing(self) -> Notice:
        return Notice(f"missing-{self.kind}") if self.speech is None else Notice("missing-talk")

    @override
    def clear(self) -> None:
        """The first time what would be said goes, then the rest."""
        if self.speech is not None:
            self.speech = None
        else:
            self.forget()

    @override
    def propose(self, command: Command) -> None:
        self.speech = None
        if isinstance(command, Said):
            self.speech = Speech(0, command.line, command.card, command.seat, command.event)
        else:
            self.forget()
            self.show(command)

    @override
    def restore(self, pending: tuple[object, ...]) -> None:
        *rest, speech = pending
        super().restore(tuple(rest))
        self.speech = speech if isinstance(speech, Speech) else None

    @override
    def pending(self) -> tuple[object, ...]:
        return (*super().pending(), self.speech)

    @property
    @override
    def forced(self) -> bool:
        """Nothing to decide, beside what may be said."""
        return len(self.choices) == 1

    @property
    def beside(self) -> bool:
        """Whether the vote lies where the tray is: then only the parchment at the side is the chooser's."""
        table = self.desk.table
        return table.call is not None and table.stage in ("jump", "ballot")

    @property
    def _chip(self) -> Box:
        """Where the lines of talk are opened."""
        return tray.TALK_BESIDE if self.beside else tray.TALK

    @override
    def marks(self) -> Marks:
        return Marks()

    @override
    def tray(self, canvas: Canvas, hot: str | None) -> None:
        tray.parchment(canvas, self._means())
        if self.speech is not None:
            tray.lines(canvas, self._lines(), hot)
        else:
            self.paint(canvas, hot)
        if self.parley:
            tray.talk_chip(
                canvas, self._chip, self.say("do-talk-title"), hot == TALK, self.speech is not None
            )


class ListeningChooser(PirateChooser):
    """Others decide; one may say something meanwhile."""

    kind = "listen"
    fields = ()
    calls = False

    @override
    def asked(self) -> Banner:
        return Banner(ICON["wait"], self.say("do-listen-title"), self.say("do-listen"))

    @override
    def meaning(self) -> Meaning:
        return Meaning(self.say("do-listen-title"), self.say("do-listen"))

    @property
    @override
    def means(self) -> Meaning | None:
        """There is nothing to choose but what to say."""
        return None if self.speech is None else super().means

    @property
    @override
    def advisable(self) -> bool:
        """Nobody weighs words."""
        return False

    @override
    def heard(self) -> Iterable[str]:
        """The banner tells it."""
        return ()

    @override
    def act_button(self) -> PrimaryButton:
        return PrimaryButton(self.say("table-waiting"), ICON["wait"], False)

    @override
    def options(self) -> Sequence[Target]:
        return ()

    @override
    def take(self, id: str) -> Notice | None:
        return None

    @override
    def chosen_command(self) -> Command | None:
        return None

    @override
    def forget(self) -> None:
        pass

    @override
    def show(self, command: Command) -> None:
        pass

    @override
    def paint(self, canvas: Canvas, hot: str | None) -> None:
        pass
