"""The adviser's page of the notebook: estimates on request, and the reasons for one of them."""

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
from tortuga.app.games.tortuga1667.pieces.nations import draw_badge, draw_belief, draw_face
from tortuga.app.games.tortuga1667.seen.spots import others
from tortuga.app.input.focus import Focus, Focusable
from tortuga.app.scene.base import Control
from tortuga.app.scene.context import Context
from tortuga.app.widgets.button import Button
from tortuga.games.tortuga1667.state import View
from tortuga.kernel.players import Belief, Reason, SeatSpec, adding_up

_MAX_GROUNDS = 4
"""The reasons that fit below the bars."""
_SEED = "notebook"
"""Estimates use no randomness: any seed gives the same ones."""


class Estimates:
    """Beliefs about all seats, computed once in another process.

    Args:
        seats: who plays; what an act means depends on it.
        executor: where they are computed; a process of its own when None.
    """

    def __init__(self, view: View, seats: Sequence[SeatSpec], executor: Executor | None = None) -> None:
        players = ask.players(seats)
        self._task = BackgroundTask(executor, ask.decide, NAME, ask.encode(view), ask.ADVISER, _SEED, players)
        self._beliefs: tuple[Belief, ...] | None = None

    @property
    def beliefs(self) -> tuple[Belief, ...] | None:
        """None while they are being computed; () when that failed."""
        if self._beliefs is None and self._task.done:
            answer = self._task.result()
            self._beliefs = () if answer is None else ask.decode_advice(NAME, answer).beliefs
            self.close()
        return self._beliefs

    def close(self) -> None:
        """Stop computing."""
        self._task.close()


def shares(beliefs: Sequence[Belief], seat: int) -> Mapping[Nation, float]:
    """How likely each loyalty of a player is."""
    chances = {belief.side: belief.chance for belief in beliefs if belief.seat == seat}
    return {nation: chances[nation] for nation in NATIONS if nation in chances}


def rows(box: Box, me: int, seats: int, highest: float) -> Iterator[tuple[int, Box]]:
    """The other players clockwise, and a row for each, from the top of a box."""
    high = min(highest, box.h / max(1, seats - 1))
    for row, seat in enumerate(others(me, seats)):
        yield seat, Box(box.x, box.y + row * high, box.w, high)


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
    """Paint the loyalty that the chosen player seems to have, and the strongest reasons for it."""
    say, spec = context.say, seats[seat]
    about = sorted((belief for belief in beliefs if belief.seat == seat), key=lambda each: -each.chance)
    draw_face(canvas, spec.colour, (box.x + 44, box.y + 44), 84)
    title = say("notebook-weighs", name=spec.name)
    canvas.write(title, legible("sc", 26, "ink"), box.line(26, 102, 8))
    if not about:
        return
    best = about[0]
    nation = nation_named(best.side)
    draw_badge(canvas, nation, (box.x + 118, box.y + 64), 36, say(f"side-letter-{nation}"))
    percent = percents(shares(beliefs, seat))[nation]
    verdict = say("notebook-taken", side=say(f"loyalty-{best.side}"), percent=percent)
    canvas.write(verdict, legible("bold", 23, "ink2"), box.line(63, 144, 6))
    narrative = Narrative1667(context.text, tuple(seats))
    top = box.y + 106
    grounds = weighed(about)
    for belief, reason in grounds:
        nation = nation_named(belief.side)
        draw_badge(canvas, nation, (box.x + 20, top + 17), 30, say(f"side-letter-{nation}"))
        line = narrative.worded(reason.id, reason.args)
        end = canvas.paragraph(line, Style("text", 22, "ink"), (box.x + 48, top), box.w - 56, "topleft")
        top = end.bottom + 12
    note = _note(best, grounds)
    if note is not None:
        canvas.paragraph(say(note), Style("ital", 22, "ink2"), (box.x + 10, top), box.w - 20, "topleft")


def weighed(beliefs: Sequence[Belief]) -> list[tuple[Belief, Reason]]:
    """The reasons that are shown, each once, with the likeliest side it speaks for.

    The weightiest reason for each side comes before any second one, so evidence against is shown, too.

    Args:
        beliefs: what is believed of one player, likeliest first.
    """
    likeliest = {str(reason): (belief, reason) for belief in reversed(beliefs) for reason in belief.because}
    ranks = zip_longest(*(belief.because for belief in beliefs))
    ranked = dict.fromkeys(str(reason) for rank in ranks for reason in rank if reason is not None)
    kept = [likeliest[id] for id in ranked][:_MAX_GROUNDS]
    return sorted(kept, key=lambda each: beliefs.index(each[0]))


