# What New game asks beside the options: starred cards, vote cards.

option-starred-lot = Per Los
option-starred-lot-note = Sie werden ausgelost, und niemand weiß, welche im Spiel sind.
option-starred-chosen = Gewählt
option-starred-chosen-note = Diese und keine anderen, allen bekannt. Mindestens drei.
rule-votes-sum = { $count } von { $all } Karten
rule-votes-less = Eine weniger: { $card }
rule-votes-more = Eine mehr: { $card }
