"""All pages of the rules: what stands on each, as ids of texts, figures and tables."""

from __future__ import annotations

from typing import Final

from tortuga.app.games.tortuga1667.palette import EVENT, GROUP_ICON, ICON, Event
from tortuga.app.gameui.pages import Page

PAGES: Final = (
    Page("goal", "open-treasure-chest", ("1", "*2", "*3", "4", "!5"), ("goal",), below=("brethren",)),
    Page("components", "meeple-group", ("*1", "*2", "*3"), (), ("*4", "*5", "*6"), below=("components",)),
    Page("setup", "swap-bag", ("1", "2", "3"), (), ("4", "5", "7", "!6"), table="players"),
    Page("ranks", ICON["captain"], ("1", "*2", "*3", "*4", "5", "!6"), ("ranks",)),
    Page("treasure", ICON["treasure"], ("1", "2", "3", "!4"), ("treasure",)),
    Page("turn", "clockwise-rotation", ("1", "2"), (), ("3",), table="actions"),
    Page("row", ICON["view"], ("*1", "*2", "*3", "4", "!5"), ("row",)),
    Page("boats", ICON["row"], ("1", "2", "!3"), ("boats",)),
    Page("marooning", ICON["maroon"], ("1", "2", "3", "4", "!5"), ("marooning",)),
    Page("votes", "card-play", ("1", "2", "3", "4", "!5"), ("votes",)),
    Page("attack", ICON["attack"], ("1", "2", "3", "4", "!5"), ("attack-yes", "attack-no")),
    Page("mutiny", ICON["mutiny"], ("1", "2", "3", "!4"), ("mutiny-yes", "mutiny-no")),
    Page("brawl", ICON["brawl"], ("1", "2", "!3"), ("brawl",)),
    Page("votecards", ICON["skull"], ("1",), (), ("!2",), table="votecards"),
    Page("events", "rule-book", ("1", "2"), (), ("3", "4"), below=("events",)),
    Page("helpful", GROUP_ICON["helpful"], ("1",), (), ("!2",), table="helpful"),
    Page("hurtful", GROUP_ICON["hurtful"], ("1",), (), ("!2",), table="hurtful"),
    Page("maps", GROUP_ICON["map"], ("1", "2"), (), ("!3",), table="map"),
    Page("starred", GROUP_ICON["starred"], ("1",), (), ("2", "!3"), table="starred"),
    Page("end", ICON["armada"], ("1", "2", "*3", "*4", "!5"), ("end",), table="end"),
    Page("few", "person", ("1", "*2"), (), ("*3", "!4"), below=("few",)),
    Page("advanced", "compass", ("1", "2"), (), ("!3",), below=("advanced",)),
    Page("house", "settings-knobs", ("1", "*2", "*3", "*4"), (), ("*5", "*6", "!7")),
    Page("secrets", ICON["hidden"], ("*1", "*2", "3"), ("secrets",), ("4", "!5")),
    Page("computers", "brain", ("1", "2"), (), ("3", "!4")),
    Page("glossary", "scroll-quill", (), table="glossary"),
    Page("keys", "help", ("1",), (), ("2",), table="keys"),
)

GROUPS: Final[dict[str, tuple[Event, ...]]] = {
    group: tuple(kind for kind, look in EVENT.items() if look.group == group) for group in GROUP_ICON
}
"""Event cards by group: the table of a page of event cards is called as its group."""

GLOSSARY: Final = (
    ("loyalty", "team", "hold", "beach", "rank", "line"),
    ("row", "revealer", "deckcard", "majority", "marooned", "rescue"),
    ("map", "discards", "watch", "overtime", "notebook", "estimate"),
)
"""Terms in columns; rules-term-<id> is the word, rules-about-<id> what it means."""

KEYS: Final = (
    ("confirm", "hint", "clear", "back"),
    ("skip", "speed", "log", "next"),
    ("left", "rules", "search", "fullscreen"),
)
"""Bound actions in columns; rules-key-<action> tells what they do."""
TOGETHER: Final = {"left": ("left", "right", "up", "down")}
"""Actions whose keys stand in one entry, by the first of them."""


def words(page: Page) -> tuple[str, ...]:
    """Ids of the texts in a page's table."""
    if page.table in GROUPS:
        return tuple(id for kind in GROUPS[page.table] for id in (f"event-{kind}", f"event-{kind}-whole"))
    if page.table == "glossary":
        columns = (term for column in GLOSSARY for term in column)
        return tuple(f"rules-{part}-{term}" for term in columns for part in ("term", "about"))
    if page.table == "keys":
        return tuple(f"rules-key-{action}" for column in KEYS for action in column)
    if page.table == "actions":
        return tuple(f"rules-act-{name}" for name in ACTS)
    return ()


ACTS: Final = {
    "view": "",
    "reveal": "",
    "force": "",
    "row": "",
    "attack": "captain",
    "maroon": "captain",
    "mutiny": "mate",
    "sneak": "boy",
    "brawl": "governor",
}
"""The nine actions, and the rank that has each; "" = everybody (T27-T31)."""
