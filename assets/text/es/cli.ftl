## La línea de órdenes. Líneas cortas; los nombres de órdenes y opciones no se traducen nunca.

cli-help = Los juegos de piratas de Tortuga. Sin orden se abre la pantalla inicial.
cli-help-end = Códigos de salida: 0 éxito, 1 problema hallado o archivo inservible, 2 uso incorrecto.
cli-help-command = ORDEN
cli-help-commands = órdenes
cli-help-data-dir = carpeta para todo lo que se escribe; { $variable } hace lo mismo

cli-help-play = empezar una partida al instante
cli-help-game = qué juego ({ $usual })
cli-help-play-seats = quién juega, puesto por puesto, de { $least } a { $most }: human o un jugador del ordenador
cli-help-last = { $told }, sin --seats como se eligió la última vez
cli-help-seed = semilla de los dados o cartas, cualquier texto de hasta 64 bytes; sin ella se saca una secreta
cli-help-lang = idioma
cli-help-speed = lo rápido que se mueven las cosas en la mesa
cli-help-size = tamaño en píxeles, como 1920x1080

cli-help-simulate = hacer jugar al ordenador sin ventana y contar
cli-help-simulate-seats = de { $least } a { $most } jugadores del ordenador; cambian de puesto en cada partida
cli-help-games-count = número de partidas (100)
cli-help-jobs = procesos que trabajan a la vez (1)
cli-help-save = carpeta en la que cada partida se guarda en un archivo de partida
cli-help-json = escribir JSON
cli-help-dask = dirección de un planificador Dask, como tcp://host:8786, cuyos procesos juegan en lugar de este ordenador

cli-help-arena = hacer jugar al ordenador todos contra todos: tabla cruzada, intervalos, puntuación
cli-help-arena-players = quién participa (si no, todos)
cli-help-arena-tables = con cuántos jugadores se juega ({ $tables })
cli-help-arena-games = partidas de cada emparejamiento con cada número de jugadores (120; con --bounds, 10000 como mucho)
cli-help-arena-stop = terminar un emparejamiento en cuanto se sabe con certeza quién es más fuerte
cli-help-arena-error = con --stop: probabilidad en tanto por ciento de que alguna de estas respuestas seguras sea falsa; con --bounds: de que alguien pase por más débil sin serlo (5)
cli-help-arena-bounds = comprobar si de cada dos jugadores el primero alcanza la mayor de dos proporciones de victorias o solo la menor (con --against 47,50)
cli-help-arena-missed = con --bounds: probabilidad en tanto por ciento de que apruebe quien solo gana la proporción menor (5)
cli-help-arena-against = hacer jugar cada nivel contra sí mismo en otra copia de trabajo de este proyecto, en todos los juegos si no se nombra ninguno, y decir si alguno es ahora más débil; entonces el código de salida es 1
cli-help-arena-save = archivo que guarda los resultados, escrito tras cada serie de partidas
cli-help-arena-resume = seguir con el torneo de un archivo así; se pueden pedir más partidas
cli-help-arena-picture = dibujar las tablas cruzadas y las puntuaciones

cli-help-verify = comprobar archivos de partida: derivar de nuevo cada dado y carta, revisar cada decisión
cli-help-log = un archivo de partida

cli-help-analyse = examinar partidas terminadas: probabilidades, errores, suerte; cada partida una sola vez
cli-help-analyse-samples = muestras para cada decisión juzgada (160)

cli-help-replay = escribir la transcripción de un archivo de partida
cli-help-text = como texto; es lo predeterminado
cli-help-window = en una ventana

cli-help-games = mostrar las partidas de la biblioteca
cli-help-games-delete = quitar una partida de la lista; en un terminal se pregunta antes
cli-help-games-undelete = recuperar una partida borrada
cli-help-games-rescue = salvar lo que se pueda leer de una biblioteca dañada
cli-help-games-copies = mostrar las copias diarias de la biblioteca
cli-help-games-restore = sustituir la biblioteca por la copia de un día; la antigua se conserva
cli-help-games-yes = no preguntar
cli-help-export = escribir una partida de la biblioteca en un archivo; mientras esté en curso, sin su semilla
cli-help-id = número de la partida en la lista de `tortuga games`
cli-help-export-file = archivo de destino; un archivo de partida anterior con ese nombre se sustituye
cli-help-export-replace = sustituir también un archivo que no es de partida
cli-help-import = añadir archivos de partida a la biblioteca

