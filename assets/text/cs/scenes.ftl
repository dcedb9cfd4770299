# Titul, nová hra, předání, výsledky, poděkování.

# ---- titul
title-motto = Kostky, truhlice a nejrychlejší cesta domů
title-continue = Pokračovat
title-continue-note =
    { $people ->
        [one] { $name }
        [few] { $people } hráči
        [many] { $people } hráče
       *[other] { $people } hráčů
    }{ $captains ->
        [0] { "" }
        [one] {" "}a 1 kapitán
        [few] {" "}a { $captains } kapitáni
        [many] {" "}a { $captains } kapitána
       *[other] {" "}a { $captains } kapitánů
    }{ $round ->
        [0] { "" }
       *[other] {" "}· { $round }. kolo
    }
title-continue-other = { $game }{ $round ->
        [0] { "" }
       *[other] {" "}· { $round }. kolo
    }
title-continue-lesson = lekce{ $round ->
        [0] { "" }
       *[other] {" "}· { $round }. kolo
    }
title-new-game = Nová hra
title-new-game-note = 2–4 hráči, 6 nebo 8 truhlic
title-hot-seat = Společně
title-hot-seat-note = u jednoho počítače
title-library = Hry
title-library-note = přehrání, statistika
title-credits = Autoři
title-quit = Ukončit

quit-title = Opustit přístav?
quit-from-title = Rozehrané hry zůstanou. Pokračovat se dá kdykoli.

# ---- nová hra
newgame-title = Nová hra
newgame-note = Zvolte hráče a vyplujte
newgame-seats =
    { $seats ->
        [one] { $seats } hráč
        [few] { $seats } hráči
        [many] { $seats } hráče
       *[other] { $seats } hráčů
    }
newgame-game = Hra
newgame-seat-number = { $seat }. místo
newgame-person = Člověk
newgame-person-note = Hraje někdo u tohoto počítače.
newgame-person-long = Hraje u tohoto počítače myší, klávesnicí nebo gamepadem. Když se o něj dělí víc lidí, skrývá kostky opona, dokud neusedne další hráč.
newgame-captain = Počítač
newgame-captain-note = Hraje počítač a nevidí víc, než by na tomto místě viděl člověk.
newgame-name = Jméno
newgame-name-1 = Kapitánka Rosa
newgame-name-2 = Turtle Jack
newgame-name-3 = Bellamy
newgame-name-4 = Mad Anne
newgame-name-5 = Long Ben
newgame-name-6 = Grace
newgame-name-7 = Old Barnaby
newgame-name-8 = Salty Sam
newgame-name-9 = Scarlet Meg
newgame-colour = Barva a tvář
newgame-level = Úroveň
newgame-seed = Semínko
newgame-seed-secret = tajné
newgame-seed-new = Vylosovat semínko, které jde poslat přátelům
newgame-seed-note = Napište semínko a jeho kostky padnou znovu. Zůstane-li pole prázdné, vylosuje se tajné semínko a ukáže se po hře.
newgame-same-deal = Znovu stejné kostky a stejný sáček: { $game }
newgame-seed-same = Stejné semínko, stejné kostky i sáček.
newgame-set-sail = Vyplout
newgame-practice = Cvičná hra
newgame-practice-note = V nabídce u stolu lze vrátit celá kola. Zapíše se to do záznamu a hra se nepočítá do statistiky.
newgame-unadvised = Bez rad
newgame-unadvised-note = V této hře nikdo nedostane radu, u stolu ani v zápisníku; zapíše se to do záznamu.
newgame-computers = Samé počítače
newgame-computers-note = Za všechny hraje počítač: můžete se dívat, nebo si jedno místo vzít zpět.
newgame-equals = Rovnocenní soupeři
newgame-equals-note = Řekne, jak silně hraje { $name }, a nabídne počítačové hráče, kteří jsou dohromady stejně silní.
newgame-equals-nobody = Chce to jednoho člověka a jeden počítač.
newgame-equals-message = Herní síla ({ $name }): { $place }.
    { $known }.
