"""The advice panel at the side: what is best and why, and on demand the win chances and what decides."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import msgspec
from typing_extensions import override

from tortuga.app.draw.canvas import MIN_TEXT, Canvas, Style, legible
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga2014.advicewords import (
    MINUS,
    as_good,
    choice_words,
    level,
    lone_choice_text,
    what_changed,
)
from tortuga.app.games.tortuga2014.narrative import DiceNarrative, worded
from tortuga.app.games.tortuga2014.palette import FACE_ICON, ICON, SKULL
from tortuga.app.games.tortuga2014.shown import DiceShown
from tortuga.app.games.tortuga2014.table.pieces import (
    draw_bonus_tile,
    draw_chest,
    draw_die,
    draw_treasure_tile,
    tick,
)
from tortuga.app.games.tortuga2014.table.tray import sentence_in
from tortuga.app.table.marks import Shown
from tortuga.app.table.tutor import RANKING, WHY
from tortuga.app.table.ui.anygame import Say
from tortuga.app.table.ui.panels import AdvicePanel, GivenAdvice, OpenAdvice, why_better
from tortuga.app.text import Text
from tortuga.games.tortuga2014 import commands as cmd
from tortuga.games.tortuga2014.legal import attacked_area
from tortuga.games.tortuga2014.pieces import ACTION_NAMES, TREASURE_HUNT, Chest
from tortuga.games.tortuga2014.state import View
from tortuga.kernel.analysis import Moment
from tortuga.kernel.players import Advice, Choice, SeatSpec, Why, adding_up

SHOWN = 5
"""Number of choices listed; the others are far behind."""
ROW = 34.0
LOW_ROW = 31.0
DETAILS = 250.0
"""Height of a choice's details, with the gap to the list above."""
_BEST, _LARGE = 56.0, 46.0
"""Height of the best choice on the plain page, and width of its pictures."""
CHIPS = 118.0
"""Width of the picture of a choice beside everybody's chances."""
_BELOW_LIST = 22.0
"""From the list to the details of a choice below it."""
_FOOT = 68.0
"""Height below the list, for a sentence and the hint at the next page."""
_SENTENCE = 40.0
_EMBLEM = 22.0
_PICTURES, _SHARE = 156.0, 86.0
"""Widths of a row's pictures, at its left, and of its win chance, at its right."""
_BARS_END = 190.0
"""Lower end of the bars of what decides, from the top of a choice's details."""
_SIDE = 4.0
"""Margin of words and pictures to the left and right of the panel."""
_REASON_SIZE = 23.0
_TITLE = 26.0
"""Height of the line above the choices that are nearly as good."""
_PART_ICONS = (*FACE_ICON[:-1], "", ICON["phase3"])
"""Icons of the parts: the actions, the bonus tiles (drawn as a tile), the chests."""
_PIECES = ("boats", "pirates", "coins", "fleets", "crews")
"""What the parts of the actions mean once all dice are placed."""
_PAGES_BEFORE = 2
"""Pages before that of the first choice: the reason alone, and the list."""


