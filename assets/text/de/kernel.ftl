## Was schiefgeht. Ein Satz, der die Sache nennt und, wo es hilft, was zu tun ist.

error-file = { $file }: { $reason }
error-bad-seed = Das Startwort muss 1 bis { $most } Bytes lang sein; dieses hat { $bytes }.
error-seed-text = Das Startwort enthält Bytes, die kein Text in UTF-8 sind.

## Spieldateien

error-log-unreadable = Die Datei lässt sich nicht lesen: { $reason }.
error-log-unwritable = { $file } lässt sich nicht schreiben: { $reason }.
error-export-own = { $file } ist eine der Dateien des Programms oder läge mitten unter ihnen; dorthin wird nichts anderes geschrieben.
error-export-foreign = { $file } gibt es schon und ist kein exportiertes Spiel; die Datei wurde nicht verändert. `--replace` ersetzt sie.
error-log-empty = Die Datei ist leer; eine Spieldatei beginnt mit einem Kopf.
error-log-blank = Eine leere Zeile; die gibt es in keiner Spieldatei.
error-log-cut = Die Zeile bricht ab; hier wurde die Datei abgeschnitten.
error-log-not-json = Das ist kein JSON: { $what }.
error-log-not-text = Das ist kein Text in UTF-8; Byte { $byte } der Zeile gehört nicht dazu.
error-log-deep = Objekte und Listen sind mehr als { $most }-mal ineinander geschachtelt; das ist in keiner Spieldatei so.
error-log-twice = Das Feld „{ $field }“ steht zweimal da.
error-log-wide = Die Zeile hat mehr als { NUMBER($most, useGrouping: 0) } Bytes; so lang ist keine Zeile einer Spieldatei.
error-log-long = Die Datei hat mehr als { NUMBER($most, useGrouping: 0) } Zeilen; so lang ist keine Spieldatei.
error-log-not-object = Das ist JSON, aber kein Objekt; jede Zeile einer Spieldatei ist eins.
error-log-foreign = Das ist keine Tortuga-Spieldatei; ihre erste Zeile muss "format": "{ $expected }" nennen.
error-log-newer = Die Spieldatei hat die Version { $version }; dieses Programm liest Versionen bis { $known }. Ein neueres kann sie lesen.
error-log-newer-app = Die Spieldatei hat Tortuga { $app } geschrieben, dies ist { $known }: Nicht alles darin ist hier bekannt. Eine neuere Fassung liest sie.
error-log-older = Die Spieldatei hat die Version { $version }, die nie ein Programm geschrieben hat; heute gilt { $known }.
error-log-header = Der Kopf ist falsch: { $what }.
error-log-unknown-game = Das Spiel „{ $game }“ gibt es hier nicht; es gibt { $known }.
error-log-options = Die Optionen im Kopf sind falsch: { $what }.
error-log-seats = Der Kopf nennt { $seats } Sitze, die Optionen { $expected }.
error-log-seat-count = Der Kopf nennt { $seats } Sitze; dieses Spiel hat { $least } bis { $most }.
error-log-colour = Sitz { $seat } hat die Farbe „{ $colour }“; es gibt { $known }.
error-log-colour-twice = Sitz { $seat } hat die Farbe „{ $colour }“, die schon ein anderer hat.
error-log-words = { $place } enthält Zeichen, die nicht erlaubt sind: { $words }
error-log-words-long = { $place } hat { NUMBER($letters, useGrouping: 0) } Zeichen; möglich sind höchstens { $most }.
error-log-unknown-event = Das Ereignis „{ $type }“ gibt es nicht.
error-log-event = Das Ereignis „{ $type }“ ist falsch: { $what }.
error-log-field = Das Ereignis „{ $type }“ hat kein Feld „{ $field }“.
error-log-no-seal = Das Siegel fehlt.
error-log-wrong-seal = Das Siegel ist { $found }, müsste aber { $expected } sein: Diese Zeile oder ihre Stelle wurde verändert.
error-log-after-end = Nach dem Ende des Spiels folgt noch etwas.
error-log-commitment = Das Startwort ist nicht das vor dem Spiel versprochene.
error-log-branch = Die Liste früherer Spiele im Kopf ist nicht in Ordnung.
error-log-branches = Der Kopf nennt { NUMBER($branches, useGrouping: 0) } frühere Spiele; möglich sind höchstens { $most }.
error-log-branch-end = Laut Kopf stammen { NUMBER($events, useGrouping: 0) } Ereignisse aus einem anderen Spiel; vor seinem Ende hat dieses nur { NUMBER($own, useGrouping: 0) }.
error-log-branch-secret = Laut Kopf wurden { NUMBER($events, useGrouping: 0) } Ereignisse mit dem Startwort eines anderen Spiels ausgeteilt, das er nicht nennt; hier lässt sich nur ein beendetes Spiel fortsetzen, und dann steht es da.
error-log-early-seed = Das Startwort ist verraten, obwohl das Spiel noch läuft.
error-log-no-seed = Das Spiel ist zu Ende, aber seine letzte Zeile, das Startwort, fehlt: Hier wurde die Datei abgeschnitten.
error-log-by-rule = „{ $type }“, wo die Regeln zu „{ $expected }“ führen, oder mit anderem Inhalt.
error-log-chance = „{ $type }“ ist hier nicht das, was das Startwort ergibt.
error-log-seen = Diese Spieldatei enthält nur, was von einem laufenden Spiel zu sehen war: Du kannst sie wiedergeben, aber weder fortsetzen noch beweisen.
error-log-seen-more = „{ $type }“ verrät mehr, als zu sehen war.
error-log-impossible = „{ $type }“ kann hier nicht zufällig geschehen.
error-log-undecided = „{ $type }“, obwohl ein Sitz noch wählen muss.
error-log-turn = Sitz { $seat } wählt, ohne am Zug zu sein.
error-log-illegal = Sitz { $seat } trifft eine Wahl, die die Regeln nicht erlauben ({ $reason }).
error-log-decision = „{ $type }“ folgt nicht aus der Wahl von Sitz { $seat }.
error-log-undo = Diese Wahl ließ sich nicht zurücknehmen.

