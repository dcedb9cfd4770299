## The rules in the game. Words between double stars are printed strong.

title-rules = Pravidla
title-rules-note = s ukázkami
action-search = Hledat
rules-title = Pravidla
rules-note = { $key } je otevře odkudkoli. U stolu klikněte pravým tlačítkem na cokoli a dozvíte se, co to je.
rules-search = Hledat v pravidlech
rules-search-tip = Najde slovo v nadpisech i textech. Na háčcích, čárkách a velikosti písmen nezáleží.
rules-search-clear = Ukázat zase všechny stránky
rules-found =
    { $count ->
        [0] Nic se nenašlo. Zkuste kratší slovo.
        [one] { $count } stránka
        [few] { $count } stránky
       *[other] { $count } stránek
    }
rules-up = Po stránce nahoru
rules-down = Po stránce dolů
rules-return = Zpět tam, kde jste byli

rules-goal = Hra ve zkratce
rules-goal-1 = Jste pirát, který chce dopravit svou kořist domů. V každém kole rozhodnou kostky, co zmůže vaše loď a posádka; potom se vaše truhlice posunou **o krok blíž** k Tortuze.
rules-goal-2 = Nové truhlice připlouvají na váš **ostrov**, na pravý konec desky.
rules-goal-3 = Odtud putují přes **prostory posádky** a **prostory flotily**, každé kolo o jedno místo dál.
rules-goal-4 = Na **Tortuze** jsou navždy v bezpečí a mají největší cenu.
rules-goal-5 = Má-li někdo na konci kola **šest truhlic na Tortuze**, hra končí. Počítají se truhlice, sady, obě počítadla i žetony s pokladem. Vyhrává nejvíc bodů.
rules-goal-6 = Cestou vám truhlice mohou vzít, a je-li flotila nebo posádka malá, nevejdou se. Rychlost, síla i náklad musí růst společně.
rules-fig-goal = Truhlice putují zprava doleva. Tento kapitán má dvě na Tortuze, jednu ve flotile, která dorazí příště, dvě v posádce a jednu novou na ostrově.

rules-components = Co leží na stole
rules-components-1 = **40 truhlic s poklady:** po deseti červených, modrých a žlutých, pět bílých a pět fialových. Co není ve hře, je v **sáčku**.
rules-components-2 = **Centrální ostrov.** Čekají na něm přebytečné truhlice, od každé barvy nejvýš jedna.
rules-components-3 = **30 žetonů s pokladem** kolem ostrova, modrou stranou nahoru: 17 skrývá jeden zlaťák, 9 dva a 4 tři.
rules-components-4 = **20 bonusových žetonů** s 1 na jedné a 2 na druhé straně: pět pro každého.
rules-components-5 = **Pět kostek, zástěna a deska** pro každého kapitána. Všechny čtyři sady kostek jsou stejné.
rules-components-6 = **Figurka lodě a figurka piráta** pro každého, na počítadle flotily a na počítadle posádky.
rules-components-7 = **Škuner:** kdo ho má, je začínajícím hráčem kola.
rules-fig-table = Stůl: vpředu vaše deska, po stranách desky ostatních kapitánů, uprostřed ostrov.
rules-fig-center = Centrální ostrov se dvěma truhlicemi, kolem žetony s pokladem; vlevo sáček, vpravo bonusové žetony.

