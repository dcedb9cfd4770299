"""The command line: one module per group of commands; nothing heavy is imported before it is needed."""

from tortuga.cli.entry import main

__all__ = ["main"]
