"""The program's texts as syntax trees."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

from tortuga.paths import assets_dir

FOLDER = assets_dir() / "text"


@cache
def messages(path: Path) -> dict[str, frozenset[str]]:
    """Id -> variables, for all messages of a file; broken syntax fails here."""
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content[:60]!r}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} twice"
            found[entry.id.name] = frozenset(_variables(entry.value))
            for variant in entry.attributes:
                found[f"{entry.id.name}.{variant.id.name}"] = frozenset(_variables(variant.value))
    return found


def _variables(node: object) -> list[str]:
    if isinstance(node, ast.VariableReference):
        return [node.id.name]
    if isinstance(node, ast.BaseNode):
        return [name for value in vars(node).values() for name in _variables(value)]
    if isinstance(node, list):
        return [name for value in node for name in _variables(value)]
    return []


def selects(node: object) -> list[ast.SelectExpression]:
    """All choices within a message, inner ones too."""
    found = [node] if isinstance(node, ast.SelectExpression) else []
    if isinstance(node, ast.BaseNode):
        found += [inner for value in vars(node).values() for inner in selects(value)]
    if isinstance(node, list):
        found += [inner for value in node for inner in selects(value)]
    return found


PLUGGED = Path(__file__).parents[1] / "bids" / "text"
"""Texts of a plugged-in game: one folder for each language."""


@cache
def entries(folder: Path) -> dict[str, ast.Message]:
    """Id -> syntax tree, for all messages of a folder but not of its subfolders."""
    parser = FluentParser()
    return {
        entry.id.name: entry
        for path in sorted(folder.glob("*.ftl"))
        for entry in parser.parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message)
    }


def folders(language: str) -> list[Path]:
    """The folders of a language's texts: the common ones first, then those of every game."""
    house = FOLDER / language
    return [house, *sorted(path for path in house.iterdir() if path.is_dir()), PLUGGED / language]