class DiceAdvice(AdvicePanel[View]):
    """The advice of the dice game."""

    @override
    def draw(self, canvas: Canvas, shown: Shown[View], opened: OpenAdvice, box: Box) -> None:
        """The list or one choice; both if there is room for both."""
        own = replace(DiceShown.of(shown), view=opened.view, me=opened.view.seat)
        best, details = opened.advice.choices[0], opened.page >= _PAGES_BEFORE
        if len(opened.advice.choices) == 1:
            return _only_choice(canvas, own, best, box)
        if details and box.h < SHOWN * ROW + DETAILS:
            return choice_details(canvas, own, opened, box)
        if opened.page == 0:
            return _plain(canvas, own, opened, box)
        row = canvas.numeral(ROW, (box.h - (DETAILS if details else _FOOT)) / SHOWN)
        choice_list(canvas, own, opened, box, row)
        below = box.cut(top=SHOWN * row)[1]
        if details:
            choice_details(canvas, own, opened, below.cut(top=_BELOW_LIST)[1])
        elif opened.since:
            sentence_in(
                canvas, opened.since, below.inset(_SIDE, 0).moved(dy=6).cut(top=_SENTENCE)[0], 18, "red"
            )
        elif opened.rung != RANKING:
            _sentence(canvas, own, best, below.inset(_SIDE, 0).moved(dy=6).cut(top=_SENTENCE)[0])
        return _next_page(canvas, own, opened, box)

    @override
    def pages(self, advice: Advice[cmd.Command]) -> int:
        """The best choice, the list, and a page for each choice listed; one page if there is one choice."""
        return 1 if len(advice.choices) == 1 else _PAGES_BEFORE + min(SHOWN, len(advice.choices))

    why_page = _PAGES_BEFORE

    @override
    def place(self, advice: Advice[cmd.Command], command: cmd.Command) -> int | None:
        """The order of chests does not matter."""
        plain = _plain_command(command)
        return next(
            (at for at, choice in enumerate(advice.choices) if _plain_command(choice.command) == plain), None
        )

    @override
    def at_best(self, advice: Advice[cmd.Command], command: cmd.Command) -> int | None:
        """A keep that is not listed is no better than any that is."""
        place = self.place(advice, command)
        return len(advice.choices) - 1 if place is None and isinstance(command, cmd.Keep) else place

    @override
    def choice(self, page: int) -> int:
        return max(0, page - _PAGES_BEFORE)

    @override
    def spoken(self, text: Text, seats: Sequence[SeatSpec], advice: Advice[cmd.Command], page: int) -> str:
        say, index = text.say, self.choice(page)
        choice = advice.choices[index]
        if len(advice.choices) == 1:
            return say(lone_choice_text(choice))
        if page == 0:
            return say("advice-plain-spoken", count=len(advice.choices))
        alike = choice in level(advice.choices)
        percent = say("advice-percent", percent=round(100 * advice.choices[0 if alike else index].chance))
        id = "advice-spoken-level" if alike else "advice-spoken"
        said = say(id, number=index + 1, count=len(advice.choices), percent=percent)
        if choice.why is None or choice.why.sentence is None:
            return said
        return f"{said} {worded(say, seats, choice.why.sentence.id, choice.why.sentence.args)}"

    @override
    def since(self, text: Text, seats: Sequence[SeatSpec], earlier: GivenAdvice, now: GivenAdvice) -> str:
        then, chance = (text.say("advice-percent", percent=round(100 * it.chance)) for it in (earlier, now))
        id, args = what_changed(earlier, now)
        return text.say("advice-since", before=then, now=chance, what=worded(text.say, seats, id, args))

    words = staticmethod(choice_words)

    @override
    def mistake(self, moment: Moment) -> str:
        """Whether too few or too many dice were kept, for a keep."""
        chosen, best = (msgspec.convert(one, cmd.Command) for one in (moment.chosen, moment.best))
        match chosen, best:
            case cmd.Keep(kept), cmd.Keep(better):
                more = len(kept) - len(better)
                return f"account-keep-{'many' if more > 0 else 'few' if more else 'wrong'}"
            case _:
                return moment.about.id

    @override
    def names_lone_part(self, command: cmd.Command) -> bool:
        """That moving chests is about chests goes without saying."""
        return not isinstance(command, cmd.MoveChests)

    @override
    def part(self, text: Text, name: str, meaning: str) -> str:
        if name not in ACTION_NAMES:
            return text.say(f"advice-part-{name}")
        if meaning == "places":
            return text.say(f"log-action-{name}")
        return text.say(f"advice-part-{_PIECES[ACTION_NAMES.index(name)]}")

    @override
    def pictures(self, canvas: Canvas, shown: Shown[View], command: cmd.Command, box: Box) -> bool:
        choice_chips(canvas, DiceShown.of(shown), command, box, _LARGE)
        return True


def _plain_command(command: cmd.Command) -> object:
    """A command, or for chests their selection regardless of order."""
    if not isinstance(command, cmd.MoveChests):
        return command
    return sorted(command.to_fleet), sorted(command.to_crew)


