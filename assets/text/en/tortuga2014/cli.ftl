# Tortuga (2014) on the command line

cli-help-target = chests in Tortuga that end the game (6)
cli-simulated = { NUMBER($games, useGrouping: 0) } games up to { $target } chests, seed { $seed }: { $rounds } rounds each, { NUMBER($decisions, useGrouping: 0) } decisions, { $seconds } s
cli-arena-head = { NUMBER($games, useGrouping: 0) } games up to { $target } chests, seed { $seed }, { $seconds } s. All had the same dice.
