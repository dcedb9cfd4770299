"""What lies on the table of the dice game: its parts, the tray, what is in flight, where everything is."""

from __future__ import annotations

from collections.abc import Callable, Mapping, MutableMapping, Sequence
from dataclasses import replace
from math import ceil
from typing import Any, Final

import pygame

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga2014.acts import flying
from tortuga.app.games.tortuga2014.acts.motions import Fold, Tumble
from tortuga.app.games.tortuga2014.acts.sounds import laid, picked
from tortuga.app.games.tortuga2014.decisions import waiting
from tortuga.app.games.tortuga2014.decisions.desk import DiceDesk
from tortuga.app.games.tortuga2014.palette import ICON, NAME
from tortuga.app.games.tortuga2014.table import center, spots
from tortuga.app.games.tortuga2014.table import layout as at
from tortuga.app.games.tortuga2014.table import tray as traykit
from tortuga.app.games.tortuga2014.table.boards import board_regions, marked, open_dice
from tortuga.app.games.tortuga2014.table.scenery import GLINTS, Palms
from tortuga.app.games.tortuga2014.table.shown import DiceMarks, DiceShown, dice_marks
from tortuga.app.games.tortuga2014.table.status import dice_table, notes, statuses
from tortuga.app.games.tortuga2014.table.topbar import top_bar
from tortuga.app.table.acts.glints import glints
from tortuga.app.table.acts.motion import share
from tortuga.app.table.acts.motions import Act, Motion
from tortuga.app.table.chooser import Chooser
from tortuga.app.table.layers import HOUSE, TOPBAR, Region, trace_region
from tortuga.app.table.marks import Banner, Note, Shown, Spot, Status
from tortuga.app.table.ui.anygame import Say
from tortuga.app.table.ui.panels import Look
from tortuga.games.tortuga2014.pieces import CHESTS, NO_FACE
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import View
from tortuga.kernel.game import EVERYTHING
from tortuga.kernel.players import SeatSpec

_ISLAND: Final[Box] = Box(715, 270, 490, 226)
_BAG: Final[Box] = Box(430, 495, 230, 150)
_SUPPLY: Final[Box] = Box(1290, 515, 165, 130)
_POOL: Final[Box] = Box(895, 580, 130, 52)
_BAR: Final[Box] = Box(-4000, -4000, 12000, 4000 + TOPBAR[3] + 20)
_RING: Final[Mapping[str, float]] = {"action": 14.0, "center": 30.0}
_WAITING: Final[Mapping[int, str]] = {1: ICON["dice"], 3: ICON["phase3"]}
"""By phase, the icon while all choose at once."""
_STEPS: Final = 15
"""Pictures of a moving screen: the standing picture is not always painted anew."""


class DicePicture:
    """See `Picture`."""

    backdrop = f"{NAME}/table"
    furniture = HOUSE

    def __init__(self) -> None:
        self._palms = Palms()

    # ------------------------------------------------------------------ the standing picture
    told = False

    def announces(self, shown: Shown[View]) -> bool:  # noqa: ARG002
        """See `Picture`."""
        return True

    def regions(self, shown: Shown[View]) -> list[Region]:
        """See `Picture`."""
        sight = _uncovered(shown)
        table, me = sight.table, sight.me
        found = marked(sight.marks)
        parts = _center(sight, found.get((-1, "center")), found.get((-1, "bag")), found.get((-1, "supply")))
        for seat in (*at.clockwise_from(me, table.seats), me):
            parts += board_regions(sight, seat, found)
        traces = sorted((spot for spot in sight.marks.traces if not _planned(sight, spot)), key=str)
        parts += [trace_region(spot, spots.box(spot, sight.view, me)) for spot in traces]
        key = (sight.text.language, table.options, table.round, table.phase, table.action)
        parts.append(Region("topbar", _BAR, key, lambda canvas: top_bar(canvas, sight)))
        return parts

    def over(self, shown: Shown[View]) -> tuple[Region, ...]:  # noqa: ARG002
        """See `Picture`: nothing."""
        return ()

    def covers(self, view: View) -> Box | None:  # noqa: ARG002
        """See `Picture`: nothing lies over them."""
        return None

    def opened(self, shown: Shown[View]) -> list[Region]:
        """See `Picture`: the dice behind the screens."""
        return open_dice(DiceShown.of(shown)) if shown.view.seat == EVERYTHING else []

    def tray(
        self, shown: Shown[View], chooser: Chooser[Any] | None, hot: str | None, carried: str | None
    ) -> Region:
        """See `Picture`."""
        box, language = at.TRAY.inset(-14), shown.text.language
        if chooser is not None:
            names = {target.id for target in chooser.targets()}
            over = hot if hot in names else None
            key = (chooser.kind, chooser.desk.view, chooser.pending(), over, carried, language)

            def choose(canvas: Canvas) -> None:
                traykit.leather(canvas)
                chooser.tray(canvas, carried or over)

            return Region("tray", box, key, choose)
        me, marks = shown.me, dice_marks(shown.marks)
        desk = DiceDesk(shown.view, tuple(shown.seats), shown.text.say, me)
        fold = marks.folds.get(me, 0.0)
        own = frozenset(spot for spot in marks.hidden if spot.seat == me)

        def idle(canvas: Canvas) -> None:
            traykit.leather(canvas)
            waiting.tray(canvas, desk, own, fold)

        return Region("tray", box, (shown.view, me, own, fold, language), idle)

    # ------------------------------------------------------------------ places
    def box(self, spot: Spot, view: View, me: int) -> Box:
        """See `Picture`."""
        return spots.box(spot, view, me)

    def ring(self, spot: Spot) -> float:
        """See `Picture`."""
        return _RING.get(spot.kind, 8.0)

    def pressed(self, spot: Spot | None) -> str:
        """See `Picture`."""
        return picked(spot)

    def laid(self) -> str:
        """See `Picture`."""
        return laid()

    def fit(self, canvas: Canvas) -> None:
        """See `Picture`: everything has its place on the stage."""

    def sit(self, seats: Sequence[SeatSpec], evening: MutableMapping[Any, Any]) -> None:
        """See `Picture`: tables have nothing to keep for each other."""

    def places(self, seats: int, count: int) -> tuple[Box, ...]:  # noqa: ARG002
        """See `Picture`: the places of absent captains are used."""
        return at.side_places(seats)

    # ------------------------------------------------------------------ what moves
    def playing(self, act: Act, time: float, still: bool) -> DiceMarks:
        """See `Picture`."""
        marks = dice_marks(act.marks)
        return marks if still else replace(marks, folds=folds(act, time))

    def fly(
        self, canvas: Canvas, act: Act, motion: Motion, time: float, seats: Sequence[SeatSpec], still: bool
    ) -> None:
        """See `Picture`."""
        flying.fly(canvas, act, motion, time, seats, still)

    def hears(self, act: Act) -> bool:  # noqa: ARG002
        """See `Picture`: nobody talks."""
        return True

    def ambience(self, canvas: Canvas, view: View, time: float) -> list[pygame.Rect]:
        """See `Picture`: light on the water, and the palms in the wind."""
        return [*glints(canvas, time, GLINTS), *self._palms.draw(canvas, time, view.table.pool)]

    # ------------------------------------------------------------------ what is said
    def statuses(self, view: View, say: Say) -> dict[int, Status]:
        """See `Picture`."""
        return statuses(view.table, say)

    def notes(self, view: View, say: Say) -> dict[int, Note]:
        """See `Picture`."""
        return notes(view.table, say)

    def awaited(self, view: View) -> tuple[int, ...]:
        """See `Picture`."""
        return RULES.to_act(view.table)

    def waiting(self, view: View, say: Say, names: str) -> Banner:
        """See `Picture`."""
        phase = view.table.phase
        if view.table.stage == "finished":
            return Banner("trophy-cup", say("game-over-title"), "")
        title = say(f"wait-title-{phase}") if phase in _WAITING else say("wait-title")
        message = say("table-waiting-for", names=names) if names else ""
        return Banner(_WAITING.get(phase, ICON["wait"]), title, message)


