# Names of what lies on the table: loyalties, places, ranks, cards, votes. Phrases of a place stand
# in the case that their sentence needs (place-on: where, place-to: whither, place-from, place-of).
side-british = British
side-french = French
side-dutch = Dutch
side-letter-british = B
side-letter-french = F
side-letter-dutch = D
loyalty-british = British
loyalty-french = French
loyalty-dutch = Dutch
loyalty-sealed = Loyalty, sealed
with-british = with the British
with-french = with the French
with-dutch = with the Dutch
you-are-british = You are with the British
you-are-french = You are with the French
you-are-dutch = You are with the Dutch

place-dutchman = Flying Dutchman
place-jolly = Jolly Roger
place-tortuga = Tortuga
place-dutchman-boat = Rowboat of the Dutchman
place-jolly-boat = Rowboat of the Jolly Roger
place-galleon = Spanish Galleon
place-short-dutchman = FD
place-short-jolly = JR
place-short-tortuga = Tortuga
place-short-dutchman-boat = rowboat
place-short-jolly-boat = rowboat
place-on-dutchman = on the Flying Dutchman
place-on-jolly = on the Jolly Roger
place-on-tortuga = on Tortuga
place-on-dutchman-boat = in the rowboat of the Dutchman
place-on-jolly-boat = in the rowboat of the Jolly Roger
place-to-dutchman = to the Flying Dutchman
place-to-jolly = to the Jolly Roger
place-to-tortuga = to Tortuga
place-to-dutchman-boat = to the rowboat of the Dutchman
place-to-jolly-boat = to the rowboat of the Jolly Roger
place-from-dutchman = from the Flying Dutchman
place-from-jolly = from the Jolly Roger
place-from-tortuga = from Tortuga
place-from-dutchman-boat = from the rowboat
place-from-jolly-boat = from the rowboat
place-of-dutchman = of the Flying Dutchman
place-of-jolly = of the Jolly Roger
place-of-tortuga = of Tortuga
hold-british = British hold
hold-french = French hold
beach = beach

rank-captain = Captain
rank-mate = First Mate
rank-boy = Cabin Boy
rank-governor = Governor
rank-short-captain = Captain
rank-short-mate = Mate
rank-short-boy = Boy
rank-short-governor = Governor
rank-two = { $first } + { $second }
rank-aboard = aboard
rank-ashore = ashore
rank-in-boat = in a rowboat

slot-1 = I
slot-2 = II
slot-3 = III
slot-4 = IV
slot-5 = V

group-helpful = helpful
group-hurtful = hurtful
group-map = treasure map
group-starred = starred
group-end = end of the game

vote-top-T = torch
vote-top-C = cannon
vote-top-W = water
vote-flag-B = British flag
vote-flag-F = French flag
vote-mutiny-s = skull
vote-mutiny-b = blank
vote-card-words = { $top }, { $flag }, { $mutiny }
vote-card-hidden = vote card, face down

count-cannon =
    { $count ->
        [one] { $count } cannon
       *[other] { $count } cannons
    }
count-torch =
    { $count ->
        [one] { $count } torch
       *[other] { $count } torches
    }
count-water =
    { $count ->
        [one] { $count } water
       *[other] { $count } waters
    }
count-skull =
    { $count ->
        [one] { $count } skull
       *[other] { $count } skulls
    }
count-blank =
    { $count ->
        [one] { $count } blank
       *[other] { $count } blanks
    }
count-british = { $count } British
count-french = { $count } French
