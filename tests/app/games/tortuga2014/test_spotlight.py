"""The spotlight over the island: what it shows, in which order, how long, and what it must not tell."""

from __future__ import annotations

import itertools
from collections import Counter, defaultdict
from dataclasses import replace

import msgspec
import pygame
import pytest

from tests.app.games.tortuga2014.games import all_steps, played, seen_of, specs
from tests.hands.dice import desk
from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga2014 import sample_game
from tortuga.app.games.tortuga2014.acts.director import DiceDirector
from tortuga.app.games.tortuga2014.acts.moves import spotlight_of
from tortuga.app.games.tortuga2014.decisions.act import ClaimChooser, StealChooser
from tortuga.app.games.tortuga2014.picture import DicePicture
from tortuga.app.games.tortuga2014.shown import DiceMarks, DiceShown
from tortuga.app.games.tortuga2014.spotlight import (
    ChestCard,
    Spotlight,
    Theft,
    TilesCard,
    TokenCard,
    public_points,
    round_card,
    veiled,
    waiting,
)
from tortuga.app.games.tortuga2014.table.layout import arrangement
from tortuga.app.games.tortuga2014.table.parts import PARTS
from tortuga.app.games.tortuga2014.table.spotlight import part as part_module
from tortuga.app.games.tortuga2014.table.spotlight.cards import draw_cards
from tortuga.app.games.tortuga2014.table.spotlight.choice import choice_chest
from tortuga.app.games.tortuga2014.table.spotlight.paint import SpotlightPainter
from tortuga.app.games.tortuga2014.table.spotlight.part import SpotlightLayer, SpotlightPart, painter_of
from tortuga.app.games.tortuga2014.table.spotlightlayout import LADDER, shelf_chest
from tortuga.app.languages import LANGUAGES
from tortuga.app.table.acts.motion import RESULT, SHORT_ACT_S, ActPlayer
from tortuga.app.table.marks import BETWEEN
from tortuga.app.text import Text
from tortuga.games.tortuga2014 import events as ev
from tortuga.games.tortuga2014.legal import boxes_after
from tortuga.games.tortuga2014.observer import observe, redact
from tortuga.games.tortuga2014.pieces import BOARD
from tortuga.games.tortuga2014.rules import RULES
from tortuga.kernel.game import EVERYTHING, NOBODY

SEATS = specs("human", "greedy", "greedy", "greedy")


def acts(text, me=0, steps=None):
    director = DiceDirector(text.say, SEATS)
    for before, event, after in all_steps() if steps is None else steps:
        seen = seen_of(redact(event, me), observe(before, me), observe(after, me))
        yield before, event, director.act(seen, me)


def test_effects_come_in_the_order_of_the_rules_r52_r53():
    orders = defaultdict(set)
    for before, event, _ in all_steps():
        if isinstance(event, ev.Attacked):
            spotlight = spotlight_of(event, before)
            assert (spotlight.actor, spotlight.target) == (event.seat, event.target)
            orders[event.place].add(tuple(type(card) for card in spotlight.cards))
            assert [card.seat for card in spotlight.cards if isinstance(card, TokenCard)] == [
                event.target,
                event.seat,
            ]
    assert orders == {0: {(ChestCard, TokenCard, TokenCard)}, 1: {(TokenCard, TokenCard, ChestCard)}}


def test_totals_count_up_before_plates_take_their_places():
    event, before = next(
        (event, before)
        for before, event, _ in all_steps()
        if isinstance(event, ev.ActionOpened) and len(event.ranking) > 1
    )
    spotlight = spotlight_of(event, before)
    begin, end = spotlight.beats[0] - spotlight.compares, spotlight.beats[0]
    moments = [spotlight.at(begin + share * (end - begin)) for share in (0.0, 0.3, 0.6, 0.8, 1.0)]
    assert [moment.counted(10) for moment in moments] == [0, 5, 10, 10, 10]
    assert [moment.slid > 0 for moment in moments] == [False, False, False, True, True]
    assert [moment.decided for moment in moments] == [False, False, False, False, True]
    assert spotlight.at(begin, still=True).decided, "with reduced motion nothing counts and nothing slides"