def _only_choice(canvas: Canvas, shown: DiceShown, choice: Choice[cmd.Command], box: Box) -> None:
    """The only choice, without percentages, as there is nothing to compare it with."""
    pictures, below = box.inset(_SIDE, 0).cut(top=ROW)
    choice_chips(canvas, shown, choice.command, pictures)
    canvas.write(shown.say(lone_choice_text(choice)), legible("ital", 19, "ink2"), below.line(16))


def _plain(canvas: Canvas, shown: DiceShown, opened: OpenAdvice, box: Box) -> None:
    """The best choice in pictures with one reason, and below it those nearly as good."""
    best, even = opened.advice.choices[0], as_good(opened.advice.choices)
    first, below = box.cut(top=_BEST)
    canvas.fill(first, "gold", 130, radius=6)
    choice_chips(canvas, shown, best.command, first.inset(2 * _SIDE, 0), _LARGE)
    reasons, others = below.cut(top=below.h - 22 - (len(even) * ROW + _TITLE if even else 0))
    others = others.inset(_SIDE, 0)
    if best.reason is not None:
        reason = DiceNarrative(shown.text, shown.seats).advised(best.reason, best=True)
        room = reasons.inset(_SIDE, 5).moved(dy=1)
        canvas.fit_paragraph(reason, Style("text", _REASON_SIZE, "ink"), room, "topleft")
    if even:
        canvas.write(shown.say("advice-even"), legible("bold", 18, "ink2"), others.line(12))
    rows = others.inset(_SIDE, 0).moved(dy=24)
    for number, choice in enumerate(even):
        choice_chips(canvas, shown, choice.command, rows.moved(dy=number * ROW)._replace(h=ROW))
    _next_page(canvas, shown, opened, box)


def _next_page(canvas: Canvas, shown: DiceShown, opened: OpenAdvice, box: Box) -> None:
    hint = shown.say("advice-next-page" if opened.page else "advice-more", key=opened.key)
    canvas.write(hint, legible("ital", 17, "ink2"), box.line(-6).center, box.w, "center")


# ------------------------------------------------------------------------------------------ the list
def choice_list(canvas: Canvas, shown: DiceShown, opened: OpenAdvice, box: Box, row: float) -> None:
    """A row for each of the best choices: what it is, and its win chance as a bar and a number."""
    more = row / ROW
    for place, index in enumerate(opened.listed(SHOWN)):
        choice = opened.advice.choices[index]
        line = box.moved(dy=place * row).cut(top=row)[0]
        if index == opened.chosen:
            canvas.fill(line, "gold", 130, radius=6)
        pictures, rest = line.cut(left=_PICTURES)
        choice_chips(canvas, shown, choice.command, pictures.cut(left=_SIDE)[1], CHIP * more)
        bar = rest.cut(right=_SHARE)[1].cut(left=6)[1]
        gauge = Box.around(bar.center, bar.w, 14)
        canvas.fill(gauge, "parch_dd", 150, radius=4)
        if choice.chance * gauge.w >= 2:
            canvas.fill(gauge._replace(w=choice.chance * gauge.w), "good_plate", radius=4)
        if index == opened.picked:
            tick(canvas, bar.moved(dx=-2).at("midright"), 22)
        style = legible("black", 19 * more, "ink", grows=False)
        percent = _chance(shown.say, opened.advice.choices, index)
        if opened.rung == RANKING and index and not choice.equals(opened.advice.choices[0]):
            percent = shown.say("advice-ranked", percent=percent, error=_number(shown, 100 * choice.error))
        canvas.write(percent, style, line.moved(dx=-6).at("midright"), 72, "midright")


