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
title-continue-lesson = lekce{ $round ->
        [0] { "" }
       *[other] {" "}· { $round }. kolo
    }
title-new-game = Nová hra
title-new-game-note = 2–4 místa, 6 nebo 8 truhlic
title-hot-seat = Společně
title-hot-seat-note = u jedné obrazovky
title-library = Hry
title-library-note = záznamy, statistika
title-credits = Poděkování
title-quit = Odejít

quit-title = Opustit přístav?
quit-from-title = Rozehrané hry zůstanou. Pokračovat se dá kdykoli.

# ---- nová hra
newgame-title = Nová hra
newgame-note = Zvolte kapitány a vyplujte
newgame-seats =
    { $seats ->
        [one] { $seats } místo
        [few] { $seats } místa
        [many] { $seats } místa
       *[other] { $seats } míst
    }
newgame-seat-number = { $seat }. místo
newgame-person = Člověk
newgame-person-note = Hraje někdo u této obrazovky.
newgame-person-long = Hraje u této obrazovky myší, klávesnicí nebo gamepadem. Když se o ni dělí víc lidí, kostky každého skrývá opona, dokud neusedne další.
newgame-captain = Počítač
newgame-captain-note = Hraje počítač a nevidí víc, než by na tomto místě viděl člověk.
newgame-name = Jméno
newgame-name-1 = Kapitánka Rosa
newgame-name-2 = Turtle Jack
newgame-name-3 = Bellamy
newgame-name-4 = Mad Anne
newgame-colour = Barva a znak
newgame-level = Síla
newgame-length = Délka hry
newgame-target =
    { $chests ->
        [one] { $chests } truhlice
        [few] { $chests } truhlice
        [many] { $chests } truhlice
       *[other] { $chests } truhlic
    }
newgame-length-note =
    Hra skončí po kole, v němž má někdo na Tortuze { $chests ->
        [one] { $chests } truhlici
        [few] { $chests } truhlice
        [many] { $chests } truhlice
       *[other] { $chests } truhlic
    }.
newgame-start = Začínající hráč
newgame-start-random = Náhoda
newgame-start-youngest = Nejmladší
newgame-start-seat = Místo
newgame-start-random-note = Rozhodne náhoda. Škuner putuje po každém kole po směru hodin.
newgame-start-youngest-note = Začíná nejmladší z vás. Řekněte, které místo to je.
newgame-start-seat-note = Zvolíte místo, které začíná.
newgame-seed = Semínko
newgame-seed-secret = tajné
newgame-seed-new = Vylosovat semínko, které se dá říct příteli
newgame-seed-note = Napište slovo a jeho kostky padnou znovu. Zůstane-li pole prázdné, vylosuje se tajné a ukáže se po hře.
newgame-seed-same = Stejné semínko, stejné kostky i sáček.
newgame-set-sail = Vyplout
newgame-practice = Cvičná hra
newgame-practice-note = Celá kola jde vzít zpět, v nabídce u stolu. Zapíše se to do záznamu a hra se nepočítá do statistiky.
newgame-house-rules = Naše pravidla
newgame-house-rules-note =
    { $changed ->
        [0] Platí obvyklá pravidla.
        [one] { $changed } pravidlo se liší od obvyklých.
        [few] { $changed } pravidla se liší od obvyklých.
        [many] { $changed } pravidla se liší od obvyklých.
       *[other] { $changed } pravidel se liší od obvyklých.
    }

newgame-fault-seats = S tímto počtem míst ({ $seats }) hrát nelze: jsou potřeba 2 až 4.
newgame-fault-name-empty = { $seat }. místo nemá jméno.
newgame-fault-name-long = Jméno { $seat }. místa je delší než { $most } znaků.
newgame-fault-name-twice = Dvě místa se jmenují { $name }.
newgame-fault-colour = { $seat }. místo potřebuje vlastní barvu.
newgame-fault-level = { $seat }. místo: kapitán jménem { $level } není.
newgame-fault-start = { $seat }. místo nemůže začínat, u stolu není.
newgame-fault-seed = Semínko je delší než { $most } bajtů.
newgame-fault-dice = Každá kostka potřebuje čísla 1 až 5, každé jednou.

