"""The script of the guided first game, in the order in which things happen.

The game is a real one: the dice of its seed fall as they fall in any game with that seed, only the choices
of all seats are written here.
"""

from __future__ import annotations

from typing import Final

from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga2014.table.layout import RIGHT_LOWER, SEAT_SIZE, TRAY
from tortuga.app.games.tortuga2014.table.own import OwnBoard
from tortuga.app.games.tortuga2014.table.parts import PARTS
from tortuga.app.games.tortuga2014.table.topbar import PHASE_BOXES
from tortuga.app.gameui.script import Do, Entry, Lesson, Move, Pointing, Tell
from tortuga.app.table.layers import STANDARD
from tortuga.app.table.marks import Spot
from tortuga.games.tortuga2014 import commands as cmd
from tortuga.games.tortuga2014.pieces import BOARD, CHEST_INDEX, EXPAND_FLEET, RECRUIT_CREW, TREASURE_HUNT
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Options

ME, JACK, BELLAMY = 0, 1, 2
_TOKENS: Final = frozenset(("boat", "pirate"))
"""They stand close below the name of their area."""


def _own(kind: str, index: int = 0) -> Spot:
    return Spot(kind, ME, index)


def _dice(*dice: int) -> tuple[Spot, ...]:
    return tuple(_own("die", die) for die in dice)


_ROUND_1: tuple[Entry, ...] = (
    Tell("welcome", (_own("area_tortuga"), _own("area_fleet"), _own("area_crew"), _own("area_island"))),
    Tell("captains", (Spot("board", JACK), Spot("board", BELLAMY))),
    Tell("tracks", (_own("boat"), _own("pirate"))),
    Tell("dice", ("tray",)),
    Do("keep-ships", cmd.Keep((0, 1)), _dice(0, 1)),
    Move(JACK, cmd.Keep((3,))),
    Move(BELLAMY, cmd.Keep((2,))),
    Tell("reveal", (_own("action", EXPAND_FLEET),)),
    Do("keep-skull", cmd.Keep((2, 3)), _dice(2, 3)),
    Move(JACK, cmd.Keep((1,))),
    Move(BELLAMY, cmd.Keep((0,))),
    Do("keep-alone", cmd.Keep((4,)), _dice(4)),
    Move(JACK, cmd.Keep((4,))),
    Move(BELLAMY, cmd.Keep((1, 4))),
    Do("declare", cmd.DeclareSkulls(TREASURE_HUNT), (_own("action", TREASURE_HUNT),)),
    Do("bonus", cmd.TakeBonus(TREASURE_HUNT), (_own("bonus", TREASURE_HUNT),)),
    Move(JACK, cmd.Keep((0, 2))),
    Move(BELLAMY, cmd.Keep((3,))),
    Tell("totals", ("tray", "phase-2")),
    Do("fleet", cmd.Perform(), ("primary",)),
    Move(JACK, cmd.Perform()),
    Tell("stronger", (_own("boat"), _own("action", BOARD))),
    Do("crew", cmd.Perform(), ("tray", "own-schooner")),
    Move(BELLAMY, cmd.Perform()),
    Do("hunt", cmd.Perform(), (_own("bonus", TREASURE_HUNT),)),
    Do("tile", cmd.KeepTile(0), ("tray",)),
    Move(BELLAMY, cmd.Perform()),
    Tell("peace", (_own("area_island"),)),
    Do("move", cmd.MoveChests(("white",), ("purple", "purple", "white")), ("tray",)),
    Move(JACK, cmd.MoveChests(("red",), ("blue", "yellow"))),
    Move(BELLAMY, cmd.MoveChests(("red",), ("blue", "yellow"))),
    Tell("round", (_own("area_fleet"), Spot("schooner", JACK))),
)

_ROUND_2: tuple[Entry, ...] = (
    Do("keep-cannons", cmd.Keep((0, 2, 4)), _dice(0, 2, 4)),
    Move(JACK, cmd.Keep((0,))),
    Move(BELLAMY, cmd.Keep((0,))),
    Do("keep-sabre", cmd.Keep((1,)), _dice(1)),
    Move(JACK, cmd.Keep((2,))),
    Move(BELLAMY, cmd.Keep((2, 3))),
    Do("stuck", cmd.Keep(()), (_own("action", BOARD),)),
    Move(JACK, cmd.Keep((1,))),
    Move(BELLAMY, cmd.Keep((1,))),
    Do("reroll", cmd.Keep((3,)), _dice(3)),
    Do("bonus-again", cmd.TakeBonus(BOARD), (_own("bonus", BOARD),)),
    Move(JACK, cmd.Keep((3, 4))),
    Move(BELLAMY, cmd.Keep((4,))),
    Tell("watch", (Spot("action", JACK, EXPAND_FLEET), Spot("action", BELLAMY, RECRUIT_CREW))),
    Move(JACK, cmd.Perform()),
    Move(BELLAMY, cmd.Perform()),
    Move(BELLAMY, cmd.Perform()),
    Move(JACK, cmd.Perform()),
    Move(JACK, cmd.KeepTile(1)),
    Move(BELLAMY, cmd.Perform()),
    Do("board", cmd.Steal(BELLAMY, 0), (Spot("fleet", BELLAMY, 0),)),
    Tell("boarded", (_own("area_island"), Spot("boat", BELLAMY))),
    Move(JACK, cmd.Claim(ME, None)),
    Tell("defended", (_own("boat"), Spot("boat", JACK))),
    Do("raid", cmd.Steal(BELLAMY, 0), (Spot("crew", BELLAMY, 0),)),
    Tell("raided", (_own("pirate"), Spot("pirate", BELLAMY))),
    Move(BELLAMY, cmd.Claim(ME, None)),
    Tell("surplus", (_own("area_crew"), Spot("center", -1, CHEST_INDEX["white"]))),
    Do("order", cmd.MoveChests(("purple", "purple"), ("blue", "red")), ("tray",), free=True),
    Move(JACK, cmd.MoveChests(("blue", "yellow"), ("blue", "white"))),
    Move(BELLAMY, cmd.MoveChests(("yellow",), ("red",))),
    Tell("score", (_own("area_tortuga"), _own("area_fleet"), _own("area_crew"), _own("tiles"))),
    Tell("enough", (_own("area_tortuga"), "hint", "help")),
)

LESSON: Final = Lesson(
    game=RULES.name,
    options=Options(seats=3, start_player="seat", start_seat=0),
    seed="LESSON-6152485",
    colours=("orange", "green", "blue"),
    script=_ROUND_1 + _ROUND_2,
    then="greedy",
    pointing=Pointing(
        PARTS.box,
        {
            "tray": TRAY,
            "primary": STANDARD.primary,
            "hint": STANDARD.secondary[2],
            "phase-2": PHASE_BOXES[2],
            # a title is below it, where an arrow would stand
            "own-schooner": OwnBoard.layout["schooner"],
        },
        above=frozenset(("primary",)),
        below=_TOKENS | {"center", "schooner"},
        tight=_TOKENS,
        panel=Box(*RIGHT_LOWER, *SEAT_SIZE),  # over the log, which is back whenever something happens
        panel_grown=Box(1442, 384, 462, 316),
        last="primary",
    ),
    names={"jack": JACK, "bellamy": BELLAMY},
    keys=("next", "die-1", "die-2", "die-3", "die-5", "action-3", "action-4"),
)
"""The lesson: a guided game at the real table."""
