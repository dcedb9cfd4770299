# The name of the game and its options.
game-tortuga1667 = Tortuga 1667

# ---- new game
option-edition = Vydání
option-edition-note = Podle kterého vydání pravidel se hraje.
option-edition-2017web = První
option-edition-2017web-note = Pravidla z roku 2017, i pro dva a tři.
option-edition-v2 = Pozdější
option-edition-v2-note = Více Pistolí, listy lze uschovat, Pramen mládí zastaví vzpouru.
option-setup = Příprava
option-setup-note = Jak každý přijde ke svému prvnímu místu.
option-setup-usual = Losem
option-setup-usual-note = Figurky se losují na obě lodě.
option-setup-advanced = Podle volby
option-setup-advanced-note = Kdo je vylosován, zvolí si místo.
option-timer = Časomíra
option-timer-note = Čas na akci a na vynucené odkrytí.
option-timer-0 = Vypnuto
option-timer-30 = 30 s
option-talk = Hovor u stolu
option-talk-note = Tvrzení, obvinění a sliby, nahlas přede všemi.
option-talk-off = Vypnuto
option-talk-on = Zapnuto

# ---- house rules
option-starred_count = Počet karet s hvězdou
option-starred_count-note = Tolik se jich vylosuje a nikdo neví které. Víc karet prodlouží hru.
option-starred_count-3 = 3
option-starred_count-4 = 4
option-starred_count-5 = 5
option-starred_count-6 = 6
option-starred_count-7 = 7
option-starred_count-8 = 8
option-starred = Karty s hvězdou
option-starred-note = Zvolené karty jsou ve hře; bez volby rozhodne los.
option-starred-powder = Střelný prach
option-starred-fever = Ponorková nemoc
option-starred-nest = Vraní hnízdo
option-starred-facade = Maškaráda
option-starred-bells = Osm úderů zvonu
option-starred-code = Pirátský kodex
option-starred-scurvy = Kurděje
option-starred-storm = Rozbouřené moře
option-starred-powder-note = Vyhoďte člun do povětří. Kdo v něm sedí, jde na Tortugu.
option-starred-fever-note = Zamíchají se dvě loajality. Od čtyř hráčů.
option-starred-nest-note = Vyberte komukoli z balíčku nové hlasy.
option-starred-facade-note = Vyměňte si pozici s hráčem po pravici. Od čtyř hráčů.
option-starred-bells-note = Vylosujte nové pořadí na své lodi nebo na Tortuze.
option-starred-code-note = Zůstává u vás. Vynecháte svá dvě příští hlasování.
option-starred-scurvy-note = Všichni na vaší lodi nebo na Tortuze přijdou o příští tah, i vy.
option-starred-storm-note = Zdejší poklady se vrátí na galeonu; na Tortuze na pláž.
    .edition-v2 = { event-storm-line.edition-v2 }
option-fountain_vs_mutiny = Pramen mládí proti vzpouře
option-fountain_vs_mutiny-no = Ne
option-fountain_vs_mutiny-yes = Ano
option-fountain_vs_mutiny-no-note = Pomáhá jen proti Černé známce, Pistoli a vlastnímu kapitánovi.
    .edition-v2 = V pozdějším vydání pomáhá proti vzpouře vždy.
option-fountain_vs_mutiny-yes-note = Kapitán ho smí použít, když se vzpoura zdaří.
option-stall = Poslední karta, kterou nikdo neodkryje
option-stall-0 = Smí ležet
option-stall-1 = 1 tah
option-stall-2 = 2 tahy
option-stall-3 = 3 tahy
option-stall-0-note = Hra pokračuje, dokud ji někdo neodkryje.
option-stall-1-note = Až budou mít všichni tolik tahů za sebou, odkryje se sama.
option-stall-2-note = Až budou mít všichni tolik tahů za sebou, odkryje se sama.
option-stall-3-note = Až budou mít všichni tolik tahů za sebou, odkryje se sama.
option-custom_votes = Hlasovací karty
option-custom_votes-reconstructed = Obvyklá sada
option-custom_votes-reconstructed-note = Děla, pochodně a vody jsou doložené; vlajky a lebky jsou rekonstruované, půl na půl.
option-custom_votes-custom = Vlastní sada
option-custom_votes-custom-note = Určete, kolik je karet každého z dvanácti druhů, dohromady třicet.

# ---- tints of the nine pirates
colour-rosa = růžová
colour-jack = jedlová
colour-bellamy = fialová
colour-anne = slámová
colour-silas = břidlicová
colour-zola = petrolejová
colour-kofi = umbrová
colour-finn = mechová
colour-mei = korálová

# Whom so many seats are for, $count of each.
newgame-side-british =
    { $count ->
        [one] 1 Brit
        [few] { $count } Britové
       *[other] { $count } Britů
    }
newgame-side-french =
    { $count ->
        [one] 1 Francouz
        [few] { $count } Francouzi
       *[other] { $count } Francouzů
    }
newgame-side-dutch = { $count } Nizozemec
