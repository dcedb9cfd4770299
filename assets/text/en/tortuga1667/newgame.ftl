# The name of the game and its options.
game-tortuga1667 = Tortuga 1667

# ---- new game
option-edition = Edition
option-edition-note = Which edition of the rules is played.
option-edition-2017web = First
option-edition-2017web-note = Rules of 2017, also for 2 and 3 players.
option-edition-v2 = Later
option-edition-v2-note = More Pistols, Letters to save, the Fountain stops mutinies.
option-setup = Setup
option-setup-note = How everybody gets a first place.
option-setup-usual = By lot
option-setup-usual-note = Pawns are drawn onto the ships in turn.
option-setup-advanced = By choice
option-setup-advanced-note = Whoever is drawn chooses where to stand.
option-timer = Timer
option-timer-note = Time for an action and for a forced reveal.
option-timer-0 = Off
option-timer-30 = 30 s
option-talk = Table talk
option-talk-note = Claims and promises, said to everybody.
option-talk-off = Off
option-talk-on = On

# ---- house rules
option-starred_count = Number of starred cards
option-starred_count-note = This many are drawn, and nobody knows which. More cards make a longer game.
option-starred_count-3 = 3
option-starred_count-4 = 4
option-starred_count-5 = 5
option-starred_count-6 = 6
option-starred_count-7 = 7
option-starred_count-8 = 8
option-starred = Starred cards
option-starred-note = Chosen cards are in the game; none chosen means drawn by lot.
option-starred-powder = Black Powder
option-starred-fever = Cabin Fever
option-starred-nest = Crow's Nest
option-starred-facade = Facade
option-starred-bells = Eight Bells
option-starred-code = Pirate Code
option-starred-scurvy = Scurvy
option-starred-storm = Stormy Seas
option-starred-powder-note = Blow up a rowboat. Whoever is in it is marooned.
option-starred-fever-note = Two loyalties are shuffled. Four or more players.
option-starred-nest-note = Pick a new hand for any player from the vote deck.
option-starred-facade-note = Swap positions with the player on your right. Four or more players.
option-starred-bells-note = Draw lots for a new order on your ship or island.
option-starred-code-note = Stays with you. You miss your next two votes.
option-starred-scurvy-note = You and all on your ship or island miss the next turn.
option-starred-storm-note = Treasure here goes back: to the Galleon, on Tortuga to the beach.
    .edition-v2 = { event-storm-line.edition-v2 }
option-fountain_vs_mutiny = Fountain of Youth against a mutiny
option-fountain_vs_mutiny-no = No
option-fountain_vs_mutiny-yes = Yes
option-fountain_vs_mutiny-no-note = It helps only against Black Spot, Pistol and your own Captain.
    .edition-v2 = In the later edition it helps against a mutiny in any case.
option-fountain_vs_mutiny-yes-note = A Captain may use it when a mutiny succeeds.
option-stall = A last card that nobody reveals
option-stall-0 = May stay
option-stall-1 = 1 turn
option-stall-2 = 2 turns
option-stall-3 = 3 turns
option-stall-0-note = The game goes on until somebody reveals it.
option-stall-1-note = After this many turns for everybody it is turned over.
option-stall-2-note = After this many turns for everybody it is turned over.
option-stall-3-note = After this many turns for everybody it is turned over.
option-custom_votes = Vote cards
option-custom_votes-reconstructed = Standard set
option-custom_votes-reconstructed-note = Cannons, torches and waters are documented; flags and skulls are reconstructed, half and half.
option-custom_votes-custom = Custom set
option-custom_votes-custom-note = Say how many cards there are of each of the twelve kinds, thirty in all.

# ---- tints of the nine pirates
colour-rosa = rose
colour-jack = pine
colour-bellamy = violet
colour-anne = straw
colour-silas = slate
colour-zola = teal
colour-kofi = umber
colour-finn = moss
colour-mei = coral

# Whom so many seats are for, $count of each.
newgame-side-british = { $count } British
newgame-side-french = { $count } French
newgame-side-dutch = { $count } Dutch
