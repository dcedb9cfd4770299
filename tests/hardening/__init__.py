"""What the edges withstand: long runs by one command, and the same in brief within the suite."""
