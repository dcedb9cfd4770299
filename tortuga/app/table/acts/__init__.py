"""Acts: what moves and sounds between one picture of the table and the next."""
