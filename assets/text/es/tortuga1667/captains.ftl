# Levels, panel and characters, in words of this game.
level-deckhand-note = Quiere u odia a la gente a primera vista y da por ganada cualquier votación. Buena compañía para empezar.
level-mate-note = Nota quién ayuda a quién, pero conserva sus prejuicios y espera demasiado de cada votación.
level-quartermaster-note = Lleva la cuenta de todos y solo se equivoca cuando las opciones son parecidas.
level-captain-note = Lee en todo lo que hacen los demás; solo se le escapan las diferencias finas.
level-admiral-note = Sopesa todo lo que puede estar oculto y elige lo que da más probabilidad de ganar.
level-random-note = Hace lo primero que se le ocurre. Buena compañía para aprender.
level-randomk = El Mono
level-randomk-note = Prueba cualquier tipo de acción con el mismo gusto.
level-greedy-note = Echa mano al tesoro más cercano y no se preocupa por nadie.
level-honest = El Párroco
level-honest-note = Juega a las claras por su bando y cree lo que otros muestran.
character-loyal = Alma leal
character-loyal-note = Nunca daña a un amigo, dice de qué bando es y lo dice en serio.
character-schemer = Intrigante
character-schemer-note = Enseña la bandera falsa cuando cuesta poco y señala a otros.
character-silent = Callado
character-silent-note = Mira dos veces, no dice nada y solo convoca votaciones casi ganadas.
character-hothead = Sangre caliente
character-hothead-note = Primero ataque, motín y reyerta; después, las preguntas.

# Why the adviser likes a choice. Before wording a reason the table replaces $seat, a seat number from 0, by a name;
# $side is british or french, $place the stable name of a place, $chance per cent.
reason-look = { $cards ->
    [0] Ya conoces las dos cartas.
    [one] Te enseña una carta que no conoces.
   *[other] Te enseña dos cartas que no conoces.
}
reason-reveal-armada = Termina la partida tal como está.
reason-reveal-known = Conoces esta carta y lo que hace.
reason-reveal-risk = Una carta desconocida: { $chance } % de probabilidad de que sea la Armada.
reason-reveal-unknown = Una carta desconocida, pero no la Armada.
reason-force = { $seat } tendría que revelar una de ellas.
reason-row = { $place ->
    [dutchman] Te lleva a bordo del Holandés Errante.
    [jolly] Te lleva a bordo del Jolly Roger.
    [tortuga] Te lleva a Tortuga.
    [dutchman-boat] De camino entre Tortuga y el Holandés Errante.
   *[other] De camino entre Tortuga y el Jolly Roger.
}
reason-sneak = { $side ->
    [british] Un tesoro más para los británicos y uno menos para los franceses.
   *[french] Un tesoro más para los franceses y uno menos para los británicos.
}
reason-maroon = { $chance } % de probabilidad: { $seat } no está de tu lado.
reason-attack = { $chance } % de probabilidad de triunfar.
reason-mutiny = { $chance } % de probabilidad de triunfar; entonces { $seat } va a Tortuga.
reason-brawl = { $chance } % de probabilidad de acabar como quieres.
reason-token = { $side ->
    [british] Un tesoro para los británicos.
   *[french] Un tesoro para los franceses.
}
reason-shoot = Quita a { $seat } del puesto que cuenta.
reason-shoot-self = Cualquier otro disparo le costaría más a tu bando.
reason-rescue = { $place ->
    [dutchman] En el Holandés Errante, { $seat } te sirve más.
   *[other] En el Jolly Roger, { $seat } te sirve más.
}
reason-strikes = Se juntan dos albatros: todos los de a bordo van a Tortuga.
reason-swap = Ningún rescate te ayudaría tanto como una carta a tu gusto.
reason-put-back = La carta que quieres ver en la próxima votación.
reason-give = { $chance } % de probabilidad: { $seat } está de tu lado.
reason-blow-up = { $place ->
    [dutchman-boat] Corta el paso entre Tortuga y el Holandés Errante.
   *[other] Corta el paso entre Tortuga y el Jolly Roger.
}
reason-infect = Lo que más vale la pena es barajar tu lealtad con la de { $seat }.
reason-climb = Eliges los votos de { $seat }.
reason-compose = Un cañón, antorchas y la bandera que necesitas.
reason-lose = Apenas echarás de menos esta carta.
reason-pick-known = Conoces esta carta y lo que hace.
reason-pick = No conoces esta carta.
reason-place = Cuanto más adelante, más alto el rango.
reason-none = Ahora nada depende de esto.
# of a choice that is not the best one
reason-shoot-self-also = Vas tú a Tortuga.
reason-rescue-also = { $place ->
    [dutchman] { $seat } sube a bordo del Holandés Errante.
   *[other] { $seat } sube a bordo del Jolly Roger.
}
reason-swap-also = Te da una carta a tu gusto.
reason-put-back-also = Esta carta queda encima para la próxima votación.
reason-infect-also = Tu lealtad se baraja con la de { $seat }.
reason-lose-also = Entregas esta carta.
reason-atlantis-also = Te lleva al otro barco.
reason-keep-map-also = Guarda el mapa para después.
reason-ballot-attack = Con esta carta, { $chance } % de que triunfe el ataque.
reason-ballot-attack-against = Te conviene que fracase: con esta carta, { $chance } % de que triunfe el ataque.
reason-ballot-mutiny = Con esta carta, { $chance } % de que triunfe el motín.
reason-ballot-mutiny-against = Te conviene que fracase: con esta carta, { $chance } % de que triunfe el motín.
reason-ballot-brawl = Con esta carta, { $chance } % de que la reyerta acabe como quieres.
reason-fountain = Te quedas donde estás.
reason-atlantis = El otro barco es ahora el mejor sitio.
reason-keep-map = El mapa valdrá más después.
reason-chance = Puro azar.
advice-wins-british = Ganan los británicos
advice-wins-french = Ganan los franceses
advice-wins-dutch = Ganan los neerlandeses

