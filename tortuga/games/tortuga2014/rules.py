"""The rules of Tortuga (2014) as one object that implements the kernel's protocol."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tortuga.games.tortuga2014 import commands as cmd
from tortuga.games.tortuga2014 import course, observer
from tortuga.games.tortuga2014 import events as ev
from tortuga.games.tortuga2014.chance import CHANCE_STAGES, chances, deal, plausible
from tortuga.games.tortuga2014.legal import decide, legal, to_act
from tortuga.games.tortuga2014.scoring import score
from tortuga.games.tortuga2014.state import Board, Options, Table, View, check
from tortuga.kernel.game import Outcome

_EVOLVE: dict[type, Callable[[Table, Any], Table]] = {
    ev.StartDrawn: course.start_drawn,
    ev.ChestsDealt: course.chests_dealt,
    ev.Rolled: course.rolled,
    ev.Committed: course.committed,
    ev.Revealed: course.revealed,
    ev.SkullsDeclared: course.skulls_declared,
    ev.Rerolled: course.rerolled,
    ev.KeptOpenly: course.kept_openly,
    ev.ActionOpened: course.opened,
    ev.Forfeited: course.forfeited,
    ev.FleetExpanded: course.fleet_expanded,
    ev.CrewRecruited: course.crew_recruited,
    ev.HuntStarted: course.hunt_started,
    ev.HuntDrawn: course.hunt_drawn,
    ev.TileKept: course.tile_kept,
    ev.Attacked: course.attacked,
    ev.SurplusDropped: course.surplus_dropped,
    ev.ChestsDrawn: course.chests_drawn,
    ev.ChestsMoved: course.chests_moved,
    ev.RoundEnded: course.round_ended,
    ev.GameEnded: course.game_ended,
}

_AUTOMATIC: dict[str, Callable[[Table], ev.Event]] = {
    "reveal": course.reveal,
    "open": course.open_action,
    "surplus": course.drop_surplus,
    "moved": course.move_chests,
    "end": course.end_round,
}


class Tortuga2014:
    """Pure functions of the game; see `tortuga.kernel.game.Rules`."""

    name = "tortuga2014"
    options_type = Options
    event_type = ev.Event
    command_type = cmd.Command
    view_type = View
    secrets_outlive_round = False

    def start(self, options: Options) -> Table:
        """The table before anything happened (R19-R24).

        Raises:
            Refusal: options that contradict each other.
        """
        check(options)
        nothing = (None,) * options.seats
        random = options.start_player == "random"
        return Table(
            options=options,
            boards=(Board(),) * options.seats,
            stage="start" if random else "setup",
            start=0 if random else options.start_seat,
            rolls=((),) * options.seats,
            chosen=(False,) * options.seats,
            commits=nothing,
            kept=((),) * options.seats,
        )

    # no methods that only pass calls on: random play makes these calls at every step
    to_act = staticmethod(to_act)
    may_act = to_act  # nobody can interrupt
    legal = staticmethod(legal)
    decide = staticmethod(decide)

    def awaits_chance(self, state: Table) -> bool:
        """Whether the next event comes from the dealer."""
        return state.stage in CHANCE_STAGES

    deal = staticmethod(deal)
    chances = staticmethod(chances)
    plausible = staticmethod(plausible)

    def is_secret_commit(self, event: ev.Event) -> bool:
        """Whether the event is a secret choice (R28, R37, R72)."""
        return isinstance(event, ev.Committed)

    def secret(self, state: Table, seat: int) -> bool:
        """Whether the seat decides unseen by the others (R92)."""
        return state.stage in ("select", "move", "tile") and seat in to_act(state)

    def reveals(self, state: Table, event: ev.Event) -> bool:
        """Whether the event shows a seat something hidden, so that no choice before it can be taken back."""
        match event:
            case ev.Revealed() | ev.GameEnded():
                return True
            case ev.ChestsMoved():
                return state.stage == "moved"
            case _:
                return False

    def automatic(self, state: Table) -> ev.Event | None:
        """The event that follows without choice or chance, if any."""
        follow = _AUTOMATIC.get(state.stage)
        return follow(state) if follow else None

    def evolve(self, state: Table, event: ev.Event) -> Table:
        """The table after an event; takes redacted events too."""
        return _EVOLVE[type(event)](state, event)

    def command_of(self, state: Table, event: ev.Event) -> tuple[int, cmd.Command] | None:
        """Seat and command behind an event, or None for events that nobody decided."""
        match event:
            case ev.Committed(seat, command) if command is not None:
                return seat, command
            case ev.SkullsDeclared(seat, action):
                return seat, cmd.DeclareSkulls(action)
            case ev.KeptOpenly(seat, dice):
                return seat, cmd.Keep(dice)
            case ev.Forfeited(seat):
                return seat, cmd.Forfeit()
            case ev.FleetExpanded(seat) | ev.CrewRecruited(seat) | ev.HuntStarted(seat):
                return seat, cmd.Perform()
            case ev.TileKept(seat, index):
                return seat, cmd.KeepTile(index)
            case ev.Attacked(seat=seat, place=0, target=target, position=position):
                return seat, cmd.Steal(target, position)
            case ev.Attacked(seat=seat, target=target, chest=chest):
                return seat, cmd.Claim(target, chest)
            case ev.ChestsMoved(moves) if state.options.moves_in_turn:
                return next(((seat, move) for seat, move in enumerate(moves) if move is not None), None)
            case _:
                return None

    redact = staticmethod(observer.redact)
    observe = staticmethod(observer.observe)

    def finished(self, state: Table) -> bool:
        """Whether the game is over."""
        return state.stage == "finished"

    def round(self, state: Table) -> int:
        """The round being played, 0 during the setup."""
        return state.round

    def outcome(self, state: Table) -> Outcome:
        """Scores and winners of a finished game (R83)."""
        scores = tuple(score(board).total for board in state.boards)
        return Outcome(tuple(seat for seat, points in enumerate(scores) if points == max(scores)), scores)


RULES = Tortuga2014()
