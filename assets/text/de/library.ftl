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
library-show = Zeigen
library-seats = Plätze
library-rival = Gegner
library-order = Sortieren nach
library-lesson = Lehrpartie
library-practice = Übung
library-all = Alle
library-running = Laufende
library-finished = Beendete
library-any-seats = Alle
library-anybody = Alle
library-rival-previous = Vorheriger Gegner
library-rival-next = Nächster Gegner
library-any-game = Alle Spiele
library-game-previous = Voriges Spiel
library-game-next = Nächstes Spiel
library-by-date = Datum
library-by-name = Name
library-by-rounds = Runden
library-by-points = Punkte
library-statistics = Statistik
library-import = Datei einlesen
library-restore = Doch behalten
library-empty = Hier stehen deine Spiele, vom ersten Würfel an.
library-none = So ein Spiel gibt es nicht.
library-when =
    { $date } · { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    }
library-when-running = { $date } · Runde { $rounds }
library-state-running = läuft
library-state-finished = beendet
library-state-unfinished = zum Ansehen
library-rename = Name des Spiels
library-continue = Fortsetzen
library-watch = Aufzeichnung
library-same = Gleiche Würfel
library-compare = Vergleichen
library-compare-note = Neben einem anderen Spiel mit gleichen Würfeln.
library-proof = Würfelbeweis
library-proof-note = Jeden Würfel noch einmal herleiten.
library-export = Ausgeben
library-export-note = Ein Spiel, das noch läuft, wird ohne sein Startwort geschrieben.
library-delete = Löschen
library-delete-note = Lässt sich zurücknehmen, solange dieser Bildschirm offen ist.
library-secret = Das Startwort bleibt geheim, bis das Spiel zu Ende ist.
library-branched = führt ein anderes Spiel fort
library-alike = mehrmals mit denselben Würfeln gespielt
library-sealed = Würfel versiegelt: { $digits }…
library-deleted = Das Spiel ist gelöscht.
library-restored = Das Spiel ist wieder da.
library-imported = Das Spiel ist in der Bibliothek.
library-imported-known = Dieses Spiel war schon da.
library-exported = Geschrieben: { $file }

# ---- Dateien
file-path = Pfad der Datei
file-import = Ein Spiel einlesen
file-import-note = Eine Aufzeichnung (.jsonl) dieses Spiels, von hier oder von anderswo.
file-import-do = Einlesen
file-export = Das Spiel ausgeben
file-export-note = Alles, was geschah, eine Zeile je Ereignis.
file-export-do = Schreiben
file-replace = Ersetzen
file-exists = Die Datei { $file } gibt es schon.
file-line = Zeile { $line }: { $reason }

# ---- Ergebnisse und Tisch
results-library = Aufzeichnung
results-proof = Würfelbeweis
results-same = Gleiche Würfel
results-same-note = Genau dieselben Würfel und derselbe Beutel: Geht es besser?
pause-sealed = Die Würfel dieses Spiels wurden vor dem ersten Wurf versiegelt: { $digits }…

# ---- Aufzeichnung
replay-back = Aufzeichnung verlassen
replay-proof = Würfelbeweis
replay-round-back = Eine Runde zurück
replay-decision-back = Zurück zur letzten Entscheidung
replay-event-back = Ein Ereignis zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-state-playing = läuft
replay-state-paused = angehalten
replay-step-event = Schritt
replay-step-decision = Wahl
replay-step-round = Runde
replay-event = Ein Ereignis weiter
replay-decision = Weiter zur nächsten Entscheidung
replay-round = Weiter zur nächsten Runde
replay-rate = { $rate }-mal so schnell
replay-branch = Ab hier spielen
replay-branch-note = Ein neues Spiel, das mit allem bis hierher beginnt.
replay-branch-over = Hier ist das Spiel zu Ende: geh an eine frühere Stelle.
replay-eyes-seat = Mit den Augen von { $name }
replay-eyes-nobody = Alle Sichtschirme zu: nur, was alle sahen
replay-eyes-open = Alles offen
replay-eyes-secret = Geheim, solange das Spiel nicht zu Ende ist.
replay-position = { $position } / { $length }
replay-screen = Hinter dem Sichtschirm
replay-screen-note = den anderen verborgen
replay-dice = Die Würfel
replay-tiles = Schatzplättchen
replay-tiles-note = verdeckt für die anderen
replay-chosen = Die Wahl ist getroffen.
replay-finished = Alle Würfel liegen.
replay-moved = Die Truhen sind geordnet.
replay-rest = Die übrigen Würfel werden neu geworfen.

# ---- Weiterspielen
branch-title = Ab hier spielen
branch-name = { $name } · ab Runde { $round }
branch-seat = Wer ist ein Mensch
branch-together = Wie sie saßen
branch-together-note = Alle Menschen behalten ihren Platz.
branch-dice = Welche Würfel
branch-same = Dieselben Würfel
branch-fresh = Neue Würfel
branch-secret = Die Würfel eines laufenden Spiels bleiben geheim.
branch-same-note = Was du auch tust: Würfel und Beutel sind die dieses Spiels. Das neue Spiel steht neben dem alten.
branch-fresh-note = Von hier an kommt der Zufall aus einem neuen, eigens versiegelten Startwort. Die Aufzeichnung sagt, ab wo, und beide Teile sind beweisbar.
branch-go = In See stechen

