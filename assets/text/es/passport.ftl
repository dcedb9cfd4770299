# El pasaporte de fuerza: lo que ganó cada capitán cuando se midió (véase ai/passport).
# $rival es el nombre de un capitán; $share, $low, $high son porcentajes, low y high el intervalo del 95 %.

passport-button = Lo que ganó { $level } cuando se midió
passport-short-mixed = Gana el { $share } % ({ $low }–{ $high }) entre todos los niveles
passport-short-below = Gana el { $share } % ({ $low }–{ $high }) · rival { $rival }
passport-short-panel = Gana el { $share } % ({ $low }–{ $high }) · rival { $rival }
passport-none = Fuerza aún sin medir
passport-stale = Fuerza por medir de nuevo
passport-damaged = El pasaporte de fuerza está dañado

passport-below = Rival { $rival }: { $share } % de las victorias ({ $low }–{ $high } %, { NUMBER($games, useGrouping: 0) } partidas)
passport-panel = { $seats ->
    [2] Rival { $rival }
   *[other] Solo, todos los rivales { $rival }
 }: { $share } % de las victorias ({ $low }–{ $high } %, { NUMBER($games, useGrouping: 0) } partidas)
passport-mixed = Otro nivel en cada puesto: { $share } % de las victorias ({ $low }–{ $high } %, { NUMBER($games, useGrouping: 0) } partidas)

passport-title = { $level }: fuerza
passport-seats = Medido con { $seats } puestos y los mismos dados para todos. Entre iguales cada uno gana el { $par } %. Entre paréntesis: el intervalo del 95 %.
passport-all = Todos los niveles con { $seats } puestos
passport-level = { $level }: { $line }
