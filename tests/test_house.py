"""The laws of the house that import contracts cannot say.

Each is a ratchet: what breaks the law today is counted and may only become less. A test that prints "may be
lowered" asks for its number to be brought down to what it found.
"""

from __future__ import annotations

import ast
import re
import warnings
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import grimp
import pytest
from importlinter import configuration
from importlinter.application import use_cases

from ai.registry import CAPTAINS
from tests.hands.source import nodes, sources, tree
from tortuga.app.registry import UIS
from tortuga.paths import PACKAGE

ROOT = PACKAGE.parent
GAMES = frozenset(
    path.name
    for folder in ("tortuga/games", "tortuga/app/games", "ai/games")
    for path in (ROOT / folder).iterdir()
    if (path / "__init__.py").exists()
)
"""Every game that has a folder in one of the three places."""

CROWDED: dict[str, int] = {}
"""Folders of more modules than `ROOM`, and how many they may have."""
ROOM = 25

STRANGERS = 0
"""Imports of a game's folder from outside the folders of that game."""
INNER_IMPORTS = 0
"""Imports in functions, except where `MAY_IMPORT_LATE` or `OPTIONAL` allows them."""
TYPE_ONLY = 0
"""Imports `if TYPE_CHECKING`."""
CIRCLES = 0
"""Circles of modules, imports for types counted."""
RUNTIME_CIRCLES = 0
"""Circles of modules at run time."""
VIEWS = 0
"""Calls that make a View of a game outside its `observer.py`."""
WHOLES = 1
"""Looks of the app at the whole state of a game, past the door."""
WORDS_OF_A_GAME = 0
"""Names of a game, its pictures, sounds and colours in neutral rooms."""
TEXTS_OF_A_GAME = 0
"""Ids of a game's texts in neutral rooms."""
SILENT_PACKAGES = 0
"""Packages whose docstring is not one line."""
PRIVATES = 6
"""Private names of other modules that are used: Python's process pool is ended in no other way."""
PRIVATE_OVERRIDES = 0
"""Private methods that a class of another module overrides."""
POINTERS = 0
"""Docstrings that send the reader elsewhere instead of saying what the thing is."""

MAY_IMPORT_LATE = re.compile(
    r"tortuga/kernel/registry|ai/registry|tortuga/app/registry|tortuga/app/routes/\w+|tortuga/cli/entry"
    r"|tortuga/app/games/\w+/ui"
)
"""Modules that import in functions by law."""
NAMES_TYPES = re.compile(r"tortuga/app/registry|tortuga/app/gameui/game|tortuga/app/games/\w+/ui")
"""Modules that name types for the checker only, so that a transcript loads nothing that draws."""
OPTIONAL = frozenset({"accesskit", "distributed", "fluent", "hashlib", "numpy", "platformdirs", "pygame_gui"})
"""What may be missing, or is too heavy to be imported by everybody."""

REGISTRIES = frozenset({"tortuga/games/__init__", "tortuga/app/registry", "ai/registry"})
"""Where games are named."""
EVERYDAY = frozenset({"table"})
"""Names of a game's pictures that the house says of things of its own; the picture is `<game>/<name>`."""

LEVELS = {level for captains in CAPTAINS.values() for level in captains.levels}
REWORDED = frozenset(
    {
        *("chart-note", "cli-arena-head", "cli-simulated", "passport-seats"),
        *("account-round", "account-luck", "account-chances-note", "account-rivals_luck", "account-moment"),
        *("account-rivals_choices", "tutor-ranking-note", "tutor-why-note"),
        *("level-random-note", "level-greedy-note"),
        *(f"level-{level}-note" for level in LEVELS),
        *(f"newgame-name-{seat}" for seat in range(1, 10)),
        *(
            f"proof-{id}"
            for id in ("title", "note", "promised", "checking", "plausible", "unproven", "later")
        ),
        *("proof-yourself-note", "proof-yourself-later", "title-motto", "title-new-game-note"),
        *("newgame-person-long", "newgame-seed-same", "newgame-seed-note", "notes-title"),
        *(
            "title-continue-lesson",
            "title-continue-note",
            "title-continue-other",
            "pause-sealed",
            "log-sealed",
            "statistics-rounds",
        ),
        *(f"library-{id}" for id in ("when", "when-running", "same", "compare-note", "proof", "proof-note")),
        *("newgame-same-deal", "pause-same-later", "pause-same-later-title"),
        *("library-alike", "library-sealed", "replay-proof", "replay-round-back", "replay-round"),
        *("replay-step-round", "replay-eyes-nobody"),
        *(f"branch-{id}" for id in ("name", "dice", "same", "fresh", "secret", "same-note", "fresh-note")),
        *("newgame-practice-note", "statistics-counted", "table-menu-log", "help-panel"),
        *(
            "pause-round",
            "pause-round-done",
            "compare-note",
            "compare-note-public",
            "compare-round",
            "compare-parting",
        ),
        *("results-heading", "results-again-note", "results-same", "results-same-note", "results-proof"),
        *("advice-title", "advice-wait", "table-hint-tip", "help-hint", "error-captain", "error-hint"),
    }
)
"""Texts of the house that a game says in words of its own: what its players choose is told with them, and
cards are not proved as dice are, and where captain is a rank no captain advises."""

