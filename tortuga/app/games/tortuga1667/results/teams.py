"""The teams at the end: letters that turn over, each with the face of its owner, and when each does."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from typing_extensions import override

from tortuga.app.draw.brush import Mood, Ring
from tortuga.app.draw.canvas import Canvas, Style, legible
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga1667.acts.sounds import named
from tortuga.app.games.tortuga1667.palette import nation_named
from tortuga.app.games.tortuga1667.pieces.nations import (
    draw_badge,
    draw_face,
    draw_loyalty,
    draw_loyalty_back,
)
from tortuga.app.games.tortuga1667.results.tale import Tale
from tortuga.app.gameui.boards import ResultCard
from tortuga.app.scene.context import Context
from tortuga.app.table.acts.motion import ease_in_out, share
from tortuga.app.table.acts.motions import Cue
from tortuga.app.widgets.button import SHADE
from tortuga.games.tortuga1667.pieces import Loyalty

LAID: Final = 0.15
"""Seconds, at normal speed like all here, in which a sheet is laid down."""
FIRST_SHEET_S: Final = 0.05
"""Seconds before the first sheet."""
AFTER: Final = 0.1
"""Seconds from one sheet to the next."""
LEAD: Final = 0.5
"""Seconds before the first letter turns."""
TURN: Final = 0.3
"""Seconds in which a letter turns over."""
LETTER_STEP_S: Final = 0.15
"""Seconds from one letter to the next."""
DRAWN: Final = 0.8
"""Seconds in which the graphs are drawn."""
FRONT: Final = 0.5
"""How far a letter has turned when its front comes into sight, 0..1."""


@dataclass(frozen=True)
class Reveal:
    """When each letter of a game turns over: those of the beaten first, those of the winners last."""

    tale: Tale

    @cached_property
    def order(self) -> tuple[int, ...]:
        """All seats, in the order in which their letters turn."""
        return tuple(seat for _, members in reversed(self.tale.teams) for seat in members)

    @property
    def turned_by(self) -> float:
        """When the last letter lies open."""
        return LEAD + len(self.order) * (TURN + LETTER_STEP_S)

    @property
    def length(self) -> float:
        """Seconds at normal speed until everything is there."""
        return self.turned_by + DRAWN

    @property
    def cues(self) -> tuple[Cue, ...]:
        """The sounds: seals break, and a fanfare sounds with the last letter of the winners."""
        seals = [Cue(self._begins(seat), named("seal-break"), 0.0) for seat in self.order]
        fanfare = Cue(self._begins(self.order[-1]) + TURN, "fanfare", 0.0)
        return (*seals, fanfare)

    def _begins(self, seat: int) -> float:
        return LEAD + self.order.index(seat) * (TURN + LETTER_STEP_S)

    def turned(self, seat: int, time: float) -> float:
        """How far a letter has turned over, 0..1; from `FRONT` on its front is in sight."""
        return share(time, self._begins(seat), TURN)

    def opened(self, side: Loyalty, time: float) -> bool:
        """Whether the fronts of all letters of a team are in sight: its side and result may be shown."""
        members = dict(self.tale.teams).get(side, ())
        return all(self.turned(seat, time) >= FRONT for seat in members)

    def laid(self, sheet: int, time: float) -> float:
        """How far a sheet (0 = treasure, 1 = beliefs, 2 = turning points) is laid down, 0..1."""
        return share(time, FIRST_SHEET_S + sheet * AFTER, LAID)

    def drawn(self, time: float) -> float:
        """How much of the graphs is drawn, from the left, 0..1."""
        return ease_in_out(share(time, self.turned_by, DRAWN))

    def points(self, time: float) -> bool:
        """Whether the turning points are shown."""
        return time >= self.length


_GAP = 14.0
"""Between the boxes of teams."""
_MIN_SHARE = 2.0
"""A smaller team is as wide as one of this size: its name has to fit."""
_HEAD, _OUTCOME = 0.56, 0.36
"""Shares of a box that the team's name and the outcome may take."""
_BADGE = 36.0
"""Size of the badge of a former side."""
_EDGE = 0.04
"""Width of a letter seen edge-on, 0..1."""


@dataclass(frozen=True)
class Styles:
    """How the words that all teams have in common are written."""

    name: Style
    """Names of players."""
    head: Style
    outcome: Style


