## The rules in the game. Words between double stars are printed strong.

title-rules = Regeln
title-rules-note = mit Bildern
action-search = Suchen
rules-title = Regeln
rules-note = { $key } öffnet sie überall. Am Tisch fragt ein Rechtsklick auf jedes Ding, was es ist.
rules-search = In den Regeln suchen
rules-search-tip = Sucht ein Wort in Titeln und Texten. Akzente und Großbuchstaben sind gleichgültig.
rules-search-clear = Wieder alle Seiten zeigen
rules-found =
    { $count ->
        [0] Nichts gefunden. Versuch ein kürzeres Wort.
        [one] { $count } Seite
       *[other] { $count } Seiten
    }
rules-up = Nach oben
rules-down = Nach unten
rules-return = Zurück, wo du warst

rules-goal = Das Spiel in Kürze
rules-goal-1 = Als Freibeuter willst du deine Schätze heimbringen. In jeder Runde entscheiden deine Würfel, was Schiff und Crew tun können; danach rücken deine Truhen **einen Schritt weiter** in Richtung Tortuga.
rules-goal-2 = Neue Truhen landen im **Inselbereich**, am rechten Ende deines Tableaus.
rules-goal-3 = Von dort ziehen sie durch den **Crewbereich** und den **Flottenbereich**, in jeder Runde einen Bereich weiter.
rules-goal-4 = In **Tortuga** sind sie für immer sicher und am meisten wert.
rules-goal-5 = Hat jemand am Ende einer Runde **sechs Truhen in Tortuga**, ist das Spiel vorbei. Dann zählen die Truhen, dazu Sets, beide Leisten und die Schatzplättchen. Wer die meisten Punkte hat, gewinnt.
rules-goal-6 = Truhen unterwegs können geraubt werden, und sie finden keinen Platz, wenn Flotte oder Crew zu klein sind. Tempo, Stärke und Ladung müssen zusammen wachsen.
rules-fig-goal = Truhen ziehen von rechts nach links. Dieser Kapitän hat zwei in Tortuga, eine im Flottenbereich, die als Nächste ankommt, zwei im Crewbereich und eine neue im Inselbereich.

rules-components = Was auf dem Tisch liegt
rules-components-1 = **40 Schatztruhen:** je zehn rote, blaue und gelbe, fünf weiße, fünf lila. Was nicht im Spiel ist, steckt im **Beutel**.
rules-components-2 = **Die Insel in der Mitte.** Dort warten überzählige Truhen, von jeder Farbe höchstens eine.
rules-components-3 = **30 Schatzplättchen** rund um die Insel, Wasserseite nach oben: 17 verbergen eine Münze, 9 zwei, 4 drei Münzen.
rules-components-4 = **20 Vorteilsplättchen** mit einer 1 auf der einen und einer 2 auf der anderen Seite: fünf für jeden.
rules-components-5 = **Fünf Würfel, ein Sichtschirm und ein Tableau** für jeden. Alle vier Würfelsätze sind gleich.
rules-components-6 = **Ein Schiffsmarker und ein Piratenmarker** für jeden, auf Flottenleiste und Crewleiste.
rules-components-7 = **Der Schoner:** Wer ihn hat, ist Startspieler der Runde.
rules-fig-table = Der Tisch: vorn dein Tableau, an den Seiten die der anderen Kapitäne, in der Mitte die Insel.
rules-fig-center = Die Insel in der Mitte mit zwei Truhen, umringt von Schatzplättchen; links der Beutel, rechts die Vorteilsplättchen.

rules-board = Dein Tableau
rules-board-1 = Vier Bereiche nehmen deine Truhen auf, zwei Leisten zeigen deine Stärke, auf fünf Ablageflächen kommen deine Würfel.
rules-board-2 = Der **Schiffsmarker** auf der Flottenleiste bestimmt, wie viele Truhen dein Flottenbereich fasst und wie viele Würfel du auf Entern legen darfst.
rules-board-3 = Der **Piratenmarker** auf der Crewleiste tut dasselbe für deinen Crewbereich und für Überfallen.
rules-board-4 = Flotte ausbauen, Crew anheuern und Schatzsuche nehmen beliebig viele Würfel auf.
rules-board-5 = Tortuga und der Inselbereich fassen beliebig viele Truhen. Auf das **Vorteilsfeld** neben jeder Aktion passt ein Vorteilsplättchen.
rules-board-6 = Ein Marker verlässt seine Leiste nie: Schritte über Feld 8 hinaus oder unter Feld 1 verfallen.
rules-fig-board = Schiff auf Feld 5: Platz für drei Truhen und drei Würfel. Pirat auf Feld 3: Platz für zwei. Das Schloss nennt das Feld, das den Platz öffnet.
rules-limits-box = Marker auf Feld
rules-limits-dice = Würfel auf Entern (Schiff) oder Überfallen (Pirat), höchstens
rules-limits-chests = Truhen im Flottenbereich (Schiff) oder Crewbereich (Pirat), höchstens

