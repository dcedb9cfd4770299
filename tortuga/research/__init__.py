"""Any game of the house as an environment for PettingZoo, for OpenSpiel, and as arrays (extra `research`)."""
