## Der Tisch im Spiel: Ansagen, Knöpfe, was noch fehlt, warum etwas nicht geht.

## Knöpfe und Symbole

table-undo = Rückgängig
table-clear = Abwählen
table-forfeit = Verzichten
table-notes = Notizen
table-hint = Rat
table-undo-tip = Nimm deine letzte Auswahl zurück, oder deine letzte Wahl, solange danach noch nichts geschehen ist.
table-undo-never = Es gibt nichts zurückzunehmen. Sind danach Würfel oder Karten aufgedeckt worden, gilt eine Wahl.
table-panels-open = Hier liegen alle Tafeln nebeneinander offen.
table-clear-tip = Wähle alles wieder ab.
table-forfeit-tip = Verzichte auf diese Aktion: Du tust dabei nichts.
table-hint-tip = Ein Kapitän schlägt etwas vor. Mit { $key-confirm } bestätigst du es.
table-hint-offer = { $key-hint } schlägt etwas vor.
table-hint-barred = Kein Rat: in den Einstellungen ausgeschaltet oder bei Spielbeginn ausgeschlossen.
table-waiting = Warten
table-over = Spiel zu Ende
table-waiting-for = Warten auf { $names }
table-skip = Überspringen
table-only = Nichts zu entscheiden: Es geschieht von selbst.
table-menu-log = Logbuch oder Würfeltafel
table-menu-speed =
    { $speed ->
        [slow] Animationen: langsam
        [off] Animationen: sofort
        [fast] Animationen: schnell
       *[normal] Animationen: normal
    }
table-menu-exit = Menü

## Rat eines Kapitäns

advice-title = Rat eines Kapitäns
advice-other = Zum Vergleich: { $said }
advice-wait = Ein Kapitän überlegt …
captain-silent = Ein Kapitän hat nicht rechtzeitig geantwortet und wird noch einmal gefragt
advice-covered = Der Rat kennt Geheimes: Teilen sich mehrere den Computer, gibt es ihn nur hinter dem Vorhang.
advice-held = Rat gibt es nur, während du nachsiehst: Halte { $key } und frag dann.
pic-tab-advice = Rat
pic-tab-choice = Wahl
pic-tab-recap = Rückblick
recap-more = +{ $count } im Logbuch
recap-tip = Noch einmal ansehen

## Warum etwas nicht geht

refusal-title = Geht nicht
missing-title = Deine Wahl

## Menü und Hilfe über dem Tisch

pause-title = Vor Anker
pause-saved = Das Spiel wird nach jeder Wahl gespeichert.
pause-continue = Fortsetzen
pause-round = Runde zurücknehmen
pause-round-done = Die Runde ist zurückgenommen. Alle wählen neu.
pause-help = Tasten
pause-rules = Regeln
pause-sound = Ton
pause-afresh = Von vorn
pause-afresh-note = Ein neues Spiel mit denselben Spielern beginnt. Dieses hier wartet unter „Spiele“; dort kannst du es fortsetzen.
pause-title-screen = Zum Titelbild
help-title = Tasten
help-confirm = bestätigen oder drücken, was markiert ist
help-hint = ein Kapitän schlägt etwas vor
help-focus = vor und zurück; auch die Pfeile
help-undo = rückgängig machen, wiederherstellen
help-clear = alles abwählen
help-skip = die Animation beenden
help-panel = Logbuch oder Würfeltafel
help-again = noch einmal, was die anderen eben taten
help-boards = ein Gegnertableau größer; nochmals: das nächste
help-speed = Animationen: langsam, normal, schnell, sofort
help-rush = schnell bis zu meiner nächsten Wahl; noch einmal: gleich dorthin
help-full = Fenster oder Vollbild
help-rules = Regeln zu dem, was unter dem Zeiger liegt
help-settings = Einstellungen
help-menu = Menü

## Was schiefgehen kann

error-captain-title = Keine Antwort
error-captain = Ein Kapitän antwortet nicht: { $reason }. Das Spiel ist gespeichert. Noch einmal fragen oder zurück zum Titelbild?
error-hint-title = Kein Rat
error-hint = Der Kapitän, den du gefragt hast, antwortet nicht: { $reason }. Spiel weiter oder frag später noch einmal.
trouble-again = Noch einmal

## The notebook of a person, in games with lasting secrets

# $name: whose page it is
notes-title = Notizen
notes-note = Das liest hier nur { $name }. Es bleibt beim Spiel gespeichert.
# $line: 1 is the first; $words: what stands there
notes-line = Zeile { $line }: { $words }
notes-close = Schließen
action-notes = Deine Notizen
help-notes = deine Notizen

## Ein Blick auf die eigenen Geheimnisse, verdeckt, wenn mehrere am selben Bildschirm spielen
stop-title = Du wirst gefragt
stop-note = Bei der nächsten Gelegenheit zu antworten. { $key } nimmt es zurück.
peek-away = Bitte die anderen wegzuschauen
# $key: the key that is held, or the button of the gamepad
look-hold = { $key } halten, um nachzusehen
look-done = Fertig
peek-note = Lass { $key } los, dann ist alles wieder verdeckt.
# $name: whose secrets; $key: the key that is held
peek-chip = { $name }: { $key } oder hier die Maustaste halten, um deine Geheimnisse anzusehen; die Stimmen werden für jeden Blick gemischt
action-peek = Deine Geheimnisse ansehen (halten)
help-peek = halten: deine Geheimnisse ansehen

# Der Lehrer: Rat Stufe um Stufe. Überschriften auf dem Banner und je ein Satz.
tutor-think = Denk noch einmal nach
tutor-clearly = Etwas anderes ist klar besser als das Gewählte.
tutor-little = Etwas anderes ist ein wenig besser als das Gewählte.
tutor-several = Mehreres ist etwa gleich gut.
tutor-one = Eine Möglichkeit ist besser als alle anderen.
tutor-good = Gut gewählt
tutor-good-note = Nichts anderes ist klar besser.
tutor-candidates = Kandidaten
tutor-candidates-note = Einen Blick wert, ohne Reihenfolge.
tutor-ranking = Rangfolge
tutor-ranking-note = Die Siegchance mit jedem, die beste zuerst.
tutor-why = Warum
tutor-why-note = Was den Unterschied macht.
tutor-in-no-order = Kandidaten, ohne Reihenfolge
tutor-chosen = gewählt
tutor-next = { $key }: die Siegchance mit jedem
tutor-rung-think = Nachdenken
tutor-rung-candidates = Kandidaten
tutor-rung-ranking = Rangfolge
tutor-rung-why = Warum
table-tutor-tip = Rat Schritt für Schritt: nachdenken, Kandidaten, Rangfolge, warum.
