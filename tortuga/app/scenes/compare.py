"""Two games of one deal side by side: how every seat stood after each round, and where they first part."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from tortuga.app.deeds import Deed, deeds, first_difference, told
from tortuga.app.focus import Box
from tortuga.app.scene import Input, Key, Pop, Push, Scroll, Transition
from tortuga.app.scenes.comparesheet import SHEET_ROWS, Sheet
from tortuga.app.tables.tortuga2014.parts import words
from tortuga.app.widgets.button import Button
from tortuga.app.widgets.choice import Stepper
from tortuga.app.widgets.control import Control, ControlScene
from tortuga.app.widgets.heading import heading
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.sight import NOBODY, observe
from tortuga.games.tortuga2014.tally import Standing, standings

if TYPE_CHECKING:
    from tortuga.app.archive import Archive
    from tortuga.app.canvas import Canvas
    from tortuga.app.chronicle import Chronicle
    from tortuga.app.context import Context

_SHEETS: tuple[Box, Box] = ((60.0, 116.0, 892.0, 694.0), (968.0, 116.0, 892.0, 694.0))
_STRIP: Box = (60.0, 826.0, 1800.0, 164.0)


class CompareScene(ControlScene):
    """Two games under one seed.

    Args:
        first: the game at the left.
        others: games of the same deal, one of which stands at the right; not empty.
        archive: leads to replays; None when there is none.
    """

    def __init__(
        self,
        context: Context,
        first: Chronicle,
        others: Sequence[Chronicle],
        archive: Archive | None = None,
    ) -> None:
        super().__init__(context)
        self.first = first
        self.others = tuple(others)
        self.at = 0
        self.offset = 0
        self._archive = archive
        self._take()

    def _take(self) -> None:
        """Compare with the other game chosen."""
        pair = (self.first, self.others[self.at])
        self.rounds = tuple(by_round(chronicle) for chronicle in pair)
        left, right = (deeds(RULES, chronicle.replay.steps) for chronicle in pair)
        self.parting: tuple[Deed, Deed] | None = first_difference(left, right)

    @property
    def other(self) -> Chronicle:
        """The game at the right."""
        return self.others[self.at]

    # ---------------------------------------------------------------- controls
    def controls(self) -> Iterator[Control]:
        """See `ControlScene`."""
        say = self.context.say
        yield Button("back", (60, 1006, 300, 58), say("button-back"), "exit-door", size=24, key="back")
        if len(self.others) > 1:
            count = say("compare-other", number=self.at + 1, count=len(self.others))
            yield Stepper(
                "other", (1420, 1006, 440, 58), count, 21, say("compare-previous"), say("compare-next")
            )
        if self._archive is not None and self.parting is not None:
            for side in (0, 1):
                yield Button(
                    f"watch:{side}", (380 + side * 512, 1006, 496, 58), say(f"compare-watch-{side + 1}"),
                    "spyglass", size=21,
                )  # fmt: skip

    def activate(self, name: str) -> Transition | None:
        """See `Scene`."""
        match name.split(":"):
            case ["other", way]:
                self.at = (self.at + (1 if way == "next" else -1)) % len(self.others)
                self.offset = 0
                self._take()
            case ["watch", side]:
                return self._watch(int(side))
            case _:
                return Pop()
        return None

    def _watch(self, side: int) -> Transition:
        from tortuga.app.scenes.replay import ReplayScene

        assert self.parting is not None, "the button is there only when the games part"
        scene = ReplayScene(self.context, self._archive, (self.first, self.other)[side])
        scene.show.seek(self.parting[side].position)
        return Push(scene)

    def handle(self, action: Input) -> Transition | None:
        """See `Scene`."""
        most = max(0, max(map(len, self.rounds)) - SHEET_ROWS)
        match action:
            case Key("back"):
                return Pop()
            case Scroll(_, steps):
                self.offset = max(0, min(most, self.offset - round(steps)))
            case Key("page-up") | Key("page-down"):
                step = SHEET_ROWS if action.action == "page-down" else -SHEET_ROWS
                self.offset = max(0, min(most, self.offset + step))
            case _:
                pass
        return None

    # ---------------------------------------------------------------- drawing
    def draw(self, canvas: Canvas) -> None:
        """See `Scene`."""
        say = self.context.say
        canvas.backdrop("sea")
        heading(canvas, say("compare-title"), say("compare-note"), 1500)
        mark = None if self.parting is None else max(1, self.parting[0].before.round)
        for side, chronicle in enumerate((self.first, self.other)):
            rows, beside = self.rounds[side], self.rounds[1 - side]
            Sheet(self.context, chronicle, rows, beside, mark, self.offset).draw(canvas, _SHEETS[side])
        self._draw_strip(canvas)
        self.draw_controls(canvas)

    def _draw_strip(self, canvas: Canvas) -> None:
        """Where the games part, in words."""
        say = self.context.say
        x, y, w, h = _STRIP
        canvas.plate("parchment_torn", _STRIP)
        canvas.disc("red_d", "crossed-sabres" if self.parting else "check-mark", (x + 70, y + h / 2), 84)
        if self.parting is None:
            canvas.text(say("compare-same"), "bold", 26, "ink", (x + 140, y + h / 2), max_w=w - 200)
            return
        left, right = self.parting
        title = say("compare-parting", round=max(1, left.before.round))
        canvas.text(title, "sc", 25, "red_d", (x + 136, y + 34), max_w=w - 200)
        open_ = self.first.over and self.other.over
        for i, (deed, chronicle) in enumerate(((left, self.first), (right, self.other))):
            seats = chronicle.seats
            said = told(say, seats, deed) if open_ else say("compare-secret", name=seats[deed.seat].name)
            middle = y + 78 + i * 46
            canvas.tag((x + 152, middle), str(i + 1), "tag_ink", None, 19)
            canvas.disc(seats[deed.seat].colour, None, (x + 200, middle), 36)
            words(canvas, said, "bold", 23, "ink", (x + 228, middle - 1), max_w=w - 290)


def by_round(chronicle: Chronicle) -> tuple[tuple[Standing, ...], ...]:
    """How the seats stood at the end of each round; of a game that is not over, without hidden tiles."""
    found = []
    for step in chronicle.replay.steps:
        if step.before.stage == "end":
            table = step.after if chronicle.over else observe(step.after, NOBODY).table
            found.append(standings(table))
    return tuple(found)
