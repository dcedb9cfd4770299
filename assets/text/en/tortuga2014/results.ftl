# The results of a game.

results-winner =
    { $name } wins with { $points ->
        [one] 1 point
       *[other] { $points } points
    } after { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }
results-shared =
    { $names } share the victory with { $points ->
        [one] 1 point
       *[other] { $points } points
    } after { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }
results-tortuga = Chests in Tortuga
results-fleet = Chests in the fleet area
results-crew = Chests in the crew area
results-sets = Sets of red, blue, yellow
results-tracks = Tracks
results-tiles = Treasure tiles
results-key-tortuga = Tortuga: 3 each
results-key-fleet = Fleet: 2 each
results-key-crew = Crew: 1 each
results-key-sets = Sets: 3 each
results-key-tracks = Tracks: boxes
results-key-tiles = Tiles: coins
results-total = Points
results-course = How it went
results-course-note = points after each round
results-chances-note = win chance after each round
results-turning = Round { $round }: { $told } { $name } went from { $before } to { $after } in 100.
results-story = What decided it
results-why =
    { $name } beat { $second } by { $more ->
        [one] one point
       *[other] { $more } points
    }, above all through { $category ->
        [tortuga] chests in Tortuga
        [fleet] chests in the fleet area
        [crew] chests in the crew area
        [sets] sets of red, blue, yellow
        [tracks] boat and pirate
       *[tiles] treasure tiles
    } ({ $own } points to { $theirs }).
results-lead =
    { $how ->
        [stole] Stealing a chest from { $victim } in round { $round } brought the lead for good.
        [robbed] In front for good from round { $round }, when { $robber } robbed { $victim }.
        [home] In front for good from round { $round }, when chests came home to Tortuga.
        [hunt] In front for good from round { $round }, through a treasure hunt.
        [token] In front for good from round { $round }, when a token moved ahead.
       *[other] In front for good from round { $round }.
    }
results-lead-last =
    { $how ->
        [stole] Stealing a chest from { $victim } in the last round brought the lead.
        [robbed] The lead was taken only in the last round, when { $robber } robbed { $victim }.
        [home] The lead was taken only in the last round, when chests came home to Tortuga.
        [hunt] The lead was taken only in the last round, through a treasure hunt.
        [token] The lead was taken only in the last round, when a token moved ahead.
       *[other] The lead was taken only in the last round.
    }
results-lead-back =
    { $how ->
        [stole] Stealing a chest from { $victim } in the last round brought the lead back.
        [robbed] Back in the lead in the last round, when { $robber } robbed { $victim }.
        [home] Back in the lead in the last round, when chests came home to Tortuga.
        [hunt] Back in the lead in the last round, through a treasure hunt.
        [token] Back in the lead in the last round, when a token moved ahead.
       *[other] Back in the lead in the last round.
    }
results-tiles-same = Before the treasure tiles { $leader } led { $points } to { $second }; the tiles changed nothing.
results-tiles-below =
    Before the treasure tiles { $leader } led { $points } to { $second }. { $climber } then { $level ->
        [yes] drew level with
       *[no] passed
    } { $passed }, { $coins } to { $less } in coins.
results-tiles-turned = Before the treasure tiles { $leader } led { $points } to { $second }. The tiles of { $winner } held { $coins } coins, those of { $leader } { $less }.
results-tiles-level = Before the treasure tiles it was level, { $points } to { $points }.
results-thefts =
    { $count ->
        [one] { $name } stole one chest, from { $victim }.
       *[other] { $name } stole { $count } chests, { $all ->
            [yes] all
           *[no] { $most } of them
        } from { $victim }.
    }
results-no-thefts = Nobody stole a chest.
results-best-round = Best single round: { $name } in round { $round }, { $points } points.
