# Titel, neues Spiel, Übergabe, Ergebnis, Mitwirkende.

# ---- Titel
title-motto = Würfel, Truhen und der schnellste Weg nach Hause
title-continue = Fortsetzen
title-continue-note =
    { $people ->
        [one] { $name }
       *[other] { $people } Spieler
    }{ $captains ->
        [0] { "" }
        [one] {" "}und 1 Kapitän
       *[other] {" "}und { $captains } Kapitäne
    }{ $round ->
        [0] { "" }
       *[other] {" "}· Runde { $round }
    }
title-continue-lesson = die Lehrpartie{ $round ->
        [0] { "" }
       *[other] {" "}· Runde { $round }
    }
title-new-game = Neues Spiel
title-new-game-note = 2–4 Plätze, 6 oder 8 Truhen
title-hot-seat = Reihum
title-hot-seat-note = an einem Bildschirm
title-library = Spiele
title-library-note = Aufzeichnungen, Statistik
title-credits = Mitwirkende
title-quit = Beenden

quit-title = Den Hafen verlassen?
quit-from-title = Deine Spiele bleiben erhalten. Du kannst sie jederzeit fortsetzen.

# ---- neues Spiel
newgame-title = Neues Spiel
newgame-note = Wählt die Kapitäne und stecht in See
newgame-seats = { $seats } Plätze
newgame-game = Spiel
game-tortuga2014 = Tortuga
newgame-seat-number = Platz { $seat }
newgame-person = Mensch
newgame-person-note = Jemand an diesem Bildschirm spielt.
newgame-person-long = Spielt an diesem Bildschirm mit Maus, Tastatur oder Gamepad. Teilen ihn sich mehrere, verbirgt ein Vorhang die Würfel, bis der Nächste sitzt.
newgame-captain = Computer
newgame-captain-note = Der Computer spielt und sieht nicht mehr, als ein Mensch auf diesem Platz sähe.
newgame-name = Name
newgame-name-1 = Kapitänin Rosa
newgame-name-2 = Turtle Jack
newgame-name-3 = Bellamy
newgame-name-4 = Mad Anne
newgame-name-5 = Long Ben
newgame-name-6 = Grace
newgame-name-7 = Old Barnaby
newgame-name-8 = Salty Sam
newgame-name-9 = Scarlet Meg
newgame-colour = Farbe und Wappen
newgame-level = Stärke
option-target = Spiellänge
option-target-6 = 6 Truhen
option-target-8 = 8 Truhen
option-target-note = Endet nach der Runde, in der jemand { $value } Truhen in Tortuga hat.
option-start_player = Startspieler
option-start_player-random = Zufall
option-start_player-youngest = Jüngster
option-start_player-seat = Platz
option-start_player-random-note = Der Zufall entscheidet. Der Schoner wandert nach jeder Runde im Uhrzeigersinn.
option-start_player-youngest-note = Der Jüngste von euch beginnt. Sagt, welcher Platz das ist.
option-start_player-seat-note = Ihr wählt den Platz, der beginnt.
newgame-seed = Startwort
newgame-seed-secret = geheim
newgame-seed-new = Ein Startwort ziehen, das sich weitersagen lässt
newgame-seed-note = Schreib ein Wort, um seine Würfel noch einmal zu spielen. Bleibt das Feld leer, wird ein geheimes gezogen und nach dem Spiel gezeigt.
newgame-seed-same = Gleiches Startwort, gleiche Würfel, gleicher Beutel.
newgame-set-sail = In See stechen
newgame-practice = Übungsspiel
newgame-practice-note = Ganze Runden lassen sich zurücknehmen, im Menü am Tisch. Das Logbuch vermerkt es, und das Spiel zählt nicht in der Statistik.
newgame-house-rules = Hausregeln
newgame-house-rules-note =
    { $changed ->
        [0] Es gelten die üblichen Regeln.
        [one] 1 Regel weicht von den üblichen ab.
       *[other] { $changed } Regeln weichen von den üblichen ab.
    }

newgame-fault-seats = Mit { $seats } Plätzen geht es nicht: Es braucht { $least } bis { $most }.
newgame-fault-name-empty = Platz { $seat } hat keinen Namen.
newgame-fault-name-long = Der Name von Platz { $seat } ist länger als { $most } Zeichen.
newgame-fault-name-twice = Zwei Plätze heißen { $name }.
newgame-fault-colour = Platz { $seat } braucht eine eigene Farbe.
newgame-fault-level = Platz { $seat }: Einen Kapitän namens { $level } gibt es nicht.
newgame-fault-seed = Das Startwort ist länger als { $most } Bytes.

