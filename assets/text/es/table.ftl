## La mesa durante la partida: anuncios, botones, lo que falta, por qué algo no se puede.

## Botones y símbolos

table-undo = Deshacer
table-clear = Quitar todo
table-forfeit = Renunciar
table-notes = Notas
table-hint = Consejo
table-undo-tip = Deshace lo último que has escogido, o tu última elección mientras no haya pasado nada después.
table-undo-never = No hay nada que deshacer. Una vez revelados dados o cartas, la elección es firme.
table-panels-open = Aquí todos los paneles están abiertos, uno junto a otro.
table-clear-tip = Devuelve a su sitio todo lo que has escogido.
table-forfeit-tip = Renuncia a esta acción: no haces nada en ella.
table-hint-tip = Un capitán propone una elección. La confirmas con { $key-confirm }.
table-hint-offer = { $key-hint } propone una elección.
table-hint-barred = Sin consejos: desactivados en los ajustes o excluidos al empezar.
table-waiting = Esperando
table-over = Fin de la partida
table-waiting-for = Esperando a { $names }
table-skip = Saltar
table-only = No hay nada que decidir: se hace por ti.
table-menu-log = Bitácora o tabla de dados
table-menu-speed =
    { $speed ->
        [slow] Movimientos: lentos
        [off] Movimientos: inmediatos
        [fast] Movimientos: rápidos
       *[normal] Movimientos: normales
    }
table-menu-exit = Menú

## Consejo de un capitán

advice-title = Consejo de un capitán
advice-other = Para comparar: { $said }
advice-wait = Un capitán está pensando…
captain-silent = Un capitán no respondió a tiempo; se le pregunta otra vez
advice-covered = El consejo conoce secretos: si varias personas comparten el ordenador, solo se da tras el telón.
advice-held = El consejo solo se da mientras miras: mantén pulsada { $key } y pídelo.
pic-tab-advice = Consejo
pic-tab-choice = Elección
pic-tab-recap = Resumen
recap-more = +{ $count } en la bitácora
recap-tip = Verlo otra vez

## Por qué algo no se puede

refusal-title = No se puede
missing-title = Tu elección

## Menú y ayuda sobre la mesa

pause-title = Al ancla
pause-saved = La partida se guarda tras cada elección.
pause-continue = Continuar
pause-round = Deshacer la ronda
pause-round-done = La ronda se ha deshecho. Todos eligen de nuevo.
pause-help = Teclas
pause-rules = Reglas
pause-sound = Sonido
pause-afresh = Empezar de nuevo
pause-afresh-note = Empieza otra partida con los mismos jugadores. Esta te espera en «Partidas», donde puedes continuarla.
pause-title-screen = Al inicio
help-title = Teclas
help-confirm = confirmar o pulsar lo que está marcado
help-hint = un capitán propone una elección
help-focus = siguiente, anterior; también las flechas
help-undo = deshacer, rehacer
help-clear = quitar todo lo elegido
help-skip = terminar el movimiento en curso
help-panel = bitácora o tabla de dados
help-again = otra vez lo que acaban de hacer los demás
help-boards = el tablero de un rival, ampliado; otra vez: el siguiente
help-speed = movimientos: lentos, normales, rápidos, inmediatos
help-rush = rápido hasta mi próxima elección; otra vez: directo a ella
help-full = ventana o pantalla completa
help-rules = reglas de aquello que se señala
help-settings = ajustes
help-menu = menú

## Lo que puede fallar

error-captain-title = Sin respuesta
error-captain = Un capitán no responde: { $reason }. La partida está guardada. ¿Preguntarle otra vez o volver a la pantalla inicial?
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

## Una mirada a los propios secretos, a cubierto, cuando varias personas juegan en una pantalla
stop-title = Se te preguntará
stop-note = En la próxima ocasión de responder. { $key } lo anula.
peek-away = Los demás, que miren a otro lado
# $key: the key that is held, or the button of the gamepad
look-hold = Mantén { $key } para mirar
look-done = Listo
peek-note = Suelta { $key } para ocultarlo.
# $name: whose secrets; $key: the key that is held
peek-chip = { $name }: mantén { $key }, o el botón del ratón aquí, para ver tus secretos; los votos se barajan cada vez
action-peek = Mirar tus secretos (mantener)
help-peek = mantener: mirar tus secretos

# El tutor: consejo paso a paso. Títulos del cartel y una frase cada uno.
tutor-think = Piénsalo otra vez
tutor-clearly = Otra opción es claramente mejor que la elegida.
tutor-little = Otra opción es un poco mejor que la elegida.
tutor-several = Varias opciones son casi igual de buenas.
tutor-one = Una opción es mejor que todas las demás.
tutor-good = Bien elegido
tutor-good-note = Ninguna otra opción es claramente mejor.
tutor-candidates = Candidatas
tutor-candidates-note = Merecen una mirada, sin orden.
tutor-ranking = Clasificación
tutor-ranking-note = La probabilidad de ganar con cada una, la mejor primero.
tutor-why = Por qué
tutor-why-note = Lo que marca la diferencia.
tutor-in-no-order = Candidatas, sin orden
tutor-chosen = elegida
tutor-next = { $key }: la probabilidad de ganar con cada una
tutor-rung-think = Pensar
tutor-rung-candidates = Candidatas
tutor-rung-ranking = Orden
tutor-rung-why = Por qué
table-tutor-tip = Consejo paso a paso: pensar, candidatas, orden, por qué.
