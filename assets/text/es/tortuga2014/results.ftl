# The results of a game.

results-winner =
    { $name } gana con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } tras { $rounds ->
        [one] 1 ronda
       *[other] { $rounds } rondas
    }
results-shared =
    { $names } comparten la victoria con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } tras { $rounds ->
        [one] 1 ronda
       *[other] { $rounds } rondas
    }
results-place = { $place }.º
results-tortuga = Cofres en Tortuga
results-fleet = Cofres en la flota
results-crew = Cofres en la tripulación
results-sets = Combinaciones de 3 colores
results-tracks = Registros
results-tiles = Fichas de tesoro
results-total = Puntos
