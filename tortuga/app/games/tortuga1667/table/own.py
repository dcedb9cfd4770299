"""The player's own board: ribbon, loyalty, votes and maps; while closed, it shows only card backs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, Style, legible
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga1667.layout import CARD_SHAPE, OWN, VOTE_SHAPE
from tortuga.app.games.tortuga1667.palette import HOLDERS, ICON, NAME, Nation, event_named, known_nation
from tortuga.app.games.tortuga1667.pieces.cards import draw_event, draw_vote_back, vote_front
from tortuga.app.games.tortuga1667.pieces.marks import draw_tick
from tortuga.app.games.tortuga1667.pieces.nations import (
    draw_badge,
    draw_face,
    draw_loyalty,
    draw_loyalty_back,
)
from tortuga.app.games.tortuga1667.seen import spots
from tortuga.app.games.tortuga1667.seen.shown import PLACE_ICON, TableShown
from tortuga.app.games.tortuga1667.table.events import event_tip
from tortuga.app.games.tortuga1667.words.naming import Naming
from tortuga.app.table.marks import Spot
from tortuga.app.table.part import Hit, Part
from tortuga.games.tortuga1667.pieces import PLACE_NAMES
from tortuga.games.tortuga1667.state import View

RIBBON: Final = Box(62, 752, 474, 46)
_FACE: Final[Point] = (66, 780)
_FACE_SIZE: Final = 96
_PALE: Final = "#fff0c8"
CORNER: Final = Box(34, 806, 694, 250)
PEEK: Final = Box.around((636, 784), 196, 34)
"""While one's own cards are closed, the key for looking at them is shown here."""
_LOYALTY: Final[Point] = (128, 945)
_LOYALTY_W: Final = 136
_VOTES: Final[Point] = (396, 932)
_VOTE_W, _VOTE_PITCH, _VOTES_ROOM = 112, 119, 267
"""The last: from the middle of the first card to that of the last, if there are more than three."""
_NEEDED: Final = Box(210, 1021, 380, 30)
"""What one's own side needs: below the votes, beside the loyalty."""
_NEEDED_COUNT: Final = Style("black", 21, "cream", "shade")
_NEEDED_WORDS: Final = legible("bold", 19, "cream", "shade", most=23)
_RAISED: Final = 9
"""How far a chosen vote card is raised."""
_MAPS: Final[Point] = (658, 926)
_MAP_W: Final = 112
_MAPS_W: Final = 76.0
"""The width of each of several maps; they lie below each other."""
_HEADS: Final = (("loyalty", _LOYALTY[0], 150.0), ("votes", _VOTES[0], 240.0), ("maps", _MAPS[0], 112.0))
"""The headings, each with its middle and its room."""
_HEAD: Final = Style("sc", 20, "label", "shade")
_MAX_HEAD: Final = 22.0
_NONE: Final = legible("ital", 18, "locked")
_MAP_NAMES: Final = Style("bold", 17, "label", "shade")
_INSIDE: Final = RIBBON.cut(left=62)[1].cut(right=18)[1]
_NAME: Final = legible("sc", 28, "cream", "shade")
_RANK: Final = legible("bold", 20, _PALE, "shade")
_MAX_RANK: Final = _INSIDE.w * 0.62
"""Name and rank on the ribbon, and the room for the rank."""
_MAX_APART: Final = 3
"""Up to this many vote cards lie side by side, more overlap."""

LOYALTY: Final = Box.around(_LOYALTY, _LOYALTY_W, _LOYALTY_W * CARD_SHAPE)
SHOWING: Final = (LOYALTY.inset(-8), _NEEDED)
"""Where the board shows one's own side."""
VOTES: Final = Box.around(_VOTES, _VOTE_W, _VOTE_W * VOTE_SHAPE)
"""A card in the middle of the hand."""


def vote_card(index: int, count: int) -> Box:
    """A card of the player's hand of `count` votes; more than three overlap."""
    pitch = _VOTE_PITCH if count <= _MAX_APART else _VOTES_ROOM / (count - 1)
    return VOTES.moved((index - (count - 1) / 2) * pitch)


def map_card(index: int) -> Box:
    """A map of the player's own."""
    return Box.around((_MAPS[0] + 8 * index, _MAPS[1] - 6 * index), _MAP_W, _MAP_W * CARD_SHAPE)


def digit_at(card: Point, width: float) -> Point:
    """Where the digit of a vote card lies: in its lower left corner, beside skull or blank."""
    return (card[0] - width * 0.4, card[1] + width * 0.66)


