"""The cover under which players look at their own secrets: loyalty, votes, known cards of the row."""

from __future__ import annotations

from collections.abc import Sequence
from random import SystemRandom
from typing import Final

from msgspec.structs import replace
from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, legible
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga1667.layout import CARD_SHAPE
from tortuga.app.games.tortuga1667.palette import Nation, event_named, known_nation, nation_named
from tortuga.app.games.tortuga1667.pieces.cards import WORDS_FROM, vote_front
from tortuga.app.games.tortuga1667.pieces.marks import ROMAN
from tortuga.app.games.tortuga1667.pieces.nations import draw_badge, draw_face
from tortuga.app.games.tortuga1667.seen.shown import TableShown, poll_of
from tortuga.app.games.tortuga1667.table.events import draw_viewed
from tortuga.app.games.tortuga1667.table.own import PEEK, draw_own_loyalty
from tortuga.app.games.tortuga1667.table.roster import row_of
from tortuga.app.games.tortuga1667.words import notes
from tortuga.app.games.tortuga1667.words.naming import Naming
from tortuga.app.table.marks import Shown
from tortuga.app.table.ui.anygame import Say
from tortuga.app.table.ui.sheets import Peeks
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.commands import Command, LoseVote
from tortuga.games.tortuga1667.state import View
from tortuga.kernel.observer import ObservedStep

_LOYALTY = 150.0
_VOTE = 112.0
_EVENT = 150.0
_GAP = 8.0
"""Between cards of a kind."""
_APART = 48.0
"""Between kinds of cards."""
_NOTED = 40.0
"""The height of the line below the event cards."""
_GROWN = 1.35
"""The greatest factor by which the cards are enlarged if there is room."""
_FACE = 52.0
_FACE_STEP = 78.0
_FACES_H = 62.0

shuffle: Final = SystemRandom().shuffle
"""Not from the seed: the order in which the cards are shown is no part of the game."""


