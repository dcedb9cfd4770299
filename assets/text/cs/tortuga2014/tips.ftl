## Tooltips of the table. They stand on small plates: one or two short sentences.

tip-phase-1 = Fáze 1: všichni tajně hází a nechávají si kostky, dokud všechny neleží na deskách.
tip-phase-2 = Fáze 2: pět akcí, jedna po druhé. { $two ->
        [1] Jedná jen hráč s nejvyšším součtem.
       *[other] Jednají hráči se dvěma nejvyššími součty.
    }
tip-phase-3 = Fáze 3: každý si vytáhne truhlici a pak se všechny posunou o jeden prostor, pokud je místo.
tip-target =
    { $count ->
        [one] Hra končí v kole, kdy má někdo v Tortuze aspoň { $count } truhlici.
        [few] Hra končí v kole, kdy má někdo v Tortuze aspoň { $count } truhlice.
       *[other] Hra končí v kole, kdy má někdo v Tortuze aspoň { $count } truhlic.
    }
tip-log = Vše, co se stalo, nejnovější dole.
tip-center =
    { $count ->
        [0] { $two ->
            [1] Ve dvou se na centrální ostrov truhlice neumisťují: přebytečné se vracejí do sáčku.
           *[other] Centrální ostrov je prázdný. Chodí sem přebytečné truhlice, od každé barvy nejvýš jedna.
        }
        [one] Na centrálním ostrově je { $count } truhlice. Jednu si vezme hráč na 2. pozici v Přepadení nebo Loupeži.
        [few] Na centrálním ostrově jsou { $count } truhlice. Jednu si vezme hráč na 2. pozici v Přepadení nebo Loupeži.
       *[other] Na centrálním ostrově je { $count } truhlic. Jednu si vezme hráč na 2. pozici v Přepadení nebo Loupeži.
    }
tip-bag =
    { $count ->
        [0] Sáček je prázdný: kdo má vytáhnout truhlici, nevytáhne nic.
        [one] V sáčku zbývá { $count } truhlice.
        [few] V sáčku zbývají { $count } truhlice.
       *[other] V sáčku zbývá { $count } truhlic.
    }
tip-supply =
    { $count ->
        [one] Zbývá { $count } bonusový žeton. Když už leží všechny vaše kostky, každý další hod ostatních vám jeden přinese.
        [few] Zbývají { $count } bonusové žetony. Když už leží všechny vaše kostky, každý další hod ostatních vám jeden přinese.
       *[other] Zbývá { $count } bonusových žetonů. Když už leží všechny vaše kostky, každý další hod ostatních vám jeden přinese.
    }
tip-pool =
    { $count ->
        [0] Žeton s pokladem už žádný nezbyl.
        [one] Zbývá { $count } žeton s pokladem. Každý skrývá jeden až tři zlaťáky.
        [few] Zbývají { $count } žetony s pokladem. Každý skrývá jeden až tři zlaťáky.
       *[other] Zbývá { $count } žetonů s pokladem. Každý skrývá jeden až tři zlaťáky.
    }
tip-tortuga = Tortuga: { $count ->
        [one] { $count } truhlice
        [few] { $count } truhlice
        [many] { $count } truhlice
       *[other] { $count } truhlic
    }; při { $most } truhlicích hra končí po kole. Nikdo je nemůže vzít; po 3 bodech, fialová za 6.
tip-fleet = Flotila: { $most ->
        [one] { $count } z { $most } truhlice
        [few] { $count } ze { $most } truhlic
       *[other] { $count } z { $most } truhlic
    }. Příště dorazí do Tortugy; útočí na ně Přepadení.
tip-crew = Posádka: { $most ->
        [one] { $count } z { $most } truhlice
        [few] { $count } ze { $most } truhlic
       *[other] { $count } z { $most } truhlic
    }. Příště se nalodí do flotily; útočí na ně Loupež.
tip-island = Ostrov: připlouvají sem nové truhlice a na konci kola se posunou dál.
tip-ribbon =
    { $hidden ->
        [0] { $name }, body zatím: { $points }, z toho { $chests } za truhlice, { $sets } za sady z červené, modré a žluté, { $tokens } za loď a piráta, { $tiles } za žetony s pokladem.
       *[other] { $name }, body zatím: { $points }, z toho { $chests } za truhlice, { $sets } za sady z červené, modré a žluté, { $tokens } za loď a piráta, { $tiles } za žetony s pokladem. Otazník znamená skryté žetony s pokladem.
    }
tip-screen =
    { $own ->
        [1] Vaše zástěna: tyto kostky vidíte jen vy.
       *[other] Zástěna. Při odkrytí uvidíte ponechané kostky; ostatní zůstanou tajné.
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
        [1] hráč na 1. pozici posune loď o jedno políčko.
       *[other] hráč na 1. pozici posune loď o dvě políčka, na 2. o jedno.
    }
tip-action-recruit-crew = Verbování: { $two ->
        [1] hráč na 1. pozici posune piráta o jedno políčko.
       *[other] hráč na 1. pozici posune piráta o dvě políčka, na 2. o jedno.
    }
tip-action-treasure-hunt = Hon za pokladem: { $two ->
        [1] truhlice a žeton s pokladem pro 1. pozici.
       *[other] truhlice a jeden ze dvou žetonů s pokladem pro 1. pozici, žeton pro 2.
    }
tip-action-board = Přepadení: { $two ->
        [1] 1. pozice vezme truhlici z flotily soupeře a jeho loď ztratí políčko.
       *[other] 1. pozice vezme truhlici z cizí flotily, 2. z centrálního ostrova. Napadená loď ztratí políčko.
    }
tip-action-raid = Loupež: { $two ->
        [1] 1. pozice vezme truhlici z posádky soupeře a jeho pirát ztratí políčko.
       *[other] 1. pozice vezme truhlici z cizí posádky, 2. z centrálního ostrova. Napadený pirát ztratí políčko.
    }
tip-total = Součet: { $total }.
tip-bonus =
    { $value ->
        [0] Prázdné bonusové políčko.
       *[other] Bonusový žeton: +{ $value } k součtu za tuto akci, leží-li tu kostka.
    }
tip-schooner = Škuner: začínající hráč tohoto kola. Určuje první a vyhrává shody. Jinak shodu vyhrává, kdo po směru hodinových ručiček sedí nejblíž.
tip-between = { $name } a { $other } zatím. Body bez žetonů s pokladem: { $points } ku { $other-points }. Truhlice v Tortuze: { $home } ku { $other-home }. Truhlice uloupené tomu druhému: { $stolen } ku { $other-stolen }. Vyhrané akce: { $won } ku { $other-won }.
tip-standings = Kdo vede: truhlice v Tortuze a body, pokud jsou známy.
