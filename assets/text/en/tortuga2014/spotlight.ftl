## What is played out over the island in phase 2. Most of it stands on small cards: keep it short.
## $name, $attacker: players.

spot-no-die = no die here
spot-acts = acts now
spot-attacked = attacked
spot-tie = tie: nearer to the schooner
spot-attacks = attacks with { $total }
spot-defends =
    { $count ->
        [one] defends with one die
       *[other] defends with { $count } dice
    }
spot-best =
    { $two ->
        [1] only the best acts
       *[other] the best two act
    }
spot-nothing = nothing this time
spot-choose-board = Board: { $two ->
        [1] which chest?
       *[other] whom?
    }
spot-choose-raid = Raid: { $two ->
        [1] which chest?
       *[other] whom?
    }
spot-takes = { $name } takes a chest
spot-claims = { $name } claims a chest
spot-draws = { $name } draws a chest
spot-takes-none = No chest there
spot-claims-none = { $name } claims no chest
spot-empty = the island is empty
spot-from-island = from the centre island
spot-safe = safe in the island area
spot-fleet = { $name }'s boat: one box back
spot-crew = { $name }'s pirate: one box back
spot-fleet-first = { $name }'s boat is on box 1
spot-crew-first = { $name }'s pirate is on box 1
spot-defence = { $name } defends
spot-undefended = { $name } does not defend
spot-next-chest = The chest
spot-next-fleet = { $name }'s boat
spot-next-crew = { $name }'s pirate
spot-next-defence = { $name }'s defence
spot-why-nobody = Nobody can be attacked
spot-why-nothing = There is no chest to take
spot-why-defended = There is no chest to take, and every target defends
spot-why-will = By choice
spot-room =
    { $change ->
        [same] still room for { $after }
        [more] room for { $after } now
       *[less] room for { $after }, not { $before }
    }
spot-tiles =
    { $count ->
        [one] One treasure tile
       *[other] One of { $count } treasure tiles
    }
spot-tiles-secret = seen by { $name } alone
spot-round = This round
spot-turn =
    { $place ->
        [1] 1st: { $name } acts
       *[other] 2nd: { $name } acts
    }
spot-hit-board = { $name } boards you!
spot-hit-raid = { $name } raids you!
spot-lost-chest = You lose the { $chest }
spot-lost-board = Your boat: { $before } → { $after }
spot-lost-raid = Your pirate: { $before } → { $after }
spot-lost-nothing = You lose nothing
spot-last = This may be the last round
spot-ends = The game ends with { $target } chests in Tortuga; fleets sail home when the round ends.
spot-tiles-hidden = +? = treasure tiles, still face down
spot-stolen = Stolen:
spot-claimed = Claimed:
spot-surplus = surplus goes back into the bag

## A table of two: two totals against each other, and what the two have done so far.
duel-best = best: acts
duel-lower = lower: nothing
duel-defends = only defends
duel-no-defence = no die, no defence
duel-between = Between you two
duel-points = points, without tiles
duel-home = in Tortuga, of { $target }
duel-stolen = chests stolen
duel-won = actions won
side-standings = Standings
