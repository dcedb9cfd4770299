"""Dialogs of the table: its menu, the list of keys, and trouble; and where a practice round began."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec
from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.theme import ICON
from tortuga.app.input.bindings import EVERYWHERE, TABLE
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Callback, Push, Sentence, Transition, ended
from tortuga.app.table.presenter import active_house_rules
from tortuga.app.widgets.button import SHADE
from tortuga.app.widgets.dialog import Answer, Dialog, notice_words
from tortuga.kernel.errors import Notice
from tortuga.kernel.game import NOBODY
from tortuga.kernel.players import is_guided
from tortuga.kernel.session import Session

Keys = tuple[tuple[tuple[str, ...], str], ...]
"""Bound actions, the first and the last of a row of keys, and the text that explains them."""

_FIRST: Keys = ((("confirm",), "help-confirm"), (("hint",), "help-hint"))
"""Before the keys of the game's own table."""
_THEN: Keys = (
    (("next",), "help-focus"),
    (("undo", "redo"), "help-undo"),
    (("clear",), "help-clear"),
    (("skip",), "help-skip"),
    (("panel",), "help-panel"),
    (("speed",), "help-speed"),
    (("rush",), "help-rush"),
    (("again",), "help-again"),
    (("boards",), "help-boards"),
    (("rules",), "help-rules"),
    (("settings",), "help-settings"),
    (("fullscreen",), "help-full"),
    (("back",), "help-menu"),
)
_PAIRS = frozenset(("help-undo",))
"""Rows of two separate keys, not of a range."""
_UNLISTED = frozenset(("previous", "left", "right", "up", "down"))
"""Actions that a row mentions without naming their keys."""
_ROW, _KEY_W, _TOP = 32.0, 150.0, 116.0
_ROOM = 670.0
"""Height for all rows, in units, so that the medallion stays on the stage."""


class MenuDialog(Dialog):
    """The menu of a table: rules, keys, settings, restart, title. The game is always saved.

    Args:
        keys: those of the game's own table.
        take_back_round: None if no round can be taken back.
        sail_again: in a voyage, begins it anew; None at every other table.
        goals: those of the voyage.
        to_log: to the captain's log from which a moment is tried again; None at every other table.
    """

    def __init__(
        self,
        context: Context,
        session: Session,
        keys: Keys,
        to_title: Callable[[], Transition],
        take_back_round: Callback | None,
        sail_again: Callback | None = None,
        goals: str = "",
        to_log: Callback | None = None,
    ) -> None:
        self._to_log = to_log
        self._session, self._keys = session, keys
        self._sail_again, self._goals = sail_again, goals
        self._to_title, self._take_back_round = to_title, take_back_round
        super().__init__(context, *self._worded(context), "anchor")

    @override
    def enter(self) -> None:
        """The settings scene may have changed the language."""
        self.title, self.message, self.answers = self._worded(self.context)

    def _worded(self, context: Context) -> tuple[str, str, tuple[Answer, ...]]:
        say, session, router, take_back = context.say, self._session, context.router, self._take_back_round
        guided = is_guided(session.seats)
        sealed = say("pause-sealed", digits=session.header.commitment[:16])
        keys = lambda: Push(KeysDialog(context, self._keys))  # noqa: E731
        pages = lambda: Push(router.rules(game=session.rules.name, options=session.header.options))  # noqa: E731
        opens = partial(Answer, stays=True)
        same = opens("same", say("library-same"), "cycle", action=partial(router.same_deal, session))
        back: tuple[Answer, ...] = ()
        if take_back is not None:
            back = (Answer("round", say("pause-round"), "anticlockwise-rotation", action=take_back),)
        log = self._to_log
        again: tuple[Answer, ...] = (
            Answer("afresh", say("pause-afresh"), ICON["redo"], action=self._ask_to_restart),
            *(() if guided else (same,)),
            *(() if log is None else (opens("log", say("retry-log"), "histogram", action=log),)),
            Answer("title", say("pause-title-screen"), "exit-door", action=self._to_title),
        )
        if self._sail_again is not None:
            again = (
                Answer("afresh", say("voyage-again"), ICON["redo"], action=self._sail_again),
                Answer("title", say("voyage-leave"), "exit-door", action=self._to_title),
            )
        answers = (
            opens("rules", say("pause-rules"), ICON["help"], key="rules", action=pages),
            opens("help", say("pause-help"), "keyboard", action=keys),
            opens(
                "settings", say("pause-settings"), "settings-knobs", key="settings",
                action=lambda: Push(router.settings()),
            ),
            opens("sound", say("pause-sound"), "speaker", action=lambda: Push(router.settings("sound"))),
            *back,
            *again,
            Answer("stay", say("pause-continue"), "check-mark", "primary", "back"),
        )  # fmt: skip
        rules = active_house_rules(context.text, session.header)
        paragraphs = (say("pause-saved"), "" if guided else sealed, rules)
        if self._sail_again is not None:
            paragraphs = (self._goals, say("voyage-left"), rules)
        return say("pause-title"), "\n".join(filter(None, paragraphs)), answers

    def _ask_to_restart(self) -> Transition | None:
        """Begin another game, after a question if a person has made any choice in this one."""
        session, say = self._session, self.context.say
        begin = partial(self.context.router.restart, session)
        past = () if is_guided(session.seats) else session.observer(NOBODY).past()
        if not any(seen.cause == "decision" and session.seats[seen.seat].is_human for seen in past):
            return begin()
        answers = (
            Answer("afresh", say("pause-afresh"), ICON["redo"], action=begin),
            Answer("stay", say("pause-continue"), "check-mark", "primary", "back"),
        )
        return Push(
            Dialog(self.context, say("pause-afresh"), say("pause-afresh-note"), answers, ICON["redo"])
        )


