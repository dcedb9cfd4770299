"""The voyages of the card game: where each begins, what its stars ask for, how cards are dealt anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec.structs import replace

from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.board import Board
from tortuga.games.tortuga1667.chance import BOTTOM_CARDS, assignments, shuffled
from tortuga.games.tortuga1667.options import Options
from tortuga.games.tortuga1667.pieces import (
    BRITISH,
    DUTCH,
    FRENCH,
    HELPFUL,
    MAPS,
    ROW,
    SHIPS,
    TORTUGA,
    Loyalty,
    Place,
)
from tortuga.games.tortuga1667.state import Table, View
from tortuga.kernel.game import Chance
from tortuga.kernel.voyage import Chart, Goal, Seen, Story, Voyage

DECKHAND, MATE, QUARTERMASTER, CAPTAIN, ADMIRAL = "deckhand", "mate", "quartermaster", "captain", "admiral"
_TO_OWN, _TO_OTHER, _BY_DUTCH = 8, 2, 5
"""Weights of a treasure in the hold of the player's side, in the other one, and in either for the Dutch."""


# ---------------------------------------------------------------- the table
def _turn(side: Loyalty, test: Callable[[View], bool]) -> Callable[[View], bool]:
    """A condition on the beginning of the person's own turn, if the person is on this side."""

    def begins(view: View) -> bool:
        table = view.table
        if table.stage != "act" or table.current != view.seat or table.action != 1 or table.overtime:
            return False
        return view.loyalty == side and _dealable(view) and test(view)

    return begins


def _dealable(view: View) -> bool:
    """Whether loyalties, votes and starred cards can all be dealt anew.

    Loyalties cannot after Cabin Fever, votes after Crow's Nest, starred cards once the seat knows them all.
    """
    turned = {past.event.event for past in view.table.history if isinstance(past.event, ev.CardTurned)}
    starred = (turned | _known(view)) & {*view.table.options.pool}
    return not turned & {"fever", "nest"} and len(starred) < view.table.options.starred_count


def _ship(board: Board, seat: int) -> Place:
    """The ship that a seat is on; -1 = none."""
    place = board.place(seat)
    return place if place in SHIPS else -1


def _known(view: View) -> set[str]:
    """Event cards of the row that the seat has seen."""
    return {card for card in view.table.row if card}


# ---------------------------------------------------------------- what has happened
def _end(story: Story) -> Board:
    board: Board = story.end.table.board
    return board


def _lead(story: Story, side: Loyalty) -> int:
    """By how many treasures a team leads."""
    return _end(story).lead if side == BRITISH else -_end(story).lead


def _aboard(story: Story) -> bool:
    return _ship(_end(story), story.seat) >= 0


def _captain(story: Story) -> bool:
    board = _end(story)
    return any(board.captain(ship) == story.seat for ship in SHIPS)


def _left(story: Story) -> bool:
    """Whether the person was away from Tortuga at some moment."""
    return any(step.after.table.board.place(story.seat) != TORTUGA for step in story.steps)


def _officer(story: Story) -> bool:
    board = _end(story)
    return any(story.seat in (board.captain(ship), board.mate(ship)) for ship in SHIPS)


def _marooned(story: Story, seat: int) -> bool:
    """Whether a seat was marooned on the way."""
    struck = any(seat in event.seats for event in story.of(ev.AlbatrossStruck))
    return struck or any(event.seat == seat for event in story.of(ev.Marooned))


def _taken(story: Story) -> int:
    """Treasures that the person took as a captain."""
    return sum(event.seat == story.seat for event in story.of(ev.TreasureTaken))


def _revealed(story: Story, cards: Sequence[str]) -> list[ev.CardTurned]:
    """Cards of some kinds that were turned over."""
    return [event for event in story.of(ev.CardTurned) if event.event in cards]


def _first_captain(story: Story) -> int:
    """Who was the captain of the person's ship at the beginning."""
    board: Board = story.start.table.board
    return board.captain(_ship(board, story.seat))


def _ahead(side: Loyalty, most: int) -> Goal:
    """Whether a team is this many treasures ahead at the end; negative = at most this many behind."""
    return lambda story: _lead(story, side) >= most


