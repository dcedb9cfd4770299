"""What the strongest captain says about a moment in the game."""
