# The voyages: the name of each island, what is asked there, how it stands, and what each star asks for.
# $rival1, $rival2 and so on: names of the others, in turn order after the person.

voyage-calm-harbour = Stiller Hafen
voyage-calm-harbour-head = Leinen los
voyage-calm-harbour-story = Die Partie beginnt: Beide Marker stehen auf Feld 3, und noch hat niemand etwas.
voyage-calm-harbour-1 = dein Schiff steht auf Feld 4 oder weiter
voyage-calm-harbour-2 = dein Schiff steht auf Feld 5 oder weiter
voyage-calm-harbour-3 = und dein Pirat steht auf Feld 4 oder weiter

voyage-spade-beach = Spatenstrand
voyage-spade-beach-head = Graben
voyage-spade-beach-story = Runde 2, und der Schoner gehört dir: Jeder Gleichstand geht an dich.
voyage-spade-beach-1 = 1. oder 2. in zwei Aktionen
voyage-spade-beach-2 = und ein Schatzplättchen
voyage-spade-beach-3 = 1. bei der Schatzsuche, 1. oder 2. in zwei weiteren Aktionen

voyage-shipwrights-slip = Schiffbauhelling
voyage-shipwrights-slip-head = Alles zusammenhalten
voyage-shipwrights-slip-story = Runde 3: zwei Truhen auf See und zwei unterwegs, doch dein Schiff steht noch auf Feld 3. { $rival1 } baut Schiffe.
voyage-shipwrights-slip-1 = du verlierst höchstens eine Truhe
voyage-shipwrights-slip-2 = du verlierst keine
voyage-shipwrights-slip-3 = und dein Schiff liegt nicht hinter dem von { $rival1 }

voyage-skull-reef = Schädelriff
voyage-skull-reef-head = Aus Knochen etwas machen
voyage-skull-reef-story = Runde 2, zweiter Wurf: Ein Würfel liegt, von den anderen vier zeigen zwei Totenköpfe und einer Entern.
voyage-skull-reef-1 = 1. oder 2. in zwei Aktionen
voyage-skull-reef-2 = 1. Platz in zwei Aktionen
voyage-skull-reef-3 = und 1. oder 2. in einer dritten

voyage-purple-lagoon = Lila Lagune
voyage-purple-lagoon-head = Lila Beute
voyage-purple-lagoon-story = Runde 3: { $rival1 } hat eine lila Truhe auf See, und die zählt doppelt.
voyage-purple-lagoon-1 = 1. oder 2. beim Entern
voyage-purple-lagoon-2 = du holst dabei eine Truhe
voyage-purple-lagoon-3 = und zwar eine lila

voyage-cannon-key = Kanoneninsel
voyage-cannon-key-head = Aus allen Rohren
voyage-cannon-key-story = Runde 4, vier Kapitäne. Dein Schiff steht auf Feld 6 oder weiter: Vier deiner Würfel dürfen entern.
voyage-cannon-key-1 = du raubst eine Truhe
voyage-cannon-key-2 = du raubst zwei
voyage-cannon-key-3 = und verlierst keine

voyage-raiders-bight = Räuberbucht
voyage-raiders-bight-head = Beide überholen
voyage-raiders-bight-story = Runde 5, und dir fehlen { $behind } Punkte. In deiner Crew liegt eine lila Truhe, und zwei Räuber sind hinter ihr her.
voyage-raiders-bight-1 = Zweiter
voyage-raiders-bight-2 = Erster
voyage-raiders-bight-3 = Erster, mindestens vier Punkte vorn

voyage-lantern-bay = Laternenbucht
voyage-lantern-bay-head = Früher fertig
voyage-lantern-bay-story = Runde 3, vier Plätze, und kein Vorteilsplättchen auf deinem Tableau. Wer früh fertig ist, bekommt eines für jeden Wurf der anderen.
voyage-lantern-bay-1 = Vorteile von zusammen 3 oder mehr
voyage-lantern-bay-2 = Vorteile von zusammen 4 oder mehr
voyage-lantern-bay-3 = Vorteile von zusammen 5 oder mehr, und nicht Letzter nach Punkten

voyage-narrow-strait = Enge Straße
voyage-narrow-strait-head = Das Blatt wenden
voyage-narrow-strait-story = Runde 4, nur ihr zwei: { $rival1 } liegt { $behind } Punkte vorn und hat { $home } Truhen in Tortuga.
voyage-narrow-strait-1 = höchstens fünf Punkte zurück
voyage-narrow-strait-2 = du gewinnst
voyage-narrow-strait-3 = mindestens fünf Punkte vorn

voyage-fog-bank = Nebelbank
voyage-fog-bank-head = Durch den Nebel heim
voyage-fog-bank-story = Runde { $round }, vielleicht die letzte: vier Kapitäne dicht beieinander, und alle Schatzplättchen liegen verdeckt.
voyage-fog-bank-1 = Zweiter
voyage-fog-bank-2 = du gewinnst
voyage-fog-bank-3 = mindestens drei Punkte vorn

voyage-empty-bag-atoll = Leerbeutel-Atoll
voyage-empty-bag-atoll-head = Der Beutel ist leer
voyage-empty-bag-atoll-story = Ein Spiel bis acht Truhen, Runde { $round }. Im Beutel: { $left }. Nicht alle ziehen noch eine Truhe.
voyage-empty-bag-atoll-1 = Zweiter
voyage-empty-bag-atoll-2 = du gewinnst
voyage-empty-bag-atoll-3 = mindestens zwei Punkte vorn

voyage-tortuga-roads = Reede von Tortuga
voyage-tortuga-roads-head = Gegen Admirale
voyage-tortuga-roads-story = Runde 4: Drei Admirale segeln mit dir, und mit { $points } sichtbaren Punkten bist du gleichauf mit den Besten. Der Schoner gehört dir.
voyage-tortuga-roads-1 = Zweiter
voyage-tortuga-roads-2 = du gewinnst
voyage-tortuga-roads-3 = mindestens drei Punkte vorn