# ---- naše pravidla
rule-title = Naše pravidla
rule-intro = Kde pravidla mlčí nebo se liší, rozhoduje stůl. Obvyklá volba stojí první.
rule-usual = Obvyklá pravidla
rule-surplus = Přebytečné truhlice při přepadení a loupeži
rule-surplus-after-action = Po akci
rule-surplus-after-action-note = Kdo má víc truhlic než místa, odloží je, až skončí oba útoky akce.
rule-surplus-after-each-attack = Po každém útoku
rule-surplus-after-each-attack-note = Přebytečné truhlice se odloží hned, druhý útočník je tak může najít na ostrově.
rule-empty = Útoky na prázdné prostory
rule-empty-allowed = Dovoleny
rule-empty-allowed-note = Zaútočit lze i na toho, kdo nemá truhlice: figurky se pohnou stejně.
rule-empty-forbidden = Zakázány
rule-empty-forbidden-note = Cílem prvního útoku může být jen ten, kdo má v napadeném prostoru truhlice.
rule-move = Přesun truhlic s poklady
rule-move-simultaneous = Všichni naráz
rule-move-simultaneous-note = Každý volí tajně, pak se všechny truhlice přesunou společně.
rule-move-clockwise = Postupně
rule-move-clockwise-note = Jeden po druhém od začínajícího hráče; pozdější vidí, co udělali ostatní.
rule-dice = Čísla na kostkách
rule-dice-reconstructed = Obvyklá sada
rule-dice-reconstructed-note = Kostka A je známa z recenzí, B až E jsou doplněny tak, aby každé číslo bylo u každé akce jednou.
rule-dice-custom = Vlastní sada
rule-dice-custom-note = Opište své kostky: stiskem se číslo změní; každá si nechá 1 až 5 po jednom.
rule-dice-turn = Další číslo

# ---- předání
handover-title = Na řadě je
handover-note = Ostatní se prosím nedívají.
handover-lift = Jsem tady

# ---- výsledky
results-heading = Doma na Tortuze
results-winner =
    Vítěz: { $name }, { $points ->
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
results-tortuga = Truhlice na Tortuze
results-fleet = Truhlice flotily
results-crew = Truhlice posádky
results-sets = Trojice červená, modrá, žlutá
results-tracks = Počítadla
results-tiles = Žetony s pokladem
results-total = Body
results-again = Hrát znovu
results-again-note = Titíž kapitáni, nové kostky.
results-real = Hrát doopravdy
results-lesson = Lekce znovu
results-new = Nová hra
results-title = Na titul
results-seed = Semínko této hry: { $seed }

# ---- poděkování
credits-title = Poděkování
credits-note = Díla jiných, s nimiž tato hra pluje
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
credits-works-sounds = Kostky, truhlice, zástěny, dělo, šavle, zvon, vlny
credits-note-game = Tento program zpracovává pravidla nezávisle. Hra a její jména patří svým majitelům; není v něm žádný jejich text ani obrázek a oni s ním nejsou spojeni.
credits-note-dice = Čísla kostky A jsou doložená. Čísla kostek B až E jsou doplněná: každý symbol nese každé číslo 1–5 jednou.
credits-note-art = Namalovaly vlastní recepty programu v { $folder }.
credits-note-icons = Změněné barvy: { $what }
credits-note-figures = Upraveno: výchozí jsou verzálkové číslice.
credits-note-readable = Čitelné písmo z nastavení.
credits-note-sounds = Vytvořily vlastní recepty programu v { $folder }; nic není nahrané.
credits-note-music = Vlastní melodie, hraje ji vytvořená cistra, kytara a koncertina ({ $folder }).
