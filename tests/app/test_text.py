"""What the game says: complete and alike in every language."""

from __future__ import annotations

import ast as syntax
import errno
import os
import re
from collections.abc import Iterable
from functools import cache

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from tests.hands.source import STAGED, askers, ids, sources, tree, unmentioned, words_in_code
from tests.hands.texts import FOLDER, messages, selects
from tortuga.app.languages import LANGUAGES, spoken_in, start_language
from tortuga.app.text import MissingTextError, Text
from tortuga.games.tortuga2014.pieces import ACTION_NAMES

pytestmark = pytest.mark.slow


def areas_of(language: str) -> set[str]:
    """Its files without their suffix; those of a game as `game/area`."""
    files = (FOLDER / language).rglob("*.*")
    return {path.relative_to(FOLDER / language).with_suffix("").as_posix() for path in files}


def test_words_without_end_are_told_shortened() -> None:
    """A file of more letters than Fluent takes once was told as `{???}`."""
    said = Text().say("error-library-foreign", file="/a" + "x" * 9_000 + "z.jsonl")
    assert said.startswith("/ax")
    assert "…xx" in said
    assert "z.jsonl belongs" in said


AREAS = tuple(sorted(areas_of("en")))

OFFERED = {"daily-date", "library-date", "large-by-captain"}
"""Messages that are given more variables than a language needs, or has room for."""


@cache
def bodies(language: str, area: str) -> dict[str, ast.Message]:
    """Id -> syntax of the messages of a file."""
    body = FluentParser().parse((FOLDER / language / f"{area}.ftl").read_text(encoding="utf-8")).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def plain(language: str) -> dict[str, str]:
    """Id -> all words of a message as they stand in the file, without variables and names of choices."""
    return {
        name: " ".join(_words(entry.value))
        for area in AREAS
        for name, entry in bodies(language, area).items()
        if entry.value is not None
    }


def _words(node: object) -> list[str]:
    if isinstance(node, ast.TextElement | ast.StringLiteral):
        return [node.value]
    if isinstance(node, ast.Variant):
        return _words(node.value)
    if isinstance(node, ast.BaseNode):
        return [word for value in vars(node).values() for word in _words(value)]
    if isinstance(node, list):
        return [word for value in node for word in _words(value)]
    return []


def test_every_language_has_the_same_files():
    for language in LANGUAGES:
        assert areas_of(language) == set(AREAS), language


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("area", AREAS)
def test_the_same_messages_with_the_same_variables(language, area):
    english = messages(FOLDER / "en" / f"{area}.ftl")
    other = messages(FOLDER / language / f"{area}.ftl")
    assert set(other) == set(english)
    differ = {name: variables for name, variables in other.items() if variables != english[name]}
    assert {name: variables for name, variables in differ.items() if name not in OFFERED} == {}


def test_no_id_is_told_twice():
    """A game may replace a common text: its own texts come first."""
    everywhere: dict[tuple[str, str], str] = {}
    for path in sorted((FOLDER / "en").rglob("*.ftl")):
        for name in messages(path):
            told = (path.parent.name, name)
            assert told not in everywhere, f"{name} in {path.name} and {everywhere[told]}"
            everywhere[told] = path.name


# ---------------------------------------------------------------- texts and code
@cache
def trees() -> list[syntax.Module]:
    """Every module of the program."""
    return [tree(path) for path in sources("tortuga", "ai")]


@cache
def asks() -> dict[str, int]:
    """The calls that ask for a text."""
    return askers(trees())


def missing_ids(asked: Iterable[re.Pattern[str]], known: frozenset[str]) -> list[str]:
    """Ids that are asked for and no message has."""
    lines = "\n".join(known)
    return [
        id.pattern
        for id in asked
        if id.pattern.replace("\\", "") not in known and not re.search(f"^({id.pattern})$", lines, re.M)
    ]


def test_every_id_in_the_code_exists():
    # who has sides has their names among its own texts; the games of the house have none
    known = frozenset(plain("en")) | {"side-any"}
    asked = {path: [*ids(tree(path), asks())] for path in sources("tortuga", "ai")}
    assert sum(map(len, asked.values())) > 700
    assert {path: lost for path, found in asked.items() if (lost := missing_ids(found, known))} == {}


def test_a_planted_id_is_missed():
    code = (
        "say('table-undo'); say(f'table-{x}'); Refusal('refusal-sneeze', a=1); say('gone' if x else 'keep')"
    )
    assert missing_ids(ids(syntax.parse(code), asks()), frozenset(plain("en"))) == [
        r"refusal\-sneeze",
        "gone",
    ]


def test_every_message_is_asked_for():
    dead = unmentioned(trees(), frozenset(plain("en")))
    # options and games are worded from their names
    assert {name for name in dead if not re.match("option-|game-", name)} == set()


