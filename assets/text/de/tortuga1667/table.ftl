# What the director says: banners, plates of who is hit.
banner-set-up = Vor dem ersten Zug
banner-loyalties = Jeder spielt heimlich für eine Nation: Deine Loyalität unten links sagt, für welche.
banner-attack = Angriff
banner-mutiny = Meuterei
banner-brawl = Rauferei
banner-marooning = Aussetzen
banner-overtime = Verlängerung
banner-letters = Jetzt werden die Briefe geöffnet.
banner-over = Das Spiel ist aus

plate-by-captain = Kapitän
plate-by-mutiny = Meuterei
plate-by-pistol = Pistole
plate-by-spot = Schwarzer Fleck
plate-by-powder = Schwarzpulver
plate-moved = { $cause }: { $before } → { $after }
plate-stands = { $rank }, { $place } { $number }

# One's own letter, opened before the first turn: for whom one plays, and what wins.
letter-title = Dein Brief
letter-read = An den Tisch
letter-british = Du hältst zu den Briten. Du gewinnst, wenn am Ende mehr Schätze in britischen Kammern liegen als in französischen.
letter-french = Du hältst zu den Franzosen. Du gewinnst, wenn am Ende mehr Schätze in französischen Kammern liegen als in britischen.
letter-dutch = Du hältst zu den Niederländern. Du gewinnst allein, wenn am Ende beide Nationen gleich viele Schätze haben.
