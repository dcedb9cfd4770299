# The picture of a tournament (tortuga arena --picture).

chart-title = { $seats } players
chart-note = per cent of the wins of the row against the column; seed { $seed }
chart-rating = Rating with 95% intervals
chart-stopped = * ended early: it is certain who is stronger.
chart-always = The intervals of the cells hold at all times.
chart-seeds = 95% intervals; games with the same dice count together.
