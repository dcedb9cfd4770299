# The picture of a tournament of this game.

chart-note = per cent of the wins of the row against the column; games up to { $target } chests, seed { $seed }