def test_who_acts_is_told_when_totals_are_compared(text):
    for _, event, act in acts(text):
        if isinstance(event, ev.ActionOpened) and event.ranking:
            assert act.revealed == act.marks.spotlight.beats[-1] > 0
            assert all(name not in act.early.message for name in (seat.name for seat in SEATS))


def test_who_forfeits_is_told_so_in_the_middle():
    forfeits = [
        spotlight_of(event, before)
        for before, event, _ in all_steps()
        if isinstance(event, ev.Forfeited | ev.HuntStarted)
    ]
    assert {spotlight.forfeits for spotlight in forfeits} == {True, False}


def test_tiles_of_a_hunt_leave_no_trace_once_one_is_kept(text):
    hunts = [act for _, event, act in acts(text) if isinstance(event, ev.HuntDrawn) and act.news]
    assert any(act.traces for act in hunts)
    assert all(spot.kind != "drawn" for act in hunts for spot in act.traces)


def test_cards_are_played_one_after_the_other():
    event, before = next(
        (event, before)
        for before, event, _ in all_steps()
        if isinstance(event, ev.Attacked) and event.chest is not None
    )
    spotlight = spotlight_of(event, before)
    states = [
        tuple(spotlight.at(beat).state(index) for index in range(3)) for beat in (0.0, *spotlight.beats)
    ]
    assert states == [
        ("next", "next", "next"),
        ("now", "next", "next"),
        ("done", "now", "next"),
        ("done", "done", "now"),
        ("done", "done", "done"),
    ]


def test_nothing_is_told_before_it_is_seen(text):
    """Log, banner and points wait for the last card."""
    attacks = [(before, act) for before, event, act in acts(text) if isinstance(event, ev.Attacked)]
    assert attacks
    for before, act in attacks:
        assert act.revealed == act.marks.spotlight.beats[-1] > 0
        assert act.early is not None
        assert act.early.message != act.banner.message
        early = DicePicture().playing(act, act.revealed - 0.01, still=False)
        late = DicePicture().playing(act, act.revealed, still=False)
        assert early.counted.boards == observe(before, 0).table.boards
        assert late.counted is None


def test_a_stolen_chest_lies_on_no_board_while_it_flies(text):
    for _, event, act in acts(text):
        if isinstance(event, ev.Attacked) and event.position is not None:
            start, end = act.marks.spotlight.beats[:2]
            player = ActPlayer(SEATS, DicePicture())
            player.add(act)
            player.update(0.0, "normal")
            player.time = (start + end) / 2
            lying = len(act.after.table.boards[event.seat].island) - 1
            assert any(
                (spot.kind, spot.seat, spot.index) == ("island", event.seat, lying)
                for spot in player.hidden()
            )
            player.time = end
            assert not any(spot.kind == "island" for spot in player.hidden())


def test_the_island_is_covered_in_phase_2_alone():
    for before, _, _ in all_steps():
        assert veiled(before) == (before.phase == 2) == (waiting(observe(before, 0)) is not None)


@pytest.mark.parametrize(
    ("seats", "seed", "rivals", "normal", "fast"),
    [
        (4, "a", "whole", 21, 9),
        (3, "b", "whole", 21, 9),
        (2, "c", "whole", 10.5, 4.5),
        (4, "3", "whole", 21, 9),  # the person is hit twice
        (3, "6", "whole", 21, 9),
        (2, "6", "whole", 10.5, 4.5),
        (4, "3", "short", 21, 9),
        (3, "0", "short", 21, 9),
        (2, "6", "short", 10.5, 4.5),
    ],
)
def test_a_phase_takes_no_longer_than_promised(text, seats, seed, rivals, normal, fast):
    times = defaultdict(lambda: [0.0, 0.0])
    for before, act in ((before, act) for before, _, act in acts(text, steps=played(seats, seed))):
        if before.phase == 2:
            length = act.length / act.pace
            length *= SHORT_ACT_S if rivals == "short" and act.among_rivals else 1.0
            length /= act.hurry if rivals == "whole" else 1.0
            times[before.round][0] += length
            times[before.round][1] += length / (2 * act.brisk)
    assert times
    assert max(whole for whole, _ in times.values()) <= normal
    assert max(half for _, half in times.values()) <= fast


