## Tooltips of the table. They stand on small plates: one or two short sentences.

tip-more = Pravé tlačítko: pravidla
tip-rules = Pravidla, otevřená u toho, co je právě na řadě
tip-phase-1 = Fáze 1: všichni tajně hází a nechávají si kostky, dokud všechny neleží na deskách.
tip-phase-2 = Fáze 2: pět akcí, jedna po druhé. Jednají dva nejvyšší součty.
tip-phase-3 = Fáze 3: každý si vylosuje truhlici a pak se všechny posunou o jedno místo.
tip-target =
    { $count ->
        [one] Hra končí v kole, kdy má někdo na Tortuze { $count } truhlici.
        [few] Hra končí v kole, kdy má někdo na Tortuze { $count } truhlice.
       *[other] Hra končí v kole, kdy má někdo na Tortuze { $count } truhlic.
    }
tip-log = Vše, co se stalo, nejnovější dole.
tip-dice = Čísla všech kostek. Co jste hodili, je orámované.
tip-center =
    { $count ->
        [0] Centrální ostrov je prázdný. Chodí sem přebytečné truhlice, od každé barvy jedna.
        [one] Na centrálním ostrově je { $count } truhlice. Jednu si bere 2. pozice v Přepadení nebo Loupeži.
        [few] Na centrálním ostrově jsou { $count } truhlice. Jednu si bere 2. pozice v Přepadení nebo Loupeži.
       *[other] Na centrálním ostrově je { $count } truhlic. Jednu si bere 2. pozice v Přepadení nebo Loupeži.
    }
tip-bag =
    { $count ->
        [one] V sáčku zbývá { $count } truhlice.
        [few] V sáčku zbývají { $count } truhlice.
       *[other] V sáčku zbývá { $count } truhlic.
    }
tip-supply =
    { $count ->
        [one] Zbývá { $count } bonusový žeton. Máte-li hotovo, každý další hod ostatních vám jeden přinese.
        [few] Zbývají { $count } bonusové žetony. Máte-li hotovo, každý další hod ostatních vám jeden přinese.
       *[other] Zbývá { $count } bonusových žetonů. Máte-li hotovo, každý další hod ostatních vám jeden přinese.
    }
tip-pool =
    { $count ->
        [one] Zbývá { $count } žeton s pokladem. Každý skrývá jeden až tři zlaťáky.
        [few] Zbývají { $count } žetony s pokladem. Každý skrývá jeden až tři zlaťáky.
       *[other] Zbývá { $count } žetonů s pokladem. Každý skrývá jeden až tři zlaťáky.
    }
tip-tortuga = Tortuga: { $count ->
        [one] { $count } truhlice
        [few] { $count } truhlice
        [many] { $count } truhlice
       *[other] { $count } truhlic
    }; při { $most } hra končí. Nikdo je nevezme; po 3 bodech.
tip-fleet = Flotila: { $count } z { $most } truhlic. Příště dorazí na Tortugu; útočí na ně Přepadení.
tip-crew = Posádka: { $count } z { $most } truhlic. Příště se nalodí do flotily; útočí na ně Loupež.
tip-island = Ostrov: připlouvají sem nové truhlice a na konci kola se posunou dál.
tip-ribbon = { $name }, body zatím: { $points }. Otazník znamená skryté žetony s pokladem.
tip-screen =
    { $own ->
        [1] Vaše zástěna: tyto kostky vidíte jen vy.
       *[other] Zástěna: tyto kostky se ukážou při odkrytí.
    }
tip-tiles =
    { $own ->
        [1] { $count ->
            [0] Vaše žetony s pokladem: zatím žádné. Přináší je Hon za pokladem.
            [one] Váš žeton s pokladem: za každý zlaťák bod. Ostatní vidí jen modrou stranu.
            [few] Vaše žetony s pokladem: za každý zlaťák bod. Ostatní vidí jen modrou stranu.
           *[other] Vaše žetony s pokladem: za každý zlaťák bod. Ostatní vidí jen modrou stranu.
        }
       *[other] { $count ->
            [0] Zatím žádné žetony s pokladem.
            [one] { $count } žeton s pokladem. Zlaťáky zůstanou tajné do konce.
            [few] { $count } žetony s pokladem. Zlaťáky zůstanou tajné do konce.
           *[other] { $count } žetonů s pokladem. Zlaťáky zůstanou tajné do konce.
        }
    }
tip-boat =
    { $most ->
        [one] Loď na políčku { $box }: nejvýš { $most } truhlice ve flotile a { $most } kostka na Přepadení. Body za loď: { $box }.
       *[other] Loď na políčku { $box }: nejvýš { $most } truhlice ve flotile a { $most } kostky na Přepadení. Body za loď: { $box }.
    }
tip-pirate =
    { $most ->
        [one] Pirát na políčku { $box }: nejvýš { $most } truhlice v posádce a { $most } kostka na Loupeži. Body za piráta: { $box }.
       *[other] Pirát na políčku { $box }: nejvýš { $most } truhlice v posádce a { $most } kostky na Loupeži. Body za piráta: { $box }.
    }
tip-action-expand-fleet = Rozšíření flotily: { $two ->
        [1] 1. pozice posune loď o jedno políčko.
       *[other] 1. pozice posune loď o dvě políčka, 2. o jedno.
    }
tip-action-recruit-crew = Verbování: { $two ->
        [1] 1. pozice posune piráta o jedno políčko.
       *[other] 1. pozice posune piráta o dvě políčka, 2. o jedno.
    }
tip-action-treasure-hunt = Hon za pokladem: { $two ->
        [1] truhlice a žeton s pokladem pro 1. pozici.
       *[other] truhlice a jeden ze dvou žetonů s pokladem pro 1. pozici, žeton pro 2.
    }
tip-action-board = Přepadení: { $two ->
        [1] 1. pozice vezme truhlici z flotily soupeře.
       *[other] 1. pozice vezme truhlici z cizí flotily, 2. z centrálního ostrova. Napadená loď ztratí políčko.
    }
tip-action-raid = Loupež: { $two ->
        [1] 1. pozice vezme truhlici z posádky soupeře.
       *[other] 1. pozice vezme truhlici z cizí posádky, 2. z centrálního ostrova. Napadený pirát ztratí políčko.
    }
tip-total = Součet: { $total }.
tip-bonus =
    { $value ->
        [0] Prázdné bonusové políčko.
       *[other] Bonusový žeton: +{ $value } ke každému součtu této akce, leží-li tu kostka.
    }
tip-schooner = Škuner: začínající hráč tohoto kola. Určuje první a vyhrává shody.
