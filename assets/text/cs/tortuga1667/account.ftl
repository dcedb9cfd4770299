# The captain's log of Tortuga 1667, and what its account speaks of.

account-round = tah { $round }
account-rivals_luck = Karty a tahy
account-rivals_choices = Rozhodnutí ostatních
account-luck = karty
account-chances-note = každé strany, pro toho, kdo nevidí nic skrytého
account-moment = Tah { $round }: { $about }
account-ballot = hlasovací karta
account-call = vyhlášení hlasování
account-vote = sečtené hlasy
account-card = karta události
account-force = někdo je přinucen
account-row = člun
account-sneak = tajně přesunutý poklad
account-maroon = vysazení
account-rescue = záchrana
account-treasure = poklad
account-map = mapa
account-fever = ponorková nemoc
account-end = konec hry
account-other = něco jiného
account-hand = hlasovací karty v ruce
account-place = změna míst
account-effect = účinek karty
account-viewing = prohlédnuté karty
account-turn = začátek tahu
account-albatross = albatros
