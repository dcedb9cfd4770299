"""The sound service: plays sounds by name at the player's volumes, and never blocks the game.

Nothing is opened before the first frame. A separate process then tries the device, and a thread reads the
files. Without a device, or if it disappears, everything stays silent and the player is told once.
"""

from __future__ import annotations

import errno
import logging
import os
import random
import threading
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

import pygame
from typing_extensions import override

from tortuga.app.settings import Settings, SettingsStore
from tortuga.app.sound.probe import Probe, open_device
from tortuga.app.sound.voices import FOLDER, SEA, SEA_LEVEL, TUNE, TUNE_LEVEL, VOICES, Voice, curve
from tortuga.kernel.errors import Notice

_log = logging.getLogger(__name__)


class Shelf:
    """Variants of sounds by name, as far as they have been read, in the order of `names`."""

    def __init__(self, folder: Path, names: Iterable[str]) -> None:
        self._folder = folder
        self._names = tuple(names)
        self._sounds: dict[str, tuple[pygame.mixer.Sound, ...]] = {}
        self._thread: threading.Thread | None = None
        self._enough = threading.Event()

    @property
    def ready(self) -> bool:
        """Whether everything has been read."""
        return self._thread is not None and not self._thread.is_alive()

    def variants(self, name: str) -> Sequence[pygame.mixer.Sound]:
        """The variants of a sound; empty if not read yet or if its files are missing."""
        return self._sounds.get(name, ())

    def read(self) -> None:
        """Start reading; the mixer must be open."""
        self._enough.clear()
        self._thread = threading.Thread(target=self._read, name="sounds", daemon=True)
        self._thread.start()

    def clear(self) -> None:
        """Forget everything; call this before closing the mixer."""
        self._enough.set()
        if self._thread is not None:
            self._thread.join()
            self._thread = None
        self._sounds.clear()

    def _read(self) -> None:
        for name in self._names:
            sounds = []
            for path in files_of(self._folder, name):
                if self._enough.is_set():
                    return
                try:
                    sounds.append(pygame.mixer.Sound(path))
                except (pygame.error, OSError) as error:  # the others still play
                    _log.warning("%s cannot be read: %s", path.name, error)
            if not sounds:
                _log.warning("the sound %s is missing", name)
            self._sounds[name] = tuple(sounds)


def files_of(folder: Path, name: str) -> list[Path]:
    """The files of a sound or `<game>/<sound>`, by number; `name` may name one of them ("waves_1")."""
    file = folder / f"{name}.ogg"
    return [file] if file.is_file() else sorted(folder.glob(f"{name}_*.ogg"))


FADE = 1.5
"""Seconds to fade tune and sea in or out."""
SEA_CHANNEL = 0


class Soundscape:
    """Music and the sound of the sea. Methods that touch the mixer may raise `pygame.error`."""

    def __init__(self) -> None:
        self.tune = self.sea = False
        """Whether each should be playing."""
        self.wanted = TUNE
        """The file of the tune that should be playing."""
        self.rest = 0.0
        """Seconds of quiet between two plays of the tune; 0 = it loops."""
        self._still()

    def _still(self) -> None:
        """Nothing plays."""
        self._has_tune = self._playing = False
        self._folder: Path | None = None
        self._loaded = ""
        self._tune_gain = self._sea_gain = self._wait = 0.0

    def open(self, folder: Path) -> None:
        """The mixer was opened. A tune that cannot be read raises OSError or `pygame.error`."""
        self._still()
        self._folder = folder
        self._load()

    def _load(self) -> None:
        """Take the tune that is wanted."""
        assert self._folder is not None, "the mixer is open"
        self._has_tune, self._loaded = False, self.wanted
        pygame.mixer.music.load(self._folder / self.wanted)
        self._has_tune = True

    def update(self, dt: float, now: Settings, sea: Sequence[pygame.mixer.Sound]) -> None:
        """`dt` seconds passed; `sea` is its loop, empty while not read."""
        self._tune_gain = _towards(self._tune_gain, self.tune and self.wanted == self._loaded, dt)
        self._sea_gain = _towards(self._sea_gain, self.sea, dt)
        self._play_sea(self._sea_gain * SEA_LEVEL * curve(now.loudness("effects")), sea)
        if self._has_tune:
            self._play_tune(dt, self._tune_gain * TUNE_LEVEL * curve(now.loudness("music")))

    def _play_sea(self, gain: float, sea: Sequence[pygame.mixer.Sound]) -> None:
        channel = pygame.mixer.Channel(SEA_CHANNEL)
        if self._sea_gain > 0.0 and sea and not channel.get_busy():
            channel.play(sea[0], loops=-1)
        elif self._sea_gain <= 0.0 and channel.get_busy():
            channel.stop()
        channel.set_volume(gain)

    def _play_tune(self, dt: float, gain: float) -> None:
        music = pygame.mixer.music
        music.set_volume(gain)
        if self._playing and not music.get_busy():  # it has ended
            self._playing, self._wait = False, self.rest
        if self._playing and self._tune_gain <= 0.0:
            music.stop()
            self._playing, self._wait = False, 0.0
        elif not self._playing and self.wanted != self._loaded:
            self._load()
        elif not self._playing and self.tune:
            self._wait -= dt
            if self._wait <= 0.0:
                music.play(loops=0 if self.rest else -1)
                self._playing = True


