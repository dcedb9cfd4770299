# What the house says of this game in other words: its title, its players in the order of the seats.

title-motto = Trust nobody, least of all the Captain
title-new-game-note = 2–9 players, secret loyalties
newgame-person-long = Plays at this computer with mouse, keyboard or gamepad. When several people share it, a curtain hides everybody's loyalty and cards.
newgame-seed-same = Same seed, same loyalties and cards.
newgame-seed-note = Type a seed to play its cards again. If you leave this empty, a secret seed is drawn, and shown when the game is over.
newgame-name-1 = Rosa
newgame-name-2 = Turtle Jack
newgame-name-3 = Bellamy
newgame-name-4 = Mad Anne
newgame-name-5 = Old Silas
newgame-name-6 = Zola
newgame-name-7 = Kofi Drum
newgame-name-8 = Finn
newgame-name-9 = Mei Lin

# ---- the library, the replay and the comparison speak of turns and cards
title-continue-other = { $game }{ $round ->
        [0] { "" }
       *[other] {" "}· turn { $round }
    }
title-continue-lesson = the lesson{ $round ->
        [0] { "" }
       *[other] {" "}· turn { $round }
    }
newgame-same-deal = The same cards again: { $game }
pause-same-later-title = Same deal later
pause-same-later = The cards of this game stay secret until it is over. Then the results, and Games, offer them again; in a practice game this menu does so at once.
library-when =
    { $date } · { $rounds ->
        [one] 1 turn
       *[other] { $rounds } turns
    }
library-when-running = { $date } · turn { $rounds }
library-proof = Card proof
library-proof-note = Check that no card was tampered with.
library-sealed = Cards sealed: { $digits }…
replay-proof = Card proof
replay-round-back = One turn back
replay-round = Forward to the next turn
replay-step-round = turn
replay-eyes-nobody = All cards face down: only what everybody saw
replay-pic-acting = { $name } acts
replay-pic-peek = face down
branch-name = { $name } · from turn { $round }
branch-dice = Which cards
branch-same = The same cards
branch-fresh = Fresh cards
branch-secret = The cards of a running game stay secret.
branch-same-note = Whatever you do, the loyalties and decks are those of this game. The new game is kept next to the old one.
pause-sealed = The cards of this game were sealed before the first shuffle: { $digits }…
log-sealed = The cards are sealed: nobody can change them any more. Seal: { $digits }…
statistics-rounds = { $rounds } turns a game on average
library-same = Same deal
library-compare-note = Side by side with another game of the same deal.
library-alike = played more than once with this deal
title-continue-note =
    { $people ->
        [one] { $name }
       *[other] { $people } players
    }{ $captains ->
        [0] { "" }
        [one] {" "}and 1 computer player
       *[other] {" "}and { $captains } computer players
    }{ $round ->
        [0] { "" }
       *[other] {" "}· turn { $round }
    }
