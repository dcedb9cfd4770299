# Pas síly: co který kapitán vyhrál, když se měřilo (viz ai/passport).
# $rival je jméno kapitána; $share, $low, $high jsou procenta, low a high 95% interval.

passport-button = Co { $level } při měření vyhrává
passport-short-mixed = { $share } % výher ({ $low }–{ $high }) mezi všemi úrovněmi
passport-short-below = { $share } % výher ({ $low }–{ $high }) · soupeř { $rival }
passport-short-panel = { $share } % výher ({ $low }–{ $high }) · soupeř { $rival }
passport-none = Síla ještě nebyla změřena
passport-stale = Síla se musí změřit znovu
passport-damaged = Pas síly je poškozený

passport-below = Soupeř { $rival }: { $share } % výher ({ $low }–{ $high } %, her: { NUMBER($games, useGrouping: 0) })
passport-panel = { $seats ->
    [2] Soupeř { $rival }
   *[other] Sám, všichni soupeři { $rival }
 }: { $share } % výher ({ $low }–{ $high } %, her: { NUMBER($games, useGrouping: 0) })
passport-mixed = Na každém místě jiná úroveň: { $share } % výher ({ $low }–{ $high } %, her: { NUMBER($games, useGrouping: 0) })

passport-title = { $level }: síla
passport-seats = Měřeno při počtu míst { $seats }, se stejnými kostkami pro všechny. Mezi rovnými vyhraje každý { $par } %. V závorce: 95% interval.
passport-all = Všechny úrovně, počet míst { $seats }
passport-level = { $level }: { $line }
