"""The new-game screen: who sits where, the board of options, the seed; no game begins with a fault."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any

import msgspec
from typing_extensions import override

from tortuga.app.captains import characters
from tortuga.app.captains.strength import is_rated, rating_of, rating_words, strength_dialog
from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.units import Box
from tortuga.app.input.focus import Focusable
from tortuga.app.registry import UIS
from tortuga.app.scene.base import Control
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Pop, Push, Scene, Sentence, Transition
from tortuga.app.scenes.newgame.choices import (
    NAME_LENGTH,
    NewGame,
    SeatChoice,
    from_settings,
    readable_seed,
    recolour,
    start_choices,
    to_settings,
    worded,
)
from tortuga.app.scenes.newgame.options import HouseRulesScene, OptionRow, rows_of
from tortuga.app.scenes.newgame.seatcard import SeatActions, SeatCard
from tortuga.app.settings import HOT_SEAT
from tortuga.app.widgets import layout
from tortuga.app.widgets.button import SHADE, Button, back_button, in_a_row
from tortuga.app.widgets.checkbox import CheckBox
from tortuga.app.widgets.choice import Option, Segmented
from tortuga.app.widgets.dialog import Answer, Dialog, error_dialog, remember
from tortuga.app.widgets.entry import TextField, TypingScene
from tortuga.app.widgets.heading import heading, label
from tortuga.app.widgets.iconbutton import IconButton
from tortuga.games import GAMES
from tortuga.kernel.dealer import SEED_BYTES
from tortuga.kernel.errors import UserError
from tortuga.unicode import cleaned

_GAP, _GRAIN = 50.0, 20.0
_ROWS: Box = Box(104, 790, 1010, 216)
_SEED: Box = Box(1164, 790, 314, 216)
_FIRST, _SECOND = (70, 52), (134, 58)
"""Of the first and the second line in a part of the board: distance from the top, and height."""
_NEW_SEED: Box = Box(1422, 860, 52, 52)
_SAIL: Box = Box(1500, 832, 320, 82)
_BACK: Box = Box(1500, 928, 138, 46)
_RULES: Box = Box(1644, 928, 176, 46)
_REMARK = Style("ital", 19, "note", SHADE)


def _places(rows: tuple[OptionRow, ...]) -> Iterator[tuple[OptionRow, Box]]:
    """Each row of the board and its part of it, the wider the more values it has."""
    counts = [len(row.values) for row in rows]
    room = _ROWS.w - _GAP * (len(rows) - 1)
    rest = _ROWS
    for row, count in zip(rows, counts, strict=True):
        place, rest = rest.cut(left=round(room * count / sum(counts) / _GRAIN) * _GRAIN)
        yield row, place
        rest = rest.cut(left=_GAP)[1]


def _line(place: Box, line: tuple[float, float]) -> Box:
    """A line of controls in a part of the board."""
    return place.moved(dy=line[0])._replace(h=line[1])


def board_controls(rows: tuple[OptionRow, ...]) -> Iterator[Control]:
    """The options of the board in Tab order."""
    for row, place in _places(rows):
        yield from row.choice(_line(place, _FIRST), 22 if row.editor is not None else 23, told=True)
        yield from row.more(_line(place, _SECOND))


def board_ground(canvas: Canvas, context: Context, rows: tuple[OptionRow, ...]) -> None:
    """Draw the ground with its words; the controls come over it."""
    canvas.plate("wood_brass", layout.OPTIONS_BOARD)
    for row, place in _places(rows):
        written = _title(canvas, row.title, place, place.w if row.editor is None else place.w - 80)
        if row.editor is not None:
            row.editor.mark(canvas, (written, place.y + 44))
        if row.note and not row.more(_line(place, _SECOND)):
            _remark(canvas, row.note, _line(place, _SECOND).inset(2, 0))
    _title(canvas, context.say("newgame-seed"), _SEED, 300)
    _remark(canvas, context.say("newgame-seed-same"), _line(_SEED, _SECOND).inset(2, 0))


def _title(canvas: Canvas, text: str, place: Box, room: float) -> float:
    """Write the title of a part of the board; returns its right end."""
    return place.x + label(canvas, text, (place.x, place.y + 46), 22, room).w


def _remark(canvas: Canvas, text: str, box: Box) -> None:
    canvas.paragraph(text, _REMARK, box, anchor="topleft", high=68)


_MESSAGE_AT = (960, 1042)
_MESSAGE_ROOM = 1120.0
"""Width between the buttons at the lower edge."""
_MAX_WORDED = 4
"""Up to this many seat counts are written in words, more of them as bare numbers."""


class NewGameScene(TypingScene):
    """Asks for a `NewGame` and gives its `Setup` to the router.

    Args:
        game: what is shown at first.
        spare_seats: as many seats as the game takes; those beyond `game.seats` appear when a seat is added.
        passing: whether going back forgets what was chosen, so that several people do not sit in the next
            game just because somebody had a look at the screen with their seats.
        deal: the title of the game whose deal is played again, "" for none.
    """

    def __init__(
        self,
        context: Context,
        game: NewGame,
        spare_seats: tuple[SeatChoice, ...],
        passing: bool = False,
        deal: str = "",
    ) -> None:
        super().__init__(context)
        self._deal, self._dealt = deal, game
        self._passing = passing
        self.game = game
        self._spare_seats = spare_seats
        self._language = context.text.language
        self._controls: tuple[object, tuple[Control, ...]] | None = None
        """The controls, and what they were last made from."""

    @property
    def _words(self) -> Context:
        """The context of the chosen game, under its options."""
        return self.context.of(self.game.game, self.game.chosen)

    # ---------------------------------------------------------------- the chosen game
    def change(self, **changes: Any) -> None:
        """Replace fields of the game."""
        self.game = msgspec.structs.replace(self.game, **changes)

    def _change_seat(self, index: int, **changes: Any) -> None:
        seats = list(self.game.seats)
        seats[index] = msgspec.structs.replace(seats[index], **changes)
        self.change(seats=tuple(seats))

    def _seat_count(self, value: str) -> None:
        """Removed seats become spare ones; a seat that comes back gets a free colour."""
        count = int(value)
        self._spare_seats = (*self.game.seats, *self._spare_seats[len(self.game.seats) :])
        self.change(seats=recolour(self.game.game, self._spare_seats[:count]))
        for option in GAMES[self.game.game].options:
            editor = UIS[self.game.game].editors.get(option.field)
            if editor is not None:
                self.game = self.game.choose(**editor.seated(self.game.chosen, count))

    def _play(self, game: str) -> None:
        """Switch to another game, with its own last choices; if several people play, they stay."""
        if game == self.game.game:
            return  # what was entered for it stays
        last = from_settings(game, self.context.settings.now.choices_of(game, self._passing))
        people = sum(seat.kind == "person" for seat in self.game.seats) if self._passing else None
        self.game, self._spare_seats = start_choices(self.context.text, game, last, people)

    def _take_colour(self, index: int, colour: str) -> None:
        """Take a colour; if another seat has it, the two swap."""
        mine = self.game.seats[index].colour
        for other, seat in enumerate(self.game.seats):
            if seat.colour == colour and other != index:
                self._change_seat(other, colour=mine)
        self._change_seat(index, colour=colour)

    @override
    def enter(self) -> None:
        """After a change of language the default names follow it."""
        text = self.context.text
        if self._language == text.language:
            return
        self._language = text.language
        count = len(self.game.seats)
        seats = (*self.game.seats, *self._spare_seats[count:])
        self._spare_seats = worded(text.of(self.game.game), seats, len(seats))
        self.change(seats=self._spare_seats[:count])

    # ---------------------------------------------------------------- controls
    @override
    def focusables(self) -> tuple[Focusable, ...]:
        """From the board's last controls the focus goes to the button that begins, not to those below."""
        return tuple(
            msgspec.structs.replace(item, behind="set-sail") if item.id in ("back", "house-rules") else item
            for item in super().focusables()
        )

    @override
    def controls(self) -> tuple[Control, ...]:
        shown = (self.game, self.typing.field, self.context.text.language)
        key = (shown, self._fault(), characters.offered(self.game.game))
        if self._controls is None or self._controls[0] != key:
            self._controls = (key, tuple(self._made()))
        return self._controls[1]

    def _made(self) -> Iterator[Control]:
        """The controls in Tab order."""
        say = self.context.say
        count = len(self.game.seats)
        counts = GAMES[self.game.game].seats
        few = len(counts) <= _MAX_WORDED
        seats = tuple(Option(str(n), say("newgame-seats", seats=n) if few else str(n)) for n in counts)
        name, seat = "" if few else say("library-seats"), self._seat_count
        yield Segmented("seats", layout.SEAT_COUNT, seats, str(count), 22, name=name, choose=seat)
        if len(UIS) > 1:
            games = tuple(Option(name, self.context.of(name).say(f"game-{name}")) for name in UIS)
            name, now = say("newgame-game"), self.game.game
            yield Segmented("game", layout.GAME_CHOICE, games, now, 22, name=name, choose=self._play)
        for index in range(count):
            yield from self._card(index).controls()
        for field, box in (("practice", layout.PRACTICE), ("unadvised", layout.UNADVISED)):
            on, note = getattr(self.game, field), self._words.say(f"newgame-{field}-note")
            label, turn = say(f"newgame-{field}"), partial(self._turn, field)
            yield CheckBox(field, box, label, on, tooltip=note, action=turn)
        if not self._passing:
            may = any(seat.kind == "person" for seat in self.game.seats)
            label, tip, act = say("newgame-computers"), say("newgame-computers-note"), self._all_computers
            give_up = partial(Button, size=20, enabled=may, tooltip=tip, action=act)
            yield give_up("computers", layout.COMPUTERS, label, "robot-golem")
            day = lambda: Push(self.context.router.daily())  # noqa: E731
            yield Button("daily", layout.DAILY, say("daily-title"), "sun", size=20, action=day)
        if is_rated(self.game.game):
            yield self._equals_button()
        yield from board_controls(self._rows)
        yield self._seed_field()
        label, draw = say("newgame-seed-new"), lambda: self.change(seed=readable_seed())
        yield IconButton("seed-new", _NEW_SEED, "rolling-dices", label, icon_size=34, action=draw)
        yield from self._foot()

    def _foot(self) -> Iterator[Control]:
        """The buttons, at the right of the options."""
        say, fault, changed = self.context.say, self._fault(), self.game.house_rules
        begin = partial(Button, enabled=not fault, key="confirm", tooltip=fault, action=self._start_game)
        yield begin("set-sail", _SAIL, say("newgame-set-sail"), "shooner-sailboat", "primary", 34, main=True)
        back = back_button(self.context, _BACK, 19, self._go_back)
        label = say("newgame-house-rules") + (f" · {changed}" if changed else "")
        tip, consult = say("newgame-house-rules-note", changed=changed), lambda: Push(self._house_rules())
        rules = Button("house-rules", _RULES, label, size=19, tooltip=tip, action=consult)
        yield from in_a_row((replace(back, icon=None), rules))

    def _turn(self, field: str) -> None:
        """Toggle a yes or no."""
        self.change(**{field: not getattr(self.game, field)})

    def _all_computers(self) -> None:
        for index in range(len(self.game.seats)):
            self._change_seat(index, kind="captain")

    # ---------------------------------------------------------------- equal opponents
    @property
    def _captains(self) -> tuple[int, ...]:
        """The seats whose levels can be set."""
        return tuple(
            index
            for index, seat in enumerate(self.game.seats)
            if seat.kind == "captain" and not characters.outside_name(seat.character)
        )

    @property
    def _person(self) -> str:
        """The name of the first person; "" without one."""
        return next((cleaned(seat.name) for seat in self.game.seats if seat.kind == "person"), "")

    def _equals_button(self) -> Button:
        say, name = self.context.say, self._person
        may = bool(name and self._captains)
        tip = say("newgame-equals-note", name=name) if may else say("newgame-equals-nobody")
        button = partial(Button, size=20, enabled=may, tooltip=tip, action=self._offer_equals)
        return button("equals", layout.EQUALS, say("newgame-equals"), "crossed-sabres")

    def _offer_equals(self) -> Transition:
        """Say how strong the first person is, and offer captains who together are as strong."""
        say, seats = self.context.say, self._captains
        try:
            rated = rating_of(self.context.router.results_of(self.game.game, self._person))
        except UserError as error:
            return error_dialog(self.context, error)
        assert rated is not None
        levels = rated.equals(len(seats))
        names = [
            say("newgame-equals-level", count=levels.count(level), level=say(f"level-{level}"))
            for level in dict.fromkeys(levels)
        ]
        place, known = rating_words(self.context, rated)
        message = say("newgame-equals-message", name=self._person, place=place, known=known)
        offered = "newgame-equals-offer" if rated.known else "newgame-equals-middle"
        offer = say(offered, levels=self.context.listed(names))
        take, leave = say("newgame-equals-take"), say("button-cancel")
        answers = (
            Answer("leave", leave, None, "secondary", "back"),
            Answer(
                "take", take, "check-mark", "primary", "confirm", action=partial(self._seat, seats, levels)
            ),
        )
        title = say("newgame-equals")
        return Push(Dialog(self.context, title, f"{message}\n\n{offer}", answers, "crossed-sabres"))

    def _seat(self, seats: tuple[int, ...], levels: tuple[str, ...]) -> None:
        for index, level in zip(seats, levels, strict=True):
            self._change_seat(index, level=level)

    # ---------------------------------------------------------------- what is done
    def _type_seed(self) -> None:
        self.type_in(self._seed_field(), SEED_BYTES)

    def _go_back(self) -> Transition:
        return Pop() if self._passing else self._leave() or Pop()

    @property
    def _rows(self) -> tuple[OptionRow, ...]:
        return rows_of(self._words, self.game, "board", self._take_rules)

    def _card(self, index: int) -> SeatCard:
        box = layout.seat_card(index, len(self.game.seats))
        seats = self.game.seats
        methods = (self._set, self._take_colour, self._next_character, self._type_name, self._show_strength)
        actions = SeatActions(*(partial(method, index) for method in methods))
        seat = (index, seats[index], box, self.typing.field, len(seats))
        return SeatCard(self._words, self.game.game, *seat, actions)

    def _seed_field(self) -> TextField:
        say, typing = self._words.say, self.typing.field == "seed"
        empty, tip = say("newgame-seed-secret"), say("newgame-seed-note")
        field = partial(TextField, placeholder=empty, tooltip=tip, typing=typing, action=self._type_seed)
        place = _line(_SEED._replace(w=250), _FIRST)
        return field("seed", place, self.game.seed, say("newgame-seed"), size=21)

    def _fault(self) -> str:
        """Why the game cannot begin, worded; "" when it can."""
        faults = self.game.faults()
        return self._words.text.describe_error(faults[0].id, faults[0].args) if faults else ""

    # ---------------------------------------------------------------- inputs
    def _set(self, index: int, field: str, value: str) -> None:
        self._change_seat(index, **{field: value})

    def _show_strength(self, index: int) -> Transition:
        level, seats = self.game.seats[index].level, len(self.game.seats)
        return Push(strength_dialog(self._words, self.game.game, level, seats))

    def _type_name(self, index: int) -> None:
        self.type_in(self._card(index).name_field, NAME_LENGTH)

    def _next_character(self, index: int, step: int) -> None:
        names = characters.offered(self.game.game)
        now = self.game.seats[index].character
        at = names.index(now) + step if now in names else 0
        self._change_seat(index, character=names[at % len(names)])

    def _house_rules(self) -> HouseRulesScene:
        return HouseRulesScene(self._words, self.game, self._take_rules)

    @override
    def coming(self) -> Iterator[Scene]:
        yield self._house_rules()
        yield from self._house_rules().coming()

    def _take_rules(self, game: NewGame) -> None:
        self.game = game

    def _start_game(self) -> Transition | None:
        return None if self._fault() else self._leave() or self.context.router.start_game(self.game.setup)

    def _leave(self) -> Transition | None:
        if self.game.faults():
            return None
        name = f"{HOT_SEAT}{self.game.game}" if self._passing else self.game.game
        kept = {**self.context.settings.now.games, name: to_settings(self.game)}
        return remember(self.context, games=kept, game=self.game.game)

    @override
    def consult(self) -> Transition | None:
        """Open the rules of the chosen game."""
        return Push(self.context.router.rules(game=self.game.game, options=self.game.chosen))

    @property
    def same_deal(self) -> bool:
        """Whether the choices, as they are now, still play the deal of an earlier game again."""
        return bool(self._deal) and self.game.deals_as(self._dealt)

    # ---------------------------------------------------------------- typing
    @override
    def typed(self, field: str, text: str) -> None:
        if field == "seed":
            self.change(seed=text)
            return
        for index in range(len(self.game.seats)):
            if self._card(index).name_field.id == field:
                self._change_seat(index, name=text, usual=0)

    @override
    def spoken(self) -> tuple[Sentence, ...]:
        """Whose deal it is, why the game cannot begin, and who will sit at the table."""
        info = UIS[self.game.game].seat_count_info
        seated = "" if info is None else info.in_words(self._words, len(self.game.seats))
        deal = self._words.say("newgame-same-deal", game=self._deal) if self.same_deal else ""
        return tuple(map(Sentence, (self.context.say("newgame-title"), deal, self._fault(), seated)))

    # ---------------------------------------------------------------- drawing
    @override
    def draw(self, canvas: Canvas) -> None:
        say = self.context.say
        canvas.ground(self.game.game)
        heading(canvas, say("newgame-title"), say("newgame-note") if len(UIS) == 1 else "")
        info = UIS[self.game.game].seat_count_info
        if info is not None:
            info.draw(canvas, self._words, len(self.game.seats), layout.COMPANY)
        for index in range(len(self.game.seats)):
            self._card(index).draw_board(canvas)
        board_ground(canvas, self._words, self._rows)
        self.draw_controls(canvas)
        if message := self._message(canvas):
            canvas.tag(_MESSAGE_AT, *message, 21, max_w=_MESSAGE_ROOM)
        self.typing.draw(canvas)

    def _message(self, canvas: Canvas) -> tuple[str, str, str] | None:
        """The message at the lower edge, its plate and its icon."""
        if fault := self._fault():
            return fault, "tag_red", "cancel"
        if self.same_deal:
            return self._words.say("newgame-same-deal", game=self._deal), "tag_blue", "cycle"
        if unshown := canvas.art.letters.unshown("".join(seat.name for seat in self.game.seats)):
            return self._words.say("newgame-name-unshown", count=len(unshown)), "tag_blue", "info"
        return None
