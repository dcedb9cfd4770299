"""The picture of the table of Tortuga 1667: its parts, the tray, what is in flight."""

from __future__ import annotations

from collections.abc import MutableMapping, Sequence
from dataclasses import replace
from typing import Any, Final

import pygame
from typing_extensions import override

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.seascape import glints
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga1667 import layout
from tortuga.app.games.tortuga1667.acts import flying
from tortuga.app.games.tortuga1667.acts.flying import moment
from tortuga.app.games.tortuga1667.acts.motions import Bubble
from tortuga.app.games.tortuga1667.palette import ICON, NAME, symbol
from tortuga.app.games.tortuga1667.seen.shown import TableMarks, TableShown, event_of
from tortuga.app.games.tortuga1667.side.notes import NotesPanel
from tortuga.app.games.tortuga1667.side.talk import TalkFilter, TalkPanel
from tortuga.app.games.tortuga1667.table.events import OPEN_PANEL, OPEN_PANEL_TALL
from tortuga.app.games.tortuga1667.table.moments import poll_panel
from tortuga.app.games.tortuga1667.table.parts import PARTS
from tortuga.app.games.tortuga1667.table.pawns import turn_strip
from tortuga.app.games.tortuga1667.table.tray import idle
from tortuga.app.games.tortuga1667.words.naming import last_actions
from tortuga.app.table.acts.motions import Act, Motion
from tortuga.app.table.chooser import Chooser
from tortuga.app.table.layers import Extra, Furniture
from tortuga.app.table.marks import Banner, Note, Shown, Spot, Status
from tortuga.app.table.speech import Remark, seconds
from tortuga.app.table.ui.anygame import Say
from tortuga.app.table.ui.panels import SidePanel
from tortuga.app.table.ui.picture import Picture
from tortuga.games.tortuga1667.rules import RULES
from tortuga.games.tortuga1667.state import View
from tortuga.kernel.players import SeatSpec

_GLINTS: Final = (
    (700, 110, 0.0),
    (1150, 120, 2.1),
    (726, 262, 4.0),
    (1168, 262, 1.2),
    (690, 462, 3.1),
    (1188, 470, 5.2),
    (884, 306, 0.7),
    (1010, 322, 2.7),
    (672, 640, 4.6),
    (1198, 640, 1.7),
)
"""Middle in units and beginning of each glint of light on the water."""
_BESIDE, _MENU = 14.0, 1752.0
"""In the top bar: between the turn strip and a timeline, and where the menu of a replay begins."""
_CALLS: Final = frozenset({"attack", "mutiny", "brawl"})