rules-board = Vaše deska
rules-board-1 = Čtyři místa pojmou vaše truhlice, dvě počítadla ukazují vaši sílu a pět políček akcí přijímá kostky.
rules-board-2 = **Figurka lodě** na počítadle flotily určuje, kolik truhlic se vejde do flotily a kolik kostek smíte dát na Přepadení.
rules-board-3 = **Figurka piráta** na počítadle posádky určuje totéž pro posádku a pro Loupež.
rules-board-4 = Na Rozšíření flotily, Verbování a Hon za pokladem se vejde libovolně kostek.
rules-board-5 = Na Tortugu a na ostrov se vejde libovolně truhlic. Na **bonusové políčko** u každé akce patří jeden bonusový žeton.
rules-board-6 = Figurka své počítadlo nikdy neopustí: kroky za políčko 8 nebo pod políčko 1 propadají.
rules-fig-board = Loď na políčku 5: místo pro tři truhlice a tři kostky. Pirát na políčku 3: místo pro dvě. Zámek říká, které políčko místo otevře.
rules-limits-box = Figurka na políčku
rules-limits-dice = Kostek na Přepadení (loď) nebo Loupeži (pirát), nejvýš
rules-limits-chests = Truhlic ve flotile (loď) nebo v posádce (pirát), nejvýš

rules-setup = Jak hra začíná
rules-setup-1 = Na centrálním ostrově jsou jen bonusové žetony, kolem něj všechny žetony s pokladem; všechny truhlice jsou v sáčku.
rules-setup-2 = Každý dostane pět kostek, zástěnu a desku.
rules-setup-3 = Obě figurky začínají na **políčku 3**: místo pro dvě truhlice a dvě kostky.
rules-setup-4 = Každý si vylosuje dvě truhlice: první na ostrov, druhou do posádky.
rules-setup-5 = Začínajícího hráče určí los, nebo je to nejmladší, nebo ho zvolíte v nové hře. U stolu začíná nejmladší.
rules-fig-setup = Vaše deska na začátku: truhlice na ostrově, truhlice v posádce, obě figurky na políčku 3.

rules-round = Kolo
rules-round-1 = Každé kolo má tři fáze. Lišta nahoře ukazuje, kde právě jste.
rules-round-2 = **Hod kostkami.** Všichni tajně hodí, něco si nechají, ukážou to a zbytkem hází znovu, dokud všechny kostky neleží na deskách.
rules-round-3 = **Akce.** Pět akcí se koná jedna po druhé. V každé jednají dva nejvyšší součty.
rules-round-4 = **Přesun truhlic.** Každý si vylosuje truhlici a pak se všechny posunou o jedno místo.
rules-round-5 = Nemá-li potom nikdo na Tortuze dost truhlic, škuner přejde po směru hodinových ručiček a začíná další kolo.
rules-fig-round = Fáze 2: tři akce jsou hotové, právě se přepadá.
rules-fig-totals = Kostky na políčkách akcí. Jejich čísla tvoří součet, s nímž soupeříte.

rules-roll = Házení a nechávání
rules-roll-1 = Všichni hodí **najednou za zástěnou** všemi volnými kostkami. Při prvním hodu je to všech pět.
rules-roll-2 = Pak si každý tajně nechá **alespoň jednu kostku**:
rules-roll-3 = kostky, které ukazují **jednu a tutéž akci**, a k nim libovolně lebek,
rules-roll-4 = nebo **jen lebky**.
rules-roll-5 = Nemusíte si nechat vše, co se hodí, a po dalším hodu smíte zvolit stejnou akci znovu. Ponechané kostky leží celé kolo; ostatními se po odkrytí hází znovu.
rules-roll-6 = Číslo v rohu se počítá do součtu za tuto akci. Která čísla kostka má, prozradí její písmeno: viz tabulka kostek.
rules-fig-roll = Dva kanóny si necháváte. Ostatní kostky ukazují něco jiného a bude se jimi házet znovu.
rules-fig-preview = Takhle by to leželo na desce: kostky vybrané, ale ještě nepotvrzené, jsou bledé.

