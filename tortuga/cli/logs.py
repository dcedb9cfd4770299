"""`verify` and `replay`: what can be done with a log file."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

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
            print(words.in_file(file, report.fault), file=sys.stderr)
            code = 1
        else:
            print(f"{file}: {_good(report, words)}")
    return code


def _good(report: Report, words: Words) -> str:
    told = words.say(
        f"cli-verify-{report.status}",
        events=report.events,
        decisions=report.decisions,
        dealt=report.dealt,
        scores=", ".join(map(str, report.scores)),
        seat=0 if report.eyes is None else report.eyes + 1,
    )
    return told + (words.say("cli-verify-unproven", unproven=report.unproven) if report.unproven else "")


def replay(args: argparse.Namespace, words: Words) -> int:
    """Open the replay screen, or with `--text` print the transcript of a log."""
    try:
        game = Replay.open(Path(args.log), GAMES)
    except LogError as error:
        print(words.in_file(args.log, error), file=sys.stderr)
        return 1
    if not args.text:
        return title(args, words)
    for line in transcript(game, words):
        print(line)
    return 0
