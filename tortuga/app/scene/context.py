"""What every scene is given: text, settings, keys, data folder, and the router to other scenes."""

# ruff: noqa: ARG002 - closed routes ignore their arguments
from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Protocol

import msgspec

from tortuga.app.input.bindings import Bindings
from tortuga.app.scene.protocol import Scene, Transition
from tortuga.app.settings import SettingsStore
from tortuga.app.sound.sound import Silence
from tortuga.app.text import Text
from tortuga.kernel.errors import Notice
from tortuga.kernel.game import Setup
from tortuga.kernel.library.statistics import Statistics
from tortuga.kernel.session import Session


class ResumableGame(msgspec.Struct, frozen=True):
    """The game that "Continue" resumes."""

    game: int
    """Id in the library."""
    round: int
    """0 = not begun."""
    people: tuple[str, ...]
    """Names of the people at the table."""
    captains: int
    guided: bool = False
    """Whether it is the guided game of the lesson."""
    rules: str = ""
    """Name of the game whose texts describe its progress; "" = the common texts."""


class ClosedRouteError(RuntimeError):
    """A scene used a route that is closed."""


class Router(Protocol):
    """Makes scenes and carries out what needs the library. Routes that are not overridden are closed."""

    def title(self, notice: Notice | None = None) -> Scene:
        """The title screen, with a notice over it if there is one."""
        raise ClosedRouteError

    def change_language(self, language: str) -> Scene:
        """Change the language permanently; returns a new title screen in it."""
        raise ClosedRouteError

    def new_game(self, people: int | None = None) -> Scene:
        """The New game screen: with the last choices, or with a number of people."""
        raise ClosedRouteError

    def rules(self, page: str = "", game: str = "", options: Mapping[str, Any] | None = None) -> Scene:
        """The pages of the rules of a game ("" = the one chosen last), with one of them open.

        Args:
            page: its name, "" = the first one.
            game: name in the registry.
            options: the active options by field, see `Text.of`.
        """
        raise ClosedRouteError

    def credits(self) -> Scene:
        """The credits."""
        raise ClosedRouteError

    def settings(self, section: str = "game") -> Scene:
        """The settings, with a section open."""
        raise ClosedRouteError

    def library(self) -> Scene:
        """The games of the library."""
        raise ClosedRouteError

    def daily(self, game: str = "") -> Scene:
        """The deal of the day, of a game ("" = the one chosen last)."""
        raise ClosedRouteError

    def voyages(self, game: str = "") -> Scene:
        """The chart of the voyages of a game ("" = the one chosen last)."""
        raise ClosedRouteError

    def results_of(self, game: str, name: str) -> Statistics:
        """The results of a person, by name, in the games of one kind."""
        raise ClosedRouteError

    def report_facts(self) -> Mapping[str, str]:
        """What a problem report states (report.py), with the position of the game in play."""
        raise ClosedRouteError

    def restore_copy(self, copy: Path) -> Transition:
        """Restore a daily copy of the library, and go to the title."""
        raise ClosedRouteError

    def start_game(self, setup: Setup) -> Transition:
        """Begin a game."""
        raise ClosedRouteError

    def resumable_game(self) -> ResumableGame | None:
        """The unfinished game played last."""
        raise ClosedRouteError

    def start_lesson(self) -> Transition:
        """Start the guided game, or continue it."""
        raise ClosedRouteError

    def restart(self, session: Session) -> Transition:
        """Start over with the same players and a new seed; the old game stays in the library."""
        raise ClosedRouteError

    def same_deal(self, session: Session) -> Transition:
        """Start a new game with the same deal; while that is secret, explain why not."""
        raise ClosedRouteError

    def resume(self, game: int) -> Transition:
        """Continue a game of the library."""
        raise ClosedRouteError

    def show_results(self, session: Session) -> Transition:
        """Leave the table of a finished game for its results."""
        raise ClosedRouteError


NO_KEY: Final = "\u2013"
"""What texts show in place of a key for an action that has none."""


class Context(msgspec.Struct, frozen=True):
    """Everything a scene needs from outside; frozen, so a change of language makes a new one."""

    text: Text
    settings: SettingsStore
    keys: Bindings
    data_dir: Path
    router: Router
    sound: Silence = msgspec.field(default_factory=Silence)
    """Plays sounds by name; silent outside the program (pictures, tests)."""
    game: str = ""
    """The game the scene shows, "" for none."""
    options: Mapping[str, Any] = msgspec.field(default_factory=dict)
    """Options of the scene's game by field; missing ones have their default."""

    def of(self, game: str, options: Mapping[str, Any] | None = None) -> Context:
        """A context for a scene that shows a game: its texts come before the common ones.

        Args:
            game: name in the registry.
            options: the active options by field, see `Text.of`.
        """
        text = self.text.of(game, options)
        return msgspec.structs.replace(self, text=text, game=game, options=options or {})

    def say(self, message: str, /, **args: str | int | float) -> str:
        """Short for `text.say`."""
        return self.text.say(message, **args)

    def listed(self, names: Sequence[str]) -> str:
        """A list of names: "A, B and C"; "" for none."""
        if len(names) < 2:
            return "".join(names)
        return self.text.say("list-two", first=", ".join(names[:-1]), second=names[-1])

    def key_label(self, action: str) -> str:
        """Name of the first key of a bound action, "" if it has none; with a gamepad in use, its button."""
        button = self.keys.buttons.button(action) if self.keys.pad else ""
        if button:
            return self.text.say(f"pad-{button}")
        name = self.keys.key(action)
        return self.key_name(name) if name is not None else ""

    def key_variables(self, *actions: str) -> dict[str, str]:
        """Variables `key-<action>` for a text that names keys, of these bound actions or of all.

        An action without a key gets a dash.
        """
        return {f"key-{action}": self.key_label(action) or NO_KEY for action in actions or self.keys.defaults}

    def key_name(self, name: str) -> str:
        """The label of a key of `keynames`, as buttons show it."""
        return "+".join(self._cap(part) for part in name.split("+"))

    def _cap(self, part: str) -> str:
        if len(part) == 1 or (part[0] == "f" and part[1:].isdigit()):
            return part.upper()
        return self.text.say(f"key-{part}")
