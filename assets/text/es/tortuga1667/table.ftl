# What the director says: banners, plates of who is hit.
banner-set-up = Antes del primer turno
banner-loyalties = Cada cual juega en secreto por una nación: tu lealtad, abajo a la izquierda, dice cuál.
banner-attack = Ataque
banner-mutiny = Motín
banner-brawl = Reyerta
banner-marooning = Destierro
banner-overtime = Prórroga
banner-letters = Ahora se abren las cartas.
banner-over = La partida ha terminado

plate-by-captain = Capitán
plate-by-mutiny = Motín
plate-by-pistol = Pistola
plate-by-spot = Marca negra
plate-by-powder = Pólvora negra
plate-moved = { $cause }: { $before } → { $after }
plate-stands = { $rank }, { $place } { $number }

# One's own letter, opened before the first turn: for whom one plays, and what wins.
letter-title = Tu carta
letter-read = A la mesa
letter-british = Estás con los británicos. Ganas si al final hay más tesoros en las bodegas británicas que en las francesas.
letter-french = Estás con los franceses. Ganas si al final hay más tesoros en las bodegas francesas que en las británicas.
letter-dutch = Estás con los neerlandeses. Ganas en solitario si al final las dos naciones tienen los mismos tesoros.
