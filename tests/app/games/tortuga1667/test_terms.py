"""Captain is a rank and nothing else; who has no rank is told once where he stands (glossary, G2)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tortuga1667 import tables
from tests.hands.cards import TEXTS, ViewDesk, game_text
from tortuga.app.games.tortuga1667.decisions.choose import chooser_for
from tortuga.app.games.tortuga1667.lesson import LESSON
from tortuga.app.scenes.lesson.guide import lesson_session

ADVISER = ("advice-title", "advice-wait", "table-hint-tip", "help-hint", "error-captain", "error-hint")
RANK = {"en": "captain", "de": "kapitän", "es": "capit", "cs": "kapit"}


@pytest.mark.parametrize("language", TEXTS)
def test_who_advises_is_no_captain(language: str) -> None:
    given: dict[str, Any] = {"reason": "-", "key-confirm": "-"}
    for id in ADVISER:
        assert RANK[language] not in game_text(TEXTS[language]).say(id, **given).casefold(), id


@pytest.mark.parametrize("language", TEXTS)
def test_names_of_the_lesson_have_no_title(language: str) -> None:
    names = [seat.name for seat in lesson_session(LESSON, TEXTS[language]).seats]
    assert names == ["Rosa", "Turtle Jack", "Bellamy", "Mad Anne", "Old Silas"]


WITHOUT = {
    "boat": tables.table("123", "45", boats=(0, -1)),
    "island": tables.table("23", "45", "10"),
    "ship": tables.table("1203", "45"),
}
STANDS = {
    "boat": ("in-boat", "dutchman-boat"),
    "island": ("ashore", "tortuga"),
    "ship": ("aboard", "dutchman"),
}


@pytest.mark.parametrize("language", TEXTS)
@pytest.mark.parametrize("where", WITHOUT)
def test_where_somebody_without_a_rank_stands_is_told_once(language: str, where: str) -> None:
    told = chooser_for(ViewDesk(WITHOUT[where], 0, language)).banner().message.casefold()
    say = game_text(TEXTS[language]).say
    rank, place = STANDS[where]
    there = say(f"place-on-{place}").casefold()
    assert told.startswith(f"{there}.")
    assert say(f"rank-{rank}").casefold() not in told.removeprefix(there)
