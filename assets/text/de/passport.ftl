# Der Stärkepass: was jeder Kapitän gewann, als gemessen wurde (siehe ai/strength_report.py).
# $rival ist der Name eines Kapitäns; $share, $low, $high sind Prozent, low und high das 95-%-Intervall.

passport-tip = { $line }. Anklicken zeigt mehr.
passport-tip-character = { $line }, gemessen ohne Charakter: Seine Vorlieben können Siege kosten. Anklicken zeigt mehr.
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
