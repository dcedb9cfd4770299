# What the house says of this game in other words: its title, its players in the order of the seats.

title-motto = No te fíes de nadie, y menos del capitán
title-new-game-note = 2–9 jugadores, lealtad secreta
newgame-person-long = Juega en este ordenador con ratón, teclado o mando. Si lo comparten varias personas, un telón oculta la lealtad y las cartas de cada cual.
newgame-seed-same = Misma semilla, mismas lealtades y cartas.
newgame-seed-note = Escribe una semilla para jugar otra vez sus cartas. Si lo dejas vacío, se sortea una semilla secreta, que se muestra al terminar.
newgame-name-1 = Rosa
newgame-name-2 = Turtle Jack
newgame-name-3 = Bellamy
newgame-name-4 = Mad Anne
newgame-name-5 = Old Silas
newgame-name-6 = Zola
newgame-name-7 = Kofi Drum
newgame-name-8 = Finn
newgame-name-9 = Mei Lin

# ---- la biblioteca, la repetición y la comparación hablan de turnos y cartas
title-continue-other = { $game }{ $round ->
        [0] { "" }
       *[other] {" "}· turno { $round }
    }
title-continue-lesson = la lección{ $round ->
        [0] { "" }
       *[other] {" "}· turno { $round }
    }
newgame-same-deal = Otra vez las mismas cartas: { $game }
pause-same-later-title = Las mismas cartas, más tarde
pause-same-later = Las cartas de esta partida son secretas hasta que acabe. Después, los resultados y la lista de partidas las ofrecen otra vez; en una partida de práctica, este menú lo hace enseguida.
library-when =
    { $date } · { $rounds ->
        [one] 1 turno
       *[other] { $rounds } turnos
    }
library-when-running = { $date } · turno { $rounds }
library-same = Mismas cartas
library-compare-note = Junto a otra partida con las mismas cartas.
library-proof-note = Comprobar que nadie ha manipulado las cartas.
library-alike = jugada varias veces con las mismas cartas
library-sealed = Cartas selladas: { $digits }…
replay-round-back = Un turno atrás
replay-round = Al turno siguiente
replay-step-round = turno
replay-eyes-nobody = Cartas boca abajo: solo lo que vieron todos
replay-pic-acting = Juega { $name }
replay-pic-peek = boca abajo
branch-name = { $name } · desde el turno { $round }
branch-dice = Qué cartas
branch-same = Las mismas cartas
branch-fresh = Cartas nuevas
branch-secret = Las cartas de una partida en curso son secretas.
branch-same-note = Hagas lo que hagas, las lealtades y los mazos son los de esta partida. La nueva queda junto a la antigua.
pause-sealed = Las cartas de esta partida se sellaron antes de barajar por primera vez: { $digits }…
log-sealed = Las cartas están selladas: ya nadie puede cambiarlas. Sello: { $digits }…
statistics-rounds = { $rounds } turnos por partida de media
library-proof = Comprobar
replay-proof = Comprobar
title-continue-note =
    { $people ->
        [one] { $name }
       *[other] { $people } jugadores
    }{ $captains ->
        [0] { "" }
        [one] {" "}y 1 ordenador
       *[other] {" "}y { $captains } ordenadores
    }{ $round ->
        [0] { "" }
       *[other] {" "}· turno { $round }
    }
