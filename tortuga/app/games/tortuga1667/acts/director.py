"""Turns events into animations and sounds: the same for every seat, from public facts alone.

Vote cards are turned in the order of the event. Hidden things move and sound the same whatever they are.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, TypeAlias, assert_never, get_args

from msgspec.structs import replace
from typing_extensions import override

from tortuga.app.games.tortuga1667.acts import motions as mo
from tortuga.app.games.tortuga1667.acts import pace
from tortuga.app.games.tortuga1667.acts.hits import befalls, moods, plates, touched
from tortuga.app.games.tortuga1667.acts.pace import BRISK, Pace, length
from tortuga.app.games.tortuga1667.acts.sounds import cues
from tortuga.app.games.tortuga1667.palette import EVENT, GROUP_ICON, ICON, event_named
from tortuga.app.games.tortuga1667.seen import spots
from tortuga.app.games.tortuga1667.seen.shown import TableMarks
from tortuga.app.games.tortuga1667.table.isle import CIRCLES
from tortuga.app.table.acts.motions import Act, Pause, Travel
from tortuga.app.table.marks import Banner, Spot
from tortuga.app.table.ui.anygame import Say
from tortuga.app.table.ui.telling import Director
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.board import Board
from tortuga.games.tortuga1667.pieces import HOLDS, TORTUGA
from tortuga.games.tortuga1667.state import Table, View
from tortuga.kernel.observer import ObservedStep
from tortuga.kernel.players import SeatSpec

Motions: TypeAlias = Iterator[mo.TableMotion]


def walks(
    seats: Iterable[int],
    before: Board,
    after: Board,
    splash: bool = False,
    gap: float = 0.0,
    delay: float = 0.0,
) -> Motions:
    """Pawns walk to their new places, one after the other, and those behind them move up.

    Args:
        splash: they are marooned.
        gap: seconds from one to the next.
    """
    going = tuple(seats)
    for at, seat in enumerate(going):
        yield mo.Walk(seat, delay + gap * at, pace.WALK, splash=splash)
    yield from moving_up(going, before, after, delay)


def moving_up(going: Iterable[int], before: Board, after: Board, delay: float = 0.0) -> Motions:
    """Pawns that stay in their line but change their place in it, except those that walk."""
    walking = set(going)
    for place, line in enumerate(after.lines):
        was = before.lines[place]
        closer = place == TORTUGA and max(len(line), len(was)) > CIRCLES and len(line) != len(was)
        for at, seat in enumerate(line):
            if seat not in walking and seat in was and (closer or was.index(seat) != at):
                yield mo.Walk(seat, delay + pace.MOVE_UP_AFTER, pace.MOVE_UP, arc=0.0)


def treasure(start: Spot, end: Spot, delay: float = 0.0) -> Travel:
    """A treasure is carried."""
    return Travel(mo.TREASURE, start, end, delay, pace.TREASURE)


def fan(seat: int) -> Spot:
    """The votes of a seat, as everybody sees them: a card leaves them from the middle."""
    return Spot("fan", seat)


def vote(start: Spot, end: Spot, duration: float = pace.GIVE, delay: float = 0.0) -> Travel:
    """The back of a vote card flies; nobody sees which card of a hand it is."""
    return Travel(mo.VOTE, start, end, delay, duration, arc=40.0, swell=1.0, sink=end.kind != "ballot")


def kept(event: str, seat: int, index: int) -> Travel:
    """An event card moves to its place before a player."""
    return Travel(
        mo.FlyingPiece("event", event), Spot("event"), Spot("kept", seat, index), 0.0, pace.GIVE, 40.0, 1.0
    )


def carded(event: ev.CardEvent | ev.GameEnded | ev.Said, before: Table, after: Table, talk: str) -> Motions:
    """Animations of event cards, of the end of the game and of talk.

    Args:
        talk: the line of talk, for its bubble.
    """
    match event:
        case ev.Shot(seat, target):
            yield mo.Point(seat, target, (), 0.0, pace.POINT)
        case ev.Infected(seat, target):
            yield mo.Point(seat, target, (), 0.0, pace.POINT)
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
            yield mo.Flash(place, 0.0, pace.CALL)
        case ev.LoyaltiesShuffled((seat, target)):
            yield mo.Cloth(seat, target, 0.0, pace.READ)
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
            yield mo.Sail(0.0, pace.END)
        case ev.Said(seat, target=target):
            yield mo.Bubble(seat, talk, target)
        case _:
            assert_never(event)


def _last(table: Table, seat: int, card: str) -> int:
    """The position of a card among those that a seat keeps."""
    cards = spots.kept_cards(table, seat)
    return len(cards) - 1 - cards[::-1].index(card) if card in cards else 0


def _storm(event: ev.SeasRose, before: Table, after: Table) -> Motions:
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


def voted(event: ev.VoteEvent, before: Table, after: Table, me: int) -> Motions:
    """Animations of a vote. A single ballot shows nothing: all of them appear when the last one is in.

    Args:
        me: the seat at the screen; votes it takes part in are shown more slowly.
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


