# Bets on what rivals choose in secret.

reads-coins = Deine zehn Münzen
reads-left =
    { $count ->
        [one] Noch eine Münze
       *[other] Noch { $count } Münzen
    }
reads-reveal = Aufdecken
reads-take = Eine Münze zurück: { $option }
reads-column = { $option }: { $coins }
reads-order = Wette { $number } dieses Spiels
reads-laid-before = gesetzt, bevor aufgedeckt wurde
reads-you = du
reads-captain = Kapitän
reads-next = Nächste Wette
reads-over = Das war die letzte
reads-all = Alle Wetten des Spiels
reads-how = Setze zehn Münzen auf das, was du erwartest: Ein Klick oder eine Ziffer setzt eine, ein Rechtsklick oder der Knopf darunter nimmt eine zurück. Was der Kapitän erwartet hat, steht hinterher da.
reads-thinking = Der Kapitän denkt noch nach.
reads-known = Was alle wissen
reads-boards = Auf den Tableaus
reads-own = Du
reads-captains = Der Kapitän
reads-even = Auf alles gleich
reads-rule = Je mehr Münzen auf dem liegen, was kommt, desto mehr Punkte: alle zehn dort bringen 10, fünf dort und fünf auf einem anderen 7,5, alle zehn woanders 0.
reads-calibration = Kann man dir glauben?
reads-count = Wetten: { $bets }, Spiele: { $games }
reads-happened = eingetreten
reads-laid = gesetzte Münzen
reads-few = Zu wenige Wetten für ein Urteil: Es braucht sechzig.
reads-trusted = Bisher gut eingeschätzt: Jeder Strich trifft die Linie.
reads-mostly = Bisher treffen die meisten Striche die Linie: nichts Deutliches.
reads-bold = Zu sicher: Worauf viele Münzen liegen, das kommt seltener.
reads-timid = Zu vorsichtig: Worauf viele Münzen liegen, das kommt öfter.
reads-own-average = du, im Schnitt
reads-captains-average = Kapitän, im Schnitt
reads-even-average = gleich, im Schnitt
