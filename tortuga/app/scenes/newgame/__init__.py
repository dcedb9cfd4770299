"""New game: who sits where, on the board, under which options."""
