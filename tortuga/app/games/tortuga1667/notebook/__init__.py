"""The notebook of 1667: the player's guesses and words at the left, the adviser's estimates at the right."""
