# The proof of the dice.

proof-dice =
    { $dealt ->
        [one] 1 Wurf mit { $dice } Würfeln wurde aus dem Startwort neu hergeleitet: Er ist wie gespielt.
       *[other] { $dealt } Würfe und Ziehungen mit zusammen { $dice } Würfeln wurden aus dem Startwort neu hergeleitet: Alle sind wie gespielt.
    }
proof-chart = { $dice } Würfel, Seite für Seite
proof-legend = so fallen faire Würfel im Durchschnitt
proof-all = Alle
proof-rolled = { $dice } Würfel
proof-chance = Mindestens so ungleichmäßig fallen faire Würfel in { $percent } von 100 Spielen.
proof-chance-rare = Selten: Mindestens so ungleichmäßig fallen faire Würfel nur in { $percent } von 100 Spielen.
proof-chance-least = Sehr selten: Mindestens so ungleichmäßig fallen faire Würfel in weniger als 1 von 100 Spielen.
