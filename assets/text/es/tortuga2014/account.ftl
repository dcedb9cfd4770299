# What an account of the dice game speaks of.

account-first-keep = primeros dados guardados
account-later-keep = dados guardados después
account-keep-few = pocos dados guardados
account-keep-many = demasiados dados guardados
account-keep-wrong = dados equivocados guardados
account-bonus = una bonificación
account-skulls = calaveras declaradas
account-moves = cofres que avanzaron
account-tile = una ficha de tesoro
account-forfeit = { $action }, renuncia
account-roll = tirada { $number }
account-rolled = { $name } saca: { $dice }.
account-reroll = una tirada forzosa
account-attack = { $action }, posición { $number }
account-hunt = una búsqueda del tesoro
account-draw = un cofre sacado
account-hidden-tiles = las fichas ocultas
account-last-reveal = la última revelación
account-reveal = revelación { $number }
account-first-chests = jugador inicial y primeros cofres
account-second-look = la perspectiva de la ronda siguiente
account-surplus = cofres sobrantes
account-attack-kind = a quién atacar
account-forfeit-kind = si realizar una acción
