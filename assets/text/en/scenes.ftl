# Title, new game, hand-over, results, credits.

# ---- title
title-motto = Dice, chests and the fastest way home
title-continue = Continue
title-continue-note =
    { $people ->
        [one] { $name }
       *[other] { $people } players
    }{ $captains ->
        [0] { "" }
        [one] {" "}and 1 captain
       *[other] {" "}and { $captains } captains
    }{ $round ->
        [0] { "" }
       *[other] {" "}· round { $round }
    }
title-continue-lesson = the lesson{ $round ->
        [0] { "" }
       *[other] {" "}· round { $round }
    }
title-new-game = New game
title-new-game-note = 2–4 seats, 6 or 8 chests
title-hot-seat = Hot-seat
title-hot-seat-note = share one screen
title-library = Games
title-library-note = replays, statistics
title-credits = Credits
title-quit = Quit

quit-title = Leave the harbour?
quit-from-title = Your games are kept. You can continue any time.

# ---- new game
newgame-title = New game
newgame-note = Choose the captains and set sail
newgame-seats = { $seats } seats
newgame-game = Game
game-tortuga2014 = Tortuga
newgame-seat-number = seat { $seat }
newgame-person = Person
newgame-person-note = Somebody at this screen plays.
newgame-person-long = Plays at this screen with mouse, keyboard or gamepad. When several people share it, a curtain hides each one's dice until the next is seated.
newgame-captain = Computer
newgame-captain-note = The computer plays and sees no more than a person in this seat would.
newgame-name = Name
newgame-name-1 = Captain Rosa
newgame-name-2 = Turtle Jack
newgame-name-3 = Bellamy
newgame-name-4 = Mad Anne
newgame-name-5 = Long Ben
newgame-name-6 = Grace
newgame-name-7 = Old Barnaby
newgame-name-8 = Salty Sam
newgame-name-9 = Scarlet Meg
newgame-colour = Colour and emblem
newgame-level = Level
option-target = Game length
option-target-6 = 6 chests
option-target-8 = 8 chests
option-target-note = Ends after the round in which a captain has { $value } chests in Tortuga.
option-start_player = Start player
option-start_player-random = Random
option-start_player-youngest = Youngest
option-start_player-seat = Seat
option-start_player-random-note = Chance decides. The schooner passes clockwise after every round.
option-start_player-youngest-note = The youngest of you begins. Say which seat that is.
option-start_player-seat-note = You choose the seat that begins.
newgame-seed = Seed
newgame-seed-secret = secret
newgame-seed-new = Draw a seed you can tell a friend
newgame-seed-note = Type a word to play its dice again. Left empty, a secret seed is drawn and shown when the game is over.
newgame-seed-same = Same seed, same dice and bag.
newgame-set-sail = Set sail
newgame-practice = Practice game
newgame-practice-note = Whole rounds may be taken back, in the menu of the table. The log says so, and the game does not count in the statistics.
newgame-house-rules = House rules
newgame-house-rules-note =
    { $changed ->
        [0] The usual rules hold.
        [one] 1 rule differs from the usual ones.
       *[other] { $changed } rules differ from the usual ones.
    }

newgame-fault-seats = { $seats } seats cannot play: it takes { $least } to { $most }.
newgame-fault-name-empty = Seat { $seat } has no name.
newgame-fault-name-long = The name of seat { $seat } is longer than { $most } letters.
newgame-fault-name-twice = Two seats are called { $name }.
newgame-fault-colour = Seat { $seat } needs a colour of its own.
newgame-fault-level = Seat { $seat }: there is no captain called { $level }.
newgame-fault-seed = The seed is longer than { $most } bytes.

# ---- house rules
rule-title = House rules
rule-intro = Where the booklets differ or are silent, the table decides. The usual choice stands first.
rule-usual = The usual rules
option-surplus_timing = Surplus chests in Board and Raid
option-surplus_timing-afterAction = After the action
option-surplus_timing-afterAction-note = Who has more chests than room drops them when both attacks of the action are done.
option-surplus_timing-afterEachAttack = After each attack
option-surplus_timing-afterEachAttack-note = Surplus chests are dropped at once, so the second attacker may find them on the island.
option-attack_empty = Attacks on empty areas
option-attack_empty-allowed = Allowed
option-attack_empty-allowed-note = A captain without chests may be attacked too: the tokens move all the same.
option-attack_empty-forbidden = Forbidden
option-attack_empty-forbidden-note = Only a captain with chests in the attacked area may be the target of the first attack.
option-move_choice = Moving treasure chests
option-move_choice-simultaneous = All at once
option-move_choice-simultaneous-note = Everybody chooses in secret, then all chests move together.
option-move_choice-clockwise = Clockwise
option-move_choice-clockwise-note = One after another from the start player; later captains see what the others did.
option-custom_dice = Numbers on the dice
option-custom_dice-reconstructed = Usual set
option-custom_dice-reconstructed-note = Die A is known from reviews, B to E are reconstructed so that each number occurs once per action.
option-custom_dice-custom = Own set
option-custom_dice-custom-note = Copy your own dice: press a number to change it; each die keeps 1 to 5 once.
rule-dice-turn = Next number

# ---- hand-over
handover-title = The next seat belongs to
handover-note = Everybody else looks away, please.
handover-lift = I am here

# ---- results
results-heading = Home in Tortuga
results-winner =
    { $name } wins with { $points ->
        [one] 1 point
       *[other] { $points } points
    } after { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }
results-shared =
    { $names } share the victory with { $points ->
        [one] 1 point
       *[other] { $points } points
    } after { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }
results-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
results-tortuga = Chests in Tortuga
results-fleet = Chests in the fleet area
results-crew = Chests in the crew area
results-sets = Sets of red, blue, yellow
results-tracks = Tracks
results-tiles = Treasure tiles
results-total = Points
results-again = Same seats again
results-again-note = The same captains, fresh dice.
results-real = Play a real game
results-lesson = Lesson again
results-new = New game
results-title = Title
results-seed = Seed of this game: { $seed }

# ---- credits
credits-title = Credits
credits-note = The works of others that this game sails with
credits-up = Page back
credits-down = Page on
credits-game = The game
credits-icons = Symbols
credits-fonts = Fonts
credits-sounds = Sounds
credits-music = Music
credits-libraries = Libraries
credits-rules = Rules
credits-dice = The dice
credits-art = Pictures
credits-tools = Tools
credits-works-dice = Dice A–E
credits-works-art = Sea, island, boards, dice, chests
credits-works-sounds = Dice, chests, screens, cannon, sabres, bell, waves
credits-note-game = This program is an independent implementation of the rules. The game and its names belong to their owners; no text and no artwork of theirs is in it, and they are not connected with it.
credits-note-dice = The numbers of die A are documented. Those of the dice B to E are reconstructed: every symbol carries each number 1–5 once.
credits-note-art = Painted by the program's own recipes in { $folder }.
credits-note-icons = Colours changed: { $what }
credits-note-figures = Modified: lining figures by default.
credits-note-readable = The readable letters of the settings.
credits-note-sounds = Synthesized by the program's own recipes in { $folder }; nothing is recorded.
credits-note-music = Own melody, played by synthesized cittern, guitar and concertina ({ $folder }).
