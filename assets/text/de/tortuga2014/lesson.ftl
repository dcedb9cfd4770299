## The guided first game. Each step has a title, a text of at most some 300 letters, and perhaps an answer
## (-no) for whoever tries something else. $jack and $bellamy are names; $key-... are keys as printed.

guide-welcome-title = Willkommen an Bord!
guide-welcome = Das ist dein Tableau. Truhen ziehen von rechts nach links: vom Inselbereich über Crew und Flotte nach Tortuga, in jeder Runde einen Bereich. Sechs Truhen in Tortuga beenden das Spiel. Wer die meisten Punkte hat, gewinnt.

guide-captains-title = Deine Rivalen
guide-captains = { $jack } und { $bellamy } segeln gegen dich. Ihre Tableaus zeigen dasselbe wie deins, nur kleiner. Zeig auf etwas, oder geh mit { $key-next } und den Pfeiltasten hin, um zu sehen, was es ist; Rechtsklick oder { $key-rules } öffnet die Regeln.

guide-tracks-title = Zwei Marker
guide-tracks = Dein Schiff steht auf Feld 3: Zwei Truhen passen in die Flotte. Auch dein Pirat steht auf Feld 3: Zwei Truhen passen in die Crew. Je weiter rechts die Marker stehen, desto mehr Truhen passen, und desto mehr Punkte zählen sie.

guide-dice-title = Der Wurf
guide-dice = Phase 1: Alle drei würfeln gleichzeitig, hinter Sichtschirmen. Jeder Würfel zeigt eine Aktion mit einer Zahl oder einen Totenkopf. Du behältst ein paar, zeigst sie und würfelst mit dem Rest erneut.

guide-keep-ships-title = Würfel einer Aktion behalten
guide-keep-ships = Zwei Würfel zeigen die Galeone von Flotte ausbauen, mit 4 und 5. Klick beide an oder drück { $key-die-1 } und { $key-die-2 }. Auf dem Tableau siehst du, was sie ergeben. Drück dann auf den roten Knopf oder { $key-confirm }.
guide-keep-ships-no = Zusammen behaltene Würfel müssen dieselbe Aktion zeigen. Heute wollen wir eine größere Flotte: beide Galeonen und sonst nichts.

guide-reveal-title = Sichtschirme hoch!
guide-reveal = Alle zeigen, was sie behalten haben. Deine zwei Würfel liegen auf Flotte ausbauen und ergeben 9; die anderen haben je einen behalten. Deine drei anderen sind neu gewürfelt.

guide-keep-skull-title = Ein Totenkopf kommt dazu
guide-keep-skull = Ein Würfel zeigt den Hut von Crew anheuern. Ein Totenkopf passt zu jeder Aktion. Sein Buchstabe nennt die Zeile in der Würfeltafel: Würfel C hat beim Hut eine 3. Wähle Hut und Totenkopf: 4 + 3 = 7. Bestätige.
guide-keep-skull-no = Nimm den Hut von Crew anheuern zusammen mit dem Totenkopf: Mehr als 7 ergibt dieser Wurf nirgends.

guide-keep-alone-title = Ein Totenkopf allein
guide-keep-alone = Dein letzter Würfel zeigt einen Totenkopf. Wird er allein behalten, wartet er bis nach dem Aufdecken: Erst dann sagst du, was er wird, und weißt, was die anderen behalten haben. Behalte ihn.

guide-declare-title = Den Totenkopf festlegen
guide-declare = Bei der Schatzsuche hat { $jack } 1 und { $bellamy } 3. Das beste Ergebnis bringt dort eine Truhe und Münzen, das zweitbeste nur Münzen. Wähle Schatzsuche: Klick sie an oder drück { $key-action-3 }, und bestätige. Der Totenkopf zählt dort 2.
guide-declare-no = Jede Aktion ginge, aber lass uns nach Schätzen suchen: Wähle Schatzsuche.

guide-bonus-title = Tempo lohnt sich
guide-bonus = Alle deine Würfel liegen, aber die anderen würfeln noch. Jeder weitere Wurf von ihnen bringt dir ein Vorteilsplättchen. Leg dieses auf Schatzsuche: 2 + 1 = 3. Dort bleibt es das ganze Spiel.
guide-bonus-no = Auch kein schlechter Platz, aber { $bellamy } hat bei der Schatzsuche 3. Leg das Plättchen dorthin und hol auf.

