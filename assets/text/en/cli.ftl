## The command line. Lines stay short; names of commands and options are never translated.

cli-help = The pirate dice game Tortuga. Without a command the title screen opens.
cli-help-end = Exit codes: 0 good, 1 a finding or a bad file, 2 wrong usage.
cli-help-command = COMMAND
cli-help-commands = commands
cli-help-data-dir = folder for everything that is written; { $variable } does the same

cli-help-play = start a game right away
cli-help-game = which game ({ $usual })
cli-help-play-seats = who sits where, { $least } to { $most } of them: human, or a computer player; first seat first
cli-help-last = { $told }, without --seats as last chosen
cli-help-seed = seed of the dice, any text of up to 64 bytes; without it a secret one is drawn
cli-help-lang = language
cli-help-speed = how fast things move on the table
cli-help-size = size in pixels, like 1920x1080

cli-help-simulate = let computer players play without a window and count
cli-help-simulate-seats = { $least } to { $most } computer players; they change places from game to game
cli-help-games-count = number of games (100)
cli-help-jobs = processes at work at the same time (1)
cli-help-save = folder in which each game is kept as a log
cli-help-json = print JSON

cli-help-dask = address of a Dask scheduler, like tcp://host:8786, whose workers play instead of this machine

cli-help-arena = let computer players play a round robin: cross table, intervals, rating
cli-help-arena-players = who takes part (all there are)
cli-help-arena-tables = numbers of seats to be played ({ $tables })
cli-help-arena-games = games of each pairing at each number of seats (120)
cli-help-arena-stop = end a pairing as soon as it is certain who is stronger
cli-help-arena-error = with --stop: chance in percent that any of these certain answers is wrong (5)
cli-help-arena-save = file that keeps the results, written after every turn
cli-help-arena-resume = go on with the tournament of such a file; more games may be asked for
cli-help-arena-picture = draw the cross tables and ratings

cli-help-verify = check logs: derive every die again, decide every decision again
cli-help-log = a log file

cli-help-replay = print the transcript of a log
cli-help-text = as text; this is how it is printed anyway

cli-help-games = list the games of the library
cli-help-export = write a game of the library to a log file; while it runs, without its seed
cli-help-id = number of the game in the list of `tortuga games`
cli-help-export-file = file to write; an old one of that name is replaced
cli-help-import = take a log file into the library

cli-help-screenshots = write every screen as a PNG picture, without a window
cli-help-screenshots-dir = folder for the pictures
cli-help-text-size = size of the words in percent

## Wrong usage

cli-not-here = { $option } does not belong to “{ $command }”, only to: { $known }
cli-bad-size = --size { $told }: write it as WIDTHxHEIGHT, like 1920x1080
cli-size-range = --size { $told }: only { $least } to { $most } is possible
cli-unknown-game = --game: there is no game “{ $name }”; there are { $known }
cli-unknown-player = --seats: there is no player “{ $name }”; there are { $known }
cli-seat-count = --seats: { $seats ->
    [one] one seat
   *[other] { $seats } seats
 } will not do; it takes { $least } to { $most }
cli-not-one-of = { $option } { $told }: it must be one of { $allowed }
cli-bad-number = { $option } { $told }: it must be a whole number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }

cli-bad-percent = { $option } { $told }: it must be a number from { $least } to { $most }
cli-arena-bad-tables = --tables { $told }: it takes numbers of seats from { $tables }, each once
cli-arena-resumed = { $option } stands in the file of --resume already and cannot be changed
cli-arena-exists = --save { $file }: the file is there already; --resume goes on with it
cli-arena-picture-name = --picture { $file }: the name must end in .png

## verify

cli-verify-finished = good, finished ({ $scores } points): { NUMBER($decisions, useGrouping: 0) } decisions decided again, { $dealt } deals derived from the seed
cli-verify-seen = good as far as it can be known: { $events } events of a running game as { $seat ->
    [0] everybody
   *[other] seat { $seat }
 } saw them; what is hidden proves nothing yet
cli-verify-unfinished = good, unfinished: { NUMBER($decisions, useGrouping: 0) } decisions decided again, { $dealt } deals possible; the seed is still secret
cli-verify-unproven = ; { $unproven } of them only possible: they come from a game whose seed is still secret

## replay

cli-transcript-title = { $game }, played with version { $app }
cli-transcript-seat = Seat { $number }: { $name }, { $colour }, { $player }
cli-player-human = a person
cli-player-captain = computer player { $player }
cli-transcript-commitment = SHA-256 of the seed: { $commitment }
cli-transcript-practice = A practice game: { $times ->
        [0] nothing was taken back.
        [one] once something was taken back.
       *[other] { $times } times something was taken back.
    }
cli-transcript-seed = The seed was { $seed }
cli-transcript-seen = A running game, as { $name } saw it.
cli-transcript-public = A running game, as everybody could see it.
cli-transcript-unfinished = The game is not over yet.

## games, export, import

cli-games-none = The library is empty.
cli-games-id = ID
cli-games-game = Game
cli-games-state = State
cli-games-seats = Seats
cli-games-scores = Scores
cli-games-changed = Last played (UTC)
cli-state-running = running
cli-state-unfinished = unfinished
cli-state-finished = finished
cli-exported-running = Game { $id } is in { $file }, without its seed and its secrets: it is still running.
cli-exported-unfinished = Game { $id } is in { $file }.
cli-exported-finished = Game { $id } is in { $file }.
cli-imported = { $file } is game { $id } of the library.

## simulate

cli-simulated = { NUMBER($games, useGrouping: 0) } games, seed { $seed }: { NUMBER($decisions, useGrouping: 0) } decisions, { $seconds } s
cli-simulated-player = Player
cli-simulated-wins = Wins
cli-simulated-interval = 95%
cli-simulated-score = Points
cli-simulated-p50 = ms p50
cli-simulated-p99 = ms p99

cli-screenshots = { $count ->
    [one] One picture is
   *[other] { $count } pictures are
 } in { $dir }.

## arena

cli-arena-head = { NUMBER($games, useGrouping: 0) } games, seed { $seed }, { $seconds } s. Everyone had the same dice.
cli-arena-table = { $seats } seats: per cent of the wins against each, with 95% intervals
cli-arena-player = Player
cli-arena-rating = Rating
cli-arena-interval = 95%
cli-arena-wins = Wins
cli-arena-miss = Strength is not one number here: { $row } has { $share }% against { $column }, where the ratings promise { $expected }% ({ $proven ->
    [yes] more than chance explains
   *[no] chance may explain it
 }).
cli-arena-circle = In a circle: { $first } beats { $second }, who beats { $third }, who beats { $first }.
cli-arena-stopped = * ended early: it is certain who is stronger. All these answers together are wrong with a chance of at most { $error }%; the intervals hold at all times.
cli-arena-saved = Kept in { $file }.
cli-arena-drawn = Drawn in { $file }.
