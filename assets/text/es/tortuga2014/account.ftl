# What an account of the dice game speaks of.

account-keep = dados guardados
account-bonus = una loseta extra
account-skulls = calaveras declaradas
account-moves = cofres que avanzaron
account-tile = una loseta de tesoro
account-forfeit = { $action }, renuncia
account-roll = tirada { $number }
account-reroll = una tirada forzada
account-attack = { $action }, posición { $number }
account-hunt = una búsqueda del tesoro
account-draw = un cofre sacado
