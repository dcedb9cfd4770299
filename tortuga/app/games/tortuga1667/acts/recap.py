"""What happened since the last turn of a seat, in a few lines picked by weight from public events."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final, cast

import msgspec

from tortuga.app.games.tortuga1667.acts import pace
from tortuga.app.games.tortuga1667.acts.announcing import befalls
from tortuga.app.games.tortuga1667.acts.director import TableDirector67
from tortuga.app.games.tortuga1667.acts.motions import TableMotion
from tortuga.app.games.tortuga1667.narrative import Narrative1667
from tortuga.app.games.tortuga1667.words.naming import Naming
from tortuga.app.table.acts.motions import Act, Recap, Retold
from tortuga.app.table.marks import Line
from tortuga.app.table.ui.anygame import AnyObservedStep
from tortuga.app.text import Text
from tortuga.games.tortuga1667 import events as ev
from tortuga.kernel.players import SeatSpec

MAX_PICTURE_S: Final = 2.5
"""Seconds for which the picture of one line plays, at most."""
_SHARED_WEIGHT: Final = 6
"""The weight of views and rows, which share a line."""
_NEVER: Final = 7
_BY_WEIGHT: Final[tuple[tuple[type, ...], ...]] = (
    (),
    (ev.TreasureTaken, ev.Sneaked, ev.BrawlSettled, ev.SeasRose),
    (ev.VoteShown,),
    (ev.Marooned, ev.AlbatrossStruck, ev.Rescued, ev.Shot, ev.PawnsSwapped, ev.BellsRung),
    (ev.CardKept, ev.LetterKept, ev.MapGiven, ev.MapUsed),
    (ev.CardTurned,),
)
"""Events from the first weight on: 0 = it happens to the seat."""


def retold(text: Text, seats: Sequence[SeatSpec], past: Sequence[AnyObservedStep], me: int) -> Recap:
    """What a seat missed since its last turn."""
    if not past:
        return Recap(())
    now, (start, end) = past[-1].after.table, _window(past, me)
    turn = now.turn if now.stage == "act" and now.current == me and now.action <= 1 else None
    if start >= end:
        return Recap((), turn=turn)
    before, after = past[start].before.table.board.totals, past[end - 1].after.table.board.totals
    heading = text.say(
        "recap-scores", british=before[0], then_british=after[0], french=before[1], then_french=after[1]
    )
    lines = tuple(_lines(text, seats, past[start:end], me))
    return Recap(lines, heading, turn)


def _window(past: Sequence[AnyObservedStep], me: int) -> tuple[int, int]:
    """From the end of the last turn of a seat to the beginning of its next one, or to now.

    A vote that the seat called in it comes first: at the highest speed nothing else shows how it ended.
    """
    begun = [at for at, seen in enumerate(past) if isinstance(seen.event, ev.TurnBegan)]
    end = len(past)
    if begun and past[begun[-1]].event.seat == me:
        end = begun.pop()
    mine = max((at for at in begun if past[at].event.seat == me), default=-1)
    start = next((at for at in begun if at > mine), end)
    own = (at for at in range(mine + 1, start) if mine >= 0 and isinstance(past[at].event, ev.VoteShown))
    return max(own, default=start), end


def _lines(
    text: Text, seats: Sequence[SeatSpec], since: Sequence[AnyObservedStep], me: int
) -> Iterator[Retold]:
    """All lines in the order of their events; views and rows share one line in the place of the last."""
    narrative, director = Narrative1667(text, seats), TableDirector67(text.say)
    names = Naming(text.say, seats)
    named = _named(since, me)
    quiet = [at for at, seen in enumerate(since) if isinstance(seen.event, ev.Looked | ev.Rowed)]
    for at, seen in enumerate(since):
        if quiet and at == quiet[-1]:
            viewed = [since[step].event.cards for step in quiet if isinstance(since[step].event, ev.Looked)]
            rows = len(quiet) - len(viewed)
            sentence = text.say("recap-quiet", views=sum(map(len, viewed)), rows=rows)
            acts = [director.act(since[step], me) for step in quiet]
            yield Retold(Line(None, sentence), _SHARED_WEIGHT, _brief(acts))
        cause = next((step for step, of in named.items() if of == at), at)
        weight = min(_weight(seen.event, me), _weight(since[cause].event, me))
        if weight < _SHARED_WEIGHT and at not in named and (lines := narrative.lines(seen)):
            if since[cause].event is not seen.event and not isinstance(since[cause].event, ev.CardTurned):
                lines = narrative.lines(since[cause])
            parts = [since[cause], seen] if cause != at else [seen]
            acts = [director.act(part, me, [line.text for line in narrative.lines(part)]) for part in parts]
            vote = isinstance(since[cause].event, ev.VoteShown)
            line = lines[-1] if vote else lines[0]  # after El Dorados that were played
            sentence, turned = line.text, since[cause].event if cause != at else None
            if isinstance(turned, ev.CardTurned) and (card := names.event(turned.event)) not in sentence:
                sentence = f"{sentence} ({card})"  # the card has no line of its own
            yield Retold(msgspec.structs.replace(line, text=sentence, loud=False), weight, _brief(acts))


def _named(since: Sequence[AnyObservedStep], me: int) -> dict[int, int]:
    """Maps the index of an event to that of a later event whose line covers it, too.

    The marooning covers the shot or order before it, the effect of a card its being turned. Where both
    treasures go is said by the brawl itself.
    """
    tellers: dict[int, int] = {}
    turned = aimed = voted = -1
    for at, seen in enumerate(since):
        match seen.event:
            case ev.TurnBegan():
                turned = aimed = voted = -1
            case ev.VoteShown():
                voted = at
            case ev.CardTurned():
                turned = at
            case ev.Shot() | ev.MaroonOrdered():
                if turned >= 0:
                    tellers[turned] = at
                turned, aimed = -1, at
            case ev.BrawlSettled() if voted >= 0:
                tellers[voted] = at
            case ev.Marooned(seat) if aimed >= 0 and since[aimed].event.target == seat:
                tellers[aimed] = at
                aimed = -1
            case event if turned >= 0 and _weight(event, me) < _weight(since[turned].event, me):
                tellers[turned] = at
                turned = -1
    return tellers


def _weight(event: ev.Event, me: int) -> int:
    """The rank of an event in the recap: 0 = it happens to this seat, or is its vote; 6 = views and rows.

    By public facts alone.
    """
    if befalls(event, me) or (isinstance(event, ev.VoteShown) and event.seat == me):
        return 0
    return next((weight for weight, kinds in enumerate(_BY_WEIGHT) if isinstance(event, kinds)), _NEVER)


def _brief(acts: Sequence[Act]) -> tuple[Act, ...]:
    """Acts that last no longer than `MAX_PICTURE_S` together."""
    whole = sum(act.length for act in acts)
    part = min(1.0, MAX_PICTURE_S / whole) if whole else 1.0
    return tuple(
        replace(
            act,
            motions=pace.shrunk(cast(tuple[TableMotion, ...], act.motions), part),
            sounds=tuple(replace(cue, at=cue.at * part) for cue in act.sounds),
        )
        for act in acts
        if act.motions
    )
