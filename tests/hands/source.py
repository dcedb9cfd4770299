"""What the program's source says: which texts it asks for, and which words in it a player would read."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tortuga.paths import PACKAGE

ASKS = {"say": 0, "_say": 0, "Notice": 0, "reason": 0, "Reason": 0, "UserError": 0}
"""Calls that take the id of a text, and the argument that is the id; subclasses of `UserError` are added."""

DRAWS = {
    "write": 0,
    "paragraph": 0,
    "sentence_in": 1,
    "tag": 1,
    "fitted": 0,
    "label": 1,
    "heading": 1,
    "width": 0,
}
"""Calls that draw words, and the argument that is the words."""
WORDED = {"label", "title", "tooltip", "message", "note", "placeholder", "told"}
"""Keyword arguments whose value a player reads."""

NAMES = {"Tortuga"}
"""Words that are the same in every language."""
STAGED = {
    *("tortuga1667/screenshots.py", "tortuga2014/screenshots.py", "tortuga2014/sample_game.py"),
    *("stills/house.py", "stills/library.py", "stills/sample.py"),
}
"""Modules that invent players and games for pictures: their names are not translated."""
FOR_PYTHON = {"import hashlib, struct", "print(hashlib.sha256(seed).hexdigest())"}
"""Lines of the recipe for sceptics who want to derive the dice themselves: Python, not English."""

_WORD = re.compile(r"[^\W\d_]{2,}")
_PROSE = re.compile(
    r"[^\W\d_]{2,}[,;:.!?]*\s+[^\W\d_]{2,}"  # two words
    r"|^[A-Z][a-z]{2,}[.!?:\u2026]*$"  # a capitalised one
    r"|(?=[^\x00-\x7f])[^\W\d_]"  # a letter that is not English
)
_CODE = re.compile(r"[()=\[\]<>]")
_LOGS = {"_log", "logging", "warnings"}
_SILENT = {"cast", "TypeVar", "ParamSpec", "ThinkingError", "_report", "get", "made", "getattr", "strftime"}
"""Calls whose strings no player sees: types, the log, keys of caches."""


def sources(*packages: str) -> tuple[Path, ...]:
    """All modules of packages of the project, named by folder ("tortuga/app", "ai")."""
    root = PACKAGE.parent
    return tuple(path for package in packages for path in sorted((root / package).rglob("*.py")))


@cache
def tree(path: Path) -> ast.Module:
    """The syntax tree of a module."""
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def nodes(module: ast.Module) -> tuple[ast.AST, ...]:
    """All syntax nodes of a module, walked only once."""
    return tuple(ast.walk(module))


def called(node: ast.Call) -> str:
    """The last name of what is called."""
    func = node.func
    return func.attr if isinstance(func, ast.Attribute) else func.id if isinstance(func, ast.Name) else ""


# ---------------------------------------------------------------------------------------- ids
def askers(trees: list[ast.Module]) -> dict[str, int]:
    """`ASKS` with every subclass of `UserError`."""
    found, before = dict(ASKS), 0
    classes = [node for module in trees for node in module.body if isinstance(node, ast.ClassDef)]
    while len(found) != before:
        before = len(found)
        found |= {
            node.name: 0
            for node in classes
            if any(isinstance(base, ast.Name) and base.id in found for base in node.bases)
        }
    return found


def ids(module: ast.Module, asks: dict[str, int]) -> Iterator[re.Pattern[str]]:
    """Every id of a text that a module names; an id that it puts together is a pattern with gaps."""
    for node in nodes(module):
        if not isinstance(node, ast.Call):
            continue
        name = called(node)
        if name == "_line" and len(node.args) > 1:  # the narrative: log-<id>
            yield from _patterns(node.args[1], "log-")
        elif name in asks and len(node.args) > asks[name]:
            yield from _patterns(node.args[asks[name]])


def _patterns(node: ast.expr, prefix: str = "") -> Iterator[re.Pattern[str]]:
    if isinstance(node, ast.IfExp):
        yield from _patterns(node.body, prefix)
        yield from _patterns(node.orelse, prefix)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield re.compile(re.escape(prefix + node.value))
    elif isinstance(node, ast.JoinedStr):
        parts = (re.escape(part.value) if isinstance(part, ast.Constant) else ".+" for part in node.values)
        yield re.compile(re.escape(prefix) + "".join(map(str, parts)))


def unmentioned(modules: list[ast.Module], known: frozenset[str]) -> frozenset[str]:
    """Known ids that equal no string in the code and match none with gaps."""
    whole: set[str] = set()
    gapped: set[str] = set()
    for node in (node for module in modules for node in nodes(module)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            whole |= {node.value, "log-" + node.value}
        elif isinstance(node, ast.JoinedStr):
            for pattern in _patterns(node):
                if re.search(r"[a-z]{2,}", pattern.pattern.replace(".+", "")):
                    gapped.add(pattern.pattern)
    every = re.compile("|".join(f"(?:log-)?{text}" for text in sorted(gapped)))
    return frozenset(name for name in known - whole if not every.fullmatch(name))


# ---------------------------------------------------------------------------------------- words
def words_in_code(module: ast.Module) -> list[tuple[int, str]]:
    """Line and text of every string that a player would read.

    That is a string of two words, a capitalised word or letters of other languages, wherever it is except in
    docstrings, types, errors and the log; and any word at all where words are drawn (`DRAWS`, `WORDED`).
    """
    unread = _unread(module)
    found: dict[tuple[int, str], None] = {}
    for node in nodes(module):
        if isinstance(node, ast.Call):
            for drawn in _drawn(node):
                if isinstance(drawn.value, str) and _WORD.search(drawn.value):
                    found[drawn.lineno, drawn.value] = None
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in unread:
            prose = _PROSE.search(node.value) and not _CODE.search(node.value)
            found |= {(node.lineno, node.value): None} if prose else {}
    return [spot for spot in found if spot[1] not in NAMES | FOR_PYTHON]


def _drawn(call: ast.Call) -> Iterator[ast.Constant]:
    at = DRAWS.get(called(call))
    told = [call.args[at]] if at is not None and len(call.args) > at else []
    told += [keyword.value for keyword in call.keywords if keyword.arg in WORDED]
    for value in told:
        for part in value.values if isinstance(value, ast.JoinedStr) else (value,):
            if isinstance(part, ast.Constant):
                yield part


def _unread(module: ast.Module) -> set[int]:
    """Nodes whose strings are not for players."""
    roots: list[ast.AST] = []
    for node in nodes(module):
        if _silent(node):
            roots.append(node)
        elif isinstance(node, ast.AnnAssign):
            roots.append(node.annotation)
            alias = isinstance(node.annotation, ast.Name) and node.annotation.id == "TypeAlias"
            if alias and node.value is not None:
                roots.append(node.value)
        elif isinstance(node, ast.arg) and node.annotation is not None:
            roots.append(node.annotation)
        elif isinstance(node, ast.FunctionDef) and node.returns is not None:
            roots.append(node.returns)
    return {id(part) for root in roots for part in ast.walk(root)}


def _silent(node: ast.AST) -> bool:
    """A docstring, an error, an assertion, a line of the log, a type, the key of a cache."""
    match node:
        case ast.Expr(value=ast.Constant()) | ast.Raise() | ast.Assert():
            return True
        case ast.Assign(targets=[ast.Name(id="__all__" | "key")]):
            return True
        case ast.Call(func=ast.Attribute(value=ast.Name(id=owner))) if owner in _LOGS:
            return True
        case ast.Call():
            return called(node) in _SILENT
    return False
