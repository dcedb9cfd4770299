## Lo que se juega sobre la isla en la fase 2. Casi todo está en cartas pequeñas: breve.
## $name, $attacker: jugadores.

spot-no-die = ningún dado aquí
spot-acts = actúa ahora
spot-attacked = atacado
spot-tie = empate: más cerca de la goleta
spot-attacks = ataca con { $total }
spot-defends =
    { $count ->
        [one] se defiende con un dado
       *[other] se defiende con { $count } dados
    }
spot-best =
    { $two ->
        [1] solo actúa el mejor
       *[other] actúan los dos mejores
    }
spot-nothing = nada esta vez
spot-choose-board = Abordaje: { $two ->
        [1] ¿qué cofre?
       *[other] ¿a quién?
    }
spot-choose-raid = Incursión: { $two ->
        [1] ¿qué cofre?
       *[other] ¿contra quién?
    }
spot-takes = { $name } roba un cofre
spot-claims = { $name } toma un cofre
spot-draws = { $name } saca un cofre
spot-takes-none = Allí no hay cofres
spot-claims-none = { $name } no toma ningún cofre
spot-empty = la isla está vacía
spot-from-island = de la isla central
spot-safe = a salvo en la zona de isla
spot-fleet = Barco de { $name }: 1 casilla atrás
spot-crew = Pirata de { $name }: 1 casilla atrás
spot-fleet-first = Barco de { $name }: ya en la casilla 1
spot-crew-first = Pirata de { $name }: ya en la casilla 1
spot-defence = { $name } se defiende
spot-undefended = { $name } no se defiende
spot-next-chest = El cofre
spot-next-fleet = Barco de { $name }
spot-next-crew = Pirata de { $name }
spot-next-defence = Defensa de { $name }
spot-why-nobody = No hay a quién atacar
spot-why-nothing = No hay cofre que tomar
spot-why-defended = No hay cofre que tomar, y cada objetivo se defiende
spot-why-will = Por decisión propia
spot-room =
    { $change ->
        [same] aún hay sitio para { $after }
        [more] ahora hay sitio para { $after }
       *[less] sitio para { $after }, no { $before }
    }
spot-tiles =
    { $count ->
        [one] Una ficha de tesoro
       *[other] Una de { $count } fichas de tesoro
    }
spot-tiles-secret = solo la ve { $name }
spot-round = Esta ronda
spot-turn =
    { $place ->
        [1] 1.ª posición: actúa { $name }
       *[other] 2.ª posición: actúa { $name }
    }
spot-hit-board = ¡{ $name } te aborda!
spot-hit-raid = ¡{ $name } te ataca!
spot-lost-chest = Pierdes el { $chest }
spot-lost-board = Tu barco: { $before } → { $after }
spot-lost-raid = Tu pirata: { $before } → { $after }
spot-lost-nothing = No pierdes nada
spot-last = Puede ser la última ronda
spot-ends = La partida acaba con { $target } cofres en Tortuga; al acabar la ronda las flotas vuelven a casa.
spot-tiles-hidden = Interrogación: fichas de tesoro, aún boca abajo
spot-stolen = Robado:
spot-claimed = Tomado:
spot-surplus = lo que sobra va a la bolsa

## Para dos jugadores: dos totales frente a frente, y lo que se han hecho hasta ahora.
duel-best = mejor: actúa
duel-lower = menos: nada
duel-defends = solo se defiende
duel-no-defence = sin dado ni defensa
duel-between = Mano a mano
duel-points = puntos sin fichas
duel-home = en Tortuga, de { $target }
duel-stolen = cofres robados
duel-won = acciones ganadas
side-standings = Clasificación
