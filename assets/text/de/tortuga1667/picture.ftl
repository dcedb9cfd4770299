# The table: what stands on it.
pic-turn = Zug { $turn }
pic-setup = Vor dem ersten Zug
pic-you = du
pic-full = voll
pic-closed = gesperrt
pic-free = frei
pic-galleon = Spanische Galeone ×{ $count }
pic-beach = Strand ×{ $count }
pic-events = Ereigniskarten
pic-seen = dir bekannt
pic-viewed = Karten, die du angesehen hast
pic-deck = Stapel
pic-discards = Ablage
pic-votes = Stimmstapel
pic-watch = Armada-Ausguck
pic-watch-turned = { $past } von { $total } aufgedeckt
pic-watch-between = frühestens die { $first }., spätestens die { $last }. Karte
pic-watch-overtime = Verlängerung: wer zuerst führt, gewinnt
pic-reveals = { $name } deckt { $card } auf
pic-corner-loyalty = Loyalität
pic-corner-votes = Deine Stimmen
pic-corner-maps = Schatzkarten
pic-peek = halten: ansehen
pic-none = keine
pic-wins-british = die meisten Schätze für die Briten
pic-wins-french = die meisten Schätze für die Franzosen
pic-wins-dutch = gewinnt allein bei Gleichstand
pic-need-lead = du brauchst die Führung
pic-has-lead = du liegst vorn
pic-need-tie = du brauchst Gleichstand
pic-has-tie = du hast den Gleichstand
pic-needed = Briten { $british }, Franzosen { $french }: { $needed }.
pic-rank-place = { $rank } · { $place }
pic-votes-so-far = Bisherige Abstimmungen
pic-no-votes = noch keine Abstimmung
pic-vote-attack = Angriff, { $place }
pic-vote-mutiny = Meuterei, { $place }
pic-vote-brawl = Rauferei, { $place }
pic-result-success = gelingt
pic-result-failure = misslingt
pic-result-british = Briten
pic-result-french = Franzosen
pic-result-tie = Gleichstand
pic-acting =
    { $turns ->
        [one] { $name } entscheidet, dann du
       *[other] { $name } ist am Zug, du in { $turns } Zügen
    }
pic-watching = Für dich nichts zu wählen
pic-watching-note = Sieh den anderen zu: Was sie tun, verrät, zu wem sie halten.
pic-voted = Deine Stimme ist abgegeben
pic-voted-note = Wer gestimmt hat, zieht danach eine Karte. Niemand erfährt, wer was gespielt hat.
pic-waiting = Warten auf { $names }
pic-misses = verpasst den Zug
pic-may-answer = darf antworten
pic-act-view = 2 ansehen
pic-act-reveal = 1 aufdecken
pic-act-force = Zwingen
pic-act-row = Rudern
pic-act-attack = Angriff
pic-act-maroon = Aussetzen
pic-act-mutiny = Meuterei
pic-act-sneak = Schmuggeln
pic-act-brawl = Rauferei

# What a player did last, in the roster: two or three words.
last-looked = sieht { $first } und { $second } an
last-forced = zwingt zum Aufdecken
last-revealed = deckt auf: { $event }
last-used = nutzt { $event }
last-boards-boat = steigt ins Ruderboot
last-rowed-dutchman = rudert zum Holländer
last-rowed-jolly = rudert zur Jolly Roger
last-rowed-tortuga = rudert nach Tortuga
last-sneaked-british = schmuggelt: Briten
last-sneaked-french = schmuggelt: Franzosen
last-maroons = setzt jemanden aus
last-maroons-whom = setzt { $name } aus
last-marooned = kommt nach Tortuga
last-marooned-again = muss nach hinten
last-rescued = kommt an Bord
last-missed = verpasst den Zug
last-attack-success = Angriff gelingt
last-attack-failure = Angriff misslingt
last-mutiny-success = Meuterei gelingt
last-mutiny-failure = Meuterei misslingt
last-brawl-british = Rauferei: Briten
last-brawl-french = Rauferei: Franzosen
last-brawl-tie = Rauferei: Gleichstand

