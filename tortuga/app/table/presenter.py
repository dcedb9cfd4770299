"""What the person in front of the screen has seen so far: events shown one after the other, and once more."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from tortuga.app.scene.protocol import Sentence
from tortuga.app.settings import Speed
from tortuga.app.table.acts.motion import ActPlayer
from tortuga.app.table.acts.motions import Act
from tortuga.app.table.marks import Banner, Line, Spot
from tortuga.app.table.ui.anygame import AnyObservedStep, AnyObserver, AnyView
from tortuga.app.table.ui.table import AnyTableUI
from tortuga.app.text import Text
from tortuga.games import GAMES
from tortuga.kernel.game import Option
from tortuga.kernel.log.format import Header

_MOST = 40
"""Acts that are shown again at most: about one phase."""

_MOST_SAID = 200
"""Sentences that may wait for a screen reader: more than come between two frames."""
_REMINDERS = 8
"""Lines of a game that goes on that are said at the beginning."""


class Recent:
    """The acts of others, until the person in front of the screen has chosen again.

    A choice after which everything was only put elsewhere (chests moved, a new round) does not count: what
    the others did before it is shown again, too.
    """

    def __init__(self) -> None:
        self._acts: list[Act] = []
        self._before: list[Act] = []
        """Those before the last choice."""
        self.traces: frozenset[Spot] = frozenset()
        """Places on which something of theirs arrived."""

    def __bool__(self) -> bool:
        return bool(self._acts)

    def forget(self) -> None:
        """The person has chosen: what comes from now on is news."""
        if not all(act.wipes for act in self._acts):
            self._before = self._acts
        self._acts = []
        self.traces = frozenset()

    def clear(self) -> None:
        """Somebody else looks, or something was taken back: there is nothing to be shown again."""
        self._acts, self._before = [], []
        self.traces = frozenset()

    def add(self, act: Act) -> None:
        """An act of anybody happened."""
        if not act.news:
            return
        self.traces = frozenset() if act.wipes else self.traces | act.traces
        if act.motions:
            self._acts = [*self._acts, act][-_MOST:]

    def again(self, now: AnyView, me: int) -> Iterable[Act]:
        """The acts without their sentences, and at the end the table as it is now."""
        moved = all(act.wipes for act in self._acts)
        acts = [*self._before, *self._acts] if moved and self._acts else self._acts
        shown = [replace(act, lines=()) for act in acts[-_MOST:]]
        return (*shown, Act(now, now, me)) if shown else ()


class Presenter:
    """Shows a game to one pair of eyes.

    Args:
        eyes: whose secrets are seen: those of `me`, or nobody's while several persons may look.
        ui: the game's own part.
        text: the language.
        me: the seat at the bottom.
        fresh: whether everything so far is shown as it happened; else only what comes.
    """

    def __init__(self, eyes: AnyObserver, ui: AnyTableUI, text: Text, me: int, fresh: bool = False) -> None:
        self.eyes = eyes
        self.me = me
        self.narrative = ui.narrative(text, eyes.header.seats)
        self.picture = ui.picture()
        self._director = ui.director(text.say)
        self.player = ActPlayer(eyes.header.seats, self.picture)
        self.recent = Recent()
        self._text = text
        self.lines: list[Line] = self._opening()
        self.opened = len(self.lines)
        """How many of them stand before the first event."""
        self.said: deque[Sentence] = deque(maxlen=_MOST_SAID)
        """The lines that came since the table stands, in the language in which they came, numbered."""
        self._count = 0
        self._asked = False
        """Whether what moves is shown once more, because somebody asked for it."""
        self._seen: AnyView = eyes.view
        self._then: AnyView | None = None
        """What is seen once nothing plays any more, where that is something else."""
        self._coming: AnyView = self._seen
        past = eyes.past() if fresh else ()
        if past:
            self._look(past[0].before)
            self.take(past)
        else:
            self.catch_up()
        self._say(self.lines[-_REMINDERS:])

    # ------------------------------------------------------------------ what is shown
    @property
    def view(self) -> AnyView:
        """The table as it is drawn now."""
        return self._seen

    @property
    def busy(self) -> bool:
        """Whether something is still to be shown."""
        return self.player.busy

    def banner(self) -> Banner | None:
        """The announcement of the playing act."""
        return self.player.act.banner if self.player.act is not None else None

    def tell(self, words: str) -> None:
        """Say something to who cannot see it; the same words may come again, with another number."""
        self._count += 1
        self.said.append(Sentence(words, ("log", self._count)))

    # ------------------------------------------------------------------ what happens
    def follow(self, position: int) -> None:
        """Show what has happened since so many steps counted."""
        self.take(self.eyes.past(position))

    def take(self, steps: Iterable[AnyObservedStep]) -> None:
        """Show steps as these eyes saw them, after those that still wait."""
        for seen in steps:
            lines = tuple(self.narrative.lines(seen))
            told = [self.narrative.plain(line) for line in lines]
            act = self._director.act(seen, self.me, told).with_lines(lines)
            self.player.add(act)
            self.recent.add(act)
            self._coming = seen.after

    def update(self, dt: float, speed: Speed) -> None:
        """Let time pass for what moves; what was asked for is to be seen at any speed."""
        self._begin(self.player.update(dt, "fast" if self._asked and speed == "off" else speed))
        self._rest()
        self._asked = self._asked and self.busy

    def plain(self, line: Line) -> str:
        """A line of the log with its sign in words."""
        return self.narrative.plain(line)

    def skip(self) -> None:
        """Finish the running act at once."""
        self.player.skip()

    def drain(self, *, to_hit: bool = False) -> None:
        """Finish everything at once, or up to what is done to the seat at the bottom."""
        self._begin(self.player.drain(to_hit=to_hit))
        self._rest()

    def look(self, me: int, eyes: AnyObserver, view: AnyView | None = None) -> None:
        """Turn the table to another seat, or close or open its secrets; what waits is finished at once.

        Args:
            view: what these eyes saw after the last step that was taken; what they see now when None.
        """
        self.drain()
        if me != self.me:
            self.recent.clear()
        self.me, self.eyes = me, eyes
        self.player.turn(me)
        self._look(eyes.view if view is None else view)

    def lifted(self) -> None:
        """The curtain was lifted: show what the person has missed behind it."""
        act = self._director.lifted(self._seen, self.me)
        if act is not None:
            self.player.add(act)

    def again(self) -> None:
        """Show once more what the others did since one's own last choice."""
        self._asked = True
        for act in self.recent.again(self._coming, self.me):
            self.player.add(act)

    def replay(self, acts: Iterable[Act]) -> None:
        """Show acts of before once more, at once, and the table as it is now after them."""
        self.drain()
        self._asked = True
        shown = tuple(acts)
        for act in (*shown, Act(self._coming, self._coming, self.me)) if shown else ():
            self.player.add(act)

    def catch_up(self) -> None:
        """Forget motions and lines; tell the log anew (a resumed game, an undo)."""
        self.drain()
        self.player.hush()
        self.recent.clear()
        self._look(self.eyes.view)
        past = self.eyes.past()
        self.lines = self._opening() + [line for seen in past for line in self.narrative.lines(seen)]

    # ------------------------------------------------------------------ inside
    def _opening(self) -> list[Line]:
        """How every log begins, in the language of now: what is promised of the dice, and by which rules."""
        header = self.eyes.header
        sealed = self._text.say("log-sealed", digits=header.commitment[:16])
        return [Line(None, told) for told in (sealed, active_house_rules(self._text, header)) if told]

    def _look(self, view: AnyView) -> None:
        self._seen = self._coming = view
        self._then = None

    def _rest(self) -> None:
        """Nothing plays any more: what an act held for its own time is over."""
        if self._then is not None and not self.busy:
            self._seen, self._then = self._then, None

    def _begin(self, acts: Sequence[Act]) -> None:
        for act in acts:
            self._seen, self._then = act.after, act.then
        for act in self.player.take_announced():
            self.lines.extend(act.lines)
            if self.picture.hears(act):
                self._say(act.lines)

    def _say(self, lines: Iterable[Line]) -> None:
        """These lines came."""
        for line in lines:
            self.tell(self.plain(line))


def active_house_rules(text: Text, header: Header) -> str:
    """The house rules of a game that differ from the usual ones, in a sentence; "" if none does.

    Args:
        text: the voice of that game.
    """
    told = []
    for option in GAMES[header.game].options:
        value = header.options.get(option.field, option.default)
        value = () if value is None else tuple(value) if isinstance(value, list) else value
        if option.place == "house" and value != option.default:
            told.append(f"{text.say(f'option-{option.field}')}: {_worded(text, option, value)}")
    return text.say("log-house-rules", rules="; ".join(told)) if told else ""


def _worded(text: Text, option: Option, value: Any) -> str:
    """A value as New game words it; what only an editor of the game knows is a set of one's own."""
    if not option.values:
        return text.say(f"option-{option.field}-custom")
    values = value if isinstance(value, tuple) else (value,)
    return ", ".join(text.say(f"option-{option.field}-{each}") for each in values)
