"""Seats, sessions and choosers of the card game."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from tortuga.app.games.tortuga1667.decisions.act import BeforeTurnChooser
from tortuga.app.games.tortuga1667.decisions.hand import NestChooser
from tortuga.app.games.tortuga1667.decisions.talk import TalkChooser
from tortuga.app.text import Text
from tortuga.games.tortuga1667 import commands as cmd
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.options import Options
from tortuga.games.tortuga1667.pieces import VOTE_KINDS
from tortuga.games.tortuga1667.rules import RULES
from tortuga.games.tortuga1667.state import Table, View
from tortuga.kernel.errors import Notice, Refusal
from tortuga.kernel.players import SeatSpec
from tortuga.kernel.session import Session

NAMES = ("rosa", "jack", "bellamy", "anne", "silas", "zola", "kofi", "finn", "mei")


TEXTS = {language: Text(language) for language in ("en", "de", "es", "cs")}


def persons(count: int, people: int = 9) -> tuple[SeatSpec, ...]:
    """That many seats: people first, then captains."""
    return tuple(
        SeatSpec("human" if at < people else "greedy", name.title(), name)
        for at, name in enumerate(NAMES[:count])
    )


class ViewDesk:
    """A desk made from a view alone, so that a test can lay any table."""

    def __init__(self, table: Table, seat: int, language: str = "en") -> None:
        self.seat = seat
        self.view: View = RULES.observe(table, seat)
        self.seats = persons(table.seats)
        self._text = TEXTS[language]

    def say(self, message: str, **args: str | int) -> str:
        return game_text(self._text).say(message, **args)

    def legal(self) -> tuple[cmd.Command, ...]:
        return RULES.legal(self.view.table, self.seat)

    def refusal(self, command: cmd.Command) -> Notice | None:
        try:
            RULES.decide(self.view.table, self.seat, command)
        except Refusal as refusal:
            return Notice(refusal.id, refusal.arguments)
        return None


def game_text(text: Text) -> Any:
    return text.of("tortuga1667")


def begin(seats: int, seed: str = "choosers", people: int = 9, **options: Any) -> Session:
    agreed = Options(seats, **options)  # type: ignore[arg-type]
    return Session.new(RULES, agreed, persons(seats, people), seed)


def by_key(chooser: TalkChooser, key: str) -> Notice | None:
    """Press a key: pick the first target that has it."""
    target = next((target for target in chooser.targets() if target.key == key), None)
    assert target is not None, f"{key} means nothing to {type(chooser.inner).__name__}"
    return chooser.pick(target.id)


def path(chooser: TalkChooser, command: cmd.Command) -> Iterator[str]:
    """The targets that lead to a command, one after the other."""
    if isinstance(chooser.inner, BeforeTurnChooser):
        yield "use-map"
        return
    match command:
        case cmd.Ballot(cards) | cmd.Compose(cards):
            wanted = list(cards)
        case cmd.PutBack(card) | cmd.LoseVote(card):
            wanted = [card]
        case _:
            for part in chooser.inner._parts[command]:  # type: ignore[attr-defined]
                yield part.id
            return
    if isinstance(chooser.inner, NestChooser):
        yield from (f"kind-{card}" for card in wanted)
        return
    for index, card in enumerate(chooser.inner.hand):  # type: ignore[attr-defined]
        if card in wanted:
            wanted.remove(card)
            yield f"vote-{index}"


def any_kind(rng: random.Random, commands: Sequence[cmd.Command]) -> cmd.Command:
    """One of the commands, with every kind equally likely."""
    kind = rng.choice(sorted({type(command).__name__ for command in commands}))
    return rng.choice([command for command in commands if type(command).__name__ == kind])


def dealt_anew(table: Table, eyes: int, hand: random.Random) -> Table:
    """Another whole table with the same public history: everything that these eyes do not know is different.

    Cards are drawn freely: a picture does not depend on which cards there are.
    """
    known = table.seen[eyes] if 0 <= eyes < len(table.seen) else 0
    searches = table.turned is not None and table.turned.seat == eyes
    top = table.deck[:1] if table.topped >= 0 and table.topped == eyes else ()

    def votes(cards: Any) -> tuple[str, ...]:
        return tuple(hand.choice(VOTE_KINDS) for _ in cards)

    return replace(
        table,
        loyalties=tuple(
            side if seat == eyes or table.stage == "finished" else hand.choice(("british", "french"))
            for seat, side in enumerate(table.loyalties)
        ),
        hands=tuple(held if seat == eyes else votes(held) for seat, held in enumerate(table.hands)),
        ballots=tuple(
            given if given is None or seat == eyes else votes(given)
            for seat, given in enumerate(table.ballots)
        ),
        deck=(*top, *votes(table.deck[len(top) :])),
        pool=table.pool if searches else votes(table.pool),
        row=tuple(
            card if not card or known >> at & 1 else hand.choice(("spot", "letter", "pistol"))
            for at, card in enumerate(table.row)
        ),
        events=tuple(hand.choice(("spot", "letter", "pistol")) for _ in table.events),
        memory=tuple(facts if seat == eyes else () for seat, facts in enumerate(table.memory)),
    )


def other_event(event: ev.Event, eyes: int, hand: random.Random) -> ev.Event:
    """The same event, but what these eyes do not see of it is changed."""
    match event:
        case ev.BallotCast(seat, cards) if seat != eyes and cards:
            return ev.BallotCast(seat, tuple(hand.choice(VOTE_KINDS) for _ in cards))
        case ev.Looked(seat, cards) if seat != eyes:
            return ev.Looked(seat, cards, ("spot", "pistol"))
        case ev.VoteLost(seat) | ev.LastVoteLost(seat) | ev.VoteSwapped(seat) | ev.VotePutBack(seat):
            return event if seat == eyes else replace(event, card=hand.choice(VOTE_KINDS))
        case ev.LoyaltiesShuffled((first, second), (one, other)) if eyes not in (first, second):
            return ev.LoyaltiesShuffled((first, second), (other, one))
        case ev.VotesDrawn(seats, cards):
            drawn = tuple(
                card if seat == eyes else hand.choice(VOTE_KINDS)
                for seat, card in zip(seats, cards, strict=True)
            )
            return ev.VotesDrawn(seats, drawn)
        case ev.HandComposed(seat, target, cards) if eyes not in (seat, target):
            return ev.HandComposed(seat, target, tuple(hand.choice(VOTE_KINDS) for _ in cards))
        case _:
            return event
