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