rules-skulls = Lebky
rules-skulls-1 = Lebka se může stát kteroukoli akcí.
rules-skulls-2 = **Ponechaná s akcí** se při odkrytí na tuto akci otočí a platí číslem, které tam má právě ta kostka.
rules-skulls-3 = **Ponechaná sama** se určí až po odkrytí: řeknete jednu akci, kde je místo, a všechny lebky z tohoto hodu se na ni otočí.
rules-skulls-4 = Určuje se po směru hodinových ručiček od začínajícího hráče; vidíte tedy, co si kdo nechal a co určil. Určuje jen ten, kdo si nechal pouze lebky.
rules-skulls-5 = Písmeno u lebky prozrazuje kostku: některé jsou silné na moři, jiné na souši.
rules-fig-skull-joins = Lebka se přidává k šavli. Na Loupeži ukáže číslo, které tam má kostka A.
rules-fig-skulls = Dvě lebky samy: pět akcí na výběr, u každé součet, který by z nich byl.

rules-room = Není místo a povinný přehoz
rules-room-1 = Na Přepadení se nevejde víc kostek, než dovolí figurka lodě, na Loupež víc, než dovolí figurka piráta. Lebky se počítají také.
rules-room-2 = Ukazuje-li **každá** hozená kostka Přepadení nebo Loupež a tato políčka jsou plná, nelze si nechat nic: jste **v úzkých**. Zachrání vás jediná lebka nebo jediný jiný symbol.
rules-room-3 = Kdo je v úzkých, nenechá si nic a při odkrytí ukáže všechny kostky. Když jsou lebky určeny, následuje **povinný přehoz**:
rules-room-4 = hází veřejně všemi volnými kostkami, dokud si nemůže alespoň jednu nechat,
rules-room-5 = a pak si hned nechá a položí. Zbytkem hodí při dalším společném hodu.
rules-room-6 = Povinný přehoz nikomu bonusový žeton nepřinese. Je-li v úzkých víc hráčů, přehazují po směru hodinových ručiček od začínajícího.
rules-fig-stuck = Loď stojí na políčku 2: na Přepadení se vejdou jen dvě kostky. Další dva kanóny se nevejdou.

rules-reveal = Odkrytí zástěn
rules-reveal-1 = Když si všichni vybrali, odkryjí se všechny zástěny naráz.
rules-reveal-2 = Ponechané kostky jdou na svá políčka akcí, s nimi i přidané lebky.
rules-reveal-3 = Co ukazovaly kostky, které si nikdo **nenechal**, zůstane tajné.
rules-reveal-4 = Odkryjí se i bonusové žetony položené během tohoto hodu.
rules-reveal-5 = Potom se určují lebky a přehazuje se, a kdo má volné kostky, hází znovu. Fáze trvá jeden až pět hodů.
rules-fig-reveal = Po odkrytí: dvě kostky na Rozšíření flotily dávají 8, jedna na Honu za pokladem 5. Dvě kostky jsou ještě volné.

rules-bonus = Bonusové žetony
rules-bonus-1 = Rychlost se vyplácí. Leží-li všechny vaše kostky na desce, dostanete **za každý další hod** ostatních **jeden bonusový žeton**, ať jich hází kolik chce. Volíte, zatímco oni hází:
rules-bonus-2 = položit nový žeton jedničkou nahoru na **prázdné** bonusové políčko,
rules-bonus-3 = nebo jeden ze svých otočit **z 1 na 2**.
rules-bonus-4 = Žeton přidává své číslo k součtu za tuto akci, už v tomto kole a **až do konce hry**, máte-li tam alespoň jednu kostku. Bez kostky neplatí.
rules-bonus-5 = Musíte si ho vzít, ledaže všech pět políček ukazuje 2. Vaše volba se ukáže při odkrytí.
rules-bonus-6 = Skončí-li všichni stejným hodem, žeton nedostane nikdo.
rules-fig-bonus = Pět míst pro žeton; ten, který už na jednom leží, lze otočit na 2.

