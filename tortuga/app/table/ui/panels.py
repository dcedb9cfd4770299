"""What a game shows beside the table and over the log: side panels and a captain's advice."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box
from tortuga.app.input.focus import Focusable
from tortuga.app.table.acts.motions import Act
from tortuga.app.table.marks import Shown
from tortuga.app.table.ui.anygame import AnyView
from tortuga.app.text import Text
from tortuga.kernel.analysis import Moment
from tortuga.kernel.players import Advice, Choice, SeatSpec, Why

View = TypeVar("View")


@dataclass(frozen=True, slots=True)
class Look:
    """State of a side panel that does not come from the view."""

    offset: int = 0
    """Number of lines it is scrolled back."""
    hot: str | None = None
    """Its control under the pointer or in focus."""
    own_notes: str = ""
    """The person's notebook, while nobody else looks."""


class SidePanel(ABC, Generic[View]):
    """A parchment beside the log, or a tab over it; one for each table. Its title: `pic-tab-<name>`."""

    name: str
    """Its tab is `tab-<name>`."""
    page: str
    """Id of the page of the rules about it."""
    tip = ""
    """Id of its tooltip's text; "" = none."""
    roomy = False
    """Whether it is shown only if it has a place of its own."""

    def region_key(self, view: View, me: int, act: Act | None) -> object:  # noqa: ARG002
        """What it is drawn from beyond the log, the seat at the bottom and the language.

        It is painted again if this changes (==), and whenever the log grows.
        """
        return None

    def offered(self, view: View) -> bool:  # noqa: ARG002
        """Whether this game has it at all."""
        return True

    @abstractmethod
    def draw(self, canvas: Canvas, shown: Shown[View], key: Any, box: Box, look: Look) -> None:
        """Paint it.

        Args:
            shown: the view; `past`: every step so far, oldest first, with its `event`; `seats`; `say`.
            key: what `region_key` returned.
            box: the room below the title, in units.
        """

    def focusables(self, shown: Shown[View], box: Box) -> Iterable[Focusable]:  # noqa: ARG002
        """Its controls while it is open."""
        return ()

    def press(self, id: str) -> None:
        """One of `focusables` was pressed."""


@dataclass(frozen=True, slots=True)
class OpenAdvice:
    """Advice as it is shown.

    Args:
        view: view of the person who asked.
        page: 0 gives one plain reason, further ones the numbers.
        chosen: index of the choice being read about.
        key: name of the key that turns the page.
        picked: index of the choice picked now; None if none is.
        since: what changed since the last advice, if much did.
        rung: the open rung of the tutor; 0 = it is advice as a whole.
        candidates: what the second rung shows.
    """

    advice: Advice[Any]
    view: AnyView
    page: int
    chosen: int
    key: str
    picked: int | None = None
    since: str = ""
    rung: int = 0
    candidates: tuple[Any, ...] = ()

    def listed(self, most: int) -> tuple[int, ...]:
        """Indices of the choices of a list: the best ones, and the picked one where a tutor ranks them."""
        best = range(min(most, len(self.advice.choices)))
        if not self.rung or self.picked is None or self.picked in best:
            return tuple(best)
        return (*best[:-1], self.picked)


class GivenAdvice(NamedTuple):
    """Advice as it was given, and the view of the person who asked."""

    view: AnyView
    advice: Advice[Any]

    @property
    def chance(self) -> float:
        """The win chance of the best choice."""
        return self.advice.choices[0].chance if self.advice.choices else 0.0


def why_better(choices: Sequence[Choice[Any]], first: int, second: int) -> Why | None:
    """Why a choice is better than one further down; None if not all steps between them are explained."""
    steps = [choice.why for choice in choices[first:second]]
    whys = [why for why in steps if why is not None]
    if not whys or len(whys) < len(steps):
        return None
    names = [name for name, _ in whys[0].parts]
    parts = tuple((name, sum(why.parts[at][1] for why in whys)) for at, name in enumerate(names))
    sentence = whys[0].sentence if len(whys) == 1 else None
    return Why(sum(why.difference for why in whys), parts, whys[0].meaning, sentence)


class AdvicePanel(ABC, Generic[View]):
    """How the advice of a captain is drawn and spoken."""

    @abstractmethod
    def draw(self, canvas: Canvas, shown: Shown[View], opened: OpenAdvice, box: Box) -> None:
        """Paint the open page."""

    def pages(self, advice: Advice[Any]) -> int:  # noqa: ARG002
        """Number of pages."""
        return 1

    def choice(self, page: int) -> int:  # noqa: ARG002
        """Index of the choice a page is about; 0 is the best one."""
        return 0

    why_page = 1
    """The first page that says why the best choice is better."""

    def names_lone_part(self, command: Any) -> bool:  # noqa: ARG002
        """Whether a part that makes up the whole difference of a choice says more than the difference."""
        return True

    def place(self, advice: Advice[Any], command: Any) -> int | None:
        """Index of the choice that equals a command; None if advice says nothing about it."""
        return next((at for at, choice in enumerate(advice.choices) if choice.command == command), None)

    def at_best(self, advice: Advice[Any], command: Any) -> int | None:
        """Index of a choice that a command does not surpass; None if advice says nothing about it."""
        return self.place(advice, command)

    @abstractmethod
    def spoken(self, text: Text, seats: Sequence[SeatSpec], advice: Advice[Any], page: int) -> str:
        """The open page in words, for screen readers."""

    @abstractmethod
    def words(self, text: Text, seats: Sequence[SeatSpec], view: View, command: Any) -> str:
        """A choice that the seat of a view has, in a few words."""

    def part(self, text: Text, name: str, meaning: str) -> str:  # noqa: ARG002
        """What a part of a difference is, in a word or two; `name` and `meaning` as in `Why`."""
        return name

    def mistake(self, moment: Moment) -> str:
        """Which kind of mistake a choice was, as the id of a text that names it."""
        return moment.about.id

    def since(self, text: Text, seats: Sequence[SeatSpec], earlier: GivenAdvice, now: GivenAdvice) -> str:  # noqa: ARG002
        """What moved the chance so much since earlier advice; "" where that cannot be said."""
        return ""

    def pictures(self, canvas: Canvas, shown: Shown[View], command: Any, box: Box) -> bool:  # noqa: ARG002
        """Paint a choice in pictures on a light ground, from the left; False where words say it all."""
        return False
