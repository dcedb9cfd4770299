# Biblioteca, repetición, ramas, comparación, prueba de los dados, estadísticas.

# ---- biblioteca
library-title = Partidas
library-count =
    { $all ->
        [0] Aún no hay nada
        [one] { $games } de 1 partida
       *[other] { $games } de { $all } partidas
    }
library-date = { $day2 }/{ $month2 }/{ $year }, { $time }
library-unnamed = Partida de un archivo
library-against = { $name } contra { $rival }
library-against-many = { $name } contra otros { $rivals }
library-title-won = { $name }, { $side }: victoria
library-title-lost = { $name }, { $side }: derrota
library-title-draw = { $name }, { $side }: tablas
library-title-points = { $game }, { $own } : { $other }
library-show = Mostrar
library-seats = Jugadores
library-rival = Rival
library-order = Ordenar por
library-lesson = lección
library-practice = práctica
library-all = Todas
library-running = En curso
library-finished = Acabadas
library-elsewhere = De fuera
library-any-seats = Todos
library-anybody = Cualquiera
library-rival-previous = Rival anterior
library-rival-next = Rival siguiente
library-any-game = Cualquier juego
library-game-previous = Juego anterior
library-game-next = Juego siguiente
library-by-date = Fecha
library-by-name = Nombre
library-by-rounds = Duración
library-by-points = Puntos
library-statistics = Estadísticas
library-import = Importar un archivo
library-restore = Recuperar la borrada
library-empty = Aquí estarán tus partidas desde la primera jugada.
library-none = Ninguna partida coincide con el filtro.
library-when =
    { $date } · { $rounds ->
        [one] 1 ronda
       *[other] { $rounds } rondas
    }
library-when-running = { $date } · ronda { $rounds }
library-state-running = en curso
library-state-finished = acabada
library-state-damaged = dañada
library-state-unfinished = solo ver
library-rename = Nombre de la partida
library-continue = Continuar
library-watch = Repetición
library-results = Resultado
library-same = Mismos dados
library-compare = Comparar
library-compare-note = Junto a otra partida con los mismos dados.
library-proof = Comprobar
library-proof-note = Comprobar que nadie ha manipulado los dados.
library-export = Exportar
library-export-note = Una partida sin acabar se guarda sin su semilla.
library-delete = Borrar
library-damaged = Partida { NUMBER($id, useGrouping: 0) }, dañada
library-damaged-note = no se puede leer; se puede borrar
library-delete-note = Se puede deshacer mientras sigas en esta página.
library-secret = La semilla es secreta hasta que acabe la partida.
library-branched = continúa otra partida
library-alike = jugada varias veces con los mismos dados
library-sealed = Dados sellados: { $digits }…
library-deleted = La partida está borrada.
library-restored = La partida ha vuelto.
library-imported = La partida está en la biblioteca.
library-imported-known = Esta partida ya estaba aquí.
library-exported = Guardado: { $file }

# ---- archivos
file-elsewhere = Elige el archivo en la ventana que se ha abierto.
file-path = Ruta del archivo
file-import = Importar una partida
file-import-note = Un archivo de partida (.jsonl) de este juego, de este ordenador o de otro.
file-import-do = Importar
file-export = Exportar la partida
file-export-note = Todo lo que pasó, una línea por suceso.
file-export-do = Guardar
file-analysis = Exportar el análisis
file-analysis-note = El registro de la partida y lo que hallaron los capitanes, en JSON.
file-analysis-do = Guardar
file-picture = Guardar el resumen
file-picture-note = Como imagen, tal como se ve ahora.
file-picture-do = Guardar
file-replace = Reemplazarlo
file-exists = Ya hay un archivo { $file }.
file-line = Línea { $line }: { $reason }

# ---- resultados y mesa
results-library = Repetición
results-proof = Comprobar
results-same = Mismos dados
results-same-note = Los mismos dados y la misma bolsa: ¿puedes hacerlo mejor?
pause-same-later-title = Los mismos dados, más tarde
pause-same-later = Los dados de esta partida son secretos hasta que acabe. Después, los resultados y la lista de partidas los ofrecen otra vez; en una partida de práctica, este menú lo hace enseguida.
pause-sealed = Los dados de esta partida se sellaron antes de la primera tirada: { $digits }…

