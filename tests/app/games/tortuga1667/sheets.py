"""Pictures of the table, to be looked at: `python -m tests.app.games.tortuga1667.sheets DIR [SIZE ...]`."""

from __future__ import annotations

import sys
from dataclasses import replace as other
from pathlib import Path

import pygame
from msgspec.structs import replace

from tests.games.tortuga1667.tables import table
from tortuga.app.draw.art import Art
from tortuga.app.draw.canvas import Canvas
from tortuga.app.games.tortuga1667.acts import motions as mo
from tortuga.app.games.tortuga1667.palette import NAME, PICTURES
from tortuga.app.games.tortuga1667.picture import Picture67
from tortuga.app.games.tortuga1667.seen import spots
from tortuga.app.games.tortuga1667.seen.shown import TableMarks, poll_shown, turned
from tortuga.app.table.acts.motions import Act
from tortuga.app.table.drawing import RetainedTable
from tortuga.app.table.marks import Banner, Marks, Shown, Spot
from tortuga.app.text import Text
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.rules import RULES
from tortuga.games.tortuga1667.state import Call, Past, Table, Turned
from tortuga.kernel.game import NOBODY
from tortuga.kernel.players import HUMAN, SeatSpec

PEOPLE = (
    ("Rosa", "rosa"),
    ("Jack", "jack"),
    ("Bellamy", "bellamy"),
    ("Anne", "anne"),
    ("Silas", "silas"),
    ("Zola", "zola"),
    ("Kofi", "kofi"),
    ("Finn", "finn"),
    ("Mei Lin", "mei"),
)


def captains(seats: int, persons: int = 1) -> tuple[SeatSpec, ...]:
    """So many seats, persons first."""
    return tuple(
        SeatSpec(HUMAN if at < persons else "captain", name, tint)
        for at, (name, tint) in enumerate(PEOPLE[:seats])
    )


def nine() -> Table:
    """The position of `table_nine`."""
    made = table(
        "067",
        "284",
        "35",
        boats=(1, -1),
        closed=4,
        holds=((1, 2), (2, 0), (0, 2)),
        galleon=1,
        beach=0,
        hands={0: ("CFb", "TFs", "WBb"), 3: ("CBs", "CBb"), 5: ("TBs", "TBs", "TBb", "WFs")},
        row=("spot", "letter", "albatross", "letter", "letter"),
        events=("spot",) * 6,
        discards=("pistol", "spot", "powder", "letter", "pistol"),
        maps={"fountain": 0, "eldorado": 5},
        birds={7: 1},
        seen=(0b10100,) + (0,) * 8,
        turn=28,
    )
    loyalties = ("french", *made.loyalties[1:])
    return replace(made, loyalties=loyalties)


def five() -> Table:
    """The position of `table_five`."""
    return table(
        "14",
        "3",
        "02",
        holds=((0, 2), (1, 0), (0, 0)),
        galleon=3,
        beach=2,
        hands={0: ("CFb", "TFs")},
        events=("spot",) * 9,
        discards=("pistol", "spot", "letter"),
        maps={"fountain": 3},
        birds={1: 1},
        turn=17,
        seen=(0,) * 5,
    )


def two() -> Table:
    """A start of two, with votes so far."""
    return past(table("0", "1", "", turn=6, seen=(0, 0), events=("spot",) * 8, discards=("pistol",)))


def past(made: Table) -> Table:
    """The same with votes so far."""
    board = made.board
    shown = (
        ev.VoteShown(1, "attack", 1, 1, (1,), (), (1,), ("CBs", "TFs", "TBb", "WFs"), "success", ()),
        ev.VoteShown(0, "mutiny", 0, 1, (0,), (), (1,), ("CBs", "TFs", "TBb", "WFb"), "failure", ()),
        ev.VoteShown(1, "brawl", 2, -1, (1,), (), (1,), ("CBs", "TFs", "WFb"), "french", ()),
    )
    return replace(made, history=tuple(Past(2 * at + 2, each, board) for at, each in enumerate(shown)))


def vote() -> Table:
    """An attack with five voters, all cards in."""
    made = nine()
    call = Call("attack", 2, 1, 2, (2, 4, 8, 0, 5))
    board = replace(made.board, lines=((6, 7), (2, 0, 8, 4, 5), (3,)))
    cast = tuple(seat in call.voters for seat in range(9))
    return replace(made, stage="ballot", call=call, cast=cast, board=board, current=2)


def shown_vote() -> tuple[Table, TableMarks]:
    """The same with four of six cards turned over."""
    made = vote()
    cards = ("TBs", "CFb", "WBb", "TFs", "WFb", "CBs")
    event = ev.VoteShown(2, "attack", 1, 2, (2, 4, 8, 0, 5), (), (1,) * 5, cards, "success", ())
    made = replace(made, history=(Past(30, event, made.board),), stage="draw")
    return made, TableMarks(poll=turned(poll_shown(event), 4))


def storm() -> Table:
    """Stormy Seas lies open."""
    made = nine()
    row = (*made.row[:1], "", *made.row[2:])
    return replace(made, stage="effect", turned=Turned(8, 1, "storm"), row=row, current=8)


def crowd() -> Table:
    """Seven on Tortuga."""
    return table(
        "0",
        "1",
        "2345678",
        turn=40,
        seen=(0,) * 9,
        galleon=0,
        beach=0,
        holds=((4, 0), (0, 2), (1, 1)),
        events=("spot",) * 2,
        discards=("spot",) * 9,
    )


