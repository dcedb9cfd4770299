"""The act that shows an event: motions, sounds, banner, lights, moods."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final, assert_never

import msgspec
from typing_extensions import override

from tortuga.app.draw.brush import Mood
from tortuga.app.games.tortuga2014.acts import motions as mo
from tortuga.app.games.tortuga2014.acts.moves import (
    HIT_HOLD,
    HOLD,
    VEIL_DOWN,
    held_table,
    motions_of,
    spotlight_of,
    tumbles,
)
from tortuga.app.games.tortuga2014.acts.sounds import cues
from tortuga.app.games.tortuga2014.palette import FACE_ICON, ICON
from tortuga.app.games.tortuga2014.shown import DiceMarks
from tortuga.app.games.tortuga2014.spotlight import RoundCard, Theft, round_card
from tortuga.app.table.acts.motions import Act, Pause, Travel
from tortuga.app.table.marks import BETWEEN, Banner, Line, Spot, played_from
from tortuga.app.table.ui.anygame import Say
from tortuga.app.table.ui.telling import Director
from tortuga.games.tortuga2014 import events as ev
from tortuga.games.tortuga2014.pieces import ACTION_NAMES, BOARD, RAID
from tortuga.games.tortuga2014.state import Table, View
from tortuga.kernel.observer import ObservedStep
from tortuga.kernel.players import SeatSpec

_PACE = {2: 1.45, 3: 1.08, 4: 1.08}
"""Pace of the actions by number of seats: a phase takes 21 s at most, of two players half of it."""
_BRISK = 1.2
"""How much brisker than other things the actions are at the fast setting."""
_PHASE: Final = {2: 10.2, 3: 20.3, 4: 20.3}
"""Seconds that all actions of a round may take together, by number of seats."""
_NEEDS: Final = ((0.9, 0.5), (0.9, 0.5), (2.4, 0.9), (3.2, 2.7), (3.2, 2.7))
"""By action, roughly how many seconds whoever acts first and second takes."""
_OPENS: Final = (0.5, 1.1)
"""Seconds before anybody acts: without and with somebody who takes part."""
_MOST_HURRY: Final = 1.6
_READ_HURRY: Final = 1.12
"""The most for what the person has to read."""


class DiceDirector(Director[View, ev.Event]):
    """Writes the acts of one game.

    Args:
        say: the language, for plates and banners.
        seats: who plays; nobody is named if they are not known.
    """

    def __init__(self, say: Say, seats: Sequence[SeatSpec] = ()) -> None:
        self._say = say
        self._seats = seats
        self._rounds: dict[int, Table] = {}
        """By round, the table before its first action, as far as it was seen."""
        self._thefts: dict[tuple[int, int, int], Theft] = {}
        """By round, action and place, as far as they were seen."""
        self._lost: tuple[Banner, Table] | None = None
        """What the person has just lost, and the table then: in a replay one may jump elsewhere."""
        self._took: dict[tuple[int, int], float] = {}
        """By round and action, the seconds that were shown."""

    @override
    def act(self, seen: ObservedStep[View, ev.Event], me: int, sentences: Sequence[str] = ()) -> Act:
        event, before, after = seen.event, seen.before, seen.after
        motions = tuple(motions_of(self._say, event, before, after, me))
        shown = msgspec.structs.replace(after, table=held_table(event, before.table, after.table))
        action: int | None = getattr(
            event, "action", before.table.action if before.table.phase == 2 else None
        )
        hot = action if shown.table.phase <= 2 else None
        marks = DiceMarks(chosen=_lit_boards(event), hot_action=hot, moods=_moods(event))
        lines: tuple[Line, ...] = ()
        if isinstance(event, ev.GameEnded):  # who has won is for the results to tell
            marks = replace(marks, counting=True)
            lines = (Line(None, self._say("game-over-title"), loud=True),)
        wipes = isinstance(event, ev.ChestsMoved | ev.RoundEnded)  # everything has moved
        spotlight = spotlight_of(event, before.table)
        if spotlight is not None and after.table.phase > 2:  # the last of phase 2: the veil goes
            length = max((motion.delay + motion.duration for motion in motions), default=0.0)
            motions = (*motions, Pause(length, VEIL_DOWN))
            spotlight = replace(spotlight, fades=(length + VEIL_DOWN, length))
        news = not isinstance(event, ev.ChestsDealt | ev.Rolled) and _doer(event) != me
        banner, early = announced(self._say, event, before.table, sentences), self._early(event, before.table)
        if isinstance(event, ev.ChestsMoved) and banner and (ends := self._ends(after.table)):
            banner = msgspec.structs.replace(banner, message=ends)
        lost, self._lost = self._lost, None
        if lost is not None and isinstance(event, ev.ActionOpened) and lost[1] == before.table:
            early = lost[0]  # it can still be read while totals are compared
        hit = _hit(event, me) if played_from(after.seat, me, self._seats) else None
        if hit is not None:
            banner = self._loss(hit, before.table, BETWEEN.join(sentences))
            self._lost = banner, after.table
            length = max(motion.delay + motion.duration for motion in motions)
            motions = (*motions, Pause(length, HIT_HOLD[before.table.seats] - HOLD))
        beats = spotlight.beats if spotlight is not None else ()
        hurry = 1.0
        if spotlight is not None:
            length = max((motion.delay + motion.duration for motion in motions), default=0.0)
            hurry = self._hurry(event, before.table, after.table, length, kept=hit is not None)
        return Act(
            before,
            shown,
            me,
            motions,
            cues(motions, before, shown, me),
            banner,
            replace(
                marks, spotlight=spotlight, round_card=self._round_card(event, before.table, after.table)
            ),
            frozenset(_touched(motions, me)) if news and not wipes else frozenset(),
            news,
            wipes,
            lines,
            revealed=beats[-1] if beats else _arrival(motions),
            early=early,
            announces=not beats,
            pace=_PACE[before.table.seats] if spotlight is not None else 1.0,
            brisk=_BRISK if spotlight is not None else 1.0,
            hurry=hurry,
            covers=isinstance(event, ev.RoundEnded),
            among_rivals=spotlight is not None and not _concerns(event, me),
            then=after,
            hits=hit is not None,
        )

    def _hurry(self, event: ev.Event, before: Table, after: Table, length: float, *, kept: bool) -> float:
        """How much faster an act of phase 2 has to be, so that there is time for what follows, too.

        Args:
            length: of the act.
            kept: whether the person has to read it.
        """
        action: int = getattr(event, "action", before.action)
        opens, now = isinstance(event, ev.ActionOpened), (before.round, action)
        # after going back, what was shown of later actions does not count
        self._took = {
            key: took for key, took in self._took.items() if key < now or (key == now and not opens)
        }
        left = _PHASE[before.seats] - sum(took for (at, _), took in self._took.items() if at == before.round)
        length /= _PACE[before.seats]
        needs = length + _needed(after, action, 0 if opens else before.place + 1)
        needs += sum(_needed(after, later) for later in range(action + 1, len(ACTION_NAMES)))
        hurry = min(_READ_HURRY if kept else _MOST_HURRY, max(1.0, needs / max(0.1, left)))
        self._took[now] = self._took.get(now, 0.0) + length / hurry
        return hurry

    def _ends(self, after: Table) -> str:
        """Who has enough chests in Tortuga to end the game; "" for nobody."""
        return BETWEEN.join(
            self._say("chests-home", name=spec.name, count=len(board.tortuga))
            for spec, board in zip(self._seats, after.boards, strict=False)
            if len(board.tortuga) >= after.options.target
        )

    def _loss(self, event: ev.Attacked, before: Table, message: str) -> Banner:
        """A banner that shows only what an attack takes from whoever is hit; cards and log tell the rest."""
        board, say = before.boards[event.target], self._say
        verb, box = ("board", board.boat) if event.action == BOARD else ("raid", board.pirate)
        lost: list[str] = []
        if event.chest is not None and not event.place:
            lost.append(say("spot-lost-chest", chest=say(f"chest-{event.chest}")))
        if box != event.target_box:
            lost.append(say(f"spot-lost-{verb}", before=box, after=event.target_box))
        own = BETWEEN.join(lost) or say("spot-lost-nothing")
        return Banner(FACE_ICON[event.action], "", message, own)

    def _round_card(self, event: ev.Event, before: Table, after: Table) -> RoundCard | None:
        """The standings when a round begins; there is nothing to tell before the second one."""
        if isinstance(event, ev.Rolled):  # no card begins the first round, and points change in no roll
            self._rounds[before.round] = before
        if isinstance(event, ev.ActionOpened):
            for place in (0, 1):
                self._thefts.pop((after.round, event.action, place), None)
        if isinstance(event, ev.Attacked) and event.chest is not None:
            victim = None if event.place else event.target
            self._thefts[after.round, event.action, event.place] = Theft(event.seat, victim, event.chest)
        if not isinstance(event, ev.RoundEnded):
            return None
        self._rounds[after.round] = after
        last = after.round - 1
        thefts = (self._thefts.get((last, action, place)) for place in (0, 1) for action in (BOARD, RAID))
        return round_card(after, self._rounds.get(last), tuple(theft for theft in thefts if theft))

    def _early(self, event: ev.Event, before: Table) -> Banner | None:
        """What may be announced before the spotlight has shown how an action ends; None for nothing."""
        if isinstance(event, ev.ActionOpened):
            return _action_banner(self._say, event.action, "")
        if not self._seats or before.phase != 2 or not before.actors:
            return None
        if isinstance(event, ev.Attacked):
            verb = "board" if event.action == BOARD else "raid"
            names = {"name": self._seats[event.seat].name, "target": self._seats[event.target].name}
            message = self._say(f"log-{verb}-nothing", **names)
        else:
            name = self._seats[before.actors[before.place]].name
            message = self._say("spot-turn", place=before.place + 1, name=name)
        return _action_banner(self._say, before.action, message)

    @override
    def lifted(self, view: View, me: int) -> Act | None:
        """One's own dice roll again for a player who lifts the curtain after the roll."""
        roll = view.table.rolls[me]
        if view.table.stage != "select" or not roll:
            return None
        motions = tuple(tumbles(roll, me))
        return Act(view, view, me, motions, cues(motions, view, view, me), marks=DiceMarks())


