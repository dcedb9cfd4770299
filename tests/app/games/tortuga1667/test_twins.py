"""Twins: same public history, all that is hidden from the onlooker dealt anew; nothing differs.

A few positions of each kind of decision in the suite; `TWINS=200` for as many as one likes.
"""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from tests.app.games.tortuga1667.sheets import captains
from tests.app.games.tortuga1667.stories import GAMES, played
from tests.hands.cards import dealt_anew
from tortuga.app.draw.art import Art
from tortuga.app.draw.canvas import Canvas
from tortuga.app.games.tortuga1667.decisions.choose import chooser_for, clock, idle, waived
from tortuga.app.games.tortuga1667.palette import NAME, PICTURES
from tortuga.app.games.tortuga1667.picture import Picture67
from tortuga.app.games.tortuga1667.table.parts import PARTS
from tortuga.app.games.tortuga1667.table.peeks import PiratePeeks
from tortuga.app.games.tortuga1667.tableui import TableTopics67
from tortuga.app.table.drawing import RetainedTable
from tortuga.app.table.marks import Banner, Marks, Shown
from tortuga.app.text import Text
from tortuga.games.tortuga1667.pieces import VOTE_KINDS
from tortuga.games.tortuga1667.rules import RULES
from tortuga.games.tortuga1667.state import SECRET, Table, View
from tortuga.kernel.errors import Notice, Refusal
from tortuga.kernel.game import NOBODY

pytestmark = pytest.mark.slow

POSITIONS = int(os.environ.get("TWINS", "12"))
SIZE = (640, 360)
BANNER = Banner("ship-wheel", "Turn 1", "It is somebody's turn.")
WORDS = Text("en").of(NAME)


class Onlooker:
    """What a seat decides from: a whole table, as the seat sees it, so that what leaks is found."""

    def __init__(self, table: Table, seat: int) -> None:
        self.seat = seat
        self.view: View = RULES.observe(table, seat)
        self.seats = captains(table.seats, 1)
        self.say = WORDS.say

    def legal(self) -> tuple[Any, ...]:
        return RULES.legal(self.view.table, self.seat)

    def refusal(self, command: Any) -> Notice | None:
        try:
            RULES.decide(self.view.table, self.seat, command)
        except Refusal as refusal:
            return Notice(refusal.id, refusal.arguments)
        return None


def positions() -> Iterator[Table]:
    """Tables before a decision, each kind as often as another as far as there are some."""
    found: dict[str, list[Table]] = {}
    for game, options in enumerate(GAMES):
        for seed in "ab" if POSITIONS < 50 else "abcdef":
            for table, _, _ in played(options, f"{seed}{game % 2}"):
                if RULES.to_act(table) and len(table.hands) == table.seats:
                    found.setdefault(table.stage, []).append(table)
    hand = random.Random("positions")
    for tables in found.values():
        hand.shuffle(tables)
    for turn in range(POSITIONS):
        yield from (
            tables[turn] for tables in found.values() if turn < len(tables) and turn * len(found) < POSITIONS
        )


@pytest.fixture(scope="module")
def art() -> Art:
    pygame.display.init()
    pygame.font.init()
    return Art(games=[PICTURES])


def perceived(art: Art, table: Table, eyes: int) -> dict[str, object]:
    """Everything that lies before some eyes: pixels, words, what can be pressed and in which order."""
    me = max(0, eyes)
    view, picture, seats = RULES.observe(table, eyes), Picture67(), captains(table.seats, 2)
    told: dict[str, object] = {}
    chooser = None
    if eyes in RULES.may_act(table):
        desk: Any = Onlooker(table, eyes)
        chooser = chooser_for(desk)
        told["targets"] = [
            (target.id, target.label, target.spot, target.box, target.key, target.tip)
            for target in chooser.targets()
        ]
        told["asked"] = (
            chooser.banner(),
            chooser.button(),
            chooser.status(),
            chooser.inner.meaning(),
            chooser.missing(),
        )
        told["alone"] = idle(desk), clock(desk), [waived(desk, how) for how in ("always", "matter", "key")]
        marks = chooser.marks()
    else:
        marks = Marks(banner=BANNER)
    shown = Shown(view, me, marks, seats, WORDS)
    canvas = Canvas(pygame.Surface(SIZE, 0, 32), art)
    RetainedTable(picture).draw(canvas, shown, (picture.tray(shown, chooser, None, None),))
    told["frame"] = pygame.image.tobytes(canvas.surface, "RGB")
    topics = TableTopics67()
    told["tips"] = [(hit, PARTS.tip(shown, hit.spot)) for hit in PARTS.areas(shown)]
    points = [(float(x), float(y)) for x in range(20, 1920, 240) for y in range(20, 1080, 180)]
    told["pointed"] = [PARTS.hit(shown, point) for point in points]
    told["page"] = topics.page_now(view, me)
    told["chips"] = [PiratePeeks().chip(view, me, seat) for seat in range(table.seats)]
    told["words"] = (
        picture.statuses(view, WORDS.say),
        picture.notes(view, WORDS.say),
        picture.awaited(view),
        picture.waiting(view, WORDS.say, "Rosa"),
    )
    return told