class OwnBoard(Part):
    """The wood, and the corner with the player's own cards."""

    places = {"corner": CORNER, "loyalty": LOYALTY, "map": map_card}
    kinds = ("vote",)
    points = ("corner", "loyalty")
    pages = {"corner": "secrets", "loyalty": "secrets", "vote": "votecards", "map": "maps"}

    @override
    def box(self, spot: Spot, view: View, me: int) -> Box | None:
        if spot.kind != "vote":
            return super().box(spot, view, me)
        held = len(view.table.hands[me]) if view.table.hands else 3
        return vote_card(spot.index, max(held, spot.index + 1))

    @override
    def areas(self, shown: TableShown) -> Iterator[Hit]:
        yield from super().areas(shown)
        hands = shown.table.hands
        count = len(hands[shown.me]) if hands else 0
        yield from (Hit(Spot("vote", index=k), vote_card(k, count)) for k in range(count))
        for k in range(len(spots.own_maps(shown.table, shown.me))):
            yield Hit(Spot("map", index=k), map_card(k))

    @override
    def tip(self, shown: TableShown, spot: Spot) -> str:
        """Secrets are named only to their owner, and only while the corner is open."""
        loyalties = shown.table.loyalties
        match spot.kind:
            case "loyalty":
                own = known_nation(loyalties[shown.me] if shown.open and loyalties else None)
                tip = shown.say("tip-loyalty", side=own or "sealed")
                return f"{tip} {needed_words(shown, own)}" if own is not None else tip
            case "vote":
                card = shown.hand[spot.index] if shown.open else None
                return shown.say("tip-vote", card=Naming(shown.say, shown.seats).vote(card))
            case "map":
                return event_tip(shown, spots.own_maps(shown.table, shown.me)[spot.index])
        return ""

    @override
    def paint(self, canvas: Canvas, shown: TableShown) -> None:
        canvas.plate("wood_own", OWN)
        canvas.plate("leather", CORNER)
        heads = [(shown.say(f"pic-corner-{part}"), x, room) for part, x, room in _HEADS]
        style = canvas.alike([(label, room) for label, _, room in heads], _HEAD)
        for label, x, _ in heads:
            canvas.write(label, style.at_most(_MAX_HEAD), (x, CORNER.y + 25), 180, "center")
        if not shown.open and shown.seats[shown.me].is_human and shown.table.hands:
            label, plate = shown.say("pic-peek"), f"{NAME}/tag_peek"
            canvas.tag(PEEK.center, label, plate, ICON["hidden"], 18, "#c8eeff", max_w=PEEK.w)
        loyalties = shown.table.loyalties
        if loyalties and shown.rests(Spot("loyalty")):
            fate = shown.marks.fate
            sealed = fate is not None and not fate.cards and fate.opened < 0.5
            own = fate.before if fate is not None and sealed else loyalties[shown.me]
            nation = known_nation(own if shown.open else None)
            if nation is None:
                draw_loyalty_back(canvas, _LOYALTY, _LOYALTY_W)
            else:
                draw_own_loyalty(canvas, shown, nation, _LOYALTY, _LOYALTY_W)
                _draw_needed(canvas, shown, nation)
        self._votes(canvas, shown)
        self._maps(canvas, shown)

    def _votes(self, canvas: Canvas, shown: TableShown) -> None:
        """The hand, with the digit of each card that can be given."""
        hand, poll = shown.hand, shown.poll
        count = len(hand)
        # decisions name the player's own cards without a seat
        names = [(Spot("vote", shown.me, k), Spot("vote", index=k)) for k in range(count)]
        chosen = [shown.chosen(*pair) for pair in names]
        lit = [shown.legal(*pair) or chosen[k] for k, pair in enumerate(names)]
        lying = [k for k, (own, _) in enumerate(names) if shown.rests(own)]
        focus = poll.kind if poll is not None and any(lit) else None
        width = _VOTE_W if count <= 4 else _VOTE_W - 8
        centers = [vote_card(k, count).moved(dy=-_RAISED if chosen[k] else 0).center for k in range(count)]
        for k in lying:
            card, center = hand[k], centers[k]
            if card is None or not shown.open:
                draw_vote_back(canvas, center, width, glow=lit[k])
            else:
                vote_front(canvas, card, center, width, focus, glow=lit[k])
        # only the left edge of an overlapped card is visible; the digit covers no skull
        aside = width * (0.44 if count <= _MAX_APART else -0.4)
        for k in lying:
            if lit[k]:
                low = digit_at(centers[k], width)
                canvas.circle(low, 14, "#1c0f08")
                style = Style("bold", canvas.numeral(17, 21), "cream", "shade")
                canvas.write(str(k + 1), style, low, anchor="center")
            if chosen[k]:
                draw_tick(canvas, (centers[k][0] + aside, centers[k][1] - width * 0.62))

    def _maps(self, canvas: Canvas, shown: TableShown) -> None:
        held = [event_named(name) for name in spots.own_maps(shown.table, shown.me)]
        x, y = _MAPS
        if not held:
            canvas.plate("well_faint", map_card(0).inset(2, 3))
            canvas.write(shown.say("pic-none"), _NONE, map_card(0).inset(8, 0), anchor="center")
            return
        many = len(held) > 1
        for k, kind in enumerate(held):
            spot = Spot("map", index=k)
            center = (x - 14 + 14 * k, y - 22 + 11 * k) if many else _MAPS
            glow = shown.legal(spot) or shown.chosen(spot)
            draw_event(canvas, kind, center, _MAPS_W if many else _MAP_W, glow=glow)
        names = " \u00b7 ".join(shown.say(f"event-{kind}") for kind in held)
        low = (x, CORNER.bottom - (36 if many else 27))
        canvas.paragraph(names, _MAP_NAMES, low, _MAP_W + 4, "center", high=42)


