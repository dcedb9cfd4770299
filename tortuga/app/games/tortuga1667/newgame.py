"""The editors of New game that plain options cannot express: starred cards by picture, the vote cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from types import MappingProxyType
from typing import Any, Final

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga1667.palette import EVENT, NATIONS, Event, Nation
from tortuga.app.games.tortuga1667.pieces.cards import draw_event, vote_front
from tortuga.app.games.tortuga1667.pieces.marks import draw_tick
from tortuga.app.games.tortuga1667.pieces.nations import draw_badge
from tortuga.app.games.tortuga1667.words.naming import Naming
from tortuga.app.gameui.boards import EditedOptions, OptionEditor, SeatCountInfo
from tortuga.app.input.focus import Focus, Focusable
from tortuga.app.scene.base import Control
from tortuga.app.scene.context import Context
from tortuga.app.widgets.button import SHADE
from tortuga.games.tortuga1667.options import MIN_STARRED, starred_pool
from tortuga.games.tortuga1667.pieces import STARRED, VOTE_KINDS, VOTE_SUPPLY, VOTES, loyalties

_MAX_OF_A_KIND = 12
_SUM_H = 34.0


@dataclass(frozen=True)
class CardPicker(Control):
    """The starred cards in a row.

    Args:
        toggle: called with the card that is pressed.
    """

    id: str
    box: Box
    chosen: tuple[str, ...]
    barred: frozenset[str]
    tooltips: Mapping[str, str]
    toggle: Callable[[str], Any] = field(compare=False)

    def _places(self) -> Iterator[tuple[Event, Box]]:
        x, y, w, h = self.box
        wide = w / len(STARRED)
        for at, card in enumerate(card for card in EVENT if card in STARRED):
            yield card, Box(x + at * wide + 2, y, wide - 4, h)

    @override
    def focusables(self) -> tuple[Focusable, ...]:
        return tuple(
            Focusable(
                f"{self.id}:{card}",
                box,
                self.tooltips[card],
                self.tooltips[card],
                card not in self.barred,
                checked=card in self.chosen,
                action=partial(self.toggle, card),
            )
            for card, box in self._places()
        )

    @override
    def draw(self, canvas: Canvas, focus: Focus) -> None:
        for card, (x, y, w, h) in self._places():
            on, hot = card in self.chosen, focus.hot(f"{self.id}:{card}")
            middle = (x + w / 2, y + h / 2 - (3 if hot else 0))
            draw_event(canvas, card, middle, min(w, h / 1.4), glow=on, dim=not on and not hot)
            if on:
                draw_tick(canvas, (x + w - 8, y + 10), 24)
            if card in self.barred:
                canvas.icon("padlock", middle, 26, "cream", 160)


class CountEditor(OptionEditor):
    """How many starred cards are drawn; a number means that none is chosen by name."""

    id = "starred_count"
    values = tuple(str(count) for count in range(MIN_STARRED, len(STARRED) + 1))

    @override
    def value(self, chosen: Mapping[str, Any]) -> str:
        return str(len(chosen["starred"]) or chosen["starred_count"])

    @override
    def choose(self, chosen: Mapping[str, Any], value: str) -> Mapping[str, Any]:
        return {"starred_count": int(value), "starred": ()}

    @override
    def seated(self, chosen: Mapping[str, Any], seats: int) -> Mapping[str, Any]:
        return {"starred_count": min(chosen["starred_count"], len(starred_pool(seats)))}


class StarredEditor(OptionEditor):
    """Which starred cards are in the game: drawn by lot, or chosen by their pictures."""

    id = "starred"
    values = ("lot", "chosen")
    icons: Mapping[str, str] = MappingProxyType({"lot": "rolling-dices", "chosen": "seven-pointed-star"})
    room = 122.0

    @override
    def value(self, chosen: Mapping[str, Any]) -> str:
        return "chosen" if chosen["starred"] else "lot"

    @override
    def choose(self, chosen: Mapping[str, Any], value: str) -> Mapping[str, Any]:
        """The cards used at any number of seats are chosen first."""
        if value == "lot":
            return {"starred": ()}
        starred = chosen["starred"] or starred_pool(2)[: chosen["starred_count"]]
        return {"starred": starred, "starred_count": len(starred)}

    @override
    def more(self, edited: EditedOptions, box: Box) -> Sequence[Control]:
        starred = edited.chosen["starred"]
        if not starred:
            return ()
        say = edited.context.say
        tooltips = {
            card: f"{say(f'option-starred-{card}')}: {say(f'option-starred-{card}-note')}" for card in STARRED
        }
        barred = frozenset(STARRED) - frozenset(starred_pool(len(edited.seats)))
        x, y, w, _ = box
        place, toggle = Box(x, y, w, 96), partial(self._toggle, edited)
        return (CardPicker("starred-card", place, tuple(starred), barred, tooltips, toggle),)

    @staticmethod
    def _toggle(edited: EditedOptions, card: str) -> None:
        """Choose one more or one less; there are never fewer than three."""
        new = {*edited.chosen["starred"]} ^ {card}
        if len(new) >= MIN_STARRED and new <= {*starred_pool(len(edited.seats))}:
            starred = tuple(name for name in STARRED if name in new)
            edited.change({"starred": starred, "starred_count": len(new)})

    @override
    def seated(self, chosen: Mapping[str, Any], seats: int) -> Mapping[str, Any]:
        """If too few chosen cards are left, they are drawn by lot instead."""
        left = tuple(card for card in chosen["starred"] if card in starred_pool(seats))
        return {"starred": left if len(left) >= MIN_STARRED else ()}


@dataclass(frozen=True)
class VoteGrid(Control):
    """How many vote cards there are of each of the twelve kinds.

    Args:
        change: called with the number of a kind, and -1 or 1.
    """

    id: str
    box: Box
    counts: tuple[int, ...]
    total: str
    names: tuple[tuple[str, str], ...]
    """By kind, what less and more are called."""
    change: Callable[[int, int], Any] = field(compare=False)

    def _cells(self) -> Iterator[tuple[int, Box]]:
        x, y, w, h = self.box
        wide, high = w / 4, (h - _SUM_H) / 3
        for at in range(len(VOTE_KINDS)):
            row, column = divmod(at, 4)
            yield at, Box(x + column * wide + 3, y + row * high + 2, wide - 6, high - 4)

    @staticmethod
    def _buttons(cell: Box) -> tuple[Box, Box]:
        x, y, w, h = cell
        return Box(x + 44, y + h / 2 - 15, 26, 30), Box(x + w - 28, y + h / 2 - 15, 26, 30)

    @override
    def focusables(self) -> tuple[Focusable, ...]:
        return tuple(
            Focusable(
                f"{self.id}:{kind}:{way}",
                box,
                f"{name}; {self.counts[kind]}; {self.total}",
                name,
                action=partial(self.change, kind, 1 if way == "more" else -1),
            )
            for kind, cell in self._cells()
            for way, box, name in zip(("less", "more"), self._buttons(cell), self.names[kind], strict=True)
        )

    @override
    def draw(self, canvas: Canvas, focus: Focus) -> None:
        for at, cell in self._cells():
            x, y, w, h = cell
            kind = VOTE_KINDS[at]
            canvas.plate("well_tray", cell)
            vote_front(canvas, kind, (x + 22, y + h / 2), min(36.0, h / 1.5))
            for way, box, sign in zip(("less", "more"), self._buttons(cell), ("\u2212", "+"), strict=True):
                hot = focus.hot(f"{self.id}:{at}:{way}")
                canvas.plate("dark_hover" if hot else "dark", box)
                middle = (box[0] + box[2] / 2, box[1] + box[3] / 2 - 1)
                canvas.write(sign, Style("black", 20, "cream"), middle, anchor="center")
            spot = (x + (44 + 26 + w - 28) / 2, y + h / 2 - 1)
            canvas.write(str(self.counts[at]), Style("black", 23, "cream", SHADE), spot, anchor="center")
        x, y, w, h = self.box
        ink = "good" if sum(self.counts) == VOTES else "warn"
        canvas.write(
            self.total, Style("ital", 20, ink, SHADE), (x + w, y + h - _SUM_H / 2 + 2), w, "midright"
        )


class VotesEditor(OptionEditor):
    """How many vote cards there are of each kind: reconstructed, or the player's own count."""

    id = "votes"
    values = ("reconstructed", "custom")
    room = 236.0

    @override
    def value(self, chosen: Mapping[str, Any]) -> str:
        return "custom" if chosen["custom_votes"] else "reconstructed"

    @override
    def choose(self, chosen: Mapping[str, Any], value: str) -> Mapping[str, Any]:
        return {"custom_votes": VOTE_SUPPLY if value == "custom" else ()}

    @override
    def more(self, edited: EditedOptions, box: Box) -> Sequence[Control]:
        counts = edited.chosen["custom_votes"]
        if not counts:
            return ()
        say = edited.context.say
        cards = [Naming(say, edited.seats).vote(card) for card in VOTE_KINDS]
        names = [(say("rule-votes-less", card=card), say("rule-votes-more", card=card)) for card in cards]
        x, y, w, h = box
        total = say("rule-votes-sum", count=sum(counts), all=VOTES)

        def change(kind: int, step: int) -> None:
            new = list(counts)
            new[kind] = min(_MAX_OF_A_KIND, max(0, new[kind] + step))
            edited.change({"custom_votes": tuple(new)})

        return (VoteGrid("vote-kind", Box(x, y, w, h - 14), tuple(counts), total, tuple(names), change),)


