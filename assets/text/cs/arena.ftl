# Co se může pokazit u turnajů, u průkazu síly a u zprávy o kalibraci.

error-arena-players = Turnaj potřebuje aspoň 2 hráče, ne { $players }.
error-arena-twice = { $name } je přihlášen dvakrát.
error-arena-seats = Stoly mají 2, 3 nebo 4 místa, každé číslo jednou, ne „{ $seats }“.
error-arena-games = Turnaj potřebuje aspoň jednu hru, ne { $games }.
error-arena-error = Pravděpodobnost omylu je mezi 0 a 1, ne { $error }.
error-arena-unreadable = V { $file } není turnaj: { $reason }.
error-arena-pairings = Soubor nemá dvojice podle vlastního plánu.
error-arena-weights = Kapitáni se od těchto her něčemu naučili; začněte nový turnaj.
error-dask-missing = Dask není nainstalován; doplní ho pip install "{ $extra }".
error-dask-silent = Na adrese { $address } žádný plánovač Dask neodpovídá.
error-passport-unreadable = { $file } není průkaz síly: { $reason }.
error-passport-level = { $name } není měřitelná úroveň; jsou tu { $names }.
error-calibration-captain = { $name } neudává naděje na výhru: hodnota voleb byla { $value }.
error-calibration-games = Zpráva potřebuje aspoň jednu hru, ne { $games }.
error-passport-settings = Nastavení některé úrovně se od těchto her změnilo; začni znovu.
