"""The picture of the table: its parts, the tray, motions, the words on ribbons, the panel of dice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import ceil
from typing import Any, Final

import pygame
from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, Style, legible
from tortuga.app.draw.seascape import glints
from tortuga.app.draw.theme import ink_on
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga2014.acts import motions as mo
from tortuga.app.games.tortuga2014.acts.flying import Flight
from tortuga.app.games.tortuga2014.acts.motions import Fold, Tumble
from tortuga.app.games.tortuga2014.acts.moves import duration, timed
from tortuga.app.games.tortuga2014.acts.sounds import named, picked
from tortuga.app.games.tortuga2014.decisions.cards import round_outcomes
from tortuga.app.games.tortuga2014.decisions.choose import waiting_tray
from tortuga.app.games.tortuga2014.decisions.desk import DiceDesk
from tortuga.app.games.tortuga2014.decisions.place import TileChooser
from tortuga.app.games.tortuga2014.palette import COLOUR, FACE_ICON, ICON, NAME
from tortuga.app.games.tortuga2014.shown import DiceMarks, DiceShown, dice_marks
from tortuga.app.games.tortuga2014.spotlight import ChestCard, Outcome, may_be_last, outcomes, veiled
from tortuga.app.games.tortuga2014.table.layout import TRAY, Shape, arrangement, shape_of
from tortuga.app.games.tortuga2014.table.parts import PARTS, parts_for
from tortuga.app.games.tortuga2014.table.scenery import GLINTS, Palms
from tortuga.app.table.acts.motion import share
from tortuga.app.table.acts.motions import Act, Motion
from tortuga.app.table.chooser import Chooser
from tortuga.app.table.layers import STANDARD, Extra, Furniture
from tortuga.app.table.marks import Banner, Note, Shown, Spot, Status
from tortuga.app.table.speech import Remark, seconds
from tortuga.app.table.ui.anygame import Say
from tortuga.app.table.ui.panels import Look, SidePanel
from tortuga.app.table.ui.picture import Picture
from tortuga.games.tortuga2014.pieces import DICE, DIE_LETTERS, NO_FACE, SKULL
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Table, View
from tortuga.kernel.players import SeatSpec

_WAITING: Final[Mapping[int, str]] = {1: ICON["dice"], 3: ICON["phase3"]}
"""By phase, the icon of the banner while all choose at once."""
_SENTENCE_H: Final = 190.0
"""Height from which a sentence stands below the dice table."""
_SPACE: Final = 9.5
"""Between the small buttons."""
_STEPS: Final = 15
"""Positions of a moving screen; few, so that the table is repainted less often."""


class DicePicture(Picture[View]):
    """The picture of the dice game."""

    backdrop = f"{NAME}/table"
    parts = PARTS

    def __init__(self) -> None:
        self._palms = Palms()
        self._shape: Shape = "usual"

    @override
    def fit(self, canvas: Canvas) -> None:
        self._shape = "usual" if self.pinned else shape_of(canvas)
        self.parts = parts_for(self._shape)

    @override
    def side(self) -> tuple[SidePanel[View], ...]:
        return (DicePanel(),)

    @override
    def tray(
        self, shown: Shown[View], chooser: Chooser[Any] | None, hot: str | None, carried: str | None
    ) -> Extra:
        language, right = shown.text.language, arrangement(len(shown.seats), self._shape).lower
        ended = {} if isinstance(chooser, TileChooser) else self._ended(shown)

        if chooser is not None:
            names = {target.id for target in chooser.targets()}
            over = hot if hot in names else None
            numerals = tuple(chooser.numerals.items())
            key = (
                chooser.kind,
                chooser.desk.view,
                chooser.pending(),
                over,
                carried,
                language,
                right,
                ended,
                numerals,
            )

            def choose(canvas: Canvas) -> None:
                with canvas.placed((right, 0)):
                    canvas.plate("leather", TRAY)
                    chooser.tray(canvas, carried or over)
                    round_outcomes(canvas, ended, shown.view.table)

            return Extra("tray", key, choose)
        me, marks = shown.me, dice_marks(shown.marks)
        desk = DiceDesk(shown.view, tuple(shown.seats), shown.text.say, me)
        fold, counting = marks.folds.get(me, 0.0), marks.counting
        own = frozenset(spot for spot in marks.hidden if spot.seat == me)

        def idle(canvas: Canvas) -> None:
            with canvas.placed((right, 0)):
                canvas.plate("leather", TRAY)
                waiting_tray(canvas, desk, own, fold, counting)
                round_outcomes(canvas, ended, shown.view.table)

        return Extra("tray", (shown.view, me, own, fold, counting, language, right, ended), idle)

    @staticmethod
    def _ended(shown: Shown[View]) -> dict[int, tuple[Outcome, ...]]:
        """How the actions of this round ended."""
        return outcomes(shown.past) if shown.view.table.phase == 2 else {}

    @override
    def places(self, seats: int, count: int) -> tuple[Box, ...]:
        return arrangement(seats, self._shape).side

    @override
    def furnished(self, seats: int) -> Furniture:
        at = arrangement(seats, self._shape)
        primary, row = (
            box._replace(x=box.x + at.lower, w=box.w + at.more)
            for box in (STANDARD.primary, STANDARD.secondary[0].union(*STANDARD.secondary))
        )
        small = (row.column(0, 3, _SPACE), row.column(1, 3, _SPACE), row.column(2, 3, _SPACE))
        timeline = at.banner._replace(y=628, h=72)
        return Furniture(at.banner, primary, small, bar=at.bar, tray=at.lower, timeline=timeline)

    # ------------------------------------------------------------------ what is heard and moves
    @override
    def pressed(self, spot: Spot | None) -> str:
        return picked(spot)

    @override
    def laid(self) -> str:
        return named("die-down")

    @override
    def playing(self, act: Act, time: float, still: bool) -> DiceMarks:
        marks = dice_marks(act.marks)
        changes: dict[str, Any] = {} if still else {"folds": folds(act, time)}
        if act.revealed:
            changes["counted"] = act.before.table if time < act.revealed else None
        if marks.spotlight is not None:
            changes["spotlight"] = spotlight = marks.spotlight.at(time, still)
            if not spotlight.takes:  # no face gives away that a chest will be taken
                changes["moods"] = {}
        return replace(marks, **changes)

    @override
    def fly(
        self, canvas: Canvas, act: Act, motion: Motion, time: float, seats: Sequence[SeatSpec], still: bool
    ) -> None:
        Flight(canvas, act, time, seats, self._shape).fly(motion, still)

    @override
    def speak(
        self,
        canvas: Canvas,
        act: Act,
        bubble: Motion,
        time: float,
        seats: Sequence[SeatSpec],
        still: bool,
        playing: tuple[Act, float] | None,
    ) -> None:
        if isinstance(bubble, mo.Bubble):
            Flight(canvas, act, time, seats, self._shape).speak(bubble, playing)

    @override
    def bubble(self, remark: Remark, words: str, act: Act) -> dict[Spot, mo.Bubble]:
        spotlight = dice_marks(act.marks).spotlight
        waits = spotlight is None or spotlight.opening
        entered = [each.delay + each.duration for each in act.motions if isinstance(each, mo.Enter)]
        # nobody speaks of totals still being counted, of chests in flight, or before arriving
        chests = [
            start + duration(card)
            for card, start in timed(spotlight)
            if isinstance(card, ChestCard) and card.chest is not None
        ]
        delay = act.revealed if waits else max((*entered, *chests), default=0.0)
        return {Spot("remark"): mo.Bubble(remark.seat, words, delay, seconds(words))}

    @override
    def ambience(self, canvas: Canvas, view: View, time: float) -> list[pygame.Rect]:
        """Light on the water, and the palms in the wind, unless the veil hides them."""
        if veiled(view.table):
            return []
        aside = arrangement(view.table.seats, self._shape).aside
        shining = [(x + aside, y, begin) for x, y, begin in GLINTS]
        return [
            *glints(canvas, time, shining),
            *self._palms.draw(canvas, time, view.table.pool, may_be_last(view.table), aside),
        ]

    # ------------------------------------------------------------------ what is said
    @override
    def statuses(self, view: View, say: Say) -> dict[int, Status]:
        return statuses(view.table, say)

    @override
    def notes(self, view: View, say: Say) -> dict[int, Note]:
        return notes(view.table, say)

    @override
    def awaited(self, view: View) -> tuple[int, ...]:
        return RULES.to_act(view.table)

    @override
    def waiting(self, view: View, say: Say, names: str) -> Banner:
        phase = view.table.phase
        if view.table.stage == "finished":
            return Banner("trophy-cup", say("game-over-title"), "")
        title = say(f"wait-title-{phase}") if phase in _WAITING else say("wait-title")
        message = say("table-waiting-for", names=names) if names else ""
        return Banner(_WAITING.get(phase, ICON["wait"]), title, message)


def folds(act: Act, time: float) -> dict[int, float]:
    """By seat, the height (0..1) of a moving screen `time` seconds after the act began."""
    heights = {}
    for motion in act.motions:
        if isinstance(motion, Fold):
            part = share(time, motion.delay, motion.duration)
            up = part if motion.rise else 1.0 - part
            heights[motion.seat] = ceil(up * _STEPS) / _STEPS
    return heights


class DicePanel(SidePanel[View]):
    """The table of all faces, with those before the player framed."""

    name = page = "dice"
    tip = "tip-dice"

    def region_key(self, view: View, me: int, act: Act | None) -> dict[int, int]:
        """By die 0..4, the face before the player; none while the dice still tumble."""
        if act is not None and tumbling(act):
            return {}
        table = view.table
        roll = table.rolls[me] if me < len(table.rolls) else None
        return {die: face for die, face in enumerate(roll or ()) if face != NO_FACE}

    @override
    def draw(
        self, canvas: Canvas, shown: Shown[View], key: Mapping[int, int] | None, box: Box, look: Look
    ) -> None:
        dice_table(canvas, DiceShown.of(shown), key or {}, box)


def tumbling(act: Act) -> bool:
    """Whether dice are rolling, which makes frames most expensive."""
    return any(isinstance(motion, Tumble) for motion in act.motions)


# ------------------------------------------------------------------ words and the dice table
def statuses(table: Table, say: Say) -> dict[int, Status]:
    """By seat, the words on the ribbon; seats without any are left out."""
    every = {seat: _status(table, seat, say) for seat in range(table.seats)}
    return {seat: status for seat, status in every.items() if status is not None}


def _status(table: Table, seat: int, say: Say) -> Status | None:
    board, chosen = table.boards[seat], bool(table.chosen) and table.chosen[seat]
    match table.stage:
        case "select" | "reveal" if chosen:
            return Status(say("status-chosen"), ICON["done"], "good")
        case "select" if board.finished:
            return Status(say("status-bonus"), ICON["turn"], "label")
        case "select":
            return Status(say("status-choosing"), ICON["wait"], "label")
        case "skulls" if table.declaring[:1] == (seat,):
            return Status(say("status-skulls"), ICON["skull"], "gold_l")
        case "reroll" | "reroll-keep" if table.stuck[:1] == (seat,):
            return Status(say("status-stuck"), ICON["cancel"], "warn")
        case "roll" | "skulls" | "reroll" | "reroll-keep" if board.finished:
            return Status(say("status-finished"), ICON["done"], "good")
        case "move" if chosen:
            return Status(say("status-ready"), ICON["done"], "good")
        case "move" if table.options.moves_in_turn and seat not in RULES.to_act(table):
            return None  # not yet
        case "move" if len(table.chosen):
            return Status(say("status-ordering"), ICON["wait"], "label")
        case "moved":
            return Status(say("status-ready"), ICON["done"], "good")
        case "act" | "hunt" | "tile" if seat in table.actors:
            place = table.actors.index(seat)
            tone = "gold_l" if place == table.place else "label"
            icon = ICON["wait"] if place >= table.place else ICON["done"]
            return Status(say("status-rank", place=place + 1), icon, tone)
    return None


def notes(table: Table, say: Say) -> dict[int, Note]:
    """By seat, a plate on an opponent's island row: who takes a bonus tile, who must declare or reroll."""
    by_seat: dict[int, Note] = {}
    for seat, board in enumerate(table.boards):
        if table.stage == "select" and board.finished and not table.chosen[seat]:
            by_seat[seat] = Note(say("note-bonus"), "tag_brown", ICON["turn"])
        elif table.stage == "skulls" and table.declaring[:1] == (seat,):
            by_seat[seat] = Note(say("note-skulls"), "tag_brown", ICON["skull"])
    return by_seat


