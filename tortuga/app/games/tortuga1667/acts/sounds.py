"""Which sound a motion makes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, assert_never

from tortuga.app.games.tortuga1667.acts import motions as mo
from tortuga.app.games.tortuga1667.acts.pace import length
from tortuga.app.games.tortuga1667.palette import NAME
from tortuga.app.games.tortuga1667.seen import spots
from tortuga.app.games.tortuga1667.table.parts import PARTS
from tortuga.app.table.acts.motion import pan
from tortuga.app.table.acts.motions import Cue, Pause, PlateDrop, Travel
from tortuga.app.table.marks import Spot
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.state import View


def named(sound: str) -> str:
    """The full name of a sound of this game."""
    return f"{NAME}/{sound}"


_FLIGHTS: Final = {
    "treasure": ("treasure-up", "treasure-down"),
    "vote": ("", "vote-drop"),
    "event": ("card-deal", ""),
    "letter": ("card-deal", ""),
}
"""The sounds of a piece when it leaves and when it arrives."""
RESULTS: Final = {"attack": "broadside", "mutiny": "mutiny-steel", "brawl": "brawl-blows"}
"""By kind of vote, the sound of its success; of a brawl, that of any result."""
_EVENTS: Final[dict[type, str]] = {
    ev.SeasRose: "storm-wave",
    ev.BellsRung: "watch-bell",
    ev.OvertimeBegan: "watch-bell",
    ev.VoteCalled: "watch-bell",
    ev.PawnsDrawn: "footsteps",
}
"""The sound of an event as a whole."""


def cues(
    motions: Sequence[mo.TableMotion], event: ev.Event, before: View, after: View, me: int
) -> tuple[Cue, ...]:
    """The sounds of an act, by time."""
    heard = [cue for motion in motions for cue in _of(motion, event, before, after, me)]
    if isinstance(event, ev.VoteShown):
        rests = [motion.delay for motion in motions if isinstance(motion, mo.Result)]
        result = "vote-drop" if event.result == "failure" else RESULTS[event.kind]
        heard.append(Cue(rests[-1] if rests else length(motions), named(result), 0.0))
    elif type(event) in _EVENTS:
        heard.append(Cue(0.0, named(_EVENTS[type(event)]), 0.0))
    return tuple(sorted(heard, key=lambda cue: cue.at))


def _of(motion: mo.TableMotion, event: ev.Event, before: View, after: View, me: int) -> Iterator[Cue]:
    """The sounds of one motion, from the place where it is seen."""

    def begins(sound: str, spot: Spot) -> Cue:
        return Cue(motion.delay, named(sound), _pan(spot, before, me))

    def ends(sound: str, spot: Spot) -> Cue:
        return Cue(motion.delay + motion.duration, named(sound), _pan(spot, after, me))

    match motion:
        case Travel(piece=mo.FlyingPiece(kind)):
            leaves, arrives = _FLIGHTS[kind]
            if leaves:
                yield begins(leaves, motion.start)
            if arrives:
                yield ends(arrives, motion.end)
        case mo.Walk(seat, arc=arc, splash=splash):
            if arc:
                yield begins("oars" if isinstance(event, ev.Rowed) else "footsteps", spots.pawn(seat))
            if splash:
                yield ends("splash", spots.pawn(seat))
        case mo.Lift(cards) | mo.Point(cards=cards):
            if cards:
                yield begins("card-lift", spots.card(cards[0]))
        case mo.TurnEvent(card):
            yield begins("card-turn", spots.card(card))
        case mo.Flip(index, count):
            yield begins("card-turn", spots.poll(index, count))
        case mo.Flash(place):
            yield begins("powder-blast", spots.going(place))
        case mo.Shuffle() | mo.Cloth():
            yield Cue(motion.delay, named("card-shuffle"), 0.0)
        case mo.Sail():
            yield Cue(motion.delay, named("armada-drums"), 0.0)
        case (
            mo.Bubble()
            | PlateDrop()
            | Pause()
            | Travel()
            | mo.Result()
            | mo.Marooning()
            | mo.Looting()
            | mo.Befalling()
        ):
            return
        case _:
            assert_never(motion)


def _pan(spot: Spot, view: View, me: int) -> float:
    """The place from which a sound comes."""
    return pan(PARTS.box(spot, view, me).center[0])
