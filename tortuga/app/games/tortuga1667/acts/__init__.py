"""Motions and sounds on the table of Tortuga 1667."""
