"""The app's window to the captains: asking them, their strength, their characters."""
