# The voyages: the name of each island, what is asked there, how it stands, and what each star asks for.
# $rival1, $rival2 and so on: names of the others, in turn order after the person.

voyage-calm-harbour = Tichý přístav
voyage-calm-harbour-head = Na cestu
voyage-calm-harbour-story = Hra začíná: obě figurky stojí na políčku 3 a nikdo zatím nic nemá.
voyage-calm-harbour-1 = vaše loď je na políčku 4 nebo dál
voyage-calm-harbour-2 = vaše loď je na políčku 5 nebo dál
voyage-calm-harbour-3 = a váš pirát je na políčku 4 nebo dál

voyage-spade-beach = Rýčová pláž
voyage-spade-beach-head = Kopat
voyage-spade-beach-story = Druhé kolo a škuner je váš: každou shodu vyhráváte.
voyage-spade-beach-1 = pozice ve dvou akcích
voyage-spade-beach-2 = a žeton s pokladem
voyage-spade-beach-3 = 1. pozice v Honu za pokladem a pozice v dalších dvou akcích

voyage-shipwrights-slip = Loděnice
voyage-shipwrights-slip-head = Nic neztratit
voyage-shipwrights-slip-story = Třetí kolo: dvě truhlice na moři a dvě na cestě, ale vaše loď je pořád na políčku 3. { $rival1 } staví lodě.
voyage-shipwrights-slip-1 = ztratíte nejvýš jednu truhlici
voyage-shipwrights-slip-2 = neztratíte žádnou
voyage-shipwrights-slip-3 = a vaše loď není za lodí soupeře { $rival1 }

voyage-skull-reef = Lebkový útes
voyage-skull-reef-head = I kosti se hodí
voyage-skull-reef-story = Druhé kolo, druhý hod: jedna kostka leží, ze čtyř dalších ukazují dvě lebky a jedna Přepadení.
voyage-skull-reef-1 = pozice ve dvou akcích
voyage-skull-reef-2 = 1. pozice ve dvou akcích
voyage-skull-reef-3 = a pozice ve třetí

voyage-purple-lagoon = Fialová laguna
voyage-purple-lagoon-head = Fialová kořist
voyage-purple-lagoon-story = Třetí kolo: { $rival1 } má na moři fialovou truhlici a ta platí dvojnásob.
voyage-purple-lagoon-1 = pozice v Přepadení
voyage-purple-lagoon-2 = získáte při něm truhlici
voyage-purple-lagoon-3 = a ta je fialová

voyage-cannon-key = Dělový ostrůvek
voyage-cannon-key-head = Všechna děla
voyage-cannon-key-story = Čtvrté kolo, čtyři kapitáni. Vaše loď je na políčku 6 nebo dál: na Přepadení smějí čtyři vaše kostky.
voyage-cannon-key-1 = ukradnete truhlici
voyage-cannon-key-2 = ukradnete dvě
voyage-cannon-key-3 = a žádnou neztratíte

voyage-raiders-bight = Zátoka lupičů
voyage-raiders-bight-head = Předstihnout oba
voyage-raiders-bight-story = Páté kolo, ztráta na prvního: { $behind }. V posádce vám leží fialová truhlice a dva lupiči po ní jdou.
voyage-raiders-bight-1 = druhé místo
voyage-raiders-bight-2 = první místo
voyage-raiders-bight-3 = první aspoň o čtyři body

voyage-lantern-bay = Lucernová zátoka
voyage-lantern-bay-head = Být hotov první
voyage-lantern-bay-story = Třetí kolo, čtyři místa a na vaší desce žádný bonusový žeton. Kdo skončí dřív, dostane za každý hod ostatních jeden.
voyage-lantern-bay-1 = bonusy v součtu aspoň 3
voyage-lantern-bay-2 = bonusy v součtu aspoň 4
voyage-lantern-bay-3 = bonusy v součtu aspoň 5, a ne poslední v bodech

voyage-narrow-strait = Úzký průliv
voyage-narrow-strait-head = Obrátit hru
voyage-narrow-strait-story = Čtvrté kolo, jen vy dva: { $rival1 } vede o { $behind }, truhlice v Tortuze: { $home }.
voyage-narrow-strait-1 = nejvýš pět bodů zpět
voyage-narrow-strait-2 = vyhrajete
voyage-narrow-strait-3 = aspoň o pět bodů

voyage-fog-bank = Mlžný pás
voyage-fog-bank-head = Mlhou domů
voyage-fog-bank-story = Kolo { $round }, možná poslední: čtyři kapitáni těsně u sebe a všechny žetony s pokladem leží lícem dolů.
voyage-fog-bank-1 = druhé místo
voyage-fog-bank-2 = vyhrajete
voyage-fog-bank-3 = aspoň o tři body

voyage-empty-bag-atoll = Prázdný atol
voyage-empty-bag-atoll-head = Sáček je prázdný
voyage-empty-bag-atoll-story = Hra do osmi truhlic, kolo { $round }. V sáčku: { $left }. Na všechny už nezbude.
voyage-empty-bag-atoll-1 = druhé místo
voyage-empty-bag-atoll-2 = vyhrajete
voyage-empty-bag-atoll-3 = aspoň o dva body

voyage-tortuga-roads = Rejda Tortugy
voyage-tortuga-roads-head = Proti admirálům
voyage-tortuga-roads-story = Čtvrté kolo: plují s vámi tři admirálové. Viditelné body: { $points }, stejně jako nejlepší. Škuner je váš.
voyage-tortuga-roads-1 = druhé místo
voyage-tortuga-roads-2 = vyhrajete
voyage-tortuga-roads-3 = aspoň o tři body
