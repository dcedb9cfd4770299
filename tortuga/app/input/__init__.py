"""Input: keys, gamepads and the focus."""
