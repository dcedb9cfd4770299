"""A choice taken apart: what is picked one after the other until it is whole.

View IV, V is the act and two cards; a rescue a person and a ship. A part is picked by its place on the table,
by its tile in the tray, or by its digit: cards I-V 1-5, persons their seat, holds 1 British 2 French, ships
and rowboats 1 Dutchman 2 Jolly Roger, Tortuga 3.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

from tortuga.app.games.tortuga1667.seen import spots
from tortuga.app.table.marks import Spot
from tortuga.games.tortuga1667 import commands as cmd
from tortuga.games.tortuga1667.pieces import SHIPS
from tortuga.games.tortuga1667.state import Table

Kind: TypeAlias = Literal[
    "act",  # one of the nine actions, 9 = a saved letter
    "way",  # Letter of Marque: 0 rescue, 1 swap, 2 keep
    "card",  # of the row
    "pawn",  # a person
    "place",  # ship, Tortuga or rowboat
    "stand",  # a free place in a line: 16 * place + position
    "from",  # where a treasure comes from: -1 the Galleon, else as `hold`
    "hold",  # 2 * place + hold
    "leave",  # nothing is taken
    "use",  # a map
    "keep",
]
HEADS: Final[frozenset[Kind]] = frozenset({"act", "way", "leave", "use", "keep"})
"""Parts that say what kind of choice it is; picking one begins anew."""
ACTS: Final = ("view", "reveal", "force", "row", "attack", "maroon", "mutiny", "sneak", "brawl", "rescue")
"""Names of the actions, as ends of text ids."""
VIEW, REVEAL, FORCE, ROW, ATTACK, MAROON, MUTINY, SNEAK, BRAWL, RESCUE = range(10)
_LINE: Final = 16


class Part(NamedTuple):
    """One thing that is picked."""

    kind: Kind
    at: int = 0

    @property
    def id(self) -> str:
        """Of its target in the tray."""
        return f"{self.kind}-{self.at}"

    @property
    def digit(self) -> int:
        """The digit that picks it while its kind is asked for."""
        match self.kind:
            case "act":
                return (self.at + 1) % 10
            case "hold" | "from":
                return max(0, self.at) % 2 + 1
            case "place":
                return spots.PLACE_DIGIT[self.at]
            case "stand":
                return self.standing[1] + 1
            case "leave":
                return 0
            case _:
                return self.at + 1

    @property
    def standing(self) -> tuple[int, int]:
        """Of a `stand`: the place, and the position in its line."""
        return divmod(self.at, _LINE)

    @property
    def spot(self) -> Spot | None:
        """Where it is on the table; None for what is no thing there."""
        match self.kind:
            case "card":
                return spots.card(self.at)
            case "pawn":
                return spots.pawn(self.at)
            case "place":
                return spots.going(self.at)
            case "stand":
                return spots.stand(*self.standing)
            case "from" if self.at < 0:
                return Spot("galleon")
            case "from" | "hold":
                return Spot("hold", index=self.at)
            case _:
                return None


def stand(place: int, position: int) -> Part:
    """A place in a line."""
    return Part("stand", _LINE * place + position)


def parts_of(command: cmd.Command, table: Table, seat: int) -> tuple[Part, ...]:
    """What a choice is made of, in the order in which it is asked; () for what is chosen in another way."""
    match command:
        case cmd.LookAt((first, second)):
            return Part("act", VIEW), Part("card", first), Part("card", second)
        case cmd.Reveal(card):
            return Part("act", REVEAL), Part("card", card)
        case cmd.Force(target, (first, second)):
            return Part("act", FORCE), Part("card", first), Part("card", second), Part("pawn", target)
        case cmd.Row(place):
            return Part("act", ROW), Part("place", place)
        case cmd.Attack():
            return (Part("act", ATTACK),)
        case cmd.Maroon(target):
            return Part("act", MAROON), Part("pawn", target)
        case cmd.Mutiny():
            return (Part("act", MUTINY),)
        case cmd.Sneak(hold):
            return Part("act", SNEAK), Part("hold", 2 * table.board.place(seat) + hold)
        case cmd.Brawl():
            return (Part("act", BRAWL),)
        case cmd.Rescue(target, place):
            head = Part("act", RESCUE) if table.stage == "act" else Part("way", 0)
            return head, Part("pawn", target), Part("place", place)
        case _:
            return _answer(command, table, seat)


def _answer(command: cmd.Command, table: Table, seat: int) -> tuple[Part, ...]:
    """The same of what is no action."""
    match command:
        case cmd.SwapVote():
            return (Part("way", 1),)
        case cmd.KeepLetter():
            return (Part("way", 2),)
        case cmd.PlaceTreasure(hold):
            return (Part("hold", 2 * table.board.place(seat) + hold),)
        case cmd.TakePlace(place, position):
            return Part("place", place), stand(place, position)
        case cmd.Pick(card):
            return (Part("card", card),)
        case cmd.TakeTreasure(source, hold):
            ship = table.call.place if table.call is not None else SHIPS[0]
            origin = -1 if source < 0 else 2 * (1 - ship) + source
            return Part("from", origin), Part("hold", 2 * ship + hold)
        case cmd.LeaveTreasure():
            return (Part("leave"),)
        case cmd.UseMap():
            return (Part("use"),)
        case cmd.KeepMap():
            return (Part("keep"),)
        case cmd.Shoot(target) | cmd.Give(target) | cmd.Infect(target) | cmd.Climb(target):
            return (Part("pawn", target),)
        case cmd.BlowUp(place):
            return (Part("place", place),)
        case _:
            return ()
