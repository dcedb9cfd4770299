"""Fixed pictures of its own screens: New game with nine seats, House rules, results, pages of the rules."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from tortuga.app.games.tortuga1667.palette import COLOURS, NAME
from tortuga.app.games.tortuga1667.results.board import Results1667
from tortuga.app.games.tortuga1667.results.hindsight import Course, Hindsight
from tortuga.app.games.tortuga1667.results.tale import Deed, Tale
from tortuga.app.games.tortuga1667.rules.book import BOOK
from tortuga.app.gameui.game import Shot
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Scene
from tortuga.app.scenes.newgame.bench import start_choices
from tortuga.app.scenes.newgame.houserules import HouseRulesScene
from tortuga.app.scenes.newgame.still import new_game
from tortuga.app.scenes.results import ResultsScene
from tortuga.app.scenes.rules.scene import RulesScene
from tortuga.kernel.players import HUMAN, Belief, Reason, Retrospect, SeatSpec

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


def _seats(context: Context, count: int) -> tuple[SeatSpec, ...]:
    return tuple(
        SeatSpec(HUMAN if seat == 0 else "captain", context.say(f"newgame-name-{seat + 1}"), colour.name)
        for seat, colour in enumerate(COLOURS[:count])
    )


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
        deeds=(
            Deed(9, 2, "moment-galleon-british"),
            Deed(13, 6, "last-mutiny-success"),
            Deed(20, 3, "moment-brawl-british"),
            Deed(24, 4, "moment-sneaked-british"),
            Deed(30, 2, "moment-galleon-british"),
            Deed(37, 0, "moment-ship-french"),
            Deed(44, 7, "event-armada"),
        ),
        votes=tuple(zip(_VOTES, _KINDS, strict=True)),
        former={0: ("dutch", 21), 5: ("french", 21)},
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
        swings: by turn, of the chance of whoever wins.
    """
    found = []
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
        found.append(Retrospect(tuple(beliefs), {"french": swing, "dutch": swing}))
    return tuple(found)


def _results(context: Context) -> tuple[Scene, ...]:
    game, _ = start_choices(context.text, NAME, None, None)
    return (
        ResultsScene(
            context,
            Results1667(sample_tale(context), Hindsight((), sample_course(_LEANINGS, 44, _SWINGS))),
            game.setup,
            seed="KRAKEN-4711-PARROT",
        ).finish(),
    )


def _tied(context: Context) -> tuple[Scene, ...]:
    """Three at the table, and the Dutch player wins alone."""
    tale = Tale(
        seats=_seats(context, 3),
        loyalties=("british", "dutch", "french"),
        winner="dutch",
        totals=(2, 2),
        turns=21,
        overtime=False,
        revealer=1,
        treasure=((0, (1, 1)), (7, (2, 1)), (16, (2, 2))),
        deeds=(
            Deed(7, 0, "moment-galleon-british"),
            Deed(16, 1, "moment-galleon-french"),
            Deed(21, 1, "event-armada"),
        ),
        votes=((7, "attack"), (16, "attack")),
        former={0: ("french", 12), 2: ("british", 12)},
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
    """Nine seats, four of them with persons."""
    scene = new_game(context, NAME)
    scene.activate("seats:9")
    for seat in (1, 4, 6):
        scene.activate(f"seat{seat}.kind:person")
    return (scene,)


def _house_rules(context: Context) -> tuple[Scene, ...]:
    """Starred cards chosen by their pictures, and own vote cards."""
    below = new_game(context, NAME)
    rules = HouseRulesScene(context, below.game, lambda _game: None)
    for press in ("starred:chosen", "starred-card:storm", "votes:custom", "vote-kind:0:more"):
        rules.activate(press)
    return below, rules


def _page(page: str) -> Shot:
    return lambda context: (RulesScene(context, BOOK, page),)


_PAGES = ("goal", "setup", "turn", "attack", "votecards", "events", "starred", "glossary", "keys")
SCREEN_SHOTS: Mapping[str, Shot] = MappingProxyType(
    {
        "newgame-nine": _new_game_nine,
        "house-rules": _house_rules,
        "results": _results,
        "results-shared": _tied,
        **{f"rules-{page}": _page(page) for page in _PAGES},
    }
)
"""Of the rules one page of each kind: enough for tests that look at every screen in every language."""