guide-totals-title = Phase 2: Aktionen
guide-totals = Jetzt folgen die fünf Aktionen von links nach rechts. Bei Flotte ausbauen hast du 9, { $jack } 8, { $bellamy } 3. Das beste Ergebnis hat den 1. Platz, das zweitbeste den 2. Platz. Sonst handelt niemand.

guide-fleet-title = Flotte ausbauen
guide-fleet = Als Erster rückst du mit dem Schiff zwei Felder vor, als Zweiter wäre es eins. Links vom roten Knopf siehst du das Ergebnis. Bestätige.
guide-fleet-no = Verzichten darfst du, aber eine größere Flotte lässt man sich nicht entgehen. Bestätige.

guide-stronger-title = Mehr Platz
guide-stronger = Dein Schiff steht auf Feld 5: Drei Truhen passen in die Flotte, und ab der nächsten Runde dürfen drei Würfel auf Entern liegen.

guide-crew-title = Crew anheuern: Gleichstand
guide-crew = Du und { $bellamy } habt beide 7. Bei Gleichstand entscheidet der Schoner: Er liegt bei dir, du bist Startspieler und damit Erster. Dein Pirat rückt zwei Felder vor. Bestätige.
guide-crew-no = Verzichte nicht: Eine größere Crew bewacht mehr Truhen. Bestätige.

guide-hunt-title = Schatzsuche
guide-hunt = 3 gegen 3, und wieder hilft dir der Schoner. Ohne dein Vorteilsplättchen läge { $bellamy } vorn. Als Erster ziehst du eine Truhe und siehst dir zwei Schatzplättchen an. Bestätige.
guide-hunt-no = Verzichte nicht: Eine Truhe und Münzen warten. Bestätige.

guide-tile-title = Münzen
guide-tile = Nur du siehst diese zwei Plättchen. Jede Münze ist am Ende ein Punkt. Behalte das Plättchen mit zwei Münzen; das andere wird wieder untergemischt.
guide-tile-no = Zwei Münzen sind besser als eine. Nimm das andere Plättchen.

guide-peace-title = Phase 3: Truhen bewegen
guide-peace = Niemand hatte Würfel auf Entern oder Überfallen, also wurde niemand angegriffen. Jeder hat noch eine Truhe gezogen. In deinem Inselbereich liegen nun drei.

guide-move-title = Die Reihenfolge wählst du
guide-move = Flotte nach Tortuga, Crew zur Flotte, Inselbereich zur Crew: Alles passt. Wird der Platz knapp, geht die Truhe ganz rechts zuerst verloren. Lila zählt doppelt, lass also die weiße rechts. Bestätige.
guide-move-no = Lass es bei Lila, Lila, Weiß: Was ganz rechts liegt, geht zuerst verloren, und Lila ist doppelt so viel wert.

guide-round-title = Eine Runde ist geschafft
guide-round = Deine weiße Truhe ist an Bord und kommt nächste Runde in Tortuga an. Der Schoner liegt jetzt bei { $jack }: Gleichstände gehen an ihn, sonst im Uhrzeigersinn an den Nächsten, der gleichauf liegt. Und jetzt: zu den Waffen!

guide-keep-cannons-title = Kanonen
guide-keep-cannons = Zwei Kanonen und ein Totenkopf: Dein Schiff auf Feld 5 erlaubt drei Würfel auf Entern. Behalte alle drei: Klick sie an oder drück { $key-die-1 }, { $key-die-3 } und { $key-die-5 }. Entern greift die Flotten der anderen an.
guide-keep-cannons-no = Wir greifen mit allem an, was wir haben: beide Kanonen und der Totenkopf, sonst nichts.

guide-keep-sabre-title = Ein Säbel
guide-keep-sabre = Säbel gehören zu Überfallen: Damit raubt man eine Truhe aus einer anderen Crew. Ein Würfel genügt, um mitzumachen. Er schützt dich auch: Wer dich überfällt, bekommt zwar die Truhe, muss aber mit dem eigenen Piraten ein Feld zurück. Behalte den Säbel.
guide-keep-sabre-no = Behalte den Säbel: Ein Würfel auf Überfallen dient zum Angriff und zur Verteidigung.

guide-stuck-title = Blockiert!
guide-stuck = Dein letzter Würfel zeigt eine Kanone, aber auf Entern liegen schon drei. Er passt nirgends: Du bist blockiert. Beim Aufdecken zeigst du ihn und würfelst dann offen, bis er passt. Bestätige.