def _needed(table: Table, action: int, places: int | None = None) -> float:
    """About how many seconds an action still takes.

    Args:
        places: how many have acted in it; None: its totals are not compared yet.
    """
    taking = sum(action in board.dice for board in table.boards)
    needs = _NEEDS[action][places or 0 : min(taking, 1 if table.seats == 2 else 2)]
    opens = _OPENS[taking > 0] if places is None else 0.0
    return opens + sum(needs) / (2 if table.seats == 2 else 1)


def _concerns(event: ev.Event, me: int) -> bool:
    """Whether a seat has a part in what happens in phase 2."""
    match event:
        case ev.ActionOpened(ranking=ranking):
            return me in ranking
        case ev.Attacked(seat=seat, target=target):
            return me in (seat, target)
        case ev.SurplusDropped(dropped=dropped):
            return bool(dropped[me])
        case _:
            return _doer(event) == me


def _hit(event: ev.Event, me: int) -> ev.Attacked | None:
    """The event, if it is an attack on a seat."""
    return event if isinstance(event, ev.Attacked) and event.target == me else None


def _arrival(motions: Iterable[mo.DiceMotion]) -> float:
    """When the last chest has reached its place; 0 if none moves."""
    flights = (each for each in motions if isinstance(each, Travel) and isinstance(each.piece, mo.ChestPiece))
    return max((flight.delay + flight.duration for flight in flights), default=0.0)


