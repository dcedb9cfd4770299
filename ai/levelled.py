"""Captains that consist of one engine at several levels and a fixed panel, common to several games."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Generic, TypeVar

import msgspec
from typing_extensions import override

from ai.captains import JOINT, Captains
from ai.character_files import Character, Characters
from tortuga.kernel.analysis import Analysis
from tortuga.kernel.players import Advice, Player, Retrospect
from tortuga.kernel.registry import load_object
from tortuga.kernel.replay import Replay

View = TypeVar("View")
Command = TypeVar("Command")


class AnyLevel(msgspec.Struct, frozen=True):
    """How strongly an engine plays."""

    name: str
    """As written in logs and on the command line."""


@dataclass(eq=False, kw_only=True)
class LevelledCaptains(Captains[View, Command], Generic[View, Command, Character]):
    """Captains of one engine, which is loaded when first needed.

    The package of the captains holds `player:Engine`, constructed from seat seed, level and character,
    `adviser:advise`, and the strength report beside the weights it was measured with. Functions and classes
    are named as in `experiments`, but from the package on.
    """

    package: str
    """As "ai.games.NAME"."""
    default_level: str
    level_settings: Sequence[AnyLevel]
    """The levels, weakest first."""
    panel_players: Mapping[str, str]
    """Players of the panel, weakest first, and their classes."""
    character_set: Characters[Character]
    learned: Callable[[int], str]
    """A hash of what the engine has learned, by number of seats."""
    warming: Sequence[str]
    """Functions that fill the caches."""
    programs: Mapping[str, str]
    """As `Captains.experiments`."""
    functions: Mapping[str, str]
    """The functions behind `hindsight`, `analyse` and `analyst`, where there are beliefs or analyses."""
    speaking: Callable[[View, Collection[int]], int | None] = lambda _view, _people: None
    """As `Captains.speaker`; by default captains never speak unasked."""

    def __post_init__(self) -> None:
        self.levels = tuple(level.name for level in self.level_settings)
        self.panel = tuple(self.panel_players)
        self.experiments = {name: f"{self.package}.{target}" for name, target in self.programs.items()}
        self.analyses = "analyse" in self.functions
        self._level_of = {level.name: level for level in self.level_settings}

    def _load(self, address: str) -> Any:
        return load_object(f"{self.package}.{address}")

    @property
    @override
    def strength_report(self) -> Traversable | None:
        file = resources.files(self.package).joinpath("weights", "passport.json")
        return file if file.is_file() else None

    @override
    def characters(self) -> tuple[str, ...]:
        return self.character_set.names()

    @override
    def about(self, character: str) -> str | None:
        return self.character_set.about(character)

    @override
    def make(self, name: str, seat_seed: str) -> Player[View, Command]:
        if name in self.panel_players:
            member: Player[View, Command] = self._load(self.panel_players[name])(seat_seed)
            return member
        level, joint, liking = name.partition(JOINT)
        known = level in self._level_of
        character = self.character_set.find(liking) if joint and known else self.character_set.plain
        if not known or character is None:
            return super().make(name, seat_seed)  # refuses it
        engine = self._load("player:Engine")
        player: Player[View, Command] = engine(seat_seed, self._level_of[level], character)
        return player

    @override
    def advise(self, view: View, seat_seed: str, players: Sequence[str] = ()) -> Advice[Command]:
        advice: Advice[Command] = self._load("adviser:advise")(view, seat_seed, players)
        return advice

    @override
    def hindsight(self, views: Sequence[View]) -> tuple[Retrospect, ...]:
        if "hindsight" not in self.functions:
            return ()
        course: tuple[Retrospect, ...] = self._load(self.functions["hindsight"])(views)
        return course

    @override
    def analyst(self, options: Any) -> str:
        return str(self._load(self.functions["analyst"])(options))

    @override
    def analyse(self, replay: Replay, samples: int, progress: Callable[[float], None]) -> Analysis:
        analysis: Analysis = self._load(self.functions["analyse"])(replay, samples, progress)
        return analysis

    @override
    def speaker(self, view: View, people: Collection[int]) -> int | None:
        return self.speaking(view, people)

    @override
    def warm_up(self) -> None:
        for function in self.warming:
            self._load(function)()

    @override
    def fingerprint(self, name: str, seats: int) -> str:
        if not name:
            return self.learned(seats)
        level, _, liking = name.partition(JOINT)
        if level not in self._level_of:
            return ""
        content = msgspec.json.encode(self._level_of[level])
        if liking and (character := self.character_set.find(liking)) is not None:
            content += msgspec.json.encode(character)
        if seats:
            content += self.learned(seats).encode()
        return hashlib.blake2b(content, digest_size=8).hexdigest()
