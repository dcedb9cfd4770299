"""Screenshots: tables with every kind of decision, made-up advice, frozen motion; results, rules, lesson."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

import msgspec

from tortuga.app.captains.thinking import silent
from tortuga.app.games.tortuga2014 import sample_game as still
from tortuga.app.games.tortuga2014.lesson import LESSON
from tortuga.app.games.tortuga2014.narrative import KEEP_SKULLS, DiceNarrative
from tortuga.app.games.tortuga2014.results import Result, result_of
from tortuga.app.games.tortuga2014.rulebook import BOOK
from tortuga.app.games.tortuga2014.tableui import TABLE
from tortuga.app.games.tortuga2014.tale import Lead, Story
from tortuga.app.gameui.game import Shot, shot
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Scene
from tortuga.app.scenes.newgame.choices import start_choices
from tortuga.app.scenes.newgame.options import HouseRulesScene
from tortuga.app.scenes.results import ResultsScene
from tortuga.app.scenes.rules.scene import RulesScene
from tortuga.app.scenes.stills import lesson_at, new_game
from tortuga.app.table.marks import Line
from tortuga.app.table.menu import KeysDialog
from tortuga.app.table.scene import TableScene
from tortuga.games.tortuga2014 import events as ev
from tortuga.games.tortuga2014.commands import Command, Keep, MoveChests
from tortuga.games.tortuga2014.pieces import ACTION_NAMES, BOARD, EXPAND_FLEET, NUMBERS
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.scoring import score
from tortuga.games.tortuga2014.state import Board, Table, View
from tortuga.kernel.observer import ObservedStep
from tortuga.kernel.players import HUMAN, Advice, Choice, Reason, SeatSpec, Why

_NAMES = (*ACTION_NAMES, "tiles", "chests")
_BEST = 0.437
_PARTS = (
    (0.003, -0.002, 0.0001, 0.031, -0.004, 0.005, 0.002),
    (0.0004, 0.0, 0.0, 0.0, 0.0001, 0.0, 0.0),
    (0.0, 0.0, 0.0, 0.012, -0.02, 0.0, 0.0855),
    (-0.05, 0.0, 0.0, 0.0, 0.155, 0.0, 0.0),
    (0.013, 0.01, 0.02, 0.02, 0.02, 0.03, 0.01),
)
_SENTENCES = (
    Reason("advice-why-place", {"action": "board"}),
    None,
    Reason("advice-why-chests"),
    Reason("advice-why-crews"),
    None,
)
"""The adviser's sentences about these parts."""