# ------------------------------------------------------------------------------------------ one choice
def choice_details(canvas: Canvas, shown: DiceShown, opened: OpenAdvice, box: Box) -> None:
    """Everybody's chances after a choice, the expected points, and why it is better than the next one."""
    choice, inner = opened.advice.choices[opened.chosen], box.inset(_SIDE, 0)
    if isinstance(choice.command, cmd.MoveChests):  # up to ten pictures: they have a line of their own
        pictures, below = inner.cut(top=LOW_ROW)
        chances, first, second = below.cut(top=LOW_ROW)[0], 74, 98
    else:
        pictures, chances = inner.cut(top=ROW)[0].cut(left=CHIPS)
        chances, first, second = chances.cut(left=_SIDE)[1], 48, 74
    choice_chips(canvas, shown, choice.command, pictures)
    _everybody(canvas, shown, choice, chances._replace(w=chances.w + _SIDE))
    expected = dict(choice.expected)
    points = shown.say(
        "advice-points",
        points=_number(shown, expected["points"]),
        lead=_number(shown, abs(expected["lead"])),
        ahead=int(round(expected["lead"], 1) >= 0),
    )
    against = shown.say("advice-last")
    why, other = choice.why, "advice-against"
    if opened.rung == WHY and opened.chosen == 0 and opened.picked is not None:
        why, other = why_better(opened.advice.choices, 0, opened.picked) or why, "advice-against-own"
    if why is not None:
        against = shown.say(other, points=_lead(shown, why.points()[0]))
    rooms = [(points, inner.w), (against, inner.w)]
    style = canvas.alike(rooms, legible("bold", 17.5, "ink"))
    canvas.write(points, style._replace(role="text"), inner.line(first))
    if why is None:
        canvas.write(against, style._replace(role="ital", color="ink2"), inner.line(second + 2))
        return
    canvas.write(against, style, inner.line(second))
    bars, sentence = box.cut(top=_BARS_END)
    split_bars(canvas, shown, why, bars.cut(top=second + 14)[1])
    _sentence(canvas, shown, choice, sentence.inset(_SIDE, 0).moved(dy=4)._replace(h=42))


def _sentence(canvas: Canvas, shown: DiceShown, choice: Choice[cmd.Command], box: Box) -> None:
    """What decides against the next choice, if a single part does so."""
    if choice.why is not None and choice.why.sentence is not None:
        reason = choice.why.sentence
        sentence_in(canvas, worded(shown.say, shown.seats, reason.id, reason.args), box, 18, "red")


def _everybody(canvas: Canvas, shown: DiceShown, choice: Choice[cmd.Command], box: Box) -> None:
    seats = [(shown.me + step) % len(choice.chances) for step in range(len(choice.chances))]
    own = round(100 * choice.chance)  # as in the list
    shares = [own, *adding_up([100 * choice.chances[seat] for seat in seats[1:]], 100 - own)]
    for place, seat in enumerate(seats):
        emblem, words = box.column(place, len(seats)).cut(left=_EMBLEM)
        canvas.emblem(shown.seat_colour(seat), emblem.center, _EMBLEM, lift=2)
        words = words.cut(left=1)[1]
        label = shown.say("advice-share", percent=shares[place])
        role = "black" if seat == shown.me else "text"
        canvas.write(label, legible(role, 17, "ink", grows=False), words.at("midleft"), words.w - 1)


def split_bars(canvas: Canvas, shown: DiceShown, why: Why, box: Box) -> None:
    """Signed bars for the five actions, bonus tiles and chests, in percentage points."""
    parts = [part for _, part in why.parts]
    _, points = why.points()
    middle, reach = box.y + (box.h - 12) / 2, (box.h - 52) / 2
    most = max(max(map(abs, parts)), 0.002)
    canvas.line((box.x, middle), (box.right, middle), "parch_dd", 1.5)
    for index, (part, lead) in enumerate(zip(parts, points, strict=True)):
        column = box.column(index, len(parts))
        x, high = column.center[0], reach * abs(part) / most
        if high >= 1:
            bar = Box(x - 13, middle - high if part > 0 else middle, 26, high)
            canvas.fill(bar, "good_plate" if part > 0 else "red", radius=2)
        said, ink = (_lead(shown, lead), "ink") if lead else ("0", "parch_dd")
        canvas.write(said, legible("bold", MIN_TEXT, ink), (x, box.y + 9), column.w - 1, "center")
        spot = column.line(-16).center
        icon = _PART_ICONS[index]
        if why.meaning == "pieces" and index == TREASURE_HUNT:
            icon = ICON["coin"]
        if icon:
            canvas.icon(icon, spot, 26, "ink2")
        else:
            draw_bonus_tile(canvas, spot, 1, 25)


