# Co může být špatně s kapitány a simulacemi.

error-weights-broken = { $file } není soubor s vahami: { $reason }
error-weights-missing = Chybí { $file }, z něhož kapitáni vědí, jakou mají pozice hodnotu: instalace je neúplná.
error-weights-features = { $file } se učil pro jinou tabulku příznaků ({ $found }); tento program má { $expected }. Naučit znovu: python -m ai train tortuga2014
error-weights-groups = { $file } neuvádí skupiny příznaků v jejich pořadí.
error-character-broken = { $file } není povaha: { $reason }
error-character-newer = { $file } má verzi { $version }; tento program zná nejvýš { $known }. Novější ho přečte.
error-character-action = { $file } uvádí akci „{ $action }“, která neexistuje. Existují: { $names }.
error-character-range = { $file }: { $field } je { $value } a musí být mezi { $least } a { $most }.

error-unknown-player = Počítačový hráč „{ $name }“ neexistuje. Na výběr jsou: { $names }.
error-outside-missing = Kapitán { $name } neexistuje: v { $file } taková třída není
error-outside-failed = { $name } ({ $file }) selhal: { $reason }
error-outside-late = { $name } ({ $file }) přemýšlí déle než { $seconds } sekund
error-outside-answer = { $name } ({ $file }) nevrátil rozhodnutí: { $reason }
error-outside-refused = { $name } ({ $file }) volí, co pravidla nedovolují: { $choice }
error-outside-folder = { $name }: v { $file } nejsou žádní kapitáni
error-simulate-seats = Simulace potřebuje { $least } až { $most ->
    [few] { $most } hráče
   *[other] { $most } hráčů
}, ne { $seats }.
error-simulate-games = Simulace potřebuje aspoň jednu hru, ne { $games }.
