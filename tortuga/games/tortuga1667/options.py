"""The options of a game: seats, edition, starred cards, and the house rules."""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec

from tortuga.games.tortuga1667.pieces import EVENT_SUPPLY, FOUR_UP, STARRED, VOTE_KINDS, VOTE_SUPPLY, VOTES
from tortuga.kernel.errors import Refusal

Seats = Literal[2, 3, 4, 5, 6, 7, 8, 9]
Edition = Literal["2017web", "v2"]
MIN_STARRED = 3


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed before the game. The defaults are the adopted rulings."""

    seats: Seats
    edition: Edition = "2017web"
    """The edition; of v2 only the rules that are known (`RULES.md`)."""
    starred: tuple[str, ...] = ()
    """The starred cards of this game; () = `starred_count` of them, drawn and known to nobody (T12)."""
    starred_count: int = MIN_STARRED
    """How many are drawn (T12); if they are chosen, their number."""
    setup: Literal["usual", "advanced"] = "usual"
    """Whether players choose their places (T78, T79)."""
    fountain_vs_mutiny: Literal["no", "yes"] = "no"
    """Whether the Fountain of Youth saves a captain from a mutiny too (C6); v2 always plays so."""
    timer: Literal[0, 30] = 0
    """Seconds for a turn and for a forced pick, 0 = no limit (T38). The table has the clock."""
    stall: Literal[0, 1, 2, 3] = 0
    """Full rounds after which a lone Armada is turned over by itself; 0 = never (U8)."""
    talk: Literal["off", "on"] = "off"
    """Whether players may say lines of table talk."""
    vote_set: Literal["reconstructed", "custom"] = "reconstructed"
    custom_votes: tuple[int, ...] | None = None
    """Cards of each kind, in the order of `VOTE_KINDS`; only with `vote_set` = custom (T9, U1)."""

    @property
    def votes(self) -> tuple[int, ...]:
        """The vote cards in use, in the order of `VOTE_KINDS`."""
        return self.custom_votes if self.custom_votes is not None else VOTE_SUPPLY

    @property
    def later(self) -> bool:
        """Whether the later edition is played."""
        return self.edition == "v2"

    @property
    def spared_by_fountain(self) -> bool:
        """Whether the Fountain of Youth helps against a mutiny (C6)."""
        return self.later or self.fountain_vs_mutiny == "yes"

    @property
    def actions(self) -> int:
        """Actions of a turn: one, with two players of v2 two (T26)."""
        return 2 if self.later and self.seats == 2 else 1

    @property
    def pool(self) -> tuple[str, ...]:
        """The starred cards that may be in the game (T12, T15)."""
        return starred_pool(self.seats)

    @property
    def basic(self) -> tuple[str, ...]:
        """The event cards that are always in the game, without the Armada (T8, T15)."""
        return _basic(self.edition, self.seats)

    @property
    def events(self) -> int:
        """Event cards in the game, the Armada included (T16)."""
        return len(self.basic) + self.starred_count + 1


@cache
def _basic(edition: Edition, seats: int) -> tuple[str, ...]:
    counts = EVENT_SUPPLY[edition].items()
    return tuple([card for card, count in counts if card != "albatross" or seats > 3 for _ in range(count)])


def starred_pool(seats: int) -> tuple[str, ...]:
    """The starred cards that this many seats may use (T15)."""
    return STARRED if seats > 3 else tuple(card for card in STARRED if card not in FOUR_UP)


def check(options: Options) -> None:
    """Accept options that fit together.

    Raises:
        Refusal: naming the option.
    """
    if len(set(options.starred)) < len(options.starred) or not set(options.starred) <= set(options.pool):
        raise Refusal("refusal-option-starred")
    if options.starred and options.starred_count != len(options.starred):
        raise Refusal("refusal-option-starred-count", least=MIN_STARRED, most=len(options.pool))
    if not MIN_STARRED <= options.starred_count <= len(options.pool):
        raise Refusal("refusal-option-starred-count", least=MIN_STARRED, most=len(options.pool))
    if (options.vote_set == "custom") != (options.custom_votes is not None):
        raise Refusal("refusal-option-vote-set")
    if fault := votes_fault(options.votes):
        raise Refusal(f"refusal-option-votes-{fault}")


def votes_fault(votes: tuple[int, ...]) -> str:
    """The fault of a set of vote cards, as the suffix of a text id; "" if there is none (T4)."""
    if len(votes) != len(VOTE_KINDS) or min(votes, default=-1) < 0:
        return "kinds"
    return "" if sum(votes) == VOTES else "sum"