class Picture67(Picture[View]):
    """The picture of the card game's table."""

    backdrop = f"{NAME}/table"
    flies_at_once = True
    parts = PARTS
    furniture = Furniture(
        layout.BANNER,
        layout.PRIMARY,
        (layout.small_button(0), layout.small_button(1), layout.small_button(2)),
        desk=layout.DESK,
        desk_plate="wood",
        small=("clear", "hint", "notes"),  # there is no undo in this game
    )

    def __init__(self) -> None:
        self.hearing = TalkFilter()
        self.choice_tab = False
        self._margin = 0.0
        """Units beside the stage, at each side."""

    @override
    def furnished(self, seats: int) -> Furniture:
        """The timeline lies in the top bar, where no large moment covers it."""
        left = turn_strip(seats).right + _BESIDE
        return replace(self.furniture, timeline=Box(left, 2, _MENU - left, 54))

    # ------------------------------------------------------------------ what is drawn
    @override
    def side(self) -> tuple[SidePanel[View], ...]:
        """The talk, if it is on; in a broad window one's own notes, too."""
        return TalkPanel(self.hearing), NotesPanel()

    @override
    def announces(self, shown: Shown[View]) -> bool:
        """A vote, or a large moment, is in the banner's place."""
        card = TableShown.of(shown)
        marks = card.marks
        return card.poll is None and marks.blow is None and marks.loot is None and marks.fate is None

    @override
    def tray(
        self, shown: Shown[View], chooser: Chooser[Any] | None, hot: str | None, carried: str | None
    ) -> Extra:
        card = TableShown.of(shown)
        drawn_from = (shown.view, shown.me, card.marks, tuple(shown.seats), shown.text.language)
        if chooser is None:
            return Extra("tray", drawn_from, lambda canvas: idle(canvas, card))
        names = {target.id for target in chooser.targets()}
        over = hot if hot in names else None
        key = (*drawn_from, chooser.kind, chooser.pending(), chooser.closed, over, carried)

        def choose(canvas: Canvas) -> None:
            if card.poll is not None:
                poll_panel(canvas, card, card.poll)
            chooser.tray(canvas, carried or over)

        return Extra("tray", key, choose)

    @override
    def places(self, seats: int, count: int) -> tuple[Box, ...]:
        """All panels share the log's place, unless there is a column beside it."""
        column = layout.column(self._margin)
        log = layout.LOG_TALL if self.choice_tab else layout.LOG
        if column is None or count < 2:
            return (log,)
        return (log, *(column.row(number, count - 1, layout.COLUMN_GAP) for number in range(count - 1)))

    @override
    def covers(self, view: View) -> Box | None:
        """The event card that lies open."""
        if event_of(view.table) is None:
            return None
        return OPEN_PANEL_TALL if self.choice_tab else OPEN_PANEL

    @override
    def fit(self, canvas: Canvas) -> None:
        """A window that is broad enough has a column beside the stage."""
        self.choice_tab = canvas.art.letters.growth > 1.0
        self._margin = canvas.origin[0] / canvas.scale

    @override
    def sit(self, seats: Sequence[SeatSpec], session_memory: MutableMapping[Any, Any]) -> None:
        """Mutes the same players as at their last table."""
        self.hearing.sit([(spec.name, spec.colour) for spec in seats], session_memory)

    # ------------------------------------------------------------------ what moves
    @override
    def playing(self, act: Act, time: float, still: bool) -> TableMarks:
        return moment(act, time, still)

    @override
    def fly(
        self, canvas: Canvas, act: Act, motion: Motion, time: float, seats: Sequence[SeatSpec], still: bool
    ) -> None:
        flying.fly(canvas, act, motion, time, seats, still)

    @override
    def hears(self, act: Act) -> bool:
        """Whether all speakers are unmuted."""
        said = [bubble for bubble in act.asides.values() if isinstance(bubble, Bubble)]
        return all(self.hearing.hears(bubble.seat, bubble.target, act.me) for bubble in said)

    @override
    def bubble(self, remark: Remark, words: str, act: Act) -> dict[Spot, Bubble]:
        """A bubble, which waits for a result to be shown; none for a muted speaker or hidden talk."""
        target = act.me if act.me in remark.mine else -1
        if not self.hears(act) or not self.hearing.hears(remark.seat, target, act.me):
            return {}
        delay = 0.0 if act.announces else act.revealed
        said = Bubble(remark.seat, words, delay=delay, duration=seconds(words))
        return {Spot("board", remark.seat): said}

    @override
    def ambience(self, canvas: Canvas, view: View, time: float) -> list[pygame.Rect]:
        """Light on the water."""
        return glints(canvas, time, _GLINTS)

    # ------------------------------------------------------------------ what is said
    @override
    def statuses(self, view: View, say: Say) -> dict[int, Status]:
        """What each seat did last."""
        return {
            seat: Status(text, symbol(sign), whom=whom)
            for seat, (text, sign, whom) in last_actions(view.table, say).items()
        }

    @override
    def notes(self, view: View, say: Say) -> dict[int, Note]:
        """Players whose map may answer now, and those who miss a turn."""
        table = view.table
        notes = {seat: Note(say("pic-misses"), "tag_grey") for seat, due in enumerate(table.scurvy) if due}
        if table.stage in ("jump", "dodge", "fountain"):  # before a turn nothing is shown unless used
            notes |= {seat: Note(say("pic-may-answer"), "tag_gold") for seat in RULES.to_act(table)}
        return notes

    @override
    def awaited(self, view: View) -> tuple[int, ...]:
        return RULES.to_act(view.table)

    @override
    def waiting(self, view: View, say: Say, names: str) -> Banner:
        table = view.table
        call = table.call
        icon = ICON[call.kind] if call is not None and call.kind in _CALLS else ICON["wait"]
        title = say("pic-turn", turn=table.turn) if table.turn else say("pic-setup")
        return Banner(icon, title, say("pic-waiting", names=names) if names else "")
