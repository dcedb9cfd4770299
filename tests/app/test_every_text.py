"""Every text, common and of every game, in every language, with all its choices."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from tests.hands.texts import FOLDER, entries, folders, selects
from tortuga.app.languages import LANGUAGES

pytestmark = pytest.mark.slow

PLURALS = {"zero", "one", "two", "few", "many", "other"}
EXAMPLES = {"one": 1, "few": 3, "many": 1.5, "other": 7}
"""A number for each plural form; of a form that a language does not have, the last words are said."""
ORDINARY = {
    "Home",
    "End",
    "Space",
    "Menu",
    "Ende",
    "Menü",
    "Fin",
    "Inicio",
    "Espacio",
    "Menú",
    "Konec",
    "Alt",
}
"""Names of keys that are words of their own, too."""
PRESS = re.compile(r"\b(?:press|drück\w*|pulsa\w*|stiskn\w*)\s+(?:\w+ ){0,2}?(?:[A-Z]|\d)\b")
FUNCTION_KEY = re.compile(r"\bF\d{1,2}\b")


@cache
def bundle(language: str, folder: Path) -> FluentBundle:
    """The messages of a folder, with the common ones."""
    made = FluentBundle([language], use_isolating=False)
    for path in (*sorted((FOLDER / language).glob("*.ftl")), *sorted(folder.glob("*.ftl"))):
        made.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
    return made


def choices(entry: ast.Message) -> dict[str, set[str]]:
    """By variable, the names of all variants that are chosen by it."""
    found: dict[str, set[str]] = {}
    for select in selects(entry):
        assert isinstance(select.selector, ast.VariableReference), entry.id.name
        keys = {
            key.name if isinstance(key := variant.key, ast.Identifier) else key.value
            for variant in select.variants
        }
        found.setdefault(select.selector.id.name, set()).update(keys)
    return found


def variables(node: object) -> Iterator[str]:
    """Every variable that a message names."""
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    elif isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            yield from variables(value)
    elif isinstance(node, list):
        for value in node:
            yield from variables(value)


def example(key: str) -> str | int | float:
    """What chooses a variant."""
    return int(key) if key.isdecimal() else EXAMPLES.get(key, key)


def said(language: str, folder: Path, entry: ast.Message) -> Iterator[str]:
    """Everything a message may say."""
    chosen = {name: sorted(keys) for name, keys in choices(entry).items()}
    free = {name: 7 for name in variables(entry) if name not in chosen}
    made = bundle(language, folder)
    message = made.get_message(entry.id.name)
    for pattern, keys in product((message.value, *message.attributes.values()), product(*chosen.values())):
        args = {**free, **{name: example(key) for name, key in zip(chosen, keys, strict=True)}}
        text, errors = made.format_pattern(pattern, args)
        assert not errors, f"{entry.id.name}: {errors}"
        yield str(text)


def named_keys(language: str) -> re.Pattern[str]:
    """Finds the name of a key among words."""
    names = {
        text
        for name, entry in entries(FOLDER / language).items()
        if name.startswith("key-")
        for text in said(language, FOLDER / language, entry)
        if len(text) > 1 and text not in ORDINARY and not text.startswith("Num ")
    }
    longest_first = "|".join(map(re.escape, sorted(names, key=len, reverse=True)))
    return re.compile(rf"(?<![\w-])(?:{longest_first})(?!\w)")


def plain(entry: ast.Message) -> str:
    """The words of a message as they stand in the file."""

    def words(node: object) -> Iterator[str]:
        if isinstance(node, ast.TextElement | ast.StringLiteral):
            yield node.value
        elif isinstance(node, ast.Variant):
            yield from words(node.value)
        elif isinstance(node, ast.BaseNode):
            for value in vars(node).values():
                yield from words(value)
        elif isinstance(node, list):
            for value in node:
                yield from words(value)

    return " ".join(words([entry.value, entry.attributes]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_of_every_text_can_be_said(language):
    for folder in folders(language):
        for name, entry in entries(folder).items():
            for text in said(language, folder, entry):
                assert not set("{}") & set(text), name
                assert text == text.strip(), name
                assert "  " not in text, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_exists_in_every_language_or_in_none(language):
    for folder, english in zip(folders(language), folders("en"), strict=True):
        assert set(entries(folder)) == set(entries(english))


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_no_variant_is_missing_in_a_language(language):
    """What English tells apart by a word or a number is told apart in every language that chooses, too."""
    missing = {}
    for folder, english in zip(folders(language), folders("en"), strict=True):
        for name, entry in entries(folder).items():
            here, there = choices(entry), choices(entries(english)[name])
            for variable in here.keys() & there.keys():
                lost = there[variable] - here[variable] - PLURALS
                # "one" is as good as the number 1
                if lost - ({"1"} if "one" in here[variable] else set()):
                    missing[name, variable] = lost
    assert missing == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_names_a_key(language):
    """Keys come from the bindings: `$key-...`, or the texts of keys."""
    keys = named_keys(language)
    found = {
        name: plain(entry)
        for folder in folders(language)
        for name, entry in entries(folder).items()
        if not name.startswith(("key-", "pad-"))
        and any(pattern.search(plain(entry)) for pattern in (keys, PRESS, FUNCTION_KEY))
    }
    assert found == {}


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Confirm it with Enter."),
        ("en", "Pick the die: click it, or press 1."),
        ("de", "Entf nimmt die Taste weg."),
        ("es", "haz clic o pulsa de Q a T"),
        ("cs", "F11 udělá totéž."),
    ],
)
def test_a_planted_key_is_found(language, words):
    assert any(pattern.search(words) for pattern in (named_keys(language), PRESS, FUNCTION_KEY))
