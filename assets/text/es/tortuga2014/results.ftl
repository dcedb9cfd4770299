# The results of a game.

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
results-tortuga = Cofres en Tortuga
results-fleet = Cofres en la flota
results-crew = Cofres en la tripulación
results-sets = Combinaciones de 3 colores
results-tracks = Registros
results-tiles = Fichas de tesoro
results-key-tortuga = Tortuga: 3 cada uno
results-key-fleet = Flota: 2 cada uno
results-key-crew = Tripulación: 1 cada uno
results-key-sets = Combinaciones: 3 cada una
results-key-tracks = Registros: casillas
results-key-tiles = Fichas: monedas
results-total = Puntos
results-course = Así fue
results-course-note = puntos tras cada ronda
results-chances-note = probabilidad de ganar tras cada ronda
results-turning = Ronda { $round }: { $told } { $name } pasó de { $before } a { $after } de cada 100.
results-story = Qué decidió
results-why =
    { $name } ganó a { $second } por { $more ->
        [one] un punto
       *[other] { $more } puntos
    }, sobre todo gracias a { $category ->
        [tortuga] los cofres en Tortuga
        [fleet] los cofres en la flota
        [crew] los cofres en la tripulación
        [sets] las combinaciones de 3 colores
        [tracks] los registros
       *[tiles] las fichas de tesoro
    } ({ $own } a { $theirs }).
results-lead =
    { $how ->
        [stole] Por delante desde la ronda { $round }, tras robar un cofre a { $victim }.
        [robbed] Por delante desde la ronda { $round }, cuando { $robber } robó a { $victim }.
        [home] Por delante desde la ronda { $round }, cuando llegaron cofres a Tortuga.
        [hunt] Por delante desde la ronda { $round }, por buscar tesoro.
        [token] Por delante desde la ronda { $round }, al avanzar un barco o pirata.
       *[other] Por delante desde la ronda { $round }.
    }
results-lead-last =
    { $how ->
        [stole] Por delante solo en la última ronda, tras robar un cofre a { $victim }.
        [robbed] Por delante solo en la última ronda, cuando { $robber } robó a { $victim }.
        [home] Por delante solo en la última ronda, cuando llegaron cofres a Tortuga.
        [hunt] Por delante solo en la última ronda, por buscar tesoro.
        [token] Por delante solo en la última ronda, al avanzar un barco o pirata.
       *[other] Por delante solo en la última ronda.
    }
results-lead-back =
    { $how ->
        [stole] De nuevo por delante en la última ronda, tras robar un cofre a { $victim }.
        [robbed] De nuevo por delante en la última ronda, cuando { $robber } robó a { $victim }.
        [home] De nuevo por delante en la última ronda, cuando llegaron cofres a Tortuga.
        [hunt] De nuevo por delante en la última ronda, por buscar tesoro.
        [token] De nuevo por delante en la última ronda, al avanzar un barco o pirata.
       *[other] De nuevo por delante en la última ronda.
    }
results-tiles-same = Antes de las fichas de tesoro { $leader } iba por delante, { $points } a { $second }; las fichas no cambiaron nada.
results-tiles-below =
    Antes de las fichas de tesoro { $leader } iba por delante, { $points } a { $second }. Después { $climber } { $level ->
        [yes] alcanzó
       *[no] adelantó
    } a { $passed }: { $coins } a { $less } en monedas.
results-tiles-turned = Antes de las fichas de tesoro { $leader } iba por delante, { $points } a { $second }. Las fichas de { $winner } valían { $coins } monedas, las de { $leader } { $less }.
results-tiles-level = Antes de las fichas de tesoro había empate, { $points } a { $points }.
results-thefts =
    { $count ->
        [one] { $name } robó un cofre, a { $victim }.
       *[other] { $name } robó { $count } cofres, { $all ->
            [yes] todos
           *[no] { $most } de ellos
        } a { $victim }.
    }
results-no-thefts = Nadie robó ningún cofre.
results-best-round = La mejor ronda fue la { $round }: { $points } puntos para { $name }.
