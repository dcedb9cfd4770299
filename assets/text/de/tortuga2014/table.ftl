## Der Tisch im Spiel: Ansagen, Knöpfe, was noch fehlt, warum etwas nicht geht.
## $name: ein Spieler. $action: Name einer Aktion. $chest: eine Truhe, schon in Worten.

# nur vor »Truhe«
colour-word-red = rote
colour-word-blue = blaue
colour-word-yellow = gelbe
colour-word-white = weiße
colour-word-purple = lila
chest-red = rote Truhe
chest-blue = blaue Truhe
chest-yellow = gelbe Truhe
chest-white = weiße Truhe
chest-purple = lila Truhe

## Knöpfe und Symbole

table-reset = Von vorn

## Was andere Kapitäne tun (kurz: es steht auf dem Band)

status-choosing = Wählt
status-chosen = Gewählt
status-finished = Fertig
status-stuck = Blockiert
status-ordering = Sortiert
status-ready = Fertig
status-bonus = Vorteil
status-skulls = Totenkopf
status-tile = 2 Plättchen
status-move = Bewegt
status-dice = { $count }/{ $most } gewählt
status-place =
    { $place ->
        [1] 1. Platz: am Zug
       *[other] 2. Platz: am Zug
    }
status-rank =
    { $place ->
        [1] 1.
       *[other] 2.
    }
note-bonus = nimmt ein Plättchen
note-skulls = legt Totenköpfe fest

## Würfeln

keep-title =
    { $number ->
        [1] Erster Wurf
        [2] Zweiter Wurf
        [3] Dritter Wurf
        [4] Vierter Wurf
       *[other] Fünfter Wurf
    }
keep = Behalte Würfel eines Symbols, dazu nach Belieben Totenköpfe. Mit dem Rest würfelst du erneut.
keep-last = Ein Würfel ist übrig: Behalte ihn.
keep-reroll-title = Pflichtwurf
keep-reroll = Offen gewürfelt. Behalte Würfel eines Symbols, dazu nach Belieben Totenköpfe.
keep-reroll-last = Offen gewürfelt, und er passt: Behalte ihn.
keep-stuck-title = Blockiert
keep-stuck = Kein Würfel passt: Alle gezeigten Aktionen sind voll. Du würfelst offen erneut.
keep-stuck-button = Keiner passt
keep-none-button = Würfel wählen
keep-button =
    { $count ->
        [one] { $count } Würfel behalten
       *[other] { $count } Würfel behalten
    }
die-label = Würfel { $letter }: { $face }, { $note }
die-face = { $action } { $number }
die-skull = Totenkopf
die-kept = behalten
die-must-keep = behalte ihn
die-may-keep = möglich
die-may-join = passt dazu
die-other-symbol = anderes Symbol
die-no-room = kein Platz
drop-elsewhere = Dieser Würfel gehört auf ein anderes Feld: { $action }.
missing-keep =
    { $count ->
        [1] Wähle den Würfel: anklicken oder { $key-die-1 } drücken.
       *[other] Wähle mindestens einen Würfel: anklicken oder { $key-die-1 } bis { $key-most } drücken.
    }{ $offer }
tray-screen = Hinter deinem Sichtschirm
tray-screen-note = nur du siehst sie
tray-dice = Deine Würfel
tray-open = Offen
tray-open-note = alle sehen diese Würfel
tray-places = { $count } von { $most }
tray-places-label =
    { $most ->
        [one] Platz
       *[other] Plätzen
    }
tray-pick = Wähle Würfel und sieh, was sie ergeben.
tray-pick-last = Wähle den Würfel und sieh, was er ergibt.
tray-pick-skulls = Nur Totenköpfe: Die Aktion nennst du nach dem Aufdecken.

reveal-title = Sichtschirme hoch
reveal = Alle zeigen, was sie behalten haben.
surplus-dropped = Truhen ohne Platz verlassen ihren Bereich.
chests-drawn = Truhen werden aus dem Beutel gezogen.
# who ends the game by it
chests-home = { $name }: { $count } in Tortuga
start-title = Startspieler
setup-title = Spielaufbau
chests-dealt = Jeder beginnt mit zwei Truhen.

## Vorteilsplättchen und Totenköpfe

bonus-title = Vorteilsplättchen
# $way: what can be done with a tile
bonus = Es wird noch gewürfelt: { $way ->
        [place] Leg ein Plättchen auf ein leeres Vorteilsfeld.
        [turn] Dreh ein Plättchen auf 2.
       *[both] Leg ein Plättchen auf ein leeres Vorteilsfeld oder dreh eins auf 2.
    }
