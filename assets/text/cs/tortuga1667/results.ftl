# The results of a game of cards.

results-heading = Loajality na stůl
results-again-note = Titíž hráči, nové karty.
results-same = Stejné karty
results-same-note = Přesně tytéž loajality a karty: půjde to lépe?
results-proof = Ověřit karty
results-verdict = { $won } · { $ended }
results-turns =
    { $turns ->
       [one] po { $turns } tahu
       [few] po { $turns } tazích
      *[other] po { $turns } tazích
    }
results-armada = { $turns }. tah · { $name } odkrývá Španělskou armadu
results-overtime = { $turns }. tah, v prodloužení
results-team-british =
    { $count ->
       [one] { $count } Brit
       [few] { $count } Britové
      *[other] { $count } Britů
    }
results-team-french =
    { $count ->
       [one] { $count } Francouz
       [few] { $count } Francouzi
      *[other] { $count } Francouzů
    }
results-team-dutch =
    { $count ->
       [one] { $count } Nizozemec
       [few] { $count } Nizozemci
      *[other] { $count } Nizozemců
    }
results-winners = vítězství
results-beaten = prohra
results-until = do { $turn }. tahu
results-spoken-team = { $team }: { $names }
results-treasure = Poklady
results-treasure-note = v pokladnicích obou národů, tah po tahu
results-start = start
results-turn = tah
results-beliefs = Domněnky
results-beliefs-note = co si o každém myslel divák
results-beliefs-up = nahoře: Francouzi
results-beliefs-down = dole: Britové
results-beliefs-truth = pravda
results-beliefs-end = { $name }: { $side }, { $percent } %
results-beliefs-spoken = Čemu divák nakonec věřil: { $beliefs }.
results-points = Zlomové chvíle
results-points-none = Žádný tah hru nezvrátil.
results-points-unknown = Co hru zvrátilo, se nepodařilo spočítat.
results-point-when = { $name }, { $turn }. tah
results-point-belief =
    { $side ->
       [british] { $name } asi drží s Brity, { $before } → { $after } %
       [french] { $name } asi drží s Francouzi, { $before } → { $after } %
      *[dutch] { $name } asi drží s Nizozemci, { $before } → { $after } %
    }
results-points-chance =
    { $side ->
       [british] ± šance Britů na výhru
       [french] ± šance Francouzů na výhru
      *[dutch] ± šance Nizozemců na výhru
    }
results-point-up = +{ $percent } %
results-point-down = −{ $percent } %
results-point-rose =
    { $side ->
       [british] Šance Britů na výhru stoupá asi o { $percent } procentních bodů.
       [french] Šance Francouzů na výhru stoupá asi o { $percent } procentních bodů.
      *[dutch] Šance Nizozemců na výhru stoupá asi o { $percent } procentních bodů.
    }
results-point-fell =
    { $side ->
       [british] Šance Britů na výhru klesá asi o { $percent } procentních bodů.
       [french] Šance Francouzů na výhru klesá asi o { $percent } procentních bodů.
      *[dutch] Šance Nizozemců na výhru klesá asi o { $percent } procentních bodů.
    }
moment-sneaked-british = Pašuje 1 pro Brity
moment-sneaked-french = Pašuje 1 pro Francouze
moment-galleon-british = Útok na galeonu, pro Brity
moment-galleon-french = Útok na galeonu, pro Francouze
moment-ship-british = Útok na loď, pro Brity
moment-ship-french = Útok na loď, pro Francouze
moment-brawl-british = Rvačka: oba pro Brity
moment-brawl-french = Rvačka: oba pro Francouze
moment-brawl-tie = Rvačka: každému jeden
moment-storm = Rozbouřené moře bere poklady zpět
