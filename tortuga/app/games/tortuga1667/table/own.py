"""One's own board: ribbon, loyalty, votes and maps; closed it shows backs alone, and no mark of knowledge."""

from __future__ import annotations

from typing import Final

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.fitted import words
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga1667 import layout as at
from tortuga.app.games.tortuga1667.palette import (
    ICON,
    NAME,
    Nation,
    Section,
    Top,
    event_named,
    known_nation,
)
from tortuga.app.games.tortuga1667.pieces.events import draw_event
from tortuga.app.games.tortuga1667.pieces.faces import draw_face
from tortuga.app.games.tortuga1667.pieces.marks import draw_tick
from tortuga.app.games.tortuga1667.pieces.nations import draw_loyalty, draw_loyalty_back
from tortuga.app.games.tortuga1667.pieces.votes import draw_vote, draw_vote_back
from tortuga.app.games.tortuga1667.table import spots
from tortuga.app.games.tortuga1667.table.sight import PLACE_ICON, TableShown
from tortuga.app.table.layers import Region
from tortuga.app.table.marks import Spot
from tortuga.games.tortuga1667.pieces import CANNON, PLACE_NAMES, SKULL, TORCH, WATER

TOP: Final[dict[str, Top]] = {TORCH: "torch", CANNON: "cannon", WATER: "water"}
FLAG: Final[dict[str, Nation]] = {"B": "british", "F": "french"}
_HEADS: Final = (at.LOYALTY[0], at.VOTES_MIDDLE[0], at.MAPS[0])
_HEAD_MOST: Final = 22.0
_HEAD_ROOMS: Final = (150.0, 240.0, 112.0)
_HEAD_Y: Final = at.CORNER[1] + 25
_APART: Final = 3
"""So many vote cards lie beside each other, more over each other."""
_RIBBON_BOX: Final[Box] = Box(0, 724, 540, 110)
_GROUND: Final[Box] = Box(-20, 744, 1960, 400)


def vote_front(
    canvas: Canvas,
    card: str,
    center: Point,
    width: float,
    focus: Section | None = None,
    *,
    turn: float = 1.0,
    glow: bool = False,
) -> None:
    """The front of a vote card by its letters (`VOTE_KINDS`)."""
    skull = card[2] == SKULL
    draw_vote(canvas, TOP[card[0]], FLAG[card[1]], skull, center, width, focus, turn=turn, glow=glow)


def own_board(sight: TableShown) -> list[Region]:
    """The wood, the corner with one's own cards, the ribbon."""
    ground = Region("own", _GROUND, None, lambda canvas: canvas.plate("wood_own", at.OWN))
    return [ground, *_corner(sight)]


def ribbon(sight: TableShown) -> Region:
    """Face, name, rank and place; it hangs over the edge of the board, above the banner's shadow."""
    me = sight.me
    place = sight.table.board.place(me)
    who, name, mood = sight.colour(me), sight.name(me), sight.mood(me)
    told = rank = ""
    if place >= 0:
        where, rank = sight.say(f"place-{PLACE_NAMES[place]}"), sight.rank_line(me)
        told = sight.say("pic-rank-place", rank=rank, place=where)
    status = sight.marks.status.get(me)
    acts = sight.table.current == me

    def paint(canvas: Canvas) -> None:
        x, y, w, h = at.RIBBON
        canvas.plate(f"{NAME}/ribbon_{who}", at.RIBBON)
        draw_face(canvas, who, at.RIBBON_FACE, at.RIBBON_FACE_SIZE, mood, "gold" if acts else "brass")
        middle = y + h / 2
        room = w - 80
        line = told if canvas.width(told, "bold", 17, True) <= room * 0.62 else rank
        wide = min(canvas.width(line, "bold", 20), room * 0.62)
        words(canvas, name, "sc", 28, "cream", (x + 62, middle - 1), "midleft", "shade", room - wide - 44)
        if told:
            right = x + w - 18
            box = words(
                canvas, line, "bold", 20, "#fff0c8", (right, middle), "midright", "shade", room * 0.62
            )
            canvas.icon(PLACE_ICON[place], (box[0] - 18, middle), 24, "#fff0c8", 120)

    return Region("ribbon", _RIBBON_BOX, (who, name, mood, told, acts, status), paint)


# ------------------------------------------------------------------ the corner
def _corner(sight: TableShown) -> list[Region]:
    heads = tuple(sight.say(f"pic-corner-{part}") for part in ("loyalty", "votes", "maps"))
    chip = _chip(sight)

    def paint(canvas: Canvas) -> None:
        canvas.plate("leather", at.CORNER)
        rooms = list(zip(heads, _HEAD_ROOMS, strict=True))
        size = min(_HEAD_MOST, canvas.alike(rooms, "sc", 20))
        for told, x in zip(heads, _HEADS, strict=True):
            canvas.text(told, "sc", size, "label", (x, _HEAD_Y), "center", "shade", max_w=180, fixed=True)
        if chip:
            icon = ICON["seen" if sight.open else "hidden"]
            canvas.tag(at.PEEK, chip, f"{NAME}/tag_peek", icon, 18, "#c8eeff", max_w=196)

    box = Box(at.CORNER[0] - 10, at.CORNER[1] - 44, at.CORNER[2] + 24, at.CORNER[3] + 60)
    return [
        Region("corner", box, (heads, chip, sight.open), paint),
        _loyalty(sight),
        _votes(sight),
        _maps(sight),
    ]