NAMES_OF_PICTURES = frozenset({"results-shared"})
"""Screenshots of the house that are named as a text of a game is."""


def held(found: Iterable[str], allowed: int, law: str) -> None:
    """A law is broken no more often than `allowed`; says so when it is broken less often."""
    broken = sorted(found)
    assert len(broken) <= allowed, f"{law}: {len(broken)} instead of {allowed}\n" + "\n".join(broken)
    if len(broken) < allowed:
        warnings.warn(f"{law}: may be lowered from {allowed} to {len(broken)}", stacklevel=2)


pytestmark = [pytest.mark.filterwarnings("default:.*may be lowered.*"), pytest.mark.slow]


def name(path: Path) -> str:
    """A module or folder as the lists above write it."""
    return path.relative_to(ROOT).with_suffix("").as_posix()


def modules() -> tuple[Path, ...]:
    """Every module of the program."""
    found = sources("tortuga", "ai")
    assert len(found) > 250, "the source is not where it is looked for"
    return found


def packages() -> tuple[Path, ...]:
    """Every package of the program: where its `__init__.py` is."""
    return tuple(path.parent for path in modules() if path.name == "__init__.py")


@cache
def graph(types: bool = True) -> grimp.ImportGraph:
    """Who imports whom, with or without imports for types only."""
    return grimp.build_graph("tortuga", "ai", exclude_type_checking_imports=not types, cache_dir=None)


def game_of(module: str) -> str | None:
    """The game in whose folders a module lies."""
    found = re.match(r"(?:tortuga\.games|tortuga\.app\.games|ai\.games)\.(\w+)", module)
    return found[1] if found else None


# ----------------------------------------------------------------------------------- privacy
def test_private_names_are_used_by_their_own_module_alone() -> None:
    """`_replace` is public in a named tuple, `os._exit` in Python."""
    found = [
        f"{name(path)}:{node.lineno} {ast.unparse(node)}"
        for path in modules()
        for node in nodes(tree(path))
        if isinstance(node, ast.Attribute)
        and re.match(r"_(?!_|replace$|exit$)", node.attr)
        and node.attr not in _own_names(path)
        and ast.unparse(node.value) not in ("self", "cls")
    ]
    held(found, PRIVATES, "private names of others")


@cache
def _own_names(path: Path) -> frozenset[str]:
    """Names that a module's classes and functions define, as attributes of `self` or otherwise."""
    everything = nodes(tree(path))
    functions = {node.name for node in everything if isinstance(node, ast.FunctionDef)}
    attributes = {
        node.attr
        for node in everything
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)
    }
    return frozenset(functions | attributes | {node.id for node in everything if isinstance(node, ast.Name)})


def test_private_methods_are_overridden_in_their_own_module_alone() -> None:
    classes = {
        node.name: (path, node)
        for path in modules()
        for node in nodes(tree(path))
        if isinstance(node, ast.ClassDef)
    }

    def above(node: ast.ClassDef) -> Iterator[tuple[Path, ast.ClassDef]]:
        for base in node.bases:
            known = classes.get(ast.unparse(base).partition("[")[0])
            if known is not None:
                yield known
                yield from above(known[1])

    found = [
        f"{name(path)}.{node.name}.{method}"
        for path, node in classes.values()
        for other, base in above(node)
        for method in _methods(node) & _methods(base)
        if path != other and re.match(r"_(?!_)", method)
    ]
    held(found, PRIVATE_OVERRIDES, "private methods overridden elsewhere")


def _methods(node: ast.ClassDef) -> set[str]:
    return {item.name for item in node.body if isinstance(item, ast.FunctionDef)}


TAKEN_APART = 0
"""Places of the app that take the id of a control apart, beside `tortuga/app/input/focus.py`."""


