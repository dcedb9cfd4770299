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
results-tortuga = Truhen in Tortuga
results-fleet = Truhen im Flottenbereich
results-crew = Truhen im Crewbereich
results-sets = Sets aus Rot, Blau, Gelb
results-tracks = Leisten
results-tiles = Schatzplättchen
results-key-tortuga = Tortuga: je 3
results-key-fleet = Flotte: je 2
results-key-crew = Crew: je 1
results-key-sets = Sets: je 3
results-key-tracks = Leisten: Felder
results-key-tiles = Plättchen: Münzen
results-total = Punkte
results-course = So lief es
results-course-note = Punkte nach jeder Runde
results-chances-note = Siegchance nach jeder Runde
results-turning = Runde { $round }: { $told } { $name } stieg von { $before } auf { $after } von 100.
results-story = Was entschied
results-why =
    { $name } gewann { $more ->
        [one] einen Punkt
       *[other] { $more } Punkte
    } vor { $second }, vor allem durch { $category ->
        [tortuga] Truhen in Tortuga
        [fleet] Truhen im Flottenbereich
        [crew] Truhen im Crewbereich
        [sets] Sets aus Rot, Blau, Gelb
        [tracks] die Leisten
       *[tiles] Schatzplättchen
    } ({ $own } zu { $theirs }).
results-lead =
    { $how ->
        [stole] Vorn seit Runde { $round }, durch eine Truhe von { $victim }.
        [robbed] Vorn seit Runde { $round }, als { $robber } eine Truhe von { $victim } raubte.
        [home] Vorn seit Runde { $round }, als Truhen in Tortuga ankamen.
        [hunt] Vorn seit Runde { $round }, durch eine Schatzsuche.
        [token] Vorn seit Runde { $round }, durch einen Marker, der vorrückte.
       *[other] Vorn seit Runde { $round }.
    }
results-lead-last =
    { $how ->
        [stole] Vorn erst in der letzten Runde, durch eine Truhe von { $victim }.
        [robbed] Vorn erst in der letzten Runde, als { $robber } eine Truhe von { $victim } raubte.
        [home] Vorn erst in der letzten Runde, als Truhen in Tortuga ankamen.
        [hunt] Vorn erst in der letzten Runde, durch eine Schatzsuche.
        [token] Vorn erst in der letzten Runde, durch einen Marker, der vorrückte.
       *[other] Vorn erst in der letzten Runde.
    }
results-lead-back =
    { $how ->
        [stole] Wieder vorn in der letzten Runde, durch eine Truhe von { $victim }.
        [robbed] Wieder vorn in der letzten Runde, als { $robber } eine Truhe von { $victim } raubte.
        [home] Wieder vorn in der letzten Runde, als Truhen in Tortuga ankamen.
        [hunt] Wieder vorn in der letzten Runde, durch eine Schatzsuche.
        [token] Wieder vorn in der letzten Runde, durch einen Marker, der vorrückte.
       *[other] Wieder vorn in der letzten Runde.
    }
results-tiles-same = Vor den Schatzplättchen führte { $leader } mit { $points } zu { $second }; die Plättchen änderten nichts.
results-tiles-below =
    Vor den Schatzplättchen führte { $leader } mit { $points } zu { $second }. Mit { $coins } zu { $less } Münzen zog dann { $climber } { $level ->
        [yes] mit { $passed } gleich
       *[no] an { $passed } vorbei
    }.
results-tiles-turned = Vor den Schatzplättchen führte { $leader } mit { $points } zu { $second }. Die Plättchen von { $winner } brachten { $coins } Münzen, die von { $leader } { $less }.
results-tiles-level = Vor den Schatzplättchen stand es { $points } zu { $points }.
results-thefts =
    { $count ->
        [one] { $name } raubte eine Truhe, von { $victim }.
       *[other] { $name } raubte { $count } Truhen, { $all ->
            [yes] alle
           *[no] davon { $most }
        } von { $victim }.
    }
results-no-thefts = Niemand raubte eine Truhe.
results-best-round = Die beste Runde hatte { $name }: { $points } Punkte in Runde { $round }.
