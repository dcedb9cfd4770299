## La bitácora: frases cortas, en el panel caben unas 40 letras por línea.
## $name, $target, $attacker: nombres de jugadores. Al texto puede seguirle la imagen de un cofre.

log-and = { $first } y { $last }

log-sealed = Los dados están sellados: ya nadie puede cambiarlos. Sello: { $digits }…
log-house-rules = Reglas propias: { $rules }.

log-round = Ronda { $round }
