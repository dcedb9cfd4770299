"""The captain's log: how a finished game was played."""
