"""1667 in words: every kind of event, in every language, for every pair of eyes."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast

from tests.app.games.tortuga1667.stories import EVENT_TYPES, GAMES, games, played, seen_by, specs
from tortuga.app.games.tortuga1667.narrative import Narrative1667
from tortuga.app.languages import LANGUAGES
from tortuga.app.text import Text
from tortuga.games.tortuga1667 import events as ev
from tortuga.kernel.errors import Refusal
from tortuga.kernel.game import EVERYTHING, NOBODY
from tortuga.paths import PACKAGE, assets_dir

pytestmark = pytest.mark.slow

SILENT = {
    *(ev.CardChosen, ev.Refilled, ev.MapKept, ev.BallotCast, ev.VotePutBack, ev.DeckShuffled),
    *(ev.HandComposed, ev.LoyaltiesShuffled),
}
"""Events of which the log tells nothing to eyes that do not see everything."""
LEFTOVER = re.compile(r"[{}$]|\b(log|deed|event|place|vote|slot|talk|side)-[a-z]")


@pytest.fixture(scope="module")
def stories():
    return list(games())


def test_the_games_show_every_kind_of_event(stories):
    shown = {type(event) for _, steps in stories for _, event, _ in steps}
    assert EVENT_TYPES - shown == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("eyes", [0, 1, NOBODY, EVERYTHING])
def test_every_event_is_told(stories, language, eyes):
    text = Text(language).of("tortuga1667")
    told: Counter[type] = Counter()
    for options, steps in stories if eyes == NOBODY else stories[::3]:
        narrative = Narrative1667(text, specs(options.seats))
        for step in steps:
            seen = seen_by(step, eyes)
            lines = narrative.lines(seen)
            told[type(seen.event)] += len(lines)
            for words in (*[line.text for line in lines], narrative.decision(seen)):
                assert not LEFTOVER.search(words), (type(seen.event), words)
                assert "  " not in words
    if eyes == NOBODY:
        assert {kind for kind in EVENT_TYPES if not told[kind]} == SILENT


@pytest.mark.parametrize("options", GAMES[:4], ids=lambda options: f"{options.seats} seats")
def test_t37_the_log_is_the_same_for_everybody(options):
    """A seat's own cards are read under a cover, never in the log."""
    text = Text("en").of("tortuga1667")
    narrative = Narrative1667(text, specs(options.seats))
    for step in played(options, "a"):
        if isinstance(step[1], ev.GameEnded):
            continue
        public = narrative.lines(seen_by(step, NOBODY))
        for seat in range(options.seats):
            assert narrative.lines(seen_by(step, seat)) == public


def test_every_decision_is_a_deed(stories):
    text = Text("en").of("tortuga1667")
    for options, steps in stories:
        narrative = Narrative1667(text, specs(options.seats))
        for step in steps:
            seen = seen_by(step, EVERYTHING)
            assert bool(narrative.decision(seen)) == (seen.cause == "decision"), seen.event


@cache
def refusals() -> tuple[str, ...]:
    """Ids of all refusals in the rules, and in what every game does of them."""
    rules = (*(PACKAGE / "games" / "tortuga1667").rglob("*.py"), PACKAGE / "kernel" / "game.py")
    code = "".join(path.read_text(encoding="utf-8") for path in rules)
    return tuple(sorted(set(re.findall(r'Refusal\("(refusal-[a-z-]+)"', code))))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_worded_with_names(language):
    narrative = Narrative1667(Text(language).of("tortuga1667"), specs(4))
    assert len(refusals()) > 40
    for id in refusals():
        error = Refusal(id, seat=2, lines=2, cards=3, option="seats", least=3, most=8)
        told = narrative.worded(error.id, error.arguments)
        assert not LEFTOVER.search(told), told
        if "$seat" in sources(language).get(id, ""):
            assert "Jack" in told


@cache
def sources(language: str) -> dict[str, str]:
    """The messages as they stand in the files."""
    found = {}
    for path in (assets_dir() / "text" / language / "tortuga1667").glob("*.ftl"):
        words = path.read_text(encoding="utf-8")
        for entry in FluentParser().parse(words).body:
            if isinstance(entry, ast.Message) and entry.span:
                found[entry.id.name] = words[entry.span.start : entry.span.end]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_line_has_its_player_once_or_everybody(stories, language):
    text = Text(language).of("tortuga1667")
    for options, steps in stories[::4]:
        seats = specs(options.seats)
        narrative = Narrative1667(text, seats)
        for step in steps:
            for line in narrative.lines(seen_by(step, NOBODY)):
                assert line.seat is None or line.text.count(seats[line.seat].name) == 1, line.text


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Anne looks at IV and V|Jack maroons Anne|Anne sneaks 1 treasure to the British hold"),
        (
            "de",
            "Anne sieht sich IV und V an|Jack setzt Anne aus"
            "|Anne schmuggelt 1 Schatz in die britische Kammer",
        ),
        ("es", "Anne mira la IV y la V|Jack destierra a Anne|Anne cuela 1 tesoro en la bodega británica"),
        ("cs", "Anne si prohlíží IV a V|Jack vysazuje: Anne|Anne pašuje 1 poklad do britské pokladnice"),
    ],
)
def test_lines_are_those_of_the_glossary(language, told):
    narrative = Narrative1667(Text(language).of("tortuga1667"), specs(4))
    table = played(GAMES[2], "a")[-1][0]
    events = (ev.Looked(3, (3, 4), (None, None)), ev.MaroonOrdered(1, 3), ev.Sneaked(3, 0, 1))
    lines = [narrative.lines(seen_by((table, event, table), NOBODY))[0].text for event in events]
    assert lines == told.split("|")
