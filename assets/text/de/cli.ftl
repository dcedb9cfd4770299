## Die Befehlszeile. Kurze Zeilen; Namen von Befehlen und Optionen werden nie übersetzt.

cli-help = Das Piraten-Würfelspiel Tortuga. Ohne Befehl öffnet sich das Titelbild.
cli-help-end = Rückgabewerte: 0 gut, 1 ein Befund oder eine schlechte Datei, 2 falscher Aufruf.
cli-help-command = BEFEHL
cli-help-commands = Befehle
cli-help-data-dir = Ordner für alles, was geschrieben wird; { $variable } bewirkt dasselbe

cli-help-play = gleich ein Spiel beginnen
cli-help-game = welches Spiel ({ $usual })
cli-help-play-seats = wer wo sitzt, { $least } bis { $most }: human oder ein Computerspieler; der erste Platz zuerst
cli-help-last = { $told }, ohne --seats wie zuletzt gewählt
cli-help-seed = Startwort der Würfel, beliebiger Text bis 64 Bytes; ohne wird ein geheimes gezogen
cli-help-lang = Sprache
cli-help-speed = wie schnell sich auf dem Tisch etwas bewegt
cli-help-size = Größe in Pixeln, etwa 1920x1080

cli-help-simulate = Computerspieler ohne Fenster spielen lassen und zählen
cli-help-simulate-seats = { $least } bis { $most } Computerspieler; sie tauschen von Spiel zu Spiel die Plätze
cli-help-games-count = Zahl der Spiele (100)
cli-help-jobs = Prozesse, die gleichzeitig arbeiten (1)
cli-help-save = Ordner, in dem jedes Spiel als Datei bleibt
cli-help-json = JSON ausgeben
cli-help-dask = Adresse eines Dask-Schedulers, etwa tcp://host:8786, dessen Worker statt dieses Rechners spielen

cli-help-arena = Computerspieler jeder gegen jeden spielen lassen: Kreuztabelle, Intervalle, Wertung
cli-help-arena-players = wer mitspielt (alle, die es gibt)
cli-help-arena-tables = mit wie vielen Plätzen gespielt wird ({ $tables })
cli-help-arena-games = Spiele je Paarung und Zahl der Plätze (120)
cli-help-arena-stop = eine Paarung beenden, sobald sicher ist, wer stärker ist
cli-help-arena-error = mit --stop: Wahrscheinlichkeit in Prozent, dass eine dieser sicheren Antworten falsch ist (5)
cli-help-arena-save = Datei für die Ergebnisse, nach jedem Durchgang geschrieben
cli-help-arena-resume = das Turnier einer solchen Datei fortsetzen; mehr Spiele sind möglich
cli-help-arena-picture = Kreuztabellen und Wertungen zeichnen

cli-help-verify = Spieldateien prüfen: jeden Würfel neu herleiten, jede Entscheidung neu fällen
cli-help-log = eine Spieldatei

cli-help-replay = die Niederschrift einer Spieldatei ausgeben
cli-help-text = als Text; so wird sie ohnehin ausgegeben

cli-help-games = die Spiele der Bibliothek auflisten
cli-help-export = ein Spiel der Bibliothek in eine Datei schreiben; solange es läuft, ohne Startwort
cli-help-id = Nummer des Spiels in der Liste von `tortuga games`
cli-help-export-file = Zieldatei; eine alte dieses Namens wird ersetzt
cli-help-import = eine Spieldatei in die Bibliothek aufnehmen

cli-help-screenshots = jeden Bildschirm als PNG-Bild schreiben, ohne Fenster
cli-help-screenshots-dir = Ordner für die Bilder
cli-help-text-size = Größe der Schrift in Prozent

## Falscher Aufruf

cli-not-here = { $option } gehört nicht zu „{ $command }“, sondern zu: { $known }
cli-bad-size = --size { $told }: schreib BREITExHÖHE, etwa 1920x1080
cli-size-range = --size { $told }: möglich ist nur { $least } bis { $most }
cli-bad-percent = { $option } { $told }: nötig ist eine Zahl von { $least } bis { $most }
cli-arena-bad-tables = --tables { $told }: möglich sind die Zahlen { $tables }, jede einmal
cli-arena-resumed = { $option } steht schon in der Datei von --resume und lässt sich nicht ändern
cli-arena-exists = --save { $file }: Die Datei gibt es schon; --resume setzt sie fort
cli-arena-picture-name = --picture { $file }: Der Name muss auf .png enden
cli-unknown-game = --game: Ein Spiel „{ $name }“ gibt es nicht; es gibt { $known }
cli-unknown-player = --seats: Einen Spieler „{ $name }“ gibt es nicht; es gibt { $known }
cli-seat-count = --seats: Mit { $seats ->
    [one] einem Platz
   *[other] { $seats } Plätzen
 } geht es nicht; es braucht { $least } bis { $most }
