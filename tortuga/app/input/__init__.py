"""Keys, gamepads and the focus: what the player's hands mean."""
