# What the director says: banners, plates of who is hit.
banner-set-up = Before the first turn
banner-loyalties = Each plays for a nation in secret: your loyalty, bottom left, says which.
banner-attack = Attack
banner-mutiny = Mutiny
banner-brawl = Brawl
banner-marooning = Marooning
banner-overtime = Overtime
banner-letters = Now the letters are opened.
banner-over = The game is over

plate-by-captain = Captain
plate-by-mutiny = Mutiny
plate-by-pistol = Pistol
plate-by-spot = Black Spot
plate-by-powder = Black Powder
plate-moved = { $cause }: { $before } → { $after }
plate-stands = { $rank }, { $place } { $number }

# One's own letter, opened before the first turn: for whom one plays, and what wins.
letter-title = Your letter
letter-read = To the table
letter-british = You are with the British. You win if more treasure lies in British holds than in French ones at the end.
letter-french = You are with the French. You win if more treasure lies in French holds than in British ones at the end.
letter-dutch = You are with the Dutch. You win alone if both nations hold the same treasure at the end.
