# Was mit Kapitänen und Simulationen nicht stimmen kann.

error-weights-broken = { $file } ist keine Datei mit Gewichten: { $reason }
error-weights-missing = Es fehlt { $file }, woraus die Kapitäne wissen, was Stellungen wert sind: Die Installation ist unvollständig.
error-weights-features = { $file } wurde für eine andere Tabelle von Merkmalen gelernt ({ $found }); dieser Rechenkern hat { $expected }. Neu lernen: python -m ai train tortuga2014
error-weights-groups = { $file } nennt die Gruppen der Merkmale nicht in ihrer Reihenfolge.
error-character-broken = { $file } ist kein Charakter: { $reason }
error-character-newer = { $file } hat die Version { $version }; dieses Programm liest Versionen bis { $known }. Ein neueres liest die Datei.
error-character-action = { $file } nennt die Aktion „{ $action }“, die es nicht gibt. Es gibt: { $names }.
error-character-range = { $file }: { $field } ist { $value } und muss zwischen { $least } und { $most } liegen.

error-unknown-player = Einen Computerspieler „{ $name }“ gibt es nicht. Es gibt: { $names }.
error-outside-missing = Es gibt keinen Kapitän { $name }: In { $file } steht keine solche Klasse
error-outside-failed = { $name } ({ $file }) scheitert: { $reason }
error-outside-late = { $name } ({ $file }) überlegt länger als { $seconds } Sekunden
error-outside-answer = { $name } ({ $file }) gibt keine Entscheidung zurück: { $reason }
error-outside-refused = { $name } ({ $file }) wählt, was die Regeln nicht erlauben: { $choice }
error-outside-folder = { $name }: In { $file } sind keine Kapitäne
error-simulate-seats = Eine Simulation braucht { $least } bis { $most } Spieler, nicht { $seats }.
error-simulate-games = Eine Simulation braucht mindestens ein Spiel, nicht { $games }.
