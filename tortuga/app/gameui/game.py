"""The base class of a game's `ui.py`: everything the app knows of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:  # a transcript loads nothing that draws
    from tortuga.app.draw.seatcolour import GamePictures, SeatColour
    from tortuga.app.gameui.boards import (
        OptionEditor,
        Proof,
        ResultsBoard,
        SeatCountInfo,
        Standing,
        StatisticsPanel,
    )
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
    """Pictures and sounds, in the folders assets/images/<game> and assets/sounds/<game>."""

    pictures: GamePictures
    voices: Mapping[str, Voice] = field(default_factory=dict)
    """Its sounds and how each is played; their full names are `<game>/<name>`."""


Shot: TypeAlias = "Callable[[Context], tuple[Scene, ...]]"
"""Makes the stack of scenes of one picture, lowest first."""


class GameUI:
    """Everything a game brings to the app; its methods import what they need when called."""

    name: str
    """Name in all three registries."""
    keys: Mapping[str, tuple[str, ...]] = {}
    """Actions of its own table with their default keys; texts `action-<action>`."""

    side_colours: Mapping[str, str] = {}
    """By side, its colour as "#rrggbb"; none where everybody plays alone."""

    @property
    def colours(self) -> tuple[SeatColour, ...]:
        """Colours of seats, in the order in which they are given out."""
        raise NotImplementedError

    def assets(self) -> GameAssets:
        """Pictures and colours of its seats."""
        raise NotImplementedError

    def narrative(self, text: Text, seats: Sequence[SeatSpec]) -> Narrative[Any, Any]:
        """Makes the narrative, which needs no pygame."""
        raise NotImplementedError

    def table(self) -> AnyTableUI:
        """What it brings to the table."""
        raise NotImplementedError

    def results(self, eyes: Observer[Any, Any]) -> ResultsBoard:
        """The results of a finished game; the observer sees everything by then."""
        raise NotImplementedError

    def panels(self) -> tuple[StatisticsPanel, ...]:
        """Statistics panels of this game."""
        return ()

    def standings(self, view: Any) -> tuple[Standing, ...]:  # noqa: ARG002
        """Standings by seat; () if the game has none before its end."""
        return ()

    def proof(self, log: Log) -> Proof:
        """The proof of a finished game's random outcomes."""
        raise NotImplementedError

    def rule_pages(self) -> RuleBook:
        """The book of rules."""
        raise NotImplementedError

    def lesson(self) -> Lesson | None:
        """The guided first game, None if there is none."""
        return None

    def editor(self, field: str) -> OptionEditor | None:  # noqa: ARG002
        """Its own editor of an option on the New game screen; None for the default control."""
        return None

    def seat_count_info(self) -> SeatCountInfo | None:
        """Information on numbers of seats on the New game screen; None if there is nothing to say."""
        return None

    def shots(self) -> Mapping[str, Shot]:
        """Its own pictures by name, for screenshots and tests; some replace common ones."""
        return {}
