# Statistics of this game.

statistics-actions = Actions per game, by rank
statistics-others = the others
