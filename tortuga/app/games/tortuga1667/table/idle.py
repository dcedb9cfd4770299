"""The place of the actions while somebody else decides: what one has viewed, dark tiles, or past votes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.fitted import words
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga1667 import layout as at
from tortuga.app.games.tortuga1667.palette import ICON, Event
from tortuga.app.games.tortuga1667.pieces.events import WORDS_FROM
from tortuga.app.games.tortuga1667.pieces.tiles import draw_action
from tortuga.app.games.tortuga1667.table.ballots import poll_key, vote_panel
from tortuga.app.games.tortuga1667.table.cards import draw_viewed, known
from tortuga.app.games.tortuga1667.table.sight import TableShown
from tortuga.app.games.tortuga1667.table.tallies import votes_so_far
from tortuga.app.table.layers import Region
from tortuga.games.tortuga1667.pieces import ROW
from tortuga.games.tortuga1667.rules import RULES

ACTIONS: Final = ("view", "reveal", "force", "row", "attack", "maroon", "mutiny", "sneak", "brawl")
"""Names of the tiles, in their order."""
TRAY: Final[Box] = Box(at.VOTE_PANEL[0] - 14, at.VOTE_PANEL[1] - 22, at.STAGE[2] - at.VOTE_PANEL[0], 396)
"""All that decisions may paint over: banner, actions and what the choice means."""
_CARD: Final = WORDS_FROM
"""Width of a viewed card: with its words, and five of them beside each other."""
_PITCH: Final = (at.ACTIONS[2] - _CARD) / (ROW - 1)
_FEW: Final = 2
"""So many viewed cards leave room beside them for their words."""
_HEADING: Final = (at.ACTIONS[0] + 4, 788.0)
_WHOSE: Final = (at.ACTIONS[0] + at.ACTIONS[2] / 2, at.ACTIONS[1] + at.ACTIONS[3] - 16)


def idle(sight: TableShown) -> Region:
    """What lies there while nobody before the screen decides."""
    poll = sight.poll
    if poll is not None:

        def voting(canvas: Canvas) -> None:
            vote_panel(canvas, sight, poll)
            voted = sight.me in poll.cast and not poll.cards
            _meaning(canvas, sight, "pic-voted" if voted else "pic-watching")

        return Region("tray", TRAY, ("poll", sight.me, poll_key(sight, poll)), voting)
    several = sum(spec.is_human for spec in sight.seats) > 1
    told = _whose(sight)
    if several and sight.table.turn:
        votes = votes_so_far(sight, at.ACTIONS, "tray")

        def past(canvas: Canvas) -> None:
            votes.paint(canvas)
            _meaning(canvas, sight)

        return Region("tray", TRAY, ("votes", votes.key, sight.text.language), past)
    if viewed := _viewed(sight):

        def remember(canvas: Canvas) -> None:
            _cards(canvas, sight, viewed)
            if told:
                canvas.tag(_WHOSE, told, "tag_ink", ICON["wait"], 21, max_w=at.ACTIONS[2] - 60)
            _meaning(canvas, sight)

        return Region("tray", TRAY, ("viewed", viewed, told, sight.text.language), remember)
    names = tuple(sight.say(f"pic-act-{name}") for name in ACTIONS)

    def paint(canvas: Canvas) -> None:
        for index, name in enumerate(names):
            draw_action(canvas, index, name, ICON[ACTIONS[index]], "", "illegal", label=False)
        if told:
            middle = at.ACTIONS.center
            canvas.tag(middle, told, "tag_ink", ICON["wait"], 21, max_w=at.ACTIONS[2] - 60)
        _meaning(canvas, sight)

    return Region("tray", TRAY, ("idle", names, told, sight.text.language), paint)


def tiles_lie(sight: TableShown) -> bool:
    """Whether the tiles of the actions lie there: to choose from, or dark."""
    if sight.me in RULES.to_act(sight.table):
        return sight.table.stage == "act"
    several = sum(spec.is_human for spec in sight.seats) > 1
    return not (sight.poll or (several and sight.table.turn) or _viewed(sight))


def _viewed(sight: TableShown) -> tuple[tuple[int, Event], ...]:
    """What the person before the screen has viewed of the row, and where it lies."""
    if sight.view.seat != sight.me:  # a replay with all cards open shows what lies there, not what one knows
        return ()
    found = ((index, known(sight, index)) for index in range(ROW))
    return tuple((index, event) for index, event in found if event is not None)


def _cards(canvas: Canvas, sight: TableShown, viewed: Sequence[tuple[int, Event]]) -> None:
    """The cards large enough to be read, each with its place in the row; few have their words beside them."""
    words(canvas, sight.say("pic-viewed"), "ital", 19, "label", _HEADING, "midleft", "shade", at.ACTIONS[2])
    x, y, w, _ = at.ACTIONS
    if canvas.art.letters.growth > 1.0 and len(viewed) <= _FEW:
        each, high = w / _FEW, _CARD * at.CARD_SHAPE
        for number, (index, event) in enumerate(viewed):
            left = x + number * each
            draw_viewed(canvas, sight, index, event, (left + _CARD / 2, y + high / 2), _CARD)
            box = (left + _CARD + 16, y + 6, each - _CARD - 32, high - 8)
            told, spot = sight.say(f"event-{event}-line"), (box[0], box[1])
            canvas.text(told, "text", 21, "cream", spot, "topleft", "shade", wrap=box[2], max_h=box[3])
        return
    for number, (index, event) in enumerate(viewed):
        center = (x + w / 2 + (number - (len(viewed) - 1) / 2) * _PITCH, y + _CARD * at.CARD_SHAPE / 2)
        draw_viewed(canvas, sight, index, event, center, _CARD)


def _whose(sight: TableShown) -> str:
    """Who acts, and how soon one's own turn comes."""
    table, me = sight.table, sight.me
    if table.current < 0 or table.stage == "finished" or not table.turn:
        return ""
    acting = RULES.to_act(table) or (table.current,)
    name = sight.name(acting[0])
    turns = (me - table.current) % table.seats
    if len(acting) > 1 or acting[0] == me or not turns:
        return ""
    return sight.say("pic-acting", name=name, turns=turns)


def _meaning(canvas: Canvas, sight: TableShown, told: str = "pic-watching") -> None:
    if canvas.art.letters.growth > 1.0:  # the log is longer instead
        return
    x, y, w, h = at.MEANING
    canvas.plate("parchment_flat", at.MEANING)
    words(canvas, sight.say(told), "sc", 22, "red", (x + 18, y + 26), "midleft", None, w - 36)
    note = sight.say(f"{told}-note")
    canvas.text(note, "text", 19, "ink", (x + 18, y + 46), "topleft", wrap=w - 36, max_h=h - 52)
