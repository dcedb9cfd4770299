"""Pictures of all pieces of the game to be looked at: `python -m tests.app.games.tortuga1667.page DIR`."""

from __future__ import annotations

import sys
from pathlib import Path

import pygame

from tortuga.app.draw.art import Art
from tortuga.app.draw.brush import MOODS
from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga1667.palette import (
    COLOUR,
    EVENT,
    NAME,
    NATIONS,
    PICTURES,
    SECTIONS,
    Nation,
)
from tortuga.app.games.tortuga1667.pieces.cards import (
    draw_event,
    draw_event_back,
    draw_fan,
    draw_vote_back,
    vote_front,
)
from tortuga.app.games.tortuga1667.pieces.marks import draw_treasure
from tortuga.app.games.tortuga1667.pieces.nations import (
    draw_badge,
    draw_belief,
    draw_brother,
    draw_face,
    draw_loyalty,
    draw_loyalty_back,
)

WORDS = {
    "pistol": ("Pistol", "Maroon any player, even yourself."),
    "letter": ("Letter of Marque", "Rescue a player, or draw a vote card and put one on top of the deck."),
    "albatross": ("Albatross", "Stays with you. Two on one ship maroon all aboard."),
    "fountain": ("Fountain of Youth", "Saves you once from Black Spot, Pistol or your captain."),
    "storm": ("Stormy Seas", "Treasure here goes back: to the Galleon, on Tortuga to the beach."),
}
PLAIN_WORDS = ("Spanish Armada", "The game ends at once.")
LETTERS: dict[Nation, str] = {"british": "B", "french": "F", "dutch": "D"}
NAMES = {
    "rosa": "Rosa",
    "jack": "Turtle Jack",
    "bellamy": "Bellamy",
    "anne": "Mad Anne",
    "silas": "Old Silas",
    "zola": "Zola",
    "kofi": "Kofi Drum",
    "finn": "Finn",
    "mei": "Mei Lin",
}


def words(kind: str) -> tuple[str, str]:
    """Name and line of an event card."""
    return WORDS.get(kind, PLAIN_WORDS)


def cards(canvas: Canvas) -> None:
    """All cards and persons on the desk."""
    canvas.backdrop(f"{NAME}/planks")
    canvas.topbar()
    for k, kind in enumerate(EVENT):
        center = (105 + (k % 8) * 170, 190 + (k // 8) * 226)
        draw_event(canvas, kind, center, 150, *words(kind), glow=k == 3, dim=k == 4)
    for k, kind in enumerate(EVENT):
        draw_event(canvas, kind, (50 + k * 56, 600), 50 if k % 2 else 35)
    for k, kind in enumerate(("pistol", "storm", "letter")):
        draw_event(canvas, kind, (1010 + k * 130, 620), 112, *words(kind))  # type: ignore[arg-type]
    draw_event(canvas, "storm", (1620, 300), 336, *words("storm"), angle=-3)
    for k, numeral in enumerate(("I", "II", "III", "IV", "V", "")):
        draw_event_back(canvas, (1420 + k * 74, 620), 64, numeral, glow=k == 1, turn=0.5 if k == 3 else 1)
    x = 70.0
    for card in ("CBb", "CFs", "TBb", "TFs", "WBb", "WFs"):
        vote_front(canvas, card, (x, 770), 106)
        x += 116
    for section in SECTIONS:
        vote_front(canvas, "TFs", (x, 770), 106, section, angle=4)
        x += 120
    draw_vote_back(canvas, (x, 770), 106)
    draw_vote_back(canvas, (x + 90, 770), 60)
    for k, nation in enumerate(NATIONS):
        line = f"most treasure in {nation} holds"
        draw_loyalty(canvas, nation, (1340 + k * 150, 780), 136, nation.title(), line, LETTERS[nation])
        draw_loyalty(canvas, nation, (1540 + k * 60, 960), 50)
        draw_badge(canvas, nation, (1240 + k * 60, 940), 54)
        draw_badge(canvas, nation, (1240 + k * 60, 1000), 24, dim=k == 1)
    draw_loyalty_back(canvas, (1800, 780), 136)
    for k, who in enumerate(COLOUR):
        draw_brother(canvas, who, (70 + k * 124, 960), 112, NAMES[who], MOODS[k % 3])
    for k, count in enumerate((0, 1, 2, 3, 5)):
        draw_fan(
            canvas,
            (1240 + k * 90, 1050),
            count,
            30,
            "good" if count > 3 else "warn" if count < 2 else "cream",
        )
    draw_treasure(canvas, (1450, 960), 76, glow=True)
    for k, (british, dutch) in enumerate(((0.86, 0.08), (0.4, 0.28), (0.14, 0.0))):
        shares: dict[Nation, float] = {"british": british, "dutch": dutch, "french": 1 - british - dutch}
        told: dict[Nation, str] = {
            nation: f"{nation[0].upper()} {share:.0%}" for nation, share in shares.items()
        }
        draw_belief(canvas, Box(880, 720 + 40 * k + 200, 320, 34), shares, told)
    for k, (who, ring) in enumerate(zip(COLOUR, ("brass", "gold", "bone", "dark") * 3, strict=False)):
        center = (1770 + (k % 3) * 64, 930 + (k // 3) * 52)
        draw_face(canvas, who, center, 60, MOODS[k % 3], ring, glow=ring == "gold", dim=k > 6)  # type: ignore[arg-type]


PAGES = {"cards": cards}
SIZES = ((1280, 720), (1920, 1080))


def drawn(name: str, size: tuple[int, int], art: Art | None = None) -> Canvas:
    """A page in a window of this size."""
    canvas = Canvas(pygame.Surface(size, 0, 32), art or Art(games=[PICTURES]))
    PAGES[name](canvas)
    return canvas


def main(folder: Path) -> None:
    """Write all pages."""
    pygame.display.init()
    pygame.font.init()
    folder.mkdir(parents=True, exist_ok=True)
    for size in SIZES:
        for name in PAGES:
            pygame.image.save(drawn(name, size).surface, folder / f"{name}_{size[0]}.png")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
