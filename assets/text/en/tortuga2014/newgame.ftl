# The name of the game, its options, house rules and dice.

refusal-option-start-seat = Seat { $seat } cannot begin: nobody sits there. Seats: { $seats }.
refusal-option-dice-set = Custom dice and the option for them must come together.
refusal-option-dice-count = There must be five dice.
refusal-option-dice-faces = Each die needs the numbers 1 to 5 once each.

# ---- new game
game-tortuga2014 = Tortuga
newgame-between-two = With 2 players: in each action only the better total acts, boats and pirates move one box, and surplus chests go into the bag.
option-target = Game length
option-target-6 = 6 chests
option-target-8 = 8 chests
option-target-note = Ends after the round in which a player has at least { $value } chests in Tortuga.
option-start_player = Start player
option-start_player-random = Random
option-start_player-youngest = Youngest
option-start_player-seat = Chosen
option-start_player-random-note = Chance decides. The start player token (the schooner) passes clockwise after every round.
option-start_player-youngest-note = The youngest at the table begins. Say which seat that is.
option-start_player-seat-note = You choose the seat that begins.

# ---- house rules
option-surplus_timing = Surplus chests after Board and Raid
option-surplus_timing-afterAction = After the action
option-surplus_timing-afterAction-note = Whoever has more chests than room gives up the surplus once both attacks of the action are over.
option-surplus_timing-afterEachAttack = After each attack
option-surplus_timing-afterEachAttack-note = Surplus chests go at once, so the second attacker may find them on the centre island.
option-attack_empty = Attacks on empty areas
option-attack_empty-allowed = Allowed
option-attack_empty-allowed-note = A player without chests may be attacked too: the tokens move all the same.
option-attack_empty-forbidden = Forbidden
option-attack_empty-forbidden-note = Only a player with chests in the attacked area may be attacked, by the 1st and the 2nd alike.
option-move_choice = Moving treasure chests
option-move_choice-simultaneous = All at once
option-move_choice-simultaneous-note = Everybody chooses in secret, then all chests move together.
option-move_choice-clockwise = Clockwise
option-move_choice-clockwise-note = One after another from the start player; later players see what the others did.
option-custom_dice = Numbers on the dice
option-custom_dice-reconstructed = Standard set
option-custom_dice-reconstructed-note = Die A is known from reviews, B to E are reconstructed so that each number occurs once per action.
option-custom_dice-custom = Custom set
option-custom_dice-custom-note = Fill in the numbers of your own dice: press a number to change it. Each die keeps 1 to 5 once.
rule-dice-turn = Next number