# ---- zwei Spiele mit denselben Würfeln
compare-title = Vergleich
compare-note = Punkte, Schiff, Pirat und Truhen in Tortuga nach jeder Runde
compare-round = Rd.
compare-other = Anderes Spiel { $number } von { $count }
compare-previous = Vorheriges Spiel
compare-next = Nächstes Spiel
compare-watch-1 = Spiel 1 von dort ansehen
compare-watch-2 = Spiel 2 von dort ansehen
compare-same = So weit sie reichen, sind beide Spiele gleich.
compare-parting = Runde { $round }: hier trennen sich die Spiele
compare-secret = { $name } entscheidet anders; wie, zeigt sich, wenn beide Spiele zu Ende sind.
deed-keep =
    { $count ->
        [one] { $name } behält Würfel { $dice }: { $action }
       *[other] { $name } behält die Würfel { $dice }: { $action }
    }
deed-skulls =
    { $count ->
        [one] { $name } behält den Totenkopf von Würfel { $dice }
       *[other] { $name } behält die Totenköpfe der Würfel { $dice }
    }
deed-none = { $name } kann keinen Würfel behalten
deed-bonus = { $name } nimmt ein Vorteilsplättchen: { $action }
deed-declare = { $name } dreht Totenköpfe auf { $action }
deed-perform = { $name } führt aus: { $action }
deed-forfeit = { $name } lässt { $action } verfallen
deed-tile = { $name } wählt ein Schatzplättchen
deed-attack = { $action }: { $name } gegen { $target }
deed-move = { $name } ordnet die Truhen

# ---- Würfelbeweis
proof-title = Würfelbeweis
proof-note = Nach dem ersten Wurf konnte niemand mehr einen Würfel ändern, auch dieses Programm nicht
proof-promised = Vor dem ersten Wurf versprochen (SHA-256 des Startworts)
proof-revealed = Am Ende enthüllt: das Startwort
proof-secret = noch geheim; es wird aufgeschrieben, wenn das Spiel zu Ende ist
proof-digest = SHA-256 dieses Startworts, eben neu berechnet
proof-checking = Jeder Würfel wird neu hergeleitet …
proof-equal = Das Startwort ist das versprochene
proof-dice =
    { $dealt ->
        [one] 1 Wurf mit { $dice } Würfeln wurde neu hergeleitet: er ist wie gespielt.
       *[other] { $dealt } Würfe und Züge aus dem Beutel mit { $dice } Würfeln wurden neu hergeleitet: alle wie gespielt.
    }
proof-decisions =
    { $decisions ->
        [one] 1 Entscheidung wurde nach den Regeln neu getroffen: sie ist erlaubt.
       *[other] { $decisions } Entscheidungen wurden nach den Regeln neu getroffen: alle sind erlaubt.
    }
proof-branched = Die ersten { $events } Ereignisse stammen aus einem anderen Spiel; sie wurden mit dessen Startwort geprüft.
proof-unproven = { $unproven } von { $dealt } Würfen und Zügen stammen aus einem Spiel mit noch geheimem Startwort: möglich, nicht bewiesen.
proof-broken = Diese Aufzeichnung ist nicht, was gespielt wurde
proof-open = Bisher ist nichts falsch
proof-plausible = { $dealt } Würfe und Züge sind möglich, { $decisions } Entscheidungen erlaubt. Bewiesen werden sie am Ende.
proof-yourself = Prüf es ohne uns
proof-yourself-note = Gib das in irgendein Python ein. Erst erscheint das Versprechen, dann ein Wurf: Würfel A bis E, 0 bis 4 die Aktionen, 5 der Totenkopf.
proof-yourself-later = Am Ende des Spiels stehen hier einige Zeilen Python. Damit leitet jeder die Würfel ohne dieses Programm her.
proof-later = Wie oft jede Seite fiel, steht hier, wenn das Spiel zu Ende ist.
proof-chart = { $dice } Würfel, Seite für Seite
proof-legend = so fallen gerechte Würfel im Mittel
proof-all = Alle
proof-rolled = { $dice } Würfel
proof-chance = So ungleich fallen gerechte Würfel in { $percent } von 100 Spielen.
proof-chance-rare = Selten: so ungleich fallen gerechte Würfel nur in { $percent } von 100 Spielen.
proof-chance-least = Sehr selten: so ungleich fallen gerechte Würfel in weniger als 1 von 100 Spielen.

# ---- Statistik
statistics-title = Statistik
statistics-note =
    { $games ->
        [one] { $name } · 1 Spiel
       *[other] { $name } · { $games } Spiele
    }
statistics-previous = Vorheriger Spieler
statistics-next = Nächster Spieler
statistics-empty = Sobald ein Spiel mit einem Menschen zu Ende ist, steht hier sein Ergebnis.
statistics-counted = Gezählt: beendete Spiele, deren Würfel niemand kannte. Rot: Anteil. Gold: 95-%-Bereich. Blau: reiner Zufall.
statistics-results = Siege
statistics-duels = Gegen
statistics-games = Spiele
statistics-meetings = Duelle
statistics-won = davon gewonnen
statistics-ahead = vor ihnen
statistics-points = Punkte, eigene : andere
statistics-scores = { $mine } : { $theirs }
statistics-percent = { $percent } %
statistics-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-all = Alle Spiele
statistics-seats = { $seats } Plätze
statistics-count =
    { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    }
statistics-actions = Ausgeführte Aktionen je Spiel
statistics-others = die anderen
statistics-help = Hilfe
statistics-with = Mit Hilfe
statistics-without = Ohne Hilfe
statistics-hints =
    { $count ->
        [one] einmal um Rat gefragt
       *[other] { $count }-mal um Rat gefragt
    }, Hilfe in { $games ->
        [one] 1 Spiel
       *[other] { $games } Spielen
    }
statistics-undone =
    { $count ->
        [one] 1 Wahl zurückgenommen
       *[other] { $count }-mal eine Wahl zurückgenommen
    }
statistics-rounds = im Mittel { $rounds } Runden je Spiel