rules-setup = Wie ein Spiel beginnt
rules-setup-1 = Auf der Insel liegen nur die Vorteilsplättchen, ringsum alle Schatzplättchen; alle Truhen kommen in den Beutel.
rules-setup-2 = Jeder nimmt fünf Würfel, einen Sichtschirm und ein Tableau.
rules-setup-3 = Beide Marker beginnen auf **Feld 3**: Platz für je zwei Truhen und zwei Würfel.
rules-setup-4 = Jeder zieht zwei Truhen: die erste für den Inselbereich, die zweite für den Crewbereich.
rules-setup-5 = Startspieler wird jemand durch Zufall, oder der Jüngste, oder wen ihr beim neuen Spiel bestimmt. Am Tisch beginnt der Jüngste.
rules-fig-setup = Dein Tableau am Anfang: eine Truhe im Inselbereich, eine im Crewbereich, beide Marker auf Feld 3.

rules-round = Eine Runde
rules-round-1 = Jede Runde hat drei Phasen. Die Leiste am oberen Rand zeigt, wo du bist.
rules-round-2 = **Würfeln.** Alle würfeln verdeckt, behalten Würfel, zeigen sie und würfeln mit dem Rest erneut, bis alle Würfel auf den Tableaus liegen.
rules-round-3 = **Aktionen.** Die fünf Aktionen folgen nacheinander. In jeder handeln die beiden besten Ergebnisse.
rules-round-4 = **Truhen bewegen.** Jeder zieht eine Truhe, dann rücken alle Truhen einen Bereich weiter.
rules-round-5 = Hat danach niemand genug Truhen in Tortuga, wandert der Schoner im Uhrzeigersinn weiter, und eine neue Runde beginnt.
rules-fig-round = Phase 2: Drei Aktionen sind erledigt, gerade wird geentert.
rules-fig-totals = Würfel auf den Ablageflächen. Ihre Zahlen ergeben das Ergebnis, mit dem du antrittst.

rules-roll = Würfeln und behalten
rules-roll-1 = Alle würfeln **gleichzeitig hinter dem Sichtschirm** mit allen freien Würfeln. Beim ersten Wurf sind das alle fünf.
rules-roll-2 = Dann behält jeder heimlich **mindestens einen Würfel**:
rules-roll-3 = Würfel, die **ein und dieselbe Aktion** zeigen, dazu beliebig viele Totenköpfe,
rules-roll-4 = oder **nur Totenköpfe**.
rules-roll-5 = Du musst nicht jeden passenden Würfel behalten, und nach einem späteren Wurf darf es dieselbe Aktion noch einmal sein. Behaltene Würfel bleiben für die Runde liegen; die anderen würfelst du nach dem Aufdecken erneut.
rules-roll-6 = Die Zahl in der Ecke zählt für dein Ergebnis bei dieser Aktion. Welche Zahlen ein Würfel hat, sagt sein Buchstabe, siehe Würfeltafel.
rules-fig-roll = Zwei Kanonen werden behalten. Die anderen Würfel zeigen andere Symbole und werden erneut gewürfelt.
rules-fig-preview = So läge es auf dem Tableau: Gewählte, noch nicht behaltene Würfel sind blass.

