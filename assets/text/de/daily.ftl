# The deal of the day.

daily-title = Partie des Tages
daily-date = { $day }.{ $month }.{ $year }
daily-sail = Die Partie von heute segeln
daily-go-on = Die Partie von heute fortsetzen
daily-look = Dein Spiel ansehen
daily-again = Noch einmal spielen
daily-copy = Ergebnis kopieren
daily-verdict = Partie vom { $day }: { $result }, { $beaten } von { $levels } Stufen geschlagen
daily-beaten = { $beaten } von { $levels } Stufen geschlagen
daily-waits = noch nicht gesegelt
daily-begun = begonnen
daily-comparing = die Stufen segeln sie gerade
daily-failed = die Stufen konnten sie nicht segeln
daily-rules-head = Die Regeln des Tages
daily-rules = Alle, die heute spielen, haben dieselben Würfel, Karten und Truhen; sie folgen aus dem Datum, verschickt wird nichts. { $rivals } Kapitäne der Stufe { $level } segeln mit. Das erste Spiel, das du beendest, zählt, spätere sind Übung. Danach segelt jede Stufe dieselbe Partie von deinem Platz aus. Die nächste kommt um Mitternacht.
daily-how-head = Wie die Stufen segelten
daily-how = Jede Stufe saß { $times }-mal auf deinem Platz, mit derselben Partie und denselben drei Gegnern ({ $level }), jedes Mal mit eigenen Zufallszahlen.
daily-won = gewonnen
daily-lost = nicht gewonnen
daily-won-of = { $won } von { $count } gewonnen
daily-you = Du
daily-streak = Tage in Folge: { $days }
daily-in-a-row =
    { $days ->
        [one] Tag in Folge
       *[other] Tage in Folge
    }
daily-weeks = Die letzten vier Wochen
daily-deal = Die Partie von heute
daily-sails = segelt nach dir
daily-plays = segelt gerade
daily-points = { $points } Punkte
daily-bar = Ein Balken ist der Schnitt dieser Spiele; wer mehr Punkte hat, schlägt die Stufe.
daily-bar-sides = Ein Balken ist der Anteil der Siege; mit einem größeren ist die Stufe geschlagen.
daily-luck = So wenige Spiele sind vor allem Glück: Eine Stufe kann auch über einer stärkeren liegen.
daily-medals = Eine Medaille sagt, wie viele Stufen du geschlagen hast: Gold alle { $levels }, Silber eine weniger, Bronze zwei weniger.