newgame-equals-offer = Dohromady stejně silní: { $levels }.
newgame-equals-middle = Do té doby prostřední úroveň: { $levels }.
newgame-equals-level = { $count } × { $level }
newgame-equals-take = Vzít je
newgame-house-rules = Naše pravidla
newgame-house-rules-note =
    { $changed ->
        [0] Platí obvyklá pravidla.
        [one] { $changed } pravidlo se liší od obvyklých.
        [few] { $changed } pravidla se liší od obvyklých.
        [many] { $changed } pravidla se liší od obvyklých.
       *[other] { $changed } pravidel se liší od obvyklých.
    }

newgame-fault-seats = Počet hráčů musí být { $least } až { $most }, ne { $seats }.
newgame-fault-name-empty = { $seat }. místo nemá jméno.
newgame-fault-name-long = Jméno { $seat }. místa je delší než { $most } znaků.
newgame-fault-name-twice = Dva hráči se jmenují { $name }.
newgame-name-unshown =
    { $count ->
        [one] Jeden znak jména tu nelze zobrazit: místo něj je otazník
        [few] { $count } znaky jmen tu nelze zobrazit: místo nich jsou otazníky
       *[other] { $count } znaků jmen tu nelze zobrazit: místo nich jsou otazníky
    }
newgame-fault-colour = { $seat }. místo potřebuje vlastní barvu.
newgame-fault-level = { $seat }. místo: kapitán jménem { $level } neexistuje.
newgame-fault-seed = Semínko je delší než { $most } bajtů.

# ---- naše pravidla
rule-title = Naše pravidla
rule-intro = Kde se tištěná pravidla v různých jazycích liší nebo mlčí, rozhodnete vy. Obvyklá volba je první.
rule-usual = Obvyklá pravidla

# ---- předání
handover-title = Na řadě je
handover-note = Ostatní prosím odvraťte zrak.
handover-lift = Jsem tady
handover-else = Nejdřív někdo jiný
handover-unseen = Kteroukoli, naslepo
handover-gathered-title = Všichni si vybrali
handover-gathered = Všichni se zase mohou dívat na stůl.
handover-open-title = Takto to dopadlo
handover-open = Viděli to všichni? Pak se jde dál.
handover-open-done = Všichni to viděli

# ---- výsledky
results-heading = Doma v Tortuze
results-again = Hrát znovu
results-again-note = Titíž hráči, nové kostky.
results-real = Hrát doopravdy
results-lesson = Lekce znovu
results-new = Nová hra
results-title = Na úvod
results-pages = Stránky
results-seed = Semínko této hry: { $seed }

# ---- poděkování
credits-title = Autoři
credits-note = Díla jiných použitá v této hře
credits-up = O stránku zpět
credits-down = O stránku dál
credits-game = Hra
credits-icons = Symboly
credits-fonts = Písma
credits-sounds = Zvuky
credits-music = Hudba
credits-libraries = Knihovny
credits-rules = Pravidla
credits-dice = Kostky
credits-art = Obrázky
credits-tools = Nástroje
credits-works-dice = Kostky A–E
credits-works-art = Moře, ostrov, desky, kostky, truhlice
credits-works-sounds = Kostky, truhlice, zástěny, kanón, šavle, zvon, vlny
credits-note-game = Tento program zpracovává pravidla nezávisle. Hra a její jména patří svým majitelům; není v něm žádný jejich text ani obrázek a oni s ním nejsou spojeni.
credits-note-dice = Čísla kostky A jsou doložená. Čísla kostek B až E jsou doplněná: každý symbol nese každé číslo 1–5 jednou.
credits-note-art = Namaloval program podle vlastních receptů v { $folder }.
credits-note-icons = Změněné barvy: { $what }
credits-note-figures = Upraveno: výchozí jsou verzálkové číslice.
credits-note-readable = Čitelné písmo z nastavení.
credits-note-sounds = Zvuky vytvořil program podle vlastních receptů v { $folder }; nic není nahrávka.
credits-note-music = Vlastní melodie, hrají ji syntetizovaná cistra, kytara a koncertina ({ $folder }).
