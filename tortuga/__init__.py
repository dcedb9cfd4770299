"""Tortuga, the pirate dice game, for one screen."""

__version__ = "0.1.0"
