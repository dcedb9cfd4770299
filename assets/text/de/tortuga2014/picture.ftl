## Die stehenden Worte des Tisches. Die meisten stehen in kleinen Kästen: kurz halten.

pic-round = Runde { $round }
pic-target = Ende bei { $count }
pic-phase-1 = 1 Würfeln
pic-phase-2 = 2 Aktionen
pic-phase-3 = 3 Truhen bewegen

pic-area-tortuga = Tortuga
pic-area-fleet = Flotte
pic-area-crew = Crew
pic-area-island = Insel
pic-chests-of =
    { $limit ->
        [one] { $count } von { $limit } Truhe
       *[other] { $count } von { $limit } Truhen
    }
pic-island-empty = Inselbereich leer
pic-hidden-dice =
    { $count ->
        [one] { $count } Würfel
       *[other] { $count } Würfel
    }
# meiste Würfel auf der Ablagefläche: unter den leeren Zellen von Entern und Überfallen
pic-max = max. { $count }
pic-total = Ergebnis
pic-surplus = überzählig
pic-your-surplus = überzählig
pic-surplus-to-bag =
    { $count ->
        [one] { $count } Truhe in den Beutel
       *[other] { $count } Truhen in den Beutel
    }
pic-your-tiles = Schatzplättchen
pic-tiles-secret = verdeckt für die anderen
pic-tiles-none = noch keine
pic-tab-dice = Würfeltafel
tip-dice = Die Zahlen aller Würfel. Was du gewürfelt hast, ist hervorgehoben.
pic-dice-rows = Jede Zeile ist ein Würfel mit sechs Seiten.
pic-dice-custom = Jede Zeile ist ein Würfel des eigenen Sets.
