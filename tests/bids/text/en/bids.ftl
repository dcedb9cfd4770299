# Bids, the test game

game-bids = Bids
game-bids-about = Hidden dice, secret bids, two sides.

log-round = Round { $round }
log-loyalties = Everybody is told which side to be on.
log-rolled = Everybody rolls a secret die.
log-bid = { $name } bids { $amount }.
log-bid-hidden = { $name } has bid.
log-peeked = { $name } looks at the die of { $target }.
log-peeked-seen = { $name } looks at the die of { $target }: { $die }.
log-claimed = { $name } says: I am { $side }.
log-revealed = The bids are open: { $bids }.
log-best = { $name } bid best.
log-taken = { $name } takes { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
log-penalty = { $name } loses { $coins ->
    [0] nothing
    [one] one coin
   *[other] { $coins } coins
}.
log-unmasked = { $name } was { $side }.
log-won = { $side } wins.
log-draw = Nobody wins: a draw.

side-red = red
side-black = black
side-grey = grey

colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-orange = orange
colour-purple = purple
colour-white = white
colour-teal = teal
colour-pink = pink

refusal-bids-seats = Bids is for two to nine, not { $seats }.
refusal-bids-options = These penalties or rounds are not possible.
refusal-bids-illegal = That is not possible now.

option-rounds = Rounds
option-rounds-note = How long it takes.
option-rounds-1 = 1
option-rounds-2 = 2
option-rounds-3 = 3
option-rounds-5 = 5
option-penalties = Penalties
option-penalties-note = What two coins may cost.
option-penalties-0 = nothing
option-penalties-1 = one coin
option-penalties-2 = two coins

level-mild = mild
level-bold = bold
level-mild-note = Bids what the die is worth.
level-bold-note = Looks at a die first.
player-mild = Mild captain
player-mild-about = Bids what the die is worth.
player-bold = Bold captain
player-bold-about = Looks at a die first and says that it is red.
player-random = Guesser
player-random-about = Does anything that is allowed.

bids-act-bid = Bid { $amount }
bids-act-take = Take { $coins }
bids-act-peek = Look at the die of { $target }
bids-act-claim = Say: I am { $side }
bids-seat = { $name }: { $coins } coins
bids-die = your die: { $die }
bids-side = your side: { $side }
bids-waits = thinks
bids-panel = Bids
bids-panel-line = { $name } has bid { $amount }: { $count } times
bids-result = { $name }, { $side }: { $coins } coins
bids-proof = { $dealt } rolls and penalties follow from the seed.

advice-coins = coins
advice-claimed = said: I am { $side }
deed-peeked = looked at a die
deed-claimed = claimed a side
rules-bids = Bids
rules-bids-1 = A secret die each, secret bids, and the best takes coins. Two coins may cost something.
rules-bids-2 = Red and black are for themselves; at a tie grey wins alone, without a grey nobody does.
