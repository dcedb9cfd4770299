"""What a key of its own lays over the table."""
