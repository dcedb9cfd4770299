# Bibliothek, Aufzeichnung, Abzweige, Vergleich, Würfelbeweis, Statistik.

# ---- Bibliothek
library-title = Spiele
library-count =
    { $all ->
        [0] Noch nichts da
        [one] { $games } von 1 Spiel
       *[other] { $games } von { $all } Spielen
    }
library-date = { $day }.{ $month }.{ $year }, { $time }
library-unnamed = Spiel aus einer Datei
library-against = { $name } gegen { $rival }
library-against-many = { $name } gegen { $rivals } andere
library-title-won = { $name }, { $side }: gewonnen
library-title-lost = { $name }, { $side }: verloren
library-title-draw = { $name }, { $side }: unentschieden
library-title-points = { $game }, { $own } : { $other }
library-show = Zeigen
library-seats = Spieler
library-rival = Gegner
library-order = Sortieren nach
library-lesson = Lehrpartie
library-practice = Übung
library-all = Alle
library-running = Laufende
library-finished = Beendete
library-elsewhere = Fremde
library-any-seats = Alle
library-anybody = Alle
library-rival-previous = Vorheriger Gegner
library-rival-next = Nächster Gegner
library-any-game = Alle Spiele
library-game-previous = Vorherige Art von Spiel
library-game-next = Nächste Art von Spiel
library-by-date = Datum
library-by-name = Name
library-by-rounds = Länge
library-by-points = Punkte
library-statistics = Statistik
library-import = Datei importieren
library-restore = Löschen rückgängig
library-empty = Hier erscheinen deine Spiele, vom ersten Zug an.
library-none = Kein Spiel passt dazu.
library-when =
    { $date } · { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    }
library-when-running = { $date } · Runde { $rounds }
library-state-running = läuft
library-state-finished = beendet
library-state-damaged = beschädigt
library-state-unfinished = nur Ansicht
library-rename = Name des Spiels
library-continue = Fortsetzen
library-watch = Wiedergabe
library-results = Ergebnis
library-same = Gleiche Würfel
library-compare = Vergleichen
library-compare-note = Neben einem anderen Spiel mit gleichen Würfeln.
library-proof = Würfelbeweis
library-proof-note = Prüfen, dass kein Würfel verändert wurde.
library-export = Exportieren
library-export-note = Ein Spiel, das noch läuft, wird ohne sein Startwort geschrieben.
library-delete = Löschen
library-damaged = Spiel { NUMBER($id, useGrouping: 0) }, beschädigt
library-damaged-note = nicht lesbar; du kannst es löschen
library-delete-note = Lässt sich rückgängig machen, solange diese Seite offen ist.
library-secret = Das Startwort bleibt geheim, bis das Spiel zu Ende ist.
library-branched = führt ein anderes Spiel fort
library-alike = mehrmals mit denselben Würfeln gespielt
library-sealed = Würfel versiegelt: { $digits }…
library-deleted = Das Spiel ist gelöscht.
library-restored = Das Spiel ist wieder da.
library-imported = Das Spiel ist in der Bibliothek.
library-imported-known = Dieses Spiel war schon da.
library-exported = Gespeichert: { $file }

# ---- Dateien
file-elsewhere = Wähle die Datei in dem Fenster, das sich geöffnet hat.
file-path = Pfad der Datei
file-import = Ein Spiel importieren
file-import-note = Eine Tortuga-Spieldatei (.jsonl), von hier oder von einem anderen Computer.
file-import-do = Importieren
file-export = Das Spiel exportieren
file-export-note = Alles, was geschehen ist, eine Zeile je Ereignis.
file-export-do = Speichern
file-analysis = Die Auswertung exportieren
file-analysis-note = Das Protokoll des Spiels und was die Kapitäne fanden, als JSON.
file-analysis-do = Speichern
file-picture = Den Überblick speichern
file-picture-note = Als Bild, so wie er jetzt zu sehen ist.
file-picture-do = Speichern
file-replace = Ersetzen
file-exists = Die Datei { $file } gibt es schon.
file-line = Zeile { $line }: { $reason }

# ---- Ergebnisse und Tisch
results-library = Wiedergabe
results-proof = Würfelbeweis
results-same = Gleiche Würfel
results-same-note = Genau dieselben Würfel und derselbe Beutel: Geht es besser?
pause-same-later-title = Gleiche Würfel später
pause-same-later = Die Würfel dieses Spiels bleiben geheim, bis es zu Ende ist. Dann bieten die Ergebnisse und die Spieleliste sie noch einmal an; in einem Übungsspiel geht es hier sofort.
pause-sealed = Die Würfel dieses Spiels wurden vor dem ersten Wurf versiegelt: { $digits }…

