## The table while it is played: announcements, buttons, what is missing, why something is not possible.
## $name: a player. $action: name of an action, already worded. $chest: a chest, already worded.

colour-word-red = red
colour-word-blue = blue
colour-word-yellow = yellow
colour-word-white = white
colour-word-purple = purple
chest-red = red chest
chest-blue = blue chest
chest-yellow = yellow chest
chest-white = white chest
chest-purple = purple chest

## Buttons and icons

table-undo = Undo
table-clear = Clear
table-reset = Reset
table-forfeit = Forfeit
table-hint = Advice
table-undo-tip = Take back what you picked last, or your last choice as long as nobody has acted on it.
table-undo-never = Nothing to take back.
table-clear-tip = Put everything back that you picked.
table-forfeit-tip = Let this action drop as a whole.
table-hint-tip = A captain proposes a choice. Confirm it with Enter.
table-confirm-tip = Confirm your choice.
table-waiting = Waiting
table-waiting-for = Waiting for { $names }
table-skip = Skip
table-menu-log = Captain's log or dice table
table-menu-speed =
    { $speed ->
        [slow] Movements: slow
        [off] Movements: instant
        [fast] Movements: fast
       *[normal] Movements: normal
    }
table-menu-exit = Menu

## What other captains are doing (short: it stands on the ribbon)

status-choosing = Choosing
status-chosen = Chosen
status-finished = Finished
status-stuck = Stuck
status-ordering = Ordering
status-ready = Ready
status-bonus = Bonus tile
status-skulls = Skulls
status-tile = Two tiles
status-move = Moving chests
status-dice = { $count } of { $most } chosen
status-place =
    { $place ->
        [1] 1st: to act
       *[other] 2nd: to act
    }
status-rank =
    { $place ->
        [1] 1st
       *[other] 2nd
    }
note-bonus = takes a bonus tile
note-skulls = declares skulls

## Roll the dice

keep-title =
    { $number ->
        [1] First roll
        [2] Second roll
        [3] Third roll
        [4] Fourth roll
       *[other] Fifth roll
    }
keep = Keep dice of one symbol, with skulls if you like. The rest is rolled again.
keep-last = One die is left: keep it.
keep-reroll-title = Forced reroll
keep-reroll = Rolled in the open. Keep dice of one symbol, with skulls if you like.
keep-reroll-last = Rolled in the open, and it fits: keep it.
keep-stuck-title = Stuck
keep-stuck = No die fits: every die shows an action that is full. You will reroll in the open.
keep-stuck-button = No die fits
keep-none-button = Choose dice
keep-button =
    { $count ->
        [one] Keep { $count } die
       *[other] Keep { $count } dice
    }
die-label = Die { $letter }: { $note }
die-kept = keep
die-must-keep = keep it
die-may-keep = may keep
die-may-join = may join
die-other-symbol = no match
die-no-room = no room
missing-keep =
    { $count ->
        [1] Pick the die: click it, or press 1.
       *[other] Pick at least one die: click it, or press 1 to { $count }.
    } H proposes a choice.
tray-screen = Behind your screen
tray-screen-note = only you see these dice
tray-dice = Your dice
tray-open = In the open
tray-open-note = everybody sees these dice
tray-places = { $count } of { $most }
tray-places-label =
    { $most ->
        [one] place
       *[other] places
    }
tray-pick = Pick dice to see what they make.
tray-pick-last = Pick the die to see what it makes.
tray-pick-skulls = Skulls alone: the action is named after the reveal.

reveal-title = Screens up
reveal = Everybody shows what was kept.
surplus-dropped = Chests without a space leave their areas.
chests-drawn = Everybody draws a chest from the bag.
start-title = Start player
setup-title = Set sail
chests-dealt = Everybody begins with two chests.

## Bonus tile and skulls

bonus-title = Bonus tile
bonus = The others still roll: place a tile on an empty bonus space, or turn one to 2.
bonus-full = full
bonus-none-button = Choose a space
bonus-button = +1 on { $action }
bonus-turn-button = Turn to +2: { $action }
missing-bonus = Pick a bonus space: click it, or press Q to T. H proposes a choice.
tray-bonus = A bonus tile
tray-bonus-note = hidden until the reveal
tray-bonus-line = +1 or +2 counts whenever you have a die on the action, until the end of the game.
skulls-title = Skulls
skulls =
    { $count ->
        [one] You kept a skull alone: turn it to an action with room.
       *[other] You kept { $count } skulls alone: turn them to one action with room.
    }
