# Titel, neues Spiel, Übergabe, Ergebnis, Mitwirkende.

# ---- Titel
title-motto = Würfel, Truhen und der schnellste Heimweg
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
title-continue-other = { $game }{ $round ->
        [0] { "" }
       *[other] {" "}· Runde { $round }
    }
title-continue-lesson = die Lehrpartie{ $round ->
        [0] { "" }
       *[other] {" "}· Runde { $round }
    }
title-new-game = Neues Spiel
title-new-game-note = 2–4 Spieler, 6 oder 8 Truhen
title-hot-seat = Gemeinsam
title-hot-seat-note = an einem Computer
title-library = Spiele
title-library-note = Wiedergabe, Statistik
title-credits = Mitwirkende
title-quit = Beenden

quit-title = Den Hafen verlassen?
quit-from-title = Deine Spiele bleiben erhalten. Du kannst sie jederzeit fortsetzen.

# ---- neues Spiel
newgame-title = Neues Spiel
newgame-note = Wähle die Spieler und stich in See
newgame-seats = { $seats } Spieler
newgame-game = Spiel
newgame-seat-number = Sitz { $seat }
newgame-person = Mensch
newgame-person-note = Jemand spielt an diesem Computer.
newgame-person-long = Spielt an diesem Computer mit Maus, Tastatur oder Gamepad. Teilen ihn sich mehrere, verbirgt ein Vorhang die Würfel, bis der Nächste übernimmt.
newgame-captain = Computer
newgame-captain-note = Der Computer spielt und sieht nicht mehr, als ein Mensch auf diesem Sitz sähe.
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
newgame-colour = Farbe und Gesicht
newgame-level = Stufe
newgame-seed = Startwort
newgame-seed-secret = geheim
newgame-seed-new = Ein Startwort ziehen, das sich weitersagen lässt
newgame-seed-note = Gib ein Startwort ein, um mit denselben Würfeln zu spielen. Bleibt das Feld leer, wird ein geheimes gezogen und nach dem Spiel gezeigt.
newgame-same-deal = Noch einmal dieselben Würfel und derselbe Beutel: { $game }
newgame-seed-same = Gleiches Startwort, gleiche Würfel, gleicher Beutel.
newgame-set-sail = In See stechen
newgame-practice = Übungsspiel
newgame-practice-note = Ganze Runden lassen sich im Spielmenü zurücknehmen. Die Spieldatei vermerkt es, und das Spiel zählt nicht in der Statistik.
newgame-unadvised = Ohne Rat
newgame-unadvised-note = Niemand bekommt in diesem Spiel Rat, weder am Tisch noch im Notizbuch; die Spieldatei vermerkt es.
newgame-computers = Nur Computer
newgame-computers-note = Auf jedem Sitz spielt der Computer: ein Spiel zum Zuschauen, oder nimm einen Sitz zurück.
newgame-equals = Ebenbürtige Gegner
newgame-equals-note = Sagt, wie stark { $name } spielt, und bietet Computerspieler an, die zusammen so stark sind.
newgame-equals-nobody = Dazu braucht es einen Menschen und einen Computer.
newgame-equals-message = Spielstärke von { $name }: { $place }.
    { $known }.
newgame-equals-offer = Zusammen so stark: { $levels }.
newgame-equals-middle = Bis dahin die mittlere Stufe: { $levels }.
newgame-equals-level = { $count } × { $level }
newgame-equals-take = Annehmen
newgame-house-rules = Hausregeln
newgame-house-rules-note =
    { $changed ->
        [0] Standardregeln.
        [one] 1 Regel geändert.
       *[other] { $changed } Regeln geändert.
    }

newgame-fault-seats = Das Spiel braucht { $least } bis { $most } Spieler, nicht { $seats }.
newgame-fault-name-empty = Sitz { $seat } hat keinen Namen.
newgame-fault-name-long = Der Name von Sitz { $seat } ist länger als { $most } Zeichen.
newgame-fault-name-twice = Zwei Spieler heißen { $name }.
newgame-name-unshown =
    { $count ->
        [one] Ein Zeichen eines Namens lässt sich hier nicht zeigen: Ein Fragezeichen steht dafür
       *[other] { $count } Zeichen von Namen lassen sich hier nicht zeigen: Fragezeichen stehen dafür
    }
newgame-fault-colour = Sitz { $seat } braucht eine eigene Farbe.
newgame-fault-level = Sitz { $seat }: Einen Kapitän namens { $level } gibt es nicht.
newgame-fault-seed = Das Startwort ist länger als { $most } Bytes.

# ---- Hausregeln
rule-title = Hausregeln
rule-intro = Wo die Anleitungen der verschiedenen Sprachen schweigen oder sich unterscheiden, entscheidest du. Der Standard steht vorn.
rule-usual = Standardregeln

# ---- Übergabe
handover-title = Jetzt ist dran:
handover-note = Alle anderen schauen bitte weg.
handover-lift = Ich bin so weit
handover-else = Erst jemand anderes
handover-unseen = Irgendeine, ungesehen
handover-gathered-title = Alle haben gewählt
handover-gathered = Alle dürfen wieder auf den Tisch schauen.
handover-open-title = Das kam heraus
handover-open = Haben es alle gesehen? Dann geht es weiter.
handover-open-done = Alle haben es gesehen

# ---- Ergebnis
results-heading = Heimgekehrt
results-again = Revanche
results-again-note = Dieselben Spieler, neue Würfel.
results-real = Richtig spielen
results-lesson = Lehrpartie neu
results-new = Neues Spiel
results-title = Zum Titelbild
results-pages = Seiten
results-seed = Startwort dieses Spiels: { $seed }

# ---- Mitwirkende
credits-title = Mitwirkende
credits-note = Werke anderer in diesem Spiel
credits-up = Nach oben blättern
credits-down = Nach unten blättern
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
credits-note-dice = Die Zahlen von Würfel A sind belegt. Die der Würfel B bis E sind nachgebildet: Jedes Symbol trägt jede Zahl von 1 bis 5 einmal.
credits-note-art = Vom Programm selbst erzeugt, siehe { $folder }.
credits-note-icons = Farben geändert: { $what }
credits-note-figures = Geändert: Versalziffern als Vorgabe.
credits-note-readable = Die gut lesbare Schrift der Einstellungen.
credits-note-sounds = Vom Programm selbst erzeugt, siehe { $folder }; nichts ist aufgenommen.
credits-note-music = Eigene Melodie, gespielt von synthetischer Cister, Gitarre und Konzertina ({ $folder }).
