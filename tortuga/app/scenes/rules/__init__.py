"""The rule book: contents, search, and how its pages are set."""
