# The voyages: the name of each island, what is asked there, how it stands, and what each star asks for.
# $rival1, $rival2 and so on: names of the others, in turn order after the person.

voyage-looking-glass-cay = Ostrov dalekohledu
voyage-looking-glass-cay-head = Oči otevřené
voyage-looking-glass-cay-story = Hrajete za Francouze a z karet v řadě jste zatím neviděli žádnou.
voyage-looking-glass-cay-1 = odkryjete kartu, nebo k tomu někoho přinutíte
voyage-looking-glass-cay-2 = odkryjete příznivou kartu nebo mapu
voyage-looking-glass-cay-3 = a na konci jste kapitán

voyage-galleon-roads = Rejda galeony
voyage-galleon-roads-head = Vyplenit galeonu
voyage-galleon-roads-story = Hrajete za Francouze a jste kapitán lodi. Poklady na galeoně: { $galleon }.
voyage-galleon-roads-1 = vezmete poklad
voyage-galleon-roads-2 = vezmete dva
voyage-galleon-roads-3 = a na konci jste kapitán

voyage-boys-locker = Plavčíkova truhla
voyage-boys-locker-head = Potichu a v noci
voyage-boys-locker-story = Hrajete za Francouze a jste plavčík. Britové vedou { $british } : { $french } a jejich pokladnice na vaší lodi je plná.
voyage-boys-locker-1 = Francouzi vyrovnají
voyage-boys-locker-2 = Francouzi vedou
voyage-boys-locker-3 = a nikdy vás nevysadí

voyage-mutineers-shoal = Mělčina vzbouřenců
voyage-mutineers-shoal-head = Převzít loď
voyage-mutineers-shoal-story = Hrajete za Brity a jste první důstojník. Francouzská pokladnice vaší lodi je plnější než britská.
voyage-mutineers-shoal-1 = hlasuje se o vzpouře
voyage-mutineers-shoal-2 = kapitán je vysazen
voyage-mutineers-shoal-3 = a na konci jste kapitán

voyage-governors-beach = Guvernérova pláž
voyage-governors-beach-head = Dva na pláži
voyage-governors-beach-story = Hrajete za Brity a jste guvernér. Hráči na Tortuze: { $castaways }. Oba poklady leží na pláži.
voyage-governors-beach-1 = jeden jde do britské pokladnice Tortugy
voyage-governors-beach-2 = oba
voyage-governors-beach-3 = a Britové vedou o dva

voyage-rowboat-passage = Člunová úžina
voyage-rowboat-passage-head = Zpátky na moře
voyage-rowboat-passage-story = Hrajete za Francouze a sedíte na Tortuze. Hráči tam: { $castaways }. Oba čluny jsou volné.
voyage-rowboat-passage-1 = dostanete se z Tortugy
voyage-rowboat-passage-2 = na konci jste na palubě lodi
voyage-rowboat-passage-3 = jste první důstojník nebo kapitán

voyage-pointing-sands = Ukazovací písky
voyage-pointing-sands-head = Ať to udělají jiní
voyage-pointing-sands-story = Hrajete za Brity. V řadě jste viděli Černou známku: kdo ji odkryje, jde na Tortugu.
voyage-pointing-sands-1 = Černou známku odkryje někdo jiný
voyage-pointing-sands-2 = protože ho přinutíte
voyage-pointing-sands-3 = a nikdy vás nevysadí

voyage-albatross-rock = Albatrosí skála
voyage-albatross-rock-head = Smůla na palubě
voyage-albatross-rock-story = Hrajete za Francouze, jste na palubě lodi a leží před vámi Albatros. Druhý na vaší lodi, a vysadí vás všechny.
voyage-albatross-rock-1 = nikdy vás nevysadí
voyage-albatross-rock-2 = na konci jste kapitán
voyage-albatross-rock-3 = a vezmete poklad

voyage-windmill-sound = Průliv u mlýna
voyage-windmill-sound-head = Udržet rovnováhu
voyage-windmill-sound-story = Hrajete za Nizozemce: při nerozhodném stavu vyhráváte. Britové mají { $british }, Francouzi { $french } a karet událostí zbývá { $left }.
voyage-windmill-sound-1 = rozdíl nejvýš jeden poklad
voyage-windmill-sound-2 = nerozhodně: výhra
voyage-windmill-sound-3 = a nikdy vás nevysadí

voyage-powder-point = Prachový mys
voyage-powder-point-head = Zapálit doutnák
voyage-powder-point-story = Hrajete za Francouze. Ve člunu někdo sedí a v řadě jste viděli Střelný prach.
voyage-powder-point-1 = Střelný prach je odkryt
voyage-powder-point-2 = vámi
voyage-powder-point-3 = a na konci jste na palubě lodi

voyage-two-maps-bay = Zátoka map
voyage-two-maps-bay-head = Využijte, co máte
voyage-two-maps-bay-story = Hrajete za Brity, kteří nevedou. Mapy před vámi: { $maps }.
voyage-two-maps-bay-1 = na konci jste na palubě lodi
voyage-two-maps-bay-2 = jste první důstojník nebo kapitán
voyage-two-maps-bay-3 = na konci jste kapitán

voyage-armada-watch = Hlídka Armady
voyage-armada-watch-head = Než připlují
voyage-armada-watch-story = Hrajete za Francouze, je vás devět. Britové vedou { $british } : { $french }, karet událostí zbývá { $left } a jedna z nich je Armada.
voyage-armada-watch-1 = Britové na konci nevedou
voyage-armada-watch-2 = Francouzi vyhrají
voyage-armada-watch-3 = aspoň o dva
