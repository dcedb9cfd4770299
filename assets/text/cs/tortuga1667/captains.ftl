# Levels, panel and characters, in words of this game.
level-deckhand-note = Lidi má rád, nebo nemá, na první pohled a každé hlasování považuje za vyhrané. Dobrá společnost pro první hru.
level-mate-note = Všímá si, kdo komu pomáhá, ale předsudky mu zůstávají a od hlasování čeká příliš mnoho.
level-quartermaster-note = Vede si záznamy o všech a mýlí se, jen když jsou si volby blízké.
level-captain-note = Čte ze všeho, co ostatní dělají; uniknou mu jen drobné rozdíly.
level-admiral-note = Zváží vše, co může být skryto, a zvolí nejlepší šanci na výhru.
level-random-note = Udělá, co ho zrovna napadne. Dobrá společnost, než si pravidla osvojíte.
level-randomk = Opice
level-randomk-note = Každý druh akce zkouší stejně ráda.
level-greedy-note = Sáhne po nejbližším pokladu a o nikom nepřemýšlí.
level-honest = Farář
level-honest-note = Hraje otevřeně za svůj tým a věří tomu, co ostatní ukazují.
character-loyal = Věrná duše
character-loyal-note = Příteli neublíží, řekne, s kým drží, a myslí to vážně.
character-schemer = Intrikán
character-schemer-note = Ukáže falešnou vlajku, když to stojí málo, a ukazuje na jiné.
character-silent = Mlčoun
character-silent-note = Dívá se dvakrát, neřekne nic a vyhlašuje jen hlasování, která jsou skoro vyhraná.
character-hothead = Horká hlava
character-hothead-note = Nejdřív útok, vzpoura a rvačka, pak teprve otázky.

# Why the adviser likes a choice. Before wording a reason the table replaces $seat, a seat number from 0, by a name;
# $side is british or french, $place the stable name of a place, $chance per cent.
reason-look = { $cards ->
    [0] Obě karty už znáte.
    [one] Ukáže vám kartu, kterou neznáte.
    [few] Ukáže vám dvě karty, které neznáte.
   *[other] Ukáže vám karty, které neznáte.
}
reason-reveal-armada = Ukončí hru tak, jak teď stojí.
reason-reveal-known = Tuto kartu znáte a víte, co dělá.
reason-reveal-risk = Neznámá karta; na { $chance } % je to Armada.
reason-reveal-unknown = Neznámá karta, ale Armada to není.
reason-force = Jednu z nich bude muset odkrýt { $seat }.
reason-row = { $place ->
    [dutchman] Dostane vás na palubu Bludného Holanďana.
    [jolly] Dostane vás na palubu Jolly Rogera.
    [tortuga] Dostane vás na Tortugu.
    [dutchman-boat] Na cestě mezi Tortugou a Bludným Holanďanem.
   *[other] Na cestě mezi Tortugou a Jolly Rogerem.
}
reason-sneak = { $side ->
    [british] O poklad víc pro Brity, o jeden méně pro Francouze.
   *[french] O poklad víc pro Francouze, o jeden méně pro Brity.
}
reason-maroon = Na { $chance } % není na vaší straně: { $seat }.
reason-attack = Zdaří se na { $chance } %.
reason-mutiny = Zdaří se na { $chance } %; pak jde na Tortugu: { $seat }.
reason-brawl = Šance, že dopadne podle vás: { $chance } %.
reason-token = { $side ->
    [british] Poklad pro Brity.
   *[french] Poklad pro Francouze.
}
reason-shoot = O místo, na kterém záleží, přijde { $seat }.
reason-shoot-self = Každý jiný výstřel by vaší straně uškodil víc.
reason-rescue = { $place ->
    [dutchman] Na Bludném Holanďanovi vám nejvíc pomůže { $seat }.
   *[other] Na Jolly Rogerovi vám nejvíc pomůže { $seat }.
}
reason-strikes = Sejdou se dva albatrosi: všichni na palubě jdou na Tortugu.
reason-swap = Žádná záchrana vám nepomůže tolik jako karta podle vaší volby.
reason-put-back = Karta, kterou chcete vidět při příštím hlasování.
reason-give = Na { $chance } % je s vámi: { $seat }.
reason-blow-up = { $place ->
    [dutchman-boat] Přeruší cestu mezi Tortugou a Bludným Holanďanem.
   *[other] Přeruší cestu mezi Tortugou a Jolly Rogerem.
}
reason-infect = Nejvíc se vyplatí zamíchat loajality: { $seat }.
reason-climb = Čí hlasy vyberete: { $seat }.
reason-compose = Dělo, k němu pochodně a vlajka, kterou potřebujete.
reason-lose = Tuto kartu sotva postrádáte.
reason-pick-known = Tuto kartu znáte a víte, co dělá.
reason-pick = Tuto kartu neznáte.
reason-place = Čím víc vpředu, tím vyšší hodnost.
reason-none = Teď na tom nezáleží.
# of a choice that is not the best one
reason-shoot-self-also = Na Tortugu půjdete sami.
reason-rescue-also = { $place ->
    [dutchman] Na palubu Bludného Holanďana přijde { $seat }.
   *[other] Na palubu Jolly Rogera přijde { $seat }.
}
reason-swap-also = Přinese vám kartu podle vaší volby.
reason-put-back-also = Tato karta bude při příštím hlasování navrchu.
reason-infect-also = Vaše loajalita se zamíchá s touto: { $seat }.
reason-lose-also = Vzdáte se této karty.
reason-atlantis-also = Přenese vás na druhou loď.
reason-keep-map-also = Nechá mapu na později.
reason-ballot-attack = S touto kartou se útok zdaří na { $chance } %.
reason-ballot-attack-against = Lepší bude, když se nezdaří: s touto kartou se útok zdaří na { $chance } %.
reason-ballot-mutiny = S touto kartou se vzpoura zdaří na { $chance } %.
reason-ballot-mutiny-against = Lepší bude, když se nezdaří: s touto kartou se vzpoura zdaří na { $chance } %.
reason-ballot-brawl = Šance, že s touto kartou rvačka dopadne podle vás: { $chance } %.
reason-fountain = Zůstanete, kde jste.
reason-atlantis = Druhá loď je teď lepší místo.
reason-keep-map = Mapa bude mít později větší hodnotu.
reason-chance = Čirá náhoda.
advice-wins-british = Vyhrají Britové
advice-wins-french = Vyhrají Francouzi
advice-wins-dutch = Vyhrají Nizozemci

