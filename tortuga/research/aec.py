"""Any game of the house as a PettingZoo environment (AEC); https://pettingzoo.farama.org/api/aec/."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from tortuga.games import GAMES
from tortuga.kernel.dealer import derived_seed, new_seed
from tortuga.kernel.eyes import NOBODY
from tortuga.kernel.log.reader import AnyLog
from tortuga.kernel.players import SeatSpec
from tortuga.kernel.session import Session
from tortuga.research.arrays import MOST, Observation
from tortuga.research.picture import Painter, Pixels
from tortuga.research.tokens import Alphabet, Decision

Observed = dict[str, NDArray[Any]]
AnySession = Session[Any, Any, Any, Any, Any]


class TableEnv(AECEnv[str, Observed, int]):
    """A game of the house, one choice a step.

    An action is a token of a command (see `tokens`), an observation what the agent's seat sees:
    `observation`, an array that ends with the tokens said so far, and `action_mask`. `infos` has the plain
    view, in the game's own types. At the end everybody gets `share * seats - 1`: of two seats the winner 1,
    the other -1; the rewards of a game add up to 0.

    Args:
        game: its name, such as `tortuga2014`.
        seats: how many; by default the fewest that the game takes.
        options: by field, as `Game.make` takes them.
        render_mode: `rgb_array` or None.
        size: of a picture, width and height.
        eyes: whose view is painted: a seat's, or nobody's.

    Raises:
        KeyError: there is no such game.
        Refusal: options that do not fit.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "tortuga_v1",
        "render_modes": ["rgb_array"],
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
        size: tuple[int, int] = (1280, 720),
        eyes: int = NOBODY,
    ) -> None:
        super().__init__()
        self.game: Final = GAMES[game]
        self.render_mode = render_mode
        self._options = self.game.make(seats or self.game.seats[0], options or {})
        self.possible_agents = [f"seat_{seat}" for seat in range(self._options.seats)]
        self.agents: list[str] = []
        self.alphabet: Final = Alphabet(self.game)
        self._observation = Observation(self.game)
        self._size, self._eyes = size, eyes
        self._painter: Painter | None = None
        self._seed, self._games = new_seed(), 0
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(len(self.alphabet)) for agent in self.possible_agents}

    def _observation_space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(-MOST, MOST, (self._observation.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (len(self.alphabet),), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        """See PettingZoo."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """See PettingZoo."""
        return self.action_spaces[agent]

    # ---------------------------------------------------------------------------------- a game
    @property
    def log(self) -> AnyLog:
        """The game up to now as a log, which `tortuga verify` checks once it is over."""
        return self._session.log

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin a game.

        Args:
            seed: of this game and the ones that follow; the same seed, the same games.
            options: part of PettingZoo's signature; ignored.
        """
        if seed is not None:
            self._seed, self._games = str(seed), 0
        self._games += 1
        self.agents = list(self.possible_agents)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        dealt = derived_seed(self._seed, self._games)
        self._session: AnySession = Session.new(self.game.rules, self._options, self.seat_specs(), dealt)
        self._go_on()

    def seat_specs(self) -> Sequence[SeatSpec]:
        """Who sits at the table, as the log names them."""
        return [
            SeatSpec("agent", agent.replace("_", " "), colour)
            for agent, colour in zip(self.possible_agents, self.game.colours, strict=False)
        ]

    def _go_on(self) -> None:
        """Carry out what has no alternative, until somebody has a choice or the game is over."""
        rules, session = self.game.rules, self._session
        while not session.finished:
            seat = rules.to_act(session.whole_state)[0]
            self._decision = Decision(self.alphabet, session.eyes(seat).legal())
            if self._decision.command is None:
                self.agent_selection = self.possible_agents[seat]
                self.infos[self.agent_selection] = {"view": session.eyes(seat).view}
                return
            session.submit(seat, self._decision.command)
        outcome = rules.outcome(session.whole_state)
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = outcome.share(seat, len(self.possible_agents)) * len(self.agents) - 1
            self.terminations[agent] = True
            self.infos[agent] = {"view": session.eyes(seat).view}

    def observe(self, agent: str) -> Observed:
        """What an agent sees now; the mask of an agent that is not asked allows nothing."""
        seat = self.possible_agents.index(agent)
        asked = agent == self.agent_selection and not self._session.finished
        array = np.empty(self._observation.size, np.float32)
        self._observation.write(array, self._session.eyes(seat).view, self._decision.said if asked else ())
        mask = np.zeros(len(self.alphabet), np.int8)
        if asked:
            mask[list(self._decision.tokens())] = 1
        return {"observation": array, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Say one token of a command.

        Raises:
            ValueError: no legal command continues like this.
        """
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an agent that is not done has to choose")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._decision = self._decision.say(int(action))
        if self._decision.command is not None:
            self._session.submit(self.possible_agents.index(agent), self._decision.command)
            self._go_on()
        self._accumulate_rewards()

    # --------------------------------------------------------------------------------- pictures
    def render(self) -> Pixels | None:
        """The table as an array, height by width by 3; None without a `render_mode`."""
        if self.render_mode is None:
            return None
        if self._painter is None:
            self._painter = Painter(self.game.name, self.seat_specs(), self._size)
        return self._painter.paint(self._session.eyes(self._eyes).view, max(self._eyes, 0))

    def close(self) -> None:
        """Let go of the pictures."""
        if self._painter is not None:
            self._painter.close()
            self._painter = None
