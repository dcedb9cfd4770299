"""Any command judged, by what is asked for and what is answered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from tortuga.games.tortuga1667 import commands as cmd
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.judging import acts, answers, cards
from tortuga.games.tortuga1667.judging.checks import check_other
from tortuga.games.tortuga1667.legal import may_say, to_act
from tortuga.games.tortuga1667.pieces import EVENT_CARDS
from tortuga.games.tortuga1667.state import Stage, Table
from tortuga.kernel.errors import Refusal


def say(table: Table, seat: int, said: cmd.Say) -> ev.Said:
    """A line of the glossary, twice a turn at most, whenever somebody is to decide (T37)."""
    if table.options.talk == "off":
        raise Refusal("refusal-no-talk")
    if not to_act(table) or not 0 <= seat < table.seats:
        raise Refusal("refusal-not-now")
    if not may_say(table, seat):
        raise Refusal("refusal-said-enough", lines=cmd.MOST_LINES)
    about = cmd.LINES.get(said.line)
    if about is None or ("dutch" in said.line and table.seats % 2 == 0):
        raise Refusal("refusal-no-such-line")
    if (said.card in table.cards) != ("card" in about) or (said.card != -1) != ("card" in about):
        raise Refusal("refusal-no-such-card")
    if (said.event in EVENT_CARDS) != ("event" in about) or (said.event != "") != ("event" in about):
        raise Refusal("refusal-no-such-card")
    if (said.seat != -1) != ("seat" in about):
        raise Refusal("refusal-no-such-seat")
    if "seat" in about:
        check_other(table, seat, said.seat)
    return ev.Said(seat, said.line, said.card, said.seat, said.event)


_Judges: TypeAlias = dict[type, Callable[[Table, int, Any], ev.Event]]
_MAP: _Judges = {cmd.UseMap: answers.use_map, cmd.KeepMap: answers.keep_map}
_JUDGES: dict[Stage, _Judges] = {
    "act": {
        cmd.LookAt: acts.look,
        cmd.Reveal: acts.reveal,
        cmd.Force: acts.force,
        cmd.Row: acts.row,
        cmd.Attack: acts.attack,
        cmd.Maroon: acts.maroon,
        cmd.Mutiny: acts.mutiny,
        cmd.Sneak: acts.sneak,
        cmd.Brawl: acts.brawl,
        cmd.Rescue: acts.saved_letter,
    },
    "ballot": {cmd.Ballot: answers.ballot},
    "pick": {cmd.Pick: answers.pick},
    "take": {cmd.TakeTreasure: answers.take, cmd.LeaveTreasure: answers.leave},
    "hold": {cmd.PlaceTreasure: answers.place_treasure},
    "place": {cmd.TakePlace: answers.take_place},
    "lose": {cmd.LoseVote: answers.lose},
    "gap": _MAP,
    "jump": _MAP,
    "dodge": _MAP,
    "fountain": _MAP,
    "pistol": {cmd.Shoot: cards.shoot},
    "letter": {
        cmd.Rescue: cards.rescue,
        cmd.SwapVote: cards.swap_vote,
        cmd.KeepLetter: cards.keep_letter,
    },
    "swap": {cmd.PutBack: cards.put_back},
    "give": {cmd.Give: cards.give},
    "powder": {cmd.BlowUp: cards.blow_up},
    "fever": {cmd.Infect: cards.infect},
    "nest": {cmd.Climb: cards.climb},
    "search": {cmd.Compose: cards.compose},
}


def decide(table: Table, seat: int, command: cmd.Command) -> ev.Event:
    """The event a command leads to.

    Raises:
        Refusal: with the reason; its ids start with `refusal-`.
    """
    if isinstance(command, cmd.Say):
        return say(table, seat, command)
    if seat not in to_act(table):
        raise Refusal("refusal-not-your-turn")
    kind, stage = type(command), table.stage
    if isinstance(command, cmd.RunOut):
        return answers.run_out(table, seat, command)
    if table.late and kind is not cmd.LookAt and stage == "act":
        raise Refusal("refusal-time-over")
    judge = _JUDGES[stage].get(kind)
    if judge is None:
        raise Refusal("refusal-not-now")
    return judge(table, seat, command)
