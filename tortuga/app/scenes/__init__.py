"""Scenes: what fills the window at one time."""
