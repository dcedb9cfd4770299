"""What a seat does in phase 2: EXPAND FLEET, RECRUIT CREW, TREASURE HUNT (R45, R47-R49), BOARD and RAID."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence

from msgspec.structs import replace
from typing_extensions import override

from tortuga.app.draw.canvas import Canvas
from tortuga.app.games.tortuga2014.acts.moves import spotlight_of
from tortuga.app.games.tortuga2014.decisions import cards
from tortuga.app.games.tortuga2014.decisions.desk import DIGITS, DiceChooser, DiceDesk
from tortuga.app.games.tortuga2014.palette import FACE_ICON, ICON
from tortuga.app.games.tortuga2014.shown import DiceMarks
from tortuga.app.games.tortuga2014.spotlight import Card, Spotlight
from tortuga.app.games.tortuga2014.table import tray as kit
from tortuga.app.input.focus import id_parts
from tortuga.app.table.chooser import PrimaryButton, Target
from tortuga.app.table.marks import Banner, Note, Spot, Status
from tortuga.games.tortuga2014.commands import Claim, Command, Forfeit, Perform, Steal
from tortuga.games.tortuga2014.course import surplus_at
from tortuga.games.tortuga2014.legal import attacked_area, boxes_after, taken
from tortuga.games.tortuga2014.pieces import (
    ACTION_NAMES,
    BOARD,
    CHEST_INDEX,
    CHESTS,
    EXPAND_FLEET,
    FIRST_BOX,
    LAST_BOX,
    LIMIT,
    TREASURE_HUNT,
    Chest,
)
from tortuga.games.tortuga2014.rules import RULES
from tortuga.kernel.errors import Notice
from tortuga.kernel.game import NOBODY


class ActionChooser(DiceChooser):
    """A seat that acts in phase 2: it carries its action out or forfeits it."""

    @override
    def status(self) -> Status:
        """ "1st: your turn"."""
        table = self.desk.table
        return Status(self.say("status-place", place=table.place + 1), FACE_ICON[table.action], "gold_l")

    @override
    def button(self) -> PrimaryButton:
        if self.forfeiting:
            return PrimaryButton(self.say("forfeit-button"), "cancel", True)
        return self.acting_button()

    @abstractmethod
    def acting_button(self) -> PrimaryButton:
        """The button unless the action is forfeited."""

    @override
    def command(self) -> Command | None:
        return Forfeit() if self.forfeiting else self.acting()

    @abstractmethod
    def acting(self) -> Command | None:
        """The command unless the action is forfeited; None while something is missing."""

    def follows(self) -> tuple[Card, ...]:
        """What the command chosen will bring, in the order of the rules."""
        table, command = self.desk.table, self.command()
        if command is None or self.forfeiting:
            return ()
        spotlight = spotlight_of(RULES.decide(table, self.desk.seat, command), table)
        return () if spotlight is None else spotlight.cards

    @override
    def tray(self, canvas: Canvas, hot: str | None) -> None:
        """All totals of the round, and what the choice does."""
        cards.round_matrix(canvas, self.desk)
        if self.forfeiting:
            kit.note_strip(canvas, self.say("outcome-forfeit"), ICON["cancel"], warn=True)
        else:
            self.outcome(canvas, hot)

    @abstractmethod
    def outcome(self, canvas: Canvas, hot: str | None) -> None:
        """Paint what the action will do, below the ranking."""


class ActChooser(ActionChooser):
    """Perform the action or forfeit it."""

    kind = "act"
    fields = ()

    @property
    def before(self) -> int:
        """Box of the token that would move."""
        board = self.desk.board
        return board.boat if self.desk.table.action == EXPAND_FLEET else board.pirate

    @property
    def after(self) -> int:
        """Box where it would stand (R47, R48, R87)."""
        return min(LAST_BOX, self.before + self.desk.table.strength)

    @property
    def tiles(self) -> int:
        """Treasure tiles a hunt would draw (R49, R74, R88)."""
        return min(self.desk.table.pool, self.desk.table.strength)

    @property
    def chest(self) -> bool:
        """Whether a hunt would draw a chest (R49, R73)."""
        table = self.desk.table
        return table.place == 0 and sum(table.bag) > 0

    @override
    def banner(self) -> Banner:
        table = self.desk.table
        name = ACTION_NAMES[table.action]
        said = self.say(
            f"act-{name}",
            place=table.place + 1,
            before=self.before,
            after=self.after,
            steps=self.after - self.before,
            tiles=self.tiles,
            chest=int(self.chest),
            two=int(table.seats == 2),
        )
        return Banner(FACE_ICON[table.action], self.desk.action(table.action), said)

    @override
    def acting_button(self) -> PrimaryButton:
        action = self.desk.table.action
        kind = "hunt" if action == TREASURE_HUNT else ACTION_NAMES[action]
        label = self.say(f"act-{kind}-button", steps=self.after - self.before)
        return PrimaryButton(label, FACE_ICON[action], True)

    @override
    def marks(self) -> DiceMarks:
        spotlight = Spotlight(self.desk.seat, cards=self.follows(), forfeits=self.forfeiting)
        return DiceMarks(hot_action=self.desk.table.action, spotlight=spotlight)

    @override
    def targets(self) -> Sequence[Target]:
        return ()

    @override
    def pick(self, id: str) -> Notice | None:
        return None

    @property
    @override
    def forced(self) -> bool:
        """A token that moves on never does harm: nobody forfeits that."""
        return self.desk.table.action != TREASURE_HUNT and not self.forfeiting

    @override
    def acting(self) -> Command:
        return Perform()

    @override
    def clear(self) -> None:
        self.forfeiting = False

    @override
    def outcome(self, canvas: Canvas, hot: str | None) -> None:
        say, action = self.say, self.desk.table.action
        if action == TREASURE_HUNT:
            gains = [("outcome-take", say("outcome-bag"), "bag")] if self.chest else []
            gains.append(("outcome-tiles-title", say("outcome-tiles", count=self.tiles), "coin"))
            for index, (title, effect, icon) in enumerate(gains):
                box = cards.outcome_box(index, len(gains))
                cards.outcome_words(canvas, box, say(title), effect, ICON[icon], "label")
            return
        first, second = (cards.outcome_box(index, 2) for index in (0, 1))
        area = "crew" if action else "fleet"
        title, colour = say(f"outcome-own-{area}"), self.desk.colour()
        cards.outcome_token(canvas, first, title, colour, area, self.before, self.after)
        before, after = LIMIT[self.before], LIMIT[self.after]
        effect = say("outcome-room", before=before, after=after)
        tone = "good" if after > before else "label_dim"
        cards.outcome_words(canvas, second, say("outcome-room-title"), effect, "chest", tone)


def digits() -> Iterator[str]:
    """The keys of dice and chests, one after another, for targets that may be picked; there are only nine."""
    return (f"die-{number}" for number in range(1, DIGITS + 1))


class AttackChooser(ActionChooser):
    """The parts of an attack from either position: target, defence, outcome."""

    def __init__(self, desk: DiceDesk) -> None:
        super().__init__(desk)
        self.action = desk.table.action
        words = ("board", "boat", "fleet") if self.action == BOARD else ("raid", "pirate", "crew")
        self.verb, self.token, self.area = words
        self.attacks = tuple(command for command in self.commands if isinstance(command, Steal | Claim))
        self.legal_targets = frozenset(command.target for command in self.attacks)
        self.target: int | None = None
        self.clear()

    # ------------------------------------------------------------------ outcome
    def chests_of(self, seat: int) -> tuple[Chest, ...]:
        """The area of a seat that this action attacks."""
        return attacked_area(self.desk.table.boards[seat], self.action)

    def box_of(self, seat: int) -> int:
        """Where the token that an attack moves stands."""
        box: int = getattr(self.desk.table.boards[seat], self.token)
        return box

    def defends(self, seat: int) -> bool:
        """Whether a seat has a die on this action (R55)."""
        return self.action in self.desk.table.boards[seat].dice

    @abstractmethod
    def wish(self) -> Steal | Claim | None:
        """The attack that is chosen so far, legal or not; None without a target."""

    def takes_none(self, target: int) -> bool:
        """Whether attacking this target gains no chest."""
        return Steal(target, None) in self.attacks or Claim(target, None) in self.attacks

    @property
    def vain(self) -> bool:
        """Whether no attack would gain or change anything but one's own token."""
        whom = {command.target for command in self.attacks}
        return bool(whom) and all(self.takes_none(seat) and self.box_of(seat) == FIRST_BOX for seat in whom)

    @abstractmethod
    def seen(self, hot: str | None) -> tuple[int | None, Chest | None]:
        """Target and chest of the outcome strip: those under the pointer, else those chosen."""

    def lost(self, seat: int, box: int) -> tuple[Chest, ...]:
        """The chests for which a seat has no room once its token stands on a box (R60-R62)."""
        table = self.desk.table
        if not table.options.drops_surplus(last=True):
            return ()
        return surplus_at(replace(table.boards[seat], **{self.token: box}), self.action)

    # ------------------------------------------------------------------ shown
    @override
    def banner(self) -> Banner:
        nothing = all(self.takes_none(command.target) for command in self.attacks)
        way = "vain-" if self.vain else "nothing-" if nothing else ""
        task = f"claim-{way}{self.verb}" if self.desk.table.place else f"steal-{way}{self.verb}"
        two = int(self.desk.table.seats == 2)
        said = self.say(task if self.attacks else "attack-nobody", two=two)
        return Banner(FACE_ICON[self.action], self.desk.action(self.action), said)

    @override
    def marks(self) -> DiceMarks:
        chosen = frozenset(() if self.forfeiting else self.chosen_spots())
        targets = [(target.spot, target.key) for target in self.targets() if target.spot is not None]
        spots = (spot for spot, _ in targets)
        legal = frozenset(spot for spot in spots if spot.seat in (NOBODY, *self.legal_targets)) - chosen
        return DiceMarks(
            legal=legal,
            chosen=chosen,
            hot_action=self.action,
            notes=self.notes(),
            digits={spot: int(id_parts(key)[-1]) for spot, key in targets if key is not None},
            spotlight=Spotlight(
                self.desk.seat, cards=self.follows(), choosing=True, forfeits=self.forfeiting
            ),
        )

    @abstractmethod
    def chosen_spots(self) -> Iterator[Spot]:
        """The spots where something is picked."""

    @override
    def acting_button(self) -> PrimaryButton:
        icon = FACE_ICON[self.action]
        if self.target is None:
            return PrimaryButton(self.say("attack-none-button"), icon, False)
        label = self.say(f"attack-{self.verb}-button", name=self.desk.name(self.target))
        return PrimaryButton(label, icon, self.command() is not None)

    def others(self) -> tuple[int, ...]:
        """The other seats, clockwise."""
        table = self.desk.table
        return table.clockwise(tuple(seat for seat in range(table.seats) if seat != self.desk.seat))

    def notes(self) -> dict[int, Note]:
        """By seat: whether it defends, or why it cannot be attacked."""
        return {seat: self._note(seat) for seat in sorted(self.others())}

    def _note(self, seat: int) -> Note:
        table, me = self.desk.table, self.desk.seat
        if seat not in self.legal_targets:
            already = table.place == 1 and seat == table.attacked
            return Note(self.say("note-already" if already else "note-empty"), "tag_grey", "cancel")
        if not self.defends(seat):
            return Note(self.say("note-does-not-defend"), "tag_green", "check-mark")
        before, after = self.box_of(me), boxes_after(table, me, seat)[1]
        id = "note-defends-costs" if self.lost(me, after) else "note-defends"
        if before == after:
            return Note(self.say("note-defends-in-vain"), "tag_red", "checked-shield")
        return Note(self.say(id, token=self.token, before=before, after=after), "tag_red", "checked-shield")

    def area_spot(self, seat: int) -> Spot:
        """The attacked area of a seat."""
        return Spot(f"area_{self.area}", seat)

    @override
    def meant(self, seat: int, kind: str = "", index: int = 0) -> str:
        """A click on a board means its owner; if there is a chest to choose, picking says so."""
        return "" if seat in (NOBODY, self.desk.seat) else f"area-{seat}"

    @override
    def missing(self) -> Notice:
        """Names the digit keys that pick something now."""
        keyed = sum(target.key is not None for target in self.targets())
        return Notice(f"missing-{self.asked}", {"count": keyed, "key-most": f"die-{max(1, keyed)}"})

    @property
    def asked(self) -> str:
        """The part still to be picked, as text ids name it."""
        return self.kind

    # ------------------------------------------------------------------ done
    @override
    def acting(self) -> Command | None:
        wish = self.wish()
        return wish if wish in self.attacks else None

    @override
    def clear(self) -> None:
        """If every attack is in vain, forfeiting is chosen."""
        self.forfeiting = self.vain and self.may_forfeit
        self.target = None

    @override
    def outcome(self, canvas: Canvas, hot: str | None) -> None:
        """Every effect of what is chosen or under the pointer."""
        say, me = self.say, self.desk.seat
        target, chest = self.seen(hot)
        if target is None:
            kit.note_strip(canvas, say("outcome-pick"), ICON["info"])
            return
        nothing = chest is None and self.takes_none(target)
        title = say("outcome-nothing" if nothing else "outcome-take")
        cards.outcome_chest(canvas, cards.outcome_box(0), title, chest)
        title = say(f"outcome-{self.area}", name=self.desk.name(target))
        target_box, own_box = boxes_after(self.desk.table, me, target)
        # in 1st position the stolen chest makes up for the room that the step back costs
        self._token(canvas, 1, title, target, target_box, self.desk.table.place != 0)
        title = say("outcome-own-defended" if self.defends(target) else "outcome-own")
        self._token(canvas, 2, title, me, own_box, True)

    def _token(self, canvas: Canvas, index: int, title: str, seat: int, after: int, loses: bool) -> None:
        box, before = cards.outcome_box(index), self.box_of(seat)
        lost = self.lost(seat, after) if loses else ()
        cards.outcome_token(canvas, box, title, self.desk.colour(seat), self.area, before, after, lost)


