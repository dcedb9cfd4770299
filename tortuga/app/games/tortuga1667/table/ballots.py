"""The panel of a vote, in place of banner and actions: cards, tally, how it stands, what can change it."""

from __future__ import annotations

from typing import Final

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.fitted import words
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga1667 import layout as at
from tortuga.app.games.tortuga1667.palette import ICON, Nation, Section, Top
from tortuga.app.games.tortuga1667.pieces.marks import draw_tick
from tortuga.app.games.tortuga1667.pieces.votes import draw_vote_back
from tortuga.app.games.tortuga1667.table import spots
from tortuga.app.games.tortuga1667.table.own import vote_front
from tortuga.app.games.tortuga1667.table.polls import Poll
from tortuga.app.games.tortuga1667.table.sight import TableShown
from tortuga.app.games.tortuga1667.table.tallies import draw_symbol
from tortuga.app.table.marks import Banner
from tortuga.games.tortuga1667.pieces import CANNON, PLACE_NAMES, TORCH, WATER

FOCUS: Final[dict[str, Section]] = {"attack": "attack", "mutiny": "mutiny", "brawl": "brawl"}
X, Y, W, H = at.VOTE_PANEL
_TITLE: Final[Box] = Box(X + 130, Y - 6, W - 260, 44)
_CLOTH: Final[Box] = Box(X + 18, Y + 46, W - 36, 146)
_TALLY: Final[Box] = at.VOTE_TALLY
_SENTENCE: Final[Box] = Box(X + 18, Y + 278, W - 36, 58)
"""The lowest line."""


def vote_panel(canvas: Canvas, sight: TableShown, poll: Poll) -> None:
    """Paint it."""
    canvas.plate("wood_brass", at.VOTE_PANEL)
    _head(canvas, sight, poll)
    _cards(canvas, sight, poll)
    {"attack": _attack, "mutiny": _mutiny, "brawl": _brawl}[poll.kind](canvas, sight, poll)
    _sentence(canvas, sight, poll)


def poll_key(sight: TableShown, poll: Poll) -> tuple[object, ...]:
    """Everything the panel is drawn from."""
    lying = tuple(sight.rests(spots.poll(k, poll.count)) for k in range(poll.count))
    names = tuple(spec.name for spec in sight.seats)
    return (poll, lying, sight.marks.shuffled, sight.marks.reply, names, sight.text.language)


def _head(canvas: Canvas, sight: TableShown, poll: Poll) -> None:
    title = sight.say(f"poll-{poll.kind}", place=sight.say(f"place-{PLACE_NAMES[poll.place]}"))
    x, y, w, h = _TITLE
    canvas.plate("primary", _TITLE)
    role = "sc"
    wide = min(canvas.width(title, role, 24), w - 70)
    left = x + (w - wide - 36) / 2
    canvas.icon(ICON[poll.kind], (left + 14, y + h / 2), 28, "button_ink", 120)
    words(canvas, title, role, 24, "button_ink", (left + 36, y + h / 2 - 1), "midleft", "shade", w - 70)


def _cards(canvas: Canvas, sight: TableShown, poll: Poll) -> None:
    """The cards on the cloth: fronts of those that lie open, backs, and places of those still to come."""
    canvas.plate("leather", _CLOTH)
    given = len(poll.cast)
    all_in = given >= len(poll.voters)
    for k in range(0 if sight.marks.shuffled else poll.count):
        if not sight.rests(spots.poll(k, poll.count)):
            continue
        x, y, w, h = at.poll_card(k, poll.count)
        center = (x + w / 2, y + h / 2)
        if k < len(poll.cards):
            vote_front(canvas, poll.cards[k], center, w, FOCUS[poll.kind])
        elif all_in or k < given:
            draw_vote_back(canvas, center, w)
        else:
            draw_vote_back(canvas, center, w, alpha=70)
    if not all_in:
        told = sight.say("poll-cast", cast=given, voters=len(poll.voters))
        canvas.tag((X + W / 2, _CLOTH[1] + _CLOTH[3] - 6), told, "tag_dark", ICON["wait"], 18, max_w=W - 80)


# ------------------------------------------------------------------ tally
def _box(canvas: Canvas, at_x: float, wide: float, good: bool | None) -> Box:
    box = Box(at_x, _TALLY[1], wide, _TALLY[3])
    canvas.plate("well_good" if good else "well", box)
    if good:
        draw_tick(canvas, (at_x + wide - 10, _TALLY[1] + 8), 26)
    return box


def _count(canvas: Canvas, box: Box, section: Top | Nation | bool, count: int, told: str) -> None:
    """A symbol, how many of it lie open, and a word below."""
    x, y, w, h = box
    draw_symbol(canvas, section, (x + 34, y + h / 2), 42)
    canvas.text(f"\u00d7{count}", "black", 26, "cream", (x + 66, y + h * 0.34), "midleft", "shade")
    words(canvas, told, "bold", 18, "label", (x + 66, y + h * 0.74), "midleft", "shade", w - 72)


