"""Event cards: how the table changes when one is turned over, and by the choices it asks for (T52-T70)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.board import lines_with, moved, swapped
from tortuga.games.tortuga1667.consequences import arrive, finish, start_marooning, with_item, without
from tortuga.games.tortuga1667.pieces import BOATS, ELDORADO, MAPS, TORTUGA
from tortuga.games.tortuga1667.state import Stage, Table, Turned

_ASKS: dict[str, Stage] = {
    "pistol": "pistol",
    "letter": "letter",
    "fountain": "give",
    "atlantis": "give",
    "eldorado": "give",
    "powder": "powder",
    "fever": "fever",
    "nest": "nest",
}
"""Cards that leave a decision to the revealer, and its stage."""
_NOT_DISCARDED = frozenset({"albatross", "code", "armada", *MAPS})
"""Cards that are not discarded when they are turned over (T70)."""


def turn_card(table: Table) -> ev.CardTurned:
    """The card that was chosen or picked is turned over."""
    turned = revealed(table)
    event = table.row[turned.card]
    assert event, "cards are turned over on the full table, never on a view"
    return ev.CardTurned(turned.seat, turned.card, event, turned.forcer)


def revealed(table: Table) -> Turned:
    """The card being resolved."""
    assert table.turned is not None, "a card was chosen"
    return table.turned


def card_turned(table: Table, event: ev.CardTurned) -> Table:
    """The card is resolved before the row is refilled (A12)."""
    changes: dict[str, Any] = {
        "row": with_item(table.row, event.card, ""),
        "turned": replace(revealed(table), event=event.event),
    }
    if any(table.seen):
        clear = ~(1 << event.card)
        changes["seen"] = tuple([mask & clear for mask in table.seen])
    if table.options.later and event.event == "letter":
        changes["letters"] = with_item(table.letters, event.seat, table.letters[event.seat] + 1)
    elif event.event not in _NOT_DISCARDED:
        changes["discards"] = (*table.discards, event.event)
    if event.event == "spot":
        return start_marooning(table, event.seat, "spot", **changes)
    return replace(table, stage=_stage(table, event), **changes)


def _stage(table: Table, event: ev.CardTurned) -> Stage:
    """The stage after any card but a Black Spot (T65, T73)."""
    match event.event:
        case "armada":
            return "overtime" if not table.board.lead and table.seats % 2 == 0 else "end"
        case "bells" if len(table.board.mates(event.seat)) > 1:
            return "bells"
        case name:
            return _ASKS.get(name, "effect")


def take_effect(table: Table) -> ev.Event:
    """The effect of a card that asks for no choice."""
    turned, board = revealed(table), table.board
    seat, place = turned.seat, board.place(turned.seat)
    match turned.event:
        case "facade":
            return ev.PawnsSwapped(seat, (seat - 1) % table.seats)
        case "scurvy":
            return ev.ScurvySpread(tuple(sorted(board.mates(seat))))
        case "storm" if place <= TORTUGA:
            return ev.SeasRose(place, sum(board.holds[place]))
        case "albatross" | "code":
            return ev.CardKept(seat, turned.event)
        case _:
            return ev.CardFizzled(seat, turned.event)


def card_kept(table: Table, event: ev.CardKept) -> Table:
    """A second Albatross on a ship strikes at once (T55); the Pirate Code holds for two votes (T66)."""
    if event.event == "code":
        return finish(table, codes=with_item(table.codes, event.seat, table.codes[event.seat] + 2))
    birds = with_item(table.albatrosses, event.seat, table.albatrosses[event.seat] + 1)
    return arrive(replace(table, albatrosses=birds), table.board, "next")


def shot(table: Table, event: ev.Shot) -> Table:
    """The target is marooned unless saved by the Fountain (T52, T57)."""
    return start_marooning(table, event.target, "pistol")


def rescued(table: Table, event: ev.Rescued) -> Table:
    """The pawn is at the back of a ship, where Albatrosses may strike (T53, U13)."""
    changes: dict[str, Any] = {}
    if table.options.later:
        changes = {
            "letters": with_item(table.letters, event.seat, table.letters[event.seat] - 1),
            "discards": (*table.discards, "letter"),
        }
    return arrive(table, moved(table.board, event.target, event.place), "next", **changes)


def vote_swapped(table: Table, event: ev.VoteSwapped) -> Table:
    """The hand holds one card more for the moment (T53)."""
    hands = with_item(table.hands, event.seat, (*table.hands[event.seat], event.card))
    return replace(table, stage="swap", hands=hands, deck=table.deck[1:], topped=-1)


def vote_put_back(table: Table, event: ev.VotePutBack) -> Table:
    """The card put back is the deck's in the next vote, and the revealer knows it (T53)."""
    hands = with_item(table.hands, event.seat, without(table.hands[event.seat], (event.card,)))
    return finish(table, hands=hands, deck=(event.card, *table.deck), topped=event.seat)


