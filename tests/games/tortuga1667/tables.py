"""Positions for tests, built piece by piece, and ways to play on from them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from tortuga.games.tortuga1667 import commands as cmd
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.board import Board
from tortuga.games.tortuga1667.game import GAME
from tortuga.games.tortuga1667.legal import in_order
from tortuga.games.tortuga1667.options import Options
from tortuga.games.tortuga1667.pieces import MAPS, VOTE_KINDS, VOTE_SUPPLY
from tortuga.games.tortuga1667.rules import RULES
from tortuga.games.tortuga1667.state import Table, Turned
from tortuga.kernel.dealer import Dealer
from tortuga.kernel.errors import Refusal
from tortuga.kernel.players import SeatSpec
from tortuga.kernel.session import Session

ROW = ("scurvy", "letter", "letter", "letter", "letter")


def board(fd: str = "", jr: str = "", tortuga: str = "", **fields: Any) -> Board:
    """`board("024", "135")` -> pawns by seat, front to back."""
    first, second, third = (tuple(map(int, line)) for line in (fd, jr, tortuga))
    return replace(Board(), lines=(first, second, third), **fields)


def table(
    fd: str = "",
    jr: str = "",
    tortuga: str = "",
    *,
    boats: tuple[int, int] = (-1, -1),
    holds: tuple[tuple[int, int], tuple[int, int], tuple[int, int]] = ((1, 0), (1, 0), (0, 0)),
    galleon: int = 4,
    beach: int = 2,
    closed: int = -1,
    current: int = 0,
    hands: dict[int, tuple[str, ...]] | None = None,
    top: str = "",
    row: tuple[str, ...] = ROW,
    events: tuple[str, ...] = ("spot", "armada"),
    maps: dict[str, int] | None = None,
    birds: dict[int, int] | None = None,
    codes: dict[int, int] | None = None,
    options: dict[str, Any] | None = None,
    **fields: Any,
) -> Table:
    """A table on which a seat is about to act; votes that are not told are dealt in the order of their kinds.

    Args:
        hands: vote cards of seats; what is told of one card is the whole hand.
        top: the card on top of the vote deck.
        birds: Albatrosses by seat.
    """
    seats = len(fd + jr + tortuga) + sum(seat >= 0 for seat in boats)
    start = RULES.start(Options(seats, **(options or {})))  # type: ignore[arg-type]
    left = Counter(dict(zip(VOTE_KINDS, VOTE_SUPPLY, strict=True)))
    told = hands or {}
    left.subtract(card for hand in told.values() for card in hand)
    left.subtract([top] if top else [])
    rest = list(left.elements())
    dealt = [told[seat] if seat in told else tuple(rest.pop() for _ in range(3)) for seat in range(seats)]
    at = board(fd, jr, tortuga, boats=boats, holds=holds, galleon=galleon, beach=beach, closed=closed)
    sides = ("british", "french") * (seats // 2) + ("dutch",) * (seats % 2)
    return replace(
        start,
        stage="act",
        board=at,
        current=current,
        loyalties=sides,
        hands=tuple(dealt),
        deck=((top,) if top else ()) + tuple(rest),
        row=row,
        events=events,
        maps=tuple((maps or {}).get(name, -1) for name in MAPS),
        albatrosses=tuple((birds or {}).get(seat, 0) for seat in range(seats)),
        codes=tuple((codes or {}).get(seat, 0) for seat in range(seats)),
        **({"turn": 1, "action": 1} | fields),
    )


def turned(state: Table, seat: int, event: str) -> Table:
    """The table after a seat turned over an event card, up to what it asks for."""
    row = (event, *state.row[1:])
    chosen = replace(state, stage="turn", current=seat, row=row, turned=Turned(seat, 0))
    return onward(chosen)


def onward(state: Table, seed: str = "table") -> Table:
    """The state after all that follows without choice: chance is a dealer's."""
    dealer = Dealer(seed)
    while not RULES.to_act(state) and not RULES.finished(state):
        state = RULES.evolve(state, following(state, dealer))
    return state