# The panel of a vote.
poll-attack = Angriff: { $place }
poll-mutiny = Meuterei: { $place }
poll-brawl = Rauferei auf Tortuga
poll-cast = { $cast } von { $voters } haben gestimmt
poll-needs = nötig { $count }
poll-needs-lead = nötig +1
poll-torches = Fackeln
poll-waters = Wasser
poll-blanks = leer
poll-unturned = gemischt: niemand weiß, wessen Karte welche ist
poll-choosing = alle wählen geheim eine Karte
poll-over = Ergebnis:
poll-attack-success = er gelingt
poll-attack-failure = er misslingt
poll-mutiny-success = sie gelingt
poll-mutiny-failure = sie misslingt
poll-brawl-british = britische Kammer
poll-brawl-french = französische Kammer
poll-brawl-tie = Gleichstand
poll-if-attack = Kanone und mehr Fackeln als Wasser: ein Schatz.
poll-if-mutiny = Über die Hälfte Totenköpfe: Kapitän nach Tortuga.
poll-if-brawl = Die häufigere Flagge bekommt beide Schätze.
poll-hidden = verdeckt
poll-left =
    { $count ->
        [one] eine Karte liegt noch verdeckt
       *[other] { $count } Karten liegen noch verdeckt
    }
poll-open =
    { $rest ->
        [1] die letzte Karte kann es ändern
       *[other]
            { $needs ->
                [one] eine von { $rest } Karten kann es ändern
               *[other] { $needs } von { $rest } Karten können es ändern
            }
    }

# The moment when all cards of a vote are open.
large-deck = Stapel
large-needs-cannon = Kanone nötig
large-torches-waters = Fackeln − Wasser
large-cards-mutiny = Totenköpfe und leere, { $count } Karten
large-cards-brawl = Flaggen auf { $count } Karten
large-attack-success = Der Angriff gelingt
large-attack-failure = Der Angriff misslingt
large-mutiny-success = Die Meuterei gelingt
large-mutiny-failure = Die Meuterei misslingt
large-brawl-british = Die Briten gewinnen die Rauferei
large-brawl-french = Die Franzosen gewinnen die Rauferei
large-brawl-tie = Gleichstand in der Rauferei
large-by-torches =
    { $lead ->
        [one] mit einer einzigen Fackel
       *[other] mit { $lead } Fackeln
    }
large-no-cannon = keine Kanone
large-no-torch = keine Fackel
large-as-many = so viel Wasser wie Feuer
large-more-waters = mehr Wasser als Feuer
large-by-skulls = Totenköpfe: { $skulls } von { $count }
large-by-flags = Flaggen: { $more } zu { $less }

# The moment when somebody is marooned.
large-marooned = { $name } muss nach Tortuga
large-you-marooned = Du musst nach Tortuga
large-many-marooned = { $count } müssen nach Tortuga
large-you-too-marooned = { $count } nach Tortuga, auch du
large-cancelled = Abgewendet: { $card }
large-jumps = Sprung { $whither }
large-by-captain = durch den Kapitän
large-was = bisher { $rank }
large-place = Tortuga: Platz { $number }
large-empty = alle nach Tortuga
large-nobody-rises = niemand rückt auf
large-keeps-votes = Stimmen bleiben
large-keep-votes = alle Stimmen bleiben
large-card-lost = 1 Stimme weniger

# The moment when the person must reveal a card, or Cabin Fever shuffles loyalties.
large-forced-you = Du musst eine Karte aufdecken
large-forced = { $name } muss eine Karte aufdecken
large-fever = Zwei Loyalitäten werden gemischt
large-fever-same = Deine Loyalität bleibt
large-fever-changed = Du wechselst die Seite

# The moment when a treasure is taken.
large-spanish = Ein spanischer Schatz
large-last-spanish = Der letzte spanische Schatz
large-robs = Raub: { $ship }
large-into-british = in die britische Kammer
large-into-french = in die französische Kammer
large-galleon = Galeone
large-ships-now = Schiff gegen Schiff

# The list of advice.
advice-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
advice-spoken = Wahl { $number } von { $count }: Siegchance { $percent }.
advice-next-page = %: Siegchance · { $key }: warum, Wahl für Wahl
advice-more = { $key }: Siegchancen und was entscheidet
choice-leave = Nichts nehmen
choice-use-map = Karte nutzen
choice-keep-map = Karte behalten
choice-swap = Stimme ziehen, eine zurück
choice-keep-letter = Brief behalten

# What a key lays over the table.
sheet-discards = Abgelegte Ereigniskarten
sheet-discards-none = Noch liegt keine Ereigniskarte auf der Ablage.
