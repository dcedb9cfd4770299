"""All pages of the rules: what stands on each, as ids of texts, figures and tables."""

from __future__ import annotations

from typing import Final

from tortuga.app.gameui.pages import Page

PAGES: Final = (
    Page("goal", "chest", ("1", "*2", "*3", "*4", "5"), (), ("!6",), below=("goal",)),
    Page("components", "meeple-group", ("*1", "*2", "*3", "*4", "*5", "*6", "*7"), ("table", "center")),
    Page("board", "hill-fort", ("1", "*2", "*3", "*4", "*5", "!6"), ("board",), table="limits"),
    Page("setup", "swap-bag", ("*1", "*2", "*3", "*4"), (), ("5",), below=("setup",)),
    Page("round", "cycle", ("1", "*2", "*3", "*4", "5"), ("round", "totals")),
    Page("roll", "rolling-dices", ("1", "2", "*3", "*4", "5", "!6"), ("roll", "preview")),
    Page("skulls", "skull-crossed-bones", ("1", "*2", "*3", "4", "!5"), ("skull-joins", "skulls")),
    Page("room", "padlock", ("1", "2", "3", "*4", "*5"), ("stuck",), ("!6",)),
    Page("reveal", "person", ("1", "*2", "*3", "*4", "!5"), ("reveal",)),
    Page("bonus", "clockwise-rotation", ("1", "*2", "*3", "4", "5", "!6"), ("bonus",)),
    Page("actions", "flying-flag", ("1", "2", "3", "4", "!5"), ("tie",)),
    Page("fleet", "galleon", ("1", "*2", "*3", "4", "!5"), ("fleet-before", "fleet-after")),
    Page("crew", "pirate-hat", ("1", "*2", "*3", "4", "!5"), ("crew-before", "crew-after")),
    Page("hunt", "spade", ("*1", "*2", "3", "4", "!5"), ("hunt",)),
    Page("board-action", "pirate-cannon", ("1", "*2", "*3", "4", "5"), ("board-first",), table="attack"),
    Page("raid", "crossed-sabres", ("1", "*2", "*3", "4", "5"), ("raid-second", "raid-island")),
    Page("defence", "checked-shield", ("1", "2", "3", "!4"), ("defends", "open")),
    Page("surplus", "island", ("1", "2", "3", "4", "!5"), ("surplus", "island")),
    Page("move", "open-treasure-chest", ("1", "*2", "*3", "*4", "5", "!6"), ("move-cards", "move-plan")),
    Page("end", "stopwatch", ("1", "2", "3", "4"), (), ("!5",), below=("end",)),
    Page("scoring", "laurels-trophy", ("*1", "*2", "*3", "*4", "5"), ("scoring",), table="example"),
    Page("two", "person", ("1", "*2", "*3", "*4", "*5"), ("two",)),
    Page("house", "settings-knobs", ("1", "*2", "*3", "*4", "*5", "*6"), (), ("!7",)),
    Page("glossary", "scroll-quill", (), table="glossary"),
    Page("dice", "rolling-dices", ("1", "2"), (), ("3",), table="dice"),
    Page("captains", "brain", ("1", "*2", "*3", "*4", "*5"), (), ("6", "7", "8", "!9")),
    Page("keys", "help", ("1",), (), ("2",), table="keys"),
)
PAGE: Final = {page.id: page for page in PAGES}
FIRST: Final = PAGES[0].id

GLOSSARY: Final = (
    ("tortuga", "fleet", "crew", "island", "center", "box"),
    ("boat", "pirate", "action-space", "bonus-tile", "treasure-tile", "start-player"),
    ("screen", "cycle", "keep", "skull", "reveal", "position", "surplus"),
)
"""Terms in columns; rules-term-<id> is the word, rules-about-<id> what it means."""

KEYS: Final = (
    ("confirm", "skip", "hint", "undo", "redo", "clear", "forfeit", "back", "again"),
    ("die-1", "action-1", "next", "left", "panel", "log", "speed", "rush", "mute"),
    ("boards", "rules", "search", "settings", "fullscreen", "page-down", "page-up", "first", "last"),
)
"""Bound actions in columns; rules-key-<action> tells what they do, and may name the keys of others."""
TOGETHER: Final = {"left": ("left", "right", "up", "down")}
"""Actions whose keys stand in one entry, by the first of them."""


def words(page: Page) -> tuple[str, ...]:
    """Ids of the texts in a page's table."""
    if page.table == "glossary":
        columns = (term for column in GLOSSARY for term in column)
        return tuple(f"rules-{part}-{term}" for term in columns for part in ("term", "about"))
    if page.table == "keys":
        return tuple(f"rules-key-{action}" for column in KEYS for action in column)
    return ()
