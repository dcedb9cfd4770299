"""Which commands a seat may give. Needs only what the seat may see, so it takes views as well as tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import combinations, combinations_with_replacement

from tortuga.games.tortuga1667 import commands as cmd
from tortuga.games.tortuga1667.board import Board, destinations
from tortuga.games.tortuga1667.pieces import (
    ATLANTIS,
    BOATS,
    CREW,
    ELDORADO,
    EVENT_CARDS,
    FOUNTAIN,
    HOLDS,
    SHIPS,
    TORTUGA,
    VOTE_KINDS,
    Place,
)
from tortuga.games.tortuga1667.state import IDLE, Table
from tortuga.games.tortuga1667.votes import called

_BRAWL: tuple[cmd.Command, ...] = (cmd.Brawl(),)
_MUTINY: tuple[cmd.Command, ...] = (cmd.Mutiny(),)
KIND_INDEX = {kind: at for at, kind in enumerate(VOTE_KINDS)}


def to_act(table: Table) -> tuple[int, ...]:
    """Seats whose decision is awaited; all voters at once."""
    stage = table.stage
    if stage == "act":
        return (table.current,)
    if stage in IDLE:
        return ()
    match stage:
        case "ballot":
            return tuple([seat for seat in called(table).voters if not table.cast[seat]])
        case "place":
            return (table.current,)
        case "pick":
            return (-1 if table.turned is None else table.turned.picker,)
        case "gap" | "jump" | "dodge":
            return (table.maps[ATLANTIS],)
        case "fountain":
            return (table.maps[FOUNTAIN],)
        case "take":
            return (called(table).captain,)
        case "lose":
            return (table.victim,)
        case "hold":
            return (table.holder,)
        case _:
            return (table.actor,)


def may_act(table: Table) -> tuple[int, ...]:
    """Seats whose commands are accepted: those of `to_act`, and all that may still talk."""
    acting = to_act(table)
    if table.options.talk == "off" or not acting:
        return acting
    talking = [seat for seat, lines in enumerate(table.said) if lines < cmd.MAX_LINES and seat not in acting]
    return (*acting, *talking)


def legal(table: Table, seat: int) -> tuple[cmd.Command, ...]:
    """Every command the seat may give now; empty when it may give none. Table talk comes last."""
    acting = to_act(table)
    choices = _choices(table, seat) if seat in acting else ()
    if table.options.talk == "on" and acting and 0 <= seat < table.seats and may_say(table, seat):
        return (*choices, *_lines(table.seats, seat, table.cards))
    return choices


def may_say(table: Table, seat: int) -> bool:
    """Whether the seat may still talk in this turn."""
    return table.said[seat] < cmd.MAX_LINES


def _choices(table: Table, seat: int) -> tuple[cmd.Command, ...]:
    """The decisions of a seat that is to act."""
    board = table.board
    match table.stage:
        case "act":
            return _acts(table, seat)
        case "ballot":
            return ballots(_visible(table.hands[seat]), table.maps[ELDORADO] == seat)
        case "pick":
            picks = () if table.turned is None else _picks(table.turned.cards)
            return (*picks, cmd.RunOut()) if may_run_out(table, seat) else picks
        case "gap" | "jump" | "dodge" | "fountain":
            return (cmd.UseMap(), cmd.KeepMap())
        case "take":
            return _takes(board, called(table).place)
        case "lose":
            return _one_each(cmd.LoseVote, _visible(table.hands[seat]))
        case "hold":
            return (cmd.PlaceTreasure(0), cmd.PlaceTreasure(1))
        case "place":
            return _places(table)
        case "pistol":
            spared = seat if table.options.later else -1
            return tuple([cmd.Shoot(other) for other in range(table.seats) if other != spared])
        case "letter":
            last = cmd.KeepLetter() if table.options.later else cmd.SwapVote()
            return (*rescues(board), last)
        case "swap":
            return _one_each(cmd.PutBack, _visible(table.hands[seat]))
        case "give":
            return tuple([cmd.Give(other) for other in range(table.seats) if other != seat])
        case "powder":
            return (cmd.BlowUp(BOATS[0]), cmd.BlowUp(BOATS[1]))
        case "fever":
            return tuple([cmd.Infect(other) for other in range(table.seats) if other != seat])
        case "nest":
            return tuple([cmd.Climb(other) for other in range(table.seats)])
        case "search":
            target = -1 if table.turned is None else table.turned.target
            return compositions(_visible(table.pool), len(table.hands[target]))
        case _:
            return ()


def _visible(cards: tuple[str | None, ...]) -> tuple[str, ...]:
    """Cards known to the seat that decides; () if they are another's."""
    return tuple([card for card in cards if card is not None])


