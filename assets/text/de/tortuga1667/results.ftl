# The results of a game of cards.

results-heading = Loyalitäten auf den Tisch
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
results-until = bis Zug { $turn }
results-spoken-team = { $team }: { $names }
results-treasure = Schätze
results-treasure-note = in den Kammern jeder Nation, Zug um Zug
results-start = Start
results-turn = Zug
results-beliefs = Vermutungen
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
results-point-rose =
    { $side ->
       [british] Die Siegchance der Briten steigt um etwa { $percent } Prozentpunkte.
       [french] Die Siegchance der Franzosen steigt um etwa { $percent } Prozentpunkte.
      *[dutch] Die Siegchance der Niederländer steigt um etwa { $percent } Prozentpunkte.
    }
results-point-fell =
    { $side ->
       [british] Die Siegchance der Briten sinkt um etwa { $percent } Prozentpunkte.
       [french] Die Siegchance der Franzosen sinkt um etwa { $percent } Prozentpunkte.
      *[dutch] Die Siegchance der Niederländer sinkt um etwa { $percent } Prozentpunkte.
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
