## The guided first game. Each step has a title, a text of at most some 300 letters, and perhaps an answer
## (-no) for whoever tries something else. $jack and $bellamy are names; $key-... are keys as printed.

title-learn = Spielen lernen
title-learn-note = ein erstes Spiel mit Lotse
guide-again-title = Die Lehrpartie
guide-again = Du hast schon eine Lehrpartie begonnen. Dort fortsetzen oder neu anfangen?
guide-on = Fortsetzen
guide-anew = Neu anfangen

guide-progress = { $step }/{ $steps }
guide-next = Weiter
guide-finish = Fortsetzen
guide-leave = Lehrpartie beenden
guide-leave-tip = Das Spiel geht von hier frei weiter, ohne Lotsen. Vom Titel aus kannst du neu beginnen.
guide-read-on = Lies erst weiter: „{ guide-next }“ oder { $key-confirm }.
guide-no-undo = In der Lehrpartie bleibt, was bestätigt ist. Unbestätigtes kannst du zurücknehmen.
guide-no = Später! Tu erst, was dieser Schritt zeigt; { $key-hint } macht es für dich.

level-guide = Der Lotse
level-guide-note = Spielt nach dem Drehbuch der Lehrpartie und greift danach, was am meisten glänzt.

guide-welcome-title = Willkommen an Bord!
guide-welcome = Das ist dein Tableau. Truhen ziehen von rechts nach links: vom Inselbereich über Crew und Flotte heim nach Tortuga, in jeder Runde einen Schritt. Sechs Truhen in Tortuga beenden das Spiel. Die meisten Punkte gewinnen.

guide-captains-title = Deine Rivalen
guide-captains = { $jack } und { $bellamy } segeln gegen dich. Ihre Tableaus zeigen dasselbe wie deins, nur kleiner. Lass den Zeiger auf einem Ding ruhen, um zu sehen, was es ist; ein Rechtsklick öffnet die Regeln.

guide-tracks-title = Zwei Marker
guide-tracks = Dein Schiff steht auf Feld 3: Zwei Truhen passen in die Flotte. Auch dein Pirat steht auf Feld 3: Zwei Truhen passen in die Crew. Je weiter rechts sie stehen, desto mehr passt, und desto mehr sind sie wert.

guide-dice-title = Der Wurf
guide-dice = Phase 1: Alle drei würfeln gleichzeitig, hinter Sichtschirmen. Jeder Würfel zeigt eine Aktion mit einer Zahl oder einen Totenkopf. Du behältst ein paar, zeigst sie und würfelst mit dem Rest erneut.

guide-keep-ships-title = Würfel einer Aktion behalten
guide-keep-ships = Zwei Würfel zeigen die Galeone von Flotte ausbauen, mit 4 und 5. Klick beide an oder drück { $key-die-1 } und { $key-die-2 }. Auf dem Tableau siehst du, was sie ergeben. Drück dann auf „behalten“ oder { $key-confirm }.
guide-keep-ships-no = Zusammen behaltene Würfel zeigen eine einzige Aktion. Heute wollen wir eine größere Flotte: beide Galeonen und sonst nichts.

guide-reveal-title = Sichtschirme hoch!
guide-reveal = Alle zeigen, was sie behalten haben. Deine zwei Würfel liegen auf Flotte ausbauen und ergeben 9; die anderen haben je einen behalten. Mit den drei anderen würfelst du erneut.

guide-keep-skull-title = Ein Totenkopf kommt dazu
guide-keep-skull = Ein Würfel zeigt den Hut von Crew anheuern. Ein Totenkopf passt zu jeder Aktion. Sein Buchstabe ist die Zeile der Würfeltabelle: Würfel C hat beim Hut eine 3. Wähle Hut und Totenkopf: 4 + 3 = 7. Bestätige.
guide-keep-skull-no = Nimm den Hut von Crew anheuern zusammen mit dem Totenkopf: Mehr holt dieser Wurf nicht her.

guide-keep-alone-title = Ein Totenkopf allein
guide-keep-alone = Dein letzter Würfel zeigt einen Totenkopf. Allein behalten wartet er auf das Aufdecken: Erst dann sagst du, was er wird, und weißt, was die anderen behalten haben. Behalte ihn.

guide-declare-title = Den Totenkopf bestimmen
guide-declare = Bei der Schatzsuche hat { $jack } 1 und { $bellamy } 3. Sie bringt eine Truhe und Münzen. Wähle Schatzsuche, auf der Karte oder mit { $key-action-3 }, und bestätige. Der Totenkopf zählt dort 2.
guide-declare-no = Jede Aktion ginge, aber lass uns nach Schätzen suchen: Wähle Schatzsuche.

