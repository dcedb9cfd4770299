"""Reference players, against which the others are measured; so they never change."""
