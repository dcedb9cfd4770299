"""Every game of the program as a PettingZoo environment (AEC); https://pettingzoo.farama.org/api/aec/."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

import numpy as np
import pygame
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray
from pettingzoo import AECEnv
from typing_extensions import override

from tortuga.app.draw.art import Art
from tortuga.app.draw.canvas import Canvas
from tortuga.app.registry import UIS, game_pictures
from tortuga.app.table.drawing import RetainedTable
from tortuga.app.table.marks import Marks, Shown
from tortuga.app.table.ui.anygame import AnyView
from tortuga.app.text import Text
from tortuga.games import GAMES
from tortuga.kernel.dealer import derived_seed, new_seed
from tortuga.kernel.game import NOBODY, Game
from tortuga.kernel.log.format import Log
from tortuga.kernel.players import SeatSpec
from tortuga.kernel.session import Session
from tortuga.research.arrays import MAX_NUMBER, Alphabet, Decision, Observation

Pixels = NDArray[np.uint8]


class Painter:
    """Paints tables of one game, with or without a window.

    Args:
        game: its name.
        size: width and height, pixels.
        visible: whether there is a window to look at; it needs a screen.
    """

    def __init__(
        self, game: str, seats: Sequence[SeatSpec], size: tuple[int, int], visible: bool = False
    ) -> None:
        if not pygame.display.get_init():
            if not visible:
                os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
            pygame.display.init()
        pygame.font.init()
        self._window = pygame.Window("Tortuga", size, hidden=not visible)
        surface = self._window.get_surface() if visible else pygame.Surface(size)
        self._canvas = Canvas(surface, Art(games=game_pictures()))
        self._ui = UIS[game].table
        self._picture = self._ui.picture()
        self._table = RetainedTable(self._picture)
        self._seats = tuple(seats)
        self._text = Text("en").of(game)

    def paint(self, view: AnyView, me: int) -> None:
        """Paint a view.

        Args:
            me: the seat at the bottom.
        """
        say = self._text.say
        marks = Marks(status=self._picture.statuses(view, say), notes=self._picture.notes(view, say))
        shown = Shown(view, me, marks, self._seats, self._text)
        self._table.draw(self._canvas, shown, [self._picture.tray(shown, None, None, None)])

    def show(self) -> None:
        """Show the picture in the window, and keep the desktop from thinking that it hangs."""
        pygame.event.pump()
        self._window.flip()

    def pixels(self) -> Pixels:
        """The picture as an array, height by width by 3: red, green, blue."""
        return np.ascontiguousarray(pygame.surfarray.array3d(self._canvas.surface).swapaxes(0, 1))

    def close(self) -> None:
        """Release the pictures."""
        self._window.destroy()


Observed = dict[str, NDArray[Any]]

BEGUN_BY_RESET: Final = frozenset(
    {
        "agents",
        "agent_selection",
        "rewards",
        "terminations",
        "truncations",
        "infos",
        "log",
        "_cumulative_rewards",
        "_session",
        "_decision",
    }
)
"""Attributes of an environment that exist only once a game has begun."""
SHARED: Final = frozenset({"game", "alphabet", "_observation"})
"""Attributes that follow from the name of the game: never copied, never pickled."""


class NotBegun(ResetNeeded, AttributeError):
    """An attribute that exists only during a game was read before `reset()`."""


class TableEnv(AECEnv[str, Observed, int]):
    """A game of the program, one choice a step.

    An action is a token of a command (see `tokens`), an observation is what the agent's seat sees:
    `observation`, an array that ends with the tokens said so far, and `action_mask`. `infos` has the plain
    view, in the game's own types. At the end everybody gets `share * seats - 1`: with two seats the winner
    gets 1, the other -1; the rewards of a game add up to 0.

    `pickle` and `copy.deepcopy` work at any time; a copy goes on from the same moment, with the same chance
    to come.

    Args:
        game: its name, such as `tortuga2014`.
        seats: how many; by default the fewest that the game takes.
        options: by field, as `Game.make` takes them.
        render_mode: `rgb_array` (`render()` returns the table), `human` (a window shows it, move by move) or
            None.
        size: of a picture, width and height.
        eyes: whose view is painted: a seat's, or nobody's.

    Raises:
        KeyError: there is no such game.
        ValueError: no such render mode, number of seats, or seat to paint for.
        Refusal: options that do not fit.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "tortuga_v1",
        "render_modes": ["human", "rgb_array"],
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
        if game not in GAMES:
            raise KeyError(f"there is no game {game!r}, only {', '.join(GAMES)}")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"no render mode {render_mode!r}: {self.metadata['render_modes']} or None")
        possible = GAMES[game].seats
        seats = possible[0] if seats is None else seats
        if seats not in possible:
            raise ValueError(f"{game} is for {possible[0]} to {possible[-1]} seats, not for {seats}")
        if eyes != NOBODY and eyes not in range(seats):
            raise ValueError(f"no seat {eyes} to paint for: 0 to {seats - 1}, or {NOBODY} for nobody's view")
        self._share(game)
        self.render_mode = render_mode
        self._options = self.game.make(seats, options or {})
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._size, self._eyes = size, eyes
        self._painter: Painter | None = None
        self._seed, self._games = new_seed(), 0
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(len(self.alphabet)) for agent in self.possible_agents}

    def _share(self, game: str) -> None:
        """Set the attributes that follow from the name of the game."""
        self.game: Game = GAMES[game]
        self.alphabet = Alphabet(self.game)
        self._observation = Observation(self.game)

    def _observation_space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(-MAX_NUMBER, MAX_NUMBER, (self._observation.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (len(self.alphabet),), np.int8),
            }
        )

    @override
    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    @override
    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    # ---------------------------------------------------------------------------------- a game
    @property
    def log(self) -> Log:
        """The game up to now as a log, which `tortuga verify` checks once it is over."""
        return self._session.log

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin a game.

        Args:
            seed: of this game and the ones that follow; the same seed gives the same games.
            options: part of PettingZoo's signature; ignored.
        """
        if seed is not None:
            self._seed, self._games = str(seed), 0
        self._games += 1
        self.agents: list[str] = list(self.possible_agents)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        dealt = derived_seed(self._seed, self._games)
        self._session: Session = Session.new(self.game.rules, self._options, self.seat_specs(), dealt)
        self._go_on()
        self._show_to_humans()

    def seat_specs(self) -> Sequence[SeatSpec]:
        """The seats as the log names them."""
        return [
            SeatSpec("agent", agent.replace("_", " "), colour)
            for agent, colour in zip(self.possible_agents, self.game.colours, strict=False)
        ]

    def _go_on(self) -> None:
        """Carry out commands without an alternative until a seat has a choice or the game is over."""
        rules, session = self.game.rules, self._session
        while not session.finished:
            seat = rules.to_act(session.whole_state)[0]
            self._decision = self._begin(seat)
            if self._decision.command is None:
                self.agent_selection = self.possible_agents[seat]
                self.infos[self.agent_selection] = {"view": session.observer(seat).view}
                return
            session.submit(seat, self._decision.command)
        outcome = rules.outcome(session.whole_state)
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = outcome.share(seat, len(self.possible_agents)) * len(self.agents) - 1
            self.terminations[agent] = True
            self.infos[agent] = {"view": session.observer(seat).view}

    def _begin(self, seat: int) -> Decision:
        """The decision of a seat, before its first token."""
        return Decision(self.alphabet, self._session.observer(seat).legal())

    def observe(self, agent: str) -> Observed:
        """An agent's observation; the mask of an agent that is not to act allows nothing."""
        seat = self.possible_agents.index(agent)
        to_act = agent == self.agent_selection and not self._session.finished
        array = np.empty(self._observation.size, np.float32)
        self._observation.write(
            array, self._session.observer(seat).view, self._decision.said if to_act else ()
        )
        mask = np.zeros(len(self.alphabet), np.int8)
        if to_act:
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
            self._show_to_humans()
        self._accumulate_rewards()

    # ---------------------------------------------------------------------------------- copies
    def __getattr__(self, name: str) -> Any:
        """Explain a missing attribute: Python calls this for no others.

        Raises:
            NotBegun: it is missing because no game has begun.
            AttributeError: no environment has such an attribute.
        """
        if name in BEGUN_BY_RESET:
            raise NotBegun("no game has begun: call reset() first")
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def __getstate__(self) -> dict[str, Any]:
        """The attributes for a copy, with the game by name and the session as its log."""
        kept = {name: value for name, value in vars(self).items() if name not in SHARED}
        session, decision = kept.pop("_session", None), kept.pop("_decision", None)
        kept["_painter"] = None
        begun = session and (session.log, session.seed, decision.said)
        return {"game": self.game.name, "begun": begun, "kept": kept}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Restore `__getstate__`; the painter is made again when a picture is asked for."""
        self._share(state["game"])
        self.__dict__ |= state["kept"]
        if state["begun"] is None:
            return
        log, seed, said = state["begun"]
        self._session = Session.resume(self.game.rules, log, seed)
        if not self._session.finished:
            self._decision = self._begin(self.game.rules.to_act(self._session.whole_state)[0]).saying(said)

    # --------------------------------------------------------------------------------- pictures
    def render(self) -> Pixels | None:
        """The table: an array, height by width by 3, or None once it is in the window."""
        view = self._session.observer(self._eyes).view
        if self.render_mode is None:
            return None
        human = self.render_mode == "human"
        if self._painter is None:
            self._painter = Painter(self.game.name, self.seat_specs(), self._size, visible=human)
        self._painter.paint(view, max(self._eyes, 0))
        if not human:
            return self._painter.pixels()
        self._painter.show()
        return None

    def _show_to_humans(self) -> None:
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        """Release the pictures and the window."""
        if self._painter is not None:
            self._painter.close()
            self._painter = None
