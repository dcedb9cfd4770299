"""The page of bets: ten coins on a rival's secret choice, then what it was, and the points."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Final

import pygame
from typing_extensions import override

from tortuga.app.bets import COINS, Betting, even_points, own_points, points, verdict
from tortuga.app.captains import ask
from tortuga.app.captains.characters import level_name
from tortuga.app.captains.thinking import BackgroundTask
from tortuga.app.draw.canvas import Canvas, Style, legible
from tortuga.app.draw.theme import ICON
from tortuga.app.draw.units import Box
from tortuga.app.gameui.boards import Read
from tortuga.app.input.focus import Focus, Focusable
from tortuga.app.input.keynames import DIGITS
from tortuga.app.records import GameRecord, Records
from tortuga.app.registry import UIS
from tortuga.app.scene.base import Control
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Click, Input, Key, Scroll, Transition
from tortuga.app.scenes.log.calibration import draw_averages, draw_calibration
from tortuga.app.scenes.log.picture import WHOLE, MomentPicture, Pane
from tortuga.app.scenes.log.view import BODY, PANEL_HEAD, PANEL_NOTE, PANEL_TEXT
from tortuga.app.widgets.button import SHADE, Button, Pressable
from tortuga.app.widgets.dialog import error_dialog
from tortuga.app.widgets.iconbutton import IconButton
from tortuga.app.widgets.row import Row
from tortuga.kernel.errors import UserError
from tortuga.kernel.game import NOBODY
from tortuga.kernel.library.entries import Bet

_SIDE, _REST = BODY.cut(left=452)
_MIDDLE, _RIGHT = _REST.cut(left=18)[1].cut(left=800)
_BET, _UNDER = _MIDDLE.cut(top=640)
_POINTS: Final = _UNDER.cut(top=16)[1]
_PAPER, _BELOW = _RIGHT.cut(left=18)[1].cut(top=640)
_AVERAGES, _BUTTONS = _BELOW.cut(top=16)[1].cut(top=116)
_COLUMNS: Final = _BET.inset(28, 24).cut(top=52)[1]
_FOOT: Final = 92.0
"""Height of the foot of a column: the button that takes a coin back, and later what was chosen."""
_COIN: Final = 40.0
_LIST: Final = _MIDDLE.inset(28, 24).cut(top=52)[1]
_LISTED: Final = 13


@dataclass(frozen=True)
class Column(Pressable):
    """One of the options; it is pressed to lay a coin."""

    label: str
    icon: str
    key: str
    coins: int
    forecast: float | None = None
    """The chance that the captains gave it, once that is open."""
    happened: bool = False
    words: tuple[str, str, str] = ("", "", "")
    """Whose coins these are, whose chance that is, and the chance in words."""
    told: str = ""
    """Everything about it in words."""
    paint: Callable[[Canvas, Box], None] = field(default=lambda *_: None, compare=False)
    """Paints what was chosen."""
    beside: tuple[str, ...] = ()
    """The options of all columns, which are written alike."""
    key_label: str = ""

    def keyed(self, label: Callable[[str], str], focused: str | None) -> Column:  # noqa: ARG002
        """The same column with the name of its key."""
        return replace(self, key_label=label(self.key) if self.enabled else "")

    @override
    def focusables(self) -> tuple[Focusable, ...]:
        return self.item(self.told, key=self.key)

    @override
    def draw(self, canvas: Canvas, focus: Focus) -> None:
        box = self.box
        canvas.plate("well_deep", box)
        if self.happened:
            canvas.fill(box.inset(3), "good_plate", 120, 8)
            canvas.plate("frame_focus", box.inset(-2))
            self.paint(canvas, box.cut(bottom=_FOOT)[0].inset(4))
        elif self.enabled and focus.hot(self.id):
            canvas.plate("frame_focus", box.inset(-2))
        x = box.center[0]
        canvas.disc("red_d", self.icon, (x, box.y + 42), 60)
        name = canvas.alike_names(
            [(words, box.w - 10) for words in self.beside], legible("sc", 20, "cream", SHADE)
        )
        canvas.write(self.label, name, (x, box.y + 90), box.w - 10, "center")
        whose, rival, chance = self.words
        floor, alone = box.bottom - _FOOT - 34, self.forecast is None
        left, right = (x, x) if alone else (box.x + box.w * 0.29, box.x + box.w * 0.71)
        step = min(_COIN * 0.62, (floor - box.y - 150) / COINS)
        for at in range(self.coins):
            spot = (left, floor - 22 - at * step)
            canvas.disc("gold", "two-coins", spot, _COIN, lift=2)
        top = floor - 22 - max(0, self.coins - 1) * step - (40 if self.coins else 0)
        figure = Style("black", 26, "gold_l" if self.coins else "note", SHADE)
        canvas.write(str(self.coins), figure, (left, top), anchor="center")
        canvas.line((box.x + 14, floor), (box.right - 14, floor), "gold_d", 2)
        if not alone:
            assert self.forecast is not None
            deep = Box(right - 17, box.y + 150, 34, floor - box.y - 152)
            canvas.fill(deep, "slot", 190, 6)
            high = max(6.0, deep.h * self.forecast)
            canvas.fill(deep.cut(bottom=high)[0], "#4f8fd0", 255, 6)
            canvas.write(
                chance, Style("black", 20, "cream", SHADE), (right, deep.bottom - high - 16), 74, "center"
            )
            canvas.write(whose, PANEL_NOTE, (left, floor + 18), box.w / 2 - 6, "center")
            canvas.write(rival, PANEL_NOTE, (right, floor + 18), box.w / 2 - 2, "center")
        elif self.key_label:
            canvas.write(
                self.key_label, Style("black", 20, "gold_d"), (box.x + 20, box.y + 20), anchor="center"
            )


class Reads:
    """The page; it lasts as long as the eyes stay the same.

    Args:
        context: of the game, with its options.
        executor: where the captains think.
    """

    def __init__(
        self, context: Context, records: Records, record: GameRecord, eyes: int, executor: Executor
    ) -> None:
        self._context, self._say, self._record, self._eyes = context, context.say, record, eyes
        self._executor = executor
        reads = UIS[record.game].reads
        assert reads is not None, "only a game with something to bet on"
        self._game = reads
        self.betting = Betting(records, record, eyes)
        self._picture = MomentPicture(context)
        self.large = False
        """Whether the table fills the screen."""
        self.listing = False
        """Whether all bets of this game are listed in place of one."""
        self._first = 0
        self._task: BackgroundTask[tuple[float, ...]] | None = None
        self._forecast: tuple[float, ...] = ()
        self._turn_to(self.betting.open)

    # ---------------------------------------------------------------- what happens
    def _turn_to(self, at: int) -> None:
        """Show a bet: one that was made, or the first open one."""
        self.at = at
        self.coins = [0] * len(self._game.icons)
        self._task, self._forecast = None, ()
        self._record.replay.seek(self.read.position)
        self._view = self._record.replay.observer(NOBODY).view
        if self.bet is None:
            arguments = (self._record.game, ask.encode(self._view), self.read.seat)
            self._task = BackgroundTask(self._executor, ask.forecast, *arguments)

    @property
    def read(self) -> Read:
        """The choice that is bet on."""
        return self.betting.reads[self.at]

    @property
    def bet(self) -> Bet | None:
        """The bet on it, once it is made."""
        return self.betting.made(self.read)

    @property
    def waiting(self) -> bool:
        """Whether the captains are still thinking."""
        if self._task is not None and self._task.done:
            self._forecast = self._task.result() or ()
            self._task = None
        return self._task is not None

    @property
    def left(self) -> int:
        """Number of coins not laid yet."""
        return COINS - sum(self.coins)

    def _add(self, option: int) -> None:
        if self.bet is None and self.left:
            self.coins[option] += 1

    def _take(self, option: int) -> None:
        if self.bet is None and self.coins[option]:
            self.coins[option] -= 1

    def _reveal(self) -> Transition | None:
        if self.left or self.waiting:
            return None
        try:
            self.betting.lay(self.read, self.coins, self._forecast)
        except UserError as error:
            return error_dialog(self._context, error)
        self._context.sound.play("click")
        return None

    def _enlarge(self) -> None:
        self.large = not self.large

    @property
    def _made(self) -> list[tuple[int, Read, Bet]]:
        """The bets made in this game, with their numbers and what they were on."""
        known = ((at, read, self.betting.made(read)) for at, read in enumerate(self.betting.reads))
        return [(at, read, bet) for at, read, bet in known if bet is not None]

    def _turn_list(self) -> None:
        self.listing = not self.listing
        self._first = max(0, len(self._made) - _LISTED)

    def _pick(self, at: int) -> None:
        self.listing = False
        self._turn_to(at)

    def raw(self, event: pygame.event.Event) -> bool:
        """Shift and a digit take a coin back, wherever the digits have their letters."""
        if event.type != pygame.KEYDOWN or not event.mod & pygame.KMOD_SHIFT or self.listing or self.large:
            return False
        option = int(DIGITS.get(getattr(event, "scancode", 0), event.key)) - ord("1")
        known = 0 <= option < len(self.coins)
        if known:
            self._take(option)
        return known

    def handle(self, action: Input, over: str | None) -> None:
        """Take a coin back, or turn to another bet.

        Args:
            over: the control below the pointer.
        """
        match action:
            case Click(_, 3) if over is not None and over.startswith("coin:"):
                self._take(int(over.removeprefix("coin:")))
            case Key("page-up" | "page-down" as key) if self.listing:
                self._first += _LISTED if key == "page-down" else -_LISTED
                self._first = min(max(0, self._first), max(0, len(self._made) - _LISTED))
            case Scroll(_, steps) if self.listing:
                first = self._first - round(steps)
                self._first = min(max(0, first), max(0, len(self._made) - _LISTED))
            case Key("page-up" | "page-down" as key) if not self.large:
                at = min(max(0, self.at + (1 if key == "page-down" else -1)), self.betting.open)
                if at != self.at:
                    self._turn_to(at)
            case _:
                pass

    # ---------------------------------------------------------------- controls
    def controls(self) -> Iterator[Control]:
        """The columns, and the ways on."""
        say, bet = self._say, self.bet
        if self.large:
            yield Pane("table", WHOLE, say("drill-small"), action=self._enlarge)
            return
        yield from self._list() if self.listing else self._columns(bet)
        first, others = _BUTTONS.cut(top=14)[1].cut(top=66)
        below = others.cut(top=10)[1]
        if bet is None:
            words = say("reads-left", count=self.left) if self.left else say("reads-reveal")
            ready = not self.left and not self.waiting
            yield Button(
                "open",
                first,
                words,
                ICON["points"],
                "primary",
                26,
                key="confirm",
                enabled=ready,
                action=self._reveal,
            )
        else:
            more = self.at < len(self.betting.reads) - 1
            words = say("reads-next" if more else "reads-over")
            yield Button(
                "next", first, words, "play-button", "primary", 26, key="confirm", enabled=more,
                action=partial(self._turn_to, self.at + 1),
            )  # fmt: skip
        show = say("drill-large")
        yield Button("table", below.column(0, 2, 14), show, "spyglass", size=19, action=self._enlarge)
        words = say("drill-small" if self.listing else "reads-all")
        listed = any(self.betting.made(read) for read in self.betting.reads)
        yield Button(
            "all", below.column(1, 2, 14), words, ICON["log"], size=19, enabled=listed, action=self._turn_list
        )

    def _columns(self, bet: Bet | None) -> Iterator[Control]:
        """A column for each option, and the ways to take coins back."""
        coins = self.coins if bet is None else bet.coins
        for option, name in enumerate(self._game.options(self._say)):
            yield self._column(option, name, coins[option], bet)
            if bet is None:
                box = self._foot(option).inset(24, 20)
                label = self._say("reads-take", option=name)
                yield IconButton(
                    f"take:{option}", box, icon="anticlockwise-rotation", label=label,
                    enabled=coins[option] > 0, action=partial(self._take, option),
                )  # fmt: skip

    def _list(self) -> Iterator[Control]:
        """The bets made in this game; pressing one shows it again."""
        names = self._game.options(self._say)
        for place, (at, read, bet) in enumerate(self._made[self._first : self._first + _LISTED]):
            line = self._game.told(self._say, read, self._record.seats[read.seat].name)
            laid = self._say("reads-column", option=names[bet.happened], coins=bet.coins[bet.happened])
            note = f"{self._say('account-round', round=read.round)}, {laid}"
            won = own_points(bet)
            tone = "good" if won > even_points(len(bet.coins)) else "warn"
            yield Row(
                f"bet:{at}", _LIST.row(place, _LISTED).inset(0, 3), line, note, self._decimal(won),
                self._game.icons[bet.happened], tone, at == self.at,
                action=partial(self._pick, at),
            )  # fmt: skip

    def _column(self, option: int, name: str, coins: int, bet: Bet | None) -> Column:
        say = self._say
        forecast = bet.forecast[option] if bet is not None and bet.forecast else None
        chance = "" if forecast is None else self._percent(forecast)
        label = say("reads-column", option=name, coins=coins)
        if chance:
            label = f"{label}. {say('reads-captain')}: {chance}"
        paint = partial(
            self._game.draw_choice,
            self.read,
            self._record.seats[self.read.seat].colour,
        )
        happened = bet is not None and bet.happened == option
        return Column(
            f"coin:{option}", self._box(option), name, self._game.icons[option], f"eyes-{option + 1}", coins,
            forecast, happened, (say("reads-you"), say("reads-captain"), chance), label,
            paint=paint,
            beside=self._game.options(say),
            enabled=bet is None, action=partial(self._add, option),
        )  # fmt: skip

    def _box(self, option: int) -> Box:
        return _COLUMNS.column(option, len(self._game.icons), 12)

    def _foot(self, option: int) -> Box:
        return self._box(option).cut(bottom=_FOOT)[0]

    def _percent(self, part: float) -> str:
        return self._say("statistics-percent", percent=round(100 * part))

    def _decimal(self, value: float) -> str:
        return self._say("statistics-decimal", value=round(value, 1))

    # ---------------------------------------------------------------- what is said
    @property
    def question(self) -> str:
        """What is bet on, in words."""
        return self._game.question(self._say, self._rival, self._view)

    @property
    def _rival(self) -> str:
        return self._record.seats[self.read.seat].name

    @property
    def _facts(self) -> tuple[tuple[str, str], ...]:
        return tuple(self._game.facts(self._say, self._view, self.read.seat))

    def spoken(self) -> Iterator[str]:
        """The question and what everybody knows, or what was chosen and the points."""
        say, bet = self._say, self.bet
        yield self.question
        if bet is None:
            yield "; ".join(words for _, words in self._facts)
            yield "; ".join(self._game.boards(say, self._view, self._record.seats))
            yield say("reads-how")
            if not self.left and self.waiting:
                yield say("reads-thinking")
            return
        yield self._choice_line
        yield "; ".join(f"{words} {self._decimal(value)}" for words, value, _ in self._scores(bet))
        yield say("reads-rule")
        yield say(verdict(self.betting.bets))

    @property
    def _choice_line(self) -> str:
        return self._game.told(self._say, self.read, self._rival)

    def _scores(self, bet: Bet) -> list[tuple[str, float, str]]:
        """Points of the player, of the captains and of an even bet on all options: words, points, colour."""
        say, options = self._say, len(bet.coins)
        scores = [(say("reads-own"), own_points(bet), "gold")]
        if bet.forecast:
            scores.append((say("reads-captains"), points(bet.forecast, bet.happened), "#4f8fd0"))
        return [*scores, (say("reads-even"), even_points(options), "parch_dd")]

    # ---------------------------------------------------------------- drawing
    def draw(self, canvas: Canvas) -> None:
        """Paint all but the controls."""
        if self.large:
            read = self.read
            self._picture.draw(canvas, self._record, self._eyes, read.position, WHOLE, NOBODY)
            return
        self._draw_rival(canvas)
        if self.listing:
            canvas.plate("leather", _MIDDLE)
            canvas.write(self._say("reads-all"), PANEL_HEAD, _MIDDLE.inset(28, 24).line(20))
        else:
            self._draw_bet(canvas)
            self._draw_points(canvas)
        draw_calibration(canvas, self._say, self.betting.bets, _PAPER)
        draw_averages(canvas, self._say, self.betting.bets, len(self._game.icons), _AVERAGES)

    def _draw_rival(self, canvas: Canvas) -> None:
        say, spec = self._say, self._record.seats[self.read.seat]
        canvas.plate("wood_brass", _SIDE)
        area = _SIDE.inset(30, 30)
        face, area = area.cut(top=196)
        canvas.emblem(canvas.seat(self._record.game, spec.colour), face.center, 184)
        title, area = area.cut(top=70)
        canvas.write(spec.name, Style("sc", 28, "gold_l", SHADE), title.line(18), anchor="center")
        who = say("account-person") if spec.is_human else level_name(self._context, spec.player)
        canvas.write(who, PANEL_NOTE, title.line(52), anchor="center")
        facts = self._facts
        head, area = area.cut(top=44)
        canvas.write(say("reads-known"), PANEL_HEAD, head.line(18))
        known, area = area.cut(top=6 * 48)
        room = known.w - 60
        style = canvas.alike([(words, room) for _, words in facts], legible("text", 20, "cream", SHADE))
        for at, (icon, words) in enumerate(facts):
            row = known.row(at, 6, 6)
            canvas.plate("well_small", row)
            canvas.icon(icon, (row.x + 26, row.center[1]), 26, "glyph", shadow=110)
            canvas.write(words, style, row.line(row.h / 2 - 1, 50, 10))
        head, area = area.cut(top=14)[1].cut(top=40)
        canvas.write(say("reads-boards"), PANEL_HEAD, head.line(16))
        self._game.draw_boards(canvas, self._view, self._record.seats, area)

    def _draw_bet(self, canvas: Canvas) -> None:
        canvas.plate("leather", _BET)
        head = _BET.inset(28, 24).cut(top=44)[0]
        note = self._say("reads-order" if self.bet is None else "reads-laid-before", number=self.at + 1)
        note = f"{self._say('account-round', round=self.read.round)}, {note}"
        ended = canvas.write(note, PANEL_NOTE, head.line(20), anchor="midright")
        canvas.write(self._say("reads-coins"), PANEL_HEAD, head._replace(w=ended.x - head.x - 20).line(18))

    def _draw_points(self, canvas: Canvas) -> None:
        say, bet = self._say, self.bet
        canvas.plate("wood", _POINTS)
        area = _POINTS.inset(28, 20)
        head, area = area.cut(top=44)
        note, area = area.cut(bottom=50)
        canvas.write(self.question if bet is None else self._choice_line, PANEL_HEAD, head.line(16))
        if bet is None:
            canvas.fit_paragraph(say("reads-how"), PANEL_TEXT, area, "topleft")
            if not self.left and self.waiting:
                canvas.write(say("reads-thinking"), PANEL_NOTE, note.line(26))
            return
        scores = self._scores(bet)
        names = canvas.alike_names(
            [(words, 180) for words, *_ in scores], legible("text", 21, "cream", SHADE)
        )
        for at, (words, value, colour) in enumerate(scores):
            row = area.row(at, 3)
            x, y = row.at("midleft")
            canvas.write(words, names, (x, y - 1), 180)
            bar = Box(x + 194, y - 11, row.w - 280, 22)
            canvas.fill(bar.inset(-2), "slot", 220, 8)
            canvas.fill(bar._replace(w=max(8.0, bar.w * max(0.0, value) / 10)), colour, 255, 7)
            canvas.write(
                self._decimal(value), Style("black", 24, "gold_l", SHADE), (row.right, y - 1), 76, "midright"
            )
        canvas.fit_paragraph(say("reads-rule"), PANEL_NOTE, note, "topleft")
