# What an account of the dice game speaks of.

account-first-keep = first dice kept
account-later-keep = later dice kept
account-keep-few = too few dice kept
account-keep-many = too many dice kept
account-keep-wrong = the wrong dice kept
account-bonus = a bonus tile
account-skulls = skulls declared
account-moves = chests that moved on
account-tile = a treasure tile
account-forfeit = { $action }, forfeited
account-roll = roll { $number }
account-rolled = { $name } rolls: { $dice }.
account-reroll = a forced reroll
account-attack = { $action }, { $number ->
    [1] 1st
   *[other] 2nd
 } position
account-hunt = a treasure hunt
account-draw = the draw of a chest
account-hidden-tiles = the hidden tiles
account-last-reveal = the last reveal
account-reveal = reveal { $number }
account-first-chests = start player and first chests
account-second-look = the outlook for the next round
account-surplus = surplus chests
account-attack-kind = whom to attack
account-forfeit-kind = whether to perform an action
