"""The guided first game: its script as data, and the guide who leads through it."""
