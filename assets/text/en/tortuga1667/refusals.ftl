# Why something is refused (refusal-, a sentence) and, on a tile of the action bar, the same in two or three
# words (lock-). Public facts only.
refusal-time-over = Time is up: you can only view two cards.
refusal-time-left = There is still time.
refusal-no-such-card = There is no such card.
refusal-no-such-seat = There is no such player.
refusal-no-such-place = There is no such place.
refusal-no-such-hold = Choose the British or the French hold.
refusal-no-such-line = That cannot be said here.
refusal-nothing-to-take = There is nothing to take: the Galleon and the other ship are empty.
refusal-not-aboard = Not aboard this ship: { $seat }
refusal-governor-only = Only the Governor can call a brawl.
refusal-captain-only = Only the Captain of a ship can do that.
refusal-mate-only = Only the First Mate can call a mutiny.
refusal-boy-only = Only the Cabin Boy can sneak treasure.
refusal-no-rank-in-boat = There is no rank in a rowboat.
refusal-not-now = That is not possible now.
refusal-not-your-turn = It is somebody else's turn.
refusal-one-card-left = Only one card is left in the row: it can only be revealed.
refusal-two-cards = Choose two cards in the row.
refusal-boat-closed = This rowboat is closed.
refusal-boat-taken = The rowboat is taken: { $seat }
refusal-ship-full = The ship is full.
refusal-not-adjoining = You cannot row there from here.
refusal-no-treasure-aboard = There is no treasure aboard.
refusal-hold-empty = That hold is empty.
refusal-no-talk = Table talk is switched off in this game.
refusal-said-enough =
    { $lines ->
        [one] One line a turn is enough.
       *[other] { $lines } lines a turn are enough.
    }
refusal-aboard-already = Already aboard a ship: { $seat }
refusal-hand-size =
    { $cards ->
        [one] The new hand has one card.
       *[other] The new hand has { $cards } cards.
    }
refusal-not-in-deck = These cards are not in the deck.
refusal-cards-order = The cards must be named in a different order.
refusal-not-pointed-at = Choose one of the two cards pointed at.
refusal-one-vote-only = Choose only one vote card.
refusal-galleon-first = As long as the Galleon has treasure, it is taken from there.
refusal-galleon-empty = The Galleon is empty: choose a hold of the other ship.
refusal-place-taken = This place is taken: { $seat }
refusal-not-yourself = Choose another player, not yourself.
refusal-not-in-hand = This card is not in your hand.
refusal-option-starred = Each starred card may be chosen once, and only if it fits the number of players.
refusal-option-starred-count = There are { $least } to { $most } starred cards in a game.
refusal-option-vote-set = Custom vote cards and the option for them must come together.
refusal-option-votes-kinds = There are twelve kinds of vote cards, and none of their numbers may be negative.
refusal-option-votes-sum = There must be thirty vote cards.

lock-time-over = time is up
lock-captain-only = Captain only
lock-mate-only = First Mate only
lock-boy-only = Cabin Boy only
lock-governor-only = Governor only
lock-no-rank-in-boat = no rank here
lock-nothing-to-take = nothing to take
lock-nobody-else = alone aboard
lock-no-treasure-aboard = no treasure
lock-boat-taken = { $seat } is in it
lock-boats-taken = both taken
lock-boat-closed = closed
lock-ship-full = ship is full
lock-one-card-left = one card left
lock-not-now = not now
