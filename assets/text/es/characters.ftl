# Caracteres de los capitanes: lo que les gusta además de ganar (ai/captains).

character-label = Carácter: { $name }
character-previous = Carácter anterior
character-next = Carácter siguiente
character-of = { $level }, { $name }

character-none = ninguno
character-raider = Saqueador
character-raider-note = Vive para el abordaje y la incursión.
character-shipwright = Constructor naval
character-shipwright-note = Quiere la flota más grande.
character-recruiter = Reclutador
character-recruiter-note = Quiere a todos en cubierta.
character-treasure-hunter = Cazatesoros
character-treasure-hunter-note = Nunca deja pasar un tesoro.
character-gambler = Tahúr
character-gambler-note = Confía en su suerte, sigue tirando y deja las fichas de bonificación a otros.
character-sprinter = Velocista
character-sprinter-note = Coloca sus dados antes que nadie y llena su tablero de fichas de bonificación.

character-own-note = Tu propio carácter, de { $name }.json.
character-outside-note = Un capitán de fuera, de { $name }.py.
newgame-fault-character = En la carpeta «captains» de este juego no hay ningún carácter llamado { $name }.
