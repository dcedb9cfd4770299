# What the director says: banners, plates of who is hit.
banner-set-up = Vor dem ersten Zug
banner-loyalties = Jeder spielt heimlich für eine Nation: Deine Loyalität unten links sagt, für welche.
banner-attack = Angriff
banner-mutiny = Meuterei
banner-brawl = Rauferei
banner-marooning = Aussetzen
banner-overtime = Verlängerung
banner-over = Das Spiel ist aus

plate-by-captain = Kapitän
plate-by-mutiny = Meuterei
plate-by-pistol = Pistole
plate-by-spot = Schwarzer Fleck
plate-by-powder = Schwarzpulver
plate-loyalty = Loyalität neu ausgeteilt: Sieh nach
plate-moved = { $cause }: { $before } → { $after }
plate-stands = { $rank }, { $place } { $number }
