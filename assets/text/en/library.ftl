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
library-against = { $name } against { $rival }
library-against-many = { $name } against { $rivals } others
library-title-won = { $name }, { $side }: won
library-title-lost = { $name }, { $side }: lost
library-title-draw = { $name }, { $side }: a draw
library-title-points = { $game }, { $own } : { $other }
library-show = Show
library-seats = Players
library-rival = Opponent
library-order = Sort by
library-lesson = lesson
library-practice = practice
library-all = All
library-running = Running
library-finished = Finished
library-elsewhere = Imported
library-any-seats = Any
library-anybody = Anybody
library-rival-previous = Previous opponent
library-rival-next = Next opponent
library-any-game = Any game
library-game-previous = Previous kind of game
library-game-next = Next kind of game
library-by-date = Date
library-by-name = Name
library-by-rounds = Length
library-by-points = Points
library-statistics = Statistics
library-import = Import a file
library-restore = Undo the deletion
library-empty = Your games appear here, from the first move on.
library-none = No game matches.
library-when =
    { $date } · { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }
library-when-running = { $date } · round { $rounds }
library-state-running = running
library-state-finished = finished
library-state-damaged = damaged
library-state-unfinished = view only
library-rename = Game name
library-continue = Continue
library-watch = Replay
library-results = Results
library-same = Same dice
library-compare = Compare
library-compare-note = Side by side with another game with the same dice.
library-proof = Dice proof
library-proof-note = Check that no die was tampered with.
library-export = Export
library-export-note = A game that is not over is written without its seed.
library-delete = Delete
library-damaged = Game { NUMBER($id, useGrouping: 0) }, damaged
library-damaged-note = cannot be read; it can be deleted
library-delete-note = Can be undone until you leave this screen.
library-secret = The seed stays secret until the game is over.
library-branched = continues another game
library-alike = played more than once with these dice
library-sealed = Dice sealed: { $digits }…
library-deleted = The game was deleted.
library-restored = The game is back.
library-imported = The game is in the library.
library-imported-known = This game was here already.
library-exported = Saved: { $file }

# ---- files
file-elsewhere = Choose the file in the window that has opened.
file-path = Path of the file
file-import = Import a game
file-import-note = A Tortuga game file (.jsonl), from here or from another computer.
file-import-do = Import
file-export = Export the game
file-export-note = Everything that happened, one line for each event.
file-export-do = Save
file-analysis = Export the analysis
file-analysis-note = The log of the game and what the captains found, as JSON.
file-analysis-do = Save
file-picture = Save the overview
file-picture-note = As a picture, the way it is shown now.
file-picture-do = Save
file-replace = Replace it
file-exists = There is already a file { $file }.
file-line = Line { $line }: { $reason }

# ---- results and table
results-library = Replay
results-proof = Dice proof
results-same = Same dice
results-same-note = The very same dice and bag once more: can you do better?
pause-same-later-title = Same dice later
pause-same-later = The dice of this game stay secret until it is over. Then the results, and Games, offer them again; in a practice game this menu does so at once.
pause-sealed = The dice of this game were sealed before the first roll: { $digits }…

# ---- replay
replay-back = Leave the replay
replay-proof = Dice proof
replay-notes = Your notes
replay-round-back = One round back
replay-decision-back = Back to the last choice
replay-event-back = One step back
replay-play = Play
replay-pause = Pause
replay-state-playing = playing
replay-state-paused = paused
replay-inherited = Events 1 to { $events } were taken over from another game.
replay-inherited-secret = Events 1 to { $events } were taken over from a game whose seed is secret: their chance is possible, not derived.
replay-step-event = step
replay-step-decision = choice
replay-step-round = round
replay-event = One step forward
replay-decision = Forward to the next choice
replay-round = Forward to the next round
replay-rate = Speed ×{ $rate }
replay-branch = Play from here
replay-branch-note = A new game that begins with everything up to this moment.
replay-branch-over = The game is over here: go back to an earlier moment.
replay-eyes-seat = { $name }'s view
replay-eyes-nobody = All screens down: only what everybody saw
replay-eyes-open = Everything open
replay-eyes-secret = Secret until the game is over.
replay-position = { $position } / { $length }

# ---- playing on
branch-title = Play from here
branch-name = { $name } · from round { $round }
branch-seat = Who you play
branch-together = As before
branch-together-note = All human players keep their seats.
branch-dice = Which dice
branch-same = The same dice
branch-fresh = Fresh dice
branch-secret = The dice of a running game stay secret.
branch-same-note = Whatever you do, the dice and the bag are those of this game. The new game is kept next to the old one.
branch-fresh-note = From here on the dice come from a new, freshly sealed seed. The game file records where that begins, and both parts can be proven.
branch-go = Set sail