def test_ids_of_controls_are_taken_apart_in_one_place() -> None:
    found = [
        f"{name(path)}:{node.lineno} {ast.unparse(node)}"
        for path in modules()
        if name(path).startswith("tortuga/app/") and path.name != "focus.py"
        for node in nodes(tree(path))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and re.fullmatch(r"(remove|r?partition|r?split|startswith|endswith)\w*", node.func.attr)
        and re.search(
            r"\b(control|chip|source|hot|focused|hovered|item\.id|target\.id)\b", ast.unparse(node.func.value)
        )
    ]
    held(found, TAKEN_APART, "ids taken apart")


def test_a_docstring_says_what_the_thing_is() -> None:
    found = [
        f"{name(path)} {getattr(node, 'name', '')}"
        for path in modules()
        for node in nodes(tree(path))
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and re.match(r"See `[^`]+`[.,:;]", ast.get_docstring(node) or "")
    ]
    held(found, POINTERS, "docstrings that point elsewhere")


# ------------------------------------------------------------------------------------- rooms
def test_a_game_is_folders_that_nobody_else_knows() -> None:
    """The table of one game on the rules of another keeps every contract; it does not keep this."""
    strangers = [
        f"{importer} -> {imported}"
        for importer in graph().modules
        for imported in graph().find_modules_directly_imported_by(importer)
        if game_of(imported) not in (None, game_of(importer))
    ]
    held(strangers, STRANGERS, "imports of a game from outside it")


def test_a_room_has_few_modules() -> None:
    for package in packages():
        count = sum(1 for path in package.glob("*.py") if path.stem != "__init__")
        allowed = CROWDED.get(name(package), ROOM)
        assert count <= allowed, f"{name(package)}: {count} modules, at most {allowed}"
        if name(package) in CROWDED and count < allowed:
            warnings.warn(f"{name(package)}: may be lowered from {allowed} to {count}", stacklevel=1)


def test_every_room_says_in_one_line_what_it_is() -> None:
    silent = [name(package) for package in packages() if not _one_line(package / "__init__.py")]
    held(silent, SILENT_PACKAGES, "packages without a line that says what they are")


def _one_line(path: Path) -> bool:
    words = ast.get_docstring(tree(path))
    return words is not None and bool(words.strip()) and "\n" not in words.split("\n\n")[0]


# ----------------------------------------------------------------------------------- imports
def test_imports_stand_at_the_top() -> None:
    held((f"{name(path)}:{line}" for path, line in _inner()), INNER_IMPORTS, "imports in functions")


def _inner() -> Iterator[tuple[Path, int]]:
    for path in modules():
        if not MAY_IMPORT_LATE.fullmatch(name(path)):
            lines = {
                node.lineno
                for function in nodes(tree(path))
                if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
                for node in ast.walk(function)
                if isinstance(node, ast.Import | ast.ImportFrom) and not _imported(node) <= OPTIONAL
            }
            yield from ((path, line) for line in lines)


def _imported(node: ast.Import | ast.ImportFrom) -> set[str]:
    """The distributions an import names."""
    whole = [node.module or ""] if isinstance(node, ast.ImportFrom) else [alias.name for alias in node.names]
    return {module.split(".")[0] for module in whole}


def test_imports_for_types_only() -> None:
    found = [
        f"{name(path)}:{inner.lineno}"
        for path in modules()
        if not NAMES_TYPES.fullmatch(name(path))
        for node in nodes(tree(path))
        if isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING")
        for inner in node.body
        if isinstance(inner, ast.Import | ast.ImportFrom)
    ]
    held(found, TYPE_ONLY, "imports for types only")


@pytest.mark.parametrize(("types", "allowed"), [(False, RUNTIME_CIRCLES), (True, CIRCLES)])
def test_no_module_imports_itself_by_way_of_others(types: bool, allowed: int) -> None:
    circles = [" ".join(sorted(circle)) for circle in _circles(graph(types))]
    held(circles, allowed, "circles of modules" if types else "circles of modules at run time")


def _circles(found: grimp.ImportGraph) -> list[set[str]]:
    """Strongly connected modules, more than one each (Tarjan 1972, without recursion)."""
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    circles: list[set[str]] = []
    for root in sorted(found.modules):
        work = [] if root in index else [(root, iter(_next(found, root)))]
        while work:
            module, rest = work[-1]
            if module not in index:
                index[module] = low[module] = len(index)
                stack.append(module)
            for imported in rest:
                if imported not in index:
                    work.append((imported, iter(_next(found, imported))))
                    break
                if imported in stack:
                    low[module] = min(low[module], index[imported])
            else:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[module])
                if low[module] == index[module]:
                    circle = set(stack[stack.index(module) :])
                    del stack[stack.index(module) :]
                    circles += [circle] if len(circle) > 1 else []
    return circles


