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
results-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
results-tortuga = Chests in Tortuga
results-fleet = Chests in the fleet area
results-crew = Chests in the crew area
results-sets = Sets of red, blue, yellow
results-tracks = Tracks
results-tiles = Treasure tiles
results-total = Points