VOYAGES: Final = (
    Voyage(
        "looking-glass-cay", "spyglass", (DECKHAND,) * 3, 3,
        _turn(FRENCH, lambda view: view.table.turn >= 4 and not view.table.seen[view.seat]),
        (
            lambda story: any(story.seat in (e.seat, e.forcer) for e in story.of(ev.CardTurned)),
            lambda story: any(e.seat == story.seat for e in _revealed(story, (*HELPFUL, *MAPS))),
            _captain,
        ),
    ),
    Voyage(
        "galleon-roads", "galleon", (DECKHAND,) * 4, 6,
        _turn(
            FRENCH,
            lambda view: any(
                view.table.board.captain(ship) == view.seat and len(view.table.board.lines[ship]) > 1
                for ship in SHIPS
            )
            and view.table.board.galleon >= 3,
        ),
        (lambda story: _taken(story) > 0, lambda story: _taken(story) > 1, _captain),
        facts=lambda view: {"galleon": view.table.board.galleon},
    ),
    Voyage(
        "boys-locker", "footprint", (MATE,) * 4, 4,
        _turn(
            FRENCH,
            lambda view: view.table.board.lead >= 1
            and any(
                view.table.board.boy(ship) == view.seat
                and len(view.table.board.lines[ship]) > 1
                and view.table.board.holds[ship][0] >= 2
                for ship in SHIPS
            ),
        ),
        (_ahead(FRENCH, 0), _ahead(FRENCH, 1), lambda story: not _marooned(story, story.seat)),
        facts=lambda view: {"british": view.table.board.totals[0], "french": view.table.board.totals[1]},
    ),
    Voyage(
        "mutineers-shoal", "crossed-sabres", (MATE,) * 4, 3,
        _turn(
            BRITISH,
            lambda view: any(
                view.table.board.mate(ship) == view.seat
                and view.table.board.holds[ship][1] > view.table.board.holds[ship][0]
                for ship in SHIPS
            ),
        ),
        (
            lambda story: any(event.kind == "mutiny" for event in story.of(ev.VoteShown)),
            lambda story: _marooned(story, _first_captain(story)),
            _captain,
        ),
    ),
    Voyage(
        "governors-beach", "punch-blast", (MATE,) * 5, 3,
        _turn(
            BRITISH,
            lambda view: view.table.board.governor == view.seat
            and view.table.board.beach == 2
            and len(view.table.board.lines[TORTUGA]) > 2,
        ),
        (
            lambda story: _end(story).holds[TORTUGA][0] > 0,
            lambda story: _end(story).holds[TORTUGA][0] > 1,
            _ahead(BRITISH, 2),
        ),
        facts=lambda view: {"castaways": len(view.table.board.lines[TORTUGA])},
    ),
    Voyage(
        "rowboat-passage", "canoe", (QUARTERMASTER,) * 5, 5,
        _turn(
            FRENCH,
            lambda view: view.seat in view.table.board.lines[TORTUGA][1:]
            and view.table.board.boats == (-1, -1),
        ),
        (_left, _aboard, _officer),
        facts=lambda view: {"castaways": len(view.table.board.lines[TORTUGA])},
    ),
    Voyage(
        "pointing-sands", "pointing", (QUARTERMASTER,) * 5, 2,
        _turn(BRITISH, lambda view: "spot" in _known(view)),
        (
            lambda story: any(event.seat != story.seat for event in _revealed(story, ("spot",))),
            lambda story: any(event.forcer == story.seat for event in _revealed(story, ("spot",))),
            lambda story: not _marooned(story, story.seat),
        ),
    ),
    Voyage(
        "albatross-rock", "seagull", (QUARTERMASTER,) * 6, 4,
        _turn(
            FRENCH,
            lambda view: view.table.albatrosses[view.seat] > 0 and _ship(view.table.board, view.seat) >= 0,
        ),
        (
            lambda story: not _marooned(story, story.seat),
            _captain,
            lambda story: _taken(story) > 0,
        ),
    ),
    Voyage(
        "windmill-sound", "windmill", (CAPTAIN,) * 4, 0,
        _turn(DUTCH, lambda view: abs(view.table.board.lead) >= 2 and view.table.left <= 9),
        (
            lambda story: abs(_end(story).lead) <= 1,
            lambda story: not _end(story).lead,
            lambda story: not _marooned(story, story.seat),
        ),
        facts=lambda view: {
            "british": view.table.board.totals[0],
            "french": view.table.board.totals[1],
            "left": view.table.left,
        },
    ),
    Voyage(
        "powder-point", "bright-explosion", (CAPTAIN,) * 6, 3,
        _turn(FRENCH, lambda view: "powder" in _known(view) and view.table.board.boats != (-1, -1)),
        (
            lambda story: bool(_revealed(story, ("powder",))),
            lambda story: any(event.seat == story.seat for event in _revealed(story, ("powder",))),
            _aboard,
        ),
    ),
    Voyage(
        "two-maps-bay", "treasure-map", (CAPTAIN,) * 7, 4,
        _turn(BRITISH, lambda view: view.table.maps.count(view.seat) > 0 and view.table.board.lead <= 0),
        (_aboard, _officer, _captain),
        facts=lambda view: {"maps": view.table.maps.count(view.seat)},
    ),
    Voyage(
        "armada-watch", "crow-nest", (ADMIRAL,) * 8, 0,
        _turn(FRENCH, lambda view: view.table.board.lead == 1 and view.table.left <= 7),
        (_ahead(FRENCH, 0), _ahead(FRENCH, 1), _ahead(FRENCH, 2)),
        facts=lambda view: {
            "british": view.table.board.totals[0],
            "french": view.table.board.totals[1],
            "left": view.table.left,
        },
    ),
)  # fmt: skip


