"""The rule book: contents, search, and how its leaves are set."""