guide-reroll-title = Der Pflichtwurf
guide-reroll = Ein Spaten: Der passt. Wähle den Würfel und behalte ihn. Pflichtwürfe bringen niemandem ein Vorteilsplättchen.

guide-bonus-again-title = Noch ein Vorteilsplättchen
guide-bonus-again = Die anderen würfeln noch, also bekommst du wieder ein Plättchen. Du könntest das auf Schatzsuche auf 2 drehen. Leg dieses lieber auf Entern: Es macht aus deiner 11 eine 12 und bleibt für später liegen.
guide-bonus-again-no = Möglich, aber stärken wir jetzt das Entern: Wähle Entern oder drück { $key-action-4 }.

guide-watch-title = Zusehen
guide-watch = Auf Flotte ausbauen und Crew anheuern hast du keinen Würfel; dort handeln nur die anderen. Bei der Schatzsuche ist deine 2 nur das drittbeste Ergebnis: Zwei handeln, der Dritte geht leer aus. Sieh zu.

guide-board-title = Entern!
guide-board = Du bist Erster mit 12. Wer selbst Würfel auf Entern hat, verteidigt sich und kostet dein Schiff ein Feld: { $jack } hat welche, { $bellamy } nicht. Klick die rote Truhe in seiner Flotte an und bestätige.
guide-board-no = Sieh auf die Schilder an den Tableaus: { $bellamy } verteidigt sich nicht. Raube seine rote Truhe.

guide-boarded-title = Beute
guide-boarded = Die Truhe liegt in deinem Inselbereich, wo sie niemand angreifen kann. Das Schiff von { $bellamy } hat ein Feld verloren. { $jack } ist Zweiter. Denselben Spieler darf er nicht angreifen, also bleibst nur du.

guide-defended-title = Du hast dich verteidigt
guide-defended = Dein Schiff hat ein Feld verloren. Aber deine Würfel auf Entern haben dich verteidigt, darum verlor auch das Schiff von { $jack } eins. Als Zweiter nimmt er sich eine Truhe von der Insel in der Mitte, nicht von dir; dort liegt aber keine.

guide-raid-title = Überfallen!
guide-raid = Wieder bist du Erster. Sieh, was es kostet, wenn sich jemand verteidigt: { $bellamy } hat einen Würfel auf Überfallen. Raube trotzdem die blaue Truhe aus seiner Crew; auch dein Pirat verliert dann ein Feld.
guide-raid-no = Greif diesmal jemanden an, der sich verteidigt: Raube die blaue Truhe aus der Crew von { $bellamy }.

guide-raided-title = Der Preis
guide-raided = Die Truhe ist dein; beide Piraten haben ein Feld verloren. Jetzt ist { $bellamy } als Zweiter dran und schlägt zurück. Dein Würfel verteidigt dich wieder, aber dein Pirat muss noch ein Feld zurück.

guide-surplus-title = Eine überzählige Truhe
guide-surplus = Dein Pirat steht auf Feld 3: Zwei Truhen dürfen in der Crew bleiben, drei waren es. Die weiße ganz rechts fiel heraus und liegt auf der Insel in der Mitte. Wer das nächste Mal beim Entern oder Überfallen Zweiter ist, kann sie sich nehmen.

guide-order-title = Deine Wahl
guide-order = Drei Truhen, aber nur zwei passen in die Crew. Welche gibst du her? Zieh eine Truhe, oder klick sie an und dann ihren neuen Platz. Was übrig bleibt, kommt auf die Insel in der Mitte. Bestätige, wenn es dir gefällt.

guide-score-title = Was zählt
guide-score = Eine Truhe zählt in Tortuga 3, in der Flotte 2, in der Crew 1; Lila doppelt. Jedes Set aus Rot, Blau und Gelb bringt 3 dazu (eine weiße in Tortuga ersetzt jede davon). Dazu die Feldnummern beider Marker und deine Münzen. Darum habt ihr alle mit 7 begonnen: Felder 3 und 3 und eine Truhe in der Crew.

guide-enough-title = Du weißt genug!
guide-enough = Deine erste Truhe ist daheim. Du kennst jetzt alle Aktionen: Spiel nun allein zu Ende. { $key-hint } fragt einen Kapitän um Rat, { $key-rules } öffnet die Regeln an der richtigen Stelle. Gute Fahrt!
