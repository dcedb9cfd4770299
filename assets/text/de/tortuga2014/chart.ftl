# The picture of a tournament of this game.

chart-note = Anteil der Zeile an den Siegen gegen die Spalte in Prozent; Spiele bis { $target } Truhen, Startwort { $seed }
