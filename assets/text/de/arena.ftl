# Was bei Turnieren, beim Stärkepass und beim Eichbericht schiefgehen kann.

error-arena-players = Ein Turnier braucht mindestens 2 Spieler, nicht { $players }.
error-arena-twice = { $name } ist zweimal gemeldet.
error-arena-seats = Falsche Spielerzahlen: „{ $seats }“. Jede muss im Spiel möglich sein und darf nur einmal vorkommen.
error-arena-games = Ein Turnier braucht mindestens ein Spiel, nicht { $games }.
error-arena-error = Die Irrtumswahrscheinlichkeit muss zwischen 0 und 1 liegen, nicht bei { $error }.
error-arena-unreadable = { $file } ist kein Turnier: { $reason }.
error-arena-pairings = Die Datei hat nicht die Paarungen ihres eigenen Plans.
error-arena-weights = Die Kapitäne haben seit diesen Spielen dazugelernt; beginne ein neues Turnier.
error-dask-missing = Dask ist nicht installiert; pip install "{ $extra }" installiert es.
error-dask-silent = Unter { $address } antwortet kein Dask-Scheduler.
error-worker-ended = Ein rechnender Prozess endete, bevor er fertig war, vielleicht weil der Speicher knapp ist; weniger --jobs brauchen weniger.
error-passport-unreadable = { $file } ist kein Stärkepass: { $reason }.
error-passport-level = { $name } ist keine messbare Stufe; wähle aus { $names }.
error-calibration-captain = { $name } nennt keine Siegchancen: Der Wert seiner Wahl war { $value }.
error-calibration-games = Ein Bericht braucht mindestens ein Spiel, nicht { $games }.
error-passport-settings = Die Einstellungen einer Stufe haben sich seit diesen Spielen geändert; fang neu an.
