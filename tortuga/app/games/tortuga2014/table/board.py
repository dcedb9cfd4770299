"""What all boards share: where things are, their tooltips, how ribbon, tracks and chests are painted."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from typing_extensions import override

from tortuga.app.draw.canvas import MIN_TEXT, Canvas, Style, legible
from tortuga.app.draw.theme import TYPE, ink_on, is_light
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga2014.palette import COLOUR, ICON, NAME, track_color
from tortuga.app.games.tortuga2014.shown import DiceShown, dice_on
from tortuga.app.games.tortuga2014.table.layout import ArrangedPart, Stand
from tortuga.app.games.tortuga2014.table.pieces import (
    SHADE,
    STEPS,
    chest_on,
    draw_start_token,
    locked_space,
    packed,
)
from tortuga.app.table.marks import Spot
from tortuga.app.table.part import Hit
from tortuga.games.tortuga2014.pieces import ACTION_NAMES, ACTIONS, CHEST_INDEX, LAST_BOX, UNASSIGNED, Chest
from tortuga.games.tortuga2014.scoring import score
from tortuga.games.tortuga2014.state import Board, View

ACTION_PAGE = ("fleet", "crew", "hunt", "board-action", "raid")
_AREAS = ("area_tortuga", "area_fleet", "area_crew", "area_island")
TRACKS = ("fleet", "crew")
"""The areas with a track."""
_POINTS = ("board", *_AREAS, "ribbon", "screen", "tiles", "boat", "pirate")
"""Kinds that a board has once, in the order of the pointer's hit test; spaces lie over them."""


@dataclass(frozen=True)
class Track:
    """The measures of a track and of the chest spaces beside it, in units."""

    origin: Point
    """Its first box, from the corner of the area."""
    size: float
    """Size of a box."""
    gap: float
    token: float
    """Size of the token."""
    token_lift: float
    chests: Point
    """The first chest space, from the corner of the area."""
    chest: float
    """Width of a chest."""
    chest_step: float
    space_shape: float
    """Height of a chest space by the width of its chest."""
    limits: bool = False
    """Whether a line of limits is below the track; else rules divide its steps."""

    def boxes(self, area: Box, first: int, last: int) -> Box:
        """Some boxes of the track together, the first of all being 1."""
        pitch = self.size + self.gap
        x = area.x + self.origin[0] + (first - 1) * pitch
        return Box(x, area.y + self.origin[1], (last - first) * pitch + self.size, self.size)

    def box_of_token(self, area: Box, number: int) -> Box:
        """Where the token stands on a box."""
        return Box.around(self.boxes(area, number, number).center, self.token)

    def space(self, area: Box, index: int) -> Box:
        """One of the chest spaces."""
        x, y = area.x + self.chests[0] + index * self.chest_step, area.y + self.chests[1]
        return Box(x, y, self.chest * 1.04, self.chest * self.space_shape)

    def draw(self, canvas: Canvas, area: Box, reached: int, player: str) -> None:
        """Eight boxes, filled up to `reached`, and their limits."""
        color, size = track_color(player), self.size
        for number in range(1, LAST_BOX + 1):
            box = self.boxes(area, number, number)
            canvas.plate("slot_track", box)
            if number <= reached:
                canvas.plate(f"{NAME}/track_{player}", box.inset(2))
            ink = ink_on(color) if number <= reached else "locked"
            numeral = canvas.numeral(max(size * 0.60, MIN_TEXT), size * 0.92)
            canvas.write(str(number), Style("bold", numeral, ink), box.center, anchor="center")
        for first, last, limit in STEPS:
            step = self.boxes(area, first, last)
            if self.limits:
                tone = "gold_l" if first <= reached <= last else "#8d744c"
                canvas.fill(Box(step.x + 1, step.bottom + 5, step.w - 2, 3), tone, radius=2)
                spot = (step.center[0], step.bottom + 17)
                canvas.write(str(limit), Style("black", canvas.numeral(17, 23), tone), spot, anchor="center")
            elif first > 1:
                canvas.fill(Box(step.x - self.gap / 2 - 0.8, step.y - 3, 1.8, size + 6), "gold")


