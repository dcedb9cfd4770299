# What New game asks beside the options: starred cards, vote cards.

option-starred-lot = By lot
option-starred-lot-note = They are drawn, and nobody knows which are in the game.
option-starred-chosen = Chosen
option-starred-chosen-note = These and no others, known to everybody. At least three.
rule-votes-sum = { $count } of { $all } cards
rule-votes-less = One less: { $card }
rule-votes-more = One more: { $card }
