"""Choices in a few words, as the advice lists them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from tortuga.app.games.tortuga1667.words.naming import HOLD_SIDES, Naming
from tortuga.app.table.ui.anygame import Say
from tortuga.games.tortuga1667 import commands as cmd
from tortuga.games.tortuga1667.pieces import BOATS, PLACE_NAMES
from tortuga.kernel.players import SeatSpec


def choice_words(say: Say, seats: Sequence[SeatSpec], command: cmd.Command) -> str:
    """What a choice is: "Force: Anne, II, IV"."""
    names = Naming(say, seats)
    match command:
        case cmd.Attack() | cmd.Mutiny() | cmd.Brawl() | cmd.LeaveTreasure() | cmd.UseMap() | cmd.KeepMap():
            return say(_ALONE[type(command)])
        case cmd.SwapVote() | cmd.KeepLetter() | cmd.RunOut():
            return say(_ALONE[type(command)])
        case cmd.LookAt(cards):
            return _told(say("pic-act-view"), *map(names.slot, cards))
        case cmd.Reveal(card) | cmd.Pick(card):
            return _told(say("pic-act-reveal"), names.slot(card))
        case cmd.Force(target, cards):
            return _told(say("pic-act-force"), names.names[target], *map(names.slot, cards))
        case cmd.Row(place):
            return _told(say("pic-act-row"), _way(say, names, place))
        case cmd.Maroon(target):
            return _told(say("pic-act-maroon"), names.names[target])
        case cmd.Sneak(hold):
            return _told(say("pic-act-sneak"), say(f"pic-result-{HOLD_SIDES[1 - hold]}"))
        case cmd.PlaceTreasure(hold):
            return say(f"hold-{HOLD_SIDES[hold]}")
        case cmd.TakePlace(place, position):
            return _told(names.place(place), str(position + 1))
        case cmd.TakeTreasure(source, hold):
            origin = say("place-galleon") if source < 0 else say(f"hold-{HOLD_SIDES[source]}")
            return f"{origin} \u2192 {say(f'hold-{HOLD_SIDES[hold]}')}"
        case cmd.Ballot(cards) | cmd.Compose(cards):
            return names.votes(cards)
        case cmd.PutBack(card) | cmd.LoseVote(card):
            return names.vote(card)
        case cmd.Rescue(target, place):
            return _told(names.event("letter"), names.names[target], say(f"place-short-{PLACE_NAMES[place]}"))
        case cmd.BlowUp(place):
            return _told(names.event("powder"), _way(say, names, place))
        case cmd.Shoot(target) | cmd.Give(target) | cmd.Infect(target) | cmd.Climb(target):
            return _told(say(_AT[type(command)]), names.names[target])
        case cmd.Say(line):
            return say(f"talk-{line}")
        case _:
            assert_never(command)


def vote_cards(command: cmd.Command) -> tuple[str, ...]:
    """The one or two vote cards that a choice is about; none if it is about anything else."""
    match command:
        case cmd.Ballot(cards):
            return tuple(cards)
        case cmd.PutBack(card) | cmd.LoseVote(card):
            return (card,)
        case _:
            return ()


_ALONE: dict[type[cmd.Command], str] = {
    cmd.Attack: "pic-act-attack",
    cmd.Mutiny: "pic-act-mutiny",
    cmd.Brawl: "pic-act-brawl",
    cmd.LeaveTreasure: "choice-leave",
    cmd.UseMap: "choice-use-map",
    cmd.KeepMap: "choice-keep-map",
    cmd.SwapVote: "choice-swap",
    cmd.KeepLetter: "choice-keep-letter",
    cmd.RunOut: "lock-time-over",
}
_AT: dict[type[cmd.Command], str] = {
    cmd.Shoot: "event-pistol",
    cmd.Give: "group-map",
    cmd.Infect: "event-fever",
    cmd.Climb: "event-nest",
}


def _way(say: Say, names: Naming, place: int) -> str:
    """Where one rows: a boat by the short name of its ship, the lists are narrow."""
    if place not in BOATS:
        return names.place(place)
    boat, ship = PLACE_NAMES[place], PLACE_NAMES[BOATS.index(place)]
    return f"{say(f'place-short-{boat}')} ({say(f'place-short-{ship}')})"


def _told(what: str, *whom: str) -> str:
    return f"{what}: {', '.join(whom)}"
