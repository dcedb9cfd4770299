## La mesa durante la partida: anuncios, botones, lo que falta, por qué algo no se puede.
## $name: un jugador. $action: nombre de una acción. $chest: un cofre, ya en palabras.

# solo tras «cofre»
colour-word-red = rojo
colour-word-blue = azul
colour-word-yellow = amarillo
colour-word-white = blanco
colour-word-purple = morado
chest-red = cofre rojo
chest-blue = cofre azul
chest-yellow = cofre amarillo
chest-white = cofre blanco
chest-purple = cofre morado

## Botones y símbolos

table-reset = Restablecer

## Lo que hacen otros capitanes (breve: va en la cinta)

status-choosing = Elige
status-chosen = Elegido
status-finished = Ya está
status-stuck = Sin opción
status-ordering = Ordena
status-ready = Ya está
status-bonus = Bonificación
status-skulls = Calaveras
status-tile = Dos fichas
status-move = Mueve
status-dice =
    { $most ->
        [one] { $count } de { $most } elegido
       *[other] { $count } de { $most } elegidos
    }
status-place =
    { $place ->
        [1] 1.ª: te toca
       *[other] 2.ª: te toca
    }
status-rank =
    { $place ->
        [1] 1.ª
       *[other] 2.ª
    }
note-bonus = toma bonificación
note-skulls = declara calaveras

## Lanzar los dados

keep-title =
    { $number ->
        [1] Primera tirada
        [2] Segunda tirada
        [3] Tercera tirada
        [4] Cuarta tirada
       *[other] Quinta tirada
    }
keep = Guarda dados de un mismo símbolo, con calaveras si quieres. El resto se vuelve a tirar.
keep-last = Queda un dado: guárdalo.
keep-reroll-title = Tirada forzosa
keep-reroll = Tirada a la vista. Guarda dados de un mismo símbolo, con calaveras si quieres.
keep-reroll-last = Tirado a la vista, y cabe: guárdalo.
keep-stuck-title = Sin opción
keep-stuck = Ningún dado cabe: no queda sitio en las acciones mostradas. Volverás a tirar a la vista.
keep-stuck-button = Ninguno cabe
keep-none-button = Elige dados
keep-button =
    { $count ->
        [one] Guardar { $count } dado
       *[other] Guardar { $count } dados
    }
die-label = Dado { $letter }: { $face }, { $note }
die-face = { $action } { $number }
die-skull = calavera
die-kept = elegido
die-must-keep = guárdalo
die-may-keep = válido
die-may-join = se une
die-other-symbol = otro símbolo
die-no-room = no cabe
drop-elsewhere = Ese dado va a otra casilla: { $action }.
missing-keep =
    { $count ->
        [1] Elige el dado: haz clic o pulsa { $key-die-1 }.
       *[other] Elige al menos un dado: haz clic o pulsa de { $key-die-1 } a { $key-most }.
    }{ $offer }
tray-screen = Tras tu pantalla
tray-screen-note = solo tú ves estos dados
tray-dice = Tus dados
tray-open = A la vista
tray-open-note = todos ven estos dados
tray-places = { $count } de { $most }
tray-places-label =
    { $most ->
        [one] sitio
       *[other] sitios
    }
tray-pick = Elige dados para ver qué suman.
tray-pick-last = Elige el dado para ver qué suma.
tray-pick-skulls = Solo calaveras: la acción se nombra al levantar las pantallas.

reveal-title = Arriba las pantallas
reveal = Todos muestran lo que han guardado.
surplus-dropped = Los cofres sin sitio dejan sus zonas.
chests-drawn = Cada uno saca un cofre de la bolsa.
# who ends the game by it
chests-home = { $name }: { $count } en Tortuga
start-title = Jugador inicial
setup-title = Preparación
chests-dealt = Cada uno empieza con dos cofres.

## Fichas de bonificación y calaveras

bonus-title = Ficha de bonificación
# $way: what can be done with a tile
bonus = Aún se tiran dados: { $way ->
        [place] pon una ficha en una casilla libre.
        [turn] gira una ficha a 2.
       *[both] pon una ficha en una casilla libre o gira una a 2.
    }
