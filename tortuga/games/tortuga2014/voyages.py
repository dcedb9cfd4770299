"""The twelve voyages of the dice game: where each begins, and what its stars ask for.

Points are those in sight: treasure tiles lie face down, so they count only where the game ends.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec.structs import replace

from tortuga.games.tortuga2014 import events as ev
from tortuga.games.tortuga2014.chance import drawn_tiles
from tortuga.games.tortuga2014.pieces import (
    ACTIONS,
    BOARD,
    NO_FACE,
    SKULL,
    TREASURE_HUNT,
    Action,
)
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.scoring import places, score
from tortuga.games.tortuga2014.state import Board, Options, Table, View
from tortuga.kernel.game import Chance
from tortuga.kernel.voyage import Chart, Goal, Seen, Story, Voyage

DECKHAND, MATE, QUARTERMASTER, CAPTAIN, ADMIRAL = "deckhand", "mate", "quartermaster", "captain", "admiral"


# ---------------------------------------------------------------- the table
def _points(table: Table) -> tuple[int, ...]:
    """By seat, the points in sight."""
    return tuple(score(replace(board, tiles=())).total for board in table.boards)


def _rivals(view: View) -> list[Board]:
    """The boards of the others, in turn order after the person's."""
    count = view.table.seats
    return [view.table.boards[(view.seat + step) % count] for step in range(1, count)]


def _behind(view: View) -> int:
    """By how many points the best of the others leads."""
    points = _points(view.table)
    return max(points[: view.seat] + points[view.seat + 1 :]) - points[view.seat]


def _before(round: int, test: Callable[[View], bool]) -> Callable[[View], bool]:
    """A condition on the beginning of this round, before the dice roll."""

    def begins(view: View) -> bool:
        table = view.table
        return table.stage == "roll" and table.cycle == 0 and table.round == round and test(view)

    return begins


# ---------------------------------------------------------------- what has happened
def _mine(story: Story) -> tuple[Board, Board]:
    """The person's board at the beginning and now."""
    return story.start.table.boards[story.seat], story.end.table.boards[story.seat]


def _best(place: int, actions: Sequence[Action] = ACTIONS) -> Callable[[Story], int]:
    """How often the person took this place (0 = 1st) or a better one in these actions."""

    def count(story: Story) -> int:
        opened = [(event.action, event.ranking[: place + 1]) for event in story.of(ev.ActionOpened)]
        return sum(story.seat in ranking for action, ranking in opened if action in actions)

    return count


_placed, _first = _best(1), _best(0)


def _taken(story: Story, action: Action) -> list[Any]:
    """Chests that the person got in an attack: stolen, or claimed from the island."""
    mine = [event for event in story.of(ev.Attacked) if event.seat == story.seat]
    return [event.chest for event in mine if event.action == action and event.chest is not None]


def _stolen(story: Story) -> int:
    """Chests that the person took from others."""
    return sum(event.seat == story.seat and event.position is not None for event in story.of(ev.Attacked))


def _lost(story: Story) -> int:
    """Chests that the person lost to attacks and as surplus."""
    taken = sum(event.target == story.seat and event.position is not None for event in story.of(ev.Attacked))
    return taken + sum(len(event.dropped[story.seat]) for event in story.of(ev.SurplusDropped))


def _bonus(story: Story) -> int:
    """Bonus tiles on the person's board, turned ones counted twice."""
    return sum(_mine(story)[1].bonus)


def _totals(story: Story) -> Sequence[int]:
    """Points by seat: all of them at the end of the game, until then those in sight."""
    ended = story.of(ev.GameEnded)
    return ended[-1].scores if ended else _points(story.end.table)


def _place(most: int) -> Goal:
    """Whether the person reached this place or a better one."""
    return lambda story: places(_totals(story))[story.seat] <= most


def _ahead(points: int) -> Goal:
    """Whether the person is this many points ahead of everybody else; negative = at most this many behind."""

    def ahead(story: Story) -> bool:
        totals = _totals(story)
        others = (*totals[: story.seat], *totals[story.seat + 1 :])
        return totals[story.seat] - max(others) >= points

    return ahead


def _hunted(story: Story) -> bool:
    before, now = _mine(story)
    return len(now.tiles) > len(before.tiles)


def _kept_up(story: Story) -> bool:
    """Whether the person's boat is not behind the next seat's."""
    boards: Sequence[Board] = story.end.table.boards
    return boards[story.seat].boat >= boards[(story.seat + 1) % len(boards)].boat


def _second_roll(view: View) -> bool:
    """Round 2, second roll: one die lies on a board, two of the others show skulls and one Board."""
    table = view.table
    roll = table.rolls[view.seat] if table.stage == "select" else None
    if not roll or (table.round, table.cycle) != (2, 2) or any(table.chosen):
        return False
    return (roll.count(NO_FACE), roll.count(SKULL), roll.count(BOARD)) == (1, 2, 1)


def _close(view: View) -> bool:
    """The last round or the one before it, three captains within a few points."""
    table, points = view.table, _points(view.table)
    most = max(len(board.tortuga) + len(board.fleet) for board in table.boards)
    return most >= table.options.target and abs(_behind(view)) <= 3 and max(points) - min(points) <= 8


def _empty_bag(view: View) -> bool:
    table = view.table
    return table.stage == "roll" and table.cycle == 0 and sum(table.bag) < table.seats


