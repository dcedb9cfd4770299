## Lo que falla. Una frase que nombra la cosa y, si ayuda, dice qué hacer.

error-file = { $file }: { $reason }
error-bad-seed = La semilla debe tener de 1 a { $most } bytes; esta tiene { $bytes }.

## Archivos de partida

error-log-unreadable = No se puede leer el archivo: { $reason }.
error-log-unwritable = No se puede escribir { $file }: { $reason }.
error-log-empty = El archivo está vacío; un archivo de partida empieza con una cabecera.
error-log-blank = Una línea vacía; un archivo de partida no tiene ninguna.
error-log-cut = La línea se interrumpe; el archivo se cortó aquí.
error-log-not-json = Esto no es JSON: { $what }.
error-log-not-object = Esto es JSON, pero no un objeto; cada línea del archivo lo es.
error-log-foreign = Este archivo no es de este juego; su primera línea debe decir "format": "{ $expected }".
error-log-newer = El archivo tiene la versión { $version }; este programa conoce hasta la { $known }, uno más nuevo lo leerá.
error-log-older = El archivo tiene la versión { $version }, que ningún programa escribió jamás; la actual es la { $known }.
error-log-header = La cabecera está mal: { $what }.
error-log-unknown-game = Aquí no existe el juego «{ $game }»; existe { $known }.
error-log-options = Las opciones de la cabecera están mal: { $what }.
error-log-seats = La cabecera tiene { $seats } puestos, las opciones dicen { $expected }.
error-log-unknown-event = No existe el suceso «{ $type }».
error-log-event = El suceso «{ $type }» está mal: { $what }.
error-log-field = El suceso «{ $type }» no tiene ningún campo «{ $field }».
error-log-no-seal = Falta el sello.
error-log-wrong-seal = El sello es { $found }, pero debería ser { $expected }: se cambió esta línea o su lugar.
error-log-after-end = Hay algo después del final de la partida.
error-log-commitment = La semilla no es la que se prometió antes de la partida.
error-log-branch = La lista de partidas anteriores de la cabecera no está en orden.
error-log-early-seed = La semilla se revela aunque la partida no ha terminado.
error-log-by-rule = «{ $type }» donde las reglas llevan a «{ $expected }», o con otro contenido.
error-log-chance = «{ $type }» no es lo que da la semilla aquí.
error-log-seen = Este registro contiene solo lo que se veía de una partida en curso: se puede contar y mirar, pero no seguir jugando ni demostrar.
error-log-impossible = «{ $type }» no puede ocurrir aquí por azar.
error-log-undecided = «{ $type }» aunque un puesto tiene que decidir.
error-log-turn = El puesto { $seat } decide sin que le toque.
error-log-illegal = El puesto { $seat } decide lo que las reglas no permiten ({ $reason }).
error-log-decision = «{ $type }» del puesto { $seat } no es lo que resulta de su decisión.
error-log-undo = Esta elección no se podía deshacer.

## La biblioteca

error-library-folder = No se puede usar la carpeta de datos { $folder }: { $reason }
error-library-unwritable = No se puede escribir la biblioteca { $file }: { $reason }
error-library-damaged = La biblioteca { $file } está dañada y se dejó como está: { $reason }
error-library-foreign = { $file } es de otro programa y se dejó como está.
error-library-newer = La biblioteca { $file } tiene la versión { $version }; este programa conoce hasta la { $known }. Uno más nuevo la abrirá.
error-library-full = El disco está lleno; { $file } no pudo guardar el último paso. Lo anterior no se ha perdido.
error-library-busy = Otro programa está usando la biblioteca { $file }; inténtalo de nuevo en un momento.
error-library-failed = No se puede usar la biblioteca { $file }: { $reason }
error-library-locked = Ya se está jugando a Tortuga con la carpeta de datos { $folder }.
error-library-no-game = No hay ninguna partida { NUMBER($id, useGrouping: 0) } en la biblioteca.
error-library-no-seed = La partida { NUMBER($id, useGrouping: 0) } llegó sin su semilla: se puede ver, pero no continuar.

## Órdenes a destiempo

refusal-not-to-act = No le toca decidir al puesto { $seat }.
refusal-undo = No se puede deshacer nada: tras tu última elección vino el azar, una revelación u otro puesto.
refusal-redo = No hay nada que rehacer.
refusal-branch = Esta partida sigue en curso y guarda secretos de ronda en ronda: no se puede jugar desde dentro de ella antes de que acabe.
refusal-option = La opción { $option } no puede tener ese valor.
refusal-option-start-seat = El puesto { $seat } no puede empezar; hay { $seats } puestos.
refusal-option-dice-set = Los dados propios necesitan la opción de dados propios, y al revés.
refusal-option-dice-count = Tiene que haber cinco dados.
refusal-option-dice-faces = Cada dado necesita los números del 1 al 5, una vez cada uno.
