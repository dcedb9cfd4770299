"""What a key lays over the table of Tortuga 1667."""
