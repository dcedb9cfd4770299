# Statistics of this game.

statistics-actions = Actions carried out per game
statistics-others = the others
