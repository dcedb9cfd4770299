"""Attacks, mutinies and brawls: from the call to the consequences (T45-T51, T66).

`result` counts the cards; `chance.py` asks for it once all of them are in.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.board import stored
from tortuga.games.tortuga1667.consequences import can_jump, finish, start_marooning, with_item, without
from tortuga.games.tortuga1667.pieces import ATLANTIS, CANNON, ELDORADO, MAPS, SKULL, TORCH, WATER
from tortuga.games.tortuga1667.state import Call, Table


def vote_called(table: Table, event: ev.VoteCalled) -> Table:
    """Atlantis may be used now, but not by the caller, and not in a brawl (T59 b, A1)."""
    call = Call(event.kind, event.seat, event.place, event.captain)
    owner = table.maps[ATLANTIS]
    may_jump = owner not in (-1, event.seat) and event.kind != "brawl" and not table.options.later
    return replace(table, stage="jump" if may_jump and can_jump(table, owner) else "open", call=call)


def open_vote(table: Table) -> ev.VoteOpened | ev.VoteVoided:
    """All participants vote; there is no vote if the caller has left or the captain has changed (A2)."""
    call, board = called(table), table.board
    line = board.lines[call.place]
    if call.kind != "brawl" and (call.seat not in line or line[0] != call.captain):
        return ev.VoteVoided(call.seat, call.kind, call.place)
    participants = sorted(
        (seat for seat in line if call.kind != "mutiny" or seat != call.captain),
        key=lambda seat: (seat - call.seat) % table.seats,
    )
    missing = tuple([seat for seat in participants if table.codes[seat]])
    voters = tuple([seat for seat in participants if table.hands[seat] and not table.codes[seat]])
    return ev.VoteOpened(call.seat, call.kind, call.place, voters, missing)


def called(table: Table) -> Call:
    """The vote in progress."""
    assert table.call is not None, "a vote was called"
    return table.call


def vote_opened(table: Table, event: ev.VoteOpened) -> Table:
    """Voters give their cards; the Pirate Code counts down (T47, T66)."""
    codes, discards = table.codes, table.discards
    for seat in event.missing:
        codes = with_item(codes, seat, codes[seat] - 1)
        if not codes[seat]:
            discards = (*discards, "code")
    return replace(
        table,
        stage="ballot" if event.voters else "show",
        codes=codes,
        discards=discards,
        call=replace(called(table), voters=event.voters, missing=event.missing),
        ballots=(None,) * table.seats,
        cast=(False,) * table.seats,
    )


def ballot_cast(table: Table, event: ev.BallotCast) -> Table:
    """Once all cards are in, they are shown (T45)."""
    cast = with_item(table.cast, event.seat, True)
    done = sum(cast) == len(called(table).voters)
    ballots = with_item(table.ballots, event.seat, event.cards)
    return replace(table, stage="show" if done else "ballot", cast=cast, ballots=ballots)


def result(kind: str, cards: Sequence[str]) -> str:
    """The result of a vote, by the cards shown.

    An attack needs a cannon and more torches than waters (T48), a mutiny skulls on more than half of the
    cards (T50, C9); a brawl is won by the more frequent flag (T51).
    """
    if kind == "attack":
        symbols = [card[0] for card in cards]
        won = CANNON in symbols and symbols.count(TORCH) > symbols.count(WATER)
        return "success" if won else "failure"
    if kind == "mutiny":
        return "success" if 2 * sum(card[2] == SKULL for card in cards) > len(cards) else "failure"
    british = sum(card[1] == "B" for card in cards)
    if 2 * british == len(cards):
        return "tie"
    return "british" if 2 * british > len(cards) else "french"


def vote_shown(table: Table, event: ev.VoteShown) -> Table:
    """The cards shown go under the deck (T46); playing two uses up El Dorado (T60)."""
    hands, maps, discards = list(table.hands), table.maps, table.discards
    for seat, count in zip(event.voters, event.played, strict=True):
        hands[seat] = without(hands[seat], table.ballots[seat] or (None,) * count)
        if count > 1:
            maps, discards = with_item(maps, ELDORADO, -1), (*discards, MAPS[ELDORADO])
    table = replace(
        table,
        stage="draw",
        hands=tuple(hands),
        deck=table.deck[1:] + event.under,
        topped=-1,
        maps=maps,
        discards=discards,
        ballots=(None,) * table.seats,
        cast=(False,) * table.seats,
        call=replace(called(table), result=event.result),
    )
    return table if event.voters else apply_result(table)


def draw_votes(table: Table) -> ev.VotesDrawn:
    """Every voter draws one card, clockwise from the caller, even after playing two (T46, A6)."""
    voters = called(table).voters
    return ev.VotesDrawn(voters, table.deck[: len(voters)])


def votes_drawn(table: Table, event: ev.VotesDrawn) -> Table:
    """The drawn cards go into the hands."""
    hands = list(table.hands)
    for seat, card in zip(event.seats, event.cards, strict=True):
        hands[seat] = (*hands[seat], card)
    drawn = replace(table, hands=tuple(hands), deck=table.deck[len(event.seats) :], topped=-1)
    return apply_result(drawn) if table.stage == "draw" else finish(drawn)


def apply_result(table: Table) -> Table:
    """The table after a vote, ready for its consequences (T48, T50, T51)."""
    call = called(table)
    if call.kind == "brawl":
        return replace(table, stage="settle")
    if call.result == "failure":
        return finish(table)
    if call.kind == "attack":
        return replace(table, stage="take")
    return start_marooning(table, call.captain, "mutiny")


def treasure_taken(table: Table, event: ev.TreasureTaken) -> Table:
    """One treasure goes into a hold of the ship (T48)."""
    board = stored(table.board, event.place, int(event.hold == 0), int(event.hold == 1))
    if event.source < 0:
        return finish(table, board=replace(board, galleon=board.galleon - 1))
    other = 1 - event.place
    return finish(table, board=stored(board, other, -int(event.source == 0), -int(event.source == 1)))


def settle_brawl(table: Table) -> ev.BrawlSettled:
    """Both treasures of Tortuga go into one hold, after a tie one into each (T51, C10)."""
    holds = {"british": (2, 0), "french": (0, 2), "tie": (1, 1)}
    return ev.BrawlSettled(holds[called(table).result])


def brawl_settled(table: Table, event: ev.BrawlSettled) -> Table:
    """The treasures stay there until the next brawl (T51)."""
    first, second, _ = table.board.holds
    return finish(table, board=replace(table.board, holds=(first, second, event.holds), beach=0))
