"""The tables of the look: names lead to files, colours stay apart for every eye."""

import itertools
import json
import re

import pytest

from tests.hands.cvd import VISION, contrast, distance
from tortuga.app.draw import theme
from tortuga.app.games.tortuga2014 import palette
from tortuga.app.languages import LANGUAGES
from tortuga.app.scenes.credits import read_credits
from tortuga.app.text import Text
from tortuga.paths import assets_dir

ASSETS = assets_dir()
INDEX = json.loads((ASSETS / "images" / "index.json").read_text("utf-8"))
ICONS = json.loads((ASSETS / "data" / "icons.json").read_text("utf-8"))
SEATS = [seat.rgb for seat in palette.COLOURS]
APP = ASSETS.parent / "tortuga" / "app"

# smallest CIELAB distances (normal, protan, deutan, tritan); a change of the palette may not go below them
LEAST = {
    "players": (55, 30, 25, 24),
    "chests": (50, 36, 35, 36),
    "across": (24, 15, 17, 16),
}


def pairs(kind: str) -> list[tuple[str, str]]:
    if kind == "across":
        return list(itertools.product(SEATS, palette.CHEST.values()))
    return list(itertools.combinations(SEATS if kind == "players" else palette.CHEST.values(), 2))


@pytest.mark.parametrize("kind", LEAST)
@pytest.mark.parametrize("vision", VISION)
def test_colours_stay_apart(kind: str, vision: str) -> None:
    least = LEAST[kind][list(VISION).index(vision)]
    assert min(distance(a, b, vision) for a, b in pairs(kind)) >= least


def test_the_check_would_notice_twins() -> None:
    assert distance("#2e8ee6", "#2e8ee6") == 0
    # a red and a green that only a deuteranope confuses
    assert distance("#b03030", "#5f6a1e") > 40
    assert distance("#b03030", "#5f6a1e", "deutan") < distance("#b03030", "#5f6a1e") / 2


@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        ("ink", "parch"),
        ("cream", "slot"),
        ("button_ink", "primary"),
        ("label", "wood"),
        ("on_light", "chosen"),
    ],
)
def test_text_reads_on_its_ground(ink: str, ground: str) -> None:
    assert contrast(theme.PALETTE[ink], theme.PALETTE[ground]) >= 4.5


def test_ink_suits_every_player_and_plate() -> None:
    for color in (*SEATS, *(p.color for p in theme.PLATES.values() if p.kind == "pill")):
        hex_color = theme.PALETTE.get(color, color)
        assert contrast(theme.ink_on(color), hex_color) >= 2.5, color


def test_every_icon_is_at_hand() -> None:
    named = {*palette.ICON.values(), *palette.FACE_ICON, *palette.CHEST_SYMBOL.values()}
    named |= {seat.emblem for seat in palette.COLOURS}
    assert named <= ICONS.keys()


def test_icons_named_in_calls_are_at_hand() -> None:
    used = set()
    for file in APP.rglob("*.py"):
        used |= set(re.findall(r"\.icon\(\s*\"([a-z0-9-]+)\"", file.read_text("utf-8")))
    assert used <= ICONS.keys()


def test_every_plate_is_baked() -> None:
    for name, plate in theme.PLATES.items():
        entry = INDEX["nine"][name]
        assert (ASSETS / "images" / "plates" / f"{name}.png").is_file()
        assert (entry["fill"] is not None) == (plate.kind in ("wood", "parchment", "leather"))
        if entry["fill"]:
            assert (ASSETS / "images" / "textures" / f"{entry['fill']}.jpg").is_file()
            assert (ASSETS / "images" / "plates" / f"{name}.mask.png").is_file()
        for color in (plate.color, plate.border or "ink", plate.light):
            theme.rgb(color)


def test_every_plate_of_the_game_is_baked() -> None:
    folder = ASSETS / "images" / palette.NAME
    index = json.loads((folder / "index.json").read_text("utf-8"))
    assert set(palette.PICTURES.plates) == set(index["nine"])
    for name in palette.PICTURES.plates:
        assert (folder / "plates" / f"{name}.png").is_file()


def test_no_baked_plate_is_left_over() -> None:
    baked = {file.stem.removesuffix(".mask") for file in (ASSETS / "images" / "plates").glob("*.png")}
    assert baked == {*theme.PLATES, "shadow", "glow"}


@pytest.mark.parametrize("game", ["", palette.NAME])
def test_every_sprite_is_baked(game: str) -> None:
    folder = ASSETS / "images" / game
    index = json.loads((folder / "index.json").read_text("utf-8"))
    assert {file.stem for file in (folder / "sprites").glob("*.png")} == set(index["sprites"])
    named = f"{game}/" if game else ""
    assert set(index["shadows"].values()) <= {f"{named}{name}" for name in index["sprites"]}
    for kind in palette.CHEST_KINDS if game else ():
        assert {f"chest_{kind}", f"hole_{kind}"} <= set(index["sprites"])


def test_every_font_comes_with_its_licence() -> None:
    for file in (*theme.FONTS.values(), *theme.READABLE.values()):
        assert (ASSETS / "fonts" / file).is_file()
        family = file.split("-")[0]
        assert "SIL OPEN FONT LICENSE" in (ASSETS / "fonts" / "licences" / f"{family}-OFL.txt").read_text(
            "utf-8"
        )


def test_credits_name_every_icon_and_font() -> None:
    credits = json.loads((ASSETS / "data" / "credits.json").read_text("utf-8"))
    sections = {section["id"]: section["entries"] for section in credits["sections"]}
    notes = " ".join(entry["what"] for entry in sections["icons"]).replace(",", " ").split()
    assert ICONS.keys() <= set(notes)
    fonts = {entry["name"].replace(" ", "") for entry in sections["fonts"]}
    assert {file.split("-")[0] for file in (*theme.FONTS.values(), *theme.READABLE.values())} <= fonts
    page = (ASSETS / "CREDITS.md").read_text("utf-8")
    assert all(entry.get("name", "") in page for entries in sections.values() for entry in entries)


@pytest.mark.parametrize("language", LANGUAGES)
def test_credits_are_told_in_every_language(language) -> None:
    text, english = Text(language), Text("en")
    told = [credit for section in read_credits(ASSETS) for credit in section.entries]
    assert all(credit.title(text) for credit in told)
    remarks = [(credit.remark(text), credit.remark(english)) for credit in told if credit.note]
    assert len(remarks) > 10
    assert all(language == "en" or mine != theirs for mine, theirs in remarks)


def test_unknown_colours_are_refused() -> None:
    with pytest.raises(ValueError, match="no colour"):
        theme.rgb("mauve")
