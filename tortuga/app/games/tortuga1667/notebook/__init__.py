"""The notebook of 1667: own guesses and words at the left, the adviser's estimates at the right."""
