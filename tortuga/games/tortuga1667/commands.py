"""What a seat can ask for: every decision of the game, and what may be said beside it.

Places in the row are 0..4 (I-V), places of pawns and holds as in `pieces`. `to_act` says who decides:

=========================================  ====================================================
stage `hold`                               the captains place their treasure: `PlaceTreasure`
stage `place` (advanced set-up)            the player whose pawn was drawn: `TakePlace`
stage `act`, the player whose turn it is   one of the nine actions; v2 also `Rescue`
stage `pick`, the forced player            `Pick`
stages `gap`, `jump`, `dodge`, `fountain`  the owner of a map that the next step would make useless:
                                           `UseMap` or `KeepMap`
stage `ballot`, all voters at once         `Ballot`, secret
stage `take`, the captain                  `TakeTreasure` or `LeaveTreasure`
stages called by an event card             its revealer: `Shoot`, `Rescue`, `SwapVote`, `KeepLetter`, `Give`,
                                           `BlowUp`, `Infect`, `Climb`
stages `swap`, `search`                    the revealer, secretly: `PutBack`, `Compose`
stage `lose`, the marooned player          `LoseVote`, secret
=========================================  ====================================================
"""

from __future__ import annotations

import msgspec

from tortuga.games.tortuga1667.pieces import Hold, Place


