"""Tortuga 1667 in words: events as sentences, reasons of rules and captains. Knows no screen.

The log tells only what everybody may know, also to a seat that knows more: its own cards are shown under a
cover only. An observer who sees everything, in the replay of a finished game, reads more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, assert_never

from tortuga.app.games.tortuga1667.words.naming import HOLD_OWNERS, Naming, Translator, talk_sentence
from tortuga.app.table.marks import Line
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.pieces import BOATS, EVENT_CARDS, PLACE_NAMES, SHIPS, SKULL, TORTUGA
from tortuga.games.tortuga1667.state import Table, View
from tortuga.kernel.errors import Argument
from tortuga.kernel.game import EVERYTHING
from tortuga.kernel.observer import ObservedStep
from tortuga.kernel.players import Reason, SeatSpec


def decided(say: Callable[..., str], names: Naming, event: ev.Event) -> str:
    """What a player chose, for an observer; "" if the log says it anyway.

    A card that the observer may not see is left out.
    """

    def sentence(id: str, seat: int, **args: str) -> str:
        return say(f"deed-{id}", name=names.names[seat], **args)

    match event:
        case ev.CardChosen(seat, card):
            return sentence("reveals", seat, card=names.slot(card))
        case ev.Picked(seat, card):
            return sentence("picks", seat, card=names.slot(card))
        case ev.BallotCast(seat, cards):
            if cards is None:
                return sentence("votes", seat)
            return sentence("votes-open", seat, cards=names.votes(cards))
        case ev.MapKept(seat, card):
            return sentence("keeps", seat, event=names.event(card))
        case ev.VoteLost(seat, str(card)):
            return sentence("loses-open", seat, cards=names.vote(card))
        case ev.VotePutBack(seat, card):
            if card is None:
                return sentence("puts-back", seat)
            return sentence("puts-open", seat, cards=names.vote(card))
        case ev.HandComposed(seat, target, composed):
            if None in composed:
                return sentence("composes", seat, target=names.names[target])
            return sentence("composes-open", seat, target=names.names[target], cards=names.votes(composed))
        case _:
            return ""


_MOVES = (ev.Rowed, ev.MapUsed, ev.Marooned, ev.Rescued, ev.PawnsSwapped, ev.BellsRung)
"""Events after which somebody else may be in command."""


_COMPARING: Final = frozenset(
    f"reason-{name}"
    for name in ("shoot-self", "rescue", "swap", "put-back", "infect", "lose", "atlantis", "keep-map")
)
"""Reasons worded as "the best choice"; <id>-also is the wording for a choice that is not the best."""


class Narrative1667:
    """Words events, decisions and reasons of the card game.

    Args:
        text: words messages of this game.
        seats: who sits where, by seat.
    """

    def __init__(self, text: Translator, seats: Sequence[SeatSpec]) -> None:
        self._say = text.say
        self._names = Naming(text.say, seats)

    def lines(self, seen: ObservedStep[View, ev.Event]) -> list[Line]:
        """The sentences of one event; none for an event that only prepares another."""
        before, after = seen.before.table, seen.after.table
        lines = list(self._sentences(seen.event, before, after, after.eyes == EVERYTHING))
        if isinstance(seen.event, _MOVES):
            lines.extend(self._commands(before, after))
        return lines

    def decision(self, seen: ObservedStep[View, ev.Event]) -> str:
        """A player's decision as a sentence; "" for what nobody did."""
        if seen.cause != "decision":
            return ""
        if sentence := decided(self._say, self._names, seen.event):
            return sentence
        lines = self.lines(seen)
        return lines[0].text if lines else ""

    def chance(self, seen: ObservedStep[View, ev.Event], seat: int) -> str:  # noqa: ARG002
        """Nothing: its lines tell all."""
        return ""

    def plain(self, line: Line) -> str:
        """A line with its sign in words: lines of this game have none."""
        return line.text

    def worded(self, id: str, args: Mapping[str, Argument]) -> str:
        """A reason of the rules or of a captain in words.

        Refusals number seats from 1, reasons of captains from 0; `side` and `place` may be numbers.
        """
        return self._say(id, **self._worded(args, 1 if id.startswith("refusal") else 0))

    def advised(self, reason: Reason, best: bool = False) -> str:
        """Why a captain advises a choice; of one that is not the best, only what it does."""
        comparing = not best and reason.id in _COMPARING
        return self.worded(f"{reason.id}-also" if comparing else reason.id, reason.args)

    def _worded(self, args: Mapping[str, Argument], first: int) -> dict[str, str | int]:
        words: dict[str, str | int] = dict(args)
        for name, value in args.items():
            if name in ("seat", "target") and isinstance(value, int):
                words[name] = self._names.names[value - first]
            elif name == "side" and isinstance(value, int):
                words[name] = HOLD_OWNERS[value]
            elif name == "place" and isinstance(value, int):
                words[name] = PLACE_NAMES[value]
            elif name in ("card", "event") and value in EVENT_CARDS:
                words[name] = self._names.event(str(value))
            elif name == "card" and isinstance(value, int):
                words[name] = self._names.slot(value)
        return words

    # ------------------------------------------------------------------ events
    def _sentences(self, event: ev.Event, before: Table, after: Table, open_cards: bool) -> Iterator[Line]:
        if isinstance(event, ev.SetUpEvent):
            yield from self._set_up(event, after, open_cards)
        elif isinstance(event, ev.ActionEvent):
            yield from self._turn(event, before, after, open_cards)
        elif isinstance(event, ev.MarooningEvent):
            yield from self._fate(event, open_cards)
        elif isinstance(event, ev.VoteEvent):
            yield from self._voted(event, before, open_cards)
        elif isinstance(event, ev.GameEnded):
            yield from self._ended(event)
        elif isinstance(event, ev.Said):
            yield self._line(event.seat, "said", words=talk_sentence(self._say, self._names, event))
        else:
            yield from self._carded(event, after, open_cards)

    def _set_up(self, event: ev.SetUpEvent, after: Table, open_cards: bool) -> Iterator[Line]:
        match event:
            case ev.LoyaltiesDealt(loyalties):
                yield self._line(None, "loyalties")
                for seat, side in enumerate(loyalties):
                    if open_cards and side is not None:
                        yield self._line(seat, "loyalty-shown", side=self._say(f"loyalty-{side}"))
            case ev.VotesDealt(hands, deck):
                yield self._line(None, "votes-dealt", count=len(deck))
                for seat, hand in enumerate(hands):
                    if open_cards:
                        yield self._line(seat, "hand", cards=self._names.votes(hand))
            case ev.EventsLaid(cards):
                yield self._line(None, "events-laid", count=len(cards))
            case ev.PawnDrawn(seat):
                yield self._line(seat, "pawn-drawn")
            case ev.PlaceTaken(seat, place, position):
                yield self._line(seat, "place-taken", to=self._names.to(place), number=position + 1)
            case ev.PawnsDrawn() | ev.GapsClosed():
                for place, line in enumerate(after.board.lines):
                    if line:
                        where, who = self._names.place(place), self._names.join(line)
                        yield self._line(None, "pawns", place=where, names=who)
            case ev.TreasurePlaced(seat, _, hold):
                yield self._line(seat, "treasure-placed", side=HOLD_OWNERS[hold])
            case _:
                assert_never(event)

    def _turn(self, event: ev.ActionEvent, before: Table, after: Table, open_cards: bool) -> Iterator[Line]:
        names = self._names
        match event:
            case ev.TurnBegan(seat):
                yield self._line(seat, "turn", loud=True, turn=after.turn)
            case ev.TurnMissed(seat):
                yield self._line(seat, "turn-missed")
            case ev.ActionGranted(seat):
                yield self._line(seat, "second-action")
            case ev.TimeRanOut(seat):
                yield self._line(seat, "time-over")
            case ev.Looked(seat, (one, two), (str(event_one), str(event_two))) if open_cards:
                first, second = names.slot(one), names.slot(two)
                shown, other = names.event(event_one), names.event(event_two)
                yield self._line(seat, "looked-open", first=first, second=second, event=shown, other=other)
            case ev.Looked(seat, (one, two)):
                yield self._line(seat, "looked", first=names.slot(one), second=names.slot(two))
            case ev.Forced(seat, target, (one, two)):
                first, second = names.slot(one), names.slot(two)
                yield self._line(seat, "forced", target=names.names[target], first=first, second=second)
            case ev.Picked(_, card):
                turned = before.turned
                if turned is not None and turned.picker != turned.seat:
                    yield self._line(turned.picker, "picked-late", card=names.slot(card))
            case ev.CardTurned(seat, card, name):
                yield self._line(seat, "turned", card=names.slot(card), event=names.event(name))
            case ev.Rowed(seat, origin, place):
                if place in BOATS:
                    yield self._line(seat, "rowed-out", off=names.off(origin))
                else:
                    yield self._line(seat, "rowed-in", to=names.to(place))
            case ev.Sneaked(seat, _, hold):
                yield self._line(seat, "sneaked", side=HOLD_OWNERS[1 - hold])
            case ev.MaroonOrdered(seat, target):
                yield self._line(seat, "maroons", target=names.names[target])
            case ev.CardChosen() | ev.Refilled():
                return
            case _:
                assert_never(event)

    def _fate(self, event: ev.MarooningEvent, open_cards: bool) -> Iterator[Line]:
        names = self._names
        match event:
            case ev.MapUsed(seat, "fountain", place):
                yield self._line(seat, "fountain", on=names.on(place))
            case ev.MapUsed(seat, _, place):
                yield self._line(seat, "atlantis", to=names.to(place))
            case ev.MapKept():
                return
            case ev.Marooned(seat, _, origin):
                yield self._line(seat, "marooned-again" if origin == TORTUGA else "marooned")
            case ev.VoteLost(seat, card):
                yield self._line(seat, "vote-lost")
                if open_cards:
                    yield self._line(seat, "vote-lost-open", cards=names.vote(card))
            case ev.LastVoteLost(seat):
                yield self._line(seat, "last-vote-lost")
            case ev.AlbatrossStruck(place):
                yield self._line(None, "albatrosses", on=names.on(place))
            case _:
                assert_never(event)

    def _voted(self, event: ev.VoteEvent, before: Table, open_cards: bool) -> Iterator[Line]:
        names = self._names
        match event:
            case ev.VoteCalled(seat, kind):
                yield self._line(seat, f"called-{kind}")
            case ev.VoteVoided(kind=kind):
                yield self._line(None, f"void-{kind}")
            case ev.VoteOpened(voters=voters, missing=missing):
                if missing:
                    yield self._line(None, "absent", names=names.join(missing))
                if not voters:
                    yield self._line(None, "nobody-votes")
            case ev.BallotCast(seat, cards):
                if open_cards and cards:
                    yield self._line(seat, "ballot-open", cards=names.votes(cards))
            case ev.VoteShown():
                yield from self._shown(event)
            case ev.VotesDrawn(seats):
                if before.stage == "gold":
                    yield self._line(seats[0], "draws-vote")
            case ev.TreasureTaken(seat, _, source, hold):
                if source < 0:
                    yield self._line(seat, "took-galleon", side=HOLD_OWNERS[hold])
                else:
                    yield self._line(seat, "took-ship", source=HOLD_OWNERS[source], side=HOLD_OWNERS[hold])
            case ev.TreasureLeft(seat):
                there = before.board.takeable(before.board.place(seat))
                yield self._line(seat, "took-nothing" if there else "took-none")
            case ev.BrawlSettled(holds):
                result = {(2, 0): "british", (0, 2): "french"}.get(holds, "tie")
                yield self._line(None, f"settled-{result}")
            case _:
                assert_never(event)

    def _shown(self, event: ev.VoteShown) -> Iterator[Line]:
        for seat, count in zip(event.voters, event.played, strict=True):
            if count > 1:
                yield self._line(seat, "played-two")
        tally = self._names.tally(event.kind, event.cards)
        match event.kind:
            case "attack":
                yield self._line(None, f"attack-{event.result}", of=self._names.of(event.place), tally=tally)
            case "mutiny":
                tied = 2 * sum(card[2] == SKULL for card in event.cards) == len(event.cards)
                result = "tie" if tied else event.result
                yield self._line(None, f"mutiny-{result}", on=self._names.on(event.place), tally=tally)
            case "brawl":
                yield self._line(None, f"brawl-{event.result}", tally=tally)

    def _carded(self, event: ev.CardEvent, after: Table, open_cards: bool) -> Iterator[Line]:
        names = self._names
        match event:
            case ev.Shot(seat, target) if seat == target:
                yield self._line(seat, "shot-self")
            case ev.Shot(seat, target):
                yield self._line(seat, "shot", target=names.names[target])
            case ev.Rescued(seat, target, _, place) if seat == target:
                yield self._line(seat, "rescued-self", to=names.to(place))
            case ev.Rescued(seat, target, _, place):
                yield self._line(seat, "rescued", target=names.names[target], to=names.to(place))
            case ev.VoteSwapped(seat, card):
                yield self._line(seat, "vote-swapped")
                if open_cards:
                    yield self._line(seat, "vote-swapped-open", cards=names.vote(card))
            case ev.VotePutBack(seat, card):
                if open_cards:
                    yield self._line(seat, "vote-put-back-open", cards=names.vote(card))
            case ev.LetterKept(seat):
                yield self._line(seat, "letter-kept")
            case ev.MapGiven(seat, target, card):
                given = names.names[target]
                yield self._line(seat, "map-given", target=given, event=names.event(card))
            case ev.BoatBlown(seat, place):
                yield self._line(seat, "blown-up", boat=PLACE_NAMES[place])
            case ev.Infected(seat, target):
                yield self._line(seat, "infected", target=names.names[target])
            case ev.LoyaltiesShuffled(seats, loyalties):
                for seat, side in zip(seats, loyalties, strict=True):
                    if open_cards and side is not None:
                        yield self._line(seat, "loyalty-shown", side=self._say(f"loyalty-{side}"))
            case ev.Climbed(seat, target) if seat == target:
                yield self._line(seat, "nested-self")
            case ev.Climbed(seat, target):
                yield self._line(seat, "nested", target=names.names[target])
            case ev.HandComposed(seat, target, cards):
                if open_cards:
                    held = names.votes(cards)
                    yield self._line(target, "hand", cards=held)
            case ev.DeckShuffled():
                return
            case ev.PawnsSwapped(seat, target):
                yield self._line(seat, "swapped", target=names.names[target])
            case ev.BellsRung(place, seats):
                yield self._line(None, "bells", on=names.on(place), names=names.join(seats))
            case ev.CardKept(seat, card):
                yield self._line(seat, "kept", event=names.event(card))
            case ev.ScurvySpread(seats):
                yield self._line(None, "scurvy", names=names.join(seats), count=len(seats))
            case ev.SeasRose(place, treasure):
                yield self._storm(place, treasure, after)
            case ev.CardFizzled(_, card):
                yield self._line(None, "fizzled", event=names.event(card))
            case ev.OvertimeBegan(cards):
                id = "overtime" if after.overtime == 1 else "overtime-again"
                yield self._line(None, id, loud=True, count=len(cards))
            case _:
                assert_never(event)

    def _storm(self, place: int, treasure: int, after: Table) -> Line:
        if place == TORTUGA and after.options.later:
            return self._line(None, "storm-both")
        return self._line(None, "storm-tortuga" if place == TORTUGA else "storm-galleon", count=treasure)

    def _commands(self, before: Table, after: Table) -> Iterator[Line]:
        """New captains; aboard a ship that was empty it goes without saying."""
        for ship in SHIPS:
            captain = after.board.captain(ship)
            if captain not in (-1, before.board.captain(ship)) and before.board.lines[ship]:
                yield self._line(captain, "commands", of=self._names.of(ship))

    def _ended(self, event: ev.GameEnded) -> Iterator[Line]:
        for seat, side in enumerate(event.loyalties):
            yield self._line(seat, f"was-{side}")
        id = f"won-{event.winner or 'nobody'}"
        yield self._line(None, id, loud=True, british=event.british, french=event.french)

    def _line(self, seat: int | None, id: str, loud: bool = False, **args: str | int) -> Line:
        if seat is not None:
            args["name"] = self._names.names[seat]
        return Line(seat, self._say(f"log-{id}", **args), loud=loud)
