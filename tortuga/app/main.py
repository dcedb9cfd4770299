"""The composition root: settings, text, library, window, stage, pads and screen reader are wired here."""

from __future__ import annotations

import gc
import logging
import os
import signal
import sys
from collections.abc import Iterable
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pygame

from tortuga.app.captains.characters import split_player
from tortuga.app.draw import seascape
from tortuga.app.draw.art import Art
from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.seatcolour import GamePictures
from tortuga.app.input.bindings import Bindings, UnknownKeyError
from tortuga.app.languages import start_language
from tortuga.app.registry import game_keys, game_pictures, game_voices
from tortuga.app.routes.play import NoRouter, Routes, dead_end, replay_alone, wreck
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Scene
from tortuga.app.scenes.newgame.choices import NewGame, SeatChoice, from_settings, start_choices
from tortuga.app.scenes.title import BACKDROP, TitleScene
from tortuga.app.settings import Settings, SettingsStore
from tortuga.app.sound.probe import needed, try_device
from tortuga.app.sound.sound import Sound
from tortuga.app.stage.feedback import AudioFeedback
from tortuga.app.stage.reader import EARLY, AccessKit, Reader, open_speaker
from tortuga.app.stage.report import LOG_NAME, open_log
from tortuga.app.stage.stage import Stage
from tortuga.app.stage.window import Window, fitting, system_languages
from tortuga.app.text import Text
from tortuga.app.widgets.dialog import error_notice
from tortuga.games import GAMES
from tortuga.kernel.errors import Notice, UserError
from tortuga.kernel.library.opening import opened_to_play
from tortuga.kernel.players import HUMAN
from tortuga.paths import assets_dir
from tortuga.processes import force_exit_soon

_TITLE = "Tortuga"
_ICON = "icons/icon_256.png"
_log = logging.getLogger(__name__)


def make_stage(
    first: Scene,
    settings: SettingsStore,
    keys: Bindings,
    feedback: AudioFeedback,
    games: Iterable[GamePictures],
    ground: str = "",
) -> Stage:
    """The window as the player left it, with a stage on it, and the pictures of all games.

    `ground`, if any, is the backdrop of the title: it and its ships are loaded while the window opens.
    """
    now = settings.now
    icon_file = assets_dir() / _ICON
    icon = pygame.image.load(icon_file) if icon_file.is_file() else None
    speakers: list[AccessKit | None] = []
    size, chosen = now.window, now.place is not None or now.window != Settings().window
    if not chosen:
        size = fitting(size, pygame.display.get_desktop_sizes())
        settings.lend(window=size)  # the settings hold the size in use
    art = Art(games=games)
    dress(art, now)
    art.fit(size)
    if ground:
        art.backdrop_ahead(ground)
        art.ahead(seascape.FILES)
    window = Window(
        _TITLE,
        size,
        place=now.place,
        fullscreen=now.fullscreen,
        maximized=now.maximized,
        icon=icon,
        prepare=lambda handle: speakers.append(open_speaker(handle, _TITLE) if EARLY else None),
    )

    def switched(fullscreen: bool) -> None:
        try_change(settings, fullscreen=fullscreen)

    stage = Stage(window, lambda surface: Canvas(surface, art), keys, first, switched, feedback)
    settings.watch(partial(apply, stage))
    pygame.key.stop_text_input()  # until a field has the focus
    hear(stage, speakers[0], now)
    return stage


def hear(stage: Stage, speaker: AccessKit | None, settings: Settings) -> None:
    """Let a screen reader, if there is one, read the stage."""
    if speaker is not None:
        stage.reader = Reader(speaker)
        stage.reader.on = settings.screen_reader


def open_senses(stage: Stage, settings: Settings) -> None:
    """Open gamepads and screen readers, as far as the first frame can do without them."""
    stage.pads.begin()
    if not EARLY:
        hear(stage, open_speaker(0, _TITLE), settings)


