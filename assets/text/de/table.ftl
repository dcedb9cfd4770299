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

table-undo = Zurück
table-clear = Leeren
table-reset = Zurücksetzen
table-forfeit = Verzichten
table-hint = Rat
table-undo-tip = Nimm zurück, was du zuletzt ausgesucht hast, oder deine letzte Wahl, solange nach ihr noch niemand am Zug war.
table-undo-never = Es gibt nichts zurückzunehmen.
table-clear-tip = Leg alles zurück, was du ausgesucht hast.
table-forfeit-tip = Lass diese Aktion ganz verfallen.
table-hint-tip = Ein Kapitän schlägt etwas vor. Mit Enter bestätigst du es.
table-confirm-tip = Bestätige deine Wahl.
table-waiting = Warten
table-waiting-for = Warten auf { $names }
table-skip = Weiter
table-menu-log = Logbuch oder Würfeltafel
table-menu-speed =
    { $speed ->
        [slow] Bewegungen: langsam
        [off] Bewegungen: sofort
        [fast] Bewegungen: schnell
       *[normal] Bewegungen: normal
    }
table-menu-exit = Menü

## Was andere Kapitäne tun (kurz: es steht auf dem Band)

status-choosing = Wählt
status-chosen = Gewählt
status-finished = Fertig
status-stuck = Blockiert
status-ordering = Ordnet
status-ready = Bereit
status-bonus = Vorteil
status-skulls = Totenkopf
status-tile = 2 Plättchen
status-move = Bewegt
status-dice = { $count } von { $most } gewählt
status-place =
    { $place ->
        [1] 1.: am Zug
       *[other] 2.: am Zug
    }
status-rank =
    { $place ->
        [1] 1.
       *[other] 2.
    }
note-bonus = nimmt einen Vorteil
note-skulls = bestimmt Totenköpfe

## Würfeln

keep-title =
    { $number ->
        [1] Erster Wurf
        [2] Zweiter Wurf
        [3] Dritter Wurf
        [4] Vierter Wurf
       *[other] Fünfter Wurf
    }
keep = Behalte Würfel eines Symbols, gern mit Totenköpfen. Den Rest würfelst du erneut.
keep-last = Ein Würfel ist übrig: Behalte ihn.
keep-reroll-title = Pflichtwurf
keep-reroll = Offen gewürfelt. Behalte Würfel eines Symbols, gern mit Totenköpfen.
keep-reroll-last = Offen gewürfelt, und er passt: Behalte ihn.
keep-stuck-title = Blockiert
keep-stuck = Kein Würfel passt: Wo er hingehört, ist kein Platz mehr. Du würfelst offen erneut.
keep-stuck-button = Keiner passt
keep-none-button = Würfel wählen
keep-button =
    { $count ->
        [one] { $count } Würfel behalten
       *[other] { $count } Würfel behalten
    }
die-label = Würfel { $letter }: { $note }
die-kept = behalten
die-must-keep = behalte ihn
die-may-keep = möglich
die-may-join = passt dazu
die-other-symbol = passt nicht
die-no-room = kein Platz
missing-keep =
    { $count ->
        [1] Wähle den Würfel: anklicken oder 1 drücken.
       *[other] Wähle mindestens einen Würfel: anklicken oder 1 bis { $count } drücken.
    } H schlägt etwas vor.
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
chests-drawn = Jeder zieht eine Truhe aus dem Beutel.
start-title = Startspieler
setup-title = In See stechen
chests-dealt = Jeder beginnt mit zwei Truhen.

## Vorteilsplättchen und Totenköpfe

bonus-title = Vorteilsplättchen
bonus = Die anderen würfeln noch: Leg ein Plättchen auf ein leeres Vorteilsfeld oder dreh eins auf 2.
bonus-full = voll
bonus-none-button = Feld wählen
bonus-button = +1 auf { $action }
bonus-turn-button = Auf +2: { $action }
missing-bonus = Wähle ein Vorteilsfeld: anklicken oder Q bis T drücken. H schlägt etwas vor.
tray-bonus = Ein Vorteilsplättchen
tray-bonus-note = verdeckt bis zum Aufdecken
tray-bonus-line = +1 oder +2 zählt bis zum Spielende, sooft du bei der Aktion einen Würfel hast.
skulls-title = Totenköpfe
skulls =
    { $count ->
        [one] Du hast nur einen Totenkopf behalten: Dreh ihn auf eine Aktion mit Platz.
       *[other] Du hast nur { $count } Totenköpfe behalten: Dreh sie auf eine Aktion mit Platz.
    }
skulls-none-button = Aktion wählen
skulls-button = Auf { $action }
missing-skulls = Wähle eine Aktion: anklicken oder Q bis T drücken. H schlägt etwas vor.
tray-skulls = Deine Totenköpfe
tray-skulls-note = alle auf eine Aktion

## Aktionen

act-expand-fleet = { $place ->
        [1] 1. Platz
       *[other] 2. Platz
    }: Dein Schiff fährt von Feld { $before } auf Feld { $after }.
