# Slova společná mnoha obrazovkám.

# ---- klávesy, jak stojí na tlačítkách
key-enter = Enter
key-keypad-enter = Num Enter
key-space = Mezerník
key-escape = Esc
key-tab = Tab
key-left = ←
key-right = →
key-up = ↑
key-down = ↓
key-page-up = Page up
key-page-down = Page down
key-home = Home
key-end = End
key-delete = Delete
key-ctrl = Ctrl
key-alt = Alt
key-shift = Shift
key-keypad-0 = Num 0
key-keypad-1 = Num 1
key-keypad-2 = Num 2
key-keypad-3 = Num 3
key-keypad-4 = Num 4
key-keypad-5 = Num 5
key-keypad-6 = Num 6
key-keypad-7 = Num 7
key-keypad-8 = Num 8
key-keypad-9 = Num 9

# ---- tlačítka
button-ok = Rozumím
button-back = Zpět
button-cancel = Zrušit
button-done = Hotovo
button-stay = Zůstat
button-quit = Ukončit

# ---- rychlost pohybů
speed-off = Ihned
speed-fast = Rychlá
speed-normal = Běžná
speed-off-note = Bez pohybu: vše je hned na svém místě.
speed-fast-note = Pohyby trvají polovinu času.
speed-normal-note = Pohyby v plné délce, dobře se sledují.

# ---- barvy hráčů s jejich tvářemi
colour-blue = Modrá, Bellamy
colour-orange = Oranžová, Rosa
colour-yellow = Žlutá, Anne
colour-green = Zelená, Jack

# ---- kapitáni počítače
level-random = Papoušek
level-random-note = Nechá si, na co zrovna zaskřehotá. Dobrá společnost, než si pravidla osvojíte.
level-greedy = Straka
level-greedy-note = Popadne, co se právě nejvíc třpytí, a na zítřek nemyslí.
level-additive = Pokladník
level-additive-note = Spočítá každou truhlici, políčko i zlaťák, než si nechá jedinou kostku.
level-deckhand = Lodník
level-deckhand-note = Vidí, co leží odkryté, ale ne, jakou to má cenu. Dobrá společnost na první plavbu.
level-mate = Kormidelník
level-mate-note = Řemeslo zná, ale hodnotu akcí často odhadne špatně.
level-quartermaster = Kvartýrmistr
level-quartermaster-note = Počítá kostky soupeřů a mýlí se, jen když jsou si volby blízké.
level-captain = Komodor
level-captain-note = Vidí celé kolo; uniknou mu jen drobné rozdíly.
level-admiral = Admirál
level-admiral-note = Každé kolo si v duchu přehraje a zvolí nejlepší šanci na výhru.

# ---- výčty
list-two = { $first } a { $second }

# ---- places by points
ordinal = { $place }.
