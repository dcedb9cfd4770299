# What the house says of a game that is looked at again: cards in place of dice, turns in place of rounds.

pause-round = Vzít tah zpět
pause-round-done = Tah je vzat zpět. Zvolte znovu.
compare-note = Poklady vlastního národa, hlasy a vysazení, tah po tahu
compare-note-public = Co je veřejné: hlasy a vysazení, tah po tahu; poklady, až budou loajality známé
compare-round = Tah
compare-parting = { $round }. tah: tady se hry rozcházejí
newgame-practice-note = V nabídce u stolu lze vrátit celé tahy. Zapíše se to do záznamu a hra se nepočítá do statistiky.
table-menu-log = Lodní deník nebo hovor
help-panel = lodní deník nebo hovor
branch-fresh-note = Odsud určuje karty nové, čerstvě zapečetěné semínko. Záznam říká, od které chvíle, a obě části lze ověřit.
statistics-counted = Počítají se dohrané hry s kartami, které předem nikdo neznal. Červená: podíl výher. Zlatá: kde velmi pravděpodobně leží skutečný podíl (95 %). Modrá: čistá náhoda.

# A captain is a rank here: who advises is the adviser, who plays without a person is a computer.

table-hint-tip = Rádce navrhne volbu. Potvrdíte ji takto: { $key-confirm }.
advice-title = Rádce
advice-wait = Rádce přemýšlí…
help-hint = rádce navrhne volbu
error-captain = Počítač neodpovídá: { $reason }. Hra je uložena. Zeptat se ho znovu, nebo se vrátit na úvodní obrazovku?
error-hint = Rádce neodpovídá: { $reason }. Hrajte dál, nebo se zeptejte později.