class PiratePeeks(Peeks[View]):
    """A seat's own secrets in the card game."""

    @override
    def must_hold(self, view: View) -> bool:
        """The cover is held open, but to pick from the pool of a Crow's Nest both hands must be free."""
        return view.table.stage != "search"

    @override
    def chip(self, view: View, me: int, seat: int) -> Box | None:
        """The chip of the seat at the bottom; for the others, the right end of their rows."""
        if not view.table.hands:
            return None
        if seat == me:
            return PEEK
        return row_of(seat, view.table, me).inset(4, 2).cut(right=72)[0]

    @override
    def shuffled(self, view: View) -> View:
        """The view with the person's own votes in random order."""
        table, me = view.table, view.seat
        held = list(table.hands[me])
        shuffle(held)
        hands = (*table.hands[:me], tuple(held), *table.hands[me + 1 :])
        return replace(view, table=replace(table, hands=hands))

    @override
    def blind_choice(self, view: View) -> Command | None:
        """A random vote, if the person has to lose one."""
        table = view.table
        hand = [card for card in table.hands[view.seat] if card is not None]
        if table.stage != "lose" or table.victim != view.seat:
            return None
        shuffle(hand)
        return LoseVote(hand[0])

    @override
    def progress(self, view: View, say: Say) -> str:
        """The number of players who have cast their vote."""
        poll = poll_of(view.table)
        if poll is None or view.table.stage != "ballot":
            return ""
        return say("poll-cast", cast=len(poll.cast), voters=len(poll.voters))

    @override
    def reveals(self, step: ObservedStep[View, ev.Event]) -> bool:
        """All votes are cast, and their cards turn over for everybody."""
        return isinstance(step.event, ev.VoteShown)

    @override
    def draw(self, canvas: Canvas, shown: Shown[View], box: Box) -> None:
        sight = TableShown.of(shown)
        table, me = sight.table, sight.me
        nation = nation_named(str(table.loyalties[me]))
        hand = [card for card in table.hands[me] if card is not None]
        present = [at_row for at_row, card in enumerate(table.row) if card]
        pitch = min(_VOTE + _GAP, 350 / max(1, len(hand)))
        held = _wide(len(hand), pitch, _VOTE)
        others = _LOYALTY + (_APART + held if held else 0.0) + (_APART if present else 0.0)
        high = _FACES_H if _guesses(sight) else 0.0
        room = box.h - high - (_NOTED if present else 16.0)
        tallest = min(_GROWN, room / (_LOYALTY * CARD_SHAPE))
        # event cards must stay large enough to read: if there are many, the other cards shrink
        all_alike = min(tallest, box.w / (others + _wide(len(present), _EVENT + _GAP, _EVENT)))
        event = max(float(WORDS_FROM), _EVENT * all_alike)
        seen = _wide(len(present), event + _GAP, event)
        by = min(tallest, (box.w - seen) / others)
        left, middle = box.x + (box.w - others * by - seen) / 2, box.y + high + room / 2
        loyalty, vote, apart = (by * size for size in (_LOYALTY, _VOTE, _APART))
        draw_own_loyalty(canvas, sight, nation, (left + loyalty / 2, middle), loyalty)
        left += loyalty + apart
        for k, card in enumerate(hand):
            vote_front(canvas, card, (left + vote / 2 + k * pitch * by, middle), vote)
        left += held * by + apart if held else 0.0
        for k, index in enumerate(present):
            center = (left + event / 2 + k * (event + _GAP), middle)
            draw_viewed(canvas, sight, index, event_named(str(table.row[index])), center, event)
        if present:
            spot = (left + seen / 2, box.bottom - _NOTED / 2 + 6)
            canvas.write(sight.say("pic-seen"), legible("ital", 20, "ink2"), spot, 2 * apart + seen, "center")
        self._draw_guesses(canvas, sight, (box.center[0], box.y + 16))

    def _draw_guesses(self, canvas: Canvas, sight: TableShown, center: Point) -> None:
        """Draw the person's guesses about others: faces with a nation's badge."""
        guessed = _guesses(sight)
        left, y = center[0] - (len(guessed) - 1) * _FACE_STEP / 2, center[1]
        for k, (seat, nation) in enumerate(guessed):
            x = left + k * _FACE_STEP
            draw_face(canvas, sight.colour(seat), (x, y), _FACE)
            draw_badge(canvas, nation, (x + _FACE * 0.42, y + _FACE * 0.3), 26, sight.letter(nation))

    @override
    def spoken(self, shown: Shown[View]) -> Sequence[str]:
        sight = TableShown.of(shown)
        table, me = sight.table, sight.me
        said = [sight.say(f"you-are-{table.loyalties[me]}")]
        names = Naming(sight.say, sight.seats)
        said += [names.vote(card) for card in table.hands[me] if card is not None]
        said += [
            f"{ROMAN[index]}: {sight.say(f'event-{card}')}. {sight.say(f'event-{card}-line')}"
            for index, card in enumerate(table.row)
            if card
        ]
        said += [f"{sight.name(seat)}: {sight.say(f'loyalty-{nation}')}" for seat, nation in _guesses(sight)]
        return said

    @override
    def must_look(self, step: ObservedStep[View, ev.Event]) -> tuple[int, ...]:
        """Everybody once the votes are dealt; a player who viewed two cards; both players whose loyalties
        were shuffled, always the revealer first, whether they changed or not.
        """
        match step.event:
            case ev.EventsLaid():
                return tuple(range(step.after.table.seats))
            case ev.Looked(seat):
                return (seat,)
            case ev.LoyaltiesShuffled(seats):
                return seats
        return ()


def _wide(count: int, pitch: float, width: float) -> float:
    """The width of `count` cards side by side."""
    return pitch * (count - 1) + width if count else 0.0


def _guesses(sight: TableShown) -> list[tuple[int, Nation]]:
    """The person's noted guesses: player and nation."""
    noted = notes.parse(sight.marks.own_notes, sight.table.seats) if sight.marks.own_notes else ()
    return [(seat, guess) for seat, note in enumerate(noted) if (guess := known_nation(note.guess))]
