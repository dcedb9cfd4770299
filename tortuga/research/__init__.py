"""Any of the games as an environment for PettingZoo, for OpenSpiel, and as arrays (extra `research`)."""
