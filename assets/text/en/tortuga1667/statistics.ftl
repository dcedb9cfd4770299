# Statistics of this game.

statistics-actions = Actions in a game, by rank
statistics-others = the others
