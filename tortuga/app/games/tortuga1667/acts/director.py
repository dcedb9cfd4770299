"""Turns events into animations and sounds: the same for every seat, from public facts alone.

Vote cards are turned in the order of the event. Hidden things move and sound the same whatever they are.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias, assert_never, get_args

from msgspec.structs import replace
from typing_extensions import override

from tortuga.app.draw.brush import Mood
from tortuga.app.games.tortuga1667.acts import motions as mo
from tortuga.app.games.tortuga1667.acts import pace
from tortuga.app.games.tortuga1667.acts.announcing import announced, befalls, plates
from tortuga.app.games.tortuga1667.acts.pace import Pace, length
from tortuga.app.games.tortuga1667.acts.sounds import cues
from tortuga.app.games.tortuga1667.seen import spots
from tortuga.app.games.tortuga1667.seen.shown import Poll, TableMarks, poll_shown
from tortuga.app.games.tortuga1667.table.moments import deciding
from tortuga.app.games.tortuga1667.table.places import CIRCLES
from tortuga.app.table.acts.motions import Act, Pause, Travel
from tortuga.app.table.marks import Spot
from tortuga.app.table.ui.anygame import Say
from tortuga.app.table.ui.telling import Director
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.board import Board
from tortuga.games.tortuga1667.pieces import BOATS, SHIPS, TORTUGA
from tortuga.games.tortuga1667.state import Table, View
from tortuga.kernel.observer import ObservedStep
from tortuga.kernel.players import SeatSpec

PLEASED: Final[Mood] = "pleased"
ANGRY: Final[Mood] = "angry"


def moods(event: ev.Event, before: Table) -> dict[int, Mood]:
    """Moods by seat; the face of a computer player follows public events only, never its cards or loyalty."""
    match event:
        case (
            ev.Forced(_, seat)
            | ev.Shot(_, seat)
            | ev.Marooned(seat)
            | ev.VoteLost(seat)
            | ev.LastVoteLost(seat)
        ):
            return {seat: ANGRY}
        case ev.AlbatrossStruck(seats=seats) | ev.ScurvySpread(seats=seats):
            return dict.fromkeys(seats, ANGRY)
        case ev.BoatBlown(place=place) if before.board.boats[place - BOATS[0]] >= 0:
            return {before.board.boats[place - BOATS[0]]: ANGRY}
        case ev.Rescued(target=seat) | ev.MapGiven(target=seat) | ev.MapUsed(seat=seat):
            return {seat: PLEASED}
        case ev.VoteShown(kind="attack", captain=captain, result=result):
            return {captain: PLEASED if result == "success" else ANGRY}
        case ev.VoteShown(kind="mutiny", seat=seat, captain=captain, result=result):
            won = result == "success"
            return {seat: PLEASED if won else ANGRY, captain: ANGRY if won else PLEASED}
        case ev.TreasureTaken(seat=seat, place=place, source=source):
            robbed = before.board.captain(1 - place) if source >= 0 else -1
            return {seat: PLEASED} | ({robbed: ANGRY} if robbed >= 0 else {})
        case ev.SeasRose(place=place, treasure=treasure) if treasure and place in SHIPS:
            captain = before.board.captain(place)
            return {captain: ANGRY} if captain >= 0 else {}
        case _:
            return {}


def touched(event: ev.Event, after: Table, me: int) -> Iterator[Spot]:
    """Places that keep a quiet outline until the person has chosen again."""
    match event:
        case ev.LoyaltiesShuffled(seats=seats) if me in seats:
            yield Spot("loyalty")
        case ev.Rowed(seat) | ev.Marooned(seat) | ev.PlaceTaken(seat) | ev.Rescued(target=seat):
            yield Spot("pawn", seat)
        case ev.MapUsed(seat, "atlantis"):
            yield Spot("pawn", seat)
        case ev.PawnsSwapped(seat, target):
            yield from (Spot("pawn", seat), Spot("pawn", target))
        case ev.AlbatrossStruck(seats=seats) | ev.BellsRung(seats=seats):
            yield from (Spot("pawn", seat) for seat in seats)
        case ev.Sneaked(place=place, hold=hold):
            yield Spot("hold", index=2 * place + 1 - hold)
        case ev.TreasureTaken(place=place, hold=hold):
            yield Spot("hold", index=2 * place + hold)
        case ev.BrawlSettled():
            filled = (side for side in (0, 1) if after.board.holds[TORTUGA][side])
            yield from (Spot("hold", index=2 * TORTUGA + side) for side in filled)
        case ev.SeasRose(place=place):
            yield from (Spot("hold", index=2 * place + side) for side in (0, 1))
        case ev.Looked(cards=cards):
            yield from (Spot("card", index=card) for card in cards)
        case ev.CardTurned(card=card):
            yield Spot("card", index=card)
        case ev.BoatBlown(place=place):
            yield Spot("place", index=place)


Motions: TypeAlias = Iterator[mo.TableMotion]


def walks(
    seats: Sequence[int], before: Board, after: Board, splash: bool = False, delay: float = 0.0
) -> Motions:
    """Pawns walk to their new places, one after the other if marooned (`splash`); others move up."""
    gap = pace.EACH_FURTHER if splash else 0.0
    for at, seat in enumerate(seats):
        yield mo.Walk(seat, delay + gap * at, splash=splash)
    for place, line in enumerate(after.lines):
        was = before.lines[place]
        closer = place == TORTUGA and max(len(line), len(was)) > CIRCLES and len(line) != len(was)
        for at, seat in enumerate(line):
            if seat not in seats and seat in was and (closer or was.index(seat) != at):
                yield mo.Walk(seat, delay + pace.MOVE_UP_AFTER, pace.MOVE_UP, arc=0.0)


def treasure(start: Spot, end: Spot, delay: float = 0.0, duration: float = pace.TREASURE) -> Travel:
    """A treasure is carried."""
    return Travel(mo.TREASURE, start, end, delay, duration)


def vote(start: Spot, end: Spot, duration: float = pace.GIVE, delay: float = 0.0) -> Travel:
    """The back of a vote card flies; it leaves the middle of a fan, so that nobody sees which card it is."""
    return Travel(mo.VOTE, start, end, delay, duration, arc=40.0, swell=1.0, sink=end.kind != "ballot")


def kept(event: str, seat: int, after: Table) -> Travel:
    """An event card moves to its place before a player, behind others of its kind."""
    cards = spots.kept_cards(after, seat)
    index = len(cards) - 1 - cards[::-1].index(event) if event in cards else 0
    place = Spot("kept", seat, index)
    return Travel(mo.FlyingPiece("event", event), Spot("event"), place, 0.0, pace.GIVE, 40.0, 1.0)


def laid(card: int, delay: float, duration: float) -> Travel:
    """A card of the event deck is laid in the row."""
    return Travel(mo.EVENT_BACK, Spot("deck"), spots.card(card), delay, duration, arc=0.0, swell=1.0)


_STAGGER = 0.08
"""Seconds from one dealt card to the next."""


def moving(event: ev.Event, before: Table, after: Table, me: int, talk: str) -> Motions:
    """What an event moves, in the order of what that is: pawns, vote cards, treasure, other cards, nothing.

    A single ballot moves nothing: all of them appear when the last one is in. View 2 looks the same for every
    seat (T27), and nobody may learn that a map was not used before a turn.

    Args:
        me: the seat at the screen; votes it takes part in are shown more slowly.
        talk: the line of talk, for its bubble.
    """
    was, now = before.board, after.board
    match event:
        case ev.PawnsDrawn(seats):
            for at, seat in enumerate(seats):
                yield mo.Walk(seat, _STAGGER * at)
        case ev.PlaceTaken(seat):
            yield mo.Walk(seat)
        case ev.GapsClosed():
            yield from walks((), was, now)
        case ev.Rowed(seat) | ev.Rescued(target=seat):
            yield from walks((seat,), was, now)
        case ev.PawnsSwapped(seat, target):
            yield from walks((seat, target), was, now)
        case ev.BellsRung(_, seats):
            yield from walks(seats, was, now)
        case ev.Marooned(seat, cause):
            yield from _marooned((seat,), _marooner(before, seat, cause), cause, was, now, me)
        case ev.AlbatrossStruck(_, seats):
            yield from _marooned(seats, -1, "albatross", was, now, me)
        case ev.MapUsed(seat, card):
            yield Pause(0.0, pace.ANSWER)
            if before.stage in ("dodge", "fountain"):
                by = _marooner(before, seat, before.cause)
                lasts = (pace.WALK + pace.HOLD) * (1.0 if me in (seat, by) else pace.OTHERS)
                yield mo.Marooning((seat,), by, before.cause, card, 0.0, lasts)
            if card == "atlantis":
                yield from walks((seat,), was, now, delay=pace.ANSWER)
        case ev.Shot(seat, target) | ev.Infected(seat, target) | ev.MaroonOrdered(seat, target):
            yield mo.Point(seat, target)
        case ev.Forced(seat, target, cards):
            yield mo.Point(seat, target, cards)
            if target == me:
                yield mo.Befalling(me, seat, cards, 0.0, pace.HIT)
        case ev.VotesDealt(hands):
            for seat in range(len(hands)):
                yield vote(Spot("votes"), Spot("fan", seat), delay=_STAGGER * seat)
        case ev.VotesDrawn(seats):
            duration = pace.GIVE if before.stage == "gold" else pace.DRAW
            for seat in seats:
                yield vote(Spot("votes"), Spot("fan", seat), duration)
        case ev.VoteSwapped(seat) | ev.HandComposed(target=seat):
            yield vote(Spot("votes"), Spot("fan", seat))
        case ev.VotePutBack(seat) | ev.VoteLost(seat) | ev.LastVoteLost(seat) | ev.Climbed(target=seat):
            yield vote(Spot("fan", seat), Spot("votes"))
        case ev.BallotCast():
            if after.stage == "show" and after.call is not None:
                for seat in after.call.voters:
                    yield vote(Spot("fan", seat), Spot("ballot", seat), pace.CAST)
        case ev.VoteShown():
            own = me in (*event.voters, event.captain)
            yield from _shown(poll_shown(event), pace.OWN_VOTE if own else pace.VOTE)
        case ev.TreasurePlaced(seat, place, hold):
            yield treasure(spots.pawn(seat), spots.hold(place, hold))
        case ev.Sneaked(_, place, hold):
            yield treasure(spots.hold(place, hold), spots.hold(place, 1 - hold))
        case ev.TreasureTaken():
            yield from _taken(event, was, me)
        case ev.BrawlSettled():  # both move to their holds; those already there stay (T51)
            starts = [Spot("beach")] * was.beach + _less(TORTUGA, was, now)
            yield from _carried(starts, _less(TORTUGA, now, was), pace.LEAD)
        case ev.SeasRose(place):  # in v2 Tortuga's are shared out again (T68)
            starts, ends = _less(place, was, now), _less(place, now, was)
            chests = [spots.chest(was.galleon + at) for at in range(len(starts))]
            away = [Spot("beach")] * len(starts) if place == TORTUGA else chests
            yield from _carried(starts, ends or away, pace.CALL)
        case ev.LoyaltiesDealt(loyalties):
            for seat in range(len(loyalties)):
                yield Travel(mo.LETTER, Spot("deck"), Spot("board", seat), _STAGGER * seat, pace.TREASURE)
            yield Pause(pace.TREASURE, pace.READ)
        case ev.LoyaltiesShuffled((seat, target)):
            yield mo.Cloth(seat, target)
            if me in (seat, target):
                yield mo.Befalling(me, target if me == seat else seat, (), 0.0, pace.HIT)
        case ev.EventsLaid():
            for at in range(len(after.row)):
                yield laid(at, _STAGGER * at, pace.GIVE)
        case ev.Refilled(card):
            yield laid(card, 0.0, pace.REFILL)
        case ev.Looked(_, cards):
            yield mo.Lift(cards)
        case ev.CardTurned(_, card, name):
            yield mo.TurnEvent(card, name, 0.0, pace.TURN)
            yield Pause(pace.TURN, pace.READ)
        case ev.CardKept(seat, card) | ev.MapGiven(_, seat, card):
            yield kept(card, seat, after)
        case ev.LetterKept(seat):
            yield kept("letter", seat, after)
        case ev.BoatBlown(_, place):
            yield mo.Flash(place)
        case ev.GameEnded():
            yield mo.Sail()
        case ev.Said(seat, target=target):
            yield mo.Bubble(seat, talk, target)
        case ev.VoteOpened() | ev.CardChosen():
            return
        case ev.TurnBegan() | ev.ActionGranted() | ev.TurnMissed() | ev.TimeRanOut():
            yield Pause(0.0, pace.LEAD)
        case ev.PawnDrawn() | ev.Picked():
            yield Pause(0.0, pace.LEAD)
        case ev.TreasureLeft():
            yield Pause(0.0, pace.READ)
        case ev.VoteCalled() | ev.VoteVoided() | ev.ScurvySpread() | ev.CardFizzled():
            yield Pause(0.0, pace.CALL)
        case ev.DeckShuffled():
            yield Pause(0.0, pace.DRAW)
        case ev.MapKept():
            if before.stage != "gap":
                yield Pause(0.0, pace.ANSWER)
        case ev.OvertimeBegan():
            yield Pause(0.0, pace.END)
        case _:
            assert_never(event)


def _marooner(before: Table, seat: int, cause: str) -> int:
    """Who maroons a seat, -1 if nobody does."""
    if cause == "captain":
        return before.board.captain(before.board.place(seat))
    return before.turned.seat if cause == "pistol" and before.turned is not None else -1


def _marooned(seats: tuple[int, ...], by: int, cause: str, was: Board, now: Board, me: int) -> Motions:
    """Persons come on in the place where votes lie, then pawns walk there and on the chart together."""
    factor = 1.0 if me in (*seats, by) else pace.OTHERS
    comes = pace.COMES * factor
    walking = tuple(walks(seats, was, now, splash=True, delay=comes))
    yield mo.Marooning(seats, by, cause, "", 0.0, length(walking) + pace.HOLD * factor)
    yield from walking


def _taken(event: ev.TreasureTaken, was: Board, me: int) -> Motions:
    """The chest is lifted and flies, on the chart and in the place where votes lie together."""
    ship, source = event.place, event.source
    robbed = was.captain(1 - ship) if source >= 0 else -1
    factor = 1.0 if me in (event.seat, robbed) else pace.OTHERS
    start = spots.chest(was.galleon - 1) if source < 0 else spots.hold(1 - ship, source)
    chest = treasure(start, spots.hold(ship, event.hold), pace.LIFT * factor, pace.TREASURE * factor)
    lasts = chest.delay + chest.duration + (pace.COUNT + pace.STANDS) * factor
    counts = pace.COUNT * factor
    yield mo.Looting(event.seat, robbed, ship, source, event.hold, counts, 0.0, lasts)
    yield chest


def _shown(poll: Poll, beats: pace.Beats) -> Motions:
    """The cards are shuffled and turned one by one, with a pause before the one that decides."""
    count, key = poll.count, deciding(poll)
    yield mo.Shuffle(count, 0.0, beats.shuffle)
    time = beats.shuffle
    for at in range(count):
        time += beats.before_key if 0 < at == key else 0.0
        yield mo.Flip(at, count, time, beats.flip)
        time += beats.flip
    yield mo.Result(time, beats.result)
    yield Pause(time + beats.result, beats.hold)


def _less(place: int, was: Board, now: Board) -> list[Spot]:
    """The holds of a place with less treasure on the second board, each as often as treasures are missing."""
    lost = zip(was.holds[place], now.holds[place], strict=True)
    return [spots.hold(place, side) for side, (old, new) in enumerate(lost) for _ in range(old - new)]


def _carried(starts: Sequence[Spot], ends: Sequence[Spot], still: float) -> Motions:
    """Treasures are carried; a pause if there are none."""
    if not starts:
        yield Pause(0.0, still)
    for start, end in zip(starts, ends, strict=False):
        yield treasure(start, end)


_REVEALS: Final = mo.Flip | mo.TurnEvent | mo.Walk | mo.Flash | Travel
"""Motions that have to be over before log, plates, roster and captains speak of the event."""
_SET_UP = get_args(ev.SetUpEvent)
_KEPT: Final = (
    ev.VoteShown
    | ev.CardTurned
    | ev.CardKept
    | ev.LetterKept
    | ev.MapGiven
    | ev.MapUsed
    | ev.Marooned
    | ev.AlbatrossStruck
    | ev.VoteLost
    | ev.LastVoteLost
    | ev.Rescued
    | ev.PawnsSwapped
    | ev.BellsRung
    | ev.TreasureTaken
    | ev.TreasureLeft
    | ev.Sneaked
    | ev.BrawlSettled
    | ev.SeasRose
    | ev.BoatBlown
    | ev.ScurvySpread
    | ev.CardFizzled
    | ev.VoteVoided
    | ev.LoyaltiesShuffled
    | ev.OvertimeBegan
    | ev.GameEnded
)
"""Events that decide the game: they are never hurried, however long the others take."""


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
        talk = sentences[0] if sentences else ""
        whole = list(moving(event, before.table, after.table, me, talk))
        landed = length([motion for motion in whole if isinstance(motion, _REVEALS)])
        whole.extend(plates(self._say, event, before.table, after.table, me, sentences, landed))
        spoken = [motion for motion in whole if isinstance(motion, mo.Bubble)]
        played = [motion for motion in whole if not isinstance(motion, mo.Bubble)]
        over = isinstance(event, ev.GameEnded)
        turns = isinstance(event, ev.VoteShown | ev.CardTurned)
        if over:  # the loyalties stay hidden: the results reveal them letter by letter
            after = replace(after, table=replace(after.table, loyalties=before.table.loyalties))
        kept = isinstance(event, _KEPT) or befalls(event, me)
        motions = self._pace.fit(played, after.table.turn, kept=kept)
        news = not isinstance(event, _SET_UP) and bool(motions) and getattr(event, "seat", -1) != me
        return Act(
            before,
            after,
            me,
            motions,
            cues(motions, event, before, after, me),
            announced(self._say, event, before.table, after.table, sentences),
            TableMarks(chosen=frozenset(_light(event)), moods=moods(event, before.table)),
            frozenset(touched(event, after.table, me)) if news else frozenset(),
            news,
            isinstance(event, ev.OvertimeBegan),
            asides={Spot("board", motion.seat): motion for motion in spoken},
            revealed=length([move for move in motions if over or isinstance(move, _REVEALS)]),
            # what somebody is doing may be named while it is seen, but not what comes of it
            early=None if turns else announced(self._say, event, before.table, after.table, sentences[:1]),
            announces=over,
            brisk=pace.brisk(motions, kept=kept),
            hits=befalls(event, me)
            or (isinstance(event, ev.VoteShown) and me in (*event.voters, event.captain)),
        )

    @override
    def lifted(self, view: View, me: int) -> Act | None:
        """Nothing: secrets are shown on a cover of their own, without animation."""
        return None


def _light(event: ev.Event) -> Iterator[Spot]:
    """The highlighted seats: the one that acts and its target; never a seat that has just cast a vote."""
    if isinstance(event, ev.BallotCast):
        return
    for name in ("seat", "target"):
        seat: int = getattr(event, name, -1)
        if seat >= 0:
            yield Spot("board", seat)
            yield Spot("pawn", seat)
