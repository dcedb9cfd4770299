"""What all boards share: whose a board is, the tooltips of its things, its ribbon."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator
from typing import TypeAlias

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.fitted import LEAST, words
from tortuga.app.draw.theme import TYPE, ink_on, is_light
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga2014.palette import ICON
from tortuga.app.games.tortuga2014.shown import DiceShown
from tortuga.app.games.tortuga2014.table.pieces import SHADE, draw_start_token
from tortuga.app.table.marks import Spot
from tortuga.app.table.part import Hit, Part
from tortuga.games.tortuga2014.pieces import ACTION_NAMES, ACTIONS
from tortuga.games.tortuga2014.scoring import score
from tortuga.games.tortuga2014.state import Board, View

Place: TypeAlias = Callable[..., Box]
"""Where a thing of one board is, by kind and index."""
ACTION_PAGE = ("fleet", "crew", "hunt", "board-action", "raid")
_AREAS = ("area_tortuga", "area_fleet", "area_crew", "area_island")
_POINTS = ("board", *_AREAS, "ribbon", "screen", "tiles")
"""Kinds that a board has once, in the order of the pointer's hit test; tokens and spaces lie over them."""


class BoardPart(Part):
    """A board, with everything on it."""

    kinds = (
        *("board", "ribbon", "schooner", "screen", *_AREAS),
        # chests, by their place in an area
        *("tortuga", "fleet", "crew", "island"),
        # the token on box `index` of a track; 0 = where it stands
        *("boat", "pirate"),
        # a space with its bonus space, a die A..E wherever it lies
        *("action", "bonus", "die"),
        # all treasure tiles, or one
        *("tiles", "tile"),
    )
    pages = {
        "tortuga": "end",
        "fleet": "board-action",
        "crew": "raid",
        "island": "move",
        "bonus": "bonus",
        "boat": "board",
        "pirate": "board",
        "tiles": "hunt",
        "tile": "hunt",
        "screen": "roll",
        "schooner": "actions",
        "ribbon": "scoring",
        "board": "board",
        "area_fleet": "board",
        "area_crew": "board",
        "area_tortuga": "end",
        "area_island": "move",
    }
    """Dice have none: the page of the present stage says more."""
    rings = {"action": 14.0}

    @abstractmethod
    def seat(self, me: int, seats: int) -> int | None:
        """The seat it belongs to; None if nobody sits there."""

    @abstractmethod
    def place(self, kind: str, index: int, board: Board, me: int, seats: int) -> Box:
        """Where one of its things is.

        Raises:
            KeyError: unknown kind.
        """

    @override
    def box(self, spot: Spot, view: View, me: int) -> Box | None:
        seats = view.table.seats
        if spot.seat != self.seat(me, seats):
            return None
        return self.place(spot.kind, spot.index, view.table.boards[spot.seat], me, seats)

    def places_of(self, shown: DiceShown, seat: int) -> Place:
        """Where the things of a seat's board are, as shown."""

        def place(kind: str, index: int = 0) -> Box:
            return self.place(kind, index, shown.board(seat), shown.me, shown.table.seats)

        return place

    @override
    def areas(self, shown: DiceShown) -> Iterator[Hit]:
        seat = self.seat(shown.me, shown.table.seats)
        if seat is None:
            return
        place = self.places_of(shown, seat)
        for kind in _POINTS:
            if kind != "screen" or shown.behind_screen(seat):
                yield Hit(Spot(kind, seat), place(kind))
        for kind in ("boat", "pirate"):
            yield Hit(Spot(kind, seat), place(kind))
        for action in ACTIONS:
            for kind in ("action", "bonus"):
                yield Hit(Spot(kind, seat, action), place(kind, action))
        if shown.table.start == seat and shown.table.stage != "start":
            yield Hit(Spot("schooner", seat), place("schooner"))

    @override
    def page(self, spot: Spot) -> str:
        """Action spaces have a page each."""
        return ACTION_PAGE[spot.index] if spot.kind == "action" else super().page(spot)

    @override
    def key(self, spot: Spot, me: int) -> str:
        """Of one's own action spaces."""
        return f"action-{spot.index + 1}" if spot.kind == "action" and spot.seat == me else ""

    @override
    def tip(self, shown: DiceShown, spot: Spot) -> str:
        """One's own chests are counted as drawn: where they will lie."""
        seat, say, board = spot.seat, shown.say, shown.board(spot.seat)
        own = int(seat == shown.me)
        plan = shown.marks.plan if own else None
        match spot.kind:
            case "area_tortuga":
                coming = 0 if plan is None else len(plan.to_tortuga)
                return say("tip-tortuga", count=len(board.tortuga) + coming, most=shown.table.options.target)
            case "area_fleet":
                count = len(board.fleet if plan is None else plan.fleet)
                return say("tip-fleet", count=count, most=board.boat_limit)
            case "area_crew":
                count = len(board.crew if plan is None else plan.crew)
                return say("tip-crew", count=count, most=board.pirate_limit)
            case "area_island":
                return say("tip-island", count=len(board.island))
            case "boat":
                return say("tip-boat", box=board.boat, most=board.boat_limit)
            case "pirate":
                return say("tip-pirate", box=board.pirate, most=board.pirate_limit)
            case "action":
                return _action_tip(shown, seat, spot.index)
            case "bonus":
                return say("tip-bonus", value=board.bonus[spot.index])
            case "tiles":
                return say("tip-tiles", count=len(board.tiles), own=own)
            case "ribbon":
                return _ribbon_tip(shown, seat)
            case "screen":
                return say("tip-screen", own=own)
            case "schooner":
                return say("tip-schooner")
        return ""


