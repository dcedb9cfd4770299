"""Decisions side by side: the order in which two games are compared, and a decision in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from tortuga.games.tortuga2014 import commands as cmd
from tortuga.games.tortuga2014.events import Committed
from tortuga.games.tortuga2014.pieces import ACTION_NAMES, DIE_LETTERS, SKULL
from tortuga.games.tortuga2014.state import Table
from tortuga.kernel.game import Rules
from tortuga.kernel.players import SeatSpec
from tortuga.kernel.timeline import Step

Say = Callable[..., str]


@dataclass(frozen=True, slots=True)
class Deed:
    """A decision where it was made."""

    position: int
    """Of the replay, just before it."""
    seat: int
    command: cmd.Command
    before: Table


def deeds(rules: Rules[Any, Table, cmd.Command, Any, Any], steps: Sequence[Step[Any, Any]]) -> list[Deed]:
    """All decisions; secret ones of one moment by seat, in whatever order they came in."""
    found: list[Deed] = []
    secret: list[Deed] = []
    for position, step in enumerate(steps):
        if not isinstance(step.event, Committed):
            found += sorted(secret, key=lambda deed: deed.seat)
            secret = []
        decided = rules.command_of(step.before, step.event) if step.cause == "decision" else None
        if decided is not None:
            deed = Deed(position, decided[0], decided[1], step.before)
            (secret if isinstance(step.event, Committed) else found).append(deed)
    return found + sorted(secret, key=lambda deed: deed.seat)


def first_difference(one: Sequence[Deed], other: Sequence[Deed]) -> tuple[Deed, Deed] | None:
    """The first decisions that are not the same; None when one game only goes further than the other."""
    for left, right in zip(one, other, strict=False):
        if (left.seat, left.command) != (right.seat, right.command):
            return left, right
    return None


def told(say: Say, seats: Sequence[SeatSpec], deed: Deed) -> str:
    """A decision as a sentence with the name of who made it; all secrets are told."""
    name = seats[deed.seat].name
    table, command = deed.before, deed.command

    def action(at: int) -> str:
        return say(f"log-action-{ACTION_NAMES[at]}")

    match command:
        case cmd.Keep(dice):
            roll = table.rolls[deed.seat] or ()
            letters = ", ".join(DIE_LETTERS[die] for die in dice)
            on = next((roll[die] for die in dice if roll[die] != SKULL), None)
            if not dice:
                return say("deed-none", name=name)
            if on is None:
                return say("deed-skulls", name=name, dice=letters, count=len(dice))
            return say("deed-keep", name=name, dice=letters, count=len(dice), action=action(on))
        case cmd.TakeBonus(at):
            return say("deed-bonus", name=name, action=action(at))
        case cmd.DeclareSkulls(at):
            return say("deed-declare", name=name, action=action(at))
        case cmd.Perform():
            return say("deed-perform", name=name, action=action(table.action))
        case cmd.Forfeit():
            return say("deed-forfeit", name=name, action=action(table.action))
        case cmd.KeepTile():
            return say("deed-tile", name=name)
        case cmd.Steal(target) | cmd.Claim(target):
            return say("deed-attack", name=name, target=seats[target].name, action=action(table.action))
        case _:
            return say("deed-move", name=name)
