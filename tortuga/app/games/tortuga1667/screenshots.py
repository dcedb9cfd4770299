"""Fixed pictures of the table and the screens around it; random play leads up to each moment at the table."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Final

from tortuga.app.captains.thinking import silent
from tortuga.app.games.tortuga1667.letter import OPENS, RISES, LetterScene
from tortuga.app.games.tortuga1667.notebook.scene import NotebookScene67
from tortuga.app.games.tortuga1667.opensheets import DiscardsSheet
from tortuga.app.games.tortuga1667.palette import COLOURS, NAME
from tortuga.app.games.tortuga1667.results.board import SAID, STORY, Results1667
from tortuga.app.games.tortuga1667.results.hindsight import Course, Hindsight
from tortuga.app.games.tortuga1667.results.record import DECK, Claim, OpenVote, Record, leads_of
from tortuga.app.games.tortuga1667.results.tale import MainEvent, Tale
from tortuga.app.games.tortuga1667.rulebook import BOOK
from tortuga.app.games.tortuga1667.side.advice import choice_words
from tortuga.app.games.tortuga1667.table.peeks import PiratePeeks
from tortuga.app.games.tortuga1667.tableui import TABLE
from tortuga.app.games.tortuga1667.words import notes
from tortuga.app.gameui.game import Shot, shot
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Scene
from tortuga.app.scenes.newgame.choices import start_choices
from tortuga.app.scenes.newgame.options import HouseRulesScene
from tortuga.app.scenes.results import ResultsScene
from tortuga.app.scenes.rules.scene import RulesScene
from tortuga.app.scenes.stills import new_game
from tortuga.app.table.marks import Marks, Shown
from tortuga.app.table.scene import TableScene
from tortuga.app.table.sheets.covers import LOOK_AWAY_S, HandoverScene, SecretScene
from tortuga.games.tortuga1667 import commands as cmd
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.options import Options, Seats
from tortuga.games.tortuga1667.pieces import JOLLY
from tortuga.games.tortuga1667.rules import RULES
from tortuga.kernel.players import HUMAN, Advice, Belief, Choice, Reason, Retrospect, SeatSpec, Why
from tortuga.kernel.session import Session

Moment = tuple[int, str]
"""A turn and a stage in it, at which the person decides."""

_LAST_RESORT: Final = (cmd.Say, cmd.RunOut, cmd.Reveal)
"""Sample games choose these only if there is nothing else: talk, and anything that brings on the Armada."""
_PARTS: Final = (("advice-part-side", -0.008), ("advice-part-rest", 0.01))
_ME: Final = 0


def _seats(context: Context, count: int, persons: int = 1) -> tuple[SeatSpec, ...]:
    return tuple(
        SeatSpec(HUMAN if seat < persons else "captain", context.say(f"newgame-name-{seat + 1}"), colour.name)
        for seat, colour in enumerate(COLOURS[:count])
    )


@cache
def _played(count: Seats, moment: Moment, seed: str) -> tuple[tuple[int, cmd.Command], ...]:
    """Everybody's decisions up to a certain moment; the same for each language."""
    seats = tuple(SeatSpec(HUMAN, str(seat), COLOURS[seat].name) for seat in range(count))
    game, hand, made = Session.new(RULES, Options(seats=count), seats, seed), random.Random(seed), []
    while not _come(game, moment):
        seat = game.to_act()[0]
        legal = game.observer(seat).legal()
        wanted: list[cmd.Command] = [act for act in legal if not isinstance(act, _LAST_RESORT)] or list(legal)
        kind = hand.choice(sorted({type(act).__name__ for act in wanted}))
        command = hand.choice([act for act in wanted if type(act).__name__ == kind])
        made.append((seat, command))
        game.submit(seat, command)
    return tuple(made)


def _come(game: Session, moment: Moment) -> bool:
    table = game.observer(_ME).view.table
    return (table.turn, table.stage) == moment and _ME in game.to_act()


def _table(
    context: Context,
    count: Seats,
    moment: Moment,
    seed: str,
    persons: int = 1,
    said: Sequence[tuple[int, cmd.Say]] = (),
) -> TableScene:
    options = Options(seats=count, talk="on" if said else "off")
    game = Session.new(RULES, options, _seats(context, count, persons), seed)
    for seat, command in (*_played(count, moment, seed), *said):
        game.submit(seat, command)
    scene = TableScene(context, game, TABLE, silent())
    scene.update(0.0)
    return scene


@shot
def _at(context: Context, count: Seats, turn: int, stage: str, seed: str, *keys: str) -> tuple[Scene, ...]:
    """A decision, with some keys of the table pressed."""
    scene = _table(context, count, (turn, stage), seed)
    assert scene.decision is not None
    for key in keys:
        scene.activate(next(at.id for at in scene.decision.chooser.targets() if at.key == key))
    return (scene,)


