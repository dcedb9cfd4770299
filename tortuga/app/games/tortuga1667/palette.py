"""Colours, symbols and plates of Tortuga 1667. No other module of it holds such literals.

The build recipes read the same tables when they bake its pictures, so a colour is changed here and nowhere
else. Nation colours appear only on things of nations; persons have faces, and tints unlike them.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from tortuga.app.draw import theme
from tortuga.app.draw.seatcolour import GamePictures, SeatColour, seat_plates
from tortuga.app.draw.theme import Plate, Shadow, mix, pill

NAME: Final = "tortuga1667"

# ---------------------------------------- nations: shape + symbol + letter + colour, always drawn together
Nation: TypeAlias = Literal["british", "french", "dutch"]
NATIONS: Final[tuple[Nation, ...]] = ("british", "french", "dutch")
HOLDERS: Final[tuple[Nation, ...]] = ("british", "french")
"""The nations that have holds, flags and scores; the British ones always stand on the left."""


def nation_named(loyalty: str) -> Nation:
    """The nation that a loyalty of the rules is to."""
    return next(nation for nation in NATIONS if nation == loyalty)


def known_nation(loyalty: str | None) -> Nation | None:
    """The same for a loyalty that may be unknown."""
    return next((nation for nation in NATIONS if nation == loyalty), None)


class Emblem(msgspec.Struct, frozen=True):
    """How a nation is drawn."""

    color: str
    dark: str
    ink: str
    """Colour of its symbol and letter."""
    symbol: str
    shape: Literal["shield", "lozenge", "round"]
    letter: str
    """In English; the texts have it in every language."""


NATION: Final[dict[Nation, Emblem]] = {
    "british": Emblem("#b5202f", "#5e0d18", "#fff6de", "lion", "shield", "B"),
    "french": Emblem("#2a5bd0", "#112a6b", "#fff6de", "fleur-de-lys", "lozenge", "F"),
    "dutch": Emblem("#f2a31f", "#8c4f06", "#3a1c04", "windmill", "round", "D"),
}

# ---------------------------------------- persons: a face and a tint behind it
COLOURS: Final = (
    SeatColour(NAME, "rosa", "#b8557c", "ship-wheel", "rosa"),
    SeatColour(NAME, "jack", "#2f7356", "sea-turtle", "jack"),
    SeatColour(NAME, "bellamy", "#5a4b9a", "whale-tail", "bellamy"),
    SeatColour(NAME, "anne", "#cdb53a", "octopus", "anne"),
    SeatColour(NAME, "silas", "#7d8a94", "anchor", "silas"),
    SeatColour(NAME, "zola", "#2a8f94", "trident", "zola"),
    SeatColour(NAME, "kofi", "#8c5a34", "parrot-head", "kofi"),
    SeatColour(NAME, "finn", "#8fae4c", "crab", "finn"),
    SeatColour(NAME, "mei", "#d98a94", "sea-star", "mei"),
)
COLOUR: Final = {seat.name: seat for seat in COLOURS}
"""By name."""

# ---------------------------------------- event cards
Event: TypeAlias = Literal[
    "pistol",
    "letter",
    "spot",
    "albatross",
    "fountain",
    "atlantis",
    "eldorado",
    "powder",
    "fever",
    "nest",
    "facade",
    "bells",
    "code",
    "scurvy",
    "storm",
    "armada",
]
Group: TypeAlias = Literal["helpful", "hurtful", "map", "starred", "end"]
GROUP_COLOR: Final[dict[Group, str]] = {
    "helpful": "#2f6f55",
    "hurtful": "#5a2338",
    "map": "#94671f",
    "starred": "#4a4478",
    "end": "#16161c",
}
GROUP_ICON: Final[dict[Group, str]] = {
    "helpful": "check-mark",
    "hurtful": "skull-crossed-bones",
    "map": "compass",
    "starred": "seven-pointed-star",
    "end": "galleon",
}


class EventLook(msgspec.Struct, frozen=True):
    """How an event card is painted: its group, its symbol, and the light and the depth of its sky."""

    group: Group
    icon: str
    sky: str
    deep: str


EVENT: Final[dict[Event, EventLook]] = {
    "pistol": EventLook("helpful", "crossed-pistols", "#d9b878", "#8a5a3a"),
    "letter": EventLook("helpful", "tied-scroll", "#bfd9c2", "#3f7f78"),
    "spot": EventLook("hurtful", "pirate-skull", "#b9a08c", "#4a3440"),
    "albatross": EventLook("hurtful", "seagull", "#cfe0e6", "#5f8a9c"),
    "fountain": EventLook("map", "water-fountain", "#d7efd8", "#3f9a86"),
    "atlantis": EventLook("map", "greek-temple", "#9fd8de", "#1c6a86"),
    "eldorado": EventLook("map", "gold-stack", "#f7e2a0", "#b8791c"),
    "powder": EventLook("starred", "bright-explosion", "#e8c07a", "#6a3020"),
    "fever": EventLook("starred", "drama-masks", "#c9b8d8", "#5a4478"),
    "nest": EventLook("starred", "crow-nest", "#bcd6ea", "#4f7aa0"),
    "facade": EventLook("starred", "domino-mask", "#e2c8cf", "#7c4a62"),
    "bells": EventLook("starred", "ringing-bell", "#f0dca8", "#8a6430"),
    "code": EventLook("starred", "rule-book", "#d8cdb0", "#6a5a3a"),
    "scurvy": EventLook("starred", "tooth", "#d6d8a0", "#6f7a3a"),
    "storm": EventLook("starred", "big-wave", "#8fa6b8", "#24384a"),
    "armada": EventLook("end", "galleon", "#e8a25a", "#7c1f24"),
}


def event_named(card: str) -> Event:
    """An event card by its name in the rules."""
    return next(event for event in EVENT if event == card)


# ---------------------------------------- vote cards
Top: TypeAlias = Literal["cannon", "torch", "water"]
Section: TypeAlias = Literal["attack", "brawl", "mutiny"]
SECTIONS: Final[tuple[Section, ...]] = ("attack", "brawl", "mutiny")
"""From the top of a vote card to its bottom."""


class TopLook(msgspec.Struct, frozen=True):
    """The attack section: its symbol, light and dark colours of the symbol, and of the sky."""

    icon: str
    light: str
    shade: str
    sky: str
    deep: str


TOP: Final[dict[Top, TopLook]] = {
    "cannon": TopLook("cannon", "#f0ece6", "#6d6a70", "#8f8a86", "#3d3a40"),
    "torch": TopLook("torch", "#fff3c0", "#d8541e", "#f7c25a", "#a2461a"),
    "water": TopLook("water-drop", "#ffffff", "#4fb6cf", "#8fe0e6", "#1b7288"),
}

# ---------------------------------------- places
Ship: TypeAlias = Literal["dutchman", "roger"]
SHIPS: Final[tuple[Ship, ...]] = ("dutchman", "roger")


class HullLook(msgspec.Struct, frozen=True):
    """The wood of a ship (middle, dark, light), its rail, and its furled sail."""

    wood: str
    dark: str
    light: str
    rail: str
    sail: str


HULL: Final[dict[str, HullLook]] = {
    "dutchman": HullLook("#7d8578", "#39423c", "#b9bfae", "#4f9c86", "#aeb8a2"),
    "roger": HullLook("#5d4636", "#241712", "#8d6e54", "#d8cbb0", "#3a363a"),
    "galleon": HullLook("#8a5a30", "#40220f", "#c08a50", "#e0b04a", "#e8d8b0"),
    "rowboat": HullLook("#9a6c3e", "#4a2c14", "#cfa064", "#e0c48a", "#e8d8b0"),
}

TREASURE, TREASURE_DARK, TREASURE_SYMBOL = "#a8632a", "#3d1e0c", "crown-coin"
"""A chest unlike the five of the dice game: plain wood, a coin for a badge."""

SEEN: Final = "#9fe0ff"
"""Colour of marks of what only the person in front of the screen knows."""
SEEN_GROUND: Final = "#0d2a38"
YEAR_GRADIENT: Final = ("#fff1d8", "#d9783c")
"""Top and bottom of the number in the logo."""
ASHORE: Final = "#2c180a"
"""Ink on the sand."""
SAND_LINE: Final = "#6e4a18"
BARRED: Final = "#d0a684"
"""Ink of a reason why something cannot be done."""

# ---------------------------------------- symbols with a fixed meaning
ICON: Final[dict[str, str]] = {
    **theme.ICON,
    "captain": "crown",
    "mate": "crossed-sabres",
    "boy": "footprint",
    "governor": "hill-fort",
    "dutchman": "ship-wheel",
    "roger": "pirate-flag",
    "galleon": "galleon",
    "island": "palm-tree",
    "rowboat": "canoe",
    "view": "spyglass",
    "reveal": "card-play",
    "force": "pointing",
    "row": "canoe",
    "attack": "pirate-cannon",
    "maroon": "island",
    "mutiny": "crossed-sabres",
    "sneak": "footprint",
    "brawl": "punch-blast",
    "seen": "semi-closed-eye",
    "hidden": "sight-disabled",
    "closed": "bright-explosion",
    "treasure": TREASURE_SYMBOL,
    "skull": "pirate-skull",
    "armada": "galleon",
    "talk": "conversation",
}
"""The common symbols, and the game's own."""


