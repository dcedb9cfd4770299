# Caracteres de los capitanes: lo que les gusta además de ganar (ai/captains).

character-label = Carácter: { $name }
character-previous = Carácter anterior
character-next = Carácter siguiente
character-of = { $level }, { $name }

character-none = ninguno
character-raider = Saqueador
character-raider-note = Vive para abordar y saquear.
character-shipwright = Carpintero
character-shipwright-note = Quiere la flota más grande.
character-recruiter = Reclutador
character-recruiter-note = Quiere a todos en cubierta.
character-treasure-hunter = Cazatesoros
character-treasure-hunter-note = Nunca deja pasar un tesoro.
character-gambler = Jugador
character-gambler-note = Confía en su suerte, sigue tirando y deja las fichas a otros.
character-sprinter = Velocista
character-sprinter-note = Termina sus dados el primero y llena su tablero de fichas.

character-own-note = Tu propio carácter, de { $name }.json.
newgame-fault-character = En la carpeta «captains» de este juego no hay ningún carácter llamado { $name }.
