# The strength passport: what each captain won when it was measured (see ai/strength_report.py).
# $rival is the name of a captain; $share, $low, $high are per cent, low and high the 95% interval.

passport-tip = { $line }. Press for more.
passport-tip-character = { $line }, measured without a character: its preferences may cost some wins. Press for more.
passport-wins = wins of 10:
passport-at-most = up to
passport-short-mixed = Wins { $share }% against the other levels
passport-short-below = Wins { $share }% against “{ $rival }”
passport-short-panel = Wins { $share }% against “{ $rival }”
passport-none = Strength not measured yet
passport-stale = Strength must be measured again
passport-damaged = The strength passport is damaged

passport-below = Against “{ $rival }”: { $share }% of the wins ({ $low }–{ $high }%, { NUMBER($games, useGrouping: 0) } games)
passport-panel = { $seats ->
    [2] Against “{ $rival }”
   *[other] Alone against “{ $rival }” in all other seats
 }: { $share }% of the wins ({ $low }–{ $high }%, { NUMBER($games, useGrouping: 0) } games)
passport-mixed = A different level in every seat: { $share }% of the wins ({ $low }–{ $high }%, { NUMBER($games, useGrouping: 0) } games)

passport-title = { $level }: strength
passport-seats = Measured with { $seats } players and the same dice for all. Among equals everyone wins { $par }%. In brackets: the range in which the true figure very likely lies (95%).
passport-rivals = { $count ->
    [one] { $names } is a simple player, made for comparison.
   *[other] { $names } are simple players, made for comparison.
 }
passport-rival = “{ $name }”
passport-all = All levels with { $seats } players
passport-level = { $level }: { $line }
passport-level-wins = { $level }: { $share }% ({ $low }–{ $high }) of the wins

# How strong a person is, on the ladder of the levels (see ai/rating.py). All levels are names as they are shown.
rating-title = Playing strength
rating-like = like { $level }
rating-between = between { $lower } and { $upper }
rating-range = { $same ->
    [1] 80% sure: { $low }
   *[other] 80% sure: { $low } to { $high }
 }
rating-from = from games without advice: { $evidence }
rating-results = { $games ->
    [one] 1 result
   *[other] { $games } results
 } against captains
rating-choices = { $choices ->
    [one] 1 choice
   *[other] { $choices } choices
 } in { $analysed ->
    [one] 1 analysed game
   *[other] { $analysed } analysed games
 }
rating-none = not known yet
rating-none-note = It takes a finished game without advice: against captains, or opened in the captain's log