bonus-full = voll
bonus-none-button = Feld wählen
bonus-button = +1: { $action }
bonus-turn-button = +2: { $action }
missing-bonus = Wähle ein Vorteilsfeld: anklicken oder { $key-action-1 } bis { $key-action-5 } drücken.{ $offer }
tray-bonus = Ein Vorteilsplättchen
tray-bonus-note = verdeckt bis zum Aufdecken
tray-bonus-line = +1 oder +2 zählt bis zum Spielende, sooft du bei der Aktion einen Würfel hast.
skulls-title = Totenköpfe
skulls =
    { $count ->
        [one] Du hast nur einen Totenkopf behalten: Dreh ihn auf eine Aktion, die Platz für ihn hat.
       *[other] Du hast nur { $count } Totenköpfe behalten: Dreh sie auf eine Aktion, die Platz für sie alle hat.
    }
skulls-none-button = Aktion wählen
skulls-button = Drehen: { $action }
missing-skulls = Wähle eine Aktion: anklicken oder { $key-action-1 } bis { $key-action-5 } drücken.{ $offer }
tray-skulls = Deine Totenköpfe
tray-skulls-note = alle auf eine Aktion

## Aktionen

act-expand-fleet = { $place ->
        [1] 1. Platz
       *[other] 2. Platz
    }: Dein Schiff { $steps ->
        [0] bleibt auf Feld { $after }.
       *[other] { $two ->
            [1] rückt von Feld { $before } auf Feld { $after } vor (zu zweit nur eines).
           *[other] rückt von Feld { $before } auf Feld { $after } vor.
        }
    }
act-recruit-crew = { $place ->
        [1] 1. Platz
       *[other] 2. Platz
    }: Dein Pirat { $steps ->
        [0] bleibt auf Feld { $after }.
       *[other] { $two ->
            [1] rückt von Feld { $before } auf Feld { $after } vor (zu zweit nur eines).
           *[other] rückt von Feld { $before } auf Feld { $after } vor.
        }
    }
act-treasure-hunt = { $place ->
        [1] 1. Platz: { $chest ->
            [0] der Beutel ist leer
           *[other] eine Truhe aus dem Beutel
        }
       *[other] 2. Platz: keine Truhe aus dem Beutel
    }, { $tiles ->
        [0] es liegt kein Schatzplättchen mehr da.
        [one] dazu ein Schatzplättchen.
       *[other] dazu eins von { $tiles } Schatzplättchen.
    }
act-expand-fleet-button =
    { $steps ->
        [0] Auf Feld 8 bleiben
       *[other] Flotte ausbauen +{ $steps }
    }
act-recruit-crew-button =
    { $steps ->
        [0] Auf Feld 8 bleiben
       *[other] Crew anheuern +{ $steps }
    }
act-hunt-button = Schatz suchen
forfeit-button = Verzichten
missing-act = Bestätige mit { $key-confirm } oder verzichte auf die Aktion.
tile-title = Schatzsuche
tile = Behalte eins der beiden Plättchen. Das andere wird wieder untergemischt.
tile-none-button = Plättchen wählen
tile-button =
    { $coins ->
        [one] { $coins } Münze behalten
       *[other] { $coins } Münzen behalten
    }