# ----------------------------------------------------------------------------------------- actions
def _acts(table: Table, seat: int) -> tuple[cmd.Command, ...]:
    """The nine actions in the order of `RULES.md` (T27-T31), in v2 a saved letter too."""
    board, cards = table.board, table.cards
    if table.late:
        return _views(cards)
    choices = _of_row(cards, table.seats, seat, destinations(board, seat))
    place = board.place(seat)
    if place == TORTUGA:
        if board.lines[TORTUGA][0] == seat:
            choices += _BRAWL
    elif place < TORTUGA:
        line = board.lines[place]  # the highest rank first (T22, T34, T35, T48, T50)
        if line[0] == seat:
            choices += _of_captain(line[1:], board.takeable(place))
        elif line[1] == seat:
            choices += _MUTINY
        if line[-1] == seat:
            choices += _of_boy(board.holds[place])
    if table.letters[seat]:
        choices += rescues(board)
    return (*choices, cmd.RunOut()) if may_run_out(table, seat) else choices


@lru_cache(maxsize=1 << 10)
def _views(cards: tuple[int, ...]) -> tuple[cmd.Command, ...]:
    return tuple([cmd.LookAt(pair) for pair in combinations(cards, 2)])


@lru_cache(maxsize=1 << 12)
def _of_row(
    cards: tuple[int, ...], seats: int, seat: int, places: tuple[Place, ...]
) -> tuple[cmd.Command, ...]:
    """View 2, Reveal 1 and Force (T27-T29), and rowing to these places (T30)."""
    others = [other for other in range(seats) if other != seat]
    reveals = [cmd.Reveal(card) for card in cards]
    forces = [cmd.Force(other, pair) for pair in combinations(cards, 2) for other in others]
    rows = [cmd.Row(place) for place in places]
    return (*_views(cards), *reveals, *forces, *rows)


@lru_cache(maxsize=1 << 12)
def _of_captain(crew: tuple[int, ...], takeable: bool) -> tuple[cmd.Command, ...]:
    maroons = [cmd.Maroon(other) for other in crew]
    return (cmd.Attack(), *maroons) if takeable else tuple(maroons)


@lru_cache(maxsize=1 << 6)
def _of_boy(holds: tuple[int, int]) -> tuple[cmd.Command, ...]:
    return tuple([cmd.Sneak(hold) for hold in HOLDS if holds[hold]])


def may_run_out(table: Table, seat: int) -> bool:
    """Whether a seat's time can run out: in its turn, if it can still View 2, or when forced (T38)."""
    if not table.options.timer:
        return False
    if table.stage == "act":
        return not table.late and len(table.cards) > 1
    return table.stage == "pick" and table.turned is not None and table.turned.seat == seat


# ----------------------------------------------------------------------------------------- answers
@lru_cache(maxsize=1 << 6)
def _picks(cards: tuple[int, ...]) -> tuple[cmd.Command, ...]:
    return tuple([cmd.Pick(card) for card in cards])


def in_order(cards: tuple[str, ...]) -> tuple[str, ...]:
    """Cards in the order of `VOTE_KINDS`."""
    return tuple(sorted(cards, key=KIND_INDEX.__getitem__))