class BoardPart(ArrangedPart):
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

    layout: Mapping[str, Box]
    """Where its areas are, and single things, from the corner of the board."""
    track: Track

    homes: Sequence[Box]
    """Places of the chest colours in the Tortuga area."""
    actions: Box
    """The row of action spaces."""
    action_gap: float
    bonus_space: Box
    """From the upper right corner of an action space."""
    dice: Mapping[int, int]
    """Side of a die by the number of dice on the action space."""
    dice_at: Point
    """Their middle, from the corner of the space."""
    dice_gap: int
    step = 0
    """How many seats it is after the one at the bottom."""

    def seat(self, me: int, seats: int) -> int | None:
        """The seat it belongs to; None if nobody sits there."""
        return (me + self.step) % seats if self.step < seats else None

    def stand(self, seats: int) -> Stand:  # noqa: ARG002
        """Where the board stands; the corner of one's own is the stage's."""
        return Stand((0, 0))

    @abstractmethod
    def ashore(self, index: int, count: int) -> Box:
        """Place of the index-th of `count` chests in the island area."""

    def action(self, action: int) -> Box:
        """An action space."""
        return self.actions.column(action, len(ACTIONS), self.action_gap)

    def bonus(self, action: int) -> Box:
        """The bonus space of an action."""
        cell = self.action(action)
        return self.bonus_space.moved(cell.right, cell.y)

    def die(self, action: int, position: int, count: int) -> Box:
        """Place of the position-th of `count` dice on an action space."""
        space, size, (x, y) = self.action(action), self.dice[count], self.dice_at
        dx, dy = packed(position, count, size + self.dice_gap, size + 2)
        return Box.around((space.x + x + dx, space.y + y + dy), size)

    @abstractmethod
    def loose_die(self, position: int, count: int, board: Board) -> Box:
        """Place of the position-th of `count` dice that lie on no action space."""

    def tile(self, index: int, count: int) -> Box:  # noqa: ARG002
        """Place of the index-th of `count` treasure tiles: on one pile unless they are laid out."""
        return self.layout["tiles"]

    @override
    def box(self, spot: Spot, view: View, me: int) -> Box | None:
        seats = view.table.seats
        if spot.seat != self.seat(me, seats):
            return None
        return self.place(spot.kind, spot.index, view.table.boards[spot.seat]).placed(*self.stand(seats))

    def place(self, kind: str, index: int, board: Board) -> Box:
        """Where one of its things is, from the corner of the board.

        Raises:
            KeyError: unknown kind.
        """
        if (area := self.layout.get(kind)) is not None:
            return area
        match kind:
            case "home":
                return self.homes[index]
            case "tortuga" if index >= len(board.tortuga):
                return self.layout["area_tortuga"]
            case "tortuga":
                return self.homes[CHEST_INDEX[board.tortuga[index]]]
            case "boat":
                return self.track.box_of_token(self.layout["area_fleet"], index or board.boat)
            case "pirate":
                return self.track.box_of_token(self.layout["area_crew"], index or board.pirate)
            case "fleet" | "crew":
                return self.track.space(self.layout[f"area_{kind}"], index)
            case "island":
                return self.ashore(index, max(len(board.island), index + 1))
            case "action":
                return self.action(index)
            case "bonus":
                return self.bonus(index)
            case "die":
                mates, action = dice_on(board, board.dice[index]), board.dice[index]
                position, count = mates.index(index), len(mates)
                if action == UNASSIGNED:
                    return self.loose_die(position, count, board)
                return self.die(action, position, count)
            case "tile":
                return self.tile(index, max(len(board.tiles), index + 1))
        raise KeyError(kind)

    @override
    def drawn_from(self, shown: DiceShown) -> object:
        """All but what is over the island, which changes more often than any board."""
        marks = replace(shown.marks, spotlight=None, round_card=None)
        return shown.view, shown.me, marks, tuple(shown.seats), shown.text.language

    @override
    def areas(self, shown: DiceShown) -> Iterator[Hit]:
        seat = self.seat(shown.me, shown.table.seats)
        if seat is None:
            return
        spots = [Spot(kind, seat) for kind in _POINTS if kind != "screen" or shown.behind_screen(seat)]
        spots += [Spot(kind, seat, action) for action in ACTIONS for kind in ("action", "bonus")]
        if shown.has_schooner(seat):
            spots.append(Spot("schooner", seat))
        boxes = ((spot, self.box(spot, shown.view, shown.me)) for spot in spots)
        yield from (Hit(spot, box) for spot, box in boxes if box is not None)

    @override
    def page(self, spot: Spot) -> str:
        """Action spaces have a page each."""
        return ACTION_PAGE[spot.index] if spot.kind == "action" else super().page(spot)

    @override
    def key(self, spot: Spot, me: int) -> str:
        """The keys of one's own action spaces."""
        return f"action-{spot.index + 1}" if spot.kind == "action" and spot.seat == me else ""

    @override
    def tip(self, shown: DiceShown, spot: Spot) -> str:
        """One's own chests are counted as drawn, in their future places, but at home as they lie."""
        kind, index, board, target = spot.kind, spot.index, shown.board(spot.seat), shown.table.options.target
        own = int(spot.seat == shown.me)
        home, fleet, crew = len(board.tortuga), board.fleet, board.crew
        if own and (plan := shown.marks.plan) is not None:
            fleet, crew = plan.fleet, plan.crew
        match kind:
            case "action":
                total = shown.total(spot.seat, index)
                said = shown.say(f"tip-action-{ACTION_NAMES[index]}", two=int(shown.table.seats == 2))
                return f"{said} {shown.say('tip-total', total=total)}" if total else said
            case "bonus":
                return shown.say("tip-bonus", value=board.bonus[index])
            case "ribbon":
                return _ribbon_tip(shown, spot.seat)
        arguments: dict[str, dict[str, int]] = {
            "area_tortuga": {"count": home, "most": target},
            "area_fleet": {"count": len(fleet), "most": board.boat_limit},
            "area_crew": {"count": len(crew), "most": board.pirate_limit},
            "area_island": {},
            "boat": {"box": board.boat, "most": board.boat_limit},
            "pirate": {"box": board.pirate, "most": board.pirate_limit},
            "tiles": {"count": len(board.tiles), "own": own},
            "screen": {"own": own},
            "schooner": {},
        }
        return shown.say(f"tip-{kind.removeprefix('area_')}", **arguments[kind]) if kind in arguments else ""


