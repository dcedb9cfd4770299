"""Scenes: each fills the window while it is shown."""