rules-skulls = Totenköpfe
rules-skulls-1 = Ein Totenkopf kann jede Aktion werden.
rules-skulls-2 = **Mit einer Aktion behalten,** wird er beim Aufdecken auf sie gedreht und zählt mit der Zahl, die genau dieser Würfel dort hat.
rules-skulls-3 = **Allein behalten,** wird er nach dem Aufdecken bestimmt: Du nennst eine Aktion mit Platz, und alle Totenköpfe dieses Wurfs werden auf sie gedreht.
rules-skulls-4 = Bestimmt wird im Uhrzeigersinn ab dem Startspieler; du siehst also, was behalten und vor dir bestimmt wurde. Nur wer nichts als Totenköpfe behalten hat, bestimmt.
rules-skulls-5 = Der Buchstabe am Totenkopf verrät den Würfel: Manche sind stark zur See, andere an Land.
rules-fig-skull-joins = Ein Totenkopf gesellt sich zu einem Säbel. Bei Überfallen zeigt er die Zahl, die Würfel A dort hat.
rules-fig-skulls = Zwei Totenköpfe allein: fünf Aktionen zur Wahl, jede mit dem Ergebnis, das sie ergäbe.

rules-room = Kein Platz und der Pflichtwurf
rules-room-1 = Auf Entern kannst du nur so viele Würfel legen, wie dein Schiffsmarker erlaubt, auf Überfallen so viele, wie dein Piratenmarker erlaubt. Totenköpfe zählen mit.
rules-room-2 = Zeigt **jeder** gewürfelte Würfel Entern oder Überfallen und sind diese Flächen voll, kannst du nichts behalten: Du bist **blockiert**. Ein einziger Totenkopf oder ein einziges anderes Symbol rettet dich.
rules-room-3 = Wer blockiert ist, behält nichts und zeigt beim Aufdecken alle Würfel. Sind alle Totenköpfe bestimmt, folgt der **Pflichtwurf**:
rules-room-4 = Er würfelt offen mit allen freien Würfeln, bis mindestens einer passt,
rules-room-5 = behält sofort und legt ab. Mit dem Rest geht es beim nächsten gemeinsamen Wurf weiter.
rules-room-6 = Pflichtwürfe bringen niemandem ein Vorteilsplättchen. Sind mehrere blockiert, würfeln sie im Uhrzeigersinn ab dem Startspieler.
rules-fig-stuck = Das Schiff steht auf Feld 2: Mehr als zwei Würfel gehen nicht auf Entern. Zwei weitere Kanonen passen nicht.

rules-reveal = Aufdecken
rules-reveal-1 = Haben alle gewählt, gehen alle Sichtschirme zugleich hoch.
rules-reveal-2 = Behaltene Würfel kommen auf ihre Ablageflächen, mit ihnen behaltene Totenköpfe auch.
rules-reveal-3 = Was die **nicht** behaltenen Würfel zeigten, bleibt geheim.
rules-reveal-4 = Auch Vorteilsplättchen, die während dieses Wurfs gelegt wurden, werden sichtbar.
rules-reveal-5 = Danach werden Totenköpfe bestimmt und Pflichtwürfe gemacht, und wer noch freie Würfel hat, würfelt erneut. Eine Phase dauert ein bis fünf Würfe.
rules-fig-reveal = Nach dem Aufdecken: Zwei Würfel auf Flotte ausbauen ergeben 8, einer auf Schatzsuche ergibt 5. Zwei Würfel sind noch frei.

rules-bonus = Vorteilsplättchen
rules-bonus-1 = Tempo lohnt sich. Liegen alle deine Würfel auf dem Tableau, bekommst du **für jeden weiteren Wurf** der anderen **ein Vorteilsplättchen**, egal wie viele noch würfeln. Du wählst, während sie würfeln:
rules-bonus-2 = ein neues Plättchen mit der 1 nach oben auf ein **leeres** Vorteilsfeld legen
rules-bonus-3 = oder eins deiner Plättchen **von 1 auf 2** drehen.
rules-bonus-4 = Seine Zahl zählt zu deinem Ergebnis bei dieser Aktion, schon in dieser Runde und **bis zum Ende des Spiels** – sofern dort mindestens ein Würfel liegt. Ohne Würfel nützt es nichts.
rules-bonus-5 = Du musst es nehmen, außer alle fünf Felder zeigen schon 2. Deine Wahl wird beim Aufdecken sichtbar.
rules-bonus-6 = Werden alle mit demselben Wurf fertig, bekommt niemand ein Plättchen.
rules-fig-bonus = Fünf Felder zur Wahl; das Plättchen auf einem davon ließe sich auf 2 drehen.

