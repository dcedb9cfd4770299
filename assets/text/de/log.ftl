## Das Logbuch: kurze Sätze, die Tafel fasst etwa 40 Zeichen je Zeile.
## $name, $target, $attacker: Namen von Spielern. Auf den Text kann das Bild einer Truhe folgen.

log-and = { $first } und { $last }

log-sealed = Die Würfel sind versiegelt: Niemand kann sie mehr ändern. Siegel: { $digits }…
log-house-rules = Hausregeln: { $rules }.

log-round = Runde { $round }
