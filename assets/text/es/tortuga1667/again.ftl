# What the house says of a game that is looked at again: cards in place of dice, turns in place of rounds.

pause-round = Deshacer el turno
pause-round-done = El turno se ha deshecho. Elige de nuevo.
compare-note = Tesoros de la propia nación, votos y destierros, turno a turno
compare-note-public = Lo que es público: votos y destierros, turno a turno; los tesoros, cuando se conozcan las lealtades
compare-round = T.
compare-parting = Turno { $round }: aquí se separan las partidas
newgame-practice-note = En el menú de la mesa se pueden deshacer turnos enteros. Queda anotado en el archivo de la partida, y la partida no cuenta en las estadísticas.
table-menu-log = Bitácora o charla
help-panel = bitácora o charla
branch-fresh-note = Desde aquí las cartas salen de una semilla nueva, recién sellada. El archivo de partida dice desde dónde, y ambas partes se pueden comprobar.
statistics-counted = Cuentan: partidas acabadas con cartas que nadie conocía antes. Rojo: porcentaje de victorias. Oro: donde muy probablemente está el valor real (95 %). Azul: puro azar.

# A captain is a rank here: who advises is the adviser, who plays without a person is a computer.

table-hint-tip = El consejero propone una elección. La confirmas con { $key-confirm }.
advice-title = El consejero
advice-wait = El consejero está pensando…
help-hint = el consejero propone una elección
error-captain = Un ordenador no responde: { $reason }. La partida está guardada. ¿Preguntarle otra vez o volver a la pantalla inicial?
error-hint = El consejero no responde: { $reason }. Sigue jugando o pregunta más tarde.
