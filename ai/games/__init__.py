"""The captains of each game: a folder for each, named by the registry alone."""
