"""The captains of Tortuga (2014) by name. What thinks is loaded when it is first asked for."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from importlib import resources
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Final

import msgspec

from ai.captains import JOINT, UnknownPlayer
from ai.games.tortuga2014 import characters
from ai.games.tortuga2014.levels import BY_NAME, LEVELS
from ai.games.tortuga2014.weights import weights_hash
from tortuga.games.tortuga2014.commands import Command
from tortuga.games.tortuga2014.state import View
from tortuga.kernel.players import Advice, Player
from tortuga.kernel.registry import found

Captain = Player[View, Command]

PACKAGE: Final = "ai.games.tortuga2014"
PANEL: Final[Mapping[str, str]] = MappingProxyType(
    {
        "random": f"{PACKAGE}.panel.uniform:Uniform",
        "greedy": f"{PACKAGE}.panel.greedy:Greedy",
        "additive": f"{PACKAGE}.panel.additive:Additive",
    }
)
"""The players of the panel, weakest first, and where their classes are."""
WORKBENCH: Final[Mapping[str, str]] = MappingProxyType(
    {
        "train": f"{PACKAGE}.training.__main__:main",
        "calibrate": f"{PACKAGE}.advice.fit:main",
        "drift": f"{PACKAGE}.training.drift:main",
        "group-weights": f"{PACKAGE}.training.group_weights:main",
        "opponents": f"{PACKAGE}.training.opponent_fit:main",
        "odds": f"{PACKAGE}.panel.measure_odds:main",
        "told": f"{PACKAGE}.advice.temperature:told_of",
    }
)


class Tortuga2014Captains:
    """See `ai.captains.Captains`."""

    levels = tuple(level.name for level in LEVELS)
    usual = "mate"
    panel = tuple(PANEL)
    adviser = True
    workbench = WORKBENCH

    @property
    def passport(self) -> Traversable | None:
        """The file beside the weights it was measured with."""
        file = resources.files(PACKAGE).joinpath("weights", "passport.json")
        return file if file.is_file() else None

    def characters(self) -> tuple[str, ...]:
        """See `Captains`."""
        return characters.names()

    def about(self, character: str) -> str | None:
        """See `Captains`."""
        return characters.about(character)

    def make(self, name: str, seat_seed: str) -> Captain:
        """See `Captains`."""
        if name in PANEL:
            member: Captain = found(PANEL[name])(seat_seed)
            return member
        level, joint, liking = name.partition(JOINT)
        character = characters.find(liking) if joint and level in BY_NAME else characters.PLAIN
        if level not in BY_NAME or character is None:
            raise UnknownPlayer("error-unknown-player", name=name, names=", ".join((*PANEL, *BY_NAME)))
        engine: Player[View, Command] = found(f"{PACKAGE}.player:Engine")(
            seat_seed, BY_NAME[level], character
        )
        return engine

    def advise(self, view: View, seat_seed: str) -> Advice[Command]:
        """See `Captains`."""
        advice: Advice[Command] = found(f"{PACKAGE}.advice.adviser:advise")(view, seat_seed)
        return advice

    def warm_up(self) -> None:
        """See `Captains`: the tables of the dice solver and the odds of the panel."""
        found(f"{PACKAGE}.expectimax:warm_up")()
        found(f"{PACKAGE}.panel.place_odds:warm_up")()

    def fingerprint(self, name: str, seats: int) -> str:
        """See `Captains`; "" for a player of the panel, who has neither learned nor is set."""
        if not name:
            return weights_hash(seats)
        level = BY_NAME.get(name.partition(JOINT)[0])
        if level is None:
            return ""
        told = msgspec.json.encode(level)
        if (liking := name.partition(JOINT)[2]) and (character := characters.find(liking)) is not None:
            told += msgspec.json.encode(character)
        if seats:
            told += weights_hash(seats).encode()
        return hashlib.blake2b(told, digest_size=8).hexdigest()


CAPTAINS: Final = Tortuga2014Captains()