rules-actions = Aktionen, Ergebnisse, Gleichstand
rules-actions-1 = Die Aktionen folgen in fester Ordnung: **Flotte ausbauen, Crew anheuern, Schatzsuche, Entern, Überfallen**.
rules-actions-2 = Bei jeder zählt, wer dort einen Würfel hat, seine Zahlen und das Vorteilsplättchen zusammen. **Das beste Ergebnis ist 1., das nächste 2.**; sonst handelt niemand. Der 1. ist ganz fertig, bevor der 2. beginnt.
rules-actions-3 = Bei **Gleichstand** entscheidet der Schoner: Der Startspieler gewinnt ihn, sonst wer im Uhrzeigersinn am nächsten sitzt.
rules-actions-4 = Wer handeln darf, kann auch **verzichten**. Dann entfällt die Aktion ganz, und niemand rückt nach.
rules-actions-5 = Alle Würfel bleiben bis nach der fünften Aktion liegen: Du brauchst sie vielleicht, um dich zu wehren.
rules-fig-tie = Zwei haben 9. Der Schoner liegt bei Blau: Gelb sitzt im Uhrzeigersinn näher und ist 1.

rules-fleet = Aktion 1: Flotte ausbauen
rules-fleet-1 = Der Schiffsmarker rückt nach rechts:
rules-fleet-2 = **1. Platz: zwei Felder.**
rules-fleet-3 = **2. Platz: ein Feld.**
rules-fleet-4 = Eine stärkere Flotte bringt mehr Truhen auf einmal nach Tortuga, und ab der nächsten Runde dürfen mehr Würfel auf Entern liegen.
rules-fleet-5 = Die Nummer des Feldes, auf dem dein Schiff am Ende steht, zählt als Punkte.
rules-fig-fleet-before = Vorher: Schiff auf Feld 3, zwei Truhen passen.
rules-fig-fleet-after = Nachher, als 1.: Feld 5, ein dritter Platz ist offen.

rules-crew = Aktion 2: Crew anheuern
rules-crew-1 = Der Piratenmarker rückt nach rechts:
rules-crew-2 = **1. Platz: zwei Felder.**
rules-crew-3 = **2. Platz: ein Feld.**
rules-crew-4 = Eine größere Crew bewacht mehr Truhen, und ab der nächsten Runde dürfen mehr Würfel auf Überfallen liegen.
rules-crew-5 = Auch das Feld des Piratenmarkers zählt als Punkte.
rules-fig-crew-before = Vorher: Pirat auf Feld 5, drei Truhen passen.
rules-fig-crew-after = Nachher, als 2.: Feld 6, der vierte Platz ist offen.

rules-hunt = Aktion 3: Schatzsuche
rules-hunt-1 = **1. Platz:** Zieh eine Truhe aus dem Beutel in deinen Inselbereich. Sieh dir dann zwei Schatzplättchen an, behalte eins verdeckt und leg das andere zurück.
rules-hunt-2 = **2. Platz:** Nimm ein Schatzplättchen, verdeckt.
rules-hunt-3 = Die Münzen auf deinen Plättchen sind am Ende Punkte. Nur du siehst sie; wie viele Plättchen du hast, sehen alle.
rules-hunt-4 = Die Truhe kommt noch rechtzeitig zum Bewegen: Sie kann am Ende der Runde schon im Crewbereich sein.
rules-hunt-5 = Ist der Beutel leer, ziehst du keine Truhe. Werden die Plättchen knapp, nimmst du, was da ist.
rules-fig-hunt = Der 1. wählt zwischen einer Münze und dreien.

rules-board-action = Aktion 4: Entern
rules-board-action-1 = Kanonen greifen **Flottenbereiche** an.
rules-board-action-2 = **1. Platz:** Wähle einen Kapitän und nimm eine beliebige Truhe aus seinem Flottenbereich in deinen Inselbereich. Sein Schiff verliert ein Feld.
rules-board-action-3 = **2. Platz:** Wähle einen Kapitän, den der 1. nicht angegriffen hat. Sein Schiff verliert ein Feld. Von ihm bekommst du nichts, aber eine Truhe deiner Wahl von der Insel in der Mitte, falls dort eine liegt.
rules-board-action-4 = Wer selbst einen Würfel auf Entern hat, **wehrt sich** und kostet dich ein Feld, siehe Sich wehren.
rules-board-action-5 = Du darfst auch angreifen, wer nichts zu rauben hat oder wessen Schiff auf Feld 1 steht.
rules-fig-board-first = Du enterst als 1. Turtle Jack: Die lila Truhe gehört dir, und sein Schiff fällt auf Feld 3 zurück.
rules-attack-first = 1. Platz
rules-attack-second = 2. Platz
rules-attack-whom = Wen
rules-attack-whom-1 = jeden anderen Kapitän
rules-attack-whom-2 = wen der 1. nicht angriff
rules-attack-chest = Truhe
rules-attack-chest-1 = eine des Angegriffenen nach Wahl
rules-attack-chest-2 = eine von der Insel in der Mitte
rules-attack-token = Sein Marker
rules-attack-token-1 = ein Feld zurück
rules-attack-token-2 = ein Feld zurück
rules-attack-own = Dein Marker
rules-attack-own-1 = ein Feld zurück, wenn er sich wehrt
rules-attack-own-2 = ein Feld zurück, wenn er sich wehrt

