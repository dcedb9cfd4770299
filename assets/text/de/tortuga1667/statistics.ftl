# Statistics of this game.

statistics-actions = Aktionen je Spiel, nach Rang
statistics-others = die anderen
