## What goes wrong. One sentence that names the thing and, where it helps, what to do.

error-file = { $file }: { $reason }
error-bad-seed = The seed must have 1 to { $most } bytes; this one has { $bytes }.

## Logs

error-log-unreadable = The file cannot be read: { $reason }.
error-log-unwritable = { $file } cannot be written: { $reason }.
error-log-empty = The file is empty; a log begins with a header.
error-log-blank = An empty line; a log has none.
error-log-cut = The line breaks off; the file was cut here.
error-log-not-json = This is not JSON: { $what }.
error-log-not-object = This is JSON, but no object; every line of a log is one.
error-log-foreign = This is no log of the game; its first line must say "format": "{ $expected }".
error-log-newer = The log has version { $version }; this program knows up to { $known }, a newer one will read it.
error-log-older = The log has version { $version }, which no program ever wrote; the present one is { $known }.
error-log-header = The header is wrong: { $what }.
error-log-unknown-game = There is no game “{ $game }” here; there is { $known }.
error-log-options = The options of the header are wrong: { $what }.
error-log-seats = The header has { $seats } seats, the options say { $expected }.
error-log-unknown-event = There is no event “{ $type }”.
error-log-event = The event “{ $type }” is wrong: { $what }.
error-log-field = The event “{ $type }” has no field “{ $field }”.
error-log-no-seal = The seal is missing.
error-log-wrong-seal = The seal is { $found } but should be { $expected }: this line or its place was changed.
error-log-after-end = Something follows after the end of the game.
error-log-commitment = The seed is not the one that was promised before the game.
error-log-branch = The header’s list of earlier games is out of order.
error-log-early-seed = The seed is revealed although the game is not over.
error-log-by-rule = “{ $type }” where the rules lead to “{ $expected }”, or with other contents.
error-log-chance = “{ $type }” is not what the seed gives here.
error-log-seen = This log holds only what was seen of a game that still ran: it can be told and looked at, but neither played on nor proven.
error-log-impossible = “{ $type }” cannot happen here by chance.
error-log-undecided = “{ $type }” although a decision of a seat is due.
error-log-turn = Seat { $seat } decides although it is not to act.
error-log-illegal = Seat { $seat } decides what the rules do not allow ({ $reason }).
error-log-decision = “{ $type }” of seat { $seat } is not what its decision leads to.
error-log-undo = This choice could not be taken back.

## The library

error-library-folder = The data folder { $folder } cannot be used: { $reason }
error-library-unwritable = The library { $file } cannot be written: { $reason }
error-library-damaged = The library { $file } is damaged and was left as it is: { $reason }
error-library-foreign = { $file } belongs to another program and was left as it is.
error-library-newer = The library { $file } has version { $version }; this program knows up to { $known }. A newer one will open it.
error-library-full = The disk is full; { $file } could not take the last step. Nothing before it is lost.
error-library-busy = The library { $file } is in use by another program; try again in a moment.
error-library-failed = The library { $file } cannot be used: { $reason }
error-library-locked = Tortuga is already being played with the data folder { $folder }.
error-library-no-game = There is no game { NUMBER($id, useGrouping: 0) } in the library.
error-library-no-seed = Game { NUMBER($id, useGrouping: 0) } came without its seed: it can be looked at, not continued.

## Commands at the wrong time

refusal-not-to-act = It is not seat { $seat }’s turn to decide.
refusal-undo = Nothing can be taken back: chance, a reveal or another seat came after your last choice.
refusal-redo = There is nothing to do again.
refusal-branch = This game still runs and keeps secrets from round to round: nobody can play on from within it before it is over.
refusal-option = The option { $option } cannot have this value.
refusal-option-start-seat = Seat { $seat } cannot start the game; there are { $seats } seats.
refusal-option-dice-set = Own dice need the option for own dice, and the other way round.
refusal-option-dice-count = There must be five dice.
refusal-option-dice-faces = Each die needs the numbers 1 to 5 once each.
