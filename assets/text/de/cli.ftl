## Die Befehlszeile. Kurze Zeilen; Namen von Befehlen und Optionen werden nie übersetzt.

cli-help = Die Piratenspiele um Tortuga. Ohne Befehl öffnet sich das Titelbild.
cli-help-end = Rückgabewerte: 0 Erfolg, 1 Problem gefunden oder Datei unbrauchbar, 2 falscher Aufruf.
cli-help-command = BEFEHL
cli-help-commands = Befehle
cli-help-data-dir = Ordner für alles, was geschrieben wird; { $variable } bewirkt dasselbe

cli-help-play = gleich ein Spiel beginnen
cli-help-game = welches Spiel ({ $usual })
cli-help-play-seats = wer spielt, Sitz für Sitz, { $least } bis { $most }: human oder ein Computerspieler
cli-help-last = { $told }, ohne --seats wie zuletzt gewählt
cli-help-seed = Startwort der Würfel oder Karten, beliebiger Text bis 64 Bytes; ohne wird ein geheimes gezogen
cli-help-lang = Sprache
cli-help-speed = wie schnell sich auf dem Tisch etwas bewegt
cli-help-size = Größe in Pixeln, etwa 1920x1080

cli-help-simulate = Computerspieler ohne Fenster spielen lassen und zählen
cli-help-simulate-seats = { $least } bis { $most } Computerspieler; sie tauschen von Spiel zu Spiel die Sitze
cli-help-games-count = Zahl der Spiele (100)
cli-help-jobs = Prozesse, die gleichzeitig arbeiten (1)
cli-help-save = Ordner, in dem jedes Spiel als Spieldatei bleibt
cli-help-json = JSON ausgeben
cli-help-dask = Adresse eines Dask-Schedulers, etwa tcp://host:8786, dessen Worker statt dieses Computers spielen

cli-help-arena = Computerspieler jeder gegen jeden spielen lassen: Kreuztabelle, Intervalle, Wertung
cli-help-arena-players = wer mitspielt (sonst alle)
cli-help-arena-tables = mit wie vielen Spielern gespielt wird ({ $tables })
cli-help-arena-games = Spiele je Paarung und Zahl der Spieler (120; mit --bounds höchstens 10000)
cli-help-arena-stop = eine Paarung beenden, sobald sicher ist, wer stärker ist
cli-help-arena-error = mit --stop: Wahrscheinlichkeit in Prozent, dass eine dieser sicheren Antworten falsch ist; mit --bounds: dass jemand zu Unrecht schwächer heißt (5)
cli-help-arena-bounds = prüfen, ob von je zwei Spielern der erste den höheren zweier Anteile der Siege erreicht oder nur den niedrigeren (mit --against 47,50)
cli-help-arena-missed = mit --bounds: Wahrscheinlichkeit in Prozent, dass besteht, wer nur den niedrigeren Anteil gewinnt (5)
cli-help-arena-against = jede Stufe gegen sich selbst in einer anderen Arbeitskopie dieses Projekts spielen lassen, in allen Spielen, wenn keines genannt ist, und sagen, ob eine schwächer geworden ist; dann ist der Exitcode 1
cli-help-arena-save = Datei für die Ergebnisse, nach jedem Durchgang geschrieben
cli-help-arena-resume = das Turnier einer solchen Datei fortsetzen; mehr Spiele sind möglich
cli-help-arena-picture = Kreuztabellen und Wertungen zeichnen

cli-help-verify = Spieldateien prüfen: jeden Würfel und jede Karte neu herleiten, jede Entscheidung prüfen
cli-help-log = eine Spieldatei

cli-help-analyse = beendete Spiele untersuchen: Siegchancen, Fehler, Glück; jedes Spiel nur einmal
cli-help-analyse-samples = Stichproben für jede beurteilte Entscheidung (160)

cli-help-replay = die Niederschrift einer Spieldatei ausgeben
cli-help-text = als Text; das ist die Vorgabe
cli-help-window = stattdessen in einem Fenster

cli-help-games = die Spiele der Bibliothek auflisten
cli-help-games-delete = ein Spiel von der Liste nehmen; am Terminal wird vorher gefragt
cli-help-games-undelete = ein gelöschtes Spiel zurückholen
cli-help-games-rescue = retten, was von einer beschädigten Bibliothek lesbar ist
cli-help-games-copies = die täglichen Kopien der Bibliothek auflisten
cli-help-games-restore = die Bibliothek durch die Kopie eines Tages ersetzen; die alte bleibt erhalten
cli-help-games-yes = nicht fragen
cli-help-export = ein Spiel der Bibliothek in eine Spieldatei schreiben; solange es läuft, ohne Startwort
cli-help-id = Nummer des Spiels in der Liste von `tortuga games`
cli-help-export-file = Zieldatei; eine alte Spieldatei dieses Namens wird ersetzt
cli-help-export-replace = auch eine Datei ersetzen, die keine Spieldatei ist
cli-help-import = Spieldateien in die Bibliothek aufnehmen

