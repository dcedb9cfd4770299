"""Drawing in units."""

from collections.abc import Callable
from itertools import pairwise

import pygame
import pytest

from tortuga.app.draw.art import Art
from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.lettering import Style
from tortuga.app.games.tortuga2014.palette import CHEST_KINDS, COLOURS, PICTURES
from tortuga.app.games.tortuga2014.table.pieces import (
    draw_bonus_tile,
    draw_chest,
    draw_die,
    draw_pip,
    draw_screen,
    draw_start_token,
    draw_treasure_tile,
    draw_tumble,
)

GREY = (90, 90, 90)


@pytest.fixture(scope="module")
def art() -> Art:
    pygame.font.init()
    return Art(games=[PICTURES])


@pytest.fixture
def canvas(art: Art) -> Canvas:
    surface = pygame.Surface((1280, 720))
    surface.fill(GREY)
    return Canvas(surface, art)


def painted(canvas: Canvas) -> pygame.Rect:
    """Pixel rectangle of everything that was drawn."""
    mask = pygame.mask.from_threshold(canvas.surface, GREY, (1, 1, 1))
    mask.invert()
    rects = mask.get_bounding_rects()
    return rects[0].unionall(rects[1:]) if rects else pygame.Rect(0, 0, 0, 0)


def test_units_and_pixels_agree(art: Art) -> None:
    canvas = Canvas(pygame.Surface((1720, 720)), art)  # wider than the stage
    assert canvas.scale == pytest.approx(2 / 3)
    assert canvas.origin == pytest.approx((220, 0))
    assert canvas.unit(canvas.at(960, 352)) == pytest.approx((960, 352))
    assert canvas.box(canvas.rect(30, 60, 300, 90)) == pytest.approx((30, 60, 300, 90))


def test_neighbouring_boxes_leave_no_gap(canvas: Canvas) -> None:
    boxes = [canvas.rect(33.4 * k, 10, 33.4, 20) for k in range(30)]
    assert all(a.right == b.left for a, b in pairwise(boxes))


@pytest.mark.parametrize("role", ["display", "sc", "text", "bold", "black", "ital"])
@pytest.mark.parametrize("room", [400, 160, 90])
def test_text_shrinks_to_its_room(canvas: Canvas, role: str, room: float) -> None:
    box = canvas.write("Náhlé přepadení", Style(role, 29, "ink"), (300, 300), room)
    assert box[2] <= room + 1
    assert painted(canvas).w <= canvas.px(room) + 2


def test_text_is_not_shrunk_without_need(canvas: Canvas) -> None:
    free = canvas.write("Board", Style("sc", 24, "ink"), (300, 300))
    assert canvas.write("Board", Style("sc", 24, "ink"), (300, 300), free[2] + 2) == free
    assert free[2] == pytest.approx(canvas.width("Board", "sc", 24))


@pytest.mark.parametrize("anchor", ["topleft", "center", "midright", "bottomright", "midleft"])
def test_text_lies_at_its_anchor(canvas: Canvas, anchor: str) -> None:
    x, y, w, h = canvas.write("Raid", Style("bold", 30, "ink"), (600, 300), anchor=anchor)
    rect = pygame.FRect(x, y, w, h)
    assert getattr(rect, anchor) == pytest.approx((600, 300), abs=1.6)


def test_wrapped_text_stays_in_its_column(canvas: Canvas) -> None:
    words = "Keep dice of one symbol, with skulls if you like. The rest is rolled again.\nThen wait."
    lines = canvas.lines(words, "text", 22, 200)
    assert len(lines) > 3
    assert " ".join(lines) == words.replace("\n", " ")
    x, y, w, h = canvas.paragraph(words, Style("text", 22, "ink"), (100, 100), 200, "topleft")
    assert (x, y) == pytest.approx((100, 100))
    assert w <= 201
    assert h == pytest.approx(len(lines) * 22 * 1.22)


def test_a_long_word_shrinks_instead_of_leaving_its_column(canvas: Canvas) -> None:
    box = canvas.paragraph("Schatzplättchenvorrat", Style("bold", 30, "ink"), (100, 100), 180, "topleft")
    assert box[2] <= 181


def test_empty_text_takes_no_room(canvas: Canvas) -> None:
    assert canvas.write("", Style("bold", 20, "ink"), (100, 100))[2] == 0
    assert painted(canvas).w == 0


def test_outlined_text_reaches_further(canvas: Canvas) -> None:
    plain = canvas.write("Tortuga", Style("display", 60, "cream"), (300, 300))
    canvas.write(
        "Tortuga", Style("display", 60, "cream", gradient=("cream", "gold"), outline="ink", rim=4), (300, 300)
    )
    assert painted(canvas).left < canvas.at(plain[0], 0)[0] + 2


