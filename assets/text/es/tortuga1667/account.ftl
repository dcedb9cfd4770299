# The captain's log of Tortuga 1667, and what its account speaks of.

account-round = turno { $round }
account-rivals_luck = Cartas y turnos
account-rivals_choices = Decisiones ajenas
account-luck = cartas
account-chances-note = de cada bando, para quien no ve nada oculto
account-moment = Turno { $round }: { $about }
account-ballot = una carta de voto
account-call = la convocatoria de una votación
account-vote = un recuento de votos
account-card = una carta de evento
account-force = obligan a alguien
account-row = un bote
account-sneak = un tesoro colado
account-maroon = un destierro
account-rescue = un rescate
account-treasure = un tesoro
account-map = un mapa
account-fever = Fiebre a bordo
account-end = el final de la partida
account-other = otra cosa
account-hand = cartas de voto en mano
account-place = un cambio de puestos
account-effect = el efecto de una carta
account-viewing = cartas miradas
account-turn = empieza un turno
account-albatross = un albatros
