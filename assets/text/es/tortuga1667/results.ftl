# The results of a game of cards.

results-heading = Las lealtades sobre la mesa
results-you-won =
    { $side ->
       [british] Ganas con los británicos
       [french] Ganas con los franceses
      *[dutch] Ganas con los neerlandeses
    }
results-you-lost =
    { $side ->
       [british] Pierdes con los británicos
       [french] Pierdes con los franceses
      *[dutch] Pierdes con los neerlandeses
    }
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
results-drawn = tablas
results-until = hasta el { $turn }
results-spoken-team = { $team }: { $names }
results-treasure = Tesoros
results-treasure-note = en las bodegas de cada nación, turno a turno
results-start = inicio
results-turn = turno
results-beliefs = Estimaciones
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
results-point-little = <{ $percent } %
results-point-rose =
    { $side ->
       [british] Las opciones de ganar de los británicos suben { $percent ->
            [one] cerca de un punto.
           *[other] unos { $percent } puntos.
        }
       [french] Las opciones de ganar de los franceses suben { $percent ->
            [one] cerca de un punto.
           *[other] unos { $percent } puntos.
        }
      *[dutch] Las opciones de ganar de los neerlandeses suben { $percent ->
            [one] cerca de un punto.
           *[other] unos { $percent } puntos.
        }
    }
results-point-fell =
    { $side ->
       [british] Las opciones de ganar de los británicos bajan { $percent ->
            [one] cerca de un punto.
           *[other] unos { $percent } puntos.
        }
       [french] Las opciones de ganar de los franceses bajan { $percent ->
            [one] cerca de un punto.
           *[other] unos { $percent } puntos.
        }
      *[dutch] Las opciones de ganar de los neerlandeses bajan { $percent ->
            [one] cerca de un punto.
           *[other] unos { $percent } puntos.
        }
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

# Its pages.
results-page-story = Cómo fue
results-page-said = Qué era verdad

# The vote whose result won the game, or else the weightiest, card by card.
results-vote = La votación decisiva
results-vote-weighty = La votación de más peso
results-vote-when = { $vote }, turno { $turn }
results-vote-none = Nadie convocó una votación.
results-vote-deck = el mazo
results-vote-by-deck = Sin la carta del mazo habría acabado de otro modo.
results-vote-narrow = Un resultado ajustado: una sola carta distinta lo habría cambiado.
results-vote-by =
    { $count ->
        [0] Un resultado claro: no dependió de ninguna carta concreta.
        [one] Sin la carta de { $names } habría acabado de otro modo.
       *[other] Sin cualquiera de estas cartas habría acabado de otro modo: { $names }.
    }

# Who led, who was marooned by whom, who rowed.
results-lead-british = Turno { $turn }: los británicos toman la delantera y la conservan.
results-lead-french = Turno { $turn }: los franceses toman la delantera y la conservan.
results-lead-level = Turno { $turn }: las dos naciones empatan, y así queda.
results-always-british = Los británicos fueron por delante de principio a fin.
results-always-french = Los franceses fueron por delante de principio a fin.
results-always-level = Ninguna nación fue nunca por delante.
results-lead-changes =
    { $count ->
        [0] { "" }
        [one] La delantera cambió una vez.
       *[other] En total la delantera cambió { $count } veces.
    }
results-marooned = Destierros
results-rowed = Travesías
results-nobody = nadie

# What was said, and what one had guessed, against the truth.
results-said = Lo que se dijo
results-said-note = afirmaciones ciertas: { $true } de { $all }
results-said-none = Nadie afirmó nada.
results-said-words = «{ $words }»
results-said-spoken =
    { $truth ->
        [true] Turno { $turn }, { $name }: «{ $words }» Era cierto.
       *[false] Turno { $turn }, { $name }: «{ $words }» No era cierto.
    }
results-book = Tu cuaderno
results-books = Cuadernos
results-book-note = sospechas acertadas: { $right } de { $all }
results-book-none = No se anotó ninguna sospecha.
results-book-spoken = { $name }: sospecha { $guess }, verdad { $side }
