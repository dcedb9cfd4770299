"""From an event to what is seen and heard of it: alike for every seat, and of open facts alone.

The order in which vote cards are turned is the event's; what is hidden moves, sounds and lasts alike whatever
it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, assert_never, get_args

from msgspec.structs import replace
from typing_extensions import override

from tortuga.app.games.tortuga1667.acts import pace
from tortuga.app.games.tortuga1667.acts.hits import befalls, moods, plates, touched
from tortuga.app.games.tortuga1667.acts.motions import (
    Bubble,
    Cloth,
    EventPiece,
    Flash,
    Flip,
    LetterPiece,
    Lift,
    Point,
    Sail,
    Shuffle,
    TableMotion,
    TurnEvent,
    Walk,
)
from tortuga.app.games.tortuga1667.acts.pace import BRISK, Pace, length
from tortuga.app.games.tortuga1667.acts.sounds import cues
from tortuga.app.games.tortuga1667.acts.staging import fan, kept, moving_up, treasure, vote, walks
from tortuga.app.games.tortuga1667.palette import EVENT, GROUP_ICON, ICON, event_named
from tortuga.app.games.tortuga1667.seen import spots
from tortuga.app.games.tortuga1667.seen.shown import TableMarks
from tortuga.app.table.acts.motions import Act, Pause, Travel
from tortuga.app.table.marks import Banner, Spot
from tortuga.app.table.ui.anygame import Say
from tortuga.app.table.ui.telling import Director
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.pieces import HOLDS, TORTUGA
from tortuga.games.tortuga1667.state import Table, View
from tortuga.kernel.observer import ObservedStep


def carded(
    event: ev.CardEvent | ev.GameEnded | ev.Said, before: Table, after: Table, told: str
) -> Iterator[TableMotion]:
    """What is seen of an event card, of the end, and of talk.

    Args:
        told: the line of talk, for its bubble.
    """
    match event:
        case ev.Shot(seat, target):
            yield Point(seat, target, (), 0.0, pace.POINT)
        case ev.Infected(seat, target):
            yield Point(seat, target, (), 0.0, pace.POINT)
        case ev.Rescued(_, target):
            yield from walks((target,), before.board, after.board)
        case ev.VoteSwapped(seat):
            yield vote(Spot("votes"), fan(seat))
        case ev.VotePutBack(seat):
            yield vote(fan(seat), Spot("votes"))
        case ev.MapGiven(_, target, card):
            yield kept(card, target, _last(after, target, card))
        case ev.CardKept(seat, card):
            yield kept(card, seat, _last(after, seat, card))
        case ev.LetterKept(seat):
            yield kept("letter", seat, _last(after, seat, "letter"))
        case ev.BoatBlown(_, place):
            yield Flash(place, 0.0, pace.CALL)
        case ev.LoyaltiesShuffled((seat, target)):
            yield Cloth(seat, target, 0.0, pace.READ)
        case ev.Climbed(_, target):
            yield vote(fan(target), Spot("votes"))
        case ev.HandComposed(_, target):
            yield vote(Spot("votes"), fan(target))
        case ev.DeckShuffled():
            yield Pause(0.0, pace.DRAW)
        case ev.PawnsSwapped(seat, target):
            yield from walks((seat, target), before.board, after.board)
        case ev.BellsRung(_, seats):
            yield from walks(seats, before.board, after.board)
        case ev.ScurvySpread() | ev.CardFizzled():
            yield Pause(0.0, pace.CALL)
        case ev.SeasRose():
            yield from _storm(event, before, after)
        case ev.OvertimeBegan():
            yield Pause(0.0, pace.END)
        case ev.GameEnded():
            yield Sail(0.0, pace.END)
        case ev.Said(seat, target=target):
            yield Bubble(seat, told, target, 0.0, pace.BUBBLE)
        case _:
            assert_never(event)


def _last(table: Table, seat: int, card: str) -> int:
    """Where a card has come to lie among those that a seat keeps."""
    cards = spots.kept_cards(table, seat)
    return len(cards) - 1 - cards[::-1].index(card) if card in cards else 0


def _storm(event: ev.SeasRose, before: Table, after: Table) -> Iterator[TableMotion]:
    """Treasure leaves the holds, for the Galleon or the beach; in v2 Tortuga's are shared out again (T68)."""
    was, now = before.board.holds[event.place], after.board.holds[event.place]
    starts = [spots.hold(event.place, side) for side in HOLDS for _ in range(was[side] - now[side])]
    if not starts:
        yield Pause(0.0, pace.CALL)
    back = [spots.hold(event.place, side) for side in HOLDS for _ in range(now[side] - was[side])]
    for at, start in enumerate(starts):
        if back:
            yield treasure(start, back[at])
        else:
            beach = event.place == TORTUGA
            yield treasure(start, Spot("beach") if beach else spots.chest(before.board.galleon + at))