def put_away(stage: Stage, settings: SettingsStore) -> None:
    """Remember where the window was, and close it."""
    if stage.reader is not None:
        stage.reader.close()
    stage.canvas.art.close()
    window = stage.window
    now = settings.now
    kept = (window.kept_size, window.place, window.maximized)
    if kept != (now.window, now.place, now.maximized):
        try_change(settings, window=window.kept_size, place=window.place, maximized=window.maximized)
    window.close()


def try_change(settings: SettingsStore, **changes: object) -> None:
    """Save something unimportant; other code reports that nothing can be written."""
    try:
        settings.change(**changes)
    except OSError as error:
        _log.warning("settings not kept: %s", error)


def dress(art: Art, settings: Settings) -> bool:
    """Apply text size and font from the settings; True when words look different now."""
    return art.restyle(settings.text_size / 100, settings.readable_font)


def apply(stage: Stage, before: Settings, after: Settings) -> None:
    """Apply the settings that have changed (see `SettingsStore.watch`)."""
    window = stage.window
    if after.fullscreen != before.fullscreen and after.fullscreen != window.fullscreen:
        stage.toggle_fullscreen()
    if after.window != before.window and after.window != window.size:
        window.resize(after.window)
    if stage.reader is not None:
        stage.reader.on = after.screen_reader
    if dress(stage.canvas.art, after) or after.language != before.language:
        stage.refit()


_SCREENLESS = ("dummy", "offscreen")
_CLASS = "game.tortuga.tortuga"
"""The name by which a desktop knows the window: that of its .desktop file."""


class NoDisplayError(UserError):
    """No window can be opened on this machine."""


class ShipwreckError(RuntimeError):
    """Something that no scene could deal with failed in the middle of the game."""


def run(args: SimpleNamespace) -> int:
    """Play until the player leaves.

    Args:
        args: `data_dir` (Path); for `tortuga play` also `command`, `seats`, `target`, `seed`, `lang`, `speed`
            and `size`, already checked; what is missing or None is left to the settings. For `tortuga replay`
            `command` and `log`, the path of a valid log.

    Returns:
        Exit code: 0, or 1 when the library cannot be used (the window says why).

    Raises:
        NoDisplayError: there is no screen.
    """
    folder = Path(args.data_dir)
    settings = SettingsStore(folder)
    spoken = start_language(getattr(args, "lang", None), settings.now.language, *system_languages())
    text = Text(spoken, strict=False)
    with ExitStack() as clean:
        _open_display(clean)
        notices = [settings.notice] if settings.notice else []
        keys = _bindings(settings, notices)
        # options of the command line hold for this session only
        if getattr(args, "speed", None):
            settings.lend(speed=args.speed)
        if getattr(args, "size", None):
            settings.lend(window=tuple(args.size), fullscreen=False)
        _catch_crashes(folder, text, clean, notices)
        sound = Sound(settings, assets_dir(), game_voices(), try_device=try_device if needed() else None)
        clean.callback(sound.close)
        clean.callback(force_exit_soon)  # the library is closed by then
        routes: Routes | None = None
        try:
            library, rescued = clean.enter_context(opened_to_play(folder, GAMES))
        except UserError as error:
            first = _without_library(args, text, settings, keys, folder, error_notice(error))
        else:
            if rescued is not None:
                notices.insert(0, rescued)
            routes = Routes(library, text, settings, keys, sound)
            try:
                first = _first(routes, args, text, settings, notices)
            except UserError as error:
                first = routes.title(error_notice(error))
        ground = BACKDROP if isinstance(first, TitleScene) else ""
        stage = make_stage(first, settings, keys, AudioFeedback(sound, text.say), game_pictures(), ground)
        if routes is not None:
            open_routes, stage.settings = routes, routes.settings
            stage.rescue = lambda error: wreck(open_routes.context, error, folder / LOG_NAME)
        try:
            stage.step(0.0)
            open_senses(stage, settings.now)
            # what is loaded by now stays: the garbage collector need not scan it between two frames
            gc.freeze()
            clean.callback(gc.unfreeze)
            gc.enable()
            code = stage.run()
        except (OSError, UserError) as error:
            # the command line would report these as the user's mistakes; here they are ours
            raise ShipwreckError(str(error)) from error
        put_away(stage, settings)
        return code


