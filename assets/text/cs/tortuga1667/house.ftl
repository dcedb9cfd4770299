# What the house says of this game in other words: its title, its players in the order of the seats.

title-motto = Nevěřte nikomu, nejméně kapitánovi
title-new-game-note = 2–9 hráčů, tajné loajality
newgame-person-long = Hraje u tohoto počítače myší, klávesnicí nebo gamepadem. Když se o něj dělí víc lidí, loajality a karty skrývá opona.
newgame-seed-same = Stejné semínko, stejné loajality a karty.
newgame-seed-note = Napište semínko a zahrajete si znovu jeho karty. Zůstane-li pole prázdné, vylosuje se tajné semínko a ukáže se po hře.
newgame-name-1 = Rosa
newgame-name-2 = Turtle Jack
newgame-name-3 = Bellamy
newgame-name-4 = Mad Anne
newgame-name-5 = Old Silas
newgame-name-6 = Zola
newgame-name-7 = Kofi Drum
newgame-name-8 = Finn
newgame-name-9 = Mei Lin

# ---- knihovna, záznam a porovnání mluví o tazích a kartách
title-continue-other = { $game }{ $round ->
        [0] { "" }
       *[other] {" "}· { $round }. tah
    }
title-continue-lesson = lekce{ $round ->
        [0] { "" }
       *[other] {" "}· { $round }. tah
    }
newgame-same-deal = Znovu stejné karty: { $game }
pause-same-later-title = Stejné karty až později
pause-same-later = Karty této hry zůstanou tajné, dokud neskončí. Potom je znovu nabídnou výsledky i seznam her; ve cvičné hře to jde odsud hned.
library-when =
    { $date } · { $rounds ->
        [one] { $rounds } tah
        [few] { $rounds } tahy
        [many] { $rounds } tahu
       *[other] { $rounds } tahů
    }
library-when-running = { $date } · { $rounds }. tah
library-same = Stejné karty
library-compare-note = Vedle jiné hry se stejnými kartami.
library-proof = Ověřit karty
library-proof-note = Zjistit, zda s kartami nikdo nemanipuloval.
library-alike = hráno vícekrát se stejnými kartami
library-sealed = Karty zapečetěny: { $digits }…
replay-proof = Ověřit karty
replay-round-back = O tah zpět
replay-round = K dalšímu tahu
replay-step-round = tah
replay-eyes-nobody = Karty lícem dolů: jen to, co viděli všichni
replay-pic-acting = Na tahu je { $name }
replay-pic-peek = lícem dolů
branch-name = { $name } · od { $round }. tahu
branch-dice = Které karty
branch-same = Stejné karty
branch-fresh = Nové karty
branch-secret = Karty rozehrané hry zůstávají tajné.
branch-same-note = Ať uděláte cokoli, loajality i balíčky jsou z této hry. Nová hra se uloží vedle staré.
pause-sealed = Karty této hry byly zapečetěny před prvním zamícháním: { $digits }…
log-sealed = Karty jsou zapečetěné: nikdo je už nezmění. Pečeť: { $digits }…
statistics-rounds = průměrný počet tahů ve hře: { $rounds }
title-continue-note =
    { $people ->
        [one] { $name }
        [few] { $people } hráči
        [many] { $people } hráče
       *[other] { $people } hráčů
    }{ $captains ->
        [0] { "" }
        [one] {" "}a 1 počítač
        [few] {" "}a { $captains } počítače
        [many] {" "}a { $captains } počítače
       *[other] {" "}a { $captains } počítačů
    }{ $round ->
        [0] { "" }
       *[other] {" "}· { $round }. tah
    }
