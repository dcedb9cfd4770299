"""The replay of a game: the moment, the desk to move in time, the picture."""
