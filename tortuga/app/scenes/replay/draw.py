"""A replay as a viewer sees it, and its log.

In the log, past sentences are in ink and coming ones faint; each leads to its moment.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.seatcolour import SeatColour
from tortuga.app.draw.units import Box
from tortuga.app.scene.protocol import Sentence
from tortuga.app.settings import Talk
from tortuga.app.table.acts.motion import ActPlayer
from tortuga.app.table.acts.motions import Act, Pause
from tortuga.app.table.layers import Extra
from tortuga.app.table.marks import Line, Shown
from tortuga.app.table.presenter import remarked
from tortuga.app.table.side.panels import inside
from tortuga.app.table.side.sentence import rows_of, size_in, tall, write
from tortuga.app.table.speech import Remark
from tortuga.app.table.ui.anygame import AnyObservedStep, AnyView
from tortuga.app.table.ui.panels import Look, SidePanel
from tortuga.app.table.ui.table import AnyTableUI
from tortuga.app.text import Text
from tortuga.kernel.replay import Replay

_COMING = "#9a7f55"
AHEAD = 3
"""How many coming sentences are below the present one, if there is room for them."""
LOG_LINES = 5
"""Sentences that stay in sight when the log is scrolled back."""


@dataclass(frozen=True, slots=True)
class ToldLine:
    """A sentence of the log and the moment after which it is true."""

    position: int
    line: Line


class ReplayShow:
    """One replay as one pair of eyes sees it.

    Args:
        replay: moved by this object.
        ui: the game's own part.
        text: the language.
        eyes: a seat, `NOBODY` (only what is public), or `EVERYTHING`.
    """

    def __init__(self, replay: Replay, ui: AnyTableUI, text: Text, eyes: int) -> None:
        self.replay = replay
        self.eyes = eyes
        self.me = max(0, eyes)
        """The seat at the bottom."""
        seats = replay.log.header.seats
        self.picture = ui.picture()
        self.player = ActPlayer(seats, self.picture)
        self.decisions: Sequence[int] = replay.decisions()
        self.rounds: Sequence[int] = replay.rounds()
        """Positions at which a round begins, the first one of the game included."""
        self._text = text
        self._narrative = ui.narrative(text, seats)
        self._director = ui.director(text.say, seats)
        self._lines_by_view: dict[tuple[int, str], list[ToldLine]] = {}
        self._make_remarks = ui.remarks
        self.talk: Talk = "never"
        """Which remarks of captains are shown."""
        self._spoken: Sentence | None = None
        """The remark on the last event, for a screen reader."""

    # ---------------------------------------------------------------- what is seen
    def look(self, eyes: int) -> None:
        """See with other eyes; for a seat the table turns to its side, for all others it stays as it is."""
        self.player.drain()
        self.eyes = eyes
        self.me = eyes if eyes >= 0 else self.me

    @property
    def view(self) -> AnyView:
        """The table here, as these eyes see it."""
        act = self.player.act
        return act.after if act is not None else self.replay.observer(self.eyes).view

    @property
    def past(self) -> Sequence[AnyObservedStep]:
        """What has happened as far as it was shown."""
        past = self.replay.observer(self.eyes).past()
        return past[: len(past) - self.player.untold]

    @property
    def told(self) -> Sequence[ToldLine]:
        """The whole log in words, as these eyes may read it."""
        key = (self.eyes, self._text.language)
        if key not in self._lines_by_view:
            self._lines_by_view[key] = self._tell()
        return self._lines_by_view[key]

    def here(self) -> int:
        """Index of the last sentence that is true here, -1 at the beginning.

        What is still being revealed is left out.
        """
        position = self.replay.position - self.player.untold
        return bisect_right(self.told, position, key=lambda told: told.position) - 1

    def said(self) -> tuple[Sentence, ...]:
        """The sentences that became true here, or at the last moment that has some."""
        told, here = self.told, self.here()
        first = here
        while first > 0 and told[first - 1].position == told[here].position:
            first -= 1
        now = range(max(0, first), here + 1)
        lines = tuple(Sentence(self._narrative.plain(told[at].line), (self.eyes, at)) for at in now)
        return lines if self._spoken is None or self.player.untold else (*lines, self._spoken)

    def _tell(self) -> list[ToldLine]:
        story = self.replay.observer(self.eyes).story()
        lines = [ToldLine(seen.position, line) for seen in story for line in self._narrative.lines(seen)]
        inherited = self.replay.header.inherited
        if inherited:
            # the part taken over ends here; whether its chance is proven is said, not left to be guessed
            secret = "-secret" if self.replay.log.underived else ""
            line = Line(None, self._text.say(f"replay-inherited{secret}", events=inherited))
            at = bisect_right(lines, inherited, key=lambda each: each.position)
            lines.insert(at, ToldLine(inherited, line))
        return lines

    @cached_property
    def _remarks(self) -> Mapping[int, Remark]:
        """What captains say, by position; all of it is public, whoever looks."""
        if self._make_remarks is None:
            return {}
        speech = self._make_remarks(self.replay.log.header, self._text)
        heard = ((seen.position, speech.hear(seen)) for seen in self.replay.observer(self.eyes).story())
        return {position: remark for position, remark in heard if remark is not None}

    # ---------------------------------------------------------------- moving
    def seek(self, position: int) -> None:
        """Go to a moment at once."""
        self.player.drain()
        self.player.hush()
        self._spoken = None
        self.replay.seek(position)

    def play_on(self, read: float = 0.0) -> bool:
        """Show the next event as it happened; False at the end.

        Args:
            read: seconds for which moved things stay where they came to rest, if there is a sentence on them.
        """
        self.player.drain()
        step = self.replay.forward()
        if step is None:
            return False
        seen = self.replay.observer(self.eyes).past()[-1]
        told = [self._narrative.plain(line) for line in self._narrative.lines(seen)]
        act = self._director.act(seen, self.me, told)
        remark = self._remarks.get(seen.position) if self.talk != "never" else None
        if remark is not None and remark.shown(self.talk, self.eyes):
            act = remarked(act, remark, self.picture, self.replay.log.header.seats, self._text)
        if read and told and act.motions:
            act = replace(act, motions=(*act.motions, Pause(act.length, read * act.pace)))
        self._spoken = Sentence(act.spoken, ("said", seen.position)) if act.spoken else None
        self.player.add(act)
        self.player.update(0.0, "normal")
        return True


@dataclass(frozen=True, slots=True)
class Placed:
    """A sentence in its place."""

    index: int
    told: ToldLine
    box: Box
    rows: tuple[str, ...]
    size: float


def place(canvas: Canvas, lines: Sequence[ToldLine], here: int, turned: int, box: Box) -> tuple[Placed, ...]:
    """The sentences that fit: the present one, what went before, and some that come.

    Args:
        here: index of the present one, -1 before the first.
        turned: how many sentences the log is scrolled on from there (or, negative, back).
    """
    for ahead in range(AHEAD, 0, -1):
        placed = _placed(canvas, lines, here + ahead + turned, box)
        # a past sentence is worth more than the last of the coming ones, the present one more than any
        first = max(here, 1) - 1 if ahead > 1 else max(here, 0)
        if turned or not placed or placed[0].index <= first:
            return placed
    return _placed(canvas, lines, here, box)


def _placed(canvas: Canvas, lines: Sequence[ToldLine], last: int, box: Box) -> tuple[Placed, ...]:
    """The sentences that fit, `last` (index) at the bottom, or all from the top when there is room."""
    x, y, w, h = box
    bottom, size = y + h, size_in(canvas, h)
    out: list[Placed] = []
    for index in range(min(last, len(lines) - 1), -1, -1):
        rows = rows_of(canvas, lines[index].line, w, size, bold=True)
        high = tall(rows, size)
        if bottom - high < y:
            break
        bottom -= high
        out.append(Placed(index, lines[index], Box(x, bottom, w, high), rows, size))
    whole = bool(out) and out[-1].index == 0
    rise = bottom - y if whole else 0.0
    placed = [replace(one, box=Box(x, one.box[1] - rise, w, one.box[3])) for one in reversed(out)]
    if whole:  # further coming ones have room below
        below = placed[-1].box[1] + placed[-1].box[3]
        for index in range(placed[-1].index + 1, len(lines)):
            rows = rows_of(canvas, lines[index].line, w, size, bold=True)
            high = tall(rows, size)
            if below + high > y + h:
                break
            placed.append(Placed(index, lines[index], Box(x, below, w, high), rows, size))
            below += high
    return tuple(placed)


def draw_sentence(canvas: Canvas, colours: Sequence[SeatColour], one: Placed, here: int, hot: bool) -> None:
    """Paint a sentence; `here` = index of the last one that is true, `hot` = it is pointed at."""
    if one.index == here:
        canvas.fill(one.box.inset(-6, 0), "gold", 70, 6)
    if hot:
        canvas.fill(one.box.inset(-6, 0), "red_d", 34, 6)
    line, coming, present = one.told.line, one.index > here, one.index == here
    colour = None if line.seat is None else colours[line.seat]
    loud = line.seat is None and line.loud
    ink = _COMING if coming else "red" if present or loud else "ink"
    write(canvas, line, one.rows, one.size, one.box, colour, ink, bold=present, faint=coming)


def beside(panel: SidePanel[Any], shown: Shown[Any], act: Act | None, box: Box) -> Extra:
    """A side panel with its title, as a piece of the picture."""
    drawn_from, title = panel.region_key(shown.view, shown.me, act), shown.say(f"pic-tab-{panel.name}")

    def paint(canvas: Canvas) -> None:
        draw_ground(canvas, box, title)
        panel.draw(canvas, shown, drawn_from, inside(box), Look())

    return Extra(panel.name, (drawn_from, shown.me, title), paint)


def draw_ground(canvas: Canvas, box: Box, title: str) -> None:
    """The parchment of a panel with its tab."""
    canvas.plate("parchment_torn", box)
    canvas.plate("tab_on", Box(box.x + 14, box.y + 10, box.w - 28, 38))
    canvas.write(title, Style("sc", 21, "button_ink"), box.line(28, 25), anchor="center")
