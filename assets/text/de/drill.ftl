# The drill: positions from one's own mistakes, to be answered again.

drill-title = Übung
drill-today = Heute
drill-count = { $done } von { $count }
drill-again = Kommt wieder
drill-positions = Stellungen
drill-within-1 = morgen
drill-within-7 = in 2 bis 7 Tagen
drill-within-30 = in 8 bis 30 Tagen
drill-later = später
drill-new = warten noch
drill-kinds = Gleich richtig
drill-kinds-later = Nach fünf Stellungen einer Art steht hier, wie viele gleich richtig waren.
drill-share = { $share } von { $count }
drill-leak = Dein Leck: { $kind }.
drill-ask = Was tätest du?
drill-you = Das ist der Platz von { $name }, { $where }. Wähle wie am Tisch.
drill-how = Was jede Wahl kostet und warum, steht danach hier. Was diesem Platz verborgen war, bleibt verborgen.
drill-best = am besten
drill-yours = du, jetzt
drill-then = im Spiel
drill-right = Richtig!
drill-wrong = Nicht das Beste
drill-as-good = Besser ging es nicht.
drill-cost = Das kostet { $points } Punkte Siegchance.
drill-why = Warum
drill-thinking = Der Kapitän sucht nach Worten.
drill-again-right =
    { $days ->
        [one] Sie kommt morgen wieder und nach jeder richtigen Antwort später.
       *[other] Sie kommt in { $days } Tagen wieder und nach jeder richtigen Antwort später.
    }
drill-again-wrong = Sie kommt morgen wieder. Bei einem Fehler geht es von vorn los.
drill-next = Nächste Stellung
drill-end = Fertig
drill-enough = Genug für heute
drill-large = Den Tisch groß sehen
drill-small = Zurück zur Frage
drill-over = Das war alles für heute
drill-score =
    { $count ->
        [one] { $right } von { $count } Antwort war richtig.
       *[other] { $right } von { $count } Antworten waren richtig.
    }
# $when: such as "tomorrow: 2, in 2 to 7 days: 5"
drill-all-back = Stellungen, die wiederkommen: { $when }.
drill-back = { $when }: { $count }
drill-due =
    { $days ->
        [one] Die nächsten Stellungen kommen morgen.
       *[other] Die nächsten Stellungen kommen in { $days } Tagen.
    }
drill-more =
    { $count ->
        [one] Noch eine
       *[other] Noch { $count }
    }
drill-none = Noch nichts zu üben
drill-none-told = Die Stellungen kommen aus eigenen Fehlern: Spiele eine Partie zu Ende und öffne ihr Logbuch. Was am meisten kostete, wird hier wieder gefragt.
drill-rest = alles Übrige
# parts: what it loses and gains, such as "Raid -6.2, bonus tiles -1.1"
drill-compared = Gegenüber der besten Wahl: { $parts }.
