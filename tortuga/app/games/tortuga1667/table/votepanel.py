"""The panel of a vote, over banner and actions: cards, tally, how it stands, what can change it."""

from __future__ import annotations

from typing import Final, TypeAlias

from tortuga.app.draw.canvas import Canvas, Style, legible
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga1667.layout import VOTE_SHAPE
from tortuga.app.games.tortuga1667.palette import ICON, Nation, Top
from tortuga.app.games.tortuga1667.pieces.marks import draw_tick
from tortuga.app.games.tortuga1667.pieces.votes import draw_vote_back, vote_front
from tortuga.app.games.tortuga1667.seen import spots
from tortuga.app.games.tortuga1667.seen.polls import Poll
from tortuga.app.games.tortuga1667.seen.shown import TableShown
from tortuga.app.games.tortuga1667.table.tallies import draw_symbol
from tortuga.app.table.marks import Banner
from tortuga.games.tortuga1667.pieces import CANNON, PLACE_NAMES, TORCH, WATER

PANEL: Final = Box(744, 706, 764, 350)
_TITLE: Final = Box(PANEL.x + 130, PANEL.y - 6, PANEL.w - 260, 44)
_CLOTH: Final = Box(PANEL.x + 18, PANEL.y + 46, PANEL.w - 36, 146)
TALLY: Final = Box(PANEL.x + 18, PANEL.y + 202, PANEL.w - 36, 66)
_SENTENCE: Final = Box(PANEL.x + 18, PANEL.y + 278, PANEL.w - 36, 58)
"""The lowest line."""
_MIDDLE: Final = (1126, 822)
_CARD, _GAP, _ROOM = 84, 14, 724
"""Width of a card, the gap between two, and the room for all."""


def poll_card(index: int, count: int) -> Box:
    """A card of a vote with this many: from eight on they are smaller."""
    wide = min(_CARD, _ROOM / max(1, count) - 6)
    pitch = min(_CARD + _GAP, _ROOM / max(1, count))
    middle = (_MIDDLE[0] + (index - (count - 1) / 2) * pitch, _MIDDLE[1])
    return Box.around(middle, wide, wide * VOTE_SHAPE)


def vote_panel(canvas: Canvas, shown: TableShown, poll: Poll) -> None:
    """Paint it."""
    canvas.plate("wood_brass", PANEL)
    _head(canvas, shown, poll)
    _cards(canvas, shown, poll)
    {"attack": _attack, "mutiny": _mutiny, "brawl": _brawl}[poll.kind](canvas, shown, poll)
    _sentence(canvas, shown, poll)


def _head(canvas: Canvas, shown: TableShown, poll: Poll) -> None:
    title = shown.say(f"poll-{poll.kind}", place=shown.say(f"place-{PLACE_NAMES[poll.place]}"))
    x, y, w, h = _TITLE
    canvas.plate("primary", _TITLE)
    role = "sc"
    wide = min(canvas.width(title, role, 24), w - 70)
    left = x + (w - wide - 36) / 2
    canvas.icon(ICON[poll.kind], (left + 14, y + h / 2), 28, "button_ink", 120)
    canvas.write(title, legible(role, 24, "button_ink", "shade"), (left + 36, y + h / 2 - 1), w - 70)


def _cards(canvas: Canvas, shown: TableShown, poll: Poll) -> None:
    """The cards on the cloth: fronts of those that lie open, backs, and places of those still to come."""
    canvas.plate("leather", _CLOTH)
    given = len(poll.cast)
    all_in = given >= len(poll.voters)
    for k in range(0 if shown.marks.shuffled else poll.count):
        if not shown.rests(spots.poll(k, poll.count)):
            continue
        card = poll_card(k, poll.count)
        if k < len(poll.cards):
            vote_front(canvas, poll.cards[k], card.center, card.w, poll.kind)
        elif all_in or k < given:
            draw_vote_back(canvas, card.center, card.w)
        else:
            draw_vote_back(canvas, card.center, card.w, alpha=70)
    if not all_in:
        label = shown.say("poll-cast", cast=given, voters=len(poll.voters))
        spot = (PANEL.center[0], _CLOTH.bottom - 6)
        canvas.tag(spot, label, "tag_dark", ICON["wait"], 18, max_w=PANEL.w - 80)


# ------------------------------------------------------------------ tally
_Count: TypeAlias = tuple[Top | Nation | bool, int, str, bool | None]
"""The symbol counted, how often it was turned over, its label, and whether that is enough."""


def _box(canvas: Canvas, at_x: float, wide: float, good: bool | None) -> Box:
    box = Box(at_x, TALLY[1], wide, TALLY[3])
    canvas.plate("well_good" if good else "well", box)
    if good:
        draw_tick(canvas, (at_x + wide - 10, TALLY[1] + 8), 26)
    return box


def _count(canvas: Canvas, box: Box, section: Top | Nation | bool, count: int, label: str) -> None:
    """A symbol, how often it was turned over, and a word below."""
    x, y, _, h = box
    draw_symbol(canvas, section, (x + 34, y + h / 2), 42)
    canvas.write(f"\u00d7{count}", Style("black", 26, "cream", "shade"), (x + 66, y + h * 0.34))
    canvas.write(label, legible("bold", 18, "label", "shade"), box.line(box.h * 0.74, 66, 6))


