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

# The same as a choice, for whoever has it.
choice-keep =
    { $count ->
        [one] Würfel { $dice } behalten: { $action }
       *[other] Würfel { $dice } behalten: { $action }
    }
choice-skulls =
    { $count ->
        [one] Totenkopf { $dice } behalten
       *[other] Totenköpfe { $dice } behalten
    }
choice-declare = Totenköpfe auf { $action }
choice-bonus = Vorteilsplättchen: { $action }
choice-tile =
    { $coins ->
        [one] Das Plättchen mit { $coins } Münze
       *[other] Das Plättchen mit { $coins } Münzen
    }
choice-forfeit = Verzicht auf { $action }
choice-move = Flotte: { $fleet }; Crew: { $crew }
choice-no-chest = nichts
