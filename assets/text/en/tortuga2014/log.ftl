## The captain's log: short sentences, the panel is about 40 letters wide.
## $name, $target, $attacker: names of players. A picture of a chest may follow the text.

log-with-chest = { $text } { $chest }
log-chest-red = a red chest
log-chest-blue = a blue chest
log-chest-yellow = a yellow chest
log-chest-white = a white chest
log-chest-purple = a purple chest

log-action-expand-fleet = Expand Fleet
log-action-recruit-crew = Recruit Crew
log-action-treasure-hunt = Treasure Hunt
log-action-board = Board
log-action-raid = Raid
# the same by number, as the rules tell an action
told-action-0 = { log-action-expand-fleet }
told-action-1 = { log-action-recruit-crew }
told-action-2 = { log-action-treasure-hunt }
told-action-3 = { log-action-board }
told-action-4 = { log-action-raid }
log-start-drawn = { $name } is the first start player
log-dealt-crew = { $name }, crew area:
log-dealt-island = { $name }, island area:
log-all-roll =
    { $number ->
        [1] All players roll
       *[other] All players roll again
    }
log-some-roll =
    { $count ->
        [one] { $names } rolls again
       *[other] { $names } roll again
    }
log-kept =
    { $count ->
        [one] { $name }: a die on { $action }
       *[other] { $name }: { $count } dice on { $action }
    }
log-kept-skulls =
    { $count ->
        [one] { $name } keeps a skull
       *[other] { $name } keeps { $count } skulls
    }
log-stuck = { $name } is stuck: no die fits
log-bonus-placed = { $name }: bonus tile on { $action }
log-bonus-turned = { $name } turns a bonus tile to 2: { $action }
log-skulls-declared =
    { $count ->
        [one] { $name }: skull turned to { $action }
       *[other] { $name }: { $count } skulls turned to { $action }
    }
log-rerolled =
    { $attempt ->
        [1] Forced reroll for { $name }
       *[other] { $name } rerolls again
    }

log-action-nobody = { $action }: nobody takes part
# $tie: yes where the total is tied and the schooner decides
log-action-first =
    { $tie ->
        [yes] { $action }: { $name } 1st with { $total } (wins the tie)
       *[no] { $action }: { $name } 1st with { $total }
    }
log-action-second =
    { $tie ->
        [yes] { $name } 2nd with { $total } (wins the tie)
       *[no] { $name } 2nd with { $total }
    }
log-forfeited = { $name } forfeits { $action }
log-nobody-to-attack = { $name } forfeits { $action }: nobody can be attacked
log-fleet-expanded = { $name } expands the fleet: { $before } → { $after }
log-crew-recruited = { $name } recruits: { $before } → { $after }
log-hunt =
    { $count ->
        [0] { $name } hunts and finds nothing
        [one] { $name } hunts: a tile
       *[other] { $name } hunts: one of { $count } tiles
    }
log-hunt-chest =
    { $count ->
        [0] { $name } hunts:
        [one] { $name } hunts: a tile and
       *[other] { $name } hunts: one of { $count } tiles and
    }
log-tile-kept = { $name } keeps one tile
log-board-takes = { $name } boards { $target }, steals
log-board-claims = { $name } boards { $target }, claims
log-board-nothing = { $name } boards { $target }
log-raid-takes = { $name } raids { $target }, steals
log-raid-claims = { $name } raids { $target }, claims
log-raid-nothing = { $name } raids { $target }
log-board-target = { $name }'s boat: { $before } → { $after }
log-raid-target = { $name }'s pirate: { $before } → { $after }
log-board-defends = { $name } defends: { $attacker } { $before } → { $after }
log-raid-defends = { $name } defends: { $attacker } { $before } → { $after }
log-defends-in-vain = { $name } defends, { $attacker } stays on box { $after }

log-draws = { $name } draws
log-draws-nothing = { $name }: the bag is empty
log-moved-home =
    { $count ->
        [one] { $name }: a chest to Tortuga, now { $total }
       *[other] { $name }: { $count } chests to Tortuga, now { $total }
    }
# a chest that finds no room, and where it goes
log-left =
    { $to ->
        [bag] { $name } has no room; into the bag:
       *[island] { $name } has no room; to the centre island:
    }
log-round-ended = { $name } becomes start player
log-score =
    { $points ->
        [one] { $name }: { $points } point
       *[other] { $name }: { $points } points
    }
log-wins = { $name } wins with { $points } points
log-shared = { $names } share the victory with { $points } points
