# What can go wrong with tournaments, the strength passport and the calibration report.

error-arena-players = A tournament needs at least 2 players, not { $players }.
error-arena-twice = { $name } is entered twice.
error-arena-seats = Wrong numbers of players: “{ $seats }”. Each must be one that the game takes, and be named once.
error-arena-games = A tournament needs at least one game, not { $games }.
error-arena-error = The chance of an error must lie between 0 and 1, not at { $error }.
error-arena-unreadable = { $file } is not a tournament: { $reason }.
error-arena-pairings = The file does not have the pairings of its own plan.
error-arena-weights = The captains have learned since these games were played; start a new tournament.
error-dask-missing = Dask is not installed; pip install "{ $extra }" installs it.
error-dask-silent = No Dask scheduler answers at { $address }.
error-worker-ended = A process that was computing ended before it was done, perhaps for lack of memory; fewer --jobs need less.
error-passport-unreadable = { $file } is not a strength passport: { $reason }.
error-passport-level = { $name } is not a level that can be measured; choose from { $names }.
error-calibration-captain = { $name } gives no chance to win: the value of its choices was { $value }.
error-calibration-games = A report needs at least one game, not { $games }.
error-passport-settings = The settings of a level have changed since these games were played; start again.
