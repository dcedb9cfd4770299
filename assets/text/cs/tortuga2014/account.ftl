# What an account of the dice game speaks of.

account-first-keep = kostky ponechané napoprvé
account-later-keep = kostky ponechané později
account-keep-few = ponecháno málo kostek
account-keep-many = ponecháno moc kostek
account-keep-wrong = ponechány špatné kostky
account-bonus = bonusový žeton
account-skulls = ohlášené lebky
account-moves = posunuté truhlice
account-tile = žeton s pokladem
account-forfeit = { $action }, vzdáno
account-roll = { $number }. hod
account-rolled = { $name } hází: { $dice }.
account-reroll = povinný přehoz
account-attack = { $action }, { $number }. pozice
account-hunt = hon za pokladem
account-draw = tažená truhlice
account-hidden-tiles = skryté žetony
account-last-reveal = poslední odkrytí
account-reveal = { $number }. odkrytí
account-first-chests = začínající hráč a první truhlice
account-second-look = výhled na další kolo
account-surplus = přebytečné truhlice
account-attack-kind = na koho zaútočit
account-forfeit-kind = zda akci provést
