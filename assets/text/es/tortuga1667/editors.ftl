# What New game asks beside the options: starred cards, vote cards.

option-starred-lot = Al azar
option-starred-lot-note = Se sacan al azar, y nadie sabe cuáles están en juego.
option-starred-chosen = Elegidas
option-starred-chosen-note = Estas y ninguna más, y todos las conocen. Tres como mínimo.
rule-votes-sum = { $count } de { $all } cartas
rule-votes-less = Una menos: { $card }
rule-votes-more = Una más: { $card }