def voted(event: ev.VoteEvent, before: Table, after: Table, me: int) -> Iterator[TableMotion]:
    """What is seen of a vote. Nothing of a single ballot: when the last is in, all of them appear.

    Args:
        me: whoever sits at the screen: what he takes part in has longer beats.
    """
    match event:
        case ev.VoteCalled() | ev.VoteVoided():
            yield Pause(0.0, pace.CALL)
        case ev.VoteOpened():
            return
        case ev.BallotCast():
            if after.stage == "show" and after.call is not None:
                for seat in after.call.voters:
                    yield vote(fan(seat), Spot("ballot", seat), pace.CAST)
        case ev.VoteShown():
            own = me in (*event.voters, event.captain)
            yield from _shown(len(event.cards), pace.OWN_VOTE if own else pace.VOTE)
        case ev.VotesDrawn(seats):
            duration = pace.GIVE if before.stage == "gold" else pace.DRAW
            for seat in seats:
                yield vote(Spot("votes"), fan(seat), duration)
        case ev.TreasureTaken(_, ship, source, hold):
            start = spots.chest(before.board.galleon - 1) if source < 0 else spots.hold(1 - ship, source)
            yield treasure(start, spots.hold(ship, hold))
        case ev.TreasureLeft():
            yield Pause(0.0, pace.LEAD)
        case ev.BrawlSettled():
            yield from _settled(before, after)
        case _:
            assert_never(event)


def _shown(count: int, beats: pace.Beats) -> Iterator[TableMotion]:
    """Shuffled, turned one by one, a rest before the last, time to read what came of it."""
    yield Shuffle(count, 0.0, beats.shuffle)
    time = beats.shuffle
    for at in range(count):
        time += beats.before_last if 0 < at == count - 1 else 0.0
        yield Flip(at, count, time, beats.flip)
        time += beats.flip
    yield Pause(time, beats.result)


def _settled(before: Table, after: Table) -> Iterator[TableMotion]:
    """Both treasures of Tortuga go where they belong; those that lie there already stay (T51)."""
    was, now = before.board.holds[TORTUGA], after.board.holds[TORTUGA]
    starts = [Spot("beach")] * before.board.beach
    starts += [spots.hold(TORTUGA, side) for side in HOLDS for _ in range(was[side] - now[side])]
    ends = [spots.hold(TORTUGA, side) for side in HOLDS for _ in range(now[side] - was[side])]
    if not ends:
        yield Pause(0.0, pace.LEAD)
    for start, end in zip(starts, ends, strict=True):
        yield treasure(start, end)


_STAGGER = 0.08
"""From one card that is dealt to the next."""


def set_up(event: ev.SetUpEvent, before: Table, after: Table) -> Iterator[TableMotion]:
    """Cards are dealt, pawns leave the pouch, the captains place their treasure (T10-T18, T78)."""
    match event:
        case ev.LoyaltiesDealt(loyalties):
            for seat in range(len(loyalties)):
                yield Travel(LetterPiece(), Spot("deck"), Spot("board", seat), _STAGGER * seat, pace.TREASURE)
            yield Pause(pace.TREASURE, pace.READ)
        case ev.VotesDealt(hands):
            for seat in range(len(hands)):
                yield vote(Spot("votes"), fan(seat), delay=_STAGGER * seat)
        case ev.EventsLaid():
            for at in range(len(after.row)):
                yield Travel(EventPiece(), Spot("deck"), spots.card(at), _STAGGER * at, pace.GIVE, 0.0, 1.0)
        case ev.PawnsDrawn(seats):
            for at, seat in enumerate(seats):
                yield Walk(seat, _STAGGER * at, pace.WALK)
        case ev.PlaceTaken(seat):
            yield Walk(seat, 0.0, pace.WALK)
        case ev.GapsClosed():
            yield from moving_up((), before.board, after.board)
        case ev.TreasurePlaced(seat, place, hold):
            yield treasure(spots.pawn(seat), spots.hold(place, hold))
        case ev.PawnDrawn():
            yield Pause(0.0, pace.LEAD)
        case _:
            assert_never(event)