bonus-full = llena
bonus-none-button = Elige casilla
bonus-button = +1: { $action }
bonus-turn-button = Girar a +2: { $action }
missing-bonus = Elige una casilla de bonificación: haz clic o pulsa de { $key-action-1 } a { $key-action-5 }.{ $offer }
tray-bonus = Una ficha de bonificación
tray-bonus-note = oculta por ahora
tray-bonus-line = +1 o +2 cuenta siempre que tengas un dado en la acción, hasta el final de la partida.
skulls-title = Calaveras
skulls =
    { $count ->
        [one] Has guardado una calavera sola: gírala a una acción con sitio.
       *[other] Has guardado { $count } calaveras solas: gíralas a una acción con sitio.
    }
skulls-none-button = Elige acción
skulls-button = Calaveras a { $action }
missing-skulls = Elige una acción: haz clic o pulsa de { $key-action-1 } a { $key-action-5 }.{ $offer }
tray-skulls = Tus calaveras
tray-skulls-note = todas a una acción

## Acciones

act-expand-fleet = Estás en { $place ->
        [1] 1.ª
       *[other] 2.ª
    } posición: tu barco { $steps ->
        [0] se queda en la casilla { $after }.
       *[other] { $two ->
            [1] va de la casilla { $before } a la { $after } (con dos jugadores, una).
           *[other] va de la casilla { $before } a la { $after }.
        }
    }
act-recruit-crew = Estás en { $place ->
        [1] 1.ª
       *[other] 2.ª
    } posición: tu pirata { $steps ->
        [0] se queda en la casilla { $after }.
       *[other] { $two ->
            [1] va de la casilla { $before } a la { $after } (con dos jugadores, una).
           *[other] va de la casilla { $before } a la { $after }.
        }
    }
act-treasure-hunt = { $place ->
        [1] 1.ª posición: { $chest ->
            [0] la bolsa está vacía
           *[other] un cofre de la bolsa
        }
       *[other] 2.ª posición: sin cofre
    }; { $tiles ->
        [0] ya no quedan fichas de tesoro.
        [one] una ficha de tesoro.
       *[other] una de { $tiles } fichas de tesoro.
    }
act-expand-fleet-button =
    { $steps ->
        [0] Seguir en la 8
       *[other] Aumentar flota +{ $steps }
    }
act-recruit-crew-button =
    { $steps ->
        [0] Seguir en la 8
       *[other] Reclutar +{ $steps }
    }
act-hunt-button = Buscar tesoro
forfeit-button = Renunciar
missing-act = Confirma con { $key-confirm } o renuncia a la acción.
tile-title = Buscar tesoro
tile = Quédate con una de estas dos fichas. La otra vuelve con las demás.
tile-none-button = Elige ficha
tile-button =
    { $coins ->
        [one] Tomar { $coins } moneda
       *[other] Tomar { $coins } monedas
    }
tile-label =
    { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }
missing-tile = Elige una ficha: haz clic o pulsa { $key-die-1 } o { $key-die-2 }.{ $offer }
tray-tiles = Dos fichas de tesoro
tray-tiles-note = solo tú las ves

## Abordaje e Incursión

steal-board =
    { $two ->
        [1] 1.ª posición: elige qué cofre robar y confirma.
       *[other] 1.ª posición: elige a quién abordas y qué cofre robas, y confirma.
    }
steal-raid =
    { $two ->
        [1] 1.ª posición: elige qué cofre robar y confirma.
       *[other] 1.ª posición: elige contra quién haces la incursión y qué cofre robas, y confirma.
    }