def test_no_words_for_players_in_the_code():
    played = [
        path for path in sources("tortuga/app", "tortuga/cli") if "/".join(path.parts[-2:]) not in STAGED
    ]
    assert {path: words for path in played if (words := words_in_code(tree(path)))} == {}


@pytest.mark.parametrize(
    "code",
    [
        "title = 'Screens up'",
        "button = Button('go', box, 'Confirm')",
        "canvas.write('total', Style('text', 17), pos)",
        "canvas.paragraph(f'{count} chests', style, pos, 90)",
        "Option(value, say(value), tooltip='more')",
        "print(f'{file}: is broken')",
        "name = 'šavle'",
    ],
)
def test_planted_words_are_found(code):
    assert words_in_code(syntax.parse(code))


@pytest.mark.parametrize(
    "code",
    [
        "canvas.icon('check-mark', pos, 20, 'ink')",
        "raise ValueError('no such thing')",
        "_log.error('the disk is full')",
        "x: 'Some Type' = cast('Other Type', y)",
        "def draw(self):\n    'Paint it all.'",
        "canvas.write(say('table-undo'), Style('text', 17), pos)",
    ],
)
def test_what_no_player_reads_may_stand_in_the_code(code):
    assert words_in_code(syntax.parse(code)) == []


# ---------------------------------------------------------------- languages
ONE_FORM = {
    *(
        "log-some-roll",
        "results-winner",
        "results-shared",
        "act-treasure-hunt",
        "outcome-tiles",
        "pic-chests-of",
    ),
    *("tip-boat", "tip-pirate", "tray-places-label", "results-turns", "statistics-rival-note"),
}
"""Czech messages in which two to four are as five: after a preposition ("ze 3 truhlic, ze 6 truhlic")."""


def test_czech_counts_to_four():
    short = [
        name
        for area in AREAS
        for name, entry in bodies("cs", area).items()
        for select in selects(entry)
        if "one" in (keys := {getattr(variant.key, "name", "") for variant in select.variants})
        and "few" not in keys
    ]
    assert set(short) <= ONE_FORM


@pytest.mark.parametrize(
    ("language", "foreign"), [("en", "„«»"), ("de", "”«»"), ("es", "„“”"), ("cs", "”«»")]
)
def test_quotation_marks_of_the_language(language, foreign):
    assert {name: text for name, text in plain(language).items() if set(text) & set(foreign)} == {}


def test_spanish_opens_questions_and_exclamations():
    for name, text in plain("es").items():
        assert text.count("?") == text.count("¿"), name
        assert text.count("!") == text.count("¡"), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_loose(language):
    """No space at an end, none doubled: lines are set word by word."""
    house = Text(language)
    for area in AREAS:
        game = area.rpartition("/")[0]
        for name, variables in messages(FOLDER / language / f"{area}.ftl").items():
            message, _, variant = name.partition(".")
            field, _, value = variant.rpartition("-")
            text = house.of(game, {field: value}) if game else house
            said = text.say(message, **dict.fromkeys(variables, 2))
            assert said == said.strip(), name
            assert "  " not in said, name


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", "Expand Fleet, Recruit Crew, Treasure Hunt, Board, Raid"),
        ("de", "Flotte ausbauen, Crew anheuern, Schatzsuche, Entern, Überfallen"),
        ("es", "Aumentar flota, Reclutar tripulación, Buscar tesoro, Abordaje, Incursión"),
        ("cs", "Rozšíření flotily, Verbování, Hon za pokladem, Přepadení, Loupež"),
    ],
)
def test_actions_are_called_as_in_the_booklets(language, names):
    text = Text(language).of("tortuga2014")
    assert ", ".join(text.say(f"log-action-{action}") for action in ACTION_NAMES) == names


def test_the_cases_of_czech_sentences():
    text = Text("cs").of("tortuga2014")
    red = text.say("colour-word-red")
    assert text.say("advice-steal", chest=red, seat="Bellamy") == "Bellamy přijde o červenou truhlici."
    assert [text.say("pop-score", points=points) for points in (1, 3, 5, 22)] == [
        "1 bod", "3 body", "5 bodů", "22 bodů",
    ]  # fmt: skip


def test_the_reason_of_an_illegal_decision_is_worded():
    args = {
        "line": 7,
        "seat": 2,
        "reason": "refusal-keep-no-room",
        "action": 3,
        "room": 1,
        "rules": "tortuga2014",
    }
    told = Text("de").describe_error("error-log-illegal", args, place=True)
    assert told == (
        "Zeile 7: Sitz 2 trifft eine Wahl, die die Regeln nicht erlauben "
        "(Entern hat nur noch für 1 Würfel Platz)."
    )
    assert (
        Text("en").describe_error("error-file", {"file": "a", "reason": "b", "line": 0}, place=True) == "a: b"
    )