class _Command(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Common to all."""


class PlaceTreasure(_Command, frozen=True, tag="place-treasure"):
    """Set-up: put the captain's treasure into a hold of the captain's ship (T18)."""

    hold: Hold


class TakePlace(_Command, frozen=True, tag="take-place"):
    """Advanced set-up: stand on a place of a ship or of Tortuga, 0 = the top one (T78)."""

    place: Place
    position: int


class LookAt(_Command, frozen=True, tag="look-at"):
    """View 2: look secretly at two cards of the row, rising (T27)."""

    cards: tuple[int, int]


class Reveal(_Command, frozen=True, tag="reveal"):
    """Reveal 1: turn over a card of the row (T28)."""

    card: int


class Force(_Command, frozen=True, tag="force"):
    """Point at two cards of the row, rising, and at a player, who turns one of them over (T29)."""

    target: int
    cards: tuple[int, int]


class Pick(_Command, frozen=True, tag="pick"):
    """Forced: which of the two cards is turned over (T29)."""

    card: int


class Row(_Command, frozen=True, tag="row"):
    """Row to an adjoining place (T30)."""

    place: Place


class Attack(_Command, frozen=True, tag="attack"):
    """Captain: call an attack (T48)."""


class Maroon(_Command, frozen=True, tag="maroon"):
    """Captain: maroon somebody on the captain's ship (T34)."""

    target: int


class Mutiny(_Command, frozen=True, tag="mutiny"):
    """First Mate: call a mutiny (T50)."""


class Sneak(_Command, frozen=True, tag="sneak"):
    """Cabin Boy: move one treasure of the ship from this hold to the other (T35)."""

    hold: Hold


class Brawl(_Command, frozen=True, tag="brawl"):
    """Governor: call a brawl (T51)."""


class Ballot(_Command, frozen=True, tag="ballot"):
    """Vote: one card, or two with El Dorado, in the order of `VOTE_KINDS` (T47, T60)."""

    cards: tuple[str, ...]


class TakeTreasure(_Command, frozen=True, tag="take-treasure"):
    """After an attack that succeeded: take one treasure (T48)."""

    source: int
    """Hold of the other ship, -1 = the Galleon."""
    hold: Hold
    """Hold of the captain's own ship."""


class LeaveTreasure(_Command, frozen=True, tag="leave-treasure"):
    """After an attack that succeeded: take nothing (A15)."""


class UseMap(_Command, frozen=True, tag="use-map"):
    """Use the Fountain of Youth or Atlantis, whichever is asked for (T57-T59)."""


class KeepMap(_Command, frozen=True, tag="keep-map"):
    """Keep the map for another time."""


class Shoot(_Command, frozen=True, tag="shoot"):
    """Pistol: maroon any player (T52)."""

    target: int


class Rescue(_Command, frozen=True, tag="rescue"):
    """Letter of Marque: move a player from Tortuga or a rowboat to the back of a ship (T53)."""

    target: int
    place: Place


class SwapVote(_Command, frozen=True, tag="swap-vote"):
    """Letter of Marque: draw a vote card, then put one on top of the deck (T53)."""


class KeepLetter(_Command, frozen=True, tag="keep-letter"):
    """v2: save the Letter of Marque for a later action."""


class PutBack(_Command, frozen=True, tag="put-back"):
    """Letter of Marque: the card of the enlarged hand that goes on top of the vote deck (T53)."""

    card: str


class Give(_Command, frozen=True, tag="give"):
    """Treasure map: who gets it (T56)."""

    target: int


class BlowUp(_Command, frozen=True, tag="blow-up"):
    """Black Powder: the rowboat that is closed (T61)."""

    place: Place


class Infect(_Command, frozen=True, tag="infect"):
    """Cabin Fever: whose loyalty is shuffled with the revealer's (T62)."""

    target: int


class Climb(_Command, frozen=True, tag="climb"):
    """Crow's Nest: whose hand is exchanged (T63)."""

    target: int


class Compose(_Command, frozen=True, tag="compose"):
    """Crow's Nest: the new hand, in the order of `VOTE_KINDS` (T63)."""

    cards: tuple[str, ...]


class LoseVote(_Command, frozen=True, tag="lose-vote"):
    """Marooned on Tortuga: the vote card that goes to the bottom of the deck for good (T40)."""

    card: str


class RunOut(_Command, frozen=True, tag="run-out"):
    """Time is up: the player in turn must View 2, a forced one leaves the pick to the forcer (T38)."""


class Say(_Command, frozen=True, tag="say"):
    """Say one of `LINES`, at any time and to everybody (T37)."""

    line: str
    card: int = -1
    """Place in the row that the line is about, -1 = none."""
    seat: int = -1
    """Player that the line is about, -1 = none."""
    event: str = ""
    """Event card that the line is about, "" = none."""


Act = LookAt | Reveal | Force | Row | Attack | Maroon | Mutiny | Sneak | Brawl
"""The nine actions (T26-T31)."""

Command = (
    Act
    | PlaceTreasure
    | TakePlace
    | Pick
    | Ballot
    | TakeTreasure
    | LeaveTreasure
    | UseMap
    | KeepMap
    | Shoot
    | Rescue
    | SwapVote
    | KeepLetter
    | PutBack
    | Give
    | BlowUp
    | Infect
    | Climb
    | Compose
    | LoseVote
    | RunOut
    | Say
)

LINES = {
    "with-british": "",
    "with-french": "",
    "with-dutch": "",
    "card-good": "card",
    "card-bad": "card",
    "card-is": "card event",
    "card-unknown": "",
    "card-reveal": "card",
    "have-cannon": "",
    "have-torch": "",
    "have-skull": "",
    "have-water": "",
    "not-mine": "",
    "accuse-british": "seat",
    "accuse-french": "seat",
    "accuse-dutch": "seat",
    "accuse-lies": "seat",
    "accuse-sabotage": "seat",
    "trust": "seat",
    "promise-british": "",
    "promise-french": "",
    "promise-spare": "seat",
    "promise-rescue": "seat",
    "promise-vote": "",
    "ask-attack": "",
    "ask-mutiny": "",
    "ask-maroon": "seat",
    "yes": "",
    "no": "",
    "doubt": "",
    "swear": "",
    "saw-british": "seat",
    "saw-french": "seat",
    "hit-maroon": "seat",
    "hit-mutiny": "seat",
    "hit-robbed": "seat",
    "hit-force": "seat",
    "help-rescue": "seat",
    "help-map": "seat",
}
"""Lines of table talk (texts `talk-<line>`), and what each is about; `saw`, `hit` and `help` name a deed."""
MAX_LINES = 2
"""Maximum number of lines that a player may say during a turn."""