# ---------------------------------------------------------------- hidden cards dealt anew
class _Cards:
    """All cards dealt, face up or face down, by number: their kinds, their deals, and which the seat knows.

    A card is known once it was shown to everybody, or the seat held it or looked at it. The unknown cards of
    one deal can be exchanged for one another.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.kinds: list[str] = []
        self.known: set[int] = set()
        self.deals: list[list[int]] = []

    def deal(self, kinds: Sequence[str | None]) -> list[int]:
        """Add a deal of cards; returns their numbers."""
        first = len(self.kinds)
        self.kinds += [str(kind) for kind in kinds]
        self.deals.append(list(range(first, len(self.kinds))))
        return list(self.deals[-1])

    def one_of(self, held: list[int], kind: str | None) -> int:
        """Take a card of a kind out of those held, preferably one already known."""
        fits = [card for card in held if self.kinds[card] == kind]
        card = next((each for each in fits if each in self.known), fits[0])
        held.remove(card)
        return card

    def free(self, deal: Sequence[int]) -> list[int]:
        """Cards of a deal that the seat cannot know."""
        return [card for card in deal if card not in self.known]


def dealt_anew(options: Options, events: Sequence[Any], seat: int, chance: Chance) -> list[Any]:
    """The events with other loyalties, votes and event cards, as far as the seat cannot know them.

    Loyalties that fit where treasure was put are likelier. What was shuffled again on the way stays the same.
    """
    made = list(events)
    kinds = {type(event) for event in made}
    if ev.LoyaltiesShuffled not in kinds:
        _deal_loyalties(made, seat, chance)
    if not kinds & {ev.Climbed, ev.HandComposed, ev.DeckShuffled}:
        _deal_votes(made, seat, chance)
    if ev.OvertimeBegan not in kinds:
        _deal_events(options, made, seat, chance)
    return made


def _deal_loyalties(events: list[Any], seat: int, chance: Chance) -> None:
    """Give the other seats other loyalties, likelier ones more often."""
    at = next(number for number, event in enumerate(events) if isinstance(event, ev.LoyaltiesDealt))
    dealt = events[at].loyalties
    votes: Counter[tuple[int, int]] = Counter()
    for event in events:
        if isinstance(event, ev.TreasurePlaced | ev.TreasureTaken):
            votes[event.seat, event.hold] += 1
        elif isinstance(event, ev.Sneaked):
            votes[event.seat, 1 - event.hold] += 1
    ways = [way for way in assignments(tuple(sorted(dealt))) if way[seat] == dealt[seat]]
    weights = []
    for way in ways:
        weight = 1
        for other, side in enumerate(way):
            if other != seat:
                for hold in (0, 1):
                    own = _TO_OWN if hold == int(side == FRENCH) else _TO_OTHER
                    weight *= (_BY_DUTCH if side == DUTCH else own) ** votes[other, hold]
        weights.append(weight)
    rest = chance.words("loyalties")[0] % sum(weights)
    for way, weight in zip(ways, weights, strict=True):
        rest -= weight
        if rest < 0:
            events[at] = ev.LoyaltiesDealt(way)
            return


def _deal_votes(events: list[Any], seat: int, chance: Chance) -> None:
    """Put other vote cards into the others' hands and the deck, in place of those never shown."""
    cards, hands, deck = _Cards(seat), list[list[int]](), list[int]()
    places: list[tuple[int, Any]] = []
    ballots: list[int] = []
    for at, event in enumerate(events):
        match event:
            case ev.VotesDealt():
                hands = [cards.deal(hand) for hand in event.hands]
                deck = cards.deal(event.deck)
                cards.known.update(hands[seat])
                places.append((at, [[*hand] for hand in (*hands, deck)]))
            case ev.BallotCast():
                ballots += [cards.one_of(hands[event.seat], card) for card in event.cards or ()]
            case ev.VoteShown():
                shown = [*ballots, deck.pop(0)]
                cards.known.update(shown)
                places.append((at, cards.deal(event.under)))  # in an order that nobody knows
                deck += cards.deals[-1]
                ballots = []
            case ev.VotesDrawn():
                drawn = [deck.pop(0) for _ in event.cards]
                for other, card in zip(event.seats, drawn, strict=True):
                    hands[other].append(card)
                    cards.known.update([card] if other == seat else [])
                places.append((at, drawn))
            case ev.VoteSwapped():
                hands[event.seat].append(deck.pop(0))
                cards.known.update(hands[event.seat][-1:] if event.seat == seat else [])
                places.append((at, hands[event.seat][-1]))
            case ev.VoteLost() | ev.LastVoteLost() | ev.VotePutBack():
                card = cards.one_of(hands[event.seat], event.card)
                cards.known.update([card] if event.seat == seat else [])
                places.append((at, card))
                deck.insert(0 if isinstance(event, ev.VotePutBack) else len(deck), card)
    kinds = _exchanged(cards, chance, "votes")
    for at, where in places:
        match events[at]:
            case ev.VotesDealt():
                dealt = [tuple(kinds[card] for card in hand) for hand in where]
                events[at] = ev.VotesDealt(tuple(dealt[:-1]), dealt[-1])
            case ev.VotesDrawn() as event:
                events[at] = replace(event, cards=tuple(kinds[card] for card in where))
            case ev.VoteShown() as event:
                events[at] = replace(event, under=tuple(kinds[card] for card in where))
            case event:
                events[at] = replace(event, card=kinds[where])