rules-raid = Aktion 5: Überfallen
rules-raid-1 = Säbel greifen **Crewbereiche** an. Alles andere ist wie beim Entern, nur rücken Piratenmarker.
rules-raid-2 = **1. Platz:** Wähle einen Kapitän und nimm eine beliebige Truhe aus seinem Crewbereich in deinen Inselbereich. Sein Pirat verliert ein Feld.
rules-raid-3 = **2. Platz:** Wähle einen Kapitän, den der 1. nicht angegriffen hat. Sein Pirat verliert ein Feld. Nimm eine Truhe von der Insel in der Mitte, falls dort eine liegt.
rules-raid-4 = Truhen in Inselbereichen und in Tortuga kann niemand angreifen. Was du beim Entern geraubt hast, ist in derselben Runde vor dem Überfallen sicher.
rules-raid-5 = Verzichtet der 1., darf der 2. jeden angreifen.
rules-fig-raid-second = Du bist 2. Turtle Jack wurde schon angegriffen, also bleibt nur Bellamy; du nimmst die gelbe Truhe.
rules-fig-raid-island = Die Truhe, die du nimmst, liegt auf der Insel in der Mitte.

rules-defence = Sich wehren
rules-defence-1 = Wer angegriffen wird und **mindestens einen Würfel auf derselben Aktion** hat, wehrt sich. Dann verliert auch der Marker des Angreifers ein Feld: beim Entern sein Schiff, beim Überfallen sein Pirat.
rules-defence-2 = Das hält keinen Angriff auf, und die Ergebnisse sind gleichgültig: Ein Würfel genügt.
rules-defence-3 = Ein Vorteilsplättchen allein wehrt niemanden ab.
rules-defence-4 = Schon ein schwacher Würfel auf Entern oder Überfallen macht dich zum teureren Ziel. Die Tafel auf einem Tableau sagt vorher, ob sich sein Kapitän wehrt.
rules-fig-defends = Bellamy hat einen Würfel auf Entern: Ihn anzugreifen kostet dich ein Feld.
rules-fig-open = Turtle Jack hat keinen: Er kann sich nicht wehren.

rules-surplus = Überzählige Truhen und die Insel
rules-surplus-1 = Ein zurückgeworfener Marker lässt vielleicht zu wenig Platz. Ist **Entern** vorbei, werden alle Flottenbereiche geprüft; ist **Überfallen** vorbei, alle Crewbereiche.
rules-surplus-2 = Was zu viel ist, muss gehen, **die rechte Truhe zuerst**. Eine Wahl gibt es nicht, denk also daran, wenn du deine Truhen ordnest.
rules-surplus-3 = Eine überzählige Truhe bleibt auf der **Insel in der Mitte**, wenn dort keine ihrer Farbe liegt, sonst kommt sie in den **Beutel**.
rules-surplus-4 = Geprüft wird nach beiden Angriffen: Der 2. beim Entern kann eine Truhe, die jetzt aus einer Flotte fällt, noch nicht nehmen. Der 2. beim Überfallen derselben Runde schon.
rules-surplus-5 = Das andere Lager bleibt unberührt: Ein beim Überfallen zurückgeworfener Pirat kostet nie eine Truhe der Flotte.
rules-fig-surplus = Das Schiff wurde auf Feld 1 zurückgeworfen. Nur eine Truhe darf bleiben: Gelb liegt rechts und muss gehen.
rules-fig-island = Auf der Insel liegt schon eine gelbe Truhe, also kommt diese in den Beutel.

