## Lodní deník: krátké věty, na řádek se vejde asi 40 písmen.
## $name, $target, $attacker: jména hráčů, vždy v 1. pádě. Za textem může stát obrázek truhlice.
## $action: 1. a 4. pád se u všech pěti akcí shodují.

log-and = { $first } a { $last }

log-sealed = Kostky jsou zapečetěné: nikdo je už nezmění. Pečeť: { $digits }…
log-house-rules = Naše pravidla: { $rules }.

log-round = { $round }. kolo
