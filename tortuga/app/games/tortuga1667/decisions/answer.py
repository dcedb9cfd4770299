"""All questions apart from actions and maps: treasure, places, a forced pick, event cards."""

from __future__ import annotations

from typing import Final

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga1667.decisions import tray
from tortuga.app.games.tortuga1667.decisions.effects import answers, curse, reveal_known
from tortuga.app.games.tortuga1667.decisions.steps import Kind, Part, StepsChooser
from tortuga.app.games.tortuga1667.palette import EVENT, GROUP_ICON, HOLDERS, ICON, NATION, event_named
from tortuga.app.games.tortuga1667.pieces.events import draw_event, draw_event_back
from tortuga.app.games.tortuga1667.pieces.faces import draw_face
from tortuga.app.games.tortuga1667.pieces.marks import ROMAN
from tortuga.app.games.tortuga1667.pieces.tiles import draw_digit, draw_tile
from tortuga.app.games.tortuga1667.seen.shown import PLACE_ICON
from tortuga.app.table.chooser import PrimaryButton
from tortuga.app.table.marks import Banner, Meaning
from tortuga.games.tortuga1667.pieces import BOATS, TORTUGA
from tortuga.kernel.errors import Notice

STAGES: Final = ("hold", "place", "pick", "take", "pistol", "letter", "give", "powder", "fever", "nest")
"""Stages whose decision is made here; ends of their text ids."""
_ICON: Final = {
    "hold": ICON["treasure"],
    "place": ICON["island"],
    "pick": ICON["reveal"],
    "take": ICON["treasure"],
    "pistol": EVENT["pistol"].icon,
    "letter": EVENT["letter"].icon,
    "give": GROUP_ICON["map"],
    "powder": EVENT["powder"].icon,
    "fever": EVENT["fever"].icon,
    "nest": EVENT["nest"].icon,
}
_WHOLE: Final = ("hold", "place", "pick", "take")
"""Stages without an event card that explains the rest."""
_WAY: Final = (ICON["row"], "card-exchange", EVENT["letter"].icon)


class AnswerChooser(StepsChooser):
    """What is asked for can be picked in the tray and on the chart."""

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
            return answers(self.desk, target, "pistol")
        if self.stage == "letter" and target is not None and place is not None:
            return curse(self.desk, target, place)
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
        message = self._known_card() or self.say(f"does-{what}", **args)
        return Meaning(title, " ".join(filter(None, (message, self._extra()))))

    def _known_card(self) -> str:
        """What turning over the picked card does, if the seat has viewed it and picks for itself; else ""."""
        card = self.one("card")
        if self.stage != "pick" or self._picks_for_another or card is None:
            return ""
        return reveal_known(self, card)

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
        sources = [part for part in self._known.values() if part.kind == "from"]
        return sources[0] if len(sources) == 1 else None

    @property
    @override
    def demand(self) -> Kind:
        asked = super().demand
        if asked != "leave":
            return asked
        return "from" if self._source is None else "hold"

    @override
    def open(self) -> tuple[Part, ...]:
        if self.stage != "take":
            return super().open()
        return tuple(sorted(part for part in self._known.values() if part.kind != "leave"))

    @override
    def asked_parts(self) -> tuple[Part, ...]:
        if self.demand == "way":
            return tuple(dict.fromkeys(part for parts in self._parts.values() for part in parts[:1]))
        asked = super().asked_parts()
        return (*asked, Part("leave")) if self.stage == "take" else asked

    # ------------------------------------------------------------------ the tray
    @override
    def paint(self, canvas: Canvas, hot: str | None) -> None:
        if self.command() is not None:  # before, the banner says so
            what = "take-hold" if self._source is not None else self._what()
            tray.heading(canvas, self.say(f"do-{what}", **self._args()))
        whole = self.whole
        for part, target in zip(self.asked_parts(), self.tiles(), strict=True):
            assert target.box is not None, "tiles lie in the tray"
            ink = draw_tile(canvas, target.box, chosen=part in whole, hot=hot == target.id)
            draw_digit(canvas, target.box, part.digit)
            known = self.known(part)
            tray.caption(canvas, target.box, f"{target.label}: {known}" if known else target.label, ink)
            self._picture(canvas, part, target.box, ink)

    def _picture(self, canvas: Canvas, part: Part, box: Box, ink: str) -> None:
        middle, high = tray.picture_place(box)
        match part.kind:
            case "pawn":
                draw_face(canvas, self.desk.seats[part.at].colour, middle, high)
            case "card" if self.known(part):
                card = event_named(self.desk.table.row[part.at] or "")
                draw_event(canvas, card, middle, high / 1.4, self.known(part))
            case "card":
                draw_event_back(canvas, middle, high / 1.4, ROMAN[part.at])
            case "hold" | "from" if part.at >= 0:
                nation = NATION[HOLDERS[part.at % 2]]
                canvas.disc(nation.color, nation.symbol, middle, high * 0.9)
            case "from":
                canvas.icon(ICON["galleon"], middle, high, ink, 120)
            case "place":
                canvas.icon(PLACE_ICON[part.at], middle, high, ink, 120)
            case "stand":
                place, position = part.standing
                first = position == 0 and place != TORTUGA
                canvas.icon(ICON["captain"] if first else PLACE_ICON[place], middle, high, ink, 120)
            case "way":
                canvas.icon(_WAY[part.at], middle, high, ink, 120)
            case _:
                canvas.icon(ICON["cancel"], middle, high, ink, 120)