def folds(act: Act, time: float) -> dict[int, float]:
    """By seat, how far a moving screen stands, `time` seconds after the act began."""
    found = {}
    for motion in act.motions:
        if isinstance(motion, Fold):
            part = share(time, motion.delay, motion.duration)
            up = part if motion.rise else 1.0 - part
            found[motion.seat] = ceil(up * _STEPS) / _STEPS
    return found


class DicePanel:
    """See `SidePanel`: the table of all faces, those that lie before the person framed."""

    name = "dice"
    roomy = False

    def region_key(self, view: View, me: int, act: Act | None) -> dict[int, int]:
        """By die 0..4, the face that lies before the person; none while the dice still turn."""
        if act is not None and tumbling(act):
            return {}
        table = view.table
        roll = table.rolls[me] if me < len(table.rolls) else None
        return {die: face for die, face in enumerate(roll or ()) if face != NO_FACE}

    def offered(self, view: View) -> bool:  # noqa: ARG002
        """See `SidePanel`."""
        return True

    def draw(
        self,
        canvas: Canvas,
        shown: Shown[View],
        key: Mapping[int, int] | None,
        box: Box,
        look: Look,  # noqa: ARG002
    ) -> None:
        """See `SidePanel`."""
        dice_table(canvas, DiceShown.of(shown), key or {}, box)

    def focusables(self, shown: Shown[View], box: Box) -> tuple[()]:  # noqa: ARG002
        """See `SidePanel`: it is only looked at."""
        return ()

    def press(self, id: str) -> None:
        """See `SidePanel`."""


def tumbling(act: Act) -> bool:
    """Whether dice roll: the moment in which a frame costs most."""
    return any(isinstance(motion, Tumble) for motion in act.motions)


def _planned(sight: DiceShown, spot: Spot) -> bool:
    """Whether the plan of one's own chests is drawn there: what it says is newer than any trace."""
    if sight.marks.plan is None:
        return False
    if spot.kind == "center":
        return CHESTS[spot.index] in sight.surplus_to_island()
    return spot.seat == sight.me


def _uncovered(shown: Shown[View]) -> DiceShown:
    """As this game draws it; for eyes that see everything no screen stands."""
    sight = DiceShown.of(shown)
    if shown.view.seat != EVERYTHING:
        return sight
    down = dict.fromkeys(range(sight.table.seats), 0.0)
    return replace(sight, marks=replace(sight.marks, folds={**down, **sight.marks.folds}))


def _center(sight: DiceShown, chests: object, bag: object, supply: object) -> list[Region]:
    """Ring, island, bag, supply and the number of tiles; the arguments are their marks."""
    table = sight.table
    seats, plan, language = table.seats, sight.marks.plan, sight.text.language

    def region(
        name: str, box: Box, key: tuple[object, ...], paint: Callable[[Canvas, DiceShown], None]
    ) -> Region:
        return Region(name, box, key, lambda canvas: paint(canvas, sight))

    return [
        region("ring", at.CENTER_REGION, (table.pool,), center.tile_ring),
        region("island", _ISLAND, (table.center, seats, chests, plan, language), center.island),
        region("bag", _BAG, (table.bag, table.center, seats, bag, plan, language), center.bag),
        region("supply", _SUPPLY, (table.bonus_supply, supply), center.supply),
        region("pool", _POOL, (table.pool,), center.pool),
    ]
