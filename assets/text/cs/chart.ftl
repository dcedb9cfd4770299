# Obrázek turnaje (tortuga arena --picture).

chart-title = Počet hráčů: { $seats }
chart-note = podíl řádku na výhrách proti sloupci v procentech; semínko { $seed }
chart-rating = Hodnocení s 95% intervaly
chart-stopped = * skončilo dříve: je jisté, kdo je silnější.
chart-always = Intervaly v políčkách platí v každém okamžiku.
chart-seeds = 95% intervaly; hry se stejnými kostkami se počítají dohromady.
