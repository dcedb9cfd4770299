"""Large moments where votes lie: nothing covers the chart, nothing runs ahead, nothing hidden shows."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pygame
import pytest
from msgspec import structs

from tests.app.games.tortuga1667.sheets import captains
from tests.app.games.tortuga1667.stories import GAMES, Step, played, seen_by
from tests.hands.cards import dealt_anew, other_event
from tests.hands.gauge import measure
from tortuga.app.draw.art import Art
from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.theme import rgb
from tortuga.app.games.tortuga1667 import layout
from tortuga.app.games.tortuga1667.acts.director import TableDirector67
from tortuga.app.games.tortuga1667.acts.motions import Flip, Marooning, Result, TurnEvent, Walk
from tortuga.app.games.tortuga1667.layout import OWN
from tortuga.app.games.tortuga1667.narrative import Narrative1667
from tortuga.app.games.tortuga1667.palette import ICON, NAME, PICTURES
from tortuga.app.games.tortuga1667.picture import Picture67
from tortuga.app.games.tortuga1667.seen.shown import Poll, TableShown
from tortuga.app.games.tortuga1667.table.blows import HIT, blow_words, draw_hit
from tortuga.app.games.tortuga1667.table.loot import loot_words
from tortuga.app.games.tortuga1667.table.moments import (
    HEAD,
    Headline,
    deciding,
    draw_headline,
    margin_tone,
    result_tone,
    result_words,
    thrown,
)
from tortuga.app.games.tortuga1667.table.own import Ribbon
from tortuga.app.games.tortuga1667.table.pawns import turn_strip
from tortuga.app.games.tortuga1667.table.votes import PANEL
from tortuga.app.languages import LANGUAGES
from tortuga.app.table.acts.motion import ActPlayer
from tortuga.app.table.acts.motions import Act, PlateDrop, Travel
from tortuga.app.table.buttons import MenuItem, menu_boxes
from tortuga.app.table.drawing import RetainedTable
from tortuga.app.table.marks import Marks, Shown
from tortuga.app.text import Text
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.board import moved
from tortuga.games.tortuga1667.pieces import DUTCHMAN, JOLLY, TORTUGA
from tortuga.kernel.game import EVERYTHING, NOBODY

STEP = 0.12
SMALL = (640, 360)


@pytest.fixture(scope="module")
def art() -> Art:
    pygame.display.init()
    pygame.font.init()
    return Art(games=[PICTURES])


def moments() -> Iterator[tuple[int, Step]]:
    """One step of each kind of large moment, with the number of seats."""
    found = set[object]()
    for options in GAMES[:5]:
        for seed in "ab":
            for step in played(options, seed):
                match step[1]:
                    case ev.VoteShown(kind=kind, result=result):
                        name: object = (kind, result)
                    case ev.Marooned(cause=cause, origin=origin):
                        name = (cause, origin == TORTUGA)
                    case ev.AlbatrossStruck():
                        name = "albatross"
                    case ev.MapUsed(event=card) if step[0].stage in ("dodge", "fountain"):
                        name = card
                    case ev.TreasureTaken(source=source):
                        name = ("taken", source >= 0)
                    case _:
                        continue
                if name not in found:
                    found.add(name)
                    yield options.seats, step


def act_of(step: Step, eyes: int, seats: int, language: str = "en") -> Act:
    text = Text(language).of(NAME)
    seen = seen_by(step, eyes)
    lines = [line.text for line in Narrative1667(text, captains(seats, 1)).lines(seen)]
    return TableDirector67(text.say, captains(seats, 1)).act(seen, max(0, eyes), lines)


class Film:
    """The frames of an act."""

    def __init__(self, art: Art, act: Act, seats: int) -> None:
        self._picture, self._people = Picture67(), captains(seats, 1)
        self._act, self._text = act, Text("en").of(NAME)
        self._player = ActPlayer(self._people, self._picture)
        self._player.add(act)
        self._player.update(0.0, "normal")
        self._keeper = RetainedTable(self._picture)
        self._canvas = Canvas(pygame.Surface(SMALL, 0, 32), art)

    def at(self, time: float) -> bytes:
        """The table at a time of it."""
        self._player.time = time
        hidden = self._player.hidden(False)
        marks = replace(self._picture.playing(self._act, time, False), hidden=hidden)
        shown = Shown(self._act.after, self._act.me, marks, self._people, self._text)
        self._keeper.draw(self._canvas, shown, (self._picture.tray(shown, None, None, None),))
        self._player.draw(self._canvas, False)
        return pygame.image.tobytes(self._canvas.surface, "RGB")


@pytest.mark.parametrize("count", range(1, 12))
def test_thrown_cards_stay_in_the_panel_and_lie_by_their_places_alone(count: int) -> None:
    for index in range(count):
        box, angle = thrown(index, count)
        assert PANEL.x <= box.x
        assert box.right <= PANEL.right
        assert HEAD.bottom < box.center[1] - box.h * 0.4
        assert abs(angle) <= 7.5
    assert layout.CHART.bottom <= PANEL.y, "nothing covers the chart"


def test_the_result_comes_when_the_last_card_lies_open() -> None:
    found = 0
    for seats, step in moments():
        act = act_of(step, NOBODY, seats)
        results = [motion for motion in act.motions if isinstance(motion, Result)]
        flips = [motion for motion in act.motions if isinstance(motion, Flip)]
        for result in results:
            assert act.revealed == pytest.approx(result.delay)
            assert max(flip.delay + flip.duration for flip in flips) == pytest.approx(result.delay)
            picture = Picture67()
            for time, closed in ((act.revealed - 0.01, True), (act.revealed + 0.01, False)):
                poll = picture.playing(act, time, False).poll
                assert poll is not None
                assert poll.closed == closed
            found += 1
    assert found >= 6


def test_the_card_that_decided_is_the_first_after_which_nothing_changes() -> None:
    for seats, step in moments():
        poll = Picture67().playing(act := act_of(step, NOBODY, seats), act.length, False).poll
        if poll is not None:
            key = deciding(poll)
            assert replace(poll, cards=poll.cards[: key + 1]).decided
            assert not replace(poll, cards=poll.cards[:key]).decided


def test_torches_that_suffice_are_green_where_only_the_cannon_is_missing() -> None:
    poll = Poll("attack", 0, 0, 0, (0, 1), frozenset((0, 1)), 3, ("TB-", "TB-", "WB-"), closed=False)
    assert (poll.lead, poll.stands) == (1, "failure")
    assert (result_tone(poll), margin_tone(poll)) == ("red", "green")


def test_an_attack_without_torch_and_water_fails_for_want_of_a_torch() -> None:
    shown: Any = SimpleNamespace(say=lambda id, **_: id)
    for cards, why in (
        (("CB-",), "no-torch"),
        (("CB-", "TB-", "WB-"), "as-many"),
        (("CB-", "WB-"), "more-waters"),
    ):
        poll = Poll("attack", 0, 0, 0, (), frozenset(), len(cards), cards, closed=False)
        assert result_words(shown, poll).rest == f"large-{why}"


def test_without_motion_cards_lie_straight_and_the_picture_is_finished_at_once() -> None:
    for seats, step in moments():
        act = act_of(step, NOBODY, seats)
        for late in (0.01, 0.3):
            marks = Picture67().playing(act, act.revealed + late, True)
            assert marks.level
            assert marks.result == 1.0


def test_who_is_marooned_walks_in_the_place_of_votes_and_on_the_chart_together() -> None:
    """What changes is told when all have landed; without motion at once. No banner lies below."""
    found = 0
    for seats, step in moments():
        act = act_of(step, NOBODY, seats)
        if not any(isinstance(motion, Marooning) and not motion.map for motion in act.motions):
            continue
        walks = [motion for motion in act.motions if isinstance(motion, Walk)]
        lands = max(walk.delay + walk.duration for walk in walks)
        assert act.length > lands + 0.3
        picture, people = Picture67(), captains(seats, 1)
        for time, still, landed in (
            (lands - 0.01, False, False),
            (lands + 0.01, False, True),
            (0.0, True, True),
        ):
            marks = picture.playing(act, time, still)
            assert marks.blow is not None
            assert marks.blow.landed == landed
            assert (marks.stands is None) == landed, "the roster waits as well"
            assert not picture.announces(Shown(act.after, 0, marks, people, Text("en").of(NAME)))
        found += 1
    assert found >= 6


def test_log_banner_plates_ranks_and_ribbon_wait_for_what_walks_and_flies(
    art: Art, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody is in command while the old Captain still stands there."""
    text, found, ribbons = Text("en").of(NAME), 0, 0
    people, canvas, gauge = captains(7, 1), Canvas(pygame.Surface(SMALL, 0, 32), art), measure(monkeypatch)
    for before, event, after in played(GAMES[4], "a"):
        seen = seen_by((before, event, after), 0)
        lines = [line.text for line in Narrative1667(text, people).lines(seen)]
        act = TableDirector67(text.say, people).act(seen, 0, lines)
        moves = [motion for motion in act.motions if isinstance(motion, Walk | Travel | Flip | TurnEvent)]
        lands = max((motion.delay + motion.duration for motion in moves), default=0.0)
        assert act.revealed >= lands, event
        assert all(motion.delay >= lands for motion in act.motions if isinstance(motion, PlateDrop))
        if act.early is not None:
            assert not any(line in act.early.message for line in lines[1:]), event
        if before.turn and any(isinstance(motion, Walk) for motion in moves):
            marks = Picture67().playing(act, lands - 0.01, False)
            early = TableShown.of(Shown(act.after, 0, marks, people, text))
            late = TableShown.of(Shown(act.after, 0, Marks(), people, text))
            was = TableShown.of(Shown(act.before, 0, Marks(), people, text))
            assert [early.ranks(seat) for seat in range(7)] == [was.ranks(seat) for seat in range(7)]
            found += 1
            if late.ranks(0) != was.ranks(0) and not ribbons:
                words = []
                for sight in (early, was, late):
                    gauge.words.clear()
                    Ribbon().paint(canvas, sight)
                    words.append([said for said, _, _ in gauge.words])
                assert words[0] == words[1] != words[2]
                ribbons += 1
    assert found
    assert ribbons