def symbol(meaning: str) -> str:
    """The symbol of a meaning, or of an event card as `event-<card>`."""
    kind, _, card = meaning.partition("-")
    return EVENT[event_named(card)].icon if kind == "event" else ICON[meaning]


def _hold(nation: Nation) -> Plate:
    look = NATION[nation]
    edge = mix(look.color, "#ffe9b0", 0.25)
    return Plate("inset", mix(look.dark, "#120805", 0.35), 10, border=edge, line=2.2, alpha=0.90, depth=7)


def _score(nation: Nation) -> Plate:
    look = NATION[nation]
    edge = mix(look.color, "#ffffff", 0.15)
    return pill(mix(look.dark, "#100608", 0.2), 19, edge, 2, gloss=0.08, shadow=Shadow(4, 3, 140))


PICTURES: Final = GamePictures(
    NAME,
    COLOURS,
    plates=seat_plates(COLOURS)
    | {f"hold_{nation}": _hold(nation) for nation in HOLDERS}
    | {f"score_{nation}": _score(nation) for nation in HOLDERS}
    | {
        "berth": Plate("inset", "#120a06", 12, alpha=0.62, depth=5),
        "berth_hot": Plate("inset", "#120a06", 12, border="gold_l", line=2, alpha=0.72, depth=5),
        "beach_sand": Plate("inset", "#b98d4e", 14, border=SAND_LINE, line=2, alpha=0.30, depth=3),
        "signboard": pill("#efdcae", 7, "gold_d", 1.8, gloss=0.10, gradient=0.16, shadow=Shadow(5, 3, 150)),
        "tag_governor": pill("#8a5a1c", 9, "gold_l", 1.6, gloss=0.15, shadow=Shadow(3, 2, 120)),
        "tag_peek": pill("#14394a", 9, "#7fc8e6", 1.6, gloss=0.15, shadow=Shadow(3, 2, 120)),
        "act_tile": pill("secondary", 12, "gold", 2.2, gloss=0.16, gradient=0.4, shadow=Shadow(6, 4, 150)),
        "act_tile_on": pill("primary", 12, "gold_l", 2.2, gloss=0.16, gradient=0.4, shadow=Shadow(6, 4, 150)),
        "act_tile_off": pill(
            "#2a1b11", 12, "#6a5236", 2.2, gloss=0.02, gradient=0.4, shadow=Shadow(6, 4, 150)
        ),
        "turn_strip": pill("#1d110a", 22, "#6a4a28", 1.6, gloss=0.04),
        "watch_past": Plate("inset", "#8a7350", 4, alpha=0.85, depth=3),
        "watch_safe": pill("#3f7f58", 4, "#a8d8a0", 1.2, gloss=0.18),
    }
    | {
        f"watch_{step}": pill(mix("#d8862c", "#c2281c", step / 8), 4, "#ffcf8a", 1.2, gloss=0.18)
        for step in range(9)
    },
    title_row=("badge_british", "treasure", "badge_dutch", "treasure", "badge_french"),
    ground=f"{NAME}/planks",
    icon="domino-mask",
)
"""The game's entries for the shared pictures."""
