"""Words for places, ranks, cards, tallies and actions of 1667; independent of any screen.

Phrases of places are in the grammatical case of their sentence; names of players are never declined.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.board import Board
from tortuga.games.tortuga1667.pieces import BOATS, PLACE_NAMES, SHIPS, TORTUGA, Loyalty, Place, VoteKind
from tortuga.games.tortuga1667.state import Table
from tortuga.kernel.players import SeatSpec


def talk_sentence(say: Callable[..., str], names: Naming, said: ev.Said) -> str:
    """What a player said in a talk, as a sentence with the names it mentions."""
    about: dict[str, str] = {}
    if said.card >= 0:
        about["card"] = names.slot(said.card)
    if said.target >= 0:
        about["name"] = names.names[said.target]
    if said.event:
        about["event"] = names.event(said.event)
    return say(f"talk-{said.line}", **about)


HOLD_OWNERS: tuple[Loyalty, Loyalty] = ("british", "french")
"""The nation that owns each of the two holds, by index."""
_TOPS = (("C", "count-cannon"), ("T", "count-torch"), ("W", "count-water"))
_FLAGS = (("B", "count-british"), ("F", "count-french"))
_MUTINY = (("s", "count-skull"), ("b", "count-blank"))
SECTIONS: dict[str, tuple[int, tuple[tuple[str, str], ...]]] = {
    "attack": (0, _TOPS),
    "brawl": (1, _FLAGS),
    "mutiny": (2, _MUTINY),
}
"""By kind of vote: the index of the section that counts, and the text that counts each of its symbols."""

ACTIONS = {
    "view": "",
    "reveal": "",
    "force": "",
    "row": "",
    "attack": "captain",
    "maroon": "captain",
    "mutiny": "mate",
    "sneak": "boy",
    "brawl": "governor",
}
"""The nine actions in the order of their tiles, and the rank that has each; "" = everybody (T27-T31)."""

_NO_RANK = frozenset(("in-boat", "ashore", "aboard"))
"""What `rank_ids` returns for a player without a rank."""


class Translator(Protocol):
    """Translates message ids: `Text` of the app, with the texts of this game."""

    def say(self, message: str, /, **args: str | int | float) -> str:
        """The message in the player's language."""
        ...


def listed(say: Callable[..., str], names: Sequence[str]) -> str:
    """A list of names: "A, B and C"."""
    return say("log-list-and", first=", ".join(names[:-1]), last=names[-1]) if names[1:] else "".join(names)


class Naming:
    """Names things in the language of the player.

    Args:
        say: translates a message id of this game.
        seats: who sits where, by seat.
    """

    def __init__(self, say: Callable[..., str], seats: Sequence[SeatSpec]) -> None:
        self._say = say
        self.names = tuple(seat.name for seat in seats)

    def join(self, seats: Sequence[int]) -> str:
        """A list of players' names: "A, B and C"."""
        return listed(self._say, [self.names[seat] for seat in seats])

    def event(self, card: str) -> str:
        """The name of an event card."""
        return self._say(f"event-{card}")

    def slot(self, card: int) -> str:
        """A place of the row, I to V."""
        return self._say(f"slot-{card + 1}")

    def place(self, place: Place) -> str:
        """A place as a label."""
        return self._say(f"place-{PLACE_NAMES[place]}")

    def on(self, place: Place) -> str:
        """A place with its preposition: "on the Jolly Roger"."""
        return self._say(f"place-on-{PLACE_NAMES[place]}")

    def to(self, place: Place) -> str:
        """Where to: "to the Jolly Roger"."""
        return self._say(f"place-to-{PLACE_NAMES[place]}")

    def off(self, place: Place) -> str:
        """Where from: "from the Jolly Roger"."""
        return self._say(f"place-from-{PLACE_NAMES[place]}")

    def of(self, place: Place) -> str:
        """Whose: "of the Jolly Roger"."""
        return self._say(f"place-of-{PLACE_NAMES[place]}")

    def vote(self, card: str | None) -> str:
        """A vote card by its three sections."""
        if card is None:
            return self._say("vote-card-hidden")
        top, flag, mutiny = (
            self._say(f"vote-{section}-{symbol}")
            for section, symbol in zip(("top", "flag", "mutiny"), card, strict=True)
        )
        return self._say("vote-card-words", top=top, flag=flag, mutiny=mutiny)

    def votes(self, cards: Sequence[str | None]) -> str:
        """Several vote cards."""
        return "; ".join(self.vote(card) for card in cards)

    def tally(self, kind: VoteKind, cards: Sequence[str]) -> str:
        """What the cards of a vote show, sorted: "2 cannons, 1 torch"."""
        section, symbols = SECTIONS[kind]
        shown = [card[section] for card in cards]
        return ", ".join(
            self._say(id, count=shown.count(symbol)) for symbol, id in symbols if symbol in shown
        )

    def rank(self, board: Board, seat: int) -> str:
        """Rank or place of a player: "Captain + Cabin Boy", "ashore"."""
        return _rank_words(self._say, board, seat)

    @staticmethod
    def has_rank(board: Board, seat: int) -> bool:
        """Whether a player has a rank; else `rank` only tells where they are."""
        return rank_ids(board, seat)[0] not in _NO_RANK


