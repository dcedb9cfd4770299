"""All questions apart from actions: treasure, places, a forced pick, event cards, maps out of turn."""

from __future__ import annotations

from typing import Final, Literal

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga1667.decisions import tray
from tortuga.app.games.tortuga1667.decisions.steps import Kind, Part, StepsChooser
from tortuga.app.games.tortuga1667.layout import CARD_SHAPE
from tortuga.app.games.tortuga1667.palette import EVENT, GROUP_ICON, HOLDERS, ICON, NATION, event_named
from tortuga.app.games.tortuga1667.pieces.cards import draw_event, draw_event_back
from tortuga.app.games.tortuga1667.pieces.marks import ROMAN, draw_tile
from tortuga.app.games.tortuga1667.pieces.nations import draw_face
from tortuga.app.games.tortuga1667.seen import spots
from tortuga.app.games.tortuga1667.seen.shown import PLACE_ICON
from tortuga.app.games.tortuga1667.table.votes import TALLY
from tortuga.app.table.chooser import PrimaryButton, Target
from tortuga.app.table.marks import Banner, Marks, Meaning, Spot
from tortuga.games.tortuga1667.pieces import BOATS, TORTUGA
from tortuga.kernel.errors import Notice

_ICON: Final = {
    "hold": ICON["treasure"],
    "place": ICON["island"],
    "pick": ICON["reveal"],
    "take": ICON["treasure"],
    "give": GROUP_ICON["map"],
    **{stage: EVENT[event_named(stage)].icon for stage in ("pistol", "letter", "powder", "fever", "nest")},
}
STAGES: Final = tuple(_ICON)
"""Stages whose decision is made here; ends of their text ids."""
_WHOLE: Final = ("hold", "place", "pick", "take")
"""Stages without an event card that explains the rest."""
_WAY: Final = (ICON["row"], "card-exchange", EVENT["letter"].icon)