cli-help-screenshots = jeden Bildschirm als PNG-Bild schreiben, ohne Fenster
cli-help-screenshots-dir = Ordner für die Bilder
cli-help-screenshots-only = nur diese Bilder zeichnen; ein Bild heißt wie seine Datei
cli-help-text-size = Größe der Schrift in Prozent

## Falscher Aufruf

cli-not-here = { $option } gehört nicht zu „{ $command }“, sondern zu: { $known }
cli-save-used = --save { $dir }: In diesem Ordner liegen schon Spieldateien; nimm einen anderen
cli-dask-address = --dask { $address }: So sieht eine Adresse aus: tcp://host:8786
cli-no-name = { $option }: Ein Name fehlt
cli-output = Die Ausgabe lässt sich nicht schreiben: { $reason }.
cli-bad-size = --size { $told }: schreib BREITExHÖHE, etwa 1920x1080
cli-size-range = --size { $told }: möglich ist nur { $least } bis { $most }
cli-bad-percent = { $option } { $told }: nötig ist eine Zahl von { $least } bis { $most }
cli-arena-bad-tables = --tables { $told }: möglich sind die Zahlen { $tables }, jede einmal
cli-arena-resumed = { $option } ist durch die Datei von --resume festgelegt und lässt sich nicht ändern
cli-arena-exists = --save { $file }: Die Datei gibt es schon; --resume setzt sie fort
cli-bad-bounds = { $option } { $told }: zwei Anteile in Prozent, der niedrigere zuerst
cli-arena-alone = { $option } geht nicht mit --against, oder nur zusammen mit --game
cli-arena-picture-name = --picture { $file }: Der Name muss auf .png enden
cli-arena-picture-foreign = --picture { $file }: Die Datei gibt es schon und sie ist kein Bild; sie wurde nicht verändert
cli-unknown-game = --game: Ein Spiel „{ $name }“ gibt es nicht; es gibt { $known }
cli-unknown-player = --seats: Einen Spieler „{ $name }“ gibt es nicht; es gibt { $known }
cli-seat-count = --seats: Mit { $seats ->
    [one] einem Spieler
   *[other] { $seats } Spielern
 } geht es nicht; es braucht { $least } bis { $most }
cli-not-one-of = { $option } { $told }: möglich ist nur { $allowed }
cli-bad-number = { $option } { $told }: nötig ist eine ganze Zahl von { NUMBER($least, useGrouping: 0) } bis { NUMBER($most, useGrouping: 0) }

## verify

cli-verify-finished = in Ordnung, zu Ende gespielt{ $scores ->
    [none] {""}
   *[other] {" "}(Punkte: { $scores })
}: { NUMBER($decisions, useGrouping: 0) } Entscheidungen geprüft, { $dealt } Würfe und Ziehungen aus dem Startwort hergeleitet
cli-verify-inherited = zu Ende gespielt und erlaubt, aber nur zum Teil bewiesen{ $scores ->
    [none] {""}
   *[other] {" "}(Punkte: { $scores })
}: Der Zufall in den Ereignissen 1 bis { $events } ist aus einem Spiel mit geheimem Startwort übernommen, { $unproven } von { $dealt } Würfen und Ziehungen sind nur möglich; die übrigen wurden aus dem Startwort hergeleitet, { NUMBER($decisions, useGrouping: 0) } Entscheidungen geprüft
cli-verify-seen = in Ordnung, soweit man es wissen kann: { $events } Ereignisse eines laufenden Spiels, wie { $seat ->
    [0] alle
   *[other] Sitz { $seat }
 } sie sehen konnten; was verborgen ist, beweist noch nichts
cli-verify-unfinished = in Ordnung, nicht zu Ende gespielt: { NUMBER($decisions, useGrouping: 0) } Entscheidungen geprüft, { $dealt } Würfe und Ziehungen möglich; das Startwort ist noch geheim

## replay

cli-transcript-title = { $game }, gespielt mit Version { $app }
cli-transcript-seat = Sitz { $number }: { $name }, { $colour ->
    [blue] Blau
    [orange] Orange
    [yellow] Gelb
    [green] Grün
   *[other] { $colour }
 }, { $player }
