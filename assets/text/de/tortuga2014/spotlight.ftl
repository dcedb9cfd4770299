## Was in Phase 2 über der Insel gespielt wird. Das meiste steht auf kleinen Karten: kurz halten.
## $name, $attacker: Spieler.

spot-no-die = kein Würfel hier
spot-acts = ist dran
spot-attacked = angegriffen
spot-tie = Gleichstand: näher am Schoner
spot-attacks = greift an mit { $total }
spot-defends =
    { $count ->
        [one] verteidigt sich: ein Würfel
       *[other] verteidigt sich: { $count } Würfel
    }
spot-best =
    { $two ->
        [1] nur der beste Platz zählt
       *[other] die besten zwei sind dran
    }
spot-nothing = diesmal nichts
spot-choose-board = Entern: { $two ->
        [1] welche Truhe?
       *[other] wen?
    }
spot-choose-raid = Überfallen: { $two ->
        [1] welche Truhe?
       *[other] wen?
    }
spot-takes = { $name } raubt eine Truhe
spot-claims = { $name } nimmt eine Truhe
spot-draws = { $name } zieht eine Truhe
spot-takes-none = Dort liegt keine Truhe
spot-claims-none = { $name } nimmt keine Truhe
spot-empty = die Insel ist leer
spot-from-island = von der Insel in der Mitte
spot-safe = sicher im Inselbereich
spot-fleet = Schiff: { $name }, 1 Feld zurück
spot-crew = Pirat: { $name }, 1 Feld zurück
spot-fleet-first = Schiff: { $name }, schon auf Feld 1
spot-crew-first = Pirat: { $name }, schon auf Feld 1
spot-defence = { $name } verteidigt sich
spot-undefended = { $name } verteidigt sich nicht
spot-next-chest = Die Truhe
spot-next-fleet = Schiff: { $name }
spot-next-crew = Pirat: { $name }
spot-next-defence = Verteidigung: { $name }
spot-why-nobody = Niemand kann angegriffen werden
spot-why-nothing = Es ist keine Truhe zu holen
spot-why-defended = Es ist keine Truhe zu holen, und jedes Ziel verteidigt sich
spot-why-will = Aus freien Stücken
spot-room =
    { $change ->
        [same] weiter Platz für { $after }
        [more] jetzt Platz für { $after }
       *[less] Platz für { $after } statt { $before }
    }
spot-tiles =
    { $count ->
        [one] Ein Schatzplättchen
       *[other] Eins von { $count } Schatzplättchen
    }
spot-tiles-secret = nur { $name } sieht es
spot-round = Diese Runde
spot-turn =
    { $place ->
        [1] 1. Platz: { $name } ist dran
       *[other] 2. Platz: { $name } ist dran
    }
spot-hit-board = { $name } entert dich!
spot-hit-raid = { $name } überfällt dich!
spot-lost-chest = Du verlierst die { $chest }
spot-lost-board = Dein Schiff: { $before } → { $after }
spot-lost-raid = Dein Pirat: { $before } → { $after }
spot-lost-nothing = Du verlierst nichts
spot-last = Das kann die letzte Runde sein
spot-ends = Das Spiel endet mit { $target } Truhen in Tortuga; am Rundenende segeln die Flotten heim.
spot-tiles-hidden = +? = Schatzplättchen, noch verdeckt
spot-stolen = Geraubt:
spot-claimed = Genommen:
spot-surplus = Überzählige kommen in den Beutel

## Zu zweit: zwei Summen gegeneinander, und was sich beide bisher angetan haben.
duel-best = höher: ist dran
duel-lower = weniger: nichts
duel-defends = wehrt sich nur
duel-no-defence = kein Würfel, keine Abwehr
duel-between = Zwischen euch beiden
duel-points = Punkte ohne Plättchen
duel-home = in Tortuga, von { $target }
duel-stolen = geraubte Truhen
duel-won = gewonnene Aktionen
side-standings = Zwischenstand
