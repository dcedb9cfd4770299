"""Text rendered to surfaces, in pixels; which words a line break must not separate."""

from __future__ import annotations

import functools
import logging
import math
from collections.abc import Sequence
from importlib import util
from pathlib import Path
from typing import NamedTuple

import pygame

from tortuga.app.draw.cache import MEGABYTE, Cache, surface_bytes
from tortuga.app.draw.nineslice import blank
from tortuga.app.draw.theme import FONTS, READABLE, READABLE_SIZE, SCRIPT_SIZE, SCRIPTS, Style, rgb
from tortuga.kernel.errors import Notice
from tortuga.unicode import drawing_order, harmless, is_to_left, letters

_log = logging.getLogger(__name__)
_LINES, _MAX_LINES = 27 * MEGABYTE, 48 * MEGABYTE
"""Memory for rendered lines in a window of 1920 x 1080, and at most: about as many lines in any window."""
SPACE = 0.21  # of the font size
_UNKNOWN, _TRIAL = "\ue000", 16  # a letter that no font has, and the size at which glyphs are compared
_SIGNS = frozenset("+=→")
_LEANING = frozenset("KSVZOU")  # Czech prepositions that begin a sentence; any single small letter counts


def tied(before: str, after: str) -> bool:
    """Whether a line must not break between two words: inside a sum, or after a one-letter word."""
    leans = len(before) == 1 and (before.islower() or before in _LEANING)
    return leans or before in _SIGNS or after in _SIGNS or after.startswith("%")


def kept(line: Sequence[str], after: str) -> int:
    """How many words stay on a full line when `after` wraps to the next; all, rather than leave it empty."""
    count = len(line)
    while count and tied(line[count - 1], after):
        count -= 1
        after = line[count]
    return count or len(line)


def _space(size: int) -> int:
    """Distance between words: the fonts' own spaces are so narrow that short words run together."""
    return max(3, round(size * SPACE))


def _rise(face: pygame.font.Font, word: str) -> int:
    """Pixels by which accented capitals rise above the font; SDL moves the word down by as much."""
    highest = max((glyph[3] for glyph in face.metrics(word) if glyph), default=0)
    return max(0, highest - face.get_ascent())


@functools.cache
def _scripts() -> Path | None:
    """The folder with the fonts of other scripts, found without importing pygame_gui."""
    spec = util.find_spec("pygame_gui")
    places = spec.submodule_search_locations if spec is not None else None
    return Path(next(iter(places))) / "data" if places else None


def drawable(string: str) -> str:
    """The text with lone surrogates escaped, as file names may contain them."""
    return string if string.isprintable() else harmless(string)


def lacks(face: pygame.font.Font, letter: str) -> bool:
    """Whether a font shows its "unknown" box for a letter (pygame reports metrics even for that box)."""
    if not face.size(letter)[0]:
        return False  # invisible: pygame could not draw it anyway
    images = [face.render(word, True, "white") for word in (letter, _UNKNOWN)]
    return len({pygame.image.tobytes(image, "RGBA") for image in images}) == 1


@functools.lru_cache(64)
def _falling(grad: tuple[str, str], high: int, ascent: int) -> pygame.Surface:
    """A gradient from top to bottom, one pixel wide, in the lower three quarters of a font's capitals."""
    top, bottom, column = rgb(grad[0]), rgb(grad[1]), blank((1, high))
    for y in range(high):
        share = min(1.0, max(0.0, (y - ascent * 0.25) / (ascent * 0.75)))
        tone = tuple(int(a + (b - a) * share) for a, b in zip(top, bottom, strict=True))
        column.set_at((0, y), (*tone, 255))
    return column


class _Run(NamedTuple):
    """Neighbouring letters of a line that are in the same font."""

    first: int
    """Index of the first of them in the line."""
    text: str
    face: pygame.font.Font
    left: int
    width: int