rules-actions = Akce, součty a shody
rules-actions-1 = Akce jdou v pevném pořadí: **Rozšíření flotily, Verbování, Hon za pokladem, Přepadení, Loupež**.
rules-actions-2 = V každé sečte svá čísla a bonusový žeton ten, kdo tam má kostku. **Nejvyšší součet má 1. pozici, další 2.**; nikdo jiný nejedná. Hráč na 1. pozici vše dokončí dřív, než začne ten na 2.
rules-actions-3 = Při **shodě** rozhoduje škuner: vyhrává ji začínající hráč, jinak ten, kdo sedí nejblíž po směru hodinových ručiček.
rules-actions-4 = Kdo smí jednat, smí se akce také **vzdát**. Celá propadne a nikdo nepostoupí.
rules-actions-5 = Kostky leží na deskách až do konce páté akce: možná je budete potřebovat na obranu.
rules-fig-tie = Dva kapitáni mají 9. Škuner je u modrého: žlutý sedí po směru hodinových ručiček blíž a má 1. pozici.

rules-fleet = Akce 1: Rozšíření flotily
rules-fleet-1 = Figurka lodě se posune doprava:
rules-fleet-2 = **1. pozice: o dvě políčka.**
rules-fleet-3 = **2. pozice: o jedno políčko.**
rules-fleet-4 = Silnější flotila doveze na Tortugu víc truhlic najednou a od příštího kola dovolí víc kostek na Přepadení.
rules-fleet-5 = Číslo políčka, na němž loď na konci stojí, se počítá jako body.
rules-fig-fleet-before = Předtím: loď na políčku 3, vejdou se dvě truhlice.
rules-fig-fleet-after = Potom, z 1. pozice: políčko 5, otevřelo se třetí místo.

rules-crew = Akce 2: Verbování
rules-crew-1 = Figurka piráta se posune doprava:
rules-crew-2 = **1. pozice: o dvě políčka.**
rules-crew-3 = **2. pozice: o jedno políčko.**
rules-crew-4 = Větší posádka ohlídá víc truhlic a od příštího kola dovolí víc kostek na Loupež.
rules-crew-5 = I políčko piráta se počítá jako body.
rules-fig-crew-before = Předtím: pirát na políčku 5, vejdou se tři truhlice.
rules-fig-crew-after = Potom, z 2. pozice: políčko 6, otevřelo se čtvrté místo.

rules-hunt = Akce 3: Hon za pokladem
rules-hunt-1 = **1. pozice:** vylosujte ze sáčku truhlici na svůj ostrov. Pak si prohlédněte dva žetony s pokladem, jeden si nechte lícem dolů a druhý vraťte.
rules-hunt-2 = **2. pozice:** vezměte si jeden žeton s pokladem, lícem dolů.
rules-hunt-3 = Zlaťáky na žetonech jsou na konci body. Vidíte je jen vy; kolik žetonů máte, vidí všichni.
rules-hunt-4 = Truhlice stihne i přesun: ještě v tomto kole může být v posádce.
rules-hunt-5 = Je-li sáček prázdný, truhlici nelosujete. Docházejí-li žetony, vezmete si, co zbývá.
rules-fig-hunt = Hráč na 1. pozici volí mezi jedním a třemi zlaťáky.

rules-board-action = Akce 4: Přepadení
rules-board-action-1 = Kanóny útočí na **flotily**.
rules-board-action-2 = **1. pozice:** zvolte kapitána a vezměte kteroukoli truhlici z jeho flotily na svůj ostrov. Jeho loď ztratí políčko.
rules-board-action-3 = **2. pozice:** zvolte kapitána, na kterého neútočila 1. pozice. Jeho loď ztratí políčko. Jemu nevezmete nic, ale je-li na centrálním ostrově nějaká truhlice, jednu si vyberete.
rules-board-action-4 = Kdo má sám na Přepadení kostku, **brání se** a stojí vás políčko, viz Obrana.
rules-board-action-5 = Útočit smíte i na toho, kdo nic nemá nebo jehož loď stojí na políčku 1.
rules-fig-board-first = Z 1. pozice útočíte na kapitána jménem Turtle Jack: fialová truhlice je vaše a jeho loď se vrací na políčko 3.
rules-attack-first = 1. pozice
rules-attack-second = 2. pozice
rules-attack-whom = Cíl
rules-attack-whom-1 = kterýkoli jiný kapitán
rules-attack-whom-2 = na koho neútočila 1. pozice
rules-attack-chest = Truhlice
rules-attack-chest-1 = jedna od obránce, dle volby
rules-attack-chest-2 = jedna z centrálního ostrova
rules-attack-token = Jeho figurka
rules-attack-token-1 = o políčko zpět
rules-attack-token-2 = o políčko zpět
rules-attack-own = Vaše figurka
rules-attack-own-1 = o políčko zpět, brání-li se
rules-attack-own-2 = o políčko zpět, brání-li se

