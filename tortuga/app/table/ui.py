"""What a game brings to the table; course, time, layers, log and buttons are the house's."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias, TypeVar

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box, Point
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Scene
from tortuga.app.table.acts.motions import Act, Motion
from tortuga.app.table.chooser import Chooser, Desk
from tortuga.app.table.layers import Region
from tortuga.app.table.marks import Banner, Line, Marks, Note, Shown, Spot, Status
from tortuga.app.text import Text
from tortuga.kernel.errors import Argument
from tortuga.kernel.eyes import Eyes, Seen
from tortuga.kernel.players import Advice, Reason, SeatSpec
from tortuga.kernel.session import Session

View = TypeVar("View")
View_contra = TypeVar("View_contra", contravariant=True)
Command = TypeVar("Command")
Event_contra = TypeVar("Event_contra", contravariant=True)

Say: TypeAlias = Callable[..., str]
"""Words a message: `Text.say`."""
AnyView: TypeAlias = Any
"""A view of whatever game it is: the house hands it on and does not look into it."""
AnySession: TypeAlias = Session[Any, Any, Any, Any, Any]
AnyEyes: TypeAlias = Eyes[Any, Any, Any]
AnySeen: TypeAlias = Seen[Any, Any]


class Narrative(Protocol[View_contra, Event_contra]):
    """Tells in words what happens; no screen behind it."""

    def lines(self, seen: Seen[View_contra, Event_contra]) -> Sequence[Line]:
        """The sentences of one event; empty for what only prepares another event."""
        ...

    def deed(self, seen: Seen[View_contra, Event_contra]) -> str:
        """What somebody decided, as a sentence, for eyes that may see it; "" for what nobody did."""
        ...

    def plain(self, line: Line) -> str:
        """A line with its sign in words."""
        ...

    def told(self, id: str, args: Mapping[str, Argument]) -> str:
        """A reason of the rules or of a captain in words."""
        ...

    def advised(self, reason: Reason, best: bool = False) -> str:
        """Why a captain advises a choice; `best` of all there is."""
        ...


class Director(Protocol[View_contra, Event_contra]):
    """Makes of an event what is seen and heard of it."""

    def act(self, seen: Seen[View_contra, Event_contra], me: int, told: Sequence[str] = ()) -> Act:
        """What is to be seen of an event.

        Args:
            seen: as the person in front of the screen may see it.
            me: the seat at the bottom.
            told: its sentences, signs in words.
        """
        ...

    def lifted(self, view: View_contra, me: int) -> Act | None:
        """What the person who lifts the curtain has missed and may see now; None for nothing."""
        ...


@dataclass(frozen=True, slots=True)
class Element:
    """Something on the table that can be asked about: a `Spot`, or a part of the screen."""

    kind: str
    """The house's own: `panel-<name>`, a panel or a tab."""
    box: Box
    seat: int = -1
    index: int = 0


class Picture(Protocol[View]):
    """What lies on the table and how it is drawn; one for each table, so that it may remember things."""

    @property
    def backdrop(self) -> str:
        """Name of the picture behind everything."""
        ...

    def regions(self, shown: Shown[View]) -> Sequence[Region]:
        """The table in drawing order; the house adds banner, side panels, buttons and menu."""
        ...

    def tray(
        self, shown: Shown[View], chooser: Chooser[Any] | None, hot: str | None, carried: str | None
    ) -> Region:
        """Where decisions are made.

        Args:
            chooser: None while nobody before the screen decides.
            hot: the target under the pointer or in focus.
            carried: the target that is dragged.
        """
        ...

    def box(self, spot: Spot, view: View, me: int) -> Box:
        """Where a thing is, in units. Every game has a `board` of each seat."""
        ...

    def ring(self, spot: Spot) -> float:
        """Radius of the corners of its focus ring, units."""
        ...

    def pressed(self, spot: Spot | None) -> str:
        """The sound of picking it; of a target without a place for None."""
        ...

    def laid(self) -> str:
        """The sound of what was dragged to where it may lie."""
        ...

    def places(self, seats: int) -> tuple[Box, ...]:
        """Where there is room for the log (first) and the side panels; tabs share the last place."""
        ...

    def playing(self, act: Act, time: float, still: bool) -> Marks:
        """What is marked while an act plays; `still`: nothing moves."""
        ...

    def fly(
        self, canvas: Canvas, act: Act, motion: Motion, time: float, seats: Sequence[SeatSpec], still: bool
    ) -> None:
        """Paint one motion as it looks `time` seconds after its act began.

        Args:
            still: nothing moves: only the plates, where they come to rest, and what has changed.
        """
        ...

    def ambience(self, canvas: Canvas, view: View, time: float) -> None:
        """Paint what always moves a little (light on the water); left out with reduced motion."""
        ...

    def statuses(self, view: View, say: Say) -> Mapping[int, Status]:
        """By seat, the words on its ribbon."""
        ...

    def notes(self, view: View, say: Say) -> Mapping[int, Note]:
        """By seat, a plate on its board."""
        ...

    def opened(self, shown: Shown[View]) -> Sequence[Region]:
        """What lies hidden on the table, over it, for eyes that see everything; () for all others."""
        ...

    def awaited(self, view: View) -> tuple[int, ...]:
        """Whose decision the table as it is drawn waits for."""
        ...

    def waiting(self, view: View, say: Say, names: str) -> Banner:
        """What is announced while others act; `names` of those who are waited for, "" for nobody."""
        ...


