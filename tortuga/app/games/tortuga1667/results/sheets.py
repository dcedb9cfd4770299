"""Sheets of the results: the vote that decided, who did what to whom, what was said, what was guessed."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final

from tortuga.app.draw.canvas import Canvas, Style, legible
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga1667.acts.sounds import named
from tortuga.app.games.tortuga1667.layout import VOTE_SHAPE
from tortuga.app.games.tortuga1667.palette import ICON, nation_named
from tortuga.app.games.tortuga1667.pieces.cards import draw_vote_back, vote_front
from tortuga.app.games.tortuga1667.pieces.nations import draw_badge, draw_face
from tortuga.app.games.tortuga1667.results.record import DECK, Claim, OpenVote
from tortuga.app.games.tortuga1667.results.tale import Tale
from tortuga.app.games.tortuga1667.words.naming import Naming, listed, talk_sentence
from tortuga.app.scene.context import Context
from tortuga.app.table.acts.motion import share
from tortuga.app.table.acts.motions import Cue
from tortuga.app.widgets.button import SHADE
from tortuga.games.tortuga1667.pieces import PLACE_NAMES

CARD: Final = 0.3
"""Seconds it takes to turn over a card of the vote."""
_PAPER: Final = legible("ital", 20, "ink", most=24)
_FAINT: Final = Style("ital", 21, "ink2")
_MAX_CLAIMS: Final = 8
_MAX_CHIPS: Final = 3
"""Maroonings there is room for."""
_TITLE_W: Final = 118.0
_VERDICT_ROOM: Final = 56.0
"""A narrower column of guesses has no room for a tick or a cross."""
_ROW: Final = 47.0
"""The greatest height of a line about a person."""


def draw_heading(canvas: Canvas, box: Box, title: str, note: str) -> None:
    """The title of a sheet, and a note beside it."""
    written = canvas.write(title, Style("display", 34, "red_d"), (box.x + 34, box.y + 42), box.w * 0.56)
    left = written.right + 18
    canvas.write(note, _FAINT, (left, box.y + 44), box.right - 30 - left)


def _nothing(canvas: Canvas, box: Box, words: str) -> None:
    canvas.paragraph(words, Style("ital", 24, "ink2"), box.line(box.h / 2, 60), anchor="center")


# ------------------------------------------------------------------ the deciding vote
def cards_in(tale: Tale) -> int:
    """Number of cards in the deciding vote."""
    return len(tale.record.vote.owners) if tale.record.vote is not None else 0


def card_cues(tale: Tale, begins: float) -> list[Cue]:
    """The sound of each card of the deciding vote."""
    return [Cue(begins + at * CARD, named("card-turn"), 0.0) for at in range(cards_in(tale))]


def decided_words(context: Context, tale: Tale, vote: OpenVote) -> str:
    """Whose cards decided a vote, or how clear it was; "" for a clear vote that decided the game."""
    say, deciding = context.say, vote.deciding
    if not vote.shown.voters:
        return f"{say('log-nobody-votes')}."
    if deciding == (DECK,):
        return say("results-vote-by-deck")
    if not deciding and vote.narrow:
        return say("results-vote-narrow")
    if not deciding and tale.record.decided:
        return ""  # its heading says that the game hung on it
    names = [say("results-vote-deck") if seat == DECK else tale.seats[seat].name for seat in deciding]
    return say("results-vote-by", count=len(deciding), names=listed(say, names))


def vote_words(context: Context, tale: Tale) -> tuple[str, ...]:
    """The deciding vote as read aloud: what it was about, who played what, and whose cards decided it."""
    vote, say = tale.record.vote, context.say
    if vote is None:
        return (say("results-vote-none"),)
    naming, shown = Naming(say, tale.seats), vote.shown
    headline = f"{say(_title(tale))}: {_which(context, vote)}. {_result(context, vote)}."
    played = [
        f"{say('large-deck') if owner == DECK else naming.names[owner]}: {naming.vote(card)}"
        for owner, card in zip(vote.owners, shown.cards, strict=True)
    ]
    told = (headline, "; ".join(played), decided_words(context, tale, vote))
    return tuple(words for words in told if words)


def _title(tale: Tale) -> str:
    return "results-vote" if tale.record.decided else "results-vote-weighty"


def _which(context: Context, vote: OpenVote) -> str:
    place = context.say(f"place-{PLACE_NAMES[vote.shown.place]}")
    which = context.say(f"pic-vote-{vote.shown.kind}", place=place)
    return context.say("results-vote-when", vote=which, turn=vote.turn)


def _result(context: Context, vote: OpenVote) -> str:
    return context.say(f"large-{vote.shown.kind}-{vote.shown.result}")


def draw_vote(canvas: Canvas, context: Context, box: Box, tale: Tale, time: float | None) -> None:
    """Paint the cards of the deciding vote, each above its owner.

    Args:
        time: seconds since the first card began to turn; None if none has.
    """
    if time is None:
        return
    vote, say = tale.record.vote, context.say
    if vote is None:
        draw_heading(canvas, box, say("results-vote-weighty"), "")
        _nothing(canvas, box, say("results-vote-none"))
        return
    draw_heading(canvas, box, say(_title(tale)), _which(context, vote))
    shown, count = vote.shown, len(vote.owners)
    room = box.w - 56
    wide = min(66.0, room / count - 5)
    pitch = min(84.0, room / count)
    done = time > (count - 0.01) * CARD  # sums of seconds are not exact
    for at, (card, owner) in enumerate(zip(shown.cards, vote.owners, strict=True)):
        x = box.center[0] + (at - (count - 1) / 2) * pitch
        center = (x, box.y + 64 + wide * VOTE_SHAPE / 2)
        part = share(time, at * CARD, CARD)
        turn = max(0.05, abs(math.cos(math.pi * part)))
        if part < 0.5:
            draw_vote_back(canvas, center, wide, turn=turn)
            continue
        glow = done and owner in vote.deciding
        vote_front(canvas, card, center, wide, shown.kind, turn=turn, glow=glow)
        spot = (x, center[1] + wide * VOTE_SHAPE / 2 + 8)
        if owner == DECK:
            canvas.tag(spot, say("large-deck"), "tag_ink", None, 16, max_w=pitch)
        else:
            size, colour = min(40.0, pitch - 4), tale.seats[owner].colour
            draw_face(canvas, colour, spot, size, "calm", "gold" if glow else "brass")
    if done:
        words = f"{_result(context, vote)}. {decided_words(context, tale, vote)}".rstrip()
        foot = Box(box.x + 34, box.bottom - 37, box.w - 68, 0)
        canvas.paragraph(words, legible("bold", 19, "ink"), foot, anchor="center", high=54)


# ------------------------------------------------------------------ who did what to whom
def lead_words(context: Context, tale: Tale) -> str:
    """When the final lead began, and how often the lead had changed."""
    turn, lead = tale.record.leads[-1]
    since = context.say(f"results-lead-{lead}" if turn else f"results-always-{lead}", turn=turn)
    return f"{since} {context.say('results-lead-changes', count=tale.record.lead_changes)}"


def deed_words(context: Context, tale: Tale) -> Iterator[str]:
    """Who was marooned by whom, and who rowed, as read aloud."""
    say, names = context.say, [spec.name for spec in tale.seats]
    marooned = [
        (f"{names[by]} \u2192 " if by >= 0 else "") + f"{names[seat]} \u00d7{count}"
        for (by, seat), count in tale.record.marooned.items()
    ]
    rowed = [f"{names[seat]} \u00d7{count}" for seat, count in tale.record.rowed.items()]
    for title, found in (("results-marooned", marooned), ("results-rowed", rowed)):
        yield f"{say(title)}: {', '.join(found) or say('results-nobody')}"


def draw_record(canvas: Canvas, context: Context, box: Box, tale: Tale, shown: bool) -> None:
    """Paint when the lead was taken, who was marooned by whom, and who rowed."""
    if not shown or not tale.record.leads:
        return
    say, record = context.say, tale.record
    words, style = lead_words(context, tale), legible("bold", 21, "cream", SHADE)
    canvas.paragraph(words, style, box.line(46, 34), high=56)
    titles = (say("results-marooned"), say("results-rowed"))
    style = canvas.alike([(title, _TITLE_W) for title in titles], Style("sc", 20, "label", SHADE))
    chips = []
    for row, (title, found) in enumerate(zip(titles, (record.marooned, record.rowed), strict=True)):
        tray = Box(box.x + 24, box.y + 84 + row * 54, box.w - 48, 48)
        canvas.plate("well_tray", tray)
        canvas.write(title, style, (tray.x + 14, tray.center[1] - 1), _TITLE_W)
        chips.append(tray.cut(left=_TITLE_W + 26)[1].cut(right=8)[1])
        if not found:
            nobody = Style("ital", 20, "note", SHADE)
            canvas.write(say("results-nobody"), nobody, chips[row].at("midleft"), 300)
    for at, ((by, seat), count) in enumerate(record.marooned.most_common(_MAX_CHIPS)):
        x, middle = chips[0].column(at, _MAX_CHIPS).at("midleft")
        if by < 0:
            canvas.icon(ICON["reveal"], (x + 19, middle), 28, "glyph", shadow=110)
        else:
            _face(canvas, tale, by, (x + 19, middle))
        canvas.icon("play-button", (x + 44, middle), 13, "label", shadow=110)
        _face(canvas, tale, seat, (x + 68, middle), angry=True)
        if count > 1:
            _times(canvas, count, (x + 88, middle))
    for at, (seat, count) in enumerate(record.rowed.most_common()):
        x, middle = chips[1].column(at, max(6, len(record.rowed))).at("midleft")
        _face(canvas, tale, seat, (x + 20, middle))
        _times(canvas, count, (x + 40, middle))


def _face(canvas: Canvas, tale: Tale, seat: int, center: Point, angry: bool = False) -> None:
    draw_face(canvas, tale.seats[seat].colour, center, 38, "angry" if angry else "calm")


def _times(canvas: Canvas, count: int, left: Point) -> None:
    canvas.write(f"\u00d7{count}", Style("black", 18, "cream", SHADE), left)


def draw_last_word(canvas: Canvas, context: Context, box: Box, tale: Tale) -> None:
    """Paint what a computer player says once all letters are open."""
    assert tale.record.last_word is not None, "somebody speaks"
    seat, line = tale.record.last_word
    won = tale.loyalties[seat] == tale.winner
    middle = box.center[1]
    draw_face(canvas, tale.seats[seat].colour, (box.x + 56, middle), 92, "pleased" if won else "angry")
    bubble = Box(box.x + 116, box.y + 12, box.w - 116, box.h - 24)
    canvas.plate("parchment_flat", bubble)
    canvas.paragraph(
        context.say(line), Style("ital", 25, "ink"), bubble.inset(28, 0), anchor="center", high=bubble.h - 20
    )


# ------------------------------------------------------------------ what was said
def _weighty(claims: Sequence[Claim]) -> list[Claim]:
    """The most important claims, as many as there is room for, in the order of the game."""
    most = sorted(claims, key=lambda claim: claim.weight, reverse=True)[:_MAX_CLAIMS]
    return [claim for claim in claims if claim in most]


def claim_words(context: Context, tale: Tale) -> Iterator[str]:
    """What was claimed and whether it was true, as read aloud."""
    naming = Naming(context.say, tale.seats)
    for claim in _weighty(tale.record.claims):
        words = talk_sentence(context.say, naming, claim.said)
        yield context.say(
            "results-said-spoken",
            turn=claim.turn,
            name=tale.seats[claim.said.seat].name,
            words=words,
            truth="true" if claim.true else "false",
        )


def draw_claims(canvas: Canvas, context: Context, box: Box, tale: Tale, shown: bool) -> None:
    """Paint what was claimed: turn, speaker, words, and whether they were true."""
    if not shown:
        return
    say, claims = context.say, tale.record.claims
    note = (
        say("results-said-note", true=sum(claim.true for claim in claims), all=len(claims)) if claims else ""
    )
    draw_heading(canvas, box, say("results-said"), note)
    if not claims:
        _nothing(canvas, box, say("results-said-none"))
        return
    naming, weighty = Naming(say, tale.seats), _weighty(claims)
    quotes = [say("results-said-words", words=talk_sentence(say, naming, claim.said)) for claim in weighty]
    room = box.w - 216
    style = canvas.alike([(words, room) for words in quotes], _PAPER)
    for row, (claim, words) in enumerate(zip(weighty, quotes, strict=True)):
        line = _line(box, row, len(weighty))
        middle = line.center[1]
        canvas.write(str(claim.turn), Style("black", 19, "ink2"), (line.x + 18, middle - 1), anchor="center")
        draw_face(canvas, tale.seats[claim.said.seat].colour, (line.x + 62, middle), min(40.0, line.h - 2))
        canvas.write(words, style, (line.x + 94, middle - 1), room)
        _verdict(canvas, claim.true, (line.right - 22, middle))


def _line(box: Box, row: int, count: int) -> Box:
    """One of the lines of a sheet."""
    room = Box(box.x + 34, box.y + 76, box.w - 68, box.h - 104)
    high = min(_ROW, room.h / count)
    return Box(room.x, room.y + row * high, room.w, high)


def _verdict(canvas: Canvas, true: bool, center: Point) -> None:
    """A tick or a cross."""
    canvas.icon("check-mark" if true else "cancel", center, 27, "#2f6b22" if true else "#a5231c")


# ------------------------------------------------------------------ what had been guessed
def guess_words(context: Context, tale: Tale) -> Iterator[str]:
    """Each person's guesses and the truth, as read aloud."""
    say = context.say
    for person, book in tale.record.notebooks.items():
        found = [
            say(
                "results-book-spoken",
                name=spec.name,
                guess=say(f"loyalty-{note.guess}"),
                side=say(f"loyalty-{tale.loyalties[seat]}"),
            )
            for seat, (spec, note) in enumerate(zip(tale.seats, book, strict=True))
            if note.guess and seat != person
        ]
        yield f"{tale.seats[person].name}: {'; '.join(found)}"