def _shown(count: int, beats: pace.Beats) -> Motions:
    """The cards are shuffled and turned one by one, with pauses before the last and after it."""
    yield mo.Shuffle(count, 0.0, beats.shuffle)
    time = beats.shuffle
    for at in range(count):
        time += beats.before_last if 0 < at == count - 1 else 0.0
        yield mo.Flip(at, count, time, beats.flip)
        time += beats.flip
    yield Pause(time, beats.result)


def _settled(before: Table, after: Table) -> Motions:
    """Both treasures of Tortuga move to their holds; those already there stay (T51)."""
    was, now = before.board.holds[TORTUGA], after.board.holds[TORTUGA]
    starts = [Spot("beach")] * before.board.beach
    starts += [spots.hold(TORTUGA, side) for side in HOLDS for _ in range(was[side] - now[side])]
    ends = [spots.hold(TORTUGA, side) for side in HOLDS for _ in range(now[side] - was[side])]
    if not ends:
        yield Pause(0.0, pace.LEAD)
    for start, end in zip(starts, ends, strict=True):
        yield treasure(start, end)


_STAGGER = 0.08
"""Seconds from one dealt card to the next."""


def set_up(event: ev.SetUpEvent, before: Table, after: Table) -> Motions:
    """Cards are dealt, pawns leave the pouch, the captains place their treasure (T10-T18, T78)."""
    match event:
        case ev.LoyaltiesDealt(loyalties):
            for seat in range(len(loyalties)):
                yield Travel(mo.LETTER, Spot("deck"), Spot("board", seat), _STAGGER * seat, pace.TREASURE)
            yield Pause(pace.TREASURE, pace.READ)
        case ev.VotesDealt(hands):
            for seat in range(len(hands)):
                yield vote(Spot("votes"), fan(seat), delay=_STAGGER * seat)
        case ev.EventsLaid():
            for at in range(len(after.row)):
                yield Travel(mo.EVENT_BACK, Spot("deck"), spots.card(at), _STAGGER * at, pace.GIVE, 0.0, 1.0)
        case ev.PawnsDrawn(seats):
            for at, seat in enumerate(seats):
                yield mo.Walk(seat, _STAGGER * at, pace.WALK)
        case ev.PlaceTaken(seat):
            yield mo.Walk(seat, 0.0, pace.WALK)
        case ev.GapsClosed():
            yield from moving_up((), before.board, after.board)
        case ev.TreasurePlaced(seat, place, hold):
            yield treasure(spots.pawn(seat), spots.hold(place, hold))
        case ev.PawnDrawn():
            yield Pause(0.0, pace.LEAD)
        case _:
            assert_never(event)


def turn(event: ev.ActionEvent, before: Table, after: Table) -> Motions:
    """Actions without a vote. View 2 looks the same for every seat (T27)."""
    match event:
        case ev.TurnBegan() | ev.ActionGranted() | ev.TurnMissed() | ev.TimeRanOut() | ev.Picked():
            yield Pause(0.0, pace.LEAD)
        case ev.Looked(_, cards):
            yield mo.Lift(cards, 0.0, pace.LOOK)
        case ev.CardChosen():
            return
        case ev.Forced(seat, target, cards):
            yield mo.Point(seat, target, cards, 0.0, pace.POINT)
        case ev.CardTurned(_, card, name):
            yield mo.TurnEvent(card, name, 0.0, pace.TURN)
            yield Pause(pace.TURN, pace.READ)
        case ev.Refilled(card):
            yield Travel(mo.EVENT_BACK, Spot("deck"), spots.card(card), 0.0, pace.REFILL, 0.0, 1.0)
        case ev.Rowed(seat):
            yield from walks((seat,), before.board, after.board)
        case ev.Sneaked(_, place, hold):
            yield treasure(spots.hold(place, hold), spots.hold(place, 1 - hold))
        case ev.MaroonOrdered(seat, target):
            yield mo.Point(seat, target, (), 0.0, pace.POINT)
        case _:
            assert_never(event)


