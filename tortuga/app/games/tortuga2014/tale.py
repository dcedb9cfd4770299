"""The story of how a game was won: points by category, what turned it, who stole most, and a last word."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, partial
from typing import Final, Literal, TypeAlias

from tortuga.app.captains import ask
from tortuga.app.games.tortuga2014.remarks import DiceRemarks
from tortuga.app.scene.context import Context
from tortuga.app.table.speech import Remark
from tortuga.app.text import Text
from tortuga.games.tortuga2014 import events as ev
from tortuga.games.tortuga2014.scoring import Score, score
from tortuga.games.tortuga2014.state import Board, View
from tortuga.kernel.analysis import Analysis
from tortuga.kernel.game import NOBODY
from tortuga.kernel.observer import ObservedStep, Observer
from tortuga.kernel.players import Reason, SeatSpec

Topic: TypeAlias = Literal["why", "turn", "tiles", "thefts", "round"]
"""What a sentence of the story is about."""
CATEGORIES: Final = ("tortuga", "fleet", "crew", "sets", "tracks", "tiles")
TILES: Final = len(CATEGORIES) - 1
"""The last category, which is secret until the end."""
MIN_RISE: Final = 0.12
"""Smallest rise of a chance at a turning point."""
MAX_TURNS: Final = 2
SENTENCES: Final = 3
OUTLOOKS: Final = ("account-second-look", "account-first-chests")
"""Changes of the account that stem from no event of the game."""


def points_of(points: Score) -> tuple[int, ...]:
    """The points of each category."""
    return (points.tortuga, points.fleet, points.crew, points.set_points, points.tracks, points.tiles)


@dataclass(frozen=True)
class TurningPoint:
    """An event that changed a seat's win chance a lot, as judged by somebody who sees nothing hidden."""

    round: int
    seat: int
    """The seat whose chance rose most."""
    before: float
    after: float
    told: str
    """What happened, as a sentence."""


@dataclass(frozen=True)
class Lead:
    """What put a seat in front for good."""

    round: int
    how: str
    """`stole`, `robbed`, `home`, `hunt`, `token` or `other`."""
    seat: int = NOBODY
    """Who stole a chest."""
    victim: int = NOBODY


@dataclass(frozen=True)
class Story:
    """What the log shows about how the game was won."""

    course: tuple[tuple[int, ...], ...] = ()
    """Points of all seats at the start and at the end of each round, tiles included."""
    thefts: Mapping[tuple[int, int], int] = field(default_factory=dict)
    """Chests stolen, by robber and victim."""
    lead: Lead | None = None
    """Of whoever is in front alone at the end."""
    chances: tuple[tuple[float, ...], ...] = ()
    """Win chances of all seats at the start and after each round; () until they are known."""
    turns: tuple[TurningPoint, ...] = ()
    last_word: Callable[[Text], Remark | None] | None = None
    """What a captain says of the end; the table must not show it before points are counted."""

    def analysed(self, analysis: Analysis, describe: Callable[[int, Reason], str]) -> Story:
        """The story with what an analysis has found: rises of the winner, or of others where it had none.

        Args:
            describe: an event as a sentence, by the line of the log and what it was about.
        """
        even = (1 / len(analysis.seats),) * len(analysis.seats)
        ends = {point.round: point.chances for point in analysis.graph}
        rounds = max(ends)
        chances = (even, *(ends[number] for number in range(1, rounds + 1)))
        about = {change.line: change.about for change in analysis.changes}
        won = max(range(len(even)), key=lambda seat: analysis.graph[-1].chances[seat])
        rises = []
        for before, after in itertools.pairwise(analysis.graph[:-1]):
            seat = max(range(len(even)), key=lambda seat: after.chances[seat] - before.chances[seat])
            rise = after.chances[seat] - before.chances[seat]
            if rise >= MIN_RISE and after.line in about and about[after.line].id not in OUTLOOKS:
                rises.append((seat == won, rise, before, after, seat))
        weightiest = sorted(rises, key=lambda row: row[:2], reverse=True)[:MAX_TURNS]
        turns = tuple(
            TurningPoint(
                after.round,
                seat,
                before.chances[seat],
                after.chances[seat],
                describe(after.line, about[after.line]),
            )
            for _, _, before, after, seat in sorted(weightiest, key=lambda row: row[3].line)
        )
        return replace(self, chances=chances, turns=turns)


