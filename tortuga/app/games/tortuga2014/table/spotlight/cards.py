"""What follows in the spotlight: a card for each effect, and the track of a token with where it goes."""

from __future__ import annotations

from typing import Final

from tortuga.app.draw.canvas import MIN_TEXT, Canvas, Style, legible
from tortuga.app.draw.theme import ink_on
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga2014.palette import ICON, NAME, track_color
from tortuga.app.games.tortuga2014.shown import DiceShown
from tortuga.app.games.tortuga2014.spotlight import (
    Card,
    ChestCard,
    Spotlight,
    State,
    TilesCard,
    TokenCard,
    area_of,
    box_of,
)
from tortuga.app.games.tortuga2014.table.pieces import SHADE, STEPS, draw_chest, draw_treasure_tile
from tortuga.app.games.tortuga2014.table.spotlightlayout import SpotlightLayout, columns
from tortuga.games.tortuga2014.pieces import LAST_BOX, LIMIT

BAG: Final = f"{NAME}/bag"
"""The sprite of the bag."""
_ROOM: Final = 70.0
"""Least room for a sentence beside a chest."""
_LOW: Final = 80.0
"""Height of a lane below which its track stands high, for the words below it."""
_SIGN: Final[dict[State, tuple[str, str]]] = {
    "next": (ICON["wait"], "unchosen"),
    "now": (ICON["move"], "chosen"),
    "done": (ICON["done"], "good_plate"),
}


def backing(canvas: Canvas, box: Box, *, hot: bool, dim: bool = False, glow: float = 12) -> None:
    """What a card lies on; a hot one glows."""
    if hot:
        canvas.glow(box, glow, 1.0)
    canvas.plate("spot_card_hot" if hot else "spot_card_dim" if dim else "spot_card", box)


def draw_track(
    canvas: Canvas,
    shown: DiceShown,
    spotlight: Spotlight,
    seat: int,
    box: Box,
    card: TokenCard | None,
    most: float = 34.0,
) -> None:
    """The eight boxes of a token, in a lane or on a card, with where it comes from and goes to."""
    area = area_of(shown.table.action) if card is None else card.area
    standing = box_of(shown.board(seat), area)
    before, after = (standing, standing) if card is None else (card.before, card.after)
    begun = card is not None and spotlight.state(spotlight.cards.index(card)) != "next"
    moved = begun and spotlight.passed > 0
    at = after if moved else before
    step = min(most, (box.w - 90) / LAST_BOX)
    low = card is not None and box.h < _LOW
    y, size = box.y + box.h * (0.5 if card is None else 0.32 if low else 0.40), step - 4
    for number in range(1, LAST_BOX + 1):
        cell = Box.around((box.x + (number - 0.5) * step, y), size)
        canvas.plate("slot_track", cell)
        if number <= at:
            canvas.fill(cell.inset(2), track_color(shown.colour(seat)), radius=4)
        tone = ink_on(track_color(shown.colour(seat))) if number <= at else "locked"
        numeral = canvas.numeral(max(size * 0.6, MIN_TEXT), size * 0.92)
        canvas.write(str(number), Style("bold", numeral, tone), cell.center, anchor="center")
    for first, _, _ in STEPS[1:]:
        canvas.fill(Box(box.x + (first - 1) * step - 1, y - size / 2 - 2, 2, size + 4), "gold")
    token, colour = size * 1.36, shown.seat_colour(seat)
    if before != after:
        other = before if moved else after
        spot = (box.x + (other - 0.5) * step, y)
        canvas.disc(colour.rgb, ICON[area], spot, token, alpha=95, shadow=False)
    canvas.disc(colour.rgb, ICON[area], (box.x + (at - 0.5) * step, y), token)
    words = (box.x, box.bottom - 15 if low else y + size * 0.5 + 24)
    if card is None:
        return
    change = after - before
    tone = "good" if change > 0 else "warn" if change else "label_dim"
    label = f"{before} \u2192 {after}" if change < 0 else f"{change:+d}"
    right = (box.x + LAST_BOX * step + 14, y)
    canvas.write(label if change else "=", Style("black", 28, tone, SHADE), right, box.right - right[0])
    room = "same" if LIMIT[after] == LIMIT[before] else "more" if change > 0 else "less"
    said = shown.say("spot-room", change=room, after=LIMIT[after], before=LIMIT[before])
    if card.defender is not None:  # the title names who defends, not whose token this is
        said = f"{shown.seats[seat].name}: {said}"
    canvas.write(said, legible("bold", 18, "cream", SHADE), words, box.w)


def draw_cards(canvas: Canvas, shown: DiceShown, spotlight: Spotlight, layout: SpotlightLayout) -> None:
    """One card for each effect, in the order of the rules."""
    cards = spotlight.cards
    if not cards:
        # in a replay, or while a lesson explains, nothing can be picked
        asked = spotlight.choosing and shown.marks.spotlight is not None
        said = ("outcome-forfeit" if spotlight.forfeits else "outcome-pick") if asked else ""
        if said := said or spotlight.why:
            style = Style("ital", 24, "note", SHADE)
            place = layout.cards.inset(20, 0)
            canvas.write(shown.say(said), style, place, anchor="center")
        return
    boxes = columns(layout.cards, len(cards), 3, layout.card_gap)
    titles = [
        _topic(shown, card) if _hidden(spotlight, index) else _title(shown, card)
        for index, card in enumerate(cards)
    ]
    style = canvas.alike([(title, boxes[0].w - 62) for title in titles], legible("sc", 20, "cream", SHADE))
    for index, (box, title) in enumerate(zip(boxes, titles, strict=True)):
        _draw_card(canvas, shown, spotlight, index, box, title, style)