@pytest.mark.parametrize(
    ("language", "captains", "end"),
    [
        ("en", 1, "1 captain"),
        ("en", 3, "3 captains"),
        ("de", 3, "3 Kapitäne"),
        ("es", 1, "1 capitán"),
        ("es", 3, "3 capitanes"),
        ("cs", 1, "1 kapitán"),
        ("cs", 2, "2 kapitáni"),
        ("cs", 5, "5 kapitánů"),
    ],
)
def test_plurals(language, captains, end):
    said = Text(language).say("title-continue-note", name="Rosa", people=1, captains=captains, round=0)
    assert said.startswith("Rosa ")
    assert said.endswith(end)


def test_missing_ids_and_variables():
    strict = Text("cs")
    with pytest.raises(MissingTextError):
        strict.say("no-such-text")
    with pytest.raises(MissingTextError):
        strict.say("newgame-seats")
    assert Text("cs", strict=False).say("no-such-text") == "no-such-text"


@pytest.mark.parametrize("line", ["m = two words  ", "m =  .dot [a] *b", "m = “quoted”: 1 = 1\n\n", "m=x"])
def test_words_without_anything_to_fill_in_are_said_as_the_parser_has_them(line, tmp_path):
    for language in ("en", "de"):
        (tmp_path / language).mkdir()
        (tmp_path / language / "a.ftl").write_text(f"{line}\nother = {{ m }}!\n", encoding="utf-8")
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(line))
    parsed, _ = bundle.format_pattern(bundle.get_message("m").value)
    text = Text("de", folder=tmp_path)
    assert text.say("m") == parsed
    assert text.say("other") == f"{parsed}!"
    assert text.say("m") == parsed


def test_english_stands_in_for_a_missing_translation(tmp_path):
    for language, text in (("en", "one = One\ntwo = Two\n"), ("de", "one = Eins\n")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "common.ftl").write_text(text, encoding="utf-8")
    german = Text("de", folder=tmp_path)
    assert (german.say("one"), german.say("two")) == ("Eins", "Two")


def test_no_invisible_marks():
    assert "\u2068" not in Text("en").say("newgame-fault-name-twice", name="Rosa")


def test_unknown_language():
    with pytest.raises(ValueError, match="klingon"):
        Text("klingon")


def test_start_language():
    assert start_language("cs", "de", "fr", "es") == "cs"
    assert start_language(None, "de", "fr", "es") == "de"
    assert start_language(None, None, "fr", "es") == "es"
    assert start_language("de-AT", None, "fr", "es") == "de"
    assert start_language(None, None, "fr") == "en"


def test_a_folder_that_names_itself_is_a_language_in_the_place_it_asks_for(tmp_path):
    for code, name, place in (("it", "Italiano", 10), ("nl", "Nederlands", 9)):
        (tmp_path / code).mkdir()
        (tmp_path / code / "language.ftl").write_text(
            f"language-name = {name}\nlanguage-place = {place}\n", encoding="utf-8"
        )
    (tmp_path / "notes").mkdir()
    assert list(spoken_in(tmp_path).items()) == [("nl", "Nederlands"), ("it", "Italiano")]
    assert list(spoken_in(FOLDER))[:4] == ["en", "de", "es", "cs"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_system_says_of_a_file_is_said_in_the_language_of_the_player(language):
    text = Text(language)
    said = text.describe_error(
        "error-log-unreadable", {"reason": os.strerror(errno.EISDIR), "file": "a", "line": 0}
    )
    assert text.say("reason-eisdir") in said
    assert "directory" not in said
    other = text.describe_error("error-log-unreadable", {"reason": "torn in two", "file": "a", "line": 0})
    assert "torn in two" in other, "what is unknown is said as it came"


def test_only_a_game_has_words_of_its_own():
    text = Text("cs")
    assert text.of("tortuga2014").is_own("replay-tray-open")
    assert not text.of("tortuga2014").is_own("title-quit"), "common"
    assert not text.is_own("title-quit")


def test_a_message_of_words_alone_is_said_without_fluent(tmp_path):
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "a.ftl").write_text("at = { $who } at the {$what}, { $who }\nmany = { $count } dice\n")
    text = Text("en", folder=tmp_path)
    assert text.say("at", who="Anne { $what }", what="helm") == "Anne { $what } at the helm, Anne { $what }"
    assert not text.has("aft")
    (book,) = text._books
    assert "bundle" not in vars(book)
    assert text.say("many", count=1234) == "1,234 dice", "numbers are the business of Fluent"
    with pytest.raises(MissingTextError):
        text.say("at", who="Anne")
