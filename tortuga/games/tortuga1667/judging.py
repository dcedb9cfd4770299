"""What each command leads to: an event, or a refusal with its reason (T26-T63)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, TypeAlias

from tortuga.games.tortuga1667 import commands as cmd
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.board import destinations
from tortuga.games.tortuga1667.legal import in_order, may_run_out, may_say, rescues, to_act
from tortuga.games.tortuga1667.pieces import (
    BOATS,
    CREW,
    ELDORADO,
    EVENT_CARDS,
    HOLDS,
    SHIPS,
    TORTUGA,
    VOTE_KINDS,
    VoteKind,
)
from tortuga.games.tortuga1667.state import Stage, Table
from tortuga.games.tortuga1667.votes import called
from tortuga.kernel.errors import Refusal


def check_other(table: Table, seat: int, target: int) -> None:
    """Accept another player."""
    if not 0 <= target < table.seats:
        raise Refusal("refusal-no-such-seat")
    if target == seat:
        raise Refusal("refusal-not-yourself")


def check_hold(hold: int) -> None:
    """Accept the British or the French hold."""
    if hold not in HOLDS:
        raise Refusal("refusal-no-such-hold")


def check_hand(table: Table, seat: int, cards: tuple[str, ...]) -> None:
    """Accept cards that the seat holds."""
    hand = table.hands[seat]
    if cards[0] not in hand or (len(cards) > 1 and Counter[str | None](cards) - Counter(hand)):
        raise Refusal("refusal-not-in-hand")


def look(table: Table, seat: int, command: cmd.LookAt) -> ev.Looked:
    """View 2 (T27)."""
    first, second = command.cards
    _check_pair(table, first, second)
    return ev.Looked(seat, command.cards, (table.row[first], table.row[second]))


def reveal(table: Table, seat: int, command: cmd.Reveal) -> ev.CardChosen:
    """Reveal 1 (T28)."""
    if command.card not in table.cards:
        raise Refusal("refusal-no-such-card")
    return ev.CardChosen(seat, command.card)


def force(table: Table, seat: int, command: cmd.Force) -> ev.Forced:
    """Force another player (T29)."""
    _check_pair(table, *command.cards)
    check_other(table, seat, command.target)
    return ev.Forced(seat, command.target, command.cards)


def row(table: Table, seat: int, command: cmd.Row) -> ev.Rowed:
    """Row to a place that adjoins and has room (T30)."""
    _check_way(table, seat, command.place)
    return ev.Rowed(seat, table.board.place(seat), command.place)


def attack(table: Table, seat: int, _: cmd.Attack) -> ev.VoteCalled:
    """Call an attack (T48, T49)."""
    ship = _rank(table, seat, "attack")
    if not table.board.takeable(ship):
        raise Refusal("refusal-nothing-to-take")
    return ev.VoteCalled(seat, "attack", ship, seat)


def maroon(table: Table, seat: int, command: cmd.Maroon) -> ev.MaroonOrdered:
    """Maroon a crewmate (T34)."""
    ship = _rank(table, seat, "attack")
    check_other(table, seat, command.target)
    if command.target not in table.board.lines[ship]:
        raise Refusal("refusal-not-aboard", seat=command.target + 1)
    return ev.MaroonOrdered(seat, command.target)


def mutiny(table: Table, seat: int, _: cmd.Mutiny) -> ev.VoteCalled:
    """Call a mutiny (T50)."""
    ship = _rank(table, seat, "mutiny")
    return ev.VoteCalled(seat, "mutiny", ship, table.board.captain(ship))


def brawl(table: Table, seat: int, _: cmd.Brawl) -> ev.VoteCalled:
    """Call a brawl (T51)."""
    if table.board.governor != seat:
        raise Refusal("refusal-governor-only")
    return ev.VoteCalled(seat, "brawl", TORTUGA, -1)


def sneak(table: Table, seat: int, command: cmd.Sneak) -> ev.Sneaked:
    """Move a treasure to the other hold of the same ship (T35)."""
    board, place = table.board, table.board.place(seat)
    check_hold(command.hold)
    if place not in SHIPS or board.boy(place) != seat:
        raise Refusal("refusal-boy-only")
    if board.holds[place] == (0, 0):
        raise Refusal("refusal-no-treasure-aboard")
    if not board.holds[place][command.hold]:
        raise Refusal("refusal-hold-empty")
    return ev.Sneaked(seat, place, HOLDS[command.hold])


def saved_letter(table: Table, seat: int, command: cmd.Rescue) -> ev.Rescued:
    """v2: a Letter of Marque that was saved."""
    if not table.letters[seat]:
        raise Refusal("refusal-not-now")
    return rescue(table, seat, command)


def _check_pair(table: Table, first: int, second: int) -> None:
    """Accept two cards of the row, the left one first (T27, T29, T33)."""
    cards = table.cards
    if len(cards) < 2:
        raise Refusal("refusal-one-card-left")
    if not (first in cards and second in cards and first < second):
        raise Refusal("refusal-two-cards")


def _check_way(table: Table, seat: int, place: int) -> None:
    """Accept a place that adjoins and has room (T23, T30, T61)."""
    board, here = table.board, table.board.place(seat)
    if place in destinations(board, seat):
        return
    if place in BOATS and here in (TORTUGA, place - BOATS[0]):
        if place == board.closed:
            raise Refusal("refusal-boat-closed")
        raise Refusal("refusal-boat-taken", seat=board.boats[place - BOATS[0]] + 1)
    if here in BOATS and place == here - BOATS[0]:
        raise Refusal("refusal-ship-full")
    raise Refusal("refusal-not-adjoining")


def _rank(table: Table, seat: int, kind: VoteKind) -> int:
    """The ship of which the seat is captain or, for a mutiny, First Mate (T48, T50)."""
    board, place = table.board, table.board.place(seat)
    if place in BOATS:
        raise Refusal("refusal-no-rank-in-boat")
    if kind == "attack" and (place not in SHIPS or board.captain(place) != seat):
        raise Refusal("refusal-captain-only")
    if kind == "mutiny" and (place not in SHIPS or board.mate(place) != seat):
        raise Refusal("refusal-mate-only")
    return place


def ballot(table: Table, seat: int, command: cmd.Ballot) -> ev.BallotCast:
    """One card of the voter's hand, or two with El Dorado (T47, T60)."""
    cards = command.cards
    if len(cards) != 1 and not (len(cards) == 2 and table.maps[ELDORADO] == seat):
        raise Refusal("refusal-one-vote-only")
    check_hand(table, seat, cards)
    if len(cards) > 1 and cards != in_order(cards):
        raise Refusal("refusal-cards-order")
    return ev.BallotCast(seat, cards)


