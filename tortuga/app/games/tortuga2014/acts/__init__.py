"""How events of the dice game are shown: who moves where, and what is heard."""
