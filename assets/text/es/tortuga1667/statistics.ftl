# Statistics of this game.

statistics-actions = Acciones por partida, según el rango
statistics-others = los demás