cli-help-screenshots = escribir cada pantalla como imagen PNG, sin ventana
cli-help-screenshots-dir = carpeta para las imágenes
cli-help-screenshots-only = dibujar solo estas imágenes; una imagen se llama como su archivo
cli-help-text-size = tamaño de las letras en por ciento

## Uso incorrecto

cli-not-here = { $option } no va con «{ $command }», solo con: { $known }
cli-save-used = --save { $dir }: en esta carpeta ya hay archivos de partida; elige otra
cli-dask-address = --dask { $address }: se escribe así: tcp://host:8786
cli-no-name = { $option }: falta un nombre
cli-output = No se puede escribir la salida: { $reason }.
cli-bad-size = --size { $told }: escríbelo como ANCHOxALTO, por ejemplo 1920x1080
cli-size-range = --size { $told }: solo se admite de { $least } a { $most }
cli-bad-percent = { $option } { $told }: debe ser un número de { $least } a { $most }
cli-arena-bad-tables = --tables { $told }: elige entre { $tables }, cada número una vez
cli-arena-resumed = { $option } lo fija el archivo de --resume y no se puede cambiar
cli-arena-exists = --save { $file }: el archivo ya existe; --resume lo continúa
cli-bad-bounds = { $option } { $told }: dos proporciones en tanto por ciento, primero la menor
cli-arena-alone = { $option } no se combina con --against, o solo si también hay --game
cli-arena-picture-name = --picture { $file }: el nombre debe terminar en .png
cli-arena-picture-foreign = --picture { $file }: el archivo ya existe y no es una imagen; no se ha modificado
cli-unknown-game = --game: no hay ningún juego «{ $name }»; hay { $known }
cli-unknown-player = --seats: no hay ningún jugador «{ $name }»; hay { $known }
cli-seat-count = --seats: con { $seats ->
    [one] un jugador
   *[other] { $seats } jugadores
 } no se puede; hacen falta de { $least } a { $most }
cli-not-one-of = { $option } { $told }: debe ser uno de { $allowed }
cli-bad-number = { $option } { $told }: debe ser un número entero de { NUMBER($least, useGrouping: 0) } a { NUMBER($most, useGrouping: 0) }

## verify

cli-verify-finished = bien, terminada{ $scores ->
    [none] {""}
   *[other] {" "}(puntos: { $scores })
}: { NUMBER($decisions, useGrouping: 0) } decisiones revisadas, { $dealt } tiradas y extracciones derivadas de la semilla
cli-verify-inherited = terminada y permitida, pero comprobada solo en parte{ $scores ->
    [none] {""}
   *[other] {" "}(puntos: { $scores })
}: el azar de los sucesos 1 a { $events } se heredó de una partida cuya semilla es secreta, y { $unproven } de { $dealt } tiradas y extracciones son solo posibles; las demás se derivaron de la semilla, { NUMBER($decisions, useGrouping: 0) } decisiones revisadas
cli-verify-seen = bien, hasta donde se puede saber: { $events } sucesos de una partida en curso, vistos por { $seat ->
    [0] todos
   *[other] el puesto { $seat }
 }; lo oculto aún no prueba nada
cli-verify-unfinished = bien, sin terminar: { NUMBER($decisions, useGrouping: 0) } decisiones revisadas, { $dealt } tiradas y extracciones posibles; la semilla aún es secreta

## replay

cli-transcript-title = { $game }, jugado con la versión { $app }
cli-transcript-seat = Puesto { $number }: { $name }, { $colour ->
    [blue] azul
    [orange] naranja
    [yellow] amarillo
    [green] verde
   *[other] { $colour }
 }, { $player }
cli-player-human = una persona
cli-player-captain = jugador del ordenador { $player }
cli-transcript-commitment = SHA-256 de la semilla: { $commitment }
cli-transcript-inherited = El azar de los sucesos 1 a { $events } se heredó de otra partida cuya semilla es secreta: es posible, pero no está derivado.
cli-transcript-practice = Una partida de práctica: { $times ->
        [0] no se deshizo nada.
        [one] una vez se deshizo algo.
       *[other] { $times } veces se deshizo algo.
    }