def test_what_rivals_do_among_themselves_runs_shorter(text):
    act = next(act for _, event, act in acts(text) if isinstance(event, ev.Attacked) and act.among_rivals)
    for rivals, length in (("whole", act.length), ("short", act.length * SHORT_ACT_S), ("result", RESULT)):
        player = ActPlayer(SEATS, DicePicture())
        player.add(act)
        player.update(length / act.pace - 0.01, "normal", rivals)
        assert player.busy
        player.update(0.02, "normal", rivals)
        assert not player.busy


def test_what_happens_to_oneself_is_never_shortened(text):
    for _, event, act in acts(text):
        if isinstance(event, ev.Attacked):
            assert act.among_rivals == (0 not in (event.seat, event.target))


def test_what_the_person_loses_is_said_alone_and_stays_to_be_read(text):
    """Three sentences stood for .4 s below an attack on the person, and were gone."""
    director, said = DiceDirector(text.say, SEATS), set()
    for steps in (all_steps(), played(4, "y"), played(3, "z")):
        hit = None
        for before, event, after in steps:
            seen = seen_of(redact(event, 0), observe(before, 0), observe(after, 0))
            act = director.act(seen, 0, ["Anne raids Rosa", "Rosa's pirate: 3 to 2"])
            if hit is not None and isinstance(event, ev.ActionOpened):
                assert act.early == hit.banner, "it can be read on while totals are compared"
            hit = act if act.hits else None
            if hit is not None:
                said.add(hit.banner.own)
                assert (hit.length - hit.revealed) / hit.pace > (1.3 if before.seats > 2 else 0.6)
    assert any("You lose the" in words and BETWEEN in words for words in said)
    assert all(words.startswith("You") for words in said)


def test_the_card_of_a_claim_tells_that_the_island_gives_the_chest(text, canvas_of, monkeypatch):
    """A chest that was claimed came from nowhere, and "No chest on the island" did not say who gets none."""
    written = []
    monkeypatch.setattr(Canvas, "put_line", lambda _, word, *__: written.append(word) or Box(0, 0, 0, 0))
    view = observe(sample_game.claiming(), 0)
    for chest in ("red", None):
        card = ChestCard(1, chest, "island")
        marks = DiceMarks(spotlight=Spotlight(1, 0, (card,), (0.0, 1.0), passed=1))
        written.clear()
        painter = SpotlightPainter(
            canvas_of((640, 360)), DiceShown(view, 0, marks, SEATS, text), marks.spotlight, arrangement(4)
        )
        painter.foot()
        said = " ".join(written)
        assert ("from the centre island" if chest else "the island is empty") in said
        assert SEATS[1].name in said


def test_no_card_tells_what_comes_of_it_before_its_turn(text, canvas_of, monkeypatch):
    """Three cards told how an attack would end while its title had only just come on."""
    event, before = next(
        (event, before)
        for before, event, _ in all_steps()
        if isinstance(event, ev.Attacked) and event.chest is not None
    )
    written = []
    monkeypatch.setattr(Canvas, "put_line", lambda _, word, *__: written.append(word) or Box(0, 0, 0, 0))
    spotlight, view = spotlight_of(event, before), observe(before, 0)
    told = []
    for passed in range(4):
        written.clear()
        moment = replace(spotlight, passed=passed)
        shown = DiceShown(view, 0, DiceMarks(spotlight=moment), SEATS, text)
        draw_cards(canvas_of((640, 360)), shown, moment, arrangement(before.seats).spotlight)
        told.append(len(set(written)))
    assert told == sorted(told)
    assert told[0] == 3, "what the cards are about"
    choosing = replace(spotlight, passed=0, choosing=True)
    written.clear()
    shown = DiceShown(view, 0, DiceMarks(spotlight=choosing), SEATS, text)
    draw_cards(canvas_of((640, 360)), shown, choosing, arrangement(before.seats).spotlight)
    assert len(set(written)) > 3, "whoever chooses sees what it costs"