skulls-none-button = Choose an action
skulls-button = Skulls to { $action }
missing-skulls = Pick an action: click it, or press Q to T. H proposes a choice.
tray-skulls = Your skulls
tray-skulls-note = all to one action

## Actions

act-expand-fleet = You are { $place ->
        [1] 1st
       *[other] 2nd
    }: your boat moves from box { $before } to { $after }.
act-recruit-crew = You are { $place ->
        [1] 1st
       *[other] 2nd
    }: your pirate moves from box { $before } to { $after }.
act-treasure-hunt = You are { $place ->
        [1] 1st: a chest from the bag
       *[other] 2nd: nothing from the bag
    }, and { $tiles ->
        [0] no treasure tile is left.
        [one] a treasure tile.
       *[other] one of { $tiles } treasure tiles.
    }
act-expand-fleet-button =
    { $steps ->
        [0] Stay on box 8
       *[other] Expand fleet +{ $steps }
    }
act-recruit-crew-button =
    { $steps ->
        [0] Stay on box 8
       *[other] Recruit crew +{ $steps }
    }
act-hunt-button = Hunt for treasure
forfeit-button = Forfeit the action
missing-act = Confirm with Enter, or forfeit the action.
tray-totals = { $action }: totals
tray-totals-note = 1st acts, then 2nd
tray-totals-two = only the 1st acts
tray-not-there = no die: not taking part
tile-title = Treasure Hunt
tile = Keep one of these two tiles. The other goes back.
tile-none-button = Choose a tile
tile-button =
    { $coins ->
        [one] Keep { $coins } coin
       *[other] Keep { $coins } coins
    }
tile-label =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
missing-tile = Pick a tile: click it, or press 1 or 2. H proposes a choice.
tray-tiles = Two treasure tiles
tray-tiles-note = only you see them

## Board and Raid

steal-board = You are 1st: pick a glowing chest from a fleet, then confirm.
steal-raid = You are 1st: pick a glowing chest from a crew, then confirm.
claim-board = You are 2nd: pick whom to board and a chest of the centre island.
claim-raid = You are 2nd: pick whom to raid and a chest of the centre island.
claim-nothing-board = You are 2nd: pick whom to board. No chest lies on the centre island.
claim-nothing-raid = You are 2nd: pick whom to raid. No chest lies on the centre island.
attack-none-button = Choose a target
attack-board-button = Board { $name }
attack-raid-button = Raid { $name }
note-defends = defends: you lose a box
note-defends-in-vain = defends in vain
note-does-not-defend = does not defend
note-already = already attacked
note-empty = nothing to take
area-fleet = { $name }: fleet
area-crew = { $name }: crew
chest-of = { $name }: { $chest }
chest-of-island = Centre island: { $chest }
missing-steal = Pick one of the glowing chests, or an empty area. H proposes a choice.
missing-claim = Pick whom to attack. H proposes a choice.
missing-claim-chest = Pick a chest of the centre island too. H proposes a choice.
outcome-take = To island area
outcome-nothing = No chest
outcome-fleet = { $name }'s fleet
outcome-crew = { $name }'s crew
outcome-own-defended = Defence: you
outcome-own = You
outcome-own-fleet = Your fleet
outcome-own-crew = Your crew
outcome-room-title = Dice and chests
outcome-room = { $before } → { $after }
outcome-bag = from the bag
outcome-tiles-title = Treasure tiles
outcome-tiles =
    { $count ->
        [0] none left
        [one] { $count } tile
       *[other] one of { $count }
    }
outcome-forfeit = The action drops as a whole. Nobody moves up.
outcome-pick = Pick a target to see what happens.

## Move chests

move-title = Move chests
move = Fleet to Tortuga, crew to fleet, island area to crew. You choose the order.
move-forced = Fleet to Tortuga, crew to fleet, island area to crew.
move-button = Confirm moves
move-card = { $place }: { $chest }, { $note }
move-stays = stays longest
move-first-lost = first to be lost
move-moves = moves on
move-surplus = surplus
move-other-row = A card can only change its place within its own row.
missing-move = Confirm with Enter.
tray-order = Order your chests
tray-order-note = drag to reorder
tray-order-none = Your chests move on
tray-crew-to-fleet =
    { $count ->
        [one] Crew → fleet, { $count } space
       *[other] Crew → fleet, { $count } spaces
    }
