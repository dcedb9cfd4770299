"""The table of Tortuga 1667, in the form that the app expects."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from typing_extensions import override

from tortuga.app.draw.pictures import filed
from tortuga.app.games.tortuga1667.acts.director import TableDirector67
from tortuga.app.games.tortuga1667.acts.recap import retold
from tortuga.app.games.tortuga1667.decisions import choose
from tortuga.app.games.tortuga1667.letter import LetterScene
from tortuga.app.games.tortuga1667.narrative import Narrative1667
from tortuga.app.games.tortuga1667.notebook.scene import guessed, notebook, pinned
from tortuga.app.games.tortuga1667.opensheets import DiscardsSheet, VotesSheet
from tortuga.app.games.tortuga1667.palette import EVENT, NAME, NATIONS, TOP
from tortuga.app.games.tortuga1667.picture import Picture67
from tortuga.app.games.tortuga1667.remarks import Remarks67
from tortuga.app.games.tortuga1667.rulebook import KEYS
from tortuga.app.games.tortuga1667.side.advice import PirateAdvice
from tortuga.app.games.tortuga1667.table.peeks import PiratePeeks
from tortuga.app.table.ui.sheets import NoteAction, Sheet
from tortuga.app.table.ui.table import TableUI
from tortuga.app.table.ui.telling import Topics
from tortuga.games.tortuga1667.commands import Command
from tortuga.games.tortuga1667.state import Stage, View

BUTTON_PAGE: Final[dict[str, str]] = {
    "hint": "computers",
    "clear": "keys",
    "menu": "keys",
    "speed": "keys",
    "help": "keys",
    "panel": "keys",
    "tab-log": "turn",
    "tab-advice": "computers",
}
STAGE_PAGE: Final[dict[Stage, str]] = {
    "place": "advanced",
    "hold": "setup",
    "gap": "maps",
    "pick": "row",
    "jump": "maps",
    "dodge": "maps",
    "fountain": "maps",
    "ballot": "votes",
    "take": "attack",
    "lose": "marooning",
    "pistol": "helpful",
    "letter": "helpful",
    "swap": "helpful",
    "give": "maps",
    "powder": "starred",
    "fever": "starred",
    "nest": "starred",
    "search": "starred",
    "finished": "end",
}
"""Stage in which somebody decides -> page; all others have that of a turn."""


class TableTopics67(Topics[View]):
    """Rule pages of buttons, panels and stages."""

    pages = BUTTON_PAGE
    tips = {"log": "tip-log-1667"}

    @override
    def page_now(self, view: View, me: int) -> str:
        table = view.table
        if table.stage == "ballot" and table.call is not None:
            return table.call.kind
        return STAGE_PAGE.get(table.stage, "turn" if table.turn else "setup")


_SPRITES: Final = (
    *("treasure", "shadow_treasure", "back_event", "back_vote", "back_loyalty", "rowboat", "blast"),
    *(f"badge_{nation}" for nation in NATIONS),
    *(f"letter_{nation}" for nation in NATIONS),
    *(f"vote_{top}" for top in TOP),
    *("vote_skull", "vote_blank", "flag_british", "flag_french"),
    *(f"event_{event}" for event in EVENT),
    *(f"sea_{event}" for event in EVENT),
)


def pictures_ahead(colours: Sequence[str]) -> Iterator[str]:
    """File names of pictures, those needed first in front; `colours` of the seats, one's own first."""
    yield from (f"persons/{colour}.png" for colour in colours)
    yield from (filed("sprites", f"{NAME}/{name}", ".png") for name in _SPRITES)
    yield from (f"{NAME}/cards/{event}.jpg" for event in EVENT)


class Table1667(TableUI[View, Command]):
    """The card game at the table."""

    narrative = Narrative1667
    director = TableDirector67
    picture = Picture67
    remarks = Remarks67
    advice = PirateAdvice()
    topics = TableTopics67()
    sheets: Mapping[str, Sheet] = {"notes": notebook, "discards": DiscardsSheet, "votes": VotesSheet}
    opening = LetterScene
    note_actions: Mapping[str, NoteAction] = {"guess": guessed, "pin": pinned}
    """A guess about the player under the pointer, and a pinned sentence of the log."""
    peeks = PiratePeeks()
    keys = KEYS
    stop = choose.STOP

    chooser = staticmethod(choose.chooser_for)
    idle = staticmethod(choose.idle)
    waived = staticmethod(choose.waived)
    clock = staticmethod(choose.clock)
    recap = staticmethod(retold)
    ahead = staticmethod(pictures_ahead)


TABLE: Final = Table1667()
