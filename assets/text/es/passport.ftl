# El pasaporte de fuerza: lo que ganó cada capitán cuando se midió (véase ai/strength_report.py).
# $rival es el nombre de un capitán; $share, $low, $high son porcentajes, low y high el intervalo del 95 %.

passport-tip = { $line }. Púlsalo para saber más.
passport-tip-character = { $line }, medido sin carácter: sus preferencias pueden costarle victorias. Púlsalo para saber más.
passport-wins = gana de 10:
passport-at-most = hasta
passport-short-mixed = { $share } % de victorias, todos los niveles
passport-short-below = Gana el { $share } % contra { $rival }
passport-short-panel = Gana el { $share } % contra { $rival }
passport-none = Fuerza aún no medida
passport-stale = Hay que medir la fuerza de nuevo
passport-damaged = El pasaporte de fuerza está dañado

passport-below = Rival { $rival }: { $share } % de las victorias ({ $low }–{ $high } %, { NUMBER($games, useGrouping: 0) } partidas)
passport-panel = { $seats ->
    [2] Rival { $rival }
   *[other] Contra rivales del nivel { $rival }
 }: { $share } % de las victorias ({ $low }–{ $high } %, { NUMBER($games, useGrouping: 0) } partidas)
passport-mixed = Un nivel distinto en cada puesto: { $share } % de las victorias ({ $low }–{ $high } %, { NUMBER($games, useGrouping: 0) } partidas)

passport-title = { $level }: fuerza
passport-seats = Medido con { $seats } jugadores y los mismos dados para todos. Entre iguales cada uno gana el { $par } %. Entre paréntesis: el margen en el que muy probablemente está el valor real (95 %).
passport-rivals = { $count ->
    [one] { $names } es un jugador sencillo, hecho para comparar.
   *[other] { $names } son jugadores sencillos, hechos para comparar.
 }
passport-rival = «{ $name }»
passport-all = Todos los niveles con { $seats } jugadores
passport-level = { $level }: { $line }
passport-level-wins = { $level }: { $share } % ({ $low }–{ $high }) de las victorias

# Lo fuerte que juega alguien, en la escala de los niveles (véase ai/rating.py). Los niveles llevan su nombre.
rating-title = Fuerza de juego
rating-like = como { $level }
rating-between = de { $lower } a { $upper }
rating-range = { $same ->
    [1] Con un 80 % de certeza: { $low }
   *[other] Con un 80 % de certeza: de { $low } a { $high }
 }
rating-from = por partidas sin consejos: { $evidence }
rating-results = { $games ->
    [one] 1 resultado
   *[other] { $games } resultados
 } contra capitanes
rating-choices = { $choices ->
    [one] 1 decisión
   *[other] { $choices } decisiones
 } en { $analysed ->
    [one] 1 partida analizada
   *[other] { $analysed } partidas analizadas
 }
rating-none = aún no se conoce
rating-none-note = Hace falta una partida terminada sin consejos, contra capitanes o abierta en el diario del capitán
