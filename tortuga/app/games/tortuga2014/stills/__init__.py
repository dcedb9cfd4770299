"""Fixed scenes of the dice game for screenshots and tests."""
