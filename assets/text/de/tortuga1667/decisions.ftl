# Decisions: what is asked (do-), what the choice does (does-), what is missing, the tiles of the action bar.
# $name and $who are players and are never declined; $card, $first and $second are I to V; $to, $on and $of are phrases of a place.
pic-act-rescue = Kaperbrief
act-view-note = zwei Karten ansehen
act-reveal-note = eine Karte umdrehen
act-force-note = jemand muss aufdecken
act-row-note = an einen anderen Ort
act-attack-note = Stimmen für einen Schatz
act-maroon-note = jemand an Land
act-mutiny-note = gegen den Kapitän
act-sneak-note = in die andere Kammer
act-brawl-note = Stimmen auf Tortuga
act-view-does = Sieh dir zwei Karten an
act-reveal-does = Deck eine Karte auf
act-force-does = Zwing einen Mitspieler
act-row-does = Rudere
act-attack-does = Ruf zum Angriff
act-maroon-does = Setz jemanden aus
act-mutiny-does = Ruf zur Meuterei
act-sneak-does = Schmuggle einen Schatz
act-brawl-does = Zettle eine Rauferei an
act-rescue-does = Spiel den Kaperbrief
act-view-whole = Wähle zwei Karten der Auslage. Nur du siehst sie.
act-reveal-whole = Wähle eine Karte der Auslage. Sie wird umgedreht und sofort ausgeführt.
act-force-whole = Wähle zwei Karten und einen Mitspieler, der eine davon ungesehen aufdeckt.
act-row-whole = Wähle, wohin du ruderst.
act-maroon-whole = Wähle, wer von deinem Schiff nach Tortuga kommt.
act-sneak-whole = Wähle die Kammer, aus der ein Schatz in die andere kommt.
act-rescue-whole = Wähle jemanden auf Tortuga oder in einem Ruderboot, und ein Schiff.
do-act-title = Du bist am Zug
do-act = { $rank }, { $place }. Wähle eine deiner Aktionen.
do-act-plain = { $place }. Wähle eine deiner Aktionen.
do-act-late = Die Zeit ist um: Sieh dir zwei Karten an.
do-act-none = Wähle eine Aktion. Was sie bewirkt, liest du hier, bevor du bestätigst: Danach lässt sich nichts zurücknehmen.
do-act-button = Aktion wählen
do-act-heading = Oben für alle, unten nach Rang
do-ready = Bestätige, oder wähle neu.
do-view-card = Wähle zwei Karten der Auslage.
do-reveal-card = Wähle eine Karte der Auslage.
do-force-card = Wähle zwei Karten, dann einen Mitspieler.
do-force-pawn = Wähle, wer eine davon aufdecken muss.
do-row-place = Wähle, wohin du ruderst.
do-maroon-pawn = Wähle, wen du aussetzt.
do-sneak-hold = Wähle die Kammer, aus der er kommt.
do-rescue-pawn = Wähle, wen du rettest.
do-rescue-place = Wähle das Schiff.
do-view-button = Beide ansehen
do-reveal-button = Karte aufdecken
do-force-button = { $name } zwingen
do-row-button = Rudern
do-attack-button = Zum Angriff rufen
do-maroon-button = { $name } aussetzen
do-mutiny-button = Zur Meuterei rufen
do-sneak-button = Schatz schmuggeln
do-brawl-button = Rauferei anzetteln
do-rescue-button = { $name } retten
do-need-act = Aktion wählen
do-need-card = Karte wählen
do-need-pawn = Spieler wählen
do-need-place = Ort wählen
do-need-stand = Platz wählen
do-need-from = Herkunft wählen
do-need-hold = Kammer wählen
do-need-way = Wirkung wählen
do-need-use = Nutzen oder behalten
do-need-vote = Stimmkarte wählen
missing-act = Wähle zuerst eine Aktion.
missing-card = Wähle zuerst die Karten der Auslage: { $key-digit-1 } bis { $key-digit-5 }.
missing-pick = Wähle zuerst eine der beiden Karten.
missing-pawn = Wähle zuerst jemanden.
missing-place = { $count ->
    [1] Wähle zuerst einen Ort: { $key-place-1 } { $place-1 }.
    [2] Wähle zuerst einen Ort: { $key-place-1 } { $place-1 }, { $key-place-2 } { $place-2 }.
    [3] Wähle zuerst einen Ort: { $key-place-1 } { $place-1 }, { $key-place-2 } { $place-2 }, { $key-place-3 } { $place-3 }.
   *[other] Wähle zuerst einen Ort.
}
missing-stand = Wähle zuerst einen freien Platz.
missing-from = Wähle zuerst, woher der Schatz kommt, oder lass ihn liegen: { $key-digit-0 }.
missing-hold = Wähle zuerst eine Kammer: { $key-digit-1 } britisch, { $key-digit-2 } französisch.
missing-way = Wähle zuerst, wozu der Brief dient.
missing-window = Wähle zuerst: die Karte nutzen ({ $key-use-map }) oder behalten ({ $key-keep-map }).
missing-vote = Wähle zuerst eine Stimmkarte.
missing-listen = Jemand anderes ist am Zug.
missing-talk = Wähle zuerst, was du sagen willst.
refusal-nobody-else = Niemand sonst ist an Bord.
does-view = Du siehst dir { $first } und { $second } an. Alle sehen, welche, aber nicht, was es ist.
does-reveal = Karte { $card } wird umgedreht. Du führst sie aus, was immer es ist.
does-reveal-known = Karte { $card } wird umgedreht, und du führst sie aus. { $line }
does-force = { $name } dreht { $first } oder { $second } um und führt sie aus. Die andere bleibt ungesehen.
does-row-boat = Du steigst um: { $to }. Dort gibt es weder Rang noch Stimme.
does-row-line = Du ruderst { $to }, ganz nach hinten.
does-attack = Es stimmen: { $names } und die Stapelkarte.
does-mutiny = Es stimmen: { $names } und die Stapelkarte.
does-brawl = Es stimmen: { $names } und die Stapelkarte.
does-nobody = Nur die Stapelkarte wird gezeigt.
need-attack = Nötig: eine Kanone, mehr Fackeln als Wasser.
need-mutiny = Nötig: mehr Totenköpfe als leere.
need-brawl = Die Mehrheit der Flaggen holt beide Schätze von Tortuga.
does-maroon = { $name } kommt nach Tortuga, ganz nach hinten.
does-answer = Darf antworten: { $maps }.
does-sneak =
    Ein Schatz { $side ->
        [french] in die französische Kammer
       *[british] in die britische Kammer
    }: britisch { $british } → { $then_british }, französisch { $french } → { $then_french }.