rules-move = Phase 3: Truhen bewegen
rules-move-1 = Zuerst zieht jeder eine Truhe aus dem Beutel in den Inselbereich. Dann bewegen alle gleichzeitig:
rules-move-2 = **Schritt 1:** Alle Truhen des Flottenbereichs kommen nach Tortuga.
rules-move-3 = **Schritt 2:** Truhen des Crewbereichs kommen in den Flottenbereich, so viele das Schiff erlaubt.
rules-move-4 = **Schritt 3:** Truhen des Inselbereichs kommen in den Crewbereich, so viele der Pirat erlaubt.
rules-move-5 = Gefüllt wird von links nach rechts, in einer Reihenfolge, die **du frei wählst** – also auch, welche Truhen Platz finden. Es müssen so viele wie möglich rücken. Was nicht passt, verlässt dein Tableau: auf die Insel in der Mitte oder in den Beutel.
rules-move-6 = Links ist es am sichersten, denn verloren wird von rechts. Im Inselbereich bleibt nie eine Truhe zurück.
rules-fig-move-cards = Drei Truhen für zwei Plätze: Die blaue bleibt übrig und ist überzählig.
rules-fig-move-plan = So sehen Flotte und Crew nach dem Bewegen aus.

rules-end = Ende des Spiels
rules-end-1 = Einmal in der Runde wird geprüft: wenn alle bewegt haben.
rules-end-2 = Hat dann mindestens ein Kapitän **sechs oder mehr Truhen in Tortuga**, endet das Spiel sofort, und alle werten.
rules-end-3 = **Längeres Spiel:** acht Truhen statt sechs, sonst bleibt alles gleich. Zu viert wird der Beutel dann oft leer; wer aus dem leeren Beutel ziehen soll, zieht nichts.
rules-end-4 = Da alle gleichzeitig bewegen, können es mehrere in derselben Runde schaffen.
rules-end-5 = Die meisten Truhen daheim beenden das Spiel, aber sie gewinnen es nicht: Es zählen die Punkte.
rules-fig-end = Sechs Truhen sind daheim: Das war die letzte Runde.

rules-scoring = Schlusswertung
rules-scoring-1 = **Truhen:** je 3 Punkte in Tortuga, 2 im Flottenbereich, 1 im Crewbereich. **Lila** Truhen zählen doppelt.
rules-scoring-2 = **Sets:** 3 Punkte für eine rote, eine blaue und eine gelbe Truhe, wo immer sie auf deinem Tableau liegen. Jede Truhe zählt nur in einem Set. Eine **weiße** ersetzt jede der drei Farben, aber nur in Tortuga. Lila gehört nie zu einem Set.
rules-scoring-3 = **Leisten:** die Nummern der Felder beider Marker.
rules-scoring-4 = **Schatzplättchen:** ein Punkt je Münze.
rules-scoring-5 = Vorteilsplättchen, Schoner und Truhen auf der Insel in der Mitte zählen nichts. Die meisten Punkte gewinnen; bei Gleichstand teilt man sich den Sieg.
rules-fig-scoring = Das Tableau des Beispiels unten. Dazu gehören zwei Schatzplättchen mit 1 und 3 Münzen.
rules-example = Beispiel
rules-example-how = wie es zustande kommt
rules-example-points = Punkte
rules-example-tortuga = Tortuga
rules-example-tortuga-how = sechs Truhen, keine lila: 6 × 3
rules-example-fleet = Flottenbereich
rules-example-fleet-how = eine lila Truhe: 2, doppelt gezählt
rules-example-crew = Crewbereich
rules-example-crew-how = zwei Truhen: 2 × 1
rules-example-sets = Sets
rules-example-sets-how = Rot, Blau, Gelb – und Rot, Blau mit der weißen aus Tortuga als Gelb
rules-example-tracks = Leisten
rules-example-tracks-how = Schiff auf Feld 4, Pirat auf Feld 4
rules-example-tiles = Schatzplättchen
rules-example-tiles-how = eine Münze und drei Münzen
rules-example-total = Zusammen

rules-two = Zu zweit
rules-two-1 = Alles gilt, mit diesen Änderungen:
rules-two-2 = Nur der **1.** handelt. Das zweitbeste Ergebnis bringt nichts.
rules-two-3 = Flotte ausbauen und Crew anheuern bringen **ein Feld**.
rules-two-4 = Schatzsuche bringt eine Truhe und **ein** Schatzplättchen, ohne Wahl.
rules-two-5 = Auf die Insel in der Mitte kommen **keine Truhen**: Überzählige gehen immer in den Beutel.
rules-fig-two = Zu zweit: nichts als Sand und eine Zeichnung.

