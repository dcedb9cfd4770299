# The captain's log of Tortuga 1667, and what its account speaks of.

account-round = Zug { $round }
account-rivals_luck = Karten und Züge
account-rivals_choices = Wahl der anderen
account-luck = Karten
account-chances-note = jeder Seite, für jemanden, der nichts Verborgenes sieht
account-moment = Zug { $round }: { $about }
account-ballot = eine Stimmkarte
account-call = der Aufruf einer Abstimmung
account-vote = eine ausgezählte Abstimmung
account-card = eine Ereigniskarte
account-force = jemand wird gezwungen
account-row = ein Ruderboot
account-sneak = ein heimlich bewegter Schatz
account-maroon = ein Aussetzen
account-rescue = eine Rettung
account-treasure = ein Schatz
account-map = eine Schatzkarte
account-fever = Lagerkoller
account-end = das Ende des Spiels
account-other = etwas anderes
account-hand = Stimmkarten auf der Hand
account-place = ein Platzwechsel
account-effect = die Wirkung einer Karte
account-viewing = angesehene Karten
account-turn = ein Zug beginnt
account-albatross = ein Albatros
