# What can go wrong with tournaments, the strength passport and the calibration report.

error-arena-players = A tournament needs at least 2 players, not { $players }.
error-arena-twice = { $name } is entered twice.
error-arena-seats = Tables have 2, 3 or 4 seats, each number once, not “{ $seats }”.
error-arena-games = A tournament needs at least one game, not { $games }.
error-arena-error = The chance of an error lies between 0 and 1, not at { $error }.
error-arena-unreadable = { $file } holds no tournament: { $reason }.
error-arena-pairings = The file does not have the pairings of its own plan.
error-arena-weights = The captains have learned since these games were played; begin a new tournament.
error-dask-missing = Dask is not installed; pip install "{ $extra }" brings it.
error-dask-silent = No Dask scheduler answers at { $address }.
error-passport-unreadable = { $file } is no strength passport: { $reason }.
error-passport-level = { $name } is no level to be measured; there are { $names }.
error-calibration-captain = { $name } gives no win chances: the value of its choices was { $value }.
error-calibration-games = A report needs at least one game, not { $games }.
error-passport-settings = The settings of a level have changed since these games were played; begin anew.
