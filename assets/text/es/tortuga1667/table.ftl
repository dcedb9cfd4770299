# What the director says: banners, plates of who is hit.
banner-set-up = Antes del primer turno
banner-loyalties = Cada cual juega en secreto por una nación: tu lealtad, abajo a la izquierda, dice cuál.
banner-attack = Ataque
banner-mutiny = Motín
banner-brawl = Reyerta
banner-marooning = Destierro
banner-overtime = Prórroga
banner-over = La partida ha terminado

plate-by-captain = Capitán
plate-by-mutiny = Motín
plate-by-pistol = Pistola
plate-by-spot = Marca negra
plate-by-powder = Pólvora negra
plate-loyalty = Lealtad repartida de nuevo: mírala
plate-moved = { $cause }: { $before } → { $after }
plate-stands = { $rank }, { $place } { $number }
