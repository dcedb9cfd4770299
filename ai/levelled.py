"""Captains that are one engine at several levels and a fixed panel, and their characters as files.

Characters are a game's own, and the player's in `captains/<game>/` of the data folder. Imports no numpy, so
that the app can load it cheaply.
"""

from __future__ import annotations

import hashlib
import random
import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

import msgspec
from typing_extensions import override

from ai import outside
from ai.captains import BadCharacter, Captains, Decided
from ai.outside import FOLDER
from tortuga.kernel.analysis import Analysis
from tortuga.kernel.log.files import decoded, read_small
from tortuga.kernel.players import Advice, Player, Retrospect, character_of, level_of
from tortuga.kernel.registry import load_object
from tortuga.kernel.replay import Replay
from tortuga.paths import data_dir

SUFFIX: Final = ".json"
_NAME: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,40}")


class AnyCharacter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a captain likes beyond winning; the defaults are those of a captain without whims."""

    format: str
    version: int
    """Version of the file format."""
    name: str
    """Name of the file; the name of a player (`level-name`) ends with it."""
    about: str = ""
    """For people who read the file."""


class _Version(msgspec.Struct):
    """The part of a character's file that every version has."""

    version: int = 1


Character = TypeVar("Character", bound=AnyCharacter)


@dataclass
class Characters(Generic[Character]):
    """The characters of one game: those that come with it, and those in the player's files."""

    game: str
    """Its name; its own characters lie in `ai/games/<game>/captains`."""
    named: tuple[str, ...]
    """The game's own, in the order in which they are offered."""
    plain: Character
    """The character without whims; a file holds a struct of the same type."""
    judge: Callable[[Character, str], None]
    """Raises `BadCharacter` for values out of bounds; its second argument is the file name."""
    flat: bool = False
    """Whether the player's `captains/<name>.json` counts too."""
    _stored: Mapping[str, Character] | None = field(default=None, init=False)

    def decode(self, text: bytes, file: str) -> Character:
        """The character in a file of this name.

        Raises:
            BadCharacter: it says what is wrong.
        """
        try:
            version, known = decoded(text, _Version).version, self.plain.version
            if version > known:
                raise BadCharacter("error-character-newer", file=file, version=version, known=known)
            character = decoded(text, type(self.plain))
        except msgspec.DecodeError as error:
            raise BadCharacter("error-character-broken", file=file, reason=str(error)) from error
        self.judge(character, file)
        return character

    def stored(self) -> Mapping[str, Character]:
        """The characters that come with the game, by name.

        Raises:
            BadCharacter: one of them is broken.
        """
        if self._stored is None:
            folder = resources.files(f"ai.games.{self.game}").joinpath("captains")
            files = [folder.joinpath(name + SUFFIX) for name in self.named]
            self._stored = {
                character.name: character
                for character in (self.decode(file.read_bytes(), file.name) for file in files)
            }
        return self._stored

    def names(self) -> tuple[str, ...]:
        """Names of the game's own, then of the player's in alphabetical order, valid or not.

        Outside captains in that folder come last.
        """
        stems = {path.stem for folder in self._folders() for path in folder.glob(f"*{SUFFIX}")}
        own = sorted(name for name in stems - {*self.named} if _NAME.fullmatch(name))
        return (*self.named, *own, *outside.offered(self.game))

    def about(self, name: str) -> str | None:
        """How a player's own file describes its character; None for one that comes with the game.

        Raises:
            BadCharacter: the file holds no character.
            OutsideError: it holds no captain.
            OSError: the file cannot be read; FileNotFoundError if there is none.
        """
        if name in self.named:
            return None
        if outside.is_class(name):
            return outside.about(self.game, name)
        path = self._file_of(name)
        if path is None:
            raise FileNotFoundError(name)
        return self._read(path).about

    def find(self, name: str) -> Character | None:
        """The character of this name: one of the game's, or of a file in the player's folder.

        Raises:
            BadCharacter: the file of this name is broken.
            OSError: it cannot be read.
        """
        if name in self.named:
            return self.stored()[name]
        path = self._file_of(name)
        if path is None:
            return None
        read = self._read(path)
        return msgspec.structs.replace(read, name=name)

    def _read(self, path: Path) -> Character:
        return self.decode(read_small(path), path.name)

    def _file_of(self, name: str) -> Path | None:
        """The player's file of this name, if there is one; the game's own folder comes first."""
        if not _NAME.fullmatch(name):
            return None
        paths = (folder / f"{name}{SUFFIX}" for folder in self._folders())
        return next((path for path in paths if path.is_file()), None)

    def _folders(self) -> tuple[Path, ...]:
        top = data_dir() / FOLDER
        return (top / self.game, top) if self.flat else (top / self.game,)


def within(file: str, field: str, value: float, least: float, most: float) -> None:
    """Check that a number in a character's file lies within its bounds.

    Raises:
        BadCharacter: it does not.
    """
    if not least <= value <= most:
        raise BadCharacter(
            "error-character-range",
            file=file,
            field=field,
            value=f"{value:g}",
            least=f"{least:g}",
            most=f"{most:g}",
        )


def likes_within(file: str, likes: Mapping[str, float], names: tuple[str, ...], most: float) -> None:
    """Check that likes name acts that exist, and that none is beyond `most` either way.

    Raises:
        BadCharacter: one is not.
    """
    for act, liking in likes.items():
        if act not in names:
            raise BadCharacter("error-character-action", file=file, action=act, names=", ".join(names))
        within(file, f"likes.{act}", liking, -most, most)


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
    learned_hash: Callable[[int], str]
    """A hash of what the engine has learned, by number of seats."""
    warming: Sequence[str]
    """Functions that fill the caches."""
    programs: Mapping[str, str]
    """As `Captains.experiments`."""
    functions: Mapping[str, str]
    """Functions behind `hindsight`, `analyse`, `analyst`, `forecast`, `dealt_anew`, `surprises`, if any."""
    speaking: Callable[[View, Collection[int]], int | None] = lambda _view, _people: None
    """As `Captains.speaker`; by default captains never speak unasked."""

    def __post_init__(self) -> None:
        self.game = self.character_set.game
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
        level, known = level_of(name), self.character_set
        character = known.plain if level == name else known.find(character_of(name))
        if level not in self._level_of or character is None:
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
    def analyse(
        self, replay: Replay, samples: int, progress: Callable[[float], None], since: int = 0
    ) -> Analysis:
        analysis: Analysis = self._load(self.functions["analyse"])(replay, samples, progress, since)
        return analysis

    @override
    def forecast(self, view: View, seat: int) -> tuple[float, ...]:
        chances: tuple[float, ...] = self._load(self.functions["forecast"])(view, seat)
        return chances

    @override
    def dealt_anew(self, state: Any, seat: int, rng: random.Random) -> Any:
        return self._load(self.functions["dealt_anew"])(state, seat, rng)

    @override
    def surprises(self, decisions: Sequence[Decided], end: Any) -> Mapping[str, Sequence[float]]:
        surprises: Mapping[str, Sequence[float]] = self._load(self.functions["surprises"])(decisions, end)
        return surprises

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
            return self.learned_hash(seats)
        level, liking = level_of(name), character_of(name)
        if level not in self._level_of:
            return ""
        content = msgspec.json.encode(self._level_of[level])
        if liking and (character := self.character_set.find(liking)) is not None:
            content += msgspec.json.encode(character)
        if seats:
            content += self.learned_hash(seats).encode()
        return hashlib.blake2b(content, digest_size=8).hexdigest()