def _attack(canvas: Canvas, shown: TableShown, poll: Poll) -> None:
    x = TALLY[0]
    cannons, torches, waters = (poll.counted(letter) for letter in (CANNON, TORCH, WATER))
    _count(canvas, _box(canvas, x, 144, bool(cannons)), "cannon", cannons, shown.say("poll-needs", count=1))
    _count(canvas, _box(canvas, x + 154, 144, None), "torch", torches, shown.say("poll-torches"))
    canvas.write("\u2212", Style("black", 30, "cream", "shade"), (x + 312, TALLY[1] + 33), anchor="center")
    _count(canvas, _box(canvas, x + 326, 144, None), "water", waters, shown.say("poll-waters"))
    canvas.write("=", Style("black", 30, "cream", "shade"), (x + 484, TALLY[1] + 33), anchor="center")
    good = poll.lead > 0 if poll.cards else None
    _sum(canvas, Box(x + 498, TALLY[1], 96, TALLY[3]), poll.lead, good, shown.say("poll-needs-lead"))
    _standing(canvas, shown, poll, x + 604)


def _sum(canvas: Canvas, box: Box, lead: int, good: bool | None, label: str) -> None:
    x, y, w, h = box
    canvas.plate("well_good" if good else "well_warn" if good is False else "well", box)
    number = f"+{lead}" if lead > 0 else str(lead).replace("-", "\u2212")
    canvas.write(number, Style("black", 27, "cream", "shade"), (x + w / 2, y + h * 0.34), anchor="center")
    canvas.write(label, legible("bold", 18, "label", "shade"), box.line(box.h * 0.74, 4), anchor="center")


def _mutiny(canvas: Canvas, shown: TableShown, poll: Poll) -> None:
    skulls, most = poll.counted("s", 2), poll.count // 2 + 1
    needed = (True, skulls, shown.say("poll-needs", count=most), skulls >= most)
    _two_counts(
        canvas, shown, poll, needed, (False, len(poll.cards) - skulls, shown.say("poll-blanks"), None)
    )


def _brawl(canvas: Canvas, shown: TableShown, poll: Poll) -> None:
    british, french = poll.counted("B", 1), poll.counted("F", 1)
    first: _Count = ("british", british, shown.say("side-british"), british > french)
    _two_counts(canvas, shown, poll, first, ("french", french, shown.say("side-french"), french > british))


def _two_counts(canvas: Canvas, shown: TableShown, poll: Poll, first: _Count, second: _Count) -> None:
    x = TALLY.x
    for section, count, label, good in (first, second):
        _count(canvas, _box(canvas, x, 180, good), section, count, label)
        x += 192
    _standing(canvas, shown, poll, x + 8)


def _standing(canvas: Canvas, shown: TableShown, poll: Poll, left: float) -> None:
    """The state of the vote in words."""
    x, y, w, h = TALLY
    room = x + w - left
    if not poll.cards:
        sentence = shown.say("poll-unturned" if len(poll.cast) >= len(poll.voters) else "poll-choosing")
        canvas.paragraph(sentence, Style("ital", 18, "label_dim", "shade"), (left, y + h / 2), room)
        return
    good = poll.stands not in ("failure", "tie")
    lead = shown.say("poll-over" if not poll.rest else "poll-stands")
    canvas.write(lead, legible("ital", 18, "label", "shade"), (left, y + h * 0.26), room)
    sentence = shown.say(f"poll-{poll.kind}-{poll.stands}")
    canvas.write(sentence, legible("sc", 23, "good" if good else "warn", "shade"), (left, y + h * 0.68), room)


# ------------------------------------------------------------------ the sentence below
def _sentence(canvas: Canvas, shown: TableShown, poll: Poll) -> None:
    x, y, w, h = _SENTENCE
    canvas.plate("well", _SENTENCE)
    if shown.marks.reply is not None:  # the banner has no place beside a vote
        _reply(canvas, shown.marks.reply)
        return
    sentence = shown.say(f"poll-if-{poll.kind}")
    change = _change(shown, poll)
    right = min(canvas.width(change, "bold", 19), w * 0.46)
    canvas.write(sentence, legible("text", 20, "cream", "shade"), (x + 18, y + h / 2), w - right - 56)
    tone = "warn" if poll.rest and not poll.decided else "label"
    canvas.write(change, legible("bold", 19, tone, "shade"), (x + w - 18, y + h / 2), w * 0.46, "midright")


def _reply(canvas: Canvas, reply: Banner) -> None:
    x, y, w, h = _SENTENCE
    canvas.icon(reply.icon, (x + 32, y + h / 2), 32, "gold_l", 120)
    message, room = reply.message, w - 74
    size = canvas.typeset(message, Style("text", 20), room, h - 8)[1]
    canvas.paragraph(message, Style("text", size, "cream", "shade", grows=False), (x + 58, y + h / 2), room)


def _change(shown: TableShown, poll: Poll) -> str:
    """What can still change it, by open cards alone."""
    if not poll.cards:
        return shown.say("poll-hidden")
    if not poll.rest:
        return ""
    if poll.decided:
        return shown.say("poll-decided")
    return shown.say("poll-open", needs=poll.needs, rest=poll.rest)
