"""The settings: a page for each section."""
