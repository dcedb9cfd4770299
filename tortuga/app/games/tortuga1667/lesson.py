"""The script of the guided first game: five seats, eighteen turns, in the order in which things happen.

The game is a real one: the cards of its seed fall as they fall in any game with that seed, only the choices
of all seats are written here.
"""

from __future__ import annotations

from typing import Final

from tortuga.app.games.tortuga1667 import layout
from tortuga.app.games.tortuga1667.palette import COLOURS
from tortuga.app.games.tortuga1667.seen.spots import LINES, card, hold, pawn
from tortuga.app.games.tortuga1667.table.own import CORNER
from tortuga.app.games.tortuga1667.table.parts import PARTS
from tortuga.app.games.tortuga1667.words.naming import ACTIONS
from tortuga.app.gameui.script import Do, Entry, Lesson, Move, Pointing, Tell
from tortuga.app.table.marks import Spot
from tortuga.games.tortuga1667 import commands as cmd
from tortuga.games.tortuga1667.options import Options
from tortuga.games.tortuga1667.pieces import DUTCHMAN, HOLDS, JOLLY, JOLLY_BOAT, TORTUGA
from tortuga.games.tortuga1667.rules import RULES

ME, JACK, BELLAMY, ANNE, SILAS = range(5)
_BRITISH, _FRENCH = HOLDS
_GALLEON = -1


def _tile(name: str) -> Spot:
    return Spot("action", index=tuple(ACTIONS).index(name))


def _line(place: int, position: int) -> Spot:
    return Spot(LINES[place], index=position)


_BEGINNING: tuple[Entry, ...] = (
    Move(ANNE, cmd.PlaceTreasure(_BRITISH)),
    Move(BELLAMY, cmd.PlaceTreasure(_BRITISH)),
    Tell("goal", (Spot("score", index=_BRITISH), Spot("score", index=_FRENCH))),
    Tell("letter", (Spot("loyalty"), Spot("vote", index=0), Spot("vote", index=1), Spot("vote", index=2))),
    Tell("ranks", (_line(DUTCHMAN, 0), _line(DUTCHMAN, 1), _line(DUTCHMAN, 2))),
    Tell("holds", (hold(DUTCHMAN, _BRITISH), hold(JOLLY, _BRITISH))),
    Move(ANNE, cmd.Attack()),
    Move(ANNE, cmd.Ballot(("CBb",))),
    Move(SILAS, cmd.Ballot(("TFs",))),
    Move(ANNE, cmd.TakeTreasure(_GALLEON, _BRITISH)),
    Tell("attack", (pawn(ANNE), hold(JOLLY, _BRITISH))),
    Move(SILAS, cmd.Sneak(_BRITISH)),
    Tell("sneak", (pawn(SILAS), hold(JOLLY, _FRENCH))),
)

_VIEW_AND_VOTE: tuple[Entry, ...] = (
    Do("view", cmd.LookAt((1, 3)), (_tile("view"), card(1), card(3))),
    Tell("seen", (card(1), card(3))),
    Move(JACK, cmd.Sneak(_BRITISH)),
    Tell("friend", (pawn(JACK), hold(DUTCHMAN, _FRENCH))),
    Move(BELLAMY, cmd.Attack()),
    Move(BELLAMY, cmd.Ballot(("TBb",))),
    Do("water", cmd.Ballot(("WFs",)), ("corner",)),
    Move(JACK, cmd.Ballot(("CFb",))),
    Tell("deck-card", (Spot("votes"), pawn(BELLAMY))),
    Move(ANNE, cmd.Force(ME, (0, 4))),
    Do("pick", cmd.Pick(0), (card(0),)),
    Do("give", cmd.Give(JACK), (pawn(JACK),)),
    Tell("maps", (pawn(JACK),)),
    Move(SILAS, cmd.LookAt((1, 2))),
)

_MUTINY: tuple[Entry, ...] = (
    Do("mutiny", cmd.Mutiny(), (_tile("mutiny"), pawn(BELLAMY))),
    Do("skull", cmd.Ballot(("WBs",)), ("corner",)),
    Move(JACK, cmd.Ballot(("TBs",))),
    Tell("captain", (_line(DUTCHMAN, 0), _line(TORTUGA, 0))),
    Move(JACK, cmd.LookAt((2, 4))),
    Move(BELLAMY, cmd.Brawl()),
    Move(BELLAMY, cmd.Ballot(("WBs",))),
    Tell("brawl", (hold(TORTUGA, _BRITISH), hold(TORTUGA, _FRENCH))),
    Move(ANNE, cmd.Maroon(SILAS)),
    Move(SILAS, cmd.Row(JOLLY_BOAT)),
    Tell("marooned", (pawn(SILAS), _line(JOLLY, 0))),
)

_CAPTAIN: tuple[Entry, ...] = (
    Do("own-attack", cmd.Attack(), (_tile("attack"),)),
    Do("cannon", cmd.Ballot(("CFb",)), ("corner",)),
    Move(JACK, cmd.Ballot(("TBb",))),
    Do("take", cmd.TakeTreasure(_GALLEON, _FRENCH), (hold(DUTCHMAN, _FRENCH),)),
    Tell("lead", (Spot("score", index=_BRITISH), Spot("score", index=_FRENCH))),
    Move(JACK, cmd.LookAt((0, 4))),
    Move(BELLAMY, cmd.Reveal(1)),
    Move(BELLAMY, cmd.Rescue(BELLAMY, JOLLY)),
    Tell("rescue", (pawn(BELLAMY),)),
    Move(ANNE, cmd.LookAt((0, 1))),
    Move(SILAS, cmd.Row(JOLLY)),
    Do("force", cmd.Force(ANNE, (2, 3)), (_tile("force"), card(2), card(3), pawn(ANNE))),
    Move(ANNE, cmd.Pick(3)),
    Tell("spot", (_line(JOLLY, 0), _line(TORTUGA, 0))),
    Tell("watch", (Spot("watch"),)),
    Tell("dutch", (pawn(SILAS),)),
    Tell("enough", ("hint",)),
)

LESSON: Final = Lesson(
    game=RULES.name,
    options=Options(seats=5),
    seed="LESSON-10025205",
    colours=tuple(colour.name for colour in COLOURS[:5]),
    script=_BEGINNING + _VIEW_AND_VOTE + _MUTINY + _CAPTAIN,
    then="mate",
    pointing=Pointing(
        PARTS.box,
        {"corner": CORNER, "primary": layout.PRIMARY, "hint": layout.small_button(1)},
        tight=frozenset(("card",)),
        panel=layout.ROSTER,
        last="primary",
    ),
    names={"jack": JACK, "bellamy": BELLAMY, "anne": ANNE, "silas": SILAS},
    keys=("notes",),
)
"""The lesson: a guided game at the real table."""
