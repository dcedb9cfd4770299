# Words that many screens share.

# ---- keys, as they are printed on buttons
key-enter = Enter
key-keypad-enter = Num Enter
key-space = Space
key-escape = Esc
key-tab = Tab
key-left = ←
key-right = →
key-up = ↑
key-down = ↓
key-page-up = Page up
key-page-down = Page down
key-home = Home
key-end = End
key-delete = Del
key-ctrl = Ctrl
key-alt = Alt
key-shift = Shift
key-keypad-0 = Num 0
key-keypad-1 = Num 1
key-keypad-2 = Num 2
key-keypad-3 = Num 3
key-keypad-4 = Num 4
key-keypad-5 = Num 5
key-keypad-6 = Num 6
key-keypad-7 = Num 7
key-keypad-8 = Num 8
key-keypad-9 = Num 9

# ---- buttons
button-ok = OK
button-back = Back
button-cancel = Cancel
button-done = Done
button-stay = Stay
button-quit = Quit

# ---- speed of movements
speed-off = Instant
speed-fast = Fast
speed-normal = Normal
speed-off-note = No animation: everything is in its place at once.
speed-fast-note = Animations take half as long.
speed-normal-note = Animations at full length, easy to follow.

# ---- colours of the players, with their faces
colour-blue = Blue, Bellamy
colour-orange = Orange, Rosa
colour-yellow = Yellow, Anne
colour-green = Green, Jack

# ---- captains of the computer
level-random = The Parrot
level-random-note = Keeps whatever it squawks at. Fine company while you learn.
level-greedy = The Magpie
level-greedy-note = Snatches whatever glitters most and never thinks of tomorrow.
level-additive = The Purser
level-additive-note = Counts every chest, box and coin before a single die is kept.
level-deckhand = Deckhand
level-deckhand-note = Sees all that lies open, but not what it is worth. Good company for a first voyage.
level-mate = Bosun
level-mate-note = Knows the trade, but often misjudges what an action is worth.
level-quartermaster = Quartermaster
level-quartermaster-note = Counts the others' dice and goes wrong only when choices are close.
level-captain = Commodore
level-captain-note = Sees the whole round; misses only fine differences.
level-admiral = Admiral
level-admiral-note = Thinks every round through and takes the best chance to win.

# ---- lists
list-two = { $first } and { $second }

# ---- places by points
ordinal =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