def turn(event: ev.ActionEvent, before: Table, after: Table) -> Iterator[TableMotion]:
    """Actions without a vote. View 2 looks the same for every seat (T27)."""
    match event:
        case ev.TurnBegan() | ev.ActionGranted() | ev.TurnMissed() | ev.TimeRanOut() | ev.Picked():
            yield Pause(0.0, pace.LEAD)
        case ev.Looked(_, cards):
            yield Lift(cards, 0.0, pace.LOOK)
        case ev.CardChosen():
            return
        case ev.Forced(seat, target, cards):
            yield Point(seat, target, cards, 0.0, pace.POINT)
        case ev.CardTurned(_, card, name):
            yield TurnEvent(card, name, 0.0, pace.TURN)
            yield Pause(pace.TURN, pace.READ)
        case ev.Refilled(card):
            yield Travel(EventPiece(), Spot("deck"), spots.card(card), 0.0, pace.REFILL, 0.0, 1.0)
        case ev.Rowed(seat):
            yield from walks((seat,), before.board, after.board)
        case ev.Sneaked(_, place, hold):
            yield treasure(spots.hold(place, hold), spots.hold(place, 1 - hold))
        case ev.MaroonOrdered(seat, target):
            yield Point(seat, target, (), 0.0, pace.POINT)
        case _:
            assert_never(event)


def fate(event: ev.MarooningEvent, before: Table, after: Table) -> Iterator[TableMotion]:
    """Marooning, and the maps that answer it (T39-T44, T55-T59)."""
    match event:
        case ev.MapUsed(seat):
            yield Pause(0.0, pace.ANSWER)
            if event.event == "atlantis":
                yield from walks((seat,), before.board, after.board, delay=pace.ANSWER)
        case ev.MapKept():
            # before a turn nobody is told that a map was not used
            if before.stage != "gap":
                yield Pause(0.0, pace.ANSWER)
        case ev.Marooned(seat):
            yield from walks((seat,), before.board, after.board, splash=True)
        case ev.VoteLost(seat) | ev.LastVoteLost(seat):
            yield vote(fan(seat), Spot("votes"))
        case ev.AlbatrossStruck(_, seats):
            yield from walks(seats, before.board, after.board, splash=True, gap=pace.EACH_FURTHER)
        case _:
            assert_never(event)


_MOST: Final = 2
"""Sentences for which there is room."""


def announced(say: Say, event: ev.Event, before: Table, after: Table, told: Sequence[str]) -> Banner | None:
    """The announcement of an event; None where there is nothing to announce.

    Args:
        told: its sentences.
    """
    words = " · ".join(told[:_MOST])
    match event:
        case ev.TurnBegan() | ev.TurnMissed() | ev.ActionGranted():
            return Banner(ICON["start"], told[0] if told else "")
        case ev.LoyaltiesDealt():  # for all eyes the same: it says where to look, not what is there
            return Banner(ICON["seen"], say("banner-set-up"), say("banner-loyalties"))
        case ev.GameEnded():
            return Banner(ICON["armada"], say("banner-over"), told[-1] if told else "")
        case ev.OvertimeBegan():
            return Banner(ICON["armada"], say("banner-overtime"), words)
        case ev.Said():
            return Banner(ICON["talk"], words)
        case ev.MapUsed(event=card) | ev.MapKept(event=card) | ev.CardTurned(event=card):
            return Banner(_sign(card), say(f"event-{card}"), words) if words else None
        case ev.Marooned() | ev.AlbatrossStruck() | ev.VoteLost() | ev.LastVoteLost() | ev.MaroonOrdered():
            return Banner(ICON["maroon"], say("banner-marooning"), words)
    if not words:
        return None
    if (call := after.call or before.call) is not None:
        return Banner(ICON[call.kind], say(f"banner-{call.kind}"), words)
    if (turned := before.turned) is not None and turned.event:
        return Banner(_sign(turned.event), say(f"event-{turned.event}"), words)
    if not after.turn:
        return Banner(ICON["treasure"], say("banner-set-up"), words)
    return Banner(_icon(event), words)