def _needed(shown: TableShown, nation: Nation) -> str:
    """What one's own side has or needs now, by the treasure in the holds."""
    british, french = shown.total(0), shown.total(1)
    if nation == "dutch":
        return shown.say("pic-has-tie" if british == french else "pic-need-tie")
    leads = british > french if nation == "british" else french > british
    return shown.say("pic-has-lead" if leads else "pic-need-lead")


def needed_words(shown: TableShown, nation: Nation) -> str:
    """The same with the treasure of both nations, as a sentence."""
    needed = _needed(shown, nation)
    return shown.say("pic-needed", british=shown.total(0), french=shown.total(1), needed=needed)


def _draw_needed(canvas: Canvas, shown: TableShown, nation: Nation) -> None:
    """The treasure of both nations and what is needed, below the votes."""
    canvas.plate("well_faint", _NEEDED)
    left, middle = _NEEDED.x + 22, _NEEDED.center[1]
    for side, holder in enumerate(HOLDERS):
        draw_badge(canvas, holder, (left, middle), 26)
        number = canvas.write(str(shown.total(side)), _NEEDED_COUNT, (left + 18, middle - 1))
        left = number.right + 28
    words = Box(left - 6, middle - 1, _NEEDED.right - 10 - left + 6, 0)
    canvas.write(_needed(shown, nation), _NEEDED_WORDS, words, anchor="midright")


def draw_own_loyalty(canvas: Canvas, shown: TableShown, nation: Nation, center: Point, width: float) -> None:
    """The front of the player's own loyalty card, with its words."""
    name, line = shown.say(f"loyalty-{nation}"), shown.say(f"pic-wins-{nation}")
    draw_loyalty(canvas, nation, center, width, name, line, shown.letter(nation))


class Ribbon(Part):
    """Face, name, rank and place; hangs over the edge of the board, above the banner's shadow."""

    covering = True
    places = {"ribbon": RIBBON}
    pages = {"ribbon": "ranks"}

    @override
    def paint(self, canvas: Canvas, shown: TableShown) -> None:
        me = shown.me
        place, acts = shown.board(me).place(me), shown.table.current == me
        canvas.plate(f"{NAME}/ribbon_{shown.colour(me)}", RIBBON)
        draw_face(canvas, shown.colour(me), _FACE, _FACE_SIZE, shown.mood(me), "gold" if acts else "brass")
        label = rank = ""
        if place >= 0:
            where, rank = shown.say(f"place-{PLACE_NAMES[place]}"), shown.rank_line(me)
            label = shown.say("pic-rank-place", rank=rank, place=where)
        line = label if canvas.width(label, _RANK.role, 17, True) <= _MAX_RANK else rank
        wide = min(canvas.width(line, _RANK.role, _RANK.size), _MAX_RANK)
        canvas.write(shown.name(me), _NAME, _INSIDE.moved(dy=-1).cut(right=wide + 44)[1])
        if label:
            box = canvas.write(line, _RANK, _INSIDE.cut(right=_MAX_RANK)[0], anchor="midright")
            canvas.icon(PLACE_ICON[place], (box.x - 18, RIBBON.center[1]), 24, _PALE, 120)