def still(
    canvas: Canvas,
    made: Table,
    marks: Marks | None = None,
    language: str = "en",
    eyes: int = 0,
    persons: int = 1,
) -> None:
    """Paint a position as it stands."""
    picture, text = Picture67(), Text(language).of(NAME)
    view = RULES.observe(made, eyes)
    seats = captains(made.seats, persons)
    told = marks or Marks()
    if told.banner is None:
        banner = Banner(
            "ship-wheel", "Your turn", "You are Captain of the Flying Dutchman. Choose an action."
        )
        told = replace_marks(told, banner, picture.statuses(view, text.say), picture.notes(view, text.say))
    shown = Shown(view, 0, told, seats, text)
    RetainedTable(picture).draw(canvas, shown, (picture.tray(shown, None, None, None),))


def replace_marks(marks: Marks, banner: Banner, status: dict, notes: dict) -> Marks:  # type: ignore[type-arg]
    """The same marks with what the house adds."""
    return other(marks, banner=banner, status=status, notes=notes)


def acts() -> dict[str, tuple[Act, float]]:
    """Moments of acts, by name: the act and seconds since it began."""
    start, seen = nine(), RULES.observe
    stormy = replace(
        start, stage="act", board=replace(start.board, galleon=3, holds=((1, 2), (0, 0), (0, 2)))
    )
    marooned = replace(start, board=replace(start.board, lines=((6, 7), start.board.lines[1], (3, 5, 0))))
    chests = tuple(mo.Travel(mo.TREASURE, spots.hold(1, 0), spots.chest(at), 0.1 * at, 0.6) for at in (1, 2))
    made, _ = shown_vote()
    flips = tuple(mo.Flip(at, 6, 0.5 + 0.2 * at) for at in range(6))
    return {
        "act-walk": (
            Act(
                seen(start, 0),
                seen(marooned, 0),
                0,
                (mo.Walk(0, splash=True), mo.Walk(6, 0.25, 0.25, 0.0), mo.Walk(7, 0.25, 0.25, 0.0)),
            ),
            0.4,
        ),
        "act-splash": (
            Act(
                seen(start, 0),
                seen(marooned, 0),
                0,
                (mo.Walk(0, splash=True), mo.Point(2, 5, (1, 3)), mo.Bubble(3, "Reveal II!")),
            ),
            0.6,
        ),
        "act-chests": (Act(seen(start, 0), seen(stormy, 0), 0, chests), 0.35),
        "act-turn": (Act(seen(start, 0), seen(storm(), 0), 0, (mo.TurnEvent(1, "storm"),)), 0.5),
        "act-shuffle": (Act(seen(vote(), 0), seen(made, 0), 0, (mo.Shuffle(6), *flips)), 0.2),
        "act-flip": (Act(seen(vote(), 0), seen(made, 0), 0, (mo.Shuffle(6), *flips)), 1.06),
        "act-cloth": (
            Act(seen(start, 0), seen(start, 0), 0, (mo.Cloth(2, 7), mo.Lift((1, 3)), mo.Flash(4))),
            0.3,
        ),
        "act-sail": (Act(seen(start, 0), seen(start, 0), 0, (mo.Sail(),)), 0.8),
    }


def playing(canvas: Canvas, act: Act, time: float) -> None:
    """Paint an act as it looks at a time."""
    picture, text = Picture67(), Text("en").of(NAME)
    seats = captains(act.after.table.seats)
    hidden = frozenset(spot for motion in act.motions if (spot := motion.rests(time)) is not None)
    marks = other(
        picture.playing(act, time, False), hidden=hidden, banner=Banner("ship-wheel", "Act", "It moves.")
    )
    shown = Shown(act.after, 0, marks, seats, text)
    RetainedTable(picture).draw(canvas, shown, (picture.tray(shown, None, None, None),))
    for motion in act.motions:
        picture.fly(canvas, act, motion, time, seats, False)


LEGAL = Marks(
    legal=frozenset(
        {Spot("pawn", 6), Spot("pawn", 2), Spot("pawn", 5), Spot("hold", index=0), Spot("board", 2)}
        | {Spot("place", index=3), Spot("place", index=1), Spot("card", index=0)}
    ),
    chosen=frozenset(
        {Spot("pawn", 7), Spot("hold", index=1), Spot("card", index=1), Spot("card", index=3)}
        | {Spot("vote", 0, 1), Spot("board", 5)}
    ),
)


def main(folder: Path, size: tuple[int, int], language: str, growth: float) -> None:
    """Write all sheets."""
    pygame.display.init()
    pygame.font.init()
    folder.mkdir(parents=True, exist_ok=True)
    made, turned = shown_vote()
    sheets = {
        "nine": (nine(), None, 0, 1),
        "five": (five(), None, NOBODY, 1),
        "two": (two(), None, 0, 1),
        "hotseat": (past(five()), None, NOBODY, 3),
        "ballots": (vote(), None, 0, 1),
        "vote": (made, turned, 0, 1),
        "event": (storm(), None, 0, 1),
        "crowd": (crowd(), None, 0, 1),
        "legal": (nine(), LEGAL, 0, 1),
    }
    art = Art(games=[PICTURES])
    for name, (position, marks, eyes, persons) in sheets.items():
        canvas = Canvas(pygame.Surface(size, 0, 32), art)
        canvas.art.letters.growth = growth
        still(canvas, position, marks, language, eyes, persons)
        pygame.image.save(canvas.surface, folder / f"{name}.png")
    for name, (act, time) in acts().items():
        canvas = Canvas(pygame.Surface(size, 0, 32), art)
        playing(canvas, act, time)
        pygame.image.save(canvas.surface, folder / f"{name}.png")


if __name__ == "__main__":
    wide, high = map(int, sys.argv[2].split("x")) if len(sys.argv) > 2 else (1920, 1080)
    main(
        Path(sys.argv[1]),
        (wide, high),
        sys.argv[3] if len(sys.argv) > 3 else "en",
        float(sys.argv[4]) if len(sys.argv) > 4 else 1.0,
    )
