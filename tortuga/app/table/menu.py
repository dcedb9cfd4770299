"""What is put over the table: the curtain between persons, the menu, a round of practice taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.theme import ICON
from tortuga.app.scene.control import SHADE
from tortuga.app.scene.protocol import Push, Transition
from tortuga.app.table.handover import HandoverScene
from tortuga.app.table.marks import Banner
from tortuga.app.widgets.dialog import Answer, Dialog, notice_dialog, told_notice
from tortuga.kernel.errors import Told
from tortuga.kernel.players import is_guided

if TYPE_CHECKING:
    from tortuga.app.scene.context import Context, GameSession
    from tortuga.app.table.course import TableCourse


_HELP: tuple[tuple[tuple[str, ...], str], ...] = (
    (("confirm",), "help-confirm"),
    (("hint",), "help-hint"),
    (("die-1", "die-5"), "help-dice"),
    (("action-1", "action-5"), "help-actions"),
    (("next",), "help-focus"),
    (("undo",), "help-undo"),
    (("clear",), "help-clear"),
    (("forfeit",), "help-forfeit"),
    (("skip",), "help-skip"),
    (("panel",), "help-panel"),
    (("speed",), "help-speed"),
    (("rush",), "help-rush"),
    (("again",), "help-again"),
    (("rules",), "help-rules"),
    (("settings",), "help-settings"),
    (("fullscreen",), "help-full"),
    (("back",), "help-menu"),
)
_ROW, _KEY_W, _TOP = 32.0, 150.0, 116.0


def curtain(table: TableCourse, seat: int) -> Transition:
    """Ask the next person to the screen. Nothing of anybody's secrets is drawn until they lift it."""
    table.hotseat.fall(seat)
    spec = table.session.seats[seat]

    def lifted() -> Transition | None:
        table.hotseat.lift(seat)
        return None

    def menu() -> Transition:
        return Push(menu_dialog(table))

    return Push(HandoverScene(table.context, spec.name, table.session.rules.name, spec.colour, lifted, menu))


def menu_dialog(table: TableCourse) -> Dialog:
    """Continue, keys, or back to the title; the game is saved in any case."""
    context = table.context
    say = context.say

    def answered(answer: str) -> Transition | None:
        if answer == "title":
            return table.to_title()
        if answer == "round":
            return take_back_round(table)
        if answer == "settings":
            return Push(context.router.settings())
        return Push(KeysDialog(context)) if answer == "help" else None

    back: tuple[Answer, ...] = ()
    if round_begun(table.session) is not None:
        back = (Answer("round", say("pause-round"), "anticlockwise-rotation"),)
    sealed = say("pause-sealed", digits=table.session.header.commitment[:16])
    return Dialog(
        context,
        say("pause-title"),
        say("pause-saved") if is_guided(table.session.seats) else f"{say('pause-saved')}\n{sealed}",
        (
            Answer("title", say("pause-title-screen"), "exit-door"),
            Answer("settings", say("pause-settings"), "settings-knobs", key="settings"),
            Answer("help", say("pause-help"), "help"),
            *back,
            Answer("stay", say("pause-continue"), "check-mark", "primary", "back"),
        ),
        answered,
        "anchor",
    )


class KeysDialog(Dialog):
    """All keys of the table: keys at the left, what they do at the right."""

    grows = False

    def __init__(self, context: Context) -> None:
        stay = Answer("stay", context.say("pause-continue"), "check-mark", "primary", "back")
        # the empty lines give the panel the height of the rows that are drawn over it
        room = "\n".join(" " for _ in range(round((len(_HELP) * _ROW + 12) / 29.3)))
        super().__init__(context, context.say("help-title"), room, (stay,), icon="help")

    def draw(self, canvas: Canvas) -> None:
        """See `Scene`."""
        super().draw(canvas)
        x, y, w, _ = self.box
        left = x + 60
        for row, (actions, message) in enumerate(_HELP):
            middle = y + _TOP + (row + 0.5) * _ROW
            keys = " \u2013 ".join(self.key_label(action) for action in actions)
            canvas.tag((left + _KEY_W / 2, middle), keys, "tag_parch", None, 18, max_w=_KEY_W)
            canvas.text(
                self.context.say(message),
                "text",
                22,
                "cream",
                (left + _KEY_W + 26, middle),
                shade=SHADE,
                max_w=w - _KEY_W - 140,
            )


def round_begun(session: GameSession) -> int | None:
    """How many steps count at the first choice of this round; None when nothing can be taken back.

    It is the round before as long as no person has chosen anything in this one.
    """
    if not session.header.practice or session.finished:
        return None
    first: dict[int, int] = {}
    chose: set[int] = set()
    for index, step in enumerate(session.steps):
        if step.cause != "decision" or index < session.header.inherited:
            continue
        first.setdefault(step.before.round, index)
        if session.seats[step.seat].is_human:
            chose.add(step.before.round)
    return max((first[number] for number in chose), default=None)


def take_back_round(table: TableCourse) -> Transition | None:
    """Go back to the first choice of the round; the captains choose anew as well."""
    position = round_begun(table.session)
    if position is None:
        return None
    try:
        undone = table.session.undo(table.presenter.me, position)
    except Told as error:
        return Push(notice_dialog(table.context, told_notice(error)))
    table.queries.happened([undone])
    table.decision = table.carried = None
    table.presenter.catch_up()
    table.hotseat.chosen(table.session.state)
    say = table.context.say
    table.news = Banner(ICON["undo"], say("newgame-practice"), say("pause-round-done"))
    return None
