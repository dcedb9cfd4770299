# Library, replay, branches, comparison, proof of the dice, statistics.

# ---- library
library-title = Games
library-count =
    { $all ->
        [0] Nothing here yet
        [one] { $games } of 1 game
       *[other] { $games } of { $all } games
    }
library-date = { $year }-{ $month2 }-{ $day2 }, { $time }
library-unnamed = Game from a file
library-show = Show
library-seats = Seats
library-rival = Opponent
library-order = Sort by
library-lesson = lesson
library-practice = practice
library-all = All
library-running = Running
library-finished = Finished
library-any-seats = Any
library-anybody = Anybody
library-rival-previous = Previous opponent
library-rival-next = Next opponent
library-any-game = Any game
library-game-previous = Previous kind of game
library-game-next = Next kind of game
library-by-date = Date
library-by-name = Name
library-by-rounds = Rounds
library-by-points = Points
library-statistics = Statistics
library-import = Import a file
library-restore = Undo the deletion
library-empty = Your games will stand here, from the first die on.
library-none = No game is like that.
library-when =
    { $date } · { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }
library-when-running = { $date } · round { $rounds }
library-state-running = running
library-state-finished = finished
library-state-unfinished = to look at
library-rename = Name of the game
library-continue = Continue
library-watch = Replay
library-same = Same deal
library-compare = Compare
library-compare-note = Side by side with another game of the same deal.
library-proof = Proof of dice
library-proof-note = Derive every die again.
library-export = Export
library-export-note = A game that is not over is written without its seed.
library-delete = Delete
library-delete-note = Can be undone until you leave this screen.
library-secret = The seed stays secret until the game is over.
library-branched = continues another game
library-alike = this deal was played more than once
library-sealed = Dice sealed as { $digits }…
library-deleted = The game is deleted.
library-restored = The game is back.
library-imported = The game is in the library.
library-imported-known = This game was here already.
library-exported = Written: { $file }

# ---- files
file-path = Path of the file
file-import = Import a game
file-import-note = A log (.jsonl) of this game, from here or from another machine.
file-import-do = Import
file-export = Export the game
file-export-note = Everything that happened, one line for each event.
file-export-do = Write
file-replace = Replace it
file-exists = There is a file { $file } already.
file-line = Line { $line }: { $reason }

# ---- results and table
results-library = Replay
results-proof = Proof of dice
results-same = Same deal
results-same-note = The very same dice and bag once more: can you do better?
pause-sealed = The dice of this game were sealed before the first roll: { $digits }…

# ---- replay
replay-back = Leave the replay
replay-proof = Proof of dice
replay-round-back = Back by a round
replay-decision-back = Back to the last decision
replay-event-back = Back by one event
replay-play = Play
replay-pause = Pause
replay-state-playing = playing
replay-state-paused = paused
replay-step-event = step
replay-step-decision = choice
replay-step-round = round
replay-event = On by one event
replay-decision = On to the next decision
replay-round = On to the next round
replay-rate = { $rate } times as fast
replay-branch = Play from here
replay-branch-note = A new game that begins with everything up to this moment.
replay-branch-over = The game is over here: go back to an earlier moment.
replay-eyes-seat = With the eyes of { $name }
replay-eyes-nobody = All screens down: only what everybody saw
replay-eyes-open = Everything open
replay-eyes-secret = Secret as long as the game is not over.
replay-position = { $position } / { $length }
replay-screen = Behind the screen
replay-screen-note = hidden from the others
replay-dice = The dice
replay-tiles = Treasure tiles
replay-tiles-note = face down for the others
replay-chosen = The choice is made.
replay-finished = All dice are placed.
replay-moved = The chests are in order.
replay-rest = The other dice are rolled again.

# ---- playing on
branch-title = Play from here
branch-name = { $name } · from round { $round }
branch-seat = Who is a person
branch-together = As they sat
branch-together-note = All persons keep their seats.
branch-dice = Which dice
branch-same = The same dice
branch-fresh = Fresh dice
branch-secret = The dice of a game that still runs stay secret.
branch-same-note = Whatever you do, the dice and the bag are those of this game. The new game stands beside the old one.
branch-fresh-note = From here on chance comes from a new seed, sealed anew. The log tells where, and both parts can be proven.
branch-go = Set sail

