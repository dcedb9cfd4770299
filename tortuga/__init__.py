"""Tortuga: two pirate games, with dice and with cards, for one computer."""

__version__ = "1.1.0"