def _action_tip(shown: DiceShown, seat: int, action: int) -> str:
    total = shown.total(seat, action)
    said = shown.say(f"tip-action-{ACTION_NAMES[action]}", two=int(shown.table.seats == 2))
    return f"{said} {shown.say('tip-total', total=total)}" if total else said


def _ribbon_tip(shown: DiceShown, seat: int) -> str:
    """What the points of a seat are made of."""
    board = shown.board(seat)
    points = score(board)
    return shown.say(
        "tip-ribbon",
        name=shown.seats[seat].name,
        points=shown.points(seat),
        chests=points.tortuga + points.fleet + points.crew,
        sets=points.set_points,
        tokens=points.tracks,
        tiles=points.tiles,
        hidden=board.tiles.count(None),
    )


def name_ribbon(canvas: Canvas, shown: DiceShown, seat: int, place: Place, emblem: float) -> None:
    """The ribbon of a seat, in its place; `emblem` is the width of its disc."""
    x, y, w, h = box = place("ribbon")
    middle = y + h / 2
    colour = shown.seat_colour(seat)
    light = is_light(colour.cloth)
    ink, shade = ink_on(colour.cloth), None if light else SHADE
    canvas.plate(colour.ribbon, box)
    status = shown.marks.status.get(seat)
    canvas.emblem(colour, (x + 4, middle + 2), emblem, mood=shown.marks.moods.get(seat, "calm"))
    left = x + emblem * 0.62
    if shown.table.start == seat and shown.table.stage != "start":
        schooner = place("schooner")
        if shown.shows("schooner", seat):
            draw_start_token(canvas, schooner.center, schooner[2])
        left = schooner[0] + schooner[2] + 8

    points = shown.points(seat)
    size = h * 0.54
    canvas.text(
        points, "black", size, ink if light else "gold_l", (x + w - 16, middle - 1), "midright", shade
    )
    right = x + w - 16 - canvas.width(points, "black", size) - 18
    canvas.icon(
        ICON["points"], (right, middle), h * 0.56, ink if light else "gold_l", shadow=0 if light else 110
    )
    right -= h * 0.28 + 8

    name, name_size = shown.seats[seat].name, TYPE["name"] if h < 48 else 29
    name_w = canvas.width(name, "sc", name_size)
    if status is not None and status.text:
        tone = ("#2f3a10" if status.tone == "good" else ink) if light else status.tone
        icon_w = 24 if status.icon else 0
        status_w = canvas.width(status.text, "bold", TYPE["small"]) + icon_w
        room = right - left - 10
        status_w = min(status_w, max(room - name_w, room * 0.5))
        fits = canvas.width(status.text, "bold", LEAST, True) <= status_w - icon_w
        if fits or not status.icon:  # else the icon tells enough: no word is cut
            painted = words(
                canvas,
                status.text,
                "bold",
                TYPE["small"],
                tone,
                (right, middle),
                "midright",
                shade,
                status_w - icon_w,
            )
            right = painted[0] - 4
        if status.icon:
            canvas.icon(status.icon, (right - 10, middle), 19, tone)
            right -= icon_w
        right -= 6
    words(canvas, name, "sc", name_size, ink, (left, middle - 1), "midleft", shade, right - left)
