# What the director says: banners, plates of who is hit.
banner-set-up = Před prvním tahem
banner-loyalties = Každý hraje tajně za jeden národ: za který, říká vaše loajalita vlevo dole.
banner-attack = Útok
banner-mutiny = Vzpoura
banner-brawl = Rvačka
banner-marooning = Vysazení
banner-overtime = Prodloužení
banner-letters = Teď se otevřou dopisy.
banner-over = Hra skončila

plate-by-captain = Kapitán
plate-by-mutiny = Vzpoura
plate-by-pistol = Pistole
plate-by-spot = Černá známka
plate-by-powder = Střelný prach
plate-moved = { $cause }: { $before } → { $after }
plate-stands = { $rank }, { $place } { $number }

# One's own letter, opened before the first turn: for whom one plays, and what wins.
letter-title = Váš dopis
letter-read = Ke stolu
letter-british = Držíte s Brity. Vyhrajete, bude-li na konci víc pokladů v britských pokladnicích než ve francouzských.
letter-french = Držíte s Francouzi. Vyhrajete, bude-li na konci víc pokladů ve francouzských pokladnicích než v britských.
letter-dutch = Držíte s Nizozemci. Vyhrajete jen vy, budou-li mít na konci oba národy stejně pokladů.