def draw_notebooks(canvas: Canvas, context: Context, box: Box, tale: Tale, shown: bool) -> None:
    """Paint each person's guesses beside the truth; a person who played alone sees the notes too."""
    if not shown:
        return
    say, books = context.say, tale.record.notebooks
    guessed = [
        note.guess == tale.loyalties[seat]
        for person, book in books.items()
        for seat, note in enumerate(book)
        if note.guess and seat != person
    ]
    note = say("results-book-note", right=sum(guessed), all=len(guessed)) if guessed else ""
    alone = tale.person
    draw_heading(canvas, box, say("results-books" if alone < 0 else "results-book"), note)
    if not guessed:
        _nothing(canvas, box, say("results-book-none"))
        return
    people = list(books)
    if alone < 0:
        for at, person in enumerate(people):
            place = _column(box, at, len(people))
            draw_face(canvas, tale.seats[person].colour, (place.x + 16, box.y + 86), min(34.0, place.w + 2))
        box = box.cut(top=26)[1]
    rows = [seat for seat in range(len(tale.seats)) if seat != alone]
    style = canvas.alike_names([(tale.seats[seat].name, 148) for seat in rows], legible("sc", 20, "ink"))
    for row, seat in enumerate(rows):
        line = _line(box, row, len(rows))
        middle = line.center[1]
        draw_face(canvas, tale.seats[seat].colour, (line.x + 22, middle), min(42.0, line.h - 2))
        canvas.write(tale.seats[seat].name, style, (line.x + 50, middle - 1), 148)
        for at, person in enumerate(people):
            place = _column(box, at, len(people))._replace(y=line.y, h=line.h)
            _guess(canvas, context, tale, seat, person, place)
        if alone >= 0:
            words = line.cut(left=282)[1].cut(right=68)[1]
            canvas.write(books[alone][seat].words, Style("ital", 19, "ink2"), words)
        truth = nation_named(tale.loyalties[seat])
        draw_badge(
            canvas, truth, (line.right - 22, middle), min(36.0, line.h - 6), say(f"side-letter-{truth}")
        )


def _column(box: Box, at: int, count: int) -> Box:
    """The column of a person's guesses."""
    return Box(box.x + 240, box.y, box.w - 340, box.h).column(at, max(4, count))


def _guess(canvas: Canvas, context: Context, tale: Tale, seat: int, person: int, box: Box) -> None:
    """A person's guess about a player, and whether it was right; in a narrow column a wrong one is dim."""
    guess, (x, y) = tale.record.notebooks[person][seat].guess, (box.x + 16, box.center[1])
    if guess is None or seat == person:
        canvas.write("\u2013", Style("black", 22, "ink2"), (x, y), anchor="center")
        return
    right, narrow = guess == tale.loyalties[seat], box.w < _VERDICT_ROOM
    letter = context.say(f"side-letter-{guess}")
    draw_badge(canvas, nation_named(guess), (x, y), min(31.0, box.w - 2), letter, dim=narrow and not right)
    if not narrow:
        _verdict(canvas, right, (x + 30, y))
