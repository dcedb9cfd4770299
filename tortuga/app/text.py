"""Everything the game says, in the player's language: Fluent messages from `assets/text/<language>/*.ftl`."""

from __future__ import annotations

import errno
import logging
import os
import re
from collections.abc import Mapping, Sequence
from functools import cache, cached_property, lru_cache
from importlib import resources
from pathlib import Path
from typing import Any, cast

from typing_extensions import override

from tortuga.app.languages import FALLBACK, LANGUAGES
from tortuga.kernel.registry import plugged_games
from tortuga.paths import assets_dir

_ENTRY = re.compile(r"^(?P<id>-?[A-Za-z][\w-]*) *=.*(?:\n(?:[ }].*|(?=\n)|$))*", re.MULTILINE)
"""A message or term of a Fluent file with its continuation lines: indented, empty, or a closing brace."""
_START = re.compile(r"\n(?=[-A-Za-z])")
"""The end of the line before a message or term."""
_VARIABLE = re.compile(r"{ *\$([\w-]+) *}")
_PLAIN = re.compile(
    r"[\w-]+ *= *(?P<words>(?:[^{}\s]|VARIABLE)(?:[^{}\n]|VARIABLE)*?)\s*".replace(
        "VARIABLE", _VARIABLE.pattern
    )
)
"""A one-line message with no placeholders but variables: what is shown is its text in the file."""
_LONGEST_ARGUMENT = 2_000
"""Maximum length of an argument; a longer one loses its middle, as Fluent would show `{???}` instead."""
_REFERENCE = re.compile(r"{\s*(-?[A-Za-z][\w-]*)")
"""A reference to another message."""

_log = logging.getLogger(__name__)
_REASONS = {
    os.strerror(getattr(errno, name.upper())): f"reason-{name}"
    for name in (
        *("enoent", "eexist", "efbig", "eisdir", "enotdir"),
        *("eacces", "enospc", "erofs", "enametoolong", "enxio"),
    )
}
"""The operating system's file errors, in its own language, and the ids of our messages for them."""


class MissingTextError(KeyError):
    """A text id does not exist, or a variable that its message needs was not given."""


class Text:
    """All texts in one language; `change_language` affects everything that holds this object.

    Args:
        language: one of `LANGUAGES`.
        strict: whether a missing id or variable raises (in tests); else it is logged and the id is shown.
        folder: where the language folders are; the game's own by default.

    Raises:
        ValueError: the language is not offered.
    """

    _own: _Book | None = None
    """The game's own messages in the current language."""
    _variants: Sequence[str] = ()
    """Message attributes that replace the message itself; the first one that exists is used."""

    def __init__(self, language: str = FALLBACK, *, strict: bool = True, folder: Path | None = None) -> None:
        self.strict = strict
        self._root = folder or assets_dir() / "text"
        self._say = lru_cache(maxsize=4096)(self._format)
        self._games: dict[tuple[str, tuple[str, ...]], _GameText] = {}
        self.change_language(language)

    def change_language(self, language: str) -> None:
        """Use this language from now on.

        Raises:
            ValueError: the language is not offered; nothing changes.
        """
        if language not in LANGUAGES:
            raise ValueError(f"language {language!r} is none of {', '.join(LANGUAGES)}")
        self.language = language
        order = dict.fromkeys((language, FALLBACK))
        self._books: Sequence[_Book] = [_book(name, self._root / name) for name in order]
        self._say.cache_clear()
        for game in self._games.values():
            game.follow()

    def of(self, game: str, options: Mapping[str, Any] | None = None) -> Text:
        """The texts of a game: its own before the common ones, always in the same language.

        Args:
            game: name in the registry.
            options: the active options by field. A message attribute `.<field>-<value>` for one of them
                replaces the message, since what a card does may depend on the edition.
        """
        plain = (pair for pair in (options or {}).items() if isinstance(pair[1], str | int))
        variants = tuple(f"{field}-{value}" for field, value in plain)
        if (game, variants) not in self._games:
            self._games[game, variants] = _GameText(self, game, variants)
        return self._games[game, variants]

    def has_option(self, variant: str) -> bool:
        """Whether an option is active, `<field>-<value>`."""
        return variant in self._variants

    def say(self, message: str, /, **args: str | int | float) -> str:
        """The message in the player's language; numbers get the plural of that language.

        Raises:
            MissingTextError: unknown id or variable (only when strict).
        """
        return self._say(message, tuple(sorted(args.items())))

    def describe_error(self, message: str, args: Mapping[str, str | int], *, place: bool = False) -> str:
        """An error in the player's language; reasons from the rules or the system are translated, too.

        Args:
            message: the id of the error.
            args: its arguments; `line` is a line of a file, `rules` the game that has the texts of a refusal.
                A number is replaced by the text `told-<name>-<number>` if there is one.
            place: whether to name the line, too, if there is one.
        """
        words = dict(args)
        voice = self.of(str(args["rules"])) if "rules" in args else self
        for name, value in args.items():
            if isinstance(value, int) and voice.has(f"told-{name}-{value}"):
                words[name] = voice.say(f"told-{name}-{value}")
        for name in ("reason", "what"):
            inner = words.get(name)
            if isinstance(inner, str) and inner.startswith("refusal-") and voice.has(inner):
                words[name] = voice.say(inner, **words).rstrip(".")
            elif isinstance(inner, str) and inner in _REASONS:
                words[name] = self.say(_REASONS[inner])
        said = self.say(message, **words)
        return self.say("file-line", line=words["line"], reason=said) if place and words.get("line") else said

    def has(self, message: str) -> bool:
        """Whether the id exists."""
        return any(book.find(message) is not None for book in self._books)

    def is_own(self, message: str) -> bool:
        """Whether the message is the game's own, not a common one."""
        return self._own is not None and self._own.find(message) is not None

    def _format(self, message: str, args: tuple[tuple[str, str | int | float], ...]) -> str:
        given = {name: _shortened(value) for name, value in args}
        words = {name: value for name, value in given.items() if isinstance(value, str)}
        for book in self._books:
            pattern = book.find(message, self._variants)
            if isinstance(pattern, str):
                try:
                    return _VARIABLE.sub(lambda variable: words[variable[1]], pattern)
                except KeyError:  # it was not given, or is a number
                    pattern = book.parsed(message, self._variants)
            if pattern is not None:
                value, errors = book.bundle.format_pattern(pattern, given)
                if errors:
                    self._report(f"{message} ({book.language}): {'; '.join(map(str, errors))}")
                return str(value)
        self._report(f"{message}: no such text")
        return message

    def _report(self, what: str) -> None:
        if self.strict:
            raise MissingTextError(what)
        _log.error("text: %s", what)


