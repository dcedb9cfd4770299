# Der Stärkepass: was jeder Kapitän gewann, als gemessen wurde (siehe ai/strength_report.py).
# $rival ist der Name eines Kapitäns; $share, $low, $high sind Prozent, low und high das 95-%-Intervall.

passport-tip = { $line }. Anklicken zeigt mehr.
passport-tip-character = { $line }, gemessen ohne Charakter: Seine Vorlieben können Siege kosten. Anklicken zeigt mehr.
passport-wins = Siege von 10:
passport-at-most = bis zu
passport-short-mixed = { $share } % Siege gegen die anderen Stufen
passport-short-below = { $share } % Siege gegen „{ $rival }“
passport-short-panel = { $share } % Siege gegen „{ $rival }“
passport-none = Stärke noch nicht gemessen
passport-stale = Stärke muss neu gemessen werden
passport-damaged = Der Stärkepass ist beschädigt

passport-below = Gegen „{ $rival }“: { $share } % der Siege ({ $low }–{ $high } %, { NUMBER($games, useGrouping: 0) } Spiele)
passport-panel = { $seats ->
    [2] Gegen „{ $rival }“
   *[other] Allein gegen „{ $rival }“ auf allen anderen Sitzen
 }: { $share } % der Siege ({ $low }–{ $high } %, { NUMBER($games, useGrouping: 0) } Spiele)
passport-mixed = Auf jedem Sitz eine andere Stufe: { $share } % der Siege ({ $low }–{ $high } %, { NUMBER($games, useGrouping: 0) } Spiele)

passport-title = { $level }: Stärke
passport-seats = Gemessen mit { $seats } Spielern und gleichen Würfeln für alle. Unter Gleichen gewinnt jeder { $par } %. In Klammern: der Bereich, in dem der wahre Wert sehr wahrscheinlich liegt (95 %).
passport-rivals = { $count ->
    [one] { $names } ist ein einfacher Mitspieler, gemacht zum Vergleichen.
   *[other] { $names } sind einfache Mitspieler, gemacht zum Vergleichen.
 }
passport-rival = „{ $name }“
passport-all = Alle Stufen mit { $seats } Spielern
passport-level = { $level }: { $line }
passport-level-wins = { $level }: { $share } % ({ $low }–{ $high }) der Siege

# Wie stark jemand spielt, auf der Leiter der Stufen (siehe ai/rating.py). Stufen stehen da, wie sie heißen.
rating-title = Spielstärke
rating-like = wie { $level }
rating-between = zwischen { $lower } und { $upper }
rating-range = { $same ->
    [1] Zu 80 % sicher: { $low }
   *[other] Zu 80 % sicher: { $low } bis { $high }
 }
rating-from = aus Spielen ohne Rat: { $evidence }
rating-results = { $games ->
    [one] 1 Ergebnis
   *[other] { $games } Ergebnisse
 } gegen Kapitäne
rating-choices = { $choices ->
    [one] 1 Entscheidung
   *[other] { $choices } Entscheidungen
 } in { $analysed ->
    [one] 1 untersuchten Spiel
   *[other] { $analysed } untersuchten Spielen
 }
rating-none = noch nicht bekannt
rating-none-note = Dazu braucht es ein beendetes Spiel ohne Rat, gegen Kapitäne oder im Logbuch des Kapitäns geöffnet
