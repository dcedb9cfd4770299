"""The captains of Tortuga (2014) by name, their characters, and what they have learned as a hash.

Characters are small tilts of what a captain likes, from files that a player may copy and change. Measurements
name the hash of the weights they were made with. Without numpy, so that the app can ask cheaply.
"""

from __future__ import annotations

import functools
import hashlib
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final, Literal

import msgspec

from ai.captains import SHOWN_CHANCE
from ai.games.tortuga2014.levels import LEVELS
from ai.levelled import AnyCharacter, Characters, LevelledCaptains, likes_within, within
from tortuga.games.tortuga2014.commands import Command
from tortuga.games.tortuga2014.pieces import ACTION_NAMES
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import View
from tortuga.kernel.players import Player

WEIGHTS: Final = "tortuga-weights"
"""Format of a file of weights."""


class _Head(msgspec.Struct):
    """What a file in the folder says of itself; in another format `seats` may mean anything."""

    format: str = ""
    seats: Any = 0


@functools.cache
def weights_hash(seats: int) -> str:
    """16 hexadecimal digits over all weights for this number of seats; "" when there are none."""
    return hash_of(resources.files("ai.games.tortuga2014"), seats)


def hash_of(package: Traversable, seats: int) -> str:
    """The hash of the weights in a package's folder `weights`; "" when there are none."""
    folder = package.joinpath("weights")
    if not folder.is_dir():
        return ""
    digest = hashlib.blake2b(digest_size=8)
    count = 0
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if not file.name.endswith(".json"):
            continue
        content = file.read_bytes()
        head = msgspec.json.decode(content, type=_Head)
        if head.format == WEIGHTS and head.seats == seats:
            # line endings depend on the checkout, not on the weights
            digest.update(file.name.encode() + b"\n" + content.replace(b"\r\n", b"\n"))
            count += 1
    return digest.hexdigest() if count else ""


NAMES: Final = ("raider", "shipwright", "recruiter", "treasure-hunter", "gambler", "sprinter")
"""The characters that come with the game, in the order in which they are offered."""
MAX_LIKING: Final = 0.1
MAX_TILES: Final = 3.0
MAX_DARING: Final = 0.5


class Character(AnyCharacter, frozen=True, forbid_unknown_fields=True):
    """What a captain of this game may like."""

    format: Literal["tortuga-captain"]
    version: Literal[1]
    likes: dict[str, float] = {}
    """By action: extra worth of acting there first, in win share at two seats."""
    tiles: float = 1.0
    """How much bonus tiles count: above 1 it ends its dice early, below 1 it takes its time."""
    daring: float = 0.0
    """Liking for outcomes that vary with the opponents' dice; below 0 is cautious."""


PLAIN: Final = Character("tortuga-captain", 1, "plain")


def _judge(character: Character, file: str) -> None:
    likes_within(file, character.likes, ACTION_NAMES, MAX_LIKING)
    within(file, "tiles", character.tiles, 0.0, MAX_TILES)
    within(file, "daring", character.daring, -MAX_DARING, MAX_DARING)


# characters used to be stored beside the folders of the games; this game's are still found there
CHARACTERS: Final = Characters(RULES.name, NAMES, PLAIN, _judge, flat=True)


Captain = Player[View, Command]

CAPTAINS: Final = LevelledCaptains[View, Command, Character](
    package="ai.games.tortuga2014",
    default_level="mate",
    level_settings=LEVELS,
    panel_players={
        "random": "panel.players:Uniform",
        "greedy": "panel.players:Greedy",
        "additive": "panel.players:Additive",
    },
    character_set=CHARACTERS,
    learned_hash=weights_hash,
    warming=("dice_solver:warm_up", "engine.places:warm_up"),
    functions={
        "analyse": "account.analysis:analyse",
        "analyst": "account.fitted:fingerprint",
        "forecast": "account.forecast:forecast",
        "dealt_anew": "probing:dealt_anew",
        "surprises": "probing:surprises",
    },
    programs={
        "train": "training.run:main",
        "drift": "training.drift:main",
        "group-weights": "training.group_weights:main",
        "opponents": "training.opponent_fit:main",
        "odds": "panel.measure_odds:main",
        "speed": "panel.speed:main",
        "account": "account.fit:main",
        "luck": "account.luck:main",
        "agreement": "account.agreement:main",
        "attackers": "training.attackers:main",
        "open-dice": "account.open_dice:main",
        SHOWN_CHANCE: "account.advice_chances:shown_chance",
    },
)
