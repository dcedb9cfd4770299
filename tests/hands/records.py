"""The routes among stored games, with a table that only notes what it is asked for."""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace

import msgspec
import pygame

from tortuga.app.captains import ask
from tortuga.app.records import SAMPLES, Records
from tortuga.app.routes.play import RecordRoutes
from tortuga.app.scene.protocol import Quit
from tortuga.app.stills.sample import log_of
from tortuga.games.tortuga2014.rules import RULES


class Way(RecordRoutes):
    """The routes among stored games; they note what was asked of the table."""

    def __init__(self, library, context):
        super().__init__(SimpleNamespace(records=Records(library), context=context, table=self.sit))
        self.resumed = []
        self.sessions = []

    def sit(self, session, retry=None):
        self.sessions.append(session)
        self.retry = retry
        return "a table"

    def resume(self, game):
        self.resumed.append(game)
        return Quit()


@cache
def rough(log):
    """An analysis of a log's bytes with few samples that passes for a full one; each is made once."""
    return msgspec.structs.replace(ask.analyse(log, 8), samples=SAMPLES)


def type_path(hands, path):
    """Put a path into the field, which has the focus from the start, and press Enter."""
    hands.step(2)
    hands.top.typing._entry._line.set_text(str(path))
    hands.press(pygame.K_RETURN)


def four(steps=None, people=(0,)):
    return log_of(RULES.name, 4, "KRAKEN-4711-PARROT", "c", steps, people)
