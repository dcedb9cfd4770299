# Das Bild eines Turniers (tortuga arena --picture).

chart-title = { $seats } Spieler
chart-note = Anteil der Zeile an den Siegen gegen die Spalte in Prozent; Startwort { $seed }
chart-rating = Wertung mit 95-%-Intervallen
chart-stopped = * früher beendet: Es steht fest, wer stärker ist.
chart-always = Die Intervalle der Felder gelten zu jeder Zeit.
chart-seeds = 95-%-Intervalle; Spiele mit gleichen Würfeln zählen zusammen.
