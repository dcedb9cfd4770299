"""What is said about a voyage: beside the chart, and by screen readers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tortuga.app.gameui.boards import Standing
from tortuga.app.registry import UIS
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import ended as finished
from tortuga.app.scenes.log.view import signed
from tortuga.app.scenes.newgame.choices import me_among_captains
from tortuga.app.voyages import Ended, Island, Passage, Voyages
from tortuga.kernel.game import NOBODY, View
from tortuga.kernel.voyage import STARS


def standings_of(game: str, view: View) -> tuple[Standing, ...]:
    """The standings of the seats; () where sides win, as nobody may know who is on which side."""
    return () if UIS[game].side_colours else UIS[game].standings(view)


def posts_of(context: Context, game: str, view: View) -> tuple[tuple[str, str, str], ...]:
    """By seat, symbol, words and shortest words of its ranks or place; () where there are none."""
    posts = UIS[game].posts
    return () if posts is None else posts(context.of(game).say, view)


def place_of(standings: Sequence[Standing], seat: int) -> int:
    """The place of a seat by its points, from 1; equal points share one."""
    return 1 + sum(one.points > standings[seat].points for one in standings)


class VoyageWords:
    """The words of one voyage.

    Args:
        at: its place on the chart, from 0.
        passage: None if its island is not open yet.
    """

    def __init__(self, context: Context, voyages: Voyages, at: int, passage: Passage | None) -> None:
        self._context, self._voyages, self._at, self._passage = context, voyages, at, passage

    @property
    def _island(self) -> Island:
        return self._voyages.islands[self._at]

    @property
    def title(self) -> str:
        """The name of the island."""
        return self.name(self._at)

    def name(self, at: int) -> str:
        """The name of any island."""
        return self._context.say(f"voyage-{self._voyages.islands[at].name}")

    @property
    def note(self) -> str:
        """Its number among all voyages, and how long it lasts."""
        say, voyage = self._context.say, self._island.voyage
        unit = self._voyages.chart.unit
        lasts = say(f"voyage-{unit}", count=voyage.length) if voyage.length else say("voyage-to-the-end")
        count = len(self._voyages.islands)
        return say("voyage-note", number=self._island.number, count=count, seats=voyage.seats, lasts=lasts)

    @property
    def story(self) -> str:
        """The situation when the voyage begins."""
        if self._passage is None:
            return self._context.say("voyage-opens-long", before=self._at - 1, last=self._at)
        return self._context.say(f"voyage-{self._island.name}-story", **self._passage.facts)

    def lock(self, at: int) -> str:
        """What opens an island, said only of the first one that is locked."""
        first = next(place for place, island in enumerate(self._voyages.islands) if not island.open)
        if at != first:
            return self._context.say("voyage-locked")
        return self._context.say("voyage-opens", before=at - 1, last=at)

    def told(self, at: int) -> str:
        """An island in one sentence."""
        say, island = self._context.say, self._voyages.islands[at]
        if not island.open:
            how = say("voyage-locked")
        else:
            how = say("voyage-won", stars=island.stars) if island.tries else say("voyage-open")
        return say("voyage-told", number=island.number, name=self.name(at), how=how)

    def goal(self, stars: int) -> str:
        """What a star asks for."""
        facts = self._passage.facts if self._passage is not None else self._names
        return self._context.say(f"voyage-{self._island.name}-{stars}", **facts)

    @property
    def _names(self) -> dict[str, str]:
        """Names of the rivals while the position is not shown yet."""
        crew = me_among_captains(self._context, self._voyages.game)
        return {f"rival{step}": crew[step].name for step in range(1, self._island.voyage.seats)}

    def percent(self, share: float) -> str:
        """A share, 0..1, as a percentage."""
        return self._percentage(round(100 * share))

    @property
    def measured(self) -> str:
        """How the chances were measured."""
        shipped = self._island.shipped
        error = max(shipped.error(won) for won in range(1, STARS + 1))
        return self._context.say("voyage-measured", count=shipped.sailed, error=max(1, round(100 * error)))

    def headline(self, ended: Ended) -> tuple[str, str, str]:
        """What was reached, how the points changed, and the first missing star; "" for what there is not."""
        say, me = self._context.say, ended.passage.me
        reached = self.goal(ended.stars) if ended.stars else ""
        first = say("voyage-result", stars=ended.stars, goal=reached)
        before, after = (standings_of(ended.passage.game, view) for view in (ended.before, ended.after))
        course = ""
        if after:
            place = say("ordinal", place=place_of(after, me))
            course = say("voyage-course", before=before[me].points, points=after[me].points, place=place)
        missed = say("voyage-missed", goal=self.goal(ended.stars + 1)) if ended.stars < STARS else ""
        return first, course, missed

    def fewer(self, ended: Ended) -> str:
        """How many voyages of the strongest captain won fewer stars."""
        shipped = self._island.shipped
        none, *_ = shares = shipped.percents
        fewer = self._percentage(sum(shares[: ended.stars]))
        return self._context.say(
            "voyage-fewer", stars=ended.stars, percent=fewer, none=self._percentage(none)
        )

    @property
    def shares(self) -> tuple[str, ...]:
        """How many of the strongest captain's voyages won no star, one, two, three; they add up to all."""
        return tuple(map(self._percentage, self._island.shipped.percents))

    def _percentage(self, percent: int) -> str:
        return self._context.say("statistics-percent", percent=percent)

    def own(self, ended: Ended, points: tuple[float, float, float]) -> str:
        """What own choices and luck changed; where all luck is in the cards, also what the others changed."""
        choices, luck, others = (signed(self._context, part) for part in points)
        cards = bool(UIS[ended.passage.game].side_colours)
        return self._context.say(
            "voyage-own-sides" if cards else "voyage-own", choices=choices, luck=luck, others=others
        )

    def spoken(self, ended: Ended | None) -> Iterator[str]:
        """All of it in sentences, or what was won."""
        say = self._context.say
        if ended is not None:
            yield f"{self.title}. {' '.join(filter(None, map(finished, self.headline(ended))))}"
            yield self.fewer(ended)
            return
        tries = say("voyage-tries", count=self._island.tries)
        yield f"{self.title}. {self.note}. {tries}. {self.story}"
        if self._passage is not None:
            posts = posts_of(self._context, self._voyages.game, self._passage.view(NOBODY))
            if posts:
                seats = zip(self._passage.seats, posts, strict=True)
                yield "; ".join(f"{spec.name}: {words}" for spec, (_, words, _) in seats)
        for won in range(1, STARS + 1):
            yield say("voyage-goal", stars=won, goal=self.goal(won))
            yield say("voyage-chance", chance=self.percent(self._island.shipped.share(won)))
        yield self.measured