# ------------------------------------------------------------------------------------------ numbers
def _chance(say: Say, choices: Sequence[Choice[cmd.Command]], index: int) -> str:
    """The win chance of a choice; if it is as good as the best, "about" the chance of that one."""
    alike = choices[index] in level(choices)
    percent = say("advice-percent", percent=round(100 * choices[0 if alike else index].chance))
    return say("advice-level", percent=percent) if alike else percent


def _number(shown: DiceShown, number: float) -> str:
    return shown.text.say("advice-number", number=round(number, 1))


def _lead(shown: DiceShown, lead: float) -> str:
    return ("+" if lead >= 0 else MINUS) + _number(shown, abs(lead))


# ------------------------------------------------------------------ choices as small pictures
Chip = Callable[[Canvas, Point, float], None]
"""Paints one picture around a point, at a width."""

CHIP = 28.0
"""Width of a picture in a row of default height."""
_APART = 2.0
_SMALL, _BADGE = 40.0, 1.6
"""Dice below this width enlarge their number by this factor, to keep it readable."""


def choice_chips(
    canvas: Canvas, shown: DiceShown, command: cmd.Command, box: Box, size: float = CHIP
) -> None:
    """Paint what a command does, from the left of a box; pictures are `size` wide if there is room."""
    chips = _chips(shown, command)
    x, middle = box.at("midleft")
    if not chips:
        canvas.write(shown.say("advice-keep-none"), legible("bold", 18, "ink"), (x, middle), box.w)
        return
    step = min(size + _APART, box.w / len(chips))
    for index, chip in enumerate(chips):
        chip(canvas, (x + step * (index + 0.5), middle), min(size, step))


def _chips(shown: DiceShown, command: cmd.Command) -> list[Chip]:
    table, seat = shown.table, shown.me
    match command:
        case cmd.Keep(dice):
            roll = table.rolls[seat] or ()
            return [_die(shown, die, roll[die]) for die in dice]
        case cmd.DeclareSkulls(action):
            return [_icon(FACE_ICON[SKULL]), _arrow, _icon(FACE_ICON[action])]
        case cmd.TakeBonus(action):
            value = shown.board(seat).bonus[action] + 1
            return [_bonus(value), _arrow, _icon(FACE_ICON[action])]
        case cmd.KeepTile(index):
            coins = table.drawn[index]
            return [lambda canvas, center, size: draw_treasure_tile(canvas, center, size, coins)]
        case cmd.Steal(target, None) | cmd.Claim(target, None):
            return [_captain(shown, target)]
        case cmd.Steal(target, int(position)):
            chest = attacked_area(table.boards[target], table.action)[position]
            return [_captain(shown, target), _chest(chest)]
        case cmd.Claim(target, str(chest)):
            return [_captain(shown, target), _chest(chest)]
        case cmd.MoveChests(to_fleet, to_crew):
            fleet, crew = map(_chest, to_fleet), map(_chest, to_crew)
            return [_icon(ICON["fleet"]), *fleet, _icon(ICON["crew"]), *crew]
        case cmd.Forfeit():
            return [_icon(ICON["cancel"]), _icon(FACE_ICON[table.action])]
        case _:
            return [_icon(FACE_ICON[table.action])]


def _die(shown: DiceShown, die: int, face: int) -> Chip:
    def chip(canvas: Canvas, center: Point, size: float) -> None:
        badge = _BADGE if size < _SMALL else 1.0
        letter, colour = shown.die_letter(die, face), shown.colour(shown.me)
        draw_die(canvas, colour, letter, face, center, size, lift=2, badge=badge)

    return chip


def _icon(name: str) -> Chip:
    return lambda canvas, center, size: canvas.icon(name, center, size - 3, "ink2")


def _arrow(canvas: Canvas, center: Point, size: float) -> None:
    canvas.icon(ICON["move"], center, size / 2, "gold_d")


def _bonus(value: int) -> Chip:
    return lambda canvas, center, size: draw_bonus_tile(canvas, center, value, size - 2)


def _captain(shown: DiceShown, seat: int) -> Chip:
    return lambda canvas, center, size: canvas.emblem(shown.seat_colour(seat), center, size, lift=2)


def _chest(chest: Chest) -> Chip:
    return lambda canvas, center, size: draw_chest(canvas, chest, center, size - 1)