def _shortened(value: str | int | float) -> str | int | float:
    if not isinstance(value, str) or len(value) <= _LONGEST_ARGUMENT:
        return value
    return f"{value[: _LONGEST_ARGUMENT // 2]}…{value[-_LONGEST_ARGUMENT // 2 :]}"


class _GameText(Text):
    """The texts of one game, then the common ones."""

    def __init__(self, common: Text, game: str, variants: Sequence[str]) -> None:
        self.strict = common.strict
        self._common = common
        self._game = game
        self._variants = variants
        # a plugged-in game keeps its texts in its own package
        self._package = plugged_games().get(game)
        self._say = lru_cache(maxsize=4096)(self._format)
        self.follow()

    def follow(self) -> None:
        """Change to the language of the common texts."""
        self.language = self._common.language
        order = dict.fromkeys((self.language, FALLBACK))
        package = Path(str(resources.files(self._package))) / "text" if self._package else None
        root = assets_dir() / "text"
        folders = [root / name / self._game if package is None else package / name for name in order]
        own = [_book(name, folder) for name, folder in zip(order, folders, strict=True)]
        self._own = own[0]
        # all of one language before any of the fallback
        self._books = [book for pair in zip(own, self._common._books, strict=True) for book in pair]
        self._say.cache_clear()

    @override
    def change_language(self, language: str) -> None:
        self._common.change_language(language)

    @override
    def of(self, game: str, options: Mapping[str, Any] | None = None) -> Text:
        """These texts themselves for the same game, so that its options are kept."""
        return self if game == self._game and not options else self._common.of(game, options)


class _Book:
    """The messages of one language: files are read and a message is parsed on first use."""

    def __init__(self, language: str, folder: Path) -> None:
        self.language = language
        self._folder = folder
        self._parsed: set[str] = set()

    @cached_property
    def _source(self) -> dict[str, str]:
        """By id, the messages as written in the files, with the comments below them."""
        found: dict[str, str] = {}
        for path in sorted(self._folder.glob("*.ftl")):
            for entry in _START.split(path.read_text(encoding="utf-8")):
                found.setdefault(entry.partition("=")[0].rstrip(), entry)
        return found

    def _entry(self, message: str) -> str:
        """A message as written in its file; "" if there is none."""
        entry = _ENTRY.match(self._source.get(message, ""))
        return entry[0] if entry else ""

    @cached_property
    def bundle(self) -> Any:
        """Parses and formats messages that are not plain; loading it takes as long as drawing a screen."""
        from fluent.runtime import FluentBundle

        # isolation marks (U+2068) would be drawn as boxes
        return FluentBundle([self.language], use_isolating=False)

    def find(self, message: str, variants: Sequence[str] = ()) -> Any:
        """The pattern of a message (opaque to us), its text if it is plain, or None.

        Args:
            variants: attributes that replace the message; the first one it has is used.
        """
        # parsing takes half a millisecond even for these, and most texts of a screen are of this kind
        if plain := _PLAIN.fullmatch(self._entry(message)):
            return plain["words"]
        return self.parsed(message, variants)

    def parsed(self, message: str, variants: Sequence[str] = ()) -> Any:
        """The pattern of a message, even if it is plain, or None."""
        if message not in self._source:
            return None
        self._parse(message)
        if not self.bundle.has_message(message):
            return None
        entry = self.bundle.get_message(message)
        return next((entry.attributes[key] for key in variants if key in entry.attributes), entry.value)

    def _parse(self, id: str) -> None:
        """Add a message to the bundle, with those it refers to."""
        if id in self._source and id not in self._parsed:
            from fluent.runtime import FluentResource

            self._parsed.add(id)
            entry = self._entry(id)
            self.bundle.add_resource(FluentResource(entry))
            for other in _REFERENCE.findall(entry):
                self._parse(other)


@cache
def _book(language: str, folder: Path) -> _Book:
    """The book of a folder, shared by all who use this language."""
    return _Book(language, folder)


class _Onlooker:
    """The texts as a spectator reads them.

    A game may word what the table says differently for somebody who only looks on, at a table of captains
    or in a replay: `replay-<message>`.
    """

    def __init__(self, text: Text) -> None:
        self._text = text
        self.language = text.language

    def say(self, message: str, /, **args: str | int | float) -> str:
        """A message in words: those for an onlooker where they differ."""
        retold = f"replay-{message}"
        return self._text.say(retold if self._text.is_own(retold) else message, **args)


def as_onlooker(text: Text) -> Text:
    """The texts as read by somebody who has no seat."""
    return cast("Text", _Onlooker(text))
