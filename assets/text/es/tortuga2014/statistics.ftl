# Statistics of this game.

statistics-actions = Acciones realizadas por partida
statistics-others = los demás
