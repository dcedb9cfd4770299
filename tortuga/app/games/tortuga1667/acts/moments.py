"""What is marked while an act plays: which vote cards lie open, what is still on its way."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from tortuga.app.games.tortuga1667.acts.motions import Flip, Lift, Shuffle, TreasurePiece, TurnEvent, Walk
from tortuga.app.games.tortuga1667.seen.polls import Poll, poll_of, poll_shown, shown_last, turned
from tortuga.app.games.tortuga1667.seen.shown import TableMarks, event_of, table_marks
from tortuga.app.table.acts.motion import share
from tortuga.app.table.acts.motions import Act, Travel
from tortuga.app.table.marks import Spot
from tortuga.games.tortuga1667.state import View

_LIFT = 12.0


def moment(act: Act, time: float, still: bool) -> TableMarks:
    """See `Picture.playing`."""
    marks = table_marks(act.marks)
    before: View = act.before
    after: View = act.after
    poll = marks.poll or _poll(act, time, before, after)
    event = marks.event or event_of(after.table) or event_of(before.table)
    coming = {} if still else _coming(act, time)
    lifted = {} if still else _lifted(act, time)
    return replace(
        marks,
        # nobody looks pleased or angry of what nobody knows yet
        moods=marks.moods if time >= act.revealed else {},
        poll=poll,
        event=event,
        turning=any(isinstance(each, TurnEvent) and time < each.shown for each in act.motions),
        stands=None if still or not _walking(act, time) else before.table.board,
        lights=True,
        shuffled=not still and _shuffled(act, time),
        coming={**coming, **marks.coming},
        lifted={**lifted, **marks.lifted},
    )


def _poll(act: Act, time: float, before: View, after: View) -> Poll | None:
    """The vote with the cards that lie open by now."""
    flips = [motion for motion in act.motions if isinstance(motion, Flip)]
    if not flips:
        return poll_of(after.table) or poll_of(before.table)
    shown = shown_last(after.table)
    if shown is None:
        return None
    lying = sum(time >= flip.delay + flip.duration / 2 for flip in flips)
    return turned(poll_shown(shown), lying)


def _shuffled(act: Act, time: float) -> bool:
    """Whether the backs of a vote cross each other."""
    crossing = [each for each in act.motions if isinstance(each, Shuffle)]
    return any(each.delay < time < each.delay + each.duration for each in crossing)


def _walking(act: Act, time: float) -> bool:
    """Whether somebody is still on his way."""
    walks = [each for each in act.motions if isinstance(each, Walk)]
    return any(time < each.delay + each.duration for each in walks)


def _coming(act: Act, time: float) -> dict[Spot, int]:
    """Treasures in flight, by where they will lie; a hold counts for its nation's score."""
    found: Counter[Spot] = Counter()
    for motion in act.motions:
        if not isinstance(motion, Travel) or not isinstance(motion.piece, TreasurePiece):
            continue
        if time < motion.delay + motion.duration:
            end = Spot("galleon") if motion.end.kind == "chest" else motion.end
            found[end] += 1
            if end.kind == "hold":
                found[Spot("score", index=end.index % 2)] += 1
            if motion.start.kind == "hold":
                found[Spot("score", index=motion.start.index % 2)] -= 1
    return dict(found)


def _lifted(act: Act, time: float) -> dict[int, float]:
    """Cards of the row that somebody looks at: up, a while, down."""
    found: dict[int, float] = {}
    for motion in act.motions:
        if isinstance(motion, Lift):
            part = share(time, motion.delay, motion.duration)
            up = min(1.0, part * 4, (1 - part) * 4)
            found |= {card: round(_LIFT * max(0.0, up)) for card in motion.cards}
    return found