# ---- Aufzeichnung
replay-back = Wiedergabe verlassen
replay-proof = Würfelbeweis
replay-notes = Deine Notizen
replay-round-back = Eine Runde zurück
replay-decision-back = Zurück zur letzten Wahl
replay-event-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-state-playing = läuft
replay-state-paused = angehalten
replay-inherited = Die Ereignisse 1 bis { $events } sind aus einem anderen Spiel übernommen.
replay-inherited-secret = Die Ereignisse 1 bis { $events } sind aus einem Spiel mit geheimem Startwort übernommen: Ihr Zufall ist möglich, aber nicht hergeleitet.
replay-step-event = Schritt
replay-step-decision = Wahl
replay-step-round = Runde
replay-event = Einen Schritt weiter
replay-decision = Weiter zur nächsten Wahl
replay-round = Weiter zur nächsten Runde
replay-rate = Tempo ×{ $rate }
replay-branch = Ab hier spielen
replay-branch-note = Ein neues Spiel, das mit allem bis hierher beginnt.
replay-branch-over = Hier ist das Spiel zu Ende: Geh an eine frühere Stelle.
replay-eyes-seat = Sicht: { $name }
replay-eyes-nobody = Alle Sichtschirme zu: nur, was alle sahen
replay-eyes-open = Alles offen
replay-eyes-secret = Geheim, bis das Spiel zu Ende ist.
replay-position = { $position } / { $length }

# ---- Weiterspielen
branch-title = Ab hier spielen
branch-name = { $name } · ab Runde { $round }
branch-seat = Wen du spielst
branch-together = Wie zuvor
branch-together-note = Alle Menschen behalten ihren Sitz.
branch-dice = Welche Würfel
branch-same = Dieselben Würfel
branch-fresh = Neue Würfel
branch-secret = Die Würfel eines laufenden Spiels bleiben geheim.
branch-same-note = Was du auch tust: Würfel und Beutel sind die dieses Spiels. Das neue Spiel wird neben dem alten aufbewahrt.
branch-fresh-note = Von hier an kommen die Würfel aus einem neuen, frisch versiegelten Startwort. Die Spieldatei vermerkt, ab wo, und beide Teile lassen sich beweisen.
branch-go = In See stechen

# ---- zwei Spiele mit denselben Würfeln
compare-title = Vergleich
compare-note = Punkte, Schiff, Pirat und Truhen in Tortuga nach jeder Runde
compare-note-public = Punkte ohne noch Verdecktes, Marker und Truhen in Tortuga nach jeder Runde
compare-round = Rd.
compare-other = Anderes Spiel { $number } von { $count }
compare-previous = Vorheriges Spiel
compare-next = Nächstes Spiel
compare-watch-1 = Spiel 1 von dort ansehen
compare-watch-2 = Spiel 2 von dort ansehen
compare-same = Soweit beide gespielt sind, stimmen sie überein.
compare-parting = Runde { $round }: Hier trennen sich die Spiele
compare-secret = { $name } entscheidet anders; wie, zeigt sich, wenn beide Spiele zu Ende sind.

# ---- Würfelbeweis
proof-title = Würfelbeweis
proof-note = Vom ersten Wurf an konnte niemand einen Würfel ändern: weder die Spieler noch dieses Programm
proof-promised = Vor dem ersten Wurf versprochen (SHA-256 des Startworts)
proof-revealed = Am Ende enthüllt: das Startwort
proof-secret = noch geheim; es kommt in die Spieldatei, wenn das Spiel zu Ende ist
proof-digest = SHA-256 dieses Startworts, eben neu berechnet
proof-checking = Jeder Würfel wird neu hergeleitet …
proof-equal = Das Startwort ist das versprochene
proof-inherited = Nur zum Teil bewiesen
proof-decisions =
    { $decisions ->
        [one] 1 Wahl wurde nach den Regeln geprüft: Sie ist erlaubt.
       *[other] { $decisions } Entscheidungen wurden nach den Regeln geprüft: Alle sind erlaubt.
    }
