"""`analyse`: finished games examined by the captains, each only once."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import SimpleNamespace

import msgspec

from ai import worker
from ai.arena.executors import each_done
from ai.registry import CAPTAINS
from tortuga.app.text import Text
from tortuga.cli import values
from tortuga.cli.entry import FINDING
from tortuga.cli.matches import playing, processes
from tortuga.cli.output import in_file, message, say_aside, table, tell
from tortuga.games import GAMES
from tortuga.kernel.analysis import Analysis, NotAnalysed
from tortuga.kernel.library.library import Library
from tortuga.kernel.log.format import Log, LogError, dump, last_seal
from tortuga.kernel.log.reader import read
from tortuga.paths import data_dir

MAX_SAMPLES = 10_000


def analyse(args: SimpleNamespace, words: Text) -> int:
    """Analyse every log that has no analysis yet, and print them all; returns 1 if any cannot be analysed."""
    samples = values.number("--samples", args.samples, 8, MAX_SAMPLES)
    jobs, dask = processes(args)
    logs, code = _read(args.logs, words)
    with Library(data_dir(args.data_dir)) as library:
        looked_up = {file: _stored_analysis(library, log, samples) for file, log in logs.items()}
        kept = {file: analysis for file, analysis in looked_up.items() if analysis is not None}
        missing = {file: log for file, log in logs.items() if file not in kept}
        with playing(jobs, dask, len(missing)) as (executor, progress):
            work = functools.partial(_analysed, samples=samples)
            items = [(file, dump(log)) for file, log in missing.items()]
            for number, (file, done) in enumerate(each_done(executor, work, items), start=1):
                progress(number)
                if isinstance(done, LogError | NotAnalysed):
                    say_aside(
                        in_file(words, file, done)
                        if isinstance(done, LogError)
                        else f"{file}: {message(words, done)}"
                    )
                    code = FINDING
                    continue
                library.keep_analysis(done)
                kept[file] = done
    for file in args.logs:
        if file in kept:
            if args.json:
                tell(msgspec.json.encode(msgspec.structs.replace(kept[file], log=file)).decode())
                continue
            for line in _table(file, kept[file], words):
                tell(line)
    return code


def _read(files: list[str], words: Text) -> tuple[Mapping[str, Log], int]:
    """The good logs among these files, and the exit code so far."""
    logs, code = {}, 0
    for file in files:
        try:
            logs[file] = read(Path(file), GAMES)
        except LogError as error:
            say_aside(in_file(words, file, error))
            code = FINDING
    return logs, code


def _stored_analysis(library: Library, log: Log, samples: int) -> Analysis | None:
    captains = CAPTAINS[log.header.game]
    if not captains.analyses:
        return None
    return library.analysis(last_seal(log), captains.analyst(log.options), samples)


def _analysed(item: tuple[str, bytes], *, samples: int) -> tuple[str, Analysis | LogError | NotAnalysed]:
    """A file and the analysis of its log, or the error instead; runs in any process."""
    file, log = item
    try:
        return file, worker.analyse(log, samples)
    except (LogError, NotAnalysed) as error:
        return file, error


def _table(file: str, analysis: Analysis, words: Text) -> Iterator[str]:
    words = words.of(analysis.game)
    mistakes = [moment.seat for moment in analysis.moments if moment.kind == "choice"]
    yield words.say("cli-analysed", file=file, samples=analysis.samples)
    rows = [
        [
            play.name,
            play.player,
            str(play.decisions),
            str(mistakes.count(play.seat)),
            f"{100 * play.loss_mean:.2f} +- {100 * play.loss_mean_se:.2f}",
            # where sides win, all luck is in the cards
            f"{100 * (play.luck_rivals if analysis.sides else play.luck_own):+.1f}",
            words.say(f"level-{play.like_level}") if play.like_level else "-",
        ]
        for play in analysis.seats
    ]
    columns = ("name", "player", "decisions", "mistakes", "loss")
    heads = [words.say(f"cli-analysed-{column}") for column in columns]
    heads += [words.say("account-luck"), words.say("cli-analysed-level")]
    yield from table(heads, rows, numbers={2, 3, 4, 5})
