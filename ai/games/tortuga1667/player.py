"""The engine: a captain who values the board after every choice, by what it believes of the others.

When talk is on, a captain says on its own turn which side it is on, whom it suspects, or what it has seen:
nothing that its seat cannot know, and nothing twice; talk never replaces a decision. Of its side it says one
thing only, true or not, and nothing that its own treasures belie. On another's turn it answers a line, or
complains about a blow. Everything follows from its own view; a liar says the opposite of what it thinks.
Answers do not count as evidence (`belief.tells.Speakers`): agreeing costs nothing.
"""

from __future__ import annotations

import math
import random
from dataclasses import replace
from typing import Final

import numpy as np

from ai.games.tortuga1667.belief.deals import DUTCH, SIDES, Floats, assignments, marginals, updated
from ai.games.tortuga1667.belief.evidence import BeliefCache, Tau
from ai.games.tortuga1667.belief.tells import GOOD_CARDS, fits, opponent_of, trailing
from ai.games.tortuga1667.captains import PLAIN, Character
from ai.games.tortuga1667.engine.choices import Choices
from ai.games.tortuga1667.engine.evaluator import Evaluator, Judged
from ai.games.tortuga1667.engine.situation import chance_of, decisions
from ai.games.tortuga1667.levels import ADMIRAL, Level
from ai.games.tortuga1667.may_speak import deed, enough, helped, lines, since_fever, treasure_moved
from tortuga.games.tortuga1667.commands import Act, Attack, Ballot, Command, PlaceTreasure, Say, Shoot, Sneak
from tortuga.games.tortuga1667.events import Said
from tortuga.games.tortuga1667.pieces import LOYALTIES
from tortuga.games.tortuga1667.state import View
from tortuga.kernel.players import Decision, Ranked

ACCUSE_CHANCE: Final = 0.85
"""The lowest chance of guilt at which somebody is accused."""


def line(
    view: View, beliefs: BeliefCache, character: Character, rng: random.Random, act: Command
) -> Say | None:
    """A line for one's own turn, or None; at most one a turn, and none that `act`, which follows, belies."""
    table, me = view.table, view.seat
    if table.options.talk != "on" or table.said[me] or rng.random() >= character.talk:
        return None
    if enough(table):
        return None
    truly = rng.random() >= character.lies
    for say in (_card(view, truly), _accusation(view, beliefs, truly), _own(view, truly, act)):
        if say is not None and fresh(view, say):
            return say
    return None


def fresh(view: View, line: Say) -> bool:
    """Whether the seat has not said this before."""
    return not any(
        isinstance(past.event, Said)
        and past.event.seat == view.seat
        and (past.event.line, past.event.target, past.event.event) == (line.line, line.seat, line.event)
        for past in view.table.history
    )


def _own(view: View, truly: bool, act: Command) -> Say | None:
    """A line about my side, once while I have it; the Dutch keep silent, or claim the side that trails."""
    if view.loyalty is None:
        return None
    side = LOYALTIES.index(view.loyalty)
    if side == DUTCH and truly:
        return None
    lie = trailing(view.table.board.lead) if side == DUTCH else opponent_of(side)
    claimed = side if truly else lie
    return None if _belied(view, side, claimed, act) else Say(f"with-{LOYALTIES[claimed]}")


def _belied(view: View, side: int, claimed: int, act: Command) -> bool:
    """Whether I have claimed a side before, or my last treasure or this act speaks against the claim."""
    me, past = view.seat, list(since_fever(view.table, view.seat))
    if any(isinstance(event, Said) and event.seat == me and event.line.startswith("with-") for event in past):
        return True
    match act:
        case Sneak(hold=hold):
            served = 1 - hold
        case Attack():  # whoever takes a treasure takes it for its own side
            served = side
        case _:
            served = next((to for event in past if (to := helped(event, me)) is not None), claimed)
    return served != claimed


def _accusation(view: View, beliefs: BeliefCache, truly: bool) -> Say | None:
    """An accusation of the player I am surest is on another side, naming what gave it away if possible."""
    if view.loyalty is None:
        return None
    side = LOYALTIES.index(view.loyalty)
    chances = marginals(beliefs.weights(view), view.table.seats)
    sure = [
        (chance, seat, theirs)
        for seat, believed in enumerate(chances.tolist())
        for theirs, chance in enumerate(believed[:SIDES])
        if seat != view.seat and theirs != side and chance > ACCUSE_CHANCE
    ]
    if not sure or not truly:
        return None
    _, seat, theirs = max(sure)
    if theirs != DUTCH and treasure_moved(view.table, seat, theirs):
        return Say(f"saw-{LOYALTIES[theirs]}", seat=seat)
    return Say(f"accuse-{LOYALTIES[theirs]}", seat=seat)


