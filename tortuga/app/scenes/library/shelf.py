"""Which games are listed, which one is chosen, and how far the list is scrolled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from tortuga.app import records
from tortuga.app.records import Records, Wish, name_aliases
from tortuga.app.registry import UIS
from tortuga.app.scenes.library.row import ROWS
from tortuga.kernel.library.entries import Entry

_One = TypeVar("_One")


def _beside(ring: Sequence[_One], one: _One, step: int) -> _One:
    """The one `step` places further, wrapping around; an unknown one counts as the first."""
    index = ring.index(one) if one in ring else 0
    return ring[(index + step) % len(ring)]


class Shelf:
    """The player's games as the library lists them.

    Args:
        kept: the games.
        language: the one in which a person with the default name is named.
    """

    def __init__(self, kept: Records, language: str) -> None:
        self._kept = kept
        self._aliases = {name: one for game in UIS for name, one in name_aliases(language, game).items()}
        self.wish = Wish(order=kept.order)
        self.chosen: int | None = None
        """Id of the game shown at the right."""
        self.all: Sequence[Entry] = ()
        self.games: Sequence[Entry] = ()
        """The games listed now."""
        self.offset = 0
        """Games above the first one in sight."""
        self._rounds: dict[int, int] = {}

    def read(self) -> None:
        """Read the games again.

        Raises:
            UserError: the library refuses.
        """
        self.all = self._kept.entries()
        self._rounds = self._kept.rounds()
        self.choose(self.chosen)

    @property
    def entry(self) -> Entry | None:
        """The game shown at the right."""
        return next((entry for entry in self.all if entry.id == self.chosen), None)

    @property
    def shown(self) -> tuple[Entry, ...]:
        """The games in sight."""
        return tuple(self.games[self.offset : self.offset + ROWS])

    @property
    def asked(self) -> Sequence[Entry]:
        """Every game of the kind that is filtered for."""
        return [entry for entry in self.all if self.wish.game in ("", entry.game)]

    def rounds(self, entry: Entry) -> int:
        """How many rounds a game has, at least 1."""
        return self._rounds.get(entry.id, 1)

    # ---------------------------------------------------------------- looking
    def choose(self, id: int | None) -> None:
        """Show a game at the right, and bring its row into sight; None = the first."""
        self.games = records.listed(self.all, self._rounds, self.wish, self._aliases)
        ids = [entry.id for entry in self.games]
        self.chosen = id if id in ids else (ids[0] if ids else None)
        index = ids.index(self.chosen) if self.chosen is not None else 0
        self.scroll(min(self.offset, index) if index < self.offset else max(self.offset, index - ROWS + 1))

    def scroll(self, offset: int) -> None:
        """Set how many games lie above the first one in sight, as far as the list allows."""
        self.offset = max(0, min(offset, len(self.games) - ROWS))

    def want(self, wish: Wish) -> None:
        """List other games, from the top."""
        self.wish = wish
        self._kept.order = wish.order
        self.offset = 0
        self.choose(self.chosen)

    def filter(self, part: str, value: str) -> None:
        """List games by another `which`, `seats` or `order`."""
        changes: dict[str, Any] = {part: int(value) if part == "seats" else value}
        self.want(msgspec.structs.replace(self.wish, **changes))

    def next_rival(self, step: int) -> None:
        """List the games of the next (1) or the previous opponent (-1)."""
        rivals = records.rivals(self.all, self._aliases)
        self.want(msgspec.structs.replace(self.wish, rival=_beside(("", *rivals), self.wish.rival, step)))

    def next_game(self, step: int) -> None:
        """List games of the next (1) or the previous rules (-1)."""
        self.want(msgspec.structs.replace(self.wish, game=_beside(("", *UIS), self.wish.game, step), seats=0))

    def take_out(self, entry: Entry) -> None:
        """Read the games again after one was deleted; choose its neighbour."""
        ids = [game.id for game in self.games]
        index = ids.index(entry.id)
        beside = [*ids[index + 1 :], *reversed(ids[:index])]
        self.chosen = beside[0] if beside else None
        self.read()
