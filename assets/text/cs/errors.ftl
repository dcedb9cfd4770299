# Co se může kolem hry pokazit. Každé má nadpis <id>-title.

error-settings-broken-title = Nastavení vráceno na výchozí
error-settings-broken =
    Nastavení nešlo přečíst: { $reason }.
    Zůstalo jako { $kept } vedle nového { $file }; platí výchozí.
error-settings-partly-title = Neznámá nastavení
error-settings-partly =
    V souboru { $file } jsou hodnoty, které tato verze hry nezná: { $fields }.
    Zůstanou, dokud je tu nezměníte; všechno ostatní platí.
error-settings-unreadable-title = Nastavení nelze číst
error-settings-unreadable =
    { $file } nelze otevřít: { $reason }.
    Platí výchozí nastavení, nic se nezměnilo.
error-settings-unwritable-title = Nastavení nelze uložit
error-settings-unwritable =
    Do složky s daty nelze zapisovat: { $reason }.
    Vaše volby platí, dokud hru neopustíte.
error-crash-title = Neočekávaná chyba
error-crash =
    Hru zastavila chyba: { $reason }.
    Hra je uložena až po poslední potvrzenou volbu. Spusťte ji znovu a zvolte Pokračovat.
    Podrobnosti o chybě jsou v { $file }.
error-title = To se nepovedlo
error-library-locked-title = Tortuga už běží
error-library-folder-title = Složku s daty nelze použít
error-library-unwritable-title = Do knihovny nelze zapisovat
error-library-elsewhere-title = Do složky s daty nelze nic uložit
error-library-rescued-title = Knihovna zachráněna
error-library-damaged-title = Knihovna je poškozená
error-no-display-title = Chybí obrazovka
error-no-display = Nelze otevřít okno: { $reason }.
error-no-screen = Nelze otevřít okno, protože není dostupná žádná obrazovka (DISPLAY={ $display }).
error-no-home = Není známo, kam ukládat hry, protože tento uživatel nemá domovskou složku: určete ji volbou { $option } nebo proměnnou { $variable }.
error-keys-title = Neznámá klávesa
error-keys = V nastavení je klávesa nebo akce { $name }, která neexistuje. Platí výchozí klávesy.

## What the system says about a file or folder, in the middle of a sentence

reason-enoent = soubor nebo složka neexistuje
reason-eexist = je tam soubor toho jména, ne složka
reason-efbig = je příliš velký
reason-eisdir = je to složka
reason-enotdir = část cesty není složka
reason-eacces = přístup byl odepřen
reason-enospc = disk je plný
reason-erofs = disk je jen pro čtení
reason-enxio = zařízení neexistuje, nebo z roury nikdo nečte
reason-enametoolong = název je příliš dlouhý

error-analysis-unfinished = hra není u konce, nebo soubor obsahuje jen to, co někdo viděl
error-analysis-game = hry { $game } zatím žádný kapitán nerozebírá