does-rescue = { $name } kommt { $to }, ganz nach hinten.
does-albatrosses = Mit zwei Albatrossen an Bord kommen dort alle nach Tortuga.
do-stand = { $place }, Platz { $number }
do-leave = Liegen lassen
do-way-0 = Jemanden retten
do-way-1 = Stimme tauschen
do-way-2 = Behalten
do-hold-title = Dein Schatz
do-hold = Wähle eine Kammer deines Schiffs: britisch oder französisch.
does-hold =
    Dein Schatz liegt zu Beginn { $side ->
        [french] in der französischen Kammer
       *[british] in der britischen Kammer
    }.
do-hold-button = Schatz verstauen
whole-hold = Er zählt für die Nation dieser Kammer. Alle sehen, welche du wählst.
whole-place = Auf einem Schiff ist der Erste Kapitän, der Zweite Steuermann, der Letzte Schiffsjunge.
whole-pick = Du führst die Karte aus, die du umdrehst, was immer es ist. Die andere bleibt liegen.
whole-take = Er zählt für die Nation der Kammer, in der er am Ende liegt. Alle sehen, was du wählst.
do-place-title = Wähle deinen Platz
do-place = Ein Schiff oder Tortuga, dann ein freier Platz.
does-place = Du beginnst { $on }, Platz { $number }. Lücken schließen sich, sobald alle stehen.
do-place-button = Hier stehen
do-pick-title = Du wirst gezwungen
do-pick = { $forcer } zeigt: Deck { $first } oder { $second } auf.
does-pick = Karte { $card } wird umgedreht. Du führst sie aus, was immer es ist.
do-pick-button = { $card } aufdecken
do-pick-late = Die Zeit ist um: { $who }. Du wählst { $first } oder { $second }.
does-pick-late = { $who } dreht { $card } um und führt sie aus.
do-pick-late-button = { $card } wählen
do-take-title = Der Angriff gelingt
do-take = Wähle, woher der Schatz kommt und in welche Kammer er soll, oder lass ihn liegen.
do-take-hold = Wähle, in welche Kammer der Schatz soll, oder lass ihn liegen.
does-take =
    Ein Schatz kommt { $side ->
        [french] in deine französische Kammer
       *[british] in deine britische Kammer
    }.