class AnswerChooser(StepsChooser):
    """Targets to pick, in the tray and on the chart."""

    kind = "answer"

    # ------------------------------------------------------------------ what is chosen, in words
    def _args(self) -> dict[str, str | int]:
        """Everything that a message of any stage may name."""
        desk, names, table = self.desk, self.desk.names, self.desk.table
        turned = table.turned
        target, place, card = self.one("pawn"), self.one("place"), self.one("card")
        hold, source, stand = self.one("hold"), self.one("from"), self.one("stand")
        british, french = desk.board.totals
        cards = () if turned is None else turned.cards
        return {
            "name": "" if target is None else desk.name(target),
            "to": "" if place is None else names.to(place),
            "on": "" if place is None else names.on(place),
            "place": "" if place is None else names.place(place),
            "card": "" if card is None else names.slot(card),
            "number": 0 if stand is None else Part("stand", stand).standing[1] + 1,
            "side": "french" if hold is not None and hold % 2 else "british",
            "source": "galleon" if source is None or source < 0 else "french" if source % 2 else "british",
            "event": "" if turned is None or not turned.event else names.event(turned.event),
            "who": "" if turned is None else desk.name(turned.seat),
            "forcer": "" if turned is None or turned.forcer < 0 else desk.name(turned.forcer),
            "first": names.slot(cards[0]) if cards else "",
            "second": names.slot(cards[-1]) if cards else "",
            "british": british,
            "french": french,
            "cards": len(table.hands[target]) if target is not None else 0,
        }

    def _what(self) -> str:
        """End of the ids of what is being chosen: the stage, or one of its ways."""
        head = self.head
        if self.stage == "letter" and head is not None:
            return ("rescue", "swap-vote", "keep-letter")[head.at]
        if self.stage == "pick" and self._picks_for_another:
            return "pick-late"
        return "leave" if head is not None and head.kind == "leave" else self.stage

    @property
    def _picks_for_another(self) -> bool:
        """Whether the forced player has run out of time (T38)."""
        turned = self.desk.table.turned
        return turned is not None and turned.seat != self.desk.seat

    def _extra(self) -> str:
        """What others may do about it, or lose by it; public."""
        target, place = self.one("pawn"), self.one("place")
        if self.stage == "pistol" and target is not None:
            return self.desk.answers(target, "pistol")
        if self.stage == "letter" and target is not None and place is not None:
            return self.desk.curse(target, place)
        if self.stage == "powder" and place is not None:
            inside = self.desk.board.boats[place - BOATS[0]]
            sentences = [self.say("does-powder-inside", name=self.desk.name(inside))] if inside >= 0 else []
            sentences += [self.say("does-powder-other")] if self.desk.board.closed not in (-1, place) else []
            return " ".join(sentences)
        return ""

    # ------------------------------------------------------------------ the chooser
    @override
    def banner(self) -> Banner:
        args, what = self._args(), self._what()
        id = "do-take-hold" if what == "take" and self._source else f"do-{what}"
        message = self.say(id, **args) if self.command() is None else self.say("do-ready")
        return Banner(_ICON[self.stage], self.say(f"do-{self.stage}-title", **args), message)

    @override
    def meaning(self) -> Meaning:
        args, what = self._args(), self._what()
        title = self.say(f"do-{self.stage}-title", **args)
        if self.command() is None:  # the banner says already what is to be chosen
            id = f"whole-{what}" if what in _WHOLE else f"do-{what}"
            return Meaning(title, self.say(id, **args))
        card = None if self.stage != "pick" or self._picks_for_another else self.one("card")
        known = "" if card is None else self.reveals(card)
        message = known or self.say(f"does-{what}", **args)
        return Meaning(title, " ".join(filter(None, (message, self._extra()))))

    @override
    def button(self) -> PrimaryButton:
        icon = _ICON[self.stage]
        if self.command() is None:
            return PrimaryButton(self.say(f"do-need-{self.demand}"), icon, False)
        return PrimaryButton(self.say(f"do-{self._what()}-button", **self._args()), icon, True)

    @override
    def missing(self) -> Notice:
        # a forced reveal is a choice between two cards, and any other of the row is not among them
        return Notice("missing-pick") if self.stage == "pick" else self.lacking()

    # ------------------------------------------------------------------ treasure may stay where it is
    @property
    @override
    def whole(self) -> tuple[Part, ...]:
        """The only source of treasure counts as picked."""
        whole = super().whole
        if self._source is None or any(part.kind in ("from", "leave") for part in whole):
            return whole
        return (*whole, self._source)

    @property
    def _source(self) -> Part | None:
        """The only place that treasure can come from; None if there are several."""
        if self.stage != "take":
            return None
        sources = [part for part in self._parts_by_id.values() if part.kind == "from"]
        return sources[0] if len(sources) == 1 else None

    @property
    @override
    def demand(self) -> Kind:
        demand = super().demand
        if demand != "leave":
            return demand
        return "from" if self._source is None else "hold"

    @override
    def open(self) -> tuple[Part, ...]:
        if self.stage != "take":
            return super().open()
        return tuple(sorted(part for part in self._parts_by_id.values() if part.kind != "leave"))

    @override
    def asked_parts(self) -> tuple[Part, ...]:
        if self.demand == "way":
            return tuple(dict.fromkeys(part for parts in self._parts.values() for part in parts[:1]))
        open_parts = super().asked_parts()
        return (*open_parts, Part("leave")) if self.stage == "take" else open_parts

    # ------------------------------------------------------------------ the tray
    @override
    def paint(self, canvas: Canvas, hot: str | None) -> None:
        if self.command() is not None:  # before, the banner says so
            what = "take-hold" if self._source is not None else self._what()
            tray.heading(canvas, self.say(f"do-{what}", **self._args()))
        whole = self.whole
        for part, target in zip(self.asked_parts(), self.tiles(), strict=True):
            box, ink = tray.tile(canvas, target, hot, chosen=part in whole)
            known = self.known(part)
            label = f"{target.label}: {known}" if known else target.label
            self._picture(canvas, part, *tray.caption(canvas, box, label, ink), ink)

    def _picture(self, canvas: Canvas, part: Part, middle: Point, high: float, ink: str) -> None:
        icon = ICON["cancel"]
        match part.kind:
            case "pawn":
                return draw_face(canvas, self.desk.seats[part.at].colour, middle, high)
            case "card" if self.known(part):
                card = event_named(self.desk.table.row[part.at] or "")
                return draw_event(canvas, card, middle, high / CARD_SHAPE, self.known(part))
            case "card":
                return draw_event_back(canvas, middle, high / CARD_SHAPE, ROMAN[part.at])
            case "hold" | "from" if part.at >= 0:
                nation = NATION[HOLDERS[part.at % 2]]
                return canvas.disc(nation.color, nation.symbol, middle, high * 0.9)
            case "from":
                icon = ICON["galleon"]
            case "place":
                icon = PLACE_ICON[part.at]
            case "stand":
                place, position = part.standing
                icon = ICON["captain"] if position == 0 and place != TORTUGA else PLACE_ICON[place]
            case "way":
                icon = _WAY[part.at]
        return canvas.icon(icon, middle, high, ink, 120)


MAP_STAGES: Final = ("gap", "jump", "dodge", "fountain")
_KEY: Final[dict[Kind, str]] = {"use": "use-map", "keep": "keep-map"}


class WindowChooser(StepsChooser):
    """Whether to use a map out of turn (T57-T59); maps lie open, so nothing here is secret."""

    kind = "window"

    @property
    def map(self) -> Literal["fountain", "atlantis"]:
        """The map that is asked for."""
        return "fountain" if self.stage == "fountain" else "atlantis"

    @property
    def _answer(self) -> Kind | None:
        """The current pick: to use the map, or to keep it."""
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
        boxes = [TALLY.column(at, 2, 12) for at in range(2)] if self.beside else tray.boxes(2)
        return dict(zip(_KEY, boxes, strict=True))

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
                canvas.write(label, tray.NAME.inked(ink), box.line(box.h / 2, 82, 40))
                middle, high = box.cut(left=88)[0].center, box.h - 22
            else:
                middle, high = tray.caption(canvas, box, label, ink)
                high *= 1 if kind == "use" else 0.8
            canvas.icon(icon, middle, high, ink, 120)