rules-house = Hausregeln
rules-house-1 = Die gedruckten Regeln lassen ein paar Fragen offen. Beim neuen Spiel könnt ihr wählen:
rules-house-2 = **Überzählige Truhen** nach der ganzen Aktion (üblich) oder nach jedem einzelnen Angriff.
rules-house-3 = **Leere Bereiche** darf man angreifen (üblich) oder nicht.
rules-house-4 = **Truhen bewegen** verdeckt und alle zugleich (üblich) oder offen nacheinander.
rules-house-5 = **Startspieler** durch Zufall, der Jüngste oder ein bestimmter Platz.
rules-house-6 = **Zahlen auf den Würfeln** nach eigener Wahl.
rules-house-7 = Was ihr wählt, steht in der Aufzeichnung des Spiels und gilt für alle.

rules-glossary = Worte der See
rules-term-tortuga = Tortuga
rules-about-tortuga = Der linke Bereich eines Tableaus. Truhen dort sind sicher; sechs beenden das Spiel.
rules-term-fleet = Flottenbereich
rules-about-fleet = Truhen an Bord, einen Schritt vor Tortuga. Ziel des Enterns.
rules-term-crew = Crewbereich
rules-about-crew = Truhen, die an Land bewacht werden, einen Schritt vor der Flotte. Ziel von Überfällen.
rules-term-island = Inselbereich
rules-about-island = Das rechte Ende des Tableaus, wo neue Truhen landen.
rules-term-center = Insel in der Mitte
rules-about-center = Mitten auf dem Tisch; hier liegt von jeder Farbe höchstens eine überzählige Truhe.
rules-term-box = Feld
rules-about-box = Eine der acht Stufen einer Leiste.
rules-term-boat = Schiffsmarker
rules-about-boat = Auf der Flottenleiste: Grenze für Flottenbereich und Würfel auf Entern.
rules-term-pirate = Piratenmarker
rules-about-pirate = Auf der Crewleiste: Grenze für Crewbereich und Würfel auf Überfallen.
rules-term-action-space = Ablagefläche
rules-about-action-space = Hier liegen behaltene Würfel bis nach den Aktionen.
rules-term-bonus-tile = Vorteilsplättchen
rules-about-bonus-tile = Zählt 1 oder 2 zum Ergebnis einer Aktion, bis zum Ende des Spiels.
rules-term-treasure-tile = Schatzplättchen
rules-about-treasure-tile = Verbirgt eine bis drei Münzen, jede ein Punkt.
rules-term-start-player = Startspieler
rules-about-start-player = Hat den Schoner: bestimmt zuerst und gewinnt Gleichstände.
rules-term-screen = Sichtschirm
rules-about-screen = Verbirgt deinen Wurf bis zum Aufdecken.
rules-term-cycle = Wurf
rules-about-cycle = Einmal gemeinsam würfeln, behalten und aufdecken.
rules-term-keep = Behalten
rules-about-keep = Würfel eines Wurfs auswählen, die auf das Tableau kommen.
rules-term-skull = Totenkopf
rules-about-skull = Die sechste Seite jedes Würfels: passt zu jeder Aktion.
rules-term-reveal = Aufdecken
rules-about-reveal = Alle Sichtschirme gehen zugleich hoch.
rules-term-position = 1. und 2. Platz
rules-about-position = Das beste und zweitbeste Ergebnis einer Aktion: die beiden, die handeln.
rules-term-surplus = Überzählig
rules-about-surplus = Truhen, für die ein Bereich keinen Platz hat. Sie verlassen das Tableau.

rules-dice = Würfeltafel
rules-dice-1 = Jeder Würfel trägt jede Aktion einmal, mit den Zahlen 1 bis 5, und einen Totenkopf mit seinem Buchstaben. Alle haben dieselben fünf Würfel.
rules-dice-2 = Jede Aktion trägt im Satz jede Zahl genau einmal, also sind alle Aktionen gleich stark. Verschieden ist, wo ein einzelner Würfel gut ist.
rules-dice-3 = **Woher die Zahlen kommen:** Würfel A ist durch zwei unabhängige Besprechungen des gedruckten Spiels belegt; sein Buchstabe ist geraten. Die anderen vier fanden wir nirgends. Sie sind nachgebildet und setzen das Muster des bekannten Würfels fort.
rules-dice-documented = belegt
rules-dice-reconstructed = nachgebildet

