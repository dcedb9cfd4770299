# Statistics of this game.

statistics-actions = Akce v jedné hře, podle hodnosti
statistics-others = ostatní
