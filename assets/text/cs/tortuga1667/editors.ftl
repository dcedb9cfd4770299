# What New game asks beside the options: starred cards, vote cards.

option-starred-lot = Losem
option-starred-lot-note = Vylosují se a nikdo neví, které ve hře jsou.
option-starred-chosen = Zvolené
option-starred-chosen-note = Tyto a žádné jiné, každý je zná. Aspoň tři.
rule-votes-sum = karet: { $count } z { $all }
rule-votes-less = O jednu méně: { $card }
rule-votes-more = O jednu více: { $card }