def jumped(step: Step) -> Step:
    """The same when Atlantis answers: its owner goes to the other ship."""
    before, event, after = step
    assert isinstance(event, ev.MapUsed)
    there = DUTCHMAN if before.board.place(event.seat) == JOLLY else JOLLY
    board = moved(before.board, event.seat, there)
    used = ev.MapUsed(event.seat, "atlantis", there)
    return structs.replace(before, stage="dodge"), used, structs.replace(after, board=board)


def test_a_map_that_answers_spares_its_owner_and_tells_where_he_stands() -> None:
    text, found = Text("en").of(NAME), 0
    for seats, whole in moments():
        if not isinstance(whole[1], ev.MapUsed):
            continue
        for step, title in ((whole, "Cancelled: Fountain of Youth"), (jumped(whole), "Jumps to the ")):
            act = act_of(step, whole[1].seat, seats)
            marks = Picture67().playing(act, act.length, False)
            shown = TableShown.of(Shown(act.after, act.me, marks, captains(seats, seats), text))
            assert marks.blow is not None
            words = blow_words(shown, marks.blow)
            assert words.tone == "green"
            assert words.rest == shown.name(whole[1].seat)
            assert words.title.startswith(title)
            found += 1
    assert found


def robbed(step: Step) -> Step:
    """The same when the Galleon is empty and the other ship is robbed."""
    before, event, after = step
    assert isinstance(event, ev.TreasureTaken)
    other, holds = 1 - event.place, [list(pair) for pair in before.board.holds]
    holds[other] = [2, 1]
    first = structs.replace(before.board, galleon=0, holds=tuple(tuple(pair) for pair in holds))
    holds[other][0] -= 1
    holds[event.place][event.hold] += 1
    last = structs.replace(first, holds=tuple(tuple(pair) for pair in holds))
    taken = structs.replace(event, source=0)
    return structs.replace(before, board=first), taken, structs.replace(after, board=last)


