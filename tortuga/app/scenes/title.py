"""The title screen: what to do next, the language, the speed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from typing_extensions import override

from tortuga import __version__
from tortuga.app.draw.canvas import LOGO, Canvas, Style, legible
from tortuga.app.draw.seascape import MOVES, clouds, sailing
from tortuga.app.draw.units import Box
from tortuga.app.input.focus import Focus, Focusable
from tortuga.app.languages import LANGUAGE_NAMES
from tortuga.app.registry import UIS
from tortuga.app.scene.base import Control, ControlScene
from tortuga.app.scene.context import Context, ResumableGame
from tortuga.app.scene.protocol import Callback, Input, Key, Push, Quit, Reset, Scene, Transition
from tortuga.app.settings import SPEEDS
from tortuga.app.widgets import layout
from tortuga.app.widgets.button import SHADE, Button, in_a_row
from tortuga.app.widgets.choice import Option, Picker, Segmented
from tortuga.app.widgets.dialog import notice_dialog, quit_dialog, remember
from tortuga.kernel.errors import Notice

_GAP = 14.0


_MEDALLION = "#7d2417"


@dataclass(frozen=True)
class GamePicker(Picker):
    """The choice of one of all games, the chosen one in gold; their tooltips say what they are about."""

    id: str
    box: Box
    games: tuple[Option, ...]
    chosen: str
    choose: Callable[[str], Any] = field(compare=False)

    def _places(self) -> Iterator[tuple[Option, Box]]:
        for i, game in enumerate(self.games):
            yield game, self.box.column(i, len(self.games), _GAP)

    @override
    def focusables(self) -> tuple[Focusable, ...]:
        return tuple(
            self.item(game.value, box, game.label, game.tooltip, radius=12.0) for game, box in self._places()
        )

    @override
    def draw(self, canvas: Canvas, focus: Focus) -> None:
        title = canvas.alike([(game.label, box.w - 128) for game, box in self._places()], Style("sc", 30))
        for game, box in self._places():
            on, hot = game.value == self.chosen, self.hot(game.value, focus)
            if on:
                canvas.glow(box, 14, 0.8, 9)
            canvas.plate("gold" if on else "dark_hover" if hot else "dark", box)
            pictures = canvas.art.games.get(game.value)
            sign = pictures.icon if pictures else "help"
            canvas.disc(_MEDALLION if on else "#2a170c", sign, (box.x + 56, box.center[1]), 72)
            ink, tone, shade = ("on_light", "on_light", None) if on else ("cream", "note", SHADE)
            words = box.line(0, 104, 16)
            canvas.write(game.label, title._replace(color=ink, shade=shade), words.moved(dy=box.h * 0.36))
            canvas.write(game.tooltip, legible("ital", 19, tone, shade), words.moved(dy=box.h * 0.7))


_LOGO = LOGO._replace(size=176, gradient=("#fffbe0", "#f0a52e"), rim=4)
_ICONS = {
    "continue": "play-button",
    "new-game": "shooner-sailboat",
    "hot-seat": "meeple-group",
    "voyages": "treasure-map",
    "library": "spyglass",
    "learn": "ship-wheel",
    "rules": "help",
    "settings": "settings-knobs",
    "credits": "scroll-unfurled",
    "quit": "exit-door",
}
_MENU = ("continue", "new-game", "hot-seat", "learn", "voyages", "library", "rules", "settings")
_KEYS = {"rules": "rules", "settings": "settings", "quit": "back"}
"""Keys that do the same as an entry, here as everywhere."""
BACKDROP = "title"
_MOTTO = Style("ital", 30, "#f6e7c0", SHADE)
_LOWER_EDGE = ((layout.TITLE_LANGUAGES, "world", 36), (layout.TITLE_SPEED, "fast-forward-button", 34))
"""Icons before the choices at the lower edge, with their sizes."""
_DRIFTS = 1
"""How many times a second the slow clouds are painted."""


class TitleScene(ControlScene):
    """The first thing seen.

    Args:
        notice: shown in a dialog as soon as the title is shown (settings were broken, say).
    """

    def __init__(self, context: Context, notice: Notice | None = None) -> None:
        super().__init__(context)
        self._notice = notice
        self._running: ResumableGame | None = None
        self._time = 0.0
        """Seconds for which the sea has moved."""

    @override
    def enter(self) -> None:
        """A game may have been played since."""
        self._running = self.context.router.resumable_game()
        self.context.sound.music(True)
        self.context.sound.ambience(True)

    @override
    def update(self, dt: float) -> Transition | None:
        if self.breathes():
            self._time += dt
        if self._notice is None:
            return None
        notice, self._notice = self._notice, None
        return Push(notice_dialog(self.context, notice))

    @override
    def breathes(self) -> bool:
        """The sea moves, unless the settings say that nothing may."""
        return not self.context.settings.now.reduced_motion

    @override
    def coming(self) -> Iterator[Scene]:
        yield self.context.router.new_game()
        yield self.context.router.library()
        yield self.context.router.settings()
        yield self.context.router.rules(game=self._game)
        yield self.context.router.credits()

    # ---------------------------------------------------------------- controls
    @override
    def controls(self) -> Iterator[Control]:
        entries = tuple(self._entries())
        # the note on the game to continue may be long, which is no reason to shrink all other notes
        rest = entries[1:] if self._running else entries
        yield from entries[: len(entries) - len(rest)]
        yield from in_a_row(rest)
        yield from in_a_row(self._foot())
        say = self.context.say
        if len(UIS) > 1:
            voices = {name: self.context.of(name).say for name in UIS}
            games = tuple(
                Option(name, voice(f"game-{name}"), tooltip=voice("title-motto"))
                for name, voice in voices.items()
            )
            yield GamePicker("game", layout.TITLE_GAMES, games, self._game, self._choose_game)
        speeds = tuple(Option(s, say(f"speed-{s}"), tooltip=say(f"speed-{s}-note")) for s in reversed(SPEEDS))
        name, now = say("setting-speed"), self.context.settings.now.speed
        hurry = lambda speed: remember(self.context, speed=speed)  # noqa: E731
        yield Segmented("speed", layout.TITLE_SPEED, speeds, now, 20, name=name, choose=hurry)
        codes = tuple(Option(code, code.upper(), tooltip=name) for code, name in LANGUAGE_NAMES.items())
        name, code = say("setting-language"), self.context.text.language
        yield Segmented(
            "language", layout.TITLE_LANGUAGES, codes, code, 22, name=name, choose=self._change_language
        )

    @property
    def _game(self) -> str:
        """The game that the entries are about."""
        return self.context.settings.now.last_game

    @property
    def _words(self) -> Context:
        """The context with that game's texts."""
        return self.context.of(self._game)

    def _entries(self) -> Iterator[Button]:
        # every entry has its place, whether there is a game to continue or not
        for place, name in enumerate(_MENU):
            if name == "continue" and not self._running:
                continue
            yield Button(
                f"menu:{name}",
                layout.row_cell(layout.TITLE_MENU, place),
                self.context.say(f"title-{name}"),
                _ICONS[name],
                "primary" if name == self._first else "secondary",
                31,
                key="confirm" if name == self._first else None,
                key_label=self._key_label(name),
                note=self._note(name),
                centred=False,
                glow=name == self._first,
                action=self._ways[name],
            )

    def _foot(self) -> Iterator[Button]:
        say = self.context.say
        for name, box in zip(("credits", "quit"), layout.TITLE_FOOT, strict=True):
            label, key, way = say(f"title-{name}"), self._key_label(name), self._ways[name]
            yield Button(f"menu:{name}", box, label, _ICONS[name], size=22, key_label=key, action=way)

    @property
    def _first(self) -> str:
        """The highlighted entry, which Enter chooses; for somebody who has never played it is the lesson."""
        if self._running:
            return "continue"
        settings = self.context.settings.now
        return "new-game" if settings.games or settings.new_game is not None else "learn"

    def _key_label(self, name: str) -> str:
        key = "confirm" if name == self._first else _KEYS.get(name)
        return self.key_label(key) if key else ""

    def _note(self, name: str) -> str:
        running = self._running
        if name != "continue" or running is None:
            return self._words.say(f"title-{name}-note")
        say = (self.context.of(running.rules) if running.rules else self.context).say
        if running.rules not in ("", self._game):
            # the entries below it are about another game
            return say("title-continue-other", game=say(f"game-{running.rules}"), round=running.round)
        if running.guided:
            return say("title-continue-lesson", round=running.round)
        return say(
            "title-continue-note",
            round=running.round,
            name=running.people[0] if running.people else "",
            people=len(running.people),
            captains=running.captains,
        )

    @property
    def _ways(self) -> dict[str, Callback]:
        """Where each entry of the menu leads."""
        router = self.context.router
        return {
            "continue": lambda: router.resume(self._running.game) if self._running else None,
            "new-game": lambda: Push(router.new_game()),
            "hot-seat": lambda: Push(router.new_game(people=2)),
            "learn": router.start_lesson,
            "voyages": lambda: Push(router.voyages()),
            "library": lambda: Push(router.library()),
            "rules": self.consult,
            "settings": lambda: Push(router.settings()),
            "credits": lambda: Push(router.credits()),
            "quit": self._quit,
        }

    def _quit(self) -> Transition:
        """Leave the program, after a question unless the player has turned that off."""
        if not self.context.settings.now.confirm_leaving:
            return Quit()
        return Push(quit_dialog(self.context, self.context.say("quit-from-title")))

    def _choose_game(self, game: str) -> Transition | None:
        return remember(self.context, game=game) if game != self._game else None

    def _change_language(self, code: str) -> Transition | None:
        if code == self.context.text.language:
            return None
        scene = self.context.router.change_language(code)
        scene.focus.focused, scene.focus.visible = self.focus.focused, self.focus.visible
        if isinstance(scene, TitleScene):
            scene._time = self._time
        return Reset(scene)

    @override
    def handle(self, action: Input) -> Transition | None:
        match action:
            case Key("back"):
                return self._quit()
            case Key("settings" | "menu"):
                return Push(self.context.router.settings())
        return None

    # ---------------------------------------------------------------- drawing
    def _since(self, rate: int) -> float:
        """Seconds for which the sea has moved, in steps."""
        return int(self._time * rate) / rate

    @override
    def draw(self, canvas: Canvas) -> None:
        canvas.backdrop(BACKDROP)
        canvas.cached(lambda: ("sailing", self._since(MOVES)), lambda on: sailing(on, self._since(MOVES)))
        middle, y, pitch = layout.TITLE_CHESTS
        pictures = canvas.art.games.get(self._game)
        row = pictures.title_row if pictures else ()
        for i, name in enumerate(row):
            off = i - (len(row) - 1) / 2
            canvas.sprite(f"{self._game}/{name}", (middle + off * pitch, y - abs(off) * 10), 84, lift=0)
        canvas.cached(lambda: ("clouds", self._since(_DRIFTS)), lambda on: clouds(on, self._since(_DRIFTS)))
        cx, cy, size = layout.TITLE_MEDALLION
        canvas.disc(_MEDALLION, "pirate-skull", (cx, cy), size)
        canvas.write(self._words.say(f"game-{self._game}"), _LOGO, layout.TITLE_LOGO, layout.MAX_TITLE_LOGO)
        canvas.write(self._words.say("title-motto"), _MOTTO, layout.TITLE_MOTTO, 510)
        for box, icon, size in _LOWER_EDGE:
            canvas.icon(icon, box.moved(-34).at("midleft"), size, "gold_l", shadow=140)
        canvas.write(__version__, Style("bold", 18, "#cfe6e4"), layout.TITLE_VERSION)
        self.draw_controls(canvas)
