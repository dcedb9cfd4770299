"""Chance: outcomes by address, the bag and the center island, and the possible outcomes.

`start`                                 word 0 modulo the seats: who begins
`setup/SEAT/DRAW`, `draw/ROUND/SEAT`    word 0: a chest of the bag, colours in the order of `CHESTS`
`roll/ROUND/CYCLE/ATTEMPT/SEAT`         word of each die modulo 6; attempt 0 is the common roll
`hunt/ROUND/SEAT`                       word 0: the chest of the 1st position; then one word a tile
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import product
from typing import TypeVar

from tortuga.games.tortuga2014 import events as ev
from tortuga.games.tortuga2014.pieces import (
    CHEST_INDEX,
    CHESTS,
    DICE,
    NO_FACE,
    SKULL,
    TILE_SUPPLY,
    UNASSIGNED,
    Chest,
)
from tortuga.games.tortuga2014.state import Board, Table
from tortuga.kernel.game import Chance, Outcomes

Bag = tuple[int, ...]
"""Chests in the bag by colour, in the order of `CHESTS`."""


def with_chest(bag: Bag, chest: Chest, change: int) -> Bag:
    """The bag with `change` more chests of a colour."""
    index = CHEST_INDEX[chest]
    return (*bag[:index], bag[index] + change, *bag[index + 1 :])


def drawn_chest(bag: Bag, word: int) -> Chest | None:
    """The chest that a 64-bit word picks, each chest equally likely; None from an empty bag (R73)."""
    total = sum(bag)
    if not total:
        return None
    rest = word % total
    for chest, count in zip(CHESTS, bag, strict=True):
        if rest < count:
            return chest
        rest -= count
    raise AssertionError("a remainder below the total always meets a chest")


def drawn_tiles(held: Iterable[int | None], words: Iterable[int]) -> tuple[int, ...]:
    """Treasure tiles that 64-bit words pick, without replacement; fewer when the pool is short (R74)."""
    pool = dict(TILE_SUPPLY)
    for tile in held:
        assert tile is not None, "tiles are drawn from a state in which all are known"
        pool[tile] -= 1
    tiles = []
    for word in words:
        total = sum(pool.values())
        if not total:
            break
        rest = word % total
        for coins, count in pool.items():
            if rest < count:
                tiles.append(coins)
                pool[coins] -= 1
                break
            rest -= count
    return tuple(tiles)


CHANCE_STAGES = frozenset({"start", "setup", "roll", "reroll", "hunt", "draw"})


def deal(table: Table, chance: Chance) -> ev.Event:
    """The event that chance leads to in a chance stage."""
    match table.stage:
        case "start":
            return ev.StartDrawn(chance.words("start")[0] % table.seats)
        case "setup":
            return _setup(table, chance)
        case "roll":
            cycle = table.cycle + 1
            return ev.Rolled(
                cycle,
                tuple(
                    [
                        ()
                        if board.finished
                        else _faces(board, chance.words(f"roll/{table.round}/{cycle}/0/{seat}"))
                        for seat, board in enumerate(table.boards)
                    ]
                ),
            )
        case "reroll":
            seat, attempt = table.stuck[0], table.attempt + 1
            words = chance.words(f"roll/{table.round}/{table.cycle}/{attempt}/{seat}")
            return ev.Rerolled(seat, attempt, _faces(table.boards[seat], words))
        case "hunt":
            return _hunt(table, chance)
        case "draw":
            return _draw(table, chance)
        case stage:
            raise AssertionError(f"no chance in stage {stage}")


def _faces(board: Board, words: tuple[int, ...]) -> ev.Faces:
    """The faces of all unassigned dice; each die has its own word."""
    dice = board.dice
    return tuple([words[die] % (SKULL + 1) if dice[die] == UNASSIGNED else NO_FACE for die in range(DICE)])


def _setup(table: Table, chance: Chance) -> ev.ChestsDealt:
    """Two chests each, one seat after the other (R23)."""
    bag, drawn = table.bag, []
    for seat in range(table.seats):
        for draw in range(2):
            chest = drawn_chest(bag, chance.words(f"setup/{seat}/{draw}")[0])
            assert chest is not None, "forty chests suffice for four seats"
            bag = with_chest(bag, chest, -1)
            drawn.append(chest)
    return ev.ChestsDealt(tuple(drawn[0::2]), tuple(drawn[1::2]))


def _hunt(table: Table, chance: Chance) -> ev.HuntDrawn:
    """1st position: a chest and two tiles; 2nd: one tile; with two seats a chest and one tile (R49, R88)."""
    seat = table.acting
    words = chance.words(f"hunt/{table.round}/{seat}")
    chest = drawn_chest(table.bag, words[0]) if table.place == 0 else None
    held = [tile for board in table.boards for tile in board.tiles]
    return ev.HuntDrawn(seat, chest, drawn_tiles(held, words[1 : 1 + table.strength]))


def _draw(table: Table, chance: Chance) -> ev.ChestsDrawn:
    """A chest each, clockwise from the start player while chests last (R67, R73)."""
    bag, drawn = table.bag, {}
    for seat in table.clockwise(tuple(range(table.seats))):
        chest = drawn_chest(bag, chance.words(f"draw/{table.round}/{seat}")[0])
        drawn[seat] = chest
        if chest is not None:
            bag = with_chest(bag, chest, -1)
    return ev.ChestsDrawn(tuple(drawn[seat] for seat in range(table.seats)))


MAX_LISTED = 128
"""Maximum number of outcomes that are listed; if there are more, `deal` samples."""


def chances(table: Table) -> Outcomes | None:
    """Every event that chance may choose, with its probability, if there are few.

    Those are the start player, a hunt, rolls of one or two dice, and the draw with two or three seats.
    """
    match table.stage:
        case "start":
            even = Fraction(1, table.seats)
            return tuple((ev.StartDrawn(seat), even) for seat in range(table.seats))
        case "roll":
            free = [() if board.finished else board.dice for board in table.boards]
            return [(ev.Rolled(table.cycle + 1, faces), odds) for faces, odds in _rolls(free)] or None
        case "reroll":
            seat, attempt = table.stuck[0], table.attempt + 1
            rolls = _rolls([table.boards[seat].dice])
            return [(ev.Rerolled(seat, attempt, faces), odds) for (faces,), odds in rolls] or None
        case "hunt":
            return _hunts(table)
        case "draw" if len(CHESTS) ** table.seats <= MAX_LISTED:
            turns = [(seat - table.start) % table.seats for seat in range(table.seats)]
            return [
                (ev.ChestsDrawn(tuple(drawn[turn] for turn in turns)), odds)
                for drawn, odds in _draws(CHESTS, table.bag, table.seats)
            ]
        case _:
            return None


def _rolls(free: Sequence[tuple[int, ...]]) -> list[tuple[tuple[ev.Faces, ...], Fraction]]:
    """All rolls of the unassigned dice of several boards, () for one without; none if there are too many."""
    count = sum(dice.count(UNASSIGNED) for dice in free)
    if (SKULL + 1) ** count > MAX_LISTED:
        return []
    by_die = [
        [
            tuple(next(rolled) if at == UNASSIGNED else NO_FACE for at in dice)
            for rolled in map(iter, product(range(SKULL + 1), repeat=dice.count(UNASSIGNED)))
        ]
        for dice in free
    ]
    odds = Fraction(1, (SKULL + 1) ** count)
    return [(faces, odds) for faces in product(*by_die)]


Piece = TypeVar("Piece")


def _draws(
    kinds: Sequence[Piece], counts: tuple[int, ...], times: int
) -> Iterator[tuple[tuple[Piece | None, ...], Fraction]]:
    """All ways to draw one piece after the other without replacement; None once nothing is left."""
    total = sum(counts)
    if not times or not total:
        yield (None,) * times, Fraction(1)
        return
    for at, count in enumerate(counts):
        if count:
            left = (*counts[:at], count - 1, *counts[at + 1 :])
            for rest, odds in _draws(kinds, left, times - 1):
                yield (kinds[at], *rest), odds * Fraction(count, total)


def _hunts(table: Table) -> Outcomes:
    """What `_hunt` may give."""
    seat, first = table.acting, table.place == 0
    pool = Counter(TILE_SUPPLY)
    pool.subtract(tile for board in table.boards for tile in board.tiles if tile is not None)
    wanted = min(table.strength, pool.total())
    chests = list(_draws(CHESTS, table.bag, 1)) if first else [((None,), Fraction(1))]
    return [
        (ev.HuntDrawn(seat, chest, tiles), likely * odds)
        for (chest,), likely in chests
        for tiles, odds in _draws(tuple(pool), tuple(pool.values()), wanted)
    ]


def plausible(table: Table, event: ev.Event) -> bool:
    """Whether chance could have led to this event: it is due, and the supplies suffice."""
    match table.stage, event:
        case "start", ev.StartDrawn(seat):
            return 0 <= seat < table.seats
        case "setup", ev.ChestsDealt(island, crew):
            return len(island) == len(crew) == table.seats and _in_bag(table, island + crew)
        case "roll", ev.Rolled(cycle, faces):
            return (
                cycle == table.cycle + 1
                and len(faces) == table.seats
                and all(
                    roll == () if board.finished else _possible_roll(board, roll)
                    for board, roll in zip(table.boards, faces, strict=True)
                )
            )
        case "reroll", ev.Rerolled(seat, attempt, faces):
            due = seat == table.stuck[0] and attempt == table.attempt + 1
            return due and _possible_roll(table.boards[seat], faces)
        case "hunt", ev.HuntDrawn(seat, chest, tiles):
            return seat == table.acting and _possible_hunt(table, chest, tiles)
        case "draw", ev.ChestsDrawn(chests):
            drawn = [chest for chest in chests if chest is not None]
            due = len(chests) == table.seats and len(drawn) == min(table.seats, sum(table.bag))
            return due and _in_bag(table, drawn)
        case _:
            return False


def _possible_roll(board: Board, faces: ev.Faces | None) -> bool:
    """Every unassigned die shows a face, every other none."""
    return (
        faces is not None
        and len(faces) == len(board.dice)
        and all(
            0 <= face <= SKULL if at == UNASSIGNED else face == NO_FACE
            for face, at in zip(faces, board.dice, strict=True)
        )
    )


def _in_bag(table: Table, chests: Iterable[Chest]) -> bool:
    return all(table.bag[CHEST_INDEX[chest]] >= count for chest, count in Counter(chests).items())


def _possible_hunt(table: Table, chest: Chest | None, tiles: tuple[int | None, ...]) -> bool:
    """A chest only for the 1st position, and as many tiles as are due and left in the pool."""
    first = table.place == 0
    if (chest is not None) != (first and sum(table.bag) > 0) or (chest and not _in_bag(table, (chest,))):
        return False
    if len(tiles) != min(table.strength, table.pool):
        return False
    held = Counter(tile for board in table.boards for tile in board.tiles) + Counter(tiles)
    return all(count <= TILE_SUPPLY.get(coins or 0, 0) for coins, count in held.items())
