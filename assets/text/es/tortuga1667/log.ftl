# The log: short sentences in the present tense, about 40 letters wide. $name, $target and $names are players
# and are never declined; $on, $to, $off and $of are phrases of a place, $card is I to V, $event a card's name.
log-list-and = { $first } y { $last }
log-loyalties = Cada cual recibe una lealtad
log-loyalty-shown = { $name }: { $side }
log-votes-dealt =
    { $count ->
        [one] Tres votos por jugador, 1 carta en el mazo
       *[other] Tres votos por jugador, { $count } cartas en el mazo
    }
log-hand = { $name }: { $cards }
log-events-laid = { $count } cartas de evento, cinco en la fila
log-pawns = { $place }: { $names }
log-pawn-drawn = { $name } elige un puesto
log-place-taken = { $name } va { $to }, puesto { $number }
log-treasure-placed =
    { $name } guarda 1 tesoro { $side ->
        [french] en la bodega francesa
       *[british] en la bodega británica
    }
log-turn = Turno { $turn }: { $name }
log-turn-missed = { $name } pierde el turno
log-second-action = { $name } tiene una segunda acción
log-time-over = Se acabó el tiempo: { $name }
log-looked = { $name } mira la { $first } y la { $second }
log-looked-open = { $name } mira: la { $first } es { $event }, la { $second } es { $other }
log-turned = { $name } revela la { $card }: { $event }
log-forced = { $name } obliga a { $target }: la { $first } o la { $second }
log-picked-late = { $name } elige la { $card }
log-rowed-out = { $name } baja { $off } al bote
log-rowed-in = { $name } rema { $to }
log-sneaked =
    { $name } cuela 1 tesoro { $side ->
        [french] en la bodega francesa
       *[british] en la bodega británica
    }
log-maroons = { $name } destierra a { $target }
log-commands = { $name } toma el mando { $of }

log-called-attack = { $name } ordena un ataque
log-called-mutiny = { $name } incita al motín
log-called-brawl = { $name } provoca una reyerta
log-void-attack = No hay ataque: falta el capitán
log-void-mutiny = No hay motín: falta el capitán o quien lo convocó
log-void-brawl = No hay reyerta
log-absent = { $names }: Código pirata, sin voto
log-nobody-votes = Nadie vota: decide la carta del mazo
log-ballot-open = { $name } juega: { $cards }
log-attack-success = El ataque { $of } triunfa: { $tally }
log-attack-failure = El ataque { $of } fracasa: { $tally }
log-mutiny-success = El motín { $on } triunfa: { $tally }
log-mutiny-failure = El motín { $on } fracasa: { $tally }
log-mutiny-tie = Motín { $on }: { $tally }, empate
log-brawl-british = Reyerta: { $tally }, mayoría británica
log-brawl-french = Reyerta: { $tally }, mayoría francesa
log-brawl-tie = Reyerta: { $tally }, empate
log-played-two = { $name } juega dos votos: El Dorado
log-draws-vote = { $name } saca un voto
log-took-galleon =
    { $name } se lleva 1 tesoro del galeón { $side ->
        [french] a la bodega francesa
       *[british] a la bodega británica
    }
log-took-ship =
    { $name } se lleva 1 tesoro del otro barco: de la bodega { $source ->
        [french] francesa
       *[british] británica
    } { $side ->
        [french] a la francesa
       *[british] a la británica
    }
log-took-nothing = { $name } renuncia al tesoro
log-took-none = { $name } no encuentra tesoro que llevarse
log-settled-british = Los dos tesoros, a la bodega británica
log-settled-french = Los dos tesoros, a la bodega francesa
log-settled-tie = Un tesoro a cada bodega

log-fountain = Fuente de la juventud: { $name } sigue { $on }
log-atlantis = Atlántida: { $name } salta { $to }
log-marooned = { $name } va a Tortuga
log-marooned-again = { $name } pasa al final de la fila
log-vote-lost = { $name } pierde un voto
log-vote-lost-open = { $name } entrega: { $cards }
log-last-vote-lost = { $name } pierde su último voto
log-albatrosses = Dos cartas de Albatros { $on }: todos van a Tortuga

log-shot = { $name } apunta con la Pistola a { $target }
log-shot-self = { $name } se apunta con la Pistola
log-rescued = { $name } rescata a { $target }: { $to }
log-rescued-self = { $name } se salva: va { $to }
log-vote-swapped = { $name } cambia un voto con el mazo
log-vote-swapped-open = { $name } saca: { $cards }
log-vote-put-back-open = { $name } deja encima del mazo: { $cards }
log-letter-kept = { $name } guarda la Patente de corso
log-map-given = { $name } regala a { $target }: { $event }
log-blown-up =
    { $name } vuela { $boat ->
        [jolly-boat] el bote del Jolly Roger
       *[dutchman-boat] el bote del Errante
    }
log-infected = { $name } y { $target }: se barajan sus lealtades
log-nested = { $name } elige votos nuevos para { $target }
log-nested-self = { $name } elige votos nuevos
log-swapped = { $name } cambia con { $target }
log-bells = Nuevo orden { $on }: { $names }
log-kept = { $name } se queda con: { $event }
log-scurvy =
    { $count ->
        [one] { $names } pierde su próximo turno
       *[other] { $names } pierden su próximo turno
    }
log-storm-galleon =
    { $count ->
        [0] No hay tesoro a bordo: nada vuelve
        [one] 1 tesoro vuelve al galeón
       *[other] { $count } tesoros vuelven al galeón
    }
log-storm-tortuga =
    { $count ->
        [0] Nada en las bodegas: nada vuelve
        [one] 1 tesoro vuelve a la playa
       *[other] { $count } tesoros vuelven a la playa
    }
log-storm-both = Un tesoro a cada bodega de Tortuga
log-fizzled = Aquí no tiene efecto: { $event }
log-overtime = Empate: prórroga con { $count } cartas de evento; gana quien se adelante
log-overtime-again = Cartas agotadas: se barajan { $count } eventos de nuevo
log-was-british = { $name }: con los británicos
log-was-french = { $name }: con los franceses
log-was-dutch = { $name }: con los neerlandeses
log-won-british = Ganan los británicos por { $british } a { $french }
log-won-french = Ganan los franceses por { $french } a { $british }
log-won-dutch = Empate, { $british } a { $french }: ganan los neerlandeses
log-won-nobody = Tablas, { $british } a { $french }
log-said = { $name }: «{ $words }»

# What somebody decided, where two games of one deal part.
deed-reveals = { $name } revela la { $card }
deed-picks = { $name } elige la { $card }
deed-votes = { $name } vota
deed-votes-open = { $name } vota: { $cards }
deed-keeps = { $name } guarda el mapa: { $event }
deed-loses-open = { $name } entrega: { $cards }
deed-puts-back = { $name } deja un voto encima
deed-puts-open = { $name } deja encima: { $cards }
deed-composes = { $name } elige una mano nueva: { $target }
deed-composes-open = { $name } elige una mano nueva, { $target }: { $cards }