def story_of(eyes: Observer[View, ev.Event]) -> Story:
    """Read the story of a finished game.

    Args:
        eyes: must see everything.
    """
    course, thefts = [], Counter[tuple[int, int]]()
    ahead = NOBODY
    lead: Lead | None = None
    for seen in eyes.past():
        totals = [score(board).total for board in seen.after.table.boards]
        front = [seat for seat, total in enumerate(totals) if total == max(totals)]
        before, ahead = ahead, front[0] if len(front) == 1 else NOBODY
        if ahead != before:
            lead = None if ahead == NOBODY else _lead(seen, ahead)
        match seen.event:
            case ev.ChestsDealt() | ev.RoundEnded() | ev.GameEnded():
                course.append(tuple(totals))
            case ev.Attacked(seat=seat, target=target, place=0) if seen.event.chest is not None:
                thefts[seat, target] += 1
    return Story(tuple(course), thefts, lead, last_word=cache(partial(_last_word, eyes)))


def _lead(seen: ObservedStep[View, ev.Event], seat: int) -> Lead:
    """What has just put a seat in front."""
    before, after = seen.before.table, seen.after.table
    match seen.event:
        case ev.Attacked(seat=robber, target=victim, place=0) if seen.event.chest is not None:
            return Lead(before.round, "stole" if robber == seat else "robbed", robber, victim)
        case ev.ChestsMoved() if len(after.boards[seat].tortuga) > len(before.boards[seat].tortuga):
            return Lead(before.round, "home")
        case ev.HuntDrawn(seat=hunter) | ev.TileKept(seat=hunter) if hunter == seat:
            return Lead(before.round, "hunt")
        case ev.FleetExpanded(seat=mover) | ev.CrewRecruited(seat=mover) if mover == seat:
            return Lead(before.round, "token")
    return Lead(before.round, "other")


def _last_word(eyes: Observer[View, ev.Event], text: Text) -> Remark | None:
    speech, remark = DiceRemarks(eyes.header, text), None
    for seen in eyes.past():
        remark = speech.hear(seen)
    return remark if remark is not None and remark.final else None


