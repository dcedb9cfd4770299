"""Asks how to continue from a moment of a game: in whose seat, and with which dice."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.units import Box
from tortuga.app.records import GameRecord, RecordRouter, Retry
from tortuga.app.scene.base import Control, ControlScene
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Pop, Sentence, Transition, ended
from tortuga.app.widgets.button import SHADE, Button
from tortuga.app.widgets.choice import Option, Segmented
from tortuga.app.widgets.dialog import draw_panel
from tortuga.app.widgets.heading import label
from tortuga.app.widgets.seat import SeatPicker
from tortuga.kernel.players import SeatSpec
from tortuga.kernel.replay import seed_at

_BOX: Box = Box(360.0, 240.0, 1200.0, 560.0)


class BranchDialog(ControlScene):
    """A dialog over the replay, or over the captain's log.

    Args:
        game: name of the game, for its colours.
        seats: who sat at the table.
        allowed: seats that the player may take; if several people played, they may also keep theirs.
        same_dice: whether the dice of the old game may be used: only if it is finished and they are known.
        go: continues with a seat (None = everybody keeps theirs) and whether the dice are new.
    """

    overlay = True

    def __init__(
        self,
        context: Context,
        game: str,
        seats: tuple[SeatSpec, ...],
        allowed: tuple[int, ...],
        same_dice: bool,
        go: Callable[[int | None, bool], Transition],
    ) -> None:
        super().__init__(context)
        self._game = game
        self._seats = seats
        self.allowed = allowed
        self._same_dice = same_dice
        self._go = go
        self.seat = next((seat for seat in allowed if seats[seat].is_human), allowed[0] if allowed else 0)
        self.together = sum(spec.is_human for spec in seats) > 1
        """Whether several people continue in their own seats."""
        self.fresh = not same_dice

    @property
    def _several_people(self) -> bool:
        return sum(spec.is_human for spec in self._seats) > 1

    @override
    def controls(self) -> Iterator[Control]:
        x, y, w, h = _BOX
        say = self.context.say
        left, wide = x + 48, w - 96
        picked = [self._seats[seat] for seat in self.allowed]
        chosen = -1 if self.together or not picked else self.allowed.index(self.seat)
        share = wide * 0.72 if self._several_people and picked else wide
        if picked:
            yield SeatPicker(
                "seat",
                Box(left, y + 156, share, 60),
                self._game,
                tuple(spec.colour for spec in picked),
                tuple(spec.name for spec in picked),
                chosen,
                self._take_seat,
            )
        if self._several_people:
            option = Option("yes", say("branch-together"), "meeple-group", say("branch-together-note"))
            yield Segmented(
                "together",
                Box(left + (share if picked else 0) + 8, y + 156, wide - (share if picked else 0) - 8, 60),
                (option,),
                "yes" if self.together else "no",
                19,
                choose=self._keep_seats,
            )
        dice = (
            Option(
                "same",
                say("branch-same"),
                "rolling-dices",
                "" if self._same_dice else say("branch-secret"),
                self._same_dice,
            ),
            Option("fresh", say("branch-fresh"), "shamrock"),
        )
        now = "fresh" if self.fresh else "same"
        box, name = Box(left, y + 286, wide, 60), say("branch-dice")
        yield Segmented("chance", box, dice, now, 22, name=name, choose=self._take_dice)
        cancel, go = (Box(x + w / 2 + off, y + h - 108, 310, 70) for off in (-319, 9))
        yield Button("cancel", cancel, say("button-cancel"), "cancel", key="back", action=Pop)
        yield Button(
            "go",
            go,
            say("branch-go"),
            "shooner-sailboat",
            "primary",
            26,
            key="confirm",
            action=lambda: Pop(self._go(None if self.together else self.seat, self.fresh)),
        )

    def _take_seat(self, index: int) -> None:
        self.seat, self.together = self.allowed[index], False

    def _keep_seats(self, _value: str) -> None:
        self.together = True

    def _take_dice(self, value: str) -> None:
        self.fresh = value == "fresh"

    @property
    def _note(self) -> str:
        """What the choice of dice means."""
        return self.context.say("branch-fresh-note" if self.fresh else "branch-same-note")

    @override
    def spoken(self) -> tuple[Sentence, ...]:
        say = self.context.say
        who = say("branch-together") if self.together else self._seats[self.seat].name
        sentences = say("branch-title"), f"{say('branch-seat')}: {who}", self._note
        return tuple(Sentence(ended(sentence)) for sentence in sentences)

    @override
    def draw(self, canvas: Canvas) -> None:
        say = self.context.say
        x, y, w, _ = _BOX
        draw_panel(canvas, _BOX, "clockwise-rotation", say("branch-title"))
        label(canvas, say("branch-seat"), (x + 50, y + 136), 22, 700)
        label(canvas, say("branch-dice"), (x + 50, y + 266), 22, 700)
        canvas.paragraph(
            self._note, Style("text", 22, "cream", SHADE), (x + w / 2, y + 364), w - 110, "midtop"
        )
        self.draw_controls(canvas)


def branch_dialog(
    context: Context, way: RecordRouter, record: GameRecord, position: int, retry: Retry | None = None
) -> BranchDialog:
    """Ask how to continue a game after so many events; leads to the table of a new one.

    Args:
        retry: the moment of a captain's log that is tried again.
    """
    seats, over = record.seats, record.seed_revealed
    people = tuple(seat for seat, spec in enumerate(seats) if spec.is_human)
    allowed = tuple(range(len(seats))) if over else people if len(people) == 1 else ()
    # the part from a game that is still running keeps its dice secret, even when the branch is over
    same = over and seed_at(record.log, position, record.seed) is not None

    def go(me: int | None, fresh: bool) -> Transition:
        return way.branch(record, position, me, fresh=fresh, retry=retry)

    return BranchDialog(context, record.game, seats, allowed, same, go)