@shot
def _advised(
    context: Context, count: Seats, turn: int, stage: str, seed: str, page: int
) -> tuple[Scene, ...]:
    """Advice on a decision: the choices with the longest names, and the most that is said of them."""
    scene = _table(context, count, (turn, stage), seed)
    decision = scene.decision
    assert decision is not None
    commands = sorted(
        decision.desk.legal(), key=lambda each: -len(choice_words(context.say, scene.session.seats, each))
    )[:4]
    reason = Reason(
        f"reason-{'ballot-mutiny-against' if stage == 'ballot' else 'reveal-unknown'}", {"chance": 50}
    )
    decision.show_advice(
        Advice(
            _ME,
            tuple(
                Choice(command, 0.184 - at / 500, (), (), reason, Why(0.002, _PARTS, "side", None))
                for at, command in enumerate(commands)
            ),
        )
    )
    scene.advising.came()
    for _ in range(page):
        scene.activate("hint")
    return (scene,)


@shot
def _in(
    context: Context, count: Seats, turn: int, stage: str, seed: str, kind: type[ev.Event], seconds: float
) -> tuple[Scene, ...]:
    """The middle of the motions of the last event of a kind."""
    return _during(_table(context, count, (turn, stage), seed), kind, seconds)


def _taken(context: Context) -> tuple[Scene, ...]:
    """A captain takes a treasure after an attack."""
    scene = _table(context, 9, (19, "take"), "rum")
    game = scene.session
    game.submit(_ME, next(each for each in game.observer(_ME).legal() if isinstance(each, cmd.TakeTreasure)))
    return _during(scene, ev.TreasureTaken, 1.1)


def _during(scene: TableScene, kind: type[ev.Event], seconds: float) -> tuple[Scene, ...]:
    """The motions of the last event of a kind, after some seconds."""
    scene.context.settings.lend(speed="normal")
    past, presenter = scene.session.observer(_ME).past(), scene.presenter
    last = max(at for at, seen in enumerate(past) if isinstance(seen.event, kind))
    scene.decision = None
    presenter.lines[1:] = [line for seen in past[:last] for line in presenter.narrative.lines(seen)]
    presenter.take([past[last]])
    presenter.update(seconds, "normal")
    return (scene,)


def _notebook(context: Context) -> tuple[Scene, ...]:
    table = _table(context, 9, (18, "act"), "cutlass")
    return table, NotebookScene67(context, table.session.observer(_ME))


def _opened(context: Context) -> tuple[Scene, ...]:
    """One's own letter, before the first turn."""
    game = Session.new(RULES, Options(seats=5), _seats(context, 5), "kraken")
    letter = LetterScene(context, game.observer(_ME))
    letter.update(RISES + OPENS)
    return TableScene(context, game, TABLE, silent()), letter


def _discards(context: Context) -> tuple[Scene, ...]:
    table = _table(context, 9, (18, "act"), "cutlass")
    return table, DiscardsSheet(context, table.session.observer(_ME))


def _attack(context: Context) -> tuple[Scene, ...]:
    """An attack is being chosen, and what was said before; one of the speakers is muted."""
    said: Sequence[tuple[int, cmd.Say]] = (
        (3, cmd.Say("accuse-british", seat=1)),
        (1, cmd.Say("accuse-lies", seat=3)),
        (7, cmd.Say("ask-maroon", seat=_ME)),
        (_ME, cmd.Say("swear")),
        (4, cmd.Say("trust", seat=_ME)),
    )
    scene = _table(context, 9, (19, "act"), "rum", said=said)
    for pressed in ("tab-talk", "side-talk-mute:7", "act-4"):
        scene.activate(pressed)
    return (scene,)


def _together(context: Context) -> tuple[Scene, ...]:
    """A table with several people: nobody's secrets are shown."""
    return (_table(context, 5, (15, "ballot"), "kraken", persons=3),)


def _curtain(context: Context) -> tuple[Scene, ...]:
    seats = _seats(context, 5, 3)
    return (HandoverScene(context, seats[1].name, seats[1].colour),)


def _peek(context: Context) -> tuple[Scene, ...]:
    """One's own secrets while the key is held."""
    table = _table(context, 5, (18, "act"), "kraken", persons=3)
    seats, view = table.session.seats, table.session.observer(_ME).view
    cover = SecretScene(
        context, Shown(view, _ME, Marks(own_notes="\nB\nF\n\nB"), seats, context.text), PiratePeeks()
    )
    cover.update(LOOK_AWAY_S + 0.5)
    return (cover,)