def test_a_treasure_flies_in_both_places_together_and_totals_count_when_it_has_landed() -> None:
    text, found = Text("en").of(NAME), 0
    for seats, whole in moments():
        if not isinstance(whole[1], ev.TreasureTaken):
            continue
        for step in (whole, robbed(whole)):
            act = act_of(step, NOBODY, seats)
            (chest,) = (motion for motion in act.motions if isinstance(motion, Travel))
            lands = chest.delay + chest.duration
            picture, people = Picture67(), captains(seats, 1)
            for time, still, flown in ((lands - 0.01, False, False), (lands, False, True), (0.0, True, True)):
                loot = picture.playing(act, time, still).loot
                assert loot is not None
                assert (loot.flown >= 1) == flown
                assert still or loot.counted == 0
            marks = picture.playing(act, act.length, False)
            shown = TableShown.of(Shown(act.after, 0, marks, people, text))
            assert marks.loot is not None
            assert marks.loot.counted == 1
            assert not picture.announces(shown)
            from_ship = step is not whole
            assert ("robbed" in loot_words(shown, marks.loot).title) == from_ship
            assert (marks.loot.robbed >= 0) == from_ship
            found += 1
    assert found


def test_a_captain_who_takes_nothing_says_why_and_it_can_be_read() -> None:
    text, people = Text("en").of(NAME), captains(9, 1)
    seats, (before, event, _) = next(each for each in moments() if isinstance(each[1][1], ev.TreasureTaken))
    assert isinstance(event, ev.TreasureTaken)
    bare = structs.replace(before.board, galleon=0, holds=tuple((0, 0) for _ in before.board.holds))
    told = []
    for board in (before.board, bare):
        table = structs.replace(before, board=board)
        step = (table, ev.TreasureLeft(event.seat), table)
        told += [line.text for line in Narrative1667(text, people).lines(seen_by(step, NOBODY))]
        assert act_of(step, NOBODY, seats).length >= 1.0
    name = people[event.seat].name
    assert told == [f"{name} declines the treasure", f"{name} finds no treasure to take"]


