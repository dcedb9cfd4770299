# Decisions: what is asked (do-), what the choice does (does-), what is missing, the tiles of the action bar.
# $name and $who are players and are never declined; $card, $first and $second are I to V; $to, $on and $of are phrases of a place.
pic-act-rescue = Letter of Marque
act-view-note = look at two cards
act-reveal-note = turn over a card
act-force-note = another must reveal
act-row-note = to another place
act-attack-note = vote for a treasure
act-maroon-note = one goes ashore
act-mutiny-note = oust the Captain
act-sneak-note = to the other hold
act-brawl-note = vote on Tortuga
act-view-does = View two cards
act-reveal-does = Reveal a card
act-force-does = Force another player
act-row-does = Row
act-attack-does = Call an attack
act-maroon-does = Maroon
act-mutiny-does = Call a mutiny
act-sneak-does = Sneak a treasure
act-brawl-does = Call a brawl
act-rescue-does = Play the Letter of Marque
act-view-whole = Choose two cards in the row. Only you see them.
act-reveal-whole = Choose a card in the row. It is turned over and carried out at once.
act-force-whole = Choose two cards and a player, who picks one of them unseen and reveals it.
act-row-whole = Choose where to row.
act-maroon-whole = Choose who aboard your ship goes to Tortuga.
act-sneak-whole = Choose the hold from which a treasure goes to the other one.
act-rescue-whole = Choose a player on Tortuga or in a rowboat, and a ship.
do-act-title = Your turn
do-act = { $rank }, { $place }. Choose one of your actions.
do-act-plain = { $place }. Choose one of your actions.
do-act-late = Time is up: view two cards.
do-act-none = Choose an action. Before you confirm it, you read here what it does: nothing can be taken back afterwards.
do-act-button = Choose an action
do-act-heading = Top row for everybody, bottom row by rank
do-ready = Confirm, or choose again.
do-view-card = Choose two cards in the row.
do-reveal-card = Choose a card in the row.
do-force-card = Choose two cards, then a player.
do-force-pawn = Choose who must reveal one of them.
do-row-place = Choose where to row.
do-maroon-pawn = Choose whom to maroon.
do-sneak-hold = Choose the hold from which it goes.
do-rescue-pawn = Choose whom to rescue.
do-rescue-place = Choose the ship.
do-view-button = View both cards
do-reveal-button = Reveal the card
do-force-button = Force { $name }
do-row-button = Row
do-attack-button = Call the attack
do-maroon-button = Maroon { $name }
do-mutiny-button = Call the mutiny
do-sneak-button = Sneak the treasure
do-brawl-button = Call the brawl
do-rescue-button = Rescue { $name }
do-need-act = Choose an action
do-need-card = Choose a card
do-need-pawn = Choose a player
do-need-place = Choose a place
do-need-stand = Choose a place
do-need-from = Choose the source
do-need-hold = Choose a hold
do-need-way = Choose a use
do-need-use = Use it or keep it
do-need-vote = Choose a vote card
missing-act = Choose an action first.
missing-card = Choose the cards in the row first: { $key-digit-1 } to { $key-digit-5 }.
missing-pick = Choose one of the two cards first.
missing-pawn = Choose a player first.
missing-place = { $count ->
    [1] Choose a place first: { $key-place-1 } { $place-1 }.
    [2] Choose a place first: { $key-place-1 } { $place-1 }, { $key-place-2 } { $place-2 }.
    [3] Choose a place first: { $key-place-1 } { $place-1 }, { $key-place-2 } { $place-2 }, { $key-place-3 } { $place-3 }.
   *[other] Choose a place first.
}
missing-stand = Choose a free place first.
missing-from = First choose where the treasure comes from, or leave it: { $key-digit-0 }.
missing-hold = Choose a hold first: { $key-digit-1 } British, { $key-digit-2 } French.
missing-way = First choose what the letter is for.
missing-window = Choose first: use the map ({ $key-use-map }) or keep it ({ $key-keep-map }).
missing-vote = Choose a vote card first.
missing-listen = It is somebody else's turn.
missing-talk = Choose what you want to say first.
refusal-nobody-else = Nobody else is aboard.
does-view = You look at { $first } and { $second }. Everybody sees which ones, but not what they are.
does-reveal = { $card } is turned over. You carry it out, whatever it is.
does-reveal-known = { $card } is turned over, and you carry it out. { $line }
does-force = { $name } turns over { $first } or { $second } and carries it out. The other one stays unseen.
does-row-boat = You go { $to }: no rank and no vote there.
does-row-line = You row { $to }, to the back of the line.
does-attack = { $names } and the deck card vote.
does-mutiny = { $names } and the deck card vote.
does-brawl = { $names } and the deck card vote.
does-nobody = Only the deck card is shown.
need-attack = Needed: a cannon, more torches than waters.
need-mutiny = Needed: more skulls than blanks.
need-brawl = The majority of flags wins both treasures of Tortuga.
does-maroon = { $name } goes to the back of the line on Tortuga.
does-answer = May answer: { $maps }.
does-sneak =
    One treasure { $side ->
        [french] to the French hold
       *[british] to the British hold
    }: British { $british } → { $then_british }, French { $french } → { $then_french }.