rules-captains = So denken die Kapitäne
rules-captains-1 = Alle Kapitäne sind ein und dieselbe Maschine. Sie bekommt, was ihr Platz sieht, und sonst nichts: keine Würfe hinter den Sichtschirmen, keine verdeckten Schatzplättchen, keine Reihenfolge im Beutel.
rules-captains-2 = **Die Gegner:** Aus ihren offenen Würfeln spielt sie viele wahrscheinliche Enden ihrer Züge durch. Angriffe erwartet sie auf den, der bis dahin vorn liegt, ist sich dessen aber nicht sicher.
rules-captains-3 = **Die eigenen Würfel:** Für jede mögliche Lage ermittelt sie, wer wo handelt, und spielt den Rest der Runde: Aktionen, Angriffe, Überzähliges und das Bewegen der Truhen.
rules-captains-4 = **Die Lage:** Was die Runde hinterlässt, wird als Siegchance bewertet. Die Gewichte dieser Bewertung wurden in Spielen der Kapitäne gelernt.
rules-captains-5 = **Die Wahl:** Alle weiteren Würfe werden genau durchgerechnet, samt den Vorteilsplättchen für ein frühes Ende. Genommen wird die Wahl mit der besten Chance.
rules-captains-6 = Die fünf Stufen sind dieselbe Maschine. Die schwächeren verschätzen sich eine ganze Runde lang im Wert der Aktionen, verwechseln Wahlen, die nah beieinander liegen, und sehen nicht auf die Würfel der Gegner. Ihre gemessene Stärke steht beim neuen Spiel.
rules-captains-7 = **Der Rat** ist der stärkste Kapitän an deinem Platz: die besten Wahlen, die Siegchancen aller, die Punkte nach der Runde und der Unterschied zur nächsten Wahl, aufgeteilt auf die fünf Aktionen, Vorteilsplättchen und Truhen. Die Teile ergeben genau die Summe.
rules-captains-8 = Solange Würfel gelegt werden, ist ein Teil der Platz, der bei der Aktion erreicht wird. Liegen sie, ist er das, was die Aktion bewegt: Schiffe, Piraten, Münzen, Truhen der Flotten und der Crews.
rules-captains-9 = Ein Satz steht nur da, wo ein Teil entscheidet: mehr als 60 % aller Teile und mindestens ein halber Prozentpunkt. Rat wird in der Statistik gezählt.

rules-keys = Tasten und Maus
rules-keys-1 = Alles geht mit der Maus allein oder mit der Tastatur allein. Tooltips zeigen die Taste dessen, was unter dem Zeiger liegt.
rules-keys-2 = **Rechtsklick** auf ein Ding am Tisch öffnet seine Seite. Mit der Tastatur: mit Tab hingehen und die Taste der Regeln drücken.
rules-key-confirm = Bestätigen oder drücken, was den Fokus hat
rules-key-skip = Überspringen, was sich bewegt
rules-key-hint = Rat eines Kapitäns; noch einmal: warum
rules-key-undo = Das zuletzt Gewählte zurücknehmen
rules-key-clear = Alles Gewählte zurücklegen
rules-key-forfeit = Auf die Aktion verzichten
rules-key-back = Menü oder einen Bildschirm zurück
rules-key-die-1 = Erster Würfel; 2 bis 5 für die anderen
rules-key-action-1 = Erste Aktion; W, E, R und T für die anderen
rules-key-next = Nächstes Bedienbare; mit Umschalt das vorige
rules-key-left = Die Pfeile gehen in alle Richtungen
rules-key-panel = Logbuch oder Würfeltafel
rules-key-log = Logbuch
rules-key-speed = Tempo der Bewegungen
rules-key-rules = Regeln
rules-key-search = In den Regeln suchen
rules-key-fullscreen = Fenster oder ganzer Bildschirm
rules-key-page-down = Abwärts: Logbuch, Regeln
rules-key-page-up = Aufwärts: Logbuch, Regeln
rules-key-first = An den Anfang
rules-key-last = An das Ende
