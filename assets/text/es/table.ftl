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

table-undo = Atrás
table-clear = Quitar
table-reset = Restablecer
table-forfeit = Renunciar
table-hint = Consejo
table-undo-tip = Retira lo último que has escogido, o tu última elección mientras nadie haya jugado después.
table-undo-never = No hay nada que deshacer.
table-clear-tip = Devuelve a su sitio todo lo que has escogido.
table-forfeit-tip = Renuncia a esta acción por completo.
table-hint-tip = Un capitán propone una elección. Confírmala con Intro.
table-confirm-tip = Confirma tu elección.
table-waiting = Esperando
table-waiting-for = Esperando a { $names }
table-skip = Saltar
table-menu-log = Cuaderno de bitácora o tabla de dados
table-menu-speed =
    { $speed ->
        [slow] Movimientos: lentos
        [off] Movimientos: al acto
        [fast] Movimientos: rápidos
       *[normal] Movimientos: normales
    }
table-menu-exit = Menú

## Lo que hacen otros capitanes (breve: va en la cinta)

status-choosing = Elige
status-chosen = Elegido
status-finished = Listo
status-stuck = Sin opción
status-ordering = Ordena
status-ready = Listo
status-bonus = Ficha
status-skulls = Calaveras
status-tile = Dos fichas
status-move = Mueve
status-dice = { $count } de { $most } elegidos
status-place =
    { $place ->
        [1] 1.ª: le toca
       *[other] 2.ª: le toca
    }
status-rank =
    { $place ->
        [1] 1.ª
       *[other] 2.ª
    }
note-bonus = toma una ficha
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
keep = Guarda dados de un símbolo, con calaveras si quieres. El resto se vuelve a tirar.
keep-last = Queda un dado: guárdalo.
keep-reroll-title = Tirada forzosa
keep-reroll = Tirada a la vista. Guarda dados de un mismo símbolo, con calaveras si quieres.
keep-reroll-last = Tirado a la vista, y cabe: guárdalo.
keep-stuck-title = Sin opción
keep-stuck = Ningún dado cabe: no queda sitio en las acciones que muestran. Volverás a tirar a la vista.
keep-stuck-button = Ninguno cabe
keep-none-button = Elige dados
keep-button =
    { $count ->
        [one] Guardar { $count } dado
       *[other] Guardar { $count } dados
    }
die-label = Dado { $letter }: { $note }
die-kept = guardado
die-must-keep = guárdalo
die-may-keep = se puede
die-may-join = puede ir
die-other-symbol = no casa
die-no-room = no cabe
missing-keep =
    { $count ->
        [1] Elige el dado: haz clic o pulsa 1.
       *[other] Elige al menos un dado: haz clic o pulsa de 1 a { $count }.
    } H propone una elección.
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
start-title = Jugador inicial
setup-title = Zarpar
chests-dealt = Cada uno empieza con dos cofres.

## Fichas de bonificación y calaveras

bonus-title = Ficha de bonificación
bonus = Los demás aún tiran: pon una ficha en una casilla libre o gira una a 2.
bonus-full = llena
bonus-none-button = Elige casilla
bonus-button = +1: { $action }
bonus-turn-button = A +2: { $action }
missing-bonus = Elige una casilla de bonificación: haz clic o pulsa de Q a T. H propone una elección.
tray-bonus = Una ficha de bonificación
tray-bonus-note = oculta por ahora
tray-bonus-line = +1 o +2 cuenta siempre que tengas un dado en la acción, hasta el final de la partida.
skulls-title = Calaveras
skulls =
    { $count ->
        [one] Has guardado una calavera sola: gírala a una acción con sitio.
       *[other] Has guardado solo { $count } calaveras: gíralas a una acción con sitio.
    }
skulls-none-button = Elige acción
skulls-button = A { $action }
missing-skulls = Elige una acción: haz clic o pulsa de Q a T. H propone una elección.
tray-skulls = Tus calaveras
tray-skulls-note = todas a una acción

## Acciones

act-expand-fleet = { $place ->
        [1] 1.ª posición
       *[other] 2.ª posición
    }: tu barco va de la casilla { $before } a la { $after }.
act-recruit-crew = { $place ->
        [1] 1.ª posición
       *[other] 2.ª posición
    }: tu pirata va de la casilla { $before } a la { $after }.
