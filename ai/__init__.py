"""Captains: they see a seat's view, never the state."""
