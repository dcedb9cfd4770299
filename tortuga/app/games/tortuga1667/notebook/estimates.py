"""The adviser's page of the notebook: how likely everybody is of each nation, and what speaks for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from itertools import zip_longest

from tortuga.app.captains import ask
from tortuga.app.captains.task import BackgroundTask
from tortuga.app.draw.brush import SetLine
from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.fitted import one_style, words
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga1667.narrative import Narrative1667
from tortuga.app.games.tortuga1667.palette import NAME, NATIONS, Nation, nation_named
from tortuga.app.games.tortuga1667.pieces.beliefs import draw_belief
from tortuga.app.games.tortuga1667.pieces.faces import draw_face
from tortuga.app.games.tortuga1667.pieces.nations import draw_badge
from tortuga.app.scene.context import Context
from tortuga.games.tortuga1667.state import View
from tortuga.kernel.players import Belief, Reason, SeatSpec, adding_up

_MOST_TOLD = 4
"""So many acts have room below the bars."""
_SEED = "notebook"
"""Estimates need no chance: any seed gives the same ones."""


class Estimates:
    """Asked for once, in another process; there before long.

    Args:
        seats: who plays them says how much their acts mean.
        executor: where it is worked out; a process of its own when None.
    """

    def __init__(self, view: View, seats: Sequence[SeatSpec], executor: Executor | None = None) -> None:
        told = ask.players(seats)
        self._task = BackgroundTask(executor, ask.decide, NAME, ask.encode(view), ask.ADVISER, _SEED, told)
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
        """Nothing more is asked."""
        self._task.close()


def shares(beliefs: Sequence[Belief], seat: int) -> Mapping[Nation, float]:
    """By nation, what is believed of a seat."""
    return {
        nation: belief.chance
        for nation in NATIONS
        for belief in beliefs
        if belief.seat == seat and belief.side == nation
    }


def percents(found: Mapping[Nation, float]) -> Mapping[Nation, int]:
    """The same as they are told: in whole per cent, which add up."""
    return dict(zip(found, adding_up([100 * share for share in found.values()], 100), strict=True))


def rows(seats: Sequence[SeatSpec], me: int, box: Box) -> Iterator[tuple[int, Box]]:
    """The others clockwise, and where the bar of each lies."""
    x, y, w, h = box
    others = [(me + step) % len(seats) for step in range(1, len(seats))]
    step = min(64.0, h / max(1, len(others)))
    for at, seat in enumerate(others):
        yield seat, Box(x, y + at * step, w, step)


def draw_bars(
    canvas: Canvas, context: Context, seats: Sequence[SeatSpec], beliefs: Sequence[Belief], me: int,
    chosen: int, box: Box,
) -> None:  # fmt: skip
    """A bar for every other player; the chosen one stands out."""
    names = [spec.name for spec in seats]
    role, size = one_style(canvas, names, 150, 23)
    for seat, (x, y, w, h) in rows(seats, me, box):
        middle = y + h / 2
        if seat == chosen:
            canvas.fill(Box(x - 8, y + 2, w + 16, h - 4), "red", 40, 9)
        draw_face(canvas, seats[seat].colour, (x + 26, middle), min(46.0, h - 6))
        words(canvas, SetLine(names[seat]), role, size, "ink", (x + 58, middle - 1), max_w=150)
        found = shares(beliefs, seat)
        labels = {
            nation: context.say(
                "notebook-share", letter=context.say(f"side-letter-{nation}"), percent=percent
            )
            for nation, percent in percents(found).items()
        }
        draw_belief(canvas, Box(x + 218, middle - 17, w - 218, 34), found, labels)


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
    found = sorted((belief for belief in beliefs if belief.seat == seat), key=lambda each: -each.chance)
    draw_face(canvas, spec.colour, (x + 44, y + 44), 84)
    title = say("notebook-weighs", name=spec.name)
    words(canvas, title, "sc", 26, "ink", (x + 102, y + 26), max_w=w - 110)
    if not found:
        return
    best = found[0]
    nation = nation_named(best.side)
    draw_badge(canvas, nation, (x + 118, y + 64), 36, say(f"side-letter-{nation}"))
    percent = percents(shares(beliefs, seat))[nation]
    told = say("notebook-taken", side=say(f"loyalty-{best.side}"), percent=percent)
    words(canvas, told, "bold", 23, "ink2", (x + 144, y + 63), max_w=w - 150)
    narrative = Narrative1667(context.text, tuple(seats))
    top = y + 106
    grounds = weighed(found)
    for belief, reason in grounds:
        nation = nation_named(belief.side)
        draw_badge(canvas, nation, (x + 20, top + 17), 30, say(f"side-letter-{nation}"))
        line = narrative.told(reason.id, reason.args)
        end = canvas.text(line, "text", 22, "ink", (x + 48, top), "topleft", wrap=w - 56)
        top = end[1] + end[3] + 12
    note = _note(best, grounds)
    if note is not None:
        canvas.text(say(note), "ital", 22, "ink2", (x + 10, top), "topleft", wrap=w - 20)


def weighed(found: Sequence[Belief]) -> list[tuple[Belief, Reason]]:
    """The acts that are told, each once and for the likeliest side it speaks for.

    The weightiest for each side comes before any second one: so what speaks against it is told too.

    Args:
        found: what is believed of one seat, likeliest first.
    """
    likeliest = {str(reason): (belief, reason) for belief in reversed(found) for reason in belief.because}
    ranks = zip_longest(*(belief.because for belief in found))
    ranked = dict.fromkeys(str(reason) for rank in ranks for reason in rank if reason is not None)
    kept = [likeliest[id] for id in ranked][:_MOST_TOLD]
    return sorted(kept, key=lambda each: found.index(each[0]))


def _note(best: Belief, grounds: Sequence[tuple[Belief, Reason]]) -> str | None:
    """What must be added so that the acts told do not seem to contradict what is believed."""
    if not grounds:
        return "notebook-no-grounds"
    return None if any(belief.side == best.side for belief, _ in grounds) else "notebook-by-others"
