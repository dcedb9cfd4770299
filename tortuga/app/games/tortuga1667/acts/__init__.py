"""What moves on the table of Tortuga 1667."""
