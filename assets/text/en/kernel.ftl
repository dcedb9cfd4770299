## What goes wrong. One sentence that names the thing and, where it helps, what to do.

error-file = { $file }: { $reason }
error-bad-seed = The seed must have 1 to { $most } bytes; this one has { $bytes }.
error-seed-text = The seed has bytes that are not text in UTF-8.

## Logs

error-log-unreadable = The file cannot be read: { $reason }.
error-log-unwritable = { $file } cannot be written to: { $reason }.
error-export-own = { $file } is one of the program’s own files or would lie among them; nothing else is written there.
error-export-foreign = { $file } exists already and is not an exported game; it was not changed. `--replace` replaces it.
error-log-empty = The file is empty; a game file begins with a header.
error-log-blank = An empty line; a game file has none.
error-log-cut = The line breaks off; the file was cut here.
error-log-not-json = This is not JSON: { $what }.
error-log-not-text = This is not text in UTF-8; byte { $byte } of the line is wrong.
error-log-deep = Objects and lists are nested more than { $most } deep; no game file does that.
error-log-twice = The field “{ $field }” occurs twice.
error-log-wide = The line has more than { NUMBER($most, useGrouping: 0) } bytes; no line of a game file is that long.
error-log-long = The file has more than { NUMBER($most, useGrouping: 0) } lines; no game file is that long.
error-log-not-object = This is JSON, but not an object; every line of a game file is one.
error-log-foreign = This is not a Tortuga game file; its first line must say "format": "{ $expected }".
error-log-newer = The game file has version { $version }; this program reads versions up to { $known }. A newer one will read it.
error-log-newer-app = The game file was written by Tortuga { $app }, and this is { $known }: it does not know everything that is in it. A newer one will read it.
error-log-older = The game file has version { $version }, which no program ever wrote; the present one is { $known }.
error-log-header = The header is wrong: { $what }.
error-log-unknown-game = There is no game “{ $game }” here; there is { $known }.
error-log-options = The options of the header are wrong: { $what }.
error-log-seats = The header has { $seats } seats, the options say { $expected }.
error-log-seat-count = The header has { $seats } seats; this game takes { $least } to { $most }.
error-log-colour = Seat { $seat } has the colour “{ $colour }”; there are { $known }.
error-log-colour-twice = Seat { $seat } has the colour “{ $colour }”, which another seat has already.
error-log-words = { $place } contains characters that are not allowed: { $words }
error-log-words-long = { $place } has { NUMBER($letters, useGrouping: 0) } characters; at most { $most } are possible.
error-log-unknown-event = There is no event “{ $type }”.
error-log-event = The event “{ $type }” is wrong: { $what }.
error-log-field = The event “{ $type }” has no field “{ $field }”.
error-log-no-seal = The seal is missing.
error-log-wrong-seal = The seal is { $found } but should be { $expected }: this line or its place was changed.
error-log-after-end = Something follows after the end of the game.
error-log-commitment = The seed is not the one that was promised before the game.
error-log-branch = The header's list of earlier games is out of order.
error-log-branches = The header names { NUMBER($branches, useGrouping: 0) } earlier games; at most { $most } are possible.
error-log-branch-end = The header claims that { NUMBER($events, useGrouping: 0) } events come from another game; before its own end this one has only { NUMBER($own, useGrouping: 0) }.
error-log-branch-secret = The header claims that { NUMBER($events, useGrouping: 0) } events were dealt under another game’s seed and does not tell it; in this game only one that is over can be continued, and then it is told.
error-log-early-seed = The seed is revealed although the game is not over.
error-log-no-seed = The game is over, but its last line, the seed, is missing: the file was cut here.
error-log-by-rule = “{ $type }” where the rules lead to “{ $expected }”, or with other contents.
error-log-chance = “{ $type }” is not what the seed gives here.
error-log-seen = This game file holds only what was seen of a running game: it can be replayed, but neither continued nor proven.
error-log-seen-more = “{ $type }” tells more than could be seen.
error-log-impossible = “{ $type }” cannot happen here by chance.
error-log-undecided = “{ $type }” although a seat still has to choose.
error-log-turn = Seat { $seat } chooses although it is not its turn.
error-log-illegal = Seat { $seat } makes a choice that the rules do not allow ({ $reason }).
error-log-decision = “{ $type }” does not follow from the choice of seat { $seat }.
error-log-undo = This choice could not be taken back.

## The library

error-library-folder = The data folder { $folder } cannot be used: { $reason }.
error-library-unwritable = The library { $file } cannot be written to: { $reason }.
error-library-damaged = The library { $file } is damaged: { $reason }. It was not changed; `tortuga games --rescue`, or the next start of the game, saves what can be read.
error-library-elsewhere = The data folder { $folder } cannot be used: { $reason }. You can play all the same. Games of this session are kept in { $elsewhere }; export from the library what you want to keep. Settings last until you quit.
error-library-rescued = The library was damaged. What could be read of it and of its daily copies is back, games: { NUMBER($games, useGrouping: 0) }. The damaged file is kept as { $file }.
error-library-copy = The copy { $file } is damaged; the library is as it was.
error-library-foreign = { $file } belongs to another program and was not changed.
error-library-newer = The library { $file } has version { $version }; this program reads versions up to { $known }. A newer one will open it.
error-library-full = The disk is full; the last step could not be saved in { $file }. Everything before it is safe.
error-library-busy = The library { $file } is in use by another program; try again in a moment.
error-library-failed = The library { $file } cannot be used: { $reason }.
error-library-locked = Tortuga is already running with the data folder { $folder }.
error-library-no-game = There is no game { NUMBER($id, useGrouping: 0) } in the library.
error-library-no-seed = Game { NUMBER($id, useGrouping: 0) } was imported without its seed: it can be viewed, but not continued.
error-library-not-deleted = Game { NUMBER($id, useGrouping: 0) } is not deleted.

## Commands at the wrong time

refusal-not-to-act = It is not seat { $seat }'s turn to choose.
refusal-undo = Nothing can be taken back: a roll or draw, a reveal or another player came after your last choice.
refusal-redo = There is nothing to redo.
refusal-branch = This game is still running and keeps secrets from round to round: nobody can play on from within it before it is over.
refusal-option = The option { $option } cannot have this value.
