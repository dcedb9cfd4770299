"""How Tortuga 1667 looks: what it shows of a view, and how its decisions are made."""