# ------------------------------------------------------------------ 1st position
class StealChooser(AttackChooser):
    """1st position: a chest of another player, or an empty area of one."""

    kind = "steal"
    fields = ("target", "position")

    position: int | None

    @override
    def wish(self) -> Steal | None:
        return Steal(self.target, self.position) if self.target is not None else None

    @override
    def chosen_spots(self) -> Iterator[Spot]:
        if self.target is not None:
            yield Spot("board", self.target)
            area, place = self.area_spot(self.target), self.position
            yield area if place is None else Spot(self.area, self.target, place)

    @override
    def targets(self) -> Sequence[Target]:
        targets, notes, keys = [], self.notes(), digits()
        for seat in self.others():
            name = self.desk.name(seat)
            # the area lies below its chests: a click beside them tells what to do
            things = [(f"area-{seat}", self.say(f"area-{self.area}", name=name), self.area_spot(seat))]
            for index, chest in enumerate(self.chests_of(seat)):
                said = self.say("chest-of", chest=self.say(f"chest-{chest}"), name=name)
                things.append((f"chest-{seat}-{index}", said, Spot(self.area, seat, index)))
            for id, said, spot in things:
                key = next(keys, None) if self._steal_of(id) in self.attacks else None
                targets.append(Target(id, said, spot, key=key, tip=said, heard=notes[seat].text))
        return targets

    @override
    def meant(self, seat: int, kind: str = "", index: int = 0) -> str:
        """A chest in the spotlight means itself, an area with a single chest that chest."""
        meant = super().meant(seat)
        if meant and (kind == self.area or len(self.chests_of(seat)) == 1):
            return f"chest-{seat}-{index if kind == self.area else 0}"
        return meant

    @override
    def pick(self, id: str) -> Notice | None:
        wish = self._steal_of(id)
        if wish not in self.attacks:
            unclear = wish.position is None and wish.target in self.legal_targets
            return (None if unclear else self.desk.refusal(wish)) or self.missing()
        self.forfeiting = False
        self.target, self.position = wish.target, wish.position
        return None

    @override
    def seen(self, hot: str | None) -> tuple[int | None, Chest | None]:
        seen = self._steal_of(hot) if hot is not None else None
        wish = seen if seen in self.attacks else self.wish()
        return (wish.target, taken(self.desk.table, wish)) if wish is not None else (None, None)

    @staticmethod
    def _steal_of(id: str) -> Steal:
        kind, *numbers = id_parts(id)
        return Steal(int(numbers[0]), int(numbers[1]) if kind == "chest" else None)

    @override
    def clear(self) -> None:
        """Picks what there is no choice of."""
        super().clear()
        self.position = None
        if len(self.attacks) == 1 and not self.forfeiting:
            self.adopt(self.attacks[0])
        elif len(self.legal_targets) == 1 and not self.forfeiting:
            (self.target,) = self.legal_targets

    @override
    def adopt(self, command: Command) -> None:
        if isinstance(command, Steal):
            self.target, self.position = command.target, command.position


