"""The app's only access to the captains: asking them, their strength, their characters."""