cli-not-one-of = { $option } { $told }: möglich ist nur { $allowed }
cli-bad-number = { $option } { $told }: nötig ist eine ganze Zahl von { NUMBER($least, useGrouping: 0) } bis { NUMBER($most, useGrouping: 0) }

## verify

cli-verify-finished = gut, zu Ende gespielt (Punkte: { $scores }): { NUMBER($decisions, useGrouping: 0) } Entscheidungen neu gefällt, { $dealt }-mal aus dem Startwort hergeleitet
cli-verify-seen = gut, soweit man es wissen kann: { $events } Ereignisse eines laufenden Spiels, wie { $seat ->
    [0] alle
   *[other] Platz { $seat }
 } sie sehen konnten; was verborgen ist, beweist noch nichts
cli-verify-unfinished = gut, nicht zu Ende gespielt: { NUMBER($decisions, useGrouping: 0) } Entscheidungen neu gefällt, { $dealt }-mal Zufall, der möglich ist; das Startwort ist noch geheim
cli-verify-unproven = ; { $unproven } davon nur möglich: sie stammen aus einem Spiel mit noch geheimem Startwort

## replay

cli-transcript-title = { $game }, gespielt mit Version { $app }
cli-transcript-seat = Platz { $number }: { $name }, { $colour ->
    [blue] Blau
    [orange] Orange
    [yellow] Gelb
    [green] Grün
   *[other] { $colour }
 }, { $player }
cli-player-human = ein Mensch
cli-player-captain = Computerspieler { $player }
cli-transcript-commitment = SHA-256 des Startworts: { $commitment }
cli-transcript-practice = Ein Übungsspiel: { $times ->
        [0] Nichts wurde zurückgenommen.
        [one] Einmal wurde etwas zurückgenommen.
       *[other] { $times }-mal wurde etwas zurückgenommen.
    }
cli-transcript-seed = Das Startwort war { $seed }
cli-transcript-seen = Ein laufendes Spiel, wie { $name } es sah.
cli-transcript-public = Ein laufendes Spiel, wie alle es sehen konnten.
cli-transcript-unfinished = Das Spiel ist noch nicht aus.

## games, export, import

cli-games-none = Die Bibliothek ist leer.
cli-games-id = Nr.
cli-games-game = Spiel
cli-games-state = Stand
cli-games-seats = Plätze
cli-games-scores = Punkte
cli-games-changed = Zuletzt gespielt (UTC)
cli-state-running = läuft
cli-state-unfinished = unfertig
cli-state-finished = beendet
cli-exported-running = Spiel { $id } steht in { $file }, ohne Startwort und Geheimnisse: Es läuft noch.
cli-exported-unfinished = Spiel { $id } steht in { $file }.
cli-exported-finished = Spiel { $id } steht in { $file }.
cli-imported = { $file } ist Spiel { $id } der Bibliothek.

## simulate

cli-simulated = { NUMBER($games, useGrouping: 0) } Spiele, Startwort { $seed }: { NUMBER($decisions, useGrouping: 0) } Entscheidungen, { $seconds } s
cli-simulated-player = Spieler
cli-simulated-wins = Siege
cli-simulated-interval = 95 %
cli-simulated-score = Punkte
cli-simulated-p50 = ms p50
cli-simulated-p99 = ms p99

## arena

cli-arena-head = { NUMBER($games, useGrouping: 0) } Spiele, Startwort { $seed }, { $seconds } s. Alle hatten die gleichen Würfel.
cli-arena-table = { $seats } Plätze: Prozent der Siege gegen jeden, mit 95-%-Intervallen
cli-arena-player = Spieler
cli-arena-rating = Wertung
cli-arena-interval = 95 %
cli-arena-wins = Siege
cli-arena-miss = Stärke ist hier nicht eine Zahl: { $row } hat { $share } % gegen { $column }, wo die Wertungen { $expected } % versprechen ({ $proven ->
    [yes] mehr, als der Zufall erklärt
   *[no] der Zufall kann es erklären
 }).
cli-arena-circle = Im Kreis: { $first } schlägt { $second }, { $second } schlägt { $third }, { $third } schlägt { $first }.
cli-arena-stopped = * früh beendet: Es ist sicher, wer stärker ist. Alle diese Antworten zusammen sind mit höchstens { $error } % Wahrscheinlichkeit falsch; die Intervalle gelten jederzeit.
cli-arena-saved = Liegt in { $file }.
cli-arena-drawn = Gezeichnet in { $file }.

cli-screenshots = { $count ->
    [one] Ein Bild liegt
   *[other] { $count } Bilder liegen
 } in { $dir }.
