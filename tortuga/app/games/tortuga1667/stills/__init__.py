"""Fixed pictures of the screens around the table of Tortuga 1667."""
