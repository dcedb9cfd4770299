"""Pictures of all pieces of the game to be looked at: `python -m tests.app.games.tortuga1667.page DIR`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import pygame

from tortuga.app.draw.art import Art
from tortuga.app.draw.brush import MOODS
from tortuga.app.draw.canvas import Canvas
from tortuga.app.games.tortuga1667 import layout as at
from tortuga.app.games.tortuga1667.palette import (
    COLOUR,
    EVENT,
    HOLDERS,
    ICON,
    NAME,
    NATIONS,
    PICTURES,
    SECTIONS,
    SHIPS,
    TOP,
    Nation,
)
from tortuga.app.games.tortuga1667.pieces.beliefs import draw_belief
from tortuga.app.games.tortuga1667.pieces.chart import (
    HoldMark,
    Pirate,
    draw_beach,
    draw_boat,
    draw_galleon,
    draw_holds,
    draw_line,
    draw_scores,
    draw_ship,
)
from tortuga.app.games.tortuga1667.pieces.events import draw_event, draw_event_back
from tortuga.app.games.tortuga1667.pieces.faces import draw_brother, draw_face
from tortuga.app.games.tortuga1667.pieces.marks import draw_pile, draw_row_card, draw_seen_note, draw_strip
from tortuga.app.games.tortuga1667.pieces.nations import draw_badge, draw_loyalty, draw_loyalty_back
from tortuga.app.games.tortuga1667.pieces.tiles import TileState, draw_action
from tortuga.app.games.tortuga1667.pieces.treasure import draw_treasure
from tortuga.app.games.tortuga1667.pieces.votes import draw_fan, draw_vote, draw_vote_back
from tortuga.app.games.tortuga1667.pieces.watch import draw_watch, draw_watch_eye

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
    for top in TOP:
        for flag in HOLDERS:
            draw_vote(canvas, top, flag, flag == "french", (x, 770), 106)
            x += 116
    for section in SECTIONS:
        draw_vote(canvas, "torch", "french", True, (x, 770), 106, section, angle=4)
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
        draw_brother(canvas, who, (70 + k * 124, 960), 112, NAMES[who], "of the Coast", MOODS[k % 3])
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
        draw_belief(canvas, (880, 720 + 40 * k + 200, 320, 34), shares, told)
    for k, (who, ring) in enumerate(zip(COLOUR, ("brass", "gold", "bone", "dark") * 3, strict=False)):
        center = (1770 + (k % 3) * 64, 930 + (k // 3) * 52)
        draw_face(canvas, who, center, 60, MOODS[k % 3], ring, glow=ring == "gold", dim=k > 6)  # type: ignore[arg-type]


def pirates(told: Sequence[str], first: str = "Captain") -> list[Pirate | None]:
    """A line of persons with their ranks."""
    out: list[Pirate | None] = []
    for k, who in enumerate(told):
        ranks = [(ICON["captain"], first)] if k == 0 else []
        ranks += [(ICON["mate"], "First Mate")] if k == 1 else []
        ranks += [(ICON["boy"], "Cabin Boy")] if k == len(told) - 1 and k else []
        if len(ranks) > 1:
            ranks = [(ICON["mate"], "Mate"), (ICON["boy"], "Boy")]
        out.append(
            Pirate(who, NAMES[who], tuple(ranks or [(ICON["dutchman"], "aboard")]), acts=who == "rosa")
        )
    return out


def chart(canvas: Canvas, crowded: bool = False) -> None:
    """The chart in play; `crowded` puts nine on Tortuga."""
    canvas.backdrop(f"{NAME}/table")
    canvas.topbar()
    line = list(COLOUR) if crowded else ["anne", "zola"]
    aboard = ([], []) if crowded else (["rosa", "kofi", "finn"], ["bellamy", "mei"])
    for ship, who in zip(SHIPS, aboard, strict=True):
        name = "Flying Dutchman" if ship == "dutchman" else "Jolly Roger"
        draw_ship(canvas, ship, name, pirates(who), legal_free=ship == "roger")
        mark: dict[Nation, HoldMark] = {"british": HoldMark(1, True)} if ship == "roger" else {}
        draw_holds(
            canvas, lambda n, s=ship: at.ship_hold(s, n), {"british": 2, "french": 1}, LETTERS, mark  # type: ignore[misc]
        )  # fmt: skip
    draw_galleon(canvas, "Spanish Galleon \u00d73", 3, hot=True)
    draw_scores(canvas, {"british": 3, "french": 4}, LETTERS)
    draw_line(canvas, "Tortuga", "Governor", pirates(line, "Governor"))
    draw_holds(canvas, at.isle_hold, {"british": 0, "french": 4}, LETTERS, {})
    draw_beach(canvas, "beach \u00d72" if not crowded else "beach \u00d70", 0 if crowded else 2)
    jack = Pirate("jack", "Jack")
    draw_boat(
        canvas,
        "dutchman",
        "free" if crowded else "taken",
        "free" if crowded else "Jack",
        None if crowded else jack,
    )
    draw_boat(
        canvas, "roger", "free" if crowded else "closed", "free" if crowded else "closed", legal=crowded
    )
    draw_strip(canvas, list(COLOUR), 2, missing=(4,))
    for k in range(9):
        canvas.plate("wood", at.roster_row(k, 9))
    canvas.plate("wood", at.EVENTS)
    for k in range(at.ROW_CARDS):
        draw_row_card(canvas, k, known={2: "albatross", 4: "letter"}.get(k), chosen=k == 1, legal=k == 3)  # type: ignore[arg-type]
    draw_seen_note(canvas, (at.EVENTS[0] + 184, at.EVENTS[1] + 30), "seen by you", 170)
    draw_pile(canvas, at.PILE["deck"], "deck", 0 if crowded else 6, "deck")
    draw_pile(canvas, at.PILE["discards"], None if crowded else "pistol", 0 if crowded else 2, "discards")
    draw_pile(canvas, at.PILE["votes"], "votes", 13, "vote deck")
    told = "not before the 11th, by the 19th at the latest"
    draw_watch(canvas, at.WATCH, "Armada watch", "8 of 19 turned", told, 18 if crowded else 8, 19)
    draw_watch_eye(canvas, at.WATCH, 12, 19)
    canvas.plate("parchment_torn", at.LOG)
    canvas.plate("wood_own", at.OWN)
    canvas.plate("leather", at.CORNER)
    canvas.plate(f"{NAME}/ribbon_rosa", at.RIBBON)
    draw_face(canvas, "rosa", at.RIBBON_FACE, at.RIBBON_FACE_SIZE, "pleased", "gold")
    draw_loyalty(canvas, "french", at.LOYALTY, at.LOYALTY_W, "French", "most treasure in French holds")
    for k in range(3):
        draw_vote(canvas, ("torch", "cannon", "water")[k], "french", k == 1, at.vote_card(k, 3), at.VOTE_W)  # type: ignore[arg-type]
    draw_event(canvas, "fountain", at.MAPS, at.MAP_W)
    states: tuple[TileState, ...] = (
        "legal",
        "legal",
        "legal",
        "illegal",
        "chosen",
        "legal",
        "illegal",
        "illegal",
        "illegal",
    )
    tiles = ("view", "reveal", "force", "row", "attack", "maroon", "mutiny", "sneak", "brawl")
    for k, (tile, state) in enumerate(zip(tiles, states, strict=True)):
        note = "First Mate only" if state == "illegal" else "vote for a treasure"
        draw_action(canvas, k, tile.title(), ICON[tile], note, state)
    canvas.plate("parchment_torn", at.MEANING)
    canvas.plate("primary", at.PRIMARY)
    for k in range(3):
        canvas.plate("secondary", at.small_button(k))


PAGES = {"cards": cards, "chart": chart, "crowd": lambda canvas: chart(canvas, True)}
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
