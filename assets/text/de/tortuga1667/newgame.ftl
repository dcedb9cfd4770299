# The name of the game and its options.
game-tortuga1667 = Tortuga 1667

# ---- new game
option-edition = Ausgabe
option-edition-note = Nach welcher Fassung der Regeln gespielt wird.
option-edition-2017web = Erste
option-edition-2017web-note = Regeln von 2017, auch zu zweit und zu dritt.
option-edition-v2 = Spätere
option-edition-v2-note = Mehr Pistolen, Kaperbriefe auf Vorrat, Jungbrunnen gegen Meuterei.
option-setup = Aufbau
option-setup-note = Wie alle ihren ersten Platz bekommen.
option-setup-usual = Durchs Los
option-setup-usual-note = Das Los verteilt die Figuren.
option-setup-advanced = Nach Wahl
option-setup-advanced-note = Wer gezogen wird, wählt seinen Platz.
option-timer = Uhr
option-timer-note = Zeit für Aktion und erzwungenes Aufdecken.
option-timer-0 = Aus
option-timer-30 = 30 s
option-talk = Tischgespräch
option-talk-note = Behauptungen und Versprechen, laut für alle.
option-talk-off = Aus
option-talk-on = An

# ---- house rules
option-starred_count = Zahl der Karten mit Stern
option-starred_count-note = So viele werden gezogen, und niemand weiß, welche. Mehr Karten, längeres Spiel.
option-starred_count-3 = 3
option-starred_count-4 = 4
option-starred_count-5 = 5
option-starred_count-6 = 6
option-starred_count-7 = 7
option-starred_count-8 = 8
option-starred = Karten mit Stern
option-starred-note = Gewählte Karten sind im Spiel; ohne Wahl entscheidet das Los.
option-starred-powder = Schwarzpulver
option-starred-fever = Lagerkoller
option-starred-nest = Krähennest
option-starred-facade = Maskerade
option-starred-bells = Acht Glasen
option-starred-code = Piratenkodex
option-starred-scurvy = Skorbut
option-starred-storm = Schwere See
option-starred-powder-note = Spreng ein Ruderboot. Wer darin sitzt, wird ausgesetzt.
option-starred-fever-note = Zwei Loyalitäten werden gemischt. Ab vier Spielern.
option-starred-nest-note = Such im Stapel neue Stimmkarten für einen beliebigen Spieler aus.
option-starred-facade-note = Tausch die Position mit dem Spieler rechts von dir. Ab vier Spielern.
option-starred-bells-note = Lose die Reihenfolge auf deinem Schiff oder auf Tortuga neu aus.
option-starred-code-note = Bleibt bei dir. Du fehlst bei deinen nächsten zwei Abstimmungen.
option-starred-scurvy-note = Alle auf deinem Schiff oder auf Tortuga verpassen ihren nächsten Zug, auch du.
option-starred-storm-note = Die Schätze hier gehen zurück: auf die Galeone, auf Tortuga an den Strand.
    .edition-v2 = { event-storm-line.edition-v2 }
option-fountain_vs_mutiny = Jungbrunnen gegen Meuterei
option-fountain_vs_mutiny-no = Nein
option-fountain_vs_mutiny-yes = Ja
option-fountain_vs_mutiny-no-note = Er hilft nur gegen Schwarzen Fleck, Pistole und den eigenen Kapitän.
    .edition-v2 = In der späteren Ausgabe hilft er immer auch gegen eine Meuterei.
option-fountain_vs_mutiny-yes-note = Ein Kapitän darf ihn benutzen, wenn eine Meuterei gelingt.
option-stall = Eine letzte Karte, die niemand aufdeckt
option-stall-0 = Bleibt
option-stall-1 = 1 Zug
option-stall-2 = 2 Züge
option-stall-3 = 3 Züge
option-stall-0-note = Das Spiel geht weiter, bis jemand sie aufdeckt.
option-stall-1-note = Nach so vielen Zügen aller wird sie von selbst aufgedeckt.
option-stall-2-note = Nach so vielen Zügen aller wird sie von selbst aufgedeckt.
option-stall-3-note = Nach so vielen Zügen aller wird sie von selbst aufgedeckt.
option-custom_votes = Stimmkarten
option-custom_votes-reconstructed = Standardset
option-custom_votes-reconstructed-note = Kanonen, Fackeln und Wasser sind belegt; Flaggen und Totenköpfe sind rekonstruiert, halb und halb.
option-custom_votes-custom = Eigenes Set
option-custom_votes-custom-note = Bestimme, wie viele Karten es von jeder der zwölf Arten gibt, zusammen dreißig.

# ---- tints of the nine pirates
colour-rosa = rosa
colour-jack = tannengrün
colour-bellamy = violett
colour-anne = strohgelb
colour-silas = schiefergrau
colour-zola = petrol
colour-kofi = umbra
colour-finn = moosgrün
colour-mei = koralle

# Whom so many seats are for, $count of each.
newgame-side-british =
    { $count ->
        [one] 1 Brite
       *[other] { $count } Briten
    }
newgame-side-french =
    { $count ->
        [one] 1 Franzose
       *[other] { $count } Franzosen
    }
newgame-side-dutch = { $count } Niederländer
