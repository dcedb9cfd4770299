# What somebody decided, where two games of one deal part.

deed-keep =
    { $count ->
        [one] { $name } keeps die { $dice }: { $action }
       *[other] { $name } keeps dice { $dice }: { $action }
    }
deed-skulls =
    { $count ->
        [one] { $name } keeps the skull of die { $dice }
       *[other] { $name } keeps the skulls of dice { $dice }
    }
deed-none = { $name } can keep no die
deed-bonus = { $name } takes a bonus tile: { $action }
deed-declare = { $name } turns skulls to { $action }
deed-perform = { $name } carries out { $action }
deed-forfeit = { $name } forfeits { $action }
deed-tile = { $name } chooses a treasure tile
deed-attack = { $action }: { $name } against { $target }
deed-attack-chest = { $action }: { $name } against { $target }, { $chest }
deed-move = { $name } chooses the order of the chests

# The same as a choice, for whoever has it.
choice-keep =
    { $count ->
        [one] Keep die { $dice }: { $action }
       *[other] Keep dice { $dice }: { $action }
    }
choice-skulls =
    { $count ->
        [one] Keep the skull of die { $dice }
       *[other] Keep the skulls of dice { $dice }
    }
choice-declare = Skulls to { $action }
choice-bonus = Bonus tile: { $action }
choice-tile =
    { $coins ->
        [one] The tile with { $coins } coin
       *[other] The tile with { $coins } coins
    }
choice-forfeit = Forfeit { $action }
choice-move = Fleet: { $fleet }; crew: { $crew }
choice-no-chest = nothing
