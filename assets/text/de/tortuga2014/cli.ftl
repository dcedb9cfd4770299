# Tortuga (2014) auf der Kommandozeile

cli-help-target = Truhen in Tortuga, die das Spiel beenden (6)
cli-simulated = { NUMBER($games, useGrouping: 0) } Spiele bis { $target } Truhen, Startwort { $seed }: je { $rounds } Runden, { NUMBER($decisions, useGrouping: 0) } Entscheidungen, { $seconds } s
cli-arena-head = { NUMBER($games, useGrouping: 0) } Spiele bis { $target } Truhen, Startwort { $seed }, { $seconds } s. Alle hatten die gleichen Würfel.
