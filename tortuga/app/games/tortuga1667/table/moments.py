"""Large moments, shown where votes lie, so that nothing covers the chart: a vote whose cards are all open."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

from tortuga.app.draw.canvas import LOGO, MIN_TEXT, Canvas, Style, legible
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga1667.layout import VOTE_SHAPE
from tortuga.app.games.tortuga1667.palette import ICON
from tortuga.app.games.tortuga1667.pieces.cards import draw_vote_back, vote_front
from tortuga.app.games.tortuga1667.pieces.marks import draw_tick
from tortuga.app.games.tortuga1667.pieces.nations import draw_face
from tortuga.app.games.tortuga1667.seen.shown import Poll, TableShown, turned
from tortuga.app.games.tortuga1667.table.votes import PANEL, Counted, draw_symbol, poll_card, vote_panel
from tortuga.app.table.acts.motion import between, ease_in_out, ease_out, share, toward
from tortuga.games.tortuga1667.pieces import CANNON, SKULL, TORCH, WATER

HEAD: Final = Box(758, 718, 736, 56)
SCENE: Final = Box(758, 784, 736, 170)
FOOT: Final = Box(758, 964, 736, 80)
_TITLE: Final = LOGO._replace(size=44, legible=True)
_REST: Final = legible("sc", 24, "button_ink", "shade")
_TWO_LINES: Final = 19.0
"""Size of its last words below which they stand in two lines."""
_TITLE_SHARE: Final = 0.66
"""How much of the headline its first words take at most, if there are more."""
_DROP: Final = 10
"""How far the headline drops; it stays below the chart."""
SLIP, COUNTS = 0.3, 0.4
"""The shares of the result in which cards slip and the sum counts; then the headline drops."""

# ------------------------------------------------------------------ the headline of every moment
Tone: TypeAlias = Literal["green", "red", "brown", "gold"]
_DISC: Final[dict[Tone, str]] = {
    "green": "good_plate",
    "red": "warn_plate",
    "brown": "#7d5a12",
    "gold": "chosen",
}


class Headline(NamedTuple):
    """The outcome in one line."""

    title: str
    rest: str
    icon: str
    tone: Tone


def draw_panel(canvas: Canvas) -> None:
    """The panel below a moment."""
    canvas.plate("wood_brass", PANEL)


def draw_headline(canvas: Canvas, words: Headline, part: float = 1.0) -> None:
    """The headline; while it drops, `part` of the way is behind it."""
    if part <= 0:
        return
    fallen, alpha = ease_out(part), round(255 * min(1.0, part * 2))
    box = HEAD.moved(dy=-_DROP * (1 - fallen))
    canvas.plate(f"tag_{words.tone}", box, alpha)
    middle = box.center[1]
    canvas.disc(_DISC[words.tone], words.icon, (box.x + 38, middle), 62, alpha=alpha, ring="gold_l")
    left, room = box.x + 80, box.w - 100
    most = room * _TITLE_SHARE if words.rest else room
    title = canvas.write(words.title, _TITLE._replace(alpha=alpha), (left, middle - 2), most)
    rest = Box(title.right + 18, middle - 1, box.right - 20 - title.right - 18, 0)
    style = _REST._replace(alpha=alpha)
    if canvas.width(words.rest, style.role, _TWO_LINES, True) > rest.w:
        style = style._replace(size=_TWO_LINES)
        if len(canvas.lines(words.rest, style.role, style.size, rest.w)) == 2:
            canvas.paragraph(words.rest, style, rest.at("midright"), rest.w, "midright", box.h - 8)
            return
    canvas.write(words.rest, style, rest, anchor="midright")


# ------------------------------------------------------------------ a vote
_ANGLES: Final = (-7.5, 4.5, -3.0, 6.0, -4.5, 3.0, -4.5, 4.5, -6.0, 3.0, -3.0)
_HEIGHTS: Final = (3, -4, 4, -2, 4, -3, 2, -3, 3, -2, 3)
"""How the card of each place lies on the cloth, whatever is on it."""
_CARD, _MIN_CARD, _CARDS = 108, 90, 0.92
"""The width of a card at most and at least, and how much of the cloth all take side by side."""
_APART: Final = 120
_WIDTHS: Final = 6
"""A growing card has only multiples of this as its width, so that it is not made anew for each frame."""
_VOTERS, _SUM, _MARGIN = Box(*FOOT[:2], 336, 80), Box(1106, 964, 278, 80), Box(1394, 964, 100, 80)
_MAX_NAMED: Final = 5
"""Up to this many voters stand in one row and are named."""
_FACE, _FACE_SMALL, _PITCH, _MAX_PITCH = 52, 34, 56, 92
_DECK: Final = (_VOTERS.x + 310, _VOTERS.y + 33)
_DECK_W: Final = 30
_NAMED, _COUNTED = 68, 66
"""How far below the upper edge the names of voters and the words of the sum stand."""
_LABEL: Final = legible("bold", 17, "label", "shade", most=20)
_NUMBER: Final = Style("black", 34, "cream", "shade")
_LARGE: Final = Style("black", 44, "cream", "shade")


def poll_panel(canvas: Canvas, shown: TableShown, poll: Poll) -> None:
    """The panel of a vote; when all cards are open and have been seen, its result."""
    if poll.closed:
        vote_panel(canvas, shown, poll)
    else:
        _result(canvas, shown, poll)


def _result(canvas: Canvas, shown: TableShown, poll: Poll) -> None:
    """The result of a vote: who voted, but never whose card is whose."""
    part = shown.marks.result
    slipped, counted = share(part, 0.0, SLIP), share(part, SLIP, COUNTS)
    draw_panel(canvas)
    canvas.plate("leather", SCENE)
    _throw(canvas, poll, ease_in_out(slipped), shown.marks.level, counted >= 1)
    draw_headline(canvas, result_words(shown, poll), share(part, SLIP + COUNTS, 1 - SLIP - COUNTS))
    _voters(canvas, shown, poll)
    canvas.plate("well", _SUM)
    if poll.kind == "attack":
        _torches(canvas, shown, poll, counted)
    else:
        _sides(canvas, shown, poll, counted)
    _margin(canvas, shown, poll, counted)


def thrown(index: int, count: int) -> tuple[Box, float]:
    """Where a card lies in the end, and its angle; it depends on its place alone."""
    wide = max(_MIN_CARD, min(_CARD, _CARDS * SCENE.w / count))
    pitch = min(_APART, (SCENE.w - wide - 14) / max(1, count - 1))
    (x, y), at = SCENE.center, index % len(_ANGLES)
    middle = (x + (index - (count - 1) / 2) * pitch, y + _HEIGHTS[at])
    return Box.around(middle, wide, wide * VOTE_SHAPE), _ANGLES[at]


def deciding(poll: Poll) -> int:
    """The first card after which nothing could change the result any more."""
    open_cards = range(1, poll.count + 1)
    return next((count for count in open_cards if turned(poll, count).decided), poll.count) - 1


def _throw(canvas: Canvas, poll: Poll, slipped: float, level: bool, told: bool) -> None:
    """All cards, on the way from their row into the throw; in the end the one that decided shines."""
    key = deciding(poll)
    for index, card in enumerate(poll.cards):
        first, (last, angle) = poll_card(index, poll.count), thrown(index, poll.count)
        wide = between(first.w, last.w, slipped)
        vote_front(
            canvas,
            card,
            toward(first.center, last.center, slipped),
            last.w if slipped >= 1 else round(wide / _WIDTHS) * _WIDTHS,
            poll.kind,
            angle=0.0 if level else angle * slipped,
            glow=told and index == key,
        )


def by_rank(shown: TableShown, poll: Poll) -> list[int]:
    """The voters from the front of their line to its back."""
    line = (shown.marks.stands or shown.table.board).lines[poll.place]
    return sorted(poll.voters, key=lambda seat: (line.index(seat) if seat in line else len(line), seat))


def _voters(canvas: Canvas, shown: TableShown, poll: Poll) -> None:
    """Who voted, in order of rank and never near a card; and the deck."""
    canvas.plate("well", _VOTERS)
    few = len(poll.voters) <= _MAX_NAMED
    pitch = min(_MAX_PITCH, _PITCH * _MAX_NAMED / max(1, len(poll.voters))) if few else _PITCH
    widest = max((canvas.width(shown.name(seat), _LABEL.role, MIN_TEXT) for seat in poll.voters), default=0.0)
    named = few and widest <= pitch - 2  # a name that would be cut stands on the chart
    for at, seat in enumerate(by_rank(shown, poll)):
        mood = shown.mood(seat)
        ring: Literal["gold", "brass"] = "gold" if seat == poll.seat else "brass"
        row, column = divmod(at, _MAX_NAMED)
        x = _VOTERS.x + 8 + pitch * (column + 0.5)
        y = _VOTERS.y + (32 if named else 40 if few else 21 + 38 * row)
        draw_face(canvas, shown.colour(seat), (x, y), _FACE if few else _FACE_SMALL, mood, ring)
        if named:
            below = Box(x - pitch / 2 + 1, _VOTERS.y + _NAMED, pitch - 2, 0)
            canvas.write(shown.name(seat), _LABEL, below, anchor="center")
    if poll.deck:
        draw_vote_back(canvas, _DECK, _DECK_W, angle=-4.5)
        below = Box(_DECK[0] - 26, _VOTERS.y + _NAMED, 50, 0)
        canvas.write(shown.say("large-deck"), _LABEL, below, anchor="center")


# ------------------------------------------------------------------ the sum
def _counting(number: int, counted: float) -> str:
    """A number while it is counted up."""
    return str(round(number * ease_out(counted)))


def _number(canvas: Canvas, section: Counted, at: Point, number: str, size: float = 38) -> None:
    draw_symbol(canvas, section, at, size)
    canvas.write(number, _NUMBER, (at[0] + size / 2 + 5, at[1] - 1))


def _torches(canvas: Canvas, shown: TableShown, poll: Poll, counted: float) -> None:
    """Cannons, with a tick or a cross; torches minus waters."""
    x, y = _SUM.x, _SUM.y + 31
    cannons, torches, waters = (poll.counted(letter) for letter in (CANNON, TORCH, WATER))
    _number(canvas, "cannon", (x + 34, y), _counting(cannons, counted))
    if counted >= 1 and cannons:
        draw_tick(canvas, (x + 92, y), 24)
    elif counted >= 1:
        canvas.disc("warn_plate", ICON["cancel"], (x + 92, y), 24, ring="gold_l")
    _number(canvas, "torch", (x + 140, y), _counting(torches, counted))
    canvas.write("\u2212", _NUMBER.fixed(32), (x + 200, y - 1), anchor="center")
    _number(canvas, "water", (x + 232, y), _counting(waters, counted))
    low = _SUM.line(_COUNTED, 12)
    canvas.write(shown.say("large-needs-cannon"), _LABEL, low.cut(left=106)[0])
    canvas.write(shown.say("large-torches-waters"), _LABEL, low.cut(right=144)[0], anchor="midright")


def _sides(canvas: Canvas, shown: TableShown, poll: Poll, counted: float) -> None:
    """Skulls and blanks, or British and French flags; the fewer are dim."""
    sections: tuple[Counted, Counted] = ("british", "french")
    numbers = (poll.counted("B", 1), poll.counted("F", 1))
    if poll.kind == "mutiny":
        skulls = poll.counted(SKULL, 2)
        sections, numbers = (True, False), (skulls, poll.count - skulls)
    for at, (section, number) in enumerate(zip(sections, numbers, strict=True)):
        x, y = _SUM.x + 46 + at * 138, _SUM.y + 31
        draw_symbol(canvas, section, (x, y), 50)
        ink = "cream" if number >= max(numbers) else "label_dim"
        canvas.write(_counting(number, counted), _LARGE.inked(ink), (x + 38, y - 1))
    words = shown.say(f"large-cards-{poll.kind}", count=poll.count)
    canvas.write(words, _LABEL, _SUM.line(_COUNTED, 10), anchor="center")


def _margin(canvas: Canvas, shown: TableShown, poll: Poll, counted: float) -> None:
    """By how much, and how much was needed."""
    if counted < 1:
        canvas.plate("well", _MARGIN)
        return
    canvas.plate(f"tag_{margin_tone(poll)}", _MARGIN)
    if poll.kind == "mutiny":
        number = f"{poll.counted(SKULL, 2)}/{poll.count}"
        needs = shown.say("poll-needs", count=poll.count // 2 + 1)
    else:
        lead = abs(poll.lead) if poll.kind == "brawl" else poll.lead
        number = f"+{lead}" if lead > 0 else str(lead).replace("-", "\u2212")
        needs = shown.say("poll-needs-lead")
    room = _MARGIN.line(31, 4)
    if poll.kind == "attack":  # what is counted: without it the number would pass for treasure
        draw_symbol(canvas, "torch", (room.x + 20, room.y), 38)
        room = room.cut(left=36)[1]
    canvas.write(number, _LARGE, room, anchor="center")
    canvas.write(needs, _LABEL.inked("button_ink"), _MARGIN.line(_COUNTED, 6), anchor="center")


# ------------------------------------------------------------------ its words
def result_tone(poll: Poll) -> Tone:
    """Green won, red failed, brown a tie."""
    return "red" if poll.stands == "failure" else "brown" if poll.stands == "tie" else "green"


def margin_tone(poll: Poll) -> Tone:
    """That of the result; but torches that suffice are green even where the cannon is missing."""
    return "green" if poll.kind == "attack" and poll.lead > 0 else result_tone(poll)


def result_words(shown: TableShown, poll: Poll) -> Headline:
    """Who wins, and by what."""
    title = shown.say(f"large-{poll.kind}-{poll.stands}")
    return Headline(title, _by(shown, poll), ICON[poll.kind], result_tone(poll))


def _by(shown: TableShown, poll: Poll) -> str:
    if poll.kind == "mutiny":
        return shown.say("large-by-skulls", skulls=poll.counted(SKULL, 2), count=poll.count)
    if poll.kind == "brawl":
        flags = sorted((poll.counted("B", 1), poll.counted("F", 1)), reverse=True)
        return shown.say("large-by-flags", more=flags[0], less=flags[1])
    if poll.stands == "success":
        return shown.say("large-by-torches", lead=poll.lead)
    if not poll.counted(CANNON):
        return shown.say("large-no-cannon")
    if poll.lead < 0:
        return shown.say("large-more-waters")
    return shown.say("large-as-many" if poll.counted(TORCH) else "large-no-torch")