@dataclass(frozen=True)
class Tale:
    """How a game was won, in points and in sentences.

    Args:
        seats, boards: in seat order.
    """

    seats: Sequence[SeatSpec]
    boards: Sequence[Board]
    story: Story

    @property
    def person(self) -> int:
        """The only person at the table; `NOBODY` if there are several or none."""
        people = ask.people(self.seats)
        return people[0] if len(people) == 1 else NOBODY

    def totals(self, categories: int) -> list[int]:
        """The points of all seats in the first categories."""
        return [sum(points_of(score(board))[:categories]) for board in self.boards]

    def order(self, categories: int) -> list[int]:
        """The seats by these points, best first."""
        totals = self.totals(categories)
        return sorted(range(len(totals)), key=lambda seat: -totals[seat])

    def sentences(self, context: Context) -> tuple[str, ...]:
        """What is told of the game, in up to three sentences."""
        return tuple(words for _, words in self.told(context))

    def told(self, context: Context) -> tuple[tuple[Topic, str], ...]:
        """Why the winner won; what turned the game, if known, and what the record tells besides."""
        if not self.story.course:
            return ()
        turns: list[tuple[Topic, str]] = [
            (
                "turn",
                context.say(
                    "results-turning",
                    round=turn.round,
                    told=turn.told,
                    name=self.seats[turn.seat].name,
                    before=round(100 * turn.before),
                    after=round(100 * turn.after),
                ),
            )
            for turn in self.story.turns
        ]
        told: tuple[tuple[Topic, str], ...] = (
            ("why", self.why(context)),
            *turns,
            ("tiles", self._by_tiles(context)),
            ("thefts", self._by_thefts(context)),
            ("round", self._by_round(context)),
        )
        return tuple((topic, words) for topic, words in told if words)[:SENTENCES]

    @property
    def lead(self) -> Lead | None:
        """What put the only winner in front for good; nobody saw a lead that only hidden tiles made."""
        first, second = self.order(len(CATEGORIES))[:2]
        totals, known = self.totals(len(CATEGORIES)), self.totals(TILES)
        seen = totals[first] > totals[second] and known[first] == max(known)
        return self.story.lead if seen else None

    def why(self, context: Context) -> str:
        """What put the winner ahead of the second, and since when; "" if several have won."""
        first, second = self.order(len(CATEGORIES))[:2]
        totals = self.totals(len(CATEGORIES))
        if totals[first] == totals[second]:
            return ""
        own, theirs = (points_of(score(self.boards[seat])) for seat in (first, second))
        most = max(range(len(CATEGORIES)), key=lambda at: own[at] - theirs[at])
        args: dict[str, str | int] = {
            "name": self.seats[first].name,
            "second": self.seats[second].name,
            "more": totals[first] - totals[second],
            "category": CATEGORIES[most],
            "own": own[most],
            "theirs": theirs[most],
        }
        sentence = context.say("results-why", **args)
        lead = self.lead
        if lead is None:
            return sentence
        robber, victim = (
            self.seats[seat].name if seat != NOBODY else "" for seat in (lead.seat, lead.victim)
        )
        since = context.say(
            self._since(first, lead.round),
            how=lead.how,
            name=args["name"],
            round=lead.round,
            robber=robber,
            victim=victim,
        )
        return f"{sentence} {since}"

    def _since(self, seat: int, round_: int) -> str:
        """The text of a lead since this round; it need not be the first one, as the curve shows."""
        if not 1 < round_ == len(self.story.course) - 1:
            return "results-lead"
        led = any(points[seat] == max(points) > sorted(points)[-2] for points in self.story.course[1:-1])
        return "results-lead-back" if led else "results-lead-last"

    def _by_tiles(self, context: Context) -> str:
        before, after = self.totals(TILES), self.totals(len(CATEGORIES))
        leader, winner = self.order(TILES)[0], self.order(len(CATEGORIES))[0]
        second = self.order(TILES)[1]
        if before[leader] == before[second]:
            return context.say("results-tiles-level", points=before[leader])
        args: dict[str, str | int] = {"leader": self.seats[leader].name, "points": before[leader]}
        coins = [new - old for new, old in zip(after, before, strict=True)]
        if after[leader] == max(after):
            args["second"] = before[second]
            if (rise := self._rise_by_tiles()) is None:
                return context.say("results-tiles-same", **args)
            climber, passed = rise
            return context.say(
                "results-tiles-below",
                **args,
                climber=self.seats[climber].name,
                passed=self.seats[passed].name,
                coins=coins[climber],
                less=coins[passed],
                level="yes" if after[climber] == after[passed] else "no",
            )
        return context.say(
            "results-tiles-turned",
            **args,
            second=before[winner],
            winner=self.seats[winner].name,
            coins=coins[winner],
            less=coins[leader],
        )

    def _rise_by_tiles(self) -> tuple[int, int] | None:
        """Who passed whom by tiles, or drew level: the only person if that is one of the two."""
        before, after = self.totals(TILES), self.totals(len(CATEGORIES))

        def ahead(totals: Sequence[int], one: int, other: int) -> int:
            return (totals[one] > totals[other]) - (totals[one] < totals[other])

        rises = [
            pair
            for pair in itertools.permutations(range(len(before)), 2)
            if ahead(before, *pair) < ahead(after, *pair)
        ]
        order = self.order(len(CATEGORIES))
        return min(rises, key=lambda pair: (self.person not in pair, *map(order.index, pair)), default=None)

    def _by_thefts(self, context: Context) -> str:
        by = Counter[int]()
        for (robber, _), count in self.story.thefts.items():
            by[robber] += count
        if not by:
            return context.say("results-no-thefts")
        robber, count = max(by.items(), key=lambda each: (each[1], -each[0]))
        victims = {victim: n for (who, victim), n in self.story.thefts.items() if who == robber}
        victim = max(victims, key=lambda seat: (victims[seat], -seat))
        every = "yes" if victims[victim] == count else "no"
        names = {"name": self.seats[robber].name, "victim": self.seats[victim].name}
        return context.say("results-thefts", **names, count=count, most=victims[victim], all=every)

    def _by_round(self, context: Context) -> str:
        """Nothing after a game of one round."""
        gains = {
            (number, seat): now[seat] - before[seat]
            for number, (before, now) in enumerate(itertools.pairwise(self.story.course), 1)
            for seat in range(len(self.seats))
            if number > 1
        }
        if not gains:
            return ""
        number, seat = max(gains, key=lambda key: (gains[key], -key[0]))
        return context.say(
            "results-best-round", name=self.seats[seat].name, round=number, points=gains[number, seat]
        )

    def last_word(self, context: Context) -> tuple[int, str] | None:
        """Who speaks of the end, and what is said, if the settings allow; once all is counted."""
        remark = self.story.last_word(context.text) if self.story.last_word is not None else None
        if remark is None or not remark.shown(context.settings.now.talk, self.person):
            return None
        return remark.seat, context.say(remark.message, **({"name": remark.name} if remark.name else {}))