# What speaks for a belief; $turn is the turn in which it happened.
tell-token-first = { $side ->
    [british] primer tesoro a la bodega británica
   *[french] primer tesoro a la bodega francesa
}
tell-token = { $side ->
    [british] se llevó un tesoro para los británicos (turno { $turn })
   *[french] se llevó un tesoro para los franceses (turno { $turn })
}
tell-sneak = { $side ->
    [british] coló un tesoro en la bodega británica (turno { $turn })
   *[french] coló un tesoro en la bodega francesa (turno { $turn })
}
tell-no-sneak = { $side ->
    [british] no coló nada en la bodega británica (turno { $turn })
   *[french] no coló nada en la bodega francesa (turno { $turn })
}
tell-brawl = provocó una reyerta (turno { $turn })
tell-no-brawl = como gobernador no provocó ninguna reyerta (turno { $turn })
tell-mutiny = incitó al motín contra { $seat } (turno { $turn })
tell-no-mutiny = no incitó al motín contra { $seat } (turno { $turn })
tell-by-mutiny = { $seat } incitó al motín (turno { $turn })
tell-by-no-mutiny = { $seat } no incitó al motín (turno { $turn })
tell-vote-attack = { $count ->
    [0] ataque sin agua (turno { $turn })
    [one] { $count } agua en un ataque (turno { $turn })
   *[other] { $count } aguas en un ataque (turno { $turn })
}
tell-vote-mutiny = { $count ->
    [one] { $count } calavera en un motín (turno { $turn })
   *[other] { $count } calaveras en un motín (turno { $turn })
}
tell-vote-brawl = { $count ->
    [one] { $count } bandera británica en una reyerta (turno { $turn })
   *[other] { $count } banderas británicas en una reyerta (turno { $turn })
}
tell-maroon = desterró a { $seat } (turno { $turn })
tell-by-maroon = víctima de un destierro de { $seat } (turno { $turn })
tell-pistol = disparó a { $seat } (turno { $turn })
tell-by-pistol = recibió un disparo de { $seat } (turno { $turn })
tell-rescue = rescató a { $seat } (turno { $turn })
tell-by-rescue = al rescate acudió { $seat } (turno { $turn })
tell-map = dio un mapa a { $seat } (turno { $turn })
tell-by-map = recibió un mapa de { $seat } (turno { $turn })
tell-force = obligó a { $seat } (turno { $turn })
tell-by-force = tuvo que revelar por { $seat } (turno { $turn })
tell-fever = barajó su lealtad con { $seat } (turno { $turn })
tell-fever-kept = lealtad barajada: tú seguiste en tu bando (turno { $turn })
tell-fever-given = tiene la lealtad que era tuya (turno { $turn })
tell-claim = lo dice (turno { $turn })
tell-accused = lo dice { $seat } (turno { $turn })

# The strength passport where teams win.
passport-seats = Medido con { $seats } jugadores y las mismas cartas para todos. Si gana un bando, ganan todos los suyos; entre iguales eso es como mucho la mitad de las partidas. Entre paréntesis: el margen en el que muy probablemente está el valor real (95 %).

# Points of a hundred: by how much a choice is ahead of the next, what of it the table makes, and the rest: what is learnt, kept or spared.
advice-no-further = La siguiente opción vale lo mismo.
advice-ahead = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos porcentuales más que la siguiente: { NUMBER($side, minimumFractionDigits: 1, maximumFractionDigits: 1) } ya, { NUMBER($rest, minimumFractionDigits: 1, maximumFractionDigits: 1) } para más tarde.
advice-part-side = de inmediato
advice-part-rest = más tarde