def following(state: Table, dealer: Dealer) -> ev.Event:
    """What happens next without a choice."""
    if RULES.awaits_chance(state):
        return RULES.deal(state, dealer)
    event = RULES.automatic(state)
    assert event is not None, state.stage
    return event


def act(state: Table, *moves: tuple[int, cmd.Command], seed: str = "table") -> Table:
    """The state after these decisions and everything that follows without choice."""
    for seat, command in moves:
        state = onward(RULES.evolve(state, RULES.decide(state, seat, command)), seed)
    return state


def lines(state: Table) -> tuple[str, str, str]:
    """Pawns as `board` takes them."""
    first, second, third = ("".join(map(str, line)) for line in state.board.lines)
    return first, second, third


def vote(state: Table, *cards: tuple[int, str]) -> Table:
    """The state after these ballots."""
    return act(state, *((seat, cmd.Ballot((card,))) for seat, card in cards))


def facts(state: Table, kind: type[Any]) -> list[Any]:
    """The public facts of a kind."""
    return [past.event for past in state.history if isinstance(past.event, kind)]


Chooser = Callable[[Table, int], cmd.Command]


def at_random(seed: object) -> Chooser:
    """A chooser of any legal command."""
    rng = random.Random(str(seed))
    return lambda state, seat: rng.choice(RULES.legal(state, seat))


def panel(seed: object, *, by_kind: bool) -> Chooser:
    """`random` of the strength document, part 3: FLAT, or by kind of action."""
    rng = random.Random(str(seed))

    def choose(state: Table, seat: int) -> cmd.Command:
        legal = RULES.legal(state, seat)
        hand = [str(card) for card in state.hands[seat]]
        match state.stage:
            case "act" if by_kind:
                kinds: dict[type, list[cmd.Command]] = {}
                for command in legal:
                    kinds.setdefault(type(command), []).append(command)
                return rng.choice(kinds[rng.choice(list(kinds))])
            case "ballot" if state.maps[2] == seat and len(hand) > 1 and rng.random() < 0.5:
                return cmd.Ballot(in_order(tuple(rng.sample(hand, 2))))
            case "ballot":
                return cmd.Ballot((rng.choice(hand),))
            case "lose":
                return cmd.LoseVote(rng.choice(hand))
            case "swap":
                return cmd.PutBack(rng.choice(hand))
            case "search":
                pool, target = list(map(str, state.pool)), state.turned.target if state.turned else -1
                return cmd.Compose(in_order(tuple(rng.sample(pool, len(state.hands[target])))))
            case "take":
                return rng.choice(legal[:-1])
        return rng.choice(legal)

    return choose


def play(seed: str, options: Options, choose: Chooser) -> Iterator[tuple[Table, ev.Event, Table]]:
    """A whole game as (state before, event, state after); voters give their cards in varying order."""
    state, dealer, asked = RULES.start(options), Dealer(seed), 0
    while not RULES.finished(state):
        event: ev.Event
        if seats := RULES.to_act(state):
            asked += 1
            seat = seats[asked % len(seats)]
            event = RULES.decide(state, seat, choose(state, seat))
        else:
            event = following(state, dealer)
        after = RULES.evolve(state, event)
        yield state, event, after
        state = after


def begun(seats: int, seed: str = "begun", **options: object) -> Table:
    """The table when its first decision is awaited."""
    return onward(RULES.start(Options(seats, **options)), seed)  # type: ignore[arg-type]


def refused(state: Table, seat: int, command: cmd.Command) -> str:
    with pytest.raises(Refusal) as told:
        RULES.decide(state, seat, command)
    return told.value.id


def played(options: Options, seed: str, turns: int = 10_000) -> Session:
    """A game by random hands, up to a turn."""
    seats = [SeatSpec("random", f"Seat {at + 1}", GAME.colours[at]) for at in range(options.seats)]
    session: Session = Session.new(RULES, options, seats, seed)
    choose = panel(seed, by_kind=True)
    while not session.finished and session.whole_state.turn < turns:
        seat = session.to_act()[-1]
        session.submit(seat, choose(session.whole_state, seat))
    return session