def _note(best: Belief, grounds: Sequence[tuple[Belief, Reason]]) -> str | None:
    """The id of a note where the reasons shown seem to contradict the belief."""
    if not grounds:
        return "notebook-no-grounds"
    return None if any(belief.side == best.side for belief, _ in grounds) else "notebook-by-others"


_PAGE = Box(968, 112, 916, 930)
_MIDDLE = 480.0
"""Where an empty page says why it is empty, from its top."""
_BARS = Box(1016, 216, 820, 470)
_BAR_H = 64.0


@dataclass(frozen=True)
class _Row(Control):
    """A player with a bar, to be chosen; the page has painted it."""

    id: str
    box: Box
    label: str

    @override
    def focusables(self) -> tuple[Focusable, ...]:
        return (Focusable(self.id, self.box, self.label, radius=9),)

    @override
    def draw(self, canvas: Canvas, focus: Focus) -> None:
        pass


@dataclass
class AdviserPage:
    """Empty until the adviser is asked.

    Args:
        me: the seat whose notebook it is.
        executor: where the adviser works; a process of its own when None.
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
        if self.barred:
            return
        if self._estimates is None:
            box = Box.around((_PAGE.center[0], _PAGE.y + _MIDDLE + 102), 440, 64)
            yield Button("adviser", box, self.context.say("notebook-ask"), "brain", "secondary", 24)
        elif self._estimates.beliefs:
            for seat, row in self._rows():
                yield _Row(f"who:{seat}", row.inset(-8, 0), self.seats[seat].name)

    def ask(self, view: View) -> None:
        """Ask for estimates from what the seat sees."""
        self._estimates = Estimates(view, self.seats, self.executor)

    def close(self) -> None:
        """Stop computing."""
        if self._estimates is not None:
            self._estimates.close()

    def draw(self, canvas: Canvas) -> None:
        """Paint it; the controls come over it."""
        say = self.context.say
        canvas.plate("parchment_torn", _PAGE)
        left, right, y = _PAGE.x + 40, _PAGE.right - 40, _PAGE.y + 54
        title = canvas.write(say("notebook-adviser"), Style("display", 40, "red_d"), (left, y - 4), 330)
        note_x = title.right + 20
        canvas.write(say("notebook-adviser-note"), Style("ital", 21, "ink2"), (note_x, y), right - note_x)
        beliefs = self._estimates.beliefs if self._estimates else None
        if beliefs:
            self._draw_bars(canvas, beliefs)
            below = _PAGE.cut(top=596)[1]
            canvas.line((left, below.y), (right, below.y), "parch_dd", 2)
            box = below.inset(48, 20)
            draw_grounds(canvas, self.context, self.seats, beliefs, self.chosen, box)
            return
        middle = _PAGE.line(_MIDDLE)
        canvas.icon("brain", middle.moved(dy=-150).center, 180, "ink2", alpha=60)
        if self._estimates is None:
            note = say("notebook-barred" if self.barred else "notebook-ask-note")
            canvas.paragraph(note, Style("text", 24, "ink2"), middle.inset(100, 0), anchor="center")
        else:
            message = say("notebook-asking" if self.waiting else "notebook-nothing")
            canvas.write(message, Style("ital", 26, "ink2"), middle.inset(50, 0), anchor="center")

    def _rows(self) -> Iterator[tuple[int, Box]]:
        """The other players, and where the bar of each lies."""
        return rows(_BARS, self.me, len(self.seats), _BAR_H)

    def _draw_bars(self, canvas: Canvas, beliefs: Sequence[Belief]) -> None:
        """A bar for every other player; the chosen one stands out."""
        say = self.context.say
        style = canvas.alike_names([(spec.name, 150) for spec in self.seats], legible("sc", 23, "ink"))
        for seat, row in self._rows():
            x, middle = row.at("midleft")
            if seat == self.chosen:
                canvas.fill(row.inset(-8, 2), "red", 40, 9)
            draw_face(canvas, self.seats[seat].colour, (x + 26, middle), min(46.0, row.h - 6))
            canvas.write(self.seats[seat].name, style, (x + 58, middle - 1), 150)
            chances = shares(beliefs, seat)
            labels = {
                nation: say("notebook-share", letter=say(f"side-letter-{nation}"), percent=percent)
                for nation, percent in percents(chances).items()
            }
            draw_belief(canvas, Box(x + 218, middle - 17, row.w - 218, 34), chances, labels)
