"""The end of a game of Tortuga 1667: what it was made of, and how that is shown."""
