"""The maps out of turn: use it or keep it (T57-T59), and when a person wants to be asked at all."""

from __future__ import annotations

from typing import Final, Literal

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, legible
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga1667.decisions import tray
from tortuga.app.games.tortuga1667.decisions.effects import strikes
from tortuga.app.games.tortuga1667.decisions.steps import Kind, Part, StepsChooser
from tortuga.app.games.tortuga1667.palette import EVENT, GROUP_ICON, ICON
from tortuga.app.games.tortuga1667.pieces.tiles import draw_tile
from tortuga.app.games.tortuga1667.seen import spots
from tortuga.app.games.tortuga1667.table.votes import TALLY
from tortuga.app.table.chooser import PrimaryButton, Target
from tortuga.app.table.marks import Banner, Marks, Meaning, Spot
from tortuga.games.tortuga1667.pieces import SHIPS, TORTUGA
from tortuga.games.tortuga1667.state import Table

STAGES: Final = ("gap", "jump", "dodge", "fountain")
_X, _Y, _W, _H = TALLY
_BOX: Final[dict[Kind, Box]] = {
    "use": Box(_X, _Y, (_W - 12) / 2, _H),
    "keep": Box(_X + (_W + 12) / 2, _Y, (_W - 12) / 2, _H),
}
"""Where they are while a vote covers the tiles: nothing is counted yet."""
_KEY: Final[dict[Kind, str]] = {"use": "use-map", "keep": "keep-map"}


class WindowChooser(StepsChooser):
    """Whether to use a map. Maps lie open before everybody, so nothing here is secret."""

    kind = "window"

    @property
    def map(self) -> Literal["fountain", "atlantis"]:
        """The map that is asked for."""
        return "fountain" if self.stage == "fountain" else "atlantis"

    @property
    def _answer(self) -> Kind | None:
        """What is picked: to use the map, or to keep it."""
        return next((kind for kind in _KEY if Part(kind) in self.whole), None)

    @override
    def banner(self) -> Banner:
        return Banner(GROUP_ICON["map"], self.desk.names.event(self.map), self._occasion())

    def _occasion(self) -> str:
        """What is about to happen."""
        desk, table = self.desk, self.desk.table
        id, by = f"do-{table.stage}", table.current
        if table.stage == "jump" and table.call is not None:
            id, by = f"do-jump-{table.call.kind}", table.call.seat
        elif table.stage == "fountain":
            id = f"do-fountain-{table.cause}"
        return self.say(id, name=desk.name(by), on=desk.names.on(desk.place))

    @override
    def meaning(self) -> Meaning:
        if self._answer is None:
            message = f"{self._use('window-use')} {self.say(f'window-keep{self._kept}')}"
        else:
            message = self._does(self._answer)
        return Meaning(self.desk.names.event(self.map), message)

    def _does(self, kind: Kind) -> str:
        """What using or keeping the map does."""
        return self._use("does") if kind == "use" else self.say(f"does-keep{self._kept}")

    def _use(self, id: str) -> str:
        """What using the map does, in the text whose id begins with `id`."""
        names, place = self.desk.names, self.desk.place
        if self.map == "fountain":
            return self.say(f"{id}-fountain", on=names.on(place))
        return self.say(f"{id}-jump", to=names.to(1 - place))

    @property
    def _kept(self) -> str:
        """What happens without it: a player on Tortuga cannot be marooned any further (T40)."""
        if self.stage not in ("dodge", "fountain"):
            return ""
        return "-lose" if self.desk.place == TORTUGA else "-marooned"

    @override
    def button(self) -> PrimaryButton:
        answer = self._answer
        label = self.say("do-need-use" if answer is None else f"do-{answer}-button")
        return PrimaryButton(label, GROUP_ICON["map"], answer is not None)

    @override
    def targets(self) -> list[Target]:
        targets = [
            Target(Part(kind).id, self.say(f"do-{kind}-button"), None, box, _KEY[kind], self._does(kind))
            for kind, box in self._boxes().items()
        ]
        return [*targets, Target("map", self.say("do-use-button"), self._spot)]

    @property
    def _spot(self) -> Spot:
        return spots.own_map(self.desk.table, self.desk.seat, self.map)

    def _boxes(self) -> dict[Kind, Box]:
        """Where the two buttons are: in the tray, or in place of the tally while a vote covers it."""
        return _BOX if self.beside else dict(zip(_BOX, tray.boxes(2), strict=True))

    @override
    def pick(self, id: str) -> None:
        part = Part("keep") if id == Part("keep").id else Part("use")
        self.picked = () if part in self.picked else (part,)

    @override
    def marks(self) -> Marks:
        own = frozenset({self._spot})
        return Marks(chosen=own) if self._answer == "use" else Marks(legal=own)

    @override
    def paint(self, canvas: Canvas, hot: str | None) -> None:
        for kind, box in self._boxes().items():
            ink = draw_tile(canvas, box, chosen=kind == self._answer, hot=hot == Part(kind).id)
            icon = EVENT[self.map].icon if kind == "use" else ICON["lock"]
            label = self.say(f"do-{kind}-button")
            if self.beside:  # a low tile has its picture at the left
                x, y, w, h = box
                canvas.icon(icon, (x + 44, y + h / 2), h - 22, ink, 120)
                canvas.write(label, legible("sc", 22, ink, "shade"), (x + 82, y + h / 2), w - 122)
                continue
            tray.caption(canvas, box, label, ink)
            middle, high = tray.picture_place(box)
            canvas.icon(icon, middle, high if kind == "use" else high * 0.8, ink, 120)


def matters(table: Table, seat: int) -> bool:
    """Whether using the map could change anything for its owner, by public facts alone."""
    board = table.board
    match table.stage:
        case "fountain":
            line = board.lines[TORTUGA]
            return board.place(seat) != TORTUGA or line[-1] != seat or bool(table.hands[seat])
        case "jump":
            call = table.call
            assert call is not None, "a vote was called"
            votes = bool(table.hands[seat]) and not table.codes[seat]
            return votes or (call.kind == "mutiny" and call.captain == seat)
        case "gap":
            return _threatened(table, seat)
    return True


def own_turn(table: Table, seat: int) -> bool:
    """Whether the map may be used just before one's own turn, which is no question of its own."""
    return table.stage == "gap" and table.current == seat


def _threatened(table: Table, seat: int) -> bool:
    """Whether the one whose turn it is may come aboard with the second Albatross of the ship."""
    board, ship = table.board, table.board.place(seat)
    if ship not in SHIPS or board.boats[ship] != table.current or board.full(ship):
        return False
    return table.albatrosses[table.current] > 0 and strikes(table, table.current, ship)
