"""The engine: a captain who answers every decision by one resolve and one value."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from ai.engine.acts import weigh_acts
from ai.engine.dicework import weigh_bonus, weigh_declarations, weigh_keeps
from ai.engine.moves import weigh_moves
from ai.engine.study import Settings, Study, chance_of
from ai.engine.value import Value, load
from ai.engine.weighed import Weighed
from tortuga.games.tortuga2014.commands import Command
from tortuga.games.tortuga2014.legal import may_act
from tortuga.games.tortuga2014.state import View
from tortuga.kernel.seats import Decision, Ranked

WEIGH: Final[Mapping[str, Callable[[Study], list[Weighed]]]] = MappingProxyType(
    {
        "reroll-keep": weigh_keeps,
        "skulls": weigh_declarations,
        "act": weigh_acts,
        "tile": weigh_acts,
        "move": weigh_moves,
    }
)
"""By stage; `select` asks for a keep or, from a finished seat, for a bonus tile."""


class Engine:
    """Decides for whatever seat a view is of. Keeps nothing between decisions.

    Args:
        seat_seed: the same seed and view always give the same choice.
        settings: how thoroughly it thinks.
        value: for tests and training; otherwise the stored weights for the table of the view.
    """

    def __init__(self, seat_seed: str, settings: Settings | None = None, value: Value | None = None) -> None:
        self.seat_seed = seat_seed
        self.settings = settings or Settings()
        self.value = value

    def choose(self, view: View) -> Decision[Command]:
        """The best command, and all choices by win chance.

        Raises:
            ValueError: the seat has nothing to decide.
            BadWeights: the stored weights do not fit.
        """
        ranked = tuple(Ranked(each.command, each.value, each.reason) for each in self.weigh(view))
        return Decision(ranked[0].command, ranked)

    def weigh(self, view: View) -> list[Weighed]:
        """Every choice with everybody's win chances, best first.

        Raises:
            ValueError: the seat has nothing to decide.
            BadWeights: the stored weights do not fit.
        """
        study = self._study(view)
        return sorted(self._choices(study), key=lambda each: -each.value)

    def _study(self, view: View) -> Study:
        table = view.table
        if not may_act(table, view.seat):
            raise ValueError(f"seat {view.seat} has nothing to decide at stage {table.stage}")
        value = self.value or load(table.seats, table.options.target)
        return Study(view, value, self.settings, chance_of(view, self.seat_seed))

    def _choices(self, study: Study) -> list[Weighed]:
        if study.table.stage == "select":
            return weigh_bonus(study) if study.view.board.finished else weigh_keeps(study)
        return WEIGH[study.table.stage](study)