does-rescue = { $name } goes { $to }, to the back of the line.
does-albatrosses = With two Albatrosses aboard, everybody there goes to Tortuga.
do-stand = { $place }, place { $number }
do-leave = Leave it
do-way-0 = Rescue a player
do-way-1 = Swap a vote
do-way-2 = Keep it
do-hold-title = Your treasure
do-hold = Choose a hold of your ship: British or French.
does-hold =
    Your treasure goes { $side ->
        [french] into the French hold
       *[british] into the British hold
    }.
do-hold-button = Place the treasure
whole-hold = It counts for the nation of that hold. Everybody sees which one you choose.
whole-place = On a ship the first is Captain, the second First Mate, the last Cabin Boy.
whole-pick = You carry out the card you turn over, whatever it is. The other one stays in the row.
whole-take = It counts for the nation of the hold where it lies in the end. Everybody sees what you choose.
do-place-title = Choose your place
do-place = A ship or Tortuga, then a free place.
does-place = You begin { $on }, place { $number }. Gaps close once everybody has a place.
do-place-button = Stand here
do-pick-title = You are forced
do-pick = { $forcer } points: reveal { $first } or { $second }.
does-pick = { $card } is turned over. You carry it out, whatever it is.
do-pick-button = Reveal { $card }
do-pick-late = Time is up for { $who }: you pick { $first } or { $second }.
does-pick-late = { $who } turns over { $card } and carries it out.
do-pick-late-button = Pick { $card }
do-take-title = The attack succeeds
do-take = Choose where the treasure comes from, and your hold for it, or leave it.
do-take-hold = Choose your hold for the treasure, or leave it.
does-take =
    One treasure goes { $side ->
        [french] into your French hold
       *[british] into your British hold
    }.
do-take-button = Take the treasure
do-leave-button = Take nothing
does-leave = The treasure stays where it is.
do-pistol-title = Pistol
do-pistol = Choose who is marooned, even yourself.
    .edition-v2 = Choose who is marooned: another player.
does-pistol = { $name } goes to the back of the line on Tortuga.
do-pistol-button = Shoot: { $name }
do-letter-title = Letter of Marque
do-letter = Rescue a player, or swap a vote.
    .edition-v2 = Rescue a player, or keep the letter.
do-rescue = Choose whom you rescue, then the ship.
do-swap-vote = Draw a vote card, then put one on top of the deck.
does-swap-vote = You draw a vote card, then put one on top of the deck: it counts in the next vote.
do-swap-vote-button = Draw a vote
do-keep-letter = Keep the letter for a later action.
does-keep-letter = The letter stays with you. Later it is an action of its own.
do-keep-letter-button = Keep the letter
do-give-title = { $event }
do-give = Choose who gets the map.
does-give = { $name } gets the map and keeps it face up.
do-give-button = Give: { $name }
do-powder-title = Black Powder
do-powder = Choose the rowboat of the Dutchman or of the Jolly Roger.
does-powder = This rowboat is closed in both directions.
does-powder-other = The other one opens again.
does-powder-inside = { $name } is in it and goes to Tortuga.
do-powder-button = Blow it up
do-fever-title = Cabin Fever
do-fever = Choose with whom you shuffle loyalties.
does-fever = Your loyalty and { $name }'s are shuffled and dealt anew. Both of you look.
do-fever-button = Shuffle: { $name }
do-nest-title = Crow's Nest
do-nest = Choose who gets new votes, even yourself.
does-nest =
    { $cards ->
        [0] { $name } holds no vote card, so there is none to pick.
       *[other] { $name }'s hand goes into the deck, and you pick a new one.
    }
do-nest-button = New votes: { $name }
do-search-title = New votes: { $name }
do-search =
    Pick { $count ->
        [one] one card
       *[other] { $count } cards
    } for { $name }.
