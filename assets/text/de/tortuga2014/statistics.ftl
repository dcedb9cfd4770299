# Statistics of this game.

statistics-actions = Ausgeführte Aktionen je Spiel
statistics-others = die anderen
