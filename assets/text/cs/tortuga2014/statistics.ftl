# Statistics of this game.

statistics-actions = Provedené akce za hru
statistics-others = ostatní
