## The command line. Lines stay short; names of commands and options are never translated.

cli-help = The pirate games of Tortuga. Without a command the title screen opens.
cli-help-end = Exit codes: 0 success, 1 problem found or file unusable, 2 wrong usage.
cli-help-command = COMMAND
cli-help-commands = commands
cli-help-data-dir = folder for everything that is written; { $variable } does the same

cli-help-play = start a game right away
cli-help-game = which game ({ $usual })
cli-help-play-seats = who plays, seat by seat, { $least } to { $most } of them: human, or a computer player
cli-help-last = { $told }; without --seats as last chosen
cli-help-seed = seed of the dice or cards, any text of up to 64 bytes; without it a secret one is drawn
cli-help-lang = language
cli-help-speed = how fast things move on the table
cli-help-size = size in pixels, like 1920x1080

cli-help-simulate = let computer players play without a window, and count
cli-help-simulate-seats = { $least } to { $most } computer players, who change seats from game to game
cli-help-games-count = number of games (100)
cli-help-jobs = processes to run at the same time (1)
cli-help-save = folder in which each game is kept as a game file
cli-help-json = print JSON

cli-help-dask = address of a Dask scheduler, like tcp://host:8786, whose workers play instead of this computer

cli-help-arena = let computer players play a round robin: cross table, intervals, rating
cli-help-arena-players = who takes part (everybody)
cli-help-arena-tables = numbers of players to play with ({ $tables })
cli-help-arena-games = games of each pairing for each number of players (120; at most 10000 with --bounds)
cli-help-arena-stop = end a pairing as soon as it is certain who is stronger
cli-help-arena-error = with --stop: chance in per cent that any of these verdicts is wrong; with --bounds: that anybody is wrongly called weaker (5)
cli-help-arena-bounds = test whether the first of each two players wins as much as the higher of two shares, or only the lower one (47,50 with --against)
cli-help-arena-missed = with --bounds: chance in per cent that a winner of only the lower share passes the test (5)
cli-help-arena-against = play every level against itself in another checkout of this project, in all games unless one is named, and tell whether any has become weaker; exit code 1 if so
cli-help-arena-save = file for the results, written after every batch of games
cli-help-arena-resume = continue the tournament in such a file; more games may be asked for
cli-help-arena-picture = draw the cross tables and ratings

cli-help-verify = check game files: derive every die or card again, check every choice
cli-help-log = a game file

cli-help-analyse = examine finished games: win chances, mistakes, luck; each game only once
cli-help-analyse-samples = samples behind each judged choice (160)

cli-help-replay = print the transcript of a game file
cli-help-text = as text; this is the default
cli-help-window = in a window instead

cli-help-games = list the games of the library
cli-help-games-delete = take a game off the list; at a terminal you are asked first
cli-help-games-undelete = bring back a deleted game
cli-help-games-rescue = save what can be read of a damaged library
cli-help-games-copies = list the daily copies of the library
cli-help-games-restore = replace the library with the copy of a day; the old library is kept
cli-help-games-yes = do not ask
cli-help-export = write a game of the library to a game file, without its seed while it is unfinished
cli-help-id = number of the game in the list of `tortuga games`
cli-help-export-file = file to write; an old game file of that name is replaced
cli-help-export-replace = also replace a file that is not a game file
cli-help-import = take game files into the library

cli-help-screenshots = write every screen as a PNG picture, without a window
cli-help-screenshots-dir = folder for the pictures
cli-help-screenshots-only = draw only these pictures, named as their files are
cli-help-text-size = size of the text in per cent

## Wrong usage

cli-not-here = { $option } does not belong to “{ $command }”, only to: { $known }
cli-save-used = --save { $dir }: this folder already holds game files; choose another one
cli-dask-address = --dask { $address }: write it like tcp://host:8786
cli-no-name = { $option }: a name is missing
cli-output = The output cannot be written: { $reason }.
cli-bad-size = --size { $told }: write it as WIDTHxHEIGHT, like 1920x1080
cli-size-range = --size { $told }: only { $least } to { $most } is possible
cli-unknown-game = --game: there is no game “{ $name }”; there are { $known }
cli-unknown-player = --seats: there is no player “{ $name }”; there are { $known }
cli-seat-count = --seats: { $seats ->
    [one] one player
   *[other] { $seats } players
 } will not do; the game takes { $least } to { $most }
cli-not-one-of = { $option } { $told }: it must be one of { $allowed }
cli-bad-number = { $option } { $told }: it must be a whole number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }

cli-bad-percent = { $option } { $told }: it must be a number from { $least } to { $most }
cli-arena-bad-tables = --tables { $told }: choose from { $tables }, each once
cli-arena-resumed = { $option } is fixed by the file of --resume and cannot be changed
cli-arena-exists = --save { $file }: the file exists already; --resume continues it
cli-bad-bounds = { $option } { $told }: two shares in per cent, the lower one first
cli-arena-alone = { $option } does not go with --against, or only with --game as well
cli-arena-picture-name = --picture { $file }: the name must end in .png
cli-arena-picture-foreign = --picture { $file }: the file exists already and is not a picture; it was not changed