def test_t37_a_twin_looks_sounds_and_answers_alike(art: Art) -> None:
    """Whoever looks, asked or not: equal pixels, words, tips, targets and their order."""
    hand, kinds, changed = random.Random("twins"), Counter[str](), 0
    for table in positions():
        asked = RULES.to_act(table)
        for eyes in {NOBODY, asked[0], hand.randrange(table.seats)}:
            twin = dealt_anew(table, eyes, hand)
            changed += twin.hands != table.hands
            here, there = perceived(art, table, eyes), perceived(art, twin, eyes)
            for what, seen in here.items():
                assert seen == there[what], (table.stage, eyes, what)
        kinds[table.stage] += 1
    assert changed > sum(kinds.values())
    assert len(kinds) >= min(POSITIONS, 12)


def test_t37_a_twin_is_one_view() -> None:
    """What a seat, or its captain, or its adviser is given does not differ at all; nor do public facts."""
    hand = random.Random("views")
    for table in positions():
        for eyes in (NOBODY, *range(table.seats)):
            twin = dealt_anew(table, eyes, hand)
            assert RULES.observe(table, eyes) == RULES.observe(twin, eyes), (table.stage, eyes)
        for past in table.history:
            assert past.event == RULES.redact(past.event, NOBODY)


def asked_openly(art: Art, table: Table, seat: int, picks: int) -> list[object]:
    """What everybody reads at a shared screen while a person decides in the open, or has let go his cards.

    The decision is made from his own view, the table below it is nobody's.

    Args:
        picks: how many targets are picked, one after the other.
    """
    picture, seats = Picture67(), captains(table.seats, table.seats)
    desk: Any = Onlooker(table, seat)
    desk.seats = seats
    chooser = chooser_for(desk)
    chooser.closed = True
    told: list[object] = []
    for step in range(picks + 1):
        targets = chooser.targets()
        told.append(
            [(each.id, each.label, each.spot, each.box, each.key, each.tip) for each in targets],
        )
        told.append(
            (chooser.banner(), chooser.button(), chooser.status(), chooser.inner.meaning(), chooser.missing())
        )
        told.append((tuple(chooser.heard()), [each.heard for each in targets]))
        shown = Shown(RULES.observe(table, NOBODY), seat, chooser.marks(), seats, WORDS)
        canvas = Canvas(pygame.Surface(SIZE, 0, 32), art)
        hot = targets[step % len(targets)].id if targets else None
        RetainedTable(picture).draw(canvas, shown, (picture.tray(shown, chooser, hot, None),))
        told.append(pygame.image.tobytes(canvas.surface, "RGB"))
        if targets:
            told.append(chooser.pick(targets[step % len(targets)].id))
            told.append((chooser.pending(), None if table.stage in SECRET else chooser.command()))
    told.append((idle(desk), clock(desk), [waived(desk, how) for how in ("always", "matter", "key")]))
    return told


def test_flow_8_a_choice_in_the_open_tells_nothing(art: Art) -> None:
    """At a shared screen: who decides before all eyes has no word or hint that his own cards change.

    Nor have those who decide behind the curtain while they do not hold what is theirs.
    """
    hand, kinds = random.Random("open"), Counter[str]()
    for table in positions():
        if table.stage == "search":
            continue  # its pool lies open behind the curtain
        seat = RULES.to_act(table)[0]
        twin = dealt_anew(table, NOBODY, hand)
        assert asked_openly(art, table, seat, 3) == asked_openly(art, twin, seat, 3), (table.stage, seat)
        kinds[table.stage] += 1
    assert len(kinds) >= min(POSITIONS, 8)


def test_a_twin_that_differs_openly_is_seen(art: Art) -> None:
    """The test sees what it shall: with the table of all eyes the twins differ."""
    table = next(iter(positions()))
    twin = dealt_anew(table, NOBODY, random.Random(1))
    assert perceived(art, table, 0) != perceived(art, twin, 0)


def test_the_order_of_a_hand_is_new_at_each_look() -> None:
    """1000 looks: every card lies in every place about as often."""
    table = next(table for table in positions() if len(table.hands[0]) == 3)
    view = RULES.observe(replace(table, hands=(VOTE_KINDS[:3], *table.hands[1:])), 0)
    found = Counter(PiratePeeks().shuffled(view).table.hands[0] for _ in range(1000))
    assert len(found) == 6
    assert max(found.values()) - min(found.values()) < 120
