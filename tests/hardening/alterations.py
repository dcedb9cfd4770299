"""What a forger does to a log: each function alters its lines, without seals, or its bytes."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from typing import Any

Line = dict[str, Any]
Lines = list[Line]
Alteration = Callable[[Lines, Lines, random.Random], None]
"""Alters the first lines in place; the second come from another log, of the same game or not."""
STRANGE: tuple[Any, ...] = (
    *(None, True, False, -1, 0, 1, 2, 7, 10**9, 2**63, 2**80, -(2**70), 0.5, "", "x", "British", "attack"),
    *([], {}, [[]], [None], [1, 2], ["dutch"], {"type": "undone"}, "\u202e", "\x1b[31m", "a" * 3000),
)


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every place within a value: its container, and its key there."""
    found: list[tuple[Any, Any]] = []
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        found += [(value, key), *places(value[key])]
    return found


def _event(lines: Lines, rng: random.Random) -> int:
    return rng.randrange(1, len(lines)) if len(lines) > 1 else 0


def _place(
    line: Line, rng: random.Random, wanted: type | tuple[type, ...] = object
) -> tuple[Any, Any] | None:
    fits = [
        (holder, key)
        for holder, key in places(line)
        if isinstance(holder[key], wanted) and not isinstance(holder[key], bool) and key != "type"
    ]
    return rng.choice(fits) if fits else None


def cut_line(lines: Lines, _: Lines, rng: random.Random) -> None:
    """A line is missing."""
    del lines[rng.randrange(len(lines))]


def cut_end(lines: Lines, _: Lines, rng: random.Random) -> None:
    """The last lines are missing."""
    del lines[rng.randrange(len(lines)) :]


def cut_field(lines: Lines, _: Lines, rng: random.Random) -> None:
    """A field or an item is missing."""
    if place := _place(lines[rng.randrange(len(lines))], rng):
        del place[0][place[1]]


def swap(lines: Lines, _: Lines, rng: random.Random) -> None:
    """Two lines have changed places, often neighbours."""
    first = _event(lines, rng)
    second = min(first + 1, len(lines) - 1) if rng.random() < 0.6 else _event(lines, rng)
    lines[first], lines[second] = lines[second], lines[first]


def twice(lines: Lines, _: Lines, rng: random.Random) -> None:
    """A line appears twice."""
    lines.insert(_event(lines, rng) + 1, copy.deepcopy(lines[_event(lines, rng)]))


def foreign(lines: Lines, others: Lines, rng: random.Random) -> None:
    """A line of another log, inserted or in place of one."""
    at = _event(lines, rng)
    lines[at : at + rng.randint(0, 1)] = [copy.deepcopy(rng.choice(others))]


def wrong_type(lines: Lines, _: Lines, rng: random.Random) -> None:
    """A value of the wrong type, or a strange one of the right type."""
    if place := _place(lines[rng.randrange(len(lines))], rng):
        place[0][place[1]] = copy.deepcopy(rng.choice(STRANGE))


def number(lines: Lines, _: Lines, rng: random.Random) -> None:
    """A number is a little larger or smaller."""
    for _try in range(20):
        if place := _place(lines[_event(lines, rng)], rng, int):
            place[0][place[1]] += rng.choice((-2, -1, 1, 2))
            return


def invented(lines: Lines, _: Lines, rng: random.Random) -> None:
    """A card, ballot, loyalty or die becomes another one that the game knows in such a place."""
    for _try in range(20):
        line = lines[_event(lines, rng)]
        if place := _place(line, rng, str):
            known = {
                holder[key]
                for other in lines
                if other.get("type") == line.get("type")
                for holder, key in places(other)
                if isinstance(holder[key], str) and key != "type"
            }
            place[0][place[1]] = rng.choice(sorted(known))
            return


def shuffled(lines: Lines, _: Lines, rng: random.Random) -> None:
    """A draw, deal or hand in another order."""
    for _try in range(20):
        if place := _place(lines[_event(lines, rng)], rng, list):
            rng.shuffle(place[0][place[1]])
            return


def other_seat(lines: Lines, _: Lines, rng: random.Random) -> None:
    """Another seat did it."""
    fits = [line for line in lines[1:] if isinstance(line.get("seat"), int)]
    if fits:
        rng.choice(fits)["seat"] = rng.randrange(-1, len(lines[0]["seats"]) + 1)


def other_act(lines: Lines, _: Lines, rng: random.Random) -> None:
    """A line is replaced by another of the same log, usually by the same seat."""
    at = _event(lines, rng)
    line = copy.deepcopy(lines[_event(lines, rng)])
    if "seat" in line and "seat" in lines[at] and rng.random() < 0.8:
        line["seat"] = lines[at]["seat"]
    lines[at] = line


def other_option(lines: Lines, _: Lines, rng: random.Random) -> None:
    """The game has other options."""
    options = lines[0].get("options") or {"": 0}
    key = rng.choice(sorted(options))
    usual: tuple[Any, ...] = (
        0,
        1,
        2,
        3,
        5,
        30,
        "no",
        "yes",
        "on",
        "off",
        "v2",
        "2017web",
        "usual",
        "advanced",
        [],
    )
    options[key] = rng.choice(usual)


def other_header(lines: Lines, others: Lines, rng: random.Random) -> None:
    """A field of the header comes from another log, or an earlier game is invented."""
    key = rng.choice((*sorted(lines[0]), "branched", "practice", "eyes"))
    invented_part = {"events": rng.randrange(len(lines) + 3), "commitment": "0" * 64}
    lines[0][key] = {
        "branched": [invented_part],
        "practice": True,
        "eyes": rng.randrange(-2, 4),
    }.get(key, copy.deepcopy(others[0].get(key)))


def other_seed(lines: Lines, _: Lines, rng: random.Random) -> None:
    """Another seed is revealed, or another one promised."""
    if lines[-1].get("type") == "seed-revealed" and rng.random() < 0.7:
        lines[-1]["seed"] = str(lines[-1]["seed"]) + rng.choice(("", " ", "x", "\0"))
    else:
        lines[0]["commitment"] = "".join(rng.choices("0123456789abcdef", k=64))


ALTERATIONS: tuple[Alteration, ...] = (
    *(cut_line, cut_end, cut_field, swap, twice, foreign, wrong_type, number, invented, invented, shuffled),
    *(shuffled, other_seat, other_act, other_act, other_option, other_header, other_seed),
)


def in_bytes(data: bytes, rng: random.Random) -> bytes:
    """A bit flipped, a piece cut out, put in or moved; no seal fits any more."""
    at, other = rng.randrange(len(data)), rng.randrange(len(data))
    piece = data[other : other + rng.randint(1, 200)]
    match rng.randrange(5):
        case 0 | 1:
            return data[:at] + bytes([data[at] ^ (1 << rng.randrange(8))]) + data[at + 1 :]
        case 2:
            return data[:at]
        case 3:
            return data[:at] + data[at + rng.randint(1, 200) :]
        case _:
            return data[:at] + piece + data[at:]


def contents(data: bytes) -> Lines:
    """The lines of a log without their seals."""
    found = [json.loads(line) for line in data.splitlines()]
    for content in found:
        del content["seal"]
    return found