def _sign(card: str) -> str:
    """The badge of an event card's group."""
    return GROUP_ICON[EVENT[event_named(card)].group]


def _icon(event: ev.Event) -> str:
    match event:
        case ev.Looked():
            return ICON["view"]
        case ev.Forced() | ev.Picked():
            return ICON["force"]
        case ev.Rowed():
            return ICON["row"]
        case ev.Sneaked():
            return ICON["sneak"]
        case _:
            return ICON["start"]


_SET_UP = get_args(ev.SetUpEvent)


class TableDirector67(Director[View, ev.Event]):
    """Writes the acts of one table.

    Args:
        say: the language, for plates and banners.
    """

    def __init__(self, say: Say) -> None:
        self._say = say
        self._pace = Pace()

    @override
    def act(self, seen: ObservedStep[View, ev.Event], me: int, told: Sequence[str] = ()) -> Act:
        event, before, after = seen.event, seen.before, seen.after
        whole = [
            *self._motions(event, before.table, after.table, me, told),
            *plates(self._say, event, before.table, after.table, me, told),
        ]
        spoken = [motion for motion in whole if isinstance(motion, Bubble)]
        played = [motion for motion in whole if not isinstance(motion, Bubble)]
        over = isinstance(event, ev.GameEnded)
        motions = self._pace.fit(played, after.table.turn, last=over)
        news = not isinstance(event, _SET_UP) and bool(motions) and _doer(event) != me
        return Act(
            before,
            _sealed(before, after) if over else after,
            me,
            motions,
            cues(motions, event, before, after, me),
            announced(self._say, event, before.table, after.table, told),
            TableMarks(chosen=frozenset(_light(event)), moods=moods(event, before.table)),
            frozenset(touched(event, after.table, me)) if news else frozenset(),
            news,
            isinstance(event, ev.OvertimeBegan),
            asides={Spot("board", motion.seat): motion for motion in spoken},
            revealed=length([each for each in motions if over or isinstance(each, Flip | TurnEvent)]),
            announces=over,
            brisk=BRISK,
            hits=befalls(event, me)
            or (isinstance(event, ev.VoteShown) and me in (*event.voters, event.captain)),
        )

    @override
    def lifted(self, view: View, me: int) -> Act | None:
        """Secrets lie open under a cover, nothing moves for one person alone."""
        return None

    def _motions(
        self, event: ev.Event, before: Table, after: Table, me: int, told: Sequence[str]
    ) -> Iterator[TableMotion]:
        if isinstance(event, ev.SetUpEvent):
            return set_up(event, before, after)
        if isinstance(event, ev.ActionEvent):
            return turn(event, before, after)
        if isinstance(event, ev.MarooningEvent):
            return fate(event, before, after)
        if isinstance(event, ev.VoteEvent):
            return voted(event, before, after, me)
        return carded(event, before, after, told[0] if told else "")


def _sealed(before: View, after: View) -> View:
    """The end with loyalties as they lay before: the results open them, letter by letter."""
    return replace(after, table=replace(after.table, loyalties=before.table.loyalties))


def _doer(event: ev.Event) -> int:
    """The seat of which an event is told, -1 where it befalls several."""
    seat: int = getattr(event, "seat", -1)
    return seat


def _light(event: ev.Event) -> Iterator[Spot]:
    """Who stands in the light: the doer, and whom it is done to; not who has just cast a vote."""
    if isinstance(event, ev.BallotCast):
        return
    for name in ("seat", "target"):
        seat: int = getattr(event, name, -1)
        if seat >= 0:
            yield Spot("board", seat)
            yield Spot("pawn", seat)
