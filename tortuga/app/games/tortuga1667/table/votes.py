"""Votes: those so far, public, as everybody saw them; and the panel of a running one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from tortuga.app.draw.canvas import MIN_TEXT, Canvas, Style, legible
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga1667.layout import VOTE_SHAPE
from tortuga.app.games.tortuga1667.palette import ICON, NATIONS, TOP, Nation, Top, nation_named
from tortuga.app.games.tortuga1667.pieces.cards import draw_vote_back, vote_front
from tortuga.app.games.tortuga1667.pieces.marks import draw_tick
from tortuga.app.games.tortuga1667.pieces.nations import draw_badge, draw_face
from tortuga.app.games.tortuga1667.seen import spots
from tortuga.app.games.tortuga1667.seen.shown import Poll, TableShown
from tortuga.app.table.marks import Banner
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.pieces import CANNON, PLACE_NAMES, SKULL, TORCH, WATER

Counted: TypeAlias = Top | Nation | bool
"""What is counted in a vote: cannons, torches, water; a flag; skulls (True) or blanks."""
SECTIONS_OF: Final[dict[str, tuple[tuple[Counted, str, int], ...]]] = {
    "attack": (("cannon", "C", 0), ("torch", "T", 0), ("water", "W", 0)),
    "mutiny": ((True, SKULL, 2), (False, "b", 2)),
    "brawl": (("british", "B", 1), ("french", "F", 1)),
}
"""What is counted in a vote: how it is drawn, its letter on a card, the section of the card."""
_VOTE_H: Final = 50
_NARROW: Final = 420
"""Lists less wide than this show each vote in two lines..."""
_SECOND: Final = 14
"""...which are higher by this."""
_LARGEST: Final = 1.7
"""The greatest factor by which votes without a heading are enlarged."""
_WOOD: Final = "#b58d5c"
_TURN_X, _FACE_X, _FACE, _TITLE_X = 22, 58, 36, 86
"""In a row not enlarged: the middles of turn and face, the size of the face, the left edge of the title."""
_SYMBOL, _BESIDE, _APART = 27, 16, 20
"""The size of a symbol, from its middle to its count, and from there to the next one."""
_TURN: Final = Style("bold", 18, "label_dim", "shade")
_COUNT: Final = Style("black", 18, "cream", "shade")
_RESULT: Final = legible("bold", 18, "good", "shade", most=22)
_TITLE: Final = legible("sc", 19, "cream", "shade", most=23)
_HEADING: Final = legible("sc", 20, "label", "shade")
_NONE: Final = legible("ital", 18, "locked")
_LABEL: Final = legible("bold", 18, "label", "shade")


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


def draw_symbol(canvas: Canvas, section: Counted, center: Point, size: float) -> None:
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

    If they have a sheet `alone`, they need no heading, and few of them are larger.
    """
    title = "" if alone else shown.say("pic-votes-so-far")
    draw_votes(canvas, box, held(shown), title, shown.say("pic-no-votes"))


