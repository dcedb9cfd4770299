"""The panel beside the sea chart: the chosen voyage, who sits there, and what its stars ask for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from tortuga.app.captains.ask import captains_of
from tortuga.app.captains.characters import level_name, split_player, title
from tortuga.app.draw.canvas import Canvas, Style, legible
from tortuga.app.draw.theme import ICON
from tortuga.app.draw.units import Box, Point
from tortuga.app.input.focus import Action
from tortuga.app.scene.context import Context
from tortuga.app.scenes.log.view import PAGE_TITLE, PANEL_NOTE, PANEL_TEXT, PAPER_NOTE, PAPER_TEXT
from tortuga.app.scenes.voyages.isle import stars
from tortuga.app.scenes.voyages.words import VoyageWords, posts_of, standings_of
from tortuga.app.voyages import Island, Passage
from tortuga.app.widgets.button import SHADE, Button, in_a_row
from tortuga.kernel.game import NOBODY
from tortuga.kernel.voyage import STARS

FIRST: Final = Box(1300, 930, 580, 72)
OTHERS: Final = Box(1300, 1010, 580, 40)
"""Buttons below the panel."""
_HEAD: Final = Box(1300, 116, 580, 452)
_GOALS: Final = Box(1300, 584, 580, 330)
MAX_ROWS: Final = 5
"""Most seats that have a row each on the panel; more of them share one line."""
_LINE: Final = 23.0
"""Size up to which the words of a row with two lines grow."""
_LOW: Final = 48.0
"""Height of a row below which it has one line of words."""
_FACES: Final = 174.0
"""Height of the line of faces of a larger table."""
_NOTE: Final = 236.0
"""Room for the words above the chances."""
_HAT: Final = 19.0
"""Distance from hat to hat of a level."""


class VoyagePanel:
    """The panel of one voyage.

    Args:
        passage: None if its island is not open yet.
    """

    def __init__(
        self,
        context: Context,
        island: Island,
        passage: Passage | None,
        words: VoyageWords,
    ) -> None:
        self._context, self.island, self._passage = context, island, passage
        self._words = words

    def draw_voyage(self, canvas: Canvas) -> None:
        """Draw the chosen island: the situation, who sits there, what is asked."""
        island = self.island
        canvas.plate("wood_brass", _HEAD)
        area = _HEAD.inset(32, 26)
        head, rest = area.cut(top=92)
        canvas.disc(
            "#a5301f", island.voyage.symbol if island.open else "padlock", (head.x + 36, head.y + 34), 76
        )
        style = Style("display", 46, "#fff3d0", SHADE)
        canvas.write(self._words.title, style, head.line(24, 88, 112))
        tries = self._context.say("voyage-tries", count=island.tries)
        tried = canvas.write(
            tries, PANEL_NOTE._replace(size=17), (head.right - 4, head.y + 68), 170, "midright"
        )
        canvas.write(self._words.note, PANEL_NOTE, head.line(68, 88, head.right - tried.x + 12))
        stars(canvas, (head.right - 54, head.y + 24), 34, island.stars, 38)
        passage = self._passage
        count = len(passage.seats) if passage is not None else 0
        rows_h = 58.0 * count if count <= MAX_ROWS else _FACES
        story, below = rest.cut(top=max(70.0, rest.h - rows_h - 10))
        canvas.fit_paragraph(self._words.story, PANEL_TEXT, story, "topleft")
        if passage is not None:
            order = [(passage.me + step) % count for step in range(count)]  # the person, then the rivals
            if count > MAX_ROWS:
                self._draw_faces(canvas, below, order, passage)
            else:
                for at, seat in enumerate(order):
                    self._draw_seat(canvas, below.row(at, count, 6), seat, passage)
        rest = self.draw_goals(canvas, _GOALS, self._context.say(f"voyage-{island.name}-head"))
        canvas.fit_paragraph(self._words.measured, PAPER_NOTE, rest.inset(6, 0).cut(top=4)[1], "topleft")

    def _draw_seat(self, canvas: Canvas, box: Box, seat: int, passage: Passage) -> None:
        spec, mine = passage.seats[seat], seat == passage.me
        canvas.plate("well_gold" if mine else "well_small", box)
        x, y = box.at("midleft")
        canvas.emblem(canvas.seat(passage.game, spec.colour), (x + 32, y), box.h - 8)
        right = box.right - 16
        standings = standings_of(passage.game, passage.view(NOBODY))
        if standings:
            standing = standings[seat]
            figure = Style("black", 27, "gold_l", SHADE)
            right = canvas.write(f"{standing.points}", figure, (right, y - 1), 60, "midright").x - 14
            for icon, number in reversed(standing.signs):
                told = canvas.write(
                    f"{number}", Style("bold", 20, "cream", SHADE), (right, y - 1), 34, "midright"
                )
                canvas.icon(icon, (told.x - 16, y), 24, "note")
                right = told.x - 38
        posts = posts_of(self._context, passage.game, passage.view(NOBODY))
        if posts:
            icon, post, _ = posts[seat]
            wide = max(canvas.width(words, PANEL_NOTE.role, PANEL_NOTE.size, True) for _, words, _ in posts)
            right -= min(170.0, wide)  # the same in all rows
            canvas.write(post, PANEL_NOTE, (right, y - 1), box.right - 16 - right)
            canvas.icon(icon, (right - 20, y), 26, "note")
            right -= 40
        style, note = legible("sc", 21, "cream", SHADE), PANEL_NOTE
        if box.h < _LOW:
            left, down = x + (216 if posts else 250), y
            canvas.write(spec.name, style, (x + 66, y - 1), left - x - 80)
        else:  # two lines, which may not grow into one another
            style, note = (each.fixed(canvas.sized(each.role, each.size, _LINE)) for each in (style, note))
            canvas.write(spec.name, style, (x + 66, y - 12), right - x - 74)
            left, down = x + 66, y + 13
        if mine:
            canvas.write(self._context.say("voyage-you"), note, (left, down), right - left)
            return
        left += hats(canvas, passage, spec.player, (left + 6, down))
        character = split_player(spec.player)[1]  # the hats show the level
        words = (
            title(self._context, passage.game, character)
            if character
            else level_name(self._context, spec.player)
        )
        canvas.write(words, note, (left, down), right - left)

    def _draw_faces(self, canvas: Canvas, box: Box, order: Sequence[int], passage: Passage) -> None:
        """Draw many seats in one line, with what the rivals are."""
        words, faces = box.cut(bottom=40)
        places = [faces.column(at, len(order), 4) for at in range(len(order))]
        you = self._context.say("voyage-you")
        names = [you if seat == passage.me else passage.seats[seat].name for seat in order]
        style = canvas.alike([(name, place.w) for name, place in zip(names, places, strict=True)], PANEL_NOTE)
        for seat, name, place in zip(order, names, places, strict=True):
            colour = canvas.seat(passage.game, passage.seats[seat].colour)
            size = min(76.0, place.w)
            ring = "light" if seat == passage.me else "gold"
            canvas.emblem(colour, (place.center[0], place.y + 42), size, ring=ring)
            canvas.write(name, style, (place.center[0], place.y + 94), place.w, "center")
        posts = posts_of(self._context, passage.game, passage.view(NOBODY))
        held = [posts[seat] for seat in order] if posts else []
        note = canvas.alike(
            [(post, place.w) for (*_, post), place in zip(held, places, strict=False)], PANEL_NOTE
        )
        for (icon, _, post), place in zip(held, places, strict=False):
            canvas.disc("#4a2a16", icon, (place.center[0] + min(30.0, place.w * 0.4), place.y + 70), 30)
            canvas.write(post, note, (place.center[0], place.y + 114), place.w, "center")
        player = passage.seats[order[1]].player
        left = words.x + hats(canvas, passage, player, (words.x + 10, words.center[1]))
        canvas.write(level_name(self._context, player), PANEL_TEXT, (left + 6, words.center[1] - 1), 400)

    def draw_goals(
        self, canvas: Canvas, box: Box, head: str, reached: Callable[[int], bool | None] = lambda _: None
    ) -> Box:
        """Draw what the stars ask for, and how often the strongest captain succeeds; returns the box's rest.

        Args:
            reached: by number of stars, whether they were won; None if that is not known.
        """
        canvas.plate("parchment_torn", box)
        area = box.inset(24, 22)
        title, rest = area.cut(top=46)
        words = self._context.say("voyage-admiral")
        note = canvas.write(words, PAPER_NOTE, (title.right - 6, title.y + 20), _NOTE, "midright")
        canvas.write(head, PAGE_TITLE, title._replace(w=note.x - title.x - 16).line(20, 8, 0))
        rows, rest = rest.cut(top=3 * 64.0)
        for won in range(1, STARS + 1):
            self._draw_goal(canvas, rows.row(won - 1, STARS, 6), won, reached(won))
        return rest

    def _draw_goal(self, canvas: Canvas, box: Box, won: int, reached: bool | None) -> None:
        canvas.fill(box, "gold_l" if reached else "parch_dd", 120 if reached else 70, 9)
        canvas.outline(box, "gold_d" if reached else "parch_dd", 3 if reached else 1.5, 9)
        x, y = box.at("midleft")
        stars(canvas, (x + 54, y), 28, won, 30)
        if reached is not None:
            sign = ("good_plate", ICON["done"]) if reached else ("warn_plate", ICON["cancel"])
            canvas.disc(*sign, (x + 4, box.y + 6), 28)
        share = self.island.shipped.share(won)
        figure = Style("black", 23, "ink")
        canvas.write(self._words.percent(share), figure, (box.right - 12, y - 1), 66, "midright")
        bar = Box(box.right - 170, y - 8, 84, 16)
        canvas.fill(bar, "#6b5428", 140, 6)
        canvas.fill(bar._replace(w=max(6.0, bar.w * share)), "#2a6fae", 255, 6)
        words = Box(x + 112, box.y + 3, bar.x - x - 124, box.h - 6)
        canvas.fit_paragraph(self._words.goal(won), PAPER_TEXT._replace(role="bold", size=20), words)


def voyage_buttons(context: Context, ways: Mapping[str, Action], *, there: bool) -> Iterator[Button]:
    """The buttons for what may be done with an island.

    Args:
        ways: what buttons do, by id.
        there: whether it is open.
    """
    say, (left, right) = context.say, (OTHERS.column(at, 2, 10) for at in range(2))
    yield Button(
        "sail", FIRST, say("voyage-sail"), "shooner-sailboat", "primary", 30, key="confirm", enabled=there,
        action=ways["sail"],
    )  # fmt: skip
    look = Button("look", left, say("voyage-look"), "spyglass", size=19, enabled=there, action=ways["look"])
    yield from in_a_row((look, Button("how", right, say("voyage-how"), "help", size=19, action=ways["how"])))


def hats(canvas: Canvas, passage: Passage, player: str, spot: Point) -> float:
    """Draw the hats of a captain's level; returns how wide they are."""
    levels = captains_of(passage.game).levels
    level = split_player(player)[0]
    if level not in levels:
        return 0
    for at in range(len(levels)):
        tone = "gold_l" if at <= levels.index(level) else "#6a4a3a"
        canvas.icon("pirate-hat", (spot[0] + at * _HAT, spot[1]), 17, tone)
    return _HAT * len(levels) + 8