def still_advice(view: View) -> Advice[Command]:
    """Up to six choices spread over everything that is legal."""
    legal = RULES.legal(view.table, view.seat)
    most = len(_PARTS) + 1
    commands = sorted(legal[:: max(1, len(legal) // most)], key=_moved, reverse=True)[:most]
    seats = view.table.seats
    choices, own = [], _BEST
    for index, command in enumerate(commands):
        chances = tuple(own if seat == view.seat else (1 - own) / (seats - 1) for seat in range(seats))
        reason = _reason(view, command)
        why = None
        if index < len(commands) - 1:
            parts = tuple(zip(_NAMES, _PARTS[index], strict=True))
            why = Why(sum(_PARTS[index]), parts, "pieces" if index else "places", _SENTENCES[index])
        expected = (("points", 31.4 - index), ("lead", -2.6 - index))
        choices.append(Choice(command, own, chances, expected, reason, why))
        own -= sum(_PARTS[index]) if why is not None else 0.0
    return Advice(view.seat, tuple(choices))


def _reason(view: View, command: Command) -> Reason:
    """The longest reason for a choice of its kind."""
    other = (view.seat + 1) % view.table.seats
    match command:
        case Keep():
            total: dict[str, str | int] = {"total": 14, "chance": 30, "seat": other, "defends": 1}
            return Reason(KEEP_SKULLS, {"action": "recruit-crew", **total})
        case MoveChests():
            return Reason("advice-move-later", {"points": 3})
        case _:
            return Reason("advice-claim", {"chest": "yellow", "seat": other, "weak": 1, "set": 1})


def _moved(command: Command) -> int:
    """How many chests are moved: those with the widest rows come first."""
    return len(command.to_fleet + command.to_crew) if isinstance(command, MoveChests) else 0


def table_scene(context: Context, table: Table, seats: Sequence[SeatSpec] = still.SEATS) -> TableScene:
    """A table at a position, its log filled with plausible earlier events."""
    session = still.SampleSession(table, seats[: table.seats])
    scene = TableScene(context, session, TABLE, silent())
    scene.update(0.0)
    scene.presenter.lines.extend(_past(scene))
    return scene


def _past(scene: TableScene) -> list[Line]:
    """A few log lines of a round."""
    session, text = scene.session, scene.context.text
    narrative = DiceNarrative(text, session.seats)
    table = session.observer(scene.presenter.me).view.table
    past: tuple[ev.Event, ...] = (
        ev.Rolled(1, ((0, 1, 2, 3, 4),) * table.seats),
        ev.FleetExpanded(1, 0, table.boards[1].boat + 2),
        ev.CrewRecruited(0, 1, min(8, table.boards[0].pirate + 1)),
        ev.HuntDrawn(table.seats - 1, "red", (1,)),
        ev.ActionOpened(BOARD, (8, 7, 0, 0)[: table.seats], (0, 1)),
    )
    if table.phase != 2:
        past = past[:1]
    return [line for event in past for line in narrative.sentences(event, table, table)]


@shot
def _pick(context: Context, table: Callable[[], Table], *names: str) -> tuple[Scene, ...]:
    """A position in which some targets are picked."""
    scene = table_scene(context, table())
    for name in names:
        scene.activate(name)
    return (scene,)


@shot
def _advised(context: Context, table: Callable[[], Table], page: int) -> tuple[Scene, ...]:
    """A position with advice, at one of its pages."""
    scene = table_scene(context, table())
    assert scene.decision is not None
    scene.decision.show_advice(still_advice(scene.decision.desk.view))
    scene.panel.advice = True
    for _ in range(page):
        scene.activate("hint")
    return (scene,)


@shot
def _playing(
    context: Context, table: Callable[[], Table], event: Callable[[Table], ev.Event | None], seconds: float
) -> tuple[Scene, ...]:
    """A position in the middle of the motions of an event."""
    scene = table_scene(context, table())
    scene.context.settings.lend(speed="normal")
    scene.decision = None
    view = scene.presenter.view
    happened = event(scene.session.whole_state)
    assert happened is not None
    after = msgspec.structs.replace(view, table=RULES.evolve(view.table, happened))
    scene.presenter.take([ObservedStep(happened, view, after, "automatic", -1, 1)])
    scene.presenter.update(seconds, "normal")
    return (scene,)


def _two_persons(context: Context) -> tuple[Scene, ...]:
    """The closed table between two people: nobody's secrets are drawn."""
    jack = msgspec.structs.replace(still.SEATS[1], player=HUMAN)
    return (table_scene(context, still.first_roll(), (still.SEATS[0], jack, *still.SEATS[2:])),)


_ROLL = ev.Rolled(1, ((3, 1, 5, 3, 1), None, None, None))
_KEEPS = (Keep((0, 2, 3)), Keep((0, 2)), Keep((0, 1, 2, 4)), Keep((1, 2, 4)))
_ATTACK = ev.Attacked(BOARD, still.ROSA, 0, still.BELLAMY, 1, "purple", True, 7, 4)
_DUEL = ev.Attacked(BOARD, 0, 0, 1, 1, "purple", True, 6, 4)
_RAIDED = ev.Attacked(BOARD, 1, 0, 0, 1, "white", True, 4, 6)
_HIT = ev.Attacked(BOARD, still.BELLAMY, 0, still.ROSA, 1, "white", True, 4, 7)


@shot
def _under(context: Context, dialog: Callable[[TableScene], Scene]) -> tuple[Scene, ...]:
    """A dialog over the first roll."""
    below = _pick(still.first_roll)(context)
    assert isinstance(below[0], TableScene)
    return (*below, dialog(below[0]))


TABLE_SHOTS: Mapping[str, Shot] = MappingProxyType(
    {
        "table-roll": _pick(still.first_roll),
        "table-keep": _pick(still.first_roll, "die-0", "die-2"),
        "table-refusal": _pick(still.first_roll, "die-0", "die-1"),
        "table-skulls": _pick(still.skulls, "tray-2"),
        "table-hunt": _pick(still.hunting, "drawn-1"),
        "table-board": _pick(still.boarding, "chest-2-1"),
        "table-fleet": _pick(still.expanding),
        "table-claim": _pick(still.claiming, "area-1", "center-0"),
        "table-forfeit": _pick(still.boarding, "forfeit"),
        "table-bonus": _pick(still.finished_early, "tray-2"),
        "table-stuck": _pick(still.stuck, "die-3"),
        "table-waiting": _pick(still.waiting),
        "table-over": _pick(still.over),
        "table-board-costly": _pick(still.costly, "chest-1-0"),
        "table-board-two-seats": _pick(lambda: still.boarding_of(2), "chest-1-0"),
        "table-board-three-seats": _pick(lambda: still.boarding_of(3), "chest-2-1"),
        "table-move": _pick(still.moving, "card-1-1"),
        "table-move-crowded": _pick(still.crowded, "card-0-3", "card-0-0"),
        "table-tie": _pick(still.tied),
        "table-advice": _advised(still.first_roll, 0),
        "table-advice-list": _advised(still.first_roll, 1),
        "table-advice-why": _advised(still.first_roll, 2),
        "table-advice-move": _advised(still.moving, 0),
        "table-advice-move-why": _advised(still.moving, 4),
        "table-advice-two-seats": _advised(lambda: still.boarding_of(2), 3),
        "table-advice-three-seats": _advised(lambda: still.boarding_of(3), 5),
        "table-tumbling": _playing(still.first_roll, lambda _table: _ROLL, 0.42),
        "table-reveal": _playing(lambda: still.all_chosen(_KEEPS), RULES.automatic, 0.55),
        "table-attack": _playing(still.boarding, lambda _table: _ATTACK, 0.45),
        "table-attack-two-seats": _playing(still.duelling, lambda _table: _DUEL, 0.6),
        "table-raided-two-seats": _playing(still.raided, lambda _table: _RAIDED, 0.6),
        "table-fleet-two-seats": _playing(
            lambda: still.duelling(EXPAND_FLEET), lambda _table: ev.FleetExpanded(1, 0, 8), 0.3
        ),
        "table-hunt-two-seats": _pick(still.seeking),
        "table-raided": _playing(lambda: still.raided(4), lambda _table: _HIT, 0.6),
        "table-attack-three-seats": _playing(lambda: still.boarding_of(3), lambda _table: _ATTACK, 0.45),
        "table-fleet-three-seats": _pick(lambda: still.expanding(3)),
        "table-claim-three-seats": _pick(lambda: still.claiming(3), "area-1", "center-0"),
        "table-round": _playing(lambda: still.round_over(4), lambda _table: ev.RoundEnded(1), 1.0),
        "table-round-two-seats": _playing(lambda: still.round_over(2), lambda _table: ev.RoundEnded(1), 1.0),
        "table-closed": _two_persons,
        "table-menu": _under(TableScene.menu),
        "table-keys": _under(lambda table: KeysDialog(table.context, TABLE.keys)),
    }
)
"""By name; `SHOTS` has those of other screens, too."""


# ------------------------------------------------------------------ screens around the table
def _new_game_two(context: Context) -> tuple[Scene, ...]:
    scene = new_game(context, RULES.name)
    seats = (scene.game.seats[0], msgspec.structs.replace(scene.game.seats[1], kind="person", name=" "))
    game = msgspec.structs.replace(scene.game, seats=seats, seed="")
    scene.game = game.choose(target=8, start_player="youngest", start_seat=1, attack_empty="forbidden")
    return (scene,)


def _house_rules(context: Context) -> tuple[Scene, ...]:
    below = new_game(context, RULES.name)
    game = below.game.choose(custom_dice=NUMBERS, move_choice="clockwise")
    return below, HouseRulesScene(context, game, lambda _game: None)


def sample_result(seats: int = 4) -> Result:
    """An ended game: the worked example of the rules (R84) in the second seat, a shared victory above it."""
    boards = (
        Board(
            boat=6,
            pirate=5,
            tortuga=("red", "yellow", "blue", "purple", "white", "red", "blue"),
            fleet=("yellow", "white"),
            crew=("blue",),
            tiles=(2, 1),
        ),
        Board(
            boat=4,
            pirate=4,
            tortuga=("red", "yellow", "blue", "blue", "white", "blue"),
            fleet=("purple",),
            crew=("red", "white"),
            tiles=(1, 3),
        ),
        Board(boat=2, pirate=7, tortuga=("white", "white", "red"), fleet=("blue", "yellow", "red", "purple")),
        Board(boat=3, pirate=3, tortuga=("yellow",), crew=("purple",), tiles=(1, 1, 1, 2, 3)),
    )
    return result_of(boards[:seats], still.SEATS[:seats], 7, _story(boards[:seats], 7))


def _story(boards: Sequence[Board], rounds: int) -> Story:
    """A course that might have led there."""
    totals = [score(board).total for board in boards]
    parts = [(number + 1) / (rounds + 1) for number in range(rounds + 1)]
    course = [
        tuple(round(total * part ** (0.8 + 0.2 * at)) for at, total in enumerate(totals)) for part in parts
    ]
    thefts = {(0, 1): 3, (0, 2): 1, (1, 0): 2}
    return Story(tuple(course), thefts, Lead(5, "stole", 0, 1))


@shot
def _results(context: Context, seats: int) -> tuple[Scene, ...]:
    game, _ = start_choices(context.text, RULES.name, None, None)
    return (ResultsScene(context, sample_result(seats), game.setup, seed="KRAKEN-4711-PARROT").finish(),)


def _shared(context: Context) -> tuple[Scene, ...]:
    """Two share the victory; long names, many chests and tiles."""
    rich = Board(
        boat=8,
        pirate=8,
        tortuga=("red", "yellow", "blue", "purple", "white", "red", "blue", "yellow", "white", "red"),
        fleet=("yellow", "white", "purple", "blue"),
        crew=("blue", "red", "yellow", "white"),
        tiles=(1, 1, 1, 2, 3, 1, 2, 1, 1, 3),
    )
    poor = Board(boat=1, pirate=1)
    seats = (
        SeatSpec(HUMAN, "Bartholomew Unsinkable", "yellow"),
        SeatSpec(HUMAN, "Žofie Příšerná z Kraje", "blue"),
        SeatSpec(HUMAN, "Jack", "green"),
    )
    boards = (rich, rich, poor)
    return (ResultsScene(context, result_of(boards, seats, 12, _story(boards, 12)), seed="f" * 32).finish(),)


def _search_found(context: Context) -> tuple[Scene, ...]:
    scene = RulesScene(context, BOOK)
    scene.search(context.say("rules-term-surplus"))
    return (scene,)


def _refused(context: Context) -> tuple[Scene, ...]:
    table = lesson_at(context, LESSON, "declare")
    table.activate("tray-0")
    return (table,)


def _page(page: str) -> Shot:
    return lambda context: (RulesScene(context, BOOK, page),)


def _step(id: str) -> Shot:
    return lambda context: (lesson_at(context, LESSON, id),)


_PAGES = ("goal", "skulls", "actions", "board-action", "scoring", "glossary", "dice", "keys")
_STEPS = ("welcome", "keep-skull", "board", "order", "enough")
SHOTS: Mapping[str, Shot] = MappingProxyType(
    {
        **TABLE_SHOTS,
        "newgame-two": _new_game_two,
        "house-rules": _house_rules,
        "results": _results(4),
        "results-two-seats": _results(2),
        "results-shared": _shared,
        **{f"rules-{page}": _page(page) for page in _PAGES},
        "rules-search": _search_found,
        **{f"lesson-{step}": _step(step) for step in _STEPS},
        "lesson-refused": _refused,
    }
)
"""One page of each kind of the rules and the lesson: enough for tests of every screen in every language."""
