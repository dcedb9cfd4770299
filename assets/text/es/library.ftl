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
library-show = Mostrar
library-seats = Puestos
library-rival = Rival
library-order = Ordenar por
library-lesson = lección
library-practice = práctica
library-all = Todas
library-running = En curso
library-finished = Acabadas
library-any-seats = Todos
library-anybody = Cualquiera
library-rival-previous = Rival anterior
library-rival-next = Rival siguiente
library-any-game = Cualquier juego
library-game-previous = Juego anterior
library-game-next = Juego siguiente
library-by-date = Fecha
library-by-name = Nombre
library-by-rounds = Rondas
library-by-points = Puntos
library-statistics = Estadísticas
library-import = Leer un archivo
library-restore = Recuperarla
library-empty = Aquí estarán tus partidas, desde el primer dado.
library-none = No hay ninguna partida así.
library-when =
    { $date } · { $rounds ->
        [one] 1 ronda
       *[other] { $rounds } rondas
    }
library-when-running = { $date } · ronda { $rounds }
library-state-running = en curso
library-state-finished = acabada
library-state-unfinished = solo mirar
library-rename = Nombre de la partida
library-continue = Continuar
library-watch = Repetición
library-same = Mismos dados
library-compare = Comparar
library-compare-note = Junto a otra partida con los mismos dados.
library-proof = Prueba
library-proof-note = Derivar de nuevo cada dado.
library-export = Exportar
library-export-note = Una partida sin acabar se escribe sin su semilla.
library-delete = Borrar
library-delete-note = Se puede deshacer mientras esta pantalla siga abierta.
library-secret = La semilla es secreta hasta que acabe la partida.
library-branched = continúa otra partida
library-alike = jugada varias veces con los mismos dados
library-sealed = Dados sellados: { $digits }…
library-deleted = La partida está borrada.
library-restored = La partida ha vuelto.
library-imported = La partida está en la biblioteca.
library-imported-known = Esta partida ya estaba aquí.
library-exported = Escrito: { $file }

# ---- archivos
file-path = Ruta del archivo
file-import = Leer una partida
file-import-note = Un registro (.jsonl) de este juego, de aquí o de otra máquina.
file-import-do = Leer
file-export = Exportar la partida
file-export-note = Todo lo que pasó, una línea por suceso.
file-export-do = Escribir
file-replace = Reemplazarlo
file-exists = Ya hay un archivo { $file }.
file-line = Línea { $line }: { $reason }

# ---- resultados y mesa
results-library = Repetición
results-proof = Prueba
results-same = Mismos dados
results-same-note = Los mismos dados y la misma bolsa: ¿puedes hacerlo mejor?
pause-sealed = Los dados de esta partida se sellaron antes de la primera tirada: { $digits }…

# ---- repetición
replay-back = Salir de la repetición
replay-proof = Prueba de los dados
replay-round-back = Una ronda atrás
replay-decision-back = A la decisión anterior
replay-event-back = Un suceso atrás
replay-play = Reproducir
replay-pause = Pausa
replay-state-playing = en marcha
replay-state-paused = en pausa
replay-step-event = paso
replay-step-decision = jugada
replay-step-round = ronda
replay-event = Un suceso adelante
replay-decision = A la decisión siguiente
replay-round = A la ronda siguiente
replay-rate = { $rate } veces más rápido
replay-branch = Jugar desde aquí
replay-branch-note = Una partida nueva que empieza con todo lo ocurrido hasta aquí.
replay-branch-over = Aquí la partida ha acabado: vuelve a un momento anterior.
replay-eyes-seat = Con los ojos de { $name }
replay-eyes-nobody = Pantallas bajadas: solo lo que vieron todos
replay-eyes-open = Todo a la vista
replay-eyes-secret = Secreto mientras la partida no acabe.
replay-position = { $position } / { $length }
replay-screen = Tras la pantalla
replay-screen-note = oculto para los demás
replay-dice = Los dados
replay-tiles = Fichas de tesoro
replay-tiles-note = ocultas para los demás
replay-chosen = La elección está hecha.
replay-finished = Todos los dados están puestos.
replay-moved = Los cofres están en orden.
replay-rest = Los demás dados se tiran de nuevo.

# ---- seguir jugando
branch-title = Jugar desde aquí
branch-name = { $name } · desde la ronda { $round }
branch-seat = Quién es una persona
branch-together = Como estaban
branch-together-note = Todas las personas conservan su puesto.
branch-dice = Qué dados
branch-same = Los mismos dados
branch-fresh = Dados nuevos
branch-secret = Los dados de una partida en curso son secretos.
branch-same-note = Hagas lo que hagas, los dados y la bolsa son los de esta partida. La nueva queda junto a la antigua.
branch-fresh-note = Desde aquí el azar viene de una semilla nueva, sellada aparte. El registro dice desde dónde, y ambas partes se pueden probar.
branch-go = Zarpar

