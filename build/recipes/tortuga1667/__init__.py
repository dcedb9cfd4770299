"""How the pictures of Tortuga 1667 are painted."""
