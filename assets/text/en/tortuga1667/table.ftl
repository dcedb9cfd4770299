# What the director says: banners, plates of who is hit.
banner-set-up = Before the first turn
banner-loyalties = Each plays for a nation in secret: your loyalty, below left, says which.
banner-attack = Attack
banner-mutiny = Mutiny
banner-brawl = Brawl
banner-marooning = Marooning
banner-overtime = Overtime
banner-over = The game is over

plate-by-captain = Captain
plate-by-mutiny = Mutiny
plate-by-pistol = Pistol
plate-by-spot = Black Spot
plate-by-powder = Black Powder
plate-loyalty = Loyalty dealt anew: take a look
plate-moved = { $cause }: { $before } → { $after }
plate-stands = { $rank }, { $place } { $number }
