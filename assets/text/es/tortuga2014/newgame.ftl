# The name of the game, its options, house rules and dice.

refusal-option-start-seat = El puesto { $seat } no puede empezar: ahí no se sienta nadie. Puestos: { $seats }.
refusal-option-dice-set = Los dados propios y su opción van siempre juntos.
refusal-option-dice-count = Tiene que haber cinco dados.
refusal-option-dice-faces = Cada dado necesita los números del 1 al 5, una vez cada uno.

# ---- partida nueva
game-tortuga2014 = Tortuga
newgame-between-two = Con dos jugadores: en cada acción solo actúa el mejor resultado, barcos y piratas avanzan una casilla y los cofres sobrantes van a la bolsa.
option-target = Duración
option-target-6 = 6 cofres
option-target-8 = 8 cofres
option-target-note = Termina tras la ronda en que alguien tiene al menos { $value } cofres en Tortuga.
option-start_player = Jugador inicial
option-start_player-random = Azar
option-start_player-youngest = El más joven
option-start_player-seat = Puesto
option-start_player-random-note = Decide el azar. La goleta pasa en sentido horario tras cada ronda.
option-start_player-youngest-note = Empieza la persona más joven. Indica su puesto.
option-start_player-seat-note = Eliges el puesto que empieza.

# ---- reglas propias
option-surplus_timing = Cofres sobrantes en Abordaje e Incursión
option-surplus_timing-afterAction = Tras la acción
option-surplus_timing-afterAction-note = Quien tiene más cofres que sitio los suelta cuando acaban los dos ataques de la acción.
option-surplus_timing-afterEachAttack = Tras cada ataque
option-surplus_timing-afterEachAttack-note = Los cofres sobrantes se sueltan al instante, así que el segundo atacante puede encontrarlos en la isla central.
option-attack_empty = Ataques a zonas vacías
option-attack_empty-allowed = Permitidos
option-attack_empty-allowed-note = También se puede atacar a quien no tiene cofres: el barco o el pirata retrocede igual.
option-attack_empty-forbidden = Prohibidos
option-attack_empty-forbidden-note = Solo se puede atacar a quien tiene cofres en la zona atacada, tanto la 1.ª como la 2.ª posición.
option-move_choice = Mover los cofres del tesoro
option-move_choice-simultaneous = A la vez
option-move_choice-simultaneous-note = Todos eligen en secreto y luego se mueven todos los cofres juntos.
option-move_choice-clockwise = Uno tras otro
option-move_choice-clockwise-note = En sentido horario desde el jugador inicial; los últimos ven lo que hicieron los demás.
option-custom_dice = Números de los dados
option-custom_dice-reconstructed = Dados habituales
option-custom_dice-reconstructed-note = El dado A se conoce por reseñas; B a E están reconstruidos para que cada número salga una vez por acción.
option-custom_dice-custom = Dados propios
option-custom_dice-custom-note = Copia tus dados: pulsa un número para cambiarlo; cada dado lleva los números del 1 al 5, una vez cada uno.
rule-dice-turn = Número siguiente
