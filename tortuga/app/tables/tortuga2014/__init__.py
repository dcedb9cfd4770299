"""The table of Tortuga (2014)."""
