# The results of a game of cards.

results-heading = Las lealtades sobre la mesa
results-again-note = Los mismos jugadores, cartas nuevas.
results-same = Mismas cartas
results-same-note = Las mismas lealtades y cartas: ¿puedes hacerlo mejor?
results-proof = Comprobar
results-verdict = { $won } · { $ended }
results-turns =
    { $turns ->
       [one] tras 1 turno
      *[other] tras { $turns } turnos
    }
results-armada = turno { $turns } · { $name } revela la Armada española
results-overtime = turno { $turns }, en la prórroga
results-team-british =
    { $count ->
       [one] { $count } británico
      *[other] { $count } británicos
    }
results-team-french =
    { $count ->
       [one] { $count } francés
      *[other] { $count } franceses
    }
results-team-dutch =
    { $count ->
       [one] { $count } neerlandés
      *[other] { $count } neerlandeses
    }
results-winners = victoria
results-beaten = derrota
results-until = hasta el { $turn }
results-spoken-team = { $team }: { $names }
results-treasure = Tesoros
results-treasure-note = en las bodegas de cada nación, turno a turno
results-start = inicio
results-turn = turno
results-beliefs = Sospechas
results-beliefs-note = lo que un espectador pensaba de cada cual
results-beliefs-up = arriba: franceses
results-beliefs-down = abajo: británicos
results-beliefs-truth = verdad
results-beliefs-end = { $name }: { $side }, { $percent } %
results-beliefs-spoken = Lo que un espectador creía al final: { $beliefs }.
results-points = Momentos decisivos
results-points-none = Ningún turno cambió el rumbo de la partida.
results-points-unknown = No se pudo calcular qué cambió el rumbo de la partida.
results-point-when = { $name }, turno { $turn }
results-point-belief =
    { $side ->
       [british] ¿{ $name } con los británicos? { $before } → { $after } %
       [french] ¿{ $name } con los franceses? { $before } → { $after } %
      *[dutch] ¿{ $name } con los neerlandeses? { $before } → { $after } %
    }
results-points-chance =
    { $side ->
       [british] ± opciones británicas
       [french] ± opciones francesas
      *[dutch] ± opciones neerlandesas
    }
results-point-up = +{ $percent } %
results-point-down = −{ $percent } %
results-point-rose =
    { $side ->
       [british] Las opciones de ganar de los británicos suben unos { $percent } puntos.
       [french] Las opciones de ganar de los franceses suben unos { $percent } puntos.
      *[dutch] Las opciones de ganar de los neerlandeses suben unos { $percent } puntos.
    }
results-point-fell =
    { $side ->
       [british] Las opciones de ganar de los británicos bajan unos { $percent } puntos.
       [french] Las opciones de ganar de los franceses bajan unos { $percent } puntos.
      *[dutch] Las opciones de ganar de los neerlandeses bajan unos { $percent } puntos.
    }
moment-sneaked-british = Cuela 1 a los británicos
moment-sneaked-french = Cuela 1 a los franceses
moment-galleon-british = Ataque al galeón, para los británicos
moment-galleon-french = Ataque al galeón, para los franceses
moment-ship-british = Ataque a un barco, para los británicos
moment-ship-french = Ataque a un barco, para los franceses
moment-brawl-british = Reyerta: ambos para los británicos
moment-brawl-french = Reyerta: ambos para los franceses
moment-brawl-tie = Reyerta: uno para cada uno
moment-storm = El mar embravecido se lo lleva
