## Las palabras fijas de la mesa. Casi todas van en cuadros pequeños: que sean cortas.

pic-round = Ronda { $round }
pic-target = fin: { $count } cofres
pic-phase-1 = 1 Lanzar los dados
pic-phase-2 = 2 Acciones
pic-phase-3 = 3 Mover cofres

pic-area-tortuga = Tortuga
pic-area-fleet = Flota
pic-area-crew = Tripulación
pic-area-island = Isla
pic-chests-of =
    { $limit ->
        [one] { $count } de { $limit } cofre
       *[other] { $count } de { $limit } cofres
    }
pic-island-empty = zona de isla vacía
pic-hidden-dice =
    { $count ->
        [one] { $count } dado
       *[other] { $count } dados
    }
# máximo de dados en la casilla: bajo las celdas vacías de Abordaje e Incursión
pic-max = máx. { $count }
pic-total = total
pic-surplus = sobra
pic-your-surplus = te sobra
pic-surplus-to-bag =
    { $count ->
        [one] { $count } cofre a la bolsa
       *[other] { $count } cofres a la bolsa
    }
pic-your-tiles = Tus fichas de tesoro
pic-tiles-secret = ocultas para los demás
pic-tiles-none = aún ninguna
pic-tab-dice = Tabla de dados
tip-dice = Los números de todos los dados. Lo que has tirado está enmarcado.
pic-dice-rows = Cada fila es un dado y sus seis caras.
pic-dice-custom = Cada fila es un dado de tu propio juego de dados.
