## Das Logbuch: kurze Sätze, die Tafel fasst etwa 40 Zeichen je Zeile.
## $name, $target, $attacker: Namen von Spielern. Auf den Text kann das Bild einer Truhe folgen.

log-with-chest = { $text } { $chest }
log-chest-red = eine rote Truhe
log-chest-blue = eine blaue Truhe
log-chest-yellow = eine gelbe Truhe
log-chest-white = eine weiße Truhe
log-chest-purple = eine lila Truhe

log-action-expand-fleet = Flotte ausbauen
log-action-recruit-crew = Crew anheuern
log-action-treasure-hunt = Schatzsuche
log-action-board = Entern
log-action-raid = Überfallen
# the same by number, as the rules tell an action
told-action-0 = { log-action-expand-fleet }
told-action-1 = { log-action-recruit-crew }
told-action-2 = { log-action-treasure-hunt }
told-action-3 = { log-action-board }
told-action-4 = { log-action-raid }
log-start-drawn = Erster Startspieler: { $name }
log-dealt-crew = { $name }, Crewbereich:
log-dealt-island = { $name }, Inselbereich:
log-all-roll =
    { $number ->
        [1] Alle würfeln
       *[other] Alle würfeln erneut
    }
log-some-roll =
    { $count ->
        [one] { $names } würfelt erneut
       *[other] { $names } würfeln erneut
    }
log-kept =
    { $count ->
        [one] { $name }: ein Würfel auf { $action }
       *[other] { $name }: { $count } Würfel auf { $action }
    }
log-kept-skulls =
    { $count ->
        [one] { $name } behält einen Totenkopf
       *[other] { $name } behält { $count } Totenköpfe
    }
log-stuck = { $name } ist blockiert: kein Würfel passt
log-bonus-placed = { $name }: Vorteilsplättchen auf { $action }
log-bonus-turned = { $name } dreht Plättchen auf 2: { $action }
log-skulls-declared =
    { $count ->
        [one] { $name }: Totenkopf auf { $action } gedreht
       *[other] { $name }: { $count } Totenköpfe auf { $action } gedreht
    }
log-rerolled =
    { $attempt ->
        [1] Pflichtwurf von { $name }
       *[other] { $name } würfelt noch einmal
    }

log-action-nobody = { $action }: niemand dabei
# $tie: yes where the total is tied and the schooner decides
log-action-first =
    { $tie ->
        [yes] { $action }, 1. Platz: { $name } mit { $total } (gewinnt den Gleichstand)
       *[no] { $action }, 1. Platz: { $name } mit { $total }
    }
log-action-second =
    { $tie ->
        [yes] 2. Platz: { $name } mit { $total } (gewinnt den Gleichstand)
       *[no] 2. Platz: { $name } mit { $total }
    }
log-forfeited = { $name } verzichtet auf { $action }
log-nobody-to-attack = { $name } verzichtet auf { $action }: Niemand ist angreifbar
log-fleet-expanded = { $name }, Schiff: { $before } → { $after }
log-crew-recruited = { $name }, Pirat: { $before } → { $after }
log-hunt =
    { $count ->
        [0] { $name } sucht und findet nichts
        [one] { $name } sucht: ein Plättchen
       *[other] { $name } sucht: eins von { $count } Plättchen
    }
log-hunt-chest =
    { $count ->
        [0] { $name } sucht:
        [one] { $name } sucht: ein Plättchen und
       *[other] { $name } sucht: eins von { $count } Plättchen und
    }
log-tile-kept = { $name } behält ein Plättchen
log-board-takes = { $name } entert { $target }, raubt
log-board-claims = { $name } entert { $target }, nimmt von der Insel
log-board-nothing = { $name } entert { $target }
log-raid-takes = { $name } überfällt { $target }, raubt
log-raid-claims = { $name } überfällt { $target }, nimmt von der Insel
log-raid-nothing = { $name } überfällt { $target }
log-board-target = { $name }, Schiff: { $before } → { $after }
log-raid-target = { $name }, Pirat: { $before } → { $after }
log-board-defends = { $name } verteidigt sich: { $attacker } { $before } → { $after }
log-raid-defends = { $name } verteidigt sich: { $attacker } { $before } → { $after }
log-defends-in-vain = { $name } verteidigt sich, { $attacker } bleibt auf Feld { $after }

log-draws = { $name } zieht
log-draws-nothing = { $name }: Der Beutel ist leer
log-moved-home =
    { $count ->
        [one] { $name }: eine Truhe nach Tortuga, nun { $total }
       *[other] { $name }: { $count } Truhen nach Tortuga, nun { $total }
    }
# a chest that finds no room, and where it goes
log-left =
    { $to ->
        [bag] { $name } ohne Platz; in den Beutel:
       *[island] { $name } ohne Platz; auf die Insel in der Mitte:
    }
log-round-ended = Neuer Startspieler: { $name }
log-score =
    { $points ->
        [one] { $name }: { $points } Punkt
       *[other] { $name }: { $points } Punkte
    }
log-wins = { $name } gewinnt mit { $points } Punkten
log-shared = { $names } teilen sich den Sieg mit { $points } Punkten
