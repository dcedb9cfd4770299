"""The votes so far: public, as everybody saw them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tortuga.app.draw.canvas import LEAST, Canvas, Style, legible
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga1667.palette import ICON, NATIONS, TOP, Nation, Top, nation_named
from tortuga.app.games.tortuga1667.pieces.faces import draw_face
from tortuga.app.games.tortuga1667.pieces.nations import draw_badge
from tortuga.app.games.tortuga1667.seen.shown import TableShown
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.pieces import PLACE_NAMES, SKULL

SECTIONS_OF: Final[dict[str, tuple[tuple[Top | Nation | bool, str, int], ...]]] = {
    "attack": (("cannon", "C", 0), ("torch", "T", 0), ("water", "W", 0)),
    "mutiny": ((True, SKULL, 2), (False, "b", 2)),
    "brawl": (("british", "B", 1), ("french", "F", 1)),
}
"""What is counted in a vote: how it is drawn, its letter on a card, the section of the card."""
_LINE: Final = 50
_NARROW: Final = 420
"""Lists less wide than this show each vote in two lines..."""
_SECOND: Final = 14
"""...which are higher by this."""
_LARGEST: Final = 1.7
"""The greatest factor by which votes without a heading are enlarged."""
_WOOD: Final = "#b58d5c"


@dataclass(frozen=True, slots=True)
class Held:
    """A vote that was shown."""

    turn: int
    who: str
    kind: str
    title: str
    counts: tuple[int, ...]
    result: str
    good: bool


def draw_symbol(canvas: Canvas, section: Top | Nation | bool, center: Point, size: float) -> None:
    """What a vote counts, without its card: cannon, torch, water; a flag; a skull (True) or a blank."""
    if section is True:
        canvas.icon(ICON["skull"], center, size, "cream", 140)
    elif section is False:
        canvas.fill(Box.around(center, size * 0.92, size * 0.4), _WOOD, radius=4)
    elif section in NATIONS:
        draw_badge(canvas, nation_named(section), center, size)
    else:
        look = next(TOP[top] for top in TOP if top == section)
        canvas.icon(look.icon, center, size, look.sky, 140)


def held(shown: TableShown) -> tuple[Held, ...]:
    """All votes so far, the latest first, without the one whose cards are being turned over."""
    votes: list[Held] = []
    call, poll = shown.table.call, shown.poll
    turning = poll is not None and poll.closed and call is not None and bool(call.result)
    for past in reversed(shown.table.history):
        event = past.event
        if not isinstance(event, ev.VoteShown):
            continue
        if turning:
            turning = False
            continue
        sections = SECTIONS_OF[event.kind]
        counts = tuple(sum(card[at] == letter for card in event.cards) for _, letter, at in sections)
        place = shown.say(f"place-short-{PLACE_NAMES[event.place]}")
        title = shown.say(f"pic-vote-{event.kind}", place=place)
        result, good = shown.say(f"pic-result-{event.result}"), event.result not in ("failure", "tie")
        votes.append(Held(past.turn, shown.colour(event.seat), event.kind, title, counts, result, good))
    return tuple(votes)


def votes_so_far(canvas: Canvas, shown: TableShown, box: Box, *, alone: bool = False) -> None:
    """The votes so far on a well, as many as the box has room for.

    Args:
        alone: whether the list has a sheet of its own: then it has no heading, and few votes are larger.
    """
    title = "" if alone else shown.say("pic-votes-so-far")
    draw_votes(canvas, box, held(shown), title, shown.say("pic-no-votes"))


def draw_votes(canvas: Canvas, box: Box, votes: Sequence[Held], title: str, none: str) -> None:
    """A list of votes, or the words `none` if there are none."""
    canvas.plate("well", box)
    top = 36.0 if title else 10.0
    if title:
        canvas.write(title, legible("sc", 20, "label", "shade"), box.line(20, 16))
    if not votes:
        canvas.write(none, legible("ital", 18, "locked"), box.line(top + 16, 16))
        return
    narrow = box.w < _NARROW
    pitch: float = _LINE + (_SECOND if narrow else 0)
    scale = 1.0 if title else max(1.0, min(_LARGEST, (box.h - 2 * top) / (len(votes) * pitch)))
    pitch *= scale
    first = Box(box.x + 8, box.y + top, box.w - 16, pitch - 6)
    for k, vote in enumerate(votes[: max(1, int((box.h - top - 2) // pitch))]):
        _line(canvas, first.moved(dy=k * pitch), vote, narrow, scale)


def _line(canvas: Canvas, box: Box, vote: Held, narrow: bool, scale: float) -> None:
    """A vote: its turn, who called it, its title, the counts and the result."""
    canvas.plate("well_faint", box)
    x, middle = box.x, box.center[1]
    style = Style("bold", 18 * scale, "label_dim", "shade")
    canvas.write(str(vote.turn), style, (x + 22 * scale, middle), anchor="center")
    draw_face(canvas, vote.who, (x + 58 * scale, middle), 36 * scale)
    tone = "good" if vote.good else "warn"
    first, counts = (middle - 13, middle + 13) if narrow else (middle, middle)
    left = x + 86 * scale
    cx = left + 10 if narrow else x + box.w * 0.56
    for (section, _, _), count in zip(SECTIONS_OF[vote.kind], vote.counts, strict=True):
        draw_symbol(canvas, section, (cx, counts), 27 * scale)
        spot = (cx + 16 * scale, counts)
        counted = canvas.write(f"\u00d7{count}", Style("black", 18 * scale, "cream", "shade"), spot)
        cx = counted.right + 20 * scale
    right, beside = box.right - 8, counts
    whole = box.w - 94 if narrow else x + box.w * 0.54 - left
    room, named = right - cx, whole
    least = canvas.width(vote.result, "bold", LEAST, True)
    if narrow and least > room:  # three counts leave too little room: the result joins the title
        beside, room, named = first, least + 1, whole - least - 9
    result = legible("bold", 18 * scale, tone, "shade", most=22 * scale)
    canvas.write(vote.result, result, (right, beside), room, "midright")
    title = legible("sc", 19 * scale, "cream", "shade", most=23 * scale)
    canvas.write(vote.title, title, (left, first), named)