# ---- two games of one deal
compare-title = Comparison
compare-note = Points, boat token, pirate token and chests in Tortuga after each round
compare-note-public = Points without what is still hidden, tokens and chests in Tortuga after each round
compare-round = Rd.
compare-other = Other game { $number } of { $count }
compare-previous = Previous game
compare-next = Next game
compare-watch-1 = Watch game 1 from there
compare-watch-2 = Watch game 2 from there
compare-same = As far as both have been played, the games are the same.
compare-parting = Round { $round }: here the games part
compare-secret = { $name } decides differently; you will see how when both games are over.

# ---- proof of the dice
proof-title = Dice proof
proof-note = From the first roll on nobody could change a die: not the players, not this program
proof-promised = Promised before the first roll (SHA-256 of the seed)
proof-revealed = Revealed at the end: the seed
proof-secret = still secret; it is written into the game file when the game is over
proof-digest = SHA-256 of that seed, worked out again now
proof-checking = Every die is being derived again …
proof-equal = The seed is the one that was promised
proof-inherited = Proven only in part
proof-decisions =
    { $decisions ->
        [one] 1 choice was checked against the rules: it is legal.
       *[other] { $decisions } choices were checked against the rules: all are legal.
    }
proof-branched = The first { $events } events come from another game; they were checked under its own seed.
proof-unproven = Events 1 to { $events } were inherited from a game whose seed is secret: { $unproven } of { $dealt } rolls and draws are possible, but not derived.
proof-broken = This game file does not match what was played
proof-open = Nothing wrong so far
proof-plausible = { $dealt } rolls and draws are possible, { $decisions } choices are legal. They can be proven at the end.
proof-yourself = Check it without us
proof-yourself-note = Paste this into any Python. First it prints the promise, then a roll: dice A to E, 0 to 4 for the actions, 5 for the skull.
proof-copy = Copy
proof-copied = Copied
proof-yourself-later = At the end of the game a few lines of Python appear here. With them anybody can derive the dice without this program.
proof-later = How often each face was rolled is shown when the game is over.

# ---- statistics
statistics-title = Statistics
statistics-note =
    { $games ->
        [one] { $name } · 1 game
       *[other] { $name } · { $games } games
    }
statistics-details = In numbers
statistics-highlights = At a glance
statistics-best = Best score
statistics-best-last = last game: { $points }
statistics-victories = Victories
statistics-of =
    { $games ->
        [one] of 1 game
       *[other] of { $games } games
    }
statistics-streak = Longest streak
statistics-streak-now =
    { $count ->
        [0] no victory in the last game
        [one] 1 victory up to now
       *[other] { $count } victories in a row now
    }
statistics-rival = Favourite rival
statistics-rival-level = Favourite level
statistics-rival-note =
    ahead in { NUMBER($ahead, maximumFractionDigits: 1) } of { $games ->
        [one] { $games } duel
       *[other] { $games } duels
    }{ $tied ->
        [0] { "" }
       *[other] ; a tie counts half
    }
statistics-trend = The last games
statistics-trend-first = Won so far: { $won } of { $games }.
statistics-trend-both = You won { $won } of the last { $games } games and { $before } of the { $earlier } before.
statistics-milestones = Milestones
statistics-progress = { $now } of { $goal }
statistics-goal-games =
    { $count ->
        [one] First game played
       *[other] { $count } games played
    }
statistics-goal-wins =
    { $count ->
        [one] First victory
       *[other] { $count } victories
    }
statistics-goal-streak = { $count } victories in a row
statistics-previous = Previous player
statistics-next = Next player
statistics-empty = The results appear here as soon as a game with a human player is finished.
statistics-from = Where they were played
statistics-here = Played here
statistics-imported = Imported
statistics-counted = Counted: finished games with dice that nobody knew before. Red: share of wins. Gold: where the true share very likely lies (95%). Blue: pure chance.
statistics-results = Wins
statistics-duels = By opponent
statistics-games = games
statistics-meetings = duels
statistics-won = won
statistics-ahead = finished ahead, tie ½
statistics-points = points, own : others
statistics-scores = { $mine } : { $theirs }
statistics-percent = { $percent }%
statistics-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-all = All games
statistics-seats = { $seats } players
statistics-count =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }
statistics-help = Help
statistics-with = With help
statistics-without = Without help
statistics-hints =
    { $count ->
        [0] never asked for advice
        [one] asked for advice once
       *[other] asked for advice { $count } times
    }, help in { $games ->
        [one] 1 game
       *[other] { $games } games
    }
statistics-undone =
    { $count ->
        [0] no choice taken back
        [one] 1 choice taken back
       *[other] { $count } choices taken back
    }
statistics-rounds = { $rounds } rounds a game on average
library-log = Captain's log
results-log = Captain's log
results-log-note = Win chances, mistakes and luck of this game.
