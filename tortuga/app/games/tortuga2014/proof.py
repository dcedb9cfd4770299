"""The proof of the dice: how they fell compared with fair dice, and how to derive a roll again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, Style, legible
from tortuga.app.draw.theme import ink_on, mix
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga2014.palette import COLOUR, FACE_ICON
from tortuga.app.gameui.boards import Proof
from tortuga.app.scene.context import Context
from tortuga.app.widgets.button import SHADE
from tortuga.games.tortuga2014.events import Rolled
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.scoring import faces_rolled
from tortuga.kernel.game import EVERYTHING
from tortuga.kernel.intervals import chi_square, chi_square_p
from tortuga.kernel.log.format import Log
from tortuga.kernel.players import SeatSpec
from tortuga.kernel.replay import Replay

_HEAD, _FOOT = 112.0, 92.0
_ROLLED_W = 92.0
_Group: TypeAlias = "tuple[str, str | None, Sequence[int]]"
RARE_PERCENT = 5
"""Percent below which the text calls it rare."""


class DiceProof(Proof):
    """The proof of the dice.

    Args:
        log: of a finished game.
    """

    def __init__(self, log: Log) -> None:
        self.seats = log.header.seats
        self.counts = faces_rolled(log.events, len(self.seats))
        self.recipe = recipe(log)

    @override
    def outcomes(self, context: Context, dealt: int) -> str:
        return context.say("proof-dice", dice=sum(map(sum, self.counts)), dealt=dealt)

    @override
    def draw(self, canvas: Canvas, context: Context, box: Box) -> None:
        DiceChart(context, self.seats, self.counts).draw(canvas, box)


_TITLE = 62.0
"""Height of the title and the legend."""
_MARGIN, _LEGEND = 40.0, 700.0


@dataclass(frozen=True)
class DiceChart:
    """One group of bars for each seat and one for all of them.

    Args:
        counts: by seat and face.
    """

    context: Context
    seats: tuple[SeatSpec, ...]
    counts: tuple[tuple[int, ...], ...]

    @property
    def total(self) -> tuple[int, ...]:
        """By face, over all seats."""
        return tuple(map(sum, zip(*self.counts, strict=True)))

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Paint it on a wooden board."""
        say = self.context.say
        head, body = box.cut(top=_TITLE)
        canvas.plate("wood_brass", box)
        dice = sum(self.total)
        canvas.write(
            say("proof-chart", dice=dice),
            Style("sc", 25, "cream", SHADE),
            head.line(36, _MARGIN).at("midleft"),
            760,
        )
        legend = say("proof-legend")
        wide, end = min(_LEGEND, canvas.width(legend, "ital", 20)), head.line(37, _MARGIN).at("midright")
        canvas.write(legend, Style("ital", 20, "note", SHADE), end, _LEGEND, "midright")
        self._dashes(canvas, end[0] - wide - 62, end[1] + 1, 50)
        groups: list[_Group] = [
            (spec.name, spec.colour, row) for spec, row in zip(self.seats, self.counts, strict=True)
        ]
        groups.append((say("proof-all"), None, self.total))
        bars = body.cut(bottom=14)[1].inset(30, 0)
        counts = [(say("proof-rolled", dice=sum(row)), _ROLLED_W) for *_, row in groups]
        names = [(name, bars.w / len(groups) - 98 - _ROLLED_W) for name, *_ in groups]
        styles = (
            canvas.alike(counts, legible("ital", 18, "note", SHADE)),
            canvas.alike(names, legible("sc", 21, "cream", SHADE)),
        )
        for i, group in enumerate(groups):
            self._group(canvas, bars.column(i, len(groups)), group, styles)

    def _group(self, canvas: Canvas, box: Box, group: _Group, styles: tuple[Style, Style]) -> None:
        name, colour, counts = group
        x, y, w, h = box
        emblem = (x + 36, y + 26)
        canvas.plate("well", box.inset(6, 0))
        if colour is not None:
            canvas.emblem(COLOUR[colour], emblem, 38)
        else:
            canvas.icon("rolling-dices", emblem, 34, "glyph", shadow=110)
        rolled, spot = self.context.say("proof-rolled", dice=sum(counts)), (box.right - 20, y + 26)
        drawn = canvas.write(rolled, styles[0], spot, _ROLLED_W, "midright")
        canvas.write(name, styles[1], (x + 62, y + 25), drawn.x - x - 78)
        expected = sum(counts) / len(counts)
        top = max([*counts, 1.0]) * 1.02
        floor, high = box.bottom - _FOOT, h - _HEAD - 66 + 28
        pitch = (w - 44) / len(counts)
        tone = mix(COLOUR[colour].rgb, "#ffffff", 0.10) if colour is not None else "#c9a45c"
        for face, count in enumerate(counts):
            left = x + 22 + face * pitch
            tall = max(3.0, high * count / top)
            bar = Box(left + 5, floor - tall, pitch - 10, tall)
            canvas.fill(Box(bar[0] - 1.5, bar[1] - 1.5, bar[2] + 3, bar[3] + 1.5), "#120a05", radius=4)
            canvas.fill(bar, tone, radius=3)
            low = tall < 30
            spot = (left + pitch / 2, bar.y - 15 if low else floor - 16)
            style = Style("black", 20, "cream" if low else ink_on(tone))
            canvas.write(str(count), style, spot, anchor="center")
            canvas.icon(FACE_ICON[face], (left + pitch / 2, floor + 20), 27, "glyph", shadow=100)
        if sum(counts):
            self._dashes(canvas, x + 20, floor - high * expected / top, w - 40)
        said = self.words(counts)
        canvas.paragraph(said, Style("text", 18, "cream", SHADE), (x + w / 2, floor + 63), w - 36, "center")

    @staticmethod
    def _dashes(canvas: Canvas, x: float, y: float, w: float) -> None:
        """A dashed line, seen on light and dark bars."""
        dash = 10.0
        for i in range(int(w // (2 * dash)) + 1):
            left = x + 2 * dash * i
            wide = min(dash, x + w - left)
            if wide > 1:
                canvas.fill(Box(left - 1, y - 2.5, wide + 2, 5), "#120a05")
                canvas.fill(Box(left, y - 1.5, wide, 3), "preview")

    def words(self, counts: Sequence[int]) -> str:
        """In how many of a hundred games fair dice fall at least as unevenly."""
        if not sum(counts):
            return ""
        percent = 100 * chi_square_p(chi_square(counts), len(counts) - 1)
        if percent < 1:
            return self.context.say("proof-chance-least")
        message = "proof-chance-rare" if percent < RARE_PERCENT else "proof-chance"
        return self.context.say(message, percent=round(percent))


def recipe(log: Log) -> tuple[str, ...]:
    """Lines of Python that derive a roll again with nothing but its standard library.

    It is the first roll under the game's own seed; of a branch the first one after it left the other game.
    Empty when there is none.
    """
    own = [part.events for part in log.header.branched if part.commitment != log.header.commitment]
    if log.seed is None:
        return ()
    for step in Replay(RULES, log).observer(EVERYTHING).story()[max(own, default=0) :]:
        if not isinstance(step.event, Rolled):
            continue
        seat, faces = next((seat, faces) for seat, faces in enumerate(step.event.faces) if faces)
        address = f"roll/{step.before.table.round}/{step.event.cycle}/0/{seat}"
        shown = ", ".join(str(face) if face >= 0 else "-" for face in faces)
        return (
            "import hashlib, struct",
            f"seed = {log.seed!r}.encode()",
            "print(hashlib.sha256(seed).hexdigest())",
            f"h = hashlib.blake2b(b'{address}', key=seed).digest()",
            "print([n % 6 for n in struct.unpack('<5Q', h[:40])])",
            f"# [{shown}]",
        )
    return ()