def rank_ids(board: Board, seat: int) -> tuple[str, ...]:
    """Suffixes of text ids for a player's ranks, two at most; without a rank, for where they are (T22)."""
    place = board.place(seat)
    if place in BOATS:
        return ("in-boat",)
    if place == TORTUGA:
        return ("governor",) if board.governor == seat else ("ashore",)
    held = tuple(
        rank
        for rank, holder in (("captain", board.captain), ("mate", board.mate), ("boy", board.boy))
        if place in SHIPS and holder(place) == seat
    )
    return held or ("aboard",)


def _rank_words(say: Callable[..., str], board: Board, seat: int) -> str:
    return joined_ranks(say, [say(f"rank-{id}") for id in rank_ids(board, seat)])


def joined_ranks(say: Callable[..., str], words: Sequence[str]) -> str:
    """A rank, or two in one line: "Captain + Cabin Boy"."""
    return words[0] if len(words) == 1 else say("rank-two", first=words[0], second=words[1])


def stands(say: Callable[..., str], board: Board, seat: int) -> str:
    """Rank and place of a player: "Captain, Flying Dutchman"."""
    rank, place = _rank_words(say, board, seat), board.place(seat)
    if place in BOATS:
        return rank
    number = board.lines[place].index(seat) + 1
    return say("plate-stands", rank=rank, place=say(f"place-{PLACE_NAMES[place]}"), number=number)


_ROMAN = ("I", "II", "III", "IV", "V")


def last_actions(table: Table, say: Callable[..., str]) -> dict[int, tuple[str, str, int]]:
    """Each seat's last action, or what moved it since, in words; its symbol, and whom it maroons or -1.

    Whoever has called a vote that is still open is left out: an older "attack failed" would pass for its
    result.
    """
    actions: dict[int, tuple[str, str, int]] = {}
    calling = table.call.seat if table.call is not None and not table.call.result else -1
    for past in reversed(table.history):
        words, sign = action_words(past.event, say), action_icon(past.event)
        seats: tuple[int, ...] = (getattr(past.event, "seat", -1),)
        whom = -1
        match past.event:
            case ev.MaroonOrdered(target=target):
                whom = target
            case ev.Rescued(target=target):  # beside the one who is moved; the other's card is named already
                seats, words, sign = (target,), say("last-rescued"), "event-letter"
            case ev.AlbatrossStruck(seats=moved):
                seats = moved
            case _:
                pass
        for seat in seats if words else ():
            if seat not in (-1, calling):
                actions.setdefault(seat, (words, sign, whom))
        if len(actions) == table.seats:
            break
    return actions


def action_icon(event: ev.Event) -> str:
    """The symbol of what `action_words` says, by its meaning or as `event-<card>`; "" for no action."""
    match event:
        case ev.Looked():
            return "view"
        case ev.Forced():
            return "force"
        case ev.CardTurned(event=card) | ev.MapUsed(event=card):
            return f"event-{card}"
        case ev.Rowed():
            return "row"
        case ev.Sneaked():
            return "sneak"
        case ev.MaroonOrdered():
            return "maroon"
        case ev.VoteShown(kind=kind):
            return kind
        case ev.Marooned() | ev.AlbatrossStruck():
            return "island"
        case ev.TurnMissed():
            return "wait"
        case _:
            return ""


def action_words(event: ev.Event, say: Callable[..., str]) -> str:
    """An event worded as the last action of its seat; "" for an event that is no action."""
    match event:
        case ev.Looked(cards=(first, second)):
            return say("last-looked", first=_ROMAN[first], second=_ROMAN[second])
        case ev.Forced():
            return say("last-forced")
        case ev.CardTurned(event=name):
            return say("last-revealed", event=say(f"event-{name}"))
        case ev.Rowed(place=place):
            return say("last-boards-boat" if place in BOATS else f"last-rowed-{PLACE_NAMES[place]}")
        case ev.Sneaked(hold=hold):
            return say("last-sneaked-french" if hold == 0 else "last-sneaked-british")
        case ev.MaroonOrdered():
            return say("last-maroons")
        case ev.VoteShown(kind=kind, result=result):
            return say(f"last-{kind}-{result}")
        case ev.Marooned(origin=place) if place == TORTUGA:
            return say("last-marooned-again")
        case ev.Marooned() | ev.AlbatrossStruck():
            return say("last-marooned")
        case ev.MapUsed(event=name):
            return say("last-used", event=say(f"event-{name}"))
        case ev.TurnMissed():
            return say("last-missed")
        case _:
            return ""
