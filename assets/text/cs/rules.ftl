## The rules in the game. Words between double stars are printed strong.

title-rules = Pravidla
title-rules-note = s ukázkami
action-search = Hledat
rules-title = Pravidla
rules-note = { $key } je otevře odkudkoli. U stolu klikněte pravým tlačítkem na cokoli a dozvíte se, co to je.
rules-search = Hledat v pravidlech
rules-search-tip = Najde slovo v nadpisech i textech. Na háčcích, čárkách a velikosti písmen nezáleží.
rules-search-clear = Ukázat zase všechny stránky
rules-found =
    { $count ->
        [0] Nic se nenašlo. Zkuste kratší slovo.
        [one] { $count } stránka
        [few] { $count } stránky
       *[other] { $count } stránek
    }
rules-up = Po stránce nahoru
rules-down = Po stránce dolů
rules-return = Zpět tam, kde jste byli