@lru_cache(maxsize=1 << 14)
def ballots(hand: tuple[str, ...], two: bool) -> tuple[cmd.Command, ...]:
    """All single cards, and with El Dorado all pairs, none twice (T47, T60)."""
    ordered = in_order(hand)
    kinds: dict[tuple[str, ...], None] = dict.fromkeys((card,) for card in ordered)
    if two:
        kinds |= dict.fromkeys(combinations(ordered, 2))
    return tuple([cmd.Ballot(cards) for cards in kinds])


@lru_cache(maxsize=1 << 12)
def _one_each(kind: type[cmd.LoseVote | cmd.PutBack], hand: tuple[str, ...]) -> tuple[cmd.Command, ...]:
    return tuple([kind(card) for card in dict.fromkeys(in_order(hand))])


_BITS = 5
"""Bits for each kind in a mask of cards; one is set for each card, up to this many."""


def _mask(cards: Iterable[str]) -> int:
    """A mask of cards: for each kind as many bits as there are cards of it, up to `_BITS`."""
    mask = 0
    for kind, count in Counter(cards).items():
        mask |= ((1 << min(count, _BITS)) - 1) << _BITS * KIND_INDEX[kind]
    return mask


@cache
def _hands(size: int) -> tuple[tuple[cmd.Command, int], ...]:
    """All hands of a size, each with its mask."""
    hands = combinations_with_replacement(VOTE_KINDS, size)
    return tuple([(cmd.Compose(hand), _mask(hand)) for hand in hands])


@lru_cache(maxsize=1 << 8)
def compositions(pool: tuple[str, ...], size: int) -> tuple[cmd.Command, ...]:
    """All hands of a size that a pool allows, none twice (T63); no hand has more than four cards."""
    missing = ~_mask(pool)
    return tuple([compose for compose, mask in _hands(size) if not mask & missing])


def _takes(board: Board, ship: Place) -> tuple[cmd.Command, ...]:
    """Every way to take a treasure after an attack, and taking none (T48, U4, A15)."""
    other = board.holds[1 - ship]
    sources = [-1] if board.galleon else [hold for hold in HOLDS if other[hold]]
    takes: list[cmd.Command] = [cmd.TakeTreasure(source, hold) for source in sources for hold in HOLDS]
    return (*takes, cmd.LeaveTreasure())


def rescues(board: Board) -> tuple[cmd.Command, ...]:
    """Everybody on Tortuga or in a rowboat, onto every ship with room (T53)."""
    afloat = [seat for seat in board.boats if seat >= 0]
    return _rescues((*board.lines[TORTUGA], *afloat), tuple([ship for ship in SHIPS if not board.full(ship)]))


@lru_cache(maxsize=1 << 12)
def _rescues(castaways: tuple[int, ...], ships: tuple[Place, ...]) -> tuple[cmd.Command, ...]:
    return tuple([cmd.Rescue(seat, ship) for seat in castaways for ship in ships])


def _places(table: Table) -> tuple[cmd.Command, ...]:
    """Free places of the ships and of Tortuga (T78)."""
    choices: list[cmd.Command] = []
    for place, line in enumerate(table.board.lines):
        room = table.seats if place == TORTUGA else CREW
        taken = line or (-1,) * room
        choices += [cmd.TakePlace(place, position) for position in range(room) if taken[position] < 0]
    return tuple(choices)


@lru_cache(maxsize=1 << 12)
def _lines(seats: int, seat: int, cards: tuple[int, ...]) -> tuple[cmd.Command, ...]:
    """Everything that can be said."""
    others = [other for other in range(seats) if other != seat]
    said: list[cmd.Command] = []
    for line, about in cmd.LINES.items():
        if "dutch" in line and seats % 2 == 0:
            continue
        match about:
            case "card":
                said += [cmd.Say(line, card) for card in cards]
            case "card event":
                said += [cmd.Say(line, card, event=event) for card in cards for event in EVENT_CARDS]
            case "seat":
                said += [cmd.Say(line, seat=other) for other in others]
            case _:
                said.append(cmd.Say(line))
    return tuple(said)