# ---- two games of one deal
compare-title = Comparison
compare-note = Points, boat token, pirate token and chests in Tortuga after each round
compare-round = Rd.
compare-other = Other game { $number } of { $count }
compare-previous = Previous game
compare-next = Next game
compare-watch-1 = Watch game 1 from there
compare-watch-2 = Watch game 2 from there
compare-same = Up to where they go, both games are the same.
compare-parting = Round { $round }: here the games part
compare-secret = { $name } decides otherwise; how, is told when both games are over.
deed-keep =
    { $count ->
        [one] { $name } keeps die { $dice }: { $action }
       *[other] { $name } keeps dice { $dice }: { $action }
    }
deed-skulls =
    { $count ->
        [one] { $name } keeps the skull of die { $dice }
       *[other] { $name } keeps the skulls of dice { $dice }
    }
deed-none = { $name } can keep no die
deed-bonus = { $name } takes a bonus tile: { $action }
deed-declare = { $name } turns skulls to { $action }
deed-perform = { $name } carries out { $action }
deed-forfeit = { $name } forfeits { $action }
deed-tile = { $name } chooses a treasure tile
deed-attack = { $action }: { $name } against { $target }
deed-move = { $name } orders the chests

# ---- proof of the dice
proof-title = Proof of dice
proof-note = Nobody could change a die after the first roll: not the captains, not this program
proof-promised = Promised before the first roll (SHA-256 of the seed)
proof-revealed = Revealed at the end: the seed
proof-secret = still secret; it is written into the log when the game is over
proof-digest = SHA-256 of that seed, worked out again now
proof-checking = Every die is being derived again …
proof-equal = The seed is the one that was promised
proof-dice =
    { $dealt ->
        [one] 1 throw with { $dice } dice was derived again from the seed, and it is as played.
       *[other] { $dealt } rolls and draws with { $dice } dice were derived again from the seed: all are as played.
    }
proof-decisions =
    { $decisions ->
        [one] 1 decision was made again under the rules: it is allowed.
       *[other] { $decisions } decisions were made again under the rules: all are allowed.
    }
proof-branched = The first { $events } events come from another game; they were checked under its own seed.
proof-unproven = { $unproven } of { $dealt } rolls and draws come from a game whose seed is still secret: they are possible, not proven.
proof-broken = This log is not what was played
proof-open = Nothing wrong so far
proof-plausible = { $dealt } rolls and draws are possible, { $decisions } decisions are allowed. Proven will they be at the end.
proof-yourself = Check it without us
proof-yourself-note = Type this into any Python. First it prints the promise, then a roll: dice A to E, 0 to 4 for the actions, 5 for the skull.
proof-yourself-later = At the end of the game a few lines of Python stand here. With them anyone can derive the dice without this program.
proof-later = How often each face was rolled is shown when the game is over.
proof-chart = { $dice } dice, face by face
proof-legend = what fair dice give on average
proof-all = All
proof-rolled = { $dice } dice
proof-chance = Fair dice fall at least this unevenly in { $percent } of 100 games.
proof-chance-rare = Rare: fair dice fall this unevenly in only { $percent } of 100 games.
proof-chance-least = Very rare: fair dice fall this unevenly in fewer than 1 of 100 games.

# ---- statistics
statistics-title = Statistics
statistics-note =
    { $games ->
        [one] { $name } · 1 game
       *[other] { $name } · { $games } games
    }
statistics-previous = Previous player
statistics-next = Next player
statistics-empty = As soon as a game with a person is finished, its results stand here.
statistics-counted = Counted: finished games whose deal nobody knew. Red: share. Gold: 95% interval. Blue: pure chance.
statistics-results = Victories
statistics-duels = Against
statistics-games = games
statistics-meetings = duels
statistics-won = games won
statistics-ahead = ahead of them
statistics-points = points, mine : theirs
statistics-scores = { $mine } : { $theirs }
statistics-percent = { $percent }%
statistics-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-all = All games
statistics-seats = { $seats } seats
statistics-count =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }
statistics-actions = Actions carried out in a game
statistics-others = the others
statistics-help = Help
statistics-with = With help
statistics-without = Without
statistics-hints =
    { $count ->
        [one] asked for advice once
       *[other] asked for advice { $count } times
    }, help in { $games ->
        [one] 1 game
       *[other] { $games } games
    }
statistics-undone =
    { $count ->
        [one] 1 choice taken back
       *[other] { $count } choices taken back
    }
statistics-rounds = { $rounds } rounds a game on average
