"""The games of the library: the list, statistics, comparison, and how a branch begins."""
