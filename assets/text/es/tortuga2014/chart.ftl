# The picture of a tournament of this game.

chart-note = porcentaje de victorias de la fila contra la columna; partidas hasta { $target } cofres, semilla { $seed }
