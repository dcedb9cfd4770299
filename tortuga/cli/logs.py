"""`verify` and `replay`: what can be done with a log file."""

from __future__ import annotations

import argparse
from pathlib import Path

from tortuga.cli.output import say_aside, tell
from tortuga.cli.transcript import transcript
from tortuga.cli.window import title
from tortuga.cli.words import Words
from tortuga.games import GAMES
from tortuga.kernel.log.format import LogError
from tortuga.kernel.replay import Replay
from tortuga.kernel.verify import Report
from tortuga.kernel.verify import verify as verify_log


def verify(args: argparse.Namespace, words: Words) -> int:
    """Check every log; 1 if any is not good."""
    code = 0
    for file in args.logs:
        report = verify_log(Path(file), GAMES)
        if report.fault is not None:
            say_aside(words.in_file(file, report.fault))
            code = 1
        else:
            tell(f"{file}: {_good(report, words)}")
    return code


def _good(report: Report, words: Words) -> str:
    return words.say(
        f"cli-verify-{report.status}",
        events=report.inherited or report.events,
        decisions=report.decisions,
        dealt=report.dealt,
        unproven=report.unproven,
        scores=", ".join(map(str, report.scores)) or "none",
        seat=0 if report.eyes is None else report.eyes + 1,
    )


def replay(args: argparse.Namespace, words: Words) -> int:
    """Print the transcript of a log, or with `--window` open the replay screen."""
    try:
        game = Replay.open(Path(args.log), GAMES)
    except LogError as error:
        say_aside(words.in_file(args.log, error))
        return 1
    if args.window:
        return title(args, words)
    for line in transcript(game, words):
        tell(line)
    return 0
