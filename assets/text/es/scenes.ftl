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
title-continue-lesson = la lección{ $round ->
        [0] { "" }
       *[other] {" "}· ronda { $round }
    }
title-new-game = Partida nueva
title-new-game-note = 2–4 puestos
title-hot-seat = Por turnos
title-hot-seat-note = en una sola pantalla
title-library = Partidas
title-library-note = repeticiones, estadísticas
title-credits = Créditos
title-quit = Salir

quit-title = ¿Dejar el puerto?
quit-from-title = Tus partidas quedan guardadas. Puedes continuarlas cuando quieras.

# ---- partida nueva
newgame-title = Partida nueva
newgame-note = Elegid a los capitanes y zarpad
newgame-seats = { $seats } puestos
newgame-game = Juego
game-tortuga2014 = Tortuga
newgame-seat-number = puesto { $seat }
newgame-person = Persona
newgame-person-note = Juega alguien ante esta pantalla.
newgame-person-long = Juega en esta pantalla con ratón, teclado o mando. Si la comparten varias personas, un telón oculta los dados de cada una hasta que se sienta la siguiente.
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
newgame-colour = Color y emblema
newgame-level = Nivel
option-target = Duración
option-target-6 = 6 cofres
option-target-8 = 8 cofres
option-target-note = Termina tras la ronda en que alguien tiene { $value } cofres en Tortuga.
option-start_player = Jugador inicial
option-start_player-random = Azar
option-start_player-youngest = El más joven
option-start_player-seat = Puesto
option-start_player-random-note = Decide el azar. La goleta pasa en sentido horario tras cada ronda.
option-start_player-youngest-note = Empieza la persona más joven. Decid qué puesto es el suyo.
option-start_player-seat-note = Elegís el puesto que empieza.
newgame-seed = Semilla
newgame-seed-secret = secreta
newgame-seed-new = Sacar una semilla que se pueda contar
newgame-seed-note = Escribe una palabra para repetir sus dados. Si queda vacía, se saca una secreta y se muestra al terminar la partida.
newgame-seed-same = Misma semilla, mismos dados y bolsa.
newgame-set-sail = Zarpar
newgame-practice = Partida de práctica
newgame-practice-note = Se pueden deshacer rondas enteras, en el menú de la mesa. El cuaderno lo anota, y la partida no cuenta en las estadísticas.
newgame-house-rules = Reglas propias
newgame-house-rules-note =
    { $changed ->
        [0] Valen las reglas habituales.
        [one] 1 regla difiere de las habituales.
       *[other] { $changed } reglas difieren de las habituales.
    }

newgame-fault-seats = No se puede jugar con { $seats } puestos: hacen falta de { $least } a { $most }.
newgame-fault-name-empty = El puesto { $seat } no tiene nombre.
newgame-fault-name-long = El nombre del puesto { $seat } pasa de { $most } letras.
newgame-fault-name-twice = Dos puestos se llaman { $name }.
newgame-fault-colour = El puesto { $seat } necesita un color propio.
newgame-fault-level = Puesto { $seat }: no hay ningún capitán llamado { $level }.
newgame-fault-seed = La semilla pasa de { $most } bytes.

# ---- reglas propias
rule-title = Reglas propias
rule-intro = Donde los reglamentos callan o difieren, decide la mesa. Lo habitual va primero.
rule-usual = Las reglas habituales
option-surplus_timing = Cofres sobrantes en Abordaje e Incursión
option-surplus_timing-afterAction = Tras la acción
option-surplus_timing-afterAction-note = Quien tiene más cofres que sitio los suelta cuando acaban los dos ataques de la acción.
option-surplus_timing-afterEachAttack = Tras cada ataque
option-surplus_timing-afterEachAttack-note = Los cofres sobrantes se sueltan al instante, así que el segundo atacante puede hallarlos en la isla.
option-attack_empty = Ataques a zonas vacías
option-attack_empty-allowed = Permitidos
option-attack_empty-allowed-note = También se puede atacar a quien no tiene cofres: las figuras se mueven igual.
option-attack_empty-forbidden = Prohibidos
option-attack_empty-forbidden-note = El primer ataque solo puede ir contra quien tiene cofres en la zona atacada.
option-move_choice = Mover los cofres del tesoro
option-move_choice-simultaneous = A la vez
option-move_choice-simultaneous-note = Todos eligen en secreto y luego se mueven todos los cofres juntos.
option-move_choice-clockwise = Por orden
option-move_choice-clockwise-note = Uno tras otro desde el jugador inicial; los últimos ven lo que hicieron los demás.
option-custom_dice = Números de los dados
option-custom_dice-reconstructed = Juego habitual
option-custom_dice-reconstructed-note = El dado A se conoce por reseñas; B a E están reconstruidos para que cada número salga una vez por acción.
option-custom_dice-custom = Juego propio
option-custom_dice-custom-note = Copia tus dados: pulsa un número para cambiarlo; cada dado conserva del 1 al 5.
rule-dice-turn = Número siguiente

# ---- relevo
handover-title = El puesto es ahora de
handover-note = Los demás, que miren a otro lado.
handover-lift = Aquí estoy

# ---- resultado
results-heading = De vuelta en Tortuga
results-winner =
    { $name } gana con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } tras { $rounds ->
        [one] 1 ronda
       *[other] { $rounds } rondas
    }
results-shared =
    { $names } comparten la victoria con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } tras { $rounds ->
        [one] 1 ronda
       *[other] { $rounds } rondas
    }
results-place = { $place }.º
results-tortuga = Cofres en Tortuga
results-fleet = Cofres en la flota
results-crew = Cofres en la tripulación
results-sets = Grupos rojo, azul, amarillo
results-tracks = Registros
results-tiles = Fichas de tesoro
results-total = Puntos
results-again = Los mismos
results-again-note = Los mismos capitanes, dados nuevos.
results-real = Jugar de verdad
results-lesson = Otra lección
results-new = Partida nueva
results-title = Al título
results-seed = Semilla de esta partida: { $seed }

# ---- créditos
credits-title = Créditos
credits-note = Las obras ajenas con las que navega este juego
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
credits-note-art = Pintado por las recetas del propio programa en { $folder }.
credits-note-icons = Colores cambiados: { $what }
credits-note-figures = Modificada: cifras alineadas por defecto.
credits-note-readable = Las letras legibles de los ajustes.
credits-note-sounds = Sintetizado por las recetas del propio programa en { $folder }; nada está grabado.
credits-note-music = Melodía propia, tocada por cistro, guitarra y concertina sintetizados ({ $folder }).
