"""How the pictures of the dice game are painted."""
