"""Loading, scaling and keeping of pictures."""

import shutil
import threading
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from tortuga.app.draw.art import Art
from tortuga.app.draw.cache import Cache, surface_bytes
from tortuga.app.draw.canvas import Style
from tortuga.app.draw.nineslice import blank, nine, ready, shrunk, tiled
from tortuga.app.draw.theme import PLATES
from tortuga.app.games.tortuga2014.palette import COLOUR, PICTURES
from tortuga.paths import assets_dir


@pytest.fixture(scope="module")
def art() -> Art:
    pygame.font.init()
    made = Art(games=[PICTURES])
    made.fit((1280, 720))
    return made


def bordered() -> pygame.Surface:
    master = blank((12, 12))
    master.fill("red")
    master.fill("blue", (4, 4, 4, 4))
    return master


@pytest.mark.parametrize("size", [(40, 30), (12, 12), (9, 40), (5, 3), (1, 1)])
@pytest.mark.parametrize("repeat", [False, True])
def test_nine_slices_fill_the_exact_size(size: tuple[int, int], repeat: bool) -> None:
    out = nine(bordered(), (4, 4, 4, 4), size, repeat)
    assert out.get_size() == size
    assert out.get_bounding_rect() == out.get_rect()


def test_nine_slices_keep_their_corners() -> None:
    out = nine(bordered(), (4, 4, 4, 4), (60, 40))
    assert [out.get_at(p)[:3] for p in ((3, 3), (56, 36), (30, 3))] == [(255, 0, 0)] * 3
    assert out.get_at((30, 20))[:3] == (0, 0, 255)


def test_tiles_cover_all() -> None:
    texture = pygame.Surface((7, 5))
    texture.fill("green")
    out = tiled(texture, (30, 20), (3, 4))
    assert all(out.get_at((x, y))[1] == 255 for x in range(30) for y in range(20))


def test_loading_keeps_alpha() -> None:
    picture = blank((4, 4))
    picture.fill((10, 20, 30, 40))
    assert tuple(ready(picture).get_at((1, 1))) == (10, 20, 30, 40)


@pytest.mark.parametrize("name", PLATES)
def test_every_plate_has_exactly_its_size(art: Art, name: str) -> None:
    panel = art.panel(name, (150, 61))
    plate = PLATES[name]
    down = art.px(plate.shadow.down) if plate.shadow else 0
    assert panel.surface.get_size() == (150 + 2 * panel.left, 61 + 2 * panel.top + down)
    assert (panel.left > 0) == (plate.shadow is not None)
    assert panel.surface.get_bounding_rect().w >= 146


def test_every_sprite_takes_its_width(art: Art) -> None:
    for name, core in art.index["sprites"].items():
        wide = art.sprite(name, 50).get_width()
        assert wide == max(1, round(50 / core)), name


