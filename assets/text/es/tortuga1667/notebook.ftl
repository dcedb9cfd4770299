# The notebook: own guesses and words, the adviser's estimates.

notes-title = Cuaderno
notebook-mine = Mis notas
notebook-my-guess = mi sospecha
notebook-noticed = lo que he notado
notebook-words = Notas sobre { $name }
notebook-guess = { $name }: { $side }
notebook-guess-open = { $name }: por ver
notebook-spoken = { $name }: { $side }. { $words }
notebook-open = Quedan
notebook-adviser = El consejero
notebook-adviser-note = con lo que tú has visto, nada más
notebook-ask = Ver las estimaciones
notebook-ask-note = El consejero puede decir con quién está probablemente cada cual, y por qué. Pregúntale si quieres.
notebook-barred = El consejero calla: está desactivado en los ajustes o quedó excluido al empezar.
notebook-asking = El consejero piensa…
notebook-nothing = Aún no hay nada que estimar.
notebook-share = { $letter } { $percent } %
notebook-weighs = { $name }: lo que más pesa
notebook-taken = { $side }, { $percent } %
notebook-no-grounds = Nada de lo que ha hecho apunta a un bando. Se deduce de los demás y de cuántos hay de cada nación.
notebook-by-others = Todo esto apunta a otro lado. Se deduce de los demás y de cuántos hay de cada nación.
notebook-pinned = turno { $turn }: { $words }
pic-tab-notes = Cuaderno
notes-panel-none = Nada anotado todavía. Si varios comparten la pantalla, las notas quedan ocultas.
