"""Bets on the dice game: on which action a rival will place dice at the next reveal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from tortuga.app.draw.canvas import Canvas, Style, legible
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga2014.palette import COLOUR, FACE_ICON, ICON
from tortuga.app.games.tortuga2014.shown import dice_on, loose_dice
from tortuga.app.games.tortuga2014.table.pieces import draw_die
from tortuga.app.gameui.boards import Read
from tortuga.app.table.ui.anygame import Say
from tortuga.app.widgets.button import SHADE
from tortuga.games.tortuga2014 import events as ev
from tortuga.games.tortuga2014.pieces import ACTION_NAMES, ACTIONS, BOARD, DIE_LETTERS, RAID, UNASSIGNED
from tortuga.games.tortuga2014.state import View
from tortuga.kernel.game import EVERYTHING
from tortuga.kernel.players import SeatSpec
from tortuga.kernel.replay import Replay

_NOTE: Final = Style("ital", 18, "note", SHADE)
_ROW_DICE: Final = 3
"""Dice that lie in one row."""


class DiceReads:
    """Bets on dice: skulls count for the action they are declared for, stuck dice for the forced reroll's."""

    icons: Sequence[str] = FACE_ICON[: len(ACTIONS)]

    def options(self, say: Say) -> tuple[str, ...]:
        """The five actions."""
        return tuple(say(f"log-action-{name}") for name in ACTION_NAMES)

    def of(self, replay: Replay) -> Sequence[Read]:
        """By roll, every seat that rolls."""
        steps, reads = replay.observer(EVERYTHING).story(), []
        for position, step in enumerate(steps, start=1):
            if not isinstance(step.event, ev.Rolled):
                continue
            table = step.after.table
            for seat, board in enumerate(table.boards):
                if board.finished:
                    continue
                later = (_placed(board.dice, end.after.table.boards[seat].dice) for end in steps[position:])
                dice = next(filter(None, later))
                action = next(iter(dice.values()))
                reads.append(Read(position, seat, table.round, action, tuple(dice)))
        return reads

    def question(self, say: Say, name: str, view: View) -> str:
        """Where somebody will place dice, in which round and roll."""
        return say("reads-question", name=name, round=view.table.round, roll=view.table.cycle)

    def facts(self, say: Say, view: View, seat: int) -> Sequence[tuple[str, str]]:
        """Dice, tracks, chests, bonus and treasure tiles."""
        table, board = view.table, view.table.boards[seat]
        letters = ", ".join(DIE_LETTERS[die] for die in loose_dice(board))
        names = self.options(say)
        facts = [
            (ICON["dice"], say("reads-rolls", dice=letters)),
            (
                ICON["boat"],
                say("reads-boat", most=board.room(BOARD), chests=len(board.fleet), room=board.boat_limit),
            ),
            (
                ICON["pirate"],
                say("reads-pirate", most=board.room(RAID), chests=len(board.crew), room=board.pirate_limit),
            ),
            (
                ICON["tortuga"],
                say(
                    "reads-home",
                    home=len(board.tortuga),
                    target=table.options.target,
                    island=len(board.island),
                ),
            ),
        ]
        if any(board.bonus):
            bonus = ", ".join(
                f"+{tile} {name}" for tile, name in zip(board.bonus, names, strict=True) if tile
            )
            facts.append((ICON["turn"], say("reads-bonus", bonus=bonus)))
        if board.tiles:
            facts.append((ICON["tile"], say("reads-tiles", count=len(board.tiles))))
        return facts

    def told(self, say: Say, read: Read, name: str) -> str:
        """Which dice went where."""
        letters, action = ", ".join(DIE_LETTERS[die] for die in read.chosen), self.options(say)[read.happened]
        return say("deed-keep", name=name, dice=letters, count=len(read.chosen), action=action)

    def boards(self, say: Say, view: View, seats: Sequence[SeatSpec]) -> Iterator[str]:
        """The same in words, seat by seat."""
        names = self.options(say)
        for spec, board in zip(seats, view.table.boards, strict=True):
            dice = [
                f"{name} {' '.join(DIE_LETTERS[die] for die in dice_on(board, action))}"
                for action, name in enumerate(names)
                if dice_on(board, action)
            ]
            hidden = len(loose_dice(board))
            yield say("reads-board", name=spec.name, dice=", ".join(dice) or "\u2013", hidden=hidden)

    def draw_boards(self, canvas: Canvas, view: View, seats: Sequence[SeatSpec], box: Box) -> None:
        """A row for each seat: the dice on its actions, and how many are behind its screen."""
        for seat, spec in enumerate(seats):
            row = box.row(seat, len(seats))
            board, (x, y) = view.table.boards[seat], row.at("midleft")
            canvas.emblem(COLOUR[spec.colour], (x + 20, y), 38)
            x += 54
            for action in ACTIONS:
                dice = dice_on(board, action)
                if not dice:
                    continue
                canvas.icon(FACE_ICON[action], (x + 12, y), 26, "glyph", shadow=110)
                x += 46
                for die in dice:
                    draw_die(canvas, spec.colour, DIE_LETTERS[die], action, (x, y), 36)
                    x += 40
                x -= 6
            if hidden := len(loose_dice(board)):
                canvas.icon(ICON["dice"], (row.right - 14, y), 24, "note", shadow=110)
                canvas.write(
                    str(hidden),
                    legible("bold", 20, "note", SHADE),
                    (row.right - 34, y - 1),
                    anchor="midright",
                )

    def draw_choice(self, read: Read, colour: str, canvas: Canvas, box: Box) -> None:
        """The dice that were placed."""
        dice = read.chosen
        rows = [dice[:_ROW_DICE], dice[_ROW_DICE:]] if len(dice) > _ROW_DICE else [dice]
        for number, row in enumerate(rows):
            line = box.row(number, len(rows))
            for at, die in enumerate(row):
                spot = (line.center[0] + (at - (len(row) - 1) / 2) * 40, line.center[1])
                draw_die(canvas, colour, DIE_LETTERS[die], read.happened, spot, 36)


def _placed(before: Sequence[int], after: Sequence[int]) -> dict[int, int]:
    """By die that was placed meanwhile, the action on which it lies."""
    return {
        die: now for die, (was, now) in enumerate(zip(before, after, strict=True)) if was == UNASSIGNED != now
    }


READS: Final = DiceReads()