# ------------------------------------------------------------------ 2nd position
class ClaimChooser(AttackChooser):
    """2nd position: weaken another player and claim a chest of the center island."""

    kind = "claim"
    fields = ("target", "claimed")

    claimed: Chest | None

    @override
    def wish(self) -> Claim | None:
        return Claim(self.target, self.claimed) if self.target is not None else None

    @override
    def chosen_spots(self) -> Iterator[Spot]:
        if self.target is not None:
            yield from (Spot("board", self.target), self.area_spot(self.target))
        if self.claimed is not None:
            yield Spot("center", NOBODY, CHEST_INDEX[self.claimed])

    @override
    def targets(self) -> Sequence[Target]:
        """Digits mean what is asked: whom to attack, then which chest to claim."""
        notes, keys, whom = self.notes(), digits(), self.target is None
        targets = [
            Target(
                f"area-{seat}",
                self.say(f"area-{self.area}", name=self.desk.name(seat)),
                self.area_spot(seat),
                key=next(keys) if whom and seat in self.legal_targets else None,
                heard=notes[seat].text,
            )
            for seat in self.others()
        ]
        for chest in self.desk.table.center:
            said = self.say("chest-of-island", chest=self.say(f"chest-{chest}"))
            index = CHEST_INDEX[chest]
            spot, key = Spot("center", NOBODY, index), None if whom else next(keys)
            targets.append(Target(f"center-{index}", said, spot, key=key, tip=said))
        return targets

    @override
    def pick(self, id: str) -> Notice | None:
        kind, number = id_parts(id)
        if kind == "center":
            self.claimed = CHESTS[int(number)]
        else:
            seat = int(number)
            if seat not in self.legal_targets:
                first = self.desk.table.center
                return self.desk.refusal(Claim(seat, first[0] if first else None)) or self.missing()
            self.target = seat
        self.forfeiting = False
        return None

    @override
    def seen(self, hot: str | None) -> tuple[int | None, Chest | None]:
        match id_parts(hot):
            case ("area", seat) if int(seat) in self.legal_targets:
                return int(seat), self.claimed
            case ("center", chest):
                return self.target, CHESTS[int(chest)]
        return self.target, self.claimed

    @property
    @override
    def asked(self) -> str:
        return "claim-chest" if self.target is not None else "claim"

    @override
    def clear(self) -> None:
        """Picks what there is no choice of."""
        super().clear()
        center = self.desk.table.center
        self.claimed = center[0] if len(center) == 1 else None
        if len(self.legal_targets) == 1 and not self.forfeiting:
            (self.target,) = self.legal_targets

    @override
    def adopt(self, command: Command) -> None:
        if isinstance(command, Claim):
            self.target, self.claimed = command.target, command.chest
