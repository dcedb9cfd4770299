## The table's standing words. Most stand in small boxes: keep them short.

pic-round = Round { $round }
pic-target = ends at { $count }
pic-phase-1 = 1 Roll the dice
pic-phase-2 = 2 Actions
pic-phase-3 = 3 Move chests

pic-area-tortuga = Tortuga
pic-area-fleet = Fleet
pic-area-crew = Crew
pic-area-island = Island
pic-chests-of =
    { $limit ->
        [one] { $count } of { $limit } chest
       *[other] { $count } of { $limit } chests
    }
pic-island-empty = island area empty
pic-hidden-dice =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
# most dice on the space: below the empty cells of Board and Raid
pic-max = max { $count }
pic-total = total
pic-surplus = surplus
pic-your-surplus = your surplus
pic-surplus-to-bag =
    { $count ->
        [one] { $count } chest to the bag
       *[other] { $count } chests to the bag
    }
pic-your-tiles = Your treasure tiles
pic-tiles-secret = hidden from the others
pic-tiles-none = none yet
pic-tab-dice = Dice table
tip-dice = The numbers of all dice. What you rolled is highlighted.
pic-dice-rows = Each row is a die and its six faces.
pic-dice-custom = Each row is a die of your own set.