def _next(found: grimp.ImportGraph, module: str) -> list[str]:
    return sorted(found.find_modules_directly_imported_by(module))


def test_the_import_contracts_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of `pyproject.toml`; which one is broken `lint-imports` prints."""
    monkeypatch.chdir(ROOT)
    configuration.configure()
    assert use_cases.lint_imports(cache_dir=None)


def test_what_tests_share_lies_in_no_test_module() -> None:
    """It lies in `tests/hands`, beside the tests of a game, or in a `conftest.py`."""
    imported = re.compile(r"^(?:from|import) tests\.(?:\w+\.)*(?:test_|\w+ import test_)", re.M)
    assert [name(path) for path in sources("tests") if imported.search(path.read_text("utf-8"))] == []


# ---------------------------------------------------------------------------------- one door
def test_a_view_is_made_by_observing_alone() -> None:
    made = [
        f"{name(path)}:{node.lineno}"
        for path in modules()
        if path.name != "observer.py"
        for node in nodes(tree(path))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "View"
    ]
    held(made, VIEWS, "views made elsewhere than by observing")


def test_the_app_looks_through_eyes_alone() -> None:
    """The whole state of a session or a replay is not named in the app, by no name."""
    seen = [
        f"{name(path)}:{node.lineno}"
        for path in sources("tortuga/app")
        for node in nodes(tree(path))
        if isinstance(node, ast.Attribute)
        and (
            node.attr in ("whole_state", "whole_steps")
            or (node.attr in ("state", "steps") and ast.unparse(node.value).endswith(("session", "replay")))
        )
    ]
    held(seen, WHOLES, "looks at the whole state")


# ------------------------------------------------------------------------ a game's own words
def test_neutral_rooms_name_no_picture_and_no_colour_of_a_game() -> None:
    """Words in quotes, as far as they are a game's: its name, its pictures and sounds, its colours."""
    words = _words_of_games()
    found = [
        f"{name(path)}:{node.lineno} {node.value}"
        for path in modules()
        if game_of(name(path).replace("/", ".")) is None and name(path) not in REGISTRIES
        for node in nodes(tree(path))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        if node.value in words or node.value.split("/")[0] in GAMES
    ]
    held(found, WORDS_OF_A_GAME, "words of a game in neutral rooms")


def _words_of_games() -> frozenset[str]:
    """What only a game's folders may name."""
    words = set(GAMES)
    images, sounds = ROOT / "assets" / "images", ROOT / "assets" / "sounds"
    for game in GAMES:
        words.update(colour.name for colour in (UIS[game].colours if game in UIS else ()))
        words.update(path.stem for path in (images / game).rglob("*"))
        words.update(path.stem.rpartition("_")[0] for path in (sounds / game).rglob("*.ogg"))
    return frozenset(words - EVERYDAY - {path.stem for path in images.iterdir() if path.stem not in GAMES})


def test_neutral_rooms_ask_for_no_text_of_a_game() -> None:
    """Ids of several words: one word alone ("move") is a word of every day."""
    texts = {id for ids in _texts_of_games().values() for id in ids if "-" in id} - _ids("*.ftl")
    assert len(texts) > 600, "the texts of the games are not where they are looked for"
    found = [
        f"{name(path)}:{node.lineno} {node.value}"
        for path in modules()
        if game_of(name(path).replace("/", ".")) is None
        for node in nodes(tree(path))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        if node.value in texts - NAMES_OF_PICTURES
    ]
    held(found, TEXTS_OF_A_GAME, "texts of a game in neutral rooms")


def test_a_text_belongs_to_the_house_or_to_games() -> None:
    both = {id for ids in _texts_of_games().values() for id in ids} & _ids("*.ftl")
    assert both == REWORDED


def _texts_of_games() -> dict[str, frozenset[str]]:
    return {game: _ids(f"{game}/*.ftl") for game in GAMES}


def _ids(files: str) -> frozenset[str]:
    """Ids of the English texts in files below their folder; every language has the same."""
    found = (ROOT / "assets" / "text" / "en").glob(files)
    return frozenset(
        id for path in found for id in re.findall(r"^([a-z][\w-]*) =", path.read_text("utf-8"), re.M)
    )