def test_one_person_alone_is_called_you_and_several_are_called_by_name() -> None:
    text, found = Text("en").of(NAME), 0
    for seats, step in moments():
        if not isinstance(step[1], ev.Marooned):
            continue
        struck = step[1].seat
        act = TableDirector67(text.say).act(seen_by(step, NOBODY), struck, [])
        marks = Picture67().playing(act, act.length, False)
        assert marks.blow is not None
        for persons in (1, 2):
            people = [
                structs.replace(spec, player="human" if (seat - struck) % seats < persons else "captain")
                for seat, spec in enumerate(captains(seats, 1))
            ]
            title = blow_words(TableShown.of(Shown(act.after, struck, marks, people, text)), marks.blow).title
            assert ("You" in title) == (persons == 1)
            assert (people[struck].name in title) == (persons == 2)
            watched = Shown(structs.replace(act.after, seat=EVERYTHING), struck, marks, people, text)
            assert people[struck].name in blow_words(TableShown.of(watched), marks.blow).title
        found += 1
    assert found >= 6


def test_whoever_is_marooned_with_others_is_told_so() -> None:
    text = Text("en").of(NAME)
    step = next(
        step for options in GAMES for step in played(options, "a") if isinstance(step[1], ev.AlbatrossStruck)
    )
    seats, struck, titles = step[2].seats, step[1].seats, set()
    for me in range(seats):
        act = TableDirector67(text.say).act(seen_by(step, me), me, [])
        marks = Picture67().playing(act, act.length, False)
        assert marks.blow is not None
        people = [structs.replace(spec, player="captain") for spec in captains(seats, 1)]
        people[me] = structs.replace(people[me], player="human")
        title = blow_words(TableShown.of(Shown(act.after, me, marks, people, text)), marks.blow).title
        assert ("you included" in title) == (me in struck)
        titles.add(title)
    assert len(titles) == (1 if len(struck) == seats else 2)


@pytest.mark.parametrize("kind", [ev.Marooned, ev.Forced])
def test_only_whoever_plays_has_a_red_edge_when_hit(art: Art, kind: type) -> None:
    """Not who watches captains, nor a seat seen through all eyes."""
    steps = (step for options in GAMES for step in played(options, "table"))
    step = next(step for step in steps if isinstance(step[1], kind))
    event, seats, edges = step[1], step[2].seats, []
    seat = event.target if isinstance(event, ev.Forced) else event.seat
    for eyes, player in ((seat, "human"), (NOBODY, "human"), (NOBODY, "captain"), (EVERYTHING, "human")):
        act = TableDirector67(Text("en").of(NAME).say).act(seen_by(step, eyes), seat, [])
        people = [structs.replace(spec, player=player) for spec in captains(seats, 1)]
        picture = Picture67()
        shown = Shown(act.after, seat, picture.playing(act, act.length, False), people, Text("en").of(NAME))
        canvas = Canvas(pygame.Surface(SMALL, 0, 32), art)
        picture.tray(shown, None, None, None).paint(canvas)
        x, y = canvas.at(OWN.x + 2, OWN.center[1])
        edges.append(canvas.surface.get_at((round(x), round(y)))[:3] == rgb(HIT))
    assert edges == [True, True, False, False]


