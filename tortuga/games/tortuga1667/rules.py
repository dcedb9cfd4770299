"""The rules of Tortuga 1667 as one object that implements the kernel's protocol."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tortuga.games.tortuga1667 import cards, consequences, turns, votes
from tortuga.games.tortuga1667 import commands as cmd
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.board import Board
from tortuga.games.tortuga1667.chance import chances, deal, plausible
from tortuga.games.tortuga1667.judging import decide
from tortuga.games.tortuga1667.legal import legal, may_act, to_act
from tortuga.games.tortuga1667.observer import RECORDED, observe, redact, remembered
from tortuga.games.tortuga1667.options import Options, check
from tortuga.games.tortuga1667.state import CHANCE, SECRET, Table, View
from tortuga.kernel.game import EVERYTHING, Outcome

_EVOLVE: dict[type, Callable[[Table, Any], Table]] = {
    ev.LoyaltiesDealt: turns.loyalties_dealt,
    ev.VotesDealt: turns.votes_dealt,
    ev.EventsLaid: turns.events_laid,
    ev.PawnsDrawn: turns.pawns_drawn,
    ev.PawnDrawn: turns.pawn_drawn,
    ev.PlaceTaken: turns.place_taken,
    ev.GapsClosed: turns.gaps_closed,
    ev.TreasurePlaced: turns.treasure_placed,
    ev.TurnBegan: turns.turn_began,
    ev.TurnMissed: turns.turn_missed,
    ev.ActionGranted: turns.action_granted,
    ev.TimeRanOut: turns.time_ran_out,
    ev.Looked: turns.looked,
    ev.CardChosen: turns.card_chosen,
    ev.Forced: turns.forced,
    ev.Picked: turns.picked,
    ev.CardTurned: cards.card_turned,
    ev.Refilled: turns.refilled,
    ev.Rowed: turns.rowed,
    ev.Sneaked: turns.sneaked,
    ev.MaroonOrdered: turns.maroon_ordered,
    ev.VoteCalled: votes.vote_called,
    ev.VoteVoided: consequences.nothing,
    ev.VoteOpened: votes.vote_opened,
    ev.BallotCast: votes.ballot_cast,
    ev.VoteShown: votes.vote_shown,
    ev.VotesDrawn: votes.votes_drawn,
    ev.TreasureTaken: votes.treasure_taken,
    ev.TreasureLeft: consequences.nothing,
    ev.BrawlSettled: votes.brawl_settled,
    ev.MapUsed: consequences.map_used,
    ev.MapKept: consequences.map_kept,
    ev.Marooned: consequences.marooned,
    ev.VoteLost: consequences.vote_lost,
    ev.LastVoteLost: consequences.vote_lost,
    ev.AlbatrossStruck: consequences.struck,
    ev.Shot: cards.shot,
    ev.Rescued: cards.rescued,
    ev.VoteSwapped: cards.vote_swapped,
    ev.VotePutBack: cards.vote_put_back,
    ev.LetterKept: consequences.nothing,
    ev.MapGiven: cards.map_given,
    ev.BoatBlown: cards.boat_blown,
    ev.Infected: cards.infected,
    ev.LoyaltiesShuffled: cards.loyalties_shuffled,
    ev.Climbed: cards.climbed,
    ev.HandComposed: cards.hand_composed,
    ev.DeckShuffled: cards.deck_shuffled,
    ev.PawnsSwapped: cards.pawns_swapped,
    ev.BellsRung: cards.bells_rung,
    ev.CardKept: cards.card_kept,
    ev.ScurvySpread: cards.scurvy_spread,
    ev.SeasRose: cards.seas_rose,
    ev.CardFizzled: consequences.nothing,
    ev.OvertimeBegan: turns.overtime_began,
    ev.GameEnded: turns.game_ended,
    ev.Said: turns.said,
}

_AUTOMATIC: dict[str, Callable[[Table], ev.Event]] = {
    "gaps": turns.close_gaps,
    "next": turns.go_on,
    "turn": cards.turn_card,
    "effect": cards.take_effect,
    "gold": cards.draw_for_map,
    "open": votes.open_vote,
    "draw": votes.draw_votes,
    "settle": votes.settle_brawl,
    "maroon": consequences.maroon_victim,
    "lose-last": consequences.lose_last_vote,
    "strike": consequences.strike_ship,
    "end": turns.end_game,
}


class Tortuga1667:
    """Pure functions of the game; see `tortuga.kernel.game.Rules`."""

    name = "tortuga1667"
    options_type = Options
    event_type: Any = ev.Event
    command_type: Any = cmd.Command
    view_type = View
    secrets_outlive_round = True

    def start(self, options: Options) -> Table:
        """The table before anything happened (T18, T37).

        Raises:
            Refusal: options that contradict each other.
        """
        check(options)
        none = (0,) * options.seats
        at_rest = Board(holds=((0, 0), (0, 0), (1, 1)), beach=0) if options.later else Board()
        return Table(
            options=options,
            stage="loyalties",
            board=at_rest,
            seen=none,
            albatrosses=none,
            codes=none,
            letters=none,
            scurvy=(False,) * options.seats,
            ballots=(None,) * options.seats,
            cast=(False,) * options.seats,
            said=none,
            memory=((),) * options.seats,
        )

    # no methods that only pass calls on: random play makes these calls at every step
    to_act = staticmethod(to_act)
    may_act = staticmethod(may_act)
    legal = staticmethod(legal)
    decide = staticmethod(decide)

    def awaits_chance(self, state: Table) -> bool:
        """Whether the next event comes from the dealer."""
        return state.stage in CHANCE

    deal = staticmethod(deal)
    chances = staticmethod(chances)
    plausible = staticmethod(plausible)

    def is_secret_commit(self, event: ev.Event) -> bool:
        """Whether the event is a secret choice: a ballot, a card put back or lost, a hand composed."""
        return isinstance(event, ev.BallotCast | ev.VotePutBack | ev.VoteLost | ev.HandComposed)

    def secret(self, state: Table, seat: int) -> bool:
        """Whether the seat decides unseen by the others (T37)."""
        return state.stage in SECRET and seat in to_act(state)

    def reveals(self, state: Table, event: ev.Event) -> bool:  # noqa: ARG002
        """Always true: no act is taken back (T26), and undo reaches only a choice that is not given yet."""
        return True

    def automatic(self, state: Table) -> ev.Event | None:
        """The event that follows without choice or chance, if any."""
        follow = _AUTOMATIC.get(state.stage)
        return follow(state) if follow else None

    def evolve(self, state: Table, event: ev.Event) -> Table:
        """The table after an event; takes redacted events too."""
        kind = type(event)
        after = _EVOLVE[kind](state, event)
        if kind in RECORDED or after.eyes != EVERYTHING:
            return remembered(state, event, after)
        return after

    def command_of(self, state: Table, event: ev.Event) -> tuple[int, cmd.Command] | None:  # noqa: ARG002
        """Seat and command behind an event, or None for events that nobody decided."""
        command = _command(event)
        return None if command is None else (getattr(event, "seat", -1), command)

    redact = staticmethod(redact)
    observe = staticmethod(observe)

    def finished(self, state: Table) -> bool:
        """Whether the game is over."""
        return state.stage == "finished"

    def round(self, state: Table) -> int:
        """The turn being played, 0 during the set-up: this game has no rounds."""
        return state.turn

    def outcome(self, state: Table) -> Outcome:
        """Who was with the team that won (T71-T74)."""
        sides = tuple(map(str, state.loyalties))
        winners = tuple([seat for seat, side in enumerate(sides) if side == state.winner])
        return Outcome(winners, None, sides)


_CALLS: dict[str, cmd.Command] = {"attack": cmd.Attack(), "mutiny": cmd.Mutiny(), "brawl": cmd.Brawl()}


def _command(event: ev.Event) -> cmd.Command | None:
    """The command behind an event, None if nobody decided it or it is hidden."""
    match event:
        case ev.TreasurePlaced(hold=hold):
            return cmd.PlaceTreasure(hold)
        case ev.PlaceTaken(place=place, position=position):
            return cmd.TakePlace(place, position)
        case ev.TimeRanOut():
            return cmd.RunOut()
        case ev.Looked(cards=pair):
            return cmd.LookAt(pair)
        case ev.CardChosen(card=card):
            return cmd.Reveal(card)
        case ev.Forced(target=target, cards=pair):
            return cmd.Force(target, pair)
        case ev.Picked(card=card):
            return cmd.Pick(card)
        case ev.Rowed(place=place):
            return cmd.Row(place)
        case ev.Sneaked(hold=hold):
            return cmd.Sneak(hold)
        case ev.MaroonOrdered(target=target):
            return cmd.Maroon(target)
        case ev.VoteCalled(kind=kind):
            return _CALLS[kind]
        case ev.BallotCast(cards=tuple(ballot)):
            return cmd.Ballot(ballot)
        case ev.TreasureTaken(source=source, hold=hold):
            return cmd.TakeTreasure(source, hold)
        case ev.TreasureLeft():
            return cmd.LeaveTreasure()
        case ev.MapUsed():
            return cmd.UseMap()
        case ev.MapKept():
            return cmd.KeepMap()
        case ev.VoteLost(card=str(card)):
            return cmd.LoseVote(card)
        case ev.Said(line=line, card=card, target=target, event=name):
            return cmd.Say(line, card, target, name)
        case ev.Shot(target=target):
            return cmd.Shoot(target)
        case ev.Rescued(target=target, place=place):
            return cmd.Rescue(target, place)
        case ev.VoteSwapped():
            return cmd.SwapVote()
        case ev.LetterKept():
            return cmd.KeepLetter()
        case ev.VotePutBack(card=str(card)):
            return cmd.PutBack(card)
        case ev.MapGiven(target=target):
            return cmd.Give(target)
        case ev.BoatBlown(place=place):
            return cmd.BlowUp(place)
        case ev.Infected(target=target):
            return cmd.Infect(target)
        case ev.Climbed(target=target):
            return cmd.Climb(target)
        case ev.HandComposed(cards=composed) if None not in composed:
            return cmd.Compose(tuple([str(card) for card in composed]))
        case _:
            return None


RULES = Tortuga1667()
