# The strength passport: what each captain won when it was measured (see ai/passport).
# $rival is the name of a captain; $share, $low, $high are per cent, low and high the 95% interval.

passport-button = What { $level } won when it was measured
passport-short-mixed = Wins { $share }% ({ $low }–{ $high }) among all levels
passport-short-below = Wins { $share }% ({ $low }–{ $high }) · rival { $rival }
passport-short-panel = Wins { $share }% ({ $low }–{ $high }) · rival { $rival }
passport-none = Strength not measured yet
passport-stale = Strength to be measured anew
passport-damaged = The strength passport is damaged

passport-below = Rival { $rival }: { $share }% of the wins ({ $low }–{ $high }%, { NUMBER($games, useGrouping: 0) } games)
passport-panel = { $seats ->
    [2] Rival { $rival }
   *[other] Alone, all rivals { $rival }
 }: { $share }% of the wins ({ $low }–{ $high }%, { NUMBER($games, useGrouping: 0) } games)
passport-mixed = Every seat another level: { $share }% of the wins ({ $low }–{ $high }%, { NUMBER($games, useGrouping: 0) } games)

passport-title = { $level }: strength
passport-seats = Measured at { $seats } seats with the same dice for all. Among equals everyone wins { $par }%. In brackets: the 95% interval.
passport-all = All levels at { $seats } seats
passport-level = { $level }: { $line }
