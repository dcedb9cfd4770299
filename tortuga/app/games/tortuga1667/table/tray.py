"""The tray: the tiles of the actions, and its content while somebody else decides."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, Style, legible
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga1667 import layout
from tortuga.app.games.tortuga1667.palette import ICON, Event
from tortuga.app.games.tortuga1667.pieces.cards import WORDS_FROM
from tortuga.app.games.tortuga1667.pieces.marks import draw_action
from tortuga.app.games.tortuga1667.seen.shown import TableShown
from tortuga.app.games.tortuga1667.table.blows import draw_blow
from tortuga.app.games.tortuga1667.table.events import draw_viewed, known
from tortuga.app.games.tortuga1667.table.fates import draw_fate
from tortuga.app.games.tortuga1667.table.loot import draw_loot
from tortuga.app.games.tortuga1667.table.moments import poll_panel
from tortuga.app.games.tortuga1667.table.votes import poll_card, votes_so_far
from tortuga.app.games.tortuga1667.words.naming import ACTIONS
from tortuga.app.table.marks import Spot
from tortuga.app.table.part import Hit, Part
from tortuga.games.tortuga1667.pieces import ROW
from tortuga.games.tortuga1667.rules import RULES
from tortuga.games.tortuga1667.state import View

ACTION_PAGES: Final = ("row", "row", "row", "boats", "attack", "marooning", "mutiny", "treasure", "brawl")
"""By tile, the page of the rules."""
_CARD: Final = WORDS_FROM
"""The width of a viewed card: enough for its text, and for five side by side."""
_PITCH: Final = (layout.ACTIONS[2] - _CARD) / (ROW - 1)
_MAX_WITH_TEXT: Final = 2
"""Up to this many viewed cards leave room for their text beside them."""
_HEADING: Final = (layout.ACTIONS[0] + 4, 788.0)
_WHOSE: Final = (layout.ACTIONS[0] + layout.ACTIONS[2] / 2, layout.ACTIONS.bottom - 16)


class Actions(Part):
    """The tiles of the actions, and the cards of a vote over them; both are drawn with the choice."""

    places = {"action": layout.action}
    kinds = ("poll",)
    pages = {"poll": "votes"}
    rings = {"action": 12.0}

    @override
    def box(self, spot: Spot, view: View, me: int) -> Box | None:
        """The seat of a `poll` is the number of its cards."""
        return poll_card(spot.index, spot.seat) if spot.kind == "poll" else super().box(spot, view, me)

    @override
    def areas(self, shown: TableShown) -> Iterator[Hit]:
        if tiles_lie(shown):
            yield from (
                Hit(Spot("action", index=index), layout.action(index)) for index in range(len(ACTIONS))
            )

    @override
    def page(self, spot: Spot) -> str:
        return ACTION_PAGES[spot.index] if spot.kind == "action" else super().page(spot)

    @override
    def tip(self, shown: TableShown, spot: Spot) -> str:
        return shown.say(f"tip-action-{spot.index}") if spot.kind == "action" else ""


def idle(canvas: Canvas, shown: TableShown) -> None:
    """The tray while nobody at the screen decides."""
    poll = shown.poll
    blow, loot, fate = shown.marks.blow, shown.marks.loot, shown.marks.fate
    if blow is not None or loot is not None or fate is not None:
        if blow is not None:
            draw_blow(canvas, shown, blow)
        if loot is not None:
            draw_loot(canvas, shown, loot)
        if fate is not None:
            draw_fate(canvas, shown, fate)
        _meaning(canvas, shown)
        return
    if poll is not None:
        poll_panel(canvas, shown, poll)
        voted = shown.me in poll.cast and not poll.cards
        _meaning(canvas, shown, "pic-voted" if voted else "pic-watching")
        return
    whose = _whose(shown)
    if _several(shown):
        votes_so_far(canvas, shown, layout.ACTIONS)
    elif cards := viewed(shown):
        _cards(canvas, shown, cards)
        _acting(canvas, whose, _WHOSE)
    else:
        for index, name in enumerate(ACTIONS):
            label = shown.say(f"pic-act-{name}")
            draw_action(canvas, index, label, ICON[name], "", "illegal", label=False)
        _acting(canvas, whose, layout.ACTIONS.center)
    _meaning(canvas, shown)


def _acting(canvas: Canvas, whose: str, center: Point) -> None:
    """A tag that tells who acts, if there are words for it."""
    if whose:
        canvas.tag(center, whose, "tag_ink", ICON["wait"], 21, max_w=layout.ACTIONS.w - 60)


def _several(shown: TableShown) -> bool:
    """Whether several people share the screen in a running game: no viewed cards are shown then."""
    return sum(spec.is_human for spec in shown.seats) > 1 and bool(shown.table.turn)


def tiles_lie(shown: TableShown) -> bool:
    """Whether the tray shows the tiles of the actions, to choose from or dark."""
    if shown.me in RULES.to_act(shown.table):
        return shown.table.stage == "act"
    return not (shown.poll or _several(shown) or viewed(shown))


def viewed(shown: TableShown) -> tuple[tuple[int, Event], ...]:
    """The cards of the row that the person at the screen has viewed, with their places."""
    if shown.view.seat != shown.me:  # a replay with all cards open shows cards, not knowledge
        return ()
    row = ((index, known(shown, index)) for index in range(ROW))
    return tuple((index, event) for index, event in row if event is not None)


def _cards(canvas: Canvas, shown: TableShown, viewed: Sequence[tuple[int, Event]]) -> None:
    """The viewed cards, large enough to read; with larger letters, a few have their text beside them."""
    canvas.write(shown.say("pic-viewed"), legible("ital", 19, "label", "shade"), _HEADING, layout.ACTIONS[2])
    high = _CARD * layout.CARD_SHAPE
    tray = layout.ACTIONS.cut(top=high)[0]
    beside = canvas.art.letters.growth > 1.0 and len(viewed) <= _MAX_WITH_TEXT
    for number, (index, event) in enumerate(viewed):
        if not beside:
            center = tray.moved((number - (len(viewed) - 1) / 2) * _PITCH).center
            draw_viewed(canvas, shown, index, event, center, _CARD)
            continue
        card, words = tray.column(number, _MAX_WITH_TEXT).cut(left=_CARD)
        draw_viewed(canvas, shown, index, event, card.center, _CARD)
        line, style = shown.say(f"event-{event}-line"), Style("text", 21, "cream", "shade")
        canvas.paragraph(line, style, words.inset(16, 6), anchor="topleft", high=high - 8)


def _whose(shown: TableShown) -> str:
    """Who acts, and in how many turns the seat at the screen will; "" if it needs no telling."""
    table, me = shown.table, shown.me
    ending = table.turned is not None and table.turned.event == "armada"
    if table.current < 0 or table.stage == "finished" or not table.turn or ending:
        return ""
    acting = RULES.to_act(table) or (table.current,)
    name = shown.name(acting[0])
    turns = (me - table.current) % table.seats
    if len(acting) > 1 or acting[0] == me or not turns:
        return ""
    return shown.say("pic-acting", name=name, turns=turns)


def _meaning(canvas: Canvas, shown: TableShown, message: str = "pic-watching") -> None:
    """A message on the parchment of meanings; with larger letters, the log takes its place."""
    if canvas.art.letters.growth > 1.0:
        return
    box = layout.MEANING
    canvas.plate("parchment_flat", box)
    canvas.write(shown.say(message), legible("sc", 22, "red"), box.line(26, 18))
    note, high = shown.say(f"{message}-note"), box.h - 52
    canvas.paragraph(note, Style("text", 19, "ink"), box.line(46, 18), anchor="topleft", high=high)
