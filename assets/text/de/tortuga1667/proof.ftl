# The proof of the cards.

proof-title = Kartenbeweis
proof-note = Vom ersten Mischen an konnte niemand eine Karte ändern: weder die Spieler noch dieses Programm
proof-promised = Vor dem ersten Mischen versprochen (SHA-256 des Startworts)
proof-checking = Jedes Mischen wird neu hergeleitet …
proof-plausible = { $dealt } Mischungen und Ziehungen sind möglich, { $decisions } Entscheidungen erlaubt. Beweisen lassen sie sich am Ende.
proof-unproven = Die Ereignisse 1 bis { $events } sind aus einem Spiel mit geheimem Startwort übernommen: { $unproven } von { $dealt } Mischungen und Ziehungen sind möglich, aber nicht hergeleitet.
proof-yourself-note = Füge das in ein beliebiges Python ein. Erst erscheint das Versprechen, dann die Loyalitäten nach Sitzen: B britisch, F französisch, D niederländisch.
proof-yourself-later = Am Ende des Spiels erscheinen hier einige Zeilen Python. Damit kann jeder die Loyalitäten ohne dieses Programm herleiten.
proof-later = Was jedes Mischen ergab, steht hier, wenn das Spiel zu Ende ist.
proof-cards =
    { $dealt ->
       [one] 1 Mischung wurde aus dem Startwort neu hergeleitet: sie ist wie gespielt.
      *[other] { $dealt } Mischungen und Ziehungen, auch die aller Abstimmungen, wurden neu hergeleitet: alle wie gespielt.
    }
proof-chart = Was das Mischen ergab
proof-loyalties = Die Loyalitäten, wie sie verteilt wurden, nach Sitzen. Jede Verteilung war gleich wahrscheinlich.
proof-events = Ereignisstapel von oben, { $turned } von { $cards } Karten aufgedeckt. Unter den letzten fünf liegt die Armada an Stelle { $place }: Jede Stelle war gleich wahrscheinlich.
proof-pawns = Die Figuren, wie sie aus dem Beutel kamen. Jede Reihenfolge war gleich wahrscheinlich.
proof-votes = Stapelkarten in Abstimmungen: { $votes }. Weitere Mischungen im Spiel: { $later }.
proof-blind = von { $all } Karten: Kanonen { $cannons }, Fackeln { $torches }, Wasser { $waters }
