"""What the new-game screen begins with: the default seats or the last ones, and spare seats."""

from __future__ import annotations

import msgspec

from tortuga.app.captains.ask import captains_of
from tortuga.app.registry import UIS
from tortuga.app.scenes.newgame.choices import NewGame, SeatChoice
from tortuga.app.text import Text
from tortuga.games import GAMES

USUAL_SEATS = 4
"""Most seats of a first game; further ones are spare."""


def start_choices(
    text: Text, game: str, last: NewGame | None, people: int | None
) -> tuple[NewGame, tuple[SeatChoice, ...]]:
    """What the screen begins with, and as many spare seats as may be added.

    Args:
        last: the choices of the last time.
        people: so many persons at least (hot-seat); None = as it was.
    """
    text = text.of(game)
    usual = _usual(text, game, people or 1)
    if last is None:
        return NewGame(game, usual[: max(USUAL_SEATS, people or 1)]), usual
    last = msgspec.structs.replace(last, seats=worded(text, last.seats, len(usual)))
    spare_seats = _fill(game, last.seats, usual)
    if people is not None:
        spare_seats = _with_people(spare_seats, people)
        last = msgspec.structs.replace(last, seats=spare_seats[: max(people, len(last.seats))])
    return last, spare_seats


def recolour(game: str, seats: tuple[SeatChoice, ...]) -> tuple[SeatChoice, ...]:
    """The same seats; one that has the colour of an earlier seat gets a free one."""
    out: list[SeatChoice] = []
    for seat in seats:
        out.append(msgspec.structs.replace(seat, colour=_free(game, seat.colour, out)))
    return tuple(out)


def _usual(text: Text, game: str, people: int) -> tuple[SeatChoice, ...]:
    colours = [colour.name for colour in UIS[game].colours]
    return tuple(
        SeatChoice(
            kind="person" if i < people else "captain",
            name=text.say(f"newgame-name-{i + 1}"),
            colour=colours[i],
            level=captains_of(game).default_level,
            usual=i + 1,
        )
        for i in range(GAMES[game].seats[-1])
    )


def worded(text: Text, seats: tuple[SeatChoice, ...], most: int) -> tuple[SeatChoice, ...]:
    """The seats with their default names in the current language, avoiding names already taken."""
    out: list[SeatChoice] = []
    for seat in seats:
        if 1 <= seat.usual <= most:
            name = text.say(f"newgame-name-{seat.usual}")
            if name.casefold() not in {other.known_as for other in seats}:
                seat = msgspec.structs.replace(seat, name=name)
        out.append(seat)
    return tuple(out)


def _free(game: str, wish: str, others: list[SeatChoice]) -> str:
    taken = {other.colour for other in others}
    return next(colour for colour in (wish, *GAMES[game].colours) if colour not in taken)


def _with_people(spare_seats: tuple[SeatChoice, ...], people: int) -> tuple[SeatChoice, ...]:
    """Captains of the first seats stand up for persons until there are enough."""
    missing = people - sum(seat.kind == "person" for seat in spare_seats[: max(people, 2)])
    out: list[SeatChoice] = []
    for seat in spare_seats:
        if missing > 0 and seat.kind == "captain":
            seat = msgspec.structs.replace(seat, kind="person")
            missing -= 1
        out.append(seat)
    return tuple(out)


def _fill(game: str, seats: tuple[SeatChoice, ...], usual: tuple[SeatChoice, ...]) -> tuple[SeatChoice, ...]:
    """As many seats as the game takes: these, then captains with default names that are still free."""
    spare_seats = list(seats)
    for seat in usual:
        names = {other.known_as for other in spare_seats}
        if len(spare_seats) < len(usual) and seat.known_as not in names:
            free = _free(game, seat.colour, spare_seats)
            spare_seats.append(msgspec.structs.replace(seat, kind="captain", colour=free))
    return tuple(spare_seats)
