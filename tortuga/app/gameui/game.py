"""The base class of a game's `ui.py`: everything the app knows of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeAlias

from tortuga.kernel.registry import load_object

if TYPE_CHECKING:  # a transcript loads nothing that draws
    from tortuga.app.draw.seatcolour import GamePictures, SeatColour
    from tortuga.app.gameui.boards import (
        OptionEditor,
        Proof,
        Reads,
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


Shot: TypeAlias = "Callable[[Context], tuple[Scene, ...]]"
"""Makes the stack of scenes of one picture, lowest first."""
Args = ParamSpec("Args")


def shot(make: Callable[Concatenate[Context, Args], tuple[Scene, ...]]) -> Callable[Args, Shot]:
    """Turn a function of a context and further arguments into one of those arguments that gives a `Shot`."""
    return lambda *args, **named: lambda context: make(context, *args, **named)


class _OnDemand:
    """An attribute of a game's UI, imported each time it is asked for."""

    def __init__(self, address: str) -> None:
        self._address = address

    def __set_name__(self, owner: type, _: str) -> None:
        self._address = f"{owner.__module__.rpartition('.')[0]}.{self._address}"

    def __get__(self, ui: GameUI, _: type[GameUI]) -> Any:
        return load_object(self._address)


def on_demand(address: str) -> Any:
    """The object at "module:OBJECT" within the package of the game, imported when it is asked for."""
    return _OnDemand(address)


class GameUI:
    """Everything a game brings to the app; whatever draws is given by `on_demand`."""

    name: str
    """Name in all three registries."""
    keys: Mapping[str, tuple[str, ...]] = {}
    """Actions of its own table with their default keys; texts `action-<action>`."""
    side_colours: Mapping[str, str] = {}
    """By side, its colour as "#rrggbb"; none where everybody plays alone."""
    colours: tuple[SeatColour, ...]
    """Colours of seats, in the order in which they are assigned."""
    pictures: GamePictures
    """Pictures in the folder assets/images/<game>, and colours of its seats."""
    voices: Mapping[str, Voice] = {}
    """Sounds in assets/sounds/<game> and how each is played; their full names are `<game>/<name>`."""
    narrative: Callable[[Text, Sequence[SeatSpec]], Narrative[Any, Any]]
    """Makes the narrative, which needs no pygame."""
    table: AnyTableUI
    """What it brings to the table."""
    results: Callable[[Observer[Any, Any]], ResultsBoard]
    """The results of a finished game; the observer sees everything by then."""
    panels: tuple[StatisticsPanel, ...] = ()
    """Statistics panels of this game."""
    standings: Callable[[Any], tuple[Standing, ...]]
    """Standings by seat in a view; () if the game has none before its end."""
    posts: Callable[[Callable[..., str], Any], tuple[tuple[str, str, str], ...]] | None = None
    """By seat in a view: symbol, words and shortest words of its ranks or place; None if there are none."""
    proof: Callable[[Log], Proof]
    """The proof of a finished game's random outcomes."""
    reads: Reads | None = None
    """Secret choices that can be bet on in the captain's log, None if there are none."""
    rule_pages: RuleBook
    """The book of rules."""
    lesson: Lesson | None = None
    """The guided first game, None if there is none."""
    editors: Mapping[str, OptionEditor] = {}
    """By option, the game's own editors on the New game screen; all others have the default control."""
    seat_count_info: SeatCountInfo | None = None
    """Information on numbers of seats on the New game screen; None if there is nothing to say."""
    shots: Mapping[str, Shot] = {}
    """Its own pictures by name, for screenshots and tests; some replace common ones."""
