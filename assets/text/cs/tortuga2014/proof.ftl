# The proof of the dice.

proof-dice =
    { $dealt ->
        [one] Znovu odvozen { $dealt } hod, kostek: { $dice }. Je takový, jak se hrálo.
        [few] Znovu odvozeny { $dealt } hody a tahy, kostek: { $dice }. Všechny jsou takové, jak se hrálo.
        [many] Znovu odvozeno { $dealt } hodu a tahu, kostek: { $dice }. Všechny jsou takové, jak se hrálo.
       *[other] Znovu odvozeno { $dealt } hodů a tahů, kostek: { $dice }. Všechny jsou takové, jak se hrálo.
    }
proof-chart =
    { $dice ->
        [one] { $dice } kostka, strana po straně
        [few] { $dice } kostky, strana po straně
        [many] { $dice } kostky, strana po straně
       *[other] { $dice } kostek, strana po straně
    }
proof-legend = tolik dají poctivé kostky v průměru
proof-all = Všichni
proof-rolled =
    { $dice ->
        [one] { $dice } kostka
        [few] { $dice } kostky
        [many] { $dice } kostky
       *[other] { $dice } kostek
    }
proof-chance = Aspoň takhle nerovně padnou poctivé kostky v { $percent } ze 100 her.
proof-chance-rare = Vzácné: aspoň takhle nerovně padnou poctivé kostky jen v { $percent } ze 100 her.
proof-chance-least = Velmi vzácné: aspoň takhle nerovně padnou poctivé kostky v méně než 1 ze 100 her.