def fate(event: ev.MarooningEvent, before: Table, after: Table) -> Motions:
    """Marooning, and the maps that answer it (T39-T44, T55-T59)."""
    match event:
        case ev.MapUsed(seat):
            yield Pause(0.0, pace.ANSWER)
            if event.event == "atlantis":
                yield from walks((seat,), before.board, after.board, delay=pace.ANSWER)
        case ev.MapKept():
            # nobody may learn that a map was not used before a turn
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


def announced(
    say: Say, event: ev.Event, before: Table, after: Table, sentences: Sequence[str]
) -> Banner | None:
    """The announcement of an event; None if there is nothing to announce.

    Args:
        sentences: what the log says of it.
    """
    words = " · ".join(sentences[:_MOST])
    match event:
        case ev.TurnBegan() | ev.TurnMissed() | ev.ActionGranted():
            return Banner(ICON["start"], sentences[0] if sentences else "")
        case ev.LoyaltiesDealt():  # the same for every observer: it says where to look, not what is there
            return Banner(ICON["seen"], say("banner-set-up"), say("banner-loyalties"))
        case ev.GameEnded():
            return Banner(ICON["armada"], say("banner-over"), sentences[-1] if sentences else "")
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

    def __init__(self, say: Say, seats: Sequence[SeatSpec] = ()) -> None:  # noqa: ARG002
        self._say = say
        self._pace = Pace()

    @override
    def act(self, seen: ObservedStep[View, ev.Event], me: int, sentences: Sequence[str] = ()) -> Act:
        event, before, after = seen.event, seen.before, seen.after
        whole = [
            *self._motions(event, before.table, after.table, me, sentences),
            *plates(self._say, event, before.table, after.table, me, sentences),
        ]
        spoken = [motion for motion in whole if isinstance(motion, mo.Bubble)]
        played = [motion for motion in whole if not isinstance(motion, mo.Bubble)]
        over = isinstance(event, ev.GameEnded)
        motions = self._pace.fit(played, after.table.turn, last=over)
        news = not isinstance(event, _SET_UP) and bool(motions) and _doer(event) != me
        return Act(
            before,
            _sealed(before, after) if over else after,
            me,
            motions,
            cues(motions, event, before, after, me),
            announced(self._say, event, before.table, after.table, sentences),
            TableMarks(chosen=frozenset(_light(event)), moods=moods(event, before.table)),
            frozenset(touched(event, after.table, me)) if news else frozenset(),
            news,
            isinstance(event, ev.OvertimeBegan),
            asides={Spot("board", motion.seat): motion for motion in spoken},
            revealed=length([move for move in motions if over or isinstance(move, mo.Flip | mo.TurnEvent)]),
            announces=over,
            brisk=BRISK,
            hits=befalls(event, me)
            or (isinstance(event, ev.VoteShown) and me in (*event.voters, event.captain)),
        )

    @override
    def lifted(self, view: View, me: int) -> Act | None:
        """Nothing: secrets are shown on a cover of their own, without animation."""
        return None

    def _motions(
        self, event: ev.Event, before: Table, after: Table, me: int, sentences: Sequence[str]
    ) -> Motions:
        if isinstance(event, ev.SetUpEvent):
            return set_up(event, before, after)
        if isinstance(event, ev.ActionEvent):
            return turn(event, before, after)
        if isinstance(event, ev.MarooningEvent):
            return fate(event, before, after)
        if isinstance(event, ev.VoteEvent):
            return voted(event, before, after, me)
        return carded(event, before, after, sentences[0] if sentences else "")


def _sealed(before: View, after: View) -> View:
    """The final view with the loyalties still hidden: the results reveal them letter by letter."""
    return replace(after, table=replace(after.table, loyalties=before.table.loyalties))


def _doer(event: ev.Event) -> int:
    """The seat an event is about, -1 if it is about several."""
    seat: int = getattr(event, "seat", -1)
    return seat


def _light(event: ev.Event) -> Iterator[Spot]:
    """The highlighted seats: who acts and the target; never a seat that has just cast a vote."""
    if isinstance(event, ev.BallotCast):
        return
    for name in ("seat", "target"):
        seat: int = getattr(event, name, -1)
        if seat >= 0:
            yield Spot("board", seat)
            yield Spot("pawn", seat)
