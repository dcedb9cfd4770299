## Tooltips of the table. They stand on small plates: one or two short sentences.

tip-phase-1 = Phase 1: Alle würfeln verdeckt und behalten Würfel, bis alle auf den Tableaus liegen.
tip-phase-2 = Phase 2: die fünf Aktionen nacheinander. { $two ->
        [1] Nur das beste Ergebnis handelt.
       *[other] Die zwei besten Ergebnisse handeln.
    }
tip-phase-3 = Phase 3: Jeder zieht eine Truhe, dann rücken die Truhen einen Bereich weiter, soweit Platz ist.
tip-target = Das Spiel endet in der Runde, in der jemand { $count } Truhen in Tortuga hat.
tip-log = Alles, was geschehen ist, das Neueste zuletzt.
tip-center =
    { $count ->
        [0] { $two ->
            [1] Zu zweit bleibt die Insel in der Mitte leer: Überzählige Truhen gehen in den Beutel.
           *[other] Die Insel in der Mitte ist leer. Hierher kommen überzählige Truhen, von jeder Farbe höchstens eine.
        }
        [one] { $count } Truhe auf der Insel in der Mitte. Der Zweite beim Entern oder Überfallen nimmt sich eine.
       *[other] { $count } Truhen auf der Insel in der Mitte. Der Zweite beim Entern oder Überfallen nimmt sich eine.
    }
tip-bag =
    { $count ->
        [0] Der Beutel ist leer: Wer ziehen soll, zieht nichts.
        [one] { $count } Truhe ist noch im Beutel.
       *[other] { $count } Truhen sind noch im Beutel.
    }
tip-supply =
    { $count ->
        [one] { $count } Vorteilsplättchen ist übrig. Bist du fertig, bringt dir jeder weitere Wurf der anderen eins.
       *[other] { $count } Vorteilsplättchen sind übrig. Bist du fertig, bringt dir jeder weitere Wurf der anderen eins.
    }
tip-pool =
    { $count ->
        [0] Es ist kein Schatzplättchen mehr da.
        [one] { $count } Schatzplättchen ist übrig. Jedes verbirgt eine bis drei Münzen.
       *[other] { $count } Schatzplättchen sind übrig. Jedes verbirgt eine bis drei Münzen.
    }
tip-tortuga = Tortuga: { $count ->
        [one] { $count } Truhe
       *[other] { $count } Truhen
    }; mit { $most } endet das Spiel nach der Runde. Niemand kann sie rauben; je 3 Punkte, lila 6.
tip-fleet = Flottenbereich: { $count } von { $most } Truhen. Als Nächstes kommen sie nach Tortuga; durch Entern können sie geraubt werden.
tip-crew = Crewbereich: { $count } von { $most } Truhen. Als Nächstes kommen sie zur Flotte; durch Überfallen können sie geraubt werden.
tip-island = Inselbereich: Hier landen neue Truhen und ziehen am Ende der Runde weiter.
tip-ribbon =
    { $hidden ->
        [0] { $name }: bisher { $points } Punkte: { $chests } für Truhen, { $sets } für Sets aus Rot, Blau und Gelb, { $tokens } für Schiff und Pirat, { $tiles } für Schatzplättchen.
       *[other] { $name }: bisher { $points } Punkte: { $chests } für Truhen, { $sets } für Sets aus Rot, Blau und Gelb, { $tokens } für Schiff und Pirat, { $tiles } für Schatzplättchen. Das Fragezeichen steht für verdeckte Schatzplättchen.
    }
tip-screen =
    { $own ->
        [1] Dein Sichtschirm: Nur du siehst diese Würfel.
       *[other] Ein Sichtschirm. Beim Aufdecken siehst du die behaltenen Würfel; die anderen bleiben geheim.
    }
tip-tiles =
    { $own ->
        [1] { $count ->
            [0] Deine Schatzplättchen: noch keine. Die Schatzsuche bringt welche.
            [one] Dein Schatzplättchen: ein Punkt je Münze. Die anderen sehen nur die Wasserseite.
           *[other] Deine Schatzplättchen: ein Punkt je Münze. Die anderen sehen nur die Wasserseite.
        }
       *[other] { $count ->
            [0] Noch keine Schatzplättchen.
            [one] { $count } Schatzplättchen. Seine Münzen bleiben bis zum Ende geheim.
           *[other] { $count } Schatzplättchen. Ihre Münzen bleiben bis zum Ende geheim.
        }
    }
tip-boat =
    { $most ->
        [one] Schiff auf Feld { $box }: höchstens { $most } Truhe im Flottenbereich und { $most } Würfel auf Entern. Zählt 1 Punkt.
       *[other] Schiff auf Feld { $box }: höchstens { $most } Truhen im Flottenbereich und { $most } Würfel auf Entern. Zählt { $box } Punkte.
    }
tip-pirate =
    { $most ->
        [one] Pirat auf Feld { $box }: höchstens { $most } Truhe im Crewbereich und { $most } Würfel auf Überfallen. Zählt 1 Punkt.
       *[other] Pirat auf Feld { $box }: höchstens { $most } Truhen im Crewbereich und { $most } Würfel auf Überfallen. Zählt { $box } Punkte.
    }
tip-action-expand-fleet = Flotte ausbauen: { $two ->
        [1] Der Erste rückt mit dem Schiff ein Feld vor.
       *[other] Der Erste rückt mit dem Schiff zwei Felder vor, der Zweite eins.
    }
tip-action-recruit-crew = Crew anheuern: { $two ->
        [1] Der Erste rückt mit dem Piraten ein Feld vor.
       *[other] Der Erste rückt mit dem Piraten zwei Felder vor, der Zweite eins.
    }
tip-action-treasure-hunt = Schatzsuche: { $two ->
        [1] Der Erste bekommt eine Truhe und ein Schatzplättchen.
       *[other] Der Erste bekommt eine Truhe und eins von zwei Schatzplättchen, der Zweite ein Plättchen.
    }
tip-action-board = Entern: { $two ->
        [1] Der Erste raubt eine Truhe aus der Flotte des anderen; dessen Schiff verliert ein Feld.
       *[other] Der Erste raubt eine Truhe aus einer Flotte, der Zweite nimmt sich eine von der Insel in der Mitte. Das angegriffene Schiff verliert ein Feld.
    }
tip-action-raid = Überfallen: { $two ->
        [1] Der Erste raubt eine Truhe aus der Crew des anderen; dessen Pirat verliert ein Feld.
       *[other] Der Erste raubt eine Truhe aus einer Crew, der Zweite nimmt sich eine von der Insel in der Mitte. Der angegriffene Pirat verliert ein Feld.
    }
tip-total = Ergebnis: { $total }.
tip-bonus =
    { $value ->
        [0] Ein leeres Vorteilsfeld.
       *[other] Ein Vorteilsplättchen: +{ $value } auf dein Ergebnis bei dieser Aktion, sooft dort ein Würfel von dir liegt.
    }
tip-schooner = Der Schoner, der Startspielermarker: Wer ihn hat, legt zuerst fest und gewinnt Gleichstände. Sonst gewinnt, wer ihm im Uhrzeigersinn am nächsten sitzt.
tip-between = { $name } und { $other } bisher. Punkte ohne Schatzplättchen: { $points } zu { $other-points }. Truhen in Tortuga: { $home } zu { $other-home }. Voneinander geraubte Truhen: { $stolen } zu { $other-stolen }. Gewonnene Aktionen: { $won } zu { $other-won }.
tip-standings = Wer führt: Truhen in Tortuga, und Punkte, soweit sie bekannt sind.
