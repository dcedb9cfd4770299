"""All pages of the rules: what stands on each, as ids of texts, figures and tables.

A text of a page is named by its mark and number: "1" is the message rules-<page>-1. The mark tells how it is
set: none = a paragraph, "*" = a point of a list, "!" = a boxed remark.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

Table = Literal["", "limits", "example", "attack", "dice", "glossary", "keys"]


@dataclass(frozen=True)
class Page:
    """One page of the rules. Its title is the message rules-<id>."""

    id: str
    icon: str
    left: tuple[str, ...]
    """Texts of the left column, top to bottom."""
    figures: tuple[str, ...] = ()
    """Drawn examples of the right column; the caption of `name` is the message rules-fig-<name>."""
    right: tuple[str, ...] = ()
    """Texts below the figures."""
    table: Table = ""
    """A table below both columns."""
    below: tuple[str, ...] = ()
    """Wide figures below both columns."""

    def text_ids(self) -> tuple[str, ...]:
        """Ids of all running texts."""
        return tuple(f"rules-{self.id}-{mark.lstrip('*!')}" for mark in (*self.left, *self.right))


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
    ("confirm", "skip", "hint", "undo", "clear", "forfeit", "back"),
    ("die-1", "action-1", "next", "left", "panel", "log", "speed"),
    ("rules", "search", "fullscreen", "page-down", "page-up", "first", "last"),
)
"""Bound actions in columns; rules-key-<action> tells what they do."""


def texts(page: Page, say: Callable[[str], str]) -> tuple[str, ...]:
    """Everything written on a page, worded: title, texts, captions, and its glossary."""
    ids = [
        f"rules-{page.id}",
        *page.text_ids(),
        *(f"rules-fig-{name}" for name in (*page.figures, *page.below)),
    ]
    if page.table == "glossary":
        ids += [
            f"rules-{part}-{term}" for column in GLOSSARY for term in column for part in ("term", "about")
        ]
    if page.table == "keys":
        ids += [f"rules-key-{action}" for column in KEYS for action in column]
    return tuple(say(id) for id in ids)