def test_only_who_can_pick_a_target_is_asked_to(text, canvas_of, monkeypatch):
    """A lesson that explained something first, and a replay, asked for it, too."""
    view = observe(sample_game.boarding(), sample_game.ROSA)
    written = []
    monkeypatch.setattr(Canvas, "write", lambda _, words, *__, **___: written.append(words))
    for marks in (DiceMarks(), StealChooser(desk(view.table, view.seat)).marks()):
        shown = DiceShown(view, view.seat, marks, SEATS, text)
        draw_cards(canvas_of((640, 360)), shown, shown.spotlight, arrangement(4).spotlight)
        assert (text.say("outcome-pick") in written) == (marks.spotlight is not None)


def test_a_chest_in_the_spotlight_is_picked_like_the_one_on_the_board(text):
    view = observe(sample_game.boarding(), sample_game.ROSA)
    chooser = StealChooser(desk(view.table, view.seat))
    shown = DiceShown(view, view.seat, chooser.marks(), SEATS, text)
    rivals = chooser.others()
    picked = set()
    for seat, box in zip(rivals, LADDER.targets(3, 0), strict=True):
        for index, _ in enumerate(chooser.chests_of(seat)):
            hit = PARTS.hit(shown, choice_chest(box, index).center)
            meant = chooser.meant(hit.spot.seat, hit.spot.kind, hit.spot.index)
            assert meant == f"chest-{seat}-{index}"
            assert chooser.pick(meant) is None
            picked.add((chooser.target, chooser.position))
    assert picked == {(command.target, command.position) for command in chooser.attacks}


def test_each_thing_that_a_digit_picks_shows_it_in_the_spotlight(text, canvas_of, monkeypatch):
    """Digits were shown nowhere: 2 was taken for the second captain, and was the first one's second chest."""
    written = []
    monkeypatch.setattr(Canvas, "put_line", lambda _, word, *__: written.append(word) or Box(0, 0, 0, 0))
    for table, kind in ((sample_game.boarding(), StealChooser), (sample_game.claiming(), ClaimChooser)):
        chooser = kind(desk(table, sample_game.ROSA))
        chooser.target = None
        for picked in (None, *sorted(chooser.legal_targets)):
            chooser.target = picked
            marks = chooser.marks()
            keyed = {at.key: at.spot for at in chooser.targets() if at.key is not None}
            assert keyed == {f"die-{digit}": spot for spot, digit in marks.digits.items()}
            shown = DiceShown(observe(table, sample_game.ROSA), sample_game.ROSA, marks, SEATS, text)
            plain = replace(shown, marks=replace(marks, digits={}))
            counts = []
            for moment in (shown, plain):
                written.clear()
                SpotlightPainter(canvas_of((640, 360)), moment, marks.spotlight, arrangement(4)).choices()
                counts.append(Counter(word for word in written if word.isdigit()))
            assert sorted((counts[0] - counts[1]).elements()) == [str(n + 1) for n in range(len(keyed))]


def test_what_a_choice_costs_is_seen_before_it_is_confirmed():
    view = observe(sample_game.boarding(), sample_game.ROSA)
    chooser = StealChooser(desk(view.table, view.seat))
    chooser.clear()
    chooser.target = None
    assert chooser.marks().spotlight.cards == ()
    chooser.forfeit()
    assert chooser.marks().spotlight.forfeits
    for command in chooser.attacks:
        chooser.propose(command)
        _, target, own = chooser.marks().spotlight.cards
        assert (target.seat, target.area) == (command.target, "fleet" if chooser.action == BOARD else "crew")
        assert own.after == boxes_after(view.table, view.seat, command.target)[1]


