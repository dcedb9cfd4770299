"""A game as the app knows it: the base class of what a game's `ui.py` brings, and its small data."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:  # a transcript loads nothing that draws
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


Shot: TypeAlias = "Callable[[Context], tuple[Scene, ...]]"
"""Makes the stack of scenes of one picture, lowest first."""


class GameUI:
    """What one game brings to the app. Functions: nothing is imported before it is called for."""

    name: str
    """Name in all three registries."""
    keys: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    """Actions of its own table with their usual keys; texts `action-<action>`."""

    @property
    def colours(self) -> tuple[SeatColour, ...]:
        """Those of the seats, in the order in which they are given out."""
        raise NotImplementedError

    def assets(self) -> GameAssets:
        """Pictures and colours of its seats."""
        raise NotImplementedError

    def narrative(self, text: Text, seats: Sequence[SeatSpec]) -> Narrative[Any, Any]:
        """What words the events; no pygame behind it."""
        raise NotImplementedError

    def table(self) -> AnyTableUI:
        """What it brings to the table."""
        raise NotImplementedError

    def results(self, eyes: Observer[Any, Any]) -> ResultsBoard:
        """The end of a game; the eyes see everything by then."""
        raise NotImplementedError

    def panels(self) -> tuple[StatisticsPanel, ...]:
        """What the statistics tell of this game beside its results."""
        return ()

    def standings(self, view: Any) -> tuple[Standing, ...]:  # noqa: ARG002
        """By seat, where it stands; () where nobody stands anywhere before the end."""
        return ()

    def proof(self, log: Log) -> Proof:
        """How chance fell in a game that is over."""
        raise NotImplementedError

    def rule_pages(self) -> RuleBook:
        """The rules."""
        raise NotImplementedError

    def lesson(self) -> Lesson | None:
        """The guided first game; None where there is none."""
        return None

    def editor(self, field: str) -> OptionEditor | None:  # noqa: ARG002
        """How New game asks for this option; None where the option says all there is to ask."""
        return None

    def seat_count_info(self) -> SeatCountInfo | None:
        """What New game tells of so many seats; None where they are all alike."""
        return None

    def shots(self) -> Mapping[str, Shot]:
        """Pictures of its own by name, for screenshots and tests; some replace pictures of the house."""
        return {}