# ---- repetición
replay-back = Salir de la repetición
replay-proof = Comprobar
replay-notes = Tus notas
replay-round-back = Una ronda atrás
replay-decision-back = A la decisión anterior
replay-event-back = Un suceso atrás
replay-play = Reproducir
replay-pause = Pausa
replay-state-playing = en marcha
replay-state-paused = en pausa
replay-inherited = Los sucesos 1 a { $events } se heredaron de otra partida.
replay-inherited-secret = Los sucesos 1 a { $events } se heredaron de una partida cuya semilla es secreta: son posibles, pero no derivables de ella.
replay-step-event = paso
replay-step-decision = elección
replay-step-round = ronda
replay-event = Un suceso adelante
replay-decision = A la decisión siguiente
replay-round = A la ronda siguiente
replay-rate = Velocidad ×{ $rate }
replay-branch = Jugar desde aquí
replay-branch-note = Una partida nueva que empieza con todo lo ocurrido hasta aquí.
replay-branch-over = Aquí la partida ha acabado: vuelve a un momento anterior.
replay-eyes-seat = Vista de { $name }
replay-eyes-nobody = Pantallas bajadas: solo lo que vieron todos
replay-eyes-open = Todo a la vista
replay-eyes-secret = Secreto hasta que acabe la partida.
replay-position = { $position } / { $length }

# ---- seguir jugando
branch-title = Jugar desde aquí
branch-name = { $name } · desde la ronda { $round }
branch-seat = Quién juega
branch-together = Como estaban
branch-together-note = Todas las personas conservan su puesto.
branch-dice = Qué dados
branch-same = Los mismos dados
branch-fresh = Dados nuevos
branch-secret = Los dados de una partida en curso son secretos.
branch-same-note = Hagas lo que hagas, los dados y la bolsa son los de esta partida. La nueva queda junto a la antigua.
branch-fresh-note = Desde aquí los dados salen de una semilla nueva, recién sellada. El archivo de partida dice desde dónde, y ambas partes se pueden comprobar.
branch-go = Zarpar

# ---- dos partidas con los mismos dados
compare-title = Comparación
compare-note = Puntos, barco, pirata y cofres en Tortuga tras cada ronda
compare-note-public = Puntos sin lo que sigue oculto, fichas y cofres en Tortuga tras cada ronda
compare-round = R.
compare-other = Otra partida { $number } de { $count }
compare-previous = Partida anterior
compare-next = Partida siguiente
compare-watch-1 = Ver la partida 1 desde ahí
compare-watch-2 = Ver la partida 2 desde ahí
compare-same = Hasta donde se han jugado, las dos partidas son iguales.
compare-parting = Ronda { $round }: aquí se separan las partidas
compare-secret = { $name } decide de otro modo; cómo, se verá cuando acaben ambas partidas.

# ---- prueba de los dados
proof-title = Comprobación de los dados
proof-note = Desde la primera tirada nadie pudo cambiar un dado: ni los jugadores ni este programa
proof-promised = Prometido antes de la primera tirada (SHA-256 de la semilla)
proof-revealed = Revelada al final: la semilla
proof-secret = aún secreta; se escribe en el archivo de partida al acabar la partida
proof-digest = SHA-256 de esa semilla, calculado de nuevo ahora
proof-checking = Se deriva de nuevo cada dado…
proof-equal = La semilla es la prometida
proof-inherited = Comprobado solo en parte
proof-decisions =
    { $decisions ->
        [one] Se revisó según las reglas 1 decisión: está permitida.
       *[other] Se revisaron según las reglas { $decisions } decisiones: todas están permitidas.
    }