proof-branched = Die ersten { $events } Ereignisse stammen aus einem anderen Spiel; sie wurden mit dessen Startwort geprüft.
proof-unproven = Die Ereignisse 1 bis { $events } sind aus einem Spiel mit geheimem Startwort übernommen: { $unproven } von { $dealt } Würfen und Ziehungen sind möglich, aber nicht hergeleitet.
proof-broken = Diese Spieldatei stimmt nicht mit dem Spiel überein
proof-open = Bisher stimmt alles
proof-plausible = { $dealt } Würfe und Ziehungen sind möglich, { $decisions } Entscheidungen erlaubt. Beweisen lassen sie sich am Ende.
proof-yourself = Prüf es ohne uns
proof-yourself-note = Füge das in ein beliebiges Python ein. Erst erscheint das Versprechen, dann ein Wurf: Würfel A bis E, 0 bis 4 die Aktionen, 5 der Totenkopf.
proof-copy = Kopieren
proof-copied = Kopiert
proof-yourself-later = Am Ende des Spiels erscheinen hier einige Zeilen Python. Damit kann jeder die Würfel ohne dieses Programm herleiten.
proof-later = Wie oft jede Seite fiel, steht hier, wenn das Spiel zu Ende ist.

# ---- Statistik
statistics-title = Statistik
statistics-note =
    { $games ->
        [one] { $name } · 1 Spiel
       *[other] { $name } · { $games } Spiele
    }
statistics-details = In Zahlen
statistics-highlights = Auf einen Blick
statistics-best = Meiste Punkte
statistics-best-last = im letzten Spiel: { $points }
statistics-victories = Siege
statistics-of =
    { $games ->
        [one] in 1 Spiel
       *[other] in { $games } Spielen
    }
statistics-streak = Längste Siegesserie
statistics-streak-now =
    { $count ->
        [0] letztes Spiel nicht gewonnen
        [one] zurzeit 1 Sieg
       *[other] zurzeit { $count } Siege in Folge
    }
statistics-rival = Lieblingsgegner
statistics-rival-level = Lieblingsstufe
statistics-rival-note =
    besser in { NUMBER($ahead, maximumFractionDigits: 1) } von { $games ->
        [one] { $games } Duell
       *[other] { $games } Duellen
    }{ $tied ->
        [0] { "" }
       *[other] ; Gleichstand zählt halb
    }
statistics-trend = Die letzten Spiele
statistics-trend-first = Bisher gewonnen: { $won } von { $games }.
statistics-trend-both = Von den letzten { $games } Spielen hast du { $won } gewonnen, von den { $earlier } davor { $before }.
statistics-milestones = Meilensteine
statistics-progress = { $now } von { $goal }
statistics-goal-games =
    { $count ->
        [one] Erstes Spiel gespielt
       *[other] { $count } Spiele gespielt
    }
statistics-goal-wins =
    { $count ->
        [one] Erster Sieg
       *[other] { $count } Siege
    }
statistics-goal-streak = { $count } Siege in Folge
statistics-previous = Vorheriger Spieler
statistics-next = Nächster Spieler
statistics-empty = Sobald ein Spiel mit einem Menschen zu Ende ist, erscheint hier das Ergebnis.
statistics-from = Wo gespielt wurde
statistics-here = Hier gespielt
statistics-imported = Importiert
statistics-counted = Gezählt: beendete Spiele mit Würfeln, die vorher niemand kannte. Rot: Anteil der Siege. Gold: wo der wahre Anteil sehr wahrscheinlich liegt (95 %). Blau: reiner Zufall.
statistics-results = Siege
statistics-duels = Nach Gegnern
statistics-games = Spiele
statistics-meetings = Duelle
statistics-won = davon gewonnen
statistics-ahead = besser, Gleichstand ½
statistics-points = Punkte, eigene : andere
statistics-scores = { $mine } : { $theirs }
statistics-percent = { $percent } %
statistics-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-all = Alle Spiele
statistics-seats = { $seats } Spieler
statistics-count =
    { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    }
statistics-help = Hilfe
statistics-with = Mit Hilfe
statistics-without = Ohne Hilfe
statistics-hints =
    { $count ->
        [0] nie um Rat gefragt
        [one] einmal um Rat gefragt
       *[other] { $count }-mal um Rat gefragt
    }, Hilfe in { $games ->
        [one] 1 Spiel
       *[other] { $games } Spielen
    }
statistics-undone =
    { $count ->
        [0] keine Wahl zurückgenommen
        [one] 1 Wahl zurückgenommen
       *[other] { $count }-mal eine Wahl zurückgenommen
    }
statistics-rounds = im Durchschnitt { $rounds } Runden je Spiel
library-log = Logbuch
results-log = Logbuch
results-log-note = Siegchancen, Fehler und Glück dieses Spiels.
