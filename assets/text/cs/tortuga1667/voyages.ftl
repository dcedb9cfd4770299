# The voyages: the name of each island, what is asked there, how it stands, and what each star asks for.
# $rival1, $rival2 and so on: names of the others, in turn order after the person.

voyage-looking-glass-cay = Ostrov dalekohledu
voyage-looking-glass-cay-head = Oči otevřené
voyage-looking-glass-cay-story = Hraješ za Francouze a z karet v řadě jsi zatím neviděl žádnou.
voyage-looking-glass-cay-1 = odkryješ kartu, nebo k tomu někoho přinutíš
voyage-looking-glass-cay-2 = odkryješ užitečnou kartu nebo mapu
voyage-looking-glass-cay-3 = a na konci jsi kapitán

voyage-galleon-roads = Rejda galeony
voyage-galleon-roads-head = Vyplenit galeonu
voyage-galleon-roads-story = Hraješ za Francouze a jsi kapitán lodi. Poklady na galeoně: { $galleon }.
voyage-galleon-roads-1 = vezmeš poklad
voyage-galleon-roads-2 = vezmeš dva
voyage-galleon-roads-3 = a na konci jsi kapitán

voyage-boys-locker = Plavčíkova truhla
voyage-boys-locker-head = Potichu a v noci
voyage-boys-locker-story = Hraješ za Francouze a jsi plavčík. Britové vedou { $british } : { $french } a jejich pokladnice na tvé lodi je plná.
voyage-boys-locker-1 = Francouzi vyrovnají
voyage-boys-locker-2 = Francouzi vedou
voyage-boys-locker-3 = a nikdy tě nevysadí

voyage-mutineers-shoal = Mělčina vzbouřenců
voyage-mutineers-shoal-head = Převzít loď
voyage-mutineers-shoal-story = Hraješ za Brity a jsi první důstojník. Francouzská pokladnice tvé lodi je plnější než britská.
voyage-mutineers-shoal-1 = hlasuje se o vzpouře
voyage-mutineers-shoal-2 = kapitán je vysazen
voyage-mutineers-shoal-3 = a na konci jsi kapitán

voyage-governors-beach = Guvernérova pláž
voyage-governors-beach-head = Dva na pláži
voyage-governors-beach-story = Hraješ za Brity a jsi guvernér. Hráči na Tortuze: { $castaways } a oba poklady leží na pláži.
voyage-governors-beach-1 = jeden jde do britské pokladnice Tortugy
voyage-governors-beach-2 = oba
voyage-governors-beach-3 = a Britové vedou o dva

voyage-rowboat-passage = Člunová úžina
voyage-rowboat-passage-head = Zpátky na moře
voyage-rowboat-passage-story = Hraješ za Francouze a sedíš na Tortuze. Hráči tam: { $castaways }. Oba čluny jsou volné.
voyage-rowboat-passage-1 = dostaneš se z Tortugy
voyage-rowboat-passage-2 = na konci jsi na palubě lodi
voyage-rowboat-passage-3 = jsi první důstojník nebo kapitán

voyage-pointing-sands = Ukazovací písky
voyage-pointing-sands-head = Ať to udělají jiní
voyage-pointing-sands-story = Hraješ za Brity. V řadě jsi viděl Černou známku: kdo ji odkryje, jde na Tortugu.
voyage-pointing-sands-1 = odkryje ji někdo jiný
voyage-pointing-sands-2 = protože ho přinutíš
voyage-pointing-sands-3 = a nikdy tě nevysadí

voyage-albatross-rock = Albatrosí skála
voyage-albatross-rock-head = Smůla na palubě
voyage-albatross-rock-story = Hraješ za Francouze, jsi na palubě lodi a leží před tebou Albatros. Druhý na tvé lodi, a vysadí vás všechny.
voyage-albatross-rock-1 = nikdy tě nevysadí
voyage-albatross-rock-2 = na konci jsi kapitán
voyage-albatross-rock-3 = a vezmeš poklad

voyage-windmill-sound = Průliv u mlýna
voyage-windmill-sound-head = Udržet rovnováhu
voyage-windmill-sound-story = Hraješ za Nizozemce: při shodě vyhráváš. Britové mají { $british }, Francouzi { $french } a karet událostí zbývá { $left }.
voyage-windmill-sound-1 = rozdíl nejvýš jeden poklad
voyage-windmill-sound-2 = shoda: vyhraješ
voyage-windmill-sound-3 = a nikdy tě nevysadí

voyage-powder-point = Prachový mys
voyage-powder-point-head = Zapálit doutnák
voyage-powder-point-story = Hraješ za Francouze. Ve člunu někdo sedí a v řadě jsi viděl Střelný prach.
voyage-powder-point-1 = Střelný prach je odkryt
voyage-powder-point-2 = tebou
voyage-powder-point-3 = a na konci jsi na palubě lodi

voyage-two-maps-bay = Zátoka map
voyage-two-maps-bay-head = Využij, co máš
voyage-two-maps-bay-story = Hraješ za Brity, kteří nevedou. Mapy před tebou: { $maps }.
voyage-two-maps-bay-1 = na konci jsi na palubě lodi
voyage-two-maps-bay-2 = jsi první důstojník nebo kapitán
voyage-two-maps-bay-3 = na konci jsi kapitán

voyage-armada-watch = Hlídka Armady
voyage-armada-watch-head = Než připlují
voyage-armada-watch-story = Hraješ za Francouze, je vás devět. Britové vedou { $british } : { $french }, karet událostí zbývá { $left } a jedna z nich je Armada.
voyage-armada-watch-1 = Francouzi neprohrají
voyage-armada-watch-2 = Francouzi vyhrají
voyage-armada-watch-3 = aspoň o dva