proof-branched = Los primeros { $events } sucesos vienen de otra partida; se comprobaron con su propia semilla.
proof-unproven = Los sucesos 1 a { $events } se heredaron de una partida cuya semilla es secreta: { $unproven } de { $dealt } tiradas y extracciones son posibles, pero no están derivadas.
proof-broken = Este archivo de partida no coincide con lo que se jugó
proof-open = Por ahora todo está en orden
proof-plausible = { $dealt } tiradas y extracciones son posibles, { $decisions } decisiones están permitidas. Se podrán comprobar al final.
proof-yourself = Compruébalo sin nosotros
proof-yourself-note = Pega esto en cualquier Python. Primero sale la promesa, luego una tirada: dados A a E, de 0 a 4 las acciones, 5 la calavera.
proof-copy = Copiar
proof-copied = Copiado
proof-yourself-later = Al acabar la partida habrá aquí unas líneas de Python. Con ellas cualquiera deriva los dados sin este programa.
proof-later = Cuántas veces salió cada cara se muestra al acabar la partida.

# ---- estadísticas
statistics-title = Estadísticas
statistics-note =
    { $games ->
        [one] { $name } · 1 partida
       *[other] { $name } · { $games } partidas
    }
statistics-details = En cifras
statistics-highlights = De un vistazo
statistics-best = Mejor puntuación
statistics-best-last = última partida: { $points }
statistics-victories = Victorias
statistics-of =
    { $games ->
        [one] de 1 partida
       *[other] de { $games } partidas
    }
statistics-streak = Mejor racha
statistics-streak-now =
    { $count ->
        [0] sin victoria en la última
        [one] 1 victoria por ahora
       *[other] { $count } victorias seguidas ahora
    }
statistics-rival = Rival favorito
statistics-rival-level = Nivel favorito
statistics-rival-note =
    por delante en { NUMBER($ahead, maximumFractionDigits: 1) } de { $games ->
        [one] { $games } duelo
       *[other] { $games } duelos
    }{ $tied ->
        [0] { "" }
       *[other] ; un empate vale medio
    }
statistics-trend = Las últimas partidas
statistics-trend-first = Ganadas hasta ahora: { $won } de { $games }.
statistics-trend-both = De las últimas { $games } partidas ganaste { $won }; de las { $earlier } anteriores, { $before }.
statistics-milestones = Hitos
statistics-progress = { $now } de { $goal }
statistics-goal-games =
    { $count ->
        [one] Primera partida
       *[other] { $count } partidas jugadas
    }
statistics-goal-wins =
    { $count ->
        [one] Primera victoria
       *[other] { $count } victorias
    }
statistics-goal-streak = { $count } victorias seguidas
statistics-previous = Jugador anterior
statistics-next = Jugador siguiente
statistics-empty = En cuanto acabe una partida con una persona, aquí estará su resultado.
statistics-from = Dónde se jugaron
statistics-here = Jugadas aquí
statistics-imported = Importadas
statistics-counted = Cuentan: partidas acabadas con dados que nadie conocía antes. Rojo: porcentaje de victorias. Oro: donde muy probablemente está el valor real (95 %). Azul: puro azar.
statistics-results = Victorias
statistics-duels = Contra
statistics-games = partidas
statistics-meetings = duelos
statistics-won = ganadas
statistics-ahead = por delante, empate ½
statistics-points = puntos, propios : ajenos
statistics-scores = { $mine } : { $theirs }
statistics-percent = { $percent } %
statistics-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-all = Todas
statistics-seats = { $seats } jugadores
statistics-count =
    { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }
statistics-help = Ayuda
statistics-with = Con ayuda
statistics-without = Sin ayuda
statistics-hints =
    { $count ->
        [0] ningún consejo
        [one] 1 consejo
       *[other] { $count } consejos
    }, ayuda en { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }
statistics-undone =
    { $count ->
        [0] ninguna elección deshecha
        [one] 1 elección deshecha
       *[other] { $count } elecciones deshechas
    }
statistics-rounds = { $rounds } rondas por partida de media
library-log = Diario
results-log = Diario
results-log-note = Probabilidades, errores y suerte de esta partida.
