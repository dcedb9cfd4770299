"""The board of the seat at the bottom."""
