"""The tab of the talk at the table: who said what in which turn, and whose talk is shown."""

from __future__ import annotations

from collections.abc import Iterator, MutableMapping, Sequence
from typing import Any, Final, Literal, NamedTuple, TypeAlias, get_args

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, Style, at_most, legible
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga1667.palette import ICON
from tortuga.app.games.tortuga1667.pieces.nations import draw_face
from tortuga.app.games.tortuga1667.seen.spots import others
from tortuga.app.games.tortuga1667.words.naming import Naming, talk_sentence
from tortuga.app.input.focus import Focusable, id_parts
from tortuga.app.table.acts.motions import Act
from tortuga.app.table.marks import Shown
from tortuga.app.table.ui.panels import Look, SidePanel
from tortuga.games.tortuga1667.events import Said
from tortuga.games.tortuga1667.state import View

Heard: TypeAlias = Literal["all", "mine", "none"]
HEARD: Final[tuple[Heard, ...]] = get_args(Heard)


Person: TypeAlias = tuple[str, str]
"""Name and colour: the same one at the next table, wherever the seat is."""


class TalkFilter:
    """Whose talk is shown; kept for the next game of the same people. Everybody always sees their own."""

    def __init__(self) -> None:
        self.heard: Heard = "all"
        self.muted: frozenset[int] = frozenset()
        """Seats whose lines are not heard."""
        self._persons: Sequence[Person] = ()
        self._evening: MutableMapping[Any, Any] = {}

    def sit(self, persons: Sequence[Person], session_memory: MutableMapping[Any, Any]) -> None:
        """Start a table with these people, by seat, with the choice of their last game together.

        Args:
            session_memory: choices by group of people, kept from game to game.
        """
        self._persons, self._evening = tuple(persons), session_memory
        kept = session_memory.get(frozenset(persons))
        if kept is not None:
            self.heard, muted = kept
            self.muted = frozenset(seat for seat, person in enumerate(persons) if person in muted)

    def _keep(self) -> None:
        muted = frozenset(self._persons[seat] for seat in self.muted if seat < len(self._persons))
        self._evening[frozenset(self._persons)] = (self.heard, muted)

    def hears(self, seat: int, target: int, me: int) -> bool:
        """Whether a line is heard.

        Args:
            seat: who says it.
            target: the seat it is about, -1 = nobody.
            me: the seat at the bottom.
        """
        if seat == me:
            return True
        if seat in self.muted or self.heard == "none":
            return False
        return self.heard == "all" or target == me

    def turn(self) -> None:
        """The next choice."""
        self.heard = HEARD[(HEARD.index(self.heard) + 1) % len(HEARD)]
        self._keep()

    def mute(self, seat: int) -> None:
        """Mute a seat, or unmute it."""
        self.muted ^= {seat}
        self._keep()


_SIZE, _LARGEST, _LEADING, _GAP = 19.0, 25.0, 1.16, 5.0
_ROWS: Final = 2
_STRIP, _FACE, _STEP = 36.0, 30.0, 34.0
_CHIP, _SMALL_CHIP = 118.0, 36.0
_BROAD: Final = 300.0
"""From this width on the button has a label, not the symbol alone."""
_LEFT = 34.0
_HEARD, _MUTE = "heard", "mute:"
_SIGN: Final[dict[Heard, str]] = {"all": "talk", "mine": "person", "none": "hidden"}


class Talked(NamedTuple):
    """The data that the tab is drawn from."""

    lines: tuple[tuple[int, Said], ...]
    """Turn and line, oldest first; those that are heard."""
    heard: Heard
    muted: frozenset[int]


