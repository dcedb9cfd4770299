"""Shows events one after the other to the person at the screen, and replays recent ones."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from tortuga.app.scene.protocol import Sentence
from tortuga.app.settings import Rivals, Speed, Talk
from tortuga.app.table.acts.motion import ActPlayer
from tortuga.app.table.acts.motions import Act, Pause
from tortuga.app.table.marks import Banner, Line, Spot
from tortuga.app.table.speech import Remark
from tortuga.app.table.ui.anygame import AnyObservedStep, AnyObserver, AnyView
from tortuga.app.table.ui.picture import Picture
from tortuga.app.table.ui.table import AnyTableUI
from tortuga.app.text import Text
from tortuga.games import GAMES
from tortuga.kernel.game import Option
from tortuga.kernel.log.format import Header
from tortuga.kernel.players import SeatSpec

_MAX_REPLAYED = 40
"""Maximum number of acts in a replay: about one phase."""

_MAX_SAID = 200
"""Maximum number of sentences waiting for a screen reader: more than come between two frames."""
_REMINDERS = 8
"""Log lines read aloud when a game is continued."""


class Recent:
    """The acts of others since the last choice of the person at the screen.

    A choice followed only by clearing up (chests moved, a new round) does not count: the acts before it are
    replayed, too.
    """

    def __init__(self) -> None:
        self._acts: list[Act] = []
        self._before: list[Act] = []
        """Acts before the last choice."""
        self.traces: frozenset[Spot] = frozenset()
        """Places where these acts put something."""

    def __bool__(self) -> bool:
        return bool(self._acts)

    def forget(self) -> None:
        """The person has chosen: start again."""
        if not all(act.wipes for act in self._acts):
            self._before = self._acts
        self._acts = []
        self.traces = frozenset()

    def clear(self) -> None:
        """Drop everything: another person looks, or something was undone."""
        self._acts, self._before = [], []
        self.traces = frozenset()

    def add(self, act: Act) -> None:
        """Note an act of any player."""
        if not act.news:
            return
        self.traces = frozenset() if act.wipes else self.traces | act.traces
        if act.motions:
            self._acts = [*self._acts, act][-_MAX_REPLAYED:]

    def again(self, now: AnyView, me: int) -> Iterable[Act]:
        """The acts without their sentences, and finally the present table."""
        moved = all(act.wipes for act in self._acts)
        acts = [*self._before, *self._acts] if moved and self._acts else self._acts
        shown = [replace(act, lines=()) for act in acts[-_MAX_REPLAYED:]]
        return (*shown, Act(now, now, me)) if shown else ()


class Presenter:
    """Shows a game as one observer sees it.

    Args:
        eyes: that observer: the seat `me`, or nobody while several people may look.
        ui: what the game brings.
        text: the language.
        me: the seat at the bottom.
        fresh: whether past events are shown one by one, too; otherwise only new ones.
    """

    def __init__(self, eyes: AnyObserver, ui: AnyTableUI, text: Text, me: int, fresh: bool = False) -> None:
        self.eyes = eyes
        self.me = me
        self.narrative = ui.narrative(text, eyes.header.seats)
        self.picture = ui.picture()
        self._director = ui.director(text.say, eyes.header.seats)
        self._make_remarks = ui.remarks
        self._remarks = ui.remarks and ui.remarks(eyes.header, text)
        self.talk: Talk = "all"
        """Which remarks of captains are shown."""
        self.player = ActPlayer(eyes.header.seats, self.picture)
        self.recent = Recent()
        self._text = text
        self.lines: list[Line] = self._opening()
        self.opened = len(self.lines)
        """Number of lines before the first event."""
        self.said: deque[Sentence] = deque(maxlen=_MAX_SAID)
        """Sentences for screen readers since the table was opened, numbered, in their original language."""
        self._count = 0
        self._replaying = False
        """Whether a replay is running, which plays at any speed setting."""
        self.past: list[AnyObservedStep] = []
        """What has happened as far as it was shown."""
        self.view: AnyView = eyes.view
        """The view being drawn; it lags behind `eyes.view` while acts play."""
        self._then: AnyView | None = None
        """The view once nothing plays any more, if it differs."""
        self._coming: AnyView = self.view
        self._announced: Banner | None = None
        """The banner of the last act, as these eyes read it."""
        past = eyes.past() if fresh else ()
        if past:
            self._look(past[0].before)
            self.take(past)
        else:
            self.catch_up()
        self._say(self.lines[-_REMINDERS:])

    # ------------------------------------------------------------------ what is shown
    @property
    def busy(self) -> bool:
        """Whether acts are playing or waiting."""
        return self.player.busy

    def tell(self, words: str) -> None:
        """Add a sentence for screen readers; numbered, so that equal words are read again."""
        self._count += 1
        self.said.append(Sentence(words, ("log", self._count)))

    # ------------------------------------------------------------------ what happens
    def follow(self, position: int) -> None:
        """Show the steps after a position."""
        self.take(self.eyes.past(position))

    def take(self, steps: Iterable[AnyObservedStep]) -> None:
        """Queue steps, as this observer saw them."""
        for seen in steps:
            lines = tuple(self.narrative.lines(seen))
            sentences = [self.narrative.plain(line) for line in lines]
            act = self._director.act(seen, self.me, sentences)
            act = replace(act, lines=act.lines or lines, step=seen)
            if act.banner is None and seen.cause != "decision":  # it belongs to what it follows from
                act = replace(act, banner=self._announced, early=self._announced)
            self._announced = act.banner
            act = self._remarked(act, seen)
            self.player.add(act)
            self.recent.add(act)
            self._coming = seen.after

    def _remarked(self, act: Act, seen: AnyObservedStep) -> Act:
        """The act with a captain's remark on it; nobody gives the end away before the results do."""
        remark = self._remarks.hear(seen) if self._remarks is not None else None
        if remark is None or remark.final or not remark.shown(self.talk, self.me):
            return act
        return remarked(act, remark, self.picture, self.eyes.header.seats, self._text)

    def update(self, dt: float, speed: Speed, rivals: Rivals = "whole") -> None:
        """Let time pass for moving pieces; a requested replay is shown at any speed."""
        self._begin(self.player.update(dt, "fast" if self._replaying and speed == "off" else speed, rivals))
        self._end_temporary_view()
        self._replaying = self._replaying and self.busy

    def skip(self) -> None:
        """Finish the running act at once."""
        self.player.skip()

    def drain(self, *, to_hit: bool = False) -> None:
        """Finish everything at once, or only up to an act that hits the seat at the bottom."""
        self._begin(self.player.drain(to_hit=to_hit))
        self._end_temporary_view()

    def look(self, me: int, eyes: AnyObserver, view: AnyView | None = None) -> None:
        """Turn the table to another seat, or open or close its secrets; waiting acts finish at once.

        Args:
            view: this observer's view after the last step taken; the present one when None.
        """
        self.drain()
        if me != self.me:
            self.recent.clear()
        self.me, self.eyes = me, eyes
        self.player.turn(me)
        self.past = list(eyes.past()[: len(self.past)])
        self._look(eyes.view if view is None else view)

    def lifted(self) -> None:
        """The curtain was lifted: show what the person has missed."""
        act = self._director.lifted(self.view, self.me)
        if act is not None:
            self.player.add(act)

    def again(self) -> None:
        """Replay the acts of others since the person's last choice."""
        self._replaying = True
        for act in self.recent.again(self._coming, self.me):
            self.player.add(act)

    def replay(self, acts: Iterable[Act]) -> None:
        """Replay acts now, and then the present table."""
        self.drain()
        self._replaying = True
        shown = tuple(acts)
        for act in (*shown, Act(self._coming, self._coming, self.me)) if shown else ():
            self.player.add(act)

    def catch_up(self) -> None:
        """Drop motions and write the log again (a resumed game, an undo)."""
        self.drain()
        self.player.hush()
        self.recent.clear()
        self._look(self.eyes.view)
        self.past = past = list(self.eyes.past())
        if self._make_remarks is not None:
            self._remarks = self._make_remarks(self.eyes.header, self._text)
            for seen in past:
                self._remarks.hear(seen)
        self.lines = self._opening() + [line for seen in past for line in self.narrative.lines(seen)]

    # ------------------------------------------------------------------ inside
    def _opening(self) -> list[Line]:
        """The log's first lines: the commitment to the seed, and the active house rules."""
        header = self.eyes.header
        sealed = self._text.say("log-sealed", digits=header.commitment[:16])
        return [Line(None, line) for line in (sealed, active_house_rules(self._text, header)) if line]

    def _look(self, view: AnyView) -> None:
        self.view = self._coming = view
        self._then = self._announced = None

    def _end_temporary_view(self) -> None:
        """The temporary view of the last act ends once nothing plays."""
        if self._then is not None and not self.busy:
            self.view, self._then = self._then, None

    def _begin(self, acts: Sequence[Act]) -> None:
        for act in acts:
            self.view, self._then = act.after, act.then
        for act in self.player.take_announced():
            if act.step is not None and act.step.position > len(self.past):  # else it is shown again
                self.past.append(act.step)
            self.lines.extend(act.lines)
            if self.picture.hears(act):
                self._say(act.lines)
            if act.spoken:
                self.tell(act.spoken)

    def _say(self, lines: Iterable[Line]) -> None:
        """Add log lines for screen readers."""
        for line in lines:
            self.tell(self.narrative.plain(line))