do-search-left =
    { $count ->
        [one] One card
       *[other] { $count } cards
    } to go
do-search-button = Deal these votes
do-search-kind = { $card } ({ $count })
do-atlantis-first = Atlantis first
do-gap = Before { $name }'s turn: Atlantis?
do-jump-attack = { $name } calls an attack. Jump before the vote?
do-jump-mutiny = { $name } calls a mutiny. Jump before the vote?
do-dodge = { $name } maroons you. Jump instead?
do-fountain-captain = { $name } maroons you. Stay?
do-fountain-pistol = The Pistol is aimed at you. Stay?
do-fountain-spot = Black Spot: you would be marooned. Stay?
do-fountain-mutiny = The mutiny succeeds. Stay?
does-fountain = You stay { $on }. The map is discarded.
does-jump = You jump { $to }, to the back of the line. The map is discarded.
does-keep = The map stays with you, and the game goes on.
does-keep-marooned = You are marooned: to the back of the line on Tortuga.
does-keep-lose = You go to the back of the line and lose a vote card for good.
window-use-fountain = Used: you stay { $on }.
window-use-jump = Used: you jump { $to }.
window-keep = Kept: the game goes on.
window-keep-marooned = Kept: you are marooned.
window-keep-lose = Kept: you lose a vote card for good.
do-use-button = Use the map
do-keep-button = Keep the map
do-ballot = Choose the vote card you play.
do-ballot-two = Choose one vote card, or two with El Dorado.
do-vote-mixed = Your cards lie in a new order each time you look.
do-ballot-attack-title = Vote: attack
do-ballot-mutiny-title = Vote: mutiny
do-ballot-brawl-title = Vote: brawl
do-ballot-attack-whole = What counts is the cannon, torch or water at the top of the card.
do-ballot-mutiny-whole = What counts is the skull or blank at the bottom of the card.
do-ballot-brawl-whole = What counts is the flag in the middle of the card.
does-ballot = You play: { $cards }. Nobody will know whose card it was.
does-ballot-two = El Dorado is discarded.
do-ballot-button = Cast the vote
do-swap-title = Letter of Marque
do-swap = Choose the vote card for the top of the deck.
do-swap-whole = It will be the deck card of the next vote, and only you know it.
does-swap = On top of the deck: { $cards }.
do-swap-button = Put it on top
do-lose-title = You lose a vote
do-lose = Choose the vote card you lose.
do-lose-whole = Being marooned when already on Tortuga costs a vote card. It goes under the vote deck, for good.
does-lose = Lost for good: { $cards }.
do-lose-button = Give up this vote
do-talk-title = Talk
do-talk-tip = Say something to everybody; again: more lines.
do-talk-line = Choose what you say to everybody. It is said at once.
do-talk-card = Choose the card you mean.
do-talk-seat = Choose whom you mean.
do-talk-event = Choose what you say it is.
do-talk-done = Confirm to say it.
do-talk-button = Say it
do-listen-title = Others decide
do-listen = You may say something meanwhile.
help-digits = actions, then what they ask for
help-maps = use or keep a map
help-talk = say something
help-votes = votes so far
help-discards = discarded event cards
help-recap = what happened since your last turn
action-digit-0 = Digit 0: leave it
action-digit-1 = Action or choice 1
action-digit-2 = Action or choice 2
action-digit-3 = Action or choice 3
action-digit-4 = Action or choice 4
action-digit-5 = Action or choice 5
action-digit-6 = Action or choice 6
action-digit-7 = Action or choice 7
action-digit-8 = Action or choice 8
action-digit-9 = Action or choice 9
action-use-map = Use a map
action-keep-map = Keep the map
action-talk = Talk
action-votes = Votes so far
action-discards = Discarded event cards
recap-scores = British { $british } → { $then_british }, French { $french } → { $then_french }
recap-quiet =
    { $views ->
        [0] Rowed: { $rows }×
       *[other]
            { $rows ->
                [0] Cards viewed: { $views }
               *[other] Cards viewed: { $views }, rowed: { $rows }×
            }
    }
action-guess = Guess about the player pointed at
action-pin = Pin a line of the log to its player
help-guess = next guess about the player under the pointer or in focus
help-pin = note the line of the log under the pointer, else the last one

# For who cannot see the table. $names: who stands at a place, in order.
heard-line = { $place }: { $names }.
heard-votes = Your votes: { $votes }.