def _towards(gain: float, on: bool, dt: float) -> float:
    """The next gain of a fade."""
    return min(1.0, gain + dt / FADE) if on else max(0.0, gain - dt / FADE)


CHANNELS = 24
_SEA = Path(SEA).stem
DEVICE_TIMEOUT = 5.0
"""Longest time in seconds for a device to answer."""
MAX_FRAME = 5
"""Maximum number of sounds that may start in one frame."""


class Silence:
    """A silent sound service, for scenes outside a running program; `Sound` is the real one."""

    def play(self, name: str, volume: float = 1.0, pan: float | None = None) -> None:
        """Play a common sound, or a game's `<game>/<name>`: volume 0..1, from -1 left to 1 right."""

    def music(self, on: bool, rest: float = 0.0, tune: str = TUNE) -> None:
        """Play a tune with `rest` seconds of quiet between two plays, or fade it out."""

    def ambience(self, on: bool) -> None:
        """Play the sound of the sea, or fade it out."""

    def update(self, dt: float, focused: bool = True) -> None:
        """A frame was shown after `dt` seconds."""

    def event(self, event: pygame.event.Event) -> None:
        """Handle audio devices that come and go."""

    def toggle(self, mute: str) -> bool:  # noqa: ARG002
        """Turn a setting of silence (`MUTES`) on or off; whether it is on now."""
        return True

    def take_notice(self) -> Notice | None:
        """A notice for the player, returned once."""
        return None

    def close(self) -> None:
        """Release the device."""