rules-raid = Akce 5: Loupež
rules-raid-1 = Šavle útočí na **posádky**. Jinak je vše jako u Přepadení, jen se posouvají piráti.
rules-raid-2 = **1. pozice:** zvolte kapitána a vezměte kteroukoli truhlici z jeho posádky na svůj ostrov. Jeho pirát ztratí políčko.
rules-raid-3 = **2. pozice:** zvolte kapitána, na kterého neútočila 1. pozice. Jeho pirát ztratí políčko. Je-li na centrálním ostrově truhlice, jednu si vezměte.
rules-raid-4 = Na truhlice na ostrovech desek a na Tortuze nikdo útočit nemůže. Co jste získali Přepadením, je v témže kole v bezpečí před Loupeží.
rules-raid-5 = Vzdá-li se 1. pozice, smí 2. útočit na kohokoli.
rules-fig-raid-second = Máte 2. pozici. Na hráče Turtle Jack už se útočilo, zbývá tedy jen Bellamy; berete si žlutou truhlici.
rules-fig-raid-island = Truhlice, kterou si berete, leží na centrálním ostrově.

rules-defence = Obrana
rules-defence-1 = Kdo je napaden a má **alespoň jednu kostku na téže akci**, brání se. Pak ztratí políčko i útočník: u Přepadení jeho loď, u Loupeže jeho pirát.
rules-defence-2 = Obrana útok nikdy nezastaví a na součtech nezáleží: stačí jedna kostka.
rules-defence-3 = Samotný bonusový žeton nebrání.
rules-defence-4 = I jedna slabá kostka na Přepadení nebo Loupeži z vás dělá dražší cíl. Štítek na desce předem říká, zda se její kapitán brání.
rules-fig-defends = Bellamy má kostku na Přepadení: útok na něj vás stojí políčko.
rules-fig-open = Turtle Jack žádnou nemá: bránit se nemůže.

rules-surplus = Přebytečné truhlice a ostrov
rules-surplus-1 = Figurka, která ustoupí, může nechat málo místa. Po skončení **Přepadení** se kontrolují všechny flotily, po skončení **Loupeže** všechny posádky.
rules-surplus-2 = Co přebývá, musí pryč, **nejdřív truhlice nejvíc vpravo**. Na výběr není, myslete na to, když truhlice řadíte.
rules-surplus-3 = Přebytečná truhlice zůstane na **centrálním ostrově**, není-li tam jiná její barvy; jinak se vrátí do **sáčku**.
rules-surplus-4 = Kontroluje se až po obou útocích: truhlici, která teď vypadne z flotily, si 2. pozice v Přepadení vzít nemůže. 2. pozice v Loupeži téhož kola už ano.
rules-surplus-5 = Druhé strany se to netýká: pirát zahnaný Loupeží nikdy nestojí truhlici z flotily.
rules-fig-surplus = Loď byla zahnána na políčko 1. Zůstat smí jediná truhlice: žlutá leží vpravo a musí pryč.
rules-fig-island = Na ostrově už žlutá leží, tahle tedy jde do sáčku.

