"""Decisions of the dice game in words, for the comparison of two games."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tortuga.games.tortuga2014 import commands as cmd
from tortuga.games.tortuga2014.events import Event
from tortuga.games.tortuga2014.legal import taken
from tortuga.games.tortuga2014.pieces import ACTION_NAMES, DIE_LETTERS, SKULL
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import View
from tortuga.kernel.observer import ObservedStep
from tortuga.kernel.players import SeatSpec


def told(say: Callable[..., str], seats: Sequence[SeatSpec], seen: ObservedStep[View, Event]) -> str:
    """A decision as a sentence with the name of who made it, "" for what nobody decided.

    Args:
        seen: by eyes that may see what was decided.
    """
    table = seen.before.table
    decided = RULES.command_of(table, seen.event)
    if decided is None:
        return ""
    by, command = decided
    name = seats[by].name

    def action(at: int) -> str:
        return say(f"log-action-{ACTION_NAMES[at]}")

    match command:
        case cmd.Keep(dice):
            roll = table.rolls[by] or ()
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
            args = {"name": name, "target": seats[target].name, "action": action(table.action)}
            chest = taken(table, command)
            if chest is None:
                return say("deed-attack", **args)
            return say("deed-attack-chest", **args, chest=say(f"log-chest-{chest}"))
        case _:
            return say("deed-move", name=name)
