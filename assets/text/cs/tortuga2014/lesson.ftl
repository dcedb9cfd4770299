## The guided first game. Each step has a title, a text of at most some 300 letters, and perhaps an answer
## (-no) for whoever tries something else. $jack and $bellamy are names (kept in the nominative here).

guide-welcome-title = Vítejte na palubě!
guide-welcome = Tohle je vaše deska. Truhlice putují zprava doleva: z ostrova přes posádku a flotilu do Tortugy, každé kolo o krok. Šest nebo víc truhlic v Tortuze ukončí hru. Vyhrává hráč s nejvíce body.

guide-captains-title = Vaši soupeři
guide-captains = Proti vám plují { $jack } a { $bellamy }. Jejich desky ukazují totéž co vaše, jen menší. Ukažte na cokoli, nebo tam přejděte klávesami { $key-next } a šipkami, a dozvíte se, co to je; pravé tlačítko nebo { $key-rules } otevře pravidla.

guide-tracks-title = Dvě figurky
guide-tracks = Vaše loď stojí na políčku 3: do flotily se vejdou dvě truhlice. Váš pirát stojí také na políčku 3: do posádky se vejdou dvě. Čím víc vpravo stojí, tím víc truhlic se vejde a tím víc bodů přinesou.

guide-dice-title = Hod
guide-dice = Fáze 1: všichni tři házíte najednou za zástěnami. Každá kostka ukazuje akci s číslem, nebo lebku. Některé si necháte, ukážete je a zbylými hodíte znovu.

guide-keep-ships-title = Kostky jedné akce
guide-keep-ships = Dvě kostky ukazují galeonu, Rozšíření flotily, s čísly 4 a 5. Klikněte na obě, nebo stiskněte { $key-die-1 } a { $key-die-2 }. Na desce vidíte, co by z nich bylo. Pak stiskněte červené tlačítko nebo { $key-confirm }.
guide-keep-ships-no = Kostky, které si necháváte spolu, ukazují jednu akci. Dnes chceme větší flotilu: obě galeony a nic jiného.

guide-reveal-title = Zástěny vzhůru!
guide-reveal = Každý ukáže, co si nechal. Vaše dvě kostky leží na Rozšíření flotily a dávají 9; ostatní si nechali po jedné. Vaše zbylé tři už jsou hozené znovu.

guide-keep-skull-title = Lebka se přidá
guide-keep-skull = Jedna kostka ukazuje klobouk, Verbování. Lebka se hodí ke každé akci. Její písmeno udává řádek tabulky kostek: kostka C má u klobouku 3. Vyberte klobouk a lebku: 4 + 3 = 7. Potvrďte.
guide-keep-skull-no = Vyberte klobouk Verbování spolu s lebkou: víc než jejich 7 z tohoto hodu nebude.

guide-keep-alone-title = Lebka sama
guide-keep-alone = Poslední kostka ukazuje lebku. Ponechaná sama čeká na odkrytí: teprve pak řeknete, co z ní bude, a už víte, co si nechali ostatní. Nechte si ji.

guide-declare-title = Určete lebku
guide-declare = Na Honu za pokladem má { $jack } 1 a { $bellamy } 3. Nejvyšší součet tam přinese truhlici a zlaťáky, druhý nejvyšší jen zlaťáky. Zvolte Hon za pokladem: klikněte na něj nebo stiskněte { $key-action-3 }, a potvrďte. Lebka tam platí 2.
guide-declare-no = Mohla by to být kterákoli akce, ale pojďme za pokladem: zvolte Hon za pokladem.

guide-bonus-title = Rychlost se vyplácí
guide-bonus = Všechny vaše kostky leží, ale ostatní ještě hází. Každý jejich další hod vám přinese bonusový žeton. Tento položte na Hon za pokladem: 2 + 1 = 3. Zůstane tam celou hru.
guide-bonus-no = Také dobré místo, ale { $bellamy } má na Honu za pokladem 3. Položte žeton tam, ať ho doženete.

