# What an account of the dice game speaks of.

account-first-keep = zuerst behaltene Würfel
account-later-keep = später behaltene Würfel
account-keep-few = zu wenige Würfel behalten
account-keep-many = zu viele Würfel behalten
account-keep-wrong = falsche Würfel behalten
account-bonus = ein Vorteilsplättchen
account-skulls = festgelegte Totenköpfe
account-moves = weitergezogene Truhen
account-tile = ein Schatzplättchen
account-forfeit = { $action }, verzichtet
account-roll = Wurf { $number }
account-rolled = { $name } würfelt: { $dice }.
account-reroll = ein Pflichtwurf
account-attack = { $action }, { $number }. Platz
account-hunt = eine Schatzsuche
account-draw = eine gezogene Truhe
account-hidden-tiles = die verdeckten Plättchen
account-last-reveal = das letzte Aufdecken
account-reveal = { $number }. Aufdecken
account-first-chests = Startspieler und erste Truhen
account-second-look = der Ausblick auf die nächste Runde
account-surplus = überzählige Truhen
account-attack-kind = wen man angreift
account-forfeit-kind = ob man eine Aktion ausführt
