## The captain's log: short sentences, the panel is about 40 letters wide.
## $name, $target, $attacker: names of players. A picture of a chest may follow the text.

log-and = { $first } and { $last }

log-sealed = The dice are sealed: nobody can change them any more. Seal: { $digits }…
log-house-rules = House rules: { $rules }.

log-round = Round { $round }
