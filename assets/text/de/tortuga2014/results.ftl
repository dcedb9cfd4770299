# The results of a game.

results-winner =
    { $name } gewinnt mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    } nach { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    }
results-shared =
    { $names } teilen sich den Sieg mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    } nach { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    }
results-place = { $place }.
results-tortuga = Truhen in Tortuga
results-fleet = Truhen im Flottenbereich
results-crew = Truhen im Crewbereich
results-sets = Sets aus Rot, Blau, Gelb
results-tracks = Leisten
results-tiles = Schatzplättchen
results-total = Punkte
