"""Who sits on the new-game screen at first: the last choices or the usual crew, and a full bench behind."""

from __future__ import annotations

import msgspec

from tortuga.app.newgame import COLOURS, NewGame, SeatChoice
from tortuga.app.text import Text

MOST_SEATS = 4
_COLOURS = ("orange", "green", "blue", "yellow")  # of the usual crew, seat by seat


def start_choices(
    text: Text, last: NewGame | None, people: int | None
) -> tuple[NewGame, tuple[SeatChoice, ...]]:
    """What the screen begins with, and four seats from which further ones are taken.

    Args:
        last: the choices of the last time.
        people: so many persons at least (hot-seat); None = as it was.
    """
    usual = _usual(text, people or 1)
    if last is None:
        return NewGame(usual), usual
    last = msgspec.structs.replace(last, seats=_worded(text, last.seats))
    bench = _fill(last.seats, usual)
    if people is not None:
        bench = _with_people(bench, people)
        last = msgspec.structs.replace(last, seats=bench[: max(people, len(last.seats))])
    return last, bench


def recolour(seats: tuple[SeatChoice, ...]) -> tuple[SeatChoice, ...]:
    """The same seats; whoever has a colour of an earlier one gets a free one."""
    out: list[SeatChoice] = []
    for seat in seats:
        out.append(msgspec.structs.replace(seat, colour=_free(seat.colour, out)))
    return tuple(out)


def _usual(text: Text, people: int) -> tuple[SeatChoice, ...]:
    return tuple(
        SeatChoice(
            kind="person" if i < people else "captain",
            name=text.say(f"newgame-name-{i + 1}"),
            colour=colour,
            usual=i + 1,
        )
        for i, colour in enumerate(_COLOURS)
    )


def _worded(text: Text, seats: tuple[SeatChoice, ...]) -> tuple[SeatChoice, ...]:
    """The seats with their usual names in the language of now; no name is given that somebody has."""
    out: list[SeatChoice] = []
    for seat in seats:
        if 1 <= seat.usual <= MOST_SEATS:
            name = text.say(f"newgame-name-{seat.usual}")
            if name.casefold() not in {other.name.strip().casefold() for other in seats}:
                seat = msgspec.structs.replace(seat, name=name)
        out.append(seat)
    return tuple(out)


def _free(wish: str, others: list[SeatChoice]) -> str:
    taken = {other.colour for other in others}
    return next(colour for colour in (wish, *COLOURS) if colour not in taken)


def _with_people(bench: tuple[SeatChoice, ...], people: int) -> tuple[SeatChoice, ...]:
    """Captains of the first seats stand up for persons until there are enough."""
    missing = people - sum(seat.kind == "person" for seat in bench[: max(people, 2)])
    out: list[SeatChoice] = []
    for seat in bench:
        if missing > 0 and seat.kind == "captain":
            seat = msgspec.structs.replace(seat, kind="person")
            missing -= 1
        out.append(seat)
    return tuple(out)


def _fill(seats: tuple[SeatChoice, ...], usual: tuple[SeatChoice, ...]) -> tuple[SeatChoice, ...]:
    """Four seats: the given ones, then usual ones whose names are free, as captains."""
    bench = list(seats)
    for seat in usual:
        names = {other.name.strip().casefold() for other in bench}
        if len(bench) < MOST_SEATS and seat.name.casefold() not in names:
            bench.append(msgspec.structs.replace(seat, kind="captain", colour=_free(seat.colour, bench)))
    return tuple(bench)
