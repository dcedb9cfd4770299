"""What a seat decides, and what the tray shows while nobody decides here."""

from __future__ import annotations

from tortuga.app.draw.canvas import Canvas
from tortuga.app.games.tortuga2014.decisions.act import ActChooser, ClaimChooser, StealChooser
from tortuga.app.games.tortuga2014.decisions.cards import final_rows, round_matrix
from tortuga.app.games.tortuga2014.decisions.desk import DiceChooser, DiceDesk
from tortuga.app.games.tortuga2014.decisions.keep import KeepChooser
from tortuga.app.games.tortuga2014.decisions.move import MoveChooser
from tortuga.app.games.tortuga2014.decisions.place import BonusChooser, SkullsChooser, TileChooser
from tortuga.app.games.tortuga2014.palette import ICON
from tortuga.app.games.tortuga2014.shown import loose_dice
from tortuga.app.games.tortuga2014.table import tray as kit
from tortuga.app.games.tortuga2014.table.layout import TRAY
from tortuga.app.games.tortuga2014.table.pieces import DieState, draw_screen
from tortuga.app.games.tortuga2014.table.tray import tray_die
from tortuga.app.table.marks import Spot
from tortuga.games.tortuga2014.commands import Keep
from tortuga.games.tortuga2014.pieces import BOARD, NO_FACE, RAID, SKULL


def chooser_for(desk: DiceDesk) -> DiceChooser:
    """The decision that the seat of the desk has to make now.

    Raises:
        ValueError: it has none.
    """
    table = desk.table
    match table.stage:
        case "select" if desk.board.finished:
            return BonusChooser(desk)
        case "select" | "reroll-keep":
            return KeepChooser(desk)
        case "skulls":
            return SkullsChooser(desk)
        case "tile":
            return TileChooser(desk)
        case "move":
            return MoveChooser(desk)
        case "act" if table.action not in (BOARD, RAID):
            return ActChooser(desk)
        case "act":
            return StealChooser(desk) if table.place == 0 else ClaimChooser(desk)
    raise ValueError(f"nothing to decide at stage {table.stage}")


# ------------------------------------------------------------------ while others decide, or things move
def waiting_tray(
    canvas: Canvas, desk: DiceDesk, hidden: frozenset[Spot], fold: float, counting: bool = False
) -> None:
    """Paint what the tray shows when nobody chooses here.

    Args:
        hidden: dice in flight, which are drawn by the animation.
        fold: how far one's own screen stands while it goes up or down.
        counting: whether the game is over and nobody knows the points yet.
    """
    table = desk.table
    if table.phase == 1:
        _dice(canvas, desk, hidden, fold)
    elif table.phase == 2:
        round_matrix(canvas, desk)
    elif table.phase == 3:
        kit.heading(canvas, desk.say("move-title"))
        done = bool(table.chosen) and table.chosen[desk.seat]
        moved = "wait-moved-in-turn" if table.options.moves_in_turn else "wait-moved"
        kit.note_strip(canvas, desk.say(moved if done else "move-forced"), ICON["phase3"], box=kit.SUM_ROW)
    elif table.phase == 4:
        kit.heading(canvas, desk.say("game-over-title"))
        if counting:
            kit.note_strip(canvas, desk.say("game-over-count"), "trophy-cup", box=kit.SUM_ROW)
            return
        kit.ranking_rows(canvas, final_rows(desk), table.seats)
    else:
        kit.heading(canvas, desk.say("setup-title"))


_FOLDING = TRAY.line(12, 16)._replace(h=40)
_STANDING = TRAY.line(64, 16)._replace(h=128)


def _dice(canvas: Canvas, desk: DiceDesk, hidden: frozenset[Spot], fold: float) -> None:
    table, seat = desk.table, desk.seat
    roll, skulls, command = table.rolls[seat], table.kept[seat], table.commits[seat]
    secret = table.stage in ("select", "reveal") and not desk.board.finished
    if secret:
        kit.heading(canvas, desk.say("tray-screen"), desk.say("tray-screen-note"), screen=desk.colour())
    else:
        kit.heading(canvas, desk.say("tray-open" if roll or skulls else "tray-dice"))
        if fold > 0.02:
            draw_screen(canvas, _FOLDING, desk.colour(), fold=fold)
    loose = loose_dice(desk.board)
    for place, die in enumerate(loose):
        face = SKULL if die in skulls else roll[die] if roll else NO_FACE
        if face == NO_FACE or Spot("die", seat, die) in hidden:
            continue
        kept = isinstance(command, Keep) and die in command.dice
        state: DieState = "kept" if kept else "blocked" if isinstance(command, Keep) else "plain"
        letter = desk.letter(die, face)
        note = desk.say("die-kept") if kept else ""
        kit.die_choice(canvas, desk.colour(), letter, face, tray_die(place, len(loose)), state, note)
    if secret and roll is None:
        draw_screen(canvas, _STANDING, desk.colour(), desk.say("pic-hidden-dice", count=len(loose)))
    flying = any(spot.kind == "die" for spot in hidden)
    message = _wait_text(desk)
    if message and not (flying and message == "wait-finished"):
        kit.note_strip(canvas, desk.say(message), ICON["wait"], box=kit.SUM_ROW)


def _wait_text(desk: DiceDesk) -> str:
    """Text id of what the seat waits for; "" for nothing."""
    table, board = desk.table, desk.board
    chosen = bool(table.chosen) and table.chosen[desk.seat]
    if table.stage in ("select", "reveal"):
        return "wait-chosen" if chosen else ""
    if board.finished:
        return "wait-finished"
    return "" if table.kept[desk.seat] or table.rolls[desk.seat] or table.cycle == 0 else "wait-rest"
