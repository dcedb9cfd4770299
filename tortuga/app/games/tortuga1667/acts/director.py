"""From an event to what is seen and heard of it: alike for every seat, and of open facts alone.

The order in which vote cards are turned is the event's; what is hidden moves, sounds and lasts alike whatever
it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, get_args

from msgspec.structs import replace

from tortuga.app.games.tortuga1667.acts import cards, turns, votes
from tortuga.app.games.tortuga1667.acts.hits import befalls, moods, plates, touched
from tortuga.app.games.tortuga1667.acts.motions import Bubble, Flip, TableMotion, TurnEvent
from tortuga.app.games.tortuga1667.acts.pace import BRISK, Pace, length
from tortuga.app.games.tortuga1667.acts.sounds import cues
from tortuga.app.games.tortuga1667.palette import EVENT, GROUP_ICON, ICON, event_named
from tortuga.app.games.tortuga1667.seen.shown import TableMarks
from tortuga.app.table.acts.motions import Act
from tortuga.app.table.marks import Banner, Spot
from tortuga.app.table.ui.anygame import Say
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.state import Table, View
from tortuga.kernel.observer import ObservedStep

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


class TableDirector67:
    """Writes the acts of one table.

    Args:
        say: the language, for plates and banners.
    """

    def __init__(self, say: Say) -> None:
        self._say = say
        self._pace = Pace()

    def act(self, seen: ObservedStep[View, ev.Event], me: int, told: Sequence[str] = ()) -> Act:
        """See `Director`."""
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

    def lifted(self, view: View, me: int) -> Act | None:  # noqa: ARG002
        """See `Director`: secrets lie open under a cover, nothing moves for one person alone."""
        return None

    def _motions(
        self, event: ev.Event, before: Table, after: Table, me: int, told: Sequence[str]
    ) -> Iterator[TableMotion]:
        if isinstance(event, ev.SetUpEvent):
            return turns.set_up(event, before, after)
        if isinstance(event, ev.ActionEvent):
            return turns.turn(event, before, after)
        if isinstance(event, ev.MarooningEvent):
            return turns.fate(event, before, after)
        if isinstance(event, ev.VoteEvent):
            return votes.voted(event, before, after, me)
        return cards.carded(event, before, after, told[0] if told else "")


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
