# The captain's log: how a finished game was played.

account-title = Logbuch des Kapitäns
account-page = Seite
account-overview = Überblick
account-rounds = Runden
account-moments = Augenblicke
account-drill = Übung
account-reads = Wetten
account-eyes = wie { $name } es sah
account-waiting = Die Kapitäne sehen das Spiel durch. Es dauert einige Sekunden, und sie tun es nur einmal.
account-failed = Die Kapitäne konnten dieses Spiel nicht durchsehen. Das Protokoll des Programms sagt, warum.
account-own_choices = Eigene Wahl
account-own_luck = Eigenes Glück
account-rivals_luck = Glück der Gegner
account-rivals_choices = Wahl der Gegner
account-chances = Siegchance
account-chances-note = aller nach jeder Runde, für jemanden, der nichts Verborgenes sieht
account-voyage = seit dem Beginn der Fahrt; hier zählt, ob die ganze Partie gewonnen wird, nicht die Sterne der Fahrt
account-voyage-on = Die Partie war nicht zu Ende: Die Chance zählt alles, was unterwegs ist und noch kommt, nicht nur die Punkte bis dahin.
account-round = Runde { $round }
account-game = Spiel
account-known = Eigenes Wissen
account-change = Änderung der Chance
# $end: how it ended. The numbers are sums of the rows of the account: both kinds of luck, both of choices.
account-ended =
    { $end ->
        [won] { $name } hat gewonnen.
        [shared] { $name } teilt den Sieg.
        [lost] { $name } hat verloren.
       *[open] { $name }:
    }
account-of-side = { $name } ({ $side })
account-verdict = Glück, eigenes und das der Gegner, brachte { $luck } Punkte Siegchance, Entscheidungen { $choices }. Bei gleichem Glück hätten diese Entscheidungen { $even } von 100 Spielen gewonnen.
account-under-one = weniger als 1
account-over-99 = mehr als 99
account-who = Wer wie gut spielte
account-lost = Verlust je Wahl
account-luck = eigenes Glück
account-like = wie { $level }
account-too-few = zu wenige
account-person = ein Mensch
account-played = { $name } verlor { $loss } Punkte je Entscheidung: { $level }
account-weighed = Was am meisten wog
account-before = vorher
account-after = nachher
account-all = Die Runde für jemanden, der nichts Verborgenes sieht
account-all-note = Das Fernrohr: was nur der Kapitän selbst weiß, etwa Schatzplättchen.
account-seat-told = { $name } von { $before } auf { $after }
account-round-of = Runde { $round }: { $name }
account-round-told = Runde { $round }: von { $before } auf { $after }
account-outside = Dazwischen kann sie unter 0 oder über 100 liegen: Ein Teil nimmt, was ein anderer zurückgibt.
account-quiet = Hier geschah nichts von Gewicht.
account-look = Auf dem Tisch ansehen
account-try-choice = Ein neues Spiel, das kurz vor dieser Entscheidung beginnt, auf dem Sitz von { $name }.
account-try-luck = Ein neues Spiel, das kurz davor beginnt, auf dem Sitz von { $name }: Diesmal kann der Zufall anders entscheiden.
account-try-over = Danach hatte { $name } nichts mehr zu entscheiden.
account-moment = Runde { $round }: { $about }
account-what = Was geschah
account-done = Was getan wurde
account-better = Was am besten war
account-meant = Was es bedeutete
account-cost = Es kostete { $points } Punkte Siegchance, auf { $error } genau.
account-good-luck = Ein Glücksfall: { $points } Punkte Siegchance.
account-bad-luck = Pech: { $points } Punkte Siegchance.
account-judged = Beurteilt nach dem, was damals zu sehen war, als säßen dort nur die stärksten Kapitäne; der Rat am Tisch weiß, wer dort sitzt, und nennt darum andere Zahlen. Nur sichere Fehler stehen hier.
account-judged-luck = Verglichen mit dem, was der Zufall hier im Mittel bringt, als säßen dort nur die stärksten Kapitäne.
account-span = { $first } bis { $last }
account-verdict-sides = Eigene Entscheidungen brachten { $own } Punkte Siegchance, die der anderen { $others }, Karten und Züge { $cards }.
account-cost-exactly = Es kostete { $points } Punkte Siegchance.
account-practise = Was zu üben ist
account-practise-from = dieses Spiel und die zehn davor
account-a-game = { $points } je Spiel
account-times = { $count }×
account-practise-none = Sobald eine Art Fehler fünfmal vorkam, steht hier, was sie je Spiel kostet.
account-go-practise = Üben
account-picture = Bild
# What a choice was worth that is tried again from a moment of the log.
retry-best = Die bessere Wahl
retry-best-note = Im Logbuch war sie { $points } Punkte Siegchance mehr wert als das, was damals geschah.
retry-better = Besser als damals
retry-better-note = { $points } Punkte Siegchance mehr wert als das, was damals geschah; eine andere Wahl war noch besser.
retry-same = Wie damals
retry-same-note = Im Logbuch kostete das { $points } Punkte Siegchance.
retry-worse = Nicht besser als damals
retry-worse-note = Im Logbuch verlor das { $points } Punkte Siegchance mehr als das, was damals geschah.
retry-unknown = Eine andere Wahl
retry-unknown-note = Was sie wert war, sagt das Logbuch nicht.
retry-even = So gut wie damals
retry-even-note = Im Logbuch war sie so viel wert wie das, was damals geschah.
retry-log = Zum Logbuch
