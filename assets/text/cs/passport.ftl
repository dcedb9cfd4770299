# Průkaz síly: co který kapitán vyhrál, když se měřilo (viz ai/strength_report.py).
# $rival je jméno kapitána; $share, $low, $high jsou procenta, low a high 95% interval.

passport-tip = { $line }. Stisknutím se dozvíte víc.
passport-tip-character = { $line }, měřeno bez povahy: její záliby mohou stát pár výher. Stisknutím se dozvíte víc.
passport-wins = výher z 10:
passport-at-most = nejvýš
passport-short-mixed = { $share } % výher mezi všemi úrovněmi
passport-short-below = { $share } % výher · soupeř { $rival }
passport-short-panel = { $share } % výher · soupeř { $rival }
passport-none = Síla ještě nebyla změřena
passport-stale = Síla se musí změřit znovu
passport-damaged = Průkaz síly je poškozený

passport-below = Soupeř { $rival }: { $share } % výher ({ $low }–{ $high } %, her: { NUMBER($games, useGrouping: 0) })
passport-panel = { $seats ->
    [2] Soupeř { $rival }
   *[other] Proti soupeřům úrovně { $rival }
 }: { $share } % výher ({ $low }–{ $high } %, her: { NUMBER($games, useGrouping: 0) })
passport-mixed = Na každém místě jiná úroveň: { $share } % výher ({ $low }–{ $high } %, her: { NUMBER($games, useGrouping: 0) })

passport-title = { $level }: síla
passport-seats = Měřeno ve hře { $seats } hráčů se stejnými kostkami pro všechny. Mezi rovnými vyhraje každý { $par } % her. V závorce: rozmezí, v němž skutečná hodnota velmi pravděpodobně leží (95 %).
passport-rivals = { $count ->
    [one] { $names } je jednoduchý hráč určený k porovnání.
    [few] { $names } jsou jednoduší hráči určení k porovnání.
   *[other] { $names } jsou jednoduší hráči určení k porovnání.
 }
passport-rival = „{ $name }“
passport-all = Všechny úrovně ve hře { $seats } hráčů
passport-level = { $level }: { $line }
passport-level-wins = { $level }: { $share } % ({ $low }–{ $high }) výher

# Jak silně kdo hraje, na žebříčku úrovní (viz ai/rating.py). Úrovně stojí v prvním pádě, jak se jmenují.
rating-title = Herní síla
rating-like = úroveň { $level }
rating-between = mezi úrovněmi { $lower } a { $upper }
rating-range = { $same ->
    [1] S jistotou 80 %: { $low }
   *[other] S jistotou 80 %: { $low } až { $high }
 }
rating-from = z her bez rad: { $evidence }
rating-results = { $games ->
    [one] { $games } výsledek
    [few] { $games } výsledky
   *[other] { $games } výsledků
 } proti kapitánům
rating-choices = { $choices ->
    [one] { $choices } rozhodnutí
    [few] { $choices } rozhodnutí
   *[other] { $choices } rozhodnutí
 } (rozebrané hry: { $analysed })
rating-none = zatím neznámá
rating-none-note = Dohrajte hru bez rad proti kapitánům, nebo dohranou hru otevřete v kapitánově deníku