def test_every_cell_of_every_sheet_is_painted(art: Art) -> None:
    for player in COLOUR:
        for sheet, columns, rows in (
            (f"tortuga2014/dice/{player}", 6, 5),
            (f"tortuga2014/pips/{player}", 5, 1),
            (f"tortuga2014/tumble/{player}_5", 16, 1),
        ):
            for column in range(columns):
                for row in range(rows):
                    cell = art.cell(sheet, column, row, 24)
                    assert cell.get_at((cell.get_width() // 2, cell.get_height() // 2)).a > 200


def test_the_same_picture_is_made_once(art: Art) -> None:
    assert art.sprite("marker", 60) is art.sprite("marker", 60)
    assert art.sprite("marker", 60, 30) is art.sprite("marker", 60, 30.9)  # whole steps of a turn
    assert art.sprite("marker", 60, 360) is art.sprite("marker", 60)
    assert art.icons.tinted("sun", 30, "gold") is art.icons.tinted("sun", 30, "gold")
    assert art.panel("primary", (90, 40)) is art.panel("primary", (90, 40))


def test_another_window_scales_anew() -> None:
    art = Art(games=[PICTURES])
    art.fit((1280, 720))
    first = art.panel("wood", (100, 100))
    art.fit((1920, 1080))
    assert art.scale == 1
    assert art.panel("wood", (100, 100)) is not first


@pytest.mark.parametrize("window", [(1280, 720), (1720, 720), (1024, 768)])
def test_backdrops_fill_the_window(window: tuple[int, int]) -> None:
    art = Art(games=[PICTURES])
    art.fit(window)
    picture = art.backdrop("tortuga2014/table")
    assert picture.get_size() == window
    for corner in ((0, 0), (window[0] - 1, 0), (0, window[1] - 1), (window[0] - 1, window[1] - 1)):
        assert picture.get_at(corner)[:3] != (0, 0, 0)


def test_a_game_from_outside_may_bring_only_the_whole_backdrop(tmp_path: Path) -> None:
    (tmp_path / "backdrops").mkdir()
    shutil.copy(assets_dir() / "images" / "backdrops" / "sea.jpg", tmp_path / "backdrops")
    art = Art(games=[PICTURES, replace(PICTURES, game="outside", folder=tmp_path)])
    art.fit((1280, 720))
    whole, smaller = (pygame.surfarray.array3d(art.backdrop(name)) for name in ("outside/sea", "sea"))
    assert not art.take_missing()
    assert abs(whole.astype(int) - smaller).mean() < 3


def test_caches_are_bounded() -> None:
    cache: Cache[pygame.Surface] = Cache(10_000, surface_bytes)
    for i in range(100):
        cache.get(i, lambda: blank((20, 20)))
    assert cache.bytes <= 10_000
    assert len(cache) == 10_000 // 1600
    made: list[int] = []
    cache.get(99, lambda: made.append(1) or blank((1, 1)))
    assert not made  # the newest is still held
    cache.keep_to(3200)
    assert (cache.bytes, len(cache)) == (3200, 2)


@pytest.mark.slow
def test_small_windows_keep_no_more_lines_than_large_ones() -> None:
    art, sizes = Art(games=[PICTURES]), {}
    for height in (720, 1080):
        art.fit((height * 16 // 9, height))
        for number in range(1500):
            art.letters.line(
                f"Sentence number {number} of a long game", art.px(20), Style("bold", color="#ffffff")
            )
        sizes[height] = len(art.letters._lines)
    assert 300 < sizes[720] < 1500
    assert sizes[720] == pytest.approx(sizes[1080], rel=0.2)


def test_turning_and_fading_do_not_grow_the_cache() -> None:
    art = Art(games=[PICTURES])
    art.fit((1280, 720))
    for k in range(2000):
        art.cell("tortuga2014/dice/blue", 1, 1, 60, k * 0.37)
    assert len(art._turning) <= 120


def test_missing_things_are_named() -> None:
    art = Art(games=[PICTURES])
    art.fit((1280, 720))
    with pytest.raises(KeyError, match="nothing"):
        art.panel("nothing", (10, 10))
    with pytest.raises(KeyError, match="no-such-icon"):
        art.icons.tinted("no-such-icon", 20, "ink")


def test_a_missing_picture_is_told_once_and_done_without() -> None:
    art = Art(games=[PICTURES])
    art.fit((1280, 720))
    assert pygame.mask.from_surface(art.master("sprites/nothing.png")).count() == 0
    told = art.take_missing()
    assert [(notice.id, notice.args) for notice in told] == [
        ("error-picture", {"file": "sprites/nothing.png"})
    ]
    assert not art.take_missing()


def test_pictures_are_read_ahead_in_another_thread_but_at_once_when_needed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    art, load, readers = Art(games=[PICTURES]), pygame.image.load, []
    begun, go_on = threading.Event(), threading.Event()

    def reading(path: Path) -> pygame.Surface:
        aside = threading.current_thread() is not threading.main_thread()
        readers.append((path.name, aside))
        if aside:
            begun.set()
            assert go_on.wait(30)
        return load(path)

    monkeypatch.setattr(pygame.image, "load", reading)
    for _ in range(2):
        art.ahead(["tortuga2014/dice/blue.png", "tortuga2014/dice/green.png"])
    assert begun.wait(30)
    late = art.master("tortuga2014/dice/green.png")
    go_on.set()
    assert art.master("tortuga2014/dice/blue.png").get_size() == late.get_size()
    art.ahead(["tortuga2014/dice/blue.png", "tortuga2014/dice/green.png"])
    assert art.master("tortuga2014/dice/green.png") is late
    assert readers == [("blue.png", True), ("green.png", False)]


def test_a_picture_missing_ahead_is_told_when_it_is_needed() -> None:
    art = Art(games=[PICTURES])
    art.ahead(["tortuga2014/dice/nothing.png"])
    assert pygame.mask.from_surface(art.master("tortuga2014/dice/nothing.png")).count() == 0
    assert [notice.id for notice in art.take_missing()] == ["error-picture"]


def test_the_thread_that_reads_ahead_can_be_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    art, load = Art(games=[PICTURES]), pygame.image.load
    begun, go_on, readers = threading.Event(), threading.Event(), []

    def reading(path: Path) -> pygame.Surface:
        readers.append(threading.current_thread())
        if readers[0] is threading.current_thread():
            begun.set()
            assert go_on.wait(30)
        return load(path)

    monkeypatch.setattr(pygame.image, "load", reading)
    art.ahead(["tortuga2014/dice/blue.png", "tortuga2014/dice/green.png"])
    assert begun.wait(30)
    art.close()
    go_on.set()
    readers[0].join(30)
    assert not readers[0].is_alive()
    assert len(readers) == 1, "what it had not begun is left"
    art.master("tortuga2014/dice/green.png")
    assert readers[1] is threading.main_thread()


@pytest.mark.parametrize("size", [(5, 7), (31, 64)])
def test_a_picture_is_the_same_whether_it_is_laid_out_before_or_after_it_is_scaled(size) -> None:
    read = pygame.Surface((12, 12), pygame.SRCALPHA, 32, (0xFF, 0xFF00, 0xFF0000, 0xFF000000))
    for at in range(144):
        read.set_at((at % 12, at // 12), (at, 255 - at, 7 * at % 256, 3 * at % 256))
    scaled = ready(pygame.transform.smoothscale(read, size))
    assert shrunk(read, size).get_masks() == scaled.get_masks() == blank((1, 1)).get_masks()
    assert pygame.image.tobytes(shrunk(read, size), "RGBA") == pygame.image.tobytes(scaled, "RGBA")
    shown, ground = shrunk(read, (12, 12)), pygame.Surface((12, 12), 0, 32)
    ground.fill("white")
    ground.blit(shown, (0, 0))
    assert ground.get_at((1, 0))[:3] != shown.get_at((1, 0))[:3], "it is laid over, as before it was scaled"


@pytest.mark.parametrize("size", [(6, 6), (40, 40)])
def test_a_master_stays_as_it_was_read_at_whatever_size_it_is_wanted(size: tuple[int, int]) -> None:
    master = blank((20, 20))
    master.fill((200, 100, 50, 255), (5, 5, 10, 10))
    first = shrunk(master, size)
    assert master.get_flags() & pygame.SRCALPHA
    for again in (shrunk(master, size), shrunk(master, (10, 10))):
        assert again.get_at((0, 0)).a == first.get_at((0, 0)).a == 0


def test_a_backdrop_is_read_ahead_once_and_its_shade_serves_all(monkeypatch: pytest.MonkeyPatch) -> None:
    art, read = Art(games=[PICTURES]), []
    art.fit((320, 180))
    plain = art._decode
    monkeypatch.setattr(art, "_decode", lambda name: read.append(name) or plain(name))
    art.backdrop_ahead(art.ground("nothing known"))
    art.backdrop("sea")
    art.backdrop_ahead("sea")
    art.backdrop("title")
    assert read.count("backdrops/sea_sd.jpg") == 1
    assert read.count("backdrops/vignette.png") == 1
    art.close()
