# Der Stärkepass: was jeder Kapitän gewann, als gemessen wurde (siehe ai/passport).
# $rival ist der Name eines Kapitäns; $share, $low, $high sind Prozent, low und high das 95-%-Intervall.

passport-button = Was { $level } bei der Messung gewann
passport-short-mixed = { $share } % Siege ({ $low }–{ $high }) unter allen Stufen
passport-short-below = { $share } % Siege ({ $low }–{ $high }) · Gegner { $rival }
passport-short-panel = { $share } % Siege ({ $low }–{ $high }) · Gegner { $rival }
passport-none = Stärke noch nicht gemessen
passport-stale = Stärke wird neu gemessen
passport-damaged = Der Stärkepass ist beschädigt

passport-below = Gegner { $rival }: { $share } % der Siege ({ $low }–{ $high } %, { NUMBER($games, useGrouping: 0) } Spiele)
passport-panel = { $seats ->
    [2] Gegner { $rival }
   *[other] Allein, alle Gegner { $rival }
 }: { $share } % der Siege ({ $low }–{ $high } %, { NUMBER($games, useGrouping: 0) } Spiele)
passport-mixed = Auf jedem Platz eine andere Stufe: { $share } % der Siege ({ $low }–{ $high } %, { NUMBER($games, useGrouping: 0) } Spiele)

passport-title = { $level }: Stärke
passport-seats = Gemessen an { $seats } Plätzen, mit gleichen Würfeln für alle. Unter Gleichen gewinnt jeder { $par } %. In Klammern: das 95-%-Intervall.
passport-all = Alle Stufen an { $seats } Plätzen
passport-level = { $level }: { $line }