guide-totals-title = Fáze 2: akce
guide-totals = Teď přijde pět akcí, zleva doprava. Na Rozšíření flotily máte 9, { $jack } 8, { $bellamy } 3. Nejvyšší součet má 1. pozici, další 2. Nikdo jiný nejedná.

guide-fleet-title = Rozšíření flotily
guide-fleet = Z 1. pozice se vaše loď posune o dvě políčka, z 2. jen o jedno. Vlevo od červeného tlačítka vidíte, co z toho bude. Potvrďte.
guide-fleet-no = Akce se vzdát smíte, ale větší flotily by byla škoda. Potvrďte akci.

guide-stronger-title = Víc místa
guide-stronger = Vaše loď stojí na políčku 5: do flotily se vejdou tři truhlice a od příštího kola smí ležet tři kostky na Přepadení.

guide-crew-title = Verbování: shoda
guide-crew = Vy i { $bellamy } máte 7. Shodu rozhoduje škuner: leží u vás, jste začínající hráč, a máte tedy 1. pozici. Pirát se posune o dvě políčka. Potvrďte.
guide-crew-no = Akce se nevzdávejte: větší posádka ohlídá víc truhlic. Potvrďte.

guide-hunt-title = Hon za pokladem
guide-hunt = 3 proti 3 a škuner zase pomáhá vám. Bez bonusového žetonu by byl napřed { $bellamy }. Z 1. pozice si vytáhnete truhlici a prohlédnete dva žetony s pokladem. Potvrďte.
guide-hunt-no = Akce se nevzdávejte: čeká truhlice a zlaťáky. Potvrďte.

guide-tile-title = Zlaťáky
guide-tile = Tyto dva žetony vidíte jen vy. Každý zlaťák je na konci bod. Nechte si žeton se dvěma zlaťáky; druhý se vrátí k ostatním.
guide-tile-no = Dva zlaťáky jsou víc než jeden. Nechte si druhý žeton.

guide-peace-title = Fáze 3: truhlice se přesouvají
guide-peace = Nikdo neměl kostky na Přepadení ani na Loupeži, nikdo tedy nebyl napaden. Každý si vytáhl další truhlici. Na vašem ostrově teď leží tři.

guide-move-title = Pořadí volíte vy
guide-move = Z flotily do Tortugy, z posádky do flotily, z ostrova do posádky: vše se vejde. Dojde-li místo, přijdete nejdřív o truhlici nejvíc vpravo. Fialové jsou za dvojnásobek bodů, bílou tedy nechte vpravo. Potvrďte.
guide-move-no = Nechte pořadí fialová, fialová, bílá: o tu vpravo se přichází nejdřív a fialové jsou za dvojnásobek bodů.

guide-round-title = Jedno kolo je za vámi
guide-round = Bílá truhlice je na palubě a v příštím kole dorazí do Tortugy. Škuner má teď { $jack }: shody vyhraje on, jinak nejbližší po směru hodinových ručiček. A teď: do zbraně!

guide-keep-cannons-title = Kanóny
guide-keep-cannons = Dva kanóny a lebka: loď na políčku 5 dovolí tři kostky na Přepadení. Nechte si všechny tři: klikněte na ně, nebo stiskněte { $key-die-1 }, { $key-die-3 } a { $key-die-5 }. Přepadení útočí na flotily ostatních.
guide-keep-cannons-no = Útočíme vším, co máme: oba kanóny a lebka, nic jiného.

guide-keep-sabre-title = Šavle
guide-keep-sabre = Šavle patří k Loupeži: tou se bere truhlice z cizí posádky. K účasti stačí jedna kostka. Zároveň vás chrání: kdo vás oloupí, truhlici sice získá, ale jeho pirát jde o políčko zpět. Nechte si šavli.
guide-keep-sabre-no = Nechte si šavli: jedna kostka na Loupeži útočí i brání.

guide-stuck-title = V úzkých!
guide-stuck = Poslední kostka ukazuje kanón, ale na Přepadení už tři leží. Nic se nevejde: jste v úzkých. Při odkrytí ji ukážete a pak veřejně přehazujete, dokud se nevejde. Potvrďte.

