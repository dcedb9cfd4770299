"""The rules in the game: pages as data, drawn examples, search, and which element belongs to which page."""
