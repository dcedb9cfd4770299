"""A game as the app knows it: the protocol that a game's `ui.py` keeps, and its small data."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

from tortuga.app.draw.seatcolour import GamePictures, SeatColour
from tortuga.app.gameui.boards import Proof, ResultsBoard, Standing, StatisticsPanel
from tortuga.app.gameui.editor import OptionEditor, SeatCountInfo
from tortuga.app.gameui.pages import RuleBook
from tortuga.app.gameui.script import Lesson
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Scene
from tortuga.app.sound.voices import Voice
from tortuga.app.table.ui.table import AnyTableUI
from tortuga.app.table.ui.telling import Narrative
from tortuga.app.text import Text
from tortuga.kernel.log.format import Log
from tortuga.kernel.observer import Observer
from tortuga.kernel.players import SeatSpec


@dataclass(frozen=True)
class GameAssets:
    """Each lies in a folder of the game's name: assets/images/<game>, assets/sounds/<game>."""

    pictures: GamePictures
    voices: Mapping[str, Voice] = field(default_factory=dict)
    """Its sounds and how each is played; called `<game>/<name>` in the house."""


Shot: TypeAlias = Callable[[Context], tuple[Scene, ...]]
"""Makes the stack of scenes of one picture, lowest first."""


class GameUI(Protocol):
    """What one game brings to the app. Functions: nothing is imported before it is called for."""

    @property
    def name(self) -> str:
        """Name in all three registries."""
        ...

    @property
    def colours(self) -> tuple[SeatColour, ...]:
        """Those of the seats, in the order in which they are given out."""
        ...

    def assets(self) -> GameAssets:
        """Pictures and colours of its seats."""
        ...

    @property
    def keys(self) -> Mapping[str, tuple[str, ...]]:
        """Actions of its own table with their usual keys; texts `action-<action>`."""
        ...

    def narrative(self, text: Text, seats: Sequence[SeatSpec]) -> Narrative[Any, Any]:
        """What words the events; no pygame behind it."""
        ...

    def table(self) -> AnyTableUI:
        """What it brings to the table."""
        ...

    def results(self, eyes: Observer[Any, Any]) -> ResultsBoard:
        """The end of a game; the eyes see everything by then."""
        ...

    def panels(self) -> tuple[StatisticsPanel, ...]:
        """What the statistics tell of this game beside its results."""
        ...

    def standings(self, view: Any) -> tuple[Standing, ...]:
        """By seat, where it stands; () where nobody stands anywhere before the end."""
        ...

    def proof(self, log: Log) -> Proof:
        """How chance fell in a game that is over."""
        ...

    def rule_pages(self) -> RuleBook:
        """The rules."""
        ...

    def lesson(self) -> Lesson | None:
        """The guided first game; None where there is none."""
        ...

    def editor(self, field: str) -> OptionEditor | None:
        """How New game asks for this option; None where the option says all there is to ask."""
        ...

    def seat_count_info(self) -> SeatCountInfo | None:
        """What New game tells of so many seats; None where they are all alike."""
        ...

    def shots(self) -> Mapping[str, Shot]:
        """Pictures of its own by name, for screenshots and tests; some replace pictures of the house."""
        ...
