# Co se může kolem hry pokazit. Každé má nadpis <id>-title.

error-settings-broken-title = Nastavení odloženo
error-settings-broken =
    Nastavení nešlo přečíst: { $reason }.
    Zůstalo jako { $kept } vedle nového { $file }; platí obvyklé.
error-settings-unreadable-title = Nastavení nelze číst
error-settings-unreadable =
    { $file } nelze otevřít: { $reason }.
    Platí obvyklé nastavení, nic se nezměnilo.
error-settings-unwritable-title = Nastavení nelze uložit
error-settings-unwritable =
    Do složky s daty nelze zapisovat: { $reason }.
    Vaše volby platí, dokud hru neopustíte.
error-crash-title = Ztroskotání
error-crash =
    Tortuga najela na mělčinu: { $reason }.
    Hra je v bezpečí po poslední potvrzenou volbu. Spusťte ji znovu a zvolte Pokračovat.
    Záznam leží v { $file }.
error-title = To se nepovedlo
error-library-locked-title = Tortuga už běží
error-library-folder-title = Není kam zapisovat
error-library-unwritable-title = Není kam zapisovat
error-no-display-title = Chybí obrazovka
error-no-display = Nelze otevřít žádné okno: { $reason }.
error-keys-title = Neznámá klávesa
error-keys = Nastavení uvádí klávesu nebo akci { $name }, která není. Platí obvyklé klávesy.

## What the system says about a file or folder, in the middle of a sentence

reason-enoent = soubor nebo složka neexistuje
reason-eisdir = je to složka
reason-enotdir = část cesty není složka
reason-eacces = přístup byl odepřen
reason-enospc = disk je plný
reason-erofs = disk je jen pro čtení
reason-enametoolong = název je příliš dlouhý
