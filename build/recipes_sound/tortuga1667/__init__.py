"""How the sounds of Tortuga 1667 are made."""