cli-transcript-seed = La semilla era { $seed }
cli-transcript-seen = Una partida en curso, tal como la vio { $name }.
cli-transcript-public = Una partida en curso, como todos podían verla.
cli-transcript-unfinished = La partida aún no ha terminado.

## games, export, import

cli-games-none = La biblioteca está vacía.
cli-games-ask-delete = ¿Borrar la partida { NUMBER($id, useGrouping: 0) }? (s/n)
cli-games-deleted = La partida { NUMBER($id, useGrouping: 0) } está borrada; `tortuga games --undelete { NUMBER($id, useGrouping: 0) }` la recupera.
cli-games-undeleted = La partida { NUMBER($id, useGrouping: 0) } está de vuelta.
cli-games-ask-rescue = ¿Rehacer la biblioteca con lo que se pueda leer? El archivo actual se conserva. (s/n)
cli-games-sound = La biblioteca está en buen estado; no se ha cambiado nada.
cli-games-no-copies = Aún no hay ninguna copia; el juego guarda una al día.
cli-games-no-copy = --restore { $day }: no hay copia de ese día; hay { $known }
cli-games-ask-restore = ¿Sustituir la biblioteca por la copia del { $day }? El archivo actual se conserva. (s/n)
cli-games-restored = La biblioteca es ahora la del { $day }; la anterior se conserva como { $file }.
cli-games-id = N.º
cli-games-game = Juego
cli-games-state = Estado
cli-games-seats = Jugadores
cli-games-scores = Puntos
cli-games-changed = Última vez (UTC)
cli-state-running = en curso
cli-state-unfinished = solo ver
cli-state-finished = terminada
cli-state-damaged = dañada
cli-exported-running = La partida { $id } se escribió en { $file }, sin su semilla ni sus secretos: aún está en curso.
cli-exported-unfinished = La partida { $id } se escribió en { $file }.
cli-exported-finished = La partida { $id } se escribió en { $file }.
cli-imported = { $file } se importó como partida { $id }.

## simulate

cli-simulated = { NUMBER($games, useGrouping: 0) } partidas, semilla { $seed }: { NUMBER($decisions, useGrouping: 0) } decisiones, { $seconds } s
cli-simulated-player = Jugador
cli-simulated-wins = Victorias
cli-simulated-interval = 95 %
cli-simulated-score = Puntos
cli-simulated-p50 = ms p50
cli-simulated-p99 = ms p99

## arena

cli-arena-head = { NUMBER($games, useGrouping: 0) } partidas, semilla { $seed }, { $seconds } s. Todos tuvieron los mismos dados.
cli-arena-table = { $seats } jugadores: tanto por ciento de victorias contra cada uno, con intervalos del 95 %
cli-arena-player = Jugador
cli-arena-rating = Puntuación
cli-arena-interval = 95 %
cli-arena-wins = Victorias
cli-arena-miss = Una sola puntuación no lo dice todo: { $row } tiene un { $share } % contra { $column }, donde las puntuaciones prometen un { $expected } % ({ $proven ->
    [yes] más de lo que explica el azar
   *[no] el azar puede explicarlo
 }).
cli-arena-circle = En círculo: { $first } gana a { $second }, que gana a { $third }, que gana a { $first }.
cli-arena-stopped = * terminado antes: ya se sabe con certeza quién es más fuerte. Todas estas respuestas juntas son falsas con una probabilidad del { $error } % como mucho; los intervalos valen en todo momento.
cli-arena-seats = Jugadores
cli-arena-games = Partidas
cli-arena-verdict = Veredicto
cli-arena-holds = se mantiene
cli-arena-weaker = más débil
cli-arena-open = abierto
cli-arena-tested = { $weaker ->
    [0] Nadie es más débil que antes
   *[other] Más débiles: { $weaker }
}; se mantienen: { $holds }; por decidir: { $open }.
cli-arena-saved = Guardado en { $file }.
cli-arena-drawn = Dibujado en { $file }.

cli-screenshots = { $count ->
    [one] Una imagen está
   *[other] { $count } imágenes están
 } en { $dir }.

cli-analysed = { $file }: examinada con { $samples } muestras por decisión; pérdida y suerte en puntos de probabilidad de ganar
cli-analysed-name = jugador
cli-analysed-player = lo juega
cli-analysed-decisions = decisiones
cli-analysed-mistakes = errores
cli-analysed-loss = pérdida por decisión
cli-analysed-level = juega como
