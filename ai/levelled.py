"""Captains that consist of one engine at several levels and a fixed panel, common to several games."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection, Mapping, Sequence
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


class LevelledCaptains(Captains[View, Command], Generic[View, Command, Character]):
    """Captains of one engine, which is loaded when first needed.

    The package of the captains holds `player:Engine`, constructed from seat seed, level and character,
    `adviser:advise`, and the strength report beside the weights it was measured with.
    """

    def __init__(
        self,
        package: str,
        *,
        default_level: str,
        levels: Sequence[AnyLevel],
        panel: Mapping[str, str],
        characters: Characters[Character],
        learned: Callable[[int], str],
        warming: Sequence[str],
        experiments: Mapping[str, str],
        speaker: Callable[[View, Collection[int]], int | None] | None = None,
        hindsight: str = "",
        analyse: str = "",
        analyst: str = "",
    ) -> None:
        """
        Args:
            package: the package of the captains, as "ai.games.NAME".
            default_level: the level that a new player meets first.
            levels: weakest first.
            panel: players that measure the others, weakest first, and where in the package their classes are.
            learned: a hash of what the engine has learned, by number of seats.
            warming: functions of the package that fill its caches.
            experiments: as in `Captains`, of modules in the package.
            speaker: as in `Captains`; None where captains never speak unasked.
            hindsight: the function of the package behind `Captains.hindsight`; "" if there are no beliefs.
            analyse, analyst: functions of the package behind those of `Captains`; "" if nothing analyses.
        """
        self.levels = tuple(level.name for level in levels)
        self.default_level = default_level
        self.panel = tuple(panel)
        self.experiments = {name: f"{package}.{target}" for name, target in experiments.items()}
        self._package = package
        self._levels = {level.name: level for level in levels}
        self._panel = panel
        self._characters = characters
        self._learned = learned
        self._warming = warming
        self._speaker = speaker
        self._hindsight = hindsight
        self._analyse, self._analyst = analyse, analyst
        self.analyses = bool(analyse)

    @property
    @override
    def strength_report(self) -> Traversable | None:
        file = resources.files(self._package).joinpath("weights", "passport.json")
        return file if file.is_file() else None

    @override
    def characters(self) -> tuple[str, ...]:
        return self._characters.names()

    @override
    def about(self, character: str) -> str | None:
        return self._characters.about(character)

    @override
    def make(self, name: str, seat_seed: str) -> Player[View, Command]:
        if name in self._panel:
            member: Player[View, Command] = load_object(f"{self._package}.{self._panel[name]}")(seat_seed)
            return member
        level, joint, liking = name.partition(JOINT)
        known = level in self._levels
        character = self._characters.find(liking) if joint and known else self._characters.plain
        if not known or character is None:
            return super().make(name, seat_seed)  # refuses it
        engine = load_object(f"{self._package}.player:Engine")
        player: Player[View, Command] = engine(seat_seed, self._levels[level], character)
        return player

    @override
    def advise(self, view: View, seat_seed: str, players: Sequence[str] = ()) -> Advice[Command]:
        advice: Advice[Command] = load_object(f"{self._package}.adviser:advise")(view, seat_seed, players)
        return advice

    @override
    def hindsight(self, views: Sequence[View]) -> tuple[Retrospect, ...]:
        if not self._hindsight:
            return ()
        course: tuple[Retrospect, ...] = load_object(f"{self._package}.{self._hindsight}")(views)
        return course

    @override
    def analyst(self, options: Any) -> str:
        return str(load_object(f"{self._package}.{self._analyst}")(options))

    @override
    def analyse(self, replay: Replay, samples: int, progress: Callable[[float], None]) -> Analysis:
        analysis: Analysis = load_object(f"{self._package}.{self._analyse}")(replay, samples, progress)
        return analysis

    @override
    def speaker(self, view: View, people: Collection[int]) -> int | None:
        return None if self._speaker is None else self._speaker(view, people)

    @override
    def warm_up(self) -> None:
        for function in self._warming:
            load_object(f"{self._package}.{function}")()

    @override
    def fingerprint(self, name: str, seats: int) -> str:
        if not name:
            return self._learned(seats)
        level, _, liking = name.partition(JOINT)
        if level not in self._levels:
            return ""
        content = msgspec.json.encode(self._levels[level])
        if liking and (character := self._characters.find(liking)) is not None:
            content += msgspec.json.encode(character)
        if seats:
            content += self._learned(seats).encode()
        return hashlib.blake2b(content, digest_size=8).hexdigest()
