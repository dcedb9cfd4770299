"""The advice panel beside the table: the best choices with their win chances, and why one is best."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, assert_never

from typing_extensions import override

from tortuga.app.draw.canvas import WRAP_LEADING, Canvas, Style, legible
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga1667.narrative import Narrative1667
from tortuga.app.games.tortuga1667.pieces.cards import draw_sections, sections_width
from tortuga.app.games.tortuga1667.pieces.marks import draw_tick
from tortuga.app.games.tortuga1667.words.naming import HOLD_OWNERS, Naming
from tortuga.app.table.marks import Shown
from tortuga.app.table.tutor import RANKING
from tortuga.app.table.ui.anygame import Say
from tortuga.app.table.ui.panels import AdvicePanel, OpenAdvice
from tortuga.app.text import Text
from tortuga.games.tortuga1667 import commands as cmd
from tortuga.games.tortuga1667.commands import Command
from tortuga.games.tortuga1667.pieces import BOATS, PLACE_NAMES
from tortuga.games.tortuga1667.state import View
from tortuga.kernel.players import Advice, Choice, SeatSpec


def choice_words(say: Say, seats: Sequence[SeatSpec], command: cmd.Command) -> str:
    """What a choice is: "Force: Anne, II, IV"."""
    names = Naming(say, seats)
    match command:
        case cmd.Attack() | cmd.Mutiny() | cmd.Brawl() | cmd.LeaveTreasure() | cmd.UseMap() | cmd.KeepMap():
            return say(_ALONE[type(command)])
        case cmd.SwapVote() | cmd.KeepLetter() | cmd.RunOut():
            return say(_ALONE[type(command)])
        case cmd.LookAt(cards):
            return _act(say("pic-act-view"), *map(names.slot, cards))
        case cmd.Reveal(card) | cmd.Pick(card):
            return _act(say("pic-act-reveal"), names.slot(card))
        case cmd.Force(target, cards):
            return _act(say("pic-act-force"), names.names[target], *map(names.slot, cards))
        case cmd.Row(place):
            return _act(say("pic-act-row"), _way(say, names, place))
        case cmd.Maroon(target):
            return _act(say("pic-act-maroon"), names.names[target])
        case cmd.Sneak(hold):
            return _act(say("pic-act-sneak"), say(f"pic-result-{HOLD_OWNERS[1 - hold]}"))
        case cmd.PlaceTreasure(hold):
            return say(f"hold-{HOLD_OWNERS[hold]}")
        case cmd.TakePlace(place, position):
            return _act(names.place(place), str(position + 1))
        case cmd.TakeTreasure(source, hold):
            origin = say("place-galleon") if source < 0 else say(f"hold-{HOLD_OWNERS[source]}")
            return f"{origin} \u2192 {say(f'hold-{HOLD_OWNERS[hold]}')}"
        case cmd.Ballot(cards) | cmd.Compose(cards):
            return names.votes(cards)
        case cmd.PutBack(card) | cmd.LoseVote(card):
            return names.vote(card)
        case cmd.Rescue(target, place):
            return _act(names.event("letter"), names.names[target], say(f"place-short-{PLACE_NAMES[place]}"))
        case cmd.BlowUp(place):
            return _act(names.event("powder"), _way(say, names, place))
        case cmd.Shoot(target) | cmd.Give(target) | cmd.Infect(target) | cmd.Climb(target):
            return _act(say(_AT[type(command)]), names.names[target])
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
    """Where to row; a boat is named by its ship in short, as lists are narrow."""
    if place not in BOATS:
        return names.place(place)
    boat, ship = PLACE_NAMES[place], PLACE_NAMES[BOATS.index(place)]
    return f"{say(f'place-short-{boat}')} ({say(f'place-short-{ship}')})"


def _act(what: str, *whom: str) -> str:
    return f"{what}: {', '.join(whom)}"


SHOWN: Final = 4
"""Choices that are shown; the others are far behind."""
_ROW: Final = 40.0
_LOW: Final = 28.0
"""Height of a row on pages with more text below."""
_REASON: Final = 19.0
_BAR: Final = 48.0
"""Length of the bar of a certain win."""
_GAP: Final = 14.0
"""Between two vote cards."""
_FOOT: Final = 22.0
"""Height of the line that mentions more pages."""


class PirateAdvice(AdvicePanel[View]):
    """The advice of a captain: choices, win chances and reasons."""

    @override
    def draw(self, canvas: Canvas, shown: Shown[View], opened: OpenAdvice, box: Box) -> None:
        x, y, w, h = box
        narrative = Narrative1667(shown.text, shown.seats)
        choices = opened.advice.choices
        chosen = choices[opened.chosen]
        reason = _because(narrative, chosen, opened.chosen == 0)
        if opened.rung == RANKING:
            reason = ""
        elif opened.page:
            reason = f"{reason} {_ahead(shown.say, choices, opened.chosen)}".rstrip()
        shown_at_most = min(SHOWN, len(choices))
        wanted = len(canvas.lines(reason, "text", _REASON, w - 8)) * _REASON * WRAP_LEADING
        roomy = shown_at_most * _ROW + 2 + wanted <= h - _FOOT
        high = _ROW if roomy and not opened.page else _LOW
        for place, index in enumerate(opened.listed(SHOWN)):
            choice = choices[index]
            row = Box(x, y + place * high, w, high - 3)
            if index == opened.chosen:
                canvas.fill(row, "gold", 130, radius=6)
            _row(canvas, shown, choice, row, opened.page > 0)
            if opened.page and index == opened.picked:
                draw_tick(canvas, (x + w - 78, row[1] + row[3] / 2), 22)
        top = y + shown_at_most * high + 2
        room = y + h - top - _FOOT
        canvas.paragraph(reason, Style("text", _REASON, "ink"), (x + 4, top), w - 8, "topleft", high=room)
        if self.pages(opened.advice) > 1:
            hint = shown.say("advice-next-page" if opened.page else "advice-more", key=opened.key)
            canvas.write(hint, legible("ital", 17, "ink2"), box.line(-6), anchor="center")

    @override
    def pages(self, advice: Advice[Command]) -> int:
        """One without numbers, then each choice; one if there is one choice."""
        return 1 if len(advice.choices) == 1 else 1 + min(SHOWN, len(advice.choices))

    @override
    def choice(self, page: int) -> int:
        return max(0, page - 1)

    @override
    def spoken(self, text: Text, seats: Sequence[SeatSpec], advice: Advice[Command], page: int) -> str:
        index, count = self.choice(page), len(advice.choices)
        choice = advice.choices[index]
        percent = text.say("advice-percent", percent=_percent(choice))
        chance = text.say("advice-spoken", number=index + 1, count=count, percent=percent) if page else ""
        ahead = _ahead(text.say, advice.choices, index) if page else ""
        # why is on the banner
        said = (f"{choice_words(text.say, seats, choice.command)}.", chance, ahead)
        return " ".join(filter(None, said))

    @override
    def names_lone_part(self, command: Command) -> bool:
        return False

    @override
    def part(self, text: Text, name: str, meaning: str) -> str:
        return text.say(name)

    @override
    def words(self, text: Text, seats: Sequence[SeatSpec], view: View, command: Command) -> str:
        return choice_words(text.say, seats, command)

    @override
    def pictures(self, canvas: Canvas, shown: Shown[View], command: Command, box: Box) -> bool:
        cards = vote_cards(command)
        if cards:
            _cards(canvas, shown.view, cards, box)
        return bool(cards)


def _row(canvas: Canvas, shown: Shown[View], choice: Choice[Command], box: Box, counted: bool) -> None:
    """A choice: what it is; `counted`: its win chance as a bar and a number."""
    x, y, w, h = box
    middle, room = y + h / 2, w - (92 + _BAR if counted else 16)
    cards = vote_cards(choice.command)
    if cards:  # their words would be cut here
        _cards(canvas, shown.view, cards, Box(x + 8, y, room, h))
    else:
        label = choice_words(shown.say, shown.seats, choice.command)
        canvas.write(label, legible("bold", 19, "ink"), (x + 8, middle), room)
    if not counted:
        return
    left = x + w - 76 - _BAR
    canvas.fill(Box(left, middle - 7, _BAR, 14), "parch_dd", 150, radius=4)
    if choice.chance * _BAR >= 2:
        canvas.fill(Box(left, middle - 7, _BAR * choice.chance, 14), "good_plate", 255, radius=4)
    percent = shown.text.say("advice-percent", percent=_percent(choice))
    canvas.write(percent, legible("black", 19, "ink"), (x + w - 6, middle), 68, "midright")


def _cards(canvas: Canvas, view: View, cards: Sequence[str], box: Box) -> None:
    """Vote cards as three pictures each; sections that a running vote does not count are pale."""
    x, y, w, h = box
    call = view.table.call
    focus = call.kind if call is not None else None
    high = min(h - 6, h * (w / len(cards) - _GAP) / sections_width(h))
    for card in cards:
        x += draw_sections(canvas, card, (x, y + h / 2), high, focus) + _GAP


def _because(narrative: Narrative1667, choice: Choice[Command], best: bool) -> str:
    return narrative.advised(choice.reason, best) if choice.reason is not None else ""


def _percent(choice: Choice[Command]) -> float:
    """The win chance as it is shown."""
    return round(100 * choice.chance, 1)


def _ahead(say: Callable[..., str], choices: Sequence[Choice[Command]], index: int) -> str:
    """By how much it beats the next choice, and how much of that is due to one's side; "" for the last."""
    choice = choices[index]
    if choice.why is None or index + 1 == len(choices):
        return ""
    whole, parts = choice.why.points(_percent(choice) - _percent(choices[index + 1]))
    if not whole and not any(parts):
        return say("advice-no-further")
    points = {name: share for (name, _), share in zip(choice.why.parts, parts, strict=True)}
    return say("advice-ahead", points=whole, side=points["advice-part-side"], rest=points["advice-part-rest"])