guide-bonus-title = Tempo lohnt sich
guide-bonus = Alle deine Würfel liegen, aber die anderen würfeln noch. Jeder weitere Wurf von ihnen bringt dir ein Vorteilsplättchen. Leg dieses auf Schatzsuche: 2 + 1 = 3. Dort bleibt es das ganze Spiel.
guide-bonus-no = Auch kein schlechter Platz, aber { $bellamy } hat bei der Schatzsuche 3. Leg das Plättchen dorthin und hol auf.

guide-totals-title = Phase 2: Aktionen
guide-totals = Jetzt folgen die fünf Aktionen von links nach rechts. Bei Flotte ausbauen hast du 9, { $jack } 8, { $bellamy } 3. Das beste Ergebnis ist 1., das nächste 2. Sonst handelt niemand.

guide-fleet-title = Flotte ausbauen
guide-fleet = Als 1. rückst du mit dem Schiff zwei Felder vor, als 2. wäre es eins. Links vom roten Knopf steht, was dabei herauskommt. Bestätige.
guide-fleet-no = Verzichten darfst du, aber eine größere Flotte lässt man nicht liegen. Bestätige.

guide-stronger-title = Mehr Platz
guide-stronger = Dein Schiff steht auf Feld 5: Drei Truhen passen in die Flotte, und ab der nächsten Runde dürfen drei Würfel auf Entern liegen.

guide-crew-title = Crew anheuern: Gleichstand
guide-crew = Du und { $bellamy } habt beide 7. Bei Gleichstand entscheidet der Schoner: Er liegt bei dir, du bist Startspieler und damit 1. Dein Pirat rückt zwei Felder vor. Bestätige.
guide-crew-no = Verzichte nicht: Eine größere Crew bewacht mehr Truhen. Bestätige.

guide-hunt-title = Schatzsuche
guide-hunt = 3 gegen 3, und wieder hilft dir der Schoner. Ohne dein Vorteilsplättchen läge { $bellamy } vorn. Als 1. ziehst du eine Truhe und siehst dir zwei Schatzplättchen an. Bestätige.
guide-hunt-no = Verzichte nicht: Eine Truhe und Münzen warten. Bestätige.

guide-tile-title = Münzen
guide-tile = Nur du siehst diese zwei Plättchen. Jede Münze ist am Ende ein Punkt. Behalte das Plättchen mit zwei Münzen; das andere geht zurück an die Insel.
guide-tile-no = Zwei Münzen sind besser als eine. Nimm das andere Plättchen.

guide-peace-title = Phase 3: Truhen bewegen
guide-peace = Niemand hatte Würfel auf Entern oder Überfallen, also wurde niemand angegriffen. Jeder hat noch eine Truhe gezogen. In deinem Inselbereich liegen nun drei.

guide-move-title = Die Reihenfolge wählst du
guide-move = Flotte nach Tortuga, Crew zur Flotte, Inselbereich zur Crew: Alles passt. Wird der Platz knapp, geht die rechte Truhe zuerst verloren. Lila zählt doppelt, lass also die weiße rechts. Bestätige.
guide-move-no = Lass es bei Lila, Lila, Weiß: Was rechts liegt, geht zuerst verloren, und Lila ist doppelt so viel wert.

guide-round-title = Eine Runde ist geschafft
guide-round = Deine weiße Truhe ist an Bord und kommt nächste Runde heim. Der Schoner liegt jetzt bei { $jack }: Gleichstände gehen an ihn, sonst im Uhrzeigersinn an den Nächsten. Und jetzt: zu den Waffen!

guide-keep-cannons-title = Kanonen
guide-keep-cannons = Zwei Kanonen und ein Totenkopf: Dein Schiff auf Feld 5 erlaubt drei Würfel auf Entern. Behalte alle drei. Entern greift die Flotten der anderen an.
guide-keep-cannons-no = Wir greifen mit allem an, was wir haben: beide Kanonen und der Totenkopf, sonst nichts.

guide-keep-sabre-title = Ein Säbel
guide-keep-sabre = Säbel gehören zu Überfallen, dem Angriff auf die Crews. Ein Würfel genügt, um dabei zu sein – und um sich zu wehren. Behalte den Säbel.
guide-keep-sabre-no = Behalte den Säbel: Ein Würfel auf Überfallen greift an und wehrt ab.

