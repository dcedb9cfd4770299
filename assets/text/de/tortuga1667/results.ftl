# The results of a game of cards.

results-heading = Loyalitäten auf den Tisch
results-you-won =
    { $side ->
       [british] Du gewinnst mit den Briten
       [french] Du gewinnst mit den Franzosen
      *[dutch] Du gewinnst mit den Niederländern
    }
results-you-lost =
    { $side ->
       [british] Du verlierst mit den Briten
       [french] Du verlierst mit den Franzosen
      *[dutch] Du verlierst mit den Niederländern
    }
results-again-note = Dieselben Spieler, neue Karten.
results-same = Gleiche Karten
results-same-note = Genau dieselben Loyalitäten und Karten: Geht es besser?
results-proof = Kartenbeweis
results-verdict = { $won } · { $ended }
results-turns =
    { $turns ->
       [one] nach 1 Zug
      *[other] nach { $turns } Zügen
    }
results-armada = Zug { $turns } · { $name } deckt die Spanische Armada auf
results-overtime = Zug { $turns }, in der Verlängerung
results-team-british =
    { $count ->
       [one] { $count } Brite
      *[other] { $count } Briten
    }
results-team-french =
    { $count ->
       [one] { $count } Franzose
      *[other] { $count } Franzosen
    }
results-team-dutch =
    { $count ->
       [one] { $count } Niederländer
      *[other] { $count } Niederländer
    }
results-winners = Sieg
results-beaten = Niederlage
results-drawn = Unentschieden
results-until = bis Zug { $turn }
results-spoken-team = { $team }: { $names }
results-treasure = Schätze
results-treasure-note = in den Kammern jeder Nation, Zug um Zug
results-start = Start
results-turn = Zug
results-beliefs = Einschätzungen
results-beliefs-note = wofür ein Zuschauer jeden hielt
results-beliefs-up = oben: Franzosen
results-beliefs-down = unten: Briten
results-beliefs-truth = Wahrheit
results-beliefs-end = { $name }: { $side }, { $percent } %
results-beliefs-spoken = Was ein Zuschauer zuletzt glaubte: { $beliefs }.
results-points = Wendepunkte
results-points-none = Kein Zug hat das Spiel gewendet.
results-points-unknown = Was das Spiel gewendet hat, ließ sich nicht berechnen.
results-point-when = { $name }, Zug { $turn }
results-point-belief =
    { $side ->
       [british] { $name } wirkt britisch, { $before } → { $after } %
       [french] { $name } wirkt französisch, { $before } → { $after } %
      *[dutch] { $name } wirkt niederländisch, { $before } → { $after } %
    }
results-points-chance =
    { $side ->
       [british] ± Siegchance der Briten
       [french] ± Siegchance der Franzosen
      *[dutch] ± Siegchance der Niederländer
    }
results-point-up = +{ $percent } %
results-point-down = −{ $percent } %
results-point-little = <{ $percent } %
results-point-rose =
    { $side ->
       [british] Die Siegchance der Briten steigt { $percent ->
            [one] um etwa einen Prozentpunkt.
           *[other] um etwa { $percent } Prozentpunkte.
        }
       [french] Die Siegchance der Franzosen steigt { $percent ->
            [one] um etwa einen Prozentpunkt.
           *[other] um etwa { $percent } Prozentpunkte.
        }
      *[dutch] Die Siegchance der Niederländer steigt { $percent ->
            [one] um etwa einen Prozentpunkt.
           *[other] um etwa { $percent } Prozentpunkte.
        }
    }
results-point-fell =
    { $side ->
       [british] Die Siegchance der Briten sinkt { $percent ->
            [one] um etwa einen Prozentpunkt.
           *[other] um etwa { $percent } Prozentpunkte.
        }
       [french] Die Siegchance der Franzosen sinkt { $percent ->
            [one] um etwa einen Prozentpunkt.
           *[other] um etwa { $percent } Prozentpunkte.
        }
      *[dutch] Die Siegchance der Niederländer sinkt { $percent ->
            [one] um etwa einen Prozentpunkt.
           *[other] um etwa { $percent } Prozentpunkte.
        }
    }
moment-sneaked-british = 1 zu den Briten geschmuggelt
moment-sneaked-french = 1 zu den Franzosen geschmuggelt
moment-galleon-british = Angriff, Galeone: für die Briten
moment-galleon-french = Angriff, Galeone: für die Franzosen
moment-ship-british = Angriff aufs Schiff, für die Briten
moment-ship-french = Angriff aufs Schiff, für die Franzosen
moment-brawl-british = Rauferei: beide für die Briten
moment-brawl-french = Rauferei: beide für die Franzosen
moment-brawl-tie = Rauferei: je einer
moment-storm = Schwere See holt Schätze zurück

# Its pages.
results-page-story = Wie es kam
results-page-said = Was stimmte

# The vote whose result won the game, or else the weightiest, card by card.
results-vote = Die entscheidende Abstimmung
results-vote-weighty = Die wichtigste Abstimmung
results-vote-when = { $vote }, Zug { $turn }
results-vote-none = Niemand hat eine Abstimmung ausgerufen.
results-vote-deck = der Stapel
results-vote-by-deck = Ohne die Karte vom Stapel wäre es anders ausgegangen.
results-vote-narrow = Ein knappes Ergebnis: Eine einzige andere Karte hätte es geändert.
results-vote-by =
    { $count ->
        [0] Ein klares Ergebnis: Es hing an keiner einzelnen Karte.
        [one] Ohne die Karte von { $names } wäre es anders ausgegangen.
       *[other] Fehlte auch nur eine dieser Karten, wäre es anders ausgegangen: { $names }.
    }

# Who led, who was marooned by whom, who rowed.
results-lead-british = Zug { $turn }: Die Briten gehen in Führung und behalten sie.
results-lead-french = Zug { $turn }: Die Franzosen gehen in Führung und behalten sie.
results-lead-level = Zug { $turn }: Beide Nationen ziehen gleich, und dabei bleibt es.
results-always-british = Die Briten führten von Anfang bis Ende.
results-always-french = Die Franzosen führten von Anfang bis Ende.
results-always-level = Keine der Nationen lag je in Führung.
results-lead-changes =
    { $count ->
        [0] { "" }
        [one] Die Führung wechselte einmal.
       *[other] Insgesamt wechselte die Führung { $count }-mal.
    }
results-marooned = Ausgesetzt
results-rowed = Gerudert
results-nobody = niemand

# What was said, and what one had guessed, against the truth.
results-said = Was gesagt wurde
results-said-note = { $true } von { $all } Behauptungen stimmten
results-said-none = Niemand hat etwas behauptet.
results-said-words = „{ $words }“
results-said-spoken =
    { $truth ->
        [true] Zug { $turn }, { $name }: „{ $words }“ Das stimmte.
       *[false] Zug { $turn }, { $name }: „{ $words }“ Das stimmte nicht.
    }
results-book = Dein Notizbuch
results-books = Notizbücher
results-book-note = { $right } von { $all } Vermutungen stimmten
results-book-none = Es wurde keine Vermutung notiert.
results-book-spoken = { $name }: vermutet { $guess }, in Wahrheit { $side }
