"""What the game says: complete and alike in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from tortuga.app.text import LANGUAGES, MissingTextError, Text, start_language
from tortuga.paths import PACKAGE, assets_dir

FOLDER = assets_dir() / "text"
MINE = ("common", "scenes", "errors", "settings")


def messages(path: Path) -> dict[str, frozenset[str]]:
    """Id -> variables of all messages of a file; broken syntax fails here."""
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content[:60]!r}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} twice"
            found[entry.id.name] = frozenset(_variables(entry.value))
    return found


def _variables(node: object) -> list[str]:
    if isinstance(node, ast.VariableReference):
        return [node.id.name]
    if isinstance(node, ast.BaseNode):
        return [name for value in vars(node).values() for name in _variables(value)]
    if isinstance(node, list):
        return [name for value in node for name in _variables(value)]
    return []


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("area", MINE)
def test_the_same_messages_with_the_same_variables(language, area):
    english = messages(FOLDER / "en" / f"{area}.ftl")
    other = messages(FOLDER / language / f"{area}.ftl")
    assert set(other) == set(english)
    assert {name: variables for name, variables in other.items() if variables != english[name]} == {}


def test_no_id_is_told_twice():
    everywhere: dict[str, str] = {}
    for path in sorted((FOLDER / "en").glob("*.ftl")):
        for name in messages(path):
            assert name not in everywhere, f"{name} in {path.name} and {everywhere[name]}"
            everywhere[name] = path.name


def test_every_id_written_in_the_code_exists():
    known = Text("en")
    used = set()
    for path in (*(PACKAGE / "app").glob("*.py"), *(PACKAGE / "app" / "widgets").glob("*.py")):
        used |= set(re.findall(r'(?:say|Notice)\(\s*"([a-z0-9-]+)"', path.read_text(encoding="utf-8")))
    for path in (PACKAGE / "app" / "scenes").glob("*.py"):
        used |= set(re.findall(r'(?:say|Notice)\(\s*"([a-z0-9-]+)"', path.read_text(encoding="utf-8")))
    assert len(used) > 60
    assert {name for name in used if not known.has(name)} == set()


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


def test_start_language(monkeypatch):
    monkeypatch.setattr("tortuga.app.text._system_languages", lambda: ("fr", "es"))
    assert start_language("cs", "de") == "cs"
    assert start_language(None, "de") == "de"
    assert start_language(None, None) == "es"
    assert start_language("de-AT", None) == "de"
    monkeypatch.setattr("tortuga.app.text._system_languages", lambda: ("fr",))
    assert start_language(None, None) == "en"
