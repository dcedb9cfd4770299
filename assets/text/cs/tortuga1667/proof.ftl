# The proof of the cards.

proof-title = Ověření karet
proof-note = Po prvním zamíchání už nikdo nemohl změnit žádnou kartu: ani hráči, ani tento program
proof-promised = Slíbeno před prvním zamícháním (SHA-256 semínka)
proof-checking = Znovu se odvozuje každé zamíchání…
proof-plausible = Zamíchání a tahů, které jsou možné: { $dealt }. Dovolených rozhodnutí: { $decisions }. Ověřit je půjde na konci.
proof-unproven = Události 1 až { $events } jsou zděděné ze hry, jejíž semínko je tajné: zamíchání a tahy jen možné, ne odvozené: { $unproven } z celkem { $dealt }.
proof-yourself-note = Vložte to do kteréhokoli Pythonu. Nejdřív vypíše slib, pak loajality podle míst: B britská, F francouzská, D nizozemská.
proof-yourself-later = Na konci hry tu bude několik řádků Pythonu. S nimi kdokoli odvodí loajality bez tohoto programu.
proof-later = Co které zamíchání dalo, se ukáže, až hra skončí.
proof-cards =
    { $dealt ->
       [one] Ze semínka bylo znovu odvozeno { $dealt } zamíchání. Souhlasí s odehraným.
       [few] Ze semínka byla znovu odvozena { $dealt } zamíchání, i ta k hlasováním. Vše souhlasí s odehraným.
      *[other] Ze semínka bylo znovu odvozeno { $dealt } zamíchání a tahů, i těch k hlasováním. Vše souhlasí s odehraným.
    }
proof-chart = Co zamíchání dala
proof-loyalties = Loajality, jak byly rozdány, podle míst. Každé rozdání bylo stejně pravděpodobné.
proof-events = Balíček událostí odshora, odkryto { $turned } z { $cards } karet. Z posledních pěti je Armada v pořadí { $place }.: každé místo má stejnou šanci, jednu pětinu.
proof-pawns = Figurky, jak vycházely ze sáčku. Každé pořadí bylo stejně pravděpodobné.
proof-votes = Karty, které balíček přidal k hlasováním: { $votes }. Dalších zamíchání během hry: { $later }.
proof-blind = z { $all } karet: děla { $cannons }, pochodně { $torches }, vody { $waters }
