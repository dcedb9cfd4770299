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
title-continue-other = { $game }{ $round ->
        [0] { "" }
       *[other] {" "}· round { $round }
    }
title-continue-lesson = the lesson{ $round ->
        [0] { "" }
       *[other] {" "}· round { $round }
    }
title-new-game = New game
title-new-game-note = 2–4 players, 6 or 8 chests
title-hot-seat = Hot-seat
title-hot-seat-note = share one computer
title-library = Games
title-library-note = replays, statistics
title-credits = Credits
title-quit = Quit

quit-title = Leave the harbour?
quit-from-title = Your games are kept. You can continue any time.

# ---- new game
newgame-title = New game
newgame-note = Choose the players and set sail
newgame-seats = { $seats } players
newgame-game = Game
newgame-seat-number = seat { $seat }
newgame-person = Human
newgame-person-note = Played by somebody at this computer.
newgame-person-long = Plays at this computer with mouse, keyboard or gamepad. When several people share it, a curtain hides the dice until the next player has taken over.
newgame-captain = Computer
newgame-captain-note = The computer plays, and sees no more than a human in this seat would.
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
newgame-colour = Colour and face
newgame-level = Level
newgame-seed = Seed
newgame-seed-secret = secret
newgame-seed-new = Draw a seed you can tell a friend
newgame-seed-note = Type a seed to play its dice again. If you leave this empty, a secret seed is drawn, and shown when the game is over.
newgame-same-deal = The same dice and bag again: { $game }
newgame-seed-same = Same seed, same dice and bag.
newgame-set-sail = Set sail
newgame-practice = Practice game
newgame-practice-note = You can take back whole rounds from the game menu. The game file notes it, and the game does not count in the statistics.
newgame-unadvised = No advice
newgame-unadvised-note = Nobody gets advice in this game, neither at the table nor in a notebook; the game file notes it.
newgame-computers = All computers
newgame-computers-note = Every seat is played by the computer: watch a game, or take one seat back.
newgame-equals = Equal opponents
newgame-equals-note = Tells how strong { $name } is, and offers computer players who together are as strong.
newgame-equals-nobody = It takes a human and a computer player.
newgame-equals-message = { $name }'s playing strength: { $place }.
    { $known }.
newgame-equals-offer = Together as strong as you: { $levels }.
newgame-equals-middle = Until then, the middle level: { $levels }.
newgame-equals-level = { $count } × { $level }
newgame-equals-take = Take them on
newgame-house-rules = House rules
newgame-house-rules-note =
    { $changed ->
        [0] Standard rules.
        [one] 1 rule changed.
       *[other] { $changed } rules changed.
    }

newgame-fault-seats = The game needs { $least } to { $most } players, not { $seats }.
newgame-fault-name-empty = Seat { $seat } has no name.
newgame-fault-name-long = The name of seat { $seat } is longer than { $most } letters.
newgame-fault-name-twice = Two players are called { $name }.
newgame-name-unshown =
    { $count ->
        [one] A letter of a name cannot be shown here: a question mark stands for it
       *[other] { $count } letters of names cannot be shown here: question marks stand for them
    }
newgame-fault-colour = Seat { $seat } needs a colour of its own.
newgame-fault-level = Seat { $seat }: there is no captain called { $level }.
newgame-fault-seed = The seed is longer than { $most } bytes.

# ---- house rules
rule-title = House rules
rule-intro = Where the printed rules of the different languages disagree or say nothing, you decide. The standard choice comes first.
rule-usual = Standard rules

# ---- hand-over
handover-title = Now it's the turn of
handover-note = Everybody else, please look away.
handover-lift = I'm ready
handover-else = Somebody else first
handover-unseen = Pick one unseen
handover-gathered-title = Everybody has chosen
handover-gathered = Everybody may look at the table again.
handover-open-title = The outcome
handover-open = Has everybody seen it? Then the game goes on.
handover-open-done = Everybody has seen it

# ---- results
results-heading = Home in Tortuga
results-again = Play again
results-again-note = The same players, fresh dice.
results-real = Play a real game
results-lesson = Play the lesson again
results-new = New game
results-title = Title screen
results-pages = Pages
results-seed = Seed of this game: { $seed }

# ---- credits
credits-title = Credits
credits-note = The works of others in this game
credits-up = Scroll up
credits-down = Scroll down
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
credits-note-art = Generated by the program's own scripts in { $folder }.
credits-note-icons = Colours changed: { $what }
credits-note-figures = Modified: lining figures by default.
credits-note-readable = The easy-to-read font of the settings.
credits-note-sounds = Generated by the program's own scripts in { $folder }; nothing is recorded.
credits-note-music = Own melody, played by synthesized cittern, guitar and concertina ({ $folder }).
