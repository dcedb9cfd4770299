"""The table in words: what a screen reader tells whoever is called upon to act."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tortuga.app.games.tortuga1667.words.naming import HOLD_SIDES, Naming
from tortuga.games.tortuga1667.pieces import BOATS
from tortuga.games.tortuga1667.state import View


def situation(say: Callable[..., str], names: Naming, view: View, *, own: bool) -> Iterator[str]:
    """Who stands where, in order; the treasure of both nations; if `own`, what the seat alone knows."""
    board = view.table.board
    for place, line in enumerate(board.lines):
        if line:
            yield say("heard-line", place=names.place(place), names=names.join(line))
    for place, seat in zip(BOATS, board.boats, strict=True):
        if seat >= 0:
            yield say("heard-line", place=names.place(place), names=names.names[seat])
    for side, count in zip(HOLD_SIDES, board.totals, strict=True):
        yield say("tip-score", side=side, count=count)
    if not own:
        return
    if view.loyalty is not None:
        yield say("tip-loyalty", side=view.loyalty)
    if view.hand:
        yield say("heard-votes", votes=names.votes(view.hand))
