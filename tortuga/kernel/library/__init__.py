"""The library: the player's games in one SQLite file."""