## Die Bibliothek

error-library-folder = Der Datenordner { $folder } lässt sich nicht benutzen: { $reason }.
error-library-unwritable = In die Bibliothek { $file } lässt sich nicht schreiben: { $reason }.
error-library-damaged = Die Bibliothek { $file } ist beschädigt: { $reason }. Sie wurde nicht verändert; `tortuga games --rescue` oder der nächste Start des Spiels rettet, was lesbar ist.
error-library-elsewhere = Der Datenordner { $folder } ist nicht benutzbar: { $reason }. Spielen kannst du trotzdem. Die Spiele dieser Sitzung liegen in { $elsewhere }; exportiere aus der Bibliothek, was bleiben soll. Einstellungen gelten bis zum Beenden.
error-library-rescued = Die Bibliothek war beschädigt. Was von ihr und ihren täglichen Kopien lesbar war, ist wieder da; Zahl der Spiele: { NUMBER($games, useGrouping: 0) }. Die beschädigte Datei liegt als { $file } daneben.
error-library-copy = Die Kopie { $file } ist beschädigt; die Bibliothek ist, wie sie war.
error-library-foreign = { $file } gehört einem anderen Programm und wurde nicht verändert.
error-library-newer = Die Bibliothek { $file } hat die Version { $version }; dieses Programm liest Versionen bis { $known }. Ein neueres kann sie öffnen.
error-library-full = Der Datenträger ist voll; der letzte Schritt ließ sich nicht in { $file } speichern. Alles davor ist sicher.
error-library-busy = Die Bibliothek { $file } wird gerade von einem anderen Programm benutzt; versuch es gleich noch einmal.
error-library-failed = Die Bibliothek { $file } lässt sich nicht benutzen: { $reason }.
error-library-locked = Mit dem Datenordner { $folder } läuft Tortuga schon.
error-library-no-game = In der Bibliothek gibt es kein Spiel { NUMBER($id, useGrouping: 0) }.
error-library-no-seed = Spiel { NUMBER($id, useGrouping: 0) } wurde ohne Startwort importiert: Du kannst es ansehen, aber nicht fortsetzen.
error-library-not-deleted = Spiel { NUMBER($id, useGrouping: 0) } ist nicht gelöscht.

## Befehle zur falschen Zeit

refusal-not-to-act = Sitz { $seat } ist nicht an der Reihe.
refusal-undo = Nichts lässt sich zurücknehmen: Nach deiner letzten Wahl wurde gewürfelt, gezogen oder aufgedeckt, oder jemand anderes war dran.
refusal-redo = Es gibt nichts wiederherzustellen.
refusal-branch = Dieses Spiel läuft noch und wahrt Geheimnisse über die Runden hinweg: Von einer früheren Stelle lässt es sich erst weiterspielen, wenn es zu Ende ist.
refusal-option = Die Option { $option } kann diesen Wert nicht haben.
