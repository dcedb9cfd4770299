"""The proof of the cards: the result of every shuffle and draw, and how to derive one of them again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga1667.palette import TOP, event_named, nation_named
from tortuga.app.games.tortuga1667.pieces.cards import TOP_OF, draw_event, draw_section
from tortuga.app.games.tortuga1667.pieces.nations import draw_badge, draw_face
from tortuga.app.gameui.boards import Proof
from tortuga.app.scene.context import Context
from tortuga.app.widgets.button import SHADE
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.chance import BOTTOM_CARDS
from tortuga.games.tortuga1667.pieces import loyalties
from tortuga.games.tortuga1667.rules import RULES
from tortuga.kernel.game import EVERYTHING
from tortuga.kernel.log.format import Log
from tortuga.kernel.players import SeatSpec
from tortuga.kernel.replay import Replay

_FACE, _FACE_PITCH = 58, 120.0
_TOP_PITCH, _TOPS_W = 160.0, 490.0
_CARD_W, _CARD_SHAPE = 50.0, 1.4
_TITLE = Style("sc", 25, "cream", SHADE)
_NOTE, _SENTENCE = Style("text", 20, "cream", SHADE), Style("ital", 20, "note", SHADE)
_NUMBER, _COUNT = Style("black", 19, "gold_l", SHADE), Style("black", 30, "cream", SHADE)
_RESHUFFLES = (ev.BellsRung, ev.LoyaltiesShuffled, ev.DeckShuffled, ev.OvertimeBegan)


@dataclass(frozen=True)
class ChanceRecord:
    """What chance decided in one game."""

    seats: tuple[SeatSpec, ...]
    loyalties: tuple[str, ...]
    """As they were dealt."""
    pawns: tuple[int, ...]
    """In the order in which they left the pouch."""
    deck: tuple[str, ...]
    """Event cards, top card first."""
    turned: int
    """The number of cards that were turned over."""
    from_deck: tuple[str, ...]
    """By vote, the top section of the card that came from the deck."""
    votes: int
    reshuffles: int
    """Shuffles during the game: bells, loyalties, vote deck, overtime."""

    @property
    def armada(self) -> int:
        """Which of the last cards of the deck was the Armada, from 1."""
        return self.deck.index("armada") - (len(self.deck) - BOTTOM_CARDS - 1) + 1


def chance_record(log: Log) -> ChanceRecord:
    """Read it from the log of a finished game."""
    dealt: tuple[str, ...] = ()
    pawns: list[int] = []
    deck: tuple[str, ...] = ()
    from_deck: list[str] = []
    turned = votes = reshuffles = 0
    for step in Replay(RULES, log).observer(EVERYTHING).story():
        match step.event:
            case ev.LoyaltiesDealt(given):
                dealt = tuple(map(str, given))
            case ev.PawnsDrawn(seats):
                pawns += seats
            case ev.PawnDrawn(seat):
                pawns.append(seat)
            case ev.EventsLaid(cards):
                deck = tuple(map(str, cards))
            case ev.CardTurned():
                turned += step.after.table.overtime == 0
            case ev.VoteShown():
                votes += 1
                from_deck.append(TOP_OF[str(step.before.table.deck[0])[0]])
            case event:
                reshuffles += isinstance(event, _RESHUFFLES)
    seats_ = tuple(log.header.seats)
    return ChanceRecord(seats_, dealt, tuple(pawns), deck, turned, tuple(from_deck), votes, reshuffles)


class CardProof(Proof):
    """The proof of the cards.

    Args:
        log: of a finished game.
    """

    def __init__(self, log: Log) -> None:
        self.record = chance_record(log)
        self.recipe = recipe(log, self.record)
        supply = log.options.votes
        self._tops = [sum(supply[4 * at : 4 * at + 4]) for at in range(3)]

    @override
    def outcomes(self, context: Context, dealt: int) -> str:
        return context.say("proof-cards", dealt=dealt)

    @override
    def draw(self, canvas: Canvas, context: Context, box: Box) -> None:
        """Four shuffles, each with its result and a note."""
        say, record = context.say, self.record
        canvas.plate("wood_brass", box)
        canvas.write(say("proof-chart"), _TITLE, box.line(36, 40))
        body = box.cut(top=60)[1].cut(bottom=14)[1].inset(30, 0)
        wells = [body.row(k // 2, 2, 10).column(k % 2, 2, 16) for k in range(4)]
        notes = (
            say("proof-loyalties"),
            say("proof-events", place=record.armada, cards=len(record.deck), turned=record.turned),
            say("proof-pawns"),
            say("proof-votes", votes=record.votes, later=record.reshuffles),
        )
        painters = (self._loyalties, self._events, self._pawns, self._votes)
        for well, note, paint in zip(wells, notes, painters, strict=True):
            canvas.plate("well", well)
            canvas.paragraph(note, _NOTE, well.line(-34, 20))
            paint(canvas, context, well.cut(top=12)[1].cut(bottom=72)[1].inset(20, 0))

    def _loyalties(self, canvas: Canvas, context: Context, box: Box) -> None:
        places = self._faces(canvas, box, range(len(self.record.seats)))
        for (x, y), side in zip(places, self.record.loyalties, strict=True):
            draw_badge(canvas, nation_named(side), (x + 26, y + 20), 34, context.say(f"side-letter-{side}"))

    def _pawns(self, canvas: Canvas, context: Context, box: Box) -> None:  # noqa: ARG002
        for number, (x, y) in enumerate(self._faces(canvas, box, self.record.pawns), 1):
            canvas.write(str(number), _NUMBER, (x + 30, y + 22), anchor="center")

    def _faces(self, canvas: Canvas, box: Box, seats: Sequence[int]) -> Iterator[Point]:
        """Draw the faces of these seats in a row; yields the center of each."""
        step = min(_FACE_PITCH, box.w / max(1, len(seats)))
        for index, seat in enumerate(seats):
            middle = (box.x + (index + 0.4) * step, box.center[1])
            draw_face(canvas, self.record.seats[seat].colour, middle, _FACE)
            yield middle

    def _events(self, canvas: Canvas, context: Context, box: Box) -> None:  # noqa: ARG002
        deck = self.record.deck
        wide = min(_CARD_W, box.w / len(deck) - 4, box.h / _CARD_SHAPE)
        for at, card in enumerate(deck):
            middle = box.column(at, len(deck)).center
            draw_event(canvas, event_named(card), middle, wide, glow=card == "armada")

    def _votes(self, canvas: Canvas, context: Context, box: Box) -> None:
        middle = box.center[1]
        for at, top in enumerate(TOP):
            left = box.x + at * _TOP_PITCH
            draw_section(canvas, top, (left + 34, middle), 62)
            canvas.write(f"\u00d7{self.record.from_deck.count(top)}", _COUNT, (left + 74, middle - 1))
        torches, cannons, waters = self._tops
        sentence = context.say(
            "proof-blind", all=sum(self._tops), cannons=cannons, torches=torches, waters=waters
        )
        canvas.paragraph(sentence, _SENTENCE, box.cut(left=_TOPS_W)[1].at("midleft"), box.w - _TOPS_W)


def recipe(log: Log, record: ChanceRecord) -> tuple[str, ...]:
    """Lines of Python that shuffle the loyalties again with nothing but its standard library.

    Empty for a branch, whose loyalties were dealt under another seed.
    """
    if log.seed is None or any(part.commitment != log.header.commitment for part in log.header.branched):
        return ()
    count = len(record.seats)
    order = "".join(side[0].upper() for side in loyalties(count))
    return (
        "import hashlib, struct",
        f"seed, o = {log.seed!r}.encode(), list({order!r})",
        "print(hashlib.sha256(seed).hexdigest())",
        "n = struct.unpack('<8Q', hashlib.blake2b(b'loyalties/0', key=seed).digest())",
        f"for i, w in zip(range({count - 1}, 0, -1), n): o[i], o[w % (i + 1)] = o[w % (i + 1)], o[i]",
        f"print(*o)  # {_spaced(record.loyalties)}",
    )


def _spaced(sides: Sequence[str]) -> str:
    return " ".join(side[0].upper() for side in sides)
