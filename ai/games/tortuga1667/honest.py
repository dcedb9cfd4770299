"""`honest`: plays openly for its side and trusts what others show, by a score for each of them.

A reference player, so it never changes.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final, Literal

from typing_extensions import override

from ai.games.tortuga1667 import simple_players
from ai.games.tortuga1667.belief.deals import BRITISH, DUTCH
from ai.games.tortuga1667.belief.tells import sign
from ai.games.tortuga1667.engine.situation import decisions, other_ship, situation_of
from ai.games.tortuga1667.simple_players import best, nest_size
from ai.games.tortuga1667.votes import CANNON, TORCH, WATER, shown
from tortuga.games.tortuga1667 import commands as cmd
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.legal import in_order
from tortuga.games.tortuga1667.pieces import HOLDS, MAPS, SHIPS, TORTUGA, VoteKind
from tortuga.games.tortuga1667.state import Table, View
from tortuga.kernel.game import NOBODY

MAX_SCORE = 6


def scores(table: Table, me: int) -> list[int]:
    """How British (at most 6) or French (at least -6) each seat looks from all that happened."""
    scores = [0] * table.seats
    for past in table.history:
        event = past.event
        match event:
            case ev.TreasurePlaced():
                _add(scores, event.seat, 1 - 2 * event.hold)
            case ev.TreasureTaken():
                _add(scores, event.seat, 2 - 4 * event.hold)
                if event.source >= 0:
                    _add(scores, event.seat, 4 * event.source - 2)
            case ev.Sneaked():
                _add(scores, event.seat, 4 * event.hold - 2)  # out of one hold is into the other
            case ev.MaroonOrdered() | ev.Shot():
                _against(scores, event.seat, event.target, me)
            case ev.VoteCalled():
                if event.kind == "mutiny":
                    _against(scores, event.seat, event.captain, me)
            case ev.Rescued():
                if event.seat != event.target:
                    _add(scores, event.target, sign(scores[event.seat]))
            case ev.Infected():
                scores[event.seat] = scores[event.target] = 0
            case _:
                pass  # says nothing about sides
    return scores


def _against(scores: list[int], actor: int, target: int, me: int) -> None:
    if actor in (me, target):
        return
    if scores[actor]:
        _add(scores, target, -sign(scores[actor]))
    elif scores[target]:
        _add(scores, actor, -sign(scores[target]))


def _add(scores: list[int], seat: int, points: int) -> None:
    scores[seat] = max(-MAX_SCORE, min(MAX_SCORE, scores[seat] + points))


Guess = Literal["mate", "enemy", "unknown"]
BAD_CARDS: Final = ("spot", "albatross")
DUTCH_SNEAK_LEAD: Final = 2
"""The Dutch sneak when a side leads by this much."""


class Honest(simple_players.SimplePlayer):
    """Decides by rules; where they leave it open, at random under its seat seed."""

    @override
    def pick(self, view: View, rng: random.Random) -> cmd.Command:
        return Thought(view, rng).pick()


class Thought:
    """One decision of an honest captain."""

    def __init__(self, view: View, rng: random.Random) -> None:
        self.view, self.table, self.rng = view, view.table, rng
        self.situation = situation_of(view)
        self.board, self.me = self.situation.board, self.situation.me
        self.scores = scores(view.table, self.me)
        lead = self.board.lead
        side = self.situation.side
        self.mine = -sign(lead) if side == DUTCH else 1 if side == BRITISH else -1
        """My side: 1 British, -1 French, 0 none."""
        self.hold = 0 if self.mine >= 0 else 1

    def guess(self, seat: int) -> Guess:
        """What a seat is to me."""
        if seat == self.me:
            return "mate"
        score = self.scores[seat] * self.mine
        return "mate" if score > 0 else "enemy" if score < 0 else "unknown"

    def suspect(self, among: Sequence[int] | None = None) -> int:
        """The enemy with the greatest score, of equals the nearest after me; or nobody."""
        seats = range(self.situation.seats) if among is None else among
        enemies = [seat for seat in seats if self.guess(seat) == "enemy"]

        def rank(seat: int) -> tuple[int, int]:
            return -abs(self.scores[seat]), (seat - self.me) % self.situation.seats

        return min(enemies, key=rank, default=NOBODY)

    def pick(self) -> cmd.Command:
        """The choice."""
        table, rng, seats = self.table, self.rng, range(self.situation.seats)
        match table.stage:
            case "act":
                return self._act(decisions(self.view))
            case "ballot" if table.call is not None:
                return self._ballot(table.call.kind, table.call.seat, table.call.captain)
            case "take":
                choices = [choice for choice in decisions(self.view) if isinstance(choice, cmd.TakeTreasure)]
                hold = self.hold if self.mine else self.rng.choice((0, 1))
                return min(choices, key=lambda choice: (choice.hold != hold, choice.source == hold))
            case "pistol":
                return cmd.Shoot(self._shot())
            case "letter":
                return self._letter()
            case "give":
                others = [seat for seat in seats if seat != self.me]
                mates = [seat for seat in others if self.guess(seat) == "mate"]
                unknown = [seat for seat in others if self.guess(seat) == "unknown"]
                return cmd.Give(rng.choice(mates or unknown or others))
            case "fountain" | "dodge":
                return cmd.UseMap()
            case "gap" | "jump":
                return cmd.KeepMap()
            case "powder":
                boats = [command.place for command in decisions(self.view) if isinstance(command, cmd.BlowUp)]
                mine = self.board.place_of(self.me)[0]
                return cmd.BlowUp(rng.choice([boat for boat in boats if boat != mine] or boats))
            case "nest":
                return cmd.Climb(self.me)
            case "search":
                return self._compose()
            case "lose":
                waters = [card for card in self.situation.hand if card.top == WATER]
                return cmd.LoseVote(simple_players.card_code(rng.choice(waters or list(self.situation.hand))))
        return simple_players.greedy_choice(self.view, rng)

    def _act(self, acts: list[cmd.Command]) -> cmd.Command:
        if (last := self._end()) is not None:
            return last
        for step in (self._sneak, self._captain, self._overthrow, self._explore):
            if (command := step(acts)) is not None:
                return command
        return self._rest(acts)

    def _end(self) -> cmd.Command | None:
        """Turn the Armada over while I am winning."""
        lead = self.board.lead
        wins = lead == 0 if self.situation.side == DUTCH else lead * self.mine > 0
        for slot in self.table.cards:
            alone = len(self.table.cards) == 1 and self.situation.cards_left == 1
            if (self.situation.row[slot].card == "armada" or alone) and (wins or (alone and lead == 0)):
                return cmd.Reveal(slot)
        return None

    def _sneak(self, acts: list[cmd.Command]) -> cmd.Command | None:
        if not self.mine or (self.situation.side == DUTCH and abs(self.board.lead) < DUTCH_SNEAK_LEAD):
            return None
        sneak = cmd.Sneak(HOLDS[1 - self.hold])
        return sneak if sneak in acts else None

    def _captain(self, acts: list[cmd.Command]) -> cmd.Command | None:
        ship = self.board.ship_of(self.me)
        if ship == NOBODY or self.board.lines[ship][0] != self.me:
            return None
        others = [seat for seat in self.board.lines[ship] if seat != self.me]
        guesses = [self.guess(seat) for seat in others]
        theirs = self.board.holds[2 * other_ship(ship) + 1 - self.hold]
        gains = bool(self.mine) and (self.board.galleon > 0 or theirs > 0)
        armed = any(card.top in (CANNON, TORCH) for card in self.situation.hand)
        friendly = guesses.count("enemy") <= guesses.count("mate")
        if cmd.Attack() in acts and gains and armed and friendly:
            return cmd.Attack()
        suspect = self.suspect(others)
        return None if suspect == NOBODY else cmd.Maroon(suspect)

    def _overthrow(self, acts: list[cmd.Command]) -> cmd.Command | None:
        """A mutiny against an enemy, a brawl for one's own hold."""
        ship = self.board.ship_of(self.me)
        skull = any(card.skull for card in self.situation.hand)
        if cmd.Mutiny() in acts and skull and self.guess(self.board.lines[ship][0]) == "enemy":
            return cmd.Mutiny()
        flag = any(card.british == (self.hold == BRITISH) for card in self.situation.hand)
        lacks = self.situation.side != DUTCH and self.board.holds[4 + self.hold] < 2
        return cmd.Brawl() if cmd.Brawl() in acts and flag and lacks else None

    def _explore(self, acts: list[cmd.Command]) -> cmd.Command | None:
        """Cards that hurt, cards that help, cards that are unknown, the way out."""
        row, suspect, rng = self.situation.row, self.suspect(), self.rng
        hurts = [slot for slot in self.table.cards if row[slot].card in BAD_CARDS]
        if len(hurts) > 1 and suspect != NOBODY:
            return cmd.Force(suspect, (hurts[0], hurts[1]))
        wanted = ("letter", *MAPS, *(("pistol",) if suspect != NOBODY else ()))
        for slot in self.table.cards:
            if row[slot].card in wanted:
                return cmd.Reveal(slot)
        unknown = [slot for slot in self.table.cards if row[slot].card is None]
        if unknown and len(self.table.cards) > 1:
            two = rng.sample(unknown, 2) if len(unknown) > 1 else None
            if two is None:
                two = [unknown[0], next(slot for slot in self.table.cards if slot != unknown[0])]
            return cmd.LookAt((min(two), max(two)))
        rows = [act for act in acts if isinstance(act, cmd.Row)]
        place = self.board.place_of(self.me)[0]
        if place == TORTUGA and rows:
            return rng.choice(rows)
        return next((act for act in rows if place > TORTUGA and act.place in SHIPS), None)

    def _rest(self, acts: list[cmd.Command]) -> cmd.Command:
        row, rng = self.situation.row, self.rng
        harmless = [slot for slot in self.table.cards if row[slot].card not in (*BAD_CARDS, "armada")]
        if harmless:
            return cmd.Reveal(rng.choice(harmless))
        others = [slot for slot in self.table.cards if row[slot].card != "armada"]
        if len(others) > 1:
            target = self.suspect()
            if target == NOBODY:
                target = rng.choice([seat for seat in range(self.situation.seats) if seat != self.me])
            return cmd.Force(target, (others[0], others[1]))
        if others:
            return cmd.Reveal(others[0])
        return next((act for act in acts if isinstance(act, cmd.LookAt)), acts[0])

    def _ballot(self, kind: VoteKind, caller: int, captain: int) -> cmd.Command:
        hand = list(self.situation.hand)
        wanted = [hand]
        match kind:
            case "brawl":
                if self.mine:
                    wanted = [[card for card in hand if card.british == (self.mine > 0)]]
            case "mutiny":
                guess = self.guess(captain)
                if caller == self.me or guess == "enemy":
                    wanted = [[card for card in hand if card.skull]]
                elif guess == "mate":
                    wanted = [[card for card in hand if not card.skull]]
            case "attack":
                orders = {"mate": (TORCH, CANNON), "enemy": (WATER,), "unknown": ()}
                order = (CANNON, TORCH) if captain == self.me else orders[self.guess(captain)]
                wanted = [[card for card in hand if card.top == top] for top in order]
        fitting = next((cards for cards in wanted if cards), hand)
        return cmd.Ballot((simple_players.card_code(self.rng.choice(fitting)),))

    def _shot(self) -> int:
        seats = range(self.situation.seats)
        enemies = [seat for seat in seats if self.guess(seat) == "enemy"]
        captains = [seat for seat in enemies if any(self.board.lines[ship][:1] == [seat] for ship in SHIPS)]
        afloat = [seat for seat in enemies if seat not in self.board.lines[TORTUGA]]
        unknown = [seat for seat in seats if self.guess(seat) == "unknown"]
        for among in (captains, afloat, enemies):
            if among:
                return self.suspect(among)
        return self.rng.choice(unknown or [seat for seat in seats if seat != self.me])

    def _letter(self) -> cmd.Command:
        """Myself or a mate, to the ship with fewer pawns; else the other choice that a letter leaves."""
        ship = min(SHIPS, key=lambda letter: len(self.board.lines[letter]))
        *rescues, otherwise = decisions(self.view)
        letters = [letter for letter in rescues if isinstance(letter, cmd.Rescue)]
        there = [letter for letter in letters if letter.place == ship]
        mine = [letter for letter in there if letter.target == self.me]
        mates = [letter for letter in there if self.guess(letter.target) == "mate"]
        if mine or mates:
            return mine[0] if mine else self.rng.choice(mates)
        return otherwise

    def _compose(self) -> cmd.Command:
        """One card at a time: a cannon, then torches, with my flag and a skull if there is a choice."""
        pool = [card for card in self.table.pool if card is not None]
        chosen: list[str] = []
        for _ in range(nest_size(self.view)):
            top = TORCH if chosen else CANNON
            worth = [
                (
                    4.0 * (shown(card).top == top)
                    + 2 * (bool(self.mine) and shown(card).british == (self.mine > 0))
                    + shown(card).skull,
                    card,
                )
                for card in pool
            ]
            card = best(self.rng, worth)
            pool.remove(card)
            chosen.append(card)
        return cmd.Compose(in_order(tuple(chosen)))
