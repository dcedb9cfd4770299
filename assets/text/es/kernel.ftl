## Lo que falla. Una frase que nombra la cosa y, si ayuda, dice qué hacer.

error-file = { $file }: { $reason }
error-bad-seed = La semilla debe tener de 1 a { $most } bytes; esta tiene { $bytes }.
error-seed-text = La semilla tiene bytes que no son texto en UTF-8.

## Archivos de partida

error-log-unreadable = No se puede leer el archivo: { $reason }.
error-log-unwritable = No se puede escribir { $file }: { $reason }.
error-export-own = { $file } es uno de los archivos del propio programa o estaría entre ellos; allí no se escribe nada más.
error-export-foreign = { $file } ya existe y no es una partida exportada; no se ha modificado. `--replace` lo sustituye.
error-log-empty = El archivo está vacío; un archivo de partida empieza con una cabecera.
error-log-blank = Una línea vacía; en un archivo de partida no hay ninguna.
error-log-cut = La línea se interrumpe; el archivo se cortó aquí.
error-log-not-json = Esto no es JSON: { $what }.
error-log-not-text = Esto no es texto en UTF-8; el byte { $byte } de la línea no lo es.
error-log-deep = Objetos y listas están anidados más de { $most } veces; eso no ocurre en ningún archivo de partida.
error-log-twice = El campo «{ $field }» aparece dos veces.
error-log-wide = La línea tiene más de { NUMBER($most, useGrouping: 0) } bytes; ninguna línea de un archivo de partida es tan larga.
error-log-long = El archivo tiene más de { NUMBER($most, useGrouping: 0) } líneas; ningún archivo de partida es tan largo.
error-log-not-object = Esto es JSON, pero no un objeto; cada línea del archivo lo es.
error-log-foreign = Esto no es un archivo de partida de Tortuga; su primera línea debe decir "format": "{ $expected }".
error-log-newer = El archivo tiene la versión { $version }; este programa conoce hasta la { $known }. Uno más nuevo lo leerá.
error-log-newer-app = El archivo es de Tortuga { $app } y este es { $known }: no conoce todo lo que hay en él. Una versión más nueva lo leerá.
error-log-older = El archivo tiene la versión { $version }, que ningún programa escribió jamás; la actual es la { $known }.
error-log-header = La cabecera está mal: { $what }.
error-log-unknown-game = Aquí no existe el juego «{ $game }»; existe { $known }.
error-log-options = Las opciones de la cabecera están mal: { $what }.
error-log-seats = La cabecera tiene { $seats } puestos, las opciones dicen { $expected }.
error-log-seat-count = La cabecera tiene { $seats } puestos; este juego admite de { $least } a { $most }.
error-log-colour = El puesto { $seat } tiene el color «{ $colour }»; existen { $known }.
error-log-colour-twice = El puesto { $seat } tiene el color «{ $colour }», que ya tiene otro.
error-log-words = { $place } tiene caracteres no permitidos: { $words }
error-log-words-long = { $place } tiene { NUMBER($letters, useGrouping: 0) } caracteres; el máximo es { $most }.
error-log-unknown-event = No existe el suceso «{ $type }».
error-log-event = El suceso «{ $type }» está mal: { $what }.
error-log-field = El suceso «{ $type }» no tiene ningún campo «{ $field }».
error-log-no-seal = Falta el sello.
error-log-wrong-seal = El sello es { $found }, pero debería ser { $expected }: se cambió esta línea o su lugar.
error-log-after-end = Hay algo después del final de la partida.
error-log-commitment = La semilla no es la que se prometió antes de la partida.
error-log-branch = La lista de partidas anteriores de la cabecera no está en orden.
error-log-branches = La cabecera nombra { NUMBER($branches, useGrouping: 0) } partidas anteriores; el máximo es { $most }.
error-log-branch-end = Según la cabecera, { NUMBER($events, useGrouping: 0) } sucesos vienen de otra partida; antes de su final esta solo tiene { NUMBER($own, useGrouping: 0) }.
error-log-branch-secret = Según la cabecera, { NUMBER($events, useGrouping: 0) } sucesos se repartieron con la semilla de otra partida, que no consta; en este juego solo se puede continuar una partida terminada, y entonces su semilla consta.
error-log-early-seed = La semilla se revela aunque la partida no ha terminado.
error-log-no-seed = La partida ha terminado, pero falta su última línea, la semilla: el archivo se cortó aquí.
error-log-by-rule = «{ $type }» donde las reglas llevan a «{ $expected }», o con otro contenido.
error-log-chance = «{ $type }» no es lo que da la semilla aquí.
error-log-seen = Este archivo contiene solo lo que se veía de una partida en curso: se puede ver en repetición, pero no continuar ni comprobar.
error-log-seen-more = «{ $type }» revela más de lo que se podía ver.
error-log-impossible = «{ $type }» no puede ocurrir aquí por azar.
error-log-undecided = «{ $type }» aunque un puesto aún tiene que decidir.
error-log-turn = El puesto { $seat } decide sin que le toque.
error-log-illegal = El puesto { $seat } decide algo que las reglas no permiten ({ $reason }).
error-log-decision = «{ $type }» no se sigue de la decisión del puesto { $seat }.
error-log-undo = Esta elección no se podía deshacer.

## La biblioteca

error-library-folder = No se puede usar la carpeta de datos { $folder }: { $reason }.
error-library-unwritable = No se puede escribir en la biblioteca { $file }: { $reason }.
error-library-damaged = La biblioteca { $file } está dañada: { $reason }. No se ha modificado; `tortuga games --rescue`, o el próximo arranque del juego, salva lo que se puede leer.
error-library-elsewhere = La carpeta de datos { $folder } no se puede usar: { $reason }. Aun así puedes jugar. Las partidas de esta sesión se guardan en { $elsewhere }; exporta desde la biblioteca las que quieras conservar. Los ajustes valen hasta que salgas.
error-library-rescued = La biblioteca estaba dañada. Lo que se pudo leer de ella y de sus copias diarias está de vuelta; partidas: { NUMBER($games, useGrouping: 0) }. El archivo dañado se guarda como { $file }.
error-library-copy = La copia { $file } está dañada; la biblioteca sigue como estaba.
error-library-foreign = { $file } es de otro programa y no se ha modificado.
error-library-newer = La biblioteca { $file } tiene la versión { $version }; este programa conoce hasta la { $known }. Uno más nuevo la abrirá.
error-library-full = El disco está lleno; el último paso no se pudo guardar en { $file }. Todo lo anterior está a salvo.
error-library-busy = Otro programa está usando la biblioteca { $file }; inténtalo de nuevo en un momento.
error-library-failed = No se puede usar la biblioteca { $file }: { $reason }.
error-library-locked = Tortuga ya está abierto con la carpeta de datos { $folder }.
error-library-no-game = No hay ninguna partida { NUMBER($id, useGrouping: 0) } en la biblioteca.
error-library-no-seed = La partida { NUMBER($id, useGrouping: 0) } se importó sin su semilla: se puede ver, pero no continuar.
error-library-not-deleted = La partida { NUMBER($id, useGrouping: 0) } no está borrada.

## Órdenes a destiempo

refusal-not-to-act = No le toca decidir al puesto { $seat }.
refusal-undo = No se puede deshacer nada: tras tu última elección hubo una tirada, una extracción o una revelación, o jugó otra persona.
refusal-redo = No hay nada que rehacer.
refusal-branch = Esta partida sigue en curso y guarda secretos de ronda en ronda: no se puede seguir jugando desde un momento suyo hasta que acabe.
refusal-option = La opción { $option } no puede tener ese valor.