_TREASURE = (
    (0, (1, 1)),
    (6, (1, 2)),
    (9, (2, 2)),
    (15, (2, 3)),
    (20, (4, 3)),
    (23, (2, 5)),
    (24, (3, 4)),
    (30, (4, 4)),
    (37, (3, 5)),
)
_VOTES = (6, 9, 13, 15, 20, 23, 30, 34, 37)
_KINDS = ("attack", "attack", "mutiny", "attack", "brawl", "brawl", "attack", "mutiny", "attack")


def sample_tale(context: Context) -> Tale:
    """A game of nine that the French won 5 to 3."""
    return Tale(
        seats=_seats(context, 9),
        loyalties=(
            *("french", "british", "british", "french", "british"),
            *("dutch", "french", "british", "french"),
        ),
        winner="french",
        totals=(3, 5),
        turns=44,
        overtime=False,
        revealer=7,
        treasure=_TREASURE,
        main_events=(
            MainEvent(9, 2, "moment-galleon-british"),
            MainEvent(13, 6, "last-mutiny-success"),
            MainEvent(20, 3, "moment-brawl-british"),
            MainEvent(24, 4, "moment-sneaked-british"),
            MainEvent(30, 2, "moment-galleon-british"),
            MainEvent(37, 0, "moment-ship-french"),
            MainEvent(44, 7, "event-armada"),
        ),
        votes=tuple(zip(_VOTES, _KINDS, strict=True)),
        former={0: ("dutch", 21), 5: ("french", 21)},
        record=_record(),
    )


def _record() -> Record:
    """What that game is remembered by."""
    cards = ("CBs", "TFb", "TBs", "WFb", "TFs")
    shown = ev.VoteShown(0, "attack", JOLLY, 0, (0, 3, 6, 7), (), (1, 1, 1, 1), cards, "success", ())
    said = [
        (5, 4, "with-french", -1, True),
        (11, 2, "accuse-british", 3, False),
        (12, 3, "with-french", -1, True),
        (18, 1, "with-french", -1, False),
        (24, 7, "have-skull", -1, False),
        (33, 0, "accuse-french", 8, True),
    ]
    guesses = ("", "B", "F", "F", "B", "?", "F", "B", "?")
    return Record(
        OpenVote(37, shown, (0, 3, DECK, 7, 6)),
        True,
        leads_of(_TREASURE),
        Counter({(3, 1): 2, (-1, 7): 1, (2, 5): 1, (0, 4): 3}),
        Counter({1: 2, 5: 4, 6: 1, 8: 1}),
        tuple(
            Claim(turn, ev.Said(seat, line, -1, target, ""), true) for turn, seat, line, target, true in said
        ),
        {0: notes.parse("\n".join(f"{letter} " for letter in guesses), 9)},
        (3, "line-end-won-2"),
    )


_LEANINGS = (
    ((0, 0.1), (0.2, 0.3), (0.5, 0.4), (1, 0.85)),
    ((0, 0.0), (0.3, -0.1), (0.7, -0.5), (1, -0.6)),
    ((0, -0.2), (0.3, -0.4), (1, -0.8)),
    ((0, 0.0), (0.3, -0.3), (0.43, -0.2), (0.455, 0.6), (1, 0.75)),
    ((0, 0.0), (0.5, -0.1), (0.52, -0.75), (1, -0.8)),
    ((0, 0.0), (0.4, 0.2), (0.7, -0.15), (1, 0.05)),
    ((0, 0.0), (0.4, 0.25), (1, 0.6)),
    ((0, 0.0), (0.5, -0.3), (1, -0.75)),
    ((0, 0.0), (0.6, -0.15), (0.8, 0.3), (1, 0.45)),
)
"""By seat, shares of the game and how French somebody seemed."""
_SWINGS = {9: -0.04, 13: 0.12, 20: -0.22, 24: -0.07, 30: -0.14, 37: 0.31, 44: 0.09}
"""By turn, how much the chance of the French rose or fell."""


def sample_course(
    leanings: Sequence[Sequence[tuple[float, float]]], turns: int, swings: Mapping[int, float]
) -> Course:
    """Beliefs that go straight from point to point; one of their leaps has a reason.

    Args:
        swings: by turn, of the winner's chance.
    """
    course = []
    for turn in range(turns + 1):
        beliefs: list[Belief] = []
        for seat, points in enumerate(leanings):
            (x0, y0), (x1, y1) = next(
                pair for pair in itertools.pairwise(points) if turn / turns <= pair[1][0]
            )
            lean = y0 + (y1 - y0) * (turn / turns - x0) / (x1 - x0)
            open_to = 1 - abs(lean)
            british, french = max(0.0, -lean) + open_to * 0.45, max(0.0, lean) + open_to * 0.45
            because = (Reason("tell-rescue", {"seat": 1, "turn": turn}),) if (seat, turn) == (4, 23) else ()
            beliefs += [
                Belief(seat, "british", british, because),
                Belief(seat, "french", french),
                Belief(seat, "dutch", 1 - british - french),
            ]
        swing = swings.get(turn, 0.0)
        course.append(Retrospect(tuple(beliefs), {"french": swing, "dutch": swing}))
    return tuple(course)