rules-move = Fáze 3: Přesun truhlic
rules-move-1 = Nejdřív si každý vylosuje ze sáčku truhlici na svůj ostrov. Pak všichni přesouvají najednou:
rules-move-2 = **Krok 1:** všechny truhlice z flotily na Tortugu.
rules-move-3 = **Krok 2:** truhlice z posádky do flotily, kolik dovolí loď.
rules-move-4 = **Krok 3:** truhlice z ostrova do posádky, kolik dovolí pirát.
rules-move-5 = Plní se zleva doprava v pořadí, které si **volně zvolíte** – tedy volíte i to, které truhlice se vejdou. Přesunout se jich musí co nejvíc. Co se nevejde, opustí desku: na centrální ostrov, nebo do sáčku.
rules-move-6 = Vlevo je nejbezpečněji, protože se přichází o truhlice zprava. Na ostrově desky nikdy nic nezůstane.
rules-fig-move-cards = Tři truhlice na dvě místa: modrá zbývá a je přebytečná.
rules-fig-move-plan = Takhle budou flotila a posádka vypadat po přesunu.

rules-end = Konec hry
rules-end-1 = Kontroluje se jednou za kolo: když všichni přesunuli.
rules-end-2 = Má-li alespoň jeden kapitán **šest nebo víc truhlic na Tortuze**, hra hned končí a všichni počítají body.
rules-end-3 = **Delší hra:** osm truhlic místo šesti, nic jiného se nemění. Ve čtyřech se sáček často vyprázdní; kdo má losovat z prázdného, nelosuje nic.
rules-end-4 = Protože všichni přesouvají najednou, může se to v jednom kole podařit i několika.
rules-end-5 = Nejvíc truhlic doma hru ukončí, ale nevyhraje: rozhodují body.
rules-fig-end = Šest truhlic je doma: tohle bylo poslední kolo.

rules-scoring = Počítání bodů
rules-scoring-1 = **Truhlice:** po 3 bodech na Tortuze, 2 ve flotile, 1 v posádce. **Fialové** se počítají dvakrát.
rules-scoring-2 = **Sady:** 3 body za jednu červenou, jednu modrou a jednu žlutou truhlici, ať jsou na desce kdekoli. Každá truhlice patří jen do jedné sady. **Bílá** zastoupí kteroukoli z těch tří barev, ale jen na Tortuze. Fialová do sady nepatří nikdy.
rules-scoring-3 = **Počítadla:** číslo políčka, na němž stojí každá figurka.
rules-scoring-4 = **Žetony s pokladem:** bod za každý zlaťák.
rules-scoring-5 = Bonusové žetony, škuner a truhlice na centrálním ostrově se nepočítají. Vyhrává nejvíc bodů; při remíze se o vítězství dělíte.
rules-fig-scoring = Deska z příkladu níže. Patří k ní dva žetony s pokladem, s 1 a 3 zlaťáky.
rules-example = Příklad
rules-example-how = jak to vzniklo
rules-example-points = body
rules-example-tortuga = Tortuga
rules-example-tortuga-how = šest truhlic, žádná fialová: 6 × 3
rules-example-fleet = Flotila
rules-example-fleet-how = jedna fialová truhlice: 2, počítáno dvakrát
rules-example-crew = Posádka
rules-example-crew-how = dvě truhlice: 2 × 1
rules-example-sets = Sady
rules-example-sets-how = červená, modrá, žlutá – a červená, modrá s bílou z Tortugy místo žluté
rules-example-tracks = Počítadla
rules-example-tracks-how = loď na políčku 4, pirát na políčku 4
rules-example-tiles = Žetony s pokladem
rules-example-tiles-how = jeden zlaťák a tři zlaťáky
rules-example-total = Celkem