VOYAGES: Final = (
    Voyage(
        "calm-harbour", "anchor", (DECKHAND, DECKHAND), 2,
        _before(1, lambda _: True),
        (
            lambda story: _mine(story)[1].boat >= 4,
            lambda story: _mine(story)[1].boat >= 5,
            lambda story: _mine(story)[1].pirate >= 4,
        ),
    ),
    Voyage(
        "spade-beach", "spade", (DECKHAND, DECKHAND), 1,
        _before(2, lambda view: view.table.start == view.seat),
        (
            lambda story: _placed(story) > 1,
            _hunted,
            lambda story: _placed(story) > 2 and _best(0, (TREASURE_HUNT,))(story) > 0,
        ),
    ),
    Voyage(
        "shipwrights-slip", "galleon", (f"{MATE}-shipwright", MATE), 1,
        _before(3, lambda view: view.board.boat == 3 and len(view.board.fleet) == len(view.board.crew) == 2),
        (lambda story: _lost(story) <= 1, lambda story: not _lost(story), _kept_up),
    ),
    Voyage(
        "skull-reef", "pirate-skull", (MATE, MATE, MATE), 1, _second_roll,
        (lambda story: _placed(story) > 1, lambda story: _first(story) > 1, lambda story: _placed(story) > 2),
    ),
    Voyage(
        "purple-lagoon", "crown", (MATE, MATE), 1,
        _before(3, lambda view: "purple" in _rivals(view)[0].fleet and view.board.boat > 3),
        (
            lambda story: _best(1, (BOARD,))(story) > 0,
            lambda story: bool(_taken(story, BOARD)),
            lambda story: "purple" in _taken(story, BOARD),
        ),
    ),
    Voyage(
        "cannon-key", "pirate-cannon", (QUARTERMASTER,) * 3, 2,
        _before(4, lambda view: view.board.boat >= 6),
        (
            lambda story: _stolen(story) > 0,
            lambda story: _stolen(story) > 1,
            lambda story: not _lost(story),
        ),
    ),
    Voyage(
        "raiders-bight", "crossed-sabres", (f"{QUARTERMASTER}-raider",) * 2, 2,
        _before(5, lambda view: 2 <= _behind(view) <= 6 and "purple" in view.board.crew),
        (_place(2), _place(1), _ahead(4)),
        facts=lambda view: {"behind": _behind(view)},
    ),
    Voyage(
        "lantern-bay", "lighthouse", (f"{QUARTERMASTER}-sprinter", QUARTERMASTER, QUARTERMASTER), 3,
        _before(3, lambda view: not any(view.board.bonus)),
        (
            lambda story: _bonus(story) >= 3,
            lambda story: _bonus(story) >= 4,
            lambda story: _bonus(story) >= 5 and places(_totals(story))[story.seat] < 4,
        ),
    ),
    Voyage(
        "narrow-strait", "crossed-pistols", (CAPTAIN,), 0,
        _before(4, lambda view: 2 <= _behind(view) <= 9 and len(_rivals(view)[0].tortuga) >= 2),
        (_ahead(-5), _place(1), _ahead(5)),
        facts=lambda view: {"behind": _behind(view), "home": len(_rivals(view)[0].tortuga)},
    ),
    Voyage(
        "fog-bank", "waves", (CAPTAIN,) * 3, 0,
        lambda view: view.table.stage == "roll" and view.table.cycle == 0 and _close(view),
        (_place(2), _place(1), _ahead(3)),
        facts=lambda view: {"round": view.table.round},
    ),
    Voyage(
        "empty-bag-atoll", "swap-bag", (CAPTAIN,) * 3, 0, _empty_bag,
        (_place(2), _place(1), _ahead(2)),
        options={"target": 8},
        facts=lambda view: {"round": view.table.round, "left": sum(view.table.bag)},
    ),
    Voyage(
        "tortuga-roads", "hill-fort", (ADMIRAL,) * 3, 0,
        _before(4, lambda view: view.table.start == view.seat and abs(_behind(view)) <= 2),
        (_place(2), _place(1), _ahead(3)),
        facts=lambda view: {"points": _points(view.table)[view.seat]},
    ),
)  # fmt: skip


# ---------------------------------------------------------------- hidden tiles and dice dealt anew
def dealt_anew(options: Options, events: Sequence[Any], seat: int, chance: Chance) -> list[Any]:
    """The events with other coins on the others' tiles and, if a roll comes last, other dice for the others.

    Tiles that the seat has drawn stay the same. Of two tiles a rival keeps the more valuable one.
    """
    mine = Counter(
        coins for event in events if isinstance(event, ev.HuntDrawn) and event.seat == seat
        for coins in event.tiles
    )  # fmt: skip
    made: list[Any] = []
    state: Table = RULES.start(options)
    for number, event in enumerate(events):
        if isinstance(event, ev.HuntDrawn) and event.seat != seat:
            words = chance.words(f"tiles/{number}")
            held = Counter(tile for board in state.boards for tile in board.tiles)
            tiles = drawn_tiles((held | mine).elements(), words[: len(event.tiles)])
            then = events[number + 1] if number + 1 < len(events) else None
            if isinstance(then, ev.TileKept):
                tiles = tuple(sorted(tiles, reverse=then.index == 0))
            event = replace(event, tiles=tiles)
        made.append(event)
        state = RULES.evolve(state, event)
    if made and isinstance(made[-1], ev.Rolled):
        faces = tuple(
            roll if other == seat or not roll
            else tuple(
                face if face < 0 else word % (SKULL + 1)
                for face, word in zip(roll, chance.words(f"roll/{other}"), strict=False)
            )
            for other, roll in enumerate(made[-1].faces)
        )  # fmt: skip
        made[-1] = replace(made[-1], faces=faces)
    return made


def passes(step: Seen, _seat: int) -> bool:
    """Whether a round is over."""
    return isinstance(step.event, ev.RoundEnded)


CHART: Final = Chart(VOYAGES, "rounds", passes, ev.GameEnded, dealt_anew)
