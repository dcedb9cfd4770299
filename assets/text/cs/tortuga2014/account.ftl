# What an account of the dice game speaks of.

account-first-keep = kostky ponechané napoprvé
account-later-keep = kostky ponechané později
account-keep-few = ponecháno málo kostek
account-keep-many = ponecháno moc kostek
account-keep-wrong = ponechány špatné kostky
account-bonus = bonusový žeton
account-skulls = ohlášené lebky
account-moves = posunuté truhly
account-tile = žeton pokladu
account-forfeit = { $action }, vzdáno
account-roll = { $number }. hod
account-rolled = { $name } hází: { $dice }.
account-reroll = vynucený hod
account-attack = { $action }, { $number }. místo
account-hunt = hon za pokladem
account-draw = tažená truhla
account-hidden-tiles = skryté žetony
account-last-reveal = poslední odhalení
account-reveal = { $number }. odhalení
account-first-chests = začínající hráč a první truhly
account-second-look = výhled na další kolo
account-surplus = přebytečné truhly
account-attack-kind = na koho zaútočit
account-forfeit-kind = zda akci provést
