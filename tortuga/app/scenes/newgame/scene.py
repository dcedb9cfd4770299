"""The new-game screen: who sits where, how long, who begins, which seed; nothing begins with a fault."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec
import pygame

from tortuga.app.captains import characters
from tortuga.app.captains.strength import strength_dialog
from tortuga.app.draw.canvas import Canvas
from tortuga.app.scene.control import Control, ControlScene
from tortuga.app.scene.protocol import Input, Key, Pop, Push, Transition
from tortuga.app.scenes.newgame.choices import (
    MOST_SEATS,
    NAME_LENGTH,
    NewGame,
    SeatChoice,
    readable_seed,
    recolour,
    to_settings,
)
from tortuga.app.scenes.newgame.options import HouseRulesScene, options_board
from tortuga.app.scenes.newgame.seatcard import SeatCard
from tortuga.app.widgets import layout
from tortuga.app.widgets.button import Button, IconButton, in_a_row
from tortuga.app.widgets.choice import CheckBox, Option, Segmented
from tortuga.app.widgets.dialog import remember
from tortuga.app.widgets.entry import TextField, Typing
from tortuga.app.widgets.heading import heading
from tortuga.app.widgets.seat import SeatPicker
from tortuga.kernel.dealer import SEED_BYTES

if TYPE_CHECKING:
    from tortuga.app.scene.context import Context


class NewGameScene(ControlScene):
    """Asks for a `NewGame` and gives it to the router.

    Args:
        game: what stands there at first.
        bench: four seats; those beyond `game.seats` appear when a seat is added.
        passing: whether going back forgets what was chosen: several persons shall not sit in the next game
            because somebody looked how they would.
    """

    def __init__(
        self, context: Context, game: NewGame, bench: tuple[SeatChoice, ...], passing: bool = False
    ) -> None:
        super().__init__(context)
        self._passing = passing
        self.game = game
        self._bench = bench
        self._canvas: Canvas | None = None
        self._typing = Typing(self._typed)

    # ---------------------------------------------------------------- the game asked for
    def change(self, **changes: Any) -> None:
        """Replace fields of the game."""
        self.game = msgspec.structs.replace(self.game, **changes)

    def _change_seat(self, index: int, **changes: Any) -> None:
        seats = list(self.game.seats)
        seats[index] = msgspec.structs.replace(seats[index], **changes)
        self.change(seats=tuple(seats))

    def _seat_count(self, count: int) -> None:
        """Seats that leave wait on the bench; who comes back gets a free colour."""
        self._bench = (*self.game.seats, *self._bench[len(self.game.seats) :])
        self.change(seats=recolour(self._bench[:count]), start_seat=min(self.game.start_seat, count - 1))

    def _colour(self, index: int, colour: str) -> None:
        """A colour that another seat has is exchanged with it."""
        mine = self.game.seats[index].colour
        for other, seat in enumerate(self.game.seats):
            if seat.colour == colour and other != index:
                self._change_seat(other, colour=mine)
        self._change_seat(index, colour=colour)

    # ---------------------------------------------------------------- controls
    def controls(self) -> Iterator[Control]:
        """See `ControlScene`."""
        say = self.context.say
        count = len(self.game.seats)
        yield Segmented(
            "seats",
            layout.SEAT_COUNT,
            tuple(Option(str(n), say("newgame-seats", seats=n)) for n in range(2, MOST_SEATS + 1)),
            str(count),
            22,
        )
        for index in range(count):
            yield from self._card(index).controls()
        note = say("newgame-practice-note")
        yield CheckBox("practice", layout.PRACTICE, say("newgame-practice"), self.game.practice, note)
        yield from self._option_controls()
        yield from self._buttons()

    def _card(self, index: int) -> SeatCard:
        box = layout.seat_card(index, len(self.game.seats))
        seats = self.game.seats
        return SeatCard(self.context, index, seats[index], box, self._typing.field, len(seats))

    def _option_controls(self) -> Iterator[Control]:
        say, game = self.context.say, self.game
        x, y, _, _ = layout.OPTIONS_BOARD
        yield Segmented(
            "target",
            (x + 44, y + 70, 380, 52),
            tuple(Option(str(n), say("newgame-target", chests=n)) for n in (6, 8)),
            str(game.target),
            23,
        )
        icons = {"random": "rolling-dices", "youngest": "person", "seat": "shooner-sailboat"}
        yield Segmented(
            "start",
            (x + 474, y + 70, 580, 52),
            tuple(
                Option(who, say(f"newgame-start-{who}"), icon, say(f"newgame-start-{who}-note"))
                for who, icon in icons.items()
            ),
            game.start_player,
            22,
        )
        if game.start_player != "random":
            yield SeatPicker(
                "start-seat",
                (x + 474, y + 134, 580, 58),
                tuple(seat.colour for seat in game.seats),
                tuple(seat.name for seat in game.seats),
                game.start_seat,
            )
        yield self._seed_field()
        yield IconButton(
            "seed-new", (x + 1362, y + 70, 52, 52), "rolling-dices", say("newgame-seed-new"), icon_size=34
        )

    def _seed_field(self) -> TextField:
        x, y, _, _ = layout.OPTIONS_BOARD
        say = self.context.say
        return TextField(
            "seed",
            (x + 1104, y + 70, 250, 52),
            self.game.seed,
            say("newgame-seed"),
            placeholder=say("newgame-seed-secret"),
            tooltip=say("newgame-seed-note"),
            size=21,
            typing=self._typing.field == "seed",
        )

    def _buttons(self) -> Iterator[Control]:
        say = self.context.say
        x, y, _, _ = layout.OPTIONS_BOARD
        fault = self._fault()
        yield Button(
            "set-sail",
            (x + 1440, y + 42, 320, 82),
            say("newgame-set-sail"),
            "shooner-sailboat",
            "primary",
            34,
            enabled=not fault,
            key="confirm",
            key_label=self.key_label("confirm"),
            tooltip=fault,
        )
        back = Button(
            "back",
            (x + 1440, y + 138, 138, 46),
            say("button-back"),
            size=19,
            key="back",
            key_label=self.key_label("back"),
        )
        changed = self.game.house_rules
        rules = Button(
            "house-rules",
            (x + 1584, y + 138, 176, 46),
            say("newgame-house-rules") + (f" · {changed}" if changed else ""),
            None,
            size=19,
            tooltip=say("newgame-house-rules-note", changed=changed),
        )
        yield from in_a_row((back, rules))

    def _fault(self) -> str:
        """Why the game cannot begin, worded; "" when it can."""
        found = self.game.faults()
        return self.context.say(found[0].id, **found[0].args) if found else ""

    # ---------------------------------------------------------------- inputs
    def activate(self, name: str) -> Transition | None:
        """See `Scene`."""
        control, _, value = name.partition(":")
        if control.startswith("seat") and "." in control:
            return self._activate_seat(int(control[4]), control[6:], value)
        match control:
            case "practice":
                self.change(practice=not self.game.practice)
            case "seats":
                self._seat_count(int(value))
            case "target" | "start-seat":
                self.change(**{control.replace("-", "_"): int(value)})
            case "start":
                self.change(start_player=value)
            case "seed":
                self._type(self._seed_field(), SEED_BYTES)
            case "seed-new":
                self.change(seed=readable_seed())
            case "house-rules":
                return Push(HouseRulesScene(self.context, self.game, self._take_rules))
            case "back":
                return Pop() if self._passing else self._leave() or Pop()
            case "set-sail":
                return self._set_sail()
        return None

    def _activate_seat(self, index: int, what: str, value: str) -> Transition | None:
        if what == "strength":
            return Push(strength_dialog(self.context, self.game.seats[index].level, len(self.game.seats)))
        if what == "character":
            self._next_character(index, 1 if value == "next" else -1)
        elif what == "name":
            self._type(self._card(index).name_field, NAME_LENGTH)
        elif what == "colour":
            self._colour(index, value)
        else:
            self._change_seat(index, **{what: value})
        return None

    def _next_character(self, index: int, step: int) -> None:
        names = characters.offered()
        now = self.game.seats[index].character
        at = names.index(now) + step if now in names else 0
        self._change_seat(index, character=names[at % len(names)])

    def _take_rules(self, game: NewGame) -> None:
        self.game = game

    def _set_sail(self) -> Transition | None:
        return None if self._fault() else self._leave() or self.context.router.set_sail(self.game)

    def _leave(self) -> Transition | None:
        if self.game.faults():
            return None
        return remember(self.context, new_game=to_settings(self.game))

    def handle(self, action: Input) -> Transition | None:
        """See `Scene`."""
        return self.activate("back") if action == Key("back") else None

    # ---------------------------------------------------------------- typing
    def _type(self, field: TextField, limit: int) -> None:
        if self._canvas is not None:
            self._typing.begin(self._canvas, field, limit)

    def _typed(self, field: str, text: str) -> None:
        if field == "seed":
            self.change(seed=text)
        else:
            self._change_seat(int(field[4]), name=text, usual=0)

    def raw(self, event: pygame.event.Event) -> bool:
        """See `Scene`. While a field is typed in, the keys go there."""
        return self._typing.raw(event)

    def update(self, dt: float) -> Transition | None:
        """See `Scene`."""
        self._typing.update(dt)
        return None

    def animating(self) -> bool:
        """The caret blinks."""
        return self._typing.field is not None

    def leave(self) -> None:
        """See `Scene`."""
        self._typing.end()

    def fit(self, canvas: Canvas) -> None:
        """See `Scene`. A field that is typed in ends, its caret belongs to the old size."""
        self._typing.end()
        self._canvas = canvas

    # ---------------------------------------------------------------- drawing
    def draw(self, canvas: Canvas) -> None:
        """See `Scene`."""
        say = self.context.say
        canvas.backdrop("sea")
        heading(canvas, say("newgame-title"), say("newgame-note"))
        for index in range(len(self.game.seats)):
            self._card(index).draw_board(canvas)
        options_board(canvas, self.context, self.game)
        self.draw_controls(canvas)
        fault = self._fault()
        if fault:
            canvas.tag((960, 1042), fault, "tag_red", "cancel", 21, max_w=1500)
        self._typing.draw(canvas)
