"""The sounds of events and motions: they follow open events only, and are the same for every seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, assert_never

from tortuga.app.games.tortuga1667.acts import motions as mo
from tortuga.app.games.tortuga1667.seen import spots
from tortuga.app.games.tortuga1667.table.parts import PARTS
from tortuga.app.games.tortuga1667.voices import named
from tortuga.app.table.acts.motion import pan
from tortuga.app.table.acts.motions import Cue, Pause, PlateDrop, Travel
from tortuga.app.table.marks import Spot
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.state import View

_FLIGHTS: Final = {
    "treasure": ("treasure-up", "treasure-down"),
    "vote": ("", "vote-drop"),
    "event": ("card-deal", ""),
    "letter": ("card-deal", ""),
}
"""The sounds of a piece when it leaves and when it arrives."""
RESULTS: Final = {"attack": "broadside", "mutiny": "mutiny-steel", "brawl": "brawl-blows"}
"""By kind of vote, the sound of its success; of a brawl, that of any result."""


def cues(
    motions: Sequence[mo.TableMotion], event: ev.Event, before: View, after: View, me: int
) -> tuple[Cue, ...]:
    """The sounds of an act, by time."""
    heard = [cue for motion in motions for cue in _of(motion, event, before, after, me)]
    over = max((motion.delay + motion.duration for motion in motions), default=0.0)
    if isinstance(event, ev.VoteShown):
        rests = [motion.delay for motion in motions if isinstance(motion, Pause)]
        heard.append(Cue(rests[-1] if rests else over, _result(event), 0.0))
    elif sound := _event(event):
        heard.append(Cue(0.0, named(sound), 0.0))
    return tuple(sorted(heard, key=lambda cue: cue.at))


def _result(event: ev.VoteShown) -> str:
    return named("vote-drop" if event.result == "failure" else RESULTS[event.kind])


def _event(event: ev.Event) -> str:
    """The sound of an event as a whole, "" for none."""
    match event:
        case ev.SeasRose():
            return "storm-wave"
        case ev.BellsRung() | ev.OvertimeBegan() | ev.VoteCalled():
            return "watch-bell"
        case ev.PawnsDrawn():
            return "footsteps"
        case _:
            return ""


def _of(motion: mo.TableMotion, event: ev.Event, before: View, after: View, me: int) -> Iterator[Cue]:
    """The sounds of one motion, from the place where it is seen."""
    begin, end = motion.delay, motion.delay + motion.duration
    match motion:
        case Travel(piece=piece):
            here, there = _pan(motion.start, before, me), _pan(motion.end, after, me)
            starts, ends = _FLIGHTS[piece.kind] if isinstance(piece, mo.FlyingPiece) else ("", "")
            if starts:
                yield Cue(begin, named(starts), here)
            if ends:
                yield Cue(end, named(ends), there)
        case mo.Walk(seat, arc=arc, splash=splash):
            if arc:
                sound = "oars" if isinstance(event, ev.Rowed) else "footsteps"
                yield Cue(begin, named(sound), _pan(spots.pawn(seat), before, me))
            if splash:
                yield Cue(end, named("splash"), _pan(spots.pawn(seat), after, me))
        case mo.Lift(cards):
            yield Cue(begin, named("card-lift"), _pan(spots.card(cards[0]), before, me))
        case mo.Point(_, _, cards):
            if cards:
                yield Cue(begin, named("card-lift"), _pan(spots.card(cards[0]), before, me))
        case mo.TurnEvent(card):
            yield Cue(begin, named("card-turn"), _pan(spots.card(card), before, me))
        case mo.Shuffle() | mo.Cloth():
            yield Cue(begin, named("card-shuffle"), 0.0)
        case mo.Flip(index, count):
            yield Cue(begin, named("card-turn"), _pan(spots.poll(index, count), after, me))
        case mo.Flash(place):
            yield Cue(begin, named("powder-blast"), _pan(spots.going(place), after, me))
        case mo.Sail():
            yield Cue(begin, named("armada-drums"), 0.0)
        case mo.Bubble() | PlateDrop() | Pause():
            return
        case _:
            assert_never(motion)


def _pan(spot: Spot, view: View, me: int) -> float:
    """The place from which a sound comes."""
    return pan(PARTS.box(spot, view, me).center[0])