def draw_votes(canvas: Canvas, box: Box, votes: Sequence[Held], title: str, none: str) -> None:
    """A list of votes, or the words `none` if there are none."""
    canvas.plate("well", box)
    top = 36.0 if title else 10.0
    if title:
        canvas.write(title, _HEADING, box.line(20, 16))
    if not votes:
        canvas.write(none, _NONE, box.line(top + 16, 16))
        return
    narrow = box.w < _NARROW
    pitch: float = _VOTE_H + (_SECOND if narrow else 0)
    scale = 1.0 if title else max(1.0, min(_LARGEST, (box.h - 2 * top) / (len(votes) * pitch)))
    pitch *= scale
    first = Box(box.x + 8, box.y + top, box.w - 16, pitch - 6)
    for k, vote in enumerate(votes[: max(1, int((box.h - top - 2) // pitch))]):
        _vote(canvas, first.moved(dy=k * pitch), vote, narrow, scale)


def _vote(canvas: Canvas, box: Box, vote: Held, narrow: bool, scale: float) -> None:
    """A vote: its turn, who called it, its title, the counts and the result."""

    def scaled(style: Style) -> Style:
        return style._replace(size=style.size * scale, most=style.most * scale)

    canvas.plate("well_faint", box)
    x, middle = box.x, box.center[1]
    canvas.write(str(vote.turn), scaled(_TURN), (x + _TURN_X * scale, middle), anchor="center")
    draw_face(canvas, vote.who, (x + _FACE_X * scale, middle), _FACE * scale)
    first, counts = (middle - 13, middle + 13) if narrow else (middle, middle)
    left = x + _TITLE_X * scale
    cx = left + 10 if narrow else x + box.w * 0.56
    for (section, _, _), count in zip(SECTIONS_OF[vote.kind], vote.counts, strict=True):
        draw_symbol(canvas, section, (cx, counts), _SYMBOL * scale)
        counted = canvas.write(f"\u00d7{count}", scaled(_COUNT), (cx + _BESIDE * scale, counts))
        cx = counted.right + _APART * scale
    right, beside = box.right - 8, counts
    whole = box.w - 94 if narrow else x + box.w * 0.54 - left
    room, named = right - cx, whole
    least = canvas.width(vote.result, "bold", MIN_TEXT, True)
    if narrow and least > room:  # three counts leave too little room: the result joins the title
        beside, room, named = first, least + 1, whole - least - 9
    result = scaled(_RESULT).inked("good" if vote.good else "warn")
    canvas.write(vote.result, result, (right, beside), room, "midright")
    canvas.write(vote.title, scaled(_TITLE), (left, first), named)


# ------------------------------------------------------------------ the panel of a running vote
PANEL: Final = Box(744, 706, 764, 350)
_NAMEPLATE: Final = Box(PANEL.x + 130, PANEL.y - 6, PANEL.w - 260, 44)
_CLOTH: Final = Box(PANEL.x + 18, PANEL.y + 46, PANEL.w - 36, 146)
TALLY: Final = Box(PANEL.x + 18, PANEL.y + 202, PANEL.w - 36, 66)
_SENTENCE: Final = Box(PANEL.x + 18, PANEL.y + 278, PANEL.w - 36, 58)
"""The lowest line."""
_SPOKEN: Final = _SENTENCE.inset(18, 0)
_REPLY: Final = _SENTENCE.line(_SENTENCE.h / 2, 58, 16)
"""Its words, and the answer to what the person did, beside an icon."""
_MIDDLE: Final = (1126, 822)
"""Of the row of cards."""
_CARD, _GAP, _ROOM = 84, 14, 724
"""The width of a card, the gap between two, and the room for all."""
_TO_COME: Final = 70
"""The opacity of a card that is still to come."""
_CANNONS, _TORCHES, _WATERS = (TALLY.cut(left=144)[0].moved(left) for left in (0, 154, 326))
_LEAD: Final = TALLY.cut(left=96)[0].moved(498)
"""The tally of an attack."""
_SIDES: Final = tuple(TALLY.cut(left=180)[0].moved(left) for left in (0, 192))
"""Its parts if there are two sides."""
_STANDING_ATTACK, _STANDING_SIDES = TALLY.cut(left=604)[1], TALLY.cut(left=392)[1]
_NUMBER_DOWN, _LABEL_DOWN, _LABEL_X = TALLY.h * 0.34, TALLY.h * 0.74, 66
_HEAD: Final = legible("sc", 24, "button_ink", "shade")
_BIG: Final = Style("black", 30, "cream", "shade")
_STANDING: Final = legible("ital", 18, "label", "shade")
_STANDS: Final = legible("sc", 23, "good", "shade")
_BETWEEN: Final = 20.0
"""Between what the vote decides and what can still change it."""
_CHANGE: Final = legible("bold", 19, "label", "shade")
_SAID: Final = legible("text", 20, "cream", "shade")


def poll_card(index: int, count: int) -> Box:
    """A card of a vote with `count` cards; they are smaller if there are more than seven."""
    wide = min(_CARD, _ROOM / max(1, count) - 6)
    pitch = min(_CARD + _GAP, _ROOM / max(1, count))
    middle = (_MIDDLE[0] + (index - (count - 1) / 2) * pitch, _MIDDLE[1])
    return Box.around(middle, wide, wide * VOTE_SHAPE)


def vote_panel(canvas: Canvas, shown: TableShown, poll: Poll) -> None:
    """Paint the panel."""
    canvas.plate("wood_brass", PANEL)
    title = shown.say(f"poll-{poll.kind}", place=shown.say(f"place-{PLACE_NAMES[poll.place]}"))
    canvas.plate("primary", _NAMEPLATE)
    room, (x, y) = _NAMEPLATE.w - 70, _NAMEPLATE.center
    left = x - (min(canvas.width(title, _HEAD.role, _HEAD.size), room) + 36) / 2
    canvas.icon(ICON[poll.kind], (left + 14, y), 28, "button_ink", 120)
    canvas.write(title, _HEAD, (left + 36, y - 1), room)
    _cards(canvas, shown, poll)
    (_attack if poll.kind == "attack" else _sides)(canvas, shown, poll)
    _sentence(canvas, shown, poll)


def _cards(canvas: Canvas, shown: TableShown, poll: Poll) -> None:
    """The cards on the cloth: open ones, backs, and faint backs of those still to come."""
    canvas.plate("leather", _CLOTH)
    given = len(poll.cast)
    all_in = given >= len(poll.voters)
    for k in range(0 if shown.marks.shuffled else poll.count):
        if not shown.rests(spots.poll(k, poll.count)):
            continue
        card = poll_card(k, poll.count)
        if k < len(poll.cards):
            vote_front(canvas, poll.cards[k], card.center, card.w, poll.kind)
        else:
            draw_vote_back(canvas, card.center, card.w, alpha=255 if all_in or k < given else _TO_COME)
    if not all_in:
        label = shown.say("poll-cast", cast=given, voters=len(poll.voters))
        spot = (PANEL.center[0], _CLOTH.bottom - 6)
        canvas.tag(spot, label, "tag_dark", ICON["wait"], 18, max_w=PANEL.w - 80)


# ------------------------------------------------------------------ tally
_Count: TypeAlias = tuple[Counted, int, str, bool | None]
"""What is counted, how many lie open, the label, and whether that is enough (False: it is missing)."""


def _count(canvas: Canvas, box: Box, count: _Count) -> None:
    """A symbol, how many of it lie open, and a word below."""
    section, number, label, good = count
    canvas.plate("well_good" if good else "well_warn" if good is False else "well", box)
    if good:
        draw_tick(canvas, (box.right - 10, box.y + 8), 26)
    elif good is False:
        canvas.disc("warn_plate", ICON["cancel"], (box.right - 10, box.y + 8), 24, ring="gold_l")
    draw_symbol(canvas, section, (box.x + 34, box.center[1]), 42)
    canvas.write(f"\u00d7{number}", _BIG.fixed(26), (box.x + _LABEL_X, box.y + _NUMBER_DOWN))
    canvas.write(label, _LABEL, box.line(_LABEL_DOWN, _LABEL_X, 6))


def _attack(canvas: Canvas, shown: TableShown, poll: Poll) -> None:
    """A cannon is needed, and more torches than water."""
    cannons, torches, waters = (poll.counted(letter) for letter in (CANNON, TORCH, WATER))
    needs = shown.say("poll-needs", count=1)
    _count(canvas, _CANNONS, ("cannon", cannons, needs, bool(cannons) if poll.cards else None))
    _count(canvas, _TORCHES, ("torch", torches, shown.say("poll-torches"), None))
    _count(canvas, _WATERS, ("water", waters, shown.say("poll-waters"), None))
    for sign, box in (("\u2212", _WATERS), ("=", _LEAD)):
        canvas.write(sign, _BIG, (box.x - 14, box.center[1]), anchor="center")
    good = poll.lead > 0 if poll.cards else None
    _sum(canvas, _LEAD, poll.lead, good, shown.say("poll-needs-lead"))
    _standing(canvas, shown, poll, _STANDING_ATTACK)


def _sum(canvas: Canvas, box: Box, lead: int, good: bool | None, label: str) -> None:
    canvas.plate("well_good" if good else "well_warn" if good is False else "well", box)
    number = f"+{lead}" if lead > 0 else str(lead).replace("-", "\u2212")
    canvas.write(number, _BIG.fixed(27), (box.center[0], box.y + _NUMBER_DOWN), anchor="center")
    canvas.write(label, _LABEL, box.line(_LABEL_DOWN, 4), anchor="center")


def _sides(canvas: Canvas, shown: TableShown, poll: Poll) -> None:
    """A mutiny needs more skulls than not; a brawl is won by the side with more cards."""
    first: _Count
    second: _Count
    if poll.kind == "mutiny":
        skulls, most = poll.counted(SKULL, 2), poll.count // 2 + 1
        first = (True, skulls, shown.say("poll-needs", count=most), skulls >= most or None)
        second = (False, len(poll.cards) - skulls, shown.say("poll-blanks"), None)
    else:
        british, french = poll.counted("B", 1), poll.counted("F", 1)
        first = ("british", british, shown.say("side-british"), british > french or None)
        second = ("french", french, shown.say("side-french"), french > british or None)
    for box, count in zip(_SIDES, (first, second), strict=True):
        _count(canvas, box, count)
    _standing(canvas, shown, poll, _STANDING_SIDES)


def _standing(canvas: Canvas, shown: TableShown, poll: Poll, box: Box) -> None:
    """The standing in words."""
    if not poll.cards:
        sentence = shown.say("poll-unturned" if len(poll.cast) >= len(poll.voters) else "poll-choosing")
        canvas.paragraph(sentence, _STANDING._replace(color="label_dim", legible=False), box)
        return
    if poll.rest:  # how it stands can be counted; a result is shown when all cards are open
        canvas.paragraph(shown.say("poll-left", count=poll.rest), _STANDING._replace(legible=False), box)
        return
    canvas.write(shown.say("poll-over"), _STANDING, box.line(box.h * 0.26))
    sentence = shown.say(f"poll-{poll.kind}-{poll.stands}")
    tone = "warn" if poll.stands in ("failure", "tie") else "good"
    canvas.write(sentence, _STANDS.inked(tone), box.line(box.h * 0.68))


# ------------------------------------------------------------------ the sentence below
def _sentence(canvas: Canvas, shown: TableShown, poll: Poll) -> None:
    canvas.plate("well", _SENTENCE)
    if shown.marks.reply is not None:  # a vote leaves no place for the banner
        _reply(canvas, shown.marks.reply)
        return
    sentence = shown.say(f"poll-if-{poll.kind}")
    change = _change(shown, poll)
    # Larger letters that do not fit beside each other shrink alike.
    said, taken = (
        canvas.width(words, style.role, style.size) for words, style in ((sentence, _SAID), (change, _CHANGE))
    )
    taken *= min(1.0, (_SPOKEN.w - _BETWEEN) / (said + taken))
    canvas.write(sentence, _SAID, _SPOKEN.cut(right=taken + _BETWEEN)[1])
    tone = "warn" if poll.cards else "label"
    canvas.write(change, _CHANGE.inked(tone), _SPOKEN.cut(right=taken + _BETWEEN / 2)[0], anchor="midright")


def _reply(canvas: Canvas, reply: Banner) -> None:
    canvas.icon(reply.icon, _SENTENCE.cut(left=64)[0].center, 32, "gold_l", 120)
    size = canvas.typeset(reply.message, _SAID, _REPLY.w, _SENTENCE.h - 8)[1]
    canvas.paragraph(reply.message, _SAID.fixed(size)._replace(legible=False), _REPLY)


def _change(shown: TableShown, poll: Poll) -> str:
    """What can still change the result, judged by the open cards alone."""
    if not poll.cards:
        return shown.say("poll-hidden")
    if not poll.rest or poll.decided:
        return ""
    return shown.say("poll-open", needs=poll.needs, rest=poll.rest)
