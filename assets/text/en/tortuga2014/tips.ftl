## Tooltips of the table. They stand on small plates: one or two short sentences.

tip-phase-1 = Phase 1: everybody rolls in secret and keeps dice, until all dice lie on the boards.
tip-phase-2 = Phase 2: the five actions, one after the other. { $two ->
        [1] Only the best total acts.
       *[other] The two best totals act.
    }
tip-phase-3 = Phase 3: everybody draws a chest, then chests move one area on, as far as there is room.
tip-target = The game ends in the round in which somebody has { $count } chests in Tortuga.
tip-log = Everything that has happened, newest last.
tip-center =
    { $count ->
        [0] { $two ->
            [1] With two players the centre island stays empty: surplus goes into the bag.
           *[other] The centre island is empty. Surplus chests come here, at most one of each colour.
        }
        [one] { $count } chest on the centre island. The 2nd on Board or Raid claims one.
       *[other] { $count } chests on the centre island. The 2nd on Board or Raid claims one.
    }
tip-bag =
    { $count ->
        [0] The bag is empty: whoever is due to draw gets nothing.
        [one] { $count } chest is left in the bag.
       *[other] { $count } chests are left in the bag.
    }
tip-supply =
    { $count ->
        [one] { $count } bonus tile is left. Once you have finished, each further roll of the others brings you one.
       *[other] { $count } bonus tiles are left. Once you have finished, each further roll of the others brings you one.
    }
tip-pool =
    { $count ->
        [0] No treasure tile is left.
        [one] { $count } treasure tile is left. Each hides one to three coins.
       *[other] { $count } treasure tiles are left. Each hides one to three coins.
    }
tip-tortuga = Tortuga: { $count ->
        [one] { $count } chest
       *[other] { $count } chests
    }; with { $most } the game ends after the round. Nobody can steal them; 3 points each, purple 6.
tip-fleet = Chests in the fleet area: { $count } of { $most }. They go to Tortuga next; Board can steal them.
tip-crew = Chests in the crew area: { $count } of { $most }. They go to the fleet next; Raid can steal them.
tip-island = Island area: new chests land here and move on at the end of the round.
tip-ribbon =
    { $hidden ->
        [0] { $name }: { $points } points so far: { $chests } for chests, { $sets } for sets of red, blue and yellow, { $tokens } for boat and pirate, { $tiles } for treasure tiles.
       *[other] { $name }: { $points } points so far: { $chests } for chests, { $sets } for sets of red, blue and yellow, { $tokens } for boat and pirate, { $tiles } for treasure tiles. The question mark stands for hidden treasure tiles.
    }
tip-screen =
    { $own ->
        [1] Your screen: only you see these dice.
       *[other] A screen. At the reveal you see the dice that were kept; the others stay secret.
    }
tip-tiles =
    { $own ->
        [1] { $count ->
            [0] Your treasure tiles: none yet. Treasure Hunt brings them.
            [one] Your treasure tile: one point for each coin. The others see only the water side.
           *[other] Your treasure tiles: one point for each coin. The others see only the water side.
        }
       *[other] { $count ->
            [0] No treasure tiles yet.
            [one] { $count } treasure tile. Its coins stay secret until the end.
           *[other] { $count } treasure tiles. Their coins stay secret until the end.
        }
    }
tip-boat =
    { $most ->
        [one] Boat on box { $box }: { $most } chest in the fleet area and { $most } die on Board at most. Box { $box } is worth 1 point.
       *[other] Boat on box { $box }: { $most } chests in the fleet area and { $most } dice on Board at most. Box { $box } is worth { $box } points.
    }
tip-pirate =
    { $most ->
        [one] Pirate on box { $box }: { $most } chest in the crew area and { $most } die on Raid at most. Box { $box } is worth 1 point.
       *[other] Pirate on box { $box }: { $most } chests in the crew area and { $most } dice on Raid at most. Box { $box } is worth { $box } points.
    }
tip-action-expand-fleet = Expand Fleet: { $two ->
        [1] the 1st moves the boat one box.
       *[other] the 1st moves the boat two boxes, the 2nd one.
    }
tip-action-recruit-crew = Recruit Crew: { $two ->
        [1] the 1st moves the pirate one box.
       *[other] the 1st moves the pirate two boxes, the 2nd one.
    }
tip-action-treasure-hunt = Treasure Hunt: { $two ->
        [1] a chest and a treasure tile for the 1st.
       *[other] a chest and one of two treasure tiles for the 1st, one tile for the 2nd.
    }
tip-action-board = Board: { $two ->
        [1] the 1st steals a chest from the other's fleet; that boat loses a box.
       *[other] the 1st steals a chest from a fleet, the 2nd claims one from the centre island. The target's boat loses a box.
    }
tip-action-raid = Raid: { $two ->
        [1] the 1st steals a chest from the other's crew; that pirate loses a box.
       *[other] the 1st steals a chest from a crew, the 2nd claims one from the centre island. The target's pirate loses a box.
    }
tip-total = Total: { $total }.
tip-bonus =
    { $value ->
        [0] An empty bonus space.
       *[other] A bonus tile: +{ $value } to your total on this action whenever you have a die there.
    }
tip-schooner = The schooner, the start player token: its owner declares first and wins ties. Otherwise a tie goes to whoever sits nearest to it, clockwise.
tip-between = { $name } and { $other } so far. Points without treasure tiles: { $points } to { $other-points }. Chests in Tortuga: { $home } to { $other-home }. Chests stolen from each other: { $stolen } to { $other-stolen }. Actions won: { $won } to { $other-won }.
tip-standings = Who leads: chests in Tortuga, and points as far as they are known.