def remarked(act: Act, remark: Remark, picture: Picture[Any], seats: Sequence[SeatSpec], text: Text) -> Act:
    """The act with a captain's remark, if the picture shows it; the last one of a game is waited for."""
    words = text.say(remark.message, **({"name": remark.name} if remark.name else {}))
    said = picture.bubble(remark, words, act)
    spoken = f"{seats[remark.seat].name}: {words}" if said else ""
    read = [Pause(bubble.delay, bubble.duration) for bubble in said.values() if remark.final]
    return replace(act, remarks=said, spoken=spoken, motions=(*act.motions, *read))


def active_house_rules(text: Text, header: Header) -> str:
    """A sentence about the house rules that differ from the default; "" if none does.

    Args:
        text: the text of that game.
    """
    rules = []
    for option in GAMES[header.game].options:
        value = header.options.get(option.field, option.default)
        value = () if value is None else tuple(value) if isinstance(value, list) else value
        if option.place == "house" and value != option.default:
            rules.append(f"{text.say(f'option-{option.field}')}: {_worded(text, option, value)}")
    return text.say("log-house-rules", rules="; ".join(rules)) if rules else ""


def _worded(text: Text, option: Option, value: Any) -> str:
    """A value as the New game screen words it; one made with the game's own editor is "custom"."""
    if not option.values:
        return text.say(f"option-{option.field}-custom")
    values = value if isinstance(value, tuple) else (value,)
    return ", ".join(text.say(f"option-{option.field}-{item}") for item in values)
