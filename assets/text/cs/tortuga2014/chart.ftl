# The picture of a tournament of this game.

chart-note = podíl řádku na výhrách proti sloupci v procentech; hry do { $target } truhlic, semínko { $seed }