def map_given(table: Table, event: ev.MapGiven) -> Table:
    """The map has an owner, who draws a vote card if it is El Dorado (T56, T60)."""
    index = MAPS.index(event.event)
    table = replace(table, maps=with_item(table.maps, index, event.target))
    return replace(table, stage="gold") if index == ELDORADO else finish(table)


def draw_for_map(table: Table) -> ev.VotesDrawn:
    """The owner of El Dorado draws (T60)."""
    return ev.VotesDrawn((table.maps[ELDORADO],), table.deck[:1])


def boat_blown(table: Table, event: ev.BoatBlown) -> Table:
    """The rowboat is closed, the other one open again, and a pawn in it is marooned (T61)."""
    table = replace(table, board=replace(table.board, closed=event.place))
    passenger = table.board.boats[event.place - BOATS[0]]
    return finish(table) if passenger < 0 else start_marooning(table, passenger, "powder")


def infected(table: Table, event: ev.Infected) -> Table:
    """Two loyalties are about to be shuffled (T62)."""
    return replace(table, stage="shuffle", turned=replace(revealed(table), target=event.target))


def loyalties_shuffled(table: Table, event: ev.LoyaltiesShuffled) -> Table:
    """Each has one of the two cards (T62)."""
    loyalties = table.loyalties
    for seat, loyalty in zip(event.seats, event.loyalties, strict=True):
        loyalties = with_item(loyalties, seat, loyalty)
    return finish(table, loyalties=loyalties)


def climbed(table: Table, event: ev.Climbed) -> Table:
    """The revealer searches deck and hand (T63)."""
    turned = replace(revealed(table), target=event.target)
    return replace(table, stage="search", turned=turned, pool=event.pool)


def hand_composed(table: Table, event: ev.HandComposed) -> Table:
    """The new hand; the rest is about to be shuffled (T63)."""
    size = len(event.cards)
    visible = None not in table.pool and None not in event.cards
    deck = without(table.pool, event.cards) if visible else (None,) * (len(table.pool) - size)
    hands = with_item(table.hands, event.target, event.cards)
    return replace(table, stage="reshuffle", hands=hands, deck=deck, topped=-1, pool=())


def deck_shuffled(table: Table, event: ev.DeckShuffled) -> Table:
    """Nobody knows the order of the deck (T63)."""
    return finish(table, deck=event.cards)


def pawns_swapped(table: Table, event: ev.PawnsSwapped) -> Table:
    """The two have swapped places; Albatrosses strike the revealer's ship first (T64, U10)."""
    board = swapped(table.board, event.seat, event.target)
    return arrive(table, board, "next", first=board.place(event.seat))


def bells_rung(table: Table, event: ev.BellsRung) -> Table:
    """A new order on a ship or on Tortuga (T65)."""
    lines = lines_with(table.board.lines, event.place, event.seats)
    return finish(table, board=replace(table.board, lines=lines))


def scurvy_spread(table: Table, event: ev.ScurvySpread) -> Table:
    """These seats miss their next turn; a second cause adds nothing (T67)."""
    return finish(table, scurvy=_marked(table.scurvy, event.seats))


def _marked(marks: tuple[bool, ...], seats: Sequence[int]) -> tuple[bool, ...]:
    return tuple([mark or seat in seats for seat, mark in enumerate(marks)])


def seas_rose(table: Table, event: ev.SeasRose) -> Table:
    """A ship's treasure goes back to the Galleon, that of Tortuga to where it began (T68; v2: both holds)."""
    board, later = table.board, table.options.later
    initial = (1, 1) if event.place == TORTUGA and later else (0, 0)
    holds = list(board.holds)
    holds[event.place] = initial
    emptied = replace(board, holds=(holds[0], holds[1], holds[2]))
    if event.place != TORTUGA:
        return finish(table, board=replace(emptied, galleon=board.galleon + event.treasure))
    return finish(table, board=emptied if later else replace(emptied, beach=board.beach + event.treasure))
