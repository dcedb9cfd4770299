# What the director says: banners, plates of who is hit.
banner-set-up = Před prvním tahem
banner-loyalties = Každý hraje tajně za jeden národ: za který, říká vaše loajalita vlevo dole.
banner-attack = Útok
banner-mutiny = Vzpoura
banner-brawl = Rvačka
banner-marooning = Vysazení
banner-overtime = Prodloužení
banner-over = Hra skončila

plate-by-captain = Kapitán
plate-by-mutiny = Vzpoura
plate-by-pistol = Pistole
plate-by-spot = Černá známka
plate-by-powder = Střelný prach
plate-loyalty = Loajalita rozdána znovu: podívejte se
plate-moved = { $cause }: { $before } → { $after }
plate-stands = { $rank }, { $place } { $number }
