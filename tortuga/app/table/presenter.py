"""What the person in front of the screen has seen so far: events shown one after the other, and once more."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from tortuga.app.draw.theme import ICON
from tortuga.app.games.tortuga2014.acts.director import Director, action_icon
from tortuga.app.games.tortuga2014.narrative import Narrative
from tortuga.app.table.acts.motion import Player
from tortuga.app.table.acts.motions import Act, DiePiece, Steps, Travel
from tortuga.app.table.marks import Banner, Line, Spot
from tortuga.games.tortuga2014 import events as ev
from tortuga.games.tortuga2014.observer import observe, redact
from tortuga.games.tortuga2014.pieces import ACTION_NAMES
from tortuga.games.tortuga2014.state import Table, View

if TYPE_CHECKING:
    from tortuga.app.settings import Speed
    from tortuga.app.table.acts.motions import Act
    from tortuga.app.text import Text
    from tortuga.kernel.session import Session


_MOST = 40
"""Acts that are shown again at most: about one phase."""


class Recent:
    """The acts of others, until the person in front of the screen has chosen again."""

    def __init__(self) -> None:
        self._acts: list[Act] = []
        self.traces: frozenset[Spot] = frozenset()
        """Places on which something of theirs arrived."""

    def __bool__(self) -> bool:
        return bool(self._acts)

    def forget(self) -> None:
        """The person has chosen: what comes from now on is news."""
        self._acts.clear()
        self.traces = frozenset()

    def add(self, event: ev.Event, act: Act) -> None:
        """An act of anybody happened."""
        if getattr(event, "seat", None) == act.me:
            return
        if isinstance(event, ev.ChestsMoved | ev.RoundEnded):  # everything lies elsewhere now
            self.traces = frozenset()
        elif isinstance(event, ev.ChestsDealt | ev.Rolled):
            return
        else:
            self.traces |= frozenset(_touched(act))
        if act.motions:
            self._acts = [*self._acts, act][-_MOST:]

    def again(self, now: View) -> Iterable[Act]:
        """The acts without their sentences, and at the end the table as it is now."""
        shown = [replace(act, lines=()) for act in self._acts]
        return (*shown, Act(now, now, now.seat)) if shown else ()


def _touched(act: Act) -> Iterable[Spot]:
    for motion in act.motions:
        match motion:
            case Travel(piece=DiePiece(seat=seat)) if seat == act.me:
                continue
            case Travel(end=end, sink=False):
                yield end
            case Steps(seat=seat, token=token):
                yield Spot(token, seat)


class Presenter:
    """Shows a game to one pair of eyes.

    Args:
        session: the game.
        text: the language.
        me: the seat at the bottom.
        eyes: whose secrets are seen: `me`, or `NOBODY` while several persons may look.
        fresh: whether everything so far is shown as it happened; else only what comes.
    """

    def __init__(
        self,
        session: Session[Any, Table, Any, Any, View],
        text: Text,
        me: int,
        eyes: int,
        fresh: bool = False,
    ) -> None:
        self._session = session
        self._narrative = Narrative(text, session.seats)
        self._director = Director(text.say)
        self._say = text.say
        self.player = Player(session.seats)
        self.recent = Recent()
        self.me = me
        self.eyes = eyes
        sealed = text.say("log-sealed", digits=session.header.commitment[:16])
        self._sealed = Line(None, sealed)
        """What is promised about the dice: the first line of every log."""
        self.lines: list[Line] = [self._sealed]
        self._seen: View = View(me, session.state)
        self._coming: View = self._seen
        if fresh and session.steps:
            self._look(observe(session.steps[0].before, eyes).table)
            self.take(step.event for step in session.steps)
        else:
            self.catch_up()

    # ------------------------------------------------------------------ what is shown
    @property
    def view(self) -> View:
        """The table as it is drawn now."""
        return self._seen

    @property
    def busy(self) -> bool:
        """Whether something is still to be shown."""
        return self.player.busy

    def banner(self) -> Banner | None:
        """The announcement of the playing act."""
        return self.player.act.banner if self.player.act is not None else None

    # ------------------------------------------------------------------ what happens
    def take(self, events: Iterable[ev.Event]) -> None:
        """Show events of the session, after those that still wait."""
        rules = self._session.rules
        for event in events:
            shown = redact(event, self.eyes)
            before = self._coming
            after = View(self.me, rules.evolve(before.table, shown))
            lines = tuple(self._narrative.lines(shown, before.table, after.table))
            banner = self._announce(shown, before.table, lines)
            act = self._director.act(shown, before, after, self.me, banner)
            self.player.add(act.with_lines(lines))
            self.recent.add(shown, act)
            self._coming = after

    def update(self, dt: float, speed: Speed) -> None:
        """Let time pass for what moves."""
        self._begin(self.player.update(dt, speed))

    def plain(self, line: Line) -> str:
        """A line of the log with its picture in words."""
        return self._narrative.plain(line)

    def skip(self) -> None:
        """Finish the running act at once."""
        self.player.skip()

    def drain(self) -> None:
        """Finish everything at once."""
        self._begin(self.player.drain())

    def look(self, me: int, eyes: int, state: Table) -> None:
        """Turn the table to another seat, or close or open its secrets; what waits is finished at once.

        Args:
            state: of the session, after the last event that was taken.
        """
        self.drain()
        if me != self.me:
            self.recent.forget()
        self.me, self.eyes = me, eyes
        self._look(observe(state, eyes).table)

    def roll_again(self) -> None:
        """Show the own dice rolling: the curtain was lifted after the roll."""
        self.player.add(self._director.roll(self._seen, self.me))

    def again(self) -> None:
        """Show once more what the others did since the own last choice."""
        for act in self.recent.again(self._coming):
            self.player.add(act)

    def catch_up(self) -> None:
        """Forget motions and lines; tell the log anew from the session (a resumed game, an undo)."""
        self.drain()
        self.recent.forget()
        self._look(observe(self._session.state, self.eyes).table)
        self.lines = [self._sealed, *(line for step in self._session.steps for line in self._past(step))]

    # ------------------------------------------------------------------ inside
    def _past(self, step: Any) -> Sequence[Line]:
        event = redact(step.event, self.eyes)
        before, after = (observe(table, self.eyes).table for table in (step.before, step.after))
        return self._narrative.lines(event, before, after)

    def _look(self, table: Table) -> None:
        self._seen = self._coming = View(self.me, table)

    def _begin(self, acts: Sequence[Act]) -> None:
        for act in acts:
            self.lines.extend(act.lines)
            self._seen = act.after

    def _announce(self, event: ev.Event, before: Table, lines: Sequence[Line]) -> Banner | None:
        """What stands below the island while an event is shown."""
        told = " \u00b7 ".join(self._narrative.plain(line) for line in lines[:2])
        match event:
            case ev.Rolled(cycle=cycle):
                return Banner(ICON["dice"], self._say("keep-title", number=max(1, cycle)), "")
            case ev.Revealed():
                return Banner(ICON["dice"], self._say("reveal-title"), self._say("reveal"))
            case ev.ActionOpened(action=action) | ev.Forfeited(action=action) | ev.Attacked(action=action):
                return self._action(action, told)
            case ev.FleetExpanded() | ev.CrewRecruited() | ev.HuntDrawn() | ev.TileKept():
                return self._action(before.action, told)
            case ev.SurplusDropped(action=action):
                return self._action(action, self._say("surplus-dropped"))
            case ev.SkullsDeclared() | ev.Rerolled() | ev.KeptOpenly():
                return Banner(ICON["dice"], self._say("wait-title-1"), told)
            case ev.ChestsDrawn():
                return Banner("open-treasure-chest", self._say("move-title"), self._say("chests-drawn"))
            case ev.ChestsMoved():
                return Banner("open-treasure-chest", self._say("move-title"), self._say("move-forced"))
            case ev.RoundEnded() | ev.StartDrawn():
                return Banner(ICON["start"], self._say("start-title"), told)
            case ev.GameEnded():
                last = self._narrative.plain(lines[-1])
                return Banner("trophy-cup", self._say("game-over-title"), last)
            case ev.ChestsDealt():
                return Banner("open-treasure-chest", self._say("setup-title"), self._say("chests-dealt"))
        return None

    def _action(self, action: int, message: str) -> Banner:
        return Banner(action_icon(action), self._say(f"log-action-{ACTION_NAMES[action]}"), message)