def _attack(canvas: Canvas, sight: TableShown, poll: Poll) -> None:
    x = _TALLY[0]
    cannons, torches, waters = (poll.counted(letter) for letter in (CANNON, TORCH, WATER))
    _count(canvas, _box(canvas, x, 144, bool(cannons)), "cannon", cannons, sight.say("poll-needs", count=1))
    _count(canvas, _box(canvas, x + 154, 144, None), "torch", torches, sight.say("poll-torches"))
    canvas.text("\u2212", "black", 30, "cream", (x + 312, _TALLY[1] + 33), "center", "shade")
    _count(canvas, _box(canvas, x + 326, 144, None), "water", waters, sight.say("poll-waters"))
    canvas.text("=", "black", 30, "cream", (x + 484, _TALLY[1] + 33), "center", "shade")
    good = poll.lead > 0 if poll.cards else None
    _sum(canvas, Box(x + 498, _TALLY[1], 96, _TALLY[3]), poll.lead, good, sight.say("poll-needs-lead"))
    _standing(canvas, sight, poll, x + 604)


def _sum(canvas: Canvas, box: Box, lead: int, good: bool | None, told: str) -> None:
    x, y, w, h = box
    canvas.plate("well_good" if good else "well_warn" if good is False else "well", box)
    number = f"+{lead}" if lead > 0 else str(lead).replace("-", "\u2212")
    canvas.text(number, "black", 27, "cream", (x + w / 2, y + h * 0.34), "center", "shade")
    words(canvas, told, "bold", 18, "label", (x + w / 2, y + h * 0.74), "center", "shade", w - 8)


def _mutiny(canvas: Canvas, sight: TableShown, poll: Poll) -> None:
    x = _TALLY[0]
    skulls = poll.counted("s", 2)
    most = poll.count // 2 + 1
    needs = sight.say("poll-needs", count=most)
    _count(canvas, _box(canvas, x, 180, skulls >= most), True, skulls, needs)
    blanks = len(poll.cards) - skulls
    _count(canvas, _box(canvas, x + 192, 180, None), False, blanks, sight.say("poll-blanks"))
    _standing(canvas, sight, poll, x + 392)


def _brawl(canvas: Canvas, sight: TableShown, poll: Poll) -> None:
    x = _TALLY[0]
    british, french = poll.counted("B", 1), poll.counted("F", 1)
    first = _box(canvas, x, 180, british > french)
    _count(canvas, first, "british", british, sight.say("side-british"))
    second = _box(canvas, x + 192, 180, french > british)
    _count(canvas, second, "french", french, sight.say("side-french"))
    _standing(canvas, sight, poll, x + 392)


def _standing(canvas: Canvas, sight: TableShown, poll: Poll, left: float) -> None:
    """How it stands, in words."""
    x, y, w, h = _TALLY
    room = x + w - left
    if not poll.cards:
        told = sight.say("poll-unturned" if len(poll.cast) >= len(poll.voters) else "poll-choosing")
        canvas.text(told, "ital", 18, "label_dim", (left, y + h / 2), "midleft", "shade", wrap=room)
        return
    good = poll.stands not in ("failure", "tie")
    lead = sight.say("poll-over" if not poll.rest else "poll-stands")
    words(canvas, lead, "ital", 18, "label", (left, y + h * 0.26), "midleft", "shade", room)
    told = sight.say(f"poll-{poll.kind}-{poll.stands}")
    words(canvas, told, "sc", 23, "good" if good else "warn", (left, y + h * 0.68), "midleft", "shade", room)


# ------------------------------------------------------------------ the sentence below
def _sentence(canvas: Canvas, sight: TableShown, poll: Poll) -> None:
    x, y, w, h = _SENTENCE
    canvas.plate("well", _SENTENCE)
    if sight.marks.reply is not None:  # the banner has no place beside a vote
        _reply(canvas, sight.marks.reply)
        return
    told = sight.say(f"poll-if-{poll.kind}")
    change = _change(sight, poll)
    right = min(canvas.width(change, "bold", 19), w * 0.46)
    words(canvas, told, "text", 20, "cream", (x + 18, y + h / 2), "midleft", "shade", w - right - 56)
    tone = "warn" if poll.rest and not poll.decided else "label"
    words(canvas, change, "bold", 19, tone, (x + w - 18, y + h / 2), "midright", "shade", w * 0.46)


def _reply(canvas: Canvas, reply: Banner) -> None:
    x, y, w, h = _SENTENCE
    canvas.icon(reply.icon, (x + 32, y + h / 2), 32, "gold_l", 120)
    told, room = reply.message, w - 74
    size = canvas.typeset(told, "text", 20, room, h - 8)[1]
    canvas.text(told, "text", size, "cream", (x + 58, y + h / 2), "midleft", "shade", wrap=room, fixed=True)


def _change(sight: TableShown, poll: Poll) -> str:
    """What can still change it, by open cards alone."""
    if not poll.cards:
        return sight.say("poll-hidden")
    if not poll.rest:
        return ""
    if poll.decided:
        return sight.say("poll-decided")
    return sight.say("poll-open", needs=poll.needs, rest=poll.rest)
