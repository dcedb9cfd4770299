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

table-reset = Reset

## What other captains are doing (short: it stands on the ribbon)

status-choosing = Choosing
status-chosen = Chosen
status-finished = Finished
status-stuck = Stuck
status-ordering = Sorting
status-ready = Done
status-bonus = Bonus tile
status-skulls = Skulls
status-tile = Two tiles
status-move = Moving chests
status-dice = { $count } of { $most } chosen
status-place =
    { $place ->
        [1] 1st: your turn
       *[other] 2nd: your turn
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
keep = Keep dice of one symbol, with skulls if you like. You roll the rest again.
keep-last = One die is left: keep it.
keep-reroll-title = Forced reroll
keep-reroll = Rolled in the open. Keep dice of one symbol, with skulls if you like.
keep-reroll-last = Rolled in the open, and it fits: keep it.
keep-stuck-title = Stuck
keep-stuck = No die fits: the actions your dice show are full. You will reroll in the open.
keep-stuck-button = No die fits
keep-none-button = Choose dice
keep-button =
    { $count ->
        [one] Keep { $count } die
       *[other] Keep { $count } dice
    }
die-label = Die { $letter }: { $face }, { $note }
die-face = { $action } { $number }
die-skull = skull
die-kept = keep
die-must-keep = keep it
die-may-keep = may keep
die-may-join = may join
die-other-symbol = no match
die-no-room = no room
drop-elsewhere = That die goes to another space: { $action }.
missing-keep =
    { $count ->
        [1] Pick the die: click it, or press { $key-die-1 }.
       *[other] Pick at least one die: click it, or press { $key-die-1 } to { $key-most }.
    }{ $offer }
tray-screen = Behind your screen
tray-screen-note = only you see these dice
tray-dice = Your dice
tray-open = In the open
tray-open-note = everybody sees these dice
tray-places = { $count } of { $most }
tray-places-label =
    { $most ->
        [one] space
       *[other] spaces
    }
tray-pick = Pick dice to see what they make.
tray-pick-last = Pick the die to see what it makes.
tray-pick-skulls = Skulls alone: the action is named after the reveal.

reveal-title = Screens up
reveal = Everybody shows what was kept.
surplus-dropped = Chests without a space leave their areas.
chests-drawn = Chests are drawn from the bag.
# who ends the game by it
chests-home = { $name }: { $count } in Tortuga
start-title = Start player
setup-title = Setup
chests-dealt = Everybody begins with two chests.

## Bonus tile and skulls

bonus-title = Bonus tile
# $way: what can be done with a tile
bonus = Dice are still rolling: { $way ->
        [place] place a tile on an empty bonus space.
        [turn] turn a tile to 2.
       *[both] place a tile on an empty bonus space, or turn one to 2.
    }
bonus-full = full
bonus-none-button = Choose a space
bonus-button = +1: { $action }
bonus-turn-button = +2: { $action }
missing-bonus = Pick a bonus space: click it, or press { $key-action-1 } to { $key-action-5 }.{ $offer }
tray-bonus = A bonus tile
tray-bonus-note = hidden until the reveal
tray-bonus-line = +1 or +2 counts whenever you have a die on the action, until the end of the game.
skulls-title = Skulls
skulls =
    { $count ->
        [one] You kept a skull alone: turn it to an action with room for it.
       *[other] You kept { $count } skulls alone: turn them to one action with room for them.
    }
skulls-none-button = Choose an action
skulls-button = Skulls to { $action }
missing-skulls = Pick an action: click it, or press { $key-action-1 } to { $key-action-5 }.{ $offer }
tray-skulls = Your skulls
tray-skulls-note = all to one action

## Actions

act-expand-fleet = You are { $place ->
        [1] 1st
       *[other] 2nd
    }: your boat { $steps ->
        [0] stays on box { $after }.
       *[other] { $two ->
            [1] moves from box { $before } to { $after } (with two players, one box).
           *[other] moves from box { $before } to { $after }.
        }
    }
act-recruit-crew = You are { $place ->
        [1] 1st
       *[other] 2nd
    }: your pirate { $steps ->
        [0] stays on box { $after }.
       *[other] { $two ->
            [1] moves from box { $before } to { $after } (with two players, one box).
           *[other] moves from box { $before } to { $after }.
        }
    }
act-treasure-hunt = You are { $place ->
        [1] 1st: { $chest ->
            [0] the bag is empty
           *[other] a chest from the bag
        }
       *[other] 2nd: no chest from the bag
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
missing-act = Confirm with { $key-confirm }, or forfeit the action.
tile-title = Treasure Hunt
tile = Keep one of these two tiles. The other is mixed back.
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
missing-tile = Pick a tile: click it, or press { $key-die-1 } or { $key-die-2 }.{ $offer }
tray-tiles = Two treasure tiles
tray-tiles-note = only you see them

## Board and Raid

steal-board =
    { $two ->
        [1] You are 1st: pick the chest to steal, then confirm.
       *[other] You are 1st: pick whom to board and which chest to steal, then confirm.
    }
steal-raid =
    { $two ->
        [1] You are 1st: pick the chest to steal, then confirm.
       *[other] You are 1st: pick whom to raid and which chest to steal, then confirm.
    }
steal-nothing-board = You are 1st. There is no chest to steal, but an attack sets a boat back a box.
steal-nothing-raid = You are 1st. There is no chest to steal, but an attack sets a pirate back a box.
claim-board = You are 2nd: pick whom to board and a chest from the centre island.
claim-raid = You are 2nd: pick whom to raid and a chest from the centre island.
claim-nothing-board = You are 2nd: pick whom to board. No chest lies on the centre island.
claim-nothing-raid = You are 2nd: pick whom to raid. No chest lies on the centre island.
steal-vain-board = You are 1st, but there is no chest to steal and no boat to set back.
steal-vain-raid = You are 1st, but there is no chest to steal and no pirate to set back.
claim-vain-board = You are 2nd, but there is no chest to claim and no boat to set back.
claim-vain-raid = You are 2nd, but there is no chest to claim and no pirate to set back.
attack-nobody = Nobody can be attacked: there is nothing to do but forfeit.
attack-none-button = Choose a target
attack-board-button = Board { $name }
attack-raid-button = Raid { $name }
note-defends =
    { $token ->
        [boat] defends: your boat { $before } → { $after }
       *[pirate] defends: your pirate { $before } → { $after }
    }
note-defends-costs =
    { $token ->
        [boat] defends: your boat { $before } → { $after }, chest lost
       *[pirate] defends: your pirate { $before } → { $after }, chest lost
    }
note-defends-in-vain = defends: you stay on box 1
note-does-not-defend = does not defend
note-already = already attacked
note-empty = nothing to steal
area-fleet = { $name }: fleet
area-crew = { $name }: crew
chest-of = { $name }: { $chest }
chest-of-island = Centre island: { $chest }
missing-steal =
    { $count ->
        [0] Pick a glowing chest, or a glowing empty area.
        [1] Pick a glowing chest, or a glowing empty area: click it, or press { $key-die-1 }.
       *[other] Pick a glowing chest, or a glowing empty area: click it, or press { $key-die-1 } to { $key-most }.
    }{ $offer }
missing-claim =
    { $count ->
        [0] Pick whom to attack.
        [1] Pick whom to attack: click it, or press { $key-die-1 }.
       *[other] Pick whom to attack: click it, or press { $key-die-1 } to { $key-most }.
    }{ $offer }
missing-claim-chest =
    { $count ->
        [0] Now pick a chest from the centre island.
        [1] Now pick a chest from the centre island: click it, or press { $key-die-1 }.
       *[other] Now pick a chest from the centre island: click it, or press { $key-die-1 } to { $key-most }.
    }{ $offer }
outcome-take = To island area
outcome-nothing = No chest
outcome-fleet = { $name }'s boat
outcome-crew = { $name }'s pirate
outcome-own-defended = Defence: you
outcome-own = You
outcome-own-fleet = Your boat
outcome-own-crew = Your pirate
outcome-room-title = Room: dice, chests
outcome-room = { $before } → { $after }
outcome-bag = from the bag
outcome-tiles-title = Treasure tiles
outcome-tiles =
    { $count ->
        [0] none left
        [one] { $count } tile
       *[other] one of { $count }
    }
outcome-forfeit = You do nothing in this action, and nobody takes your place.
outcome-pick = Pick a target to see what happens.

## Move chests

move-title = Move chests
# $last: 1 where the game ends after it
move =
    { $last ->
        [1] The game ends after this: chests count where they lie then. You choose the order.
       *[other] Fleet to Tortuga, crew to fleet, island area to crew. You choose the order.
    }
move-forced = Fleet to Tortuga, crew to fleet, island area to crew.
move-held = Now choose the chest's new place in its row; the same chest again puts it back.
move-button = Confirm the order
move-card = { $place }: { $chest }, { $note }
move-stays = safest
move-first-lost = least safe
move-moves = moves on
move-surplus = surplus
move-other-row = A chest can only change its place within its own row.
missing-move = Confirm with { $key-confirm }.
tray-order = Order your chests
tray-order-note = drag, or pick and place
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
    No space for { $count } chests: { $island ->
        [0] they go into the bag.
       *[other] { $bag ->
            [0] they go to the centre island.
           *[other] { $island } to the centre island, { $bag } into the bag.
        }
    }
tray-costly =
    { $points ->
        [one] Another order would be worth { $points } more point in Tortuga.
       *[other] Another order would be worth { $points } more points in Tortuga.
    }
tray-no-surplus = Every chest finds a space.

## Waiting

game-over-title = The game is over
game-over-count = Now the points are counted.
wait-title = Please wait
wait-title-1 = Roll the dice
wait-title-3 = Move chests
wait-chosen = You have chosen. The screens go up when everybody has.
wait-rest = Your other dice are rolled again.
wait-finished = All your dice lie on the board.
wait-moved = You have chosen. The chests move when everybody has.
wait-moved-in-turn = Your chests have moved. Everybody takes turns, clockwise.
tray-waiting = Others are choosing
tray-done = Chosen: { $what }
tray-kept-dice =
    { $count ->
        [one] { $count } die kept
       *[other] { $count } dice kept
    }

## Why something is not possible

refusal-not-your-turn = It is not your turn.
refusal-not-now = That cannot be done now.
refusal-keep-nothing = At least one die must be kept.
refusal-keep-not-rolled = This die was not rolled.
refusal-keep-mixed = Only dice of one symbol can be kept together, with skulls.
refusal-keep-no-room =
    { $room ->
        [0] { $action } is full: your token allows no more dice there.
        [one] You can keep only { $room } die for { $action } now.
       *[other] You can keep only { $room } dice for { $action } now.
    }
refusal-no-such-action = There is no such action.
refusal-bonus-full = This bonus space already shows 2.
refusal-skulls-no-room =
    { $room ->
        [0] { $action } is full.
        [one] { $action } has room for only { $room } die.
       *[other] { $action } has room for only { $room } dice.
    }
refusal-choose-target = Choose whom to attack.
refusal-no-attack-here = Only Board and Raid are attacks.
refusal-wrong-position = Your position does not allow that.
refusal-target-self = You cannot attack yourself.
refusal-no-such-seat = Nobody sits there.
refusal-target-already = The 1st has already attacked this player in this action.
refusal-target-empty = This game does not allow attacks on empty areas.
refusal-no-such-chest = There is no such chest.
refusal-no-such-tile = There is no such tile.
refusal-move-count =
    { $must ->
        [one] Exactly { $must } chest must move there.
       *[other] Exactly { $must } chests must move there.
    }

## Menu and help over the table

help-dice = dice, tiles, actions 1 to 5; chests 1 to 9
help-actions = actions, from left to right
help-forfeit = forfeit the action

## Plates that drop while something happens (very short)

pop-score =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
pop-defends = defends
pop-surplus = no room
pop-forfeits = forfeits

## What the picture tells, for who cannot see it

heard-roll = Rolled: { $dice }.
heard-die = { $letter } { $face }
heard-total = { $action }: total { $total }.
heard-results = { $name } so far: { $results }.
heard-board = { $name }: boat { $boat }, pirate { $pirate }; Tortuga: { $tortuga }; fleet: { $fleet }; crew: { $crew }; island: { $island }.
heard-empty = empty
