"""The window with the title screen, and what is said of it on the command line."""

from __future__ import annotations

import argparse

from tortuga.cli import values
from tortuga.cli.entry import window
from tortuga.cli.parser import SPEEDS
from tortuga.cli.words import Words
from tortuga.paths import data_dir


def title(args: argparse.Namespace, _words: Words) -> int:
    """Open the window with the title screen."""
    judge(args)
    args.data_dir = data_dir(args.data_dir)
    return window()(args)


def judge(args: argparse.Namespace) -> None:
    """Look at speed and size.

    Raises:
        UsageError: there is none such.
    """
    if args.speed is not None:
        values.one_of("--speed", args.speed, SPEEDS)
    judge_size(args)


def judge_size(args: argparse.Namespace) -> None:
    """Read the size, if one is given.

    Raises:
        UsageError: it is none.
    """
    if args.size is not None:
        args.size = values.size(args.size)
