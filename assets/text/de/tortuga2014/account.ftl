# What an account of the dice game speaks of.

account-keep = behaltene Würfel
account-bonus = ein Bonusplättchen
account-skulls = angesagte Schädel
account-moves = weitergezogene Truhen
account-tile = ein Schatzplättchen
account-forfeit = { $action }, verzichtet
account-roll = Wurf { $number }
account-reroll = ein erzwungener Wurf
account-attack = { $action }, { $number }. Platz
account-hunt = eine Schatzsuche
account-draw = eine gezogene Truhe