tile-label =
    { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
missing-tile = Wähle ein Plättchen: anklicken oder { $key-die-1 } oder { $key-die-2 } drücken.{ $offer }
tray-tiles = Zwei Schatzplättchen
tray-tiles-note = nur du siehst sie

## Entern und Überfallen

steal-board =
    { $two ->
        [1] Du hast mehr: Wähle die Truhe, die du raubst, und bestätige.
       *[other] 1. Platz: Wähle, wen du enterst und welche Truhe du raubst. Dann bestätige.
    }
steal-raid =
    { $two ->
        [1] Du hast mehr: Wähle die Truhe, die du raubst, und bestätige.
       *[other] 1. Platz: Wähle, wen du überfällst und welche Truhe du raubst. Dann bestätige.
    }
steal-nothing-board = 1. Platz: Es gibt keine Truhe zu rauben, doch ein Angriff wirft ein Schiff um ein Feld zurück.
steal-nothing-raid = 1. Platz: Es gibt keine Truhe zu rauben, doch ein Angriff wirft einen Piraten um ein Feld zurück.
claim-board = 2. Platz: Wähle, wen du enterst, und eine Truhe von der Insel in der Mitte.
claim-raid = 2. Platz: Wähle, wen du überfällst, und eine Truhe von der Insel in der Mitte.
claim-nothing-board = 2. Platz: Wähle, wen du enterst. Auf der Insel in der Mitte liegt keine Truhe.
claim-nothing-raid = 2. Platz: Wähle, wen du überfällst. Auf der Insel in der Mitte liegt keine Truhe.
steal-vain-board = 1. Platz, aber es gibt keine Truhe zu rauben und kein Schiff zurückzuwerfen.
steal-vain-raid = 1. Platz, aber es gibt keine Truhe zu rauben und keinen Piraten zurückzuwerfen.
claim-vain-board = 2. Platz, aber es gibt keine Truhe zu nehmen und kein Schiff zurückzuwerfen.
claim-vain-raid = 2. Platz, aber es gibt keine Truhe zu nehmen und keinen Piraten zurückzuwerfen.
attack-nobody = Niemand kann angegriffen werden: Es bleibt nur der Verzicht.
attack-none-button = Ziel wählen
attack-board-button = Entern: { $name }
attack-raid-button = Überfallen: { $name }
note-defends =
    { $token ->
        [boat] verteidigt sich: dein Schiff { $before } → { $after }
       *[pirate] verteidigt sich: dein Pirat { $before } → { $after }
    }
note-defends-costs =
    { $token ->
        [boat] verteidigt sich: dein Schiff { $before } → { $after }, Truhe weg
       *[pirate] verteidigt sich: dein Pirat { $before } → { $after }, Truhe weg
    }
note-defends-in-vain = verteidigt sich: du bleibst auf Feld 1
note-does-not-defend = verteidigt sich nicht
note-already = schon angegriffen
note-empty = nichts zu rauben
area-fleet = { $name }: Flotte
area-crew = { $name }: Crew
chest-of = { $name }: { $chest }
chest-of-island = Insel in der Mitte: { $chest }
missing-steal =
    { $count ->
        [0] Wähle eine leuchtende Truhe oder einen leuchtenden leeren Bereich.
        [1] Wähle eine leuchtende Truhe oder einen leuchtenden leeren Bereich: anklicken oder { $key-die-1 } drücken.
       *[other] Wähle eine leuchtende Truhe oder einen leuchtenden leeren Bereich: anklicken oder { $key-die-1 } bis { $key-most } drücken.
    }{ $offer }
missing-claim =
    { $count ->
        [0] Wähle, wen du angreifst.
        [1] Wähle, wen du angreifst: anklicken oder { $key-die-1 } drücken.
       *[other] Wähle, wen du angreifst: anklicken oder { $key-die-1 } bis { $key-most } drücken.
    }{ $offer }
missing-claim-chest =
    { $count ->
        [0] Wähle noch eine Truhe von der Insel in der Mitte.
        [1] Wähle noch eine Truhe von der Insel in der Mitte: anklicken oder { $key-die-1 } drücken.
       *[other] Wähle noch eine Truhe von der Insel in der Mitte: anklicken oder { $key-die-1 } bis { $key-most } drücken.
    }{ $offer }
outcome-take = Zum Inselbereich
outcome-nothing = Keine Truhe
outcome-fleet = Schiff: { $name }
outcome-crew = Pirat: { $name }
outcome-own-defended = Verteidigung: du
outcome-own = Du
outcome-own-fleet = Dein Schiff
outcome-own-crew = Dein Pirat
outcome-room-title = Platz: Würfel, Truhen
outcome-room = { $before } → { $after }
outcome-bag = aus dem Beutel
outcome-tiles-title = Schatzplättchen
outcome-tiles =
    { $count ->
        [0] keins mehr
        [one] { $count } Plättchen
       *[other] eins von { $count }
    }
outcome-forfeit = Du tust bei dieser Aktion nichts. Niemand rückt nach.
outcome-pick = Wähle ein Ziel und sieh, was geschieht.

## Schatztruhen bewegen

move-title = Truhen bewegen
# $last: 1 where the game ends after it
move =
    { $last ->
        [1] Danach endet das Spiel: Truhen zählen, wo sie dann liegen. Du bestimmst die Reihenfolge.
       *[other] Flotte nach Tortuga, Crew zur Flotte, Inselbereich zur Crew. Du wählst die Reihenfolge.
    }
move-forced = Flotte nach Tortuga, Crew zur Flotte, Inselbereich zur Crew.
move-held = Wähle nun den neuen Platz der Truhe in ihrer Reihe; noch einmal dieselbe legt sie zurück.
move-button = Zug bestätigen
move-card = { $place }: { $chest }, { $note }
move-stays = am sichersten
move-first-lost = unsicher
move-moves = zieht weiter
move-surplus = überzählig
move-other-row = Eine Truhe wechselt den Platz nur in ihrer eigenen Reihe.
missing-move = Bestätige mit { $key-confirm }.
tray-order = Ordne deine Truhen
tray-order-note = ziehen oder anklicken
tray-order-none = Deine Truhen ziehen weiter
tray-crew-to-fleet =
    { $count ->
        [one] Crew → Flotte, { $count } Platz
       *[other] Crew → Flotte, { $count } Plätze
    }
tray-island-to-crew =
    { $count ->
        [one] Inselbereich → Crew, { $count } Platz
       *[other] Inselbereich → Crew, { $count } Plätze
    }
tray-surplus-island = Kein Platz für die { $chest }: Sie kommt auf die Insel in der Mitte.
tray-surplus-bag = Kein Platz für die { $chest }: Sie kommt in den Beutel.
tray-surplus-many =
    Kein Platz für { $count } Truhen: { $island ->
        [0] Sie kommen in den Beutel.
       *[other] { $bag ->
            [0] Sie kommen auf die Insel in der Mitte.
           *[other] { $island } auf die Insel in der Mitte, { $bag } in den Beutel.
        }
    }
tray-costly =
    { $points ->
        [one] Eine andere Reihenfolge brächte in Tortuga { $points } Punkt mehr.
       *[other] Eine andere Reihenfolge brächte in Tortuga { $points } Punkte mehr.
    }
tray-no-surplus = Jede Truhe findet einen Platz.

## Warten

game-over-title = Das Spiel ist zu Ende
game-over-count = Jetzt werden die Punkte gezählt.
wait-title = Bitte warten
wait-title-1 = Würfeln
wait-title-3 = Truhen bewegen
wait-chosen = Du hast gewählt. Die Sichtschirme gehen hoch, sobald alle gewählt haben.
wait-rest = Mit den übrigen Würfeln würfelst du erneut.
wait-finished = Alle deine Würfel liegen auf dem Tableau.
wait-moved = Du hast gewählt. Die Truhen ziehen weiter, sobald alle gewählt haben.
wait-moved-in-turn = Deine Truhen sind weitergezogen. Alle sind reihum dran, im Uhrzeigersinn.
tray-waiting = Die anderen wählen
tray-done = Gewählt: { $what }
tray-kept-dice =
    { $count ->
        [one] { $count } Würfel behalten
       *[other] { $count } Würfel behalten
    }

## Warum etwas nicht geht

refusal-not-your-turn = Du bist nicht am Zug.
refusal-not-now = Das geht jetzt nicht.
refusal-keep-nothing = Mindestens ein Würfel muss behalten werden.
refusal-keep-not-rolled = Dieser Würfel wurde nicht geworfen.
refusal-keep-mixed = Nur Würfel eines Symbols lassen sich zusammen behalten, dazu Totenköpfe.
refusal-keep-no-room =
    { $room ->
        [0] { $action } ist voll: Dein Marker erlaubt dort keine weiteren Würfel.
        [one] { $action } hat nur noch für { $room } Würfel Platz.
       *[other] { $action } hat nur noch für { $room } Würfel Platz.
    }
refusal-no-such-action = Diese Aktion gibt es nicht.
refusal-bonus-full = Auf diesem Vorteilsfeld liegt schon die 2.
refusal-skulls-no-room =
    { $room ->
        [0] { $action } ist voll.
       *[other] { $action } hat nur noch für { $room } Würfel Platz.
    }
refusal-choose-target = Wähle, wen du angreifst.
refusal-no-attack-here = Nur Entern und Überfallen sind Angriffe.
refusal-wrong-position = Das geht auf deinem Platz (1. oder 2.) nicht.
refusal-target-self = Du kannst dich nicht selbst angreifen.
refusal-no-such-seat = Dort sitzt niemand.
refusal-target-already = Diesen Spieler hat der Erste in dieser Aktion schon angegriffen.
refusal-target-empty = In diesem Spiel sind Angriffe auf leere Bereiche nicht erlaubt.
refusal-no-such-chest = Diese Truhe gibt es nicht.
refusal-no-such-tile = Dieses Plättchen gibt es nicht.
refusal-move-count =
    { $must ->
        [one] Genau { $must } Truhe muss dorthin ziehen.
       *[other] Genau { $must } Truhen müssen dorthin ziehen.
    }

## Menü und Hilfe über dem Tisch

help-dice = Würfel, Plättchen, Aktionen 1 bis 5; Truhen 1 bis 9
help-actions = Aktionen von links nach rechts
help-forfeit = auf die Aktion verzichten

## Schilder, die fallen, während etwas geschieht (sehr kurz)

pop-score =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
pop-defends = verteidigt sich
pop-surplus = kein Platz
pop-forfeits = verzichtet

## What the picture tells, for who cannot see it

heard-roll = Geworfen: { $dice }.
heard-die = { $letter } { $face }
heard-total = { $action }: Ergebnis { $total }.
heard-results = { $name } bisher: { $results }.
heard-board = { $name }: Schiff { $boat }, Pirat { $pirate }; Tortuga: { $tortuga }; Flotte: { $fleet }; Crew: { $crew }; Inselbereich: { $island }.
heard-empty = leer