tray-island-to-crew =
    { $count ->
        [one] Island area → crew, { $count } space
       *[other] Island area → crew, { $count } spaces
    }
tray-surplus-island = No space for the { $chest }: it goes to the centre island.
tray-surplus-bag = No space for the { $chest }: it goes into the bag.
tray-surplus-many =
    No space for { $count } chests: { $bag ->
        [0] to the centre island.
       *[other] to the centre island, { $bag } into the bag.
    }
tray-no-surplus = Every chest finds a space.

## Waiting

game-over-title = The game is over
wait-title = Sea watch
wait-title-1 = Roll the dice
wait-title-3 = Move chests
wait-chosen = You have chosen. The screens go up when everybody has.
wait-rest = The rest of your dice is rolled again.
wait-finished = All your dice lie on the board.
wait-moved = You have chosen. The chests move when everybody has.
tray-waiting = The others choose
tray-done = Chosen: { $what }
tray-kept-dice =
    { $count ->
        [one] { $count } die kept
       *[other] { $count } dice kept
    }

## Advice of a captain

advice-title = A captain's advice
advice-wait = A captain is thinking ...

## Why something is not possible

refusal-title = Not possible
missing-title = Your choice
refusal-not-your-turn = It is not your turn.
refusal-not-now = That cannot be done now.
refusal-keep-nothing = At least one die must be kept.
refusal-keep-not-rolled = This die was not rolled.
refusal-keep-mixed = Only dice of one symbol can be kept together, with skulls.
refusal-keep-no-room =
    { $room ->
        [0] { $action } is full: the token allows no more dice.
        [one] { $action } has room for { $room } more die only.
       *[other] { $action } has room for { $room } more dice only.
    }
refusal-no-such-action = There is no such action.
refusal-bonus-full = This bonus space shows 2 already.
refusal-skulls-no-room =
    { $room ->
        [0] { $action } is full.
       *[other] { $action } has room for { $room } only.
    }
refusal-choose-target = Choose whom to attack.
refusal-no-attack-here = Only Board and Raid are attacks.
refusal-wrong-position = That is not what your position does.
refusal-target-self = Nobody attacks himself.
refusal-no-such-seat = Nobody sits there.
refusal-target-already = The 1st has attacked this captain already in this action.
refusal-target-empty = There is nothing to take, and this game forbids attacks on empty areas.
refusal-no-such-chest = There is no such chest.
refusal-no-such-tile = There is no such tile.
refusal-move-count =
    { $must ->
        [one] Exactly { $must } chest must move there.
       *[other] Exactly { $must } chests must move there.
    }

## Menu and help over the table

pause-title = At anchor
pause-saved = The game is saved with every choice.
pause-continue = Continue
pause-round = Take back the round
pause-round-done = The round is taken back. Everybody chooses anew.
pause-help = Keys
pause-title-screen = To the title
help-title = Keys
help-confirm = confirm, or press what has the focus
help-hint = a captain proposes a choice
help-dice = dice, cards and tiles 1 to 5
help-actions = actions, from left to right
help-focus = next, previous; the arrows too
help-undo = take back, do again
help-clear = put everything back
help-forfeit = let the action drop
help-skip = finish the running movement
help-panel = captain's log or dice table
help-again = what the others just did, once more
help-speed = movements: slow, normal, fast, instant
help-rush = fast until my next choice
help-full = window or full screen
help-rules = rules, at the page of what is pointed at
help-settings = settings
help-menu = menu

## Plates that drop while something happens (very short)

pop-rank =
    { $place ->
        [1] 1st: { $total }
       *[other] 2nd: { $total }
    }
pop-attack =
    { $place ->
        [1] 1st
       *[other] 2nd
    }
pop-score =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
pop-defends = defends
pop-forfeits = forfeits

error-captain-title = No answer
error-captain = A captain does not answer: { $reason }. The game is saved. Ask again, or leave for the title?
error-hint-title = No advice
error-hint = The captain you asked does not answer: { $reason }. Play on, or ask again later.
trouble-again = Try again

## The notebook of a person, in games with lasting secrets
# $name: whose page it is
notes-title = Notes
notes-note = What { $name } alone reads here. It is kept with the game.
# $line: 1 is the first; $words: what stands there
notes-line = Line { $line }: { $words }
notes-close = Close
action-notes = Your notes
help-notes = your notes
