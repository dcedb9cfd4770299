# What somebody decided, where two games of one deal part.

deed-keep =
    { $count ->
        [one] { $name } behält Würfel { $dice }: { $action }
       *[other] { $name } behält die Würfel { $dice }: { $action }
    }
deed-skulls =
    { $count ->
        [one] { $name } behält den Totenkopf von Würfel { $dice }
       *[other] { $name } behält die Totenköpfe der Würfel { $dice }
    }
deed-none = { $name } kann keinen Würfel behalten
deed-bonus = { $name } nimmt ein Vorteilsplättchen: { $action }
deed-declare = { $name } dreht Totenköpfe auf { $action }
deed-perform = { $name } führt aus: { $action }
deed-forfeit = { $name } verzichtet auf { $action }
deed-tile = { $name } wählt ein Schatzplättchen
deed-attack = { $action }: { $name } gegen { $target }
deed-attack-chest = { $action }: { $name } gegen { $target }, { $chest }
deed-move = { $name } wählt die Reihenfolge der Truhen
