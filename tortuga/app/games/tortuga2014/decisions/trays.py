"""The tray of each kind of decision, put together from the parts of the tray kit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tortuga.app.draw.canvas import Canvas
from tortuga.app.games.tortuga2014.decisions import cards
from tortuga.app.games.tortuga2014.decisions.cards import card_box, rank_rows
from tortuga.app.games.tortuga2014.palette import FACE_ICON, ICON
from tortuga.app.games.tortuga2014.table import tray as kit
from tortuga.app.games.tortuga2014.table.layout import TRAY
from tortuga.app.games.tortuga2014.table.shown import die_letter
from tortuga.app.games.tortuga2014.table.spots import tray_die
from tortuga.games.tortuga2014.pieces import ACTIONS, BOARD, RAID, SKULL, TREASURE_HUNT

if TYPE_CHECKING:
    from tortuga.app.games.tortuga2014.decisions.act import ActChooser
    from tortuga.app.games.tortuga2014.decisions.attack import AttackChooser
    from tortuga.app.games.tortuga2014.decisions.keep import KeepChooser
    from tortuga.app.games.tortuga2014.decisions.move import MoveChooser
    from tortuga.app.games.tortuga2014.decisions.place import BonusChooser, PlaceChooser, SkullsChooser
    from tortuga.app.games.tortuga2014.decisions.tile import TileChooser
    from tortuga.app.table.chooser import Desk


def keep(canvas: Canvas, chooser: KeepChooser, hot: str | None) -> None:
    """Rolled dice with their states, and the sum that the chosen ones make."""
    desk = chooser.desk
    say, numbers, colour = desk.say, desk.table.options.numbers, desk.colour()
    if chooser.open:
        kit.heading(canvas, say("tray-open"), say("tray-open-note"))
    else:
        kit.heading(canvas, say("tray-screen"), say("tray-screen-note"), screen=colour)
    for place, die in enumerate(chooser.rolled):
        face = chooser.faces[die]
        kit.die_choice(
            canvas,
            colour,
            die_letter(numbers, die, face),
            face,
            tray_die(place, len(chooser.rolled)),
            chooser.state(die),
            chooser.note(die),
            hot == f"die-{die}",
        )
    action = chooser.action
    if action is None:
        pick = "tray-pick-last" if len(chooser.rolled) == 1 else "tray-pick"
        told = "tray-pick-skulls" if chooser.chosen else "keep-stuck" if chooser.stuck else pick
        icon = FACE_ICON[SKULL] if chooser.chosen else ICON["dice"]
        kit.note_strip(canvas, say(told), icon, warn=chooser.stuck, box=kit.SUM_ROW)
        return
    _sum(canvas, chooser, action)


def _sum(canvas: Canvas, chooser: KeepChooser, action: int) -> None:
    """What lies on the action space already, what joins it, the bonus tile, the total."""
    desk = chooser.desk
    numbers, board = desk.table.options.numbers, desk.board
    there = [die for die, at in enumerate(board.dice) if at == action]
    parts: list[kit.SumPart] = []
    for die in sorted((*there, *chooser.chosen)):
        if parts:
            parts.append(kit.SumPart("plus"))
        parts.append(kit.SumPart("die", die_letter(numbers, die, action), action))
    if board.bonus[action]:
        parts += [kit.SumPart("plus"), kit.SumPart("bonus", value=board.bonus[action])]
    total = sum(numbers[die][action] for die in (*there, *chooser.chosen)) + board.bonus[action]
    right = small = ""
    if action in (BOARD, RAID):
        most = board.room(action) + len(there)
        right = desk.say("tray-places", count=len(there) + len(chooser.chosen), most=most)
        small = desk.say("tray-places-label", most=most)
    kit.sum_row(canvas, desk.colour(), FACE_ICON[action], parts, f"= {total}", right, small)


def bonus(canvas: Canvas, chooser: BonusChooser, hot: str | None) -> None:
    """The five actions to put a tile on."""
    desk = chooser.desk
    kit.heading(canvas, desk.say("tray-bonus"), desk.say("tray-bonus-note"))
    notes = [
        desk.say("bonus-full") if tile == 2 else f"+{tile}  \u2192  +{tile + 1}" if tile else "+1"
        for tile in desk.board.bonus
    ]
    _actions(canvas, chooser, notes, hot)
    kit.note_strip(canvas, desk.say("tray-bonus-line"), ICON["turn"])


def skulls(canvas: Canvas, chooser: SkullsChooser, hot: str | None) -> None:
    """The five actions to turn the skulls to, with what they would make there."""
    desk = chooser.desk
    say, numbers = desk.say, desk.table.options.numbers
    kit.heading(canvas, say("tray-skulls"), say("tray-skulls-note"))
    notes = []
    for action in ACTIONS:
        if action not in chooser.places:
            notes.append(say("die-no-room"))
            continue
        dice = {die for die, at in enumerate(desk.board.dice) if at == action} | set(chooser.dice)
        total = sum(numbers[die][action] for die in dice) + desk.board.bonus[action]
        notes.append(f"= {total}")
    _actions(canvas, chooser, notes, hot)
    parts: list[kit.SumPart] = []
    for die in chooser.dice:
        parts += [kit.SumPart("plus")] if parts else []
        parts.append(kit.SumPart("die", "ABCDE"[die], SKULL))
    chosen = chooser.chosen
    if chosen is not None:
        parts.append(kit.SumPart("turns"))
        for place, die in enumerate(chooser.dice):
            parts += [kit.SumPart("plus")] if place else []
            parts.append(kit.SumPart("die", die_letter(numbers, die, chosen), chosen))
    x, y, w, _ = TRAY
    made = notes[chosen] if chosen is not None else ""
    kit.sum_row(canvas, desk.colour(), None, parts, made, box=(x + 22, y + 222, w - 44, 62))


def _actions(canvas: Canvas, chooser: PlaceChooser, notes: list[str], hot: str | None) -> None:
    names = [chooser.desk.action(action) for action in ACTIONS]
    for action in ACTIONS:
        cards.action_choice(
            canvas,
            chooser.card(action),
            action,
            names[action],
            notes[action],
            enabled=action in chooser.places,
            chosen=action == chooser.chosen,
            hot=hot in (f"place-{action}", f"tray-{action}"),
            beside=names,
        )


def ranking(canvas: Canvas, desk: Desk) -> None:
    """Totals of the present action, best first."""
    table = desk.table
    note = "tray-totals-two" if table.seats == 2 else "tray-totals-note"
    kit.heading(canvas, desk.say("tray-totals", action=desk.action(table.action)), desk.say(note))
    kit.ranking_rows(canvas, rank_rows(desk))


def act(canvas: Canvas, chooser: ActChooser, hot: str | None) -> None:  # noqa: ARG001
    """Ranking and what performing the action brings."""
    desk = chooser.desk
    ranking(canvas, desk)
    action = desk.table.action
    if chooser.forfeiting:
        kit.note_strip(canvas, desk.say("outcome-forfeit"), ICON["cancel"], warn=True)
    elif action == TREASURE_HUNT:
        count = 2 if chooser.chest else 1
        if chooser.chest:
            title = desk.say("outcome-take")
            cards.outcome_words(
                canvas, cards.outcome_box(0, 2), title, desk.say("outcome-bag"), ICON["bag"], "label"
            )
        told = desk.say("outcome-tiles", count=chooser.tiles)
        box = cards.outcome_box(count - 1, count)
        cards.outcome_words(canvas, box, desk.say("outcome-tiles-title"), told, ICON["coin"], "label")
    else:
        area = "crew" if action else "fleet"
        title = desk.say(f"outcome-own-{area}")
        cards.outcome_token(
            canvas, cards.outcome_box(0, 2), title, desk.colour(), area, chooser.before, chooser.after
        )
        limits = chooser.limits
        told = desk.say("outcome-room", before=limits[0], after=limits[1])
        tone = "good" if limits[1] > limits[0] else "label_dim"
        cards.outcome_words(
            canvas, cards.outcome_box(1, 2), desk.say("outcome-room-title"), told, "chest", tone
        )


def attack(canvas: Canvas, chooser: AttackChooser, hot: str | None) -> None:
    """Ranking and the outcome strip: every effect before confirming, and before picking under the pointer."""
    desk = chooser.desk
    ranking(canvas, desk)
    if chooser.forfeiting:
        kit.note_strip(canvas, desk.say("outcome-forfeit"), ICON["cancel"], warn=True)
        return
    target, chest = chooser.seen(hot)
    if target is None:
        kit.note_strip(canvas, desk.say("outcome-pick"), ICON["info"])
        return
    boxes = [cards.outcome_box(index) for index in range(3)]
    area = chooser.area
    cards.outcome_chest(canvas, boxes[0], desk.say("outcome-take"), chest)
    told = desk.say(f"outcome-{area}", name=desk.name(target))
    before = chooser.box_of(target)
    cards.outcome_token(
        canvas, boxes[1], told, desk.colour(target), area, before, chooser.target_after(target)
    )
    own = desk.say("outcome-own-defended" if chooser.defends(target) else "outcome-own")
    before = chooser.box_of(desk.seat)
    cards.outcome_token(canvas, boxes[2], own, desk.colour(), area, before, chooser.own_after(target))


def tile(canvas: Canvas, chooser: TileChooser, hot: str | None) -> None:
    """The two tiles drawn."""
    desk = chooser.desk
    kit.heading(canvas, desk.say("tray-tiles"), desk.say("tray-tiles-note"))
    for index, coins in enumerate(desk.table.drawn):
        cards.tile_choice(
            canvas,
            chooser.boxes[index],
            coins,
            desk.say("tile-label", coins=coins or 0),
            chosen=chooser.chosen == index,
            hot=hot == f"drawn-{index}",
        )
    kit.note_strip(canvas, desk.say("tile"), ICON["coin"])


def move(canvas: Canvas, chooser: MoveChooser, hot: str | None) -> None:
    """The order cards of both moves and what happens to the surplus."""
    desk = chooser.desk
    say = desk.say
    choice = len(chooser.commands) > 1
    title = say("tray-order" if choice else "tray-order-none")
    kit.heading(canvas, title, say("tray-order-note") if choice else "")
    rows = chooser.rows
    for place, row in enumerate(rows):
        limit = chooser.limits[row.move]
        told = say("tray-island-to-crew" if row.move else "tray-crew-to-fleet", count=limit)
        kit.line_below(canvas, told, row.label_y - TRAY[1])
        for index, chest in enumerate(chooser.orders[row.move]):
            here = (row.move, index)
            lost = index >= limit
            cards.order_card(
                canvas,
                card_box(rows, place, index),
                chest,
                "" if lost else str(index + 1),
                chooser.note(row.move, index),
                surplus=lost,
                dragged=chooser.held == here,
                hot=hot == f"card-{row.move}-{index}",
            )
    _surplus(canvas, chooser)


def _surplus(canvas: Canvas, chooser: MoveChooser) -> None:
    say = chooser.desk.say
    lost, bag = chooser.surplus(), chooser.to_bag()
    x, y, w, _ = TRAY
    two = len(chooser.rows) == 2
    box = (x + 22, y + 240, w - 44, 46) if two else kit.NOTE_STRIP
    if not lost:
        kit.note_strip(canvas, say("tray-no-surplus"), ICON["done"], box=box)
    elif len(lost) == 1:
        id = "tray-surplus-bag" if bag[0] else "tray-surplus-island"
        told = say(id, chest=say(f"chest-{lost[0]}"))
        kit.note_strip(canvas, told, ICON["bag" if bag[0] else "island"], warn=True, box=box)
    else:
        told = say("tray-surplus-many", count=len(lost), bag=sum(bag))
        kit.note_strip(canvas, told, ICON["bag" if all(bag) else "island"], warn=True, box=box)