act-recruit-crew = { $place ->
        [1] 1. Platz
       *[other] 2. Platz
    }: Dein Pirat zieht von Feld { $before } auf Feld { $after }.
act-treasure-hunt = { $place ->
        [1] 1. Platz: eine Truhe aus dem Beutel
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
forfeit-button = Verfallen lassen
missing-act = Bestätige mit Enter oder lass die Aktion verfallen.
tray-totals = { $action }: Ergebnisse
tray-totals-note = erst der 1., dann der 2.
tray-totals-two = nur der 1. handelt
tray-not-there = ohne Würfel nicht dabei
tile-title = Schatzsuche
tile = Behalte eins der beiden Plättchen. Das andere geht zurück.
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
missing-tile = Wähle ein Plättchen: anklicken oder 1 oder 2 drücken. H schlägt etwas vor.
tray-tiles = Zwei Schatzplättchen
tray-tiles-note = nur du siehst sie

## Entern und Überfallen

steal-board = 1. Platz: Wähle eine leuchtende Truhe aus einer Flotte und bestätige.
steal-raid = 1. Platz: Wähle eine leuchtende Truhe aus einer Crew und bestätige.
claim-board = 2. Platz: Wähle, wen du enterst, und eine Truhe der Insel in der Mitte.
claim-raid = 2. Platz: Wähle, wen du überfällst, und eine Truhe der Insel in der Mitte.
claim-nothing-board = 2. Platz: Wähle, wen du enterst. In der Mitte liegt keine Truhe.
claim-nothing-raid = 2. Platz: Wähle, wen du überfällst. In der Mitte liegt keine Truhe.
attack-none-button = Ziel wählen
attack-board-button = Entern: { $name }
attack-raid-button = Überfall: { $name }
note-defends = wehrt sich: du verlierst ein Feld
note-defends-in-vain = wehrt sich vergebens
note-does-not-defend = wehrt sich nicht
note-already = schon angegriffen
note-empty = nichts zu holen
area-fleet = { $name }: Flotte
area-crew = { $name }: Crew
chest-of = { $name }: { $chest }
chest-of-island = Insel in der Mitte: { $chest }
missing-steal = Wähle eine der leuchtenden Truhen oder einen leeren Bereich. H schlägt etwas vor.
missing-claim = Wähle, wen du angreifst. H schlägt etwas vor.
missing-claim-chest = Wähle noch eine Truhe der Insel in der Mitte. H schlägt etwas vor.
outcome-take = Zum Inselbereich
outcome-nothing = Keine Truhe
outcome-fleet = Flotte: { $name }
outcome-crew = Crew: { $name }
outcome-own-defended = Abwehr: du
outcome-own = Du
outcome-own-fleet = Deine Flotte
outcome-own-crew = Deine Crew
outcome-room-title = Würfel und Truhen
outcome-room = { $before } → { $after }
outcome-bag = aus dem Beutel
outcome-tiles-title = Schatzplättchen
outcome-tiles =
    { $count ->
        [0] keins mehr
        [one] { $count } Plättchen
       *[other] eins von { $count }
    }
outcome-forfeit = Die Aktion verfällt ganz. Niemand rückt nach.
outcome-pick = Wähle ein Ziel und sieh, was geschieht.

## Schatztruhen bewegen

move-title = Truhen bewegen
move = Flotte nach Tortuga, Crew zur Flotte, Insel zur Crew. Du ordnest.
move-forced = Flotte nach Tortuga, Crew zur Flotte, Inselbereich zur Crew.
move-button = Bestätigen
move-card = { $place }: { $chest }, { $note }
move-stays = bleibt zuletzt
move-first-lost = geht zuerst
move-moves = zieht weiter
move-surplus = überzählig
move-other-row = Eine Karte wechselt den Platz nur in ihrer eigenen Reihe.
missing-move = Bestätige mit Enter.
tray-order = Ordne deine Truhen
tray-order-note = zum Ordnen ziehen
tray-order-none = Deine Truhen ziehen weiter
tray-crew-to-fleet =
    { $count ->
        [one] Crew → Flotte, { $count } Platz
       *[other] Crew → Flotte, { $count } Plätze
    }
tray-island-to-crew =
    { $count ->
        [one] Insel → Crew, { $count } Platz
       *[other] Insel → Crew, { $count } Plätze
    }
tray-surplus-island = Kein Platz für die { $chest }: Sie kommt auf die Insel in der Mitte.
tray-surplus-bag = Kein Platz für die { $chest }: Sie kommt in den Beutel.
tray-surplus-many =
    Kein Platz für { $count } Truhen: { $bag ->
        [0] auf die Insel in der Mitte.
       *[other] auf die Insel in der Mitte, { $bag } in den Beutel.
    }
tray-no-surplus = Jede Truhe findet einen Platz.

## Warten

game-over-title = Das Spiel ist aus
wait-title = Seewache
wait-title-1 = Würfeln
wait-title-3 = Truhen bewegen
wait-chosen = Du hast gewählt. Die Sichtschirme gehen hoch, sobald alle gewählt haben.
wait-rest = Deine übrigen Würfel werden neu geworfen.
wait-finished = Alle deine Würfel liegen auf dem Tableau.
wait-moved = Du hast gewählt. Die Truhen ziehen weiter, sobald alle gewählt haben.
tray-waiting = Die anderen wählen
tray-done = Gewählt: { $what }
tray-kept-dice =
    { $count ->
        [one] { $count } Würfel behalten
       *[other] { $count } Würfel behalten
    }

## Rat eines Kapitäns

advice-title = Rat eines Kapitäns
advice-wait = Ein Kapitän überlegt ...

## Warum etwas nicht geht

refusal-title = Geht nicht
missing-title = Deine Wahl
refusal-not-your-turn = Du bist nicht am Zug.
refusal-not-now = Das geht jetzt nicht.
refusal-keep-nothing = Mindestens ein Würfel muss behalten werden.
refusal-keep-not-rolled = Dieser Würfel wurde nicht geworfen.
refusal-keep-mixed = Nur Würfel eines Symbols lassen sich zusammen behalten, dazu Totenköpfe.
refusal-keep-no-room =
    { $room ->
        [0] { $action } ist voll: Der Marker erlaubt keine weiteren Würfel.
        [one] { $action } hat nur noch für { $room } Würfel Platz.
       *[other] { $action } hat nur noch für { $room } Würfel Platz.
    }
refusal-no-such-action = Diese Aktion gibt es nicht.
refusal-bonus-full = Auf diesem Vorteilsfeld liegt schon die 2.
refusal-skulls-no-room =
    { $room ->
        [0] { $action } ist voll.
       *[other] { $action } hat nur noch für { $room } Platz.
    }
refusal-choose-target = Wähle, wen du angreifst.
refusal-no-attack-here = Nur Entern und Überfallen sind Angriffe.
refusal-wrong-position = Das steht deinem Platz nicht zu.
refusal-target-self = Niemand greift sich selbst an.
refusal-no-such-seat = Dort sitzt niemand.
refusal-target-already = Diesen Kapitän hat der 1. in dieser Aktion schon angegriffen.
refusal-target-empty = Hier gibt es nichts zu holen, und Angriffe auf leere Bereiche sind in diesem Spiel verboten.
refusal-no-such-chest = Diese Truhe gibt es nicht.
refusal-no-such-tile = Dieses Plättchen gibt es nicht.
refusal-move-count =
    { $must ->
        [one] Genau { $must } Truhe muss dorthin ziehen.
       *[other] Genau { $must } Truhen müssen dorthin ziehen.
    }

## Menü und Hilfe über dem Tisch

pause-title = Vor Anker
pause-saved = Das Spiel ist mit jeder Wahl gespeichert.
pause-continue = Fortsetzen
pause-round = Runde zurücknehmen
pause-round-done = Die Runde ist zurückgenommen. Alle wählen neu.
pause-help = Tasten
pause-title-screen = Zum Titel
help-title = Tasten
help-confirm = bestätigen oder drücken, was markiert ist
help-hint = ein Kapitän schlägt etwas vor
help-dice = Würfel, Karten und Plättchen 1 bis 5
help-actions = Aktionen von links nach rechts
help-focus = vor und zurück; auch die Pfeile
help-undo = zurücknehmen, wiederholen
help-clear = alles zurücklegen
help-forfeit = die Aktion verfallen lassen
help-skip = die laufende Bewegung beenden
help-panel = Logbuch oder Würfeltafel
help-again = noch einmal, was die anderen eben taten
help-speed = Bewegungen: langsam, normal, schnell, sofort
help-rush = schnell bis zu meiner Wahl
help-full = Fenster oder Vollbild
help-rules = Regeln zu dem, worauf der Zeiger steht
help-settings = Einstellungen
help-menu = Menü

## Schilder, die fallen, während etwas geschieht (sehr kurz)

pop-rank =
    { $place ->
        [1] 1.: { $total }
       *[other] 2.: { $total }
    }
pop-attack =
    { $place ->
        [1] 1.
       *[other] 2.
    }
pop-score =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
pop-defends = wehrt sich
pop-forfeits = verzichtet

error-captain-title = Keine Antwort
error-captain = Ein Kapitän antwortet nicht: { $reason }. Das Spiel ist gespeichert. Noch einmal fragen oder zurück zum Titel?
error-hint-title = Kein Rat
error-hint = Der Kapitän, den du gefragt hast, antwortet nicht: { $reason }. Spiel weiter oder frag später noch einmal.
trouble-again = Noch einmal

## The notebook of a person, in games with lasting secrets
# $name: whose page it is
notes-title = Notizen
notes-note = Das liest hier nur { $name }. Es bleibt beim Spiel.
# $line: 1 is the first; $words: what stands there
notes-line = Zeile { $line }: { $words }
notes-close = Schließen
action-notes = Deine Notizen
help-notes = deine Notizen
