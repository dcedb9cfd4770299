## La bitácora: frases cortas, en el panel caben unas 40 letras por línea.
## $name, $target, $attacker: nombres de jugadores. Al texto puede seguirle la imagen de un cofre.

log-with-chest = { $text } { $chest }
log-chest-red = un cofre rojo
log-chest-blue = un cofre azul
log-chest-yellow = un cofre amarillo
log-chest-white = un cofre blanco
log-chest-purple = un cofre morado

log-action-expand-fleet = Aumentar flota
log-action-recruit-crew = Reclutar tripulación
log-action-treasure-hunt = Buscar tesoro
log-action-board = Abordaje
log-action-raid = Incursión
# the same by number, as the rules tell an action
told-action-0 = { log-action-expand-fleet }
told-action-1 = { log-action-recruit-crew }
told-action-2 = { log-action-treasure-hunt }
told-action-3 = { log-action-board }
told-action-4 = { log-action-raid }
log-start-drawn = Jugador inicial: { $name }
log-dealt-crew = { $name }, tripulación:
log-dealt-island = { $name }, zona de isla:
log-all-roll =
    { $number ->
        [1] Todos lanzan los dados
       *[other] Todos vuelven a tirar
    }
log-some-roll =
    { $count ->
        [one] { $names } vuelve a tirar
       *[other] { $names } vuelven a tirar
    }
log-kept =
    { $count ->
        [one] { $name }: un dado en { $action }
       *[other] { $name }: { $count } dados en { $action }
    }
log-kept-skulls =
    { $count ->
        [one] { $name } guarda una calavera
       *[other] { $name } guarda { $count } calaveras
    }
log-stuck = { $name }: ningún dado cabe
log-bonus-placed = { $name }: bonificación en { $action }
log-bonus-turned = { $name } gira bonificación a 2: { $action }
log-skulls-declared =
    { $count ->
        [one] { $name }: calavera a { $action }
       *[other] { $name }: { $count } calaveras a { $action }
    }
log-rerolled =
    { $attempt ->
        [1] { $name } debe repetir la tirada
       *[other] { $name } tira otra vez
    }

log-action-nobody = { $action }: no participa nadie
# $tie: yes where the total is tied and the schooner decides
log-action-first =
    { $tie ->
        [yes] { $action }: 1.ª { $name } con { $total } (gana el empate)
       *[no] { $action }: 1.ª { $name } con { $total }
    }
log-action-second =
    { $tie ->
        [yes] 2.ª { $name } con { $total } (gana el empate)
       *[no] 2.ª { $name } con { $total }
    }
log-forfeited = { $name } renuncia a { $action }
log-nobody-to-attack = { $name } renuncia a { $action }: no se puede atacar a nadie
log-fleet-expanded = { $name } aumenta su flota: { $before } → { $after }
log-crew-recruited = { $name } recluta: { $before } → { $after }
log-hunt =
    { $count ->
        [0] { $name } busca y no encuentra nada
        [one] { $name } busca: una ficha
       *[other] { $name } busca: una de { $count } fichas
    }
log-hunt-chest =
    { $count ->
        [0] { $name } busca:
        [one] { $name } busca: una ficha y
       *[other] { $name } busca: una de { $count } fichas y
    }
log-tile-kept = { $name } se queda con una ficha
log-board-takes = { $name } aborda a { $target } y roba
log-board-claims = { $name } aborda a { $target }, isla:
log-board-nothing = { $name } aborda a { $target }
log-raid-takes = { $name }: Incursión contra { $target }, roba
log-raid-claims = { $name }: Incursión contra { $target }, isla:
log-raid-nothing = { $name }: Incursión contra { $target }
log-board-target = Barco de { $name }: { $before } → { $after }
log-raid-target = Pirata de { $name }: { $before } → { $after }
log-board-defends = { $name } se defiende: { $attacker } { $before } → { $after }
log-raid-defends = { $name } se defiende: { $attacker } { $before } → { $after }
log-defends-in-vain = { $name } se defiende, { $attacker } sigue en la casilla { $after }

log-draws = { $name } saca
log-draws-nothing = { $name }: la bolsa está vacía
log-moved-home =
    { $count ->
        [one] { $name }: un cofre a Tortuga, ya { $total }
       *[other] { $name }: { $count } cofres a Tortuga, ya { $total }
    }
# a chest that finds no room, and where it goes
log-left =
    { $to ->
        [bag] { $name } no tiene sitio; a la bolsa:
       *[island] { $name } no tiene sitio; a la isla central:
    }
log-round-ended = Nuevo jugador inicial: { $name }
log-score =
    { $points ->
        [one] { $name }: { $points } punto
       *[other] { $name }: { $points } puntos
    }
log-wins = { $name } gana con { $points } puntos
log-shared = { $names } comparten la victoria con { $points } puntos