class TalkPanel(SidePanel[View]):
    """The talk so far, and buttons for whose talk is shown.

    Args:
        hearing: of this table.
    """

    name = "talk"
    page = "secrets"

    def __init__(self, hearing: TalkFilter) -> None:
        self._hearing = hearing

    @override
    def offered(self, view: View) -> bool:
        """Only if talk is on."""
        return view.table.options.talk == "on"

    @override
    def region_key(self, view: View, me: int, act: Act | None) -> Talked:
        hearing = self._hearing
        lines = tuple(
            [
                (past.turn, past.event)
                for past in view.table.history
                if isinstance(past.event, Said) and hearing.hears(past.event.seat, past.event.target, me)
            ]
        )
        return Talked(lines, hearing.heard, hearing.muted)

    # ------------------------------------------------------------------ whose talk is shown
    @override
    def focusables(self, shown: Shown[View], box: Box) -> Iterator[Focusable]:
        """The choice of whose talk is shown, with a face for each of the others."""
        say, hearing = shown.say, self._hearing
        label = f"{say(f'talk-hear-{hearing.heard}')}: {say(f'talk-hear-{hearing.heard}-note')}"
        yield Focusable(_HEARD, _chip(box), label, label, radius=9)
        for seat, place in _faces(shown, box):
            muted = seat in hearing.muted
            label = say("talk-unmute" if muted else "talk-mute", name=shown.seats[seat].name)
            yield Focusable(f"{_MUTE}{seat}", place, label, label, radius=_FACE / 2, checked=muted)

    @override
    def press(self, id: str) -> None:
        if id == _HEARD:
            self._hearing.turn()
        else:
            self._hearing.mute(int(id_parts(id)[-1]))

    # ------------------------------------------------------------------ drawing
    @override
    def draw(self, canvas: Canvas, shown: Shown[View], key: Talked, box: Box, look: Look) -> None:
        x, y, w, h = box
        _lines(canvas, shown, key.lines, Box(x, y, w, h - _STRIP - 4), look.offset)
        chip = _chip(box)
        canvas.plate("well_hot_small" if look.hot == _HEARD else "well_small", chip)
        middle = chip[1] + chip[3] / 2
        canvas.icon(ICON[_SIGN[key.heard]], (chip[0] + 17, middle), 18, "gold_l")
        label = shown.say(f"talk-hear-{key.heard}")
        if chip[2] == _CHIP:
            canvas.write(label, legible("bold", 17, "cream", "shade"), (chip[0] + 31, middle), chip[2] - 38)
        for seat, (fx, fy, fw, fh) in _faces(shown, box):
            off = seat in key.muted or key.heard == "none"
            spot, hot = (fx + fw / 2, fy + fh / 2), look.hot == f"{_MUTE}{seat}"
            draw_face(canvas, shown.colour(seat), spot, fw, ring="gold" if hot else "brass", dim=off)
            if seat in key.muted:
                canvas.icon(ICON["cancel"], spot, fw * 0.8, "red", 160)


def _chip(box: Box) -> Box:
    x, y, w, h = box
    return Box(x, y + h - _STRIP + 3, _CHIP if w >= _BROAD else _SMALL_CHIP, _STRIP - 4)


def _faces(shown: Shown[View], box: Box) -> Iterator[tuple[int, Box]]:
    """The others clockwise, at the right."""
    x, y, w, h = box
    seats = others(shown.me, len(shown.seats))
    step = min(_STEP, (w - _chip(box)[2] - 6) / max(1, len(seats)))
    size = min(_FACE, step - 1)
    for at, seat in enumerate(seats):
        left = x + w - step * (len(seats) - at) + (step - size) / 2
        yield seat, Box(left, y + h - _STRIP + 1 + (_STRIP - size) / 2, size, size)


def _lines(
    canvas: Canvas, shown: Shown[View], lines: Sequence[tuple[int, Said]], box: Box, offset: int
) -> None:
    """The newest lines that fit, from the top as in the log."""
    x, y, w, h = box
    if not lines:
        style = Style("ital", 20, "ink2")
        canvas.paragraph(shown.say("talk-nothing"), style, (x + w / 2, y + h / 2), w, "center")
        return
    size = min(_LARGEST, canvas.sized("text", _SIZE))
    leading, names = size * _LEADING, Naming(shown.text.say, shown.seats)
    fitting: list[tuple[Said, list[str]]] = []
    for turn, said in reversed(lines[: max(1, len(lines) - offset)]):
        sentence = shown.say("talk-told", turn=turn, words=talk_sentence(shown.say, names, said))
        rows = at_most(canvas.lines(sentence, "text", size, w - _LEFT - 4), _ROWS)
        h -= len(rows) * leading + _GAP
        if h < -2:
            break
        fitting.append((said, rows))
    for said, rows in reversed(fitting):
        tall = len(rows) * leading + _GAP
        middle = y + tall / 2
        y += tall
        draw_face(canvas, shown.colour(said.seat), (x + 14, middle), 27, lift=1)
        for at, row in enumerate(rows):
            cy = middle + (at - (len(rows) - 1) / 2) * leading
            ink = "red" if said.target == shown.me else "ink"
            canvas.write(row, legible("text", size, ink, grows=False), (x + _LEFT, cy), w - _LEFT)
