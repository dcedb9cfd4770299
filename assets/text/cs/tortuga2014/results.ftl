# The results of a game.

results-winner =
    Vítězí { $name }: { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    } po { $rounds ->
        [one] { $rounds } kole
       *[other] { $rounds } kolech
    }
results-shared =
    O vítězství se dělí { $names }: { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    } po { $rounds ->
        [one] { $rounds } kole
       *[other] { $rounds } kolech
    }
results-place = { $place }.
results-tortuga = Truhlice v Tortuze
results-fleet = Truhlice ve flotile
results-crew = Truhlice v posádce
results-sets = Sady červená, modrá, žlutá
results-tracks = Počítadla
results-tiles = Žetony s pokladem
results-total = Body