class Sound(Silence):
    """Plays the common sounds and those of all games, `<game>/<name>`, at the volumes of the settings.

    With `try_device` a separate process opens the device first.
    """

    def __init__(
        self,
        settings: SettingsStore,
        assets: Path,
        games: Mapping[str, Voice],
        clock: Callable[[], float] = time.monotonic,
        try_device: Callable[[], None] | None = None,
    ) -> None:
        self._try = try_device
        self._settings = settings
        self._folder = assets / FOLDER
        self._clock = clock
        self._voices = {**VOICES, **games}
        self._shelf = Shelf(self._folder, (*self._voices, _SEA))
        self._scape = Soundscape()
        # only picks variants: nothing in a game depends on it
        self._chance = random.Random()
        self.heard = False
        """Whether a device is open."""
        self._probe: Probe | None = None
        self._tried = False
        self._reported = False
        self._notice: Notice | None = None
        self._heard: dict[str, float] = {}
        self._last: dict[str, int] = {}
        self._begun = 0
        self._paused = False

    # ---------------------------------------------------------------- what scenes ask for
    @override
    def play(self, name: str, volume: float = 1.0, pan: float | None = None) -> None:
        """Play a sound, unless its file is not read yet or it was played a moment ago."""
        voice = self._voices[name]
        if not self.heard or self._paused or self._begun >= MAX_FRAME:
            return
        moment = self._clock()
        if moment - self._heard.get(name, -1e9) < voice.gap:
            return
        variants = self._shelf.variants(name)
        gain = volume * voice.level * curve(self._settings.now.loudness(voice.bus))
        if not variants or gain <= 0.0:
            return
        try:
            if sum(sound.get_num_channels() for sound in variants) >= voice.most:
                return
            channel = variants[self._variant(name, len(variants))].play()
        except pygame.error as error:
            self._lost(error)
            return
        if channel is not None:  # None: all channels are busy
            at = max(-1.0, min(1.0, pan or 0.0))
            channel.set_volume(gain * min(1.0, 1.0 - at), gain * min(1.0, 1.0 + at))
            self._heard[name] = moment
            self._begun += 1

    @override
    def music(self, on: bool, rest: float = 0.0, tune: str = TUNE) -> None:
        self._scape.tune, self._scape.rest, self._scape.wanted = on, rest, tune

    @override
    def ambience(self, on: bool) -> None:
        self._scape.sea = on

    @override
    def toggle(self, mute: str) -> bool:
        """If the setting cannot be saved, it still applies until the program ends."""
        on = not getattr(self._settings.now, mute)
        try:
            self._settings.change(**{mute: on})
        except OSError as error:
            _log.warning("%s not kept: %s", mute, error)
        return on

    @override
    def take_notice(self) -> Notice | None:
        notice, self._notice = self._notice, None
        return notice

    # ---------------------------------------------------------------- time and devices
    @override
    def update(self, dt: float, focused: bool = True) -> None:
        self._begun = 0
        if not self._tried:
            self._start()
        elif self._probe is not None:
            self._await(self._probe)
        if not self.heard:
            return
        try:
            self._pause(self._settings.now.quiet_unfocused and not focused)
            if not self._paused:
                self._scape.update(dt, self._settings.now, self._shelf.variants(_SEA))
        except pygame.error as error:
            self._lost(error)

    @override
    def event(self, event: pygame.event.Event) -> None:
        """In SDL only the device in use has a number when it is removed."""
        if event.type == pygame.AUDIODEVICEREMOVED and not event.iscapture and event.which and self.heard:
            self._stop()
            self._start()
        elif event.type == pygame.AUDIODEVICEADDED and not event.iscapture and self._tried and not self.heard:
            self._start()

    @override
    def close(self) -> None:
        self._stop()
        self._tried = True

    def _start(self) -> None:
        self._tried = True
        if self._try is None:
            self._begin()
        elif self._probe is None:
            self._probe = Probe(self._try, self._clock())

    def _await(self, probe: Probe) -> None:
        """Start once the device answers, or give up when it takes too long."""
        late = self._clock() - probe.begun > DEVICE_TIMEOUT
        if not probe.answered and not late:
            return
        self._probe = None
        probe.close()
        if late:
            self._lost(TimeoutError(errno.ETIMEDOUT, os.strerror(errno.ETIMEDOUT)))
        else:
            self._begin()

    def _begin(self) -> None:
        try:
            open_device()
            pygame.mixer.set_num_channels(CHANNELS)
            pygame.mixer.set_reserved(1)
        except pygame.error as error:
            self._lost(error)
            return
        self.heard = True
        try:
            self._scape.open(self._folder)
        except (pygame.error, OSError) as error:  # everything else still plays
            _log.warning("no tune: %s", error)
        self._shelf.read()

    def _stop(self) -> None:
        self.heard = self._paused = False
        self._shelf.clear()
        if self._probe is not None:
            self._probe.close()
            self._probe = None
        if pygame.mixer.get_init():
            pygame.mixer.quit()

    def _lost(self, error: Exception) -> None:
        """Stay silent until a device appears."""
        _log.warning("no sound: %s", error)
        self._stop()
        if not self._reported:
            self._reported = True
            self._notice = Notice("sound-none")

    def _pause(self, wanted: bool) -> None:
        if wanted == self._paused:
            return
        self._paused = wanted
        for part in (pygame.mixer, pygame.mixer.music):
            (part.pause if wanted else part.unpause)()

    def _variant(self, name: str, count: int) -> int:
        """A variant other than the last one."""
        last = self._last.get(name, -1)
        free = [variant for variant in range(count) if variant != last] or [0]
        self._last[name] = self._chance.choice(free)
        return self._last[name]