def test_tiles_of_a_hunt_are_seen_by_the_hunter_alone(text, art):
    """Tables that differ in the hidden tiles alone look the same to all others."""
    table = sample_game.hunting()
    hunter = table.actors[table.place]
    onlooker = next(seat for seat in range(table.seats) if seat != hunter)
    pictures = defaultdict(set)
    for drawn in ((1, 3), (2, 2), (3, 1)):
        for me in (hunter, onlooker):
            twin = observe(msgspec.structs.replace(table, drawn=drawn), me)
            canvas = Canvas(pygame.Surface((640, 360)), art)
            shown = DiceShown(twin, me, DiceMarks(), SEATS, text)
            for part in PARTS.every:
                if isinstance(part, SpotlightPart | SpotlightLayer):
                    part.paint(canvas, shown)
            pictures[me].add(pygame.image.tobytes(canvas.surface, "RGB"))
    assert (len(pictures[hunter]), len(pictures[onlooker])) == (3, 1)


def test_names_in_the_ladder_are_larger_with_larger_text(text, canvas_of, monkeypatch):
    """Wide letters shrank until the longest name fitted, and were as small as without larger text."""
    act = next(act for _, event, act in acts(text) if isinstance(event, ev.ActionOpened) and event.ranking)
    names = ("Captain Rosa", "Turtle Jack", "Bellamy", "Mad Anne")
    seats = [msgspec.structs.replace(seat, name=name) for seat, name in zip(SEATS, names, strict=True)]
    shown = DiceShown(act.after, 0, act.marks, tuple(seats), text)
    canvas, sizes = canvas_of((1280, 720)), {}
    real = Canvas.put_line

    def put_line(self, word, style, at, room, anchor):
        sizes.setdefault(word, style.size)
        return real(self, word, style, at, room, anchor)

    monkeypatch.setattr(Canvas, "put_line", put_line)
    canvas.art.restyle(1.5, False)
    try:
        SpotlightPainter(canvas, shown, act.marks.spotlight, arrangement(4)).ladder()
    finally:
        canvas.art.restyle(1.0, False)
    assert min(sizes[name] for name in names) > 22


def test_an_action_without_anybody_is_named_and_shows_nobody(text, canvas_of, monkeypatch):
    bare = [act for _, event, act in acts(text) if isinstance(event, ev.ActionOpened) and not event.ranking]
    assert bare
    for act in bare:
        assert (act.after.table.ranking, act.marks.spotlight.actor) == ((), None)
    named = []
    monkeypatch.setattr(
        SpotlightPainter, "_title", lambda painter, _: named.append(painter.shown.table.action)
    )
    act = bare[0]
    shown = DiceShown(act.after, 0, act.marks, SEATS, text)
    SpotlightLayer(SpotlightPainter.head).paint(canvas_of((640, 360)), shown)
    assert named == [act.marks.hot_action]


def test_who_watches_captains_is_not_hit(text, canvas_of):
    """Whoever looks through all eyes, or at a game without persons, was told "Anne raids you!"."""
    before, event, after = next(
        (before, event, after)
        for before, event, after in all_steps()
        if isinstance(event, ev.Attacked) and event.target == 0
    )
    spotlight = spotlight_of(event, before).at(2.0)

    def hits(eyes, player):
        seats = (msgspec.structs.replace(SEATS[0], player=player), *SEATS[1:])
        seen = seen_of(redact(event, eyes), observe(before, eyes), observe(after, eyes))
        shown = DiceShown(seen.before, 0, DiceMarks(), seats, text)
        painter = SpotlightPainter(canvas_of((640, 360)), shown, spotlight, arrangement(4))
        act = DiceDirector(text.say, seats).act(seen, 0)
        assert act.hits == painter.hits
        return act.hits

    assert hits(0, "human")
    assert hits(0, "greedy"), "a replay through the eyes of a captain"
    assert hits(NOBODY, "human"), "several persons at one screen"
    assert not hits(NOBODY, "greedy")
    assert not hits(EVERYTHING, "human"), "who sees everything is nobody's victim"


