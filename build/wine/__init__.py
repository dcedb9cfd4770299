"""A Windows without Windows: a real Windows Python in Wine, which builds, tests and plays the game."""
