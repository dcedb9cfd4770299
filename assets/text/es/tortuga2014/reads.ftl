# Bets on where a rival will place dice.

reads-question = Ronda { $round }, tirada { $roll }: ¿dónde pondrá dados { $name }?
reads-rolls = lanza { $dice }
reads-boat = Abordaje: caben { $most }; flota: { $chests } de { $room }
reads-pirate = Incursión: caben { $most }; tripulación: { $chests } de { $room }
reads-home = Tortuga: { $home } de { $target }; isla: { $island }
reads-bonus = bonificación { $bonus }
reads-tiles = fichas de tesoro: { $count }
reads-board = { $name }: { $dice }; tras la pantalla: { $hidden }
