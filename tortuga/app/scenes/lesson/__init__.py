"""The lesson: a guided game at the real table."""
