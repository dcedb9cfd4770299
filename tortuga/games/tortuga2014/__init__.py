"""Tortuga (Jay Cormier and Sen-Foong Lim, 2014): the dice game."""
