"""Covers over a shared table: the curtain, looks at secrets, and pauses for everybody."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, NamedTuple

import pygame
from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.nineslice import shrunk
from tortuga.app.draw.seatcolour import SeatColour
from tortuga.app.draw.theme import ICON, mix, rgb
from tortuga.app.draw.units import Box
from tortuga.app.input.focus import Focusable, id_parts, rest_of
from tortuga.app.scene.base import INPUT_DELAY, Control, ControlScene
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Callback, Held, Input, Key, Pop, Push, Sentence, Transition, ended
from tortuga.app.table.hotseat import MAX_LOOK_S, Hotseat
from tortuga.app.table.layers import Furniture, announcement
from tortuga.app.table.marks import Banner, Marks, Shown
from tortuga.app.table.ui.anygame import AnyObserver
from tortuga.app.table.ui.sheets import Peeks
from tortuga.app.widgets.button import Button
from tortuga.app.widgets.dialog import notice_dialog
from tortuga.kernel.errors import Notice

HELP: Final = (("peek",), "help-peek")
"""A row of the list of keys, for the `keys` of a game with secrets to peek at."""
LOOK_AWAY_S: Final = 1.0
"""Seconds for the others to look away before anything is shown."""
SECRETS: Final = Box(400.0, 536.0, 1120.0, 310.0)
"""Where a game draws the secrets on a cover."""
_MIN_LOOK_S: Final = 0.4
"""Seconds a required look takes at least."""
_SECRETS_PLAQUE: Final = Box(360.0, 300.0, 1200.0, 640.0)
_PLAQUE: Final = Box(460.0, 470.0, 1000.0, 370.0)
_LIFT: Final = Box(720.0, 880.0, 480.0, 92.0)
_WAYS: Final = (Box(300.0, 892.0, 384.0, 68.0), Box(1236.0, 892.0, 384.0, 68.0))
_DONE: Final = Box(760.0, 960.0, 400.0, 76.0)
_RING: Final = 74.0
_CHIP: Final = "peek:"


_FOLD = 118.0  # units from fold to fold
_HEM_Y, _HEM_H, _HEM_LINE = 984.0, 40.0, 12.0
_EMBLEM_STEP = (236.0, 190.0)
_EMBLEM_SIZE = 92.0
_EMBLEM_AT = (30.0, 150.0)
_EMBLEM_ALPHA = 120
_ROWS, _COLUMNS = range(-4, 10), range(-4, 13)
"""Rows and columns of the weave; they go on into the margins of windows wider or higher than the stage."""
_WAVES = ((0.9, 3.7), (0.5, 1.9))
"""How far, and how slowly, the folds shift."""
_VALLEY, _RIDGE, _SHARP = 0.22, 0.70, 1.4
"""How light the folds are, and how narrow their ridges."""


def hung(canvas: Canvas, seat: SeatColour) -> pygame.Surface:
    """The curtain of a player, kept for this window size."""
    return canvas.art.made(("curtain", seat), lambda: _curtain(canvas, seat))


def _curtain(canvas: Canvas, seat: SeatColour) -> pygame.Surface:
    width, height = canvas.surface.get_size()
    base = seat.rgb
    cloth = _folds(canvas, width, mix(base, "#0a0402", 0.74), mix(base, "#fff2d0", 0.10))
    gold = _folds(canvas, width, "#4a2a08", "#ffd888")
    out = pygame.transform.scale(cloth, (width, height))
    _weave(canvas, out, seat.emblem, mix(base, "#000000", 0.55))
    top, line = round(canvas.at(0, _HEM_Y)[1]), max(1, canvas.px(_HEM_LINE))
    for y in (top, top + canvas.px(_HEM_H)):
        out.blit(pygame.transform.scale(gold, (width, line)), (0, y))
    out.blit(shrunk(canvas.art.master("backdrops/vignette.png"), (width, height)), (0, 0))
    return out


def _folds(canvas: Canvas, width: int, dark: str, light: str) -> pygame.Surface:
    """One row of pixels: light on the ridges, dark in the valleys, no two folds alike."""
    row = pygame.Surface((width, 1), 0, 32)
    for x in range(width):
        turn = 2 * math.pi * canvas.unit((x, 0))[0] / _FOLD
        shifted = sum((strong * math.sin(turn / slow) for strong, slow in _WAVES), turn)
        ridge = (1 + math.sin(shifted)) / 2
        row.set_at((x, 0), rgb(mix(dark, light, _VALLEY + _RIDGE * ridge**_SHARP)))
    return row


def _weave(canvas: Canvas, cloth: pygame.Surface, name: str, ink: str) -> None:
    """The emblem, woven into the cloth in staggered rows."""
    picture = canvas.art.icons.tinted(name, canvas.px(_EMBLEM_SIZE), ink).copy()
    picture.set_alpha(_EMBLEM_ALPHA)
    (left, top), (step_x, step_y) = _EMBLEM_AT, _EMBLEM_STEP
    for row, column in itertools.product(_ROWS, _COLUMNS):
        x, y = (column + (row % 2) / 2) * step_x + left, top + row * step_y
        if y < _HEM_Y - _EMBLEM_SIZE / 2:
            px, py = canvas.at(x, y)
            cloth.blit(picture, picture.get_rect(center=(round(px), round(py))))


class _Cover(ControlScene):
    """Stops the game until somebody confirms.

    Args:
        on_menu: called by Escape (the table's menu); None for nothing.
    """

    def __init__(self, context: Context, on_menu: Callback | None = None) -> None:
        super().__init__(context)
        self._on_menu = on_menu
        self._age = 0.0

    @override
    def update(self, dt: float) -> Transition | None:
        self._age += dt
        return None

    @override
    def handle(self, action: Input) -> Transition | None:
        return self._on_menu() if action == Key("back") and self._on_menu is not None else None


class AllLookScene(_Cover):
    """Waits until everybody has seen what was revealed; the closed table stays visible.

    Args:
        furniture: boxes of the table's banner and button.
    """

    overlay = True

    def __init__(self, context: Context, furniture: Furniture, on_menu: Callback) -> None:
        super().__init__(context, on_menu)
        self._furniture = furniture

    def _banner(self) -> Banner:
        say = self.context.say
        return Banner(ICON["info"], say("handover-open-title"), say("handover-open"))

    @override
    def controls(self) -> Iterator[Control]:
        label = self.context.say("handover-open-done")
        yield Button("seen", self._furniture.primary, label, "check-mark", "primary", 26, key="confirm")

    @override
    def activate(self, name: str) -> Transition | None:
        """Ignored at first: the key may have been meant for the previous choice."""
        return Pop() if name == "seen" and self._age >= INPUT_DELAY else None

    @override
    def spoken(self) -> tuple[Sentence, ...]:
        banner = self._banner()
        return (Sentence(f"{ended(banner.title)} {banner.message}"),)

    @override
    def draw(self, canvas: Canvas) -> None:
        announcement(canvas, self._banner(), self._furniture.banner)
        self.draw_controls(canvas)


class _Curtain(_Cover):
    """A closed curtain in a player's colour, with a plaque that names the player."""

    def __init__(self, context: Context, name: str, colour: str, on_menu: Callback | None = None) -> None:
        super().__init__(context, on_menu)
        self.name = name
        self._colour = colour
        self._curtain: pygame.Surface | None = None

    @override
    def fit(self, canvas: Canvas) -> None:
        self._curtain = hung(canvas, canvas.seat(self.context.game, self._colour))

    def _draw_curtain(self, canvas: Canvas, plaque: Box, emblem_y: float, name_y: float, size: float) -> None:
        """Paint curtain and plaque; heights of emblem and name count from the plaque's upper edge."""
        assert self._curtain is not None, "a scene is fitted to the window before it is drawn"
        canvas.blit(self._curtain, (0, 0))
        canvas.topbar()
        x, y, w, _ = plaque
        middle = x + w / 2
        canvas.plate("parchment_torn", plaque)
        canvas.emblem(canvas.seat(self.context.game, self._colour), (middle, y + emblem_y), 220)
        canvas.write(self.name, Style("display", size, "red_d"), (middle, y + name_y), w - 140, "center")


class Way(NamedTuple):
    """A further button of the curtain."""

    label: str
    """Message of its label."""
    icon: str
    act: Callback
    """The action of that button; its transition happens once the curtain is gone."""
    key: str = ""
    """Bound action, "" for none."""


class HandoverScene(_Curtain):
    """Calls a person to the screen. It gets no view, so it cannot show anybody's secrets.

    Args:
        name: the person called.
        colour: name of that player's colour.
        on_lift: called when the curtain is lifted; its transition happens after the curtain is gone.
        ways: one or two further buttons.
        progress: how far the others are.
        hint: how to look at secrets that must be held open.
    """

    def __init__(
        self,
        context: Context,
        name: str,
        colour: str,
        on_lift: Callback = lambda: None,
        on_menu: Callback | None = None,
        ways: Sequence[Way] = (),
        progress: str = "",
        hint: str = "",
    ) -> None:
        super().__init__(context, name, colour, on_menu)
        self._on_lift = on_lift
        self._ways = {way.label: way for way in ways}
        self.progress = progress
        self.hint = hint

    @override
    def controls(self) -> Iterator[Control]:
        say, key = self.context.say, self.key_label("confirm")
        yield Button(
            "lift", _LIFT, say("handover-lift"), "check-mark", "primary", 30, "confirm", key, glow=True
        )
        for box, (name, way) in zip(_WAYS, self._ways.items(), strict=False):
            label = self.key_label(way.key) if way.key else ""
            yield Button(name, box, say(name), way.icon, key=way.key or None, key_label=label)

    @override
    def activate(self, name: str) -> Transition | None:
        if self._age < INPUT_DELAY:
            return None
        return Pop(self._ways[name].act() if name in self._ways else self._on_lift())

    @override
    def spoken(self) -> tuple[Sentence, ...]:
        say = self.context.say
        words = (say("handover-title"), self.name, self.progress, say("handover-note"), self.hint)
        return tuple(Sentence(sentence) for sentence in words if sentence)

    @override
    def draw(self, canvas: Canvas) -> None:
        say = self.context.say
        self._draw_curtain(canvas, _PLAQUE, -40, 200, 88)
        x, y, w, h = _PLAQUE
        middle = x + w / 2
        canvas.write(say("handover-title"), Style("ital", 30, "ink2"), (middle, y + 122), w - 120, "center")
        note = " ".join(filter(None, (say("handover-note"), self.hint)))
        canvas.paragraph(note, Style("text", 25, "ink"), (middle, y + 262), w - 180, "midtop")
        if self.progress:
            place = (middle, y + h - 4)
            canvas.tag(place, self.progress, "tag_dark", ICON["wait"], 20, max_w=w - 200)
        self.draw_controls(canvas)


class SecretScene(_Curtain):
    """Shows a person's secrets while a key is held, once the others had a moment to look away.

    Nothing of the table is drawn beneath.

    Args:
        shown: what the person `shown.me` sees.
        peeks: the game's part.
        required: releasing the key only hides the secrets, and the cover stays until the person has looked
            and confirms. Otherwise the key is down already, and releasing it removes the cover.
    """

    kept = False  # it opens and closes by itself

    def __init__(
        self, context: Context, shown: Shown[Any], peeks: Peeks[Any], required: bool = False
    ) -> None:
        super().__init__(context, shown.seats[shown.me].name, shown.colour(shown.me))
        self._shown = shown
        self._peeks = peeks
        self.required = required
        self._holding = not required
        self._open_for = 0.0
        """Seconds the secrets have been open since the key went down."""
        self._looked = 0.0
        """Seconds the secrets have been open in all."""

    @property
    def open(self) -> bool:
        """Whether the secrets are visible."""
        return self._holding and self._age >= LOOK_AWAY_S

    @property
    def _looking_away(self) -> bool:
        """Whether the others are still looking away, or the look is over."""
        return self._age < LOOK_AWAY_S or not (self.required or self._holding)

    @override
    def handle(self, action: Input) -> Transition | None:
        """Ignore all other keys; Escape helps if a release got lost."""
        match action:
            case Held("peek", _, down) if self.required:
                self._holding, self._open_for = down, 0.0
            case Held("peek", _, False) | Key("back") if not self.required:
                return Pop()
        return None

    @override
    def consult(self) -> Transition | None:
        """Nothing opens over the secrets."""
        return None

    @override
    def leave(self) -> None:
        """Hide the secrets under any other scene (the settings)."""
        self._holding = False

    @override
    def update(self, dt: float) -> Transition | None:
        super().update(dt)
        if self.open:
            self._looked += dt
            self._open_for += dt
        if self._open_for > MAX_LOOK_S:
            self._holding = False
        return None if self.required or self._holding else Pop()

    @override
    def animating(self) -> bool:
        return self._looking_away

    @override
    def controls(self) -> Iterator[Control]:
        if self.required:
            label, able = self.context.say("look-done"), self._looked >= _MIN_LOOK_S
            yield Button("done", _DONE, label, "check-mark", "primary", 28, "confirm", enabled=able)

    @override
    def focusables(self) -> tuple[Focusable, ...]:
        if not self.required:
            return ()
        label = self.context.say("look-hold", key=self.key_label("peek"))
        return (Focusable("look", SECRETS, label, ring=False, held="peek"), *super().focusables())

    @override
    def activate(self, name: str) -> Transition | None:
        return Pop() if name == "done" and self._looked >= _MIN_LOOK_S else None

    def note(self) -> str:
        """The line at the foot of the plaque."""
        if self._looking_away:
            return self.context.say("peek-away")
        return self.context.say("look-hold" if self.required else "peek-note", key=self.key_label("peek"))

    @override
    def spoken(self) -> tuple[Sentence, ...]:
        if self.open:
            words = self._peeks.spoken(self._shown)
        else:
            words = [self.context.say("peek-away")]
            if not self._looking_away:
                words.append(self.note())
        return (Sentence(self.name), *map(Sentence, words))

    @override
    def draw(self, canvas: Canvas) -> None:
        self._draw_curtain(canvas, _SECRETS_PLAQUE, -30, 158, 76)
        x, y, w, h = _SECRETS_PLAQUE
        middle = x + w / 2
        if self.open:
            self._peeks.draw(canvas, self._shown, SECRETS)
        else:
            self._ring(canvas, (middle, SECRETS[1] + SECRETS[3] / 2))
        canvas.write(self.note(), Style("text", 26, "ink"), (middle, y + h - 64), w - 160, "center")
        self.draw_controls(canvas)

    def _ring(self, canvas: Canvas, center: tuple[float, float]) -> None:
        """A ring that fills while the others look away."""
        rays = 48
        for ray in range(rays):
            full = ray < rays * self._age / LOOK_AWAY_S
            turn = 2 * math.pi * ray / rays - math.pi / 2
            way = (math.cos(turn), math.sin(turn))
            inner, outer = (
                (center[0] + way[0] * reach, center[1] + way[1] * reach) for reach in (_RING - 14, _RING)
            )
            canvas.line(inner, outer, "red_d" if full else "ink2", 6.0 if full else 2.0)


@dataclass(frozen=True)
class Covers:
    """Makes the covers that a shared table needs."""

    context: Context
    hotseat: Hotseat
    menu: Callback
    """Called by Escape."""
    submit: Callable[[int, Any], Transition | None]
    """Carries out a command of a seat."""

    # ------------------------------------------------------------------ everybody looks
    def gather(self) -> Transition | None:
        """Call everybody back to the screen if secret choices are revealed now."""
        if self.hotseat.peeks is None or not self.hotseat.take_news():
            return None
        return Push(notice_dialog(self.context, Notice("handover-gathered")))

    def all_look(self) -> Transition | None:
        """Before the curtain, wait until all have seen what was revealed; None if nothing was."""
        if self.hotseat.peeks is not None or not self.hotseat.take_news():
            return None
        return Push(AllLookScene(self.context, self.hotseat.presenter.picture.furniture, self.menu))

    # ------------------------------------------------------------------ one person looks
    def curtain(self, seat: int) -> Transition:
        """Call the next person to the screen, with everybody's secrets hidden until they lift it."""
        self.hotseat.close(seat)
        spec, say = self.hotseat.session.seats[seat], self.context.say
        progress, hint, ways = "", "", []
        if others := self.hotseat.others_secretly(seat):
            ways.append(Way("handover-else", ICON["redo"], partial(self.curtain, others[0])))
        if self.hotseat.peeks is not None:
            progress = self.hotseat.peeks.progress(self.hotseat.presenter.view, say)
            blind = self.hotseat.peeks.blind_choice(self.hotseat.session.observer(seat).view)
            if blind is not None:
                act = partial(self.submit, seat, blind)
                ways.append(Way("handover-unseen", "sight-disabled", act, "digit-0"))
        if self.hotseat.must_hold(seat):
            hint = f"{say('look-hold', key=self.context.key_label('peek'))}."
        lift = partial(self.hotseat.lift, seat)
        return Push(
            HandoverScene(self.context, spec.name, spec.colour, lift, self.menu, ways, progress, hint)
        )

    def must_look(self) -> Transition | None:
        """The cover of the next person who must look at what they have learned; None for nobody."""
        eyes = self.hotseat.next_look()
        return None if eyes is None else self._secrets(eyes, Marks(), required=True)

    def peek(self, chip: str) -> Transition | None:
        """The cover for a look at the secrets of a chip's person; None unless they may look."""
        seat = int(id_parts(chip)[1])
        if seat not in self.hotseat.may_peek:
            return None
        eyes = self.hotseat.session.observer(seat)
        return self._secrets(eyes, Marks(own_notes=eyes.notes()))

    def _secrets(self, eyes: AnyObserver, marks: Marks, required: bool = False) -> Transition | None:
        if self.hotseat.peeks is None:
            return None
        view = self.hotseat.peeks.shuffled(eyes.view)
        shown = Shown(view, eyes.seat, marks, self.hotseat.session.seats, self.context.text)
        return Push(SecretScene(self.context, shown, self.hotseat.peeks, required))

    # ------------------------------------------------------------------ chips
    def chips(self) -> list[Focusable]:
        """Where the mouse can be held to peek, the bottom seat first."""
        if self.hotseat.peeks is None:
            return []
        presenter, chips = self.hotseat.presenter, []
        for seat in self.hotseat.may_peek:
            box = self.hotseat.peeks.chip(presenter.view, presenter.me, seat)
            if box is not None:
                name, key = self.hotseat.session.seats[seat].name, self.context.key_label("peek")
                label = self.context.say("peek-chip", name=name, key=key)
                chips.append(Focusable(f"{_CHIP}{seat}", box, label, label, zone="peek", held="peek"))
        return chips

    def is_chip(self, name: str) -> bool:
        """Whether this is a chip, which has to be held: a short press does nothing."""
        return rest_of(name, _CHIP) is not None