def _card(view: View, truly: bool) -> Say | None:
    """A line about a harmful card that I have seen in the row."""
    for slot, card in enumerate(view.table.row):
        if card and card != "armada" and card not in GOOD_CARDS:
            return Say("card-bad" if truly else "card-good", card=slot, event="")
    return None


FRIEND: Final = 0.6
"""A statement likelier than this is agreed with; so is a speaker likelier than this to be on one's side."""
FOE: Final = 0.3
"""A statement less likely than this is doubted."""
_REPEATABLE: Final = frozenset(("yes", "no", "doubt"))
"""What may be said any number of times."""
_OTHERWISE: Final = {"yes": "doubt", "no": "yes", "doubt": "yes"}


def answer(view: View, beliefs: BeliefCache, character: Character, rng: random.Random) -> Say | None:
    """A line for another player's turn, or None; `may_speak.speaker` says when one is asked for."""
    if view.loyalty is None or rng.random() >= character.talk:
        return None
    said = lines(view.table)
    opinion = _Opinion(view, beliefs)
    reply = opinion.reply(said[-1]) if said else opinion.reaction()
    if reply is None or (reply.line not in _REPEATABLE and not fresh(view, reply)):
        return None
    if rng.random() < character.lies:
        otherwise = _OTHERWISE.get(reply.line)
        return None if otherwise is None else Say(otherwise)
    return reply


class _Opinion:
    """What a captain thinks of the others, and how it therefore answers them.

    Args:
        view: of the captain's own seat, which knows its loyalty.
    """

    def __init__(self, view: View, beliefs: BeliefCache) -> None:
        assert view.loyalty is not None, "a seat knows whose it is"
        self._view = view
        self._me = view.seat
        self._side = LOYALTIES.index(view.loyalty)
        self._marginals = marginals(beliefs.weights(view), view.table.seats)

    def chance(self, seat: int, side: int) -> float:
        """Chance that a seat is on a side."""
        return float(self._marginals[seat][side])

    def friend(self, seat: int) -> float:
        """Chance that a seat is on one's own side; even for the Dutch, who have no friends."""
        return 0.5 if self._side == DUTCH else self.chance(seat, self._side)

    def _agrees(self, chance: float) -> Say | None:
        """The answer to a statement that is true with this chance."""
        return Say("yes") if chance > FRIEND else Say("doubt") if chance < FOE else None

    def reply(self, said: Said) -> Say | None:
        """The answer to somebody's line."""
        kind, _, name = said.line.partition("-")
        friend = self.friend(said.seat)
        match kind:
            case "with":
                return self._agrees(self.chance(said.seat, LOYALTIES.index(name)))
            case "accuse" if said.target != self._me:
                index, of = LOYALTIES.index, said.target
                return self._agrees(
                    self.chance(of, index(name)) if name in LOYALTIES else 1 - self.friend(of)
                )
            case "accuse" if name == LOYALTIES[self._side]:
                return None
            case "accuse":
                return Say("doubt") if name == "sabotage" else Say("accuse-lies", seat=said.seat)
            case "saw" if said.target == self._me:
                return None if name == LOYALTIES[self._side] else Say("doubt")
            case "saw":
                return self._agrees(self.chance(said.target, LOYALTIES.index(name)))
            case "hit" if said.target == self._me:
                return Say("no") if friend > 0.5 else None
            case "trust" | "help" if said.target == self._me:
                return Say("trust", seat=said.seat) if friend > FRIEND else None
            case "card":
                card = self._view.table.row[said.card] if said.card >= 0 else None
                if not card or said.line == "card-reveal":
                    return None
                return Say("yes") if fits(said, card) else Say("accuse-lies", seat=said.seat)
            case "ask" if name == "maroon":
                return Say("no") if said.target == self._me else self._agrees(1 - self.friend(said.target))
            case "ask":
                return Say("yes") if friend > 0.5 else Say("no")
            case "promise" | "have" | "swear" | "not":
                return self._agrees(friend) if kind == "promise" or friend < FOE else None
        return None

    def reaction(self) -> Say | None:
        """A line about what was done to me in the last turn."""
        done = deed(self._view.table)
        if done is None or done.seat != self._me:
            return None
        if done.doer < 0:
            foes = [(1 - self.friend(seat), seat) for seat in done.voters if seat != self._me]
            chance, seat = max(foes, default=(0.0, -1))
            return Say(done.line, seat=seat) if chance > 1 - FOE else None
        friend = self.friend(done.doer)
        believed = friend > FOE if done.kind else friend < FRIEND
        return Say(done.line, seat=done.doer) if believed else None