do-take-button = Schatz nehmen
do-leave-button = Nichts nehmen
does-leave = Der Schatz bleibt, wo er ist.
do-pistol-title = Pistole
do-pistol = Wähle, wer ausgesetzt wird, auch dich selbst.
    .edition-v2 = Wähle, welcher Mitspieler ausgesetzt wird.
does-pistol = { $name } kommt nach Tortuga, ganz nach hinten.
do-pistol-button = Schießen: { $name }
do-letter-title = Kaperbrief
do-letter = Rette jemanden, oder tausche eine Stimme.
    .edition-v2 = Rette jemanden, oder heb den Brief auf.
do-rescue = Wähle, wen du rettest, dann das Schiff.
do-swap-vote = Zieh eine Stimmkarte, dann leg eine obenauf.
does-swap-vote = Du ziehst eine Stimmkarte und legst dann eine obenauf: Sie zählt in der nächsten Abstimmung.
do-swap-vote-button = Stimme ziehen
do-keep-letter = Heb den Brief für eine spätere Aktion auf.
does-keep-letter = Der Brief bleibt bei dir. Später ist er eine eigene Aktion.
do-keep-letter-button = Brief behalten
do-give-title = { $event }
do-give = Wähle, wer die Karte bekommt.
does-give = { $name } bekommt die Karte; sie bleibt offen liegen.
do-give-button = Geben: { $name }
do-powder-title = Schwarzpulver
do-powder = Wähle das Ruderboot des Holländers oder der Jolly Roger.
does-powder = Dieses Ruderboot ist in beide Richtungen gesperrt.
does-powder-other = Das andere wird wieder frei.
does-powder-inside = { $name } sitzt darin und kommt nach Tortuga.
do-powder-button = Sprengen
do-fever-title = Lagerkoller
do-fever = Wähle, mit wem du die Loyalität mischst.
does-fever = { $name } und du: Eure Loyalitäten werden gemischt und neu verteilt. Ihr seht beide nach.
do-fever-button = Mischen: { $name }
do-nest-title = Krähennest
do-nest = Wähle, wer neue Stimmen bekommt, auch du selbst.
does-nest =
    { $cards ->
        [0] { $name } hat keine Stimmkarte, also gibt es keine auszusuchen.
       *[other] Diese Stimmen kommen in den Stapel, du suchst neue aus: { $name }.
    }
do-nest-button = Neue Stimmen: { $name }
do-search-title = Neue Stimmen: { $name }
do-search =
    { $count ->
        [one] Eine Karte
       *[other] { $count } Karten
    } aussuchen: { $name }
do-search-left =
    { $count ->
        [one] Eine Karte fehlt noch
       *[other] { $count } Karten fehlen noch
    }
