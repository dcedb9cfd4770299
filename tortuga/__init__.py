"""Tortuga: two pirate games, with dice and with cards, for one computer."""

__version__ = "1.0.0"
