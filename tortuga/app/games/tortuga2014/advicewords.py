"""What advice says of choices: each in words, which are as good as the best, and what moved the chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tortuga.app.games.tortuga2014.palette import SKULL
from tortuga.app.table.ui.panels import GivenAdvice
from tortuga.app.text import Text
from tortuga.games.tortuga2014 import commands as cmd
from tortuga.games.tortuga2014.course import total
from tortuga.games.tortuga2014.legal import taken
from tortuga.games.tortuga2014.pieces import ACTION_NAMES, ACTIONS, DIE_LETTERS, Chest
from tortuga.games.tortuga2014.scoring import score
from tortuga.games.tortuga2014.state import Table, View
from tortuga.kernel.players import Choice, SeatSpec

MINUS = "\u2212"
_EVEN_LEAD = 0.9
"""Points behind up to which a choice is as good: players notice a whole one, however unimportant."""
_MAX_EVEN = 2
"""Number of such choices named."""


def choice_words(text: Text, seats: Sequence[SeatSpec], view: View, command: cmd.Command) -> str:
    """A choice in words, such as "Keep dice A, C: Raid"."""
    table, say = view.table, text.say

    def action(number: int) -> str:
        return say(f"log-action-{ACTION_NAMES[number]}")

    def chests(row: Sequence[Chest]) -> str:
        return ", ".join(say(f"chest-{chest}") for chest in row) or say("choice-no-chest")

    match command:
        case cmd.Keep(()):
            return say("advice-keep-none")
        case cmd.Keep(dice):
            roll = table.rolls[view.seat] or ()
            letters = ", ".join(DIE_LETTERS[die] for die in dice)
            faces = {roll[die] for die in dice} - {SKULL}
            if not faces:
                return say("choice-skulls", dice=letters, count=len(dice))
            return say("choice-keep", dice=letters, count=len(dice), action=action(faces.pop()))
        case cmd.DeclareSkulls(number):
            return say("choice-declare", action=action(number))
        case cmd.TakeBonus(number):
            return say("choice-bonus", action=action(number))
        case cmd.KeepTile(index):
            return say("choice-tile", coins=table.drawn[index] or 0)
        case cmd.Steal(target) | cmd.Claim(target):
            chest = taken(table, command)
            name = seats[target].name
            return name if chest is None else f"{name}: {say(f'chest-{chest}')}"
        case cmd.MoveChests(to_fleet, to_crew):
            return say("choice-move", fleet=chests(to_fleet), crew=chests(to_crew))
        case cmd.Forfeit():
            return say("choice-forfeit", action=action(table.action))
        case cmd.Perform():
            return action(table.action)


# ------------------------------------------------------------------ which choices are named
def as_good(choices: Sequence[Choice[cmd.Command]]) -> list[Choice[cmd.Command]]:
    """The choices to name as nearly as good as the best one, which comes first."""
    return level(choices)[:_MAX_EVEN]


def level(choices: Sequence[Choice[cmd.Command]]) -> list[Choice[cmd.Command]]:
    """All choices that the estimate cannot tell from the best one, which comes first.

    Left out are giving up an action that can only bring points, stealing the same chest from another space,
    and a tile with fewer coins.
    """
    best, *others = choices
    lead = dict(best.expected)["lead"]
    even: list[Choice[cmd.Command]] = []
    for choice in others:
        if (
            choice.equals(best)
            and lead - dict(choice.expected)["lead"] <= _EVEN_LEAD
            and not (isinstance(best.command, cmd.Perform) and isinstance(choice.command, cmd.Forfeit))
            and not any(_same_theft(choice, named) for named in (best, *even))
            # each coin is a point, even if a sample rates it otherwise
            and not (isinstance(choice.command, cmd.KeepTile) and choice.reason != best.reason)
        ):
            even.append(choice)
    return even


def _same_theft(one: Choice[cmd.Command], other: Choice[cmd.Command]) -> bool:
    thefts = isinstance(one.command, cmd.Steal) and isinstance(other.command, cmd.Steal)
    return thefts and one.reason == other.reason


def lone_choice_text(choice: Choice[cmd.Command]) -> str:
    """The id of the text beside an only choice.

    Which chests move on may be settled although their order, of which advice knows only the best, is not.
    """
    match choice.command:
        case cmd.MoveChests(to_fleet, to_crew) if len(set(to_fleet)) > 1 or len(set(to_crew)) > 1:
            return "advice-order"
    return "advice-only"


# ------------------------------------------------------------------ what changed since the last advice
def what_changed(earlier: GivenAdvice, now: GivenAdvice) -> tuple[str, dict[str, str | int]]:
    """A fact that explains how the chance changed from one advice to the next, as text id and arguments.

    It is one's own roll if that made more than half of the change, otherwise what others showed or took; of
    several reveals, one that beats a total of one's own, then the largest.
    """
    moved = now.chance - earlier.chance
    rolled = 0.0 if now.advice.before is None else now.chance - now.advice.before
    if rolled * moved > 0 and abs(rolled) > abs(moved) / 2:
        return "advice-since-roll", {"good": int(moved > 0)}
    old, new = earlier.view.table, now.view.table
    me, numbers = now.view.seat, new.options.numbers
    if old.round != new.round:
        return _round_passed(old, new, me)
    if moved < 0 and (theft := _theft(old, new, me)) is not None:
        return theft
    own = [total(new.boards[me], action, numbers) for action in ACTIONS]
    others = [(seat, board) for seat, board in enumerate(new.boards) if seat != me]
    shown = [
        (own[action] > 0 and reached >= own[action], reached, seat, action)
        for seat, board in others
        for action in ACTIONS
        if (reached := total(board, action, numbers)) > total(old.boards[seat], action, numbers)
    ]
    if moved < 0 and shown:
        _, most, seat, action = max(shown)
        return "advice-since-revealed", {"seat": seat, "total": most, "action": ACTION_NAMES[action]}
    held = [
        (own[action], action)
        for action in ACTIONS
        if own[action] and all(total(board, action, numbers) < own[action] for _, board in others)
    ]
    if moved > 0 and shown and held:
        most, action = max(held)
        return "advice-since-unbeaten", {"total": most, "action": ACTION_NAMES[action]}
    return "advice-since-actions", {}


def _theft(old: Table, new: Table, me: int) -> tuple[str, dict[str, str | int]] | None:
    """Who has stolen a chest of one's own."""
    lost = Counter(old.boards[me].chests()) - Counter(new.boards[me].chests())
    for seat, board in enumerate(new.boards):
        if seat != me:
            gained = Counter(board.island) - Counter(old.boards[seat].island)
            for chest in lost & gained:
                return "advice-since-stolen", {"seat": seat, "chest": chest}
    return None


def _round_passed(old: Table, new: Table, me: int) -> tuple[str, dict[str, str | int]]:
    """Which rival gained most in open points, and one's own gain."""

    def gain(seat: int) -> int:
        before, after = (score(table.boards[seat]) for table in (old, new))
        return after.total - after.tiles - before.total + before.tiles

    most = max((seat for seat in range(new.seats) if seat != me), key=gain)
    return "advice-since-points", {"seat": most, "points": _signed(gain(most)), "own": _signed(gain(me))}


def _signed(number: int) -> str:
    return f"+{number}" if number >= 0 else f"{MINUS}{-number}"
