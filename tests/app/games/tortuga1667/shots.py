"""Pictures of decisions, to be looked at: `python -m tests.app.games.tortuga1667.shots DIR [LANGUAGE]`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
from msgspec.structs import replace

from tests.app.games.tortuga1667.sheets import captains, nine
from tests.app.games.tortuga1667.table import Harbour
from tests.games.tortuga1667.tables import table
from tests.hands.cards import TEXTS, ViewDesk, by_key, game_text
from tortuga.app.draw.art import Art
from tortuga.app.draw.canvas import Canvas
from tortuga.app.games.tortuga1667.palette import NAME, PICTURES
from tortuga.app.games.tortuga1667.tableui import TABLE
from tortuga.app.input.focus import Focus
from tortuga.app.table.acts.motion import ActPlayer
from tortuga.app.table.buttons import TableControls
from tortuga.app.table.course import FastForward
from tortuga.app.table.drawing import TableDrawing
from tortuga.app.table.marks import Line, Shown
from tortuga.app.table.pending import DragState, PendingDecision
from tortuga.app.table.presenter import Recent
from tortuga.app.table.side.panels import SidePanels
from tortuga.app.table.side.recap import RecapPanel
from tortuga.app.table.side.tabs import OpenTabs
from tortuga.games.tortuga1667.board import Board
from tortuga.games.tortuga1667.options import Options
from tortuga.games.tortuga1667.state import Call, Table, Turned


def positions() -> dict[str, tuple[Table, str]]:
    """By name a table at which seat 0 decides, and digits that are pressed."""
    mine = nine()
    vote = replace(
        mine, stage="ballot", call=Call("attack", 0, 0, 0, (0, 6, 7)), ballots=(None,) * 9, cast=(False,) * 9
    )
    return {
        "act": (mine, ""),
        "attack": (mine, "5"),
        "force": (mine, "3244"),
        "view": (mine, "14"),
        "maroon": (mine, "6"),
        "sneak": (replace(mine, board=replace(mine.board, lines=((6, 7, 0), (2, 8, 4), (3, 5)))), "82"),
        "ballot": (vote, "2"),
        "pistol": (replace(mine, stage="pistol", turned=Turned(0, 1, "pistol")), "4"),
        "letter": (replace(mine, stage="letter", turned=Turned(0, 1, "letter")), ""),
        "rescue": (replace(mine, stage="letter", turned=Turned(0, 1, "letter")), "142"),
        "take": (replace(mine, stage="take", call=Call("attack", 0, 0, 0, (0, 6, 7))), "1"),
        "pick": (replace(mine, stage="pick", turned=Turned(0, forcer=3, cards=(1, 3), picker=0)), "2"),
        "fountain": (replace(mine, stage="fountain", victim=0, cause="pistol"), ""),
        "lose": (replace(mine, stage="lose", victim=0), "2"),
        "search": (
            replace(
                mine,
                stage="search",
                turned=Turned(0, 1, "nest", target=3),
                pool=tuple(sorted(mine.deck + mine.hands[3])),
            ),
            "1",
        ),
        "place": (
            replace(table("0123"), stage="place", board=Board(lines=((-1, 1, -1, -1, -1), (), ()))),
            "1",
        ),
        "talk": (replace(mine, options=Options(9, talk="on")), "T"),
    }


def picture(harbour: Harbour, laid: Table, pressed: str, language: str) -> TableDrawing:
    """The picture of a decision, after some keys."""
    desk = ViewDesk(laid, 0, language)
    desk.seats = captains(laid.seats)
    ui, text = TABLE, game_text(TEXTS[language])
    decision = PendingDecision(desk, ui.chooser(desk), ui.narrative(text, desk.seats), ui.advice)
    for key in pressed:
        by_key(decision.chooser, "talk" if key == "T" else f"digit-{key}")
    drawn = ui.picture()
    side = [panel for panel in drawn.side() if panel.offered(desk.view)]
    panels = SidePanels(NAME, drawn, side, ui.advice)
    presenter = SimpleNamespace(
        view=desk.view,
        me=0,
        picture=drawn,
        player=ActPlayer(desk.seats, drawn),
        lines=[Line(None, "")],
        recent=Recent(),
        busy=False,
        eyes=SimpleNamespace(seat=-1),
    )
    course: Any = SimpleNamespace(
        context=harbour.context,
        ui=ui,
        presenter=presenter,
        session=SimpleNamespace(seats=desk.seats, can_undo=lambda _: False, finished=False),
        hotseat=SimpleNamespace(several=False, holder=None, presenter=presenter),
        by_itself=lambda _: False,
        fast_forward=FastForward(),
        drag_state=DragState(),
        note_keys=SimpleNamespace(words=""),
        panels=panels,
        panel=OpenTabs(panels.names, RecapPanel(ui, text)),
        focus=Focus(),
        decision=decision,
        advised=True,
        open_advice=None,
        paused_banner=lambda: None,
        shown=lambda marks: Shown(desk.view, 0, marks, desk.seats, harbour.context.text),
    )
    return TableDrawing(course, TableControls(course))


def main(folder: Path, language: str) -> None:
    """Write them all."""
    pygame.display.init()
    pygame.font.init()
    hidden = pygame.Window("shots", (64, 64), hidden=True)
    art = Art(games=[PICTURES])
    folder.mkdir(parents=True, exist_ok=True)
    harbour = Harbour(Path(tempfile.mkdtemp()), language)
    for name, (laid, pressed) in positions().items():
        canvas = Canvas(pygame.Surface((1920, 1080), 0, 32), art)
        picture(harbour, laid, pressed, language).draw(canvas)
        pygame.image.save(canvas.surface, folder / f"{name}.png")
    del hidden


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else "en")
