"""The rules of Tortuga (Jay Cormier and Sen-Foong Lim, 2014), by the numbers R1-R92 of `RULES.md`."""
