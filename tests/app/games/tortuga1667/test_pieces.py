"""Pieces: every card kind has a picture, words keep to their cards, boxes keep to the stage."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise
from types import SimpleNamespace

import numpy as np
import pygame
import pytest

from tests.app.games.tortuga1667.page import PAGES, SIZES, drawn, words
from tests.hands.cvd import VISION, distance
from tests.hands.gauge import measure
from tortuga.app.draw.art import Art
from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga1667 import layout as at
from tortuga.app.games.tortuga1667.palette import (
    COLOUR,
    COLOURS,
    EVENT,
    ICON,
    NATION,
    PICTURES,
    SHIPS,
    TOP,
    Event,
)
from tortuga.app.games.tortuga1667.picture import Picture67
from tortuga.app.games.tortuga1667.pieces.cards import (
    draw_event,
    draw_event_back,
    draw_fan,
    draw_vote_back,
    vote_front,
)
from tortuga.app.games.tortuga1667.pieces.marks import draw_action
from tortuga.app.games.tortuga1667.pieces.nations import draw_belief, draw_face, draw_loyalty
from tortuga.app.games.tortuga1667.table import own, pawns, places, treasure, votes
from tortuga.app.games.tortuga1667.table.events import WATCH, watch_box
from tortuga.app.games.tortuga1667.table.own import CORNER
from tortuga.app.games.tortuga1667.table.pawns import FORCED, FORCED_STEP, forced_at
from tortuga.app.games.tortuga1667.table.places import BOAT
from tortuga.app.games.tortuga1667.table.roster import roster_rest, roster_row
from tortuga.app.games.tortuga1667.table.treasure import SCORE, hold
from tortuga.app.games.tortuga1667.table.votes import SECTIONS_OF, Held
from tortuga.app.games.tortuga1667.tableui import TABLE
from tortuga.app.languages import LANGUAGES
from tortuga.app.table.side.panels import SidePanels
from tortuga.app.text import Text
from tortuga.games.tortuga1667.pieces import CREW, TORTUGA

LOCKS = (
    *("captain-only", "mate-only", "boy-only", "governor-only", "no-rank-in-boat", "nothing-to-take"),
    *("nobody-else", "no-treasure-aboard", "boats-taken", "one-card-left", "not-now"),
)
VOTES = (
    ("attack", "dutchman", ("success", "failure")),
    ("mutiny", "jolly", ("success", "failure")),
    ("brawl", "tortuga", ("british", "french", "tie")),
)


@pytest.fixture(scope="module")
def art() -> Art:
    pygame.font.init()
    return Art(games=[PICTURES])


def fresh(art: Art, size: tuple[int, int] = (1920, 1080)) -> Canvas:
    return Canvas(pygame.Surface(size, 0, 32), art)


def pixels(canvas: Canvas, box: Box) -> np.ndarray:
    return pygame.surfarray.array3d(canvas.surface.subsurface(canvas.rect(*box))).astype(int)


@pytest.mark.parametrize("kind", EVENT)
@pytest.mark.parametrize("width", [35, 112, 150, 336])
def test_every_event_card_has_a_picture_of_its_own(art: Art, kind: Event, width: float) -> None:
    canvas = fresh(art)
    draw_event(canvas, kind, (400, 400), width, *words(kind))
    picture = pixels(canvas, Box.around((400, 400), width * 0.8, width * 0.6))
    assert picture.std() > 12
    for other in EVENT:
        if other != kind and width == 112:
            canvas = fresh(art)
            draw_event(canvas, other, (400, 400), width, *words(kind))
            assert abs(pixels(canvas, Box.around((400, 400), width * 0.8, width * 0.6)) - picture).mean() > 3
    assert not art.take_missing()


def test_a_card_covers_no_more_than_its_box(art: Art) -> None:
    canvas = fresh(art)
    canvas.surface.fill((255, 0, 255))
    vote_front(canvas, "TFs", (400, 400), 112, lift=0)
    changed = (pygame.surfarray.array3d(canvas.surface) != (255, 0, 255)).any(axis=2)
    columns = np.flatnonzero(changed.any(axis=1))
    assert columns[0] >= 400 - 56 - 14
    assert columns[-1] <= 400 + 56 + 14  # the soft shadow


def test_backs_tell_nothing_but_their_place(art: Art) -> None:
    once, again = fresh(art), fresh(art)
    draw_event_back(once, (200, 200), 64, "III")
    draw_vote_back(once, (400, 200), 112)
    draw_event_back(again, (200, 200), 64, "III")
    draw_vote_back(again, (400, 200), 112)
    assert (pygame.surfarray.array3d(once.surface) == pygame.surfarray.array3d(again.surface)).all()


def test_the_veil_lies_on_the_sections_that_do_not_count(art: Art) -> None:
    plain, veiled = fresh(art), fresh(art)
    vote_front(plain, "CBs", (400, 400), 112)
    vote_front(veiled, "CBs", (400, 400), 112, "brawl")
    change = [
        abs(
            pixels(plain, (350, 400 - 81.8 + y, 100, 20)) - pixels(veiled, (350, 400 - 81.8 + y, 100, 20))
        ).mean()
        for y in (30, 90, 130)
    ]
    assert change[1] == 0
    assert min(change[0], change[2]) > 20


@pytest.mark.parametrize("growth", [1.0, 1.25, 1.5])
def test_words_keep_to_their_card(art: Art, growth: float) -> None:
    art.restyle(growth, False)
    long = "Schwerer Schatzkammermeister"
    line = "Rette jemanden, oder zieh eine Stimmkarte und leg eine obenauf auf den Stapel."
    canvas = fresh(art)
    canvas.surface.fill((255, 0, 255))
    draw_event(canvas, "letter", (400, 400), 150, long, line, lift=0)
    draw_loyalty(canvas, "dutch", (800, 400), 136, long, line, lift=0)
    changed = (pygame.surfarray.array3d(canvas.surface) != (255, 0, 255)).any(axis=2)
    columns = np.flatnonzero(changed.any(axis=1))
    assert columns[0] >= 400 - 75 - 14
    assert columns[-1] <= 800 + 68 + 14
    art.restyle(1.0, False)


def test_a_fan_grows_with_its_cards(art: Art) -> None:
    widths = [draw_fan(fresh(art), (100, 100), count, 30)[2] for count in (1, 3, 4, 6)]
    assert widths == sorted(widths)


def test_a_belief_shows_its_shares_and_each_nation_by_its_hatch(art: Art) -> None:
    canvas = fresh(art)
    draw_belief(canvas, Box(100, 100, 400, 40), {"british": 0.5, "dutch": 0.25, "french": 0.25}, {})
    rows = pixels(canvas, Box(100, 106, 400, 28))
    red, green, blue = (rows[:, :, k] for k in range(3))
    assert (red[:190] > blue[:190]).mean() > 0.95
    assert (green[210:290] > blue[210:290]).mean() > 0.95
    assert (blue[310:390] > red[310:390]).mean() > 0.95
    across = [abs(np.diff(part, axis=0)).mean() for part in (red[20:180], green[310:390], green[215:285])]
    assert min(across[:2]) > 3 * across[2], "British and French are hatched, Dutch is plain"
    down = [abs(np.diff(part, axis=1)).mean() for part in (red[20:180], green[310:390])]
    assert down[1] > 2 * down[0], "British upright, French aslant"


def test_moods_and_rings_show(art: Art) -> None:
    pictures = []
    for mood, ring in (("calm", "brass"), ("pleased", "brass"), ("angry", "brass"), ("calm", "bone")):
        canvas = fresh(art)
        draw_face(canvas, "zola", (100, 100), 96, mood, ring)  # type: ignore[arg-type]
        pictures.append(pixels(canvas, Box(50, 50, 100, 100)))
    assert all(abs(a - b).mean() > 0.5 for a, b in combinations(pictures, 2))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", PAGES)
def test_a_page_of_all_pieces_draws_without_a_missing_picture(
    art: Art, name: str, size: tuple[int, int]
) -> None:
    canvas = drawn(name, size, art)
    assert len(np.unique(pygame.surfarray.array2d(canvas.surface))) > 5000
    assert not art.take_missing()


# ------------------------------------------------------------------------------------------ colours
@pytest.mark.parametrize("vision", VISION)
def test_nations_stay_apart_for_every_eye(vision: str) -> None:
    least = min(distance(a.color, b.color, vision) for a, b in combinations(NATION.values(), 2))
    assert least >= 42
    assert len({look.shape for look in NATION.values()}) == 3
    assert len({look.symbol for look in NATION.values()}) == 3


def test_no_person_looks_loyal_by_colour() -> None:
    for seat in COLOURS:
        assert min(distance(seat.rgb, look.color, "normal") for look in NATION.values()) > 20, seat.name


def test_every_symbol_is_at_hand(art: Art) -> None:
    used = set(ICON.values()) | {look.icon for look in EVENT.values()} | {look.icon for look in TOP.values()}
    used |= {look.symbol for look in NATION.values()} | {seat.emblem for seat in COLOURS}
    assert used <= art.icons.names()
    assert len({seat.emblem for seat in COLOURS}) == len(COLOUR)


# ------------------------------------------------------------------------------------------ rectangles
def inside(box: Box, outer: Box) -> bool:
    return (
        outer[0] <= box[0] + 1e-6
        and outer[1] <= box[1] + 1e-6
        and box[0] + box[2] <= outer[0] + outer[2] + 1e-6
        and box[1] + box[3] <= outer[1] + outer[3] + 1e-6
    )


def apart(boxes: list[Box]) -> bool:
    return not any(a.touches(b) for a, b in combinations(boxes, 2))


def test_the_great_parts_lie_on_the_stage_and_apart() -> None:
    parts = [at.ROSTER, at.CHART, at.EVENTS, at.LOG, at.OWN]
    assert all(inside(part, at.STAGE) for part in parts)
    assert apart(parts)
    assert apart([CORNER, at.ACTIONS, at.MEANING, at.PRIMARY, *(at.small_button(k) for k in range(3))])
    assert all(inside(part, at.OWN) for part in (CORNER, at.ACTIONS, at.PRIMARY))


@pytest.mark.parametrize("seats", range(2, 10))
def test_the_roster_has_room_for_all_seats(seats: int) -> None:
    rows = [roster_row(k, seats) for k in range(seats)]
    assert apart(rows)
    assert all(inside(row, at.ROSTER) for row in rows)
    assert (rows[0][3] >= 112) == (seats <= 5)
    assert (roster_rest(seats).h > 100) == (seats <= 4)
    strip = [pawns.turn_face(k, seats).inset(10) for k in range(seats)]
    assert apart(strip)
    assert all(inside(face, pawns.turn_strip(seats)) for face in strip)


@pytest.mark.parametrize("pirates", range(1, 10))
def test_the_line_on_tortuga_stays_on_the_beach(pirates: int) -> None:
    faces = [places.spot_ashore(k, pirates) for k in range(pirates)]
    assert all(inside(face, places.ISLE) for face in faces)
    assert all(b.x - a.x >= a.w * 0.9 for a, b in pairwise(faces))
    holds = [hold(4), hold(5)]
    assert apart([*faces[:1], *holds, treasure.BEACH])


def test_what_lies_on_the_chart_lies_apart() -> None:
    berths = [places.berth(ship, k) for ship in SHIPS for k in range(CREW)]
    holds = [hold(index) for index in range(4)]
    boats = [BOAT[ship] for ship in SHIPS]
    chests = [treasure.chest(k) for k in range(treasure.MAX_CHESTS)]
    boxes = [*berths, *holds, *boats, *chests, *SCORE.values()]
    assert apart(boxes)
    assert all(inside(box, at.CHART) for box in boxes)


@pytest.mark.parametrize("count", range(1, 8))
def test_the_own_corner_has_room_for_every_hand(count: int) -> None:
    cards = [own.vote_card(k, count) for k in range(count)]
    assert all(inside(card, CORNER) for card in cards)
    assert not any(card.touches(own.LOYALTY) for card in cards)
    assert not any(card.touches(own.map_card(0)) for card in cards)


def test_nine_actions_stand_in_two_rows() -> None:
    tiles = [at.action(k) for k in range(9)]
    assert apart(tiles)
    assert all(inside(tile, at.ACTIONS) for tile in tiles)
    assert len({tile[1] for tile in tiles}) == 2


@pytest.mark.parametrize("total", [16, 19, 24])
def test_the_watch_has_a_box_for_every_card(total: int) -> None:
    boxes = [watch_box(k, total) for k in range(1, total + 1)]
    assert apart(boxes)
    assert all(inside(box, WATCH) for box in boxes)


def test_a_broad_window_has_a_column_for_talk_and_notes_beside_the_log() -> None:
    """21:9; elsewhere talk is a tab and the notes are in their notebook."""
    picture = Picture67()
    usual = SimpleNamespace(letters=SimpleNamespace(growth=1.0))
    wide = SimpleNamespace(origin=(320.0, 0.0), scale=1.0, art=usual)
    high = SimpleNamespace(origin=(0.0, 180.0), scale=1.0, art=usual)
    assert len(picture.places(9, 3)) == 1
    picture.fit(wide)  # type: ignore[arg-type]
    log, talk, notes = picture.places(9, 3)
    assert not any(a.touches(b) for a, b in combinations((log, talk, notes), 2))
    assert talk[0] > 1920
    assert max(box[0] + box[2] for box in (talk, notes)) < 1920 + 320
    names = SidePanels("tortuga1667", picture, picture.side(), TABLE.advice)
    assert set(names.boxes(9)) == {"log", "talk", "notes"}
    picture.fit(high)  # type: ignore[arg-type]
    assert set(names.boxes(9)) == {"log"}
    assert set(names.tabs(9)) == {"log", "talk"}


@pytest.mark.parametrize("index", range(CREW))
@pytest.mark.parametrize("place", range(len(SHIPS)))
def test_cards_to_pick_from_lie_beside_the_words_of_a_place(place: int, index: int) -> None:
    face = places.seat_aboard(SHIPS[place], index)
    x, y = forced_at(face, place)
    cards = Box.around((x + FORCED_STEP / 2, y), FORCED_STEP + FORCED, 1.4 * FORCED)
    bar = Box(face[0] - 34, face[1] - 27, 170, 54)
    assert not cards.touches(bar)
    boats = [BOAT[ship] for ship in SHIPS]
    assert not any(cards.touches(boat) for boat in boats)


@pytest.mark.parametrize("pirates", range(1, 10))
def test_cards_that_the_governor_picks_from_leave_his_plate_free(pirates: int) -> None:
    box = places.spot_ashore(0, pirates)
    (x, y), size = box.center, box.w
    left, top = forced_at((x, y), TORTUGA, governs=True)
    cards = Box.around((left + FORCED_STEP / 2, top), FORCED_STEP + FORCED, 1.4 * FORCED)
    assert not cards.touches(Box.around((x, y - size / 2 - 13), 100, 26))
    assert not cards.touches(box)


@pytest.fixture
def letters(art: Art, request: pytest.FixtureRequest) -> Iterator[float]:
    """Letters of that size, for all that is drawn."""
    art.restyle(request.param, False)
    yield request.param
    art.restyle(1.0, False)


@pytest.mark.parametrize("letters", [1.0, 1.5], indirect=True)
@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1600, 900)])
def test_no_reason_why_an_act_is_locked_and_no_result_of_a_vote_is_cut(
    letters: float, size: tuple[int, int], art: Art, monkeypatch: pytest.MonkeyPatch
) -> None:
    gauge, faults = measure(monkeypatch), {}
    for language in LANGUAGES:
        voice, canvas = Text(language).of("tortuga1667"), fresh(art, size)
        for why in LOCKS:
            for act in range(9):
                draw_action(canvas, act, "", "spyglass", voice.say(f"lock-{why}"), "illegal")
        for kind, place, results in VOTES:
            title = voice.say(f"pic-vote-{kind}", place=voice.say(f"place-short-{place}"))
            for result in results:
                told = voice.say(f"pic-result-{result}")
                vote = Held(18, "rosa", kind, title, (2,) * len(SECTIONS_OF[kind]), told, True)
                votes.draw_votes(canvas, roster_rest(3), [vote], "", "")
        if gauge.faults:
            faults[language] = list(gauge.faults)
        gauge.clear()
    assert faults == {}
