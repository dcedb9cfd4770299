"""Every decision of Tortuga 1667 at the table: what can be picked, what it would do, what is missing."""
