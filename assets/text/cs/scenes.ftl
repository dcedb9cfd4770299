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
newgame-game = Hra
game-tortuga2014 = Tortuga
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
newgame-name-5 = Long Ben
newgame-name-6 = Grace
newgame-name-7 = Old Barnaby
newgame-name-8 = Salty Sam
newgame-name-9 = Scarlet Meg
newgame-colour = Barva a znak
newgame-level = Síla
option-target = Délka hry
option-target-6 = 6 truhlic
option-target-8 = 8 truhlic
option-target-note =
    Hra skončí po kole, v němž má někdo na Tortuze { $value ->
        [one] { $value } truhlici
        [few] { $value } truhlice
        [many] { $value } truhlice
       *[other] { $value } truhlic
    }.
option-start_player = Začínající hráč
option-start_player-random = Náhoda
option-start_player-youngest = Nejmladší
option-start_player-seat = Místo
option-start_player-random-note = Rozhodne náhoda. Škuner putuje po každém kole po směru hodin.
option-start_player-youngest-note = Začíná nejmladší z vás. Řekněte, které místo to je.
option-start_player-seat-note = Zvolíte místo, které začíná.
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

newgame-fault-seats = S tímto počtem míst ({ $seats }) hrát nelze: jsou potřeba { $least } až { $most }.
newgame-fault-name-empty = { $seat }. místo nemá jméno.
newgame-fault-name-long = Jméno { $seat }. místa je delší než { $most } znaků.
newgame-fault-name-twice = Dvě místa se jmenují { $name }.
newgame-fault-colour = { $seat }. místo potřebuje vlastní barvu.
newgame-fault-level = { $seat }. místo: kapitán jménem { $level } není.
newgame-fault-seed = Semínko je delší než { $most } bajtů.

# ---- naše pravidla
rule-title = Naše pravidla
rule-intro = Kde pravidla mlčí nebo se liší, rozhoduje stůl. Obvyklá volba stojí první.
rule-usual = Obvyklá pravidla
option-surplus_timing = Přebytečné truhlice při přepadení a loupeži
option-surplus_timing-afterAction = Po akci
option-surplus_timing-afterAction-note = Kdo má víc truhlic než místa, odloží je, až skončí oba útoky akce.
option-surplus_timing-afterEachAttack = Po každém útoku
option-surplus_timing-afterEachAttack-note = Přebytečné truhlice se odloží hned, druhý útočník je tak může najít na ostrově.
option-attack_empty = Útoky na prázdné prostory
option-attack_empty-allowed = Dovoleny
option-attack_empty-allowed-note = Zaútočit lze i na toho, kdo nemá truhlice: figurky se pohnou stejně.
option-attack_empty-forbidden = Zakázány
option-attack_empty-forbidden-note = Cílem prvního útoku může být jen ten, kdo má v napadeném prostoru truhlice.
option-move_choice = Přesun truhlic s poklady
option-move_choice-simultaneous = Všichni naráz
option-move_choice-simultaneous-note = Každý volí tajně, pak se všechny truhlice přesunou společně.
option-move_choice-clockwise = Postupně
option-move_choice-clockwise-note = Jeden po druhém od začínajícího hráče; pozdější vidí, co udělali ostatní.
option-custom_dice = Čísla na kostkách
option-custom_dice-reconstructed = Obvyklá sada
option-custom_dice-reconstructed-note = Kostka A je známa z recenzí, B až E jsou doplněny tak, aby každé číslo bylo u každé akce jednou.
option-custom_dice-custom = Vlastní sada
option-custom_dice-custom-note = Opište své kostky: stiskem se číslo změní; každá si nechá 1 až 5 po jednom.
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