@dataclass(frozen=True)
class Team(ResultCard):
    """The card of a team on the results."""

    tale: Tale
    side: Loyalty
    members: tuple[int, ...]
    reveal: Reveal

    @property
    def won(self) -> bool:
        """Whether it is the winning team."""
        return self.side == self.tale.winner

    def head(self, context: Context) -> str:
        """The name of the team, with its number of members."""
        return context.say(f"results-team-{self.side}", count=len(self.members))

    def outcome(self, context: Context) -> str:
        """Whether it won, or nobody did."""
        if self.tale.winner is None:
            return context.say("results-drawn")
        return context.say("results-winners" if self.won else "results-beaten")

    def step(self, box: Box) -> float:
        """The width that each member has in the box of the team."""
        return (box.w - 24) / len(self.members)

    @override
    def draw(self, canvas: Canvas, context: Context, box: Box) -> None:
        """Paint the letters of the team face up, each with the face of its owner."""
        styles = common_styles(canvas, context, [(self, box)], opened=True)
        self.draw_at(canvas, context, box, self.reveal.length, styles)

    def draw_at(self, canvas: Canvas, context: Context, box: Box, time: float, styles: Styles) -> None:
        """Paint it some seconds after the end: a closed letter does not even show whose it is."""
        opened = self.reveal.opened(self.side, time)
        if self.won and opened:
            canvas.glow(box, 14, 1.0, blur=10)
        canvas.plate("well_gold" if self.won and opened else "well", box)
        if opened:
            self._words(canvas, context, box, styles)
        step = self.step(box)
        for number, seat in enumerate(self.members):
            spec, y = self.tale.seats[seat], box.y
            middle = box.x + 12 + (number + 0.5) * step
            turned = self.reveal.turned(seat, time)
            self._letter(canvas, context, (middle, y + 134), min(118.0, step - 22), turned)
            if turned < FRONT:
                continue  # the order of the faces would give the teams away
            mood: Mood = "calm" if turned < 1 else "pleased" if self.won else "angry"
            ring: Ring = "brass" if turned < 1 else "gold" if self.won else "bone"
            draw_face(canvas, spec.colour, (middle, y + 234), 78, mood, ring)
            if seat == self.tale.person:
                canvas.tag((middle + 62, y + 252), context.say("pic-you"), "tag_red", None, 16, max_w=58)
            if seat in self.tale.former:
                self._former(canvas, context, seat, (middle, y + 60), step)
            canvas.write(spec.name, styles.name, (middle, y + 294), step - 12, "center")

    def _former(self, canvas: Canvas, context: Context, seat: int, center: Point, step: float) -> None:
        """Over the letter, the side before Cabin Fever, and the turn until which it was theirs."""
        side, turn = self.tale.former[seat]
        label = context.say("results-until", turn=turn)
        wide = min(canvas.tag_width(label, 17), step - _BADGE - 8)
        left = center[0] - (_BADGE + wide) / 2
        canvas.tag((left + _BADGE + wide / 2, center[1]), label, "tag_ink", None, 17, max_w=wide)
        letter = context.say(f"side-letter-{side}")
        draw_badge(canvas, nation_named(side), (left + _BADGE / 2, center[1]), _BADGE, letter)

    def _words(self, canvas: Canvas, context: Context, box: Box, styles: Styles) -> None:
        """The name of the team on the left, the outcome on the right."""
        y = box.y + 28
        ink, faint = ("gold_l", "note") if self.won else ("label", "label_dim")
        canvas.write(self.head(context), styles.head.inked(ink), (box.x + 20, y), box.w * _HEAD - 20)
        style, right = styles.outcome.inked(faint), (box.right - 20, y)
        canvas.write(self.outcome(context), style, right, box.w * _OUTCOME, "midright")

    def _letter(self, canvas: Canvas, context: Context, center: Point, width: float, turned: float) -> None:
        """A letter turned over by a share, 0..1."""
        turn = max(_EDGE, abs(math.cos(math.pi * turned)))
        if turned < FRONT:
            draw_loyalty_back(canvas, center, width, turn=turn)
            return
        say = context.say
        letter, open_now = say(f"side-letter-{self.side}"), turned >= 1
        draw_loyalty(
            canvas, self.side, center, width, say(f"loyalty-{self.side}"), letter=letter, turn=turn,
            glow=self.won and open_now, dim=not self.won and open_now,
        )  # fmt: skip


def common_styles(
    canvas: Canvas, context: Context, placed: Sequence[tuple[Team, Box]], *, opened: bool
) -> Styles:
    """Styles in which the words of all teams fit.

    Args:
        opened: whether the side of any team may be shown; until then neither names nor outcomes are worded.
    """
    names = [
        (team.tale.seats[seat].name, team.step(box) - 12) for team, box in placed for seat in team.members
    ]
    headed = placed if opened else ()
    heads = [(team.head(context), box.w * _HEAD - 20) for team, box in headed]
    outcomes = [(team.outcome(context), box.w * _OUTCOME) for team, box in headed]
    return Styles(
        canvas.alike_names(names, legible("sc", 23, "cream", SHADE)),
        canvas.alike(heads, legible("sc", 25, "label", SHADE)),
        canvas.alike(outcomes, legible("ital", 22, "note", SHADE)),
    )


def draw_teams(canvas: Canvas, context: Context, box: Box, teams: Sequence[Team], time: float) -> None:
    """Paint the teams beside each other, as they are some seconds after the end."""
    shares = [max(_MIN_SHARE, len(team.members)) for team in teams]
    room, left = box.w - _GAP * (len(teams) - 1), box.x
    placed: list[tuple[Team, Box]] = []
    for team, part in zip(teams, shares, strict=True):
        placed.append((team, box._replace(x=left, w=room * part / sum(shares))))
        left = placed[-1][1].right + _GAP
    opened = any(team.reveal.opened(team.side, time) for team in teams)
    styles = common_styles(canvas, context, placed, opened=opened)
    for team, where in placed:
        team.draw_at(canvas, context, where, time, styles)
