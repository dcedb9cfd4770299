# What may be wrong with captains and simulations.

error-weights-broken = { $file } is not a file of weights: { $reason }
error-weights-missing = { $file }, from which the captains know what positions are worth, is missing: the installation is incomplete.
error-weights-features = { $file } was learned for another table of features ({ $found }); this engine has { $expected }. Train again: python -m ai train tortuga2014
error-weights-groups = { $file } does not name the groups of features in their order.
error-character-broken = { $file } is not a character: { $reason }
error-character-newer = { $file } has version { $version }; this program reads versions up to { $known }. A newer one will read it.
error-character-action = { $file } names the action “{ $action }”, which does not exist. There are: { $names }.
error-character-range = { $file }: { $field } is { $value } and must lie between { $least } and { $most }.
error-unknown-player = There is no computer player called “{ $name }”. There are: { $names }.
error-outside-missing = There is no captain { $name }: { $file } has no such class
error-outside-failed = { $name } ({ $file }) fails: { $reason }
error-outside-late = { $name } ({ $file }) thinks for more than { $seconds } seconds
error-outside-answer = { $name } ({ $file }) gives no decision: { $reason }
error-outside-refused = { $name } ({ $file }) chooses what the rules do not allow: { $choice }
error-outside-folder = { $name }: there are no captains in { $file }
error-simulate-seats = A simulation needs { $least } to { $most } players, not { $seats }.
error-simulate-games = A simulation needs at least one game, not { $games }.