cli-player-human = ein Mensch
cli-player-captain = Computerspieler { $player }
cli-transcript-commitment = SHA-256 des Startworts: { $commitment }
cli-transcript-inherited = Der Zufall in den Ereignissen 1 bis { $events } ist aus einem anderen Spiel mit geheimem Startwort übernommen: möglich, aber nicht hergeleitet.
cli-transcript-practice = Ein Übungsspiel: { $times ->
        [0] Nichts wurde zurückgenommen.
        [one] Einmal wurde etwas zurückgenommen.
       *[other] { $times }-mal wurde etwas zurückgenommen.
    }
cli-transcript-seed = Das Startwort war { $seed }
cli-transcript-seen = Ein laufendes Spiel, wie { $name } es sah.
cli-transcript-public = Ein laufendes Spiel, wie alle es sehen konnten.
cli-transcript-unfinished = Das Spiel ist noch nicht zu Ende.

## games, export, import

cli-games-none = Die Bibliothek ist leer.
cli-games-ask-delete = Spiel { NUMBER($id, useGrouping: 0) } löschen? (j/n)
cli-games-deleted = Spiel { NUMBER($id, useGrouping: 0) } ist gelöscht; `tortuga games --undelete { NUMBER($id, useGrouping: 0) }` holt es zurück.
cli-games-undeleted = Spiel { NUMBER($id, useGrouping: 0) } ist wieder da.
cli-games-ask-rescue = Die Bibliothek aus dem Lesbaren neu aufbauen? Die jetzige Datei bleibt erhalten. (j/n)
cli-games-sound = Die Bibliothek ist heil; nichts wurde verändert.
cli-games-no-copies = Noch gibt es keine Kopie; das Spiel legt jeden Tag eine an.
cli-games-no-copy = --restore { $day }: Von diesem Tag gibt es keine Kopie; es gibt { $known }
cli-games-ask-restore = Die Bibliothek durch die Kopie vom { $day } ersetzen? Die jetzige Datei bleibt erhalten. (j/n)
cli-games-restored = Die Bibliothek ist die vom { $day }; die vorige liegt als { $file } daneben.
cli-games-id = Nr.
cli-games-game = Spiel
cli-games-state = Stand
cli-games-seats = Spieler
cli-games-scores = Punkte
cli-games-changed = Zuletzt gespielt (UTC)
cli-state-running = läuft
cli-state-unfinished = nur Ansicht
cli-state-finished = beendet
cli-state-damaged = beschädigt
cli-exported-running = Spiel { $id } wurde nach { $file } geschrieben, ohne Startwort und Geheimnisse: Es läuft noch.
cli-exported-unfinished = Spiel { $id } wurde nach { $file } geschrieben.
cli-exported-finished = Spiel { $id } wurde nach { $file } geschrieben.
cli-imported = { $file } wurde als Spiel { $id } importiert.

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
cli-arena-table = { $seats } Spieler: Prozent der Siege gegen jeden, mit 95-%-Intervallen
cli-arena-player = Spieler
cli-arena-rating = Wertung
cli-arena-interval = 95 %
cli-arena-wins = Siege
cli-arena-miss = Eine Wertung allein sagt nicht alles: { $row } gewinnt { $share } % gegen { $column }, wo die Wertungen { $expected } % versprechen ({ $proven ->
    [yes] mehr, als der Zufall erklärt
   *[no] der Zufall kann es erklären
 }).
cli-arena-circle = Im Kreis: { $first } schlägt { $second }, { $second } schlägt { $third }, { $third } schlägt { $first }.
cli-arena-stopped = * früh beendet: Es steht fest, wer stärker ist. Alle diese Antworten zusammen sind mit höchstens { $error } % Wahrscheinlichkeit falsch; die Intervalle gelten jederzeit.
cli-arena-seats = Spieler
cli-arena-games = Spiele
cli-arena-verdict = Urteil
cli-arena-holds = hält sich
cli-arena-weaker = schwächer
cli-arena-open = offen
cli-arena-tested = { $weaker ->
    [0] Niemand ist schwächer geworden
   *[other] Schwächer geworden: { $weaker }
}; { $holds } halten sich, { $open } sind offen.
cli-arena-saved = Gespeichert in { $file }.
cli-arena-drawn = Gezeichnet in { $file }.

cli-screenshots = { $count ->
    [one] Ein Bild liegt
   *[other] { $count } Bilder liegen
 } in { $dir }.

cli-analysed = { $file }: untersucht mit { $samples } Stichproben je Entscheidung; Verlust und Glück in Punkten Siegchance
cli-analysed-name = Spieler
cli-analysed-player = gespielt von
cli-analysed-decisions = Entscheidungen
cli-analysed-mistakes = Fehler
cli-analysed-loss = Verlust je Entscheidung
cli-analysed-level = spielt wie