rules-two = Dva kapitáni
rules-two-1 = Platí všechna pravidla s těmito změnami:
rules-two-2 = Jedná jen **1. pozice**. Druhý součet nepřináší nic.
rules-two-3 = Rozšíření flotily a Verbování posouvají figurku **o jedno políčko**.
rules-two-4 = Hon za pokladem přinese truhlici a **jeden** žeton s pokladem, bez výběru.
rules-two-5 = Na centrální ostrov truhlice **nechodí**: přebytečné se vždy vracejí do sáčku.
rules-fig-two = Ve dvou: jen písek a kresba v něm.

rules-house = Naše pravidla
rules-house-1 = Tištěná pravidla nechávají pár otázek otevřených. V nové hře si můžete zvolit:
rules-house-2 = **Přebytečné truhlice** po celé akci (obvykle), nebo po každém útoku.
rules-house-3 = **Na prázdné místo** se útočit smí (obvykle), nebo nesmí.
rules-house-4 = **Přesun truhlic** tajně a najednou (obvykle), nebo veřejně jeden po druhém.
rules-house-5 = **Začínající hráč** losem, nejmladší, nebo zvolené místo.
rules-house-6 = **Vlastní čísla na kostkách.**
rules-house-7 = Co zvolíte, je zapsáno v záznamu hry a platí pro všechny.

rules-glossary = Námořnická slova
rules-term-tortuga = Tortuga
rules-about-tortuga = Levé místo na desce. Truhlice tam jsou v bezpečí; šest jich ukončí hru.
rules-term-fleet = Flotila
rules-about-fleet = Truhlice na palubě, krok od Tortugy. Útočí na ni Přepadení.
rules-term-crew = Posádka
rules-about-crew = Truhlice hlídané na souši, krok od flotily. Útočí na ni Loupež.
rules-term-island = Ostrov
rules-about-island = Pravý konec desky, kam připlouvají nové truhlice.
rules-term-center = Centrální ostrov
rules-about-center = Ostrov uprostřed stolu; drží po jedné přebytečné truhlici od každé barvy.
rules-term-box = Políčko
rules-about-box = Jeden z osmi stupňů počítadla.
rules-term-boat = Figurka lodě
rules-about-boat = Na počítadle flotily: mez pro flotilu a pro kostky na Přepadení.
rules-term-pirate = Figurka piráta
rules-about-pirate = Na počítadle posádky: mez pro posádku a pro kostky na Loupeži.
rules-term-action-space = Políčko akce
rules-about-action-space = Leží tu ponechané kostky, dokud akce neskončí.
rules-term-bonus-tile = Bonusový žeton
rules-about-bonus-tile = Přidává 1 nebo 2 k součtu za jednu akci, až do konce hry.
rules-term-treasure-tile = Žeton s pokladem
rules-about-treasure-tile = Skrývá jeden až tři zlaťáky, každý je bod.
rules-term-start-player = Začínající hráč
rules-about-start-player = Má škuner: určuje první a vyhrává shody.
rules-term-screen = Zástěna
rules-about-screen = Skrývá váš hod až do odkrytí.
rules-term-cycle = Hod
rules-about-cycle = Jednou společně hodit, nechat si a odkrýt.
rules-term-keep = Nechat si
rules-about-keep = Vybrat z hodu kostky, které půjdou na desku.
rules-term-skull = Lebka
rules-about-skull = Šestá strana každé kostky: hodí se ke každé akci.
rules-term-reveal = Odkrytí
rules-about-reveal = Všechny zástěny jdou vzhůru naráz.
rules-term-position = 1. a 2. pozice
rules-about-position = Dva nejvyšší součty v akci: ti, kdo jednají.
rules-term-surplus = Přebytek
rules-about-surplus = Truhlice, které se nevejdou. Opouštějí desku.

