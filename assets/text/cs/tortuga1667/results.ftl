# The results of a game of cards.

results-heading = Loajality na stůl
results-you-won =
    { $side ->
       [british] Vyhráváte s Brity
       [french] Vyhráváte s Francouzi
      *[dutch] Vyhráváte s Nizozemci
    }
results-you-lost =
    { $side ->
       [british] Prohráváte s Brity
       [french] Prohráváte s Francouzi
      *[dutch] Prohráváte s Nizozemci
    }
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
results-drawn = remíza
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
results-point-little = <{ $percent } %
results-point-rose =
    { $side ->
       [british] Šance Britů na výhru stoupá asi o { $percent ->
            [one] { $percent } procentní bod
            [few] { $percent } procentní body
           *[other] { $percent } procentních bodů
        }.
       [french] Šance Francouzů na výhru stoupá asi o { $percent ->
            [one] { $percent } procentní bod
            [few] { $percent } procentní body
           *[other] { $percent } procentních bodů
        }.
      *[dutch] Šance Nizozemců na výhru stoupá asi o { $percent ->
            [one] { $percent } procentní bod
            [few] { $percent } procentní body
           *[other] { $percent } procentních bodů
        }.
    }
results-point-fell =
    { $side ->
       [british] Šance Britů na výhru klesá asi o { $percent ->
            [one] { $percent } procentní bod
            [few] { $percent } procentní body
           *[other] { $percent } procentních bodů
        }.
       [french] Šance Francouzů na výhru klesá asi o { $percent ->
            [one] { $percent } procentní bod
            [few] { $percent } procentní body
           *[other] { $percent } procentních bodů
        }.
      *[dutch] Šance Nizozemců na výhru klesá asi o { $percent ->
            [one] { $percent } procentní bod
            [few] { $percent } procentní body
           *[other] { $percent } procentních bodů
        }.
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

# Its pages.
results-page-story = Jak to bylo
results-page-said = Co byla pravda

# The vote whose result won the game, or else the weightiest, card by card.
results-vote = Rozhodující hlasování
results-vote-weighty = Nejdůležitější hlasování
results-vote-when = { $vote }, { $turn }. tah
results-vote-none = Žádné hlasování se nekonalo.
results-vote-deck = balíček
results-vote-by-deck = Rozhodla karta z balíčku. Bez ní by to dopadlo jinak.
results-vote-narrow = Těsný výsledek: jediná jiná karta by ho změnila.
results-vote-by =
    { $count ->
        [0] Jasný výsledek: na jediné kartě nezávisel.
        [one] Rozhodla jediná karta: { $names }. Bez ní by to dopadlo jinak.
        [few] Bez kterékoli z těchto karet by to dopadlo jinak: { $names }.
       *[other] Bez kterékoli z těchto karet by to dopadlo jinak: { $names }.
    }

# Who led, who was marooned by whom, who rowed.
results-lead-british = { $turn }. tah: Britové se ujímají vedení a udrží je.
results-lead-french = { $turn }. tah: Francouzi se ujímají vedení a udrží je.
results-lead-level = { $turn }. tah: oba národy se vyrovnávají a tak to zůstává.
results-always-british = Britové vedli od začátku do konce.
results-always-french = Francouzi vedli od začátku do konce.
results-always-level = Ani jeden národ nikdy nevedl.
results-lead-changes =
    { $count ->
        [0] { "" }
        [one] Vedení se změnilo jednou.
        [few] Vedení se celkem změnilo { $count }krát.
       *[other] Vedení se celkem změnilo { $count }krát.
    }
results-marooned = Vysazení
results-rowed = Plavby
results-nobody = nikdo

# What was said, and what one had guessed, against the truth.
results-said = Co se říkalo
results-said-note = pravdivých tvrzení: { $true } z { $all }
results-said-none = Nikdo nic netvrdil.
results-said-words = „{ $words }“
results-said-spoken =
    { $truth ->
        [true] { $turn }. tah, { $name }: „{ $words }“ Byla to pravda.
       *[false] { $turn }. tah, { $name }: „{ $words }“ Nebyla to pravda.
    }
results-book = Váš zápisník
results-books = Zápisníky
results-book-note = správných tipů: { $right } z { $all }
results-book-none = Žádný tip není zapsaný.
results-book-spoken = { $name }: tip { $guess }, pravda { $side }