@pytest.mark.parametrize("eyes", [0, 1, 2])
def test_while_a_hunter_chooses_all_see_that_one_of_two_tiles_is_kept(eyes):
    """Below the tiles the stage was empty."""
    spotlight = waiting(observe(sample_game.hunting(), eyes))
    assert spotlight.cards == (TilesCard(0, 2),)
    assert spotlight.state(0) == "now"


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_about_a_tie_stand_below_who_won_it_and_clear_of_the_title(language, art, monkeypatch):
    table = msgspec.structs.replace(sample_game.boarding(), totals=(11, 5, 5, 0))
    view, text = RULES.observe(table, 0), Text(language).of("tortuga2014")
    canvas, told, medals = Canvas(pygame.Surface((1280, 720), 0, 32), art), {}, []
    monkeypatch.setattr(canvas, "tag", lambda spot, words, *_, **__: told.update({words: spot}))
    monkeypatch.setattr(canvas, "disc", lambda _colour, _icon, spot, size, **_: medals.append((spot, size)))
    choosing = DiceMarks(spotlight=Spotlight(0, choosing=True))
    shown = DiceShown(view, 0, choosing, sample_game.SEATS, text)
    at = arrangement(4)
    painter_of(canvas, shown, shown.spotlight, at).head()
    winner = at.spotlight.ladder(4)[table.ranking.index(1)]
    x, y = told[text.say("spot-tie")]
    assert x == winner.center[0]
    (_, middle), size = medals[-1]
    assert middle - size / 2 >= y + 10
    assert middle + size / 2 < at.spotlight.choices.y


def test_the_card_of_a_round_tells_who_stole_what_from_whom_in_the_last():
    text, stolen, told = Text("en").of("tortuga2014"), [], Counter()
    for _, event, act in acts(text, steps=played(4, "a")):
        if isinstance(event, ev.Attacked) and event.chest is not None:
            victim = event.target if event.place == 0 else None
            stolen.append((event.seat, victim, event.chest))
        elif isinstance(event, ev.RoundEnded):
            thefts = act.marks.round_card.thefts
            taken = [(theft.seat, theft.victim, theft.chest) for theft in thefts]
            assert taken == sorted(stolen, key=lambda row: row[1] is None)
            told.update(victim is None for _, victim, _ in taken)
            stolen = []
    assert set(told) == {True, False}, "chests of others, and of the island"


@pytest.mark.parametrize(("seats", "seed"), [(4, "a"), (2, "c")])
def test_the_first_card_tells_what_the_first_round_brought(seats, seed):
    steps = played(seats, seed)
    begin = next(before for before, event, _ in steps if isinstance(event, ev.Rolled))
    card, after = next(
        (act.marks.round_card, observe(act.then.table, 0).table)
        for _, event, act in acts(Text("en").of("tortuga2014"), steps=steps)
        if isinstance(event, ev.RoundEnded)
    )
    gains = [now - then for now, then in zip(public_points(after), public_points(begin), strict=True)]
    own = sum(after.boards[0].tiles)
    assert {row.seat: row.gained for row in card.rows} == {
        seat: gain + (0 if seat else own) for seat, gain in enumerate(gains)
    }
    assert len(set(gains)) > 1


def test_faces_change_when_the_chest_does(text):
    """Whoever was 2nd smiled from the start at the chest that came last."""
    places, picture = set(), DicePicture()
    for _, event, act in acts(text):
        if isinstance(event, ev.Attacked) and event.chest is not None:
            spotlight = act.marks.spotlight
            begins = spotlight.beats[[type(card) for card in spotlight.cards].index(ChestCard)]
            assert not picture.playing(act, begins - 0.01, False).moods
            assert picture.playing(act, begins, False).moods[event.seat] == "pleased"
            places.add(event.place)
    assert places == {0, 1}


