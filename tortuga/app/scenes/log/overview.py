"""The page on how the game went: everybody's chances, the account below, and how well each one played."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from typing_extensions import override

from tortuga.app.captains.characters import level_name
from tortuga.app.draw.canvas import Canvas, Style, legible
from tortuga.app.draw.units import Box, Point
from tortuga.app.input.focus import Action, Focus, Focusable
from tortuga.app.scene.base import Control
from tortuga.app.scene.protocol import Transition
from tortuga.app.scenes.log.practise import Practise
from tortuga.app.scenes.log.view import (
    BODY,
    KNOWN,
    PAGE_TITLE,
    PANEL_HEAD,
    PANEL_NOTE,
    PANEL_TEXT,
    PAPER_HEAD,
    PAPER_LABEL,
    PAPER_NOTE,
    PARTS,
    Line,
    LogView,
    Part,
    signed,
)
from tortuga.app.widgets.button import SHADE, Button, Pressable, in_a_row
from tortuga.app.widgets.graph import Graph, apart
from tortuga.app.widgets.row import Row
from tortuga.kernel.analysis import Moment, SeatPlay

PAPER, SIDE = BODY.cut(left=1240)
RIGHT: Final = SIDE.cut(left=20)[1]
VERDICT, _BELOW = RIGHT.cut(top=210)
WHO, _REST = _BELOW.cut(top=14)[1].cut(top=330)
PRACTISE, _LAST = _REST.cut(top=14)[1].cut(top=206)
_BUTTONS: Final = _LAST.cut(top=14)[1]
_HEAD, _SHEET = PAPER.inset(28, 20).cut(top=70)
_COURSE, _ACCOUNT = _SHEET.cut(top=480)
_NAMES: Final = 250.0
"""Width of the names left of the graph and the account: whose line, and which part."""
_END: Final = 150.0
"""Width of the column right of them: how it ended, and the sums."""
_ROW: Final = 54.0
"""Greatest height of a row of the account."""
_PIN, _PINNED, _WORDS = 36.0, 300.0, 17.0
"""Width of a pin, of a pin with its words, and their size."""
MAX_MOMENTS: Final = 3


@dataclass(frozen=True)
class Pin(Pressable):
    """A mistake or a stroke of luck on the graph; it leads to its event."""

    label: str
    icon: str
    colour: str
    words: str
    plate: str
    left: bool
    """Whether its words are at its left."""

    @property
    def spot(self) -> Point:
        """The middle of its disc."""
        x, y, w, h = self.box
        return (x + w - h / 2 if self.left else x + h / 2, y + h / 2)

    @override
    def focusables(self) -> tuple[Focusable, ...]:
        return self.item(self.label, radius=self.box.h / 2)

    @override
    def draw(self, canvas: Canvas, focus: Focus) -> None:
        x, y = self.spot
        room = self.box.w - _PIN
        half = min(room, canvas.tag_width(self.words, _WORDS)) / 2
        away = _PIN / 2 - 4 + half
        canvas.tag((x - away if self.left else x + away, y), self.words, self.plate, size=_WORDS, max_w=room)
        canvas.disc(self.colour, self.icon, self.spot, _PIN)
        if focus.hot(self.id):
            canvas.circle(self.spot, _PIN / 2 + 3, "focus", 3)


class Overview:
    """Draws the page.

    Args:
        practise: what the person of these eyes should practise.
        look: goes to the event in a line of the log.
        ways: what its buttons do, by id.
    """

    def __init__(
        self,
        view: LogView,
        practise: Practise,
        look: Callable[[int], Transition | None],
        ways: Mapping[str, Action],
    ) -> None:
        self._view, self._practise = view, practise
        self._look, self._ways = look, ways
        self._say = view.context.say
        columns = _COURSE.inset(0, 24).cut(left=_NAMES)[1].cut(right=_END)[1]
        self.graph = Graph(columns, len(view.spans) + 1, 1.0)

    @property
    def costly(self) -> tuple[Moment, ...]:
        """The weightiest mistakes and strokes of luck in these eyes."""
        return self._view.moments[:MAX_MOMENTS]

    def controls(self) -> Iterator[Control]:
        """The pins on the graph, and the ways on."""
        yield from self.pins()
        first, below = _BUTTONS.cut(top=66)
        say, row = self._say, below.cut(top=12)[1]
        words, drill = say("account-go-practise"), self._ways["practise"]
        yield Button("practise", first, words, "brain", "primary", 26, key="confirm", action=drill)
        ways = (
            ("watch", "library-watch", "spyglass"),
            ("export", "library-export", "save"),
            ("picture", "account-picture", "scroll-unfurled"),
        )
        yield from in_a_row(
            Button(id, row.column(at, len(ways), 12), say(text), icon, size=20, action=self._ways[id])
            for at, (id, text, icon) in enumerate(ways)
        )

    def pins(self) -> Iterator[Pin]:
        """What weighed most in these eyes: mistakes are at the foot of the graph, luck is at the top."""
        view, area = self._view, self.graph.area
        taken: list[Box] = []
        for number, moment in enumerate(self.costly):
            up = moment.kind == "luck" and moment.points > 0
            part = PARTS[moment.kind == "luck"]
            x = self.graph.at(view.where(moment.round), 0)[0]
            left = x > area.center[0]
            box = Box(x - (_PINNED - _PIN / 2 if left else _PIN / 2), 0, _PINNED, _PIN)
            for level in range(MAX_MOMENTS):  # a pin that would lie on another gives way
                box = box._replace(
                    y=area.y + 4 + level * (_PIN + 4) if up else area.bottom - (level + 1) * (_PIN + 4)
                )
                if not any(box.touches(other) for other in taken):
                    break
            taken.append(box)
            label, where, points = moment_words(view, moment)
            yield Pin(
                f"moment:{number}", box, f"{where}: {label} {points}", part.icon, part.colour,
                f"{label} {points}", "tag_green" if up else "tag_red", left,
                action=partial(self._look, moment.line),
            )  # fmt: skip

    def spoken(self) -> Iterator[str]:
        """The verdict, the sums of the parts, and everybody's play."""
        if self._view.voyage:
            yield self._say("account-voyage")
        yield self.verdict
        yield "; ".join(
            f"{self._say(f'account-{part.id}')} {signed(self._view.context, sum(values))}"
            for part, values in self._rows
        )
        for play in self._view.analysis.seats:
            yield self._played(play)
        yield from self._practise.spoken()

    @property
    def _rows(self) -> Sequence[tuple[Part, Sequence[float]]]:
        """The rows of the account: a part and, by column, what it changed; they add up to the graph."""
        view = self._view
        rows = list(zip(view.parts, zip(*view.columns, strict=True), strict=True))
        return [*rows, (KNOWN, view.known)] if view.known else rows

    @property
    def verdict(self) -> str:
        """How it ended, what choices and luck had to do with it, and the chance there was with even luck."""
        view = self._view
        own, *luck, others = view.sums
        end = self._say("account-ended", name=self._who, end=self._end)
        lucky, choices = (signed(view.context, value) for value in (sum(luck), own + others))
        if view.analysis.sides:
            parts = {"own": signed(view.context, own), "others": signed(view.context, others)}
            return f"{end} {self._say('account-verdict-sides', cards=lucky, **parts)}"
        even = 100 * view.accounts[0].before + own + others
        fair = self._say("statistics-decimal", value=round(even, 1))
        if not 1 <= even <= 99:
            fair = self._say("account-under-one" if even < 1 else "account-over-99")
        return f"{end} {self._say('account-verdict', luck=lucky, choices=choices, even=fair)}"

    @property
    def _who(self) -> str:
        """The person of these eyes, with their side once that is known."""
        view = self._view
        name, entry = view.seats[view.eyes].name, view.record.entry
        if entry is None or not entry.sides:
            return name
        return self._say("account-of-side", name=name, side=self._say(f"side-{entry.sides[view.eyes]}"))

    @property
    def _end(self) -> str:
        """How it ended for these eyes; a voyage may have left the game open."""
        after = self._view.accounts[-1].after
        if self._view.voyage:
            return "open"
        return {0.0: "lost", 1.0: "won"}.get(round(after, 6), "shared")

    def _played(self, play: SeatPlay) -> str:
        lost = self._say("statistics-decimal", value=round(100 * play.loss_mean, 2))
        level = self._say(f"level-{play.like_level}") if play.like_level else self._say("account-too-few")
        return self._say("account-played", name=play.name, loss=lost, level=level)

    # ---------------------------------------------------------------- drawing
    def draw(self, canvas: Canvas) -> None:
        """Paint all but the controls."""
        canvas.plate("parchment_torn", PAPER)
        self._draw_course(canvas)
        self._draw_account(canvas)
        self._draw_verdict(canvas)
        self._draw_who(canvas)
        self._practise.draw(canvas, PRACTISE)

    def _draw_course(self, canvas: Canvas) -> None:
        view, graph = self._view, self.graph
        title = canvas.write(self._say("account-chances"), PAGE_TITLE, _HEAD.cut(left=400)[0].line(24))
        beside = title.right - _HEAD.x + 18
        canvas.write(self._say("account-chances-note"), PAPER_NOTE, _HEAD.line(28, beside))
        if view.voyage:
            warning = PAPER_NOTE._replace(role="bold", color="red_d")
            canvas.write(self._say("account-voyage"), warning, _HEAD.line(54))
        graph.grid(
            canvas, [(step / 4, self._say("statistics-percent", percent=25 * step)) for step in range(5)]
        )
        lines = view.lines(canvas)
        start = view.onlooker(view.first - 1)
        courses = [[start[at], *(point.chances[at] for point in view.ends)] for at in range(len(lines))]
        order = sorted(range(len(lines)), key=lambda at: (lines[at].seat == view.eyes, courses[at][-1]))
        for at in order:
            width = 8.0 if lines[at].seat == view.eyes else 5.0
            graph.line(canvas, lines[at].colour, courses[at], len(view.spans), width)
            for mark, chance in enumerate(courses[at]):
                canvas.circle(graph.at(mark, chance), width * 0.9 + 2, "#2a1a0c")
                canvas.circle(graph.at(mark, chance), width * 0.9, lines[at].colour)
        self._draw_pins(canvas)
        self._draw_ends(canvas, lines, courses)
        names = _COURSE.cut(left=_NAMES - 90)[0].inset(0, 40)
        style = canvas.alike_names([(line.name, names.w - 50) for line in lines], legible("sc", 21, "ink"))
        for at, line in enumerate(lines):
            x, y = names.row(at, len(lines)).at("midleft")
            self._draw_sign(canvas, line, (x + 20, y), 38)
            canvas.write(line.name, style, (x + 48, y - 1), names.w - 50)

    def _draw_sign(self, canvas: Canvas, line: Line, spot: Point, size: float) -> None:
        """The face of a seat, or the colour of a side."""
        if line.seat >= 0:
            canvas.emblem(self._view.colour(canvas, line.seat), spot, size)
        else:
            canvas.disc(line.colour, "flying-flag", spot, size)

    def _draw_pins(self, canvas: Canvas) -> None:
        """Draw the lines that the pins are on."""
        area = self.graph.area
        for x in {pin.spot[0] for pin in self.pins()}:
            canvas.line((x, area.y), (x, area.bottom), "parch_dd", 2)

    def _draw_ends(self, canvas: Canvas, lines: Sequence[Line], courses: list[list[float]]) -> None:
        """Draw whose line ends where, moved apart where lines end together: more points lie higher."""
        view = self._view
        ends = [self.graph.at(len(view.spans), course[-1])[1] for course in courses]
        scores = view.record.entry.scores if view.record.entry is not None else None
        order = list(range(len(lines)))
        if scores is not None and not view.analysis.sides:
            order.sort(key=lambda at: -scores[at])
        heights = apart([ends[at] for at in order], 44.0, self.graph.area.bottom - 8)
        for at, y in zip(order, heights, strict=True):
            spot = (self.graph.area.right + 40, y)
            self._draw_sign(canvas, lines[at], spot, 42)
            if scores is not None and lines[at].seat >= 0:
                ink = "red_d" if lines[at].seat == view.eyes else "ink"
                figure = str(scores[lines[at].seat])
                canvas.write(figure, Style("black", 24, ink), (spot[0] + 32, spot[1] - 1))

    def _draw_account(self, canvas: Canvas) -> None:
        """Draw a row for each part, a column for each round, and the sums."""
        view = self._view
        columns, heads = self.graph.area, _ACCOUNT.line(6)
        eyes = self._say("account-eyes", name=view.seats[view.eyes].name)
        canvas.write(eyes, PAPER_NOTE, heads._replace(w=_NAMES - 10))
        for at, (first, last) in enumerate(view.spans):
            x = columns.column(at, len(view.spans)).center[0]
            room = columns.w / len(view.spans) - 6
            canvas.write(view.span(first, last), PAPER_LABEL, (x, heads.y), room, "center")
        end = (columns.right + _END / 2 - 20, heads.y)
        canvas.write(self._say("account-game"), PAPER_HEAD, end, _END - 20, "center")
        rows = self._rows
        most = max(1.0, *(abs(value) for _, row in rows for value in row))
        lines = _ACCOUNT.cut(top=26)[1]
        lines = lines._replace(h=min(lines.h, _ROW * (len(rows) + 1)))
        labels = [self._say(f"account-{part.id}") for part, _ in rows]
        heading = canvas.alike([(label, _NAMES - 60) for label in labels], PAPER_HEAD)
        for number, (part, row) in enumerate(rows):
            box = lines.row(number, len(rows) + 1)
            if number % 2 == 0:
                canvas.fill(box, "parch_dd", 46, 6)
            x, y = box.at("midleft")
            canvas.disc(part.colour, part.icon, (x + 22, y), 36)
            canvas.write(labels[number], heading, (x + 50, y - 1), _NAMES - 60)
            wide = columns.w / len(row)
            for at, value in enumerate(row):
                middle = columns.column(at, len(row)).center[0]
                self._draw_value(canvas, value, (middle, y), most, part.colour, wide)
            whole = sum(row)
            words = signed(view.context, whole)
            canvas.write(words, Style("black", 23, _ink(whole)), (end[0], y), 120, "center")
        self._draw_change(canvas, [values for _, values in rows], lines.row(len(rows), len(rows) + 1), end[0])

    def _draw_value(
        self, canvas: Canvas, value: float, spot: tuple[float, float], most: float, colour: str, wide: float
    ) -> None:
        x, y = spot
        words = signed(self._view.context, value)
        canvas.write(words, Style("bold", 19, _ink(value)), (x, y - 8), wide - 8, "center")
        length = max(2.0, abs(value) / most * (wide - 16) / 2)
        canvas.fill(Box(x if value >= 0 else x - length, y + 11, length, 8), colour, 255, 3)
        canvas.fill(Box(x - 1, y + 8, 2, 14), "ink2", 120)

    def _draw_change(self, canvas: Canvas, rows: Sequence[Sequence[float]], box: Box, end: float) -> None:
        view, columns = self._view, self.graph.area
        canvas.plate("tag_red", box)
        x, y = box.at("midleft")
        canvas.write(
            self._say("account-change"), Style("sc", 20, "cream", SHADE), (x + 16, y - 1), _NAMES - 20
        )
        changes = [sum(column) for column in zip(*rows, strict=True)]
        for at, change in enumerate(changes):
            middle = columns.column(at, len(changes)).center[0]
            words = signed(view.context, change)
            canvas.write(words, Style("black", 20, "cream", SHADE), (middle, y - 1), 110, "center")
        words = signed(view.context, sum(changes))
        canvas.write(words, Style("black", 24, "gold_l", SHADE), (end, y - 1), 130, "center")

    def _draw_verdict(self, canvas: Canvas) -> None:
        view = self._view
        canvas.plate("wood_brass", VERDICT)
        if canvas.art.letters.growth > 1.0:  # it begins with the name, and needs the room of the face
            box = VERDICT.inset(26, 20)
            canvas.paragraph(self.verdict, PANEL_TEXT, box, high=box.h)
            return
        best = max(row.after for row in view.analysis.accounts if row.round == view.rounds)
        won = view.accounts[-1].after == best
        x, y = VERDICT.at("midleft")
        canvas.emblem(view.colour(canvas, view.eyes), (x + 84, y), 116, mood="pleased" if won else "calm")
        words = VERDICT.inset(20, 22).cut(left=140)[1]
        canvas.write(view.seats[view.eyes].name, legible("sc", 28, "gold_l", SHADE), words.line(14))
        canvas.paragraph(self.verdict, PANEL_TEXT, words.line(40), anchor="topleft", high=112)

    def _draw_who(self, canvas: Canvas) -> None:
        view = self._view
        canvas.plate("leather", WHO)
        head, body = WHO.inset(24, 14).cut(top=44)
        canvas.write(self._say("account-who"), PANEL_HEAD, head.cut(left=270)[0].line(22))
        note = PANEL_NOTE
        canvas.write(self._say("account-lost"), note, (body.right - 118, head.y + 24), 120, "midright")
        canvas.write(self._say("account-luck"), note, (body.right - 6, head.y + 24), 94, "midright")
        plays = sorted(view.analysis.seats, key=lambda play: play.loss_mean)
        for at, play in enumerate(plays):
            self._draw_play(canvas, play, body.row(at, len(plays)).inset(0, 4))

    def _draw_play(self, canvas: Canvas, play: SeatPlay, box: Box) -> None:
        view = self._view
        canvas.plate("well_gold" if play.seat == view.eyes else "well_small", box)
        x, y = box.at("midleft")
        canvas.emblem(view.colour(canvas, play.seat), (x + 32, y), min(46.0, box.h - 6))
        level = self._say(f"level-{play.like_level}") if play.like_level else self._say("account-too-few")
        like = self._say("account-like", level=level) if play.like_level else level
        canvas.write(play.name, legible("sc", 20, "cream", SHADE), (x + 64, y - 12), 176)
        spec = view.seats[play.seat]
        who = self._say("account-person") if spec.is_human else level_name(view.context, spec.player)
        canvas.write(who, PANEL_NOTE, (x + 64, y + 13), 176)
        canvas.write(like, Style("bold", 19, "label", SHADE), (x + 242, y - 1), 118)
        lost = self._say("statistics-decimal", value=round(100 * play.loss_mean, 2))
        canvas.write(lost, Style("black", 22, "gold_l", SHADE), (box.right - 122, y - 1), 60, "midright")
        lucky = replace(view, eyes=play.seat).sums[1]  # as its own account below shows it
        luck, ink = signed(view.context, lucky), "good" if lucky >= 0 else "warn"
        canvas.write(luck, Style("bold", 20, ink, SHADE), (box.right - 12, y - 1), 80, "midright")


def moment_row(
    view: LogView,
    moment: Moment,
    id: str,
    box: Box,
    action: Callable[[], Transition | None],
    chosen: bool = False,
) -> Row:
    """A moment as a row that can be pressed."""
    label, where, points = moment_words(view, moment)
    icon = PARTS[moment.kind == "luck"].icon
    ink = "good" if moment.kind == "luck" and moment.points > 0 else "warn"
    return Row(id, box, label, where, points, icon, ink, chosen, action=action)


def moment_words(view: LogView, moment: Moment) -> tuple[str, str, str]:
    """What a moment was about, in which round, and its points."""
    points = -100 * moment.points if moment.kind == "choice" else 100 * moment.points
    where = view.context.say("account-round", round=moment.round)
    return view.label(moment), where, signed(view.context, points)


def _ink(value: float) -> str:
    return "red" if value <= -0.05 else "ink"