class Letters:
    """Text as surfaces: fonts by role and pixel size, finished lines from a bounded cache."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.growth = 1.0
        """Factor by which text may grow (settings: text size)."""
        self.readable = False
        self._missing: set[str] = set()
        self._reported: set[str] = set()
        self._lacking: dict[tuple[str, str], bool] = {}
        self._fonts: dict[tuple[str, int], pygame.font.Font] = {}
        self._lines: Cache[pygame.Surface] = Cache(_MAX_LINES, surface_bytes)
        self.width = functools.lru_cache(8192)(self._width)
        self.wrap = functools.lru_cache(2048)(self._wrap)
        self._rise = functools.lru_cache(4096)(_rise)

    def style(self, growth: float, readable: bool) -> bool:
        """Apply text size and font choice from the settings; True if either changed."""
        if (growth, readable) == (self.growth, self.readable):
            return False
        if readable != self.readable:  # a line depends on its font and pixels alone
            self.clear()
            self.width.cache_clear()
            self.wrap.cache_clear()
        self.growth, self.readable = growth, readable
        return True

    def _load(self, role: str, pixels: int) -> pygame.font.Font:
        """The font of a role; pygame's own when the file is missing or broken."""
        try:
            return pygame.font.Font(self.file(role), pixels)
        except (FileNotFoundError, pygame.error) as error:
            _log.error("font %s: %s", role, error)
            self._missing.add(self.file(role).name)
            return pygame.font.Font(None, pixels)

    def take_missing(self) -> list[Notice]:
        """A notice for each missing font file, once."""
        fresh = sorted(self._missing - self._reported)
        self._reported |= self._missing
        return [Notice("error-picture", {"file": name}) for name in fresh]

    def file(self, role: str) -> Path:
        """The font file of a role."""
        return self._folder / (READABLE if self.readable else FONTS)[role]

    def fit(self, scale: float) -> None:
        """Switch to another window scale; drops everything rendered for the last one."""
        self.clear()
        self._lines.keep_to(min(_MAX_LINES, round(_LINES * scale**2)))

    def clear(self) -> None:
        """Drop fonts and lines, after a change of the window or of the fonts."""
        self._fonts.clear()
        self._lines.clear()
        self._rise.cache_clear()

    def font(self, role: str, size: int) -> pygame.font.Font:
        """The font of a role (theme.FONTS) at `size` pixels."""
        key = (role, max(4, size))
        if key not in self._fonts:
            if not pygame.font.get_init():
                pygame.font.init()
            pixels = round(key[1] * READABLE_SIZE[role]) if self.readable else key[1]
            self._fonts[key] = self._load(role, max(4, pixels))
        return self._fonts[key]

    def _face(self, letter: str, role: str, size: int) -> pygame.font.Font:
        """The font for a letter: a fallback if the role's own lacks it (arrows, names)."""
        face = self.font(role, size)
        strange = [sign for sign in letter if sign > "\u02ff" and self._lacks(role, sign)]
        if not strange:
            return face
        if self.readable:
            key = (f"{role} of the game", max(4, size))
            if key not in self._fonts:
                self._fonts[key] = pygame.font.Font(self._folder / FONTS[role], key[1])
            if not any(lacks(self._fonts[key], sign) for sign in strange):
                return self._fonts[key]
        return self._foreign(strange, size) or face

    def _by_face(self, word: str, role: str, size: int) -> list[tuple[str, pygame.font.Font]]:
        """A word split into parts of one font each, in reading order."""
        if max(word, default="") <= "\u02ff":
            return [(word, self.font(role, size))]
        parts: list[tuple[str, pygame.font.Font]] = []
        for letter in letters(word):
            face = self._face(letter, role, size)
            if parts and parts[-1][1] is face:
                parts[-1] = (parts[-1][0] + letter, face)
            else:
                parts.append((letter, face))
        return parts

    def _runs(self, string: str, role: str, size: int) -> list[_Run]:
        """The runs of a line from left to right as drawn, with spaces between words."""
        words = string.split(" ")
        starts = [0]
        for word in words[:-1]:
            starts.append(starts[-1] + len(word) + 1)
        runs: list[_Run] = []
        left = 0
        for index in drawing_order(words):
            parts = self._by_face(words[index], role, size)
            begins = [starts[index]]
            for text, _ in parts[:-1]:
                begins.append(begins[-1] + len(text))
            for part in drawing_order([text for text, _ in parts]):
                text, face = parts[part]
                width = face.size(text)[0] if text else 0
                runs.append(_Run(begins[part], text, face, left, width))
                left += width
            left += _space(size)
        return runs

    def caret(self, string: str, index: int, role: str, size: int) -> int:
        """Pixels from the left of a line to a caret before the letter `index`: where the last one ended."""
        string = self._shown(drawable(string))
        begins = not index or string[index - 1] == " "  # a word, so there is no letter before it
        for run in self._runs(string, role, size):
            count = index - run.first
            if 0 < count <= len(run.text) or (begins and not count):
                read = run.face.size(run.text[:count])[0] if count else 0
                return run.left + (run.width - read if is_to_left(run.text) else read)
        return 0

    def _foreign(self, letters: Sequence[str], size: int) -> pygame.font.Font | None:
        """The first font of another script that has all these letters."""
        for file, script in SCRIPTS:
            key = (file, max(4, size))
            if key not in self._fonts:
                place = _scripts()
                if place is None or not (place / file).is_file():
                    continue
                self._fonts[key] = pygame.font.Font(place / file, max(4, round(key[1] * SCRIPT_SIZE)))
                if script:
                    self._fonts[key].set_script(script.title())
                    self._fonts[key].set_direction(pygame.DIRECTION_RTL)
            if not any(lacks(self._fonts[key], letter) for letter in letters):
                return self._fonts[key]
        return None

    def _shown(self, words: str) -> str:
        """The text with a question mark for each letter that no font has."""
        if words.isascii():
            return words
        missing = frozenset(self.unshown(words))
        return "".join("?" if letter in missing else letter for letter in words) if missing else words

    def foreign(self, words: str) -> bool:
        """Whether any letter is missing from the game's own fonts."""
        return any(letter > "\u02ff" and self._lacks("text", letter) for letter in words)

    def unshown(self, words: str) -> str:
        """The letters of some words that no font has."""
        strange = [letter for letter in words if letter > "\u02ff" and self._lacks("text", letter)]
        return "".join(letter for letter in strange if self._foreign([letter], _TRIAL) is None)

    def _lacks(self, role: str, letter: str) -> bool:
        """Whether the font of a role has only the empty box for a letter."""
        key = (str(self.file(role)), letter)
        if key not in self._lacking:
            self._lacking[key] = lacks(self.font(role, _TRIAL), letter)
        return self._lacking[key]

    def _width(self, string: str, role: str, size: int) -> int:
        last = self._runs(self._shown(drawable(string)), role, size)[-1]
        return last.left + last.width

    def _plain(self, string: str, role: str, size: int, color: str) -> pygame.Surface:
        """A line in one colour, with readable spaces between its words."""
        runs = self._runs(self._shown(drawable(string)), role, size)
        face = self.font(role, size)
        rises = [self._rise(run.face, run.text) for run in runs]
        top = max(rises)
        if len(runs) == 1 and not top and runs[0].face is face:
            # pygame refuses text without width, such as a lone joiner
            return face.render(runs[0].text if runs[0].width else " ", True, rgb(color))
        # as high as a rendered word, so that one word and several share one baseline; where an accent
        # reaches above the font's own height there is room for it, and as much below to keep the middle
        out = blank((runs[-1].left + runs[-1].width, face.get_linesize() + 2 * top))
        for run, rise in zip(runs, rises, strict=True):
            if run.width:
                part = run.face.render(run.text, True, rgb(color))
                lower = face.get_ascent() - run.face.get_ascent()  # all words are on one line
                out.blit(part, (run.left, top - rise + lower), special_flags=pygame.BLEND_RGBA_MAX)
        return out

    def line(self, string: str, size: int, style: Style) -> pygame.Surface:
        """One line of text at `size` pixels, in the colour or gradient of a style."""
        key = (string, size, style.role, style.color, style.gradient)
        return self._lines.get(key, lambda: self._render(string, size, style))

    def _render(self, string: str, size: int, style: Style) -> pygame.Surface:
        face, grad = self.font(style.role, size), style.gradient
        surface = self._plain(string, style.role, size, "#ffffff" if grad else style.color)
        if not grad:
            return surface
        shade = pygame.transform.scale(
            _falling(grad, surface.get_height(), face.get_ascent()), surface.get_size()
        )
        shade.blit(surface, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return shade

    def outlined(self, string: str, size: int, style: Style, reach: int) -> pygame.Surface:
        """A line with a rim of `reach` pixels around its letters; larger by the rim on every side."""

        def make() -> pygame.Surface:
            plain = self._render(string, size, style)
            edge = self._plain(string, style.role, size, style.outline or style.color)
            out = blank((plain.get_width() + 2 * reach, plain.get_height() + 2 * reach))
            steps = 12 if reach < 4 else 24
            for k in range(steps):
                angle = 2 * math.pi * k / steps
                across, down = round(reach * math.cos(angle)), round(reach * math.sin(angle))
                out.blit(edge, (reach + across, reach + down))
            out.blit(plain, (reach, reach))
            return out

        return self._lines.get((string, size, style, reach), make)

    def _wrap(self, string: str, role: str, size: int, room: int) -> tuple[str, ...]:
        """The text broken at spaces (and line breaks) into lines at most `room` pixels wide."""
        lines: list[str] = []
        space = _space(size)
        for paragraph in string.split("\n"):
            line: list[str] = []
            taken = 0  # width of the line's words, with a space before each
            for word in paragraph.split(" "):
                wide = space + self.width(word, role, size)
                if line and taken + wide - space > room:
                    stay = kept(line, word)
                    if self.width(" ".join([*line[stay:], word]), role, size) > room:
                        stay = len(line)
                    lines.append(" ".join(line[:stay]))
                    line = line[stay:]
                    taken = sum(space + self.width(one, role, size) for one in line)
                if word or line:
                    line.append(word)
                    taken += wide
            lines.append(" ".join(line))
        return tuple(lines)
