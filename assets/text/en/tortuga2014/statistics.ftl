# Statistics of this game.

statistics-actions = Actions carried out in a game
statistics-others = the others