# ---- dos partidas con los mismos dados
compare-title = Comparación
compare-note = Puntos, barco, pirata y cofres en Tortuga tras cada ronda
compare-round = Rd.
compare-other = Otra partida { $number } de { $count }
compare-previous = Partida anterior
compare-next = Partida siguiente
compare-watch-1 = Ver la partida 1 desde ahí
compare-watch-2 = Ver la partida 2 desde ahí
compare-same = Hasta donde llegan, ambas partidas son iguales.
compare-parting = Ronda { $round }: aquí se separan las partidas
compare-secret = { $name } decide otra cosa; cuál, se dirá cuando ambas partidas acaben.
deed-keep =
    { $count ->
        [one] { $name } guarda el dado { $dice }: { $action }
       *[other] { $name } guarda los dados { $dice }: { $action }
    }
deed-skulls =
    { $count ->
        [one] { $name } guarda la calavera del dado { $dice }
       *[other] { $name } guarda las calaveras de los dados { $dice }
    }
deed-none = { $name } no puede guardar ningún dado
deed-bonus = { $name } toma una ficha de bonificación: { $action }
deed-declare = { $name } gira calaveras a { $action }
deed-perform = { $name } realiza { $action }
deed-forfeit = { $name } renuncia a { $action }
deed-tile = { $name } elige una ficha de tesoro
deed-attack = { $action }: { $name } contra { $target }
deed-move = { $name } ordena los cofres

# ---- prueba de los dados
proof-title = Prueba de los dados
proof-note = Tras la primera tirada nadie pudo cambiar un dado: ni los capitanes ni este programa
proof-promised = Prometido antes de la primera tirada (SHA-256 de la semilla)
proof-revealed = Revelada al final: la semilla
proof-secret = aún secreta; se escribe en el registro al acabar la partida
proof-digest = SHA-256 de esa semilla, calculado de nuevo ahora
proof-checking = Se deriva de nuevo cada dado …
proof-equal = La semilla es la prometida
proof-dice =
    { $dealt ->
        [one] Se derivó de nuevo 1 tirada con { $dice } dados: es como se jugó.
       *[other] Se derivaron de nuevo { $dealt } tiradas y extracciones con { $dice } dados: todas son como se jugaron.
    }
proof-decisions =
    { $decisions ->
        [one] Se tomó de nuevo 1 decisión según las reglas: está permitida.
       *[other] Se tomaron de nuevo { $decisions } decisiones según las reglas: todas están permitidas.
    }
proof-branched = Los primeros { $events } sucesos vienen de otra partida; se comprobaron con su propia semilla.
proof-unproven = { $unproven } de { $dealt } tiradas y extracciones vienen de una partida cuya semilla aún es secreta: posibles, no probadas.
proof-broken = Este registro no es lo que se jugó
proof-open = Hasta ahora nada está mal
proof-plausible = { $dealt } tiradas y extracciones son posibles, { $decisions } decisiones están permitidas. Probadas quedarán al final.
proof-yourself = Compruébalo sin nosotros
proof-yourself-note = Escribe esto en cualquier Python. Primero sale la promesa, luego una tirada: dados A a E, de 0 a 4 las acciones, 5 la calavera.
proof-yourself-later = Al acabar la partida habrá aquí unas líneas de Python. Con ellas cualquiera deriva los dados sin este programa.
proof-later = Cuántas veces salió cada cara se muestra al acabar la partida.
proof-chart = { $dice } dados, cara por cara
proof-legend = lo que dan dados justos de media
proof-all = Todos
proof-rolled = { $dice } dados
proof-chance = Dados justos caen así de desiguales en { $percent } de cada 100 partidas.
proof-chance-rare = Raro: dados justos caen así de desiguales solo en { $percent } de cada 100 partidas.
proof-chance-least = Muy raro: dados justos caen así de desiguales en menos de 1 de cada 100 partidas.

# ---- estadísticas
statistics-title = Estadísticas
statistics-note =
    { $games ->
        [one] { $name } · 1 partida
       *[other] { $name } · { $games } partidas
    }
statistics-previous = Jugador anterior
statistics-next = Jugador siguiente
statistics-empty = En cuanto acabe una partida con una persona, aquí estará su resultado.
statistics-counted = Cuentan: partidas acabadas con dados que nadie conocía. Rojo: proporción. Oro: intervalo del 95 %. Azul: puro azar.
statistics-results = Victorias
statistics-duels = Contra
statistics-games = partidas
statistics-meetings = duelos
statistics-won = ganadas
statistics-ahead = por delante
statistics-points = puntos, míos : suyos
statistics-scores = { $mine } : { $theirs }
statistics-percent = { $percent } %
statistics-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-all = Todas
statistics-seats = { $seats } puestos
statistics-count =
    { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }
statistics-actions = Acciones realizadas por partida
statistics-others = los demás
statistics-help = Ayuda
statistics-with = Con ayuda
statistics-without = Sin ayuda
statistics-hints =
    { $count ->
        [one] 1 consejo
       *[other] { $count } consejos
    }, ayuda en { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }
statistics-undone =
    { $count ->
        [one] 1 elección deshecha
       *[other] { $count } elecciones deshechas
    }
statistics-rounds = { $rounds } rondas por partida de media
