## Was schiefgeht. Ein Satz, der die Sache nennt und, wo es hilft, was zu tun ist.

error-file = { $file }: { $reason }
error-bad-seed = Das Startwort muss 1 bis { $most } Bytes lang sein; dieses hat { $bytes }.

## Spieldateien

error-log-unreadable = Die Datei lässt sich nicht lesen: { $reason }.
error-log-unwritable = { $file } lässt sich nicht schreiben: { $reason }.
error-log-empty = Die Datei ist leer; eine Spieldatei beginnt mit einem Kopf.
error-log-blank = Eine leere Zeile; die gibt es in keiner Spieldatei.
error-log-cut = Die Zeile bricht ab; hier wurde die Datei abgeschnitten.
error-log-not-json = Das ist kein JSON: { $what }.
error-log-not-object = Das ist JSON, aber kein Objekt; jede Zeile einer Spieldatei ist eins.
error-log-foreign = Das ist keine Datei dieses Spiels; ihre erste Zeile muss "format": "{ $expected }" nennen.
error-log-newer = Die Datei hat die Version { $version }; dieses Programm kennt sie bis { $known }, ein neueres kann sie lesen.
error-log-older = Die Datei hat die Version { $version }, die nie ein Programm geschrieben hat; heute gilt { $known }.
error-log-header = Der Kopf ist falsch: { $what }.
error-log-unknown-game = Das Spiel „{ $game }“ gibt es hier nicht; es gibt { $known }.
error-log-options = Die Optionen im Kopf sind falsch: { $what }.
error-log-seats = Der Kopf nennt { $seats } Plätze, die Optionen { $expected }.
error-log-unknown-event = Das Ereignis „{ $type }“ gibt es nicht.
error-log-event = Das Ereignis „{ $type }“ ist falsch: { $what }.
error-log-field = Das Ereignis „{ $type }“ hat kein Feld „{ $field }“.
error-log-no-seal = Das Siegel fehlt.
error-log-wrong-seal = Das Siegel ist { $found }, müsste aber { $expected } sein: Diese Zeile oder ihr Platz wurde verändert.
error-log-after-end = Nach dem Ende des Spiels folgt noch etwas.
error-log-commitment = Das Startwort ist nicht das vor dem Spiel versprochene.
error-log-branch = Die Liste früherer Spiele im Kopf ist nicht in Ordnung.
error-log-early-seed = Das Startwort ist verraten, obwohl das Spiel noch läuft.
error-log-by-rule = „{ $type }“, wo die Regeln zu „{ $expected }“ führen, oder mit anderem Inhalt.
error-log-chance = „{ $type }“ ist hier nicht das, was das Startwort ergibt.
error-log-seen = Dieses Protokoll enthält nur, was von einem laufenden Spiel zu sehen war: Man kann es erzählen und ansehen, aber weder weiterspielen noch beweisen.
error-log-impossible = „{ $type }“ kann hier nicht zufällig geschehen.
error-log-undecided = „{ $type }“, obwohl ein Platz noch entscheiden muss.
error-log-turn = Platz { $seat } entscheidet, ohne am Zug zu sein.
error-log-illegal = Platz { $seat } entscheidet, was die Regeln nicht erlauben ({ $reason }).
error-log-decision = „{ $type }“ von Platz { $seat } folgt nicht aus seiner Entscheidung.
error-log-undo = Diese Wahl ließ sich nicht zurücknehmen.

## Die Bibliothek

error-library-folder = Der Datenordner { $folder } lässt sich nicht benutzen: { $reason }
error-library-unwritable = Die Bibliothek { $file } lässt sich nicht schreiben: { $reason }
error-library-damaged = Die Bibliothek { $file } ist beschädigt und blieb, wie sie ist: { $reason }
error-library-foreign = { $file } gehört einem anderen Programm und blieb, wie es ist.
error-library-newer = Die Bibliothek { $file } hat die Version { $version }; dieses Programm kennt sie bis { $known }. Ein neueres kann sie öffnen.
error-library-full = Die Festplatte ist voll; { $file } konnte den letzten Schritt nicht aufnehmen. Davor ist nichts verloren.
error-library-busy = Die Bibliothek { $file } wird gerade von einem anderen Programm benutzt; versuch es gleich noch einmal.
error-library-failed = Die Bibliothek { $file } lässt sich nicht benutzen: { $reason }
error-library-locked = Mit dem Datenordner { $folder } wird schon Tortuga gespielt.
error-library-no-game = In der Bibliothek gibt es kein Spiel { NUMBER($id, useGrouping: 0) }.
error-library-no-seed = Spiel { NUMBER($id, useGrouping: 0) } kam ohne sein Startwort: Man kann es ansehen, aber nicht fortsetzen.

## Befehle zur falschen Zeit

refusal-not-to-act = Platz { $seat } ist nicht an der Reihe.
refusal-undo = Nichts lässt sich zurücknehmen: Nach deiner letzten Wahl kam der Zufall, ein Aufdecken oder ein anderer Platz.
refusal-redo = Es gibt nichts zu wiederholen.
refusal-branch = Dieses Spiel läuft noch und wahrt Geheimnisse über die Runden hinweg: Aus ihm heraus kann erst weitergespielt werden, wenn es zu Ende ist.
refusal-option = Die Option { $option } kann diesen Wert nicht haben.
refusal-option-start-seat = Platz { $seat } kann nicht beginnen; es gibt { $seats } Plätze.
refusal-option-dice-set = Eigene Würfel gehören zur Option für eigene Würfel und umgekehrt.
refusal-option-dice-count = Es müssen fünf Würfel sein.
refusal-option-dice-faces = Jeder Würfel braucht die Zahlen 1 bis 5 je einmal.
