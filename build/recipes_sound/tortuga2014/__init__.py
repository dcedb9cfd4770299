"""How the sounds of the dice game are made."""
