## Tooltips of the table. They stand on small plates: one or two short sentences.

tip-more = Rechtsklick: Regeln
tip-rules = Die Regeln, aufgeschlagen bei dem, was jetzt zu tun ist
tip-phase-1 = Phase 1: Alle würfeln verdeckt und behalten Würfel, bis alle auf den Tableaus liegen.
tip-phase-2 = Phase 2: die fünf Aktionen nacheinander. Die besten zwei Ergebnisse handeln.
tip-phase-3 = Phase 3: Jeder zieht eine Truhe, dann rücken alle Truhen einen Bereich weiter.
tip-target = Das Spiel endet in der Runde, in der jemand { $count } Truhen in Tortuga hat.
tip-log = Alles, was geschah, das Neueste zuletzt.
tip-dice = Die Zahlen aller Würfel. Was du gewürfelt hast, ist umrahmt.
tip-center =
    { $count ->
        [0] Die Insel in der Mitte ist leer. Hierher kommen überzählige Truhen, von jeder Farbe eine.
        [one] { $count } Truhe auf der Insel in der Mitte. Wer beim Entern oder Überfallen 2. ist, nimmt eine.
       *[other] { $count } Truhen auf der Insel in der Mitte. Wer beim Entern oder Überfallen 2. ist, nimmt eine.
    }
tip-bag =
    { $count ->
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
        [one] { $count } Schatzplättchen ist übrig. Jedes verbirgt eine bis drei Münzen.
       *[other] { $count } Schatzplättchen sind übrig. Jedes verbirgt eine bis drei Münzen.
    }
tip-tortuga = Tortuga: { $count ->
        [one] { $count } Truhe
       *[other] { $count } Truhen
    }; bei { $most } endet das Spiel. Niemand kann sie rauben; je 3 Punkte.
tip-fleet = Flottenbereich: { $count } von { $most } Truhen. Als Nächstes kommen sie nach Tortuga; Entern greift sie an.
tip-crew = Crewbereich: { $count } von { $most } Truhen. Als Nächstes kommen sie zur Flotte; Überfallen greift sie an.
tip-island = Inselbereich: Hier landen neue Truhen und ziehen am Ende der Runde weiter.
tip-ribbon = { $name }: bisher { $points } Punkte. Das Fragezeichen steht für verdeckte Schatzplättchen.
tip-screen =
    { $own ->
        [1] Dein Sichtschirm: Nur du siehst diese Würfel.
       *[other] Ein Sichtschirm: Diese Würfel werden beim Aufdecken gezeigt.
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
        [one] Schiff auf Feld { $box }: höchstens { $most } Truhe im Flottenbereich und { $most } Würfel auf Entern. Zählt { $box } Punkte.
       *[other] Schiff auf Feld { $box }: höchstens { $most } Truhen im Flottenbereich und { $most } Würfel auf Entern. Zählt { $box } Punkte.
    }
tip-pirate =
    { $most ->
        [one] Pirat auf Feld { $box }: höchstens { $most } Truhe im Crewbereich und { $most } Würfel auf Überfallen. Zählt { $box } Punkte.
       *[other] Pirat auf Feld { $box }: höchstens { $most } Truhen im Crewbereich und { $most } Würfel auf Überfallen. Zählt { $box } Punkte.
    }
tip-action-expand-fleet = Flotte ausbauen: { $two ->
        [1] Der 1. rückt mit dem Schiff ein Feld vor.
       *[other] Der 1. rückt mit dem Schiff zwei Felder vor, der 2. eins.
    }
tip-action-recruit-crew = Crew anheuern: { $two ->
        [1] Der 1. rückt mit dem Piraten ein Feld vor.
       *[other] Der 1. rückt mit dem Piraten zwei Felder vor, der 2. eins.
    }
tip-action-treasure-hunt = Schatzsuche: { $two ->
        [1] Der 1. bekommt eine Truhe und ein Schatzplättchen.
       *[other] Der 1. bekommt eine Truhe und eins von zwei Schatzplättchen, der 2. ein Plättchen.
    }
tip-action-board = Entern: { $two ->
        [1] Der 1. raubt eine Truhe aus der Flotte des anderen.
       *[other] Der 1. raubt eine Truhe aus einer Flotte, der 2. nimmt eine von der Insel. Das angegriffene Schiff verliert ein Feld.
    }
tip-action-raid = Überfallen: { $two ->
        [1] Der 1. raubt eine Truhe aus der Crew des anderen.
       *[other] Der 1. raubt eine Truhe aus einer Crew, der 2. nimmt eine von der Insel. Der angegriffene Pirat verliert ein Feld.
    }
tip-total = Ergebnis: { $total }.
tip-bonus =
    { $value ->
        [0] Ein leeres Vorteilsfeld.
       *[other] Ein Vorteilsplättchen: +{ $value } auf jedes Ergebnis dieser Aktion, wenn dort ein Würfel liegt.
    }
tip-schooner = Der Schoner: Startspieler dieser Runde. Bestimmt zuerst und gewinnt Gleichstände.