act-treasure-hunt = { $place ->
        [1] 1.ª posición: un cofre de la bolsa
       *[other] 2.ª posición: ningún cofre de la bolsa
    } y { $tiles ->
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
missing-act = Confirma con Intro o renuncia a la acción.
tray-totals = { $action }: resultados
tray-totals-note = primero la 1.ª, luego la 2.ª
tray-totals-two = solo actúa la 1.ª
tray-not-there = sin dados: no participa
tile-title = Buscar tesoro
tile = Quédate con una de estas dos fichas. La otra vuelve.
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
missing-tile = Elige una ficha: haz clic o pulsa 1 o 2. H propone una elección.
tray-tiles = Dos fichas de tesoro
tray-tiles-note = solo tú las ves

## Abordaje e Incursión

steal-board = 1.ª posición: elige un cofre que brille en una flota y confirma.
steal-raid = 1.ª posición: elige un cofre que brille en una tripulación y confirma.
claim-board = 2.ª posición: elige a quién abordas y un cofre de la isla central.
claim-raid = 2.ª posición: elige a quién atacas y un cofre de la isla central.
claim-nothing-board = 2.ª posición: elige a quién abordas. No hay cofres en la isla central.
claim-nothing-raid = 2.ª posición: elige a quién atacas. No hay cofres en la isla central.
attack-none-button = Elige objetivo
attack-board-button = Abordar: { $name }
attack-raid-button = Incursión: { $name }
note-defends = se defiende: pierdes una casilla
note-defends-in-vain = se defiende en vano
note-does-not-defend = no se defiende
note-already = ya atacado
note-empty = nada que tomar
area-fleet = { $name }: flota
area-crew = { $name }: tripulación
chest-of = { $name }: { $chest }
chest-of-island = Isla central: { $chest }
missing-steal = Elige uno de los cofres que brillan o una zona vacía. H propone una elección.
missing-claim = Elige a quién atacas. H propone una elección.
missing-claim-chest = Elige también un cofre de la isla central. H propone una elección.
outcome-take = A tu zona de isla
outcome-nothing = Ningún cofre
outcome-fleet = Flota: { $name }
outcome-crew = Pirata: { $name }
outcome-own-defended = Defensa: tú
outcome-own = Tú
outcome-own-fleet = Tu flota
outcome-own-crew = Tu tripulación
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
outcome-forfeit = Se renuncia a la acción entera. Nadie sube de posición.
outcome-pick = Elige un objetivo para ver qué pasa.

## Mover cofres

move-title = Mover cofres
move = Flota a Tortuga, tripulación a flota, isla a tripulación. Tú eliges el orden.
move-forced = Flota a Tortuga, tripulación a flota, isla a tripulación.
move-button = Confirmar
move-card = { $place }: { $chest }, { $note }
move-stays = sale último
move-first-lost = sale primero
move-moves = avanza
move-surplus = sobra
move-other-row = Una carta solo puede cambiar de lugar dentro de su fila.
missing-move = Confirma con Intro.
tray-order = Ordena tus cofres
tray-order-note = arrastra para ordenar
tray-order-none = Tus cofres avanzan
tray-crew-to-fleet =
    { $count ->
        [one] Tripulación → flota, { $count } sitio
       *[other] Tripulación → flota, { $count } sitios
    }
tray-island-to-crew =
    { $count ->
        [one] Isla → tripulación, { $count } sitio
       *[other] Isla → tripulación, { $count } sitios
    }
tray-surplus-island = No cabe el { $chest }: va a la isla central.
tray-surplus-bag = No cabe el { $chest }: va a la bolsa.
tray-surplus-many =
    No caben { $count } cofres: { $bag ->
        [0] van a la isla central.
       *[other] van a la isla central, { $bag } a la bolsa.
    }
tray-no-surplus = Todos los cofres tienen sitio.

## Espera

game-over-title = Fin de la partida
wait-title = De guardia
wait-title-1 = Lanzar los dados
wait-title-3 = Mover cofres
wait-chosen = Ya has elegido. Cuando todos elijan, se levantan las pantallas.
wait-rest = El resto de tus dados se vuelve a tirar.
wait-finished = Todos tus dados están en el tablero.
wait-moved = Ya has elegido. Cuando todos elijan, se mueven los cofres.
tray-waiting = Los demás eligen
tray-done = Elegido: { $what }
tray-kept-dice =
    { $count ->
        [one] { $count } dado guardado
       *[other] { $count } dados guardados
    }

## Consejo de un capitán

advice-title = Consejo de un capitán
advice-wait = Un capitán está pensando ...

## Por qué algo no se puede

refusal-title = No se puede
missing-title = Tu elección
refusal-not-your-turn = No te toca.
refusal-not-now = Eso no se puede hacer ahora.
refusal-keep-nothing = Hay que guardar al menos un dado.
refusal-keep-not-rolled = Ese dado no se ha tirado.
refusal-keep-mixed = Solo se pueden guardar juntos dados de un mismo símbolo, con calaveras.
refusal-keep-no-room =
    { $room ->
        [0] { $action }: no queda sitio, la casilla de la figura no permite más dados.
        [one] { $action }: solo queda sitio para { $room } dado más.
       *[other] { $action }: solo queda sitio para { $room } dados más.
    }
refusal-no-such-action = Esa acción no existe.
refusal-bonus-full = Esta casilla ya muestra un 2.
refusal-skulls-no-room =
    { $room ->
        [0] { $action }: no queda sitio.
       *[other] { $action }: solo queda sitio para { $room }.
    }
refusal-choose-target = Elige a quién atacas.
refusal-no-attack-here = Solo Abordaje e Incursión son ataques.
refusal-wrong-position = Eso no le corresponde a tu posición.
refusal-target-self = Nadie se ataca a sí mismo.
refusal-no-such-seat = Ahí no se sienta nadie.
refusal-target-already = La 1.ª posición ya ha atacado a este capitán en esta acción.
refusal-target-empty = No hay nada que tomar, y en esta partida no se atacan zonas vacías.
refusal-no-such-chest = Ese cofre no existe.
refusal-no-such-tile = Esa ficha no existe.
refusal-move-count =
    { $must ->
        [one] Tiene que pasar ahí exactamente { $must } cofre.
       *[other] Tienen que pasar ahí exactamente { $must } cofres.
    }

## Menú y ayuda sobre la mesa

pause-title = Al ancla
pause-saved = La partida se guarda con cada elección.
pause-continue = Continuar
pause-round = Deshacer la ronda
pause-round-done = La ronda se ha deshecho. Todos eligen de nuevo.
pause-help = Teclas
pause-title-screen = Al título
help-title = Teclas
help-confirm = confirmar o pulsar lo que está marcado
help-hint = un capitán propone una elección
help-dice = dados, cartas y fichas de 1 a 5
help-actions = acciones, de izquierda a derecha
help-focus = siguiente, anterior; también las flechas
help-undo = deshacer, rehacer
help-clear = devolverlo todo a su sitio
help-forfeit = renunciar a la acción
help-skip = terminar el movimiento en curso
help-panel = bitácora o tabla de dados
help-again = otra vez lo que acaban de hacer los demás
help-speed = movimientos: lentos, normales, rápidos, al acto
help-rush = rápido hasta mi turno
help-full = ventana o pantalla completa
help-rules = reglas de aquello que se señala
help-settings = ajustes
help-menu = menú

## Letreros que caen mientras pasa algo (muy breves)

pop-rank =
    { $place ->
        [1] 1.ª: { $total }
       *[other] 2.ª: { $total }
    }
pop-attack =
    { $place ->
        [1] 1.ª
       *[other] 2.ª
    }
pop-score =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
pop-defends = se defiende
pop-forfeits = renuncia

error-captain-title = Sin respuesta
error-captain = Un capitán no responde: { $reason }. La partida está guardada. ¿Preguntarle otra vez o volver al título?
error-hint-title = Sin consejo
error-hint = El capitán al que preguntaste no responde: { $reason }. Sigue jugando o pregunta más tarde.
trouble-again = Reintentar

## The notebook of a person, in games with lasting secrets
# $name: whose page it is
notes-title = Notas
notes-note = Solo { $name } lee esto aquí. Se guarda con la partida.
# $line: 1 is the first; $words: what stands there
notes-line = Línea { $line }: { $words }
notes-close = Cerrar
action-notes = Tus notas
help-notes = tus notas
