"""The parchment at the side of the table: log, panels, advice and recap, and which of them is open."""
