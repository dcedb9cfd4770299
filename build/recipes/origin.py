"""What pictures are baked from, as a digest: the recipes, and the tables and functions of the app they use.

It is stored beside the pictures when they are baked, so a test sees at once, without painting anything, that
a recipe or a table was changed and the pictures were not.
"""

from __future__ import annotations

import ast
import dataclasses
import hashlib
import inspect
import sys
import textwrap
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from tortuga.app.draw.theme import FONTS

ASSETS = Path(__file__).resolve().parents[2] / "assets"
_FONTS = tuple(ASSETS / "fonts" / name for name in FONTS.values())
_READ = {"recipes.vectors": (ASSETS / "data" / "icons.json", *_FONTS)}
"""The files that a module of the recipes reads, by module."""


def digest(group: Callable[..., None]) -> str:
    """Digest, 16 hexadecimal digits, of everything that a group of pictures is baked from."""
    found = _Found()
    found.add("", group)
    whole = "\n".join(f"{name}\n{part}" for name, part in sorted(found.parts.items()))
    return hashlib.sha256(whole.encode()).hexdigest()[:16]


def file_digest(path: Path) -> str:
    """Digest of one file, likewise."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]


class _Found:
    """What a function is made of, part by part, followed through everything of ours that it uses."""

    def __init__(self) -> None:
        self.parts: dict[str, str] = {}

    def add(self, name: str, value: Any) -> None:
        value = inspect.unwrap(value) if callable(value) else value  # a cached function wraps the real one
        if isinstance(value, ModuleType):
            if _ours(value.__name__) and value.__name__ not in self.parts:
                self._module(value)
        elif isinstance(value, FunctionType):
            if _ours(value.__module__) and _name(value) not in self.parts:
                self._function(value)
        elif isinstance(value, type):
            if _ours(value.__module__):
                self.parts[_name(value)] = _bare(_source(value))
        elif not callable(value) and not hasattr(value, "__origin__"):  # neither is a type
            self.parts[name] = _told(value)

    def _module(self, module: ModuleType) -> None:
        source = _source(module)
        self.parts[module.__name__] = _bare(source)
        self._reads(module.__name__)
        tree = ast.parse(source)
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and _ours(node.module or ""):
                for alias in node.names:
                    whole = f"{node.module}.{alias.name}"
                    inner = sys.modules.get(whole) or getattr(sys.modules[node.module or ""], alias.name)
                    self._used(whole, inner, tree, alias.asname or alias.name)

    def _function(self, function: FunctionType) -> None:
        source = _source(function)
        self.parts[_name(function)] = _bare(source)
        self._reads(function.__module__)
        tree = ast.parse(textwrap.dedent(source))
        names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
        for name in names & function.__globals__.keys():
            self._used(f"{_name(function)} {name}", function.__globals__[name], tree, name)

    def _used(self, told: str, value: Any, tree: ast.AST, name: str) -> None:
        """Add what a name in a source refers to; for a module of the app, only the attributes used there."""
        if not isinstance(value, ModuleType) or not value.__name__.startswith("tortuga"):
            self.add(told, value)
            return
        for node in ast.walk(tree):
            match node:
                case ast.Attribute(value=ast.Name(id=of), attr=attribute) if of == name:
                    self.add(f"{value.__name__}.{attribute}", getattr(value, attribute))

    def _reads(self, module: str) -> None:
        self.parts |= {path.name: file_digest(path) for path in _READ.get(module, ())}


def _name(value: FunctionType | type) -> str:
    """The name it is known by, even if its module is the running program."""
    module = value.__module__.replace("__main__", "bake")
    return f"{module}.{value.__qualname__}"


def _ours(module: str) -> bool:
    return module.partition(".")[0] in ("recipes", "tortuga", "bake", "__main__")


_source = cache(inspect.getsource)


@cache
def _bare(source: str) -> str:
    """Source without what does not affect the picture: docstrings, comments and empty lines."""
    lines = textwrap.dedent(source).splitlines()
    for node in ast.walk(ast.parse("\n".join(lines))):
        match node:
            case ast.Expr(value=ast.Constant(value=str()), lineno=first, end_lineno=int(last)):
                lines[first - 1 : last] = [""] * (last - first + 1)
    return "\n".join(line.rstrip() for line in lines if line.strip() and not line.strip().startswith("#"))


def _told(value: Any) -> str:
    """A value in words that are the same in every process."""
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{_told(key)}: {_told(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, set | frozenset):
        return "{" + ", ".join(sorted(map(_told, value))) + "}"
    if isinstance(value, list | tuple):
        return "(" + ", ".join(map(_told, value)) + ")"
    names: Iterable[str] = getattr(value, "__struct_fields__", ())
    if dataclasses.is_dataclass(value):
        names = (each.name for each in dataclasses.fields(value))
    if names and not isinstance(value, type):
        fields = (f"{name}={_told(getattr(value, name))}" for name in names)
        return f"{type(value).__name__}({', '.join(fields)})"
    if isinstance(value, Path):  # its place in the checkout, which may lie anywhere and have any name
        return value.relative_to(ASSETS.parent).as_posix()
    return repr(value) if isinstance(value, str | int | float | bool | None) else type(value).__name__