steal-nothing-board = 1.ª posición: no hay cofres que robar, pero un ataque hace retroceder un barco una casilla.
steal-nothing-raid = 1.ª posición: no hay cofres que robar, pero un ataque hace retroceder un pirata una casilla.
claim-board = 2.ª posición: elige a quién abordas y un cofre de la isla central.
claim-raid = 2.ª posición: elige contra quién haces la incursión y un cofre de la isla central.
claim-nothing-board = 2.ª posición: elige a quién abordas. No hay cofres en la isla central.
claim-nothing-raid = 2.ª posición: elige contra quién haces la incursión. No hay cofres en la isla central.
steal-vain-board = 1.ª posición, pero no hay cofre que robar ni barco que retroceda.
steal-vain-raid = 1.ª posición, pero no hay cofre que robar ni pirata que retroceda.
claim-vain-board = 2.ª posición, pero no hay cofre que tomar ni barco que retroceda.
claim-vain-raid = 2.ª posición, pero no hay cofre que tomar ni pirata que retroceda.
attack-nobody = No se puede atacar a nadie: solo queda renunciar.
attack-none-button = Elige objetivo
attack-board-button = Abordar: { $name }
attack-raid-button = Incursión contra { $name }
note-defends =
    { $token ->
        [boat] se defiende: tu barco { $before } → { $after }
       *[pirate] se defiende: tu pirata { $before } → { $after }
    }
note-defends-costs =
    { $token ->
        [boat] se defiende: tu barco { $before } → { $after }, cofre perdido
       *[pirate] se defiende: tu pirata { $before } → { $after }, cofre perdido
    }
note-defends-in-vain = se defiende: sigues en la 1
note-does-not-defend = no se defiende
note-already = ya sufrió un ataque
note-empty = nada que robar
area-fleet = { $name }: flota
area-crew = { $name }: tripulación
chest-of = { $name }: { $chest }
chest-of-island = Isla central: { $chest }
missing-steal =
    { $count ->
        [0] Elige un cofre que brille o una zona vacía que brille.
        [1] Elige un cofre que brille o una zona vacía que brille: haz clic o pulsa { $key-die-1 }.
       *[other] Elige un cofre que brille o una zona vacía que brille: haz clic o pulsa de { $key-die-1 } a { $key-most }.
    }{ $offer }
missing-claim =
    { $count ->
        [0] Elige a quién atacas.
        [1] Elige a quién atacas: haz clic o pulsa { $key-die-1 }.
       *[other] Elige a quién atacas: haz clic o pulsa de { $key-die-1 } a { $key-most }.
    }{ $offer }
missing-claim-chest =
    { $count ->
        [0] Elige también un cofre de la isla central.
        [1] Elige también un cofre de la isla central: haz clic o pulsa { $key-die-1 }.
       *[other] Elige también un cofre de la isla central: haz clic o pulsa de { $key-die-1 } a { $key-most }.
    }{ $offer }
outcome-take = A tu zona de isla
outcome-nothing = Ningún cofre
outcome-fleet = Barco: { $name }
outcome-crew = Pirata: { $name }
outcome-own-defended = Por su defensa: tú
outcome-own = Tú
outcome-own-fleet = Tu barco
outcome-own-crew = Tu pirata
outcome-room-title = Dados y cofres
outcome-room = { $before } → { $after }
outcome-bag = de la bolsa
outcome-tiles-title = Fichas de tesoro
outcome-tiles =
    { $count ->
        [0] no quedan
        [one] { $count } ficha
       *[other] una de { $count }
    }
outcome-forfeit = No haces nada en esta acción. Nadie sube de posición.
outcome-pick = Elige un objetivo para ver qué pasa.

## Mover cofres

move-title = Mover cofres
# $last: 1 where the game ends after it
move =
    { $last ->
        [1] Después acaba la partida: los cofres cuentan donde queden. Tú eliges el orden.
       *[other] Flota a Tortuga, tripulación a flota, zona de isla a tripulación. Tú eliges el orden.
    }
move-forced = Flota a Tortuga, tripulación a flota, zona de isla a tripulación.
move-held = Elige ahora el nuevo lugar del cofre en su fila; el mismo otra vez lo deja donde estaba.
move-button = Confirmar
move-card = { $place }: { $chest }, { $note }
move-stays = más seguro
move-first-lost = menos seguro
move-moves = avanza
move-surplus = sobra
move-other-row = Un cofre solo puede cambiar de lugar dentro de su fila.
missing-move = Confirma con { $key-confirm }.
tray-order = Ordena tus cofres
tray-order-note = arrastra o elige
tray-order-none = Tus cofres avanzan
tray-crew-to-fleet =
    { $count ->
        [one] Tripulación → flota, { $count } hueco
       *[other] Tripulación → flota, { $count } huecos
    }