guide-reroll-title = Povinný přehoz
guide-reroll = Rýč: ten se vejde. Vyberte kostku a nechte si ji. Povinný přehoz nikomu bonusový žeton nepřinese.

guide-bonus-again-title = Další bonusový žeton
guide-bonus-again = Ostatní ještě hází, dostáváte tedy zase žeton. Mohli byste otočit na 2 ten na Honu za pokladem. Tento ale položte na Přepadení: z vašich 11 bude 12 a žeton tam zůstane i pro další kola.
guide-bonus-again-no = Možné to je, ale teď posílíme Přepadení: zvolte Přepadení, nebo stiskněte { $key-action-4 }.

guide-watch-title = Přihlížíte
guide-watch = Na Rozšíření flotily a Verbování nemáte kostku, tam jednají jen soupeři. Na Honu za pokladem je vaše 2 třetí: dva jednají, třetí odejde s prázdnou. Podívejte se, co udělají.

guide-board-title = Přepadení!
guide-board = Máte 1. pozici, součet 12. Kdo má sám kostku na Přepadení, brání se a vaše loď také ztratí políčko: { $jack } by se bránil. { $bellamy } kostku nemá. Klikněte na červenou truhlici v jeho flotile a potvrďte.
guide-board-no = Podívejte se na štítky na deskách: { $bellamy } se nebrání. Vezměte jeho červenou truhlici.

guide-boarded-title = Kořist
guide-boarded = Truhlice leží na vašem ostrově, kde na ni nikdo útočit nemůže. { $bellamy } přišel s lodí o políčko. { $jack } má 2. pozici. Na stejného hráče útočit nesmí, zbýváte tedy jen vy.

guide-defended-title = Bránili jste se
guide-defended = Vaše loď ztratila políčko. Kostky na Přepadení vás ale bránily, proto o políčko přišel i { $jack }. Na 2. pozici si bere truhlici z centrálního ostrova, ne od vás, ale žádná tam není.

guide-raid-title = Loupež!
guide-raid = Zase máte 1. pozici. Podívejte se, co stojí cizí obrana: { $bellamy } má kostku na Loupeži. Přesto vezměte modrou truhlici z jeho posádky; políčko ztratí i váš pirát.
guide-raid-no = Tentokrát napadněte někoho, kdo se brání: modrou truhlici má v posádce { $bellamy }.

guide-raided-title = Co to stálo
guide-raided = Truhlice je vaše; oba piráti ztratili políčko. Teď má v Loupeži 2. pozici { $bellamy } a vrací vám úder. Kostka vás zase brání, ale váš pirát musí ustoupit ještě o políčko.

guide-surplus-title = Přebytek
guide-surplus = Váš pirát stojí na políčku 3: v posádce smějí zůstat dvě truhlice, byly tři. Ta nejvíc vpravo, bílá, vypadla a leží na centrálním ostrově. Vzít si ji může příští hráč na 2. pozici v Přepadení nebo Loupeži.

guide-order-title = Vaše volba
guide-order = Tři truhlice, ale do posádky se vejdou jen dvě. Kterou oželíte? Přetáhněte truhlici, nebo klikněte na ni a pak na její nové místo. Co zbude, půjde na centrální ostrov. Až se vám to bude líbit, potvrďte.

guide-score-title = Co se počítá
guide-score = Truhlice platí v Tortuze 3, ve flotile 2, v posádce 1; fialová dvojnásob. Každá sada z červené, modré a žluté přidá 3 (bílá v Tortuze zastoupí kteroukoli z nich). K tomu políčka obou figurek a vaše zlaťáky. Proto jste všichni začínali se 7: políčka 3 a 3 a jedna truhlice v posádce.

guide-enough-title = Umíte dost!
guide-enough = Vaše první truhlice je doma. Viděli jste všechno: dohrajte tuto hru volně. { $key-hint } požádá kapitána o radu, { $key-rules } otevře pravidla na správné stránce. Příznivý vítr!
