"""What choices do, in words, and the commands whose refusal says why an action is not possible."""

from __future__ import annotations

from msgspec.structs import replace

from tortuga.app.games.tortuga1667.decisions import steps
from tortuga.app.games.tortuga1667.decisions.base import PirateDesk
from tortuga.app.games.tortuga1667.decisions.steps import StepsChooser
from tortuga.games.tortuga1667 import commands as cmd
from tortuga.games.tortuga1667.board import moved
from tortuga.games.tortuga1667.consequences import cursed, may_answer
from tortuga.games.tortuga1667.events import VoteOpened
from tortuga.games.tortuga1667.pieces import BOATS, MAPS, SHIPS, TORTUGA, Cause, VoteKind
from tortuga.games.tortuga1667.state import Call, Table
from tortuga.games.tortuga1667.votes import open_vote


def sample(act: int, table: Table, seat: int) -> tuple[cmd.Command, ...]:
    """Commands of an action that is not legal; the first one that is refused says why."""
    place, other = table.board.place(seat), (seat + 1) % table.seats
    if act == steps.ROW:
        ways = (place - BOATS[0],) if place in BOATS else BOATS if place == TORTUGA else (BOATS[place],)
        return tuple(cmd.Row(way) for way in ways)
    if act in (steps.MAROON, steps.RESCUE):
        alone = place in SHIPS and table.board.lines[place] == (seat,)
        return () if alone and not table.late else (cmd.Maroon(other),)
    others: dict[int, tuple[cmd.Command, ...]] = {
        steps.VIEW: (cmd.LookAt((0, 1)),),
        steps.REVEAL: (cmd.Reveal(-1),),
        steps.FORCE: (cmd.Force(other, (0, 1)),),
        steps.ATTACK: (cmd.Attack(),),
        steps.MUTINY: (cmd.Mutiny(),),
        steps.SNEAK: (cmd.Sneak(0), cmd.Sneak(1)),
        steps.BRAWL: (cmd.Brawl(),),
    }
    return others[act]


def effect(chooser: StepsChooser, act: int) -> str:
    """What the action does with what is picked; what it asks for while that is missing."""
    desk, say, names = chooser.desk, chooser.say, chooser.desk.names
    cards, target, place = chooser.of("card"), chooser.one("pawn"), chooser.one("place")
    hold = chooser.one("hold")
    slots = [named_slot(chooser, card) for card in cards]
    match act:
        case steps.VIEW if len(slots) == 2:
            return say("does-view", first=slots[0], second=slots[1])
        case steps.REVEAL if slots:
            return reveal_known(chooser, cards[0]) or say("does-reveal", card=slots[0])
        case steps.FORCE if len(slots) == 2 and target is not None:
            return say("does-force", name=desk.name(target), first=slots[0], second=slots[1])
        case steps.ROW if place is not None:
            message = say("does-row-boat" if place in BOATS else "does-row-line", to=names.to(place))
            return " ".join(filter(None, (message, curse(desk, desk.seat, place))))
        case steps.ATTACK:
            return _vote(desk, "attack", desk.place)
        case steps.MUTINY:
            return _vote(desk, "mutiny", desk.place)
        case steps.BRAWL:
            return _vote(desk, "brawl", TORTUGA)
        case steps.MAROON if target is not None:
            message = say("does-maroon", name=desk.name(target))
            return " ".join((message, answers(desk, target, "captain")))
        case steps.SNEAK if hold is not None:
            british, french = desk.board.totals
            step = 1 if hold % 2 else -1
            side = "british" if step > 0 else "french"
            then = {"then_british": british + step, "then_french": french - step}
            return say("does-sneak", side=side, british=british, french=french, **then)
        case steps.RESCUE if target is not None and place is not None:
            message = say("does-rescue", name=desk.name(target), to=names.to(place))
            return " ".join(filter(None, (message, curse(desk, target, place))))
    return say(f"act-{steps.ACTS[act]}-whole")


def named_slot(chooser: StepsChooser, card: int) -> str:
    """A card of the row by its place, and by its name where the seat knows it."""
    slot, known = chooser.desk.names.slot(card), chooser.known(steps.Part("card", card))
    return f"{slot} ({known})" if known else slot


def reveal_known(chooser: StepsChooser, card: int) -> str:
    """What turning over a card does that the seat has viewed; "" for any other."""
    if not chooser.known(steps.Part("card", card)):
        return ""
    line = chooser.say(f"event-{chooser.desk.table.row[card]}-line")
    return chooser.say("does-reveal-known", card=named_slot(chooser, card), line=line)


def strikes(table: Table, seat: int, place: int) -> bool:
    """Whether Albatrosses strike once a pawn has come to a place (T55)."""
    return bool(cursed(table, moved(table.board, seat, place)))


def curse(desk: PirateDesk, seat: int, place: int) -> str:
    """What Albatrosses do once a pawn has come to a place; "" for nothing."""
    return desk.say("does-albatrosses") if strikes(desk.table, seat, place) else ""


def answers(desk: PirateDesk, target: int, cause: Cause) -> str:
    """Which maps of the marooned player may answer; "" for none. All of this is public."""
    maps = [desk.names.event(MAPS[at]) for at in may_answer(desk.table, target, cause)]
    return desk.say("does-answer", maps=", ".join(maps)) if maps else ""


def _vote(desk: PirateDesk, kind: VoteKind, place: int) -> str:
    """Who would give a card in a vote that this seat calls, and who misses it by the Pirate Code."""
    captain = -1 if kind == "brawl" else desk.board.captain(place)
    opened = open_vote(replace(desk.table, call=Call(kind, desk.seat, place, captain)))
    voters, missing = (opened.voters, opened.missing) if isinstance(opened, VoteOpened) else ((), ())
    message = [desk.say(f"does-{kind}", names=desk.names.join(voters)) if voters else desk.say("does-nobody")]
    if missing:
        message.append(desk.say("log-absent", names=desk.names.join(missing)))
    return " ".join((*message, desk.say(f"need-{kind}")))