# ---- Hausregeln
rule-title = Hausregeln
rule-intro = Wo die Anleitungen schweigen oder sich unterscheiden, entscheidet der Tisch. Das Übliche steht vorn.
rule-usual = Die üblichen Regeln
option-surplus_timing = Überzählige Truhen bei Entern und Überfallen
option-surplus_timing-afterAction = Nach der Aktion
option-surplus_timing-afterAction-note = Wer mehr Truhen als Platz hat, gibt sie ab, wenn beide Angriffe der Aktion vorbei sind.
option-surplus_timing-afterEachAttack = Nach jedem Angriff
option-surplus_timing-afterEachAttack-note = Überzählige Truhen fallen sofort, der zweite Angreifer kann sie schon auf der Insel finden.
option-attack_empty = Angriffe auf leere Bereiche
option-attack_empty-allowed = Erlaubt
option-attack_empty-allowed-note = Auch wer keine Truhen hat, darf angegriffen werden: Die Marker bewegen sich trotzdem.
option-attack_empty-forbidden = Verboten
option-attack_empty-forbidden-note = Ziel des ersten Angriffs ist nur, wer im angegriffenen Bereich Truhen hat.
option-move_choice = Schatztruhen bewegen
option-move_choice-simultaneous = Gleichzeitig
option-move_choice-simultaneous-note = Alle wählen geheim, dann bewegen sich alle Truhen zugleich.
option-move_choice-clockwise = Der Reihe nach
option-move_choice-clockwise-note = Einer nach dem anderen ab dem Startspieler; wer später kommt, sieht, was die anderen taten.
option-custom_dice = Zahlen auf den Würfeln
option-custom_dice-reconstructed = Üblicher Satz
option-custom_dice-reconstructed-note = Würfel A ist aus Rezensionen bekannt, B bis E sind so ergänzt, dass jede Zahl je Aktion einmal vorkommt.
option-custom_dice-custom = Eigener Satz
option-custom_dice-custom-note = Übertrag deine Würfel: Ein Druck ändert eine Zahl; jeder behält 1 bis 5 je einmal.
rule-dice-turn = Nächste Zahl

# ---- Übergabe
handover-title = Der Platz gehört jetzt
handover-note = Alle anderen schauen bitte weg.
handover-lift = Ich bin da

# ---- Ergebnis
results-heading = Heimgekehrt
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
results-sets = Sätze aus Rot, Blau, Gelb
results-tracks = Leisten
results-tiles = Schatzplättchen
results-total = Punkte
results-again = Gleiche Runde
results-again-note = Dieselben Kapitäne, frische Würfel.
results-real = Richtig spielen
results-lesson = Lehrpartie neu
results-new = Neues Spiel
results-title = Zum Titel
results-seed = Startwort dieses Spiels: { $seed }

# ---- Mitwirkende
credits-title = Mitwirkende
credits-note = Werke anderer, mit denen dieses Spiel segelt
credits-up = Seite zurück
credits-down = Seite weiter
credits-game = Das Spiel
credits-icons = Symbole
credits-fonts = Schriften
credits-sounds = Klänge
credits-music = Musik
credits-libraries = Bibliotheken
credits-rules = Regeln
credits-dice = Die Würfel
credits-art = Bilder
credits-tools = Werkzeuge
credits-works-dice = Würfel A–E
credits-works-art = Meer, Insel, Tableaus, Würfel, Truhen
credits-works-sounds = Würfel, Truhen, Sichtschirme, Kanone, Säbel, Glocke, Wellen
credits-note-game = Dieses Programm setzt die Regeln unabhängig um. Das Spiel und seine Namen gehören ihren Eigentümern; es enthält weder Texte noch Bilder von ihnen, und sie haben nichts mit ihm zu tun.
credits-note-dice = Die Zahlen von Würfel A sind belegt. Die der Würfel B bis E sind ergänzt: Jedes Symbol trägt jede Zahl von 1 bis 5 einmal.
credits-note-art = Gemalt von den eigenen Rezepten des Programms in { $folder }.
credits-note-icons = Farben geändert: { $what }
credits-note-figures = Geändert: Versalziffern als Vorgabe.
credits-note-readable = Die gut lesbaren Buchstaben der Einstellungen.
credits-note-sounds = Erzeugt von den eigenen Rezepten des Programms in { $folder }; nichts ist aufgenommen.
credits-note-music = Eigene Melodie, gespielt von erzeugter Cister, Gitarre und Konzertina ({ $folder }).