def _ribbon_tip(shown: DiceShown, seat: int) -> str:
    """How the points of a seat are made up."""
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


@dataclass(frozen=True)
class BoardPainter:
    """Paints one seat's board."""

    part: BoardPart
    canvas: Canvas
    shown: DiceShown
    seat: int

    @property
    def board(self) -> Board:
        """What lies on it."""
        return self.shown.board(self.seat)

    def place(self, kind: str, index: int = 0) -> Box:
        """Where one of its things is, from the corner of the board."""
        return self.part.place(kind, index, self.board)

    def shows(self, kind: str, index: int = 0) -> bool:
        """Whether it lies on the board, not in flight."""
        return self.shown.shows(kind, self.seat, index)

    def legal(self, kind: str, index: int = 0) -> bool:
        """Whether it can be picked."""
        return self.shown.legal(kind, self.seat, index)

    def chosen(self, kind: str, index: int = 0) -> bool:
        """Whether it is picked."""
        return self.shown.chosen(kind, self.seat, index)

    def chests(
        self,
        area: str,
        chests: Sequence[Chest],
        size: float,
        glow: Container[int] = (),
        *,
        pale: bool = False,
    ) -> None:
        """The chests of an area; the chosen one last, for its tick reaches over the next space."""
        for index, chest in sorted(enumerate(chests), key=lambda pair: self.chosen(area, pair[0])):
            if self.shows(area, index):
                spot, center = Spot(area, self.seat, index), self.place(area, index).center
                chest_on(self.canvas, self.shown, spot, chest, center, size, index in glow, pale)

    def token_track(
        self, area: str, chests: Sequence[Chest], glow: Container[int] = (), *, pale: bool = False
    ) -> None:
        """The track of fleet or crew with its token, and the chest spaces it opens."""
        canvas, board, track = self.canvas, self.board, self.part.track
        token, reached, limit = "pirate", board.pirate, board.pirate_limit
        if area == "fleet":
            token, reached, limit = "boat", board.boat, board.boat_limit
        colour = self.shown.colour(self.seat)
        track.draw(canvas, self.place(f"area_{area}"), reached, colour)
        if self.shows(token, reached) and self.shows(token):
            center = self.place(token, reached).center
            canvas.disc(COLOUR[colour].rgb, ICON[area], center, track.token, lift=track.token_lift)
        for index in range(4):
            space = self.place(area, index)
            if index < limit:
                canvas.plate("slot", space)
            else:
                locked_space(canvas, space, index)
        self.chests(area, chests, track.chest, glow, pale=pale)

    def ribbon(self, emblem: float) -> None:
        """The ribbon with name, status and points; `emblem` is the width of its disc."""
        canvas, shown, seat = self.canvas, self.shown, self.seat
        box = self.place("ribbon")
        (x, middle), h = box.at("midleft"), box.h
        colour = shown.seat_colour(seat)
        light = is_light(colour.cloth)
        ink, shade = ink_on(colour.cloth), None if light else SHADE
        bright = ink if light else "gold_l"
        canvas.plate(colour.ribbon, box)
        canvas.emblem(colour, (x + 4, middle + 2), emblem, mood=shown.marks.moods.get(seat, "calm"))
        left = x + emblem * 0.62
        if shown.has_schooner(seat):
            schooner = self.place("schooner")
            if self.shows("schooner"):
                draw_start_token(canvas, schooner.center, schooner.w)
            left = schooner.right + 8

        points, size = shown.points(seat), h * 0.54
        right = box.right - 16
        canvas.write(points, Style("black", size, bright, shade), (right, middle - 1), anchor="midright")
        right -= canvas.width(points, "black", size) + 18
        canvas.icon(ICON["points"], (right, middle), h * 0.56, bright, shadow=0 if light else 110)
        right -= h * 0.28 + 8

        name, name_size = shown.seats[seat].name, TYPE["name"] if h < 48 else 29
        status = shown.marks.status.get(seat)
        if status is not None and status.text:
            tone = ("#2f3a10" if status.tone == "good" else ink) if light else status.tone
            icon_w = 24 if status.icon else 0
            room = right - left - 10
            most = max(room - canvas.width(name, "sc", name_size), room * 0.5)
            text_w = min(canvas.width(status.text, "bold", TYPE["small"]), most - icon_w)
            fits = canvas.width(status.text, "bold", MIN_TEXT, True) <= text_w
            if fits or not status.icon:  # otherwise the icon is enough: words are never cut
                style = legible("bold", TYPE["small"], tone, shade)
                right = canvas.write(status.text, style, (right, middle), text_w, "midright").x - 4
            if status.icon:
                canvas.icon(status.icon, (right - 10, middle), 19, tone)
                right -= icon_w
            right -= 6
        canvas.write(name, legible("sc", name_size, ink, shade), (left, middle - 1), right - left)