tray-island-to-crew =
    { $count ->
        [one] Isla → tripulación, { $count } hueco
       *[other] Isla → tripulación, { $count } huecos
    }
tray-surplus-island = No cabe el { $chest }: va a la isla central.
tray-surplus-bag = No cabe el { $chest }: va a la bolsa.
tray-surplus-many =
    No caben { $count } cofres. { $island ->
        [0] Van a la bolsa.
       *[other] { $bag ->
            [0] Van a la isla central.
           *[other] A la isla central: { $island }; a la bolsa: { $bag }.
        }
    }
tray-costly =
    { $points ->
        [one] Otro orden valdría en Tortuga { $points } punto más.
       *[other] Otro orden valdría en Tortuga { $points } puntos más.
    }
tray-no-surplus = Todos los cofres tienen sitio.

## Espera

game-over-title = Fin de la partida
game-over-count = Ahora se cuentan los puntos.
wait-title = Espera, por favor
wait-title-1 = Lanzar los dados
wait-title-3 = Mover cofres
wait-chosen = Ya has elegido. Cuando todos elijan, se levantan las pantallas.
wait-rest = El resto de tus dados se vuelve a tirar.
wait-finished = Todos tus dados están en el tablero.
wait-moved = Ya has elegido. Cuando todos elijan, se mueven los cofres.
wait-moved-in-turn = Tus cofres ya se han movido. Van todos por turno, en sentido horario.
tray-waiting = Los demás eligen
tray-done = Elegido: { $what }
tray-kept-dice =
    { $count ->
        [one] { $count } dado guardado
       *[other] { $count } dados guardados
    }

## Por qué algo no se puede

refusal-not-your-turn = No te toca.
refusal-not-now = Eso no se puede hacer ahora.
refusal-keep-nothing = Hay que guardar al menos un dado.
refusal-keep-not-rolled = Ese dado no se ha tirado.
refusal-keep-mixed = Solo se pueden guardar juntos dados de un mismo símbolo, con calaveras.
refusal-keep-no-room =
    { $room ->
        [0] { $action }: no queda sitio, tu barco o pirata no permite más dados.
        [one] { $action }: solo cabe { $room } dado más.
       *[other] { $action }: solo caben { $room } dados más.
    }
refusal-no-such-action = Esa acción no existe.
refusal-bonus-full = Esta casilla de bonificación ya muestra un 2.
refusal-skulls-no-room =
    { $room ->
        [0] { $action }: no queda sitio.
        [one] { $action }: solo cabe { $room } dado más.
       *[other] { $action }: solo caben { $room } dados más.
    }
refusal-choose-target = Elige a quién atacas.
refusal-no-attack-here = Solo Abordaje e Incursión son ataques.
refusal-wrong-position = Tu posición no lo permite.
refusal-target-self = No puedes atacarte.
refusal-no-such-seat = Ahí no se sienta nadie.
refusal-target-already = La 1.ª posición ya ha atacado a este jugador en esta acción.
refusal-target-empty = En esta partida no se puede atacar una zona vacía.
refusal-no-such-chest = Ese cofre no existe.
refusal-no-such-tile = Esa ficha no existe.
refusal-move-count =
    { $must ->
        [one] Tiene que pasar ahí exactamente { $must } cofre.
       *[other] Tienen que pasar ahí exactamente { $must } cofres.
    }

## Menú y ayuda sobre la mesa

help-dice = dados, fichas, acciones de 1 a 5; cofres de 1 a 9
help-actions = acciones, de izquierda a derecha
help-forfeit = renunciar a la acción

## Letreros que caen mientras pasa algo (muy breves)

pop-score =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
pop-defends = se defiende
pop-surplus = sin sitio
pop-forfeits = renuncia

## What the picture tells, for who cannot see it

heard-roll = Tirada: { $dice }.
heard-die = { $letter } { $face }
heard-total = { $action }: resultado { $total }.
heard-results = { $name }, hasta ahora: { $results }.
heard-board = { $name }: barco { $boat }, pirata { $pirate }; Tortuga: { $tortuga }; flota: { $fleet }; tripulación: { $crew }; isla: { $island }.
heard-empty = nada
