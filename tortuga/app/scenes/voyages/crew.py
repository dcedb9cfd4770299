"""Who sails: the known people, each with stars of their own, and the captains at their table."""

from __future__ import annotations

from functools import cached_property

import msgspec

from tortuga.app.records import Records, name_aliases
from tortuga.app.scene.context import Context
from tortuga.app.scenes.newgame.choices import SeatChoice, me_among_captains
from tortuga.app.voyages import Voyages
from tortuga.kernel.library.statistics import persons
from tortuga.kernel.players import GUIDE
from tortuga.unicode import cleaned


class Crew:
    """The people who may sail the voyages of a game.

    Args:
        game: name in the registry.
    """

    def __init__(self, context: Context, records: Records, game: str) -> None:
        self._records, self.game = records, game
        self._seats = me_among_captains(context, game)
        self._usual = context.text.of(game).say("newgame-name-1")
        self._aliases = name_aliases(context.text.language, game)

    @property
    def _me(self) -> SeatChoice:
        return self._seats[0]

    @cached_property
    def known(self) -> tuple[str, ...]:
        """Everybody who has sailed or played this game, the one named last first; "" for the default name."""
        rivals = {seat.known_as for seat in self._seats[1:]}
        library = self._records.library
        played = (name for name, _ in persons(library.database, self.game, GUIDE, aliases=self._aliases))
        names = ["" if self._me.usual else self._me.name, *library.voyagers(), *played]
        usual = {cleaned(name).casefold() for name in (self._usual, *self._aliases)}
        found: dict[str, str] = {}
        for name in names:
            key = cleaned(name).casefold()
            key = "" if key in usual else key
            if key not in rivals:
                found.setdefault(key, name if key else "")
        return tuple(found.values())

    @property
    def at(self) -> int:
        """The place of the person who sails among them."""
        sailor = self._records.sailor
        return self.known.index(sailor) if sailor in self.known else 0

    @property
    def name(self) -> str:
        """The name of the person who sails."""
        return self.known[self.at] or self._usual

    def step(self, by: int) -> None:
        """Switch to another person who sails."""
        self._records.sailor = self.known[(self.at + by) % len(self.known)]

    def voyages(self) -> Voyages:
        """The voyages of the person who sails."""
        me = msgspec.structs.replace(self._me, name=self.name)
        specs = [seat.spec for seat in (me, *self._seats[1:])]
        return Voyages(self._records, self.game, self.known[self.at], specs)