def pick(table: Table, seat: int, command: cmd.Pick) -> ev.Picked:
    """One of the two cards (T29)."""
    if table.turned is None or command.card not in table.turned.cards:
        raise Refusal("refusal-not-pointed-at")
    return ev.Picked(seat, command.card)


def take(table: Table, seat: int, command: cmd.TakeTreasure) -> ev.TreasureTaken:
    """From the Galleon while it has any, else from a hold of the other ship (T48)."""
    board, ship, source = table.board, called(table).place, command.source
    check_hold(command.hold)
    if board.galleon and source != -1:
        raise Refusal("refusal-galleon-first")
    if not board.galleon:
        if source not in HOLDS:
            raise Refusal("refusal-galleon-empty")
        if not board.holds[1 - ship][source]:
            raise Refusal("refusal-hold-empty")
    return ev.TreasureTaken(seat, ship, source, HOLDS[command.hold])


def leave(_table: Table, seat: int, _: cmd.LeaveTreasure) -> ev.TreasureLeft:
    """Take no treasure (A15)."""
    return ev.TreasureLeft(seat)


def place_treasure(table: Table, seat: int, command: cmd.PlaceTreasure) -> ev.TreasurePlaced:
    """Either hold of the captain's ship (T18)."""
    check_hold(command.hold)
    return ev.TreasurePlaced(seat, table.board.place(seat), command.hold)


