# The notebook: own guesses and words, the adviser's estimates.

notes-title = Zápisník
notebook-mine = Mé zápisky
notebook-my-guess = můj tip
notebook-noticed = co stojí za povšimnutí
notebook-words = Poznámky: { $name }
notebook-guess = { $name }: { $side }
notebook-guess-open = { $name }: otevřené
notebook-spoken = { $name }: { $side }. { $words }
notebook-open = Zbývá
notebook-adviser = Rádce
notebook-adviser-note = z toho, co jste viděli, a z ničeho víc
notebook-ask = Ukázat odhady
notebook-ask-note = Rádce umí říct, kdo asi s kým drží a proč. Zeptejte se, chcete-li.
notebook-barred = Rádce mlčí: je vypnutý v nastavení, nebo byl na začátku hry vyloučen.
notebook-asking = Rádce přemýšlí…
notebook-nothing = Zatím není co odhadovat.
notebook-share = { $letter } { $percent } %
notebook-weighs = { $name }: co váží nejvíc
notebook-taken = { $side }, { $percent } %
notebook-no-grounds = Nic z toho, co tento hráč udělal, nemluví pro žádnou stranu. Odhad plyne z ostatních a z počtu hráčů každého národa.
notebook-by-others = To všechno mluví pro něco jiného. Odhad plyne z ostatních a z počtu hráčů každého národa.
notebook-pinned = { $turn }. tah: { $words }
pic-tab-notes = Zápisník
notes-panel-none = Zatím tu nic není. Hraje-li u obrazovky víc lidí, zápisky zůstávají skryté.