MISJUDGED: Final = frozenset(("placetreasure", "shoot", "rescue", "swapvote"))
"""Choices other than acts that weak levels misjudge, each separately: mostly about persons.

Only what shooting oneself costs is never misjudged.
"""


class Engine:
    """Decides for whatever seat a view is of.

    Args:
        seat_seed: the same seed and view always give the same choice.
        level: how well it plays; the strongest if missing.
        character: what it likes beyond winning.
        tau: how much of what others do is evidence; by default, as much as for the level.
    """

    def __init__(
        self,
        seat_seed: str,
        level: Level = ADMIRAL,
        character: Character = PLAIN,
        tau: Tau | None = None,
    ) -> None:
        self.seat_seed, self.level, self.character = seat_seed, level, character
        self.beliefs = BeliefCache(level.tau if tau is None else tau)

    def choose(self, view: View) -> Decision[Command]:
        """The best command, and all choices by worth; or a line of talk before it.

        Raises:
            ValueError: the seat has nothing to decide.
        """
        rng = chance_of(view, self.seat_seed)
        choices = self.judge(view, rng)
        ranked = tuple(Ranked(choice.command, choice.value, choice.reason) for choice in choices)
        best = ranked[0].command
        if view.table.stage == "act":
            said = line(view, self.beliefs, self.character, rng, best)
            return Decision(best if said is None else said, ranked)
        return Decision(best, ranked)

    def remark(self, view: View) -> Say | None:
        """A line out of turn; None for nothing."""
        return answer(view, self.beliefs, self.character, chance_of(view, self.seat_seed))

    def judge(self, view: View, rng: random.Random) -> list[Judged]:
        """Every choice, best first.

        Raises:
            ValueError: the seat has nothing to decide.
        """
        commands = decisions(view)
        if not commands:
            raise ValueError(f"seat {view.seat} has nothing to decide at stage {view.table.stage}")
        evaluator = Evaluator(view, self.outlook(view))
        friend, hope, speakers = self.character.friendship, self.level.hope, self.beliefs.speakers
        choices = Choices(evaluator, view.table, friend, hope, speakers).judge(commands)
        choices = self._tilted(choices, view.seat, rng)
        order = {id(choice): rng.random() for choice in choices}  # ties are broken at random
        return sorted(choices, key=lambda choice: (-round(choice.value, 12), order[id(choice)]))

    def outlook(self, view: View) -> Floats:
        """The belief that follows from what was seen and from the level's prejudice against persons."""
        weights, seats = self.beliefs.weights(view), view.table.seats
        if not self.level.prejudice:
            return weights
        rng = random.Random(f"prejudice/{self.seat_seed}")
        against = [[rng.gauss(0.0, self.level.prejudice / 2) for _ in range(2)] for _ in range(seats)]
        odds = np.exp(assignments(seats).onehot @ np.array([[a, -a, b] for a, b in against]).ravel())
        return updated(weights, odds)

    def _tilted(self, choices: list[Judged], me: int, rng: random.Random) -> list[Judged]:
        """The choices with likings, bluffs and the errors of the level."""
        likes = self.character.likes
        choices = [
            replace(choice, value=choice.value + likes[choice.kind]) if choice.kind in likes else choice
            for choice in choices
        ]
        first = choices[0].command
        if isinstance(first, PlaceTreasure) and rng.random() < self.character.bluff:
            choices = [replace(choice, value=-choice.value) for choice in choices]
        noise = self.level.noise
        if not noise:
            return choices
        if isinstance(first, Ballot):
            if rng.random() < self.level.blind_votes:
                return [replace(choice, value=rng.random()) for choice in choices]
            return choices
        errors = {"look": 0.0}
        mean = noise * float(np.euler_gamma)
        tilted = []
        for choice in choices:
            error = 0.0
            if isinstance(choice.command, Act):
                kind = "reveal" if choice.kind == "force" else choice.kind
                if kind not in errors:
                    errors[kind] = _gumbel(rng, noise) - mean
                error = errors[kind]
            elif choice.kind in MISJUDGED:
                error = _gumbel(rng, noise)
                if choice.command == Shoot(me):
                    error = 0.0
            tilted.append(replace(choice, value=choice.value + error))
        return tilted


def _gumbel(rng: random.Random, scale: float) -> float:
    """An error in the worth of a choice, Gumbel-distributed."""
    return -scale * math.log(max(1e-300, rng.expovariate(1.0)))
