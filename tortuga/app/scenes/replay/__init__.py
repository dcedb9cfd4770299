"""The replay of a game: the moment, the desk for moving in time, the picture."""
