# Tortuga (2014) en la línea de órdenes

cli-help-target = cofres en Tortuga que terminan la partida (6)
cli-simulated = { NUMBER($games, useGrouping: 0) } partidas hasta { $target } cofres, semilla { $seed }: { $rounds } rondas cada una, { NUMBER($decisions, useGrouping: 0) } decisiones, { $seconds } s
cli-arena-head = { NUMBER($games, useGrouping: 0) } partidas hasta { $target } cofres, semilla { $seed }, { $seconds } s. Todos tuvieron los mismos dados.
