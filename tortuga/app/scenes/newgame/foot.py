"""The buttons of the new-game screen: begin, go back, change the house rules."""

from __future__ import annotations

from collections.abc import Iterator

from tortuga.app.scene.base import Control
from tortuga.app.scene.context import Context
from tortuga.app.scenes.newgame.choices import NewGame
from tortuga.app.widgets import layout
from tortuga.app.widgets.button import Button, in_a_row


def foot(context: Context, game: NewGame, fault: str) -> Iterator[Control]:
    """The buttons, at the right of the options.

    Args:
        fault: why the game cannot begin, "" when it can.
    """
    say = context.say
    x, y, _, _ = layout.OPTIONS_BOARD
    yield Button(
        "set-sail",
        (x + 1440, y + 42, 320, 82),
        say("newgame-set-sail"),
        "shooner-sailboat",
        "primary",
        34,
        enabled=not fault,
        key="confirm",
        key_label=context.key_label("confirm"),
        tooltip=fault,
    )
    back = Button(
        "back",
        (x + 1440, y + 138, 138, 46),
        say("button-back"),
        size=19,
        key="back",
        key_label=context.key_label("back"),
    )
    changed = game.house_rules
    rules = Button(
        "house-rules",
        (x + 1584, y + 138, 176, 46),
        say("newgame-house-rules") + (f" · {changed}" if changed else ""),
        None,
        size=19,
        tooltip=say("newgame-house-rules-note", changed=changed),
    )
    yield from in_a_row((back, rules))
