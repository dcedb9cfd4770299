"""The end of a game: what is counted when, what it must not tell too early, and the story it tells."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pygame
import pytest

from tests.app.games.tortuga2014.games import played, seen_of, specs
from tests.hands.dice import TEXT
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga2014 import ending
from tortuga.app.games.tortuga2014.ending import Ending
from tortuga.app.games.tortuga2014.results import result_seen
from tortuga.app.games.tortuga2014.tale import CATEGORIES, SENTENCES, Lead, Story, points_of, story_of
from tortuga.app.languages import LANGUAGES
from tortuga.app.stills.sample import log_of, record_of
from tortuga.app.text import Text
from tortuga.games.tortuga2014 import events as ev
from tortuga.games.tortuga2014.observer import observe
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.scoring import places, score
from tortuga.games.tortuga2014.state import Board
from tortuga.kernel.analysis import Analysis, Change, GraphPoint, SeatPlay
from tortuga.kernel.game import EVERYTHING
from tortuga.kernel.players import Reason

SEATS = specs("human", "greedy", "greedy", "greedy")


def last(seats, seed):
    return played(seats, seed)[-1][2]


def made(seats=4, seed="a", story=None):
    told = story or Story(tuple((points,) * seats for points in range(3)))
    return Ending(SEATS[:seats], last(seats, seed).boards, told)


def eyes_of(steps):
    """Eyes that see everything of these steps."""

    class Eyes:
        @staticmethod
        def past():
            return [
                seen_of(event, observe(before, EVERYTHING), observe(after, EVERYTHING))
                for before, event, after in steps
            ]

    return Eyes()


@pytest.mark.parametrize(("seats", "seed"), [(4, "a"), (3, "b"), (2, "c")])
def test_what_is_counted_adds_up_to_the_score(seats, seed):
    end = made(seats, seed)
    totals = [score(board).total for board in end.boards]
    assert end.totals(len(CATEGORIES)) == totals
    assert [sum(points_of(score(board))) for board in end.boards] == totals
    assert all(end.counted(category, end.decided) == 1 for category in range(len(CATEGORIES)))


def test_categories_are_counted_one_after_the_other_and_tiles_last():
    end = made()
    for category in range(len(CATEGORIES)):
        begin = end.begins(category)
        assert end.counted(category, begin) == 0
        assert all(end.counted(earlier, begin) == 1 for earlier in range(category))
    assert CATEGORIES[-1] == "tiles"
    assert end.begins(len(CATEGORIES) - 1) + ending.FLIPS < end.decided < end.length


@pytest.mark.parametrize(("seats", "seed"), [(4, "a"), (4, "d"), (3, "b"), (2, "c")])
def test_rows_change_places_and_end_in_the_order_of_points(seats, seed):
    end = made(seats, seed)
    assert [end.row(seat, 0.0) for seat in range(seats)] == list(range(seats))
    for moment in (end.begins(category) for category in range(len(CATEGORIES))):
        assert sorted(end.row(seat, moment) for seat in range(seats)) == list(range(seats))
    rows = [end.row(seat, end.length) for seat in range(seats)]
    reached = places(end.totals(len(CATEGORIES)))
    assert sorted(range(seats), key=rows.__getitem__) == sorted(
        range(seats), key=lambda seat: (reached[seat], rows[seat])
    )


def test_no_place_and_no_tile_is_told_before_its_time(canvas, course, monkeypatch):
    words, tiles = [], []
    monkeypatch.setattr(
        canvas, "write", lambda text, *_args, **_more: words.append(text) or Box(0, 0, 10, 10)
    )
    monkeypatch.setattr(ending, "draw_treasure_tile", lambda *args, **_more: tiles.append(args[3]))
    end, context = made(), course.context.of("tortuga2014")
    end.draw(canvas, context, end.begins(len(CATEGORIES) - 1) + 0.01)
    assert not any(context.say("ordinal", place=place) in words for place in (1, 2, 3, 4))
    assert set(tiles) <= {None}
    end.draw(canvas, context, end.length)
    assert context.say("ordinal", place=1) in words
    assert None not in tiles[-sum(len(board.tiles) for board in end.boards) :]


@pytest.mark.parametrize("home", [6, 40])
def test_nothing_in_a_bar_lies_over_another_thing(home, canvas, course, monkeypatch):
    """Chests below a narrow part of a bar overlapped; the bars are narrow where somebody has many points."""
    boards = (
        Board(tortuga=("red", "yellow") * (home // 2), fleet=("red", "blue"), crew=("blue", "white", "red")),
        Board(tortuga=("red",), fleet=("blue",), crew=("red", "white"), tiles=(1, 1)),
    )
    end = Ending(SEATS[:2], boards, Story())
    lying, icons = [], 0

    def chest(_canvas, _kind, center, size):
        lying.append(Box.around(center, size))

    def icon(_name, center, size, *_args, **_more):
        nonlocal icons
        if center[0] > 430:
            icons += size < 24
            lying.append(Box.around(center, size))

    real = canvas.write

    def write(text, style, at, *args, **more):
        box = real(text, style, at, *args, **more)
        if box.x > 430 and box.right < 1600:
            lying.append(box)
        return box

    monkeypatch.setattr(ending, "draw_chest", chest)
    monkeypatch.setattr(canvas, "icon", icon)
    monkeypatch.setattr(canvas, "write", write)
    end.draw(canvas, course.context.of("tortuga2014"), end.length)
    assert len(lying) > 15
    assert icons, "smaller ones where they fit"
    rects = [pygame.Rect(box.x, box.y, box.w, box.h) for box in lying]
    assert not [(a, b) for i, a in enumerate(rects) for b in rects[:i] if a.colliderect(b)]


def test_the_story_is_read_off_the_record():
    steps = played(4, "a")
    thefts = {}
    for _, event, _ in steps:
        if isinstance(event, ev.Attacked) and event.place == 0 and event.chest is not None:
            thefts[event.seat, event.target] = thefts.get((event.seat, event.target), 0) + 1

    story = story_of(eyes_of(steps))
    assert story.thefts == thefts
    assert story.course[-1] == tuple(score(board).total for board in last(4, "a").boards)
    assert len(story.course) == last(4, "a").round + 1
    assert all(7 <= points <= 8 for points in story.course[0])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("other", "first"),
    [
        (Board(boat=4, pirate=3, tiles=(3, 3)), "results-tiles-turned"),
        (Board(boat=1, pirate=1, tiles=(1,)), "results-tiles-same"),
        (Board(boat=4, pirate=4, tiles=(1,)), "results-tiles-level"),
    ],
)
def test_it_tells_who_turned_the_game(language, other, first):
    asked = []

    class Words:
        text = Text(language).of("tortuga2014")

        def say(self, message, **args):
            asked.append(message)
            return self.text.say(message, **args)

    boards = (Board(boat=4, pirate=4, tiles=(1,)), other)
    sentences = Ending(SEATS[:2], boards, Story(((2, 2), (3, 4), (8, 9)), {(0, 1): 2})).sentences(Words())
    assert [each for each in asked if each != "results-why"] == [
        first,
        "results-thefts",
        "results-best-round",
    ]
    assert len(set(sentences)) == 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("tiles", "first", "named"),
    [((2, 2, 3, 0), "below", (2, 0)), ((0, 0, 3, 2), "below", (2, 0)), ((0, 0, 2, 0), "below", (2, 1)),
     ((1, 1, 0, 0), "same", ()), ((0, 0, 0, 0), "same", ())],
)  # fmt: skip
def test_tiles_that_change_a_place_below_the_first_are_no_nothing(language, tiles, first, named):
    """36 to 34 had become 40 to 42, and it was said that nothing had changed."""
    asked, text, order = [], Text(language).of("tortuga2014"), ("human", "greedy", "greedy", "greedy")

    class Words:
        def say(self, message, **args):
            asked.append((message, args))
            return text.say(message, **args)

    boards = [
        Board(boat=boat, pirate=1, tiles=(coins,) if coins else ())
        for boat, coins in zip((4, 8, 3, 1), tiles, strict=True)
    ]
    if named == (2, 1):  # the winner's lead goes to nobody, the person is not concerned
        boards[0], boards[1] = Board(boat=8, pirate=8), Board(boat=5, pirate=1)
        boards[2] = Board(boat=4, pirate=1, tiles=(2,))
    seats = specs(*order)
    Ending(seats, tuple(boards), Story(((0,) * 4, (1,) * 4))).sentences(Words())
    message, args = next(each for each in asked if each[0].startswith("results-tiles"))
    assert message == f"results-tiles-{first}"
    assert [args.get(key) for key in ("climber", "passed")] == (
        [seats[seat].name for seat in named] or [None, None]
    )


def test_a_game_of_one_round_without_thefts_tells_what_there_is():
    boards = (Board(boat=4, pirate=4), Board(boat=1, pirate=1))
    sentences = Ending(SEATS[:2], boards, Story(((2, 2), (8, 2)))).sentences(TEXT)
    assert sentences[2:] == (TEXT.say("results-no-thefts"),)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("how", ["stole", "robbed", "home", "hunt", "token", "other"])
def test_why_the_winner_has_won_comes_first(language, how):
    """It told who stole most and the best round, and a new player still asked why the winner had won."""
    text, story = Text(language).of("tortuga2014"), Story(((2, 2), (8, 2)), lead=Lead(1, how, 0, 1))
    boards = (Board(boat=4, pirate=4, tortuga=("red", "blue")), Board(boat=6, pirate=1))
    why, *others = Ending(SEATS[:2], boards, story).sentences(text)
    assert others
    assert "6" in why, "points of the two chests in Tortuga, the most of what is more"
    assert all(seat.name in why for seat in SEATS[:2])
    level = Ending(SEATS[:2], (boards[0], boards[0]), story)
    assert level.why(text) == ""


@pytest.mark.parametrize("how", ["stole", "robbed", "home", "hunt", "token", "other"])
def test_a_lead_of_the_last_round_was_not_for_good(how):
    """It said: in front for good since round 7, of a game of seven rounds."""
    boards = (Board(boat=4, pirate=4), Board(boat=1, pirate=1))
    course = ((2, 2), (4, 4), (8, 2))
    earlier, late = (
        Ending(SEATS[:2], boards, Story(course, lead=Lead(round_, how, 0, 1))).why(TEXT) for round_ in (1, 2)
    )
    assert "for good" in earlier
    assert "last round" in late
    assert "for good" not in late


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("how", ["stole", "robbed", "home", "hunt", "token", "other"])
def test_a_lead_won_back_in_the_last_round_was_not_the_first(language, how):
    """The curve beside it showed the winner in front from the second round on."""
    text, boards = Text(language).of("tortuga2014"), (Board(boat=4, pirate=4), Board(boat=1, pirate=1))
    back, first, level = (
        Ending(SEATS[:2], boards, Story(((2, 2), points, (8, 2)), lead=Lead(2, how, 0, 1))).why(text)
        for points in ((5, 4), (4, 5), (4, 4))
    )
    assert first == level != back
    word = {"en": ("back", "Back"), "de": ("Wieder",), "es": ("De nuevo",), "cs": ("znovu",)}[language]
    assert any(each in back for each in word)
    assert not any(each in first for each in word)


def test_a_lead_that_hidden_tiles_made_is_not_told():
    """Nobody saw it: before the tiles were counted somebody else led."""
    boards = (Board(boat=4, pirate=3, tiles=(3, 3)), Board(boat=6, pirate=4))
    end = Ending(SEATS[:2], boards, Story(((2, 2), (8, 2)), lead=Lead(1, "hunt")))
    assert "front" not in end.why(TEXT)
    assert end.pinned is None, "the curve marks no lead that no sentence tells"


def test_the_lead_is_what_put_the_winner_in_front_for_good():
    tables = [[score(board).total for board in after.boards] for _, _, after in played(4, "a")]
    first = max(range(4), key=lambda seat: tables[-1][seat])
    story = story_of(eyes_of(played(4, "a")))
    ahead = [totals[first] > max(totals[:first] + totals[first + 1 :]) for totals in tables]
    begun = len(ahead) - next(at for at, front in enumerate(reversed(ahead)) if not front)
    assert story.lead.round == played(4, "a")[begun][0].round


def analysis_of(*chances, about="account-attack"):
    """An analysis in which these chances of two seats followed one another, each in a round of its own."""
    graph = tuple(GraphPoint(10 * number, row, number) for number, row in enumerate(chances))
    changes = tuple(
        Change(point.line, point.round, 0, "own_luck", 0.1, 0, Reason(about)) for point in graph[1:]
    )
    seats = tuple(SeatPlay(seat, "", "", 0, 0.0, 0.0, 0.0, 0.0, 0.0, "") for seat in range(2))
    return Analysis("", "tortuga2014", "", 8, seats, graph, (), changes, ())


def told(line, about):
    return f"{about.id} in line {line}."


def test_turning_points_are_the_greatest_rises_of_the_winner_in_order():
    course = ((0.5, 0.5), (0.7, 0.3), (0.3, 0.7), (0.6, 0.4), (0.85, 0.15), (1.0, 0.0))
    story = Story(((0, 1), (1, 2), (3, 4))).analysed(analysis_of(*course), told)
    assert [(turn.round, turn.seat, turn.before, turn.after) for turn in story.turns] == [
        (3, 0, 0.3, 0.6),
        (4, 0, 0.6, 0.85),
    ]
    assert story.turns[0].told == "account-attack in line 30."
    assert story.chances == ((0.5, 0.5), *course[1:])


def test_without_rises_of_the_winner_those_of_others_are_told_and_none_that_are_small():
    course = ((0.5, 0.5), (0.2, 0.8), (0.3, 0.7), (1.0, 0.0))
    story = Story(((0, 1), (1, 2))).analysed(analysis_of(*course), told)
    assert [(turn.round, turn.seat) for turn in story.turns] == [(1, 1)]


def test_a_new_outlook_is_no_turning_point():
    course = ((0.5, 0.5), (0.9, 0.1), (1.0, 0.0))
    assert not Story(((0, 1), (1, 2))).analysed(analysis_of(*course, about="account-second-look"), told).turns


@pytest.mark.parametrize("language", LANGUAGES)
def test_turning_points_come_first_and_name_what_happened(language):
    course = ((0.5, 0.5), (0.9, 0.1), (1.0, 0.0))
    story = Story(((0, 1), (1, 2), (3, 4))).analysed(analysis_of(*course), told)
    end = Ending(SEATS[:2], last(2, "c").boards, story)
    _, first, *rest = end.sentences(Text(language).of("tortuga2014"))
    assert "account-attack in line 10." in first
    assert "50" in first
    assert "90" in first
    assert 1 <= len(rest) < SENTENCES


@pytest.mark.parametrize("known", [False, True])
def test_what_stands_in_a_disc_beside_the_story_stands_on_the_curve_too(known, canvas, course, monkeypatch):
    """Sentences were numbered 1 and 2, and nothing on the curve bore these numbers."""
    replay = record_of(log_of(RULES.name, 2, "KRAKEN-4711-PARROT", "c")).replay
    replay.seek(replay.length)
    end, discs, numbers = result_seen(replay.observer(EVERYTHING)).ending, [], []
    if known:
        chances = ((0.5, 0.5), (0.9, 0.1), (0.3, 0.7), (0.8, 0.2), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0))
        end = replace(end, story=end.story.analysed(analysis_of(*chances), told))
    real = canvas.write

    def write(text, style, at, *args, **more):
        numbers.extend([text] * (at in discs))
        return real(text, style, at, *args, **more)

    monkeypatch.setattr(canvas, "circle", lambda spot, _size, tone: discs.extend([spot] * (tone == "red")))
    monkeypatch.setattr(canvas, "write", write)
    end.draw(canvas, course.context.of("tortuga2014"), end.length)
    assert sum(x < 950 for x, _ in discs) == sum(x > 950 for x, _ in discs) == (2 if known else 1)
    assert sorted(numbers) == (["1", "1", "2", "2"] if known else [])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fewer_rows_leave_more_room_for_curve_and_story(seats, canvas, course, monkeypatch):
    """Under two rows a third of the window was empty."""
    plates, words, real = [], [], canvas.write
    large = {"wood", "parchment_torn", "wood_brass"}

    def write(text, *args, **more):
        words.append(text)
        return real(text, *args, **more)

    monkeypatch.setattr(canvas, "plate", lambda name, box, **_more: plates.extend([box] * (name in large)))
    monkeypatch.setattr(canvas, "write", write)
    end, context = made(seats, "abc"[4 - seats]), course.context.of("tortuga2014")
    end.draw(canvas, context, end.length)
    assert {context.say(f"results-key-{category}") for category in CATEGORIES} <= set(words)
    plates.sort(key=lambda box: (box.y, box.x))
    assert len(plates) == seats + 2
    assert not [(a, b) for i, a in enumerate(plates) for b in plates[:i] if a.touches(b)]
    gaps = [below.y - above.bottom for above, below in itertools.pairwise(plates[: seats + 1])]
    assert plates[0].y < 190
    assert max(gaps) < 60
    assert plates[-1].bottom == 906


@pytest.mark.parametrize("talk", ["all", "never"])
def test_a_captain_has_the_last_word_once_all_is_counted(talk, canvas, course, monkeypatch):
    """At the table it would tell who has won."""
    replay, words = record_of(log_of(RULES.name, 4, "KRAKEN-4711-PARROT", "c")).replay, []
    replay.seek(replay.length)
    context = course.context.of("tortuga2014")
    course.settings.lend(talk=talk)
    monkeypatch.setattr(canvas, "write", lambda text, *_, **__: words.append(text) or Box(0, 0, 10, 10))
    result = result_seen(replay.observer(EVERYTHING))
    end = result.ending
    said = end.last_word(context)
    assert (said is not None) is (talk == "all")
    end.draw(canvas, context, end.length - 0.01)
    assert said is None or said[1] not in words
    end.draw(canvas, context, end.length)
    assert said is None or said[1] in words
    assert said is None or result.spoken(context)[-1].endswith(said[1])
