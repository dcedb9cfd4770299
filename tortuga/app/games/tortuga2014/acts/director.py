"""From an event to what is seen of it: which pieces move where, when, and which plate tells who won what."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias, assert_never

import msgspec

from tortuga.app.draw.brush import Mood
from tortuga.app.games.tortuga2014.acts import actions, chests, rolls, staging
from tortuga.app.games.tortuga2014.acts.banners import announced
from tortuga.app.games.tortuga2014.acts.motions import (
    DiceMotion,
    DiePiece,
    Steps,
)
from tortuga.app.games.tortuga2014.acts.sounds import cues
from tortuga.app.games.tortuga2014.seen.shown import DiceMarks
from tortuga.app.table.acts.motions import Act, Travel
from tortuga.app.table.marks import Spot
from tortuga.app.table.ui.anygame import Say
from tortuga.games.tortuga2014 import events as ev
from tortuga.games.tortuga2014.state import View
from tortuga.kernel.observer import ObservedStep

Motions: TypeAlias = Iterator[DiceMotion]


class DiceDirector:
    """Writes the acts of one game.

    Args:
        say: the language, for plates and banners.
    """

    def __init__(self, say: Say) -> None:
        self._say = say

    def act(self, seen: ObservedStep[View, ev.Event], me: int, told: Sequence[str] = ()) -> Act:
        """See `Director`."""
        event, before, after = seen.event, seen.before, seen.after
        motions = tuple(self._motions(event, before, after, me))
        hot = _action(event, before)
        shown = msgspec.structs.replace(after, table=staging.held(event, before.table, after.table))
        wipes = isinstance(event, ev.ChestsMoved | ev.RoundEnded)  # everything lies elsewhere now
        begins = isinstance(event, ev.ChestsDealt | ev.Rolled)
        news = not begins and _doer(event) != me
        return Act(
            before,
            shown,
            me,
            motions,
            tuple(cues(motions, before, shown, me)),
            announced(self._say, event, before.table, told),
            DiceMarks(
                chosen=staging.light(event),
                hot_action=hot if shown.table.phase < 3 else None,
                moods=_moods(event),
            ),
            frozenset(_touched(motions, me)) if news and not wipes else frozenset(),
            news,
            wipes,
            then=after,
            hits=isinstance(event, ev.Attacked) and event.target == me,
        )

    def lifted(self, view: View, me: int) -> Act | None:
        """See `Director`: one's own dice roll before the eyes of who lifted the curtain after the roll."""
        roll = view.table.rolls[me]
        if view.table.stage != "select" or not roll:
            return None
        motions = tuple(staging.tumbles(roll, me))
        return Act(view, view, me, motions, tuple(cues(motions, view, view, me)), marks=DiceMarks())

    def _motions(self, event: ev.Event, before: View, after: View, me: int) -> Motions:
        match event:
            case ev.Rolled():
                return rolls.rolled(event, me)
            case ev.Revealed():
                return rolls.revealed(self._say, event, after, me)
            case ev.SkullsDeclared():
                return rolls.skulls_declared(event, before, after)
            case ev.Rerolled():
                return rolls.rerolled(event)
            case ev.KeptOpenly():
                return rolls.kept_openly(event, after)
            case ev.ActionOpened():
                return actions.action_opened(self._say, event, before, me)
            case ev.Forfeited():
                return actions.forfeited(self._say, event, me)
            case ev.FleetExpanded():
                return actions.fleet_expanded(event, before)
            case ev.CrewRecruited():
                return actions.crew_recruited(event, before)
            case ev.HuntDrawn():
                return actions.hunt_drawn(event, after)
            case ev.TileKept():
                return actions.tile_kept(event, before, after, me)
            case ev.Attacked():
                return actions.attacked(self._say, event, before, after, me)
            case ev.SurplusDropped():
                return actions.surplus_dropped(event, before)
            case ev.GameEnded():
                return chests.game_ended(self._say, event, me)
            case ev.ChestsDrawn():
                return chests.chests_drawn(event, after)
            case ev.ChestsMoved():
                return chests.chests_moved(event, before)
            case ev.RoundEnded():
                return chests.round_ended(event, before)
            case ev.StartDrawn():
                return rolls.start_drawn(event)
            case ev.ChestsDealt():
                return chests.chests_dealt(event)
            case ev.Committed() | ev.HuntStarted():
                return iter(())
        assert_never(event)


def _action(event: ev.Event, before: View) -> int | None:
    """The action that an event is about."""
    match event:
        case ev.SkullsDeclared(action=action) | ev.ActionOpened(action=action) | ev.Forfeited(action=action):
            return action
        case ev.Attacked(action=action) | ev.SurplusDropped(action=action):
            return action
    return before.table.action if before.table.phase == 2 else None


def _moods(event: ev.Event) -> dict[int, Mood]:
    """By seat, how those look to whom an event does something; open facts alone."""
    pleased: Mood = "pleased"
    match event:
        case ev.Attacked(seat=seat, target=target, place=0, chest=chest) if chest is not None:
            return {seat: "pleased", target: "angry"}
        case ev.Attacked(seat=seat, chest=chest) if chest is not None:
            return {seat: "pleased"}
        case ev.SurplusDropped(dropped=dropped):
            return {seat: "angry" for seat, chests in enumerate(dropped) if chests}
        case ev.Forfeited(seat=seat):
            return {seat: "angry"}
        case ev.GameEnded(winners=winners):
            return dict.fromkeys(winners, pleased)
    return {}


def _doer(event: ev.Event) -> int | None:
    """The seat of which an event is told; None where it befalls all."""
    match event:
        case ev.StartDrawn() | ev.Committed() | ev.SkullsDeclared() | ev.Rerolled() | ev.KeptOpenly():
            return event.seat
        case ev.Forfeited() | ev.FleetExpanded() | ev.CrewRecruited() | ev.HuntStarted() | ev.HuntDrawn():
            return event.seat
        case ev.TileKept() | ev.Attacked():
            return event.seat
        case ev.ChestsDealt() | ev.Rolled() | ev.Revealed() | ev.ActionOpened() | ev.SurplusDropped():
            return None
        case ev.ChestsDrawn() | ev.ChestsMoved() | ev.RoundEnded() | ev.GameEnded():
            return None
    assert_never(event)


def _touched(motions: Iterable[DiceMotion], me: int) -> Iterator[Spot]:
    """Where something of others arrived."""
    for motion in motions:
        match motion:
            case Travel(piece=DiePiece(seat=seat)) if seat == me:
                continue
            case Travel(end=end, sink=False):
                yield end
            case Steps(seat=seat, token=token):
                yield Spot(token, seat)