def _moods(event: ev.Event) -> dict[int, Mood]:
    """By seat, the mood an event causes; only public facts count."""
    match event:
        case ev.Attacked(seat=seat, target=target, place=place) if event.chest is not None:
            return {seat: "pleased"} if place else {seat: "pleased", target: "angry"}
        case ev.SurplusDropped(dropped=dropped):
            return {seat: "angry" for seat, chests in enumerate(dropped) if chests}
        case ev.Forfeited(seat=seat):
            return {seat: "angry"}
    return {}


def _doer(event: ev.Event) -> int | None:
    """The seat that did it; None if it happens to all."""
    seat: int | None = getattr(event, "seat", None)
    return seat


def _lit_boards(event: ev.Event) -> frozenset[Spot]:
    """The boards of players who act in the open, and of those attacked."""
    doer = None if isinstance(event, ev.StartDrawn | ev.Committed) else _doer(event)
    lit = (doer, event.target if isinstance(event, ev.Attacked) else None)
    return frozenset(Spot("board", seat) for seat in lit if seat is not None)


def _touched(motions: Iterable[mo.DiceMotion], me: int) -> Iterator[Spot]:
    """Where a piece of another player arrived."""
    for motion in motions:
        match motion:
            case Travel(piece=mo.DiePiece(seat=seat)) if seat == me:
                continue
            case Travel(end=Spot(kind="drawn")):  # tiles lie there only until one is kept
                continue
            case Travel(end=end, sink=False) | mo.Handover(end=end):
                yield end
            case mo.Steps(seat=seat, token=token):
                yield Spot(token, seat)