def dice_table(canvas: Canvas, shown: DiceShown, faces: Mapping[int, int], box: Box) -> None:
    """Rows A to E, columns the five actions and the skull; `faces` = die to the face it shows."""
    x, y, w, h = box
    numbers = shown.table.options.numbers
    colour = shown.colour(shown.me)
    explained = h >= _SENTENCE_H
    wide, tall = (w - 34) / 6, (h - (58 if explained else 38)) / DICE
    for face in range(SKULL + 1):
        canvas.icon(FACE_ICON[face], (x + 34 + (face + 0.5) * wide, y + 16), 28, "#4a2a14")
    for die in range(DICE):
        middle = y + 36 + (die + 0.5) * tall
        if die % 2 == 0:
            canvas.fill(Box(x, middle - tall / 2, w, tall), "#78521e", 36)
        size = canvas.numeral(23, tall - 3)
        canvas.write(DIE_LETTERS[die], Style("sc", size, "red"), (x + 17, middle - 1), anchor="center")
        for face in range(SKULL + 1):
            cx = x + 34 + (face + 0.5) * wide
            marked = faces.get(die) == face
            if marked:
                canvas.plate(COLOUR[colour].mark, Box(cx - 20, middle - tall / 2 + 1, 40, tall - 2))
            ink = ink_on(COLOUR[colour].rgb) if marked else "ink"
            if face == SKULL:
                canvas.icon(FACE_ICON[SKULL], (cx - 7, middle), 21, ink)
                skull = canvas.numeral(19, 26)
                style = Style("black", skull, ink)
                canvas.write(DIE_LETTERS[die], style, (cx + 11, middle - 1), anchor="center")
            else:
                letters = Style("black", size, ink)
                canvas.write(str(numbers[die][face]), letters, (cx, middle - 1), anchor="center")
    if not explained:
        return
    # how to read it; the page of the rules behind it says where the numbers come from
    footnote = shown.say("pic-dice-custom" if shown.table.options.dice_set == "custom" else "pic-dice-rows")
    canvas.write(footnote, legible("ital", 17, "ink2"), (x + w / 2, y + h - 7), w, "center")
