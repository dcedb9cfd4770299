"""The baked pictures are what the recipes and tables of today would paint."""

import json
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "build"))

import bake  # noqa: E402
from recipes import field, plates  # noqa: E402
from recipes.origin import _told, digest, file_digest  # noqa: E402
from recipes.tortuga2014 import chests, dice, screens, sprites, tumble  # noqa: E402

from tortuga.app.draw import theme  # noqa: E402
from tortuga.app.draw.art import Art  # noqa: E402
from tortuga.app.draw.pictures import filed  # noqa: E402
from tortuga.app.draw.theme import PLATES  # noqa: E402
from tortuga.app.draw.units import Box  # noqa: E402
from tortuga.app.games.tortuga1667.table import treasure  # noqa: E402
from tortuga.app.games.tortuga2014.palette import COLOUR, PICTURES  # noqa: E402

ALL = PLATES | {f"{PICTURES.game}/{name}": plate for name, plate in PICTURES.plates.items()}
IMAGES = ROOT / "assets" / "images"


@pytest.fixture(scope="module", autouse=True)
def _fonts() -> None:
    pygame.font.init()


def differ(made: pygame.Surface, file: str, area: pygame.Rect | None = None) -> float:
    """Mean difference of colour and alpha, 0..255, between a picture and a baked file."""
    baked = pygame.image.load(IMAGES / file)
    baked = baked.subsurface(area) if area else baked
    assert made.get_size() == baked.get_size()
    (color, alpha), (old_color, old_alpha) = field.array(made), field.array(baked)
    shown = abs(color * alpha[..., None] - old_color * old_alpha[..., None]).mean()
    return float(shown + abs(alpha - old_alpha).mean() * 255)


@pytest.mark.parametrize("name", [n for n, plate in ALL.items() if plate.kind in ("pill", "inset", "frame")])
def test_plates_are_up_to_date(name: str) -> None:
    master = plates.MAKERS[ALL[name].kind](ALL[name])
    assert differ(master.picture, filed("plates", name, ".png")) < 0.6


@pytest.mark.parametrize("player", COLOUR)
def test_pieces_of_players_are_up_to_date(player: str) -> None:
    cell = dice.CELL
    area = pygame.Rect(cell * 5, cell * 2, cell, cell)
    assert differ(dice.die(player, 2, 5), f"tortuga2014/dice/{player}.png", area) < 0.6
    assert differ(dice.pip_sheet(player), f"tortuga2014/pips/{player}.png") < 0.6
    assert differ(screens.folds(player), f"tortuga2014/screens/{player}.png") < 1.5


def test_chests_and_tiles_are_up_to_date() -> None:
    assert differ(chests.chest("purple"), "tortuga2014/sprites/chest_purple.png") < 0.6
    assert differ(sprites.bonus(2), "tortuga2014/sprites/bonus_2.png") < 0.6
    assert differ(sprites.tile(None), "tortuga2014/sprites/tile_water.png") < 0.6


def test_a_tumbling_die_ends_on_its_face() -> None:
    first = tumble.trace(4, 0)
    middle = first.face[first.face.shape[0] // 2, first.face.shape[1] // 2]
    assert middle == 4  # +z: the viewer's side, which carries the face of the strip
    strip = pygame.image.load(IMAGES / "tortuga2014" / "tumble" / "green_4.png")
    assert strip.get_size() == (tumble.CELL * tumble.TUMBLE_FRAMES, tumble.CELL)


def test_a_turned_cube_stays_inside_its_cell() -> None:
    for player in COLOUR:
        strip = pygame.image.load(IMAGES / "tortuga2014" / "tumble" / f"{player}_2.png")
        for k in range(tumble.TUMBLE_FRAMES):
            cell = strip.subsurface((k * tumble.CELL, 0, tumble.CELL, tumble.CELL))
            assert cell.get_rect().inflate(-2, -2).contains(cell.get_bounding_rect(64)), (player, k)


def test_the_settled_die_matches_the_last_frame() -> None:
    art = Art(games=[PICTURES])
    art.fit((1920, 1080))
    flat = art.cell("tortuga2014/dice/blue", 3, 0, 88)
    turned = art.cell("tortuga2014/tumble/blue_3", 0, 0, 88)
    core = turned.get_bounding_rect(128)
    assert abs(core.w - flat.get_width()) <= 3
    assert turned.get_rect().center == pytest.approx(core.center, abs=2)


def test_noise_keeps_its_shape_at_finer_size() -> None:
    coarse, fine = field.fbm(64, 96, 2.6, 3), field.fbm_fine(128, 192, 2.6, 3)
    assert abs(fine[::2, ::2] - coarse).mean() < 0.25


def test_the_baker_explains_itself() -> None:
    told = subprocess.run(
        [sys.executable, "build/bake.py", "--help"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert "backdrops" in told.stdout


def test_pictures_are_baked_from_what_stands_here_today() -> None:
    """Nothing is painted: a recipe or a table that was changed is seen at once, and so is a changed file."""
    kept = json.loads(bake.ORIGINS.read_text("utf-8"))
    stale = [name for name, group in bake.groups().items() if kept[name]["from"] != digest(group)]
    assert not stale, f"python build/bake.py {' '.join(stale)}"
    for name, group in kept.items():
        for file, told in group["files"].items():
            assert file_digest(ROOT / "assets" / file) == told, f"python build/bake.py {name}"
    baked = {file for group in kept.values() for file in group["files"]}
    files = (path for path in IMAGES.rglob("*") if path.is_file() and path.suffix != ".json")
    there = {path.relative_to(ROOT / "assets").as_posix() for path in files}
    assert there == {file for file in baked if file.startswith("images/")}


def test_a_digest_follows_values_and_functions_but_no_remarks(monkeypatch: pytest.MonkeyPatch) -> None:
    groups = bake.groups()
    before = {name: group["from"] for name, group in json.loads(bake.ORIGINS.read_text("utf-8")).items()}
    monkeypatch.setitem(theme.PALETTE, "wood", "#123456")
    assert digest(groups["textures"]) != before["textures"]
    monkeypatch.undo()
    monkeypatch.setattr(treasure, "GALLEON", Box(1, 2, 3, 4))
    changed = {name for name, group in groups.items() if digest(group) != before[name]}
    assert changed == {"tortuga1667/backdrops", "tortuga1667/sprites"}
    monkeypatch.undo()
    assert {name: digest(groups[name]) for name in changed} == {name: before[name] for name in changed}


def test_a_digest_does_not_know_where_the_checkout_lies() -> None:
    assert _told(ROOT) == "."
    assert _told(ROOT / "assets" / "fonts") == "assets/fonts"
