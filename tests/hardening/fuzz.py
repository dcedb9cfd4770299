"""Foreign bytes for everything that reads some: log, library, settings, captains' files, command line.

Inputs grow from good ones by havoc: bits, pieces, numbers and words of the format. Whatever they are, they
are accepted or refused in words: any other exception is a failure. Inputs that are refused in a new way are
kept and altered further, as by a coverage-guided fuzzer; here the guide is the refusal itself.
"""

from __future__ import annotations

import contextlib
import io
import json
import random
import shutil
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path

from ai.captains import BadCharacter
from ai.games.tortuga2014.captains import CHARACTERS
from tests.hardening.alterations import STRANGE, in_bytes
from tests.hardening.disk import act, new_game
from tests.hardening.line import Found, Line
from tests.hardening.origins import origin
from tortuga.app.settings import FILE_NAME as SETTINGS
from tortuga.app.settings import SettingsStore
from tortuga.cli import main as tortuga
from tortuga.games import GAMES
from tortuga.kernel.errors import UserError
from tortuga.kernel.library.library import FILE_NAME as LIBRARY
from tortuga.kernel.library.opening import opened_to_play
from tortuga.kernel.log.format import NO_SEAL, dump, seal
from tortuga.kernel.verify import verify

EACH = 50
WORDS = (
    *(b"null", b"true", b"1e999", b"-0", b"\xff\xfe", b"\xef\xbb\xbf", b"\0", b'"seal"', b'"type":"undone"'),
    *(b"[" * 40, b'{"a":' * 40, b"\xed\xa0\x80", b"9" * 400, b"\\ud800", b"\x1b[2J", "é🏴".encode(), b"\r\n"),
)


def havoc(data: bytes, rng: random.Random) -> bytes:
    """Several alterations, one on top of the other."""
    for _ in range(rng.choice((1, 1, 1, 2, 4, 16))):
        if not data or rng.random() < 0.3:
            at = rng.randrange(len(data) + 1)
            data = data[:at] + rng.choice(WORDS) + data[at + rng.choice((0, 0, 1, 5)) :]
        else:
            data = in_bytes(data, rng)
    return data


# --------------------------------------------------------------------------- those that read
def log(data: bytes, _folder: Path) -> str:
    """`verify`, which never raises."""
    fault = verify(data, GAMES).fault
    return "good" if fault is None else fault.id


def sealed(data: bytes, folder: Path) -> str:
    """`verify` on a log resealed where its lines are JSON, so that the seals do not hide the rest."""
    last, lines = NO_SEAL, []
    for line in data.splitlines():
        with contextlib.suppress(ValueError, TypeError, LookupError, RecursionError):
            content = json.loads(line)
            del content["seal"]
            last = seal(last, content)
            line = json.dumps({**content, "seal": last}).encode()
        lines.append(line)
    return log(b"\n".join(lines) + b"\n", folder)


def settings(data: bytes, folder: Path) -> str:
    """Settings are accepted, or set aside."""
    for old in folder.iterdir():
        old.unlink()
    (folder / SETTINGS).write_bytes(data)
    notice = SettingsStore(folder).notice
    return "taken" if notice is None else notice.id


def character(data: bytes, _folder: Path) -> str:
    """A captain's file is accepted, or refused with a reason."""
    try:
        CHARACTERS.decode(data, "own.json")
    except BadCharacter as error:
        return error.id
    return "taken"


def library(data: bytes, folder: Path) -> str:
    """A library is opened, rescued from what can be read, or refused in words."""
    for old in folder.iterdir():
        shutil.rmtree(old) if old.is_dir() else old.unlink()
    (folder / LIBRARY).write_bytes(data)
    try:
        with opened_to_play(folder, GAMES) as (kept, notice):
            for entry in kept.games():
                with contextlib.suppress(UserError):
                    kept.load(entry.id, GAMES)
            return "opened" if notice is None else notice.id
    except UserError as error:
        return error.id


COMMANDS = ("verify", "import", "replay", "games", "export", "simulate")
"""The commands that are fuzzed; all others open windows or take long."""
PLAIN = (
    *COMMANDS,
    *("--help", "--json", "--seats", "--games", "--seed", "--text", "--eyes", "--lang", "--game", "--target"),
    *("--rescue", "--copies", "--delete", "random,random", "tortuga1667", "1", "0", "-1", "7", "cs", "x", ""),
    *("a\udcff", "é", "\x1b[31m", "9" * 30),
)


def line(data: bytes, folder: Path) -> str:
    """Words on the command line: they give an exit code and no traceback."""
    words = data.decode(errors="surrogateescape").split("\x1f")
    if words[0] not in COMMANDS:
        words = ["games", *words[1:]]
    if words[0] == "simulate":
        words += ["--games", "1"]
    out, err = io.StringIO(), io.StringIO()
    code: object = 0
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            code = tortuga(["--data-dir", str(folder / "data"), *words])
        except SystemExit as error:
            code = error.code
    assert "Traceback" not in err.getvalue(), err.getvalue()[-500:]
    return f"{words[0]} {code}"


# --------------------------------------------------------------------------------- their seeds
@cache
def seeds(kind: str) -> tuple[bytes, ...]:
    """The good inputs for one reader, from which the others grow."""
    match kind:
        case "log" | "sealed":
            return tuple(dump(origin(name, f"fuzz {at}").log) for name in GAMES for at in range(3))
        case "settings":
            with tempfile.TemporaryDirectory() as folder:
                store = SettingsStore(Path(folder))
                store.change(speed="fast")
                return (
                    (Path(folder) / SETTINGS).read_bytes(),
                    *(json.dumps(each).encode() for each in STRANGE),
                )
        case "character":
            place = Path(__file__).parents[2] / "ai" / "games" / "tortuga2014" / "captains"
            return tuple(path.read_bytes() for path in sorted(place.glob("*.json")))
        case "library":
            with tempfile.TemporaryDirectory() as folder:
                rng = random.Random("fuzz")
                with opened_to_play(Path(folder), GAMES) as (kept, _):
                    for game in range(3):
                        session = new_game(kept, rng, f"fuzz {game}")
                        for _ in range(40):
                            if not session.finished:
                                act(session, rng)
                return ((Path(folder) / LIBRARY).read_bytes(),)
        case _:
            rng = random.Random("words")
            return tuple(
                "\x1f".join(
                    (rng.choice(COMMANDS), *rng.choices(PLAIN[len(COMMANDS) :], k=rng.randint(0, 4)))
                ).encode(errors="surrogateescape")
                for _ in range(60)
            )


KINDS: tuple[Callable[[bytes, Path], str], ...] = (log, sealed, library, settings, character, line)


def part(number: int, seed: str, each: int = EACH) -> Found:
    """A part: some inputs for one reader."""
    read, found = KINDS[number % len(KINDS)], Found()
    rng, pool = random.Random(f"{seed}/{number}"), list(seeds(read.__name__))
    with tempfile.TemporaryDirectory() as folder:
        for at in range(each):
            data = havoc(rng.choice(pool), rng)
            try:
                fate = f"{read.__name__}: {read(data, Path(folder))}"
            except Exception as error:
                shown = data if len(data) < 300 else f"{len(data)} bytes, number {at}"
                raise AssertionError(f"{read.__name__}: {error!r} at {shown!r}") from error
            if fate not in found:
                pool.append(data)
            found[fate] += 1
    return found


LINE = Line("fuzz", "foreign bytes for everything that reads some", "inputs", EACH, 1_000_000, part)