@pytest.mark.parametrize("language", LANGUAGES)
def test_thefts_on_the_card_are_as_large_as_there_is_room(language, canvas, monkeypatch):
    """They were small even where there was one, and touched the row above."""
    view, sizes = observe(sample_game.round_over(4), 0), []
    thefts = [Theft(0, 1, "red"), Theft(2, 3, "white"), Theft(1, None, "blue"), Theft(3, None, "purple")]
    for count in range(1, 5):
        lying, faces = [], []

        def lies(center, size, lying=lying):
            if center[1] > part_module.CARD.y + 440:
                lying.append(Box.around(center, size))

        def emblem(_colour, center, size, *_, faces=faces, lies=lies, **more):
            lies(center, size)
            faces.extend([size] * ("mood" in more))

        def icon(_name, center, size, *_, lies=lies, **__):
            lies(center, size * 0.7)

        monkeypatch.setattr(canvas, "emblem", emblem)
        monkeypatch.setattr(canvas, "icon", icon)
        monkeypatch.setattr(
            part_module, "draw_chest", lambda _c, _k, center, size, *_, lies=lies, **__: lies(center, size)
        )
        shown = DiceShown(view, 0, DiceMarks(), SEATS, Text(language).of("tortuga2014"))
        part_module.draw_round_card(canvas, shown, round_card(view.table, None, thefts[:count]))
        assert len(lying) == 5 * count
        assert not [(a, b) for i, a in enumerate(lying) for b in lying[:i] if a.touches(b)]
        assert all(
            part_module._ROWS.bottom < box.y and box.right < part_module.CARD.right - 20 for box in lying
        )
        sizes.append(faces[0])
    assert sizes[0] > 1.3 * sizes[-1]


def test_the_banner_tells_who_ends_the_game_with_how_many_chests():
    text = Text("en").of("tortuga2014")
    told = [
        (act.banner.message, after)
        for (_, event, after), (_, _, act) in zip(
            played(4, "a"), acts(text, steps=played(4, "a")), strict=True
        )
        if isinstance(event, ev.ChestsMoved)
    ]
    *others, (last, table) = told
    homes = [len(board.tortuga) for board in table.boards]
    ends = [f"{SEATS[seat].name}: {count} in Tortuga" for seat, count in enumerate(homes) if count >= 6]
    assert last == BETWEEN.join(ends)
    assert ends
    assert {message for message, _ in others} == {text.say("move-forced")}


def test_the_bag_on_the_shelf_covers_no_chest():
    for shelf in (LADDER.shelf, LADDER.lane_shelf):
        bag = LADDER.shelf_bag(shelf).moved(-14)
        assert not any(shelf_chest(shelf, index).touches(bag) for index in range(5))


def test_the_card_of_a_round_counts_the_coins_that_the_person_knows():
    """It ranked the person with 14+? where the own board said 17."""
    text, own = Text("en").of("tortuga2014"), 0
    for _, event, act in acts(text, steps=played(4, "a")):
        if isinstance(event, ev.RoundEnded):
            shown = DiceShown(act.after, 0, act.marks, SEATS, text)
            for row in act.marks.round_card.rows:
                assert shown.points(row.seat).removesuffix("+?") == str(row.points)
            points = [row.points for row in act.marks.round_card.rows]
            assert points == sorted(points, reverse=True)
            own += sum(act.after.table.boards[0].tiles)
    assert own


def test_the_card_of_a_round_tells_no_coins_that_other_eyes_saw():
    """At a shared screen the round before was seen by another person."""
    rounds = [after for _, event, after in played(4, "a") if isinstance(event, ev.RoundEnded)]
    known = 0
    for (earlier, table), me in itertools.product(itertools.pairwise(rounds), range(4)):
        now = observe(table, me).table
        own = round_card(now, observe(earlier, me).table)
        unseen = round_card(now, observe(earlier, NOBODY).table)
        for eyes in set(range(4)) - {me}:
            assert round_card(now, observe(earlier, eyes).table) == unseen
        assert round_card(now, observe(earlier, EVERYTHING).table) == own
        known += own != unseen
    assert known


def test_the_stage_tells_why_somebody_forfeits():
    """Two gave up a raid, and nobody saw a reason."""
    text, whys = Text("en").of("tortuga2014"), Counter()
    for before, event, act in acts(text):
        why = act.marks.spotlight.why if act.marks.spotlight is not None else ""
        assert bool(why) is isinstance(event, ev.Forfeited)
        if why:
            whys[why] += 1
            assert text.say(why)
            if why == "spot-why-defended":  # whom the 1st has attacked is no target
                barred = {event.seat, before.attacked if before.place else event.seat}
                targets = [board for seat, board in enumerate(before.boards) if seat not in barred]
                assert all(before.action in board.dice for board in targets)
    assert set(whys) >= {"spot-why-will", "spot-why-nothing"}