def trouble_dialog(
    context: Context, notice: Notice, again: Callback | None, to_title: Callable[[], Transition]
) -> Dialog:
    """Explains what stopped the game: try again, or leave for the title.

    Args:
        again: what to try again; None if the table does so by itself once the dialog is closed.
    """
    say = context.say
    retry = Answer("again", say("trouble-again"), ICON["redo"], "primary", "confirm")
    answers = (
        Answer("title", say("pause-title-screen"), "exit-door", key="back", action=to_title),
        retry if again is None else msgspec.structs.replace(retry, action=again),
    )
    return Dialog(context, *notice_words(context, notice), answers, "pirate-skull")


def table_keys(own: Keys) -> Keys:
    """The keys of a table, in rows: those of every table around the game's `own`."""
    listed = {actions for actions, _ in own}
    return (*_FIRST, *own, *(row for row in _THEN if row[0] not in listed))


def all_keys(own: Keys) -> Keys:
    """The same, and the keys of other screens with their names in the settings."""
    rows = table_keys(own)
    told = _UNLISTED.union(*(actions for actions, _ in rows))
    return (
        *rows,
        *(((action,), f"action-{action}") for action in (*EVERYWHERE, *TABLE) if action not in told),
    )


def printed_keys(context: Context, actions: tuple[str, ...], message: str) -> str:
    """The keys of a row."""
    between = ", " if message in _PAIRS else " \u2013 "
    return between.join(context.key_label(action) for action in actions)


class KeysDialog(Dialog):
    """All keys of the table: keys at the left, what they do at the right.

    Args:
        keys: those of the game's own table.
    """

    grows = False

    def __init__(self, context: Context, keys: Keys) -> None:
        self._keys = table_keys(keys)
        self._row = min(_ROW, _ROOM / len(self._keys))
        stay = Answer("stay", context.say("button-back"), "exit-door", "primary", "back")
        # empty lines make the panel as high as the rows drawn over it
        room = "\n".join(" " for _ in range(round((len(self._keys) * self._row + 12) / 29.3)))
        super().__init__(context, context.say("help-title"), room, (stay,), icon="help")

    @override
    def spoken(self) -> tuple[Sentence, ...]:
        rows = ((printed_keys(self.context, *row), self.context.say(row[1])) for row in self._keys)
        return (Sentence(ended(self.title)), *(Sentence(f"{keys}: {what}.") for keys, what in rows))

    @override
    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        x, y, w, _ = self.box
        left = x + 60
        for row, (actions, message) in enumerate(self._keys):
            middle = y + _TOP + (row + 0.5) * self._row
            keys = printed_keys(self.context, actions, message)
            canvas.tag((left + _KEY_W / 2, middle), keys, "tag_parch", None, 18, max_w=_KEY_W)
            style = Style("text", 22, "cream", SHADE)
            canvas.write(self.context.say(message), style, (left + _KEY_W + 26, middle), w - _KEY_W - 140)


def round_begun(session: Session) -> int | None:
    """Position of the first choice of this round; None if nothing can be taken back.

    It is the previous round until a person has made a choice in this one.
    """
    if not session.header.practice or session.finished:
        return None
    first: dict[int, int] = {}
    chose: set[int] = set()
    for index, (number, seen) in enumerate(
        zip(session.rounds(), session.observer(NOBODY).past(), strict=True)
    ):
        if seen.cause != "decision" or index < session.header.inherited:
            continue
        first.setdefault(number, index)
        if session.seats[seen.seat].is_human:
            chose.add(number)
    return max((first[number] for number in chose), default=None)