def take_place(table: Table, seat: int, command: cmd.TakePlace) -> ev.PlaceTaken:
    """A free place of a ship or of Tortuga (T78)."""
    if command.place not in (*SHIPS, TORTUGA):
        raise Refusal("refusal-no-such-place")
    line = table.board.lines[command.place]
    if command.place in SHIPS and line and -1 not in line:
        raise Refusal("refusal-ship-full")
    room = len(line) or (table.seats if command.place == TORTUGA else CREW)
    if not 0 <= command.position < room:
        raise Refusal("refusal-no-such-place")
    if line and line[command.position] >= 0:
        raise Refusal("refusal-place-taken", seat=line[command.position] + 1)
    return ev.PlaceTaken(seat, command.place, command.position)


def lose(table: Table, seat: int, command: cmd.LoseVote) -> ev.VoteLost:
    """A card of the marooned player's hand (T40)."""
    check_hand(table, seat, (command.card,))
    return ev.VoteLost(seat, command.card)


def use_map(table: Table, seat: int, _: cmd.UseMap) -> ev.MapUsed:
    """The map that is asked for (T57-T59)."""
    place = table.board.place(seat)
    if table.stage == "fountain":
        return ev.MapUsed(seat, "fountain", place)
    return ev.MapUsed(seat, "atlantis", 1 - place)


def keep_map(table: Table, seat: int, _: cmd.KeepMap) -> ev.MapKept:
    """Keep the map that is asked for."""
    return ev.MapKept(seat, "fountain" if table.stage == "fountain" else "atlantis")


def shoot(table: Table, seat: int, command: cmd.Shoot) -> ev.Shot:
    """Pistol: anybody, in v2 another player (T52)."""
    if table.options.later or not 0 <= command.target < table.seats:
        check_other(table, seat, command.target)
    return ev.Shot(seat, command.target)


def rescue(table: Table, seat: int, command: cmd.Rescue) -> ev.Rescued:
    """Letter of Marque: from Tortuga or a rowboat to a ship with room (T53)."""
    board, target = table.board, command.target
    if not 0 <= target < table.seats:
        raise Refusal("refusal-no-such-seat")
    if command.place not in SHIPS:
        raise Refusal("refusal-no-such-place")
    if board.place(target) in SHIPS:
        raise Refusal("refusal-aboard-already", seat=target + 1)
    if command not in rescues(board):
        raise Refusal("refusal-ship-full")
    return ev.Rescued(seat, target, board.place(target), command.place)


def swap_vote(table: Table, seat: int, _: cmd.SwapVote) -> ev.VoteSwapped:
    """Letter of Marque: draw a vote card (T53); not in v2."""
    if table.options.later:
        raise Refusal("refusal-not-now")
    return ev.VoteSwapped(seat, table.deck[0])


def keep_letter(table: Table, seat: int, _: cmd.KeepLetter) -> ev.LetterKept:
    """Save a Letter of Marque; only in v2."""
    if not table.options.later:
        raise Refusal("refusal-not-now")
    return ev.LetterKept(seat)


def put_back(table: Table, seat: int, command: cmd.PutBack) -> ev.VotePutBack:
    """Letter of Marque: a card of the enlarged hand (T53)."""
    check_hand(table, seat, (command.card,))
    return ev.VotePutBack(seat, command.card)


def give(table: Table, seat: int, command: cmd.Give) -> ev.MapGiven:
    """A map to another player (T56)."""
    check_other(table, seat, command.target)
    assert table.turned is not None, "a map was turned over"
    return ev.MapGiven(seat, command.target, table.turned.event)


def blow_up(_: Table, seat: int, command: cmd.BlowUp) -> ev.BoatBlown:
    """Black Powder: either rowboat (T61)."""
    if command.place not in BOATS:
        raise Refusal("refusal-no-such-place")
    return ev.BoatBlown(seat, command.place)