DRAWINGS: dict[str, Callable[[Canvas], object]] = {
    "die": lambda c: draw_die(c, "orange", "A", 5, (300, 300), 88, 7),
    "pip": lambda c: draw_pip(c, "yellow", 5, (300, 300), 34),
    "tumble": lambda c: draw_tumble(c, "green", 0.99, 3, (300, 300), 88, 20),
    "disc": lambda c: c.emblem(COLOURS[0], (300, 300), 40),
    "own disc": lambda c: c.disc("#7d2417", "pirate-skull", (300, 300), 40, shadow=False),
    "chest": lambda c: draw_chest(c, "purple", (300, 300), 60, glow=True),
    "hole": lambda c: c.sprite("tortuga2014/hole_yellow", (300, 300), 60, shadow=False),
    "bonus": lambda c: draw_bonus_tile(c, (300, 300), 2, 40, glow=True, squash=0.4),
    "empty bonus": lambda c: draw_bonus_tile(c, (300, 300), 0, 40),
    "tile": lambda c: draw_treasure_tile(c, (300, 300), 40, 3, 12),
    "water": lambda c: draw_treasure_tile(c, (300, 300), 40),
    "start": lambda c: draw_start_token(c, (300, 300), 40),
    "bag": lambda c: c.sprite("tortuga2014/bag", (300, 300), 88, lift=8),
    "marker": lambda c: c.marker((300, 300)),
    "glow": lambda c: c.glow((280, 280, 60, 40)),
    "screen": lambda c: draw_screen(c, (280, 280, 200, 40), "blue", "3", 1.0),
    "half a screen": lambda c: draw_screen(c, (280, 280, 200, 40), "blue", None, 0.4, emblems=False),
    "tag": lambda c: c.tag((300, 300), "max 4", "tag_red", "checked-shield"),
    "icon": lambda c: c.icon("anchor", (300, 300), 40, "gold", 120, 200, True),
    "plate": lambda c: c.plate("wood_brass", (280, 280, 200, 120)),
    "line": lambda c: c.line((280, 300), (330, 300), "gold", 0.2),
    "fill": lambda c: c.fill((280, 280, 40, 40), "gold", 120, 6),
    "topbar": lambda c: c.topbar(),
}


@pytest.mark.parametrize("name", DRAWINGS)
def test_everything_leaves_a_mark_near_its_place(canvas: Canvas, name: str) -> None:
    DRAWINGS[name](canvas)
    spot = painted(canvas)
    assert spot.w > 0
    if name != "topbar":
        assert spot.colliderect(canvas.rect(250, 220, 120, 120))


@pytest.mark.parametrize("state", ["plain", "legal", "kept", "blocked", "ghost"])
def test_die_states_differ(canvas: Canvas, state: str) -> None:
    draw_die(canvas, "green", "C", 3, (300, 300), 80, state=state)  # type: ignore[arg-type]
    seen = pygame.image.tobytes(canvas.surface, "RGB")
    canvas.surface.fill(GREY)
    draw_die(canvas, "green", "C", 3, (300, 300), 80, state="plain")
    assert (pygame.image.tobytes(canvas.surface, "RGB") == seen) == (state == "plain")


def test_alpha_does_not_stay_with_the_cached_picture(canvas: Canvas) -> None:
    draw_chest(canvas, "red", (300, 300), 60, alpha=40)
    canvas.surface.fill(GREY)
    draw_chest(canvas, "red", (300, 300), 60)
    full = canvas.surface.copy()
    canvas.surface.fill(GREY)
    draw_chest(canvas, "red", (300, 300), 60, alpha=1)
    canvas.surface.fill(GREY)
    draw_chest(canvas, "red", (300, 300), 60)
    assert pygame.image.tobytes(canvas.surface, "RGB") == pygame.image.tobytes(full, "RGB")


def test_a_layer_is_stamped_as_it_was_drawn(canvas: Canvas) -> None:
    layer = canvas.layer()
    layer.fill((100, 100, 50, 50), "gold")
    canvas.stamp(layer)
    assert painted(canvas) == canvas.rect(100, 100, 50, 50)


def test_clip_holds_drawing_back(canvas: Canvas) -> None:
    canvas.clip((280, 280, 20, 20))
    draw_chest(canvas, "red", (300, 300), 80)
    canvas.clip(None)
    assert canvas.rect(280, 280, 20, 20).contains(painted(canvas))


def test_a_busy_table_draws_from_caches(canvas: Canvas) -> None:
    def frame(turn: float) -> None:
        canvas.backdrop("tortuga2014/table")
        for k in range(150):
            spot = (100 + 12 * k % 1700, 100 + 31 * k % 900)
            draw_chest(canvas, CHEST_KINDS[k % 5], spot, 52, alpha=20 + k)
            if k % 6 == 0:
                draw_die(canvas, COLOURS[k % 4].name, "ABCDE"[k % 5], k % 6, spot, 60, turn)

    for k in range(120):
        frame(k * 3.0)
    held = (len(canvas.art._still), len(canvas.art._turning))
    for turn in (1.0, 77.7, -3000.4):
        frame(turn)
    assert (len(canvas.art._still), len(canvas.art._turning)) == held