class LoyaltiesOf(SeatCountInfo):
    """How many players each nation has; at even numbers nobody is Dutch, and the Dutch are not mentioned."""

    def _sides(self, context: Context, seats: int) -> list[tuple[Nation, str]]:
        dealt = loyalties(seats)
        return [
            (nation, context.say(f"newgame-side-{nation}", count=dealt.count(nation)))
            for nation in NATIONS
            if nation in dealt
        ]

    @override
    def in_words(self, context: Context, seats: int) -> str:
        return ", ".join(text for _, text in self._sides(context, seats))

    @override
    def draw(self, canvas: Canvas, context: Context, seats: int, box: Box) -> None:
        x, y, w, h = box
        right, middle = x + w, y + h / 2
        for nation, label in reversed(self._sides(context, seats)):
            style = Style("bold", 21, "cream", SHADE)
            left = canvas.write(label, style, (right, middle), anchor="midright").x
            draw_badge(canvas, nation, (left - 24, middle), 32, context.say(f"side-letter-{nation}"))
            right = left - 58


LOYALTIES_OF: Final = LoyaltiesOf()
EDITORS: Mapping[str, OptionEditor] = MappingProxyType(
    {"starred_count": CountEditor(), "starred": StarredEditor(), "custom_votes": VotesEditor()}
)