## verify

cli-verify-finished = OK, finished{ $scores ->
    [none] {""}
   *[other] {" "}({ $scores } points)
}: { NUMBER($decisions, useGrouping: 0) } choices checked, { $dealt } rolls and draws derived from the seed
cli-verify-inherited = finished and legal, but proven only in part{ $scores ->
    [none] {""}
   *[other] {" "}(points: { $scores })
}: chance in events 1 to { $events } was inherited from a game whose seed is secret, and { $unproven } of { $dealt } rolls and draws are only possible; the others were derived from the seed, { NUMBER($decisions, useGrouping: 0) } choices checked
cli-verify-seen = OK as far as it can be known: { $events } events of a running game as { $seat ->
    [0] everybody
   *[other] seat { $seat }
 } saw them; what is hidden proves nothing yet
cli-verify-unfinished = OK, unfinished: { NUMBER($decisions, useGrouping: 0) } choices checked, { $dealt } rolls and draws possible; the seed is still secret

## replay

cli-transcript-title = { $game }, played with version { $app }
cli-transcript-seat = Seat { $number }: { $name }, { $colour }, { $player }
cli-player-human = human player
cli-player-captain = computer player { $player }
cli-transcript-commitment = SHA-256 of the seed: { $commitment }
cli-transcript-inherited = Chance in events 1 to { $events } was inherited from another game whose seed is secret: it is possible, but not derived.
cli-transcript-practice = A practice game: { $times ->
        [0] nothing was undone.
        [one] something was undone once.
       *[other] something was undone { $times } times.
    }
cli-transcript-seed = The seed was { $seed }
cli-transcript-seen = A running game, as { $name } saw it.
cli-transcript-public = A running game, as everybody could see it.
cli-transcript-unfinished = The game is not over yet.

## games, export, import

cli-games-none = The library is empty.
cli-games-ask-delete = Delete game { NUMBER($id, useGrouping: 0) }? (y/n)
cli-games-deleted = Game { NUMBER($id, useGrouping: 0) } was deleted; `tortuga games --undelete { NUMBER($id, useGrouping: 0) }` brings it back.
cli-games-undeleted = Game { NUMBER($id, useGrouping: 0) } is back.
cli-games-ask-rescue = Rebuild the library from what can be read? The present file is kept. (y/n)
cli-games-sound = The library is sound; nothing was changed.
cli-games-no-copies = There is no copy yet; the game keeps one a day.
cli-games-no-copy = --restore { $day }: there is no copy of that day; there are { $known }
cli-games-ask-restore = Replace the library with the copy of { $day }? The present file is kept. (y/n)
cli-games-restored = The library of { $day } is back; the previous one is kept as { $file }.
cli-games-id = ID
cli-games-game = Game
cli-games-state = State
cli-games-seats = Players
cli-games-scores = Scores
cli-games-changed = Last played (UTC)
cli-state-running = running
cli-state-unfinished = view only
cli-state-finished = finished
cli-state-damaged = damaged
cli-exported-running = Game { $id } was written to { $file }, without its seed and its secrets: it is still running.
cli-exported-unfinished = Game { $id } was written to { $file }.
cli-exported-finished = Game { $id } was written to { $file }.
cli-imported = { $file } was imported as game { $id }.

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

cli-arena-head = { NUMBER($games, useGrouping: 0) } games, seed { $seed }, { $seconds } s. All had the same dice.
cli-arena-table = { $seats } players: per cent of the wins against each, with 95% intervals
cli-arena-player = Player
cli-arena-rating = Rating
cli-arena-interval = 95%
cli-arena-wins = Wins
cli-arena-miss = A single rating does not tell everything: { $row } wins { $share }% against { $column }, where the ratings promise { $expected }% ({ $proven ->
    [yes] more than chance explains
   *[no] chance may explain it
 }).
cli-arena-circle = In a circle: { $first } beats { $second }, { $second } beats { $third }, { $third } beats { $first }.
cli-arena-stopped = * ended early: it is certain who is stronger. All these answers together are wrong with a chance of at most { $error }%; the intervals hold at all times.
cli-arena-seats = Players
cli-arena-games = Games
cli-arena-verdict = Verdict
cli-arena-holds = holds
cli-arena-weaker = weaker
cli-arena-open = open
cli-arena-tested = { $weaker ->
    [0] Nobody has become weaker
   *[other] Weaker: { $weaker }
}; { $holds } hold their own, { $open } are open.
cli-arena-saved = Saved in { $file }.
cli-arena-drawn = Drawn in { $file }.

cli-analysed = { $file }: analysed with { $samples } samples for each choice; loss and luck in points of win chance
cli-analysed-name = player
cli-analysed-player = played by
cli-analysed-decisions = choices
cli-analysed-mistakes = mistakes
cli-analysed-loss = loss a choice
cli-analysed-level = plays like
