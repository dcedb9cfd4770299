"""Every game of the program as an OpenSpiel game; https://openspiel.readthedocs.io.

`pyspiel.load_game("python_tortuga2014(players=3,target=8)")` after `register()`. Choices are tokens (see
`tokens`); seats that decide in secret are asked one after the other, and none sees the others' choices.
Chance is drawn where the rules ask for it: as one of a few events with their probabilities or, where there
are too many, byte by byte: each deal has `DRAWN` nodes of 256 equally likely outcomes, which are its seed. So
nothing in a state tells what will be dealt. Tensors are the arrays of `arrays`, information states the events
as a seat saw them. Utilities: `share * seats - 1`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import msgspec
import numpy as np
import pyspiel
from msgspec.structs import replace
from numpy.typing import NDArray
from typing_extensions import override

from tortuga.games import GAMES
from tortuga.kernel.dealer import Dealer
from tortuga.kernel.game import Game, Option, Rules
from tortuga.research.arrays import Alphabet, Decision, Observation

DRAWN: Final = 4
"""Bytes that a deal is drawn from."""
BYTE: Final = 256
PREFIX: Final = "python_"


def register() -> tuple[str, ...]:
    """Register all games with OpenSpiel and return their names there."""
    registered = set(pyspiel.registered_names())
    for name, game in GAMES.items():
        if PREFIX + name not in registered:
            pyspiel.register_game(_game_type(game), _class_of(name))
    return tuple(PREFIX + name for name in GAMES)


def _class_of(name: str) -> type[TableGame]:
    """A class for one game: OpenSpiel keeps it past the end of Python, which no other factory survives."""

    class NamedGame(TableGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, params or {})

    return NamedGame


def _loaded(name: str) -> pyspiel.Game:
    """A game by its name and parameters, in a process that may not have registered it."""
    register()
    return pyspiel.load_game(name)


def _restored(serialized: str) -> pyspiel.State:
    """A state as OpenSpiel serialized it, in a process that may not have registered its game."""
    register()
    return pyspiel.deserialize_game_and_state(serialized)[1]


def _parameters(game: Game) -> tuple[Option, ...]:
    """Options with a single value; those that take several keep their defaults."""
    return tuple(option for option in game.options if option.many is None and option.values)


def _game_type(game: Game) -> Any:
    usual = {option.field: option.default for option in _parameters(game)}
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=f"Python {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.seats[0], **usual},
    )


@cache
def _tables(name: str) -> tuple[Alphabet, Observation]:
    return Alphabet(GAMES[name]), Observation(GAMES[name])


class TableGame(pyspiel.Game):
    """A game of the program with its options."""

    def __init__(self, name: str, params: dict[str, Any]) -> None:
        self.game: Final = GAMES[name]
        self.alphabet, self.observation = _tables(name)
        seats = int(params.get("players", self.game.seats[0]))
        chosen = {option.field: params.get(option.field, option.default) for option in _parameters(self.game)}
        self.options: Final = self.game.make(seats, chosen)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.alphabet),
            max_chance_outcomes=BYTE,
            num_players=seats,
            min_utility=-1.0,
            max_utility=float(seats - 1),
            utility_sum=0.0,
            max_game_length=self.game.spaces.longest,
        )
        super().__init__(_game_type(self.game), info, params)

    def __reduce__(self) -> tuple[Any, ...]:
        """Games are copied and pickled by name and parameters."""
        return _loaded, (str(self),)

    @override
    def new_initial_state(self) -> TableState:
        return TableState(self)

    @override
    def make_py_observer(self, _kind: Any = None, _params: Any = None) -> TableObserver:
        return TableObserver(self)


class Moment(msgspec.Struct, frozen=True):
    """The immutable contents of a state, which OpenSpiel copies often."""

    rules: Rules
    alphabet: Alphabet
    table: Any
    """The whole state of the rules."""
    seen: tuple[tuple[str, ...], ...]
    """By seat, the events as it saw them, the oldest first."""
    deal: tuple[int, ...] = ()
    """The bytes drawn so far for a deal."""
    decision: Decision | None = None
    """The unfinished choice of the seat that is asked."""

    def __deepcopy__(self, _known: dict[int, Any]) -> Moment:
        return self

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        return self.rules.to_act(self.table)[0]

    def after(self, event: Any) -> Moment:
        """The moment after an event."""
        seen = tuple((*story, _plain(self.rules.redact(event, seat))) for seat, story in enumerate(self.seen))
        table = self.rules.evolve(self.table, event)
        return replace(self, table=table, seen=seen, deal=(), decision=None)

    def drawn(self, outcome: int) -> Moment:
        """The moment after an outcome of chance: an event, or one more byte of a deal."""
        few = self.rules.chances(self.table)
        if few is not None:
            return self.after(few[outcome][0])
        deal = (*self.deal, outcome)
        if len(deal) < DRAWN:
            return replace(self, deal=deal)
        return self.after(self.rules.deal(self.table, Dealer(bytes(deal).hex())))

    def chosen(self, decision: Decision) -> Moment:
        """The moment after a decision, complete or not."""
        if decision.command is None:
            return replace(self, decision=decision)
        return self.after(self.rules.decide(self.table, self.seat, decision.command))

    def settled(self) -> Moment:
        """The next moment at which chance or a choice is asked for, or the end."""
        at = self
        while at.decision is None and not self.rules.finished(at.table):
            if self.rules.awaits_chance(at.table):
                break
            event = self.rules.automatic(at.table)
            if event is not None:
                at = at.after(event)
            else:
                at = at.chosen(Decision(self.alphabet, self.rules.legal(at.table, at.seat)))
        return at


class TableState(pyspiel.State):
    """A state as OpenSpiel knows it."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        rules = game.game.rules
        start = Moment(rules, game.alphabet, rules.start(game.options), ((),) * game.num_players())
        self.moment: Moment = start.settled()

    def __reduce__(self) -> tuple[Any, ...]:
        """States are pickled as OpenSpiel serializes them; a process may load one before anything else."""
        return _restored, (pyspiel.serialize_game_and_state(self.get_game(), self),)

    # ------------------------------------------------------------------------------- OpenSpiel
    @override
    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.moment.decision is None else self.moment.seat

    @override
    def is_terminal(self) -> bool:
        return self.moment.rules.finished(self.moment.table)

    @override
    def returns(self) -> list[float]:
        seats = self.num_players()
        if not self.is_terminal():
            return [0.0] * seats
        outcome = self.moment.rules.outcome(self.moment.table)
        return [outcome.share(seat, seats) * seats - 1 for seat in range(seats)]

    @override
    def chance_outcomes(self) -> list[tuple[int, float]]:
        few = self.moment.rules.chances(self.moment.table)
        if few is None:
            return [(byte, 1 / BYTE) for byte in range(BYTE)]
        return [(at, float(chance)) for at, (_, chance) in enumerate(few)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.moment.decision is not None, f"seat {player} is not asked"
        return list(self.moment.decision.tokens())

    def _apply_action(self, action: int) -> None:
        now = self.moment
        next = now.drawn(action) if now.decision is None else now.chosen(now.decision.say(action))
        self.moment = next.settled()

    def _action_to_string(self, player: int, action: int) -> str:
        return f"chance {action}" if player < 0 else self.moment.alphabet.names[action]

    def __str__(self) -> str:
        said = () if self.moment.decision is None else self.moment.decision.said
        return _joined(_plain(self.moment.table), [self.moment.alphabet.names[token] for token in said])

    def information_state_string(self, player: int | None = None) -> str:
        """All that a player has seen, and the tokens of its unfinished command."""
        seat = self._seat(player)
        return _joined(*self.moment.seen[seat], self._own_words(seat))

    def observation_string(self, player: int | None = None) -> str:
        """The view of a player, and the tokens of its unfinished command."""
        seat = self._seat(player)
        return _joined(_plain(self.view(seat)), self._own_words(seat))

    def view(self, player: int) -> Any:
        """A player's view, in the game's own types.

        Raises:
            ValueError: no such seat; numbers below 0 mean something else to the rules than to OpenSpiel.
        """
        return self.moment.rules.observe(self.moment.table, self._seat(player))

    def _seat(self, player: int | None) -> int:
        """The seat of a player; without one, of the player to move."""
        seat = self.current_player() if player is None else player
        if not 0 <= seat < self.num_players():
            raise ValueError(f"there is no seat {seat}")
        return seat

    def said(self, player: int) -> Sequence[int]:
        """The tokens of a player's own unfinished command."""
        asked = self.moment.decision if player == self.current_player() else None
        return () if asked is None else asked.said

    def _own_words(self, player: int) -> list[str]:
        return [self.moment.alphabet.names[token] for token in self.said(player)]


class TableObserver:
    """Writes the tensor of a player; see OpenSpiel's `PyObserver`."""

    def __init__(self, game: TableGame) -> None:
        self._observation = game.observation
        self.tensor: NDArray[np.float32] = np.zeros(game.observation.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:
        """Write what a player sees of a state."""
        self._observation.write(self.tensor, state.view(player), state.said(player))

    def string_from(self, state: TableState, player: int) -> str:
        """What a player sees of a state, as text."""
        return state.observation_string(player)


def _plain(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _joined(*parts: str | Sequence[str]) -> str:
    """One line each."""
    return "\n".join(part if isinstance(part, str) else " ".join(part) for part in parts)
