# Tortuga (2014) na příkazové řádce

cli-help-target = kolik truhlic v Tortuze ukončí hru (6)
cli-simulated = Her: { NUMBER($games, useGrouping: 0) }, cíl { $target } truhlic, semínko { $seed }: průměrně { $rounds } kola, rozhodnutí { NUMBER($decisions, useGrouping: 0) }, { $seconds } s
cli-arena-head = Her: { NUMBER($games, useGrouping: 0) }, cíl { $target } truhlic, semínko { $seed }, { $seconds } s. Všichni měli stejné kostky.