def _hidden(spotlight: Spotlight, index: int) -> bool:
    """Whether a card must not show its result yet; whoever chooses sees it."""
    return not spotlight.choosing and spotlight.state(index) == "next"


def _topic(shown: DiceShown, card: Card) -> str:
    """What a card is about, without its result."""
    match card:
        case ChestCard():
            return shown.say("spot-next-chest")
        case TokenCard(defender=int(defender)):
            return shown.say("spot-next-defence", name=shown.seats[defender].name)
        case TokenCard(area=area):
            return shown.say(f"spot-next-{area}", name=shown.seats[card.seat].name)
        case TilesCard():
            return _title(shown, card)


def _title(shown: DiceShown, card: Card) -> str:
    name = shown.seats[card.seat].name
    match card:
        case ChestCard(chest=None, source="island"):
            return shown.say("spot-claims-none", name=name)
        case ChestCard(chest=None):
            return shown.say("spot-takes-none")
        case ChestCard(source=source):
            verb = {"target": "takes", "island": "claims", "bag": "draws"}[source]
            return shown.say(f"spot-{verb}", name=name)
        case TokenCard(defender=int(defender), defended=True):
            return shown.say("spot-defence", name=shown.seats[defender].name)
        case TokenCard(defender=int(defender)):
            return shown.say("spot-undefended", name=shown.seats[defender].name)
        case TokenCard(area=area, before=before, after=after):
            return shown.say(f"spot-{area}-first" if before == after else f"spot-{area}", name=name)
        case TilesCard(count=count):
            return shown.say("spot-tiles", count=count)


def _draw_card(
    canvas: Canvas, shown: DiceShown, spotlight: Spotlight, index: int, box: Box, title: str, style: Style
) -> None:
    card, state = spotlight.cards[index], spotlight.state(index)
    backing(canvas, box, hot=state == "now")
    icon, plate = _SIGN[state]
    canvas.disc(plate, icon, (box.x + 24, box.y + 24), 28, ring="gold_l")
    canvas.write(title, style, (box.x + 46, box.y + 23), box.w - 60)
    body = box.cut(top=40)[1].inset(20, 0)
    match card:
        case ChestCard() | TokenCard() if _hidden(spotlight, index):
            canvas.icon(ICON["wait"], body.moved(dy=-6).center, 40, "locked", alpha=150)
        case TokenCard(defended=False):
            canvas.icon("check-mark", body.moved(dy=-6).center, 46, "good", shadow=110)
        case TokenCard():
            draw_track(canvas, shown, spotlight, card.seat, body, card)
        case ChestCard():
            _draw_chest_card(canvas, shown, card, body)
        case TilesCard():
            place = body.moved(dy=-4)
            for tile in range(card.count):
                spot = (place.center[0] + (tile - (card.count - 1) / 2) * 54, place.center[1] - 8)
                draw_treasure_tile(canvas, spot, 44)
            said = shown.say("spot-tiles-secret", name=shown.seats[card.seat].name)
            canvas.write(said, legible("ital", 18, "label_dim"), (body.x, body.bottom - 18), body.w)


def _draw_chest_card(canvas: Canvas, shown: DiceShown, card: ChestCard, body: Box) -> None:
    """The chest on its way to the island area, or where it comes from if that is not the target."""
    middle = body.center[1] - 6
    left, words = body.x + 34, Style("bold", 18, "cream", SHADE)
    if card.source == "island":
        canvas.icon(ICON["island"], (left - 6, middle), 46, "glyph", shadow=110)
        if card.chest is not None:
            canvas.icon(ICON["move"], (left + 42, middle), 20, "gold_l")
            draw_chest(canvas, card.chest, (left + 98, middle), 56)
        beside = body.cut(left=172 if card.chest is not None else 76)[1].moved(dy=-6)
        said = shown.say("spot-empty" if card.chest is None else "spot-from-island")
        canvas.paragraph(said, words, beside.at("midleft"), beside.w)
        return
    if card.chest is None:
        canvas.icon("chest", (body.center[0], middle), 48, "locked", alpha=150)
        return
    if card.source == "bag":
        canvas.sprite(BAG, (left, middle), 46)
        left += 84
        canvas.icon(ICON["move"], (left - 42, middle), 18, "gold_l")
    draw_chest(canvas, card.chest, (left, middle), 56)
    canvas.icon(ICON["move"], (left + 56, middle), 20, "gold_l")
    canvas.icon(ICON["island"], (left + 108, middle), 46, "glyph", shadow=110)
    right = left + 142
    room = body.right - right
    if room < _ROOM:
        return
    canvas.paragraph(shown.say("spot-safe"), words, (right, middle), room)