# ------------------------------------------------------------------ the banner below the island
_MAX_SENTENCES = 3
"""Room for sentences: an attack has three, the last about the defence and its cost."""


def announced(say: Say, event: ev.Event, before: Table, lines: Sequence[str]) -> Banner | None:
    """The banner of an event, None if it has none; `lines` are its sentences, with their icons in words."""
    message = BETWEEN.join(lines[:_MAX_SENTENCES])
    match event:
        case ev.Rolled(cycle=cycle):
            return Banner(ICON["dice"], say("keep-title", number=max(1, cycle)), "")
        case ev.Revealed():
            return Banner(ICON["dice"], say("reveal-title"), say("reveal"))
        case ev.ActionOpened(action=action) | ev.Forfeited(action=action) | ev.Attacked(action=action):
            return _action_banner(say, action, message)
        case ev.FleetExpanded() | ev.CrewRecruited() | ev.HuntDrawn() | ev.TileKept():
            return _action_banner(say, before.action, message)
        case ev.SurplusDropped(action=action):
            return _action_banner(say, action, say("surplus-dropped"))
        case ev.SkullsDeclared() | ev.Rerolled() | ev.KeptOpenly():
            return Banner(ICON["dice"], say("wait-title-1"), message)
        case ev.ChestsDrawn():
            return Banner(ICON["phase3"], say("move-title"), say("chests-drawn"))
        case ev.ChestsMoved():
            return Banner(ICON["phase3"], say("move-title"), say("move-forced"))
        case ev.RoundEnded() | ev.StartDrawn():
            return Banner(ICON["start"], say("start-title"), message)
        case ev.GameEnded():
            return Banner("trophy-cup", say("game-over-title"), say("game-over-count"))
        case ev.ChestsDealt():
            return Banner(ICON["phase3"], say("setup-title"), say("chests-dealt"))
        case ev.Committed() | ev.HuntStarted():
            return None
    assert_never(event)


def _action_banner(say: Say, action: int, message: str) -> Banner:
    """The name of the action and what happens, without naming it twice."""
    title, icon = say(f"log-action-{ACTION_NAMES[action]}"), FACE_ICON[action]
    if message.startswith(title):
        return Banner(icon, title, message.removeprefix(title).lstrip(":, "))
    return Banner(icon, "" if title in message else title, message)
