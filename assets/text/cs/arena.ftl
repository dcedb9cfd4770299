# Co se může pokazit u turnajů, u průkazu síly a u zprávy o kalibraci.

error-arena-players = Turnaj potřebuje aspoň 2 hráče, ne { $players }.
error-arena-twice = { $name } je přihlášen dvakrát.
error-arena-seats = Nesprávné počty hráčů: „{ $seats }“. Každý musí hra připouštět a smí tu být jen jednou.
error-arena-games = Turnaj potřebuje aspoň jednu hru, ne { $games }.
error-arena-error = Pravděpodobnost omylu musí být mezi 0 a 1, ne { $error }.
error-arena-unreadable = { $file } není turnaj: { $reason }.
error-arena-pairings = Soubor nemá dvojice podle vlastního plánu.
error-arena-weights = Kapitáni se od těchto her dál učili; začněte nový turnaj.
error-dask-missing = Dask není nainstalován; doplní ho pip install "{ $extra }".
error-dask-silent = Na adrese { $address } žádný plánovač Dask neodpovídá.
error-worker-ended = Proces, který počítal, skončil předčasně, snad pro nedostatek paměti; s menším --jobs jí stačí méně.
error-passport-unreadable = { $file } není průkaz síly: { $reason }.
error-passport-level = { $name } není úroveň, kterou lze měřit; na výběr jsou { $names }.
error-calibration-captain = { $name } neudává šance na výhru: hodnota jeho voleb byla { $value }.
error-calibration-games = Zpráva potřebuje aspoň jednu hru, ne { $games }.
error-passport-settings = Nastavení některé úrovně se od těchto her změnilo; začněte znovu.
