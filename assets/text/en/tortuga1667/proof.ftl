# The proof of the cards.

proof-title = Card proof
proof-note = From the first shuffle on nobody could change a card: not the players, not this program
proof-promised = Promised before the first shuffle (SHA-256 of the seed)
proof-checking = Every shuffle is being derived again …
proof-plausible = { $dealt } shuffles and draws are possible, { $decisions } choices are legal. They can be proven at the end.
proof-unproven = Events 1 to { $events } were inherited from a game whose seed is secret: { $unproven } of { $dealt } shuffles and draws are possible, but not derived.
proof-yourself-note = Paste this into any Python. First it prints the promise, then the loyalties by seat: B British, F French, D Dutch.
proof-yourself-later = At the end of the game a few lines of Python appear here. With them anybody can derive the loyalties without this program.
proof-later = What every shuffle gave is shown when the game is over.
proof-cards =
    { $dealt ->
       [one] 1 shuffle was derived again from the seed: it is as played.
      *[other] { $dealt } shuffles and draws, those of all votes among them, were derived again from the seed: all are as played.
    }
proof-chart = What the shuffles gave
proof-loyalties = Loyalties as they were dealt, by seat. Every way to deal them was equally likely.
proof-events = Event deck from the top, { $turned } of { $cards } cards revealed. Among the last five, the Armada is number { $place }: each place had one chance in five.
proof-pawns = Pawns in the order in which they left the pouch. Every order was equally likely.
proof-votes = Deck cards shown in votes: { $votes }. Other shuffles during the game: { $later }.
proof-blind = of { $all } cards: { $cannons } cannons, { $torches } torches, { $waters } waters