def _open_display(clean: ExitStack) -> None:
    for system in ("X11", "WAYLAND"):
        os.environ[f"SDL_VIDEO_{system}_WMCLASS"] = _CLASS  # pygame has put the starter's file name there
    try:
        pygame.display.init()
    except pygame.error as error:
        raise NoDisplayError("error-no-display", reason=str(error)) from error
    driver = pygame.display.get_driver()
    if driver in _SCREENLESS and driver not in os.environ.get("SDL_VIDEODRIVER", ""):
        pygame.display.quit()  # SDL chose the dummy driver, because no screen is reachable
        raise NoDisplayError("error-no-screen", display=os.environ.get("DISPLAY", ""))
    pygame.font.init()
    clean.callback(pygame.quit)


def _bindings(settings: SettingsStore, notices: list[Notice]) -> Bindings:
    try:
        return Bindings(settings.now.keys, settings.now.buttons, game_keys())
    except UnknownKeyError as error:
        notices.append(Notice("error-keys", {"name": str(error)}))
        return Bindings(games=game_keys())


def _catch_crashes(folder: Path, text: Text, clean: ExitStack, notices: list[Notice]) -> None:
    def tell(path: Path, error: BaseException) -> None:
        message = text.say("error-crash", reason=f"{type(error).__name__}: {error}", file=str(path))
        print(message, file=sys.stderr)
        try:
            pygame.display.init()  # it may be closed already
            if pygame.display.get_driver() not in _SCREENLESS:
                signal.signal(signal.SIGTERM, signal.SIG_DFL)  # SDL would keep it, and the box never heeds it
                pygame.display.message_box(text.say("error-crash-title"), message, message_type="error")
        except pygame.error as failed:
            _log.warning("no message box: %s", failed)

    try:
        log = open_log(folder, tell)
    except OSError as error:
        notices.append(Notice("error-settings-unwritable", {"reason": error.strerror or str(error)}))
        return
    log.install()

    def close(kind: object, *_: object) -> None:
        # after a crash the hook must still be in place when Python calls it
        if kind is None:
            log.close()

    clean.push(close)


def _first(
    routes: Routes, args: SimpleNamespace, text: Text, settings: SettingsStore, notices: list[Notice]
) -> Scene:
    if getattr(args, "command", None) == "play":
        return routes.begin(game_of(args, text, settings.now).setup)
    if getattr(args, "command", None) == "replay":
        return replay_alone(routes.context, Path(args.log), routes.recorded)
    return routes.title(notices[0] if notices else None)


def game_of(args: SimpleNamespace, text: Text, settings: Settings) -> NewGame:
    """The game that `tortuga play` asks for.

    Without seats it is the last game chosen, house rules and all, or one with the usual crew; an option given
    on the command line always applies.
    """
    name = getattr(args, "game", None) or settings.last_game
    last = from_settings(name, settings.choices_of(name))
    game, spare_seats = start_choices(text, name, last, None)
    if args.seats is not None:
        _, spare_seats = start_choices(text, name, None, len(args.seats))
        game = NewGame(name, tuple(map(_seated, spare_seats, args.seats)))
    for option in GAMES[name].options:
        value = getattr(args, option.argument, None) if option.flag else None
        if value is not None:
            game = game.choose(**{option.field: value})
    return msgspec.structs.replace(game, seed=args.seed or "")


def _seated(seat: SeatChoice, player: str) -> SeatChoice:
    """A seat with the player that the command line names for it."""
    if player == HUMAN:
        return msgspec.structs.replace(seat, kind="person", character="")
    level, character = split_player(player)
    return msgspec.structs.replace(seat, kind="captain", level=level or seat.level, character=character)


def _without_library(
    args: SimpleNamespace,
    text: Text,
    settings: SettingsStore,
    keys: Bindings,
    folder: Path,
    notice: Notice,
) -> Scene:
    """The replay of a log, which needs no library; for everything else only the reason why nothing works."""
    context = Context(text, settings, keys, folder, NoRouter())
    if getattr(args, "command", None) == "replay":
        return replay_alone(context, Path(args.log))
    return dead_end(context, notice)