# What speaks for a belief; $turn is the turn in which it happened.
tell-token-first = { $side ->
    [british] první poklad do britské pokladnice
   *[french] první poklad do francouzské pokladnice
}
tell-token = { $side ->
    [british] poklad vzatý pro Brity ({ $turn }. tah)
   *[french] poklad vzatý pro Francouze ({ $turn }. tah)
}
tell-sneak = { $side ->
    [british] pašování do britské pokladnice ({ $turn }. tah)
   *[french] pašování do francouzské pokladnice ({ $turn }. tah)
}
tell-no-sneak = { $side ->
    [british] žádné pašování do britské pokladnice ({ $turn }. tah)
   *[french] žádné pašování do francouzské pokladnice ({ $turn }. tah)
}
tell-brawl = vyvolaná rvačka ({ $turn }. tah)
tell-no-brawl = jako guvernér bez rvačky ({ $turn }. tah)
tell-mutiny = vzpoura, kapitán: { $seat } ({ $turn }. tah)
tell-no-mutiny = žádná vzpoura, kapitán: { $seat } ({ $turn }. tah)
tell-by-mutiny = vzpouru vyvolává { $seat } ({ $turn }. tah)
tell-by-no-mutiny = vzpouru nevyvolává { $seat } ({ $turn }. tah)
tell-vote-attack = { $count ->
    [0] útok bez vody ({ $turn }. tah)
    [one] { $count } voda v útoku ({ $turn }. tah)
    [few] { $count } vody v útoku ({ $turn }. tah)
   *[other] { $count } vod v útoku ({ $turn }. tah)
}
tell-vote-mutiny = { $count ->
    [one] { $count } lebka ve vzpouře ({ $turn }. tah)
    [few] { $count } lebky ve vzpouře ({ $turn }. tah)
   *[other] { $count } lebek ve vzpouře ({ $turn }. tah)
}
tell-vote-brawl = { $count ->
    [one] { $count } britská vlajka ve rvačce ({ $turn }. tah)
    [few] { $count } britské vlajky ve rvačce ({ $turn }. tah)
   *[other] { $count } britských vlajek ve rvačce ({ $turn }. tah)
}
tell-maroon = vysazení: { $seat } ({ $turn }. tah)
tell-by-maroon = vysazení, rozkaz: { $seat } ({ $turn }. tah)
tell-pistol = výstřel, cíl: { $seat } ({ $turn }. tah)
tell-by-pistol = střílí { $seat } ({ $turn }. tah)
tell-rescue = záchrana: { $seat } ({ $turn }. tah)
tell-by-rescue = zachraňuje { $seat } ({ $turn }. tah)
tell-map = mapu dostává { $seat } ({ $turn }. tah)
tell-by-map = mapu dává { $seat } ({ $turn }. tah)
tell-force = donucení: { $seat } ({ $turn }. tah)
tell-by-force = k odkrytí nutí { $seat } ({ $turn }. tah)
tell-fever = míchání loajalit: { $seat } ({ $turn }. tah)
tell-fever-kept = loajalita míchaná: vaše strana zůstala ({ $turn }. tah)
tell-fever-given = má loajalitu, která byla vaše ({ $turn }. tah)
tell-claim = podle vlastních slov ({ $turn }. tah)
tell-accused = tvrdí to { $seat } ({ $turn }. tah)

# The strength passport where teams win.
passport-seats = Měřeno ve hře { $seats } hráčů se stejnými kartami pro všechny. Vyhraje-li tým, vyhrál každý jeho hráč; mezi rovnými je to nanejvýš polovina her. V závorce: rozmezí, v němž skutečná hodnota velmi pravděpodobně leží (95 %).

# Points of a hundred: by how much a choice is ahead of the next, what of it the table makes, and the rest: what is learnt, kept or spared.
advice-no-further = Další volba má stejnou hodnotu.
advice-ahead = O { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } procentního bodu před další: { NUMBER($side, minimumFractionDigits: 1, maximumFractionDigits: 1) } hned, { NUMBER($rest, minimumFractionDigits: 1, maximumFractionDigits: 1) } do budoucna.
advice-part-side = hned
advice-part-rest = později