def _deal_events(options: Options, events: list[Any], seat: int, chance: Chance) -> None:
    """Put other event cards into the row and the deck, in place of those that the seat has not seen.

    Starred cards that nobody knows are drawn again from all that may be in the game (T12).
    """
    cards, row, deck = _Cards(seat), list[int](), list[int]()
    laid, looks = -1, list[tuple[int, list[int]]]()
    for at, event in enumerate(events):
        match event:
            case ev.EventsLaid():
                laid, deck = at, cards.deal(event.cards)
                row, deck = deck[:ROW], deck[ROW:]
            case ev.Refilled():
                row[event.card] = deck.pop(0)
            case ev.CardTurned():
                cards.known.add(row[event.card])
            case ev.Looked():
                looks.append((at, [row[card] for card in event.cards]))
                cards.known.update(looks[-1][1] if event.seat == seat else [])
    if not options.starred:
        hidden = [card for card in cards.free(cards.deals[0]) if cards.kinds[card] in options.pool]
        seen = {cards.kinds[card] for card in cards.known}
        pool = [kind for kind in options.pool if kind not in seen]
        for card, kind in zip(hidden, shuffled(pool, chance, "starred"), strict=False):
            cards.kinds[card] = kind
    kinds = _exchanged(cards, chance, "events")
    armada, last = kinds.index("armada"), len(kinds) - BOTTOM_CARDS - 1
    if armada < last:
        free = [card for card in cards.free(range(len(kinds))) if card >= last]
        other = free[chance.words("armada")[0] % len(free)]
        kinds[armada], kinds[other] = kinds[other], kinds[armada]
    events[laid] = ev.EventsLaid(tuple(kinds))
    for at, pair in looks:
        events[at] = replace(events[at], events=(kinds[pair[0]], kinds[pair[1]]))


def _exchanged(cards: _Cards, chance: Chance, address: str) -> list[str]:
    """The kinds of all cards, the free ones of each deal in another order."""
    kinds = list(cards.kinds)
    for number, deal in enumerate(cards.deals):
        free = cards.free(deal)
        others = shuffled([kinds[card] for card in free], chance, f"{address}/{number}")
        for card, kind in zip(free, others, strict=True):
            kinds[card] = kind
    return kinds


def passes(step: Seen, seat: int) -> bool:
    """Whether a turn of the seat is over, a missed one included."""
    table: Table = step.before.table
    return isinstance(step.event, ev.TurnBegan | ev.TurnMissed) and table.current == seat


CHART: Final = Chart(VOYAGES, "turns", passes, ev.GameEnded, dealt_anew)
