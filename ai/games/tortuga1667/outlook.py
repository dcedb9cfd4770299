"""What a view makes a captain know and believe.

A captain has no memory of its own: everything follows from the view. What was read from one view is kept only
to go on from when the next view begins with the same past.
"""

from __future__ import annotations

from ai.games.tortuga1667.belief.believe import Tau, continued, start
from ai.games.tortuga1667.belief.deals import Floats, known, marginals, together
from ai.games.tortuga1667.belief.evidence import Witness
from ai.games.tortuga1667.engine.evaluator import Mind
from ai.games.tortuga1667.engine.situation import scene_of
from tortuga.games.tortuga1667.state import Memory, Past, View


class Outlook:
    """Belief by view, tempered by `tau`."""

    def __init__(self, tau: Tau) -> None:
        self.tau = tau
        self._of = (0, -1)
        self._history: tuple[Past, ...] = ()
        self._memory: tuple[Memory, ...] = ()
        self._witness: Witness | None = None
        self._weights: Floats | None = None

    def weights(self, view: View) -> Floats:
        """The weights over all deals."""
        table = view.table
        seats, me = table.seats, max(-1, view.seat)
        memory = table.memory[me] if 0 <= me < len(table.memory) else ()
        witness, weights = self._witness, self._weights
        if witness is None or weights is None or not self._goes_on((seats, me), table.history, memory):
            witness, weights = Witness(seats, me), None
        so_far = len(witness.found)
        witness.read(view)
        weights = start(witness) if weights is None else weights
        weights = continued(weights, witness.found[so_far:], witness, self.tau)
        self._of, self._history, self._memory = (seats, me), table.history, memory
        self._witness, self._weights = witness, weights
        return weights if witness.now is None else known(weights, seats, me, witness.now)

    def mind(self, view: View) -> Mind:
        """The moment with what is believed of it."""
        weights, seats = self.weights(view), view.table.seats
        return Mind(scene_of(view), marginals(weights, seats), lambda: together(weights, seats))

    def _goes_on(self, of: tuple[int, int], history: tuple[Past, ...], memory: tuple[Memory, ...]) -> bool:
        return (
            self._of == of
            and history[: len(self._history)] == self._history
            and memory[: len(self._memory)] == self._memory
        )