do-search-button = Diese Stimmen geben
do-search-kind = { $card } ({ $count })
do-atlantis-first = Erst Atlantis
do-gap = Vor dem nächsten Zug ({ $name }): Atlantis?
do-jump-attack = { $name } ruft zum Angriff. Springst du vor der Abstimmung?
do-jump-mutiny = { $name } ruft zur Meuterei. Springst du vor der Abstimmung?
do-dodge = { $name } setzt dich aus. Springst du stattdessen?
do-fountain-captain = { $name } setzt dich aus. Bleibst du?
do-fountain-pistol = Die Pistole zeigt auf dich. Bleibst du?
do-fountain-spot = Schwarzer Fleck: Du würdest ausgesetzt. Bleibst du?
do-fountain-mutiny = Die Meuterei gelingt. Bleibst du?
does-fountain = Du bleibst { $on }. Die Karte wird abgelegt.
does-jump = Du springst { $to }, ganz nach hinten. Die Karte wird abgelegt.
does-keep = Die Karte bleibt bei dir, und das Spiel geht weiter.
does-keep-marooned = Du wirst ausgesetzt: ganz nach hinten auf Tortuga.
does-keep-lose = Du kommst ganz nach hinten und verlierst eine Stimmkarte für immer.
window-use-fountain = Genutzt: Du bleibst { $on }.
window-use-jump = Genutzt: Du springst { $to }.
window-keep = Behalten: Das Spiel geht weiter.
window-keep-marooned = Behalten: Du wirst ausgesetzt.
window-keep-lose = Behalten: Du verlierst eine Stimmkarte für immer.
do-use-button = Karte nutzen
do-keep-button = Karte behalten
do-ballot = Wähle die Stimmkarte, die du spielst.
do-ballot-two = Wähle eine Stimmkarte, oder zwei mit El Dorado.
do-vote-mixed = Deine Karten liegen bei jedem Blick in neuer Reihenfolge.
do-ballot-attack-title = Abstimmung: Angriff
do-ballot-mutiny-title = Abstimmung: Meuterei
do-ballot-brawl-title = Abstimmung: Rauferei
do-ballot-attack-whole = Es zählt Kanone, Fackel oder Wasser, oben auf der Karte.
do-ballot-mutiny-whole = Es zählt Totenkopf oder leer, unten auf der Karte.
do-ballot-brawl-whole = Es zählt die Flagge in der Mitte der Karte.
does-ballot = Du spielst: { $cards }. Niemand erfährt, wessen Karte es war.
does-ballot-two = El Dorado wird abgelegt.
do-ballot-button = Abstimmen
do-swap-title = Kaperbrief
do-swap = Wähle die Stimmkarte, die obenauf kommt.
do-swap-whole = Sie ist die Stapelkarte der nächsten Abstimmung, und nur du kennst sie.
does-swap = Obenauf kommt: { $cards }.
do-swap-button = Obenauf legen
do-lose-title = Du verlierst eine Stimme
do-lose = Wähle die Stimmkarte, die du verlierst.
do-lose-whole = Wer schon auf Tortuga ist und ausgesetzt wird, verliert eine Stimmkarte. Sie kommt unter den Stimmstapel, für immer.
does-lose = Für immer verloren: { $cards }.
do-lose-button = Diese Stimme abgeben
do-talk-title = Gespräch
do-talk-tip = Sag allen etwas; noch einmal: weitere Sätze.
do-talk-line = Wähle, was du allen sagst. Es wird sofort gesagt.
do-talk-card = Wähle die Karte, die du meinst.
do-talk-seat = Wähle, wen du meinst.
do-talk-event = Wähle, was sie sein soll.
do-talk-done = Bestätige, um es zu sagen.
do-talk-button = Sagen
do-listen-title = Andere entscheiden
do-listen = Du darfst inzwischen etwas sagen.
help-digits = Aktionen, dann was sie verlangen
help-maps = eine Schatzkarte nutzen oder behalten
help-talk = etwas sagen
help-votes = bisherige Abstimmungen
help-discards = abgelegte Ereigniskarten
help-recap = was seit deinem letzten Zug geschah
action-digit-0 = Ziffer 0: liegen lassen
action-digit-1 = Aktion oder Wahl 1
action-digit-2 = Aktion oder Wahl 2
action-digit-3 = Aktion oder Wahl 3
action-digit-4 = Aktion oder Wahl 4
action-digit-5 = Aktion oder Wahl 5
action-digit-6 = Aktion oder Wahl 6
action-digit-7 = Aktion oder Wahl 7
action-digit-8 = Aktion oder Wahl 8
action-digit-9 = Aktion oder Wahl 9
action-use-map = Schatzkarte nutzen
action-keep-map = Schatzkarte behalten
action-talk = Gespräch
action-votes = Bisherige Abstimmungen
action-discards = Abgelegte Ereigniskarten
recap-scores = Briten { $british } → { $then_british }, Franzosen { $french } → { $then_french }
recap-quiet =
    { $views ->
        [0] Gerudert: { $rows }×
       *[other]
            { $rows ->
                [0] Karten angesehen: { $views }
               *[other] Karten angesehen: { $views }, gerudert: { $rows }×
            }
    }
action-guess = Vermutung über den Spieler unter dem Zeiger
action-pin = Zeile des Logbuchs beim Spieler notieren
help-guess = nächste Vermutung über den Spieler unter dem Zeiger oder im Fokus
help-pin = die Zeile des Logbuchs unter dem Zeiger notieren, sonst die letzte

# For who cannot see the table. $names: who stands at a place, in order.
heard-line = { $place }: { $names }.
heard-votes = Deine Stimmen: { $votes }.
