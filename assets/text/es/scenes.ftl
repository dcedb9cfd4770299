# Título, partida nueva, relevo, resultado, créditos.

# ---- título
title-motto = Dados, cofres y el camino más rápido a casa
title-continue = Continuar
title-continue-note =
    { $people ->
        [one] { $name }
       *[other] { $people } jugadores
    }{ $captains ->
        [0] { "" }
        [one] {" "}y 1 capitán
       *[other] {" "}y { $captains } capitanes
    }{ $round ->
        [0] { "" }
       *[other] {" "}· ronda { $round }
    }
title-continue-other = { $game }{ $round ->
        [0] { "" }
       *[other] {" "}· ronda { $round }
    }
title-continue-lesson = la lección{ $round ->
        [0] { "" }
       *[other] {" "}· ronda { $round }
    }
title-new-game = Partida nueva
title-new-game-note = 2–4 jugadores, 6 u 8 cofres
title-hot-seat = En compañía
title-hot-seat-note = en un solo ordenador
title-library = Partidas
title-library-note = repeticiones, estadísticas
title-credits = Créditos
title-quit = Salir

quit-title = ¿Dejar el puerto?
quit-from-title = Tus partidas quedan guardadas. Puedes continuarlas cuando quieras.

# ---- partida nueva
newgame-title = Partida nueva
newgame-note = Elige a los jugadores y zarpa
newgame-seats = { $seats } jugadores
newgame-game = Juego
newgame-seat-number = puesto { $seat }
newgame-person = Persona
newgame-person-note = Juega alguien en este ordenador.
newgame-person-long = Juega en este ordenador con ratón, teclado o mando. Si lo comparten varias personas, un telón oculta los dados de cada una hasta que se sienta la siguiente.
newgame-captain = Ordenador
newgame-captain-note = Juega el ordenador y no ve más de lo que vería una persona en este puesto.
newgame-name = Nombre
newgame-name-1 = Capitana Rosa
newgame-name-2 = Turtle Jack
newgame-name-3 = Bellamy
newgame-name-4 = Mad Anne
newgame-name-5 = Long Ben
newgame-name-6 = Grace
newgame-name-7 = Old Barnaby
newgame-name-8 = Salty Sam
newgame-name-9 = Scarlet Meg
newgame-colour = Color y rostro
newgame-level = Nivel
newgame-seed = Semilla
newgame-seed-secret = secreta
newgame-seed-new = Sacar una semilla fácil de compartir
newgame-seed-note = Escribe una semilla para repetir sus dados. Si lo dejas vacío, se sortea una semilla secreta, que se muestra al terminar.
newgame-same-deal = Otra vez los mismos dados y la misma bolsa: { $game }
newgame-seed-same = Misma semilla, mismos dados y bolsa.
newgame-set-sail = Zarpar
newgame-practice = Partida de práctica
newgame-practice-note = En el menú de la mesa se pueden deshacer rondas enteras. Queda anotado en el archivo de la partida, y la partida no cuenta en las estadísticas.
newgame-unadvised = Sin consejos
newgame-unadvised-note = En esta partida nadie recibe consejos, ni en la mesa ni en el cuaderno; queda anotado en el archivo.
newgame-computers = Solo ordenador
newgame-computers-note = El ordenador juega en todos los puestos: mira una partida o recupera un puesto.
newgame-equals = Rivales parejos
newgame-equals-note = Dice lo fuerte que juega { $name } y ofrece jugadores del ordenador que juntos son igual de fuertes.
newgame-equals-nobody = Hacen falta una persona y el ordenador.
newgame-equals-message = Fuerza de juego de { $name }: { $place }.
    { $known }.
newgame-equals-offer = Juntos igual de fuertes: { $levels }.
newgame-equals-middle = Hasta entonces, el nivel medio: { $levels }.
newgame-equals-level = { $count } × { $level }
newgame-equals-take = Aceptarlos
newgame-house-rules = Reglas propias
newgame-house-rules-note =
    { $changed ->
        [0] Reglas habituales.
        [one] 1 regla cambiada.
       *[other] { $changed } reglas cambiadas.
    }

newgame-fault-seats = La partida necesita de { $least } a { $most } jugadores, no { $seats }.
newgame-fault-name-empty = El puesto { $seat } no tiene nombre.
newgame-fault-name-long = El nombre del puesto { $seat } pasa de { $most } letras.
newgame-fault-name-twice = Dos jugadores se llaman { $name }.
newgame-name-unshown =
    { $count ->
        [one] Una letra de un nombre no se puede mostrar: en su lugar hay un signo de interrogación
       *[other] { $count } letras de nombres no se pueden mostrar: en su lugar hay signos de interrogación
    }
newgame-fault-colour = El puesto { $seat } necesita un color propio.
newgame-fault-level = Puesto { $seat }: no hay ningún capitán llamado { $level }.
newgame-fault-seed = La semilla pasa de { $most } bytes.

# ---- reglas propias
rule-title = Reglas propias
rule-intro = Lo que las reglas impresas no dicen, o dicen de varias maneras, se decide aquí. Lo habitual va primero.
rule-usual = Reglas habituales

# ---- relevo
handover-title = Ahora le toca a
handover-note = Los demás, que miren a otro lado.
handover-lift = Aquí estoy
handover-else = Antes otra persona
handover-unseen = Cualquiera, sin mirar
handover-gathered-title = Todos han elegido
handover-gathered = Todos pueden volver a mirar la mesa.
handover-open-title = Así ha quedado
handover-open = ¿Lo ha visto todo el mundo? Pues sigamos.
handover-open-done = Todos lo han visto

# ---- resultado
results-heading = De vuelta en Tortuga
results-again = Jugar otra vez
results-again-note = Los mismos jugadores, dados nuevos.
results-real = Jugar de verdad
results-lesson = Repetir lección
results-new = Partida nueva
results-title = Al inicio
results-pages = Páginas
results-seed = Semilla de esta partida: { $seed }

# ---- créditos
credits-title = Créditos
credits-note = Las obras ajenas usadas en este juego
credits-up = Página atrás
credits-down = Página adelante
credits-game = El juego
credits-icons = Símbolos
credits-fonts = Tipos de letra
credits-sounds = Sonidos
credits-music = Música
credits-libraries = Bibliotecas
credits-rules = Reglas
credits-dice = Los dados
credits-art = Imágenes
credits-tools = Herramientas
credits-works-dice = Dados A–E
credits-works-art = Mar, isla, tableros, dados, cofres
credits-works-sounds = Dados, cofres, pantallas, cañón, sables, campana, olas
credits-note-game = Este programa es una versión independiente de las reglas. El juego y sus nombres son de sus propietarios; no contiene textos ni dibujos suyos, y ellos no tienen nada que ver con él.
credits-note-dice = Los números del dado A están documentados. Los de los dados B a E están reconstruidos: cada símbolo lleva una vez cada número del 1 al 5.
credits-note-art = Generado por los scripts del propio programa en { $folder }.
credits-note-icons = Colores cambiados: { $what }
credits-note-figures = Modificada: cifras alineadas por defecto.
credits-note-readable = Las letras legibles de los ajustes.
credits-note-sounds = Sintetizado por los scripts del propio programa en { $folder }; nada está grabado.
credits-note-music = Melodía propia, tocada por cistro, guitarra y concertina sintetizados ({ $folder }).
