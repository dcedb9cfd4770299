"""A whole game as somebody who downloaded it would play it: a double click, keys, a look at its log."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path

from release.desk import Desk

Console = Callable[..., str]
"""Runs the executable that keeps its console: arguments in, its output back."""
NEW_GAME = ("Tab", "Return", "Return")
"""The keys from the title through New game to the start of a game."""
ADVICE = ("h", "Return")
LEAVE = ("Escape", "Escape", "Return")
"""The keys from the results to the title and out, with a yes to any question."""
LIMIT = 1800.0
"""Seconds that a whole game may take."""


def settle(folder: Path) -> None:
    """Write settings that switch off all animation into a data folder."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "settings.json").write_text('{"speed": "off"}', "utf-8")


def play(desk: Desk, console: Console, pictures: Path) -> None:
    """Play a whole game in the program just started, leave it, and have the log verified.

    Args:
        console: runs `games`, `export` and `verify` of the program that plays, with its data folder.
        pictures: a folder for pictures of the screen: the title, the end, and what is left after leaving.

    Raises:
        SystemExit: no window came, the game did not end, something stayed on the screen, or the log is bad.
    """
    print(f"a window after {desk.begin():.1f} s")
    time.sleep(4)
    desk.picture(pictures / "title.png")
    desk.press(*NEW_GAME, rest=1.5)
    start = time.monotonic()
    while not any(game["state"] == "finished" for game in json.loads(console("games", "--json"))):
        if time.monotonic() - start > LIMIT:
            desk.picture(pictures / "stuck.png")
            raise SystemExit(f"no end after {LIMIT:.0f} s")
        desk.press(*ADVICE * 4)
    desk.picture(pictures / "end.png")
    print(f"a whole game in {time.monotonic() - start:.0f} s")
    for key in LEAVE:
        if desk.window():
            desk.press(key, rest=2)
    gone = desk.gone()
    desk.picture(pictures / "left.png")
    if not gone:
        raise SystemExit(f"something stayed on the screen: {pictures / 'left.png'}")
    (game,) = json.loads(console("games", "--json"))
    console("export", str(game["id"]), "played.jsonl")
    print(console("verify", "played.jsonl").strip())