class SidePanel(Protocol[View]):
    """A parchment beside the log, or a tab over it. Its texts: `pic-tab-<name>`."""

    @property
    def name(self) -> str:
        """Its tab is `tab-<name>`."""
        ...

    def region_key(self, view: View, me: int, act: Act | None) -> object:
        """Everything it is drawn from beside view and language; compared with ==."""
        ...

    def draw(self, canvas: Canvas, shown: Shown[View], key: Any, box: Box) -> None:
        """Paint it; `key` as `region_key` told."""
        ...


@dataclass(frozen=True, slots=True)
class Counsel:
    """Advice that lies open.

    Args:
        view: of the person who asked.
        page: 0 is the list; k tells why the k-th choice is better than the next.
        key: the key that turns the page, worded.
    """

    advice: Advice[Any]
    view: AnyView
    page: int
    key: str

    @property
    def chosen(self) -> int:
        """Index of the choice that is looked at."""
        return max(0, self.page - 1)


class AdvicePanel(Protocol[View]):
    """How the advice of a captain is drawn and spoken."""

    def draw(self, canvas: Canvas, shown: Shown[View], counsel: Counsel, box: Box) -> None:
        """Paint the page that lies open."""
        ...

    def pages(self, advice: Advice[Any]) -> int:
        """How many there are."""
        ...

    def spoken(self, text: Text, seats: Sequence[SeatSpec], advice: Advice[Any], page: int) -> str:
        """The page that lies open, for who cannot see it."""
        ...


class Topics(Protocol[View]):
    """What can be asked about, its tooltip and its page in the rules."""

    def element_at(self, shown: Shown[View], pos: Point) -> Element | None:
        """The topmost element of the game below a point; None over open sea."""
        ...

    def tip(self, shown: Shown[View], element: Element) -> str:
        """What the tooltip of an element says, "" for none."""
        ...

    def key(self, element: Element, me: int) -> str:
        """The bound action that does something with an element, "" for none."""
        ...

    def page_of_element(self, kind: str, index: int = 0) -> str:
        """The page of the rules about an element."""
        ...

    def page_of_button(self, name: str) -> str | None:
        """The page about a button of the house or of the game; None for what is no button."""
        ...

    def page_of_spot(self, spot: Spot) -> str | None:
        """The page about a target in focus; None where the moment tells more."""
        ...

    def page_now(self, view: View, me: int) -> str:
        """The page about what is to be done now."""
        ...


class Sheet(Protocol):
    """What a key of its own lays over the table: a notebook, the discards."""

    def __call__(self, context: Context, eyes: AnyEyes, looking: bool = False) -> Scene | None:
        """A scene over the table; None where these eyes have nothing to see.

        Args:
            looking: in a replay: nothing is changed.
        """
        ...


class TableUI(Protocol[View, Command, Event_contra]):
    """What one game brings to the table."""

    def narrative(self, text: Text, seats: Sequence[SeatSpec]) -> Narrative[View, Event_contra]:
        """Its words."""
        ...

    def director(self, say: Say) -> Director[View, Event_contra]:
        """What makes the acts of one table."""
        ...

    def chooser(self, desk: Desk[View, Command]) -> Chooser[Command]:
        """The decision that the seat of the desk has to make now.

        Raises:
            ValueError: it has none.
        """
        ...

    def idle(self, desk: Desk[View, Command]) -> Command | None:
        """The command of a person who need not be called to the screen for it; None: call."""
        ...

    def clock(self, desk: Desk[View, Command]) -> tuple[float, Command] | None:
        """Seconds for this decision, and what is given when they are over; None: all the time there is."""
        ...

    def picture(self) -> Picture[View]:
        """The picture of one table."""
        ...

    def side(self) -> tuple[SidePanel[View], ...]:
        """What lies beside the log."""
        ...

    def tab(self, view: View) -> tuple[Hashable, str]:
        """The part of a round, and the tab that is open in it unless another is chosen."""
        ...

    def advice(self) -> AdvicePanel[View]:
        """How advice looks."""
        ...

    def topics(self) -> Topics[View]:
        """What can be asked about."""
        ...

    def sheets(self) -> Mapping[str, Sheet]:
        """By bound action."""
        ...

    def ahead(self, colours: Sequence[str]) -> Iterable[str]:
        """Pictures that will be needed, first things first; `colours` of the seats, the own one first."""
        ...

    def keys(self) -> tuple[tuple[tuple[str, ...], str], ...]:
        """Bound actions of this table alone, and what is told of them in the list of keys."""
        ...


AnyTableUI: TypeAlias = TableUI[Any, Any, Any]
