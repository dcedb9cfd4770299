"""How events of the dice game are shown: motions and sounds."""