rules-dice = Tabulka kostek
rules-dice-1 = Každá kostka má každou akci jednou, s čísly 1 až 5, a lebku se svým písmenem. Všichni kapitáni mají stejných pět kostek.
rules-dice-2 = Každá akce má v sadě každé číslo právě jednou, všechny akce jsou tedy stejně silné. Liší se jen to, kde je která kostka dobrá.
rules-dice-3 = **Odkud čísla jsou:** kostku A dokládají dvě nezávislé recenze tištěné hry; její písmeno je náš odhad. Seznam ostatních čtyř se nikde nenašel. Jsou rekonstrukcí, která pokračuje ve vzoru známé kostky.
rules-dice-documented = doložená
rules-dice-reconstructed = rekonstrukce

rules-captains = Jak kapitáni přemýšlejí
rules-captains-1 = Všichni kapitáni jsou jeden a týž stroj. Dostane to, co vidí jeho místo, a nic víc: ani hody za zástěnami, ani skryté žetony s pokladem, ani pořadí v sáčku.
rules-captains-2 = **Soupeři:** z jejich odkrytých kostek přehraje mnoho pravděpodobných konců jejich tahů. Čeká, že útoky zasáhnou toho, kdo bude v tu chvíli vpředu, jistý si tím ale není.
rules-captains-3 = **Vlastní kostky:** pro každé možné rozložení zjistí, kdo kde jedná, a dohraje zbytek kola: akce, útoky, přebytky i přesuny.
rules-captains-4 = **Pozice:** co po kole zůstane, ocení jako šanci na výhru. Váhy tohoto ocenění se naučil v hrách kapitánů mezi sebou.
rules-captains-5 = **Volba:** všechny další hody se spočítají přesně, i s bonusovými žetony za brzký konec. Vybere se volba s nejlepší šancí.
rules-captains-6 = Pět úrovní je týž stroj. Slabší se po celé kolo mýlí v ceně akcí, pletou si volby, které jsou si blízké, a nedívají se na kostky soupeřů. Jejich změřená síla se ukazuje u nové hry.
rules-captains-7 = **Rada** je nejsilnější kapitán na vašem místě: nejlepší volby, šance všech na výhru, body po kole a rozdíl proti další volbě, rozdělený na pět akcí, bonusové žetony a truhlice. Části dávají přesně součet.
rules-captains-8 = Dokud se pokládají kostky, je částí místo dosažené u akce. Když už leží, je to to, čím akce hýbe: lodě, piráti, zlaťáky, truhlice flotil a posádek.
rules-captains-9 = Věta stojí jen tam, kde rozhoduje jediná část: víc než 60 % všech a nejméně půl procentního bodu. Rady se počítají do statistik.

rules-keys = Klávesy a myš
rules-keys-1 = Vše jde ovládat jen myší, nebo jen klávesnicí. Nápovědy ukazují klávesu toho, co je pod ukazatelem.
rules-keys-2 = **Pravé tlačítko** na čemkoli u stolu otevře jeho stránku. Klávesnicí: dojděte tam tabulátorem a stiskněte klávesu pravidel.
rules-key-confirm = Potvrdit, nebo stisknout, co je vybráno
rules-key-skip = Přeskočit, co se hýbe
rules-key-hint = Rada kapitána; znovu: proč
rules-key-undo = Vzít zpět poslední výběr
rules-key-clear = Vrátit vše, co je vybráno
rules-key-forfeit = Vzdát se akce
rules-key-back = Nabídka, nebo o obrazovku zpět
rules-key-die-1 = První kostka; 2 až 5 ostatní
rules-key-action-1 = První akce; W, E, R a T ostatní
rules-key-next = Další věc ke stisknutí; se Shiftem předchozí
rules-key-left = Šipky vedou všemi směry
rules-key-panel = Lodní deník nebo tabulka kostek
rules-key-log = Lodní deník
rules-key-speed = Rychlost pohybů
rules-key-rules = Pravidla
rules-key-search = Hledat v pravidlech
rules-key-fullscreen = Okno, nebo celá obrazovka
rules-key-page-down = Dolů: deník, pravidla
rules-key-page-up = Nahoru: deník, pravidla
rules-key-first = Na začátek
rules-key-last = Na konec
