"""Everything on the table that has a meaning: its place, its tooltip, its page in the rules.

Tooltips tell public facts. Own secrets are told to their owner's eyes alone, while the corner is open.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tortuga.app.draw.units import Point
from tortuga.app.games.tortuga1667.acts.hits import stands
from tortuga.app.games.tortuga1667.palette import EVENT, event_named
from tortuga.app.games.tortuga1667.table import spots
from tortuga.app.games.tortuga1667.table.idle import tiles_lie
from tortuga.app.games.tortuga1667.table.sight import TableShown
from tortuga.app.games.tortuga1667.words.naming import HOLD_SIDES, Naming
from tortuga.app.table.marks import Shown, Spot
from tortuga.app.table.ui.topics import Element
from tortuga.games.tortuga1667.pieces import BOATS, HOLDS, PLACE_NAMES, SHIPS, TORTUGA
from tortuga.games.tortuga1667.state import Stage, Table, View

ACTION_PAGES: Final = ("row", "row", "row", "boats", "attack", "marooning", "mutiny", "treasure", "brawl")
"""By tile."""
ELEMENT_PAGE: Final[dict[str, str]] = {
    "board": "ranks",
    "turn": "turn",
    "pawn": "ranks",
    "fan": "votecards",
    "kept": "events",
    "place": "ranks",
    "hold": "treasure",
    "galleon": "attack",
    "beach": "brawl",
    "score": "goal",
    "card": "row",
    "deck": "events",
    "discards": "events",
    "votes": "votes",
    "watch": "end",
    "event": "events",
    "corner": "secrets",
    "loyalty": "secrets",
    "vote": "votecards",
    "map": "maps",
    "ribbon": "ranks",
    "panel-log": "turn",
    "panel-talk": "secrets",
    "panel-notes": "secrets",
    "poll": "votes",
    "ballot": "votes",
}
"""Kind of an element (a `Spot` kind, or a part of the screen) -> page."""
BUTTON_PAGE: Final[dict[str, str]] = {
    "hint": "computers",
    "clear": "keys",
    "menu": "keys",
    "speed": "keys",
    "help": "keys",
    "panel": "keys",
    "tab-log": "turn",
    "tab-talk": "secrets",
    "tab-advice": "computers",
}
STAGE_PAGE: Final[dict[Stage, str]] = {
    "place": "advanced",
    "hold": "setup",
    "gap": "maps",
    "pick": "row",
    "jump": "maps",
    "dodge": "maps",
    "fountain": "maps",
    "ballot": "votes",
    "take": "attack",
    "lose": "marooning",
    "pistol": "helpful",
    "letter": "helpful",
    "swap": "helpful",
    "give": "maps",
    "powder": "starred",
    "fever": "starred",
    "nest": "starred",
    "search": "starred",
    "finished": "end",
}
"""Stage in which somebody decides -> page; all others have that of a turn."""
_LYING: Final = ("galleon", "beach", "deck", "discards", "votes", "watch", "corner", "loyalty")


def elements(sight: TableShown) -> Iterator[Element]:
    """All elements; what comes later lies on top."""
    table, me = sight.table, sight.me

    def found(spot: Spot) -> Element:
        return Element(spot.kind, sight.box(spot), spot.seat, spot.index)

    for place in range(len(PLACE_NAMES)):
        yield found(spots.going(place))
    for kind in _LYING:
        yield found(Spot(kind))
    for side in HOLDS:
        yield found(Spot("score", index=side))
        for place in (*SHIPS, TORTUGA):
            yield found(spots.hold(place, side))
    for at in range(len(table.row)):
        yield found(spots.card(at))
    for action in range(len(ACTION_PAGES)):
        yield found(Spot("action", index=action))
    for seat in range(table.seats):
        yield found(Spot("board", seat))
        yield found(Spot("turn", seat))
        if table.board.place(seat) >= 0:
            yield found(spots.pawn(seat))
        if table.hands:
            yield found(Spot("fan", seat))
        for at in range(len(spots.kept_cards(table, seat))):
            yield found(Spot("kept", seat, at))
    for at in range(len(table.hands[me]) if table.hands else 0):
        yield found(Spot("vote", index=at))
    for at in range(len(spots.own_maps(table, me))):
        yield found(Spot("map", index=at))
    if sight.event is not None:
        yield found(Spot("event"))


class TableTopics67:
    """See `Topics`."""

    def element_at(self, shown: Shown[View], pos: Point) -> Element | None:
        """See `Topics`."""
        sight, found = TableShown.of(shown), None
        for element in elements(sight):
            if element.box.has(pos) and (element.kind != "action" or tiles_lie(sight)):
                found = element
        return found

    def tip(self, shown: Shown[View], element: Element) -> str:
        """See `Topics`."""
        return tip(TableShown.of(shown), element)

    def key(self, element: Element, me: int) -> str:  # noqa: ARG002
        """See `Topics`: tiles tell their key themselves."""
        return {"panel-log": "panel", "discards": "discards"}.get(element.kind, "")

    def page_of_element(self, kind: str, index: int = 0) -> str:
        """See `Topics`."""
        if kind == "place" and index in BOATS:
            return "boats"
        return ACTION_PAGES[index] if kind == "action" else ELEMENT_PAGE.get(kind, "turn")

    def page_of_button(self, name: str) -> str | None:
        """See `Topics`."""
        return BUTTON_PAGE.get(name)

    def page_of_spot(self, spot: Spot) -> str | None:
        """See `Topics`."""
        return self.page_of_element(spot.kind, spot.index)

    def page_now(self, view: View, me: int) -> str:  # noqa: ARG002
        """See `Topics`."""
        table = view.table
        if table.stage == "ballot" and table.call is not None:
            return table.call.kind
        return STAGE_PAGE.get(table.stage, "turn" if table.turn else "setup")


def tip(sight: TableShown, element: Element) -> str:
    """What the tooltip of an element says, "" for none."""
    table, say, seat, index = sight.table, sight.say, element.seat, element.index
    match element.kind:
        case "card":
            return _card(sight, index)
        case "kept":
            return _event(sight, spots.kept_cards(table, seat)[index])
        case "map":
            return _event(sight, spots.own_maps(table, sight.me)[index])
        case "event":
            return "" if sight.event is None else _event(sight, sight.event.event)
        case "deck":
            return say("tip-deck", count=len(table.events))
        case "discards":
            return say("tip-discards", count=len(table.discards))
        case "votes":
            return say("tip-votes", count=len(table.deck))
        case "watch":
            return _watch(sight, table)
        case "hold":
            place, side = divmod(index, 2)
            count = table.board.holds[place][side]
            return say("tip-hold", side=HOLD_SIDES[side], place=sight.place_name(place), count=count)
        case "galleon":
            return say("tip-galleon", count=table.board.galleon)
        case "beach":
            return say("tip-beach", count=table.board.beach)
        case "score":
            return say("tip-score", side=HOLD_SIDES[index], count=sight.total(index))
        case "pawn" | "turn" if table.board.place(seat) >= 0:
            return say("tip-pawn", name=sight.name(seat), stands=stands(say, table.board, seat))
        case "place":
            return _place(sight, index)
        case "fan":
            return say("tip-fan", name=sight.name(seat), count=len(table.hands[seat]))
        case "loyalty":
            own = table.loyalties[sight.me] if sight.open and table.loyalties else None
            return say("tip-loyalty", side=own or "sealed")
        case "vote":
            card = sight.hand[index] if sight.open else None
            return say("tip-vote", card=Naming(say, sight.seats).vote(card))
        case "action":
            return say(f"tip-action-{index}")
        case "panel-log":
            return say("tip-log-1667")
        case _:
            return ""


def _card(sight: TableShown, index: int) -> str:
    """A card of the row: who has looked at it, and what it is for eyes that have."""
    card, slot = sight.table.row[index], sight.say(f"slot-{index + 1}")
    if card == "":
        return sight.say("tip-card-none")
    if card is not None and sight.open:
        name, line = sight.say(f"event-{card}"), sight.say(f"event-{card}-line")
        return sight.say("tip-card-known", slot=slot, event=name, line=line)
    known = [seat for seat, mask in enumerate(sight.table.seen) if mask >> index & 1]
    names = Naming(sight.say, sight.seats).join(known)
    return sight.say("tip-card", slot=slot, seen="some" if known else "none", names=names)


def _event(sight: TableShown, card: str) -> str:
    """An event card whole."""
    return sight.say(
        "tip-event",
        event=sight.say(f"event-{card}"),
        group=sight.say(f"group-{EVENT[event_named(card)].group}"),
        whole=sight.say(f"event-{card}-whole"),
    )


def _watch(sight: TableShown, table: Table) -> str:
    """When the Armada can come (T16)."""
    if table.overtime:
        return sight.say("tip-watch-overtime")
    total = table.options.events
    return sight.say("tip-watch", past=total - table.left, all=total, first=total - 8, last=total)


def _place(sight: TableShown, place: int) -> str:
    """Who has come where, and whether there is room."""
    board, name = sight.table.board, sight.place_name(place)
    if place in BOATS:
        rower = board.boats[place - BOATS[0]]
        state = "closed" if board.closed == place else "taken" if rower >= 0 else "free"
        return sight.say("tip-boat", place=name, state=state, name=sight.name(rower) if rower >= 0 else "")
    if place == TORTUGA:
        return sight.say("tip-island", count=len(board.lines[place]))
    count = sum(seat >= 0 for seat in board.lines[place])
    return sight.say("tip-ship", place=name, full="yes" if board.full(place) else "no", count=count)