@pytest.mark.parametrize("growth", [1.0, 1.5])
def test_the_red_edge_strikes_through_no_line_of_the_log(growth: float, art: Art) -> None:
    """With larger letters the log hangs down beside the own board."""
    art.restyle(growth, False)
    canvas = Canvas(pygame.Surface((1280, 720), 0, 32), art)
    draw_hit(canvas)
    art.restyle(1.0, False)
    red = pygame.mask.from_threshold(canvas.surface, pygame.Color(HIT), (1, 1, 1, 255))
    log = layout.LOG if growth == 1.0 else layout.LOG_TALL
    assert red.count()
    assert not red.overlap(pygame.Mask(canvas.rect(*log).size, fill=True), canvas.rect(*log).topleft)


@pytest.mark.slow
@pytest.mark.parametrize("eyes", [NOBODY, 2])
def test_twins_show_the_same_frames(art: Art, eyes: int) -> None:
    """Games that differ only in what is hidden: every moment looks alike from beginning to end."""
    hand, changed = random.Random("moments"), 0
    for seats, step in moments():
        before, event, after = step
        twin = dealt_anew(before, eyes, hand), other_event(event, eyes, hand), dealt_anew(after, eyes, hand)
        changed += twin != step
        here, there = act_of(step, eyes, seats), act_of(twin, eyes, seats)
        assert here.length == there.length
        one, other = Film(art, here, seats), Film(art, there, seats)
        time = 0.0
        while time < here.length:
            assert one.at(time) == other.at(time), (event, time)
            time += STEP * 3
    assert changed


def every() -> Iterator[tuple[int, Step]]:
    """The moments, and one in which a ship is robbed."""
    for seats, step in moments():
        yield seats, step
        if isinstance(step[1], ev.MapUsed):
            yield seats, jumped(step)
        if isinstance(step[1], ev.TreasureTaken):
            before, event, after = step
            boards = (structs.replace(table.board, galleon=left) for table, left in ((before, 1), (after, 0)))
            first, last = boards
            yield seats, (structs.replace(before, board=first), event, structs.replace(after, board=last))
            yield seats, robbed(step)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_words_have_their_room(language: str, art: Art, monkeypatch: pytest.MonkeyPatch) -> None:
    gauge, canvas = measure(monkeypatch), Canvas(pygame.Surface((1280, 720), 0, 32), art)
    for growth in (1.0, 1.5):
        art.restyle(growth, False)
        for seats, step in every():
            act = act_of(step, 0, seats, language)
            picture = Picture67()
            marks, text = picture.playing(act, act.length - 0.01, False), Text(language).of(NAME)
            shown = Shown(act.after, 0, marks, captains(seats, 1), text)
            picture.tray(shown, None, None, None).paint(canvas)
    art.restyle(1.0, False)
    assert not gauge.faults


@pytest.mark.parametrize("seats", [2, 9])
def test_the_timeline_of_a_replay_covers_no_moment_and_nothing_of_the_top_bar(seats: int) -> None:
    line = Picture67().furnished(seats).timeline
    menu = menu_boxes([MenuItem(name, "") for name in ("back", "proof", "notes")])
    assert line.w > 400
    assert line.y >= 0
    assert not [box for box in (PANEL, turn_strip(seats), *menu) if line.touches(box)]


def test_what_did_it_is_never_cut_off(canvas_of, monkeypatch):
    """It said "by the Captain of the Flying Dutch..."."""
    canvas, written = canvas_of((1280, 720)), []
    real = Canvas.put_line

    def put_line(self, word, style, at, room, anchor):
        written.append(word)
        return real(self, word, style, at, room, anchor)

    monkeypatch.setattr(Canvas, "put_line", put_line)
    monkeypatch.setattr(canvas.art.letters, "growth", 1.5)
    cause = "by the Captain of the Flying Dutchman"
    draw_headline(canvas, Headline("Mad Anne is marooned", cause, ICON["island"], "red"))
    assert " ".join(written[1:]) == cause


@pytest.mark.parametrize("ship", ["dutchman", "jolly"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_captain_who_maroons_needs_one_line(language, ship, canvas_of, monkeypatch):
    """In English it took two lines beside a short name."""
    canvas, written = canvas_of((1280, 720)), []
    monkeypatch.setattr(Canvas, "paragraph", lambda _, words, *__: written.append(words))
    text = Text(language).of(NAME)
    cause = text.say("large-by-captain", ship=ship)
    draw_headline(canvas, Headline(text.say("large-marooned", name="Mad Anne"), cause, ICON["island"], "red"))
    assert not written