guide-stuck-title = Blockiert!
guide-stuck = Dein letzter Würfel zeigt eine Kanone, aber auf Entern liegen schon drei. Nichts passt: Du bist blockiert. Beim Aufdecken zeigst du ihn und würfelst dann offen, bis er passt. Bestätige.

guide-reroll-title = Der Pflichtwurf
guide-reroll = Ein Spaten: Das passt. Wähle den Würfel und behalte ihn. Pflichtwürfe bringen niemandem ein Vorteilsplättchen.

guide-bonus-again-title = Noch ein Vorteilsplättchen
guide-bonus-again = Die anderen würfeln noch, also bekommst du wieder ein Plättchen. Du könntest das auf Schatzsuche auf 2 drehen. Leg dieses lieber auf Entern: Deine Kanonen kommen wieder.
guide-bonus-again-no = Möglich, aber stärken wir jetzt das Entern: Wähle Entern oder drück { $key-action-4 }.

guide-watch-title = Zusehen
guide-watch = Auf Flotte ausbauen und Crew anheuern hast du keinen Würfel, dort handeln nur die anderen. Bei der Schatzsuche ist deine 2 nur dritte: Zwei handeln, der dritte geht leer aus. Sieh zu.

guide-board-title = Entern!
guide-board = Du bist 1. mit 12. Wer selbst einen Würfel auf Entern hat, wehrt sich und kostet dein Schiff ein Feld: { $jack } täte es. { $bellamy } hat keinen. Klick die rote Truhe in seiner Flotte an und bestätige.
guide-board-no = Sieh auf die Tafeln an den Tableaus: { $bellamy } wehrt sich nicht. Nimm seine rote Truhe.

guide-boarded-title = Beute
guide-boarded = Die Truhe liegt in deinem Inselbereich, wo sie niemand angreifen kann. Sein Schiff hat ein Feld verloren. { $jack } ist 2. Denselben Kapitän darf er nicht angreifen, also muss er gegen dich ziehen.

guide-defended-title = Du hast dich gewehrt
guide-defended = Dein Schiff hat ein Feld verloren. Aber deine Würfel auf Entern haben dich gewehrt, darum verlor auch seines eins. Als 2. nähme er eine Truhe von der Insel, nicht von dir; dort liegt aber keine.

guide-raid-title = Überfallen!
guide-raid = Wieder bist du 1. Sieh, was Gegenwehr kostet: { $bellamy } hat einen Würfel auf Überfallen. Nimm trotzdem die blaue Truhe aus seiner Crew; auch dein Pirat verliert dann ein Feld.
guide-raid-no = Greif diesmal jemanden an, der sich wehrt: Nimm die blaue Truhe aus der Crew von { $bellamy }.

guide-raided-title = Der Preis
guide-raided = Die Truhe ist dein; beide Piraten haben ein Feld verloren. Jetzt ist { $bellamy } 2. beim Überfallen und schlägt zurück. Dein Würfel wehrt dich wieder, aber dein Pirat muss noch ein Feld zurück.

guide-surplus-title = Überzählig
guide-surplus = Dein Pirat steht auf Feld 3: Zwei Truhen dürfen in der Crew bleiben, drei waren es. Die rechte, weiße fiel heraus und liegt auf der Insel in der Mitte. Der nächste 2. beim Entern oder Überfallen kann sie nehmen.

guide-order-title = Deine Wahl
guide-order = Drei Truhen, aber nur zwei passen in die Crew. Welche gibst du her? Zieh eine Karte, oder klick sie an und dann ihren neuen Platz. Was übrig bleibt, kommt auf die Insel. Bestätige, wenn es dir gefällt.

guide-score-title = Was zählt
guide-score = Eine Truhe zählt in Tortuga 3, in der Flotte 2, in der Crew 1; Lila doppelt. Jedes Set aus Rot, Blau und Gelb bringt 3 dazu (eine weiße in Tortuga ersetzt jede davon). Dann noch die Felder beider Marker und deine Münzen. Darum habt ihr alle mit 7 begonnen: Felder 3 und 3 und eine Truhe in der Crew.

guide-enough-title = Du weißt genug!
guide-enough = Deine erste Truhe ist daheim. Du hast alles gesehen: Spiel nun frei zu Ende. { $key-hint } fragt einen Kapitän um Rat, { $key-rules } öffnet die Regeln an der richtigen Stelle. Gute Fahrt!
