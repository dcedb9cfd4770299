## La bitácora: frases cortas, en el panel caben unas 40 letras por línea.
## $name, $target, $attacker: nombres de jugadores. Al texto puede seguirle la imagen de un cofre.

log-and = { $first } y { $last }

log-sealed = Dados sellados antes de la primera tirada: { $digits }…

log-round = Ronda { $round }