def infect(table: Table, seat: int, command: cmd.Infect) -> ev.Infected:
    """Cabin Fever: with another player (T62)."""
    check_other(table, seat, command.target)
    return ev.Infected(seat, command.target)


def climb(table: Table, seat: int, command: cmd.Climb) -> ev.Climbed:
    """Crow's Nest: anybody (T63)."""
    if not 0 <= command.target < table.seats:
        raise Refusal("refusal-no-such-seat")
    return ev.Climbed(seat, command.target, _pool(table, command.target))


def _pool(table: Table, target: int) -> tuple[str | None, ...]:
    """Deck and hand, ordered so that they tell nothing; None where hidden (T63)."""
    cards = (*table.deck, *table.hands[target])
    known = tuple([card for card in cards if card is not None])
    return in_order(known) if len(known) == len(cards) else (None,) * len(cards)


def compose(table: Table, seat: int, command: cmd.Compose) -> ev.HandComposed:
    """Crow's Nest: as many cards of the pool as the hand had (T63)."""
    assert table.turned is not None, "a hand is exchanged"
    target, cards = table.turned.target, command.cards
    if len(cards) != len(table.hands[target]):
        raise Refusal("refusal-hand-size", cards=len(table.hands[target]))
    if Counter[str | None](cards) - Counter(table.pool):
        raise Refusal("refusal-not-in-deck")
    if set(cards) <= set(VOTE_KINDS) and cards != in_order(cards):
        raise Refusal("refusal-cards-order")
    return ev.HandComposed(seat, target, cards)


def say(table: Table, seat: int, said: cmd.Say) -> ev.Said:
    """A line of table talk, at most twice a turn, while anybody is to decide (T37)."""
    if table.options.talk == "off":
        raise Refusal("refusal-no-talk")
    if not to_act(table) or not 0 <= seat < table.seats:
        raise Refusal("refusal-not-now")
    if not may_say(table, seat):
        raise Refusal("refusal-said-enough", lines=cmd.MAX_LINES)
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
_MAP: _Judges = {cmd.UseMap: use_map, cmd.KeepMap: keep_map}
_JUDGES: dict[Stage, _Judges] = {
    "act": {
        cmd.LookAt: look,
        cmd.Reveal: reveal,
        cmd.Force: force,
        cmd.Row: row,
        cmd.Attack: attack,
        cmd.Maroon: maroon,
        cmd.Mutiny: mutiny,
        cmd.Sneak: sneak,
        cmd.Brawl: brawl,
        cmd.Rescue: saved_letter,
    },
    "ballot": {cmd.Ballot: ballot},
    "pick": {cmd.Pick: pick},
    "take": {cmd.TakeTreasure: take, cmd.LeaveTreasure: leave},
    "hold": {cmd.PlaceTreasure: place_treasure},
    "place": {cmd.TakePlace: take_place},
    "lose": {cmd.LoseVote: lose},
    "gap": _MAP,
    "jump": _MAP,
    "dodge": _MAP,
    "fountain": _MAP,
    "pistol": {cmd.Shoot: shoot},
    "letter": {
        cmd.Rescue: rescue,
        cmd.SwapVote: swap_vote,
        cmd.KeepLetter: keep_letter,
    },
    "swap": {cmd.PutBack: put_back},
    "give": {cmd.Give: give},
    "powder": {cmd.BlowUp: blow_up},
    "fever": {cmd.Infect: infect},
    "nest": {cmd.Climb: climb},
    "search": {cmd.Compose: compose},
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
        if not may_run_out(table, seat):
            raise Refusal("refusal-time-left")
        return ev.TimeRanOut(seat)
    if table.late and kind is not cmd.LookAt and stage == "act":
        raise Refusal("refusal-time-over")
    judge = _JUDGES[stage].get(kind)
    if judge is None:
        raise Refusal("refusal-not-now")
    return judge(table, seat, command)