@shot
def _results(context: Context, page: str) -> tuple[Scene, ...]:
    game, _ = start_choices(context.text, NAME, None, None)
    board = Results1667(sample_tale(context), Hindsight((), sample_course(_LEANINGS, 44, _SWINGS)), page)
    return (ResultsScene(context, board, game.setup, seed="KRAKEN-4711-PARROT").finish(),)


def _tied(context: Context) -> tuple[Scene, ...]:
    """Three at the table, and the Dutch player wins alone."""
    treasure = ((0, (1, 1)), (7, (2, 1)), (16, (2, 2)))
    tale = Tale(
        seats=_seats(context, 3),
        loyalties=("british", "dutch", "french"),
        winner="dutch",
        totals=(2, 2),
        turns=21,
        overtime=False,
        revealer=1,
        treasure=treasure,
        main_events=(
            MainEvent(7, 0, "moment-galleon-british"),
            MainEvent(16, 1, "moment-galleon-french"),
            MainEvent(21, 1, "event-armada"),
        ),
        votes=((7, "attack"), (16, "attack")),
        former={0: ("french", 12), 2: ("british", 12)},
        record=Record(
            leads=leads_of(treasure),
            marooned=Counter({(1, 2): 1}),
            rowed=Counter({0: 2}),
            last_word=(1, "line-end-won-2"),
        ),
    )
    return (
        ResultsScene(
            context,
            Results1667(
                tale, Hindsight((), sample_course(_LEANINGS[:3], 21, {7: -0.11, 16: 0.24, 21: 0.55}))
            ),
            seed="f" * 32,
        ).finish(),
    )


def _new_game_nine(context: Context) -> tuple[Scene, ...]:
    """Nine seats, four of them taken by people."""
    scene = new_game(context, NAME)
    scene.activate("seats:9")
    for seat in (1, 4, 6):
        scene.activate(f"seat{seat}.kind:person")
    return (scene,)


def _house_rules(context: Context) -> tuple[Scene, ...]:
    """Starred cards chosen by their pictures, and the player's own count of vote cards."""
    below = new_game(context, NAME)
    rules = HouseRulesScene(context, below.game, lambda _game: None)
    for press in ("starred:chosen", "starred-card:storm", "votes:custom", "vote-kind:0:more"):
        rules.activate(press)
    return below, rules


def _page(page: str) -> Shot:
    return lambda context: (RulesScene(context, BOOK, page),)


_PAGES = ("goal", "setup", "turn", "attack", "votecards", "events", "starred", "glossary", "keys")
SHOTS: Mapping[str, Shot] = MappingProxyType(
    {
        "table": _at(9, 18, "act", "cutlass"),
        "table-five": _at(5, 18, "act", "kraken"),
        "table-two": _at(2, 13, "act", "parrot"),
        "table-attack": _attack,
        "table-force": _at(9, 18, "act", "cutlass", "digit-3", "digit-1", "digit-3"),
        "table-ballot": _at(9, 17, "ballot", "cutlass", "digit-1"),
        "table-advice": _advised(9, 18, "act", "cutlass", 0),
        "table-advice-list": _advised(9, 18, "act", "cutlass", 2),
        "table-advice-vote": _advised(9, 17, "ballot", "cutlass", 1),
        "table-vote": _in(9, 19, "take", "rum", ev.VoteShown, 2.0),
        "table-turned": _in(9, 19, "take", "rum", ev.VoteShown, 3.6),
        "table-marooned": _in(9, 18, "act", "cutlass", ev.Marooned, 1.1),
        "table-taken": _taken,
        "table-forced": _in(9, 15, "pick", "palm", ev.Forced, 1.2),
        "table-fever": _in(9, 32, "act", "fever", ev.LoyaltiesShuffled, 1.6),
        "table-event": _in(9, 31, "letter", "parrot", ev.CardTurned, 1.2),
        "table-letter": _at(9, 31, "letter", "parrot"),
        "table-map": _at(2, 5, "fountain", "kraken"),
        "table-together": _together,
        "table-notebook": _notebook,
        "table-opened": _opened,
        "table-discards": _discards,
        "table-curtain": _curtain,
        "table-peek": _peek,
        "newgame-nine": _new_game_nine,
        "house-rules": _house_rules,
        "results": _results(STORY),
        "results-said": _results(SAID),
        "results-shared": _tied,
        **{f"rules-{page}": _page(page) for page in _PAGES},
    }
)
"""By name. One rule page of each kind is enough for the tests that look at every screen in every language."""