def _chip(sight: TableShown) -> str:
    """How one's own cards are looked at: told while they are closed."""
    if sight.open or not sight.seats[sight.me].is_human or not sight.table.hands:
        return ""
    return sight.say("pic-peek")


def _loyalty(sight: TableShown) -> Region:
    table, me = sight.table, sight.me
    known = table.loyalties[me] if sight.open and table.loyalties else None
    nation = known_nation(known)
    name = line = letter = ""
    if nation is not None:
        name, letter = sight.say(f"loyalty-{nation}"), sight.letter(nation)
        line = sight.say(f"pic-wins-{nation}")
    lies = bool(table.loyalties) and sight.rests(Spot("loyalty"))

    def paint(canvas: Canvas) -> None:
        if nation is not None and lies:
            draw_loyalty(canvas, nation, at.LOYALTY, at.LOYALTY_W, name, line, letter)
        elif lies:
            draw_loyalty_back(canvas, at.LOYALTY, at.LOYALTY_W)

    box = sight.box(Spot("loyalty")).inset(-14)
    return Region("loyalty", box, (nation, name, line, letter, lies), paint)


def _votes(sight: TableShown) -> Region:
    me = sight.me
    hand = sight.hand
    count = len(hand)
    shown = tuple(card if sight.open else None for card in hand)
    spot = [Spot("vote", me, k) for k in range(count)]
    # a decision names no seat: it lights one's own cards
    legal = tuple(sight.legal(each, Spot("vote", index=k)) for k, each in enumerate(spot))
    chosen = tuple(sight.chosen(each, Spot("vote", index=k)) for k, each in enumerate(spot))
    lies = tuple(sight.rests(each) for each in spot)
    poll = sight.poll
    focus: Section | None = poll.kind if poll is not None and any(legal + chosen) else None
    width = at.VOTE_W if count <= 4 else at.VOTE_W - 8

    def paint(canvas: Canvas) -> None:
        for k in range(count):
            if not lies[k]:
                continue
            x, y = at.vote_card(k, count)
            center = (x, y - (9 if chosen[k] else 0))
            glow = legal[k] or chosen[k]
            card = shown[k]
            if card is None:
                draw_vote_back(canvas, center, width, glow=glow)
            else:
                vote_front(canvas, card, center, width, focus, glow=glow)
            if legal[k] or chosen[k]:
                low = (x, at.CORNER[1] + at.CORNER[3] - 26)
                canvas.text(str(k + 1), "bold", canvas.numeral(17, 21), "label_dim", low, "center", "shade")
        for k in range(count):
            if lies[k] and chosen[k]:
                x, y = at.vote_card(k, count)
                # of cards that lie over each other the left edge is seen
                aside = width * (0.44 if count <= _APART else -0.4)
                draw_tick(canvas, (x + aside, y - 9 - width * 0.62))

    # a lifted card, its light and its tick reach up over the headings
    left, top = at.LOYALTY[0] + at.LOYALTY_W / 2 - 6, at.CORNER[1] - 6
    box = Box(left, top, at.MAPS[0] - at.MAP_W / 2 + 6 - left, at.CORNER[1] + at.CORNER[3] - 4 - top)
    return Region("own-votes", box, (shown, legal, chosen, lies, focus), paint)


def _maps(sight: TableShown) -> Region:
    held = tuple(event_named(name) for name in spots.own_maps(sight.table, sight.me))
    names = tuple(sight.say(f"event-{name}") for name in held)
    lit = tuple(
        sight.legal(Spot("map", index=k)) or sight.chosen(Spot("map", index=k)) for k in range(len(held))
    )
    none = sight.say("pic-none")

    def paint(canvas: Canvas) -> None:
        x, y = at.MAPS
        if not held:
            box = Box.around((x, y), at.MAP_W - 4, at.MAP_W * at.CARD_SHAPE - 6)
            canvas.plate("well_faint", box)
            words(canvas, none, "ital", 18, "locked", (x, y), "center", None, at.MAP_W - 16)
        many = len(held) > 1
        width = 76.0 if many else at.MAP_W
        for k, kind in enumerate(held):
            center = (x - 14 + 14 * k, y - 22 + 11 * k) if many else (x, y)
            draw_event(canvas, kind, center, width, glow=lit[k])
        if held:
            told = " \u00b7 ".join(names)
            low = (x, at.CORNER[1] + at.CORNER[3] - (36 if many else 27))
            room = at.MAP_W + 4
            canvas.text(told, "bold", 17, "label", low, "center", "shade", wrap=room, max_h=42)

    x, y, w, h = at.CORNER
    box = Box(at.MAPS[0] - 84, y + 36, x + w - at.MAPS[0] + 84, h - 40)
    return Region("maps", box, (held, names, lit, none), paint)
