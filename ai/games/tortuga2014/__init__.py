"""The captains of Tortuga (2014)."""
