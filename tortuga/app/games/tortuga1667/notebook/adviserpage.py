"""The adviser's page of the notebook: estimates on request, and the reasons for that of a chosen player."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from itertools import zip_longest

from typing_extensions import override

from tortuga.app.captains import ask
from tortuga.app.captains.thinking import BackgroundTask
from tortuga.app.draw.canvas import Canvas, Style, legible
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga1667.narrative import Narrative1667
from tortuga.app.games.tortuga1667.palette import NAME, NATIONS, Nation, nation_named
from tortuga.app.games.tortuga1667.pieces.beliefs import draw_belief
from tortuga.app.games.tortuga1667.pieces.faces import draw_face
from tortuga.app.games.tortuga1667.pieces.nations import draw_badge
from tortuga.app.games.tortuga1667.seen.spots import others
from tortuga.app.input.focus import Focus, Focusable
from tortuga.app.scene.base import Control
from tortuga.app.scene.context import Context
from tortuga.app.widgets.button import Button
from tortuga.games.tortuga1667.state import View
from tortuga.kernel.players import Belief, Reason, SeatSpec, adding_up

_MOST_TOLD = 4
"""Acts that fit below the bars."""
_SEED = "notebook"
"""Estimates use no randomness: any seed gives the same ones."""


class Estimates:
    """Beliefs about all seats, computed once in another process.

    Args:
        seats: what their acts mean depends on who plays them.
        executor: where it is worked out; a process of its own when None.
    """

    def __init__(self, view: View, seats: Sequence[SeatSpec], executor: Executor | None = None) -> None:
        players = ask.players(seats)
        self._task = BackgroundTask(executor, ask.decide, NAME, ask.encode(view), ask.ADVISER, _SEED, players)
        self._beliefs: tuple[Belief, ...] | None = None

    @property
    def beliefs(self) -> tuple[Belief, ...] | None:
        """None while they are worked out; () when they could not be."""
        if self._beliefs is None and self._task.done:
            answer = self._task.result()
            self._beliefs = () if answer is None else ask.decode_advice(NAME, answer).beliefs
            self.close()
        return self._beliefs

    def close(self) -> None:
        """Stop computing."""
        self._task.close()


def shares(beliefs: Sequence[Belief], seat: int) -> Mapping[Nation, float]:
    """By nation, what is believed of a seat."""
    return {
        nation: belief.chance
        for nation in NATIONS
        for belief in beliefs
        if belief.seat == seat and belief.side == nation
    }


def percents(chances: Mapping[Nation, float]) -> Mapping[Nation, int]:
    """The same in whole per cent that add up to 100."""
    return dict(zip(chances, adding_up([100 * share for share in chances.values()], 100), strict=True))


def draw_grounds(
    canvas: Canvas,
    context: Context,
    seats: Sequence[SeatSpec],
    beliefs: Sequence[Belief],
    seat: int,
    box: Box,
) -> None:
    """What weighs most for what the chosen player is taken for."""
    x, y, w, _ = box
    say, spec = context.say, seats[seat]
    about = sorted((belief for belief in beliefs if belief.seat == seat), key=lambda each: -each.chance)
    draw_face(canvas, spec.colour, (x + 44, y + 44), 84)
    title = say("notebook-weighs", name=spec.name)
    canvas.write(title, legible("sc", 26, "ink"), box.line(26, 102, 8))
    if not about:
        return
    best = about[0]
    nation = nation_named(best.side)
    draw_badge(canvas, nation, (x + 118, y + 64), 36, say(f"side-letter-{nation}"))
    percent = percents(shares(beliefs, seat))[nation]
    verdict = say("notebook-taken", side=say(f"loyalty-{best.side}"), percent=percent)
    canvas.write(verdict, legible("bold", 23, "ink2"), box.line(63, 144, 6))
    narrative = Narrative1667(context.text, tuple(seats))
    top = y + 106
    grounds = weighed(about)
    for belief, reason in grounds:
        nation = nation_named(belief.side)
        draw_badge(canvas, nation, (x + 20, top + 17), 30, say(f"side-letter-{nation}"))
        line = narrative.worded(reason.id, reason.args)
        end = canvas.paragraph(line, Style("text", 22, "ink"), (x + 48, top), w - 56, "topleft")
        top = end.bottom + 12
    note = _note(best, grounds)
    if note is not None:
        canvas.paragraph(say(note), Style("ital", 22, "ink2"), (x + 10, top), w - 20, "topleft")


def weighed(beliefs: Sequence[Belief]) -> list[tuple[Belief, Reason]]:
    """The acts that are shown, each once, with the likeliest side it speaks for.

    The weightiest act for each side comes before any second one, so evidence against is shown, too.

    Args:
        beliefs: what is believed of one seat, likeliest first.
    """
    likeliest = {str(reason): (belief, reason) for belief in reversed(beliefs) for reason in belief.because}
    ranks = zip_longest(*(belief.because for belief in beliefs))
    ranked = dict.fromkeys(str(reason) for rank in ranks for reason in rank if reason is not None)
    kept = [likeliest[id] for id in ranked][:_MOST_TOLD]
    return sorted(kept, key=lambda each: beliefs.index(each[0]))


def _note(best: Belief, grounds: Sequence[tuple[Belief, Reason]]) -> str | None:
    """A note where the acts shown would seem to contradict the belief."""
    if not grounds:
        return "notebook-no-grounds"
    return None if any(belief.side == best.side for belief, _ in grounds) else "notebook-by-others"


_PAGE: Box = Box(968.0, 112.0, 916.0, 930.0)
_MIDDLE = 480.0
"""Where it is written that there is nothing yet."""
_BARS: Box = Box(1016.0, 216.0, 820.0, 470.0)


@dataclass(frozen=True)
class _Row(Control):
    """A bar that can be pressed."""

    id: str
    box: Box
    label: str

    @override
    def focusables(self) -> tuple[Focusable, ...]:
        return (Focusable(self.id, self.box, self.label, radius=9),)

    @override
    def draw(self, canvas: Canvas, focus: Focus) -> None:
        """The page has painted it."""


@dataclass
class AdviserPage:
    """Empty until the adviser is asked.

    Args:
        me: the seat whose notebook it is.
        executor: where it works; a process of its own when None.
        barred: whether the adviser may not be asked.
    """

    context: Context
    seats: tuple[SeatSpec, ...]
    me: int
    executor: Executor | None
    barred: bool = False

    def __post_init__(self) -> None:
        self.chosen = (self.me + 1) % len(self.seats)
        """The player whose estimate is explained."""
        self._estimates: Estimates | None = None

    @property
    def waiting(self) -> bool:
        """Whether estimates are on their way."""
        return self._estimates is not None and self._estimates.beliefs is None

    def controls(self) -> Iterator[Control]:
        """The button that asks, or the players to choose from."""
        x, y, w, _ = _PAGE
        if self.barred:
            return
        if self._estimates is None:
            box = Box(x + w / 2 - 220, y + _MIDDLE + 70, 440, 64)
            yield Button("adviser", box, self.context.say("notebook-ask"), "brain", "secondary", 24)
        elif self._estimates.beliefs:
            for seat, (bx, by, bw, bh) in self._rows():
                yield _Row(f"who:{seat}", Box(bx - 8, by, bw + 16, bh), self.seats[seat].name)

    def ask(self, view: View) -> None:
        """Ask the adviser about what the seat sees."""
        self._estimates = Estimates(view, self.seats, self.executor)

    def close(self) -> None:
        """Stop computing."""
        if self._estimates is not None:
            self._estimates.close()

    def draw(self, canvas: Canvas) -> None:
        """Paint it; the controls come over it."""
        say = self.context.say
        x, y, w, h = _PAGE
        canvas.plate("parchment_torn", _PAGE)
        title = canvas.write(say("notebook-adviser"), Style("display", 40, "red_d"), (x + 40, y + 50), 330)
        left = title.right + 20
        style = Style("ital", 21, "ink2")
        canvas.write(say("notebook-adviser-note"), style, (left, y + 54), x + w - 40 - left)
        middle = (x + w / 2, y + _MIDDLE)
        if not (self._estimates and self._estimates.beliefs):
            canvas.icon("brain", (x + w / 2, y + _MIDDLE - 150), 180, "ink2", alpha=60)
        if self._estimates is None:
            note = say("notebook-barred" if self.barred else "notebook-ask-note")
            canvas.paragraph(note, Style("text", 24, "ink2"), middle, w - 200, "center")
        elif not self._estimates.beliefs:
            message = say("notebook-asking" if self.waiting else "notebook-nothing")
            canvas.write(message, Style("ital", 26, "ink2"), middle, w - 100, "center")
        else:
            beliefs = self._estimates.beliefs
            self._draw_bars(canvas, beliefs)
            canvas.line((x + 40, y + 596), (x + w - 40, y + 596), "parch_dd", 2)
            box = Box(x + 48, y + 616, w - 96, h - 640)
            draw_grounds(canvas, self.context, self.seats, beliefs, self.chosen, box)

    def _rows(self) -> Iterator[tuple[int, Box]]:
        """The others clockwise, and where the bar of each lies."""
        x, y, w, h = _BARS
        step = min(64.0, h / max(1, len(self.seats) - 1))
        for at, seat in enumerate(others(self.me, len(self.seats))):
            yield seat, Box(x, y + at * step, w, step)

    def _draw_bars(self, canvas: Canvas, beliefs: Sequence[Belief]) -> None:
        """A bar for every other player; the chosen one stands out."""
        say = self.context.say
        style = canvas.alike_names([(spec.name, 150) for spec in self.seats], legible("sc", 23, "ink"))
        for seat, (x, y, w, h) in self._rows():
            middle = y + h / 2
            if seat == self.chosen:
                canvas.fill(Box(x - 8, y + 2, w + 16, h - 4), "red", 40, 9)
            draw_face(canvas, self.seats[seat].colour, (x + 26, middle), min(46.0, h - 6))
            canvas.write(self.seats[seat].name, style, (x + 58, middle - 1), 150)
            chances = shares(beliefs, seat)
            labels = {
                nation: say("notebook-share", letter=say(f"side-letter-{nation}"), percent=percent)
                for nation, percent in percents(chances).items()
            }
            draw_belief(canvas, Box(x + 218, middle - 17, w - 218, 34), chances, labels)
